"""Positions that games from the beginning hardly ever reach: full cauldrons, great brews, empty bags and piles, ties.

Everything is counted out of the box, so each could come up in a game.
"""

from __future__ import annotations

import random

from philtre.core.chance import Seeded
from tests.oracle.mystic_moon.box import CRYSTAL, FROG, MUSHROOM, WILD
from tests.oracle.mystic_moon.recipe import SIZE, Lie, column_cells
from tests.oracle.mystic_moon.rules import Oracle, rest_of_game
from tests.oracle.mystic_moon.setup import lay_out
from tests.oracle.mystic_moon.table import PLACES, ROUNDS, ROW, Player, Table

BOOK = 3
WILDS = 0.15  # how often a wild stands for an ingredient of a recipe


def rare(variant: str, seats: int, rng: random.Random, last: bool = False) -> Oracle:
    """A game at a step of a turn somewhere far on, or of the last turn, at its next decision."""
    oracle = Oracle(variant, seats)
    lay_out(oracle, {name: rng.choice(["yes", "no"]) for name in ("zodiac", "alchemy", "empty")})
    oracle.start, seat = rng.randrange(seats), rng.randrange(seats)
    oracle.round = rng.choice([1, 2, 3, 4, 5, 5])
    step = rng.choice(["garden", "shop", "hut", "hut", "hut", "bloom"])
    if last or rng.random() < 0.2:
        oracle.round, seat, step = ROUNDS, oracle.turn_order()[-1], "bloom"
    set_huts(oracle, rng)
    set_sky(oracle, rng)
    set_cards(oracle, rng)
    set_formulas(oracle, rng)
    set_piles(oracle, rng)
    set_tokens(oracle, rng)
    set_stars(oracle, rng)
    if step != "garden":
        oracle.hat = rng.randrange(PLACES)
        set_sludge(oracle, rng)
    oracle.follow(rest_of_game(oracle, seat, step), Seeded(rng.getrandbits(64)))
    return oracle


def set_huts(table: Table, rng: random.Random) -> None:
    for player, hut in zip(table.players, rng.sample(list(table.box.huts), table.seats), strict=True):
        player.hut = hut


def set_sky(table: Table, rng: random.Random) -> None:
    """A sign has risen in each round, and one is on top."""
    if table.zodiac:
        for _ in range(table.round):
            table.rising = take_card(table.sky, rng)
        table.top = take_card(table.sky, rng)
        for player in table.players:
            player.cursed = rng.random() < 0.4


def take_card(cards: list[str], rng: random.Random) -> str:
    return cards.pop(rng.randrange(len(cards)))


def set_cards(table: Table, rng: random.Random) -> None:
    """Books, the row, and cards under the deck; sometimes nothing else is left of it."""
    for player in table.players:
        player.book = [take_card(table.deck, rng) for _ in range(rng.choice([0, 2, BOOK, BOOK]))]
    table.row = [take_card(table.deck, rng) for _ in range(ROW)]
    if rng.random() < 0.3:
        dear = sorted(table.deck, key=lambda potion: table.box.potions[potion].cost)[-ROW:]
        table.deck = [potion for potion in table.deck if potion not in dear] + [one for one in table.row if one]
        table.deck.sort(key=list(table.box.potions).index)
        table.row = list(dear)
    for _ in range(rng.choice([0, 0, 3, len(table.deck)])):
        table.under.append(take_card(table.deck, rng))


def set_formulas(table: Table, rng: random.Random) -> None:
    if table.alchemy:
        table.formula = take_card(table.formulas, rng)
        for player in table.players:
            if rng.random() < 0.5:
                player.formula = take_card(table.formulas, rng)
        for _ in range(rng.choice([0, 1, len(table.formulas)])):
            table.formulas_under.append(take_card(table.formulas, rng))


def set_piles(table: Table, rng: random.Random) -> None:
    """Gold and crystals may be spent to the last."""
    if table.alchemy:
        richest = rng.choice([1, 3, 6])
        for player in table.players:
            player.gold = min(rng.randint(0, richest), table.gold)
            table.gold -= player.gold
            player.crystals = min(rng.randint(0, richest), table.crystals)
            table.crystals -= player.crystals


def set_stars(table: Table, rng: random.Random) -> None:
    """Often equal, so that games end in ties."""
    richest = rng.choice([0, 1, 3, 15])
    for player in table.players:
        player.stars = rng.randint(0, richest)


def set_sludge(table: Table, rng: random.Random) -> None:
    if table.alchemy:
        for _ in range(rng.choice([0, 1, 4, table.sludges])):
            table.sludge[rng.randrange(PLACES)] += 1
            table.sludges -= 1


def set_tokens(table: Table, rng: random.Random) -> None:
    """Cauldrons first, since they want certain ingredients; what is left in the bag may be next to nothing."""
    for player in table.players:
        set_cauldron(table, player, rng)
    for kind in table.box.traded:
        for _ in range(rng.choice([0, 0, 1, 2, 3])):
            table.shop[kind] -= 1
            table.bag[kind] += 1
    fullest, richest = rng.choice([0, 1, 3, 3]), rng.choice([1, 5, 10])
    for player in table.players:
        for _ in range(rng.randint(0, richest)):
            found = take(table, table.box.ingredients, rng)
            if found is not None:
                player.satchel[found] += 1
    for place in range(PLACES):
        tokens = [take(table, table.box.tokens, rng) for _ in range(rng.randint(0, fullest))]
        table.garden[place] = sorted([token for token in tokens if token], key=table.box.tokens.index)


def take(table: Table, kinds: list[str], rng: random.Random) -> str | None:
    lying = [kind for kind in kinds if table.bag[kind]]
    if not lying:
        return None
    weights = [table.bag[kind] * (5 if kind == FROG else 1) for kind in lying]
    kind = rng.choices(lying, weights)[0]
    table.bag[kind] -= 1
    return kind


def set_cauldron(table: Table, player: Player, rng: random.Random) -> None:
    """As many recipes as fit, in some cauldrons; below and beside them anything."""
    wanted = wishes(table, player, rng) if rng.random() < 0.7 else {}
    heights = [rng.randint(0, SIZE) for _ in range(SIZE)]
    for column in range(SIZE):
        for cell in column_cells(column):
            high_enough = cell % SIZE >= heights[column]
            if high_enough and not any(above in wanted for above in column_cells(column) if above >= cell):
                break
            thing = thing_for(table, player, wanted.get(cell), rng)
            if thing is None:
                break
            player.cauldron[cell] = thing


def wishes(table: Table, player: Player, rng: random.Random) -> Lie:
    """Recipes of the book and the lifting one, laid at random where they don't overlap."""
    recipes = [table.box.potions[potion].recipe for potion in player.book]
    if table.top is not None:
        recipes.append(table.box.signs[table.top].recipe)
    wanted: Lie = {}
    for _ in range(12 if recipes else 0):
        lie = rng.choice(rng.choice(recipes))
        if not wanted.keys() & lie.keys():
            wanted |= lie
    return wanted


def thing_for(table: Table, player: Player, wanted: str | None, rng: random.Random) -> str | None:
    """What is wanted, or a wild for it, or anything; now and then a mushroom or a crystal where nothing is wanted."""
    if wanted is None and rng.random() < 0.3:
        return other_thing(table, player, rng)
    if wanted is not None and table.bag[WILD] and rng.random() < WILDS:
        wanted = WILD
    if wanted is not None and table.bag[wanted]:
        table.bag[wanted] -= 1
        return wanted
    return take(table, table.box.ingredients, rng)


def other_thing(table: Table, player: Player, rng: random.Random) -> str | None:
    if table.mushrooms and MUSHROOM not in player.cauldron and rng.random() < 0.6:
        table.mushrooms -= 1
        return MUSHROOM
    if table.crystals:
        table.crystals -= 1
        return CRYSTAL
    return take(table, table.box.ingredients, rng)
