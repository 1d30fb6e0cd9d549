"""What lies on the table in a game of Apotheca, and who sits there. No rules of play."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

from philtre.core.contract import Chance
from tests.oracle.apotheca.market import COLOURS, Market, Match
from tests.oracle.apotheca.powers import POWERS

SEATS = {"standard": [2, 3, 4], "solo": [1], "master": [2, 3, 4]}
GEMS = {"red": "ruby", "blue": "sapphire", "yellow": "topaz"}
VERBS = list(POWERS)  # a card's number is its place here
APOTHECARIES = [
    "giada",
    "ooki-oogi",
    "solas",
    "imogen",
    "afrit",
    "corvidus",
    "merten",
    "karinne",
    "carbuncle",
    "masked-woman",
    "strega",
    "qwixly",
    "benedetto",
    "porter-king",
    "tidemaster",
]

Colours = dict[str, int]  # how many of each colour
Answers = dict[str, Callable[[Chance], None]]  # what may be answered, and what it does


def each_colour(count: int) -> Colours:
    return dict.fromkeys(COLOURS, count)


@dataclass
class Satisfied:
    """A satisfied apothecary and the match that lies on it (solo: none does)."""

    card: int
    colour: str | None
    size: int


@dataclass
class Table:
    """The seat that decides is always the player in turn."""

    variant: str
    seats: int
    start: int = 0  # who started; in `master` this is the master
    market: Market = field(default_factory=lambda: [None] * 16)
    supply: Colours = field(default_factory=lambda: each_colour(15))  # solo: also the box, and what nobody looked at
    outside: list[int] = field(default_factory=list)
    gems: list[Colours] = field(default_factory=list)
    active: list[list[int]] = field(default_factory=list)
    satisfied: list[list[Satisfied]] = field(default_factory=list)
    kept: Colours = field(default_factory=lambda: each_colour(0))
    kept_potions: Colours = field(default_factory=lambda: each_colour(0))
    stations: dict[str, int | None] = field(default_factory=lambda: dict.fromkeys(COLOURS))
    deck: list[int] = field(default_factory=lambda: list(range(len(VERBS))))
    top: list[int] = field(default_factory=list)  # cards of the deck that are drawn before the others
    player: int = 0
    used: list[str] = field(default_factory=list)
    actions_left: int = 0  # with the one that is under way
    under_way: bool = False
    hand: str | None = None
    match: Match | None = None
    token: int | None = None
    decree: str | None = None
    turn: int = 0
    fade: list[int] = field(default_factory=lambda: [0, 0, 0])  # of 65535, by colour: how likely for the aged ones
    quiet: int = 0  # turns ended since something else happened than potions moving
    apprentice: int = 0  # master: who had the last apprentice's turn; the start seat before that
    score: int = 0
    ended: str | None = None
    question: str | None = None
    answers: Answers = field(default_factory=dict)
    something_happened: bool = False  # in this turn
    passed: set[int] = field(default_factory=set)  # seats passed over since something happened

    def __post_init__(self) -> None:
        self.gems = self.gems or [each_colour(0) for _ in range(self.seats)]
        self.active = self.active or [[] for _ in range(self.seats)]
        self.satisfied = self.satisfied or [[] for _ in range(self.seats)]

    def seat(self) -> int | None:
        return self.player if self.ended is None else None

    def clockwise_from(self, seat: int) -> list[int]:
        return [(seat + distance) % self.seats for distance in range(self.seats)]

    def is_master(self, seat: int) -> bool:
        return self.variant == "master" and seat == self.start

    def team(self, seat: int) -> list[int]:
        """Page 4: four play two against two. Page 7: the apprentices play together. Else everybody alone."""
        if self.variant == "standard" and self.seats == 4:
            return [seat, (seat + 2) % 4]
        if self.variant == "master" and not self.is_master(seat):
            return [other for other in range(self.seats) if not self.is_master(other)]
        return [seat]

    def team_satisfied(self, seat: int) -> int:
        return sum(len(self.satisfied[member]) for member in self.team(seat))

    def team_has_won(self, seat: int) -> bool:
        """Page 4: three satisfied apothecaries."""
        return self.team_satisfied(seat) >= 3

    def points(self, seat: int) -> int:
        if self.variant == "solo":
            return self.score
        if self.is_master(seat):
            return sum(1 for count in self.kept.values() if count)
        return self.team_satisfied(seat)
