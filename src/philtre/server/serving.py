"""Runs the application under uvicorn, with an orderly shutdown."""

from __future__ import annotations

import asyncio
import contextlib
import errno
import signal
import socket
import threading
import webbrowser
from collections.abc import AsyncIterator, Callable
from functools import partial
from typing import Final, cast

import uvicorn

from philtre.core.errors import PhiltreError
from philtre.server import logs, memory
from philtre.server.app import application
from philtre.server.catalogue import Catalogue
from philtre.server.config import Config
from philtre.server.guard.limits import LARGEST_FRAME, ConnectionLimit
from philtre.server.http.monitoring import monitoring_server
from philtre.server.http.protocol import HttpProtocol
from philtre.server.http.proxies import ProxyHeaders
from philtre.server.services import Services
from philtre.server.ws.protocol import SocketProtocol

BACKLOG: Final = 2048
SEND_BUFFER: Final = 128 * 1024
MOST_FILES: Final = 65_536
REASONS: Final = {errno.EADDRINUSE: "taken", errno.EACCES: "forbidden", errno.EADDRNOTAVAIL: "host"}
GRACE: Final = 5  # seconds for requests under way when the server stops


class Server(uvicorn.Server):
    """A uvicorn server that tells clients before it closes their connections."""

    def __init__(self, config: uvicorn.Config, services: Services, ready: Callable[[str], None]) -> None:
        super().__init__(config)
        self._services = services
        self._ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if sockets:
            self._ready(address_of(sockets[0]))

    async def serve_quietly(self, sockets: list[socket.socket]) -> None:
        """Serve without uvicorn's signals: it would raise them again before the services are closed."""
        await self._serve(sockets)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        await self._services.say_goodbye()
        await super().shutdown(sockets)


def server(services: Services, ready: Callable[[str], None]) -> Server:
    """A server that is not running yet; `ready` is called with its address when it answers."""
    config = services.config
    connection_limit = None if config.proxies else ConnectionLimit(config.limits.connections)
    app = application(services)
    settings = uvicorn.Config(
        ProxyHeaders(app, config.proxies) if config.proxies else app,
        http=cast("type[asyncio.Protocol]", partial(HttpProtocol, connection_limit=connection_limit)),
        ws=SocketProtocol,
        ws_max_size=LARGEST_FRAME,
        ws_per_message_deflate=False,  # compression triples the memory of a connection
        ws_ping_interval=20.0,
        ws_ping_timeout=30.0,
        backlog=BACKLOG,
        log_config=None,
        access_log=False,
        server_header=False,
        date_header=True,
        proxy_headers=False,  # ours wraps the application
        timeout_keep_alive=10,
        timeout_graceful_shutdown=GRACE,
        lifespan="off",
    )
    return Server(settings, services, ready)


def allow_many_connections() -> None:
    """Raise the limit of open files, because systems often allow about a thousand, and every connection is one."""
    try:
        import resource
    except ImportError:
        return
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = MOST_FILES if most == resource.RLIM_INFINITY else min(most, MOST_FILES)
    resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, most))


class NotListening(PhiltreError):
    """Nobody can listen there: the port is taken or not allowed, or the address is not of this machine."""

    def __init__(self, host: str, port: int, option: str, error: OSError) -> None:
        problem = error.strerror or str(error)
        kind = "host" if isinstance(error, socket.gaierror) else REASONS.get(error.errno or 0, "unusable")
        details: dict[str, str | int] = {"host": host, "port": str(port), "option": option, "problem": problem}
        super().__init__(f"{host}:{port} cannot be listened on: {problem}", f"port-{kind}", details)


def listen(host: str, port: int, option: str = "--port") -> socket.socket:
    """A listening socket; port 0 takes any free one. Raises NotListening, which names the option that says which."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listener = socket.socket(family, socket.SOCK_STREAM)
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    # Inherited by every connection, so that the system does not buffer megabytes for a client that does not read.
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, SEND_BUFFER)
    try:
        listener.bind((host, port))
        listener.listen(BACKLOG)  # now, because two may bind to a port where nobody listens yet
    except OSError as error:
        listener.close()
        raise NotListening(host, port, option, error) from error
    return listener


def is_free(host: str, port: int) -> bool:
    """Whether the port is free."""
    try:
        listen(host, port).close()
    except NotListening:
        return False
    return True


def address_of(listener: socket.socket) -> str:
    """The address for this machine's own browser."""
    host, port = listener.getsockname()[:2]
    return _address({"0.0.0.0": "127.0.0.1", "::": "::1"}.get(host, host), port)


def address_for_others(listener: socket.socket) -> str | None:
    """The address in the local network, for a server that listens on all addresses; None if there is no network."""
    host, port = listener.getsockname()[:2]
    if host not in ("0.0.0.0", "::"):
        return None
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # sends nothing: the system only chooses the way
        except OSError:
            return None
        return _address(str(probe.getsockname()[0]), port)


def _address(host: str, port: int) -> str:
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"


def run(
    config: Config, listener: socket.socket, ready: Callable[[str], None], catalogue: Catalogue | None = None
) -> None:
    """Serve until interrupted. Raises StorageError if the database cannot be used, NotListening if a port cannot."""
    logs.configure(config.log_level)
    allow_many_connections()
    memory.keep_few_arenas()
    memory.tidy_seldom()
    with asyncio.Runner(loop_factory=_loop_factory()) as runner:
        runner.run(_serve(config, listener, ready, catalogue))


def _loop_factory() -> Callable[[], asyncio.AbstractEventLoop] | None:
    """A faster event loop if it is installed, which it is not on Windows."""
    try:
        import uvloop
    except ImportError:
        return None
    return uvloop.new_event_loop


async def _serve(
    config: Config, listener: socket.socket, ready: Callable[[str], None], catalogue: Catalogue | None
) -> None:
    services = Services(config, catalogue)
    await services.open()
    serving = server(services, ready)
    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, serving.handle_exit)
    tidier = memory.Tidier(lambda: len(services.registry.open) + len(services.sessions))
    tidying = asyncio.get_running_loop().create_task(tidier.run())
    try:
        async with monitored(services):
            await serving.serve_quietly([listener])
    finally:
        tidying.cancel()
        await services.close()


@contextlib.asynccontextmanager
async def monitored(services: Services) -> AsyncIterator[None]:
    """Serve metrics at a port of their own, if the configuration has one."""
    if services.config.metrics is None:
        yield
        return
    pages = monitoring_server(services)
    with listen("127.0.0.1", services.config.metrics, "--metrics-port") as listener:
        serving = asyncio.get_running_loop().create_task(pages._serve([listener]))
        try:
            yield
        finally:
            pages.should_exit = True
            await serving


def open_browser(address: str) -> threading.Thread:
    """Open a browser in a thread, because some browsers block until they are closed."""
    thread = threading.Thread(target=webbrowser.open, args=[address], daemon=True)
    thread.start()
    return thread
