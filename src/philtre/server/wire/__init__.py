"""Every message between the server and its clients, both ways.

Over the websocket of a room each frame is one message, told apart by its `type`; over HTTP bodies are plain JSON.
`docs/protocol.md` and the browser's types are generated from here: the docstrings are the documentation.
"""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal

import msgspec
from msgspec import Meta

from philtre.server.wire.analysis import Analysing, Analysis, Judged, Weighed
from philtre.server.wire.base import Part, Piece, Problem
from philtre.server.wire.packs import CheckPack, PackCard, PackMistake, PackNames, PackReport, Packs
from philtre.words.face import Choice, Control, Detail, Happening
from philtre.words.pack import LARGEST

PROTOCOL: Final = 1  # changes when an old client would misunderstand a new server

Code = Annotated[str, Meta(min_length=4, max_length=16, pattern="^[A-Z0-9]+$")]
Id = Annotated[str, Meta(min_length=1, max_length=40)]
TableId = Annotated[str, Meta(min_length=8, max_length=40)]
SeatNumber = Annotated[int, Meta(ge=0, le=15)]
Version = Annotated[int, Meta(ge=0, le=1_000_000)]
Key = Annotated[str, Meta(min_length=1, max_length=60, pattern="^[a-z0-9:._-]+$")]
Name = Annotated[str, Meta(max_length=80)]
PackName = Annotated[str, Meta(min_length=1, max_length=60)]
PackText = Annotated[str, Meta(max_length=LARGEST)]
Position = Annotated[msgspec.Raw, Meta(extra_json_schema={"title": "Position"})]

Holder = Literal["open", "person", "bot"]
Phase = Literal["lobby", "playing", "over"]
Talk = Literal["free", "phrases", "silent"]
Away = Literal["absent", "bot", "wait"]
Overtime = Literal["absent", "bot", "resign"]
Deeds = Literal["setup", "action", "undo", "resign", "stop"]
Actor = Literal["person", "bot", "absent"]


class Clock(Part):
    """How long a seat may think, and what happens when its time is over."""

    kind: Literal["none", "turn", "days"] = "none"
    amount: Annotated[int, Meta(ge=0, le=3600)] = 0  # seconds for `turn`, days for `days`
    then: Overtime = "absent"  # the game's absent rule plays, a bot plays, or the seat resigns


class Settings(Part):
    """What a room agrees on before a game. `options` holds only what differs from the game's defaults."""

    game: Key
    variant: Key
    seats: Annotated[int, Meta(ge=1, le=16)]
    options: Annotated[dict[Key, Key], Meta(max_length=32)] = msgspec.field(default_factory=dict)
    pack: PackName | None = (
        None  # a content pack by its name, see `GET /api/packs`; one sent with the room has a name too
    )
    clock: Clock = msgspec.field(default_factory=Clock)
    talk: Talk = "phrases"
    hints: bool = True
    previews: bool = True
    watching: bool = True  # whether people without a seat may look on
    away: Away = "bot"  # who plays for a person who is gone longer than the grace time
    grace: Annotated[int, Meta(ge=5, le=86400)] = 120  # seconds
    stand_in: Key = "brewer"  # the bot that plays for those away or out of time


# ---- from the client, over the websocket


class Asking(Part, tag_field="type"):
    """Whatever a client sends. The answer carries the same `id` in `answers`; resend until it came."""

    id: Id


class Hello(Asking, tag="hello"):
    """The first message of every connection. With the table and version it last saw, a client gets the story since."""

    protocol: int
    table: TableId | None = None
    version: Version | None = None
    watch: bool = False  # look on as a spectator, though I hold a seat


class Ping(Asking, tag="ping"):
    """Are you there? Answered by `pong`."""


class Look(Asking, tag="look"):
    """Lift the curtain for a seat I hold, or (null) let it fall."""

    seat: SeatNumber | None


class Act(Asking, tag="act"):
    """Do the action of this id, chosen at this version of the table, for the seat in turn."""

    table: TableId
    version: Version
    action: Annotated[int, Meta(ge=0)]


class Undo(Asking, tag="undo"):
    """Take back the last action of my seat, which is in turn."""

    table: TableId
    version: Version


class Preview(Asking, tag="preview"):
    """What would this action do, and others after it? Answered by `previewed`; nothing changes."""

    table: TableId
    version: Version
    action: Annotated[int, Meta(ge=0)]
    then: Annotated[list[Annotated[int, Meta(ge=0)]], Meta(max_length=40)] = msgspec.field(default_factory=list)
    next: bool = False  # tell also what would be asked after that


class AskHint(Asking, tag="ask_hint"):
    """What would a bot do in my place? Answered by `hints`."""

    table: TableId
    version: Version


class Resign(Asking, tag="resign"):
    """Leave the game for good with a seat I hold."""

    table: TableId
    seat: SeatNumber


class OfferStop(Asking, tag="offer_stop"):
    """Offer to end the game without a winner; it ends when every person has agreed."""

    table: TableId
    seat: SeatNumber


class AnswerStop(Asking, tag="answer_stop"):
    """Agree to the offer to stop, or decline it, for a seat I hold. The one who offered may withdraw by declining."""

    table: TableId
    seat: SeatNumber
    agree: bool


class Say(Asking, tag="say"):
    """Talk: a quick phrase by its key, or free text where the room allows it. Exactly one of them."""

    phrase: Key | None = None
    text: Annotated[str, Meta(max_length=300)] | None = None


class Sit(Asking, tag="sit"):
    """Take an open seat, or one a bot plays, under a name. A second seat for the same person is a hot seat."""

    seat: SeatNumber
    name: Name


class Rename(Asking, tag="rename"):
    """Another name for a seat I hold."""

    seat: SeatNumber
    name: Name


class Rise(Asking, tag="rise"):
    """Leave a seat I hold; the host may empty any seat. During a game a bot takes over."""

    seat: SeatNumber


class Swap(Asking, tag="swap"):
    """Before the start: exchange what sits on two seats. One of them must be mine, unless I am host."""

    seat: SeatNumber
    other: SeatNumber


class PutBot(Asking, tag="put_bot"):
    """Let a bot play a seat, also during a game: an open one, mine, or (the host) any whose person is not there."""

    seat: SeatNumber
    bot: Key


class Arrange(Asking, tag="arrange"):
    """The host changes what the room agrees on, before the start."""

    settings: Settings


class Start(Asking, tag="start"):
    """The host begins the game."""


class Rematch(Asking, tag="rematch"):
    """After the end: a new table in the same room with the same people. It waits for `start`, or starts at once."""

    start: bool = False


class MakeLink(Asking, tag="make_link"):
    """A link that moves one of my seats to another device, once. An older link of that seat is void. See `link`."""

    seat: SeatNumber


FromClient = (
    Hello
    | Ping
    | Look
    | Act
    | Undo
    | Preview
    | AskHint
    | Resign
    | OfferStop
    | AnswerStop
    | Say
    | Sit
    | Rename
    | Rise
    | Swap
    | PutBot
    | Arrange
    | Start
    | Rematch
    | MakeLink
)

# ---- from the server, over the websocket


class Telling(msgspec.Struct, kw_only=True, tag_field="type"):
    """Whatever the server sends. `answers` is the id of the request it answers, if it answers one of this client."""

    answers: str | None = None


class Welcome(Telling, tag="welcome"):
    """Answers `hello`; a `room` and, once a game has begun, a `table` follow."""

    protocol: int
    server: str  # the version of philtre
    code: str  # of the room
    person: str  # who I am to the others: a public name of my secret
    now: int  # the server's clock, ms since 1970


class Seat(Piece):
    """A seat and who has it."""

    number: int
    holder: Holder
    name: str | None  # of the person; bots are named by the words of their code
    bot: str | None
    mine: bool
    person: str | None  # equal for the seats of one person
    present: bool  # connected right now; bots always are
    away: bool  # gone longer than the grace time: somebody plays for them
    resigned: bool
    host: bool


class Past(Piece):
    """A finished table of this room."""

    table: str
    game: str
    variant: str
    ranks: list[int]
    names: list[str | None]


class Origin(Piece):
    """The point of a finished game that a table was forked from."""

    table: str
    version: int


class RoomInfo(Telling, tag="room"):
    """The room as this connection finds it; sent whole whenever something in it changed."""

    code: str
    phase: Phase
    table: str  # the present table; a rematch has another
    settings: Settings
    seats: list[Seat]
    host: bool  # whether I may do what only the host may
    spectators: int
    talk: Talk  # what is really allowed: at team tables free text never is
    controls: list[Control]  # start, arrange, rematch, say: on, or off with a reason, words `error-<reason>`
    past: list[Past]
    origin: Origin | None
    pack: str | None = None  # the title of the content pack that is played with


class Running(Piece):
    """The clock of the seat in turn."""

    seat: int
    deadline: int  # ms since 1970, by the server's clock
    allowed: int  # ms it had at the start of its turn
    then: Overtime


class Offer(Piece):
    """An offer to stop that waits for answers."""

    by: int
    agreed: list[int]
    waiting: list[int]


class Deed(Piece):
    """One entry of the game and what this viewer heard of it. The set-up is the deed of version 0."""

    version: int
    deed: Deeds
    seat: int | None  # who did it
    by: Actor  # the person, a bot in their stead or of their own, or the absent rule
    happenings: list[Happening]


class Result(Piece):
    """How it ended: each seat's rank (1 is best, equals share) and points, and why (`<game>-reason-<reason>`)."""

    ranks: list[int]
    scores: list[int]
    winners: list[int]
    reason: str


class Deal(Piece):
    """What proves that the luck was fixed beforehand: sha256(seed) is given at the start, the seed at the end."""

    commitment: str
    seed: str | None  # hex, once the game is over


class Table(Telling, tag="table"):
    """The game as one pair of eyes sees it, all of it, and the story since what this client saw before."""

    table: str
    version: int  # how many entries there are; acts must name it
    since: int | None  # the story begins after this version; null: from the set-up
    eyes: int | None  # the seat whose view this is; null: a spectator's
    curtain: (
        int | None
    )  # several persons share this device and this seat is in turn: `look` when it is before the screen
    phase: Phase
    view: Position  # the game's position, docs/games/<game>.md
    seat: int | None  # in turn; null when over
    prompt: str | None  # what is asked of it
    choices: list[Choice]  # the legal actions, if my eyes are in turn
    controls: list[Control]  # the game's controls, if my eyes are in turn; words `<game>-why-<reason>`
    means: list[Control]  # undo, preview, ask_hint, resign, offer_stop; words `error-<reason>`
    story: list[Deed]
    clock: Running | None
    offer: Offer | None
    outcome: Result | None
    deal: Deal
    now: int  # ms since 1970


class Previewed(Telling, tag="previewed"):
    """What actions would do, as far as can be known beforehand."""

    version: int
    action: int
    happenings: list[Happening]
    view: Position  # null: it needs luck, or shows something hidden
    prompt: str | None = None  # what would be asked of my seat then, if `next` was wanted
    choices: list[Choice] = []  # and the legal actions there


class Hint(Piece):
    """An action and how good a bot thinks it, from 0 (lost) to 1 (won)."""

    action: int
    value: float


class Hints(Telling, tag="hints"):
    """The best actions first."""

    version: int
    hints: list[Hint]
    line: list[int] = []  # where several decisions belong together: the best ones, in order


class Said(Telling, tag="said"):
    """Somebody said something. On joining, the last lines come again."""

    number: int  # counts the lines of this table
    seat: int | None  # null: a spectator
    name: str | None
    phrase: str | None  # words `say-<phrase>`
    text: str | None
    at: int  # ms since 1970


class Link(Telling, tag="link"):
    """A path that hands my seat to whoever opens it first. It is a secret."""

    seat: int
    path: str


class Pong(Telling, tag="pong"):
    """I am here."""

    now: int


class Refused(Telling, tag="refused"):
    """It was not done. The words are the message `error-<code>` with the details; `message` is plain English."""

    code: str
    message: str
    details: dict[str, str | int]
    version: int | None  # of the table now; after a stale act the `table` follows


class Bye(Telling, tag="bye"):
    """The server closes the connection. `again`: come back in a moment; nothing is lost."""

    code: str
    again: bool


FromServer = Welcome | RoomInfo | Table | Previewed | Hints | Said | Link | Pong | Refused | Bye

# ---- over HTTP


class Wanted(Part):
    """Who shall have a seat of a new room: me (several: a hot seat, each with a name), a bot, or whoever comes."""

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
    """The room and seat that a seat link handed over."""

    code: str
    seat: int


class VariantCard(Piece):
    """A way to play; the first number of seats is the usual one. Words: `<game>-variant-<name>`."""

    name: str
    seats: list[int]


class OptionCard(Piece):
    """A thing to choose before the game. Words: `<game>-option-<name>` and `<game>-option-<name>-<choice>`."""

    name: str
    choices: list[str]
    default: str
    variants: list[str]  # where it applies; empty: everywhere


class GameCard(Piece):
    """A game one can play here. Words: `<game>-name` and so on."""

    name: str
    rules: int
    variants: list[VariantCard]
    options: list[OptionCard]
    prompts: list[str]
    events: list[str]


class BotCard(Piece):
    """A bot, from weak to strong. Words: `bot-<code>`, `bot-<code>-about`."""

    code: str


class Catalogue(Piece):
    """What can be chosen when making a room."""

    protocol: int
    games: list[GameCard]
    bots: list[BotCard]
    phrases: list[str]  # words `say-<phrase>`


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


class Step(Piece):
    """A moment of a replay: what was done and how the table looked then. `notation` where the viewer may know it."""

    deed: Deed
    notation: str | None
    seat: int | None  # in turn now
    prompt: str | None
    view: Position


class Replay(Piece):
    """A game again, as one pair of eyes saw it. While it runs there are only the spectators' eyes."""

    table: str
    settings: Settings
    names: list[str | None]
    bots: list[str | None]
    eyes: int | None
    phase: Phase
    version: int  # of the last moment there is
    start: int  # version of the first step in this answer
    steps: list[Step]
    outcome: Result | None
    deal: Deal
    origin: Origin | None


HTTP: Final[tuple[Any, ...]] = (
    CreateRoom, Created, Fork, Claimed, Catalogue, CheckPack, PackReport, Packs, PackNames, RoomCard, Me, Replay,
    Analysing, Problem,
)  # fmt: skip

# Messages that have a module of their own, and pieces that the games make.
__all__ = [
    "Analysing", "Analysis", "CheckPack", "Choice", "Control", "Detail", "Happening", "Judged", "PackCard",
    "PackMistake", "PackNames", "PackReport", "Packs", "Part", "Piece", "Problem", "Weighed",
]  # fmt: skip
