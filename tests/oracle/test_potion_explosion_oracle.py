"""The fast engine and the oracle play the same games of Potion Explosion. ORACLE_GAMES raises the number for each."""

from __future__ import annotations

import os

import pytest

from tests.oracle.potion_explosion import Oracle
from tests.oracle.refusals import disagreements, modes_of, options_of
from tests.oracle.side_by_side import Mode, compare

GAMES = int(os.environ.get("ORACLE_GAMES", "20"))
MODES = [Mode("potion_explosion", variant, seats) for variant, seats in Oracle.modes()]


@pytest.mark.parametrize("mode", MODES, ids=str)
def test_both_engines_play_the_same_games(mode: Mode) -> None:
    """The options are drawn for each game."""
    decisions = sum(compare(mode, seed) for seed in range(GAMES))
    assert decisions > GAMES


def test_the_oracle_knows_every_mode() -> None:
    assert modes_of("potion_explosion") == set(Oracle.modes())


def test_the_oracle_knows_every_option() -> None:
    assert {name: set(values) for name, values in Oracle.choices("standard", 4).items()} == options_of(
        "potion_explosion"
    )


@pytest.mark.parametrize(("variant", "seats"), [*Oracle.modes(), ("standard", 1), ("standard", 5), ("solo", 1)])
def test_both_refuse_the_same_set_ups(variant: str, seats: int) -> None:
    options: list[dict[str, str]] = [
        {},
        *[{"start": start} for start in ("random", "0", "1", "2", "3", "4", "5")],
        *[{"left_out": pair} for pair in ("wisdom-love", "love-wisdom", "wisdom-wisdom", "wisdom", "none", "")],
        *[{"tokens": tokens} for tokens in ("usual", "0", "1", "15", "16")],
        *[{"help": often} for often in ("once", "unlimited", "never")],
        {"speed": "fast"},
    ]
    assert disagreements("potion_explosion", variant, seats, options) == []
