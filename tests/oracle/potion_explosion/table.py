"""What lies on the table in a game of Potion Explosion, who sits there, and how a question is put."""

from __future__ import annotations

from dataclasses import dataclass, field

from philtre.core.chance import Refused
from philtre.core.contract import Chance
from tests.oracle.potion_explosion.dispenser import Dispenser
from tests.oracle.potion_explosion.tiles import COLOURS, KINDS, TILES, Marbles, marbles, total
from tests.oracle.scripted import Script

HELP_TOKENS = 18
SKILL_TOKENS = 15
SKILL_POINTS = 4
HELP_POINTS = 2
BURNERS = [0, 1]
POOL = 3  # marbles an Ingredient Pool holds
ALWAYS_ASKED = ["action", "tie"]  # the other questions are settled where there is one answer


@dataclass
class Brewing:
    """A tile on a burner."""

    tile: str
    empty: Marbles
    marbles: Marbles = field(default_factory=marbles)

    def place(self, colour: str, hole: str) -> None:
        self.empty[hole] -= 1
        self.marbles[colour] += 1


def brew(tile: str) -> Brewing:
    return Brewing(tile, dict(TILES[tile].holes))


@dataclass
class Desk:
    """What belongs to one player."""

    burners: list[Brewing | None] = field(default_factory=lambda: [None, None])
    pool: Marbles = field(default_factory=marbles)
    potions: list[str] = field(default_factory=list)
    undrunk: dict[str, int] = field(default_factory=lambda: dict.fromkeys(KINDS, 0))
    skill: list[str] = field(default_factory=list)  # kinds, and `five`
    help: int = 0
    aside: Marbles = field(default_factory=marbles)

    def completed(self, kind: str) -> int:
        return sum(1 for tile in self.potions if TILES[tile].kind == kind)

    def has_drunk(self, kind: str) -> bool:
        return self.completed(kind) > self.undrunk[kind]

    def brewing(self) -> list[tuple[int, Brewing]]:
        """The burners, from 0, that have a tile on them."""
        return [(burner, tile) for burner, tile in enumerate(self.burners) if tile is not None]

    def empty_burners(self) -> list[int]:
        return [burner for burner, tile in enumerate(self.burners) if tile is None]

    def holes(self, colour: str) -> list[int]:
        """The empty holes of a colour on each burner."""
        return [0 if tile is None else tile.empty[colour] for tile in self.burners]

    def points(self) -> int:
        """End of Game."""
        potions = sum(TILES[tile].points for tile in self.potions)
        return potions + SKILL_POINTS * len(self.skill) - HELP_POINTS * self.help


@dataclass
class Table:
    """The seat that decides is always `player`."""

    variant: str
    seats: int
    start: int = 0
    left_out: list[str] = field(default_factory=list)
    tokens: int = 0  # Skill tokens given that trigger the end
    help: str = "once"
    draft: list[str] = field(default_factory=list)  # starters that lie out
    dispenser: Dispenser = field(default_factory=Dispenser)
    tops: list[str | None] = field(default_factory=lambda: [None] * 5)
    stacks: list[int] = field(default_factory=lambda: [0] * 5)  # tiles in each, with its top
    unseen_tiles: list[str] = field(default_factory=list)
    help_left: int = HELP_TOKENS
    tokens_left: int = SKILL_TOKENS
    desks: list[Desk] = field(default_factory=list)
    player: int = 0
    hand: Marbles = field(default_factory=marbles)
    picked: bool = False
    helped: bool = False
    drunk: str | None = None
    three: Marbles | None = None
    put: bool = False
    melting: list[str] = field(default_factory=list)
    deal: str | None = None
    turn: int = 0
    last_round: str | None = None
    ended: str | None = None
    question: str | None = None
    answers: list[str] = field(default_factory=list)
    chance: Chance = field(default_factory=Refused)  # where luck comes from, while an answer is carried out

    def __post_init__(self) -> None:
        self.desks = self.desks or [Desk() for _ in range(self.seats)]

    def desk(self) -> Desk:
        return self.desks[self.player]

    def opponents(self) -> list[int]:
        return [seat for seat in range(self.seats) if seat != self.player]

    def turn_order(self) -> list[int]:
        """Game setup, step 2: clockwise from the first player."""
        return [(self.start + distance) % self.seats for distance in range(self.seats)]

    def tokens_given(self) -> int:
        return SKILL_TOKENS - self.tokens_left

    def held(self, colour: str) -> int:
        """Marbles in hand and pool together: the player may move them freely in their turn."""
        return self.hand[colour] + self.desk().pool[colour]

    def all_held(self) -> Marbles:
        return {colour: self.held(colour) for colour in COLOURS}

    def take_in_hand(self, colours: list[str]) -> None:
        for colour in colours:
            self.hand[colour] += 1

    def use(self, colour: str) -> None:
        """One marble leaves hand or pool; the hand first, for its marbles have to be placed anyway."""
        (self.hand if self.hand[colour] else self.desk().pool)[colour] -= 1

    def ask(self, question: str, answers: list[str]) -> Script[list[str]]:
        """The words of the answer; a single answer is not asked for."""
        assert answers, question
        if len(answers) == 1 and question not in ALWAYS_ASKED:
            return answers[0].split()
        self.question, self.answers = question, answers
        answer = yield
        return answer.split()


def three_of(some: Marbles) -> list[Marbles]:
    """Every choice of three marbles."""
    ranges = [range(min(some[colour], 3) + 1) for colour in COLOURS]
    choices = [marbles(r, b, k, y) for r in ranges[0] for b in ranges[1] for k in ranges[2] for y in ranges[3]]
    return [choice for choice in choices if total(choice) == 3]


def keep_text(choice: Marbles) -> str:
    return " ".join(["keep", *[colour for colour in COLOURS for _ in range(choice[colour])]])
