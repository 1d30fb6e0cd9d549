"""Setting up huts, shop, satchels and garden (pages 3-5)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from philtre.core.contract import Chance, Story
from philtre.games.mystic_moon.rules import telling
from philtre.games.mystic_moon.rules.state import ASK_HOME, CHOOSING, HOME, PLACE, STARS, MysticMoonState
from philtre.games.mystic_moon.rules.tables import FORMULAS, HUTS, POTIONS, SIGNS
from philtre.games.mystic_moon.rules.tokens import BASIC_TOKENS, ONE, PLACES, bits, member, picked, shl
from philtre.games.mystic_moon.rules.zodiac import rise

FIRST_STARS: Final[i64] = 10
FIRST_INGREDIENTS: Final[i64] = 2
ROW: Final[i64] = 4


def lay_out(state: MysticMoonState) -> None:
    """Everything into the bag, the shop, the piles and the decks. The state's options are set."""
    content = state.content
    state.bag, state.shop = content.bag, content.shop
    state.mushrooms = content.mushrooms
    state.deck = shl(1, POTIONS) - 1
    if state.alchemy != 0:
        state.gold, state.crystals, state.sludges = content.gold, content.crystals, content.sludge
        state.formulas = shl(1, FORMULAS) - 1
    if state.zodiac != 0:
        state.sky = shl(1, SIGNS) - 1
        state.cursed = shl(1, state.players) - 1
    seat: i64
    for seat in range(state.players):
        state.things[STARS + seat] = FIRST_STARS


def begin(state: MysticMoonState, start: i64, dealt: bool, chance: Chance, story: Story) -> None:
    """From the start seat (-1: a random one) to the first question, or to the first turn if huts are dealt."""
    lay_out(state)
    state.start = chance.below(state.players) if start < 0 else start
    state.player = state.decider = state.start
    telling.started(story, state.start)
    state.step = CHOOSING
    state.prompt = ASK_HOME
    if dealt:
        i: i64
        for i in range(state.players):
            free = free_huts(state)
            move_in(state, member(free, chance.below(bits(free))), chance, story)


def free_huts(state: MysticMoonState) -> i64:
    """The set of huts nobody lives in."""
    free = shl(1, HUTS) - 1
    seat: i64
    for seat in range(state.players):
        if state.home(seat) >= 0:
            free ^= shl(1, state.home(seat))
    return free


def move_in(state: MysticMoonState, hut: i64, chance: Chance, story: Story) -> None:
    """The deciding seat takes a hut. After the last one the table is dealt."""
    state.things[HOME + state.decider] = hut + 1
    telling.moved_in(story, state.decider, hut=hut)
    state.decider = (state.decider + 1) % state.players
    if state.decider == state.start:
        _deal(state, chance, story)
        state.round = 1
        state.step = CHOOSING + 1


def _deal(state: MysticMoonState, chance: Chance, story: Story) -> None:
    slot: i64
    for slot in range(ROW):
        fill_slot(state, slot, chance, story)
    _deal_satchels(state, chance, story)
    if state.alchemy != 0:
        state.formula = state.draw_formula(chance)
        telling.top_formula(story, -1, formula=state.formula)
    place: i64
    for place in range(PLACES):
        grow(state, place, chance, story)
    if state.zodiac != 0:
        state.top = state.draw_sign(chance)
        rise(state, chance, story)


def fill_slot(state: MysticMoonState, slot: i64, chance: Chance, story: Story) -> None:
    """The deck's top card into an empty slot of the shop's row."""
    card = state.draw_potion(chance)
    if card >= 0:
        state.row |= (card + 1) << 5 * slot
        telling.dealt_row(story, -1, potion=card, slot=slot)


def _deal_satchels(state: MysticMoonState, chance: Chance, story: Story) -> None:
    """Drawing until everybody has two basic tokens is the same as drawing from the basic ones."""
    i: i64
    for i in range(state.players * FIRST_INGREDIENTS):
        seat = (state.start + i // FIRST_INGREDIENTS) % state.players
        kind = picked(state.bag & BASIC_TOKENS, chance)
        state.bag -= ONE[kind]
        state.take_in(seat, kind)
        telling.dealt(story, seat, kind=kind)


def grow(state: MysticMoonState, place: i64, chance: Chance, story: Story) -> None:
    """A token from the bag into a garden place, if there is one."""
    if state.bag != 0:
        kind = state.draw_token(chance)
        state.things[PLACE + place] += ONE[kind]
        telling.grew(story, -1, kind=kind, place=place)
