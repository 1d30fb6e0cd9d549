"""The server is killed again and again during play, and every confirmed action is on disk.

`make test` kills it six times on each kind of database; `make kills` a hundred times on each.
"""

from __future__ import annotations

import asyncio
import os
import random
import signal
import time
from collections.abc import Callable
from pathlib import Path

import pytest
from sqlalchemy import select

from philtre.client import Client, Closed, Visit
from philtre.server import wire
from philtre.server.config import sqlite_in
from philtre.server.rooms.entries import entry_of
from philtre.server.storage.connecting import connect
from philtre.server.storage.schema import entries, tables
from philtre.server.storage.writer import Row
from tests.server.running import Process, me, settings

KILLS = int(os.environ.get("PHILTRE_KILLS", "4"))  # kills for each kind of database
PLAYERS = 4
LOST = (OSError, Closed, TimeoutError, asyncio.IncompleteReadError, EOFError)


class Player:
    """Plays alone, and notes which actions the server has confirmed."""

    def __init__(self, name: str, luck: random.Random) -> None:
        self.name = name
        self.luck = luck
        self.client = Client("")
        self.code = ""
        self.answered: list[str] = []  # ids of actions, in the order of their answers
        self.waiting: wire.Asking | None = None
        self.sent = 0

    async def settle_down(self, address: str) -> None:
        self.client = Client(address)
        await self.client.__aenter__()
        alone = settings("apotheca", "solo", 1)
        made = await self.client.create(wire.CreateRoom(settings=alone, seats=[me(self.name)], start=True))
        self.code = made.code

    async def play(self, address: str) -> None:
        """Play until the connection breaks."""
        self.client.address = address
        try:
            visit = await Visit.begin(self.client, self.code)
        except LOST:
            return
        try:
            await visit.until(lambda message: isinstance(message, wire.Table))
            while True:
                await self.do(visit, self.waiting or self.wish(visit.seen()))
        except LOST:
            return
        finally:
            visit.socket.transport.abort()  # a hanging server would not close the connection

    def wish(self, table: wire.Table) -> wire.Asking:
        self.sent += 1
        name = f"{self.name}-{self.sent}"
        if table.seat is None:
            return wire.Rematch(id=name, start=True)
        action = self.luck.choice(table.choices).id
        return wire.Act(id=name, table=table.table, version=table.version, action=action)

    async def do(self, visit: Visit, wish: wire.Asking) -> None:
        """Do an action, and send it again with the same id until it is answered."""
        self.waiting = wish
        await visit.ask(wish)
        self.waiting = None
        self.answered.append(wish.id)


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
async def test_confirmed_actions_survive_kill_9(kind: str, request: pytest.FixtureRequest, tmp_path: Path) -> None:
    if kind == "sqlite":
        database, arguments = sqlite_in(tmp_path), ["--data", str(tmp_path)]
    else:
        empty: Callable[[], str] = request.getfixturevalue("postgres")
        database = empty()
        arguments = ["--database", database]
    luck = random.Random(kind)
    players = [Player(f"p{number}", random.Random(f"{kind}{number}")) for number in range(PLAYERS)]
    process = Process(*arguments, "--log=error")
    for player in players:
        await player.settle_down(process.address)
    for _ in range(KILLS):
        playing = [asyncio.create_task(player.play(process.address)) for player in players]
        before = sum(len(player.answered) for player in players)
        while sum(len(player.answered) for player in players) < before + 4:
            await asyncio.sleep(0.01)
        await asyncio.sleep(luck.uniform(0.0, 0.2))
        process.kill()
        await asyncio.gather(*playing)
        check(players, database)
        process = Process(*arguments, "--log=error")
    await asyncio.gather(*(asyncio.wait_for(go_on(player, process.address), 30) for player in players))
    assert process.stop() == 0
    check(players, database)


async def test_a_hanging_process_is_replaced_and_writes_nothing_later(postgres: Callable[[], str]) -> None:
    """It is stopped during play, and continued when other processes have taken its rooms."""
    database, luck = postgres(), random.Random("hung")
    players = [Player(f"p{number}", random.Random(f"hung{number}")) for number in range(PLAYERS)]
    processes = [Process("--database", database, "--log=error") for _ in range(2)]
    waits: list[float] = []
    try:
        for player in players:
            await player.settle_down(processes[0].address)
        for _ in range(KILLS):
            await answered(players, processes[0], 4)
            await asyncio.sleep(luck.uniform(0.0, 0.2))
            os.kill(processes[0].pid, signal.SIGSTOP)
            waits.append(await answered(players, processes[1], 1))
            await answered(players, processes[1], 4)
            os.kill(processes[0].pid, signal.SIGCONT)
            await answered(players, processes[1], 4)
            check(players, database)
            processes.reverse()
        print(f"hung: {len(waits)} times, taken over after {sum(waits) / len(waits):.2f} s, at most {max(waits):.2f} s")
        assert max(waits) < 3.0  # including the time to reconnect
    finally:
        for process in processes:
            os.kill(process.pid, signal.SIGCONT)
            process.kill()


async def answered(players: list[Player], process: Process, more: int) -> float:
    """All play at a process until so many more actions are confirmed; returns how long it took."""
    began, goal = time.monotonic(), sum(len(player.answered) for player in players) + more
    playing = [asyncio.create_task(player.play(process.address)) for player in players]
    while sum(len(player.answered) for player in players) < goal:
        await asyncio.sleep(0.005)
        assert time.monotonic() - began < 30
    took = time.monotonic() - began
    for task in playing:
        task.cancel()
    await asyncio.gather(*playing, return_exceptions=True)
    return took


async def go_on(player: Player, address: str) -> None:
    """Play on after the kills."""
    goal = len(player.answered) + 5
    playing = asyncio.create_task(player.play(address))
    while len(player.answered) < goal:
        await asyncio.sleep(0.01)
        assert not playing.done()
    playing.cancel()
    await asyncio.gather(playing, return_exceptions=True)


def check(players: list[Player], database: str) -> None:
    """Check that every confirmed action is stored once, in order, and nothing that was not requested."""
    stored = written(database)
    for player in players:
        done = stored[player.code]
        assert len(done) == len(set(done))
        assert [name for name in done if name in set(player.answered)] == player.answered
        extra = set(done) - set(player.answered)
        assert extra <= ({player.waiting.id} if player.waiting else set())


def written(database: str) -> dict[str, list[str]]:
    """The ids of the requests on disk, in order, by room."""
    engine = connect(database)
    query = (
        select(tables.c.room, entries.c.table_id, entries.c.seq, entries.c.at, entries.c.body)
        .join(tables, tables.c.id == entries.c.table_id)
        .order_by(tables.c.room, tables.c.opened, entries.c.seq)
    )
    found: dict[str, list[str]] = {}
    with engine.connect() as connection:
        for room, *row in connection.execute(query):
            entry = entry_of(Row(*row))
            found.setdefault(room, [])
            if entry.asked is not None:
                found[room].append(entry.asked.partition(":")[2])
    engine.dispose()
    return found
