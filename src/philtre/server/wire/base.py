"""Base classes of all messages."""

from __future__ import annotations

from typing import Annotated, Final, Literal

import msgspec
from msgspec import Meta

from philtre.words.pack import LARGEST

LONGEST_RECORD: Final = 256 * 1024
PROTOCOL: Final = 1  # raised when old clients would misunderstand a new server

Code = Annotated[str, Meta(min_length=4, max_length=16, pattern="^[A-Z0-9]+$")]
Id = Annotated[str, Meta(min_length=1, max_length=40)]
TableId = Annotated[str, Meta(min_length=8, max_length=40)]
SeatNumber = Annotated[int, Meta(ge=0, le=15)]
Version = Annotated[int, Meta(ge=0, le=1_000_000)]
Protocol = Annotated[int, Meta(ge=0, le=1_000_000)]
Key = Annotated[str, Meta(min_length=1, max_length=60, pattern="^[a-z0-9:._-]+$")]
Name = Annotated[str, Meta(max_length=80)]
PackName = Annotated[str, Meta(min_length=1, max_length=60)]
PackText = Annotated[str, Meta(max_length=LARGEST)]
RecordText = Annotated[str, Meta(max_length=LONGEST_RECORD)]
Position = Annotated[msgspec.Raw, Meta(extra_json_schema={"title": "Position"})]

Holder = Literal["open", "person", "bot"]
Phase = Literal["lobby", "playing", "over"]
Talk = Literal["free", "phrases", "silent"]
Away = Literal["absent", "bot", "wait"]
Overtime = Literal["absent", "bot", "resign"]
Deeds = Literal["setup", "action", "undo", "resign", "stop"]
Actor = Literal["person", "bot", "absent", "stand_in"]


class Part(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """A piece of a message."""


class Piece(msgspec.Struct, kw_only=True):
    """A piece of what the server sends. Clients ignore fields they do not know."""


class Problem(Piece):
    """Why an HTTP request was refused. The text is `error-<code>` with the details; in English `message`."""

    code: str
    message: str
    details: dict[str, str | int]


class Asking(Part, tag_field="type"):
    """A message from a client. The answer has the same `id` in `answers`; resend until it arrives."""

    id: Id


class Telling(msgspec.Struct, kw_only=True, tag_field="type"):
    """A message from the server. `answers` is the id of this client's request that it answers, if any."""

    answers: str | None = None
