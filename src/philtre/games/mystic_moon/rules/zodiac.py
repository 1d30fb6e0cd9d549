"""Curse of the Zodiac (page 10): the Rising Sign, and how a curse is lifted."""

from __future__ import annotations

from mypy_extensions import i64

from philtre.core.contract import NOBODY, Chance, Story
from philtre.games.mystic_moon.rules import telling
from philtre.games.mystic_moon.rules.effects import begin_effect, is_idle
from philtre.games.mystic_moon.rules.state import ASK_CHARM, NO_CARD, MysticMoonState
from philtre.games.mystic_moon.rules.tables import BLESSING, CHARM_EFFECT, CURSE
from philtre.games.mystic_moon.rules.tokens import shl


def rise(state: MysticMoonState, chance: Chance, story: Story) -> None:
    """The sky's top card becomes the Rising Sign and uncovers the back of the next one."""
    state.rising = state.top
    telling.rose(story, NOBODY, sign=state.rising)
    state.top = state.draw_sign(chance)
    telling.top_sign(story, NOBODY, sign=state.top)


def lift_curse(state: MysticMoonState, seat: i64, story: Story) -> None:
    state.cursed &= ~shl(1, seat)
    telling.lifted(story, seat)


# Charms: talents come at the same moments and in the same way as curses and blessings.


def charm_now(state: MysticMoonState, moment: i64, of_sign: bool) -> i64:
    """The player's talent, or her curse or blessing, if its effect comes at this moment; else -1."""
    charm = state.sign_charm(state.player) if of_sign else state.home(state.player)
    return charm if charm >= 0 and state.content.moment[charm] == moment else NO_CARD


def offer(state: MysticMoonState, moment: i64, of_sign: bool, story: Story) -> bool:
    """Go past a moment of the turn. True: she is asked whether she uses a talent or blessing."""
    charm = charm_now(state, moment, of_sign)
    if charm < 0 or is_idle(state, CHARM_EFFECT + charm):
        state.step += 1
    elif is_curse(charm):
        telling.suffered(story, state.player, charm=charm)
        begin_effect(state, CHARM_EFFECT + charm, -1)
    else:
        state.prompt = ASK_CHARM
        return True
    return False


def is_curse(charm: i64) -> bool:
    return CURSE <= charm < BLESSING


def use_charm(state: MysticMoonState, moment: i64, of_sign: bool, used: bool, story: Story) -> None:
    """The answer to that question."""
    charm = charm_now(state, moment, of_sign)
    if used:
        telling.used_charm(story, state.player, charm=charm)
        begin_effect(state, CHARM_EFFECT + charm, -1)
    else:
        telling.waived(story, state.player, charm=charm)
        state.step += 1
