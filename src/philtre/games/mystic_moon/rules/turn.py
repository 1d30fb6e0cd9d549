"""A turn (pages 6-7) as a list of steps: the questions, what the answers do, and how the turn continues."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from philtre.core.contract import Chance, Story
from philtre.games.mystic_moon.rules import telling
from philtre.games.mystic_moon.rules.actions import (
    ADDABLE,
    BLOOM_NOW,
    BREW_IT,
    DONE,
    EMPTY,
    ENTER,
    ENTER_PLAIN,
    FORGET,
    GOLD_CHOICES,
    HUT,
    KEEP,
    LEARN,
    LEAVE,
    PERFORM,
    PUT,
    REFRESH,
    RESOLVE,
    SHOW,
    SPILL,
    TRADE_FOR,
    USE,
    WITHER_IT,
)
from philtre.games.mystic_moon.rules.alchemy import fill_keeps, fill_spills, go_on_performing, keep, perform, spill
from philtre.games.mystic_moon.rules.brewing import brew, fill_brews, fill_effects, finish_brew, name_potion, resolve
from philtre.games.mystic_moon.rules.effects import SCRATCH, next_theft, run
from philtre.games.mystic_moon.rules.ending import choose_sign, fill_signs, finish, go_on_contesting
from philtre.games.mystic_moon.rules.garden import (
    activate,
    bloom,
    enter,
    fill_entries,
    fill_withering,
    wither,
    wither_token,
)
from philtre.games.mystic_moon.rules.hut import add, empty, fill_adds, may_add, may_empty
from philtre.games.mystic_moon.rules.setup import free_huts, move_in
from philtre.games.mystic_moon.rules.shop import fill_forgets, fill_shop, forget, learn, refresh, satchel_limit, trade
from philtre.games.mystic_moon.rules.state import (
    ADD,
    ASK_ADD,
    ASK_BLOOM,
    ASK_BREW,
    ASK_CHARM,
    ASK_DISCARD,
    ASK_EFFECT,
    ASK_FORGET,
    ASK_GARDEN,
    ASK_HOME,
    ASK_KEEP,
    ASK_SHOP,
    ASK_SIGN,
    ASK_SLUDGE,
    ASK_WITHER,
    BLOOM,
    BLOOM_TALENT,
    BREW,
    BREWED_TALENT,
    CHOOSING,
    CONTEST,
    EFFECTS_STEP,
    GARDEN,
    GARDEN_TALENT,
    GLYPH_STEP,
    HUT_TALENT,
    LEAVE_TALENT,
    LIMIT_STEP,
    NO_EFFECT,
    PLAYING,
    POUR,
    ROUNDS,
    SHOP,
    SHOP_TALENT,
    STEPS,
    WITHER,
    MysticMoonState,
)
from philtre.games.mystic_moon.rules.tables import (
    AT_BLOOM,
    HAVING_BREWED,
    IN_GARDEN,
    IN_HUT,
    IN_SHOP,
    NEVER,
    ON_LEAVING,
)
from philtre.games.mystic_moon.rules.tokens import WARES, bits, member, total
from philtre.games.mystic_moon.rules.verbs import choose, fill_choice
from philtre.games.mystic_moon.rules.zodiac import offer, rise, use_charm


def _moments() -> vec[i64]:
    """The moment for charms at each step; NEVER for steps without one."""
    moments = [NEVER] * len(STEPS)
    for first, moment in (
        (GARDEN_TALENT, IN_GARDEN),
        (SHOP_TALENT, IN_SHOP),
        (LEAVE_TALENT, ON_LEAVING),
        (HUT_TALENT, IN_HUT),
        (BREWED_TALENT, HAVING_BREWED),
        (BLOOM_TALENT, AT_BLOOM),
    ):
        moments[first] = moments[first + 1] = moment
    return vec[i64](moments)


MOMENTS_OF: Final[vec[i64]] = _moments()


# What may be done


def fill_actions(state: MysticMoonState, out: vec[i64]) -> i64:
    if state.ended != PLAYING:
        return 0
    prompt = state.prompt
    if prompt == ASK_ADD:
        return fill_adds(state, out)
    if prompt == ASK_SHOP:
        return fill_shop(state, out)
    if prompt == ASK_GARDEN:
        return fill_entries(state, out)
    if prompt == ASK_BLOOM:
        out[0] = BLOOM_NOW
        return 1
    if prompt == ASK_BREW:
        return fill_brews(state, out)
    if prompt == ASK_EFFECT:
        return fill_effects(state, out)
    if prompt == ASK_CHARM:
        out[0] = USE
        out[1] = DONE
        return 2
    return _fill_rarer(state, prompt, out)


def _fill_rarer(state: MysticMoonState, prompt: i64, out: vec[i64]) -> i64:
    if prompt == ASK_FORGET:
        return fill_forgets(out)
    if prompt == ASK_SLUDGE:
        return fill_spills(out)
    if prompt == ASK_KEEP:
        return fill_keeps(out)
    if prompt == ASK_WITHER:
        return fill_withering(state, out)
    if prompt == ASK_SIGN:
        return fill_signs(out)
    if prompt == ASK_HOME:
        return _fill_huts(state, out)
    return fill_choice(state, out)


def _fill_huts(state: MysticMoonState, out: vec[i64]) -> i64:
    free = free_huts(state)
    n = bits(free)
    i: i64
    for i in range(n):
        out[i] = HUT + member(free, i)
    return n


# What an answer does


def apply(state: MysticMoonState, action: i64, chance: Chance, story: Story) -> None:
    _answer(state, action, chance, story)
    proceed(state, chance, story)


def _answer(state: MysticMoonState, action: i64, chance: Chance, story: Story) -> None:
    prompt = state.prompt
    if prompt == ASK_ADD:
        _answer_add(state, action, story)
    elif prompt == ASK_SHOP:
        _answer_shop(state, action, chance, story)
    elif prompt == ASK_GARDEN:
        if action < ENTER_PLAIN:
            enter(state, action - ENTER, True, story)
        else:
            enter(state, action - ENTER_PLAIN, False, story)
    elif prompt == ASK_BLOOM:
        bloom(state, chance, story)
        state.step = WITHER
    elif prompt == ASK_BREW:
        if action == DONE:
            brew(state, story)
        else:
            name_potion(state, action - BREW_IT)
    elif prompt == ASK_EFFECT:
        if action == DONE:
            state.waiting = 0
        else:
            resolve(state, action - RESOLVE, story)
    elif prompt == ASK_CHARM:
        use_charm(state, MOMENTS_OF[state.step], is_sign_step(state.step), action == USE, story)
    else:
        _answer_rarer(state, prompt, action, chance, story)


def _answer_rarer(state: MysticMoonState, prompt: i64, action: i64, chance: Chance, story: Story) -> None:
    if prompt == ASK_FORGET:
        forget(state, action - FORGET, chance, story)
    elif prompt == ASK_SLUDGE:
        spill(state, action - SPILL, story)
    elif prompt == ASK_KEEP:
        keep(state, action == KEEP + 1, story)
    elif prompt == ASK_WITHER:
        wither_token(state, action - WITHER_IT, story)
    elif prompt == ASK_SIGN:
        choose_sign(state, action - SHOW + 1, story)
    elif prompt == ASK_HOME:
        move_in(state, action - HUT, chance, story)
    else:
        choose(state, action, story)


def _answer_add(state: MysticMoonState, action: i64, story: Story) -> None:
    if action == DONE:
        state.step = BREW
    elif action == EMPTY:
        empty(state, story)
    else:
        add(state, (action - PUT) // ADDABLE, (action - PUT) % ADDABLE, story)


def _answer_shop(state: MysticMoonState, action: i64, chance: Chance, story: Story) -> None:
    if action == LEAVE:
        telling.left_shop(story, state.player)
        state.step = LEAVE_TALENT
    elif action < FORGET:
        learn(state, (action - LEARN) // GOLD_CHOICES, (action - LEARN) % GOLD_CHOICES, chance, story)
    elif action < REFRESH:
        trade(state, (action - TRADE_FOR) // WARES, (action - TRADE_FOR) % WARES, story)
    elif action == REFRESH:
        refresh(state, chance, story)
    else:
        perform(state, action == PERFORM + 1, story)


# How it goes on


def proceed(state: MysticMoonState, chance: Chance, story: Story) -> None:
    """Continue to the next question: thefts first, then the running effect, then the next step of the turn."""
    while state.ended == PLAYING:
        if state.thefts != 0:
            if next_theft(state, story):
                return
        elif state.effect != NO_EFFECT:
            if run(state, chance, story):
                return
        elif _take_step(state, chance, story):
            return


def is_sign_step(step: i64) -> bool:
    """Talents have the step before."""
    return MOMENTS_OF[step - 1] == MOMENTS_OF[step]


def _take_step(state: MysticMoonState, chance: Chance, story: Story) -> bool:
    """True: it asks."""
    step = state.step
    if MOMENTS_OF[step] != NEVER:
        return offer(state, MOMENTS_OF[step], is_sign_step(step), story)
    if step == ADD:
        return _ask_or_pass(state, ASK_ADD, may_add(state) or may_empty(state))
    if step == SHOP:
        return _ask_in_shop(state, chance, story)
    if step == GARDEN:
        telling.turn_began(story, state.player, round_=state.round)
        return _ask_or_pass(state, ASK_GARDEN, True)
    if step == GLYPH_STEP:
        activate(state, story)
    elif step == LIMIT_STEP:
        return _ask_limit(state, story)
    elif step == BREW:
        return _ask_brew(state, story)
    elif step == EFFECTS_STEP:
        return _ask_or_pass(state, ASK_EFFECT, state.waiting != 0)
    elif step == BLOOM:
        return _ask_or_pass(state, ASK_BLOOM, True)
    else:
        return _take_last_step(state, chance, story)
    return False


def _take_last_step(state: MysticMoonState, chance: Chance, story: Story) -> bool:
    step = state.step
    if step == POUR:
        finish_brew(state, story)
        state.step += 1
    elif step == WITHER:
        if wither(state, story):
            return _ask_or_pass(state, ASK_WITHER, True)
        end_turn(state, chance, story)
    elif step == CONTEST:
        return go_on_contesting(state, chance, story)
    else:
        return _ask_or_pass(state, ASK_HOME, step == CHOOSING)
    return False


def _ask_or_pass(state: MysticMoonState, prompt: i64, asked: bool) -> bool:
    if asked:
        state.prompt = prompt
    else:
        state.step += 1
    return asked


def _ask_in_shop(state: MysticMoonState, chance: Chance, story: Story) -> bool:
    if state.performing != 0 and not go_on_performing(state, chance, story):
        return False
    if state.performing == 0:
        state.prompt = ASK_FORGET if state.learning != 0 else ASK_SHOP
    return True


def _ask_limit(state: MysticMoonState, story: Story) -> bool:
    if total(state.satchel(state.player)) <= satchel_limit(state):
        state.step += 1
        return False
    state.prompt = ASK_DISCARD
    if fill_choice(state, SCRATCH) > 1:
        return True
    choose(state, SCRATCH[0], story)
    return False


def _ask_brew(state: MysticMoonState, story: Story) -> bool:
    if fill_brews(state, SCRATCH) == 0:
        brew(state, story)
        return False
    state.prompt = ASK_BREW
    return True


def end_turn(state: MysticMoonState, chance: Chance, story: Story) -> None:
    """The hat goes to the left; after everybody's turn the moon goes on."""
    state.player = state.decider = (state.player + 1) % state.players
    state.step = GARDEN
    if state.player != state.start:
        return
    if state.round == ROUNDS:
        finish(state, story)
        return
    state.round += 1
    telling.round_began(story, -1, round_=state.round)
    if state.zodiac != 0:
        rise(state, chance, story)
