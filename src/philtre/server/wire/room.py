"""Messages about a room: seats, settings, chat."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta

from philtre.server.wire.base import Asking, Holder, Key, Name, Phase, Piece, SeatNumber, TableId, Talk, Telling
from philtre.server.wire.settings import Settings
from philtre.words.face import Control


class Sit(Asking, tag="sit"):
    """Take an open seat, or one a bot plays, under a name that nobody else has.

    A second seat for the same person is a hot seat. During a game only the seat I left, unless `stand_ins` allows more.
    After its end seats and names stay as they are until the next table.
    """

    seat: SeatNumber
    name: Name


class Rename(Asking, tag="rename"):
    """Another name for a seat I hold; during a game only if free chat is allowed."""

    seat: SeatNumber
    name: Name


class Rise(Asking, tag="rise"):
    """Leave a seat I hold; the host may empty any seat. During a game this is `put_bot` with the seat's last bot."""

    seat: SeatNumber


class Swap(Asking, tag="swap"):
    """Before the start: exchange two seats. One of them must be mine, unless I am host."""

    seat: SeatNumber
    other: SeatNumber


class PutBot(Asking, tag="put_bot"):
    """Let a bot play a seat: an open one, mine, or (the host) any.

    During a game the host may change a bot's level. A person who is gone longer than the grace time loses the seat
    when all others who are there have asked for it, and at least two; until then the request counts as a vote.
    """

    seat: SeatNumber
    bot: Key


class Arrange(Asking, tag="arrange"):
    """The host changes the settings of the room, before the start."""

    settings: Settings


class AddNumber(Asking, tag="add_number"):
    """My seat's own number for the next deal, chosen by chance once `promise` has been seen, for the table it names.

    It is hashed into the luck, so that nobody can choose the deal, see docs/records.md.
    """

    table: TableId
    seat: SeatNumber
    number: Annotated[str, Meta(pattern="^[0-9a-f]{32}$")]


class Start(Asking, tag="start"):
    """The host begins the game."""


class Rematch(Asking, tag="rematch"):
    """After the end: offer a new table in the same room with the same people, or accept the offer that is there.

    Once every person has accepted it begins at once, or (without `start`) waits for `start`. Persons who have left
    need not accept, but then it does not begin at once either. Until then everybody still sees the result.
    """

    start: bool = False


class AnswerRematch(Asking, tag="answer_rematch"):
    """Accept the offer of another game, or decline it. The one who offered may withdraw by declining."""

    agree: bool


class MakeLink(Asking, tag="make_link"):
    """Make a link that moves one of my seats to another device, once. An older link of the seat becomes invalid."""

    seat: SeatNumber


class Say(Asking, tag="say"):
    """A chat message: either a phrase, or free text if the room allows it."""

    phrase: Key | None = None
    text: Annotated[str, Meta(max_length=300)] | None = None


class Seat(Piece):
    """A seat and who has it."""

    number: int
    holder: Holder
    name: str | None  # of the person; bots are named by the words of their code
    bot: str | None
    mine: bool
    person: str | None  # equal for the seats of one person
    present: bool  # connected; always true for bots
    away: bool  # gone for longer than the grace time
    resigned: bool
    host: bool
    stand_in_at: int | None = None  # when somebody will play for an absent person, ms since 1970; null: nobody will
    team: int | None = None  # seats with the same number play together; null: everybody plays alone, or all together
    added: bool = False  # whether it has added a number to the next deal
    voices: int = 0  # votes for a bot on this seat, see `put_bot`


class Past(Piece):
    """A finished table of this room."""

    table: str
    game: str
    variant: str
    ranks: list[int]
    names: list[str | None]


class Tally(Piece):
    """How many games a person or a level of bots has played and won in this room. Shared victories count."""

    person: str | None
    name: str | None
    bot: str | None
    games: int
    wins: int


class NextGame(Piece):
    """An offer of another game that waits for answers."""

    by: list[int]  # the seats of the person who offered it; empty if they have none
    start: bool  # it begins as soon as everybody has accepted
    agreed: list[int]
    waiting: list[int]


class Promise(Piece):
    """What is fixed of the next deal before the seats add their numbers: the seed, by its SHA-256, and the table."""

    commitment: str
    table: str


class Origin(Piece):
    """The point of a finished game that a table was forked from."""

    table: str
    version: int


class RoomInfo(Telling, tag="room"):
    """The room as this connection sees it. It is sent completely whenever something has changed."""

    code: str
    phase: Phase
    table: str  # the present table; a rematch has another
    settings: Settings
    seats: list[Seat]
    host: bool  # whether I am the host
    spectators: int
    talk: Talk  # what is allowed now: team tables never allow free text
    controls: list[Control]  # start, arrange, rematch, say: on, or off with a reason; words: `error-<reason>`
    past: list[Past]
    origin: Origin | None
    pack: str | None = None  # the title of the content pack
    score: list[Tally] = msgspec.field(default_factory=list)  # of all games, also those that are no longer in `past`
    rematch: NextGame | None = None
    promise: Promise | None = None  # of the next deal: this table's before its start, then the next table's
    terms: list[str] = msgspec.field(default_factory=list)  # what determines this table's luck in addition to the seed


class Said(Telling, tag="said"):
    """A chat message. A client that connects gets the latest ones again."""

    number: int  # counts the messages of this table
    seat: int | None  # null: a spectator
    name: str | None
    phrase: str | None  # words `say-<phrase>`
    text: str | None
    at: int  # ms since 1970


class Link(Telling, tag="link"):
    """A secret path. The first person who opens it gets my seat."""

    seat: int
    path: str
