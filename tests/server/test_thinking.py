"""The strongest level thinks in several processes at once, where they are idle."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

import pytest

from philtre import games
from philtre.core.chance import Seeded
from philtre.core.contract import SILENT, Setup, State
from philtre.server.thinking import pool as module
from philtre.server.thinking.pool import STRONGEST, Pool
from philtre.server.thinking.questions import Task, consider, task_for


class Noting(Pool):
    """Answers here, and notes what was asked."""

    def __init__(self, size: int) -> None:
        super().__init__(size)
        self.asked: list[tuple[str, Task]] = []

    def warm(self) -> None: ...

    def close(self) -> None: ...

    async def _think(self, question: Callable[..., Any], *args: Any) -> Any:
        self.asked.append((question.__name__, args[0]))
        await asyncio.sleep(0.01)
        return question(*args)


def view_of(seed: int) -> State:
    state = games.game("apotheca").new(Setup("standard", 2), Seeded(seed), SILENT)
    return state.seen_by(state.seat())


def task() -> Task:
    return task_for(games.face("apotheca"), Setup("standard", 2), view_of(1))


def answering(*answers: list[tuple[int, int, float]] | None) -> Callable[[Task, str], Any]:
    left = list(answers)

    def consider(_: Task, code: str) -> list[tuple[int, int, float]]:
        assert code == STRONGEST
        answer = left.pop(0)
        if answer is None:
            raise TimeoutError
        return answer

    return consider


async def test_visits_of_all_idle_processes_are_added_up(monkeypatch: pytest.MonkeyPatch) -> None:
    answers = ([(4, 50, 0.6), (7, 40, 0.9)], [(7, 45, 0.5), (4, 30, 0.5)], [(2, 60, 0.5), (7, 1, 0.5)])
    monkeypatch.setattr(module, "consider", answering(*answers))
    pool = Noting(3)
    assert await pool.choose(task(), "archmage") == 7
    assert [name for name, _ in pool.asked] == ["consider"] * 3
    assert len({asked.seed for _, asked in pool.asked}) == 3, "each has luck of its own"


async def test_the_better_action_wins_if_visits_are_equal(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "consider", answering([(4, 50, 0.4), (7, 50, 0.6)], [(4, 50, 0.5), (7, 50, 0.5)]))
    assert await Noting(2).choose(task(), "archmage") == 7


async def test_a_process_that_does_not_answer_is_left_out(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "consider", answering(None, [(4, 50, 0.4)]))
    assert await Noting(2).choose(task(), "archmage") == 4
    monkeypatch.setattr(module, "consider", answering(None, None))
    assert await Noting(2).choose(task(), "archmage") is None


async def test_only_the_strongest_level_and_only_idle_processes_think_together() -> None:
    pool = Noting(2)
    await asyncio.gather(pool.choose(task(), "sage"), pool.choose(task(), "novice"))
    first, second = asyncio.create_task(pool.choose(task(), "sage")), asyncio.create_task(pool.choose(task(), "sage"))
    await asyncio.sleep(0)
    await asyncio.gather(first, second, pool.choose(task(), "archmage"))
    assert {name for name, _ in pool.asked} == {"choose"}


def test_a_search_says_how_often_it_visited_each_action() -> None:
    asked = task()
    found = consider(asked, "search:60")
    assert found == consider(asked, "search:60")
    assert {action for action, _, _ in found} <= set(view_of(1).legal_actions())
    assert sum(visits for _, visits, _ in found) > 30
    assert found[0][1] == max(visits for _, visits, _ in found)


def forced(seed: int) -> State | None:
    """A position of a random game in which there is one legal action."""
    luck = Seeded(seed)
    state = games.game("apotheca").new(Setup("standard", 2), luck, SILENT)
    while len(legal := state.legal_actions()) > 1:
        state.apply(legal[luck.below(len(legal))], luck, SILENT)
    return state if legal else None


def test_the_only_action_needs_no_search() -> None:
    state = next(found for found in map(forced, range(100)) if found is not None)
    alone = task_for(games.face("apotheca"), Setup("standard", 2), state.seen_by(state.seat()))
    assert consider(alone, STRONGEST) == [(state.legal_actions()[0], 1, 0.0)]
