"""The details of actions, for sentences and for the pieces that the browser highlights."""

from __future__ import annotations

from philtre.core.rows import Details
from philtre.games.mystic_moon.rules.actions import (
    ADDABLE,
    BARTER_FOR,
    BREW_IT,
    DONE,
    ENTER,
    ENTER_PLAIN,
    FORGET,
    GOLD_CHOICES,
    KEEP,
    LEARN,
    PERFORM,
    PUT,
    RESOLVE,
    TRADE_FOR,
    USE,
)
from philtre.games.mystic_moon.rules.brewing import placement_cells, reward_of
from philtre.games.mystic_moon.rules.garden import BLOOMS, bloom_place, glyph_at, glyph_times, glyph_works, reach
from philtre.games.mystic_moon.rules.kinds import ADDED_KIND, CELL_NAMES, COLUMN_NAMES, GLYPHS, LIFT, WAIVED, cell_names
from philtre.games.mystic_moon.rules.notation import SPANS, range_of, written
from philtre.games.mystic_moon.rules.shop import GOLD_WORTH, price, trade_size
from philtre.games.mystic_moon.rules.state import BOOK_LIMIT, PROMPTS, MysticMoonState, place_after
from philtre.games.mystic_moon.rules.tables import LIFTING, MOST_PLACEMENTS, NO_GLYPH, TWO_STARS_GLYPH
from philtre.games.mystic_moon.rules.tokens import height


def details_of(state: MysticMoonState, action: int) -> Details:
    first = range_of(action)
    n = action - first
    if first in (TRADE_FOR, BARTER_FOR):
        return _exchange_details(state, first, n)
    if first in (DONE, USE):
        return {"asked": PROMPTS[state.prompt]}
    if first in SPANS:
        return SPANS[first].details(state.content, n)
    if first in (BREW_IT, RESOLVE):
        return _brew_details(state, int(state.brewed_at(n)) if first == RESOLVE else n)
    if first in (LEARN, FORGET, PERFORM, KEEP):
        return _card_details(state, first, n)
    return _place_details(state, first, n)


def _exchange_details(state: MysticMoonState, first: int, n: int) -> Details:
    """A kind is in the details once for the browser, and as often as it is given for the sentence."""
    kinds = SPANS[first].details(state.content, n)
    given = str(kinds["kind-given"])
    count = int(trade_size(state)) if first == TRADE_FOR else 1
    return {"kind-given": given, "kind-list": [given] * count, "kind-got": kinds["kind-got"]}


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
    if first == PUT:
        column, thing = n // int(ADDABLE), n % int(ADDABLE)
        top = 3 * column + 2
        cell = min(3 * column + int(height(state.cauldron(state.player), column)), top)
        added = ADDED_KIND.write(state.content, thing)
        return {"kind-added": added, "column": COLUMN_NAMES[column], "cell": CELL_NAMES[cell]}
    return {}


def _entry_details(state: MysticMoonState, place: int, used: bool) -> Details:
    """The places that are gathered, where it will bloom, and everything that the glyph gives the player."""
    glyph = int(glyph_at(state, place)) if glyph_works(state, place) else int(NO_GLYPH)
    number = int(glyph_times(state)) * (2 if glyph == TWO_STARS_GLYPH else 1)
    gathered = [int(place_after(place, step)) + 1 for step in range(-1, int(reach(state)) + 1)]
    blooming = [int(bloom_place(place, n)) + 1 for n in range(int(BLOOMS))]
    works: Details = {"glyph": GLYPHS[glyph], "number": number} if used else {"glyph": WAIVED, "number": 0}
    return {"place": place + 1, **works, "gathered": gathered, "blooming": blooming}
