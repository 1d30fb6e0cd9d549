"""Messages over HTTP about rooms: making one, entering one, and the list of my rooms."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from philtre.server.wire.base import Key, Name, PackText, Part, Phase, Piece, RecordText, SeatNumber, Version
from philtre.server.wire.room import Seat
from philtre.server.wire.settings import Settings


class Wanted(Part):
    """Who gets a seat of a new room: me (with several seats: a hot seat, each with a name), a bot, or whoever comes."""

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
    """A finished game, to be looked at like one that was played here. It is played again and checked first."""

    text: RecordText


class Created(Piece):
    """Where the new room is."""

    code: str
    table: str


class Fork(Part):
    """Play on from a point of a finished game, with new luck: I take one seat, bots or whoever comes the others."""

    version: Version
    seat: SeatNumber
    name: Name
    bot: Key | None = None  # on the other seats, and it begins at once; null: they stay open, and the room waits


class Claimed(Piece):
    """The room and seat that I got through a seat link."""

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
