"""A turn (pages 4-6): the regular pick, help, potions drunk and completed, until the player ends it."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from philtre.core.contract import Chance, Story
from philtre.games.potion_explosion.rules import ending, potions, prismatic, scoring, setup, telling
from philtre.games.potion_explosion.rules.actions import (
    ACTIONS,
    ATTRACT,
    CHOOSE,
    DEAL,
    DRAW,
    DRINK,
    END,
    ENOUGH,
    FILL,
    HELP,
    KEEP,
    KEPT,
    MELT,
    PICK,
    PUT,
    REPEAT,
    SCRAPE,
    STEAL,
    STICK,
    TAKE,
)
from philtre.games.potion_explosion.rules.desk import at_hand, can_fill, fill
from philtre.games.potion_explosion.rules.dispenser import BIT, IN_REACH, colour_at, pick, takeable
from philtre.games.potion_explosion.rules.scoring import HELP_POINTS
from philtre.games.potion_explosion.rules.state import (
    ASK_ABYSSAL,
    ASK_ACTION,
    ASK_BALM,
    ASK_DEAL,
    ASK_DRAFT,
    ASK_DRAW,
    ASK_HELP,
    ASK_KEEP,
    ASK_LAVAMANCING,
    ASK_LOVE,
    ASK_MAGNETICAL,
    ASK_POOL,
    ASK_PRISMATIC,
    ASK_SANDS,
    ASK_TIE,
    ASK_WISDOM,
    PLAYING,
    PotionExplosionState,
)

SCRATCH: Final[vec[i64]] = vec[i64]([0] * ACTIONS)


# What may be done


def fill_actions(state: PotionExplosionState, out: vec[i64]) -> i64:
    if state.ended != PLAYING:
        return 0
    prompt = state.prompt
    if prompt == ASK_ACTION:
        return _fill_turn_actions(state, out)
    if prompt in (ASK_HELP, ASK_WISDOM):
        return potions.fill_wisdoms(state, out)
    if ASK_LOVE <= prompt <= ASK_LAVAMANCING:
        return _fill_effects(state, out)
    if prompt == ASK_DRAW:
        return ending.fill_draws(state, out)
    if prompt == ASK_DEAL:
        return ending.fill_deals(state, out)
    if prompt == ASK_KEEP:
        return ending.fill_keeps(state, out)
    if prompt == ASK_POOL:
        return ending.add_threes(at_hand(state, state.desk()), 0, out)
    if prompt == ASK_DRAFT:
        return setup.fill_starters(state, out)
    return potions.add_board(takeable(state), PICK, IN_REACH, out, 0)  # a tie


def _fill_effects(state: PotionExplosionState, out: vec[i64]) -> i64:
    prompt = state.prompt
    if prompt == ASK_LOVE:
        return potions.fill_loves(state, out)
    if prompt == ASK_MAGNETICAL:
        return potions.fill_magneticals(state, out)
    if prompt == ASK_PRISMATIC:
        return prismatic.fill_joys(state, out)
    if prompt == ASK_ABYSSAL:
        return potions.fill_abyssals(state, out)
    if prompt == ASK_SANDS:
        return potions.fill_sands(state, out)
    if prompt == ASK_BALM:
        return potions.fill_balms(state, out)
    return potions.fill_lavamancings(state, out)


def _fill_turn_actions(state: PotionExplosionState, out: vec[i64]) -> i64:
    desk = state.desk()
    reachable = takeable(state)
    n: i64 = 0
    if state.picked == 0:
        n = potions.add_board(reachable, PICK, IN_REACH, out, n)
    if reachable != 0 and can_ask_help(state):
        out[n] = HELP
        n += 1
    burner: i64
    for burner in range(2):
        if can_fill(state, desk, burner):
            out[n] = FILL + burner
            n += 1
    n = potions.add_drinks(state, desk, out, n)
    if state.picked != 0 or reachable == 0:
        out[n] = END
        n += 1
    return n


def can_ask_help(state: PotionExplosionState) -> bool:
    """Whether there is a token, and this turn may still have one."""
    return state.help_left != 0 and (state.helped == 0 or state.unlimited != 0)


# What it does


def apply(state: PotionExplosionState, action: i64, chance: Chance, story: Story) -> None:
    if action < HELP:
        _pick(state, action - PICK, chance, story)
    elif action < TAKE:
        _act(state, action, chance, story)
    elif action < DRAW:
        _take_effect(state, action, chance, story)
    elif action < CHOOSE:
        ending.draw(state, action - DRAW, chance, story)
    elif action < KEEP:
        _choose(state, action - CHOOSE, chance, story)
    elif action < DEAL:
        _keep(state, KEPT[action - KEEP], chance, story)
    elif action < STICK:
        dealt = (action - DEAL) % 25
        ending.deal(state, dealt // 5, dealt % 5, chance, story)
    else:
        potions.stick(state, action - STICK, chance, story)


def _pick(state: PotionExplosionState, place: i64, chance: Chance, story: Story) -> None:
    if not story.silent:
        telling.picked(story, state.player, place=place, colour=colour_at(state, BIT[place]))
    marbles = pick(state, place, chance, story)
    if state.prompt == ASK_TIE:
        scoring.put_aside(state, marbles, story)
    else:
        state.picked = 1
        state.hand += marbles


def _act(state: PotionExplosionState, action: i64, chance: Chance, story: Story) -> None:
    if action == END:
        ending.end_turn(state, chance, story)
    elif action >= DRINK:
        potions.drink(state, action - DRINK, story)
        _settle(state, chance, story)
    elif action == HELP:
        _help(state, story)
        _settle(state, chance, story)
    elif state.prompt == ASK_PRISMATIC:
        prismatic.fill_within(state, action - FILL, chance, story)
    else:
        fill(state, action - FILL, chance, story)


def _help(state: PotionExplosionState, story: Story) -> None:
    """A token from the professor, and then a marble without an explosion."""
    desk = state.desk()
    desk.help += 1
    desk.points += HELP_POINTS
    state.help_left -= 1
    state.helped = 1
    state.prompt = ASK_HELP
    telling.helped(story, state.player, left=state.help_left)


def _take_effect(state: PotionExplosionState, action: i64, chance: Chance, story: Story) -> None:
    if action < STEAL:
        potions.take_one(state, action - TAKE, chance, story)
    elif action < ATTRACT:
        potions.steal(state, action - STEAL, story)
    elif action < SCRAPE:
        potions.attract(state, action - ATTRACT, chance, story)
    elif action < REPEAT:
        potions.scrape(state, action - SCRAPE + 1, chance, story)
    elif action < MELT:
        potions.repeat(state, action - REPEAT, story)
        _settle(state, chance, story)
    elif action < ENOUGH:
        potions.choose_to_melt(state, action - MELT, chance, story)
    elif action == ENOUGH:
        _enough(state, chance, story)
    else:
        onto = action - PUT
        prismatic.put(state, onto >> 3, onto >> 2 & 1, onto & 3, chance, story)


def _enough(state: PotionExplosionState, chance: Chance, story: Story) -> None:
    if state.prompt == ASK_PRISMATIC:
        prismatic.end_joy(state)
    else:
        potions.melt(state, chance, story)


def _choose(state: PotionExplosionState, kind: i64, chance: Chance, story: Story) -> None:
    setup.choose(state, kind, story)
    if state.lying == 0:
        setup.build_stacks(state, chance, story)
        setup.fill_dispenser(state, chance, story)
        ending.begin_turn(state, state.start, story)
    else:
        _settle(state, chance, story)


def _keep(state: PotionExplosionState, marbles: i64, chance: Chance, story: Story) -> None:
    if state.prompt == ASK_POOL:
        prismatic.choose_three(state, marbles)
        _settle(state, chance, story)
    else:
        ending.keep(state, marbles, chance, story)


def _settle(state: PotionExplosionState, chance: Chance, story: Story) -> None:
    """Skip questions with a single answer."""
    if state.prompt in (ASK_HELP, ASK_WISDOM):
        reachable = takeable(state)
        if reachable & reachable - 1 != 0:  # the common case, without listing them
            return
    if fill_actions(state, SCRATCH) == 1:
        apply(state, SCRATCH[0], chance, story)
