"""Both engines play Mystic Moon with content packs drawn at random, so that every verb meets every number."""

from __future__ import annotations

import os
import random

import pytest

from philtre import games
from philtre.core.chance import Seeded
from philtre.core.contract import SILENT, Setup
from tests.oracle.mystic_moon import Oracle
from tests.oracle.mystic_moon.packs import random_pack
from tests.oracle.side_by_side import Mode, Pair, play_out

GAMES = int(os.environ.get("ORACLE_GAMES", "8"))


@pytest.mark.parametrize(("variant", "seats"), Oracle.modes())
def test_both_engines_play_the_same_games_with_any_pack(variant: str, seats: int) -> None:
    for seed in range(GAMES):
        rng = random.Random(f"pack-{seats}-{seed}")
        assert play_out(begin(variant, seats, seed, rng), rng, read=0.0) > 0  # a position does not carry its pack


def begin(variant: str, seats: int, seed: int, rng: random.Random) -> Pair:
    pack = random_pack(rng)
    options = {name: rng.choice(values) for name, values in Oracle.choices(variant, seats).items()}
    game, fast_luck, oracle_luck = games.game("mystic_moon"), Seeded(seed), Seeded(seed)
    state = game.new(Setup(variant, seats, dict(options), pack), fast_luck, SILENT)
    oracle = Oracle.new(variant, seats, dict(options), oracle_luck, pack)
    mode = Mode("mystic_moon", variant, seats)
    return Pair(mode, seed, options, game, games.face("mystic_moon"), state, oracle, fast_luck, oracle_luck)
