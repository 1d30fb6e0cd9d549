"""Whole games of Potion Explosion on the oracle alone: they end, and nothing gets lost on the way."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from philtre.core.chance import Seeded
from tests.oracle.potion_explosion import Oracle, rare
from tests.oracle.potion_explosion.tiles import TILES, Marbles, add, marbles, total

GAMES = 12
LONGEST = 5000


def all_marbles(oracle: Oracle) -> Marbles:
    """How many of each colour there are, wherever they lie."""
    found = marbles()
    add(found, oracle.dispenser.marbles())
    add(found, oracle.hand)
    for desk in oracle.desks:
        add(found, desk.pool)
        add(found, desk.aside)
        for _, brewing in desk.brewing():
            add(found, brewing.marbles)
    return found


def all_tiles(oracle: Oracle) -> Counter[str]:
    found = Counter(oracle.unseen_tiles + oracle.draft)
    found.update(top for top in oracle.tops if top is not None)
    for desk in oracle.desks:
        found.update(desk.potions)
        found.update(brewing.tile for _, brewing in desk.brewing())
    return found


def check(oracle: Oracle) -> None:
    assert all_marbles(oracle) == marbles(20, 20, 20, 20)
    assert all_tiles(oracle) == {tile.name: 2 for tile in TILES.values() if tile.kind not in oracle.left_out}
    assert sum(oracle.dispenser.lids.values()) == total(oracle.dispenser.unseen) % 80
    assert oracle.tokens_given() == sum(len(desk.skill) for desk in oracle.desks)
    assert oracle.help_left == 18 - sum(desk.help for desk in oracle.desks)
    assert all(total(desk.pool) <= 3 for desk in oracle.desks)
    assert len(oracle.legal()) == len(set(oracle.legal()))


@pytest.mark.parametrize(("variant", "seats"), Oracle.modes())
def test_random_games_end_and_lose_nothing(variant: str, seats: int) -> None:
    for seed in range(GAMES):
        whim, chance = random.Random(seed), Seeded(seed)
        options = {name: whim.choice(values) for name, values in Oracle.choices(variant, seats).items()}
        oracle = Oracle.new(variant, seats, options, chance)
        for _ in range(LONGEST):
            check(oracle)
            if oracle.seat() is None:
                break
            oracle.apply(whim.choice(oracle.legal()), chance)
        assert oracle.result() is not None, f"seed {seed}"


@pytest.mark.parametrize(("variant", "seats"), Oracle.modes())
def test_rare_positions_are_whole_and_their_games_end(variant: str, seats: int) -> None:
    for seed in range(2 * GAMES):
        whim, chance = random.Random(seed), Seeded(seed)
        oracle = rare(variant, seats, whim)
        for _ in range(LONGEST):
            check(oracle)
            if oracle.seat() is None:
                break
            oracle.apply(whim.choice(oracle.legal()), chance)
        assert oracle.result() is not None, f"seed {seed}"
