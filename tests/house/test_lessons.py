"""The tutorials show what the engine does today."""

from __future__ import annotations

import pytest

from tools.generate import lessons


def test_there_are_lessons() -> None:
    assert lessons.names()


@pytest.mark.parametrize("name", lessons.names())
def test_the_tutorial_is_what_the_engine_plays(name: str) -> None:
    kept = (lessons.GAMES / name / "lessons" / "tutorial.json").read_text()
    assert kept == lessons.written(name), "run: make types"
