"""Messages over HTTP about rooms: making one, entering one, and the list of my rooms."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from philtre.server.wire.base import Key, Name, PackText, Part, Phase, Piece, RecordText, SeatNumber, Version
from philtre.server.wire.room import Seat
from philtre.server.wire.settings import Settings


class Wanted(Part):
    """Who gets a seat of a new room: me (also several seats, each with a name), a bot, or anybody who joins."""

    holder: Literal["me", "bot", "open"]
    name: Name | None = None
    bot: Key | None = None


class CreateRoom(Part):
    """A new room; its maker is the host. `start` begins at once if no seat is open.

    With `pack` the room plays with this content pack, which is checked, kept with the room and never executed.
    """

    settings: Settings
    seats: Annotated[list[Wanted], Meta(max_length=16)] = msgspec.field(default_factory=list)
    start: bool = False
    pack: PackText | None = None


class BringRecord(Part):
    """Import the record of a finished game, to view it like a game that was played here. It is replayed and checked."""

    text: RecordText


class Created(Piece):
    """The new room."""

    code: str
    table: str


class Fork(Part):
    """Continue a finished game from one of its points, with new luck, in a new room. I take one of the seats."""

    version: Version
    seat: SeatNumber
    name: Name
    bot: Key | None = None  # on all other seats, and the game begins at once; null: they stay open, and the room waits


class Claimed(Piece):
    """The room and seat that I got by a seat link."""

    code: str
    seat: int


class RoomCard(Piece):
    """A room in a list, or before entering it."""

    code: str
    phase: Phase
    table: str
    game: str
    variant: str
    seats: list[Seat]
    seat: int | None  # in turn
    mine: bool  # one of the seats is mine
    my_turn: bool
    updated: int  # ms since 1970


class Me(Piece):
    """Who I am, and the rooms I have a seat in, the latest first."""

    person: str
    rooms: list[RoomCard]
