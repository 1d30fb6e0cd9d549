"""Runs the games of a tournament: in this process, in a pool of processes, or on a Ray cluster."""

from __future__ import annotations

import os
import signal
import sys
from collections.abc import Callable
from concurrent.futures import FIRST_COMPLETED, Future, wait
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import util
from typing import Final, Protocol

from philtre.arena.plan import Plan
from philtre.arena.play import Result, Ring
from philtre.arena.results import Results
from philtre.core.errors import PhiltreError
from philtre.workers import Workers

CHUNK_SECONDS: Final = 0.5  # of work in one task: not much to lose, but enough to be worth sending
MOST_IN_CHUNK: Final = 500


class Crew(Protocol):
    """The workers. They get numbers of games, and return results in any order."""

    size: int

    def hand_out(self, numbers: list[int]) -> None: ...

    def collect(self) -> list[list[Result]]:
        """Wait for some results; each list is from one task."""

    def close(self) -> None: ...


def run(results: Results, games: int, crew: Crew, report: Callable[[int], None]) -> None:
    """Play those of the first `games` games that have no result yet."""
    waiting = results.missing(games)
    batches, seconds = 0, 0.0
    try:
        while waiting or batches:
            while waiting and batches < 2 * crew.size:
                size = _chunk(seconds, games)
                crew.hand_out(waiting[:size])
                del waiting[:size]
                batches += 1
            for found in crew.collect():
                results.add(found)
                batches -= 1
                spent = sum(sum(result.thought) for result in found) / len(found)
                seconds = max(spent, seconds / 2)
            report(len(results.played(games)))
    finally:
        crew.close()


def _chunk(seconds: float, games: int) -> int:
    """The number of games in a task; one until the duration of a game is known."""
    if not seconds:
        return 1
    return max(1, min(MOST_IN_CHUNK, games // 8, int(CHUNK_SECONDS / seconds)))


class Alone:
    """Plays in this process."""

    size = 1

    def __init__(self, plan: Plan) -> None:
        self._ring = Ring(plan)
        self._batches: list[list[int]] = []

    def hand_out(self, numbers: list[int]) -> None:
        self._batches.append(numbers)

    def collect(self) -> list[list[Result]]:
        return [[self._ring.play(number) for number in self._batches.pop(0)]]

    def close(self) -> None:
        self._ring.close()


class Pool:
    """Processes on this machine."""

    def __init__(self, plan: Plan, size: int) -> None:
        self.size = size
        self._pool = Workers(size, _begin, plan)
        self._futures: set[Future[list[Result]]] = set()

    def hand_out(self, numbers: list[int]) -> None:
        self._futures.add(self._pool.submit(_play, numbers))

    def collect(self) -> list[list[Result]]:
        done, self._futures = wait(self._futures, return_when=FIRST_COMPLETED)
        try:
            return [future.result() for future in done]
        except BrokenProcessPool as error:
            raise PhiltreError("a worker process died (out of memory?); the games played before are kept") from error

    def close(self) -> None:
        """Stop the workers; running games are aborted."""
        for process in list((self._pool._processes or {}).values()) if self._futures else []:
            process.terminate()
        self._pool.shutdown(wait=True, cancel_futures=True)


_ring: Ring | None = None  # in a worker process


def _begin(plan: Plan) -> None:
    """Set up a worker: when it is terminated, it ends its programs first."""
    global _ring
    _ring = Ring(plan)
    util.Finalize(None, _ring.close, exitpriority=1)
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(0))  # before this there is nothing to end


def _play(numbers: list[int]) -> list[Result]:
    assert _ring is not None
    return [_ring.play(number) for number in numbers]


def crew_for(plan: Plan, jobs: int | None, ray: str | None) -> Crew:
    """The workers: a pool with one process for each core, or a given number of processes, or a cluster."""
    if ray is not None:
        from philtre.arena.cluster import Cluster

        return Cluster(plan, ray, jobs)
    size = jobs or os.cpu_count() or 1
    return Alone(plan) if size == 1 else Pool(plan, size)
