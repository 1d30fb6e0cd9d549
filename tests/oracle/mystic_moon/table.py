"""What lies on the table in a game of Mystic Moon, who sits there, and how a question is put."""

from __future__ import annotations

from dataclasses import dataclass, field

from philtre.core.chance import Refused
from philtre.core.contract import Chance
from tests.oracle.mystic_moon.box import CRYSTAL, FROG, MUSHROOM, Box, Verb, our_box
from tests.oracle.mystic_moon.recipe import SIZE, Cell, column_cells
from tests.oracle.scripted import Script

PLACES = 12
ROW = 4
ROUNDS = 5
FIRST_STARS = 10
LIFT = "lift"  # the lifting potion, where a potion is named
COLUMNS = ["a", "b", "c"]
# The other questions are settled where there is one answer.
ALWAYS_ASKED = ["choose", "garden", "charm", "shop", "sludge", "brew", "effect", "burn", "bloom", "sign"]

Tokens = dict[str, int]  # how many of each kind


@dataclass
class Player:
    """What belongs to one witch."""

    satchel: Tokens
    hut: str | None = None
    stars: int = FIRST_STARS
    cauldron: list[str | None] = field(default_factory=lambda: [None] * (SIZE * SIZE))
    book: list[str] = field(default_factory=list)
    gold: int = 0
    crystals: int = 0
    formula: str | None = None
    cursed: bool = False

    def held(self) -> list[str]:
        """The kinds of ingredients in the satchel."""
        return [kind for kind, number in self.satchel.items() if number]

    def gain(self, stars: int) -> None:
        """Ruling 9: what is lost never leads below 0."""
        self.stars = max(0, self.stars + stars)

    def lowest_open(self, column: int) -> Cell | None:
        """Return to Your Hut: where something put into a column comes to lie."""
        for cell in column_cells(column):
            if self.cauldron[cell] is None:
                return cell
        return None

    def open_columns(self) -> list[int]:
        return [column for column in range(SIZE) if self.lowest_open(column) is not None]

    def put(self, thing: str, column: int) -> None:
        cell = self.lowest_open(column)
        assert cell is not None
        self.cauldron[cell] = thing


@dataclass(frozen=True)
class Placement:
    """A potion of a brew and the cells its ingredients lie in."""

    potion: str
    cells: tuple[Cell, ...]


@dataclass
class Running:
    """An effect under way: whose, which verb at which place of its row, and how often that is still to be done."""

    of: str
    place: int
    verb: Verb
    left: int


@dataclass
class Contest:
    """Stone, Parchment, Shears."""

    seats: list[int]
    signs: dict[int, str]
    drawn: int


@dataclass
class Table:
    """`player` is the seat that decides, `turn` the one whose turn it is."""

    variant: str
    seats: int
    box: Box = field(default_factory=our_box)
    zodiac: bool = False
    alchemy: bool = False
    emptying: bool = True  # ruling 16
    start: int = 0
    round: int = 0
    turn: int | None = None
    player: int = 0
    step: str = "choose"
    hat: int | None = None
    bag: Tokens = field(default_factory=dict)
    shop: Tokens = field(default_factory=dict)
    garden: list[list[str]] = field(default_factory=lambda: [[] for _ in range(PLACES)])
    sludge: list[int] = field(default_factory=lambda: [0] * PLACES)
    row: list[str | None] = field(default_factory=lambda: [None] * ROW)
    deck: list[str] = field(default_factory=list)
    under: list[str] = field(default_factory=list)
    rising: str | None = None
    top: str | None = None
    sky: list[str] = field(default_factory=list)
    formula: str | None = None
    formulas: list[str] = field(default_factory=list)
    formulas_under: list[str] = field(default_factory=list)
    mushrooms: int = 0
    gold: int = 0
    crystals: int = 0
    sludges: int = 0
    players: list[Player] = field(default_factory=list)
    column: int = 0
    added: int = 0
    brew: list[Placement] = field(default_factory=list)
    waiting: list[int] = field(default_factory=list)
    running: Running | None = None
    source: int | None = None
    thefts: int = 0
    learning: tuple[str, int] | None = None
    performing: str | None = None
    sludging: int = 0
    exchanging: tuple[int, str] | None = None
    contest: Contest | None = None
    ended: str | None = None
    winners: list[int] = field(default_factory=list)
    question: str | None = None
    answers: list[str] = field(default_factory=list)
    chance: Chance = field(default_factory=Refused)  # where luck comes from, while an answer is carried out

    def me(self) -> Player:
        """The witch that decides."""
        return self.players[self.player]

    def rivals(self) -> list[int]:
        """The other seats, clockwise."""
        return [(self.player + distance) % self.seats for distance in range(1, self.seats)]

    def turn_order(self) -> list[int]:
        """Setup: clockwise from the first player."""
        return [(self.start + distance) % self.seats for distance in range(self.seats)]

    def ask(self, question: str, answers: list[str]) -> Script[list[str]]:
        """The words of the answer; a single answer is not asked for, unless it is a deed."""
        assert answers, question
        if len(answers) == 1 and question not in ALWAYS_ASKED:
            return answers[0].split()
        self.question, self.answers = question, answers
        answer = yield
        return answer.split()

    def pull(self) -> str | None:
        """A token from the Ingredient Bag; ruling 5: nothing where it is empty."""
        return draw(self.bag, self.box.tokens, self.chance)

    def discard(self, kind: str) -> None:
        """Brewing Potions, discard: from the satchel to the bag."""
        self.me().satchel[kind] -= 1
        self.bag[kind] += 1

    def give_to_shop(self, kind: str, number: int) -> None:
        """Visit the Elder Witch's Shop: what is too much for it, and all wilds (ruling 6), goes to the bag."""
        room = self.box.counts["shop"] - self.shop[kind] if kind in self.shop else 0
        kept = min(number, room)
        if kept:
            self.shop[kind] += kept
        self.bag[kind] += number - kept

    def empty_cauldron(self) -> None:
        """Brewing Potions, last step; also rulings 16 and 25."""
        for cell in range(SIZE * SIZE):
            self.put_away(cell)

    def put_away(self, cell: Cell) -> None:
        """Empty a slot: ingredients into the bag, other things to their piles."""
        thing = self.me().cauldron[cell]
        self.me().cauldron[cell] = None
        if thing == MUSHROOM:
            self.mushrooms += 1
        elif thing == CRYSTAL:
            self.crystals += 1
        elif thing is not None:
            self.bag[thing] += 1

    def is_ingredient(self, thing: str | None) -> bool:
        return thing is not None and thing not in (MUSHROOM, CRYSTAL, FROG)


def draw(tokens: Tokens, kinds: list[str], chance: Chance) -> str | None:
    """One token of these kinds; they lie in their order. None where there is none, and then no luck is asked for."""
    lying = [kind for kind in kinds for _ in range(tokens[kind])]
    if not lying:
        return None
    kind = lying[chance.below(len(lying))]
    tokens[kind] -= 1
    return kind


def draw_card(unknown: list[str], under: list[str], chance: Chance) -> str | None:
    """The top card of a deck: one of those whose order nobody knows, then those that were put under it."""
    if unknown:
        return unknown.pop(chance.below(len(unknown)))
    return under.pop(0) if under else None
