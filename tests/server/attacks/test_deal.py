"""Nobody can choose a deal: the seed is fixed before the seats add their numbers, and everything can be checked."""

from __future__ import annotations

import random
import secrets
from hashlib import sha256
from pathlib import Path
from typing import Any

import msgspec
import pytest

from philtre import games
from philtre.client import Visit
from philtre.core.errors import RecordError
from philtre.server import wire
from philtre.table import recordfile
from philtre.table.record import Record, verify
from tests.core import pebbles
from tests.server.running import Running, begin, caught_up, party, play_on, refusal, running


async def add(visit: Visit, seat: int) -> str:
    """Add a number, as browsers do when they see a commitment."""
    assert visit.room.promise is not None
    number = secrets.token_hex(16)
    await visit.ask(wire.AddNumber(id=visit.new_id(), table=visit.room.promise.table, seat=seat, number=number))
    assert visit.room.seats[seat].added
    return number


async def record_of(visit: Visit, table: str) -> Record:
    return recordfile.read((await visit.client.record(table)).encode())


async def test_every_seat_has_a_share_in_the_deal(server: Running) -> None:
    async with party(server.address, "Ada", "Bob", start=False) as visits:
        promise = visits[0].room.promise
        assert promise is not None
        assert promise.table == visits[0].room.table
        numbers = [await add(visit, seat) for seat, visit in enumerate(visits)]
        await begin(visits)
        assert visits[1].room.terms[-2:] == numbers
        await play_on(visits, random.Random(1))
        seed = visits[0].seen().deal.seed
        assert seed is not None
        assert sha256(bytes.fromhex(seed)).hexdigest() == promise.commitment
        record = await record_of(visits[0], promise.table)
        assert record.deal is not None
        assert (record.deal.table, record.deal.numbers) == (promise.table, numbers)
        verify(record, pebbles.FACE)
        assert recordfile.read(recordfile.to_json(record)) == record


async def test_a_record_with_another_table_or_number_is_not_verified(tmp_path: Path) -> None:
    agreed: dict[str, Any] = {"game": "apotheca", "variant": "standard"}
    async with running(tmp_path) as server, party(server.address, "Ada", "Bob", start=False, **agreed) as visits:
        for seat, visit in enumerate(visits):
            await add(visit, seat)
        await begin(visits)
        await play_on(visits, random.Random(1), 30)
        await visits[0].ask(wire.Resign(id="r", table=visits[0].room.table, seat=0))
        record = await record_of(visits[0], visits[0].room.table)
    face, deal = games.face("apotheca"), record.deal
    verify(record, face)
    assert deal is not None
    for forged in (
        msgspec.structs.replace(deal, table="another"),
        msgspec.structs.replace(deal, numbers=[deal.numbers[1], deal.numbers[0]]),
        msgspec.structs.replace(deal, numbers=["", deal.numbers[1]]),
    ):
        with pytest.raises(RecordError):
            verify(msgspec.structs.replace(record, deal=forged), face)
    for wrong in (
        msgspec.structs.replace(record, deal=None),
        msgspec.structs.replace(record, luck="sealed"),
        msgspec.structs.replace(record, deal=msgspec.structs.replace(deal, numbers=["x", "y"])),
        msgspec.structs.replace(record, deal=msgspec.structs.replace(deal, numbers=deal.numbers[:1])),
    ):
        with pytest.raises(RecordError):
            verify(wrong, face)


async def test_a_number_can_be_added_once_for_ones_own_seat_and_this_deal(server: Running) -> None:
    async with party(server.address, "Ada", "Bob", start=False) as (ada, bob):
        await add(bob, 1)
        promise = bob.room.promise
        assert promise is not None
        for seat, table, code in (
            (1, promise.table, "number-given"),
            (0, promise.table, "not-your-seat"),
            (1, "b" * 14, "other-table"),
        ):
            wish = wire.AddNumber(id=bob.new_id(), table=table, seat=seat, number="0" * 32)
            assert await refusal(bob.ask(wish)) == code
        await bob.ask(wire.Rename(id="r", seat=1, name="Bobby"))
        assert bob.room.seats[1].added
        await ada.ask(wire.PutBot(id="p", seat=1, bot="novice"))
        assert not ada.room.seats[1].added


async def test_seed_and_table_of_the_next_deal_are_fixed_before_numbers_are_added(server: Running) -> None:
    async with party(server.address, "Ada", "Bob") as visits:
        ada, bob = visits
        promise = ada.room.promise
        assert promise is not None
        assert promise.table != ada.room.table
        numbers = [await add(visit, seat) for seat, visit in enumerate(visits)]
        await ada.ask(wire.Resign(id="r", table=ada.seen().table, seat=0))
        await ada.ask(wire.Rematch(id="again", start=True))
        await bob.ask(wire.AnswerRematch(id="yes", agree=True))
        await caught_up([bob, ada])
        assert ada.room.table == promise.table
        assert ada.room.terms[-2:] == numbers
        await play_on(visits, random.Random(2))
        record = await record_of(bob, promise.table)
        assert record.commitment == promise.commitment
        verify(record, pebbles.FACE)


async def test_everybody_sees_which_seats_added_no_number(server: Running) -> None:
    async with party(server.address, "Ada", "Bob") as visits:
        assert visits[0].room.terms[-2:] == ["-", "-"]
        await play_on(visits, random.Random(3))
        record = await record_of(visits[0], visits[0].room.table)
        assert record.deal is not None
        assert record.deal.numbers == ["", ""]
        verify(record, pebbles.FACE)
