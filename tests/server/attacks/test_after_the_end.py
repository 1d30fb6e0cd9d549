"""Strangers who enter a room after the game, or import a game, cannot change who played it."""

from __future__ import annotations

import random
from pathlib import Path

import msgspec
import pytest

from philtre import games, packs
from philtre.client import Client
from philtre.core.contract import Setup
from philtre.server import wire
from philtre.table import luck
from philtre.table.record import Record, record_of
from philtre.table.recordfile import to_text
from philtre.table.table import Table
from tests.server.attacks.test_looks import padded
from tests.server.running import LOOSE, bot, me, refusal, running, settings


def finished(seed: int = 1, content: str | None = None) -> Record:
    """A game of Mystic Moon between a bot and somebody."""
    face, rng = games.face("mystic_moon"), random.Random(seed)
    dealt = luck.sealed(rng.randbytes(32))
    table = Table(face.game, Setup("standard", 2, {}, content), dealt.chance())
    while table.seat() >= 0:
        table.enter(rng.choice(table.legal_actions()))
    return record_of(table, face, dealt, ["novice", "Bob"])


def brought(record: Record) -> wire.BringRecord:
    return wire.BringRecord(text=to_text(record))


async def test_nobody_takes_the_seat_or_the_name_of_a_winner(tmp_path: Path) -> None:
    async with running(tmp_path) as server, Client(server.address) as ada, Client(server.address) as eve:
        wanted = wire.CreateRoom(settings=settings("apotheca", "standard"), seats=[me("Ada"), bot()], start=True)
        made = await ada.create(wanted)
        async with ada.enter(made.code) as visit, eve.enter(made.code) as stranger:
            await visit.ask(wire.Resign(id="r", table=made.table, seat=0))
            for number, wish in enumerate(
                (
                    wire.Sit(id="a", seat=1, name="Eve"),
                    wire.PutBot(id="b", seat=1, bot="sage"),
                    wire.Rise(id="c", seat=1),
                )
            ):
                assert await refusal(stranger.ask(wish)) == "over", number
            assert await refusal(visit.ask(wire.Rename(id="d", seat=0, name="Winner"))) == "over"
            # What is wanted for the next game is done at the next table.
            await visit.ask(wire.Rematch(id="e"))
            await stranger.ask(wire.Sit(id="f", seat=1, name="Eve"))
            assert [(tally.name, tally.bot, tally.wins) for tally in visit.room.score] == [
                ("Ada", None, 0),
                (None, "novice", 1),
            ]
            assert visit.room.past[-1].names == ["Ada", None]


async def test_an_imported_game_belongs_to_nobody(tmp_path: Path) -> None:
    async with running(tmp_path) as server, Client(server.address) as eve:
        made = await eve.post("/api/records", brought(finished()), wire.Created)
        async with eve.enter(made.code) as visit:
            assert await refusal(visit.ask(wire.Sit(id="a", seat=0, name="Eve"))) == "over"
            assert await refusal(visit.ask(wire.Rematch(id="b", start=True))) == "not-host"
        async with eve.enter(made.code, watch=True) as visit:
            assert not visit.room.host


async def test_a_pack_in_a_record_is_checked_like_any_other(tmp_path: Path) -> None:
    """Because the game can be continued with it from any of its points."""
    few = msgspec.structs.replace(LOOSE, new_packs=0.001, new_pack_burst=2)
    async with running(tmp_path, limits=few) as server, Client(server.address) as eve:
        sent = [await eve.request("POST", "/api/records", msgspec.json.encode(brought(one))) for one in packed(4)]
        assert [status for status, _, _ in sent] == [201, 201, 429, 429]
        again = brought(finished(9, padded(0)))  # that pack is there already
        assert (await eve.request("POST", "/api/records", msgspec.json.encode(again)))[0] == 201


def packed(count: int) -> list[Record]:
    return [finished(number, padded(number)) for number in range(count)]


async def test_a_record_cannot_bring_an_unplayable_pack(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with running(tmp_path) as server, Client(server.address) as eve:
        record = brought(finished(1, padded(1)))
        monkeypatch.setattr(packs, "LONGEST", 3)  # as if its games never ended
        assert await refusal(eve.post("/api/records", record, wire.Created)) == "bad-pack"


async def test_imported_records_are_rate_limited(tmp_path: Path) -> None:
    few = msgspec.structs.replace(LOOSE, records=0.001, record_burst=3)
    async with running(tmp_path, limits=few) as server, Client(server.address) as eve:
        sent = [
            await eve.request("POST", "/api/records", msgspec.json.encode(brought(finished(seed)))) for seed in range(5)
        ]
        assert [status for status, _, _ in sent] == [201, 201, 201, 429, 429]
