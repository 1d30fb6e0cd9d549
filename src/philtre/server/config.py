"""The configuration of a server. `philtre serve --help` explains each option."""

from __future__ import annotations

from pathlib import Path

import msgspec
from platformdirs import user_data_path

from philtre.server.guard.limits import Limits


class Config(msgspec.Struct, frozen=True, kw_only=True):
    """How to serve."""

    database: str
    host: str = "127.0.0.1"
    port: int = 8470
    origins: tuple[str, ...] = ()  # other pages that may use this server
    hosts: tuple[str, ...] = ()  # names under which this server is reached; none: any
    pace: float = 0.8  # seconds a bot takes at least
    bot_processes: int | None = None
    proxies: str = ""  # addresses of proxies whose word on the client's address is taken
    packs: Path | None = None  # folder of content packs
    keep_rooms: int | None = None  # days after which a room in which nothing happens goes; None: never
    keep_records: int | None = None  # days after which a finished game goes
    metrics: int | None = None  # the port of figures, for this machine alone
    metrics_token: str | None = None  # who brings it gets the figures at the usual port
    push_contact: str | None = None  # the host's address for push services; None: nobody is notified
    push_services: tuple[str, ...] = ()  # besides those of the usual browsers
    log_level: str = "info"
    limits: Limits = msgspec.field(default_factory=Limits)


def data_folder() -> Path:
    return user_data_path("philtre", appauthor=False)


def sqlite_in(folder: Path) -> str:
    """The address of the database file in a folder."""
    return f"sqlite:///{folder.expanduser().absolute() / 'philtre.db'}"
