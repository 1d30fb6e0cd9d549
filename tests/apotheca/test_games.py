"""Whole games: following only the tutorial's advice is enough to beat a beginner."""

from __future__ import annotations

import json

from tools.generate.lessons import GAMES
from tools.measuring.apotheca.pupil import ADVICE
from tools.measuring.pupils import share


def test_a_pupil_of_the_tutorial_beats_the_novice() -> None:
    found = share("apotheca", 40)
    assert found.low > 0.6, found


def test_the_pupil_knows_only_what_the_tutorial_teaches() -> None:
    plan = json.loads((GAMES / "apotheca" / "lessons" / "lessons.json").read_text())
    assert ADVICE.keys() <= {lesson["key"] for lesson in plan["lessons"]}
