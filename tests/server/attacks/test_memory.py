"""Memory is returned after a peak of load. Before, it stayed twice as large for ever."""

from __future__ import annotations

import asyncio
import contextlib
import mmap
import random
import signal
import subprocess
import sys
from pathlib import Path

from philtre.client import Client, Visit
from philtre.server import wire
from philtre.server.memory import FEW, SELDOM, Tidier
from tests.server.running import me, settings

GAMES = ("apotheca", "potion_explosion", "mystic_moon")


def resident(pid: int) -> float:
    """The memory of a process in MB."""
    return int(Path(f"/proc/{pid}/statm").read_text().split()[1]) * mmap.PAGESIZE / 1e6


async def rush(address: str, rooms: int, moves: int) -> None:
    """Many rooms, each with a game of two at one screen and spectators."""
    luck = random.Random(rooms)
    async with contextlib.AsyncExitStack() as stack:
        client = await stack.enter_async_context(Client(address))
        visits: list[Visit] = []
        for number in range(rooms):
            agreed = settings(GAMES[number % 3], "standard", 2)
            wanted = wire.CreateRoom(settings=agreed, seats=[me("Ada"), me("Bob")], start=True)
            code = (await client.create(wanted)).code
            visits.append(await stack.enter_async_context(client.enter(code)))
            for _ in range(3):
                await stack.enter_async_context(client.enter(code, watch=True))
        await asyncio.gather(*(play(visit, moves, random.Random(luck.random())) for visit in visits))


async def play(visit: Visit, moves: int, luck: random.Random) -> None:
    if visit.table is None:
        await visit.until(lambda message: isinstance(message, wire.Table))
    for _ in range(moves):
        table = visit.seen()
        if table.curtain is not None:
            await visit.ask(wire.Look(id=visit.new_id(), seat=table.curtain))
        elif table.choices:
            await visit.act(luck.choice(table.choices).id)
        else:
            return


async def test_memory_is_returned_after_a_peak(tmp_path: Path, long: bool) -> None:
    rooms = 300 if long else 60
    command = [sys.executable, "-m", "tests.server.attacks.hasty", str(tmp_path)]
    process = subprocess.Popen(command, stdout=subprocess.PIPE)
    assert process.stdout is not None
    address = process.stdout.readline().decode().strip()
    await rush(address, 6, 40)  # modules that are loaded once stay
    await asyncio.sleep(4)
    before = resident(process.pid)
    taken, left = [], []
    for _ in range(3 if long else 2):
        await rush(address, rooms, 80)
        taken.append(resident(process.pid))
        await asyncio.sleep(6)
        left.append(resident(process.pid))
    process.send_signal(signal.SIGTERM)
    assert process.wait(20) == 0
    process.stdout.close()
    print(f"MB before: {before:.0f}; in each rush: {taken}; after each: {left}")
    # The rest is gaps between objects that stay. The next peak fills them, so no peak leaves more than the one before.
    assert left[-1] - before < max(20, 0.65 * (max(taken) - before))
    assert left[-1] - left[0] < 6


def test_memory_is_tidied_after_a_peak_and_from_time_to_time() -> None:
    load = [0]
    tidier = Tidier(lambda: load[0])
    assert not tidier.is_due()
    load[0] = 10 * FEW
    assert not tidier.is_due()
    load[0] = 9 * FEW
    assert not tidier.is_due()
    load[0] = 2 * FEW
    assert tidier.is_due()
    assert [tidier.is_due() for _ in range(SELDOM)].index(True) == SELDOM - 1
