"""Effects: rows of verbs, run one after the other by one executor (pages 9 and 12)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from philtre.core.contract import Chance, Story
from philtre.games.mystic_moon.rules import telling
from philtre.games.mystic_moon.rules.actions import ACTIONS
from philtre.games.mystic_moon.rules.state import (
    ASK_GIVE,
    ASK_STEAL,
    NO_EFFECT,
    QUESTIONS,
    MysticMoonState,
)
from philtre.games.mystic_moon.rules.tables import (
    BURN,
    CHARM_EFFECT,
    DRAIN,
    DRAW,
    DREGS,
    EFFECT_VERBS,
    END,
    SCATTER,
    STARS,
    STOCK,
    TOAST,
    WARD,
)
from philtre.games.mystic_moon.rules.tokens import FROG, ONE, filled, picked, total
from philtre.games.mystic_moon.rules.verbs import catch_frogs, choose, fill_choice, tell_stars

# What each verb asks: the question of its name; -1 for those that ask nothing.
PROMPT_OF: Final[vec[i64]] = vec[i64](
    [QUESTIONS.named(verb).number if verb in QUESTIONS else -1 for verb in EFFECT_VERBS.names()]
)
SCRATCH: Final[vec[i64]] = vec[i64]([0] * ACTIONS)


# Running a row


def begin_effect(state: MysticMoonState, effect: i64, source: i64) -> None:
    """Start a row of verbs; `source` is the brewed potion whose row it is, or -1."""
    state.effect = effect
    state.source = source
    state.verb = 0
    state.left = _times(state)


def run(state: MysticMoonState, chance: Chance, story: Story) -> bool:
    """Continue the running effect. True: it asks. False: it is done, or thefts come first."""
    content = state.content
    while True:
        row = content.first_verb[state.effect] + state.verb
        verb = content.verb[row]
        if verb == END:
            _end_effect(state)
            return False
        if verb == STOCK and _missing(state, row) == 0:
            state.left = 0  # a frog that stole twice may end it before its last draw
        if state.left == 0:
            state.verb += 1
            state.left = _times(state)
        elif verb in (DRAW, STOCK):
            draw(state, chance, story)
            if state.thefts != 0:
                return False
        elif PROMPT_OF[verb] < 0:
            _do(state, verb, chance, story)
            state.left = 0
        elif _asks(state, verb, story):
            return True
        elif state.thefts != 0:
            return False


def _times(state: MysticMoonState) -> i64:
    """How often the verb in turn is to be done: stocking up, as often as ingredients are missing when it begins."""
    row = state.content.first_verb[state.effect] + state.verb
    return _missing(state, row) if state.content.verb[row] == STOCK else state.content.times[row]


def is_idle(state: MysticMoonState, effect: i64) -> bool:
    """Whether the row can do nothing: it stocks up a full satchel, or toasts other potions when there is only one."""
    verb, row = state.content.verb, state.content.first_verb[effect]
    full = verb[row] == STOCK and _missing(state, row) == 0
    return verb[row + 1] == END and (full or (verb[row] == TOAST and state.brewed < 2))


def _missing(state: MysticMoonState, row: i64) -> i64:
    """How many ingredients the player lacks to what she stocks up to."""
    return max(0, state.content.times[row] - total(state.satchel(state.player)))


def _end_effect(state: MysticMoonState) -> None:
    """A glyph's or charm's effect was a step of the turn, which is over now; a potion's was one of several."""
    if state.effect >= CHARM_EFFECT:
        state.step += 1
    state.effect, state.source = NO_EFFECT, -1
    state.verb = state.left = 0


def _asks(state: MysticMoonState, verb: i64, story: Story) -> bool:
    """Ask for the verb's choice, unless there is none or only one."""
    if verb == DRAIN:
        state.left = 1  # its number is an amount: one rival gives all of it
    state.prompt = ASK_GIVE if state.exchanging != 0 else PROMPT_OF[verb]
    n = fill_choice(state, SCRATCH)
    if verb == BURN:
        if n > 1:
            return True
        state.left = 0
    elif n == 0:
        state.left = 0
    elif n == 1:
        choose(state, SCRATCH[0], story)
    else:
        return True
    return False


def _do(state: MysticMoonState, verb: i64, chance: Chance, story: Story) -> None:
    """A verb without a choice, all of it at once."""
    if verb == STARS:
        tell_stars(state, state.left, story)
    elif verb == TOAST:
        tell_stars(state, state.left * (state.brewed - 1), story)
    elif verb == DREGS:
        tell_stars(state, state.left * filled(state.cauldron(state.player) & ~state.used), story)
    elif verb == SCATTER:
        _scatter(state, chance, story)


def _scatter(state: MysticMoonState, chance: Chance, story: Story) -> None:
    i: i64
    for i in range(1, state.players):
        seat = (state.player + i) % state.players
        if state.number(seat, WARD) <= 0:
            left = state.left
            while left > 0 and state.satchel(seat) != 0:
                kind = picked(state.satchel(seat), chance)
                state.give_up(seat, kind)
                state.bag += ONE[kind]
                telling.dropped(story, seat, kind=kind)
                left -= 1


# Frogs


def draw(state: MysticMoonState, chance: Chance, story: Story) -> None:
    """One token from the bag, where there is one."""
    if state.bag == 0:
        state.left = 0
        return
    state.left -= 1
    kind = state.draw_token(chance)
    telling.drew(story, state.player, kind=kind)
    if kind == FROG:
        catch_frogs(state, 1, story)
    else:
        state.take_in(state.player, kind)


def next_theft(state: MysticMoonState, story: Story) -> bool:
    """A frog's theft. True: it must be asked."""
    state.prompt = ASK_STEAL
    n = fill_choice(state, SCRATCH)
    if n == 0:
        state.thefts = 0
        telling.found_nobody(story, state.player)
    elif n == 1:
        choose(state, SCRATCH[0], story)
    return n > 1
