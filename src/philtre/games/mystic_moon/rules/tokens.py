"""Tokens by kind, counted in packed numbers, and the cauldron's cells.

A heap of tokens is one number with four bits per kind: no kind has more than fifteen.
A cauldron is one number with four bits per cell, column by column from the left, each from the bottom up.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from philtre.core.contract import Chance
from philtre.core.observing import flag

BASICS: Final[i64] = 6
WARES: Final[i64] = 8  # kinds that lie in the shop: basic and rare
WILD: Final[i64] = 8
INGREDIENTS: Final[i64] = 9  # kinds a satchel may hold
FROG: Final[i64] = 9
KINDS: Final[i64] = 10

ONE: Final[vec[i64]] = vec[i64]([16**kind for kind in range(KINDS)])  # a single token of each kind, as a heap
BASIC_TOKENS: Final[i64] = 0xFFFFFF
INGREDIENT_TOKENS: Final[i64] = 0xFFFFFFFFF
EVEN_KINDS: Final[i64] = 0x0F0F0F0F0F

PLACES: Final[i64] = 12
PLACE_LIMIT: Final[i64] = 3

COLUMNS: Final[i64] = 3
CELLS: Final[i64] = 9
COLUMN: Final[i64] = 0xFFF  # the cells of one column
FULL: Final[i64] = 0xFFFFFFFFF
EACH_CELL: Final[i64] = 0x111111111
# What a cell holds: 0 for nothing, an ingredient's kind + 1, or one of these.
MUSHROOM: Final[i64] = 10
CRYSTAL: Final[i64] = 11


def shl(x: i64, n: i64) -> i64:
    """x << n. It is a function because compiled code would shift a literal in 32 bits."""
    return x << n


def count(heap: i64, kind: i64) -> i64:
    return heap >> 4 * kind & 15


def has(heap: i64, kind: i64) -> i64:
    """1 if there is a token of a kind, else 0: a number, to count on without a branch that nobody can predict."""
    return flag(heap >> 4 * kind & 15 != 0)


def total(heap: i64) -> i64:
    """All tokens of a heap (fewer than 256)."""
    pairs = (heap & EVEN_KINDS) + (heap >> 4 & EVEN_KINDS)
    return (pairs + (pairs >> 8) + (pairs >> 16) + (pairs >> 24) + (pairs >> 32)) & 255


def single(heap: i64) -> bool:
    """Whether all tokens of a heap that is not empty are of one kind."""
    while heap & 15 == 0:
        heap >>= 4
    return heap >> 4 == 0


def picked(heap: i64, chance: Chance) -> i64:
    """The kind of a token drawn from a heap that is not empty."""
    roll = chance.below(total(heap))
    kind: i64 = 0
    while roll >= heap & 15:
        roll -= heap & 15
        heap >>= 4
        kind += 1
    return kind


def filled(cauldron: i64) -> i64:
    """How many cells hold something."""
    return ones(occupied(cauldron))


def occupied(cauldron: i64) -> i64:
    """One bit for each cell that holds something, at the cell's lowest bit."""
    either = cauldron | cauldron >> 1
    return (either | either >> 2) & EACH_CELL


def cells_with(cauldron: i64, content: i64) -> i64:
    """All four bits of each cell that holds exactly this (not for nothing)."""
    return (~occupied(cauldron ^ content * EACH_CELL) & EACH_CELL) * 15


def ones(bits: i64) -> i64:
    """How many of the cells' lowest bits are set."""
    threes = bits + (bits >> 4) + (bits >> 8)
    return (threes & 15) + (threes >> 12 & 15) + (threes >> 24 & 15)


def height(cauldron: i64, column: i64) -> i64:
    """How many cells of a column are filled: they fill from the bottom."""
    cells = cauldron >> 12 * column & COLUMN
    return 0 if cells == 0 else 1 if cells < 16 else 2 if cells < 256 else 3


def heap_of(cauldron: i64) -> i64:
    """The ingredients in a cauldron, as a heap."""
    heap: i64 = 0
    one = ONE
    while cauldron != 0:
        content = cauldron & 15
        if content != 0 and content < MUSHROOM:
            heap += one[content - 1]
        cauldron >>= 4
    return heap


def bits(mask: i64) -> i64:
    """How many bits of a set are there."""
    n: i64 = 0
    while mask != 0:
        mask &= mask - 1
        n += 1
    return n


def member(mask: i64, n: i64) -> i64:
    """The n-th member of a set, from 0, lowest first."""
    while n > 0:
        mask &= mask - 1
        n -= 1
    return bits((mask & -mask) - 1)
