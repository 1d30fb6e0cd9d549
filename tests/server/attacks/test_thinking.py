"""Somebody with many rooms of bots alone wants all the time in which bots can think."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator, Callable
from typing import Any, TypeVar

import pytest

from philtre.bots import LEVELS
from philtre.server.catalogue import Catalogue
from philtre.server.clock import now_us
from philtre.server.cluster.alone import Elsewhere
from philtre.server.guard.limits import customer_at
from philtre.server.guard.refusals import Refusal
from philtre.server.guard.turns import Turns
from philtre.server.rooms.entries import Chair, Opened, row_of
from philtre.server.rooms.match import Match
from philtre.server.rooms.open_room import OpenRoom
from philtre.server.thinking.pool import MOST_ADVISED, Pool
from philtre.server.ws.viewer import Viewer
from tests.core import pebbles
from tests.server.running import settings

ROOMS = 27
TASK: Any = None
ROOM = Opened(code="ABCD", host="ada", settings=settings(), chairs=[Chair("bot", bot="archmage")] * 2)
T = TypeVar("T")


class Silent:
    """A connection that takes everything."""

    def send_now(self, frame: bytes) -> bool:
        return True

    def abort(self) -> None: ...


class Thinkers(Pool):
    """Notes which level each customer's bot has; a thought takes some turns of the event loop."""

    def __init__(self) -> None:
        super().__init__(1)
        self.thoughts: list[Any] = []

    def warm(self) -> None: ...

    def close(self) -> None: ...

    async def _think(self, question: Callable[..., T], *args: Any) -> T:
        self.thoughts.append(args[-1])
        for _ in range(3):
            await asyncio.sleep(0)
        return 0  # type: ignore[return-value]


@contextlib.asynccontextmanager
async def greedy(pool: Pool, customer: str) -> AsyncIterator[None]:
    """Rooms of one address, in each of which a bot always has to think."""

    async def room() -> None:
        while True:
            await pool.choose(TASK, "archmage", {customer})

    rooms = [asyncio.create_task(room()) for _ in range(ROOMS)]
    await asyncio.sleep(0)
    yield
    for each in rooms:
        each.cancel()
    await asyncio.gather(*rooms, return_exceptions=True)


async def test_others_wait_for_one_thought_and_not_for_all_rooms() -> None:
    pool = Thinkers()
    async with greedy(pool, "mallory"):
        for _ in range(5):
            before = len(pool.thoughts)
            await pool.choose(TASK, "novice", {"ada"})
            assert len(pool.thoughts) - before <= 2  # perhaps one of Mallory's, and Ada's


async def test_others_do_not_get_weaker_bots_but_the_greedy_do() -> None:
    pool = Thinkers()
    async with greedy(pool, "mallory"):
        for _ in range(100):
            await asyncio.sleep(0)
        assert LEVELS["archmage"] not in pool.thoughts[-5:]
        await pool.choose(TASK, "archmage", {"ada"})
        assert LEVELS["archmage"] in pool.thoughts[-2:]


async def test_who_watches_a_room_of_others_does_not_slow_it_down() -> None:
    pool = Thinkers()
    async with greedy(pool, "mallory"):
        before = len(pool.thoughts)
        await pool.choose(TASK, "novice", {"mallory", "ada"})
        assert len(pool.thoughts) - before <= 2


async def test_rooms_that_nobody_watches_are_one_customer() -> None:
    """With days for each move bots think without viewers, so such rooms cost not even a socket."""
    opened = OpenRoom(Match(Catalogue({"pebbles": pebbles.FACE}), "t" * 20, [row_of("t" * 20, 0, now_us(), ROOM)]))
    assert opened.customers() == {""}
    opened.elsewhere["other"] = Elsewhere(["ada"], 0, 1)
    opened.note_presence()
    assert opened.customers() == {"ABCD"}
    for person, address in (("ada", "192.0.2.1"), ("bob", "192.0.2.2"), ("eve", "192.0.2.2")):
        opened.enter(Viewer(person, Silent(), address))
    assert opened.customers() == {"192.0.2.1", "192.0.2.2"}


async def test_hints_of_one_address_do_not_use_up_those_of_others() -> None:
    pool = Thinkers()
    asked = [asyncio.create_task(pool.hints(TASK, "mallory")) for _ in range(MOST_ADVISED)]
    await asyncio.sleep(0)
    with pytest.raises(Refusal, match="too-many"):
        await pool.hints(TASK, "mallory")
    assert await pool.hints(TASK, "ada") == []
    await asyncio.gather(*asked)


async def test_many_addresses_of_one_provider_customer_are_one() -> None:
    assert customer_at("2001:db8:1:2::") == customer_at("2001:db8:1:3::") != customer_at("2001:db8:2:2::")
    assert customer_at("192.0.2.1") != customer_at("192.0.2.2")


async def test_a_thought_that_is_given_up_does_not_keep_its_place() -> None:
    turns = Turns(1)
    await turns.wait("ada")
    first, second = (asyncio.create_task(turns.wait(who)) for who in ("bob", "eve"))
    await asyncio.sleep(0)
    turns.release()  # Bob's turn, but he is gone before he notices
    first.cancel()
    await asyncio.wait_for(second, 1)
    third = asyncio.create_task(turns.wait("ada"))
    await asyncio.sleep(0)
    third.cancel()
    await asyncio.sleep(0)
    assert turns.waiting("ada") == 0
    turns.release()
    assert not turns.locked()
