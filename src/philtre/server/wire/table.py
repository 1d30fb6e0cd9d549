"""Messages about the game at the table: what a seat does, and what each viewer sees."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, field

from philtre.server.wire.base import (
    Actor,
    Asking,
    Deeds,
    Overtime,
    Phase,
    Piece,
    Position,
    SeatNumber,
    TableId,
    Telling,
    Version,
)
from philtre.words.face import Choice, Control, Happening


class Look(Asking, tag="look"):
    """Show the view of a seat that I hold; null hides it."""

    seat: SeatNumber | None


class Act(Asking, tag="act"):
    """Do the action with this id for the seat in turn, chosen at this version of the table."""

    table: TableId
    version: Version
    action: Annotated[int, Meta(ge=0)]


class Undo(Asking, tag="undo"):
    """Take back the last action of my seat, which is in turn."""

    table: TableId
    version: Version


class Preview(Asking, tag="preview"):
    """Ask what this action would do, and others after it. Answered by `previewed`; nothing changes."""

    table: TableId
    version: Version
    action: Annotated[int, Meta(ge=0)]
    then: Annotated[list[Annotated[int, Meta(ge=0)]], Meta(max_length=40)] = field(default_factory=list)
    next: bool = False  # also tell what would be asked after that


class AskHint(Asking, tag="ask_hint"):
    """Ask what a bot would do in my place. Answered by `hints`."""

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
    """One entry of the game, with the events that this viewer may see. The set-up is the deed of version 0."""

    version: int
    deed: Deeds
    seat: int | None  # who did it
    by: Actor  # `absent`: the rule for absent persons; `stand_in`: a bot for one
    happenings: list[Happening]


class Result(Piece):
    """How it ended: each seat's rank (1 is best, ties share a rank) and points, and why (`<game>-reason-<reason>`)."""

    ranks: list[int]
    scores: list[int]
    winners: list[int]
    reason: str


class Deal(Piece):
    """The proof that the luck was fixed beforehand: the SHA-256 of the seed at the start, and the seed at the end.

    The `terms` of the room are what else determines the luck, such as the numbers of the seats: see docs/records.md.
    """

    commitment: str
    seed: str | None  # hex, once the game is over


class Table(Telling, tag="table"):
    """The whole game as one viewer sees it, and the story since the version that this client saw before."""

    table: str
    version: int  # the number of entries; acts must name it
    since: int | None  # the story begins after this version; null: from the set-up
    eyes: int | None  # the seat whose view this is; null: a spectator
    curtain: (
        int | None
    )  # several persons share this device and this seat is in turn: send `look` when its person is at the screen
    phase: Phase
    view: Position  # the game's position, docs/games/<game>.md
    seat: int | None  # in turn; null when over
    prompt: str | None  # the prompt for that seat
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
    """What actions would do, as far as it can be known before."""

    version: int
    action: int
    happenings: list[Happening]
    view: Position  # null: it needs luck, or shows something hidden
    prompt: str | None = None  # what would be asked of my seat then, if `next` was wanted
    choices: list[Choice] = field(default_factory=list)  # the legal actions then


class Why(Piece):
    """A reason for an action: it causes an event `at-once` or `soon`, or `blocks` it. Words: `<game>-gain-<event>`."""

    word: str
    event: str


class Hint(Piece):
    """An action and its value in a bot's judgement, from 0 (lost) to 1 (won)."""

    action: int
    value: float
    points: float | None  # expected points, in solo games
    why: Why | None  # reasons, for some of the best actions


class Hints(Telling, tag="hints"):
    """The best actions first."""

    version: int
    hints: list[Hint]
    line: list[int] = field(default_factory=list)  # the best sequence of decisions that belong together
