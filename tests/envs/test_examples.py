"""The examples learn something, even in a short run."""

from __future__ import annotations

import importlib.util
from pathlib import Path
from typing import Any

import pytest

FOLDER = Path(__file__).parents[2] / "examples" / "learning"


def example(name: str) -> Any:
    spec = importlib.util.spec_from_file_location(f"example_{name}", FOLDER / f"{name}.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.mark.usefixtures("capsys")
def test_many_games_teach_what_wins() -> None:
    before, *_, after = example("many_games").main("mystic_moon", games=500, rounds=2, envs=128)
    assert before < 0.6
    assert after > 0.8


@pytest.mark.usefixtures("capsys")
def test_many_games_teach_how_to_beat_a_bot() -> None:
    before, *_, after = example("many_games").main("mystic_moon", games=300, rounds=3, envs=128, against="hasty:60")
    assert before < 0.3
    assert after > before + 0.2


@pytest.mark.usefixtures("capsys")
def test_a_seat_learns_among_others() -> None:
    before, *_, after = example("seats").main("mystic_moon", games=240, rounds=2)
    assert after > before + 0.1


@pytest.mark.usefixtures("capsys")
def test_a_solo_player_learns_to_score() -> None:
    before, *_, after = example("alone").main(rounds=3, tries=10, games=3)
    assert after > 1.1 * before


@pytest.mark.usefixtures("capsys")
def test_regret_goes_away() -> None:
    before, *_, after = example("regret").main(horizon=1, rounds=4)
    assert after < 0.5 * before


def test_every_example_is_tested_here() -> None:
    assert {path.stem for path in FOLDER.glob("*.py")} == {"many_games", "seats", "alone", "regret"}
