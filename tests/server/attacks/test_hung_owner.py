"""Processes that die, hang or stall: a room gets a new owner within a second, and two never write in it."""

from __future__ import annotations

import asyncio
import contextlib
import os
import random
import signal
import time
from collections.abc import AsyncIterator, Callable
from pathlib import Path

import psycopg
import pytest

from philtre.client import Client, Visit
from philtre.server import wire
from tests.core import pebbles
from tests.server.running import OPEN, Process, caught_up, me, play_on, refusal, running, settings
from tests.server.test_several import owns, two_servers

FACES = {"pebbles": pebbles.FACE}


@contextlib.asynccontextmanager
async def two_processes(database: str) -> AsyncIterator[tuple[Process, Process]]:
    one, two = (Process("--database", database, "--log=error") for _ in range(2))
    try:
        yield one, two
    finally:
        for process in (one, two):
            os.kill(process.pid, signal.SIGCONT)
            process.kill()


@pytest.mark.parametrize("blow", [signal.SIGKILL, signal.SIGSTOP])
async def test_dead_and_hanging_owners_are_replaced_within_a_second(
    postgres: Callable[[], str], blow: signal.Signals, record_property: Callable[[str, object], None]
) -> None:
    """A hanging owner kept its rooms as long as its connection to the database stayed open."""
    async with two_processes(postgres()) as (one, two), Client(one.address) as ada, Client(two.address) as bob:
        wanted = wire.CreateRoom(settings=settings("apotheca", "standard"), seats=[me("Ada"), OPEN])
        code = (await ada.create(wanted)).code
        first, second = await Visit.begin(ada, code), await Visit.begin(bob, code)
        await second.ask(wire.Sit(id="sit", seat=1, name="Bob"))
        await first.ask(wire.Start(id="start"))
        await caught_up([first, second])
        await play_on([first, second], random.Random(3), 6)
        owner, stays = (two, first) if await owns(two) else (one, second)
        version = stays.seen().version
        os.kill(owner.pid, blow)
        struck = time.monotonic()
        await stays.ask(wire.Say(id="wow", phrase="wow"))
        took = time.monotonic() - struck
        record_property("seconds", took)
        print(f"{blow.name}: {took:.2f} s")
        assert took < 1.0
        if blow == signal.SIGSTOP:
            await wakes_up_and_follows(owner, stays, [first, second], version)


async def wakes_up_and_follows(owner: Process, stays: Visit, visits: list[Visit], version: int) -> None:
    """Send requests to a process that continues and still believes that it owns the room."""
    asleep = visits[0] if stays is visits[1] else visits[1]
    await asleep.send(wire.Say(id="late", phrase="hello"))
    os.kill(owner.pid, signal.SIGCONT)
    await stays.until(lambda message: isinstance(message, wire.Said) and message.phrase == "hello", 10)
    lines = [line.number for line in stays.said]
    assert lines == list(range(1, len(lines) + 1))
    await caught_up([stays, asleep])
    await play_on(visits, random.Random(4), 6)
    assert visits[0].seen().version == version + 6


async def test_a_process_that_continues_too_late_writes_nothing(postgres: Callable[[], str], tmp_path: Path) -> None:
    """Even if nothing else was written: the lease is checked, not only the number of the entry."""
    database = postgres()
    async with running(tmp_path, database=database, faces=FACES) as server, Client(server.address) as ada:
        made = await ada.create(wire.CreateRoom(settings=settings(), seats=[me("Ada"), me("Bob")], start=True))
        async with ada.enter(made.code) as visit:
            await visit.ask(wire.Say(id="a", phrase="wow"))
            with psycopg.connect(database, autocommit=True) as connection:
                far = "insert into processes (name, until) values ('other', 9000000000000000)"
                connection.execute(far)
                connection.execute("update leases set owner = 'other', term = term + 1 where room = %s", [made.code])
            assert await refusal(visit.ask(wire.Say(id="b", phrase="wow"))) == "busy"
            rows = await server.services.store.rows(made.table)
            assert sum(b'"spoke"' in row.body for row in rows) == 1
            assert not server.services.registry.open[made.code].owned
            with psycopg.connect(database, autocommit=True) as connection:
                connection.execute("delete from processes where name = 'other'")
            await visit.ask(wire.Say(id="c", phrase="wow"))


async def test_a_stall_makes_nobody_absent_permanently(postgres: Callable[[], str], tmp_path: Path) -> None:
    """After two seconds of silence, present people stayed away for the others."""
    async with two_servers(postgres(), tmp_path) as (one, two), Client(one.address) as ada, Client(two.address) as bob:
        made = await ada.create(wire.CreateRoom(settings=settings(), seats=[me("Ada"), OPEN]))
        async with ada.enter(made.code) as first, bob.enter(made.code) as second:
            await second.ask(wire.Sit(id="sit", seat=1, name="Bob"))
            await first.until(lambda m: isinstance(m, wire.RoomInfo) and m.seats[1].present)
            # As after a stall: each process thinks that the other one is dead.
            for server, other in ((one, two), (two, one)):
                server.services.cluster._bury(other.services.cluster.name)  # type: ignore[attr-defined]
            await first.until(lambda m: isinstance(m, wire.RoomInfo) and not m.seats[1].present)
            await first.until(lambda m: isinstance(m, wire.RoomInfo) and m.seats[1].present, 3)
            opened = two.services.registry.open[made.code]
            for _ in range(100):
                if ada.person in opened.attendance.present:
                    return
                await asyncio.sleep(0.02)
    raise AssertionError("somebody who is there is taken to be away")
