"""Rematches: offers of another game, and the score of the room."""

from __future__ import annotations

from pathlib import Path

from philtre.client import Client, Visit
from philtre.server import wire
from philtre.server.rooms import score
from tests.server.running import Running, bot, leave_and_wait, make_gone, me, party, refusal, running, settings


async def end(loser: Visit, seat: int) -> None:
    await loser.ask(wire.Resign(id=loser.new_id(), table=loser.seen().table, seat=seat))


async def offered(visit: Visit) -> wire.NextGame:
    """Wait for the offer of another game."""
    if visit.room.rematch is None:
        await visit.until(lambda message: isinstance(message, wire.RoomInfo) and message.rematch is not None)
    assert visit.room.rematch is not None
    return visit.room.rematch


async def test_the_result_stays_until_everybody_has_accepted(server: Running) -> None:
    async with party(server.address, "Ada", "Bob") as (ada, bob):
        await end(ada, 0)
        await ada.ask(wire.Rematch(id="a", start=True))
        offer = await offered(bob)
        assert (offer.by, offer.start, offer.agreed, offer.waiting) == ([0], True, [0], [1])
        assert (bob.room.phase, bob.room.table) == ("over", bob.seen().table)
        first = bob.seen().table
        table: wire.Table = await bob.ask(wire.AnswerRematch(id="b", agree=True))
        assert (table.version, table.table != first) == (0, True)


async def test_an_offer_can_be_declined_or_withdrawn(server: Running) -> None:
    async with party(server.address, "Ada", "Bob") as (ada, bob):
        await end(ada, 0)
        assert await refusal(bob.ask(wire.AnswerRematch(id="a", agree=True))) == "no-offer"
        for who in (ada, bob):
            await ada.ask(wire.Rematch(id=ada.new_id()))
            await offered(who)
            room: wire.RoomInfo = await who.ask(wire.AnswerRematch(id=who.new_id(), agree=False))
            assert (room.rematch, room.phase) == (None, "over")
        async with Client(server.address) as eve, eve.enter(ada.code) as visit:
            assert await refusal(visit.ask(wire.Rematch(id="e"))) == "not-host"
            assert await refusal(visit.ask(wire.AnswerRematch(id="f", agree=True))) == "not-host"


async def test_absent_persons_are_not_waited_for_but_no_game_begins_without_them(server: Running) -> None:
    async with party(server.address, "Ada", "Bob") as (ada, bob):
        await end(ada, 0)
        await leave_and_wait(bob, ada)
        await ada.ask(wire.Rematch(id="a", start=True))
        assert (await offered(ada)).waiting == [1]
        make_gone(server, ada, 21)
        room: wire.RoomInfo = await ada.ask(wire.Rematch(id="b", start=True))
        assert (room.phase, [seat.name for seat in room.seats]) == ("lobby", ["Ada", "Bob"])
        # Their result is still there.
        replay = await bob.client.replay(room.past[0].table)
        assert replay.outcome is not None


async def test_against_bots_another_game_begins_at_once(server: Running) -> None:
    async with Client(server.address) as ada:
        made = await ada.create(wire.CreateRoom(settings=settings(), seats=[me("Ada"), bot()], start=True))
        async with ada.enter(made.code) as visit:
            await visit.until(lambda message: isinstance(message, wire.Table))
            await end(visit, 0)
            table = await visit.ask(wire.Rematch(id="a", start=True))
            assert isinstance(table, wire.Table)


async def test_the_room_has_a_score_over_its_games(server: Running) -> None:
    async with party(server.address, "Ada", "Bob") as (ada, bob):
        for loser, seat, other in ((ada, 0, bob), (bob, 1, ada), (ada, 0, bob)):
            await end(loser, seat)
            await loser.ask(wire.Rematch(id=loser.new_id(), start=True))
            await offered(other)
            assert other.room.score
            table: wire.Table = await other.ask(wire.AnswerRematch(id=other.new_id(), agree=True))
            await loser.until(
                lambda message, name=table.table: isinstance(message, wire.Table) and message.table == name  # type: ignore[misc]
            )
        found = {tally.name: (tally.games, tally.wins) for tally in ada.room.score}
        assert found == {"Ada": (3, 1), "Bob": (3, 2)}
        for past in ada.room.past:
            assert (await ada.client.replay(past.table)).outcome is not None


def test_rooms_of_older_versions_have_the_score_of_their_stored_games() -> None:
    past = [
        wire.Past(table="a" * 14, game="pebbles", variant="short", ranks=[1, 2], names=["Ada", None]),
        wire.Past(table="b" * 14, game="pebbles", variant="short", ranks=[1, 1], names=["Ada", "Bob"]),
    ]
    found = [(tally.name, tally.games, tally.wins) for tally in score.of_past(past)]
    assert found == [("Ada", 2, 2), ("Bob", 1, 1)]


async def test_partners_have_one_team(tmp_path: Path) -> None:
    async with running(tmp_path) as server, Client(server.address) as ada:
        four = wire.CreateRoom(settings=settings("apotheca", "standard", 4), seats=[me("Ada")])
        three = wire.CreateRoom(settings=settings("apotheca", "standard", 3), seats=[me("Ada")])
        for wanted, teams in ((four, 2), (three, 1)):
            async with ada.enter((await ada.create(wanted)).code) as visit:
                found = [seat.team for seat in visit.room.seats]
                assert len(set(found)) == teams, found
                assert (None in found) == (teams == 1)
