"""The configuration of a server. `philtre serve --help` explains each option."""

from __future__ import annotations

import re
from ipaddress import ip_network
from pathlib import Path
from typing import Final

import msgspec
from platformdirs import user_data_path

from philtre.core.errors import SetupError
from philtre.server.guard.limits import Limits

NAME: Final = r"([a-z0-9_.-]+|\[[0-9a-f:.]+\])(:\d+)?"  # as the header Host has it


class Config(msgspec.Struct, frozen=True, kw_only=True):
    """How to serve."""

    database: str
    host: str = "127.0.0.1"
    port: int = 8470
    origins: tuple[str, ...] = ()  # other origins whose pages may use this server
    hosts: tuple[str, ...] = ()  # host names of this server; empty: any
    pace: float = 0.8  # minimum seconds for a bot's move
    bot_processes: int | None = None
    proxies: str = ""  # addresses of proxies that are trusted to tell the client's address
    packs: Path | None = None  # folder of content packs
    keep_rooms: int | None = None  # days without activity after which a room is deleted; None: never
    keep_records: int | None = None  # days after which a finished game is deleted; None: never
    metrics: int | None = None  # the port for metrics, on localhost only
    metrics_token: str | None = None  # the token for metrics at the usual port
    push_contact: str | None = None  # the operator's contact for push services; None: no notifications
    push_services: tuple[str, ...] = ()  # push services to allow besides those of the usual browsers
    log_level: str = "info"
    limits: Limits = msgspec.field(default_factory=Limits)


def check_names(proxies: str, hosts: tuple[str, ...], origins: tuple[str, ...]) -> None:
    """A wrong name would refuse everybody, or believe nobody, without a word. Raises SetupError."""
    for host in hosts:
        if not re.fullmatch(NAME, host, re.IGNORECASE):
            raise SetupError(f"--host-name is a name such as play.example.org, not {host[:60]!a}")
    for origin in origins:
        if not re.fullmatch(f"https?://{NAME}", origin, re.IGNORECASE):
            raise SetupError(f"--origin is an address such as https://example.org, without a path, not {origin[:60]!a}")
    for proxy in proxies.split(",") if proxies not in ("", "*") else []:
        try:
            ip_network(proxy.strip())
        except ValueError as error:
            kinds = "addresses or networks such as 127.0.0.1,10.0.0.0/8, or *"
            raise SetupError(f"--proxies are {kinds}, not {proxy[:60]!a}") from error


def data_folder() -> Path:
    return user_data_path("philtre", appauthor=False)


def sqlite_in(folder: Path) -> str:
    """The address of the database file in a folder."""
    return f"sqlite:///{folder.expanduser().absolute() / 'philtre.db'}"
