"""Brewing Potions, with Crystals, Poisonous Mushrooms and the potion that lifts a curse."""

from __future__ import annotations

from tests.oracle.mystic_moon.box import CRYSTAL, MUSHROOM, WILD
from tests.oracle.mystic_moon.charms import moment
from tests.oracle.mystic_moon.effects import run
from tests.oracle.mystic_moon.numbers import most_potions, reward
from tests.oracle.mystic_moon.recipe import Cell, Lie, Recipe, cell_name
from tests.oracle.mystic_moon.table import LIFT, Placement, Table
from tests.oracle.scripted import Script


def brew(table: Table) -> Script[None]:
    """Brewing Potions: the steps after at least one potion was named; ruling 7: the whole cauldron is emptied."""
    gain_rewards(table)
    lift_curse(table)
    table.step = "effects"
    yield from resolve_effects(table)
    yield from moment(table, "brewed")
    table.empty_cauldron()
    table.brew = []


def name_potions(table: Table) -> Script[None]:
    """One by one, in a fixed order, so that a brew is named in one way only; none at all is allowed (ruling 7)."""
    while placements(table):
        texts = {f"brew {written(placement)}": placement for placement in placements(table)}
        words = yield from table.ask("brew", [*texts, "done"])
        if words == ["done"]:
            return
        table.brew.append(texts[" ".join(words)])


def written(placement: Placement) -> str:
    return " ".join([placement.potion, *[cell_name(cell) for cell in placement.cells]])


def placements(table: Table) -> list[Placement]:
    """What can be added to the brew: later than its last potion, and of cells that are not used yet."""
    if len(table.brew) >= most_potions(table):
        return []
    used = {cell for placement in table.brew for cell in placement.cells}
    return [
        placement
        for potion in usable(table)
        for placement in possible_placements(table, potion)
        if not used.intersection(placement.cells) and is_next(table, placement)
    ]


def usable(table: Table) -> list[str]:
    """The Potion Book, then the recipe that lifts a curse; rulings 14 and 19: only while cursed, and once."""
    lifted = any(placement.potion == LIFT for placement in table.brew)
    return table.me().book + [LIFT] * (table.me().cursed and table.top is not None and not lifted)


def recipe(table: Table, potion: str) -> Recipe:
    """Interpreting the Zodiac: the lifting recipe is on the back of the top card."""
    if potion != LIFT:
        return table.box.potions[potion].recipe
    assert table.top is not None
    return table.box.signs[table.top].recipe


def possible_placements(table: Table, potion: str) -> list[Placement]:
    """Ways to lie that come to the same cells are one placement."""
    fitting = {tuple(sorted(lie)) for lie in recipe(table, potion) if fits(table, lie)}
    return [Placement(potion, cells) for cells in sorted(fitting, key=weight)]


def fits(table: Table, lie: Lie) -> bool:
    """Brewing Potions: a wild fits any ingredient; ruling 8: mushrooms and crystals fit none."""
    return all(table.me().cauldron[cell] in (kind, WILD) for cell, kind in lie.items())


def weight(cells: tuple[Cell, ...]) -> int:
    return sum(2**cell for cell in cells)


def is_next(table: Table, placement: Placement) -> bool:
    return not table.brew or rank(table, placement) > rank(table, table.brew[-1])


def rank(table: Table, placement: Placement) -> tuple[int, int]:
    order = [*table.me().book, LIFT]
    return order.index(placement.potion), weight(placement.cells)


def gain_rewards(table: Table) -> None:
    """Brewing Potions, first step, and Crystals; ruling 19: all this still under the curse."""
    me = table.me()
    used = sum(len(placement.cells) for placement in table.brew)
    me.gain(sum(reward(table, placement.potion) for placement in table.brew if placement.potion != LIFT))
    me.gain(used * me.cauldron.count(CRYSTAL))
    if MUSHROOM in me.cauldron:
        me.gain(-len(table.brew))
    for cell, thing in enumerate(me.cauldron):
        if thing in (CRYSTAL, MUSHROOM):
            table.put_away(cell)


def lift_curse(table: Table) -> None:
    """Interpreting the Zodiac; ruling 19: before the effects."""
    if any(placement.potion == LIFT for placement in table.brew):
        table.me().cursed = False


def resolve_effects(table: Table) -> Script[None]:
    """Brewing Potions, second step: in the order of the player's choice; ruling 30: each may be waived."""
    table.waiting = [place for place, placement in enumerate(table.brew) if has_effect(table, placement)]
    while table.waiting:
        texts = {f"effect {written(table.brew[place])}": place for place in offered(table)}
        words = yield from table.ask("effect", [*texts, "done"])
        if words == ["done"]:
            table.waiting = []
            return
        yield from resolve(table, texts[" ".join(words)])


def has_effect(table: Table, placement: Placement) -> bool:
    """Ruling 14: the lifting potion has none."""
    return placement.potion != LIFT and bool(table.box.potions[placement.potion].effect)


def offered(table: Table) -> list[int]:
    """Of effects that are the same now, only the first."""
    found: dict[tuple[str, tuple[str, ...]], int] = {}
    for place in table.waiting:
        found.setdefault((table.brew[place].potion, contents(table, table.brew[place])), place)
    return list(found.values())


def contents(table: Table, placement: Placement) -> tuple[str, ...]:
    """What lies in a potion's cells now, wherever in them."""
    return tuple(sorted(table.me().cauldron[cell] or "" for cell in placement.cells))


def resolve(table: Table, place: int) -> Script[None]:
    table.waiting.remove(place)
    table.source = place
    yield from run(table, "potion", table.box.potions[table.brew[place].potion].effect)
    table.source = None
