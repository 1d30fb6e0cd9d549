"""Does what needs no request: moves of bots and for absent people, clocks, rooms that are due."""

from __future__ import annotations

import asyncio
import time
from typing import Final

from philtre.core.contract import NOBODY
from philtre.server import logs
from philtre.server.clock import now_us
from philtre.server.guard.refusals import Refusal
from philtre.server.metrics import Metrics
from philtre.server.rooms import clocks
from philtre.server.rooms.clocks import Duty
from philtre.server.rooms.commit import Commit
from philtre.server.rooms.entries import Played
from philtre.server.rooms.events import RoomEvents
from philtre.server.rooms.open_room import OpenRoom
from philtre.server.rooms.opening import Opening
from philtre.server.rulings.permissions import Decision
from philtre.server.rulings.play import resignation
from philtre.server.storage.store import Store
from philtre.server.storage.writer import TROUBLE, Write
from philtre.server.thinking.pool import Pool
from philtre.server.thinking.questions import task_for

AGAIN_AFTER: Final = 1.0  # seconds, after an error of the database
FAULT_AFTER: Final = 30.0  # seconds, after a bug
LOOK_EVERY: Final = 10.0  # seconds between searches for rooms that are due, idle or stuck


class Scheduler:
    """Keeps at most one duty waiting for each room."""

    def __init__(
        self,
        store: Store,
        opening: Opening,
        commit: Commit,
        events: RoomEvents,
        pool: Pool,
        metrics: Metrics,
        pace: float,
    ) -> None:
        self._store = store
        self._opening = opening
        self._commit = commit
        self._pool = pool
        self._metrics = metrics
        self._pace = int(pace * clocks.SECOND)  # the minimum time for a bot's move, so that people can follow
        self._waiting: dict[str, tuple[Duty, asyncio.Task[None]]] = {}
        events.listen(self)

    def room_changed(self, opened: OpenRoom) -> None:
        """Determine the next duty in a room, and schedule it."""
        wanted = self._wanted(opened)
        waiting, task = self._waiting.get(opened.code, (None, None))
        if task is not None and waiting is not None and not task.done():
            if wanted is not None and _same(wanted, waiting):
                return
            task.cancel()
        self._waiting.pop(opened.code, None)
        if wanted is not None:
            self._waiting[opened.code] = wanted, asyncio.get_running_loop().create_task(self._run(opened, wanted))

    async def look_around(self) -> None:
        """Open rooms that are due, and unload rooms without viewers."""
        while True:
            try:
                for code in await self._store.due(now_us()):
                    await self._look_into(code)
                await self._opening.sweep()
            except Exception as error:
                logs.fault("look-around", error)
            await asyncio.sleep(LOOK_EVERY)

    async def _look_into(self, code: str) -> None:
        """Open a room that is due. If it cannot be read, the others still get their turn."""
        try:
            await self._commit.postpone(await self._opening.get(code))
        except TROUBLE:
            raise
        except Exception as error:
            logs.fault("look-into", error, room=logs.alias(code))
            now = now_us()
            await self._store.write(Write(after=[self._store.put_off(code, now, now + clocks.DAY)]))

    async def close(self) -> None:
        tasks = [task for _, task in self._waiting.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        self._pool.close()

    def _wanted(self, opened: OpenRoom) -> Duty | None:
        if not opened.owned or opened.closed or clocks.all_are_there(opened.match, opened.attendance):
            return None
        if opened.match.with_bots:
            self._pool.warm()
        return clocks.next_duty(opened.match, opened.attendance, now_us(), self._pace)

    async def _run(self, opened: OpenRoom, duty: Duty) -> None:
        try:
            await _sleep_until(duty.at - self._pace)
            action = await self._action(opened, duty)
            await _sleep_until(clocks.beat(duty.at, now_us(), self._pace))
            async with opened.lock:
                await self._commit.be_certain(opened)
                if opened.match.version == duty.version and opened.owned and not opened.closed:
                    self._waiting.pop(opened.code, None)
                    await self._commit.record(opened, Decision([self._entry(opened, duty, action)]))
        except Refusal:
            # Another process owns the room now, or the database is down: the bot must not wait for ever.
            await self._try_again(opened, AGAIN_AFTER)
        except Exception as error:
            logs.fault("duty", error, room=logs.alias(opened.code), what=duty.what)
            await self._try_again(opened, FAULT_AFTER)

    async def _try_again(self, opened: OpenRoom, seconds: float) -> None:
        await asyncio.sleep(seconds)
        _, task = self._waiting.get(opened.code, (None, None))
        if task is None or task is asyncio.current_task():
            self._waiting.pop(opened.code, None)
            self.room_changed(opened)

    async def _action(self, opened: OpenRoom, duty: Duty) -> int | None:
        table = opened.match.table
        if duty.what != "bot" or table is None or table.seat() == NOBODY or table.version != duty.version:
            return None
        task = task_for(opened.match.face, table.setup, table.view(table.seat()))
        began = time.perf_counter()
        action = await self._pool.choose(task, duty.level, opened.customers())
        self._metrics.thoughts.observe(time.perf_counter() - began)
        return action

    def _entry(self, opened: OpenRoom, duty: Duty, action: int | None) -> Played:
        table = opened.match.table
        assert table is not None
        if duty.what == "resign":
            return resignation(duty.seat)
        if action is not None and action in table.legal_actions():
            own = opened.match.chairs[duty.seat].holder == "bot"
            return Played(entry=action, seat=duty.seat, by="bot" if own else "stand_in")
        return Played(entry=int(table.view(duty.seat).absent()), seat=duty.seat, by="absent")


def _same(wanted: Duty, waiting: Duty) -> bool:
    """Whether the scheduled duty is the wanted one, and not later than wanted."""
    return wanted._replace(at=0) == waiting._replace(at=0) and waiting.at <= wanted.at


async def _sleep_until(at: int) -> None:
    delay = (at - now_us()) / clocks.SECOND
    if delay > 0:
        await asyncio.sleep(delay)
