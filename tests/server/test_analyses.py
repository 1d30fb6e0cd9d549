"""Analyses on the server: their results, who may request them, and that running games have priority."""

from __future__ import annotations

import asyncio
import random
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import Any

import msgspec
import pytest

from philtre.analysis import Budget, Decision, Move, analyse
from philtre.client import Client, Visit
from philtre.games import face
from philtre.server import wire
from philtre.server.thinking import analyses
from philtre.server.thinking.pool import GLANCE
from philtre.server.thinking.processes import Processes
from philtre.server.thinking.questions import Task
from philtre.table import recordfile
from philtre.table.record import table_of, verify
from tests.core import pebbles
from tests.server.running import LOOSE, OPEN, Process, Running, begin, me, party, play_on, refusal, running, settings

PEBBLES = {"pebbles": pebbles.FACE}


@asynccontextmanager
async def finished(server: Running, seed: int) -> AsyncIterator[tuple[Visit, str]]:
    """A person with a finished game, and its table."""
    async with party(server.address, "Ada", "Bob") as visits:
        await play_on(visits, random.Random(seed))
        yield visits[0], visits[0].seen().table


@asynccontextmanager
async def listening(client: Client, table: str) -> AsyncIterator[asyncio.StreamReader]:
    """A connection on which an analysis was requested, after the headers of the response."""
    host, port = client.address.removeprefix("http://").split(":")
    reader, writer = await asyncio.open_connection(host, int(port))
    cookie = client.headers()["cookie"]
    asked = f"POST /api/tables/{table}/analysis HTTP/1.1\r\nhost: {host}:{port}\r\ncookie: {cookie}\r\n"
    writer.write(f"{asked}content-length: 0\r\n\r\n".encode())
    assert b"200" in await reader.readline()
    await reader.readuntil(b"\r\n\r\n")
    try:
        yield reader
    finally:
        writer.close()
        await writer.wait_closed()


async def next_line(reader: asyncio.StreamReader) -> wire.Analysing:
    """The next chunk of the response: its size, then a line."""
    await reader.readline()
    line = await reader.readline()
    await reader.readline()
    return msgspec.json.decode(line, type=wire.Analysing)


class Halted:
    """Replaces the pool's `judge`: every decision waits for a signal."""

    def __init__(self, server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
        self.go = asyncio.Semaphore(0)
        self.asked = 0
        monkeypatch.setattr(server.services.pool, "judge", self)

    async def __call__(self, task: Task, step: Any, _: Budget) -> Decision:
        self.asked += 1
        await self.go.acquire()
        move = Move(step.entry, "", [0.5, 0.5])
        return Decision(step.number - 1, step.seat, [0.5, 0.5], [move], move, 0.0)


async def quiet(server: Running) -> None:
    """Wait until no analysis is running."""
    async with asyncio.timeout(5):
        while server.services.analyses._under_way:
            await asyncio.sleep(0.01)


async def test_an_analysis_is_the_same_as_on_the_command_line_but_with_choices(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(analyses, "budget_for", lambda _: Budget(40))
    async with finished(server, 1) as (visit, table):
        found = await visit.client.analyse(table)
        record = recordfile.read((await visit.client.record(table)).encode())
        replay = await visit.client.replay(table)
    expected = analyse(table_of(record, pebbles.FACE), Budget(40), analyses.SEED)
    assert (found.mistakes, found.ending) == (expected.mistakes, expected.ending)
    assert len(found.decisions) == len(expected.decisions) == replay.version
    for told, known in zip(found.decisions, expected.decisions, strict=True):
        assert (told.version, told.seat, told.values, told.loss) == (
            known.version,
            known.seat,
            known.values,
            known.loss,
        )
        assert told.played.choice is not None
        assert told.played.choice.notation == known.played.notation == replay.steps[told.version + 1].notation
        assert [move.choice and move.choice.id for move in told.best] == [move.action for move in known.best]


async def test_only_finished_games_are_analysed(server: Running) -> None:
    async with party(server.address, "Ada", "Bob") as visits, Client(server.address) as stranger:
        ada, table = visits[0].client, visits[0].seen().table
        await play_on(visits, random.Random(2), 3)
        for client in (ada, visits[1].client, stranger):
            assert await refusal(client.analyse(table)) == "running"
        assert server.services.analyses.under_way(table) is None
        assert await refusal(ada.analyse("no-such-table")) == "no-table"
        assert await refusal(Client(server.address).analyse(table)) == "bad-cookie"
        for visit, seat in zip(visits, (0, 1), strict=True):
            wish = wire.OfferStop if seat == 0 else wire.AnswerStop
            more = {} if seat == 0 else {"agree": True}
            await visit.ask(wish(id=visit.new_id(), table=table, seat=seat, **more))
        assert len((await ada.analyse(table)).decisions) == 3
        made = await ada.create(wire.CreateRoom(settings=settings(), seats=[me("Ada"), OPEN]))
        assert await refusal(ada.analyse(made.table)) == "not-playing"


async def test_a_game_without_decisions_is_refused(server: Running) -> None:
    async with Client(server.address) as ada:
        made = await ada.create(wire.CreateRoom(settings=settings(), seats=[me("Ada"), me("Bob")], start=True))
        async with ada.enter(made.code) as visit:
            await visit.until(lambda message: isinstance(message, wire.Table))
            await visit.ask(wire.OfferStop(id="a", table=made.table, seat=0))
            await visit.ask(wire.AnswerStop(id="b", table=made.table, seat=1, agree=True))
        assert await refusal(ada.analyse(made.table)) == "no-decisions"


async def test_an_analysis_is_stored_with_the_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with running(tmp_path, faces=PEBBLES) as server, finished(server, 3) as (visit, table):
        first = await visit.client.analyse(table)
    async with running(tmp_path, faces=PEBBLES) as server, Client(server.address) as stranger:
        halted = Halted(server, monkeypatch)
        assert await stranger.analyse(table) == first
        assert halted.asked == 0


async def test_two_requests_share_an_analysis_which_stops_when_both_have_left(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    halted = Halted(server, monkeypatch)
    async with finished(server, 4) as (visit, table), Client(server.address) as other:
        async with listening(visit.client, table) as mine:
            assert (await next_line(mine)).done == 0
            async with listening(other, table) as theirs:
                assert (await next_line(theirs)).done == 0
                halted.go.release()
                assert (await next_line(mine)).done == (await next_line(theirs)).done == 1
            halted.go.release()
            assert (await next_line(mine)).done == 2
        await quiet(server)
        assert halted.asked == 3  # the third decision was judged in vain, a fourth was not begun
        for _ in range(1000):
            halted.go.release()
        assert (await visit.client.analyse(table)).decisions[0].played.values == [0.5, 0.5]


async def test_a_room_has_one_analysis_at_a_time_and_the_server_only_a_few(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    halted = Halted(server, monkeypatch)
    monkeypatch.setattr(analyses, "MOST_AT_ONCE", 2)
    async with party(server.address, "Ada", "Bob") as visits, finished(server, 6) as (other, second):
        await play_on(visits, random.Random(5))
        ada, first = visits[0].client, visits[0].seen().table
        await visits[0].ask(wire.Rematch(id=visits[0].new_id(), start=True))
        await visits[1].ask(wire.AnswerRematch(id=visits[1].new_id(), agree=True))
        await visits[0].until(lambda message: isinstance(message, wire.Table) and message.table != first)
        await play_on(visits, random.Random(7))
        async with listening(ada, first) as reader:
            await next_line(reader)
            assert await refusal(ada.analyse(visits[0].seen().table)) == "too-many"
            async with listening(other.client, second) as reader:
                await next_line(reader)
                async with finished(server, 8) as (third, table):
                    assert await refusal(third.client.analyse(table)) == "too-many"
        await quiet(server)
        assert halted.asked <= 2


async def test_one_address_does_not_get_all_analyses(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    """Somebody with four games could keep everybody else's from being analysed."""
    Halted(server, monkeypatch)
    async with (
        finished(server, 21) as (ada, first),
        finished(server, 22) as (bob, second),
        finished(server, 23) as (eve, third),
        listening(ada.client, first) as reader,
        listening(bob.client, second) as other,
    ):
        await next_line(reader)
        await next_line(other)
        assert await refusal(eve.client.analyse(third)) == "too-many"
    await quiet(server)


async def test_new_analyses_are_rate_limited_and_stored_ones_are_not(tmp_path: Path) -> None:
    few = msgspec.structs.replace(LOOSE, analyses=0.01, analysis_burst=1)
    async with (
        running(tmp_path, faces=PEBBLES, limits=few) as server,
        finished(server, 15) as (visit, first),
        finished(server, 16) as (other, second),
    ):
        assert await visit.client.analyse(first) == await other.client.analyse(first)
        assert await refusal(other.client.analyse(second)) == "too-many"


async def test_a_failed_analysis_is_reported_and_not_stored(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    async def lost(*_: object) -> None:
        return None

    async with finished(server, 9) as (visit, table):
        with monkeypatch.context() as broken:
            broken.setattr(server.services.pool, "judge", lost)
            assert await refusal(visit.client.analyse(table)) == "busy"
        assert (await visit.client.analyse(table)).decisions


async def test_an_analysis_gives_up_if_bots_leave_no_time(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    Halted(server, monkeypatch)
    monkeypatch.setattr(analyses, "LONGEST", 0.05)
    async with finished(server, 10) as (visit, table):
        assert await refusal(visit.client.analyse(table)) == "busy"


async def test_a_stopping_server_ends_all_analyses(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with asyncio.timeout(10), AsyncExitStack() as stack:
        async with running(tmp_path, faces=PEBBLES) as server:
            Halted(server, monkeypatch)
            visit, table = await stack.enter_async_context(finished(server, 14))
            reader = await stack.enter_async_context(listening(visit.client, table))
            assert (await next_line(reader)).problem is None
        last = await next_line(reader)
        assert (last.problem and last.problem.code) == "busy"


async def test_running_games_have_priority(monkeypatch: pytest.MonkeyPatch) -> None:
    pool, order = Processes(1), []

    async def think(question: Any, *_: object) -> None:
        order.append(question.__name__)
        await asyncio.sleep(3 * GLANCE)

    monkeypatch.setattr(pool, "_think", think)
    task = Task("", "short", 2, {}, None, (), 1)
    playing = [asyncio.create_task(pool.choose(task, "novice"))]
    await asyncio.sleep(0)
    analysing = asyncio.create_task(pool.judge(task, None, Budget()))  # type: ignore[arg-type]
    await asyncio.sleep(0)
    playing += [asyncio.create_task(pool.choose(task, "novice")) for _ in range(2)]
    await asyncio.gather(analysing, *playing)
    assert order == ["choose", "choose", "choose", "judge"]


def test_long_games_get_less_time_per_decision() -> None:
    assert analyses.budget_for(10) == Budget(analyses.SIMULATIONS, analyses.LONGEST_LOOK)
    for decisions in (1, 50, 100, 500, 5_000):
        budget = analyses.budget_for(decisions)
        assert budget.milliseconds * analyses.PARTS * decisions <= analyses.THINKING


async def test_a_forked_game_survives_a_kill(tmp_path: Path) -> None:
    """It begins with the position and new luck, and so does its record, which is valid."""
    first = Process(f"--data={tmp_path}")
    async with party(first.address, "Ada", "Bob", game="apotheca", variant="standard") as visits:
        await play_on(visits, random.Random(11), 12)
        table = visits[0].seen().table
        await visits[1].ask(wire.Resign(id=visits[1].new_id(), table=table, seat=1))
        ada, bob = visits[0].client, visits[1].client
        wish = wire.Fork(version=7, seat=1, name="Ada")
        made = await ada.fork(table, wish)
        point = (await ada.replay(table, start=7, count=1)).steps[0]
        assert await refusal(ada.analyse(made.table)) == "not-playing"
        async with bob.enter(made.code) as guest, ada.enter(made.code) as host:
            assert (guest.room.phase, guest.room.origin) == ("lobby", wire.Origin(table=table, version=7))
            assert [seat.holder for seat in guest.room.seats] == ["open", "person"]
            await guest.ask(wire.Sit(id="s", seat=0, name="Bob"))
            await begin([host, guest])
            assert (guest.seen().seat, guest.seen().prompt) == (point.seat, point.prompt)
            await play_on([guest, host], random.Random(12), 5)
            assert await refusal(bob.analyse(made.table)) == "running"
            old = guest.seen()
    first.kill()
    again = Process(f"--data={tmp_path}")
    try:
        ada.address = bob.address = again.address
        async with bob.enter(made.code) as guest, ada.enter(made.code) as host:
            for visit in (guest, host):
                await visit.until(lambda message: isinstance(message, wire.Table))
            assert (guest.seen().version, guest.seen().view) == (5, old.view)
            await play_on([guest, host], random.Random(13), 5)
            await host.ask(wire.Resign(id="r", table=made.table, seat=1))
        record = recordfile.read((await bob.record(made.table)).encode())
        origin = recordfile.read((await bob.record(table)).encode())
        assert record.start is not None
        assert record.seed != origin.seed
        assert verify(record, face("apotheca")).version == 11
    finally:
        again.stop()
