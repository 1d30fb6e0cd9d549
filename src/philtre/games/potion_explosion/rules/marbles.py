"""Marbles counted by colour, packed into one number: a byte each for red, blue, black and yellow.

A byte never holds more than 80, so its highest bit is free to show which bytes are larger than others.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from philtre.core.contract import Chance

RED: Final[i64] = 0
BLUE: Final[i64] = 1
BLACK: Final[i64] = 2
YELLOW: Final[i64] = 3
COLOURS: Final[i64] = 4

HIGHEST: Final[i64] = 0x80808080
ONE: Final[vec[i64]] = vec[i64]([1, 0x100, 0x10000, 0x1000000])  # one marble of each colour


def count(marbles: i64) -> i64:
    """All of them."""
    return marbles * 0x01010101 >> 24 & 255


def of(marbles: i64, colour: i64) -> i64:
    """Those of a colour."""
    return marbles >> 8 * colour & 255


def covers(marbles: i64, wanted: i64) -> bool:
    """Whether all the wanted ones are there."""
    return (marbles | HIGHEST) - wanted & HIGHEST == HIGHEST


def shared(a: i64, b: i64) -> i64:
    """Of each colour as many as are in both."""
    b_is_less = (((a | HIGHEST) - b & HIGHEST) >> 7) * 255
    return b & b_is_less | a & ~b_is_less


def of_colours_in(marbles: i64, others: i64) -> i64:
    """Those whose colour is also among the others."""
    return marbles & ((others + 0x7F7F7F7F & HIGHEST) >> 7) * 255


def drawn(marbles: i64, chance: Chance) -> i64:
    """A colour, all marbles equally likely; no random number is used if all are alike."""
    red, blue, black, yellow = marbles & 255, marbles >> 8 & 255, marbles >> 16 & 255, marbles >> 24
    n = red + blue + black + yellow
    if red == n:
        return RED
    if blue == n:
        return BLUE
    if black == n:
        return BLACK
    if yellow == n:
        return YELLOW
    roll = chance.below(n)
    if roll < red + blue:
        return RED if roll < red else BLUE
    return BLACK if roll < red + blue + black else YELLOW
