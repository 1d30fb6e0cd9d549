"""Attempts to fill the disk or the memory. Anybody can create persons, so limits go by address, too."""

from __future__ import annotations

import asyncio
import contextlib
import resource
from pathlib import Path

import msgspec
import pytest
from sqlalchemy import func, select, update

from philtre.client import Answered, Client, Visit
from philtre.server import wire
from philtre.server.rooms.archive import Archive
from philtre.server.rooms.entries import Arranged, Spoke, row_of
from philtre.server.storage import schema
from philtre.server.storage.writer import Write
from tests.core import pebbles
from tests.server.attacks.test_looks import padded
from tests.server.running import LOOSE, OPEN, me, party, refusal, running, settings

FACES = {"pebbles": pebbles.FACE}
PACKED = settings("mystic_moon", "standard", 2)


def size_of(folder: Path) -> int:
    return sum(file.stat().st_size for file in folder.glob("philtre.db*"))


async def test_a_pack_is_stored_only_once(tmp_path: Path) -> None:
    async with running(tmp_path) as server, Client(server.address) as eve:
        wanted = wire.CreateRoom(settings=PACKED, seats=[me("Eve"), OPEN], pack=padded(1))
        made = [await eve.create(wanted) for _ in range(3)]
        async with eve.enter(made[0].code) as visit:
            agreed = visit.room.settings
            for number in range(40):
                again = msgspec.structs.replace(agreed, hints=bool(number % 2))
                await visit.ask(wire.Arrange(id=f"a{number}", settings=again))
            assert visit.room.pack is not None
        # Stored once, and a small entry for each change; it was 4.3 MB before.
        rows = [row for one in made for row in await server.services.store.rows(one.table)]
        assert sum(len(row.body) for row in rows) < 40_000
        count = select(func.count()).select_from(schema.packs)
        assert await server.services.store.read(lambda c: c.execute(count).scalar()) == 1
    assert size_of(tmp_path) < 1_000_000
    async with running(tmp_path) as server:
        eve.address = server.address
        async with eve.enter(made[0].code) as visit:
            assert (visit.room.settings, visit.room.pack is not None) == (again, True)


async def test_stored_records_refer_to_packs_and_downloads_contain_them(tmp_path: Path) -> None:
    async with running(tmp_path) as server, Client(server.address) as eve:
        wanted = wire.CreateRoom(
            settings=PACKED, seats=[me("Eve"), wire.Wanted(holder="me", name="Ann")], pack=padded(2)
        )
        made = await eve.create(msgspec.structs.replace(wanted, start=True))
        async with eve.enter(made.code) as visit:
            await visit.ask(wire.Resign(id="r", table=made.table, seat=0))
            assert visit.seen().phase == "over"
        record = await eve.record(made.table)
        assert "this is line after line of nothing at all" in record
        kept = select(schema.tables.c.record).where(schema.tables.c.id == made.table)
        assert len(str(await server.services.store.read(lambda c: c.execute(kept).scalar()))) < 3000


async def test_many_persons_of_one_address_share_the_hints_of_a_household(tmp_path: Path) -> None:
    """Each hint takes nearly half a second of a process, for which other bots have to wait."""
    few = msgspec.structs.replace(LOOSE, hints=0.01, hint_burst=1, household=3)
    given = 0
    async with contextlib.AsyncExitStack() as stack:
        server = await stack.enter_async_context(running(tmp_path, faces=FACES, limits=few))
        for number in range(6):
            eve = await stack.enter_async_context(Client(server.address))
            seats = [me(f"Eve {number}"), wire.Wanted(holder="me", name="Ann")]
            made = await eve.create(wire.CreateRoom(settings=settings(), seats=seats, start=True))
            visit = await stack.enter_async_context(eve.enter(made.code))
            await visit.until(lambda message: isinstance(message, wire.Table))
            seen = visit.seen()
            await visit.ask(wire.Look(id="l", seat=seen.seat))
            with contextlib.suppress(Answered):
                await visit.ask(wire.AskHint(id="h", table=seen.table, version=seen.version))
                given += 1
    assert given == 3


async def test_many_persons_of_one_address_share_the_limits_of_a_household(tmp_path: Path) -> None:
    few = msgspec.structs.replace(LOOSE, changes=0.01, change_burst=3, talk=0.01, talk_burst=2, household=2)
    async with contextlib.AsyncExitStack() as stack:
        server = await stack.enter_async_context(running(tmp_path, faces=FACES, limits=few))
        done = spoken = 0
        for number in range(8):
            eve = await stack.enter_async_context(Client(server.address))
            made = await eve.create(wire.CreateRoom(settings=settings(), seats=[me(f"Eve {number}")]))
            visit = await stack.enter_async_context(eve.enter(made.code))
            for change in range(4):
                with contextlib.suppress(Answered):
                    await visit.ask(wire.Rename(id=f"r{change}", seat=0, name=f"Eva {change}"))
                    done += 1
                with contextlib.suppress(Answered):
                    await visit.ask(wire.Say(id=f"s{change}", phrase="wow"))
                    spoken += 1
        assert (done, spoken) == (6, 4)


async def test_moves_of_one_address_are_rate_limited(tmp_path: Path) -> None:
    few = msgspec.structs.replace(LOOSE, moves=0.01, move_burst=3)
    async with running(tmp_path, faces=FACES, limits=few) as server, party(server.address, "Ada", "Bob") as visits:
        for _ in range(3):
            actor = visits[visits[0].seen().seat or 0]
            await actor.act(actor.seen().choices[0].id)
            for visit in visits:
                await visit.ask(wire.Ping(id=visit.new_id()))
        actor = visits[visits[0].seen().seat or 0]
        assert await refusal(actor.act(actor.seen().choices[0].id)) == "too-many"


async def test_further_games_in_a_room_are_rate_limited_like_rooms(tmp_path: Path) -> None:
    """Resigning at once, an address wrote five new tables a second, each with the score and the last games."""
    few = msgspec.structs.replace(LOOSE, rooms=0.001, room_burst=3)
    async with contextlib.AsyncExitStack() as stack:
        server = await stack.enter_async_context(running(tmp_path, faces=FACES, limits=few))
        eve = await stack.enter_async_context(Client(server.address))
        seats = [me("Eve"), wire.Wanted(holder="me", name="Ann")]
        made = await eve.create(wire.CreateRoom(settings=settings(), seats=seats, start=True))
        visit = await stack.enter_async_context(eve.enter(made.code))
        for number in range(3):
            await visit.ask(wire.Resign(id=f"r{number}", table=visit.room.table, seat=0))
            if number < 2:
                await visit.ask(wire.Rematch(id=f"again{number}", start=True))
        assert await refusal(visit.ask(wire.Rematch(id="again", start=True))) == "too-many"
        assert await refusal(eve.create(wire.CreateRoom(settings=settings()))) == "too-many"


async def test_new_packs_of_one_address_are_rate_limited_and_known_ones_are_not(tmp_path: Path) -> None:
    few = msgspec.structs.replace(LOOSE, new_packs=0.001, new_pack_burst=2)
    async with running(tmp_path, limits=few) as server, Client(server.address) as eve, Client(server.address) as ann:
        wanted = wire.CreateRoom(settings=PACKED, seats=[me("Eve")])
        for number in (1, 2, 1, 2, 1):
            await eve.create(msgspec.structs.replace(wanted, pack=padded(number)))
        assert await refusal(ann.create(msgspec.structs.replace(wanted, pack=padded(3)))) == "too-many"
        await ann.create(msgspec.structs.replace(wanted, pack=padded(2)))


async def talk_on(visit: Visit) -> None:
    for number in range(100):
        await visit.ask(wire.Say(id=f"s{number}", phrase="wow"))


async def test_the_entries_of_a_table_are_limited(tmp_path: Path) -> None:
    few = msgspec.structs.replace(LOOSE, entries=40)
    async with contextlib.AsyncExitStack() as stack:
        server = await stack.enter_async_context(running(tmp_path, faces=FACES, limits=few))
        ada, _ = await stack.enter_async_context(party(server.address, "Ada", "Bob"))
        with pytest.raises(Answered, match="has reached its limit"):
            await talk_on(ada)
        assert server.services.registry.open[ada.code].match.seq == 20
        # But the game can continue and end.
        table = ada.seen().table
        await ada.ask(wire.OfferStop(id="o", table=table, seat=0))
        await ada.ask(wire.Resign(id="r", table=table, seat=0))
        assert ada.seen().phase == "over"
        await ada.ask(wire.Rematch(id="again", start=True))


async def test_a_long_table_is_read_in_little_memory(tmp_path: Path, long: bool) -> None:
    """Each view of such a table took 280 MB."""
    lines = 60_000 if long else 8_000
    async with running(tmp_path) as server, Client(server.address) as eve:
        made = await eve.create(wire.CreateRoom(settings=PACKED, seats=[me("Eve"), OPEN], pack=padded(1)))
        services, agreed = server.services, None
        async with eve.enter(made.code) as visit:
            agreed = visit.room.settings
        first = (await services.store.rows(made.table))[0]
        for start in range(1, lines, 1000):
            entries = [
                Arranged(settings=agreed, content=padded(1))
                if n % 2
                else Spoke(person="p", seat=0, name="Eve", text="x" * 300)
                for n in range(1000)
            ]
            rows = [row_of(made.table, start + n, first.at, entry) for n, entry in enumerate(entries)]
            await services.store.write(Write(rows=rows))
        await services.store.write(Write(after=[(update(schema.rooms).values(summary=None), {})]))
        before = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
        turns = 0

        async def others() -> None:
            nonlocal turns
            while True:
                turns += 1
                await asyncio.sleep(0)

        waiting = asyncio.create_task(others())
        archive: Archive = services.archive
        matches = [await archive.room(made.code) for _ in range(8)]
        waiting.cancel()
        assert {match.seq for match in matches} == {lines + 1}
        assert turns > 8 * lines // 20  # a few milliseconds for sixty rooms that are read at once
        assert resource.getrusage(resource.RUSAGE_SELF).ru_maxrss - before < 60_000  # kB
