"""Completing a Potion: burners that can be filled, and what becomes of a full one."""

from __future__ import annotations

from tests.oracle.potion_explosion.table import BURNERS, Table
from tests.oracle.potion_explosion.tiles import COLOURS, TILES, in_order, total


def fills(table: Table) -> list[str]:
    """Ruling 14: burners for which hand and pool hold all that is missing."""
    return [
        f"fill {burner + 1}"
        for burner, brewing in table.desk().brewing()
        if all(table.held(colour) >= brewing.empty[colour] for colour in COLOURS)
    ]


def fill(table: Table, burner: int) -> None:
    brewing = table.desk().burners[burner]
    assert brewing is not None
    for colour in COLOURS:
        place(table, colour, burner, brewing.empty[colour])
    complete_full(table)


def place(table: Table, colour: str, burner: int, number: int) -> None:
    """Using the Ingredients: marbles onto holes of their colour."""
    for _ in range(number):
        brewing = table.desk().burners[burner]
        assert brewing is not None
        table.use(colour)
        brewing.place(colour, colour)


def complete_full(table: Table) -> None:
    """Completing a Potion: the marbles go back, the tile goes below the desk and may be drunk."""
    desk = table.desk()
    for burner in BURNERS:
        brewing = desk.burners[burner]
        if brewing is not None and not total(brewing.empty):
            desk.burners[burner] = None
            table.dispenser.put_back(brewing.marbles, table.chance)
            desk.potions = in_order([*desk.potions, brewing.tile])
            desk.undrunk[TILES[brewing.tile].kind] += 1
