"""What the guess must not do: like or dislike a step that changes nothing."""

from __future__ import annotations

import pytest

from philtre.core.chance import Seeded
from philtre.core.contract import SILENT, Setup
from philtre.games.potion_explosion.actions import END
from philtre.games.potion_explosion.game import GAME
from philtre.games.potion_explosion.state import ASK_ACTION, PLAYING, PotionExplosionState


def test_to_end_a_turn_gives_nothing_away() -> None:
    """Who could gain by not ending a turn would buy a Little Help only to put it off."""
    looked = 0
    for seed in range(40):
        chance = Seeded(seed)
        state = GAME.new(Setup("standard", 2 + seed % 3), chance, SILENT)
        while (legal := state.legal_actions()) and state.seat() >= 0:
            assert isinstance(state, PotionExplosionState)
            if END in legal and state.picked and state.hand == 0 and state.last_round == PLAYING:
                looked += _expect_no_difference(state, chance)
            state.apply(legal[chance.below(len(legal))], chance, SILENT)
    assert looked > 20


def _expect_no_difference(state: PotionExplosionState, chance: Seeded) -> bool:
    """Where ending the turn does nothing else."""
    ended = state.clone()
    assert isinstance(ended, PotionExplosionState)
    ended.apply(END, chance, SILENT)
    if ended.ask() != ASK_ACTION or ended.skill_left != state.skill_left or ended.last_round != PLAYING:
        return False
    for seat in range(state.seats()):
        assert ended.evaluate(seat) == pytest.approx(state.evaluate(seat))
    return True
