"""Whole games of the oracle alone: they end, and nothing gets lost on the way."""

from __future__ import annotations

import random

import pytest

from philtre.core.chance import Seeded
from tests.oracle.apotheca import Oracle
from tests.oracle.apotheca.market import COLOURS
from tests.oracle.apotheca.table import Colours

GAMES = 15
LONGEST = 2000


def potions(oracle: Oracle) -> Colours:
    """How many of each colour there are, wherever they lie. Solo's unseen ones are all in the supply."""
    count = {colour: oracle.supply[colour] + oracle.kept_potions[colour] for colour in COLOURS}
    for potion in oracle.market:
        if potion is not None and potion.colour is not None:
            count[potion.colour] += potion.stack
    for one in [one for cards in oracle.satisfied for one in cards]:
        if one.colour is not None:
            count[one.colour] += one.size
    if oracle.hand is not None:
        count[oracle.hand] += 1
    if oracle.match is not None and oracle.variant != "solo":
        count[oracle.match.colour] += len(oracle.match.spaces)
    return count


def cards(oracle: Oracle) -> list[int]:
    found = list(oracle.deck)
    found += [card for card in oracle.stations.values() if card is not None]
    found += [card for cards in oracle.active for card in cards]
    found += [one.card for cards in oracle.satisfied for one in cards]
    return sorted(found)


@pytest.mark.parametrize(("variant", "seats"), Oracle.modes())
def test_random_games_end_and_lose_nothing(variant: str, seats: int) -> None:
    for seed in range(GAMES):
        whim, chance = random.Random(seed), Seeded(seed)
        oracle = Oracle.new(variant, seats, {}, chance)
        for _ in range(LONGEST):
            assert potions(oracle) == {"red": 15, "blue": 15, "yellow": 15}
            assert cards(oracle) == list(range(15))
            if oracle.seat() is None:
                break
            oracle.apply(whim.choice(oracle.legal()), chance)
        assert oracle.result() is not None, f"seed {seed}"
