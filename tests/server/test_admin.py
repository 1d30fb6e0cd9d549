"""`philtre admin`: what is stored, what is told to a person about it, how it is erased, and what goes with time."""

from __future__ import annotations

import asyncio
import contextlib
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import func, select, update

from philtre.cli import main
from philtre.client import Client
from philtre.server import services, wire
from philtre.server.clock import now_us
from philtre.server.config import sqlite_in
from philtre.server.rooms.entries import Began, entry_of
from philtre.server.storage import schema
from philtre.server.storage.connecting import connect
from philtre.server.storage.pruning import DAY, Ages, prune
from philtre.server.storage.store import Store
from tests.core import pebbles
from tests.server.attacks.test_filling import PACKED
from tests.server.attacks.test_looks import padded
from tests.server.running import Process, Running, begin, me, party, refusal, running, settings

FACES = {"pebbles": pebbles.FACE}
GAMES: dict[str, Any] = {"game": "apotheca", "variant": "standard", "talk": "free"}


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "sqlite":
        return sqlite_in(tmp_path)
    empty: Callable[[], str] = request.getfixturevalue("postgres")
    return empty()


def admin(capsys: pytest.CaptureFixture[str], *arguments: str, language: str = "en") -> str:
    assert main(["--lang", language, "admin", *arguments]) == 0
    return capsys.readouterr().out


async def play(address: str, words: str = "secret words") -> tuple[str, str, str, str]:
    """Two people play, chat and continue at another table; returns the room, the finished table, and the persons."""
    async with party(address, "Ada Lovelace", "Bob", **GAMES) as (ada, bob):
        table = ada.seen().table
        await ada.ask(wire.Say(id="s", text=words))
        await bob.ask(wire.Say(id="s", text="hello to you"))
        await bob.ask(wire.Resign(id="r", table=table, seat=1))
        await bob.ask(wire.Rematch(id="again", start=False))
        with contextlib.suppress(Exception):
            await ada.ask(wire.AnswerRematch(id="yes", agree=True))
        await begin([ada, bob])
        return ada.code, table, ada.client.person, bob.client.person


def bodies(database: str) -> bytes:
    """Everything in the database that could contain a name."""
    engine = connect(database)
    with engine.connect() as connection:
        entries = connection.execute(select(schema.entries.c.body)).scalars().all()
        records = connection.execute(select(schema.tables.c.record)).scalars().all()
        sittings = connection.execute(select(schema.sittings.c.person)).scalars().all()
        summaries = connection.execute(select(schema.rooms.c.summary)).scalars().all()
    engine.dispose()
    told = [*map(bytes, entries), *(bytes(one) for one in summaries if one)]
    return b"\n".join([*told, *(str(one).encode() for one in [*records, *sittings])])


async def test_a_persons_data_can_be_exported_and_erased(
    database: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    async with running(tmp_path, database=database) as server:
        code, table, ada, bob = await play(server.address)
    told = json.loads(admin(capsys, "export", ada, "--database", database))
    assert [room["room"] for room in told["rooms"]] == [code]
    assert "secret words" in json.dumps(told["entries"])
    assert "hello to you" not in json.dumps(told["entries"])
    assert '[Player 1 "Ada Lovelace"]' in told["records"][table]

    assert "changed" in admin(capsys, "forget", ada, "--database", database)
    left = bodies(database)
    for word in (ada.encode(), b"Ada Lovelace", b"secret words"):
        assert word not in left
    for word in (bob.encode(), b"Bob", b"hello to you"):
        assert word in left
    async with running(tmp_path, database=database) as server:
        # The games of others are complete: record, replay and the present table.
        client = Client(server.address)
        assert '[Player 1 "–"]' in await client.record(table)
        assert (await client.replay(table)).names == ["–", "Bob"]
        opened = await server.services.opening.get(code)
        assert [chair.name for chair in opened.match.chairs] == ["–", "Bob"]


async def test_an_export_tells_no_seed_of_a_game_that_is_played(
    database: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """The host began it, so the entry with the seeds names them: whoever asks for their data would know all cards."""
    async with running(tmp_path, database=database, faces=FACES) as server, party(server.address, "Ada", "Bob") as made:
        person, rows = made[0].client.person, await server.services.store.rows(made[0].seen().table)
    began = [entry for entry in map(entry_of, rows) if isinstance(entry, Began)]
    told = json.loads(admin(capsys, "export", person, "--database", database))
    assert [entry["entry"]["type"] for entry in told["entries"]][-1] == "began"
    assert not any(str(seed) in json.dumps(told) for entry in began for seed in (entry.seed, entry.next_seed))


async def test_an_erased_person_is_unknown(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    process = Process("--data", str(tmp_path), "--log=error")
    async with Client(process.address) as ada:
        assert main(["--lang", "en", "admin", "forget", ada.person, "--data", str(tmp_path)]) == 2
        assert "Stop it first" in capsys.readouterr().err
        assert process.stop() == 0
        admin(capsys, "forget", ada.person, "--data", str(tmp_path))
        process = Process("--data", str(tmp_path), "--log=error")
        ada.address = process.address
        wanted = wire.CreateRoom(settings=settings("apotheca", "solo", 1), seats=[me("Ada")])
        assert await refusal(ada.create(wanted)) == "bad-cookie"
    assert process.stop() == 0


async def aged(server: Running, days: int) -> None:
    """Pretend that everything happened so many days earlier."""
    by = days * DAY
    with server.services.store.engine.begin() as connection:
        connection.execute(update(schema.rooms).values(updated=schema.rooms.c.updated - by))
        connection.execute(update(schema.tables).values(ended=schema.tables.c.ended - by))
        connection.execute(update(schema.packs).values(at=schema.packs.c.at - by))


def count(store: Store, table: Any) -> int:
    with store.engine.connect() as connection:
        return int(connection.execute(select(func.count()).select_from(table)).scalar_one())


async def test_old_rooms_and_games_are_deleted(database: str, tmp_path: Path) -> None:
    async with running(tmp_path, database=database) as server:
        store = server.services.store
        codes = [(await play(server.address))[0] for _ in range(25)]
        await server.services.summaries.write()
        for opened in list(server.services.registry.open.values()):
            await server.services.opening.close(opened)
        await aged(server, 10)
        now = now_us()
        assert await prune(store, Ages(20, 20), now) == (0, 0)
        # If finished games are kept longer than rooms, their rooms stay, too.
        assert await prune(store, Ages(5, 20), now) == (0, 0)
        assert await prune(store, Ages(None, 5), now, spared=codes[:1]) == (0, 24)
        assert await prune(store, Ages(5, None), now, spared=codes[:2]) == (23, 0)
        assert (count(store, schema.rooms), count(store, schema.tables)) == (2, 3)
        # Everything that is left is complete, and games continue.
        assert await prune(store, Ages(5, 5), now) == (2, 1)
        kept = (schema.rooms, schema.tables, schema.entries, schema.sittings)
        assert [count(store, table) for table in kept] == [0, 0, 0, 0]


async def test_a_finished_game_goes_with_its_room_if_nobody_went_on(database: str, tmp_path: Path) -> None:
    """`--keep-records` alone kept the last game of every room for ever, and most rooms have only one."""
    async with running(tmp_path, database=database, faces=FACES) as server:
        store = server.services.store
        for over in (True, False):
            async with party(server.address, "Ada", "Bob") as (ada, _):
                if over:
                    await ada.ask(wire.Resign(id="r", table=ada.seen().table, seat=0))
        await server.services.summaries.write()
        for opened in list(server.services.registry.open.values()):
            await server.services.opening.close(opened)
        await aged(server, 10)
        assert await prune(store, Ages(None, 20), now_us()) == (0, 0)
        assert await prune(store, Ages(None, None), now_us()) == (0, 0)
        assert await prune(store, Ages(None, 5), now_us()) == (1, 0)
        assert [count(store, table) for table in (schema.rooms, schema.tables)] == [1, 1]
        if database.startswith("postgresql"):
            assert count(store, schema.leases) == 1


async def test_a_running_server_deletes_old_rooms_but_not_open_ones(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(services, "PRUNE_EVERY", 0.3)
    async with running(tmp_path, keep_rooms=5, keep_records=5) as server:
        gone = (await play(server.address))[0]
        for opened in list(server.services.registry.open.values()):
            await server.services.opening.close(opened)
        async with party(server.address, "Ada", "Bob", **GAMES) as (ada, _):
            await server.services.summaries.write()
            await aged(server, 10)
            for _ in range(100):
                if count(server.services.store, schema.rooms) == 1:
                    break
                await ada.ask(wire.Ping(id=ada.new_id()))
                await asyncio.sleep(0.1)
            assert count(server.services.store, schema.rooms) == 1
            await ada.ask(wire.Say(id="still", phrase="hello"))
            assert await refusal(ada.client.room(gone)) == "no-room"


async def test_a_pack_is_deleted_with_the_last_table_that_uses_it(tmp_path: Path) -> None:
    async with running(tmp_path) as server, Client(server.address) as ada:
        store = server.services.store
        for number in (1, 1, 2):
            await ada.create(wire.CreateRoom(settings=PACKED, seats=[me("Ada")], pack=padded(number)))
        await aged(server, 10)
        first = (await server.services.store.rooms_of(ada.person))[0]
        await prune(store, Ages(5, 5), now_us(), spared=[first])
        assert (count(store, schema.rooms), count(store, schema.packs), count(store, schema.pack_uses)) == (1, 1, 1)


def test_the_amount_of_data_is_shown_in_both_languages(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    connect(sqlite_in(tmp_path)).dispose()
    assert "finished games: 0" in admin(capsys, "stats", "--data", str(tmp_path))
    assert "parties finies" in admin(capsys, "stats", "--data", str(tmp_path), language="fr")
    assert json.loads(admin(capsys, "stats", "--data", str(tmp_path), "--json"))["rooms"] == 0
    assert "Deleted: rooms: 0" in admin(capsys, "prune", "--keep-rooms=9", "--compact", "--data", str(tmp_path))


def test_wrong_arguments_are_reported_in_one_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for arguments, problem in (
        (["stats", "--data", str(tmp_path)], "There is no database"),
        (["stats", "--data", str(tmp_path / ("x" * 300))], "xxx"),  # nobody can look there
        (["forget", "Ada", "--data", str(tmp_path)], "18 digits"),
        (["export", "x' or 1=1", "--data", str(tmp_path)], "18 digits"),
        (["prune", "--keep-rooms", "0", "--data", str(tmp_path)], "--keep-rooms"),
    ):
        assert main(["--lang", "en", "admin", *arguments]) == 2
        said = capsys.readouterr().err.strip()
        assert (problem in said, "\n" in said) == (True, False)


def test_without_a_command_only_the_help_is_printed(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--lang", "en", "admin"]) == 2
    said = capsys.readouterr()
    assert "forget" in said.out
    assert said.err == ""
