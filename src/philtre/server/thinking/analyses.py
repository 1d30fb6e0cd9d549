"""Analyses of finished games: where players made mistakes.

Analyses have the lowest priority: one decision at a time, while no bot needs the process. An analysis runs as long as
somebody waits for it. Its result is stored with the game.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncGenerator
from typing import Final

import msgspec

from philtre.analysis import Budget, Decision, Move, Step, seen_at, steps, whole
from philtre.core.contract import State
from philtre.server import logs, wire
from philtre.server.guard.names import is_table_id
from philtre.server.guard.refusals import Refusal
from philtre.server.rooms.match import Match
from philtre.server.storage.store import Store
from philtre.server.storage.writer import TROUBLE
from philtre.server.thinking.pool import Pool
from philtre.server.thinking.questions import task_for
from philtre.server.views.sentences import problem
from philtre.table.table import Table

FORMAT: Final = 1  # of stored analyses
SIMULATIONS: Final = 150
SEED: Final = 1
LONGEST_LOOK: Final = 150  # milliseconds of search for a decision; comparing the moves found takes twice as much again
THINKING: Final = 45_000  # milliseconds for a whole game, if the processes are idle
PARTS: Final = 3  # time for a decision, as a multiple of its search time
LONGEST: Final = 180.0  # seconds for a whole game, even if bots are busy
MOST_AT_ONCE: Final = 4  # games
MOST_OF_ONE: Final = 2  # games of one customer, so that others have a chance
BEAT: Final = 5.0  # seconds after which a line is sent even without news, so that the connection stays open

_encode = msgspec.json.Encoder().encode


class AnalysisJob:
    """A running analysis, and how many wait for it."""

    def __init__(self, match: Match, table: Table, decisions: list[Step], customer: str) -> None:
        self.match = match
        self.customer = customer  # the address that asked first
        self.table = table
        self.steps = decisions
        self.found: list[Decision] = []
        self.told: list[wire.Judged] = []
        self.waiting = 0
        self.last: wire.Analysing | None = None  # the last line
        self.news = asyncio.Event()
        self.task: asyncio.Task[None] | None = None

    def line(self) -> wire.Analysing:
        return self.last or wire.Analysing(done=len(self.found), of=len(self.steps))

    def tell(self) -> None:
        """Wake all who wait."""
        self.news.set()
        self.news = asyncio.Event()

    def give_up(self, refusal: Refusal) -> None:
        self.last = wire.Analysing(done=len(self.found), of=len(self.steps), problem=problem(refusal))
        self.tell()


class Analyses:
    """The running analyses of this process."""

    def __init__(self, store: Store, pool: Pool) -> None:
        self.store = store
        self.pool = pool
        self._under_way: dict[str, AnalysisJob] = {}  # by table
        self._turn = asyncio.Lock()  # analyses take turns, one decision at a time

    async def kept(self, table_id: str) -> bytes | None:
        """The last line of a stored analysis."""
        return await self.store.analysis(table_id, FORMAT) if is_table_id(table_id) else None

    def under_way(self, table_id: str) -> AnalysisJob | None:
        return self._under_way.get(table_id)

    def begin(self, match: Match, customer: str = "") -> AnalysisJob:
        """Start the analysis of a finished game. Raises Refusal if the game is not over or the server is too busy."""
        if match.table is None or match.phase != "over":
            raise Refusal("not-playing" if match.table is None else "running")
        decisions = steps(match.table)
        if not decisions:
            raise Refusal("no-decisions")
        self._check_free(match, customer)
        job = self._under_way[match.table_id] = AnalysisJob(match, match.table, decisions, customer)
        job.task = asyncio.get_running_loop().create_task(self._run(job))
        return job

    def _check_free(self, match: Match, customer: str) -> None:
        jobs = self._under_way.values()
        theirs = sum(job.customer == customer for job in jobs)
        if len(jobs) >= MOST_AT_ONCE or theirs >= MOST_OF_ONE or match.code in {job.match.code for job in jobs}:
            raise Refusal("too-many", seconds=20)

    async def lines(self, job: AnalysisJob) -> AsyncGenerator[bytes]:
        """Progress whenever it changes, then the result. A caller who stops iterating no longer counts as waiting."""
        job.waiting += 1
        try:
            while job.last is None:
                news = job.news
                yield line(job.line())
                with contextlib.suppress(TimeoutError):
                    await asyncio.wait_for(news.wait(), BEAT)
            yield line(job.line())
        finally:
            job.waiting -= 1
            if job.waiting == 0:
                self._drop(job)

    def close(self) -> None:
        """Stop all analyses, and wake those who wait."""
        for job in list(self._under_way.values()):
            self._drop(job)

    def _drop(self, job: AnalysisJob) -> None:
        self._forget(job)
        if job.last is None:
            # For somebody who arrives just when the last one leaves.
            job.give_up(Refusal("busy"))
        if job.task is not None:
            job.task.cancel()

    def _forget(self, job: AnalysisJob) -> None:
        if self._under_way.get(job.match.table_id) is job:
            del self._under_way[job.match.table_id]

    async def _run(self, job: AnalysisJob) -> None:
        try:
            async with asyncio.timeout(LONGEST):
                await self._think(job)
            await self._finish(job)
        except Refusal as refusal:
            job.give_up(refusal)
        except TimeoutError:
            job.give_up(Refusal("busy"))
        except Exception as error:
            logs.fault("analysis", error, room=logs.alias(job.match.code))
            job.give_up(Refusal("internal"))
        finally:
            self._forget(job)

    async def _think(self, job: AnalysisJob) -> None:
        budget = budget_for(len(job.steps))
        for step in job.steps:
            async with self._turn:
                await self._judge(job, step, budget)
            job.tell()

    async def _judge(self, job: AnalysisJob, step: Step, budget: Budget) -> None:
        seen = seen_at(job.table, step)
        task = task_for(job.match.face, job.table.setup, seen)._replace(seed=SEED)
        decision = await self.pool.judge(task, step, budget)
        if decision is None:
            raise Refusal("busy")
        job.found.append(decision)
        job.told.append(judged(job.match, seen, decision))

    async def _finish(self, job: AnalysisJob) -> None:
        found = whole(job.table, job.found, Budget(SIMULATIONS), SEED)
        analysis = wire.Analysis(decisions=job.told, ending=found.ending, mistakes=found.mistakes)
        last = wire.Analysing(done=len(job.steps), of=len(job.steps), analysis=analysis)
        try:
            await self.store.keep_analysis(job.match.table_id, FORMAT, line(last))
        except TROUBLE as error:
            # If it cannot be stored, those who wait get it anyway; it can be made again later.
            logs.warn("trouble", problem=type(error).__name__)
        job.last = last
        job.tell()


def budget_for(decisions: int) -> Budget:
    """The time for each decision, limited so that long games do not take for ever."""
    return Budget(SIMULATIONS, max(1, min(LONGEST_LOOK, THINKING // (PARTS * decisions))))


def line(message: wire.Analysing) -> bytes:
    return _encode(message) + b"\n"


def judged(match: Match, seen: State, decision: Decision) -> wire.Judged:
    """A decision as a message. Its moves are choices, so that everybody reads them in their own language."""
    return wire.Judged(
        version=decision.version,
        seat=decision.seat,
        values=decision.values,
        best=[_weighed(match, seen, move) for move in decision.best],
        played=_weighed(match, seen, decision.played),
        loss=decision.loss,
    )


def _weighed(match: Match, seen: State, move: Move) -> wire.Weighed:
    choice = None if move.action is None else match.face.choice(seen, move.action)
    return wire.Weighed(choice=choice, values=move.values)
