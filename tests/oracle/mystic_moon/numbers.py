"""The numbers of a player: those of her hut and, with the Zodiac, of her fate, added up."""

from __future__ import annotations

from tests.oracle.mystic_moon.box import Charm
from tests.oracle.mystic_moon.table import Table

NO_END = 1000  # more than can ever be added or brewed


def talent(table: Table, seat: int) -> Charm | None:
    """Witch's Hut."""
    hut = table.players[seat].hut
    return None if hut is None else table.box.huts[hut]


def fate(table: Table, seat: int) -> Charm | None:
    """Interpreting the Zodiac: the Rising Sign's curse for the cursed, its blessing for the blessed."""
    if table.rising is None:
        return None
    sign = table.box.signs[table.rising]
    return sign.curse if table.players[seat].cursed else sign.blessing


def values(table: Table, seat: int, name: str) -> list[int]:
    charms = [talent(table, seat), fate(table, seat)]
    return [charm.numbers[name] for charm in charms if charm is not None and name in charm.numbers]


def added_up(table: Table, name: str) -> int:
    """For the player whose turn it is."""
    return sum(values(table, table.player, name))


def smallest(table: Table, name: str) -> int:
    return min(values(table, table.player, name), default=NO_END)


def reach(table: Table) -> int:
    return min(2, max(0, 1 + added_up(table, "reach")))


def glyph_times(table: Table) -> int:
    return max(0, 1 + added_up(table, "glyph"))


def thefts_per_frog(table: Table) -> int:
    return max(0, 1 + added_up(table, "frogs"))


def price(table: Table, potion: str) -> int:
    """Ruling 23: at least 1 before gold."""
    return max(1, table.box.potions[potion].cost + added_up(table, "price"))


def trade_size(table: Table) -> int:
    return max(2, 2 + added_up(table, "trade"))


def satchel_limit(table: Table) -> int:
    return max(1, 10 + added_up(table, "limit"))


def most_adds(table: Table) -> int:
    return smallest(table, "adds")


def most_potions(table: Table) -> int:
    return smallest(table, "potions")


def reward(table: Table, potion: str) -> int:
    return max(0, table.box.potions[potion].reward + added_up(table, "reward"))


def is_warded(table: Table, seat: int) -> bool:
    return sum(values(table, seat, "ward")) > 0
