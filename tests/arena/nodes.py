"""Ray with two nodes on this machine, one of which is killed: `make cluster`."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from ray.cluster_utils import Cluster as Nodes

from philtre import games
from philtre.arena import cluster as arena
from philtre.arena.plan import Plan, plan_for
from philtre.arena.results import Results
from philtre.arena.running import Alone as Here
from philtre.arena.running import run
from philtre.core.contract import Setup
from philtre.learning import selfplay
from philtre.learning.crew import Alone, Cluster

GAMES = 150
KILLED_AFTER = 12
SETUP = Setup("standard", 2)


@pytest.fixture
def nodes() -> Iterator[tuple[Nodes, Any]]:
    """A cluster, and the second of its two nodes, which can be killed."""
    nodes = Nodes(initialize_head=True, head_node_args={"num_cpus": 1})
    second = nodes.add_node(num_cpus=1)
    nodes.wait_for_nodes()
    yield nodes, second
    nodes.shutdown()


def test_self_play_loses_nothing_when_a_node_dies(nodes: tuple[Nodes, Any]) -> None:
    cluster, second = nodes
    tasks = [selfplay.Task(games.game("apotheca"), (SETUP,), (), None, 10, 3, number) for number in range(GAMES)]
    crew = Cluster(cluster.address)
    found = []
    for each in crew.work(selfplay.play, tasks):
        found.append(each)
        if len(found) == KILLED_AFTER:
            cluster.remove_node(second, allow_graceful=False)
    crew.close()
    assert found == list(Alone().work(selfplay.play, tasks))


def plan() -> Plan:
    return plan_for(games.face("apotheca"), SETUP, ["search:60", "greedy:4"], 1, 1.0)


def test_a_tournament_loses_nothing_when_a_node_dies(nodes: tuple[Nodes, Any]) -> None:
    cluster, second = nodes
    living = [second]

    def kill(played: int) -> None:
        if living and played >= KILLED_AFTER:
            cluster.remove_node(living.pop(), allow_graceful=False)

    here, there = Results(plan()), Results(plan())
    crew = arena.Cluster(plan(), cluster.address, None)
    assert crew.size == 2
    run(there, GAMES, crew, kill)
    run(here, GAMES, Here(plan()), lambda _: None)
    assert not living
    assert [each.untimed() for each in there.played(GAMES)] == [each.untimed() for each in here.played(GAMES)]
