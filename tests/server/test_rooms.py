"""Rooms: creating, entering, seats, settings, spectators, lists."""

from __future__ import annotations

import random

import pytest

from philtre.client import Client, Visit
from philtre.server import wire
from philtre.server.rulings import rematch
from tests.server.running import (
    OPEN,
    Running,
    begin,
    bot,
    caught_up,
    leave_and_wait,
    make_gone,
    me,
    party,
    play_on,
    refusal,
    settings,
)


def names(visit: Visit) -> list[str | None]:
    return [seat.name for seat in visit.room.seats]


async def told(visit: Visit) -> wire.RoomInfo:
    """The next `room` message."""
    await visit.until(lambda message: isinstance(message, wire.RoomInfo))
    return visit.room


async def test_the_catalogue_lists_games_and_bots(server: Running) -> None:
    async with Client(server.address) as client:
        found = await client.catalogue()
        assert [game.name for game in found.games] == ["pebbles"]
        assert found.games[0].variants[1] == wire.VariantCard(name="long", seats=[2, 3])
        assert next(each.code for each in found.bots) == "novice"
        assert "hello" in found.phrases


async def test_a_link_and_a_name_are_enough_to_play(server: Running) -> None:
    async with Client(server.address) as ada, Client(server.address) as bob:
        made = await ada.create(wire.CreateRoom(settings=settings(), seats=[me("Ada"), OPEN]))
        card = await bob.room(f"{made.code[:4].lower()}-{made.code[4:].lower()}")
        assert (card.phase, card.mine, [seat.holder for seat in card.seats]) == ("lobby", False, ["person", "open"])
        async with bob.enter(made.code) as visit:
            await visit.ask(wire.Sit(id="1", seat=1, name="  Bob\u202e\n "))
            assert names(visit) == ["Ada", "Bob"]
            assert [seat.mine for seat in visit.room.seats] == [False, True]
            assert [seat.present for seat in visit.room.seats] == [False, True]
        assert [room.code for room in await bob.rooms()] == [made.code]


async def test_a_game_can_begin_at_once(server: Running) -> None:
    async with Client(server.address) as ada:
        made = await ada.create(wire.CreateRoom(settings=settings(), seats=[me("Ada"), bot()], start=True))
        async with ada.enter(made.code) as visit:
            await visit.until(lambda message: isinstance(message, wire.Table))
            assert visit.room.phase == "playing"


@pytest.mark.parametrize(
    ("wanted", "code"),
    [
        (wire.CreateRoom(settings=settings(game="chess")), "no-game"),
        (wire.CreateRoom(settings=settings(variant="huge")), "bad-setup"),
        (wire.CreateRoom(settings=settings(seats=7)), "bad-setup"),
        (wire.CreateRoom(settings=settings(options={"black": "9"})), "bad-setup"),
        (wire.CreateRoom(settings=settings(), seats=[OPEN] * 3), "bad-setup"),
        (wire.CreateRoom(settings=settings(), seats=[bot("godlike")]), "no-bot"),
        (wire.CreateRoom(settings=settings(stand_in="godlike")), "no-bot"),
        (wire.CreateRoom(settings=settings(), seats=[me(" \u200b ")]), "name-empty"),
        (wire.CreateRoom(settings=settings(), seats=[me("Ada")], start=True), "seats-open"),
        (wire.CreateRoom(settings=settings(clock=wire.Clock(kind="turn"))), "bad-setup"),
    ],
)
async def test_impossible_rooms_are_refused(server: Running, wanted: wire.CreateRoom, code: str) -> None:
    async with Client(server.address) as ada:
        assert await refusal(ada.create(wanted)) == code


async def test_seats_can_be_taken_left_and_swapped(server: Running) -> None:
    async with party(server.address, "Ada", "Bob", start=False, variant="long", seats=3) as (ada, bob):
        assert await refusal(bob.ask(wire.Sit(id="a", seat=0, name="Bob"))) == "seat-taken"
        assert await refusal(bob.ask(wire.Sit(id="b", seat=3, name="Bob"))) == "no-seat"
        assert await refusal(bob.ask(wire.Rise(id="c", seat=0))) == "not-host"
        await bob.ask(wire.Swap(id="d", seat=1, other=2))
        assert names(bob) == ["Ada", None, "Bob"]
        assert await refusal(bob.ask(wire.Swap(id="e", seat=2, other=0))) == "seat-taken"
        await ada.ask(wire.Swap(id="f", seat=0, other=2))
        assert names(ada) == ["Bob", None, "Ada"]
        await ada.ask(wire.Rename(id="g", seat=2, name="Ada L."))
        await ada.ask(wire.Rise(id="h", seat=0))
        assert names(ada) == [None, None, "Ada L."]


async def test_bots_can_have_any_seat_and_only_the_host_moves_people(server: Running) -> None:
    async with party(server.address, "Ada", "Bob", start=False, variant="long", seats=3) as (ada, bob):
        await bob.ask(wire.PutBot(id="a", seat=2, bot="brewer"))
        assert bob.room.seats[2].bot == "brewer"
        assert await refusal(bob.ask(wire.PutBot(id="b", seat=0, bot="brewer"))) == "not-host"
        assert await refusal(bob.ask(wire.PutBot(id="c", seat=2, bot="godlike"))) == "no-bot"
        async with Client(server.address) as stranger, stranger.enter(ada.code) as visit:
            assert await refusal(visit.ask(wire.PutBot(id="d", seat=2, bot="sage"))) == "not-host"
        await ada.ask(wire.PutBot(id="e", seat=1, bot="novice"))
        assert ada.room.seats[1].bot == "novice"


async def test_only_the_host_arranges_and_starts(server: Running) -> None:
    async with party(server.address, "Ada", "Bob", start=False) as (ada, bob):
        longer = settings(variant="long", seats=3)
        assert await refusal(bob.ask(wire.Arrange(id="a", settings=longer))) == "not-host"
        assert await refusal(bob.ask(wire.Start(id="b"))) == "not-host"
        assert {control.name: control.reason for control in bob.room.controls}["start"] == "not-host"
        await ada.ask(wire.Arrange(id="c", settings=longer))
        assert {control.name: control.reason for control in ada.room.controls}["start"] == "seats-open"
        assert await refusal(ada.ask(wire.Start(id="d"))) == "seats-open"
        await ada.ask(wire.PutBot(id="e", seat=2, bot="novice"))
        table = await ada.ask(wire.Start(id="f"))
        assert isinstance(table, wire.Table)
        assert (await told(bob)).settings.variant == "long"
        assert await refusal(ada.ask(wire.Arrange(id="g", settings=longer))) == "not-lobby"


async def test_if_the_host_leaves_somebody_else_becomes_host(server: Running) -> None:
    async with party(server.address, "Ada", "Bob", start=False) as (ada, bob):
        assert not bob.room.host
        await leave_and_wait(ada, bob)
        make_gone(server, bob, 21)
        await bob.ask(wire.Rename(id="r", seat=1, name="Bobby"))
        assert bob.room.host
        await bob.ask(wire.PutBot(id="a", seat=0, bot="novice"))
        await bob.ask(wire.Start(id="b"))


async def test_a_room_outlives_its_game(server: Running) -> None:
    async with party(server.address, "Ada", "Bob") as (ada, bob):
        first = ada.seen().table
        assert await refusal(ada.ask(wire.Rematch(id="a"))) == "not-over"
        await play_on([ada, bob], random.Random(1))
        await bob.ask(wire.Rematch(id="b"))
        await ada.ask(wire.AnswerRematch(id="b", agree=True))
        await bob.until(lambda message: isinstance(message, wire.RoomInfo) and message.phase == "lobby")
        assert (bob.room.phase, names(bob), [past.table for past in bob.room.past]) == (
            "lobby",
            ["Ada", "Bob"],
            [first],
        )
        await ada.ask(wire.Arrange(id="c", settings=settings(options={"black": "2"})))
        await begin([ada, bob])
        assert ada.seen().table != first
        await play_on([ada, bob], random.Random(2))
        await ada.ask(wire.Rematch(id="d", start=True))
        table = await bob.ask(wire.Rematch(id="d", start=True))
        assert (table.version, table.phase, len(bob.room.past)) == (0, "playing", 2)
        await caught_up([bob, ada])


async def test_spectators_use_the_same_link_unless_the_room_allows_none(server: Running) -> None:
    async with Client(server.address) as cleo, party(server.address, "Ada", "Bob") as (ada, _):
        async with cleo.enter(ada.code) as visit:
            await visit.until(lambda message: isinstance(message, wire.Table))
            assert (visit.seen().eyes, visit.seen().choices, visit.room.spectators) == (None, [], 1)
            reasons = {control.reason for control in visit.seen().means}
            assert reasons == {"not-seated"}
        async with party(server.address, "Ada", "Bob", watching=False) as (other, _):
            assert await refusal(Visit.begin(cleo, other.code)) == "watching-off"


async def test_a_persons_rooms_are_listed_latest_first(server: Running) -> None:
    async with party(server.address, "Ada", "Bob") as (ada, bob):
        other = await bob.client.create(wire.CreateRoom(settings=settings(), seats=[me("Bob")]))
        rooms = await bob.client.rooms()
        assert [room.code for room in rooms] == [other.code, ada.code]
        assert [room.my_turn for room in rooms] == [False, ada.seen().seat == 1]


async def test_a_room_remembers_its_last_tables(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rematch, "MOST_PAST", 2)
    async with party(server.address, "Ada", "Bob") as (ada, bob):
        ended = []
        for number in range(3):
            ended.append(ada.seen().table)
            await ada.ask(wire.Resign(id=f"r{number}", table=ada.seen().table, seat=0))
            await ada.ask(wire.Rematch(id=f"m{number}", start=True))
            await bob.ask(wire.AnswerRematch(id=f"n{number}", agree=True))
            await caught_up([bob, ada])
        assert [past.table for past in ada.room.past] == ended[-2:]
