"""Programs as bots: real processes, with and without faults."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from pathlib import Path

import pytest

from philtre import games
from philtre.arena import programs
from philtre.arena.channel import Channel
from philtre.arena.plan import Plan, plan_for
from philtre.arena.play import Result, Ring
from philtre.core.contract import Setup
from tests.arena import naughty
from tests.core import pebbles
from tools.frontend import find_node

ROOT = Path(__file__).parents[2]
LIMIT = 0.4
MARK = f"of-{os.getpid()}"  # tests run in parallel, and each checks only its own programs

FAULTS = {
    "silent": "slow", "slow": "slow", "dribbling": "slow", "raving": "slow", "dead": "crashed", "killed": "crashed",
    "huge": "huge", "garbage": "garbage", "null": "garbage", "list": "garbage", "deep": "garbage", "empty": "garbage",
    "chatty": "garbage", "gigantic": "illegal", "illegal": "illegal", "negative": "illegal", "nonsense": "illegal",
    "stillborn": "crashed", "foreign": "garbage",
}  # fmt: skip


def program(how: str) -> str:
    return f"{sys.executable} -S {naughty.__file__} {how} {MARK}"


def plan(*bots: str, limit: float = LIMIT) -> Plan:
    return plan_for(pebbles.FACE, Setup("long", 2), [*bots], 1, limit)


def play(made: Plan, games_wanted: int) -> list[Result]:
    ring = Ring(made)
    try:
        return [ring.play(number) for number in range(games_wanted)]
    finally:
        ring.close()


def ours() -> list[str]:
    """The processes of these tests' programs that are still running."""
    listed = subprocess.run(["ps", "-eo", "args"], capture_output=True, text=True, check=True).stdout
    return [line for line in listed.splitlines() if MARK in line]


@pytest.mark.parametrize("how", FAULTS)
def test_a_bad_program_loses_its_games_and_nothing_else(how: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(programs, "START", 5.0)
    for result in play(plan(program(how), "random"), 2):
        seat = result.bots.index(0)
        assert [(failure.seat, failure.why) for failure in result.failures] == [(seat, FAULTS[how])]
        assert result.ranks[seat] == 2
        assert result.ranks[1 - seat] == 1
    assert ours() == []


@pytest.mark.parametrize("how", ["deaf", "stubborn"])
def test_a_program_that_never_gets_ready_is_killed_with_its_children(how: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(programs, "START", LIMIT)
    result = play(plan(program(how), "random"), 1)[0]
    assert result.failures[0].why == "slow"
    assert ours() == []


def test_a_program_that_does_not_exit_is_killed() -> None:
    result = play(plan(program("clinging"), "random"), 1)[0]
    assert result.failures == []
    assert ours() == []


def test_the_last_error_line_is_kept() -> None:
    remark = play(plan(program("dead"), "random"), 1)[0].failures[0].remark
    assert remark == "exit code 1: nothing left to live for"


def test_a_program_that_does_not_read_cannot_block_the_arena() -> None:
    channel = Channel([sys.executable, "-S", naughty.__file__, "deaf", MARK])
    began = time.monotonic()
    with pytest.raises(Exception, match="slow"):
        channel.tell(b"x" * 10_000_000 + b"\n", LIMIT)
    assert time.monotonic() - began < 5
    channel.kill()
    assert ours() == []


def test_a_program_is_started_again_after_a_failure() -> None:
    """Two bad games, two processes; the good program beside it is one process for all games."""
    results = play(plan(program("dead"), program("good")), 4)
    assert [len(result.failures) for result in results] == [1, 1, 1, 1]
    assert {result.bots[result.failures[0].seat] for result in results} == {0}


def test_the_helper_makes_a_program_of_any_bot(monkeypatch: pytest.MonkeyPatch) -> None:
    """Its moves are legal, and better than random ones."""
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join(path for path in sys.path if path))
    bots = [f"{sys.executable} -m philtre.arena.guest greedy:1", "random"]
    made = plan_for(games.face("apotheca"), Setup("standard", 2), bots, 1, 20.0)
    first, again = play(made, 4), play(made, 2)
    assert [result.failures for result in first] == [[]] * 4
    assert [result.untimed() for result in again] == [result.untimed() for result in first[:2]]
    assert sum(result.ranks[result.bots.index(0)] == 1 for result in first) >= 3


def test_the_example_in_javascript_beats_random(monkeypatch: pytest.MonkeyPatch) -> None:
    node = find_node()
    assert node is not None
    monkeypatch.setenv("PATH", node + os.pathsep + os.environ["PATH"])
    bots = [str(ROOT / "examples" / "bots" / "exploder.mjs"), "random"]
    results = play(plan_for(games.face("potion_explosion"), Setup("standard", 2), bots, 1, 20.0), 6)
    assert [result.failures for result in results] == [[]] * 6
    assert sum(result.ranks[result.bots.index(0)] == 1 for result in results) >= 5
