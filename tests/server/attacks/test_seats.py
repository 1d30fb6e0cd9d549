"""Seats during a game: nobody loses one through a bad connection, and nobody sees another's secrets."""

from __future__ import annotations

from typing import Any

from philtre.client import Client
from philtre.server import wire
from tests.server.running import Running, bot, leave_and_wait, make_gone, me, party, refusal, settings

THREE: dict[str, Any] = {"variant": "long", "seats": 3}


async def test_a_short_loss_of_connection_gives_no_seat_away(server: Running) -> None:
    """A host could put a bot on a seat 4 ms after its socket was closed, and take it with another cookie."""
    async with party(server.address, "Ada", "Bob") as (ada, bob):
        await leave_and_wait(bob, ada)
        assert await refusal(ada.ask(wire.PutBot(id="a", seat=1, bot="novice"))) == "person-returns"
        assert await refusal(ada.ask(wire.Rise(id="b", seat=1))) == "person-returns"
        table = (await ada.ask(wire.OfferStop(id="c", table=ada.room.table, seat=0))).offer
        assert table.waiting == [1]


async def test_a_single_vote_never_hands_over_a_seat(server: Running) -> None:
    async with party(server.address, "Ada", "Bob", away="wait") as (ada, bob):
        await leave_and_wait(bob, ada)
        make_gone(server, ada, 3600)
        for attempt in range(3):
            await ada.ask(wire.PutBot(id=f"a{attempt}", seat=1, bot="novice"))
        assert (ada.room.seats[1].holder, ada.room.seats[1].voices) == ("person", 1)
        async with bob.client.enter(bob.code) as back:
            assert back.room.seats[1].mine


async def test_all_waiting_players_together_can_hand_over_a_seat(server: Running) -> None:
    async with party(server.address, "Ada", "Bob", "Cleo", away="wait", **THREE) as (ada, bob, cleo):
        await leave_and_wait(bob, ada)
        assert await refusal(cleo.ask(wire.PutBot(id="a", seat=1, bot="novice"))) == "person-returns"
        make_gone(server, ada, 3600)
        await cleo.ask(wire.PutBot(id="b", seat=1, bot="novice"))
        assert (cleo.room.seats[1].holder, cleo.room.seats[1].voices) == ("person", 1)
        await ada.ask(wire.PutBot(id="c", seat=1, bot="sage"))
        assert (ada.room.seats[1].holder, ada.room.seats[1].bot) == ("bot", "sage")


async def test_votes_are_forgotten_when_the_person_is_back(server: Running) -> None:
    async with party(server.address, "Ada", "Bob", "Cleo", away="wait", **THREE) as (ada, bob, cleo):
        await leave_and_wait(bob, ada)
        make_gone(server, ada, 3600)
        await cleo.ask(wire.PutBot(id="b", seat=1, bot="novice"))
        async with bob.client.enter(bob.code) as back:
            assert back.room.seats[1].voices == 0
            await ada.until(lambda message: isinstance(message, wire.RoomInfo) and message.seats[1].present)
            await leave_and_wait(back, ada)
        assert (ada.room.seats[1].holder, ada.room.seats[1].voices) == ("person", 0)


async def test_a_stranger_cannot_take_a_bots_seat_during_a_game(server: Running) -> None:
    async with Client(server.address) as ada, Client(server.address) as eve:
        wanted = wire.CreateRoom(settings=settings(), seats=[me("Ada"), bot("sage")], start=True)
        code = (await ada.create(wanted)).code
        async with ada.enter(code) as host, eve.enter(code) as stranger:
            assert await refusal(stranger.ask(wire.Sit(id="a", seat=1, name="Eve"))) == "no-stand-ins"
            assert await refusal(stranger.ask(wire.PutBot(id="b", seat=1, bot="novice"))) == "not-host"
            assert await refusal(host.ask(wire.Sit(id="c", seat=1, name="Ada 2"))) == "knows-secrets"


async def test_if_allowed_somebody_may_take_a_bots_seat_and_the_level_is_kept(server: Running) -> None:
    async with Client(server.address) as ada, Client(server.address) as bob:
        seats = [me("Ada"), bot("sage")]
        wanted = wire.CreateRoom(settings=settings(stand_ins=True), seats=seats, start=True)
        code = (await ada.create(wanted)).code
        async with ada.enter(code), bob.enter(code) as guest:
            await guest.ask(wire.Sit(id="a", seat=1, name="Bob"))
            assert (guest.room.seats[1].holder, guest.room.seats[1].bot) == ("person", None)
            await guest.ask(wire.Rise(id="b", seat=1))
            assert (guest.room.seats[1].holder, guest.room.seats[1].bot) == ("bot", "sage")


async def test_only_the_host_changes_a_bots_level(server: Running) -> None:
    async with party(server.address, "Ada", "Bob", start=False, **THREE) as (ada, bob):
        await bob.ask(wire.PutBot(id="a", seat=2, bot="brewer"))
        assert await refusal(bob.ask(wire.PutBot(id="b", seat=2, bot="novice"))) == "not-host"
        await ada.ask(wire.Start(id="c"))
        await bob.until(lambda message: isinstance(message, wire.Table))
        assert await refusal(bob.ask(wire.PutBot(id="d", seat=2, bot="novice"))) == "not-host"
        await ada.ask(wire.PutBot(id="e", seat=2, bot="sage"))
        assert ada.room.seats[2].bot == "sage"


async def test_a_person_may_return_to_the_seat_they_left(server: Running) -> None:
    async with party(server.address, "Ada", "Bob") as (_, bob):
        await bob.ask(wire.Rise(id="a", seat=1))
        await bob.ask(wire.Sit(id="b", seat=1, name="Bob"))
        assert bob.room.seats[1].mine


async def test_a_host_stays_host_during_a_short_loss_of_connection(server: Running) -> None:
    async with party(server.address, "Ada", "Bob", start=False) as (ada, bob):
        await leave_and_wait(ada, bob)
        assert not bob.room.host
        assert await refusal(bob.ask(wire.PutBot(id="a", seat=0, bot="novice"))) == "not-host"
        make_gone(server, bob, 3600)
        await bob.ask(wire.PutBot(id="b", seat=0, bot="novice"))


async def test_two_persons_have_two_names(server: Running) -> None:
    async with party(server.address, "Ada", "Bob", start=False, **THREE) as (ada, bob):
        for name in ("Ada", " ADA ", "ada", "\uff21da", "A d a", "\u0410da", "Ad\u0430", "\u0391da"):
            assert await refusal(bob.ask(wire.Rename(id=bob.new_id(), seat=1, name=name))) == "name-taken", name
        async with Client(server.address) as eve, eve.enter(ada.code) as visit:
            assert await refusal(visit.ask(wire.Sit(id="a", seat=2, name="Bob"))) == "name-taken"
        assert await refusal(ada.client.create(wire.CreateRoom(settings=settings(), seats=[me("A"), me("a")]))) == (
            "name-taken"
        )
