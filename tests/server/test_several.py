"""Several processes on one PostgreSQL: each room has one owner; the others forward requests and follow."""

from __future__ import annotations

import asyncio
import contextlib
import random
import time
from collections.abc import AsyncIterator, Callable
from pathlib import Path

import psycopg
import pytest

from philtre.cli import main
from philtre.client import Client, Closed, Visit
from philtre.server import wire
from philtre.server.cluster.postgresql import PostgresqlCluster
from tests.core import pebbles
from tests.server.running import (
    OPEN,
    WATCHER,
    Process,
    Running,
    begin,
    bot,
    caught_up,
    me,
    party,
    play_on,
    refusal,
    running,
    settings,
)

FACES = {"pebbles": pebbles.FACE}


@contextlib.asynccontextmanager
async def two_servers(database: str, folder: Path) -> AsyncIterator[tuple[Running, Running]]:
    async with contextlib.AsyncExitStack() as stack:
        one, two = [await stack.enter_async_context(running(folder, database=database, faces=FACES)) for _ in range(2)]
        yield one, two


@contextlib.asynccontextmanager
async def apart(one: Running, two: Running) -> AsyncIterator[list[Visit]]:
    """Two people in one room, each connected to a different server."""
    async with Client(one.address) as ada, Client(two.address) as bob:
        made = await ada.create(wire.CreateRoom(settings=settings(), seats=[me("Ada"), OPEN]))
        async with ada.enter(made.code) as first, bob.enter(made.code) as second:
            await second.ask(wire.Sit(id="sit", seat=1, name="Bob"))
            await first.until(lambda m: isinstance(m, wire.RoomInfo) and m.seats[1].present)
            await begin([first, second])
            yield [first, second]


async def test_people_at_different_servers_play_one_game(postgres: Callable[[], str], tmp_path: Path) -> None:
    async with two_servers(postgres(), tmp_path) as (one, two), apart(one, two) as visits:
        code = visits[0].code
        assert (one.services.registry.open[code].owned, two.services.registry.open[code].owned) == (True, False)
        await visits[1].ask(wire.Say(id="hi", phrase="hello"))
        await visits[0].until(lambda message: isinstance(message, wire.Said))
        await play_on(visits, random.Random(1))
        assert visits[0].seen().outcome == visits[1].seen().outcome is not None
        # Refusals and resent requests work through the other process, too.
        assert await refusal(visits[1].act(0)) == "over"
        assert await refusal(visits[1].ask(wire.Sit(id="x", seat=0, name="Bob"))) == "over"
        again = await visits[1].ask(wire.Sit(id="sit", seat=1, name="Bob"))
        assert isinstance(again, wire.RoomInfo)
        await visits[1].ask(wire.Rematch(id="r", start=True))
        await visits[0].ask(wire.AnswerRematch(id="r", agree=True))
        await visits[1].until(lambda message: isinstance(message, wire.Table) and message.version == 0)
        await caught_up(visits)
        await play_on(visits, random.Random(2))


async def test_only_rooms_that_are_open_elsewhere_are_announced(postgres: Callable[[], str], tmp_path: Path) -> None:
    """Otherwise every process would hear every move of all others."""
    database = postgres()
    async with (
        two_servers(database, tmp_path) as (one, two),
        party(one.address, "Ada", "Bob") as visits,
        await psycopg.AsyncConnection.connect(database, autocommit=True) as ear,
    ):
        await ear.execute("listen philtre")
        await play_on(visits, random.Random(3), 4)
        await asyncio.sleep(0.3)
        assert [word.payload async for word in ear.notifies(timeout=0.1) if '"t":"a"' in word.payload] == []
        async with Client(two.address) as eve, eve.enter(visits[0].code) as spectator:
            await caught_up([visits[0], spectator])
            await play_on(visits, random.Random(4), 2)
            await caught_up([visits[0], spectator])


async def test_a_process_that_was_given_up_catches_up_when_it_is_heard_again(
    postgres: Callable[[], str], tmp_path: Path
) -> None:
    async with (
        two_servers(postgres(), tmp_path) as (one, two),
        party(one.address, "Ada", "Bob") as visits,
        Client(two.address) as eve,
        eve.enter(visits[0].code) as spectator,
    ):
        await caught_up([visits[0], spectator])
        opened, cluster = one.services.registry.open[visits[0].code], one.services.cluster
        assert isinstance(cluster, PostgresqlCluster)
        (other,) = opened.elsewhere
        cluster._bury(other)
        assert not opened.elsewhere  # what happens now is not announced
        await play_on(visits, random.Random(4), 2)
        await caught_up([visits[0], spectator])


async def test_a_seat_link_works_across_servers(postgres: Callable[[], str], tmp_path: Path) -> None:
    async with two_servers(postgres(), tmp_path) as (one, two), apart(one, two) as visits:
        link: wire.Link = await visits[1].ask(wire.MakeLink(id="l", seat=1))
        async with Client(one.address) as phone:
            assert (await phone.claim(link.path)).seat == 1
            assert await refusal(phone.claim(link.path)) == "no-link"


async def test_when_an_owner_leaves_another_takes_over(postgres: Callable[[], str], tmp_path: Path) -> None:
    database = postgres()
    async with running(tmp_path, database=database, faces=FACES) as two:
        async with running(tmp_path, database=database, faces=FACES) as one, Client(one.address) as ada:
            made = await ada.create(wire.CreateRoom(settings=settings(), seats=[me("Ada"), bot()], start=True))
            async with ada.enter(made.code), Client(two.address, ada.cookie) as moved:
                visit = await Visit.begin(moved, made.code)
                assert not two.services.registry.open[made.code].owned
        await visit.until(lambda message: isinstance(message, wire.Table))
        for _ in range(100):
            if two.services.registry.open[made.code].owned:
                break
            await asyncio.sleep(0.02)
        while visit.seen().seat is not None:
            if visit.seen().seat == 0:
                await visit.act(visit.seen().choices[-1].id)
            else:
                await visit.until(lambda message: isinstance(message, wire.Table))
        await visit.leave()


async def test_an_owner_that_lost_its_lock_cannot_write(postgres: Callable[[], str], tmp_path: Path) -> None:
    """The key of the entries is the fence, even if a process believes that it is the owner."""
    database = postgres()
    async with two_servers(database, tmp_path) as (one, two), apart(one, two) as visits:
        opened = one.services.registry.open[visits[0].code]
        other = two.services.registry.open[visits[0].code]
        other.owned = True  # two owners, as after an unnoticed loss of the lease
        actor = visits[visits[0].seen().seat or 0]
        await actor.act(actor.seen().choices[0].id)
        await caught_up([actor, *visits])
        assert opened.match.seq == other.match.seq
        replies = await asyncio.gather(
            *(visit.ask(wire.Say(id=f"w{n}", phrase="wow")) for n, visit in enumerate(visits)), return_exceptions=True
        )
        rows = await one.services.store.rows(opened.match.table_id)
        said = sum(b'"spoke"' in row.body for row in rows)
        assert said == sum(isinstance(reply, wire.Said) for reply in replies) >= 1
        assert [row.seq for row in rows] == list(range(len(rows)))


async def test_the_lease_is_renewed_after_the_database_closed_the_connection(
    postgres: Callable[[], str], tmp_path: Path
) -> None:
    database = postgres()
    async with running(tmp_path, database=database, faces=FACES) as server, Client(server.address) as ada:
        made = await ada.create(wire.CreateRoom(settings=settings(), seats=[me("Ada"), me("Bob")], start=True))
        async with ada.enter(made.code) as visit:
            await visit.until(lambda message: isinstance(message, wire.Table))
            with psycopg.connect(database, autocommit=True) as connection:
                connection.execute(
                    "select pg_terminate_backend(pid) from pg_stat_activity"
                    " where datname = current_database() and pid <> pg_backend_pid()"
                )
            for attempt in range(100):
                try:
                    await visit.ask(wire.Say(id=f"s{attempt}", phrase="wow"))
                    break
                except Exception:
                    await asyncio.sleep(0.1)
            else:
                raise AssertionError("the server did not recover")


async def test_a_killed_owner_is_replaced_within_two_seconds(postgres: Callable[[], str]) -> None:
    database = postgres()
    one, two = Process("--database", database, "--log=warning"), Process("--database", database, "--log=warning")
    try:
        async with Client(one.address) as ada, Client(two.address) as bob:
            wanted = wire.CreateRoom(settings=settings("apotheca", "standard"), seats=[me("Ada"), OPEN])
            made = await ada.create(wanted)
            async with bob.enter(made.code) as second:
                first = await Visit.begin(ada, made.code)
                await second.ask(wire.Sit(id="sit", seat=1, name="Bob"))
                await first.ask(wire.Start(id="start"))
                await caught_up([first, second])
                luck = random.Random(3)
                await play_on([first, second], luck, 12)
                acknowledged = second.seen().version
                # The owner of the room is killed; the other one must take over.
                owner, stays, left = (two, first, bob) if await owns(two) else (one, second, ada)
                owner.kill()
                killed = time.monotonic()
                moved = Client(one.address if owner is two else two.address, left.cookie)
                async with moved.enter(made.code) as back:
                    await back.until(lambda message: isinstance(message, wire.Table))
                    assert back.seen().version == acknowledged
                    order = [back, stays] if left is ada else [stays, back]
                    await play_on(order, luck, 1)
                    assert time.monotonic() - killed < 2.0
                    await play_on(order, luck, 10)
                    assert order[0].seen().version == acknowledged + 11
                await first.leave()
    finally:
        for process in (one, two):
            process.kill()


async def owns(process: Process) -> bool:
    """Whether a process owns the room, by its metrics, because only the owner writes."""
    _, _, page = await Client(process.address).request("GET", "/metrics", headers=WATCHER)
    written = next(line for line in page.decode().splitlines() if line.startswith("philtre_entries_total"))
    return float(written.split()[1]) > 0


async def test_a_person_who_is_forgotten_at_one_server_is_unknown_at_all(
    postgres: Callable[[], str], tmp_path: Path
) -> None:
    async with two_servers(postgres(), tmp_path) as (one, two), Client(one.address) as ada:
        made = await ada.create(wire.CreateRoom(settings=settings(), seats=[me("Ada"), OPEN]))
        there = Client(two.address, ada.cookie)
        async with there.enter(made.code) as visit:
            await ada.post("/api/me/forget", None, wire.Me)
            with pytest.raises(Closed) as closed:
                await visit.until(lambda _: False)
            assert closed.value.code == wire.Close.UNKNOWN_PERSON
        assert await refusal(there.room(made.code)) == "bad-cookie"


async def test_a_person_who_is_erased_while_servers_run_is_erased_in_them_too(
    postgres: Callable[[], str], tmp_path: Path
) -> None:
    database = postgres()
    async with two_servers(database, tmp_path) as (one, two), Client(one.address) as ada, Client(two.address) as bob:
        made = await ada.create(wire.CreateRoom(settings=settings(talk="free"), seats=[me("Adalind"), OPEN]))
        async with ada.enter(made.code) as first, bob.enter(made.code) as second:
            await second.ask(wire.Sit(id="sit", seat=1, name="Bob"))
            await first.ask(wire.Say(id="say", text="I am Adalind"))
            await first.ask(wire.Start(id="start"))
            erased = await asyncio.to_thread(main, ["admin", "forget", ada.person, "--database", database])
            assert erased == 0
            with pytest.raises(Closed) as closed:
                await first.until(lambda _: False)
            assert closed.value.code == wire.Close.UNKNOWN_PERSON
            named = [[seat.name for seat in message.seats] for message in await rooms_told(second)]
            assert named[-1] == ["–", "Bob"]
            await second.ask(wire.Resign(id="end", table=made.table, seat=1))
            assert second.seen().phase == "over"
            # Written by the room's owner, which may be the other process.
            while (await bob.request("GET", f"/api/tables/{made.table}/record"))[0] == 409:
                await asyncio.sleep(0.05)
            assert "Adalind" not in await bob.record(made.table)
    with psycopg.connect(database) as connection:
        bodies = connection.execute("select convert_from(body, 'utf8') from entries").fetchall()
        kept = connection.execute("select record, convert_from(summary, 'utf8') from tables, rooms").fetchall()
    assert not [row for row in bodies + kept if "Adalind" in str(row) or ada.person in str(row)]


async def rooms_told(visit: Visit) -> list[wire.RoomInfo]:
    """The `room` messages until no more arrive."""
    told: list[wire.RoomInfo] = []
    with contextlib.suppress(TimeoutError):
        async with asyncio.timeout(1.0):
            while True:
                message = await visit.next()
                told += [message] if isinstance(message, wire.RoomInfo) else []
    return told


async def test_unknown_notifications_are_ignored(postgres: Callable[[], str], tmp_path: Path) -> None:
    database = postgres()
    async with two_servers(database, tmp_path) as (one, two), apart(one, two) as (first, second):
        with psycopg.connect(database, autocommit=True) as connection:
            for word in ("", "{}", '{"t":"later","by":"x"}', "\U0001f47b"):
                connection.execute("select pg_notify('philtre', %s)", [word])
        await second.ask(wire.Say(id="s", phrase="wow"))
        await first.until(lambda message: isinstance(message, wire.Said))


async def test_the_database_is_not_asked_for_invalid_codes(postgres: Callable[[], str], tmp_path: Path) -> None:
    async with running(tmp_path, database=postgres(), faces=FACES) as server, Client(server.address) as ada:
        for path in ("/api/rooms/%00", "/api/rooms/ABCDEF%00H", "/api/tables/%00/replay", "/api/tables/%00/record"):
            assert (await ada.request("GET", path))[0] == 404, path
        assert await refusal(Visit.begin(ada, "%00")) == "no-room"


async def test_a_lost_lease_is_noticed_without_requests(
    postgres: Callable[[], str], tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level("WARNING", "philtre")
    database = postgres()
    async with running(tmp_path, database=database, faces=FACES):
        with psycopg.connect(database, autocommit=True) as connection:
            connection.execute(
                "select pg_terminate_backend(pid) from pg_stat_activity"
                " where datname = current_database() and pid <> pg_backend_pid()"
            )
        for _ in range(60):
            if "lease-lost" in caplog.text:
                return
            await asyncio.sleep(0.1)
    raise AssertionError("the server did not notice that it lost its lease")
