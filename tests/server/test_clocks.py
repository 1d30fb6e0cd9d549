"""Clocks that run out, absent people, and moves of the server for them."""

from __future__ import annotations

import asyncio
import itertools
import random
from pathlib import Path

from philtre.client import Client, Visit
from philtre.server import wire
from philtre.server.clock import now_us
from philtre.server.rooms import clocks
from philtre.server.rooms.clocks import DAY, SECOND, Attendance
from tests.core import pebbles
from tests.server.running import (
    Running,
    bot,
    caught_up,
    leave_and_wait,
    make_gone,
    me,
    party,
    play_on,
    running,
    settings,
)


def is_table(message: wire.Telling) -> bool:
    return isinstance(message, wire.Table)


async def next_table(visit: Visit) -> wire.Table:
    await visit.until(is_table)
    return visit.seen()


async def test_when_time_is_over_the_absent_rule_plays(server: Running) -> None:
    clock = wire.Clock(kind="turn", amount=1)
    async with party(server.address, "Ada", "Bob", clock=clock) as visits:
        first = visits[0].seen()
        assert first.clock is not None
        assert (first.clock.seat, first.clock.allowed, first.clock.then) == (first.seat, 1000, "absent")
        assert 0 < first.clock.deadline - first.now <= 1000
        after = await next_table(visits[0])
        assert (after.version, after.story[0].by, after.story[0].seat) == (1, "absent", first.seat)
        assert after.now >= first.clock.deadline


async def test_when_time_is_over_a_bot_plays_or_the_seat_resigns(server: Running) -> None:
    async with party(server.address, "Ada", "Bob", clock=wire.Clock(kind="turn", amount=1, then="bot")) as visits:
        assert (await next_table(visits[0])).story[0].by == "stand_in"
    async with party(server.address, "Ada", "Bob", clock=wire.Clock(kind="turn", amount=1, then="resign")) as visits:
        seat = visits[0].seen().seat
        assert seat is not None
        end = await next_table(visits[0])
        assert end.outcome is not None
        assert (end.outcome.reason, end.outcome.winners) == ("resigned", [1 - seat])


async def test_a_person_who_acts_in_time_keeps_the_turn(server: Running) -> None:
    async with party(server.address, "Ada", "Bob", clock=wire.Clock(kind="turn", amount=2)) as visits:
        luck = random.Random(1)
        for _ in range(4):
            await asyncio.sleep(0.3)
            await play_on(visits, luck, 1)
        replay = await visits[0].client.replay(visits[0].seen().table)
        assert {step.deed.by for step in replay.steps} == {"person"}


async def test_undo_gives_no_extra_time(server: Running) -> None:
    async with party(server.address, "Ada", "Bob", clock=wire.Clock(kind="turn", amount=60)) as visits:
        luck = random.Random(2)
        while not any(choice.verb == "slide" for choice in visits[visits[0].seen().seat or 0].seen().choices):
            await play_on(visits, luck, 1)
        actor = visits[visits[0].seen().seat or 0]
        before = actor.seen().clock
        slid = await actor.act(next(choice.id for choice in actor.seen().choices if choice.verb == "slide"))
        undone = await actor.ask(wire.Undo(id="u", table=slid.table, version=slid.version))
        assert slid.clock == undone.clock == before


async def test_days_pass_while_nobody_is_connected(tmp_path: Path) -> None:
    faces = {"pebbles": pebbles.FACE}
    async with running(tmp_path, faces=faces) as server:
        clock = wire.Clock(kind="days", amount=2)
        async with party(server.address, "Ada", "Bob", clock=clock) as visits:
            code, first = visits[0].code, visits[0].seen()
            assert first.clock is not None
            assert first.clock.allowed == 2 * 86_400_000
            await play_on(visits, random.Random(1), 1)
        store = server.services.store
        assert await store.due(now_us() + DAY) == []
        assert await store.due(now_us() + 3 * DAY) == [code]


async def test_a_room_whose_days_are_over_is_handled_after_a_restart(tmp_path: Path) -> None:
    faces = {"pebbles": pebbles.FACE}
    async with running(tmp_path, faces=faces) as server:
        async with party(server.address, "Ada", "Bob", clock=wire.Clock(kind="days", amount=1)) as visits:
            code, table_id = visits[0].code, visits[0].seen().table
        await server.services.opening.close(server.services.registry.open[code])
        past = now_us() - 2 * DAY
        await _backdate(server, table_id, code, past)
    async with running(tmp_path, faces=faces) as server:
        for _ in range(100):
            rows = await server.services.store.rows(table_id)
            if b'"absent"' in rows[-1].body:
                break
            await asyncio.sleep(0.05)
        else:
            raise AssertionError("nobody played for the seat whose days are over")


async def _backdate(server: Running, table_id: str, code: str, at: int) -> None:
    from sqlalchemy import update

    from philtre.server.storage.schema import entries, rooms
    from philtre.server.storage.writer import Write

    old = update(entries).where(entries.c.table_id == table_id).values(at=at)
    due = update(rooms).where(rooms.c.code == code).values(due=at + DAY)
    await server.services.store.write(Write(after=[(old, {}), (due, {})]))


async def test_a_bot_plays_for_an_absent_person_until_they_return(server: Running) -> None:
    async with party(server.address, "Ada", "Bob", grace=5, away="bot") as visits:
        seat = visits[0].seen().seat
        assert seat is not None
        gone, there = visits[seat], visits[1 - seat]
        await leave_and_wait(gone, there)
        make_gone(server, there, 6)
        played = await next_table(there)
        assert (played.story[0].seat, played.story[0].by) == (seat, "stand_in")
        while there.seen().seat == seat:
            await next_table(there)
        # The person returns and has the seat again.
        async with gone.client.enter(gone.code) as back:
            table = await next_table(back)
            assert table.eyes == seat
            await there.act(there.seen().choices[0].id)
            while there.seen().seat != seat:
                await there.act(there.seen().choices[0].id)
            await caught_up([there, back])
            assert (await back.act(back.seen().choices[0].id)).story[-1].by == "person"


async def test_away_is_shown(server: Running) -> None:
    async with party(server.address, "Ada", "Bob", grace=5, away="wait") as (ada, bob):
        await leave_and_wait(bob, ada)
        assert (ada.room.seats[1].present, ada.room.seats[1].away) == (False, False)
        make_gone(server, ada, 6)
        await ada.ask(wire.Hello(id="a", protocol=wire.PROTOCOL))
        assert ada.room.seats[1].away


async def test_nobody_plays_for_an_absent_person_if_nobody_waits(server: Running) -> None:
    async with Client(server.address) as ada:
        wanted = wire.CreateRoom(settings=settings(grace=5, away="bot"), seats=[me("Ada"), me("Also Ada")], start=True)
        made = await ada.create(wanted)
        opened = await server.services.opening.get(made.code)
        opened.gone[ada.person] = now_us() - 60 * SECOND
        assert clocks.next_duty(opened.match, opened.attendance, now_us(), 0) is None


async def test_bots_wait_until_somebody_is_connected(server: Running) -> None:
    async with Client(server.address) as ada:
        made = await ada.create(wire.CreateRoom(settings=settings(), seats=[bot(), bot()], start=True))
        opened = await server.services.opening.get(made.code)
        unwatched = Attendance(set(), {}, watched=False)
        assert clocks.next_duty(opened.match, unwatched, now_us(), 0) is None
        async with ada.enter(made.code) as visit:
            while visit.table is None or visit.table.seat is not None:
                await next_table(visit)
            assert visit.seen().outcome is not None


def test_a_bots_thinking_time_is_hidden() -> None:
    """The time may depend on what the bot knows, so it always moves at the next beat."""
    assert {clocks.beat(1_000, 1_000 + late, 200) for late in (-900, -1, 0)} == {1_000}
    assert {clocks.beat(1_000, 1_000 + late, 200) for late in (1, 50, 199, 200)} == {1_200}
    assert clocks.beat(1_000, 1_201, 200) == 1_400


async def test_bots_move_slowly_enough_to_follow(tmp_path: Path) -> None:
    async with running(tmp_path, pace=0.2, faces={"pebbles": pebbles.FACE}) as server, Client(server.address) as ada:
        made = await ada.create(wire.CreateRoom(settings=settings(), seats=[bot(), bot("brewer")], start=True))
        async with ada.enter(made.code) as visit:
            await next_table(visit)
            while visit.seen().version < 6:
                await next_table(visit)
        rows = await server.services.store.rows(made.table)
    times = [row.at for row in rows if b'"played"' in row.body]
    assert all(later - earlier >= 195_000 for earlier, later in itertools.pairwise(times))


async def test_without_a_clock_nobody_plays_for_a_person_unless_the_settings_say_so(server: Running) -> None:
    async with party(server.address, "Ada", "Bob") as visits:
        assert visits[0].room.settings.away == "wait"
        seat = visits[0].seen().seat
        assert seat is not None
        gone, there = visits[seat], visits[1 - seat]
        await leave_and_wait(gone, there)
        assert there.room.seats[seat].stand_in_at is None
        make_gone(server, there, 86_400)
        opened = server.services.registry.open[there.code]
        assert clocks.next_duty(opened.match, opened.attendance, now_us(), 0) is None


async def test_the_time_when_somebody_will_play_for_a_person_is_announced(server: Running) -> None:
    async with party(server.address, "Ada", "Bob", grace=300, away="bot") as (ada, bob):
        before = now_us() // 1000
        await leave_and_wait(bob, ada)
        at = ada.room.seats[1].stand_in_at
        assert at is not None
        assert before <= at - 300_000 <= now_us() // 1000
        async with bob.client.enter(bob.code) as back:
            assert back.room.seats[1].stand_in_at is None
