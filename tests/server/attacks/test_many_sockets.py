"""One address opens many sockets, each of which keeps to its own limits."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import msgspec
import pytest

from philtre.client import Client, Visit
from philtre.server import wire
from philtre.server.guard.turns import Pace
from philtre.server.ws.session import Session
from tests.core import pebbles
from tests.server.running import LOOSE, me, running, settings

SOCKETS = 4
EACH = 40  # greetings, each of which is answered with the whole room
SLOW = msgspec.structs.replace(LOOSE, asks=0.5, ask_burst=60, messages=30.0, message_burst=90)


Answer = Callable[[Session, wire.Asking], Awaitable[None]]


class Loop:
    """Counts the turns of the event loop, and notes in which of them messages are answered."""

    def __init__(self) -> None:
        self.turn = 0
        self.answers: list[int] = []

    async def count(self) -> None:
        while True:
            self.turn += 1
            await asyncio.sleep(0)

    def noting(self, answer: Answer) -> Answer:
        async def noted(session: Session, message: wire.Asking) -> None:
            self.answers.append(self.turn)
            await answer(session, message)

        return noted


async def greet(visit: Visit) -> int:
    """Say hello again and again: how often it was answered before it was refused. Then the server pauses."""
    for number in range(EACH):
        await visit.send(wire.Hello(id=f"h{number}", protocol=wire.PROTOCOL))
    rooms = 0
    while not isinstance(message := await visit.next(), wire.Refused):
        rooms += isinstance(message, wire.RoomInfo) and message.answers is not None
    assert message.code == "too-many"
    with pytest.raises(TimeoutError):
        async with asyncio.timeout(0.3):
            await visit.next()
    return rooms


async def test_greetings_of_all_sockets_together_are_rationed(tmp_path: Path) -> None:
    """60 sockets could ask for their room 30 times a second each: more than one core can answer."""
    async with running(tmp_path, faces={"pebbles": pebbles.FACE}, limits=SLOW) as server, Client(server.address) as ada:
        made = await ada.create(wire.CreateRoom(settings=settings(), seats=[me("Ada")]))
        visits = [await Visit.begin(ada, made.code) for _ in range(SOCKETS)]
        found = await asyncio.gather(*(greet(visit) for visit in visits))
        assert sum(found) <= SLOW.ask_burst
        for visit in visits:
            await visit.leave()


async def test_between_two_answers_the_event_loop_does_other_work(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """When 60 sockets entered a room with a long story at once, all other rooms stood still for seconds."""
    loop = Loop()
    for name in ("_welcome", "_answer"):
        monkeypatch.setattr(Session, name, loop.noting(getattr(Session, name)))
    async with running(tmp_path, faces={"pebbles": pebbles.FACE}) as server, Client(server.address) as ada:
        counting = asyncio.create_task(loop.count())
        made = await ada.create(wire.CreateRoom(settings=settings(), seats=[me("Ada")]))
        visits = await asyncio.gather(*(Visit.begin(ada, made.code) for _ in range(SOCKETS)))
        pings = [wire.Ping(id=f"p{number}") for number in range(5)]
        for visit in visits:
            visit.socket.transport.write(b"".join(map(frame, pings)))
        await asyncio.gather(*(visit.answer("p4") for visit in visits))
        counting.cancel()
        assert len(loop.answers) == len(set(loop.answers)) == SOCKETS * (1 + len(pings))
        for visit in visits:
            await visit.leave()


def frame(message: wire.Asking) -> bytes:
    """A message as a text frame, so that many can arrive at once."""
    text = msgspec.json.encode(message)
    return bytes((0x81, 0x80 | len(text), 0, 0, 0, 0)) + text


async def test_a_single_message_does_not_wait_for_all_messages_of_others() -> None:
    pace, told = Pace(), list[str]()

    async def send(who: str) -> None:
        await pace.keep(who)
        told.append(who)

    others = [asyncio.create_task(send("mallory")) for _ in range(60)]
    await asyncio.sleep(0)
    await send("ada")
    await asyncio.gather(*others)
    assert told.index("ada") <= 2
