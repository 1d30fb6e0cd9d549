"""The tiles and counts of content.toml, read once and held to the list of components (page 2)."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import msgspec

COLOURS: Final = ("red", "blue", "black", "yellow")
KINDS: Final = ("wisdom", "love", "magnetical", "prismatic", "abyssal", "sands", "balm", "lavamancing")
SIZES: Final = (4, 5, 6, 7)


class Components(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What lies in the box."""

    marbles: int  # of each colour
    tiles: int
    skill_tokens: int
    little_help_tokens: int
    desks: int
    source: str


class Tile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One potion tile, and how many of it there are."""

    kind: str
    size: int
    holes: dict[str, int]
    points: int
    copies: int
    source: str

    @property
    def name(self) -> str:
        return f"{self.kind}-{self.size}"


class Content(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The whole file."""

    components: Components
    tiles: list[Tile]


def load(text: bytes) -> Content:
    """Read a content file. Raises ValueError with what does not add up."""
    content = msgspec.toml.decode(text, type=Content)
    names = [tile.name for tile in content.tiles]
    if names != [f"{kind}-{size}" for kind in KINDS for size in SIZES]:
        raise ValueError("the tiles are not the eight kinds in four sizes, in their order")
    if sum(tile.copies for tile in content.tiles) != content.components.tiles:
        raise ValueError(f"the copies of the tiles are not {content.components.tiles}")
    for tile in content.tiles:
        if tuple(tile.holes) != COLOURS or sum(tile.holes.values()) != tile.size:
            raise ValueError(f"the holes of {tile.name} are not {tile.size}, of {', '.join(COLOURS)}")
    return content


CONTENT: Final = load(Path(__file__).with_name("content.toml").read_bytes())
