"""The market: four by four spaces as bits of a number, space 0 at the top left, and its lines."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from philtre.core.errors import NotationError

SPACES: Final[i64] = 16
FULL: Final[i64] = 0xFFFF
EACH_FROM: Final[i64] = 0x1_0001_0001_0001  # a bit for each of four spaces
UPPER_ROWS: Final[i64] = 0x0FFF_0FFF_0FFF_0FFF  # of the boards of four spaces
CORNERS: Final = (0, 3, 12, 15)
EVEN_SPACES: Final[i64] = 0xA5A5  # the checkerboard colour of the top left space
ODD_SPACES: Final[i64] = 0x5A5A

ORTHOGONAL: Final = ((-1, 0), (0, -1), (0, 1), (1, 0))
EIGHT_WAYS: Final = ((-1, -1), (-1, 0), (-1, 1), (0, -1), (0, 1), (1, -1), (1, 0), (1, 1))
KNIGHT: Final = ((-2, -1), (-2, 1), (-1, -2), (-1, 2), (1, -2), (1, 2), (2, -1), (2, 1))

BIT: Final[vec[i64]] = vec[i64]([2**space for space in range(16)])


def shl(x: i64, n: i64) -> i64:
    """x << n. It is a function because compiled code would shift a literal in 32 bits."""
    return x << n


def count(board: i64) -> i64:
    """How many spaces a board marks."""
    x = board - (board >> 1 & 0x5555)
    x = (x & 0x3333) + (x >> 2 & 0x3333)
    x = (x + (x >> 4)) & 0x0F0F
    return (x + (x >> 8)) & 31


def count_each(a: i64, b: i64, c: i64) -> i64:
    """How many spaces each of three boards marks, as packed counts of eight bits."""
    x = a | b << 16 | c << 32
    x -= x >> 1 & 0x5555_5555_5555
    x = (x & 0x3333_3333_3333) + (x >> 2 & 0x3333_3333_3333)
    x = (x + (x >> 4)) & 0x0F0F_0F0F_0F0F
    x += x >> 8
    return x & 31 | (x >> 16 & 31) << 8 | (x >> 32 & 31) << 16


_SPACES: Final[i64] = -0x3281_57B0_496C_ADF0  # 0, 1, 2, 5, 3, 9, 6, 11, 15, 4, 8, 10, 14, 7, 13, 12 in four bits each


def space_of(bit: i64) -> i64:
    """The space of a single bit, by a product whose top four bits differ for all sixteen (de Bruijn).

    The results are packed into one number, because a table would be checked for its bounds and could not be inlined.
    """
    return _SPACES >> (bit * 0x09AF >> 10 & 60) & 15


def has_line(board: i64) -> bool:
    """Whether three marked spaces stand in a row or column."""
    across = board & board >> 1 & board >> 2 & 0x3333
    along = board & board >> 4 & board >> 8 & 0x00FF
    return across | along != 0


def has_line_in(a: i64, b: i64, c: i64) -> bool:
    """Whether three marked spaces of one of three boards stand in a row or column."""
    boards = a | b << 16 | c << 32
    across = boards & boards >> 1 & boards >> 2 & 0x3333_3333_3333
    along = boards & boards >> 4 & boards >> 8 & 0x00FF_00FF_00FF
    return across | along != 0


# Steps from the four spaces of a row: sixteen bits for each, the spaces where they lead.


def from_spaces(board: i64, row: i64) -> i64:
    """All steps from the marked spaces of a row: four bits are moved to sixteen each."""
    return ((board >> 4 * row & 15) * 0x2000_4000_8001 & EACH_FROM) * FULL


def to_spaces(board: i64) -> i64:
    """All steps to the marked spaces."""
    return board * EACH_FROM


def one_further(steps: i64) -> i64:
    """The steps to the spaces beside those where these lead."""
    first_column: i64 = 0x1111_1111_1111_1111
    not_last = 7 * first_column  # a literal so large would be an object in compiled code
    return steps >> 4 & UPPER_ROWS | (steps & UPPER_ROWS) << 4 | steps >> 1 & not_last | (steps & not_last) << 1


def all_steps(pairs: list[tuple[int, int]]) -> list[int]:
    """Steps (from, to) as a number for each row, signed so that it fits into a word."""
    rows = [0] * 4
    for source, goal in pairs:
        rows[source // 4] |= 2 ** (16 * (source % 4) + goal)
    return [steps - 2**64 if steps >= 2**63 else steps for steps in rows]


def step_of(bit: i64) -> i64:
    """The number of a single step, by a product whose top six bits differ for all 64 (de Bruijn)."""
    return _STEPS[bit * _DE_BRUIJN >> 58 & 63]


def _steps() -> list[int]:
    steps = [0] * 64
    for step in range(64):
        steps[shl(_DE_BRUIJN, step) >> 58 & 63] = step
    return steps


_DE_BRUIJN: Final[i64] = 0x3F79_D71B_4CB0_A89
_STEPS: Final[vec[i64]] = vec[i64](_steps())


def reached(space: int, ways: tuple[tuple[int, int], ...], distances: tuple[int, ...]) -> list[int]:
    """The spaces at these distances in these directions that are on the market, ascending."""
    row, column = space // 4, space % 4
    found = []
    for down, right in ways:
        for distance in distances:
            r, c = row + down * distance, column + right * distance
            if 0 <= r < 4 and 0 <= c < 4:
                found.append(4 * r + c)
    return sorted(found)


def space_name(space: int) -> str:
    return "abcd"[space % 4] + "1234"[space // 4]


def space_number(name: str) -> int:
    if len(name) != 2 or name[0] not in "abcd" or name[1] not in "1234":
        raise NotationError(f"'{name}' is not a space; spaces are a1 to d4")
    return "1234".index(name[1]) * 4 + "abcd".index(name[0])


def spaces_in(board: int) -> list[int]:
    """The numbers of the marked spaces, ascending."""
    return [space for space in range(16) if board >> space & 1]


def mask_of(spaces: list[int]) -> int:
    return sum([2**space for space in spaces])


def _lines() -> tuple[list[int], list[int]]:
    rows, columns = [], []
    for line in range(4):
        for first, last in ((0, 2), (0, 3), (1, 3)):
            rows.append(mask_of([4 * line + i for i in range(first, last + 1)]))
            columns.append(mask_of([4 * i + line for i in range(first, last + 1)]))
    return rows, columns


ROW_LINES, COLUMN_LINES = _lines()


def _matches() -> list[tuple[int, int]]:
    """All possible matches, each with its line in a row and its line in a column; 0 for none."""
    alone = [(row, 0) for row in ROW_LINES] + [(0, column) for column in COLUMN_LINES]
    crossed = [(row, column) for row in ROW_LINES for column in COLUMN_LINES if row & column]
    return alone + crossed


MATCHES: Final[list[tuple[int, int]]] = _matches()
MATCH_ROW: Final[vec[i64]] = vec[i64]([row for row, column in MATCHES])
MATCH_COLUMN: Final[vec[i64]] = vec[i64]([column for row, column in MATCHES])
MATCH_SPACES: Final[vec[i64]] = vec[i64]([row | column for row, column in MATCHES])
