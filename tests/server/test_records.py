"""After the game: the record, the replay with any seat's view, and continuing from any point."""

from __future__ import annotations

import random

import msgspec
import pytest

from philtre.client import Client
from philtre.core.errors import RecordError
from philtre.server import wire
from philtre.table import recordfile
from philtre.table.record import verify
from tests.core import pebbles
from tests.server.running import Running, party, play_on, refusal


async def test_the_record_can_be_downloaded_and_verified(server: Running) -> None:
    async with party(server.address, "Ada", "Bob") as visits:
        table = visits[0].seen().table
        assert await refusal(visits[0].client.record(table)) == "running"
        await play_on(visits, random.Random(1))
        text = await visits[0].client.record(table)
        status, headers, _ = await visits[0].client.request("GET", f"/api/tables/{table}/record")
        assert (status, headers["content-disposition"]) == (200, f'attachment; filename="philtre-{table}.txt"')
    record = recordfile.read(text.encode())
    assert record.players == ["Ada", "Bob"]
    verify(record, pebbles.FACE)
    with pytest.raises(RecordError, match="promised"):
        verify(msgspec.structs.replace(record, seed="0" * 64), pebbles.FACE)


async def test_a_game_can_be_replayed_with_the_view_of_any_seat(server: Running) -> None:
    async with party(server.address, "Ada", "Bob") as visits:
        await play_on(visits, random.Random(2))
        end = visits[0].seen()
        client = visits[0].client
        shown = {eyes: await client.replay(end.table, eyes=eyes) for eyes in ("", 0, 1)}
        for replay in shown.values():
            assert [step.deed.version for step in replay.steps] == list(range(end.version + 1))
            assert replay.outcome == end.outcome
            assert replay.deal.seed is not None
        drew = next(step.deed.version for step in shown[""].steps if step.notation == "draw")
        seat = shown[""].steps[drew].deed.seat
        assert seat is not None
        hands = {eyes: msgspec.json.decode(replay.steps[drew].view)["hand"]["colour"] for eyes, replay in shown.items()}
        assert (hands[""], hands[1 - seat]) == (None, None)
        assert hands[seat] in ("black", "white")


async def test_long_games_come_in_pieces(server: Running) -> None:
    async with party(server.address, "Ada", "Bob") as visits:
        await play_on(visits, random.Random(3))
        table, last = visits[0].seen().table, visits[0].seen().version
        piece = await visits[0].client.replay(table, start=2, count=3)
        assert ([step.deed.version for step in piece.steps], piece.start, piece.version) == ([2, 3, 4], 2, last)
        assert (await visits[0].client.replay(table, start=last + 10)).steps == []
        for query in ({"start": "x"}, {"count": "-1"}, {"eyes": "-1"}):
            assert await refusal(visits[0].client.replay(table, **query)) == "bad-message"
        assert await refusal(visits[0].client.replay(table, eyes=7)) == "no-seat"
        assert await refusal(visits[0].client.replay("no-such-table")) == "no-table"


async def test_a_running_game_has_only_the_view_of_spectators(server: Running) -> None:
    async with party(server.address, "Ada", "Bob") as visits:
        await play_on(visits, random.Random(4), 3)
        table = visits[0].seen().table
        replay = await visits[0].client.replay(table)
        assert (len(replay.steps), replay.deal.seed, replay.outcome) == (4, None, None)
        assert [step.notation for step in replay.steps] == [None] * 4
        for eyes in (0, 1):
            assert await refusal(visits[eyes].client.replay(table, eyes=eyes)) == "running"
    async with party(server.address, "Ada", "Bob", watching=False) as visits:
        assert await refusal(visits[0].client.replay(visits[0].seen().table)) == "watching-off"


async def test_a_finished_game_can_be_continued_from_any_point(server: Running) -> None:
    async with party(server.address, "Ada", "Bob") as visits:
        table = visits[0].seen().table
        wish = wire.Fork(version=2, seat=0, name="Cleo", bot="novice")
        async with Client(server.address) as cleo:
            assert await refusal(cleo.fork(table, wish)) == "running"
            await play_on(visits, random.Random(5))
            last = visits[0].seen().version
            point = (await cleo.replay(table, start=2, count=1)).steps[0]
            made = await cleo.fork(table, wish)
            async with cleo.enter(made.code) as visit:
                await visit.until(lambda message: isinstance(message, wire.Table))
                assert visit.room.origin == wire.Origin(table=table, version=2)
                assert (visit.seen().seat, visit.seen().prompt) == (point.seat, point.prompt)
                while visit.seen().seat is not None:
                    if visit.seen().seat == 0:
                        await visit.act(visit.seen().choices[-1].id)
                    else:
                        await visit.until(lambda message: isinstance(message, wire.Table))
            verify(recordfile.read((await cleo.record(made.table)).encode()), pebbles.FACE)
            for wrong, code in (
                (wire.Fork(version=last + 1, seat=0, name="C", bot="novice"), "no-point"),
                (wire.Fork(version=last, seat=0, name="C", bot="novice"), "over"),
                (wire.Fork(version=1, seat=5, name="C", bot="novice"), "no-seat"),
                (wire.Fork(version=1, seat=0, name=" ", bot="novice"), "name-empty"),
                (wire.Fork(version=1, seat=0, name="C", bot="x"), "no-bot"),
            ):
                assert await refusal(cleo.fork(table, wrong)) == code
