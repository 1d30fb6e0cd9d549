"""Failures of the database, a process or a stored room: others play on, and everything recovers by itself."""

from __future__ import annotations

import asyncio
import contextlib
import multiprocessing
import subprocess
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from sqlalchemy import text, update

from philtre import games
from philtre.bots import LEVELS
from philtre.client import Client, Closed
from philtre.core.chance import Seeded
from philtre.core.contract import SILENT, Setup
from philtre.server import wire
from philtre.server.clock import SmoothClock, now_us
from philtre.server.guard.refusals import Refusal
from philtre.server.rooms import scheduler
from philtre.server.rooms.archive import Archive
from philtre.server.storage.schema import entries, rooms
from philtre.server.storage.store import Store
from philtre.server.storage.writer import Write
from philtre.server.thinking import processes
from philtre.server.thinking.pool import MOST_ADVISED
from philtre.server.thinking.processes import Processes
from philtre.server.thinking.questions import Task, task_for
from tests.core import pebbles
from tests.server.running import Process, Running, bot, me, party, refusal, running, settings

FACES = {"pebbles": pebbles.FACE}
SECOND = 1_000_000_000  # in nanoseconds


@contextlib.asynccontextmanager
async def no_database(store: Store) -> AsyncIterator[None]:
    """A database that can be neither read nor written for a while."""
    with store.engine.begin() as connection:
        connection.execute(text("alter table entries rename to hidden"))
    try:
        yield
    finally:
        with store.engine.begin() as connection:
            connection.execute(text("alter table hidden rename to entries"))


async def test_a_bot_continues_when_the_database_is_back(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(scheduler, "AGAIN_AFTER", 0.1)
    async with running(tmp_path, faces=FACES, pace=0.1) as server, Client(server.address) as ada:
        made = await ada.create(wire.CreateRoom(settings=settings(), seats=[bot(), bot()], start=True))
        async with ada.enter(made.code) as visit:
            await visit.until(lambda message: isinstance(message, wire.Table) and message.version > 0)
            opened = server.services.registry.open[made.code]
            async with no_database(server.services.store):
                while not opened.doubtful:
                    await asyncio.sleep(0.02)
                stuck = opened.match.version
            await visit.until(lambda message: isinstance(message, wire.Table) and message.version > stuck)
            assert {deed.by for deed in visit.seen().story} == {"bot"}


async def test_without_a_database_people_are_told_to_come_back(server: Running) -> None:
    async with Client(server.address) as ada:
        made = await ada.create(wire.CreateRoom(settings=settings(), seats=[me("Ada"), me("Bob")], start=True))
        await server.services.opening.sweep()
        async with no_database(server.services.store):
            status, _, body = await ada.request("GET", f"/api/rooms/{made.code}")
            assert (status, b'"busy"' in body) == (503, True)
            with pytest.raises(Exception, match="too busy right now"):
                await ada.create(wire.CreateRoom(settings=settings(), seats=[me("Ada")]))
            assert await refusal(enter(ada, made.code)) == "busy"
        await enter(ada, made.code)


async def enter(client: Client, code: str) -> None:
    async with client.enter(code):
        pass


async def test_a_room_is_not_opened_twice_after_a_failure(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    services = server.services
    async with Client(server.address) as ada:
        code = (await ada.create(wire.CreateRoom(settings=settings(), seats=[me("Ada")]))).code
    reads = 0
    read = Archive.room

    async def fails_first(self: Archive, code: str) -> object:
        nonlocal reads
        reads += 1
        await asyncio.sleep(0.05)
        if reads == 1:
            raise Refusal("busy")
        return await read(self, code)

    monkeypatch.setattr(Archive, "room", fails_first)
    first, second = (asyncio.create_task(services.opening.get(code)) for _ in range(2))
    with pytest.raises(Refusal):
        await first
    third = asyncio.create_task(services.opening.get(code))
    assert await second is await third is services.registry.open[code]


async def spoil(server: Running, code: str, table_id: str) -> None:
    """Damage a stored room that is due."""
    store = server.services.store
    broken = update(entries).where(entries.c.table_id == table_id, entries.c.seq == 1).values(body=b'{"type":"what"}')
    due = update(rooms).where(rooms.c.code == code).values(due=now_us() - 1000)
    await store.write(Write(after=[(broken, {}), (due, {})]))


async def test_an_unreadable_room_does_not_affect_others(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(scheduler, "LOOK_EVERY", 0.2)
    days = wire.Clock(kind="days", amount=1)
    async with running(tmp_path, faces=FACES) as server, Client(server.address) as ada:
        made = [
            await ada.create(wire.CreateRoom(settings=settings(clock=days), seats=[me("Ada"), me("Bob")], start=True))
            for _ in range(2)
        ]
        await spoil(server, made[0].code, made[0].table)
        old = update(entries).where(entries.c.table_id == made[1].table).values(at=now_us() - 2 * 86_400_000_000)
        due = update(rooms).where(rooms.c.code == made[1].code).values(due=now_us() - 500)
        await server.services.store.write(Write(after=[(old, {}), (due, {})]))
        for _ in range(100):
            if b'"absent"' in (await server.services.store.rows(made[1].table))[-1].body:
                break
            await asyncio.sleep(0.05)
        else:
            raise AssertionError("the other room was not handled")
        assert [card.code for card in await ada.rooms()] == [made[1].code]
        with pytest.raises(Closed):
            await enter(ada, made[0].code)


def a_question() -> Task:
    face = games.face("apotheca")
    setup = Setup("standard", 2, {})
    state = face.game.new(setup, Seeded(1), SILENT)
    return task_for(face, setup, state.seen_by(state.seat()))


async def test_many_tasks_for_one_process_are_all_answered(monkeypatch: pytest.MonkeyPatch) -> None:
    pool, task = Processes(1), a_question()
    try:
        assert await pool.choose(task, "novice") is not None
        # With full thinking time all of them would take more than six seconds.
        monkeypatch.setattr(processes, "LONGEST_THOUGHT", 4.0)
        assert None not in await asyncio.gather(*(pool.choose(task, "archmage") for _ in range(7)))
    finally:
        pool.close()


async def test_under_load_strong_levels_think_for_a_shorter_time() -> None:
    pool = Processes(2)
    found: list[list[str]] = []
    waiting: list[asyncio.Task[None]] = []
    for ahead in (0, 5, 17):
        while len(waiting) < ahead + 2:  # two think already
            waiting.append(asyncio.create_task(pool._turns.wait(str(len(waiting)))))
        await asyncio.sleep(0)
        found.append([pool._affordable(level, "me") for level in ("archmage", "sage", "novice")])
    for task in waiting:
        task.cancel()
    archmage, sage, alchemist, _, novice = reversed(LEVELS.values())
    assert found == [[archmage, sage, novice], [sage, sage, novice], [alchemist, alchemist, novice]]


async def test_a_task_survives_the_death_of_its_process() -> None:
    pool, task = Processes(1), a_question()
    try:
        await pool.choose(task, "novice")
        thought = asyncio.create_task(pool.choose(task, "archmage"))
        await asyncio.sleep(0.1)
        for child in multiprocessing.active_children():
            child.kill()
        assert await thought is not None
    finally:
        pool.close()


async def test_too_many_hints_at_once_are_refused() -> None:
    pool, task = Processes(1), a_question()
    try:
        asked = [asyncio.create_task(pool.hints(task)) for _ in range(MOST_ADVISED + 1)]
        assert await refused(asked[-1]) == "too-many"
        for each in asked:
            each.cancel()
        await asyncio.gather(*asked, return_exceptions=True)
    finally:
        pool.close()


async def refused(asked: asyncio.Task[object]) -> str:
    with pytest.raises(Refusal) as error:
        await asked
    return error.value.code


async def test_worker_processes_end_with_a_killed_server(tmp_path: Path) -> None:
    process = Process("--data", str(tmp_path), "--bot-processes=1", "--log=error")
    async with Client(process.address) as ada:
        apotheca = settings("apotheca", "standard")
        made = await ada.create(wire.CreateRoom(settings=apotheca, seats=[bot(), bot()], start=True))
        async with ada.enter(made.code) as visit:
            await visit.until(lambda message: isinstance(message, wire.Table) and message.version > 0)
            children = descendants(process.pid)
            assert children
            process.kill()
    for _ in range(100):
        if not [child for child in children if is_alive(child)]:
            return
        await asyncio.sleep(0.05)
    raise AssertionError("worker processes are left over")


def descendants(pid: int) -> list[int]:
    listed = subprocess.run(["ps", "-A", "-o", "pid=,ppid="], capture_output=True, text=True, check=True).stdout
    parents = {int(child): int(parent) for child, parent in (line.split() for line in listed.splitlines())}
    found = [child for child, parent in parents.items() if parent == pid]
    return found + [grandchild for child in found for grandchild in descendants(child)]


def is_alive(pid: int) -> bool:
    state = subprocess.run(["ps", "-o", "stat=", "-p", str(pid)], capture_output=True, text=True, check=False).stdout
    return bool(state.strip()) and not state.startswith("Z")


class FakeClocks:
    """A wall clock, which can be set, and a monotonic one."""

    def __init__(self) -> None:
        self.wall = 1_800_000_000 * SECOND
        self.steady = 5 * SECOND

    def pass_by(self, seconds: float) -> None:
        self.wall += round(seconds * SECOND)
        self.steady += round(seconds * SECOND)


@pytest.mark.parametrize("leap", [3600, -3600])
def test_if_the_wall_clock_is_set_time_neither_jumps_nor_goes_back(leap: int) -> None:
    clocks = FakeClocks()
    clock = SmoothClock(lambda: clocks.wall, lambda: clocks.steady)
    began = clock.now()
    clocks.pass_by(10)
    assert clock.now() - began == 10_000_000
    clocks.wall += leap * SECOND
    at_once = clock.now()
    assert at_once - began == 10_000_000
    clocks.pass_by(60)
    assert 54_000_000 <= clock.now() - at_once <= 66_000_000
    for _ in range(1000):
        clocks.pass_by(60)
        before = at_once
        at_once = clock.now()
        assert at_once > before
    assert at_once == clocks.wall // 1000  # it agrees in the end


async def test_nobody_loses_a_turn_because_the_server_was_down(tmp_path: Path) -> None:
    clock = wire.Clock(kind="turn", amount=2, then="resign")
    async with running(tmp_path, faces=FACES) as server:
        async with party(server.address, "Ada", "Bob", clock=clock) as (ada, bob):
            table, clients = ada.seen().table, (ada.client, bob.client)
        old = update(entries).where(entries.c.table_id == table).values(at=now_us() - 3600_000_000)
        await server.services.store.write(Write(after=[(old, {})]))
    async with running(tmp_path, faces=FACES) as server:
        for client in clients:
            client.address = server.address
        async with clients[0].enter(ada.code) as first, clients[1].enter(ada.code) as second:
            await second.until(lambda message: isinstance(message, wire.Table))
            await first.until(lambda message: isinstance(message, wire.Table))
            await asyncio.sleep(0.5)
            seat = first.seen().seat
            assert seat is not None, "they have resigned"
            actor = (first, second)[seat]
            await actor.act(actor.seen().choices[0].id)


async def test_a_game_stops_when_the_last_person_without_an_answer_leaves(server: Running) -> None:
    async with party(server.address, "Ada", "Bob", "Eve", variant="long") as (ada, bob, eve):
        table = ada.seen().table
        await ada.ask(wire.OfferStop(id="o", table=table, seat=0))
        await bob.ask(wire.AnswerStop(id="a", table=table, seat=1, agree=True))
        await eve.ask(wire.Rise(id="r", seat=2))
        await ada.until(lambda message: isinstance(message, wire.Table) and message.phase == "over")
        assert ada.seen().outcome is not None
