"""The fifteen powers (page 15), each as the ways in which it can be used on a market.

A way is its notation and a rearrangement: where each potion that moves goes. Whether the market would look
unchanged is asked of all powers alike, in `ways`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache
from itertools import combinations

from tests.oracle.apotheca.market import (
    ALL_DIRECTIONS,
    COLUMNS,
    ORTHOGONAL,
    ROWS,
    SIZE,
    Direction,
    Market,
    Potion,
    at,
    column_spaces,
    face_up,
    facedown,
    knights_moves,
    name,
    neighbours,
    occupied,
    reached,
    row_spaces,
    step,
)

Moves = dict[int, int]  # from which space to which
Way = tuple[str, Moves]


def ways(verb: str, market: Market) -> Iterator[Way]:
    """Every legal way to use a power. Page 3: not one that leaves the board unchanged."""
    for text, moves in POWERS[verb](market):
        if not unchanged(market, moves):
            yield f"{verb} {text}", moves


def unchanged(market: Market, moves: Moves) -> bool:
    """Ruling 1: everything that moves arrives where something lay that looks just like it."""
    return all(looks_like(market[start], market[end]) for start, end in moves.items())


def looks_like(moved: Potion | None, there: Potion | None) -> bool:
    """Rulings 1 and 18: face-up potions and stacks of a colour are alike, a facedown one is like no other."""
    assert moved is not None
    if there is None:
        return False
    return moved is there or (moved.up and there.up and moved.colour == there.colour)


def rearrange(market: Market, moves: Moves) -> None:
    """All potions move at once, with their faces and arrows."""
    lifted = {end: market[start] for start, end in moves.items()}
    for start in moves:
        market[start] = None
    for end, potion in lifted.items():
        assert market[end] is None, "page 3: a potion never ends on another"
        market[end] = potion


def charge(market: Market) -> Iterator[Way]:
    """Page 15, Chained Charge: the second potion follows the first."""
    for first in occupied(market):
        for end in free_neighbours(market, first):
            for second in neighbours(first):
                if market[second] is not None:
                    yield f"{name(first)}>{name(end)} {name(second)}", {first: end, second: first}


def dive(market: Market) -> Iterator[Way]:
    """Page 15, Double Dive: two potions that are not adjacent, in two different directions."""
    moves = [(start, direction, end) for start in occupied(market) for direction, end in free_steps(market, start)]
    for (first, first_direction, first_end), (second, second_direction, second_end) in combinations(moves, 2):
        if first == second or first_direction == second_direction or first_end == second_end:
            continue
        if second not in neighbours(first):
            text = f"{name(first)}>{name(first_end)} {name(second)}>{name(second_end)}"
            yield text, {first: first_end, second: second_end}


def float_(market: Market) -> Iterator[Way]:
    """Page 15, Faithful Float: an inner row or column, edges wrap around."""
    for inner in (1, 2):
        yield from shifts(market, row_spaces(inner), ROWS[inner], "right", "left")
        yield from shifts(market, column_spaces(inner), COLUMNS[inner], "down", "up")


def flip(market: Market) -> Iterator[Way]:
    """Page 15, Flickering Flip: two adjacent potions."""
    yield from swaps(market, neighbours)


def juggle(market: Market) -> Iterator[Way]:
    """Page 15, Genie Juggle: next to a potion that was adjacent; which one it was makes no difference (ruling 17)."""
    for start in occupied(market):
        partners = [space for space in neighbours(start) if market[space] is not None]
        ends = {end for partner in partners for end in free_neighbours(market, partner)}
        yield from moves_to(start, sorted(ends))


def glide(market: Market) -> Iterator[Way]:
    """Page 15, Gully Glide: one or more spaces, over other potions."""
    yield from leaps(market, lambda space: reached(space, tuple(ORTHOGONAL), (1, 2, 3)))


def leap(market: Market) -> Iterator[Way]:
    """Page 15, Lucky Leap: two or three spaces in any direction, over other potions."""
    yield from leaps(market, two_or_three_away)


def pounce(market: Market) -> Iterator[Way]:
    """Page 15, Portal Pounce: an L shape."""
    yield from leaps(market, knights_moves)


def rush(market: Market) -> Iterator[Way]:
    """Page 15, Reptilian Rush: a diagonal line, edges wrap around. A line of two has one shift (ruling 17)."""
    for line in diagonals():
        text = f"{name(line[0])}>{name(line[-1])}"
        yield from shifts(market, line, text, "down", "up" if len(line) > 2 else None)


def swap(market: Market) -> Iterator[Way]:
    """Page 15, Shadow Swap: a facedown potion and a face-up one, wherever they lie."""
    for hidden in facedown(market):
        for shown in face_up(market):
            yield exchange(hidden, shown)


def spin(market: Market) -> Iterator[Way]:
    """Page 15, Sorceress Spin: two potions two or three spaces apart in any direction."""
    yield from swaps(market, two_or_three_away)


def switch(market: Market) -> Iterator[Way]:
    """Page 15, Spirit Switch: two potions an L shape apart."""
    yield from swaps(market, knights_moves)


def twist(market: Market) -> Iterator[Way]:
    """Page 15, Tetratwist: a group of two by two spaces turns clockwise."""
    for row in range(SIZE - 1):
        for column in range(SIZE - 1):
            corner = SIZE * row + column
            clockwise = [corner, corner + 1, corner + SIZE + 1, corner + SIZE]
            yield from shifts(market, clockwise, name(corner), "", None)


def waltz(market: Market) -> Iterator[Way]:
    """Page 15, Wandering Waltz: one space in any direction."""
    yield from leaps(market, lambda space: reached(space, tuple(ALL_DIRECTIONS)))


def winds(market: Market) -> Iterator[Way]:
    """Page 15, Wizarding Winds: everything goes to one side as far as it can."""
    rows = [row_spaces(number) for number in range(SIZE)]
    columns = [column_spaces(number) for number in range(SIZE)]
    yield "up", slides(market, columns)
    yield "right", slides(market, [row[::-1] for row in rows])
    yield "down", slides(market, [column[::-1] for column in columns])
    yield "left", slides(market, rows)


def free_steps(market: Market, start: int) -> list[tuple[Direction, int]]:
    ends = [(direction, step(start, direction)) for direction in ORTHOGONAL]
    return [(direction, end) for direction, end in ends if end is not None and market[end] is None]


def free_neighbours(market: Market, space: int) -> list[int]:
    return [end for end in neighbours(space) if market[end] is None]


def two_or_three_away(space: int) -> list[int]:
    return reached(space, tuple(ALL_DIRECTIONS), (2, 3))


def leaps(market: Market, ends_of: Callable[[int], list[int]]) -> Iterator[Way]:
    """One potion moves; what lies between does not matter, the end must be free (page 3)."""
    for start in occupied(market):
        yield from moves_to(start, [end for end in ends_of(start) if market[end] is None])


def moves_to(start: int, ends: list[int]) -> Iterator[Way]:
    for end in ends:
        yield f"{name(start)}>{name(end)}", {start: end}


def swaps(market: Market, partners_of: Callable[[int], list[int]]) -> Iterator[Way]:
    """Two potions change places; empty spaces cannot be swapped with (page 3)."""
    for first in occupied(market):
        for second in partners_of(first):
            if first < second and market[second] is not None:
                yield exchange(first, second)


def exchange(one: int, other: int) -> Way:
    low, high = sorted((one, other))
    return f"{name(low)} {name(high)}", {low: high, high: low}


def shifts(market: Market, line: list[int], text: str, onward: str, back: str | None) -> Iterator[Way]:
    """The potions of a line go one space on (and, if it has a name, one back); the ends are joined."""
    onward_of = {space: line[(place + 1) % len(line)] for place, space in enumerate(line)}
    yield f"{text} {onward}".strip(), {space: onward_of[space] for space in line if market[space] is not None}
    if back is not None:
        back_of = {end: space for space, end in onward_of.items()}
        yield f"{text} {back}", {space: back_of[space] for space in line if market[space] is not None}


def slides(market: Market, lines_from_the_side: list[list[int]]) -> Moves:
    """The potions of each line close up to its first space, in order."""
    moves: Moves = {}
    for line in lines_from_the_side:
        moves.update(zip([space for space in line if market[space] is not None], line, strict=False))
    return moves


@cache
def diagonals() -> list[list[int]]:
    """Ruling "any diagonal": the ten lines of two or more spaces, each from its upper to its lower end."""
    found = []
    for sideways in (1, -1):
        for offset in range(-SIZE, 2 * SIZE):
            spaces = [at(row, offset + sideways * row) for row in range(SIZE)]
            line = [space for space in spaces if space is not None]
            if len(line) >= 2:
                found.append(line)
    return found


POWERS: dict[str, Callable[[Market], Iterator[Way]]] = {
    "charge": charge,
    "dive": dive,
    "float": float_,
    "flip": flip,
    "juggle": juggle,
    "glide": glide,
    "leap": leap,
    "pounce": pounce,
    "rush": rush,
    "swap": swap,
    "spin": spin,
    "switch": switch,
    "twist": twist,
    "waltz": waltz,
    "winds": winds,
}
