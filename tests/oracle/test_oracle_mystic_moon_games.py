"""Whole games of Mystic Moon on the oracle alone: they end, and nothing gets lost on the way."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from philtre.core.chance import Seeded
from philtre.core.contract import Chance
from tests.oracle.mystic_moon import Oracle, rare
from tests.oracle.mystic_moon.box import CRYSTAL, MUSHROOM

GAMES = 6
LONGEST = 3000
EXPANSIONS = [
    {"zodiac": "no", "alchemy": "no"},
    {"zodiac": "yes", "alchemy": "no"},
    {"zodiac": "no", "alchemy": "yes"},
    {"zodiac": "yes", "alchemy": "yes"},
]


def in_cauldrons(oracle: Oracle) -> Counter[str]:
    return Counter(thing for player in oracle.players for thing in player.cauldron if thing is not None)


def all_tokens(oracle: Oracle) -> Counter[str]:
    """Ingredients and frogs, wherever they lie."""
    found = Counter(oracle.bag) + Counter(oracle.shop)
    found += Counter(token for place in oracle.garden for token in place)
    found += in_cauldrons(oracle)
    for player in oracle.players:
        found += Counter(player.satchel)
    return Counter({token: number for token, number in found.items() if token in oracle.box.tokens})


def all_potions(oracle: Oracle) -> list[str]:
    """While one of four is to be forgotten, the new one lies beside."""
    known = [potion for player in oracle.players for potion in player.book]
    beside = [] if oracle.learning is None else [oracle.learning[0]]
    return known + beside + oracle.deck + oracle.under + [potion for potion in oracle.row if potion is not None]


def all_formulas(oracle: Oracle) -> list[str]:
    """While the choice between two is open, the new one lies beside."""
    single = [oracle.formula, *[player.formula for player in oracle.players]]
    if oracle.prompt() == "keep":
        single.append(oracle.performing)
    return oracle.formulas + oracle.formulas_under + [formula for formula in single if formula is not None]


def check(oracle: Oracle) -> None:
    box = oracle.box
    assert all_tokens(oracle) == {token: box.number(token) for token in box.tokens}
    assert sorted(all_potions(oracle)) == sorted(box.potions)
    assert oracle.mushrooms + in_cauldrons(oracle)[MUSHROOM] == 4
    if oracle.alchemy:
        assert sorted(all_formulas(oracle)) == sorted(box.formulas)
        assert oracle.gold + sum(player.gold for player in oracle.players) == 18
        crystals = sum(player.crystals for player in oracle.players) + in_cauldrons(oracle)[CRYSTAL]
        assert oracle.crystals + crystals == 12
        assert oracle.sludges + sum(oracle.sludge) + oracle.sludging == 6
    assert all(len(place) <= 3 for place in oracle.garden)
    assert all(number <= 3 for number in oracle.shop.values())
    assert all(player.stars >= 0 for player in oracle.players)
    assert len(oracle.legal()) == len(set(oracle.legal()))


def play_to_the_end(oracle: Oracle, whim: random.Random, chance: Chance) -> None:
    for _ in range(LONGEST):
        check(oracle)
        if oracle.seat() is None:
            break
        oracle.apply(whim.choice(oracle.legal()), chance)


@pytest.mark.parametrize("expansions", EXPANSIONS, ids=lambda options: "-".join(options.values()))
@pytest.mark.parametrize(("variant", "seats"), Oracle.modes())
def test_random_games_end_and_lose_nothing(variant: str, seats: int, expansions: dict[str, str]) -> None:
    for seed in range(GAMES):
        whim, chance = random.Random(seed), Seeded(seed)
        options = {name: whim.choice(values) for name, values in Oracle.choices(variant, seats).items()}
        oracle = Oracle.new(variant, seats, options | expansions, chance)
        play_to_the_end(oracle, whim, chance)
        assert oracle.result() is not None, f"seed {seed}"
        assert oracle.round == 5


@pytest.mark.parametrize(("variant", "seats"), Oracle.modes())
def test_so_do_games_that_begin_far_on(variant: str, seats: int) -> None:
    for seed in range(4 * GAMES):
        whim = random.Random(seed)
        oracle = rare(variant, seats, whim)
        play_to_the_end(oracle, whim, Seeded(seed))
        assert oracle.result() is not None, f"seed {seed}"
