"""Return to Your Hut: Ingredients and Crystals go into the Cauldron, then Potions are brewed."""

from __future__ import annotations

from tests.oracle.mystic_moon.box import CRYSTAL
from tests.oracle.mystic_moon.brewing import brew, name_potions
from tests.oracle.mystic_moon.charms import moment
from tests.oracle.mystic_moon.numbers import most_adds
from tests.oracle.mystic_moon.table import COLUMNS, Table
from tests.oracle.scripted import Script


def return_to_hut(table: Table) -> Script[None]:
    yield from moment(table, "hut")
    table.step = "add"
    emptied = yield from add_ingredients(table)
    if not emptied:
        table.step = "brew"
        yield from name_potions(table)
    table.column = table.added = 0
    if table.brew:
        yield from brew(table)


def add_ingredients(table: Table) -> Script[bool]:
    """Whether the cauldron was emptied instead (rulings 16 and 25)."""
    emptying = ["empty"] if may_empty(table) else []
    while adds(table) or emptying:
        match (yield from table.ask("add", [*adds(table), *emptying, "done"])):
            case ["add", column, thing]:
                add(table, COLUMNS.index(column), thing)
            case ["empty"]:
                table.empty_cauldron()
                return True
            case _:
                break
    return False


def adds(table: Table) -> list[str]:
    """Ruling 31: column by column, from the left."""
    if table.added >= most_adds(table):
        return []
    me = table.me()
    things = me.held() + [CRYSTAL] * bool(me.crystals)
    columns = [column for column in me.open_columns() if column >= table.column]
    return [f"add {COLUMNS[column]} {thing}" for column in columns for thing in things]


def add(table: Table, column: int, thing: str) -> None:
    """Return to Your Hut: to the lowest open slot of a column."""
    me = table.me()
    if thing == CRYSTAL:
        me.crystals -= 1
    else:
        me.satchel[thing] -= 1
    me.put(thing, column)
    table.column = column
    table.added += 1


def may_empty(table: Table) -> bool:
    """Ruling 25: a cauldron with all slots filled, where the table plays so."""
    return table.emptying and not table.me().open_columns()
