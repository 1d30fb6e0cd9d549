"""The workers on a Ray cluster, with a fake Ray that does everything at once: this tests our calls only."""

from __future__ import annotations

import sys
from types import ModuleType
from typing import Any

import pytest

from philtre.arena.cluster import Cluster
from philtre.arena.plan import Plan, plan_for
from philtre.arena.results import Results
from philtre.arena.running import Alone, run
from philtre.core.contract import Setup
from philtre.core.errors import SetupError
from tests.core import pebbles


class Handle:
    """A method of an actor, which is called at once. A second call before the first result is read is an error."""

    def __init__(self, method: Any, actor: Actor) -> None:
        self.method, self.actor = method, actor

    def remote(self, numbers: list[int]) -> Pending:
        assert not self.actor.busy
        self.actor.busy = True
        return Pending(self.method(numbers), self.actor)


class Pending:
    def __init__(self, value: Any, actor: Actor) -> None:
        self.value, self.actor = value, actor


class Actor:
    def __init__(self, inner: Any) -> None:
        self.busy = False
        self.play = Handle(inner.play, self)


class Remote:
    def __init__(self, kind: Any) -> None:
        self.kind = kind

    def remote(self, plan: Plan) -> Actor:
        return Actor(self.kind(plan))


class StandIn(ModuleType):
    """The part of Ray that we use; the latest task is ready first."""

    def __init__(self) -> None:
        super().__init__("ray")
        self.asked: dict[str, Any] = {}
        self.shut = False

    def init(self, **asked: Any) -> None:
        if asked["address"] == "nowhere:1":
            raise ConnectionError("nobody\nthere")
        self.asked = asked

    def cluster_resources(self) -> dict[str, float]:
        return {"CPU": 3.0}

    def remote(self, **_: Any) -> Any:
        return Remote

    def wait(self, pending: list[Pending]) -> tuple[list[Pending], list[Pending]]:
        return pending[-1:], pending[:-1]

    def get(self, pending: Pending) -> Any:
        pending.actor.busy = False
        return pending.value

    def shutdown(self) -> None:
        self.shut = True


@pytest.fixture
def ray(monkeypatch: pytest.MonkeyPatch) -> StandIn:
    found = StandIn()
    monkeypatch.setitem(sys.modules, "ray", found)
    return found


def plan() -> Plan:
    return plan_for(pebbles.FACE, Setup("short", 2), ["random", "greedy:1"], 1, 1.0)


def test_a_cluster_plays_the_same_games(ray: StandIn) -> None:
    here, there = Results(plan()), Results(plan())
    run(here, 30, Alone(plan()), lambda _: None)
    crew = Cluster(plan(), "local", None)
    assert crew.size == 3
    run(there, 30, crew, lambda _: None)
    assert [each.untimed() for each in there.played(30)] == [each.untimed() for each in here.played(30)]
    assert ray.shut


def test_an_address_is_passed_on(ray: StandIn) -> None:
    Cluster(plan(), "ray://10.0.0.1:10001", 2).close()
    assert ray.asked["address"] == "ray://10.0.0.1:10001"


@pytest.mark.usefixtures("ray")
def test_an_unreachable_cluster_is_reported() -> None:
    with pytest.raises(SetupError, match="no Ray cluster at 'nowhere:1'"):
        Cluster(plan(), "nowhere:1", None)


def test_ray_is_an_extra(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(SetupError, match=r"philtre\[arena\]"):
        Cluster(plan(), "local", None)
