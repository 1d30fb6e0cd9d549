"""One address opens many sockets, each of which keeps to its own limits."""

from __future__ import annotations

import asyncio
from pathlib import Path

import msgspec

from philtre.client import Client, Visit
from philtre.server import wire
from tests.core import pebbles
from tests.server.running import LOOSE, me, running, settings

SOCKETS = 4
EACH = 40  # greetings, each of which is answered with the whole room
SLOW = msgspec.structs.replace(LOOSE, asks=0.5, ask_burst=60, messages=30.0, message_burst=90)


async def greet(visit: Visit) -> tuple[int, int]:
    """Say hello again and again: how often it was answered and how often refused, before the server pauses."""
    for number in range(EACH):
        await visit.send(wire.Hello(id=f"h{number}", protocol=wire.PROTOCOL))
    rooms = refusals = 0
    try:
        async with asyncio.timeout(0.6):
            while rooms + refusals < EACH:
                message = await visit.next()
                rooms += isinstance(message, wire.RoomInfo) and message.answers is not None
                refusals += isinstance(message, wire.Refused) and message.code == "too-many"
    except TimeoutError:
        pass
    return rooms, refusals


async def test_greetings_of_all_sockets_together_are_rationed(tmp_path: Path) -> None:
    """60 sockets could ask for their room 30 times a second each: more than one core can answer."""
    async with running(tmp_path, faces={"pebbles": pebbles.FACE}, limits=SLOW) as server, Client(server.address) as ada:
        made = await ada.create(wire.CreateRoom(settings=settings(), seats=[me("Ada")]))
        visits = [await Visit.begin(ada, made.code) for _ in range(SOCKETS)]
        found = await asyncio.gather(*(greet(visit) for visit in visits))
        assert sum(rooms for rooms, _ in found) <= SLOW.ask_burst
        assert all(refusals == 1 for _, refusals in found)  # then each of them waits
        for visit in visits:
            await visit.leave()
