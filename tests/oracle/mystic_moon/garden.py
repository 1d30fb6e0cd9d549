"""Enter the Garden, and Bloom New Ingredients around the Garden, with Sludge."""

from __future__ import annotations

from tests.oracle.mystic_moon.box import FROG, Verb
from tests.oracle.mystic_moon.charms import moment
from tests.oracle.mystic_moon.effects import frogs_come, run
from tests.oracle.mystic_moon.numbers import glyph_times, reach
from tests.oracle.mystic_moon.table import PLACES, Table
from tests.oracle.scripted import Script

FULL = 3  # tokens at a location


def enter_garden(table: Table) -> Script[None]:
    """Enter the Garden; ruling 29: ingredients, then the frogs, then the Glyph."""
    table.step = "garden"
    _, place, *plain = yield from table.ask("garden", entries(table))
    table.hat = int(place) - 1
    used = not plain and works(table, table.hat)
    table.step = "glyph" if used else "garden-talent"
    yield from frogs_come(table, gather(table))
    if used:
        yield from activate_glyph(table, table.hat)
    yield from moment(table, "garden")


def entries(table: Table) -> list[str]:
    """Ruling 3: the Glyph is optional; where it does not work there is nothing to waive."""
    found = [f"garden {place + 1}" for place in range(PLACES)]
    return found + [f"garden {place + 1} plain" for place in range(PLACES) if works(table, place)]


def works(table: Table, place: int) -> bool:
    """Whether there is a Glyph, and charms let it work at least once."""
    return bool(glyph(table, place)) and glyph_times(table) > 0


def glyph(table: Table, place: int) -> list[Verb]:
    """Garden Tiles: the tile of the round is on top."""
    return table.box.tiles[table.round - 1][place]


def gathered_places(table: Table) -> list[int]:
    """The hat's place, the one before it, and usually one after it."""
    assert table.hat is not None
    return [(table.hat + distance) % PLACES for distance in range(-1, reach(table) + 1)]


def gather(table: Table) -> int:
    """Ingredients go to the satchel; how many frogs there were."""
    tokens = [token for place in gathered_places(table) for token in table.garden[place]]
    for place in gathered_places(table):
        table.garden[place] = []
    for token in tokens:
        if token != FROG:
            table.me().satchel[token] += 1
    return tokens.count(FROG)


def activate_glyph(table: Table, place: int) -> Script[None]:
    """Enter the Garden: draw, or gain star power; once, or as often as the charms say."""
    verbs = [Verb(verb.name, verb.n * glyph_times(table)) for verb in glyph(table, place)]
    yield from run(table, "glyph", verbs)


def bloom(table: Table) -> Script[None]:
    """Bloom New Ingredients; rulings 11 and 29: for a full location nothing is pulled."""
    yield from moment(table, "bloom")
    table.step = "bloom"
    yield from table.ask("bloom", ["bloom"])
    assert table.hat is not None
    for distance in range(0, PLACES, 2):
        bloom_at(table, (table.hat + distance) % PLACES)
    table.hat = None
    yield from wither(table)


def bloom_at(table: Table, place: int) -> None:
    if len(table.garden[place]) < FULL:
        lay(table, place, table.pull())


def lay(table: Table, place: int, token: str | None) -> None:
    """Tokens of a location lie in the order of their kinds."""
    if token is not None:
        table.garden[place] = sorted([*table.garden[place], token], key=table.box.tokens.index)


def wither(table: Table) -> Script[None]:
    """Sludge; rulings 11 and 24: one token leaves each location that has any, however much lies there."""
    table.step = "wither"
    for place in range(PLACES):
        if table.sludge[place]:
            yield from wither_at(table, place)
            table.sludges += table.sludge[place]
            table.sludge[place] = 0


def wither_at(table: Table, place: int) -> Script[None]:
    """A frog that leaves this way steals nothing."""
    kinds = [kind for kind in table.box.tokens if kind in table.garden[place]]
    if kinds:
        _, kind = yield from table.ask("wither", [f"wither {kind}" for kind in kinds])
        table.garden[place].remove(kind)
        table.bag[kind] += 1
