"""The Elder Witch's shop (page 6): learn, trade, refresh, leave."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from philtre.core.contract import Chance, Story
from philtre.games.mystic_moon.rules import telling
from philtre.games.mystic_moon.rules.actions import FORGET, GOLD_CHOICES, LEARN, LEAVE, REFRESH, TRADE_FOR
from philtre.games.mystic_moon.rules.alchemy import fill_formulas
from philtre.games.mystic_moon.rules.setup import ROW, fill_slot
from philtre.games.mystic_moon.rules.state import BOOK, BOOK_LIMIT, GOLD, SATCHEL, STARS, MysticMoonState
from philtre.games.mystic_moon.rules.tables import LIMIT, PRICE, TRADE
from philtre.games.mystic_moon.rules.tokens import INGREDIENTS, ONE, WARES, has, shl
from philtre.games.mystic_moon.rules.verbs import put_in_shop

GOLD_WORTH: Final[i64] = 3  # what a gold takes off a price
DEAR: Final[i64] = 5  # the row may be refreshed when all cost so much
LIMIT_OF_SATCHEL: Final[i64] = 10
TRADED_TOKENS: Final[i64] = 2


def fill_shop(state: MysticMoonState, out: vec[i64]) -> i64:
    n = _fill_lessons(state, out)
    n = _fill_trades(state, out, n)
    if may_refresh(state):
        out[n] = REFRESH
        n += 1
    if state.alchemy != 0:
        n = fill_formulas(state, out, n)
    out[n] = LEAVE
    return n + 1


def price(state: MysticMoonState, card: i64) -> i64:
    """What a recipe costs the player, before gold."""
    return max(1, state.content.cost[card] + state.number(state.player, PRICE))


def _fill_lessons(state: MysticMoonState, out: vec[i64]) -> i64:
    stars, gold = state.stars(state.player), state.things[GOLD + state.player]
    surcharge = state.number(state.player, PRICE)
    cost = state.content.cost
    n: i64 = 0
    slot: i64
    spent: i64
    for slot in range(ROW):
        card = state.row_card(slot)
        if card >= 0:
            asked = max(1, cost[card] + surcharge)
            for spent in range(min(gold, _most_gold(asked)) + 1):
                if stars >= asked - GOLD_WORTH * spent:
                    out[n] = LEARN + GOLD_CHOICES * slot + spent
                    n += 1
    return n


def _most_gold(asked: i64) -> i64:
    """No more gold than brings the price to 0."""
    return (asked + GOLD_WORTH - 1) // GOLD_WORTH


def _fill_trades(state: MysticMoonState, out: vec[i64], n: i64) -> i64:
    satchel, shop = state.satchel(state.player), state.shop
    needed = trade_size(state)
    given: i64
    got: i64
    for given in range(INGREDIENTS):
        if satchel >> 4 * given & 15 >= needed:
            for got in range(WARES):
                out[n] = TRADE_FOR + WARES * given + got
                n += has(shop, got)
    return n


def trade_size(state: MysticMoonState) -> i64:
    """How many of one kind a trade takes."""
    return max(TRADED_TOKENS, TRADED_TOKENS + state.number(state.player, TRADE))


def may_refresh(state: MysticMoonState) -> bool:
    """All four cards cost five or more, as printed."""
    slot: i64
    for slot in range(ROW):
        card = state.row_card(slot)
        if card < 0 or state.content.cost[card] < DEAR:
            return False
    return True


def learn(state: MysticMoonState, slot: i64, gold: i64, chance: Chance, story: Story) -> None:
    """Pay and take the card; with three in the book, one must be forgotten before the slot is filled."""
    player, card = state.player, state.row_card(slot)
    paid = max(0, price(state, card) - GOLD_WORTH * gold)
    state.things[STARS + player] -= paid
    state.things[GOLD + player] -= gold
    state.gold += gold
    state.row &= ~shl(31, 5 * slot)
    telling.learned(story, player, potion=card, stars=paid, gold=gold)
    known = state.recipes(player)
    if known == BOOK_LIMIT:
        state.learning = card + 1
        state.slot = slot
    else:
        state.things[BOOK + player] |= (card + 1) << 5 * known
        fill_slot(state, slot, chance, story)


def fill_forgets(out: vec[i64]) -> i64:
    i: i64
    for i in range(BOOK_LIMIT + 1):
        out[i] = FORGET + i
    return BOOK_LIMIT + 1


def forget(state: MysticMoonState, position: i64, chance: Chance, story: Story) -> None:
    """One of four recipes goes under the deck; the new one stands last."""
    four = state.things[BOOK + state.player] | state.learning << 5 * BOOK_LIMIT
    card = (four >> 5 * position & 31) - 1
    before = four & (shl(1, 5 * position) - 1)
    after = four >> 5 * (position + 1) << 5 * position
    state.things[BOOK + state.player] = before | after
    state.put_under(card)
    telling.forgot(story, state.player, potion=card)
    slot = state.slot
    state.learning = state.slot = 0
    fill_slot(state, slot, chance, story)


def trade(state: MysticMoonState, given: i64, got: i64, story: Story) -> None:
    """Both sides move at once: what is got lay in the shop before."""
    tokens = trade_size(state)
    state.things[SATCHEL + state.player] += ONE[got] - tokens * ONE[given]
    state.shop -= ONE[got]
    put_in_shop(state, given, tokens)
    telling.traded(story, state.player, kind_given=given, kind_got=got, paid=16 * given + tokens)


def refresh(state: MysticMoonState, chance: Chance, story: Story) -> None:
    slot: i64
    for slot in range(ROW):
        state.put_under(state.row_card(slot))
    state.row = 0
    telling.refreshed(story, state.player)
    for slot in range(ROW):
        fill_slot(state, slot, chance, story)


def satchel_limit(state: MysticMoonState) -> i64:
    return max(1, LIMIT_OF_SATCHEL + state.number(state.player, LIMIT))
