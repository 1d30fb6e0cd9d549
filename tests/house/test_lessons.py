"""Tutorials and short lessons agree with the engine, and every step has its texts."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.house.fluent_files import messages
from tools.generate import lessons

PLANS = [(name, plan, made) for name in lessons.names() for plan, made in lessons.plans(name).items()]
SAID = {language: messages(language) for language in ("en", "fr")}


def test_there_are_lessons() -> None:
    assert lessons.names()


@pytest.mark.parametrize(("name", "plan", "made"), PLANS, ids=lambda part: getattr(part, "stem", part))
def test_lessons_are_as_the_engine_plays_them(name: str, plan: Path, made: Path) -> None:
    assert made.read_text() == lessons.written(name, plan), "run: make types"


def test_deleted_lessons_leave_no_files() -> None:
    kept = {path for name in lessons.names() for path in (lessons.GAMES / name / "lessons" / "played").glob("*.json")}
    assert kept == {made for _, plan, made in PLANS if plan.parent.name == "courses"}


@pytest.mark.parametrize(("name", "plan"), [each[:2] for each in PLANS], ids=lambda part: getattr(part, "stem", part))
@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_step_has_its_texts(name: str, plan: Path, language: str) -> None:
    wanted = set() if plan.parent.name != "courses" else {f"{name}-course-{plan.stem}"}
    for lesson in json.loads(plan.read_text())["lessons"]:
        wanted.add(f"{name}-tutorial-{lesson['key']}")
        if "play" in lesson or "line" in lesson:
            wanted.add(f"{name}-tutorial-{lesson['key']}-try")
    assert wanted - SAID[language].keys() == set()
