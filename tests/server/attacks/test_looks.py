"""One address requests many unloaded rooms, each with a padded pack, and does not slow others down.

`--long` does it for a minute and prints how long the others' moves took.
"""

from __future__ import annotations

import asyncio
import contextlib
import random
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest
from sqlalchemy import update

from philtre import games
from philtre.client import Client, Visit
from philtre.server import wire
from philtre.server.rooms import archive
from philtre.server.rooms.reading import Reader
from philtre.server.storage.schema import entries
from philtre.server.storage.writer import Write
from tests.server.running import LOOSE, Process, Running, caught_up, me, party, play_on, running, settings

ROOMS = 20
RATE = 20  # requests per second


def padded(number: int) -> str:
    """A pack of the largest size, mostly comments; each one is different."""
    own = games.pack_format("mystic_moon").own_text()
    line = f"# this is line after line of nothing at all, in pack {number}\n"
    return own + line * ((99_000 - len(own.encode())) // len(line))


async def packed_rooms(client: Client) -> list[str]:
    agreed = settings("mystic_moon", "standard", 2)
    wanted = [
        wire.CreateRoom(
            settings=agreed, seats=[me("Eve"), wire.Wanted(holder="bot", bot="novice")], start=True, pack=text
        )
        for text in map(padded, range(ROOMS))
    ]
    return [(await client.create(one)).code for one in wanted]


async def look(client: Client, codes: list[str], until: float) -> int:
    """Request rooms as often as the rate allows; returns how many were answered."""
    answered, pending = 0, set[asyncio.Task[int]]()
    while time.monotonic() < until:
        path = "/api/me" if answered % 10 == 9 else f"/api/rooms/{codes[answered % len(codes)]}"
        pending.add(asyncio.create_task(_status(client, path)))
        answered += 1
        await asyncio.sleep(1 / RATE)
    statuses = await asyncio.gather(*pending)
    assert set(statuses) <= {200, 429}
    return answered


async def _status(client: Client, path: str) -> int:
    return (await client.request("GET", path))[0]


async def moves(visits: list[Visit], until: float) -> list[float]:
    """The duration of each of the others' moves."""
    took = []
    while time.monotonic() < until:
        table = visits[0].seen()
        if table.seat is None:
            await visits[0].ask(wire.Rematch(id=visits[0].new_id(), start=True))
            await visits[1].until(lambda m: isinstance(m, wire.Table) and m.table == visits[0].seen().table)
            continue
        actor = visits[table.seat]
        began = time.perf_counter()
        await actor.act(actor.seen().choices[0].id)
        took.append(time.perf_counter() - began)
        await caught_up([actor, *visits])
        await asyncio.sleep(0.02)
    return sorted(took)


async def test_requests_of_rooms_with_packs_slow_nobody(tmp_path: Path, long: bool) -> None:
    process = Process("--data", str(tmp_path), "--log=error")
    async with Client(process.address) as eve:
        codes = await packed_rooms(eve)
    assert process.stop() == 0
    process = Process("--data", str(tmp_path), "--log=error")  # they are unloaded now
    eve.address = process.address
    seconds = 60 if long else 4
    async with party(process.address, "Ada", "Bob", game="apotheca", variant="standard") as visits:
        quiet = await moves(visits, time.monotonic() + seconds)
        until = time.monotonic() + seconds
        looks, sieged = await asyncio.gather(look(eve, codes, until), moves(visits, until))
    assert process.stop() == 0
    told = [
        f"{name} {1000 * took[len(took) // 2]:.1f} ms, worst {1000 * took[-1]:.0f} ms"
        for name, took in (("usual move in peace", quiet), (f"under {looks} looks", sieged))
    ]
    print("; ".join(told))
    # It used to be 4.3 seconds, and 27 at worst. The machine may be busy with other tests.
    assert sieged[len(sieged) // 2] < max(0.1, 5 * quiet[len(quiet) // 2])
    assert sieged[-1] < max(1.0, 3 * quiet[-1])


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
async def test_a_room_is_summarized_only_once(
    kind: str, request: pytest.FixtureRequest, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    empty: Callable[[], str] | None = request.getfixturevalue("postgres") if kind == "postgresql" else None
    database = empty() if empty else None
    async with running(tmp_path, database=database) as server, Client(server.address) as eve:
        codes = (await packed_rooms(eve))[:3]
        async with eve.enter(codes[0]) as visit:
            await visit.ask(wire.Say(id="s", phrase="wow"))
    read: list[str] = []
    whole = Reader.match

    async def counted(reader: Reader, table_id: str) -> object:
        read.append(table_id)
        return await whole(reader, table_id)

    monkeypatch.setattr(Reader, "match", counted)
    async with running(tmp_path, database=database) as server:
        eve.address = server.address
        cards = [await eve.room(code) for code in codes * 4]
        assert [card.code for card in cards] == codes * 4
        assert [seat.mine for seat in cards[0].seats] == [True, False]
        assert {card.code for card in await eve.rooms()} >= set(codes)
        # The open room had a summary; each other room was read once, however often it was requested.
        assert len(read) == len(set(read)) <= ROOMS - 1
        async with Client(server.address) as stranger:
            assert [seat.mine for seat in (await stranger.room(codes[0])).seats] == [False, False]


async def test_a_seat_link_of_an_unloaded_room_counts_as_a_view(tmp_path: Path) -> None:
    """Because the room must be loaded to check the link."""
    few = msgspec.structs.replace(LOOSE, looks=0.001, look_burst=2)
    async with running(tmp_path, limits=few) as server, Client(server.address) as eve:
        agreed = wire.CreateRoom(settings=settings("apotheca", "standard", 2), seats=[me("Eve")])
        codes = [(await eve.create(agreed)).code for _ in range(4)]
        sent = [await eve.request("POST", f"/api/links/{code}-0-guessed") for code in codes]
        assert [status for status, _, _ in sent] == [404, 404, 429, 429]
        assert len(server.services.registry.open) == 2


async def test_a_summary_that_was_lost_in_a_crash_is_made_again(tmp_path: Path) -> None:
    process = Process("--data", str(tmp_path), "--log=error")
    async with contextlib.AsyncExitStack() as stack:
        visits = await stack.enter_async_context(
            party(process.address, "Ada", "Bob", game="apotheca", variant="standard")
        )
        await play_on(visits, random.Random(1), 7)
        seen, code = visits[0].seen(), visits[0].code
        ada = visits[0].client
        process.kill()
        with contextlib.suppress(Exception):
            await stack.aclose()
    async with running(tmp_path, limits=LOOSE) as server:
        await age(server, 60)
        ada.address = server.address
        card = await ada.room(code)
        assert (card.phase, card.seat, card.table) == ("playing", seen.seat, seen.table)


async def test_a_finished_game_is_read_once_for_all_pages_of_its_replay(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """If its room did not continue, it was read again for each page; and a long one was never remembered."""
    monkeypatch.setattr(archive, "MOST_KEPT", 5)
    async with contextlib.AsyncExitStack() as stack:
        server = await stack.enter_async_context(running(tmp_path))
        agreed: dict[str, Any] = {"game": "apotheca", "variant": "standard"}
        ada, bob = await stack.enter_async_context(party(server.address, "Ada", "Bob", **agreed))
        table = ada.seen().table
        await play_on([ada, bob], random.Random(1), 9)
        await ada.ask(wire.Resign(id="r", table=table, seat=0))
    whole, read = Reader.match, list[str]()

    async def counted(reader: Reader, table_id: str) -> object:
        read.append(table_id)
        return await whole(reader, table_id)

    monkeypatch.setattr(Reader, "match", counted)
    async with running(tmp_path) as server, Client(server.address) as eve:
        for start in range(4):
            assert (await eve.replay(table, start=start, count=1)).steps[0].deed.version == start
        assert read == [table]


async def age(server: Running, seconds: int) -> None:
    """Change all times as if everything had happened earlier."""
    older = update(entries).values(at=entries.c.at - seconds * 1_000_000)
    await server.services.store.write(Write(after=[(older, {})]))
