"""The potion tiles as tables, by tile number, and sets of tiles that hold each at most twice."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from philtre.core.contract import Chance
from philtre.games.potion_explosion.content import COLOURS, CONTENT

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

HOLES: Final[vec[i64]] = vec[i64](
    [sum(tile.holes[name] * 256**i for i, name in enumerate(COLOURS)) for tile in CONTENT.tiles]
)
POINTS: Final[vec[i64]] = vec[i64]([tile.points for tile in CONTENT.tiles])
TILE_NAMES: Final[list[str]] = [tile.name for tile in CONTENT.tiles]
TILE_BIT: Final[vec[i64]] = vec[i64]([2**tile for tile in range(32)])
STARTERS: Final[i64] = 0x11111111  # as a set of tiles: the smallest of each kind


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
    """A tile, each equally likely; luck is not asked where they are all alike."""
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
