"""Every control of the table, on or off, and why it is off."""

from __future__ import annotations

from typing import Final

from philtre.core.rows import Rows
from philtre.games.mystic_moon.rules.actions import (
    BREW_CHOICES,
    BREW_IT,
    EMPTY,
    ENTER_PLAIN,
    GOLD_CHOICES,
    LEARN,
    PERFORM,
    PUT,
    REFRESH,
    RESOLVE,
    STEAL_FROM,
    TRADE_FOR,
)
from philtre.games.mystic_moon.rules.kinds import LIFT
from philtre.games.mystic_moon.rules.shop import TRADED_TOKENS, trade_size
from philtre.games.mystic_moon.rules.state import (
    ASK_ADD,
    ASK_BREW,
    ASK_GARDEN,
    ASK_SHOP,
    BOOK_LIMIT,
    CRYSTALS,
    MysticMoonState,
)
from philtre.games.mystic_moon.rules.tables import ADDS
from philtre.games.mystic_moon.rules.tokens import CELLS, filled, total
from philtre.words.face import Control

CONTROLS: Final = Rows()
TO_GARDEN: Final = CONTROLS.word("garden")
TO_PLAIN: Final = CONTROLS.word("plain")
TO_TRADE: Final = CONTROLS.word("trade")
TO_REFRESH: Final = CONTROLS.word("refresh")
TO_LEAVE: Final = CONTROLS.word("leave")
TO_ADD: Final = CONTROLS.word("add")
TO_EMPTY: Final = CONTROLS.word("empty")
TO_DONE: Final = CONTROLS.word("done")

REFUSALS: Final = Rows()
NO_GLYPH: Final = REFUSALS.word("no-glyph")
NO_STARS: Final = REFUSALS.word("no-stars")
NO_PAIR: Final = REFUSALS.word("no-pair")
NO_MORE_ALIKE: Final = REFUSALS.word("no-more-alike")
SHOP_EMPTY: Final = REFUSALS.word("shop-empty")
CHEAP_CARD: Final = REFUSALS.word("cheap-card")
NO_INGREDIENTS: Final = REFUSALS.word("no-ingredients")
SATCHEL_EMPTY: Final = REFUSALS.word("satchel-empty")
ADD_LIMIT: Final = REFUSALS.word("add-limit")
COLUMNS_CLOSED: Final = REFUSALS.word("columns-closed")
CAULDRON_FULL: Final = REFUSALS.word("cauldron-full")
NO_EMPTYING: Final = REFUSALS.word("no-emptying")
NOT_FULL: Final = REFUSALS.word("not-full")
DOES_NOT_FIT: Final = REFUSALS.word("does-not-fit")


def controls(state: MysticMoonState) -> list[Control]:
    """The controls for the present step; none if a question only has its answers."""
    legal = state.legal_actions()
    if state.prompt == ASK_GARDEN:
        plain = _any(legal, int(ENTER_PLAIN), int(STEAL_FROM))
        return [Control(TO_GARDEN, None), Control(TO_PLAIN, None if plain else NO_GLYPH)]
    if state.prompt == ASK_SHOP:
        return _shop(state, legal)
    if state.prompt == ASK_ADD:
        return _hut(state, legal)
    if state.prompt == ASK_BREW:
        return _brew(state, legal)
    return []


def _any(legal: list[int], first: int, end: int) -> bool:
    return any(first <= action < end for action in legal)


def _shop(state: MysticMoonState, legal: list[int]) -> list[Control]:
    found = []
    for slot in range(4):
        card = state.row_card(slot)
        if card >= 0:
            first = int(LEARN) + int(GOLD_CHOICES) * slot
            on = _any(legal, first, first + int(GOLD_CHOICES))
            found.append(Control(state.content.potions[card], None if on else NO_STARS))
    trade = None if _any(legal, int(TRADE_FOR), int(REFRESH)) else _why_no_trade(state)
    found += [Control(TO_TRADE, trade), Control(TO_REFRESH, None if REFRESH in legal else CHEAP_CARD)]
    if state.alchemy:
        cards = (state.formula, state.own_formula(state.player))
        names = [(int(PERFORM) + n, state.content.formulas[card]) for n, card in enumerate(cards) if card >= 0]
        found += [Control(name, None if action in legal else NO_INGREDIENTS) for action, name in names]
    return [*found, Control(TO_LEAVE, None)]


def _why_no_trade(state: MysticMoonState) -> str:
    if not state.shop:
        return SHOP_EMPTY
    return NO_PAIR if trade_size(state) == TRADED_TOKENS else NO_MORE_ALIKE


def _hut(state: MysticMoonState, legal: list[int]) -> list[Control]:
    add = None if _any(legal, int(PUT), int(EMPTY)) else _why_no_adding(state)
    empty = None if EMPTY in legal else NO_EMPTYING if not state.may_empty else NOT_FULL
    return [Control(TO_ADD, add), Control(TO_EMPTY, empty), Control(TO_DONE, None)]


def _why_no_adding(state: MysticMoonState) -> str:
    if total(state.satchel(state.player)) + state.things[CRYSTALS + state.player] == 0:
        return SATCHEL_EMPTY
    if state.added >= state.cap(state.player, ADDS):
        return ADD_LIMIT
    return CAULDRON_FULL if filled(state.cauldron(state.player)) == CELLS else COLUMNS_CLOSED


def _brew(state: MysticMoonState, legal: list[int]) -> list[Control]:
    names = [(i, state.content.potions[state.recipe_at(i)]) for i in range(state.recipes(state.player))]
    if state.is_cursed(state.player):
        names.append((int(BOOK_LIMIT), LIFT))
    found = []
    for position, name in names:
        first = int(BREW_IT) + int(BREW_CHOICES) * position
        on = _any(legal, first, min(first + int(BREW_CHOICES), int(RESOLVE)))
        found.append(Control(name, None if on else DOES_NOT_FIT))
    return [*found, Control(TO_DONE, None)]
