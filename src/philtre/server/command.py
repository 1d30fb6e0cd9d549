"""`philtre serve`. Quick to import: the server is only loaded when the command runs."""

from __future__ import annotations

import contextlib
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import IO, TYPE_CHECKING, Annotated

import typer

from philtre.core.errors import SetupError
from philtre.words.fluent import Words

if TYPE_CHECKING:
    from philtre.server.config import Config

Host = Annotated[str, typer.Option("--host", envvar="PHILTRE_HOST", help="serve-opt-host")]
Port = Annotated[int, typer.Option("--port", envvar="PHILTRE_PORT", help="serve-opt-port", min=0, max=65535)]
Data = Annotated[
    Path | None, typer.Option("--data", envvar="PHILTRE_DATA", help="serve-opt-data", metavar="FOLDER", file_okay=False)
]
Database = Annotated[
    str | None, typer.Option("--database", envvar="PHILTRE_DATABASE", help="serve-opt-database", metavar="URL")
]
Origins = Annotated[
    list[str] | None, typer.Option("--origin", envvar="PHILTRE_ORIGINS", help="serve-opt-origin", metavar="URL")
]
HostNames = Annotated[
    list[str] | None,
    typer.Option("--host-name", envvar="PHILTRE_HOST_NAMES", help="serve-opt-host-name", metavar="NAME"),
]
Packs = Annotated[
    Path | None,
    typer.Option("--packs", envvar="PHILTRE_PACKS", help="serve-opt-packs", metavar="FOLDER", file_okay=False),
]
Proxies = Annotated[
    str, typer.Option("--proxies", envvar="PHILTRE_PROXIES", help="serve-opt-proxies", metavar="ADDRESSES")
]
Pace = Annotated[float, typer.Option("--pace", envvar="PHILTRE_PACE", help="serve-opt-pace", min=0.0, max=60.0)]
Thinkers = Annotated[
    int | None,
    typer.Option("--bot-processes", envvar="PHILTRE_BOT_PROCESSES", help="serve-opt-bot-processes", min=1, max=64),
]
MetricsPort = Annotated[
    int | None,
    typer.Option("--metrics-port", envvar="PHILTRE_METRICS_PORT", help="serve-opt-metrics-port", min=1, max=65535),
]
MetricsToken = Annotated[
    str | None,
    typer.Option("--metrics-token", envvar="PHILTRE_METRICS_TOKEN", help="serve-opt-metrics-token", metavar="TOKEN"),
]
KeepRooms = Annotated[
    int | None,
    typer.Option("--keep-rooms", envvar="PHILTRE_KEEP_ROOMS", help="serve-opt-keep-rooms", metavar="DAYS", min=1),
]
KeepRecords = Annotated[
    int | None,
    typer.Option("--keep-records", envvar="PHILTRE_KEEP_RECORDS", help="serve-opt-keep-records", metavar="DAYS", min=1),
]
PushContact = Annotated[
    str | None,
    typer.Option("--push-contact", envvar="PHILTRE_PUSH_CONTACT", help="serve-opt-push-contact", metavar="mailto:…"),
]
PushServices = Annotated[
    list[str] | None,
    typer.Option("--push-service", envvar="PHILTRE_PUSH_SERVICES", help="serve-opt-push-service", metavar="HOST"),
]
Limit = Annotated[
    list[str] | None, typer.Option("--limit", envvar="PHILTRE_LIMITS", help="serve-opt-limit", metavar="NAME=NUMBER")
]
Level = Annotated[
    str, typer.Option("--log", envvar="PHILTRE_LOG", help="serve-opt-log", metavar="debug|info|warning|error")
]
Browse = Annotated[bool, typer.Option("--open", help="serve-opt-open")]


def serve(
    ctx: typer.Context,
    host: Host = "127.0.0.1",
    port: Port = 8470,
    data: Data = None,
    database: Database = None,
    origin: Origins = None,
    host_name: HostNames = None,
    packs: Packs = None,
    proxies: Proxies = "",
    pace: Pace = 0.8,
    bot_processes: Thinkers = None,
    limit: Limit = None,
    keep_rooms: KeepRooms = None,
    keep_records: KeepRecords = None,
    metrics_port: MetricsPort = None,
    metrics_token: MetricsToken = None,
    push_contact: PushContact = None,
    push_service: PushServices = None,
    log: Level = "info",
    browse: Browse = False,
) -> None:
    from philtre.server.config import Config, check_names, data_folder, sqlite_in
    from philtre.server.guard.limits import read_limits
    from philtre.server.push.sending import check_contact

    if log not in ("debug", "info", "warning", "error"):
        raise SetupError(f"there is no log level '{log}'; choose from: debug, info, warning, error")
    check_names(proxies, tuple(host_name or ()), tuple(origin or ()))
    folder = data or data_folder()
    config = Config(
        database=database or sqlite_in(folder),
        host=host,
        port=port,
        origins=tuple(origin or ()),
        hosts=tuple(host_name or ()),
        pace=pace,
        bot_processes=bot_processes,
        packs=packs or folder / "packs",
        proxies=proxies,
        keep_rooms=keep_rooms,
        keep_records=keep_records,
        metrics=metrics_port,
        metrics_token=metrics_token,
        push_contact=None if push_contact is None else check_contact(push_contact),
        push_services=tuple(push_service or ()),
        log_level=log,
        limits=read_limits(limit or []),
    )
    with only_one(config.database, ctx.obj):
        run(config, ctx.obj, browse)


def play(ctx: typer.Context, port: Port = 8470, data: Data = None) -> None:
    """`philtre play`: a server without logs, and a browser with its page."""
    from philtre.server import serving
    from philtre.server.config import Config, data_folder, sqlite_in

    found = running_at(port)
    if found is not None:
        print(ctx.obj("server-ready", address=found))
        serving.open_browser(found).join()
        return
    folder = data or data_folder()
    free = port if serving.is_free("127.0.0.1", port) else 0
    config = Config(database=sqlite_in(folder), port=free, packs=folder / "packs", log_level="warning")
    with only_one(config.database, ctx.obj):
        run(config, ctx.obj, browse=True)


def running_at(port: int) -> str | None:
    """The address of a Philtre server that already runs at this port."""
    import http.client

    connection = http.client.HTTPConnection("127.0.0.1", port, timeout=1)
    try:
        connection.request("GET", "/api/catalogue")
        answer = connection.getresponse()
        return f"http://127.0.0.1:{port}" if answer.status == 200 and b'"protocol"' in answer.read() else None
    except (OSError, http.client.HTTPException):
        return None
    finally:
        connection.close()


def run(config: Config, say: Words, browse: bool) -> None:
    """Serve until interrupted, and print the address."""
    from philtre.server import serving

    def ready(address: str) -> None:
        others = serving.address_for_others(listener)
        lines = [say("server-ready", address=address)]
        lines += [say("server-others", address=others)] if others else []
        print(*lines, say("server-stop"), sep="\n", flush=True)
        if browse:
            serving.open_browser(address)

    with serving.listen(config.host, config.port) as listener:
        serving.run(config, listener, ready)


@contextlib.contextmanager
def only_one(database: str, say: Words) -> Iterator[None]:
    """Hold the lock of a SQLite file, which may have only one server, under whatever name it was opened."""
    from philtre.server.storage.connecting import file_of

    file = file_of(database)
    if file is None:
        yield
        return
    with _lock_beside(file) as lock:
        if not _locked(lock.fileno()):
            raise SetupError(say("server-second", place=str(file.parent)))
        yield


def _lock_beside(file: Path) -> IO[str]:
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        return file.with_suffix(".lock").open("w")
    except OSError as error:
        raise SetupError(f"games cannot be kept in {file.parent}: {error.strerror}") from error


def _locked(file: int) -> bool:
    try:
        if sys.platform == "win32":
            import msvcrt

            msvcrt.locking(file, msvcrt.LK_NBLCK, 1)
        else:
            import fcntl

            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        return False
    return True
