"""The fast engine and the oracle play the same games of Apotheca. ORACLE_GAMES raises the number for each mode."""

from __future__ import annotations

import os

import pytest

from tests.oracle.apotheca import Oracle
from tests.oracle.refusals import disagreements, modes_of
from tests.oracle.side_by_side import Mode, compare

GAMES = int(os.environ.get("ORACLE_GAMES", "40"))
MODES = [Mode("apotheca", variant, seats) for variant, seats in Oracle.modes()]


@pytest.mark.parametrize("mode", MODES, ids=str)
def test_both_engines_play_the_same_games(mode: Mode) -> None:
    decisions = sum(compare(mode, seed) for seed in range(GAMES))
    assert decisions > GAMES


def test_the_oracle_knows_every_mode() -> None:
    assert modes_of("apotheca") == set(Oracle.modes())


@pytest.mark.parametrize(
    ("variant", "seats"), [*Oracle.modes(), ("standard", 1), ("standard", 5), ("solo", 2), ("master", 1)]
)
def test_both_refuse_the_same_set_ups(variant: str, seats: int) -> None:
    options: list[dict[str, str]] = [
        {},
        *[{"start": start} for start in ("random", "0", "1", "2", "3", "4", "5")],
        {"first_game": "perhaps"},
    ]
    assert disagreements("apotheca", variant, seats, options) == []
