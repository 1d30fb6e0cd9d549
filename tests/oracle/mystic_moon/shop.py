"""Visit the Elder Witch's Shop: learn Recipes, trade Ingredients, and leave with no more than a satchel holds."""

from __future__ import annotations

from math import ceil

from tests.oracle.mystic_moon.alchemy import formulas_at_hand, perform_alchemy
from tests.oracle.mystic_moon.charms import moment
from tests.oracle.mystic_moon.effects import discards
from tests.oracle.mystic_moon.numbers import price, satchel_limit, trade_size
from tests.oracle.mystic_moon.table import ROW, Table, draw_card
from tests.oracle.scripted import Script

BOOK = 3  # Recipes in a Potion Book
DEAR = 5  # the printed cost from which on a row of four may be refreshed
GOLD_WORTH = 3


def visit_shop(table: Table) -> Script[None]:
    yield from moment(table, "shop")
    table.step = "shop"
    yield from deal(table)
    yield from moment(table, "leave")
    table.step = "limit"
    while sum(table.me().satchel.values()) > satchel_limit(table):
        _, kind = yield from table.ask("discard", discards(table))
        table.discard(kind)


def deal(table: Table) -> Script[None]:
    """In any order, as often as wanted."""
    while True:
        match (yield from table.ask("shop", deals(table))):
            case ["learn", potion]:
                yield from learn(table, potion, 0)
            case ["learn", potion, "gold", gold]:
                yield from learn(table, potion, int(gold))
            case ["trade", given, "for", taken]:
                trade(table, given, taken)
            case ["alchemy", formula]:
                yield from perform_alchemy(table, formula)
            case ["refresh"]:
                refresh(table)
            case _:
                return


def deals(table: Table) -> list[str]:
    found = lessons(table) + trades(table)
    found += [f"alchemy {formula}" for formula in formulas_at_hand(table)]
    if may_refresh(table):
        found.append("refresh")
    return [*found, "leave"]


def lessons(table: Table) -> list[str]:
    """To learn a Recipe, with as much Gold as wanted."""
    return [
        f"learn {potion} gold {gold}" if gold else f"learn {potion}"
        for potion in table.row
        if potion is not None
        for gold in range(most_gold(table, potion) + 1)
        if table.me().stars >= to_pay(table, potion, gold)
    ]


def most_gold(table: Table, potion: str) -> int:
    """Gold; rulings 15 and 23: each takes 3 off the cost, and none is spent once there is no cost left."""
    return min(table.me().gold, ceil(price(table, potion) / GOLD_WORTH))


def to_pay(table: Table, potion: str, gold: int) -> int:
    return max(0, price(table, potion) - GOLD_WORTH * gold)


def learn(table: Table, potion: str, gold: int) -> Script[None]:
    """To learn a Recipe; ruling 21: the choice among four comes before the space is filled."""
    slot = table.row.index(potion)
    table.row[slot] = None
    me = table.me()
    me.stars -= to_pay(table, potion, gold)
    me.gold -= gold
    table.gold += gold
    if len(me.book) == BOOK:
        table.learning = (potion, slot)
        _, forgotten = yield from table.ask("forget", [f"forget {known}" for known in [*me.book, potion]])
        table.learning = None
        table.under.append(forgotten)
        me.book = [known for known in [*me.book, potion] if known != forgotten]
    else:
        me.book.append(potion)
    fill_slot(table, slot)


def fill_slot(table: Table, slot: int) -> None:
    table.row[slot] = draw_card(table.deck, table.under, table.chance)


def trades(table: Table) -> list[str]:
    """To trade Ingredients; ruling 22: a wild stands for nothing else here."""
    return [
        f"trade {given} for {taken}"
        for given in table.box.ingredients
        if table.me().satchel[given] >= trade_size(table)
        for taken in table.box.traded
        if table.shop[taken]
    ]


def trade(table: Table, given: str, taken: str) -> None:
    """Ruling 23: both sides move at once, so what is taken makes room for what is given."""
    table.shop[taken] -= 1
    table.me().satchel[taken] += 1
    table.me().satchel[given] -= trade_size(table)
    table.give_to_shop(given, trade_size(table))


def may_refresh(table: Table) -> bool:
    """Ruling 27: by printed costs."""
    return all(potion is not None and table.box.potions[potion].cost >= DEAR for potion in table.row)


def refresh(table: Table) -> None:
    """Ruling 27: the four go under the deck in the order of the row."""
    table.under += [potion for potion in table.row if potion is not None]
    table.row = [None] * ROW
    for slot in range(ROW):
        fill_slot(table, slot)
