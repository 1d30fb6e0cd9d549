"""Messages about the connection itself: hello, refusals, goodbye."""

from __future__ import annotations

from philtre.server.wire.base import Asking, Protocol, TableId, Telling, Version


class Hello(Asking, tag="hello"):
    """The first message of every connection. With the table and version it last saw, a client gets the story since."""

    protocol: Protocol
    table: TableId | None = None
    version: Version | None = None
    watch: bool = False  # join as a spectator, although I hold a seat


class Ping(Asking, tag="ping"):
    """Are you there? Answered by `pong`."""


class Welcome(Telling, tag="welcome"):
    """Answers `hello`; a `room` and, once a game has begun, a `table` follow."""

    protocol: int
    server: str  # the version of philtre
    code: str  # of the room
    person: str  # my public name
    now: int  # the server's clock, ms since 1970


class Pong(Telling, tag="pong"):
    """I am here."""

    now: int


class Refused(Telling, tag="refused"):
    """A request was refused; nothing has changed. The text is `error-<code>` with the details; in English `message`."""

    code: str
    message: str
    details: dict[str, str | int]
    version: int | None  # of the table; after an act at an old version the `table` follows


class Bye(Telling, tag="bye"):
    """The server closes the connection. With `again`, reconnect in a moment; nothing is lost."""

    code: str
    again: bool
