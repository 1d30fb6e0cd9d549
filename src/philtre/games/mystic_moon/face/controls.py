"""Every control of the table, on or off, and why it is off."""

from __future__ import annotations

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
from philtre.games.mystic_moon.rules.notation import LIFT
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


def controls(state: MysticMoonState) -> list[Control]:
    """What could be done at the step the player is at; nothing where a question has only its answers."""
    legal = state.legal_actions()
    if state.prompt == ASK_GARDEN:
        plain = _any(legal, int(ENTER_PLAIN), int(STEAL_FROM))
        return [Control("garden", None), Control("plain", None if plain else "no-glyph")]
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
            found.append(Control(state.content.potions[card], None if on else "no-stars"))
    trade = None if _any(legal, int(TRADE_FOR), int(REFRESH)) else _why_no_trade(state)
    found += [Control("trade", trade), Control("refresh", None if REFRESH in legal else "cheap-card")]
    if state.alchemy:
        cards = (state.formula, state.own_formula(state.player))
        names = [(int(PERFORM) + n, state.content.formulas[card]) for n, card in enumerate(cards) if card >= 0]
        found += [Control(name, None if action in legal else "no-ingredients") for action, name in names]
    return [*found, Control("leave", None)]


def _why_no_trade(state: MysticMoonState) -> str:
    if not state.shop:
        return "shop-empty"
    return "no-pair" if trade_size(state) == TRADED_TOKENS else "no-more-alike"


def _hut(state: MysticMoonState, legal: list[int]) -> list[Control]:
    add = None if _any(legal, int(PUT), int(EMPTY)) else _why_no_adding(state)
    empty = None if EMPTY in legal else "no-emptying" if not state.may_empty else "not-full"
    return [Control("add", add), Control("empty", empty), Control("done", None)]


def _why_no_adding(state: MysticMoonState) -> str:
    if total(state.satchel(state.player)) + state.things[CRYSTALS + state.player] == 0:
        return "satchel-empty"
    if state.added >= state.cap(state.player, ADDS):
        return "add-limit"
    return "cauldron-full" if filled(state.cauldron(state.player)) == CELLS else "columns-closed"


def _brew(state: MysticMoonState, legal: list[int]) -> list[Control]:
    names = [(i, state.content.potions[state.recipe_at(i)]) for i in range(state.recipes(state.player))]
    if state.is_cursed(state.player):
        names.append((int(BOOK_LIMIT), LIFT))
    found = []
    for position, name in names:
        first = int(BREW_IT) + int(BREW_CHOICES) * position
        on = _any(legal, first, min(first + int(BREW_CHOICES), int(RESOLVE)))
        found.append(Control(name, None if on else "does-not-fit"))
    return [*found, Control("done", None)]
