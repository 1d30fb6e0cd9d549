"""Several persons at one screen: names instead of "you", and a curtain between turns."""

from __future__ import annotations

import contextlib
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import msgspec

from philtre.client import Client, Visit
from philtre.server import wire
from tests.core.pebbles import PebblesFace
from tests.server.running import Running, bot, me, refusal, running, settings


@contextlib.asynccontextmanager
async def one_device(server: Running, *seats: wire.Wanted, **agreed: Any) -> AsyncIterator[Visit]:
    async with Client(server.address) as client:
        wanted = wire.CreateRoom(settings=settings(**agreed), seats=list(seats), start=True)
        async with client.enter((await client.create(wanted)).code) as visit:
            await visit.until(lambda message: isinstance(message, wire.Table))
            yield visit


async def draw_and_put(visit: Visit) -> wire.Table:
    await visit.act(next(choice.id for choice in visit.seen().choices if choice.verb == "draw"))
    return await visit.act(visit.seen().choices[0].id)


async def look(visit: Visit, seat: int | None) -> wire.Table:
    table: wire.Table = await visit.ask(wire.Look(id=visit.new_id(), seat=seat))
    return table


async def test_without_secrets_there_is_no_curtain(server: Running) -> None:
    async with one_device(server, me("Ada"), me("Bob")) as visit:
        first = visit.seen()
        assert (first.eyes, first.curtain) == (first.seat, None)
        assert first.choices


async def test_the_curtain_falls_between_turns_and_lifts_for_the_one_in_turn(server: Running) -> None:
    async with one_device(server, me("Ada"), me("Bob")) as visit:
        one = visit.seen().seat
        assert one is not None
        two = 1 - one
        assert (await draw_and_put(visit)).curtain is None  # the second seat knows nothing yet
        assert visit.seen().eyes == two
        table = await draw_and_put(visit)
        # Now the first seat has a stone that only it may see.
        assert (table.eyes, table.curtain, table.choices) == (None, one, [])
        assert {control.reason for control in table.means} == {"curtain"}
        assert all(stone is None or stone["colour"] is None for stone in msgspec.json.decode(table.view)["places"])
        assert await refusal(visit.act(0)) == "curtain"
        hint = wire.AskHint(id="h", table=table.table, version=table.version)
        assert await refusal(visit.ask(hint)) == "curtain"
        lifted = await look(visit, one)
        assert (lifted.eyes, lifted.curtain, bool(lifted.choices)) == (one, None, True)
        stones = [stone for stone in msgspec.json.decode(lifted.view)["places"] if stone]
        assert [stone["colour"] is not None for stone in stones if stone["owner"] == one] == [True]
        assert [stone["colour"] is not None for stone in stones if stone["owner"] == two] == [False]


async def test_each_seat_gets_the_story_since_its_last_view(server: Running) -> None:
    async with one_device(server, me("Ada"), me("Bob")) as visit:
        one = visit.seen().seat
        await draw_and_put(visit)
        await draw_and_put(visit)
        lifted = await look(visit, one)
        assert [deed.version for deed in lifted.story] == [2, 3, 4]
        whispered = [line.event for deed in lifted.story for line in deed.happenings if line.event == "drew-this"]
        assert whispered == []


async def test_the_curtain_can_be_lowered_and_other_seats_cannot_be_viewed(server: Running) -> None:
    async with one_device(server, me("Ada"), me("Bob"), bot(), variant="long", seats=3) as visit:
        assert await refusal(look(visit, 2)) == "not-your-seat"
        while visit.seen().seat == 2:
            await visit.until(lambda message: isinstance(message, wire.Table))
        await visit.act(next(choice.id for choice in visit.seen().choices if choice.verb == "draw"))
        fallen = await look(visit, None)
        assert (fallen.eyes, fallen.curtain) == (None, visit.seen().seat)
        assert msgspec.json.decode(fallen.view)["hand"]["colour"] is None


async def test_a_person_with_one_seat_has_no_curtain(server: Running) -> None:
    async with one_device(server, me("Ada"), bot()) as visit:
        for _ in range(3):
            while visit.seen().seat != 0:
                await visit.until(lambda message: isinstance(message, wire.Table))
            assert (visit.seen().eyes, visit.seen().curtain) == (0, None)
            await visit.act(visit.seen().choices[0].id)


class Secretive(PebblesFace):
    """Pebbles in which drawing a stone is a secret choice."""

    secret = frozenset({"choose"})


async def test_the_curtain_falls_before_a_secret_choice(tmp_path: Path) -> None:
    async with (
        running(tmp_path, faces={"pebbles": Secretive()}) as server,
        one_device(server, me("Ada"), me("Bob")) as visit,
    ):
        first = visit.seen()
        assert (first.eyes, first.choices) == (None, [])
        assert first.curtain == first.seat
        assert (await look(visit, first.seat)).choices
