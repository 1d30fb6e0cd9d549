"""What a pick gives for certain, before hidden marbles are known."""

from __future__ import annotations

from philtre.core.chance import Refused
from philtre.core.contract import State
from philtre.games.potion_explosion.content import COLOURS
from philtre.games.potion_explosion.rules.actions import HELP
from philtre.games.potion_explosion.rules.events import EXPLODED, PICKED
from philtre.games.potion_explosion.rules.marbles import ONE, count, of
from philtre.games.potion_explosion.rules.state import PotionExplosionState
from philtre.words.story import Chronicle, Told

PICKS = int(HELP)  # actions below are picks


def chain(state: PotionExplosionState, action: int) -> list[Told]:
    """The pick and the explosions that happen in any case, computed without hidden marbles."""
    open_ones = _copy(state)
    open_ones.lids = open_ones.unseen = 0
    return _told(open_ones, action)


def may_go_on(state: PotionExplosionState, action: int) -> bool:
    """Whether hidden marbles could prolong the chain. It tries each hidden colour for all of them."""
    sure = _marbles(chain(state, action))
    worlds = [_all_of(state, colour) for colour in range(len(COLOURS)) if of(state.unseen, colour)]
    return any(_marbles(_told(world, action)) > sure for world in worlds)


def _all_of(state: PotionExplosionState, colour: int) -> PotionExplosionState:
    world = _copy(state)
    world.unseen = count(state.unseen) * ONE[colour]
    return world


def _copy(state: PotionExplosionState) -> PotionExplosionState:
    copy: State = state.clone()
    assert isinstance(copy, PotionExplosionState)
    return copy


def _told(state: PotionExplosionState, action: int) -> list[Told]:
    """The events of the pick and its explosions. No random number is needed, because all hidden marbles are alike."""
    story = Chronicle()
    state.apply(action, Refused(), story)
    return [line for line in story.lines if line.event in (PICKED, EXPLODED)]


def _marbles(lines: list[Told]) -> int:
    return sum(line.args[1] if line.event == EXPLODED else 1 for line in lines)
