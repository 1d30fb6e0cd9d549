"""What the guess must not do: like or dislike the end of a turn."""

from __future__ import annotations

from statistics import mean

from philtre.core.chance import Seeded
from philtre.core.contract import SILENT, Setup
from philtre.games.potion_explosion.rules.actions import END, HELP
from philtre.games.potion_explosion.rules.game import GAME
from philtre.games.potion_explosion.rules.state import ASK_ACTION, PLAYING, PotionExplosionState


def test_to_end_a_turn_gives_little_away() -> None:
    """Whoever saw only what the next player takes would buy a Little Help to put that off."""
    losses = []
    for seed in range(30):
        chance = Seeded(seed)
        state = GAME.new(Setup("standard", 2), chance, SILENT)
        while legal := state.legal_actions():
            assert isinstance(state, PotionExplosionState)
            if END in legal and state.picked and state.last_round == PLAYING:
                losses += _loss(state, chance)
            state.apply(legal[chance.below(len(legal))], chance, SILENT)
    assert len(losses) > 100
    assert abs(mean(losses)) < 0.04


def _loss(state: PotionExplosionState, chance: Seeded) -> list[float]:
    """How much worse it looks to who ends a turn, once the next player has picked as well as possible."""
    seat, before = state.seat(), state.evaluate(state.seat())
    ended = state.clone()
    ended.apply(END, chance, SILENT)
    if ended.ask() != ASK_ACTION or ended.seat() == seat:
        return []
    after = []
    for pick in ended.legal_actions():
        if pick < HELP:
            picked = ended.clone()
            picked.apply(pick, chance, SILENT)
            after.append(picked.evaluate(seat))
    return [before - min(after)] if after else []
