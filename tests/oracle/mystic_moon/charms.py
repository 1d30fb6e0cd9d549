"""Talents, curses and blessings: the numbers that hold for a player, and the moments at which they work."""

from __future__ import annotations

from tests.oracle.mystic_moon.box import Charm
from tests.oracle.mystic_moon.effects import is_idle, run
from tests.oracle.mystic_moon.numbers import fate, talent
from tests.oracle.mystic_moon.table import Table
from tests.oracle.scripted import Script


def moment(table: Table, when: str) -> Script[None]:
    """The talent first, then the curse or blessing of whoever the player is at that moment."""
    table.step = f"{when}-talent"
    yield from work(table, "talent", talent(table, table.player), when)
    table.step = f"{when}-sign"
    yield from work(table, "curse" if table.me().cursed else "blessing", fate(table, table.player), when)


def work(table: Table, of: str, charm: Charm | None, when: str) -> Script[None]:
    """Interpreting the Zodiac: a curse must be followed, a blessing may be used; so may a talent."""
    if charm is None or charm.when != when or not charm.effect or is_idle(table, charm.effect):
        return
    if of != "curse":
        [answer] = yield from table.ask("charm", ["use", "done"])
        if answer == "done":
            return
    yield from run(table, of, charm.effect)
