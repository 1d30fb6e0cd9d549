"""All actions as numbers: a range for each kind of decision, and a row of the tables for each use of a power.

Legal uses are found from the potions on the market, without trying all rows.
Two uses that move the same potions to the same spaces are one row.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from philtre.games.apotheca.rules.board import (
    EIGHT_WAYS,
    KNIGHT,
    MATCHES,
    ORTHOGONAL,
    all_steps,
    mask_of,
    reached,
    space_name,
    spaces_in,
)

# The powers, whose numbers are also those of the cards.
CHARGE: Final[i64] = 0
DIVE: Final[i64] = 1
FLOAT: Final[i64] = 2
FLIP: Final[i64] = 3
JUGGLE: Final[i64] = 4
GLIDE: Final[i64] = 5
LEAP: Final[i64] = 6
POUNCE: Final[i64] = 7
RUSH: Final[i64] = 8
SWAP: Final[i64] = 9
SPIN: Final[i64] = 10
SWITCH: Final[i64] = 11
TWIST: Final[i64] = 12
WALTZ: Final[i64] = 13
WINDS: Final[i64] = 14
CARDS: Final[i64] = 15
# A row for each power: its verb, and the apothecary who has it.
POWERS: Final[dict[i64, tuple[str, str]]] = {
    CHARGE: ("charge", "giada"),
    DIVE: ("dive", "ooki-oogi"),
    FLOAT: ("float", "solas"),
    FLIP: ("flip", "imogen"),
    JUGGLE: ("juggle", "afrit"),
    GLIDE: ("glide", "corvidus"),
    LEAP: ("leap", "merten"),
    POUNCE: ("pounce", "karinne"),
    RUSH: ("rush", "carbuncle"),
    SWAP: ("swap", "masked-woman"),
    SPIN: ("spin", "strega"),
    SWITCH: ("switch", "qwixly"),
    TWIST: ("twist", "benedetto"),
    WALTZ: ("waltz", "porter-king"),
    WINDS: ("winds", "tidemaster"),
}
POWER_VERBS: Final = tuple(verb for verb, _ in POWERS.values())

REVEAL: Final[i64] = 0  # + space
RESTOCK: Final[i64] = 16
PLACE: Final[i64] = 17  # + space
HIRE: Final[i64] = 33  # + station, paid in its colour
HIRE_MIXED: Final[i64] = 36  # + station or 3 for the deck, paid with one gem of each colour
TRIGGER: Final[i64] = 40  # + match
SATISFY: Final[i64] = 164  # + card
EXTRA: Final[i64] = 179
DONE: Final[i64] = 180
DECREE: Final[i64] = 181  # + colour
STACK: Final[i64] = 184  # + space
OUTSIDE: Final[i64] = 200  # + space
POWER: Final[i64] = 216  # + row

STEPS: Final = [
    (space, goal) for space in range(16) for goal in reached(space, ORTHOGONAL, (1,))
]  # one potion, one space on
SIDES: Final = ("up", "right", "down", "left")


class Use:
    """One use of a power, from which a row of the tables is made."""

    def __init__(self, power: int, moves: list[tuple[int, int]], area: int, words: str) -> None:
        self.power: int = power
        self.moves: list[tuple[int, int]] = moves  # (from, to), for a full area; empty spaces move too
        self.area: int = area  # the spaces that take part
        self.words: str = words  # the notation after the verb


def _step(source: int, goal: int) -> str:
    return f"{space_name(source)}>{space_name(goal)}"


def _charges() -> list[Use]:
    uses = []
    for first in range(16):
        near = reached(first, ORTHOGONAL, (1,))
        for goal in near:
            for second in near:
                if second != goal:
                    words = f"{_step(first, goal)} {space_name(second)}"
                    uses.append(Use(CHARGE, [(first, goal), (second, first)], mask_of([first, goal, second]), words))
    return uses


def _dives() -> list[Use]:
    uses = []
    for a, a_goal in STEPS:
        for b, b_goal in STEPS:
            apart = b > a and b not in reached(a, ORTHOGONAL, (1,))
            if apart and a_goal - a != b_goal - b and a_goal != b_goal:
                words = f"{_step(a, a_goal)} {_step(b, b_goal)}"
                uses.append(Use(DIVE, [(a, a_goal), (b, b_goal)], mask_of([a, b, a_goal, b_goal]), words))
    return uses


def _ring(power: int, ring: list[int], words: str) -> Use:
    """Every space of the ring passes what it holds to the next one."""
    moves = [(ring[i], ring[(i + 1) % len(ring)]) for i in range(len(ring))]
    return Use(power, moves, mask_of(ring), words)


def _floats() -> list[Use]:
    uses = []
    for line in (1, 2):
        row = [4 * line + i for i in range(4)]
        column = [4 * i + line for i in range(4)]
        uses.append(_ring(FLOAT, row[::-1], f"{line + 1} left"))
        uses.append(_ring(FLOAT, row, f"{line + 1} right"))
        uses.append(_ring(FLOAT, column[::-1], f"{'abcd'[line]} up"))
        uses.append(_ring(FLOAT, column, f"{'abcd'[line]} down"))
    return uses


def _rushes() -> list[Use]:
    uses = []
    for space in range(16):
        for right in (-1, 1):
            line = [space, *reached(space, ((1, right),), (1, 2, 3))]
            starts_on_edge = space < 4 or space % 4 == (0 if right == 1 else 3)
            if starts_on_edge and len(line) > 1:
                ends = f"{space_name(line[0])}>{space_name(line[-1])}"
                uses.append(_ring(RUSH, line, f"{ends} down"))
                if len(line) > 2:
                    uses.append(_ring(RUSH, line[::-1], f"{ends} up"))
    return uses


def _twists() -> list[Use]:
    corners = [4 * row + column for row in range(3) for column in range(3)]
    return [_ring(TWIST, [a, a + 1, a + 5, a + 4], space_name(a)) for a in corners]


def _travels(power: int, ways: tuple[tuple[int, int], ...], distances: tuple[int, ...]) -> list[Use]:
    """One potion moves to an empty space."""
    steps = [(space, goal) for space in range(16) for goal in reached(space, ways, distances)]
    return [Use(power, [step], mask_of([*step]), _step(*step)) for step in steps]


def _juggles() -> list[Use]:
    steps = [(space, goal) for space in range(16) for goal in range(16) if goal in _over_one(space)]
    return [Use(JUGGLE, [step], mask_of([*step]), _step(*step)) for step in steps]


def _over_one(space: int) -> set[int]:
    """The spaces where a potion can go over the one beside it."""
    beside = reached(space, ORTHOGONAL, (1,))
    return {goal for other in beside for goal in reached(other, ORTHOGONAL, (1,))} - {space}


def _exchanges(power: int, ways: tuple[tuple[int, int], ...], distances: tuple[int, ...]) -> list[Use]:
    """Two potions swap."""
    pairs = [(a, b) for a in range(16) for b in reached(a, ways, distances) if a < b]
    return [_exchange(power, a, b) for a, b in pairs]


def _exchange(power: int, a: int, b: int) -> Use:
    return Use(power, [(a, b), (b, a)], mask_of([a, b]), f"{space_name(a)} {space_name(b)}")


def _swaps() -> list[Use]:
    return [_exchange(SWAP, a, b) for a in range(16) for b in range(a + 1, 16)]


def _winds() -> list[Use]:
    return [Use(WINDS, [], 0xFFFF, side) for side in SIDES]


def _uses() -> list[list[Use]]:
    """The uses of each power, by its number."""
    return [
        _charges(),
        _dives(),
        _floats(),
        _exchanges(FLIP, ORTHOGONAL, (1,)),
        _juggles(),
        _travels(GLIDE, ORTHOGONAL, (1, 2, 3)),
        _travels(LEAP, EIGHT_WAYS, (2, 3)),
        _travels(POUNCE, KNIGHT, (1,)),
        _rushes(),
        _swaps(),
        _exchanges(SPIN, EIGHT_WAYS, (2, 3)),
        _exchanges(SWITCH, KNIGHT, (1,)),
        _twists(),
        _travels(WALTZ, EIGHT_WAYS, (1,)),
        _winds(),
    ]


def _first_rows(uses: list[list[Use]]) -> list[int]:
    firsts, row = [], 0
    for of_power in uses:
        firsts.append(row)
        row += len(of_power)
    return [*firsts, row]


def _moves(i: int, end: int) -> list[int]:
    """The i-th move's source (end 0) or goal (end 1) of every use, as a bit; 0 where it has no such move."""
    return [2 ** use.moves[i][end] if i < len(use.moves) else 0 for use in USES]


_BY_POWER: Final[list[list[Use]]] = _uses()
USES: Final[list[Use]] = [use for of_power in _BY_POWER for use in of_power]
FIRST_ROW: Final[vec[i64]] = vec[i64](_first_rows(_BY_POWER))  # rows of power p: FIRST_ROW[p] to FIRST_ROW[p + 1]
ACTIONS: Final[int] = int(POWER) + len(USES)

POWER_OF: Final[vec[i64]] = vec[i64]([use.power for use in USES])
AREA: Final[vec[i64]] = vec[i64]([use.area for use in USES])
FROM_1: Final[vec[i64]] = vec[i64](_moves(0, 0))
FROM_2: Final[vec[i64]] = vec[i64](_moves(1, 0))
TO_1: Final[vec[i64]] = vec[i64](_moves(0, 1))
TO_2: Final[vec[i64]] = vec[i64](_moves(1, 1))
LENGTH: Final[vec[i64]] = vec[i64]([len(use.moves) for use in USES])


def _ring_space(i: int) -> list[int]:
    """The i-th space of a ring; shorter rings repeat their last one, which then passes nothing on."""
    return [use.moves[min(i, len(use.moves) - 1)][0] if use.moves else 0 for use in USES]


RING_1: Final[vec[i64]] = vec[i64](_ring_space(0))
RING_2: Final[vec[i64]] = vec[i64](_ring_space(1))
RING_3: Final[vec[i64]] = vec[i64](_ring_space(2))
RING_4: Final[vec[i64]] = vec[i64](_ring_space(3))

# For powers that move one potion or swap two: where each space can go (by 4 * power + row), and the row of each step.


def _steps_of(power: int) -> list[tuple[int, int]]:
    """From where to where its potions go; of a pair that swaps, the lower space comes first."""
    many = power in (CHARGE, DIVE, FLOAT, RUSH, TWIST, WINDS)
    return [] if many else [use.moves[0] for use in _BY_POWER[power]]


def _rows_by_step() -> list[int]:
    """By 256 * power + 16 * from + to."""
    rows = [-1] * (15 * 256)
    for power in range(15):
        for row, (source, goal) in enumerate(_steps_of(power), FIRST_ROW[power]):
            rows[256 * power + 16 * source + goal] = row
    return rows


REACH: Final[vec[i64]] = vec[i64]([steps for power in range(15) for steps in all_steps(_steps_of(power))])
ROW_OF: Final[vec[i64]] = vec[i64](_rows_by_step())
STEPS_BESIDE: Final[vec[i64]] = vec[i64](all_steps(STEPS))
NEXT_TO: Final[vec[i64]] = vec[i64]([mask_of(reached(space, ORTHOGONAL, (1,))) for space in range(16)])


def _charge_rows() -> list[int]:
    """By 256 * first + 16 * goal + second."""
    rows = [-1] * 4096
    for row, use in enumerate(_BY_POWER[0]):
        (first, goal), (second, _) = use.moves
        rows[256 * first + 16 * goal + second] = row
    return rows


CHARGE_ROWS: Final[vec[i64]] = vec[i64](_charge_rows())


def _dive_rows() -> list[int]:
    """By 48 * step + other step; -1 for pairs that are no dive."""
    number = {step: i for i, step in enumerate(STEPS)}
    rows = [-1] * (48 * 48)
    for row, use in enumerate(_BY_POWER[1], _first_rows(_BY_POWER)[1]):
        rows[48 * number[use.moves[0]] + number[use.moves[1]]] = row
    return rows


def _step_numbers() -> list[int]:
    """By 16 * space + goal: the number of the step."""
    numbers = [-1] * 256
    for number, (space, goal) in enumerate(STEPS):
        numbers[16 * space + goal] = number
    return numbers


DIVE_ROWS: Final[vec[i64]] = vec[i64](_dive_rows())
STEP_OF: Final[vec[i64]] = vec[i64](_step_numbers())


def match_words(number: int) -> str:
    """A match in notation, after the verb: its line, or its two lines, each by its ends."""
    lines = [line for line in MATCHES[number] if line]
    return " ".join([f"{space_name(min(on))}-{space_name(max(on))}" for on in [spaces_in(line) for line in lines]])
