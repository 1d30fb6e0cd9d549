"""Learning in rounds, for games for one."""

from __future__ import annotations

from array import array
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from philtre import games
from philtre.bots.even import Even
from philtre.bots.glance import Glance
from philtre.core.chance import Seeded
from philtre.core.contract import NOBODY, SILENT, Setup, State
from philtre.core.net import Net
from philtre.learning import quick, rounds
from philtre.learning.course import Course, Report, learn
from philtre.learning.crew import Alone
from philtre.nets import inputs_of
from philtre.nets.file import encode
from tests.nets.drawing import drawn, weights

APOTHECA = games.game("apotheca")
INPUTS = inputs_of(APOTHECA)
SOLO = Setup("solo", 1)
POINTS = 60


def silent(what: str, number: int, done: int, wanted: int) -> None:
    """Nobody watches."""


@pytest.fixture
def folder(tmp_path: Path) -> str:
    """With a net of random weights."""
    data = encode("apotheca", "solo-1", INPUTS, weights(INPUTS, 1, 7), {})
    (tmp_path / "solo-1.net").write_bytes(data)
    return str(tmp_path)


def task(folder: str, number: int = 1, **other: Any) -> quick.Task:
    return quick.Task(APOTHECA, (SOLO,), (), folder, 0, 0.9, 1, 4, 3, number)._replace(**other)


def numbers(batch: quick.Batch) -> tuple[list[int], list[float]]:
    lengths, targets = array("B", batch.lengths), array("f", batch.targets)
    return list(lengths), list(targets)


def test_quick_games_follow_from_their_number(folder: str) -> None:
    first = quick.play(task(folder))
    assert first == quick.play(task(folder))
    assert first != quick.play(task(folder, 2))
    lengths, targets = numbers(first)
    assert len(lengths) == len(targets) > 100
    assert sum(lengths) == len(array("H", first.inputs))


def test_targets_are_points_that_are_still_to_come(folder: str) -> None:
    """If only the result counts, a position's target is what the game brought after it."""
    _, targets = numbers(quick.play(task(folder, trust=1.0, games=40)))
    points = [POINTS * target for target in targets]
    assert points == [pytest.approx(round(each), abs=1e-4) for each in points]
    assert min(points) > -1e-4
    assert max(points) > 5


def test_a_position_can_be_told_in_several_symmetries(folder: str) -> None:
    once, thrice = (numbers(quick.play(task(folder, turns=turns, games=1)))[1] for turns in (1, 3))
    assert len(thrice) % 3 == 0
    assert thrice[::3] == thrice[1::3] == thrice[2::3]
    assert len(once) > 20


def begun(seed: int) -> State:
    return APOTHECA.new(SOLO, Seeded(seed), SILENT)


def test_a_glance_finds_the_action_with_the_best_mean_over_luck() -> None:
    net = drawn(INPUTS, 1, 7)
    glance, even = Glance(APOTHECA.actions, net, begun(1)), Even()
    state, luck = begun(2), Seeded(2)
    while state.seat() != NOBODY:
        glance.look(state, 0.5)
        means = {action: mean(state, action, net, even) for action in state.legal_actions()}
        assert glance.value == pytest.approx(max(means.values()))
        assert means[int(glance.best)] == pytest.approx(glance.value)
        state.apply(int(glance.best), luck, SILENT)


def mean(state: State, action: int, net: Net, even: Even) -> float:
    found = []
    for part in (0.1, 0.3, 0.5, 0.7, 0.9):
        after = state.clone()
        even.begin(part)
        after.apply(action, even, SILENT)
        found.append(after.payoff(0) if after.seat() == NOBODY else net.worth(after, 0))
    return sum(found) / len(found)


def test_even_luck_is_spread_over_all_numbers() -> None:
    even, found = Even(), []
    for number in range(12):
        even.begin((number + 0.5) / 12)
        found.append(int(even.below(6)))
        assert 0 <= even.below(6) < 6
        assert even.drawn == 2
    assert found == [0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5]


@pytest.fixture
def small(monkeypatch: pytest.MonkeyPatch) -> Course:
    monkeypatch.setattr(rounds, "ROUNDS", 4)
    monkeypatch.setattr(rounds, "GLANCES", 30)
    return Course("apotheca", "solo-1", [], 2, 40, 8, 2, 1, 1)


def test_a_net_for_one_learns_from_quick_games_and_then_from_search(small: Course, tmp_path: Path) -> None:
    report = learn(small, APOTHECA, tmp_path, Alone(), silent)
    quickly, searched = report.generations
    assert (quickly.games, searched.games) == (1200, 40)
    for generation in report.generations:
        assert len(generation.losses) == 4
        assert generation.losses[-1] < generation.guessing
    with np.load(tmp_path / "0" / rounds.KEPT) as found:
        told, targets = found["last"]
    assert np.corrcoef(told.ravel(), targets.ravel())[0, 1] > 0.5


def test_interrupted_rounds_continue_with_the_same_result(small: Course, tmp_path: Path) -> None:
    whole = learn(small, APOTHECA, tmp_path / "whole", Alone(), silent)
    stops = [("train", 0, 1), ("train", 0, 4), ("train", 1, 2), ("match", 1, 1)]

    def stop(what: str, number: int, done: int, _: int) -> None:
        if (what, number, done) in stops:
            stops.remove((what, number, done))
            raise KeyboardInterrupt

    found: Report | None = None
    while found is None:
        try:
            found = learn(small, APOTHECA, tmp_path / "parts", Alone(), stop)
        except KeyboardInterrupt:
            continue
    assert stops == []
    assert found == whole
    for path in (tmp_path / "whole").rglob("*.*"):
        assert (tmp_path / "parts" / path.relative_to(tmp_path / "whole")).read_bytes() == path.read_bytes()
