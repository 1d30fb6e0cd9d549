"""The potion tiles by number, tables of what is printed on them, and sets that contain each tile at most twice."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from philtre.core.contract import Chance

WISDOM: Final[i64] = 0
LOVE: Final[i64] = 1
MAGNETICAL: Final[i64] = 2
PRISMATIC: Final[i64] = 3
ABYSSAL: Final[i64] = 4
SANDS: Final[i64] = 5
BALM: Final[i64] = 6
LAVAMANCING: Final[i64] = 7
KINDS: Final[i64] = 8
NO_TILE: Final[i64] = -1

KIND_NAMES: Final = ("wisdom", "love", "magnetical", "prismatic", "abyssal", "sands", "balm", "lavamancing")
SIZES: Final = (4, 5, 6, 7)
TILE_NAMES: Final[list[str]] = [f"{kind}-{size}" for kind in KIND_NAMES for size in SIZES]
TILE_BIT: Final[vec[i64]] = vec[i64]([2**tile for tile in range(32)])
STARTERS: Final[i64] = 0x11111111  # as a set of tiles: the smallest of each kind


@final
class Tiles:
    """What is printed on the tiles of one set. States refer to it; `content.py` makes it from text."""

    def __init__(self, text: str | None, holes: vec[i64], points: vec[i64], titles: dict[str, dict[str, str]]) -> None:
        self.text: str | None = text  # the content pack; None for our own tiles
        self.holes: vec[i64] = holes  # per tile, counted by colour
        self.points: vec[i64] = points
        self.titles: dict[str, dict[str, str]] = titles  # names a pack gives the kinds, per language


def kind_of(tile: i64) -> i64:
    return tile >> 2


def of_kinds(kinds: i64) -> i64:
    """The tiles of a set of kinds, as a set."""
    tiles: i64 = 0
    kind: i64
    for kind in range(KINDS):
        if kinds >> kind & 1 != 0:
            tiles |= TILE_BIT[4 * kind] * 15
    return tiles


def count_tiles(once: i64, twice: i64) -> i64:
    """How many tiles: those there at least once, and those there twice."""
    return _bits(once) + _bits(twice)


def _bits(tiles: i64) -> i64:
    n: i64 = 0
    while tiles != 0:
        tiles &= tiles - 1
        n += 1
    return n


def drawn_tile(once: i64, twice: i64, chance: Chance) -> i64:
    """A tile, all equally likely; no random number is used if all are alike."""
    skip: i64 = 0
    if once & once - 1 != 0:
        skip = chance.below(count_tiles(once, twice))
    tile: i64
    for tile in range(32):
        bit = TILE_BIT[tile]
        if once & bit != 0:
            skip -= 2 if twice & bit != 0 else 1
            if skip < 0:
                return tile
    return NO_TILE
