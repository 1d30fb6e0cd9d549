"""A read-only, damaged, full or unreachable database: clear messages for clients, and one line for the host."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import subprocess
import sys
from collections.abc import AsyncIterator, Callable
from pathlib import Path

import psycopg
import pytest
from sqlalchemy import update
from sqlalchemy.engine import make_url

from philtre.cli import main
from philtre.client import Client
from philtre.server import health, wire
from philtre.server.clock import now_us
from philtre.server.config import sqlite_in
from philtre.server.storage.connecting import connect
from philtre.server.storage.schema import entries, rooms
from tests.core import pebbles
from tests.server.running import LOOSE, OPEN, Running, me, refusal, running, settings
from tests.server.test_nobody_in import bare, closing_code

FACES = {"pebbles": pebbles.FACE}
YEAR = 365 * 86_400 * 1_000_000


@contextlib.asynccontextmanager
async def away(address: str) -> AsyncIterator[None]:
    """A PostgreSQL database that accepts no connections for a while."""
    url = make_url(address)
    keeper = url.set(database="postgres").render_as_string(hide_password=False)

    def allow(yes: bool) -> None:
        with psycopg.connect(keeper, autocommit=True) as connection:
            connection.execute(f"alter database {url.database} allow_connections {yes}")
            connection.execute(
                "select pg_terminate_backend(pid) from pg_stat_activity where datname = %s", [url.database]
            )

    await asyncio.to_thread(allow, False)
    try:
        yield
    finally:
        await asyncio.to_thread(allow, True)


async def test_new_clients_are_told_to_come_back_while_the_database_is_down(
    postgres: Callable[[], str], tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    database = postgres()
    async with running(tmp_path, database=database, faces=FACES) as server, Client(server.address) as ada:
        made = await ada.create(wire.CreateRoom(settings=settings(), seats=[me("Ada")]))
        stranger = Client(server.address, server.services.authenticator.registrar.new().cookie)
        async with away(database):
            connection = await bare(stranger, made.code)
            told = str(await connection.recv())
            assert '"busy"' in told
            assert "try again in a moment" in told
            assert await closing_code(connection) == 1013
            # A known person gets as far as the room, which cannot be opened.
            connection = await bare(ada, made.code)
            await connection.send('{"type":"hello","id":"1","protocol":1}')
            assert '"busy"' in str(await connection.recv())
            assert await closing_code(connection) == 1013
            assert (await ada.request("GET", f"/api/rooms/{made.code}"))[0] == 503
        async with asyncio.timeout(20):
            while (await ada.request("GET", f"/api/rooms/{made.code}"))[0] != 200:
                await asyncio.sleep(0.2)
    assert [record.getMessage() for record in caplog.records if record.levelno >= logging.ERROR] == []


async def test_players_at_another_process_are_told_to_wait_while_the_database_is_down(
    postgres: Callable[[], str], tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    database = postgres()
    async with contextlib.AsyncExitStack() as stack:
        one, two = [await stack.enter_async_context(_one_of(tmp_path, database)) for _ in range(2)]
        ada = await stack.enter_async_context(Client(one.address))
        bob = await stack.enter_async_context(Client(two.address))
        made = await ada.create(wire.CreateRoom(settings=settings(), seats=[me("Ada"), OPEN]))
        first = await stack.enter_async_context(ada.enter(made.code))
        second = await stack.enter_async_context(bob.enter(made.code))
        await second.ask(wire.Sit(id="sit", seat=1, name="Bob"))
        async with away(database):
            for visit in (first, second):
                assert await refusal(visit.ask(wire.Say(id="hello", phrase="hello"))) == "busy"
        async with asyncio.timeout(30):
            for visit in (first, second):
                while True:
                    with contextlib.suppress(Exception):
                        await visit.ask(wire.Say(id=visit.new_id(), phrase="hello"))
                        break
                    await asyncio.sleep(0.3)
    assert [record.getMessage() for record in caplog.records if record.levelno >= logging.ERROR] == []


def _one_of(folder: Path, database: str) -> contextlib.AbstractAsyncContextManager[Running]:
    return running(folder, database=database, faces=FACES)


def start(capsys: pytest.CaptureFixture[str], *arguments: str, language: str = "en") -> str:
    """A start that fails; returns its one line of error."""
    assert main(["--lang", language, "serve", "--port=0", *arguments]) == 2
    said = capsys.readouterr()
    assert (said.out, said.err.count("\n")) == ("", 1)
    return said.err


def test_a_damaged_database_is_reported_in_one_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    connect(sqlite_in(tmp_path)).dispose()
    file = tmp_path / "philtre.db"
    whole = file.read_bytes()
    file.write_bytes(whole[:100] + b"\x5a" * (len(whole) - 100))
    assert "is damaged. Restore the last backup" in start(capsys, "--data", str(tmp_path))
    assert "est endommagée" in start(capsys, "--data", str(tmp_path), language="fr")
    file.write_bytes(b"this is no database" * 100)
    assert "is damaged" in start(capsys, "--data", str(tmp_path))


def test_a_read_only_database_is_reported_in_one_line(
    postgres: Callable[[], str], capsys: pytest.CaptureFixture[str]
) -> None:
    database = postgres()
    connect(database).dispose()
    with psycopg.connect(database, autocommit=True) as connection:
        connection.execute(f"alter database {make_url(database).database} set default_transaction_read_only = on")
    assert "can be read but not written" in start(capsys, "--database", database)


def test_a_read_only_file_is_reported_in_one_line(tmp_path: Path) -> None:
    """Root ignores file permissions, so root runs this without that right."""
    connect(sqlite_in(tmp_path)).dispose()
    (tmp_path / "philtre.lock").touch()
    (tmp_path / "philtre.db").chmod(0o444)
    tmp_path.chmod(0o555)
    try:
        command = [sys.executable, "-m", "philtre", "--lang", "en", "serve", "--port=0", "--data", str(tmp_path)]
        if os.geteuid() == 0:
            command = ["setpriv", "--bounding-set=-dac_override", *command]
        done = subprocess.run(command, capture_output=True, text=True, timeout=60, check=False)
        assert (done.returncode, done.stderr.count("\n")) == (2, 1), done.stderr
        assert "can be read but not written" in done.stderr
    finally:
        tmp_path.chmod(0o755)


async def test_the_health_check_fails_when_writing_fails(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(health, "FRESH", 0.0)
    async with running(tmp_path, faces=FACES) as server:
        client = Client(server.address)
        assert (await client.request("GET", "/healthz"))[::2] == (200, b"ok")
        with server.services.store.engine.begin() as connection:
            connection.exec_driver_sql("alter table keepsakes rename to hidden")
        assert (await client.request("GET", "/healthz"))[::2] == (503, b"games cannot be written down")
        with server.services.store.engine.begin() as connection:
            connection.exec_driver_sql("alter table hidden rename to keepsakes")
        assert (await client.request("GET", "/healthz"))[0] == 200


async def test_figures_are_for_the_host_alone(tmp_path: Path) -> None:
    async with running(tmp_path, faces=FACES, metrics_token="secret") as server:
        client = Client(server.address)
        for word in ("", "Bearer", "Bearer wrong", "secret", "Bearer secre", "Bearer sécret"):
            given = {"authorization": word.encode().decode("latin-1")}
            assert (await client.request("GET", "/metrics", headers=given))[0] == 404, word
        status, _, page = await client.request("GET", "/metrics", headers={"authorization": "Bearer secret"})
        assert status == 200
        assert b"philtre_thought_seconds_bucket" in page
        assert b'le="0.1"' not in page.split(b"philtre_thought_seconds")[1]
    async with running(tmp_path, faces=FACES, metrics_token=None) as server:
        given = {"authorization": "Bearer None"}
        assert (await Client(server.address).request("GET", "/metrics", headers=given))[0] == 404


@pytest.mark.parametrize("kind", ["turn", "days"])
async def test_games_go_on_after_a_clock_was_a_year_ahead(tmp_path: Path, kind: str) -> None:
    clock = wire.Clock(kind=kind, amount=1, then="resign")  # type: ignore[arg-type]
    async with running(tmp_path, faces=FACES) as server, Client(server.address) as ada:
        wanted = wire.CreateRoom(settings=settings(clock=clock), seats=[me("Ada"), me("Bob")], start=True)
        code = (await ada.create(wanted)).code
        async with ada.enter(code) as visit:
            await visit.ask(wire.Ping(id="p"))
    engine = connect(sqlite_in(tmp_path))
    with engine.begin() as connection:
        connection.execute(update(entries).values(at=entries.c.at + YEAR))
        connection.execute(update(rooms).values(updated=rooms.c.updated + YEAR, due=rooms.c.due + YEAR))
    engine.dispose()
    async with running(tmp_path, faces=FACES, limits=LOOSE) as server:
        if kind == "days":
            assert await server.services.store.due(now_us()) == [code]
            await server.services.commit.postpone(await server.services.opening.get(code))
            assert await server.services.store.due(now_us()) == []
        opened = await server.services.opening.get(code)
        assert opened.match.turn_began <= now_us()
