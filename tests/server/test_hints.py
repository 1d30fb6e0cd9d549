"""Hints: their order, their values, and their reasons."""

from __future__ import annotations

import pytest

from philtre import games
from philtre.core.chance import Seeded
from philtre.core.contract import SILENT, Setup
from philtre.practice import Attempt, exercise
from philtre.server.thinking.questions import ADVISED, Advice, task_for, weigh
from philtre.server.views.hints import hinted
from tests.house.fluent_files import messages

CODE = "search:150"


def advised(game: str, name: str) -> tuple[Attempt, list[Advice]]:
    found = Attempt(games.face(game), exercise(game, name))
    setup = Setup(**found.exercise.setup)
    return found, weigh(task_for(found.face, setup, found.table.view(found.exercise.seat)), CODE)


@pytest.mark.parametrize(
    ("game", "name", "gains"),
    [
        ("apotheca", "1-match", ("matched", "satisfied")),
        ("potion_explosion", "1-chain", ("exploded",)),
    ],
)
def test_the_best_actions_come_first_with_reasons(game: str, name: str, gains: tuple[str, ...]) -> None:
    attempt, found = advised(game, name)
    assert {advice.action for advice in found} == set(attempt.table.legal_actions())
    values = [advice.value for advice in found[:ADVISED]]
    assert values == sorted(values, reverse=True)
    told = [hinted(attempt.face, Setup(**attempt.exercise.setup), advice).why for advice in found]
    assert any(why is not None and why.event in gains for why in told[:ADVISED])
    assert all(why is None for why in told[ADVISED:])


def test_hints_have_points_in_solo_games_and_chances_in_others() -> None:
    face = games.face("apotheca")
    alone, two = Setup("solo", 1), Setup("standard", 2)
    for setup, points in ((alone, True), (two, False)):
        state = face.game.new(setup, Seeded(1), SILENT)
        advice = weigh(task_for(face, setup, state.seen_by(int(state.seat()))), CODE)[0]
        assert (hinted(face, setup, advice).points is not None) is points


@pytest.mark.parametrize("game", games.OURS)
def test_every_gain_has_its_texts(game: str) -> None:
    wanted = {f"{game}-gain-{event}" for event in games.face(game).gains}
    for language in ("en", "fr"):
        assert wanted
        assert wanted - messages(language).keys() == set()
