"""What messages of every topic are made of."""

from __future__ import annotations

import msgspec


class Part(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """A piece of a message."""


class Piece(msgspec.Struct, kw_only=True):
    """A piece of what the server sends. Clients ignore fields they do not know."""


class Problem(Piece):
    """Why an HTTP request was refused. The words are the message `error-<code>`; `message` is plain English."""

    code: str
    message: str
    details: dict[str, str | int]
