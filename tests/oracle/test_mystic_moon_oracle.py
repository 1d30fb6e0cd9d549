"""The fast engine and the oracle play the same games of Mystic Moon. ORACLE_GAMES raises the number for each."""

from __future__ import annotations

import os
import random
from typing import Any

import pytest

from philtre.core.contract import SPECTATOR
from tests.oracle.mystic_moon import Oracle, rare
from tests.oracle.refusals import disagreements, modes_of, options_of
from tests.oracle.side_by_side import Mode, begin_new, begin_rare, compare, play_out, written

GAMES = int(os.environ.get("ORACLE_GAMES", "5"))
MODES = [Mode("mystic_moon", variant, seats) for variant, seats in Oracle.modes()]
EXPANSIONS = {
    "base": {"zodiac": "no", "alchemy": "no"},
    "zodiac": {"zodiac": "yes", "alchemy": "no"},
    "alchemy": {"zodiac": "no", "alchemy": "yes"},
    "both": {"zodiac": "yes", "alchemy": "yes"},
}


@pytest.mark.parametrize("expansions", EXPANSIONS)
@pytest.mark.parametrize("mode", MODES, ids=str)
def test_both_engines_play_the_same_games(mode: Mode, expansions: str) -> None:
    for seed in range(GAMES):
        rng = random.Random(f"{mode}-{expansions}-{seed}")
        assert play_out(begin_new(mode, seed, rng, EXPANSIONS[expansions]), rng) > 0


@pytest.mark.parametrize("mode", MODES, ids=str)
def test_both_engines_go_on_alike_from_rare_positions(mode: Mode) -> None:
    """Some of them; the others begin with options by whim."""
    assert sum(compare(mode, seed) for seed in range(3 * GAMES)) > GAMES


@pytest.mark.parametrize("mode", MODES, ids=str)
def test_nothing_is_hidden_but_the_signs_of_others(mode: Mode) -> None:
    """Ruling 1, and ruling 13 for Stone, Parchment, Shears."""
    contests = 0
    for seed in range(30 + GAMES):
        rng = random.Random(f"{mode}-seen-{seed}")
        pair = begin_rare(mode, seed, rare(mode.variant, mode.seats, rng, last=True))
        while pair.agree():
            contests += pair.oracle.prompt() == "sign"
            for viewer in range(SPECTATOR, mode.seats):
                seen = written(pair.face, pair.state.seen_by(viewer))
                assert seen == hide_signs(pair.oracle.position(), viewer)
            pair.apply(rng.choice(pair.state.legal_actions()))
    assert contests


def hide_signs(position: dict[str, Any], viewer: int) -> dict[str, Any]:
    if position["contest"] is None:
        return position
    signs = position["contest"]["signs"]
    shown = [sign if sign is None or seat == viewer else "hidden" for seat, sign in enumerate(signs)]
    return position | {"contest": position["contest"] | {"signs": shown}}


def test_the_oracle_knows_every_mode() -> None:
    assert modes_of("mystic_moon") == set(Oracle.modes())


def test_the_oracle_knows_every_option() -> None:
    choices = Oracle.choices("standard", 4)
    assert {name: set(values) for name, values in choices.items()} == options_of("mystic_moon")


@pytest.mark.parametrize(("variant", "seats"), [*Oracle.modes(), ("standard", 1), ("standard", 5), ("solo", 1)])
def test_both_refuse_the_same_set_ups(variant: str, seats: int) -> None:
    options: list[dict[str, str]] = [
        {},
        *[{"start": start} for start in ("random", "0", "1", "2", "3", "4", "5")],
        *[{"huts": huts} for huts in ("chosen", "dealt", "built")],
        *[{name: value} for name in ("zodiac", "alchemy", "empty") for value in ("yes", "no", "")],
        {"moon": "full"},
    ]
    assert disagreements("mystic_moon", variant, seats, options) == []
