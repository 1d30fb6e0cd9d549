"""The box: marbles by colour, and the 64 potion tiles."""

from __future__ import annotations

from dataclasses import dataclass

from philtre.core.contract import Chance

COLOURS = ["red", "blue", "black", "yellow"]
KINDS = ["wisdom", "love", "magnetical", "prismatic", "abyssal", "sands", "balm", "lavamancing"]
STARTER = 4  # the size of a starter
COPIES = 2  # of every tile

Marbles = dict[str, int]  # how many of each colour

# Holes red/blue/black/yellow = points, for the sizes 4 to 7.
RECIPES = """
wisdom       2/0/0/2=5  2/1/2/0=6  0/0/2/4=8  2/4/1/0=11
love         1/0/1/2=4  0/3/0/2=5  0/3/2/1=7  4/0/3/0=10
magnetical   0/2/2/0=4  2/0/2/1=6  2/4/0/0=8  1/0/2/4=10
prismatic    2/1/0/1=3  2/0/3/0=5  1/2/3/0=7  0/3/0/4=9
abyssal      2/2/0/0=4  0/2/1/2=6  4/0/0/2=8  0/2/4/1=10
sands        0/0/2/2=3  1/2/0/2=4  0/2/4/0=6  4/1/0/2=9
balm         1/1/2/0=4  0/0/2/3=5  2/0/1/3=7  3/4/0/0=10
lavamancing  0/2/1/1=5  3/2/0/0=7  3/1/0/2=9  0/0/4/3=11
"""


@dataclass(frozen=True)
class Tile:
    """One of the 32 different potion tiles; `number` is its place in their order."""

    name: str
    number: int
    kind: str
    size: int
    holes: Marbles
    points: int


def read_recipes() -> dict[str, Tile]:
    tiles: dict[str, Tile] = {}
    for line in RECIPES.strip().splitlines():
        kind, *recipes = line.split()
        for size, recipe in enumerate(recipes, start=STARTER):
            holes, points = recipe.split("=")
            tile = Tile(f"{kind}-{size}", len(tiles), kind, size, marbles(*map(int, holes.split("/"))), int(points))
            tiles[tile.name] = tile
    return tiles


def marbles(red: int = 0, blue: int = 0, black: int = 0, yellow: int = 0) -> Marbles:
    return {"red": red, "blue": blue, "black": black, "yellow": yellow}


def count(colours: list[str]) -> Marbles:
    return {colour: colours.count(colour) for colour in COLOURS}


def total(some: Marbles) -> int:
    return sum(some.values())


def add(some: Marbles, more: Marbles) -> None:
    for colour in COLOURS:
        some[colour] += more[colour]


def draw_marble(pile: Marbles, chance: Chance) -> str:
    """One marble of those nobody can tell apart; where all are of one colour no luck is needed."""
    colours = [colour for colour in COLOURS for _ in range(pile[colour])]
    colour = colours[0] if len(set(colours)) == 1 else colours[chance.below(len(colours))]
    pile[colour] -= 1
    return colour


def draw_tile(pile: list[str], chance: Chance) -> str:
    """One tile of those that lie under others; where all have one name no luck is needed."""
    tile = in_order(pile)[0 if len(set(pile)) == 1 else chance.below(len(pile))]
    pile.remove(tile)
    return tile


def in_order(tiles: list[str]) -> list[str]:
    return sorted(tiles, key=lambda tile: TILES[tile].number)


TILES = read_recipes()
