"""The fifteen powers (page 15): which uses are legal, and what they do to the market."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from philtre.core.contract import Story
from philtre.games.apotheca.rules import telling
from philtre.games.apotheca.rules.actions import (
    AREA,
    CHARGE,
    CHARGE_ROWS,
    DIVE,
    DIVE_ROWS,
    FIRST_ROW,
    FLIP,
    FLOAT,
    FROM_1,
    FROM_2,
    JUGGLE,
    LENGTH,
    NEXT_TO,
    POWER,
    POWER_OF,
    REACH,
    RING_1,
    RING_2,
    RING_3,
    RING_4,
    ROW_OF,
    RUSH,
    SPIN,
    STEP_OF,
    STEPS_BESIDE,
    SWAP,
    SWITCH,
    TO_1,
    TO_2,
    TWIST,
    USES,
    WINDS,
)
from philtre.games.apotheca.rules.board import BIT, FULL, from_spaces, one_further, space_of, step_of, to_spaces
from philtre.games.apotheca.rules.state import ApothecaState

TRAVELS: Final[i64] = 0  # a potion moves to an empty space
EXCHANGES: Final[i64] = 1  # two potions swap
RINGS: Final[i64] = 2  # a ring of spaces turns
OTHERS: Final[i64] = 3

_KINDS: Final = {
    int(FLIP): EXCHANGES,
    int(SPIN): EXCHANGES,
    int(SWITCH): EXCHANGES,
    int(SWAP): EXCHANGES,
    int(FLOAT): RINGS,
    int(RUSH): RINGS,
    int(TWIST): RINGS,
    int(CHARGE): OTHERS,
    int(DIVE): OTHERS,
    int(WINDS): OTHERS,
}
KIND: Final[vec[i64]] = vec[i64]([_KINDS.get(power, TRAVELS) for power in range(15)])


def add_powers(state: ApothecaState, powers: i64, out: vec[i64], n: i64) -> i64:
    """Write the legal uses of a set of powers behind the first n actions; how many there are then."""
    while powers != 0:
        bit = powers & -powers
        powers ^= bit
        n = add_uses(state, space_of(bit), out, n)
    return n


def add_uses(state: ApothecaState, power: i64, out: vec[i64], n: i64) -> i64:
    kind = KIND[power]
    if kind == TRAVELS:
        return _add_travels(state.occupied(), power, out, n)
    if kind == EXCHANGES:
        return _add_exchanges(state, power, out, n)
    if kind == RINGS:
        return _add_rings(state, power, out, n)
    if power == CHARGE:
        return _add_charges(state.occupied(), out, n)
    if power == DIVE:
        return _add_dives(state.occupied(), out, n)
    return _add_winds(state.occupied(), out, n)


def _add_travels(occupied: i64, power: i64, out: vec[i64], n: i64) -> i64:
    """A potion moves to an empty space."""
    to_empty, to_potions = to_spaces(occupied ^ FULL), to_spaces(occupied)
    row: i64
    for row in range(4):
        steps = REACH[4 * power + row] & from_spaces(occupied, row) & to_empty
        if power == JUGGLE:  # over a potion
            steps &= one_further(STEPS_BESIDE[row] & to_potions)
        n = _add_steps(steps, 256 * power + 64 * row, out, n)
    return n


def _add_exchanges(state: ApothecaState, power: i64, out: vec[i64], n: i64) -> i64:
    """Two potions swap if that changes how the market looks: face-up potions of one colour are alike,
    facedown ones never. Shadow Swap wants one of each face."""
    occupied, down = state.occupied(), state.down
    red, blue, yellow, up = state.red & ~down, state.blue & ~down, state.yellow & ~down, occupied & ~down
    row: i64
    for row in range(4):
        if power == SWAP:
            steps = from_spaces(up, row) & to_spaces(down) | from_spaces(down, row) & to_spaces(up)
        else:
            alike = from_spaces(red, row) & to_spaces(red) | from_spaces(blue, row) & to_spaces(blue)
            alike |= from_spaces(yellow, row) & to_spaces(yellow)
            steps = from_spaces(occupied, row) & to_spaces(occupied) & ~alike
        n = _add_steps(REACH[4 * power + row] & steps, 256 * power + 64 * row, out, n)
    return n


def _add_steps(steps: i64, first: i64, out: vec[i64], n: i64) -> i64:
    """The uses with these steps, whose rows are found from place `first` on."""
    row_of = ROW_OF
    while steps != 0:
        bit = steps & -steps
        steps ^= bit
        out[n] = POWER + row_of[first + step_of(bit)]
        n += 1
    return n


def _add_rings(state: ApothecaState, power: i64, out: vec[i64], n: i64) -> i64:
    """A ring needs a potion in it, and must not be all face-up potions of one colour."""
    occupied, up = state.occupied(), ~state.down
    red, blue, yellow = state.red & up, state.blue & up, state.yellow & up
    areas = AREA
    row: i64
    for row in range(FIRST_ROW[power], FIRST_ROW[power + 1]):
        area = areas[row]
        if occupied & area == 0:
            continue
        if red & area != area and blue & area != area and yellow & area != area:
            out[n] = POWER + row
            n += 1
    return n


def _add_charges(occupied: i64, out: vec[i64], n: i64) -> i64:
    sources = occupied
    while sources != 0:
        source = sources & -sources
        sources ^= source
        first = space_of(source)
        near = NEXT_TO[first]
        goals = near & ~occupied
        while goals != 0:
            goal = goals & -goals
            goals ^= goal
            rows = 256 * first + 16 * space_of(goal)
            seconds = near & occupied
            while seconds != 0:
                second = seconds & -seconds
                seconds ^= second
                out[n] = POWER + CHARGE_ROWS[rows + space_of(second)]
                n += 1
    return n


POSSIBLE: Final[vec[i64]] = vec[i64]([0] * 48)  # buffer: the steps that one potion can take


def _add_dives(occupied: i64, out: vec[i64], n: i64) -> i64:
    steps, rows = POSSIBLE, DIVE_ROWS
    possible: i64 = 0
    sources = occupied
    while sources != 0:
        source = sources & -sources
        sources ^= source
        space = space_of(source)
        goals = NEXT_TO[space] & ~occupied
        while goals != 0:
            goal = goals & -goals
            goals ^= goal
            steps[possible] = STEP_OF[16 * space + space_of(goal)]
            possible += 1
    i: i64
    j: i64
    for i in range(possible):
        first = 48 * steps[i]
        for j in range(i + 1, possible):
            row = rows[first + steps[j]]
            out[n] = POWER + row
            n += 1 + (row >> 63)  # -1 is no dive: overwritten, without a slow branch
    return n


def _add_winds(occupied: i64, out: vec[i64], n: i64) -> i64:
    side: i64
    for side in range(4):
        if free_to_slide(occupied, side) != 0:
            out[n] = POWER + FIRST_ROW[WINDS] + side
            n += 1
    return n


def free_to_slide(occupied: i64, side: i64) -> i64:
    """The potions with an empty space beside them on this side (0 up, 1 right, 2 down, 3 left)."""
    empty = occupied ^ FULL
    if side == 0:
        return occupied & empty << 4
    if side == 1:
        return occupied & empty >> 1 & 0x7777
    if side == 2:
        return occupied & empty >> 4
    return occupied & empty << 1 & 0xEEEE


def use_power(state: ApothecaState, row: i64, story: Story) -> None:
    power = POWER_OF[row]
    kind = KIND[power]
    if not story.silent:
        for source, goal in moves_of(state, row):
            telling.moved(story, state.player, from_=source, to_space=goal)
    if power == WINDS:
        _blow(state, row - FIRST_ROW[WINDS])
    elif kind == RINGS:
        _turn_ring(state, row)
    elif kind == EXCHANGES:
        _exchange(state, FROM_1[row], AREA[row])
    else:
        _travel(state, FROM_1[row], FROM_1[row] | TO_1[row])
        if FROM_2[row] != 0:
            _travel(state, FROM_2[row], FROM_2[row] | TO_2[row])


def moves_of(state: ApothecaState, row: int) -> list[tuple[int, int]]:
    """Which potions a use would move, from where to where, in the order they go."""
    if POWER_OF[row] == WINDS:
        return _winds_moves(state, row - FIRST_ROW[WINDS])
    occupied = state.occupied()
    return [(source, goal) for source, goal in USES[row].moves if occupied >> source & 1 != 0]


def _travel(state: ApothecaState, source: i64, both: i64) -> None:
    """The potion on `source` moves to the empty other space of `both`."""
    if state.red & source != 0:
        state.red ^= both
    elif state.blue & source != 0:
        state.blue ^= both
    elif state.yellow & source != 0:
        state.yellow ^= both
    if state.down & source != 0:
        state.down ^= both
    if state.mark_1 & source != 0:
        state.mark_1 ^= both
    if state.mark_2 & source != 0:
        state.mark_2 ^= both
    if state.mark_4 & source != 0:
        state.mark_4 ^= both
    if state.mark_8 & source != 0:
        state.mark_8 ^= both


def _exchange(state: ApothecaState, a: i64, both: i64) -> None:
    b = both ^ a
    state.red = _swapped(state.red, a, b)
    state.blue = _swapped(state.blue, a, b)
    state.yellow = _swapped(state.yellow, a, b)
    state.down = _swapped(state.down, a, b)
    state.mark_1 = _swapped(state.mark_1, a, b)
    state.mark_2 = _swapped(state.mark_2, a, b)
    state.mark_4 = _swapped(state.mark_4, a, b)
    state.mark_8 = _swapped(state.mark_8, a, b)


def _swapped(board: i64, a: i64, b: i64) -> i64:
    return board ^ (a | b) if (board & a != 0) != (board & b != 0) else board


def _turn_ring(state: ApothecaState, row: i64) -> None:
    area = AREA[row]
    if state.red & area != 0:
        state.red = _turned(state.red, row)
    if state.blue & area != 0:
        state.blue = _turned(state.blue, row)
    if state.yellow & area != 0:
        state.yellow = _turned(state.yellow, row)
    if state.down & area != 0:
        state.down = _turned(state.down, row)
    if state.mark_1 & area != 0:
        state.mark_1 = _turned(state.mark_1, row)
    if state.mark_2 & area != 0:
        state.mark_2 = _turned(state.mark_2, row)
    if state.mark_4 & area != 0:
        state.mark_4 = _turned(state.mark_4, row)
    if state.mark_8 & area != 0:
        state.mark_8 = _turned(state.mark_8, row)


def _turned(board: i64, row: i64) -> i64:
    """A board after every space of the ring passed its bit to the next."""
    a, b, c, d = RING_1[row], RING_2[row], RING_3[row], RING_4[row]
    turned = board & ~AREA[row] | (board >> a & 1) << b
    length = LENGTH[row]
    if length == 2:
        return turned | (board >> b & 1) << a
    turned |= (board >> b & 1) << c
    if length == 3:
        return turned | (board >> c & 1) << a
    return turned | (board >> c & 1) << d | (board >> d & 1) << a


def _blow(state: ApothecaState, side: i64) -> None:
    """Every potion slides one step where it can, until none can."""
    while True:
        moving = free_to_slide(state.occupied(), side)
        if moving == 0:
            return
        state.red = _slid(state.red, moving, side)
        state.blue = _slid(state.blue, moving, side)
        state.yellow = _slid(state.yellow, moving, side)
        state.down = _slid(state.down, moving, side)
        state.mark_1 = _slid(state.mark_1, moving, side)
        state.mark_2 = _slid(state.mark_2, moving, side)
        state.mark_4 = _slid(state.mark_4, moving, side)
        state.mark_8 = _slid(state.mark_8, moving, side)


def _slid(board: i64, moving: i64, side: i64) -> i64:
    moved = board & moving
    if side == 0:
        moved = moved >> 4
    elif side == 1:
        moved = moved << 1
    elif side == 2:
        moved = moved << 4
    else:
        moved = moved >> 1
    return board & ~moving | moved


_STRIDES: Final = (-4, 1, 4, -1)


def _winds_moves(state: ApothecaState, side: i64) -> list[tuple[int, int]]:
    """The complete way of each potion, in the order in which they arrive."""
    stride: i64 = _STRIDES[side]
    occupied = state.occupied()
    moves = []
    for space in range(16) if stride < 0 else range(15, -1, -1):
        goal: i64 = space
        while free_to_slide(occupied, side) & BIT[goal] != 0:
            occupied ^= BIT[goal] | BIT[goal + stride]
            goal += stride
        if goal != space:
            moves.append((space, int(goal)))
    return moves


def master_station(state: ApothecaState, power: i64) -> i64:
    """The colour of the station whose card has this power; it is there."""
    return 0 if state.station(0) == power else 1 if state.station(1) == power else 2
