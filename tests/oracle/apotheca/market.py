"""Apotheca's market as the rulebook sees it: spaces, potions, and the matches that lie there."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from itertools import groupby

COLOURS = ["red", "blue", "yellow"]
COLUMNS = "abcd"
ROWS = "1234"
SIZE = 4
CORNERS = [0, 3, 12, 15]

UP, RIGHT, DOWN, LEFT = (-1, 0), (0, 1), (1, 0), (0, -1)
ORTHOGONAL = [UP, RIGHT, DOWN, LEFT]
DIAGONAL = [(-1, -1), (-1, 1), (1, -1), (1, 1)]
ALL_DIRECTIONS = ORTHOGONAL + DIAGONAL
Direction = tuple[int, int]


@dataclass(eq=False)
class Potion:
    """A potion tile, or in solo a stack of them. No two are equal: tiles are things, not values."""

    colour: str | None  # None: lies facedown and nobody has looked
    up: bool
    arrow: int | None = None  # the seat that may look at it
    stack: int = 1
    aged: bool = False  # other potions went back to the supply while it lay facedown
    opening: bool = False  # master: one of the two that lay facedown at the start


Market = list[Potion | None]


def name(space: int) -> str:
    return COLUMNS[space % SIZE] + ROWS[space // SIZE]


def at(row: int, column: int) -> int | None:
    """The number of a space, or None beyond the edge."""
    if 0 <= row < SIZE and 0 <= column < SIZE:
        return SIZE * row + column
    return None


@cache
def step(space: int, direction: Direction, distance: int = 1) -> int | None:
    """The space so far away in that direction, or None beyond the edge."""
    return at(space // SIZE + direction[0] * distance, space % SIZE + direction[1] * distance)


@cache
def reached(space: int, directions: tuple[Direction, ...], distances: tuple[int, ...] = (1,)) -> list[int]:
    """The spaces exactly so far away in a straight line."""
    ends = [step(space, direction, distance) for direction in directions for distance in distances]
    return [end for end in ends if end is not None]


def neighbours(space: int) -> list[int]:
    """Page 3: adjacent spaces; diagonal ones are not."""
    return reached(space, tuple(ORTHOGONAL))


@cache
def knights_moves(space: int) -> list[int]:
    """Page 15: three spaces away in an L shape, either way round."""
    jumps = [(long, short) for long in (-2, 2) for short in (-1, 1)]
    jumps += [(short, long) for long, short in jumps]
    return reached(space, tuple(jumps))


def row_spaces(row: int) -> list[int]:
    return [SIZE * row + column for column in range(SIZE)]


def column_spaces(column: int) -> list[int]:
    return [SIZE * row + column for row in range(SIZE)]


def occupied(market: Market) -> list[int]:
    return [space for space, potion in enumerate(market) if potion is not None]


def empty(market: Market) -> list[int]:
    return [space for space, potion in enumerate(market) if potion is None]


def facedown(market: Market) -> list[int]:
    return [space for space, potion in enumerate(market) if potion is not None and not potion.up]


def face_up(market: Market) -> list[int]:
    return [space for space, potion in enumerate(market) if potion is not None and potion.up]


Line = list[int]


@dataclass(eq=False)
class Match:
    """Page 4: a line, or two lines that cross. Either line may be missing, not both."""

    colour: str
    row: Line
    column: Line

    @property
    def spaces(self) -> list[int]:
        return sorted(set(self.row) | set(self.column))

    @property
    def special(self) -> bool:
        """Page 4: more than three potions. Ruling 18: counted in spaces."""
        return len(self.spaces) > 3

    def text(self) -> str:
        return " ".join(["match"] + [f"{name(line[0])}-{name(line[-1])}" for line in (self.row, self.column) if line])


def matches(market: Market) -> list[Match]:
    """Page 4, ruling 2: each pair of crossing lines, and each line that no other crosses."""
    rows = [line for row in range(SIZE) for line in lines(market, row_spaces(row))]
    columns = [line for column in range(SIZE) for line in lines(market, column_spaces(column))]
    crossings = [(row, column) for row in rows for column in columns if set(row) & set(column)]
    found = [Match(colour_of(market, row), row, column) for row, column in crossings]
    found += [Match(colour_of(market, row), row, []) for row in rows if all(row is not other for other, _ in crossings)]
    found += [
        Match(colour_of(market, column), [], column)
        for column in columns
        if all(column is not other for _, other in crossings)
    ]
    return found


def lines(market: Market, spaces: list[int]) -> Iterator[Line]:
    """Page 4: three or four face-up potions of one colour side by side, as long as the run goes."""
    for colour, run in groupby(spaces, key=lambda space: shown_colour(market, space)):
        line = list(run)
        if colour is not None and len(line) >= 3:
            yield line


def shown_colour(market: Market, space: int) -> str | None:
    """The colour everybody sees there, or None for an empty space or a facedown potion."""
    potion = market[space]
    return potion.colour if potion is not None and potion.up else None


def colour_of(market: Market, line: Line) -> str:
    colour = shown_colour(market, line[0])
    assert colour is not None
    return colour
