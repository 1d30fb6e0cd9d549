"""Whole games: following only the tutorial's advice is enough to beat the Novice."""

from __future__ import annotations

from tools.measuring.pupils import share

GAMES = 24


def test_a_pupil_of_the_tutorial_beats_the_novice() -> None:
    found = share("mystic_moon", GAMES)
    assert found.games == GAMES
    assert found.low > 0.5
