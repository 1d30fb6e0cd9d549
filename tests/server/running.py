"""Servers for tests: in this process, or as `philtre serve` in another one."""

from __future__ import annotations

import asyncio
import contextlib
import os
import random
import signal
import subprocess
import sys
from collections.abc import AsyncIterator, Awaitable, Mapping
from pathlib import Path
from typing import Any

import msgspec

from philtre.client import Answered, Client, Visit
from philtre.server import serving, wire
from philtre.server.catalogue import Catalogue
from philtre.server.clock import now_us
from philtre.server.config import Config, sqlite_in
from philtre.server.guard.limits import Limits
from philtre.server.rooms.clocks import SECOND
from philtre.server.services import Services
from philtre.words.face import Face

# Tests make many requests from one address. Tests of limits set their own.
LOOSE = Limits(
    messages=1e6,
    message_burst=10**6,
    asks=1e6,
    ask_burst=10**6,
    answers=1e6,
    answer_burst=10**6,
    requests=1e6,
    request_burst=10**6,
    rooms=1e6,
    room_burst=10**6,
    analyses=1e6,
    analysis_burst=10**6,
    packs=1e6,
    pack_burst=10**6,
    talk=1e6,
    talk_burst=10**6,
    entrances=1e6,
    entrance_burst=10**6,
    sockets=10**6,
    connections=10**6,
    changes=1e6,
    change_burst=10**6,
    looks=1e6,
    look_burst=10**6,
    moves=1e6,
    move_burst=10**6,
    new_packs=1e6,
    new_pack_burst=10**6,
    hints=1e6,
    hint_burst=10**6,
    records=1e6,
    record_burst=10**6,
    subscriptions=1e6,
    subscription_burst=10**6,
)


TOKEN = "watcher"  # the token for metrics
WATCHER = {"authorization": f"Bearer {TOKEN}"}


# The same for a server in another process.
HURRY = [f"--limit={name}={getattr(LOOSE, name):g}" for name in LOOSE.__struct_fields__ if name != "viewers"]


class Running:
    """A running server and its address."""

    def __init__(self, address: str, services: Services) -> None:
        self.address = address
        self.services = services


@contextlib.asynccontextmanager
async def running(
    folder: Path,
    *,
    database: str | None = None,
    limits: Limits = LOOSE,
    pace: float = 0.0,
    faces: Mapping[str, Face[Any]] | None = None,
    **more: Any,
) -> AsyncIterator[Running]:
    """A server in this process, so that tests have access to its services."""
    more.setdefault("metrics_token", TOKEN)
    config = Config(database=database or sqlite_in(folder), port=0, pace=pace, limits=limits, **more)
    listener = serving.listen("127.0.0.1", 0)
    services = Services(config, Catalogue(faces) if faces is not None else None)
    await services.open()
    ready = asyncio.Event()
    server = serving.server(services, lambda _: ready.set())
    task = asyncio.create_task(server.serve_quietly([listener]))
    await ready.wait()
    try:
        yield Running(serving.address_of(listener), services)
    finally:
        server.should_exit = True
        await task
        await services.close()


class Process:
    """`philtre serve` in a process."""

    def __init__(self, *arguments: str, stderr: int | None = None) -> None:
        fixed = ["--port=0", f"--metrics-token={TOKEN}"]
        command = [sys.executable, "-m", "philtre", "--lang", "en", "serve", *fixed, *HURRY, *arguments]
        environment = {**os.environ, "PYTHONUNBUFFERED": "1"}
        self._process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=stderr, env=environment)
        assert self._process.stdout is not None
        self._output = self._process.stdout
        line = self._output.readline().decode()
        assert "http://" in line, line
        self.address = line.split()[-1]
        self.pid = self._process.pid

    def kill(self) -> None:
        """Kill it, as in a power failure."""
        self._process.send_signal(signal.SIGKILL)
        self._process.wait()
        self._output.close()

    def terminate(self) -> None:
        """Terminate it, like `systemctl stop`."""
        self._process.send_signal(signal.SIGTERM)

    def wait(self) -> int:
        code = self._process.wait(20)
        self._output.close()
        return code

    def stop(self) -> int:
        """Stop it normally; returns the exit code."""
        self.terminate()
        return self.wait()

    def complaints(self) -> list[dict[str, str]]:
        """Its log, once it has stopped."""
        assert self._process.stderr is not None
        with self._process.stderr as lines:
            return [msgspec.json.decode(line) for line in lines]


def settings(game: str = "pebbles", variant: str = "short", seats: int = 2, **more: Any) -> wire.Settings:
    return wire.Settings(game=game, variant=variant, seats=seats, **more)


@contextlib.asynccontextmanager
async def party(address: str, *names: str, start: bool = True, **agreed: Any) -> AsyncIterator[list[Visit]]:
    """Some people in a new room, one on each seat. The first is the host."""
    agreed.setdefault("seats", max(2, len(names)))
    async with contextlib.AsyncExitStack() as stack:
        clients = [await stack.enter_async_context(Client(address)) for _ in names]
        wanted = wire.CreateRoom(settings=settings(**agreed), seats=[me(names[0])])
        code = (await clients[0].create(wanted)).code
        visits = [await stack.enter_async_context(client.enter(code)) for client in clients]
        for seat, visit in enumerate(visits[1:], 1):
            await visit.ask(wire.Sit(id=visit.new_id(), seat=seat, name=names[seat]))
        if start:
            await begin(visits)
        yield visits


async def begin(visits: list[Visit]) -> None:
    """The host starts the game, and everybody gets the table."""
    await visits[0].ask(wire.Start(id=visits[0].new_id()))
    await caught_up(visits)


async def caught_up(visits: list[Visit]) -> None:
    """Wait until everybody has seen what the first has seen."""
    table = visits[0].seen()
    for visit in visits[1:]:
        if visit.table is None or (visit.table.table, visit.table.version) != (table.table, table.version):
            await visit.until(lambda message: isinstance(message, wire.Table) and message.version == table.version)


async def play_on(visits: list[Visit], luck: random.Random, most: int = 10_000) -> None:
    """Play any legal actions, until the game is over or there were enough. Visits are in the order of seats."""
    for _ in range(most):
        table = visits[0].seen()
        if table.seat is None:
            return
        actor = visits[table.seat]
        await actor.act(luck.choice(actor.seen().choices).id)
        await caught_up([actor, *visits])


async def turn(visit: Visit) -> None:
    """Play until it is somebody else's turn."""
    seat = visit.seen().seat
    while visit.seen().seat == seat:
        await visit.act(visit.seen().choices[0].id)


def make_gone(server: Running, visit: Visit, seconds: int) -> None:
    """Pretend that absent persons left this long ago."""
    opened = server.services.registry.open[visit.code]
    for person in opened.gone:
        opened.gone[person] = now_us() - seconds * SECOND
    server.services.scheduler.room_changed(opened)


async def leave_and_wait(leaving: Visit, staying: Visit) -> None:
    await leaving.leave()
    await staying.until(
        lambda message: isinstance(message, wire.RoomInfo) and not all(seat.present for seat in message.seats)
    )


async def refusal(asked: Awaitable[Any]) -> str:
    """The code of a refusal."""
    try:
        await asked
    except Answered as error:
        return error.key
    raise AssertionError("it was not refused")


def me(name: str) -> wire.Wanted:
    return wire.Wanted(holder="me", name=name)


def bot(level: str = "novice") -> wire.Wanted:
    return wire.Wanted(holder="bot", bot=level)


OPEN = wire.Wanted(holder="open")
