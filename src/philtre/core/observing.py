"""Observations: what a seat sees, as small numbers for learning programs.

An observation is a list of bytes. It is written as 64-bit words, eight bytes at a time, because that is faster; the
lowest byte comes first. A game lists the meaning of the bytes as `Feature`s, in the same order.

From one step to the next, most of an observation stays as it is. So a game may write only what changed: beside the
observation it remembers the numbers from which it wrote the parts, packed into a few words, and compares them.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

MOST: Final[i64] = 255  # of one byte; larger numbers are written as this
REMEMBERED: Final[i64] = 64  # words that a game may use beside an observation, to remember what it wrote
FORGOTTEN: Final[i64] = -0x3FFFFFFFFFFFFFFF  # in each of them when nothing is written yet; no part is written from this


def forget(written: vec[i64], first: i64) -> None:
    """Remember nothing of an observation, so that all of it will be written."""
    i: i64
    for i in range(REMEMBERED):
        written[first + i] = FORGOTTEN


class Feature:
    """Some bytes of an observation: their name, their number, and the largest value of each."""

    __slots__ = ("name", "size", "most", "about")

    def __init__(self, name: str, size: int, most: int, about: str) -> None:
        self.name: str = name
        self.size: int = size
        self.most: int = most
        self.about: str = about

    def of(self, seat: int) -> Feature:
        """The same for one seat, counted from the viewer's."""
        return Feature(f"{self.name}_{seat}", self.size, self.most, self.about)


def laid_out(table: tuple[Feature, ...], seat: tuple[Feature, ...], seats: int) -> list[Feature]:
    """The features of the table, followed by those of each seat."""
    return [*table, *[feature.of(number) for number in range(seats) for feature in seat]]


# Seven bits are moved to one byte each by a multiplication and a mask; the eighth would overflow.
COPIES: Final[i64] = 0x2040810204081
EACH_BYTE: Final[i64] = 0x101010101010101

# Counts of four bits are spread in three steps: in fours, in pairs, one by one.
EACH_HALF: Final[i64] = 0xFFFF0000FFFF
EACH_PAIR: Final[i64] = 0xFF00FF00FF00FF
EACH_COUNT: Final[i64] = 0xF0F0F0F0F0F0F0F


def spread(bits: i64) -> i64:
    """The lowest eight bits, one byte for each."""
    return (bits & 127) * COPIES & EACH_BYTE | (bits & 128) << 49


def put_bits(out: vec[i64], at: i64, bits: i64, words: i64) -> i64:
    """Writes the lowest bits of a set, one byte for each; returns the next place."""
    i: i64
    for i in range(words):
        out[at + i] = spread(bits)
        bits >>= 8
    return at + words


def put_two(out: vec[i64], at: i64, a: i64, b: i64) -> i64:
    """Two boards of sixteen bits."""
    out[at] = spread(a)
    out[at + 1] = spread(a >> 8)
    out[at + 2] = spread(b)
    out[at + 3] = spread(b >> 8)
    return at + 4


def put_four(out: vec[i64], at: i64, a: i64, b: i64, c: i64, d: i64) -> i64:
    """Four boards of sixteen bits."""
    return put_two(out, put_two(out, at, a, b), c, d)


def put_one(out: vec[i64], at: i64, which: i64, words: i64) -> i64:
    """Bytes of which one is 1 and all others are 0; all are 0 if `which` is negative."""
    i: i64
    for i in range(words):
        out[at + i] = 0
    if which >= 0:
        out[at + (which >> 3)] = shl(1, 8 * (which & 7))
    return at + words


def move_one(out: vec[i64], at: i64, was: i64, which: i64, words: i64) -> None:
    """The same, where `was` has been written before; a place where nothing was written is cleared."""
    if was == FORGOTTEN:
        put_one(out, at, which, words)
        return
    if was >= 0:
        out[at + (was >> 3)] = 0
    if which >= 0:
        out[at + (which >> 3)] = shl(1, 8 * (which & 7))


def shl(x: i64, n: i64) -> i64:
    """x << n; as a function because a literal would be shifted in 32 bits once compiled."""
    return x << n


def put_counts(out: vec[i64], at: i64, counts: i64, words: i64) -> i64:
    """Counts of four bits, one byte for each."""
    i: i64
    for i in range(words):
        apart = counts & 0xFFFFFFFF
        apart = (apart | apart << 16) & EACH_HALF
        apart = (apart | apart << 8) & EACH_PAIR
        out[at + i] = (apart | apart << 4) & EACH_COUNT
        counts >>= 32
    return at + words


def flag(true: bool) -> i64:
    return 1 if true else 0


def byte(number: i64) -> i64:
    """A number limited to the range of a byte."""
    if number < 0:
        return 0
    return number if number < MOST else MOST


def word(a: i64, b: i64 = 0, c: i64 = 0, d: i64 = 0, e: i64 = 0, f: i64 = 0, g: i64 = 0, h: i64 = 0) -> i64:
    """Eight bytes, the last of them below 128: a word is a signed number."""
    return a | b << 8 | c << 16 | d << 24 | e << 32 | f << 40 | g << 48 | h << 56
