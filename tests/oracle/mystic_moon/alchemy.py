"""Performing Alchemy (Secrets of Alchemy)."""

from __future__ import annotations

from tests.oracle.mystic_moon.table import PLACES, Table, draw_card
from tests.oracle.scripted import Script


def formulas_at_hand(table: Table) -> list[str]:
    """The deck's top card and the player's own, where the satchel holds what they ask for; ruling 22: no wilds."""
    satchel = table.me().satchel
    return [
        formula
        for formula in (table.formula, table.me().formula)
        if formula is not None
        and all(satchel[kind] >= number for kind, number in table.box.formulas[formula].given.items())
    ]


def perform_alchemy(table: Table, formula: str) -> Script[None]:
    """Ruling 28: products, then sludge is placed, then the card is taken."""
    table.performing = formula
    for kind in table.box.formulas[formula].given.elements():
        table.discard(kind)
    collect(table, formula)
    yield from place_sludge(table)
    if formula == table.formula:
        yield from take_card(table, formula)
    table.performing = None


def collect(table: Table, formula: str) -> None:
    """Gold and Crystals to the play area, Sludge in hand; as much as the piles have."""
    products, me = table.box.formulas[formula], table.me()
    gold = min(products.gold, table.gold)
    table.gold -= gold
    me.gold += gold
    crystals = min(products.crystal, table.crystals)
    table.crystals -= crystals
    me.crystals += crystals
    table.sludging = min(products.sludge, table.sludges)
    table.sludges -= table.sludging


def place_sludge(table: Table) -> Script[None]:
    """Sludge; ruling 24: at any location, several at one."""
    while table.sludging:
        _, place = yield from table.ask("sludge", [f"sludge {place + 1}" for place in range(PLACES)])
        table.sludge[int(place) - 1] += 1
        table.sludging -= 1


def take_card(table: Table, formula: str) -> Script[None]:
    """The next card is uncovered first; of two cards one goes under the deck."""
    table.formula = draw_card(table.formulas, table.formulas_under, table.chance)
    own = table.me().formula
    if own is None:
        table.me().formula = formula
        return
    _, kept = yield from table.ask("keep", [f"keep {own}", f"keep {formula}"])
    table.me().formula = kept
    table.formulas_under.append(formula if kept == own else own)
