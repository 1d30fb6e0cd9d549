"""What an action touches, for words and for the browser to point at."""

from __future__ import annotations

from philtre.games.mystic_moon.face.cards import GLYPHS
from philtre.games.mystic_moon.rules.actions import (
    ADDABLE,
    BREW_IT,
    DONE,
    DROP_INTO,
    EMPTY,
    ENTER,
    ENTER_PLAIN,
    FORGET,
    GOLD_CHOICES,
    KEEP,
    LEARN,
    PERFORM,
    PLUCK_IT,
    PUT,
    RESOLVE,
    SPILL,
    TRADE_FOR,
    USE,
)
from philtre.games.mystic_moon.rules.brewing import placement_cells, reward_of
from philtre.games.mystic_moon.rules.garden import BLOOMS, bloom_place, glyph_at, glyph_times, glyph_works, reach
from philtre.games.mystic_moon.rules.notation import (
    CELL_NAMES,
    COLUMN_NAMES,
    CRYSTAL_NAME,
    KIND_FOR_KIND,
    LIFT,
    OF_KIND,
    OF_SEAT_AND_KIND,
    cell_names,
    range_of,
    written,
)
from philtre.games.mystic_moon.rules.shop import GOLD_WORTH, price, trade_size
from philtre.games.mystic_moon.rules.state import BOOK_LIMIT, PROMPTS, MysticMoonState, place_after
from philtre.games.mystic_moon.rules.tables import LIFTING, MOST_PLACEMENTS, NO_GLYPH, TWO_STARS_GLYPH
from philtre.games.mystic_moon.rules.tokens import INGREDIENTS, height
from philtre.words.face import Detail

Details = dict[str, Detail]


def details_of(state: MysticMoonState, action: int) -> Details:
    first = range_of(action)
    n = action - first
    kinds = state.content.kinds
    if first in OF_KIND:
        return {"kind": kinds[n]}
    if first in OF_SEAT_AND_KIND:
        return {"rival": n // int(INGREDIENTS), "kind": kinds[n % int(INGREDIENTS)]}
    if first in KIND_FOR_KIND:
        return _exchange_details(kinds[n // 8], kinds[n % 8], int(trade_size(state)) if first == TRADE_FOR else 1)
    if first in (DONE, USE):
        return {"asked": PROMPTS[state.prompt]}
    if first in (BREW_IT, RESOLVE):
        return _brew_details(state, int(state.brewed_at(n)) if first == RESOLVE else n)
    if first in (LEARN, FORGET, PERFORM, KEEP):
        return _card_details(state, first, n)
    return _place_details(state, first, n)


def _exchange_details(given: str, got: str, count: int) -> Details:
    return {"kind-given": given, "kind-list": [given] * count, "kind-got": got}


def _card_details(state: MysticMoonState, first: int, n: int) -> Details:
    words = written(state, first + n).split()
    if first == LEARN:
        card, gold = int(state.row_card(n // int(GOLD_CHOICES))), n % int(GOLD_CHOICES)
        stars = max(0, int(price(state, card)) - int(GOLD_WORTH) * gold)
        return {"potion": words[1], "slot": n // int(GOLD_CHOICES) + 1, "gold": gold, "stars": stars}
    if first == FORGET:
        return {"potion": words[1], "position": n + 1}
    return {"formula": words[1]}


def _brew_details(state: MysticMoonState, at: int) -> Details:
    recipe = state.recipe_at(at // MOST_PLACEMENTS)
    potion = LIFT if recipe >= LIFTING else state.content.potions[recipe]
    book = at // int(MOST_PLACEMENTS)
    cells = cell_names(placement_cells(state, at))
    stars = int(reward_of(state, recipe))
    return {"potion": potion, "cells": cells, "position": 0 if book == BOOK_LIMIT else book + 1, "stars": stars}


def _place_details(state: MysticMoonState, first: int, n: int) -> Details:
    if first in (ENTER, ENTER_PLAIN):
        return _entry_details(state, n, first == ENTER)
    if first == SPILL:
        return {"place": n + 1}
    if first == PLUCK_IT:
        return {"place": n // 10 + 1, "kind": state.content.kinds[n % 10]}
    if first == PUT:
        column, thing = n // int(ADDABLE), n % int(ADDABLE)
        cell = 3 * column + int(height(state.cauldron(state.player), column))
        name = CRYSTAL_NAME if thing == INGREDIENTS else state.content.kinds[thing]
        return {"kind-added": name, "column": COLUMN_NAMES[column], "cell": CELL_NAMES[min(cell, 3 * column + 2)]}
    if first == DROP_INTO:
        return {"rival": n // 3, "column": COLUMN_NAMES[n % 3]}
    return _last_details(state, first, n)


def _entry_details(state: MysticMoonState, place: int, used: bool) -> Details:
    """Which places are gathered, where it will bloom, and what the glyph gives the player in all."""
    glyph = int(glyph_at(state, place)) if glyph_works(state, place) else int(NO_GLYPH)
    number = int(glyph_times(state)) * (2 if glyph == TWO_STARS_GLYPH else 1)
    gathered = [int(place_after(place, step)) + 1 for step in range(-1, int(reach(state)) + 1)]
    blooming = [int(bloom_place(place, n)) + 1 for n in range(int(BLOOMS))]
    works: Details = {"glyph": GLYPHS[glyph], "number": number} if used else {"glyph": "waived", "number": 0}
    return {"place": place + 1, **works, "gathered": gathered, "blooming": blooming}


def _last_details(state: MysticMoonState, first: int, n: int) -> Details:
    words = written(state, first + n).split()
    if words[0] == "hut":
        return {"hut": words[1]}
    if words[0] == "drain":
        return {"rival": n}
    return {} if first == EMPTY or len(words) == 1 else {"words": " ".join(words[1:])}
