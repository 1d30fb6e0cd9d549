"""Playing: versions, resending, undo, resigning, stopping, previews and hints."""

from __future__ import annotations

import random

import msgspec
import pytest

from philtre.client import Client, Visit
from philtre.server import wire
from philtre.server.rulings import play
from tests.server.running import Running, bot, caught_up, me, party, play_on, refusal, settings


def in_turn(visits: list[Visit]) -> tuple[Visit, Visit]:
    """The visit of the player in turn, then the other one."""
    seat = visits[0].seen().seat
    assert seat is not None
    return visits[seat], visits[1 - seat]


def the(visit: Visit, verb: str) -> int:
    """The first choice with a verb."""
    return next(choice.id for choice in visit.seen().choices if choice.verb == verb)


def means(visit: Visit) -> dict[str, str | None]:
    return {control.name: control.reason for control in visit.seen().means}


async def test_each_seat_gets_its_view_the_choices_and_the_story(server: Running) -> None:
    async with party(server.address, "Ada", "Bob") as visits:
        actor, other = in_turn(visits)
        assert actor.seen().prompt == other.seen().prompt == "choose"
        assert [choice.notation for choice in actor.seen().choices] == ["draw"]
        assert (other.seen().choices, other.seen().controls) == ([], [])
        reasons = {control.name: control.reason for control in actor.seen().controls}
        assert reasons == {"draw": None, "turn": "none", "slide": "none"}
        await actor.act(the(actor, "draw"))
        await caught_up([actor, other])
        mine, theirs = actor.seen(), other.seen()
        assert (mine.version, mine.since) == (theirs.version, theirs.since) == (1, 0)
        assert [happening.event for happening in mine.story[0].happenings] == ["drew", "drew-this"]
        assert [happening.event for happening in theirs.story[0].happenings] == ["drew"]
        hand = msgspec.json.decode(theirs.view)["hand"]
        assert hand == {"colour": None, "owner": theirs.seat}
        assert msgspec.json.decode(mine.view)["hand"]["colour"] in ("black", "white")


async def test_a_late_choice_is_refused_and_followed_by_the_table(server: Running) -> None:
    async with party(server.address, "Ada", "Bob") as visits:
        actor, other = in_turn(visits)
        late = wire.Act(id="late", table=actor.seen().table, version=0, action=the(actor, "draw"))
        await actor.act(late.action)
        await actor.send(late)
        refused = await actor.until(lambda message: message.answers == "late")
        assert isinstance(refused, wire.Refused)
        assert (refused.code, refused.version) == ("stale", 1)
        shown = await actor.next()
        assert isinstance(shown, wire.Table)
        assert (shown.version, shown.story) == (1, [])
        await caught_up([actor, other])
        assert await refusal(other.act(0)) == "not-your-turn"


async def test_illegal_requests_are_refused_with_a_reason(server: Running) -> None:
    async with party(server.address, "Ada", "Bob") as visits:
        actor, _ = in_turn(visits)
        assert await refusal(actor.act(0)) == "not-allowed"
        assert await refusal(actor.act(99)) == "no-action"
        elsewhere = wire.Act(id="x", table="another-table", version=0, action=0)
        assert await refusal(actor.ask(elsewhere)) == "other-table"
        assert actor.seen().version == 0


async def test_a_resent_action_is_done_once(server: Running) -> None:
    async with party(server.address, "Ada", "Bob") as visits:
        actor, other = in_turn(visits)
        first = await actor.act(the(actor, "draw"), "once")
        again = await actor.ask(wire.Act(id="once", table=first.table, version=0, action=0))
        assert (first.version, again.version, again.answers) == (1, 1, "once")
        # Also from a new connection, as after a loss.
        await actor.leave()
        async with actor.client.enter(actor.code, table=first.table, version=0) as back:
            answer = await back.ask(wire.Act(id="once", table=first.table, version=0, action=0))
            assert answer.version == 1
            # Another person's request with the same id is another request.
            assert await refusal(other.act(0, "once")) in ("not-your-turn", "stale")


async def test_a_reconnecting_client_gets_the_story_since_then(server: Running) -> None:
    async with party(server.address, "Ada", "Bob") as visits:
        await play_on(visits, random.Random(3), 2)
        table = visits[0].seen()
        await visits[1].leave()
        if table.seat == 0:
            await play_on([visits[0], visits[0]], random.Random(4), 1)
        async with visits[1].client.enter(visits[1].code, table=table.table, version=1) as back:
            await back.until(lambda message: isinstance(message, wire.Table))
            assert back.seen().since == 1
            assert [deed.version for deed in back.seen().story] == list(range(2, back.seen().version + 1))
        async with visits[1].client.enter(visits[1].code) as anew:
            await anew.until(lambda message: isinstance(message, wire.Table))
            assert anew.seen().since is None
            assert next(deed.deed for deed in anew.seen().story) == "setup"


async def test_undo_goes_back_as_far_as_nothing_was_learned(server: Running) -> None:
    async with party(server.address, "Ada", "Bob") as visits:
        for _ in range(2):  # a stone for each player, so that there is something to slide
            actor, other = in_turn(visits)
            await actor.act(the(actor, "draw"))
            assert means(actor)["undo"] == "undo-learned"
            await actor.act(the(actor, "put"))
            await caught_up([actor, other])
        actor, other = in_turn(visits)
        before = actor.seen()
        assert means(actor)["undo"] == "undo-nothing"
        assert await refusal(actor.ask(wire.Undo(id="a", table=before.table, version=before.version))) == "undo-nothing"
        slid = await actor.act(the(actor, "slide"))
        assert means(actor)["undo"] is None
        await caught_up([actor, other])
        assert means(other)["undo"] == "undo-turn"
        undone = await actor.ask(wire.Undo(id="b", table=slid.table, version=slid.version))
        assert (undone.version, undone.story[-1].deed, undone.view) == (slid.version + 1, "undo", before.view)


async def test_resigning_ends_a_game_of_two_and_opens_everything(server: Running) -> None:
    async with party(server.address, "Ada", "Bob") as (ada, bob):
        await play_on([ada, bob], random.Random(5), 3)
        assert await refusal(bob.ask(wire.Resign(id="a", table=ada.seen().table, seat=0))) == "not-your-seat"
        end = await bob.ask(wire.Resign(id="b", table=ada.seen().table, seat=1))
        assert end.outcome is not None
        assert (end.outcome.winners, end.outcome.reason, end.story[-1].seat) == ([0], "resigned", 1)
        assert end.deal.seed is not None
        stones = [stone for stone in msgspec.json.decode(end.view)["places"] if stone]
        assert all(stone["colour"] is not None for stone in stones)
        assert await refusal(ada.act(0)) == "over"


async def test_if_one_of_three_resigns_the_others_play_on(server: Running) -> None:
    async with party(server.address, "Ada", "Bob", "Cleo", variant="long") as visits:
        ada, _bob, cleo = visits
        await cleo.ask(wire.Resign(id="a", table=ada.seen().table, seat=2))
        assert cleo.seen().outcome is None
        for visit in visits:
            await visit.until(lambda message: isinstance(message, wire.Table), 5) if visit.seen().version == 0 else None
        # The seat that left is played by the absent rule.
        while (table := ada.seen()).outcome is None and table.version < 200:
            if table.seat is not None and table.seat < 2:
                actor = visits[table.seat]
                await caught_up([ada, actor])
                await actor.act(actor.seen().choices[-1].id)
                await caught_up([actor, ada])
            else:
                await ada.until(lambda message: isinstance(message, wire.Table))
        outcome = ada.seen().outcome
        assert outcome is not None
        assert outcome.ranks[2] == 3


async def test_the_game_stops_when_every_person_agrees(server: Running) -> None:
    async with party(server.address, "Ada", "Bob") as (ada, bob):
        table = ada.seen().table
        assert await refusal(bob.ask(wire.AnswerStop(id="a", table=table, seat=1, agree=True))) == "no-offer"
        offered = await ada.ask(wire.OfferStop(id="b", table=table, seat=0))
        assert offered.offer == wire.Offer(by=0, agreed=[0], waiting=[1])
        declined = await bob.ask(wire.AnswerStop(id="c", table=table, seat=1, agree=False))
        assert (declined.offer, declined.phase) == (None, "playing")
        await bob.ask(wire.OfferStop(id="d", table=table, seat=1))
        assert await refusal(ada.ask(wire.OfferStop(id="e", table=table, seat=0))) == "offered"
        stopped = await ada.ask(wire.AnswerStop(id="f", table=table, seat=0, agree=True))
        assert stopped.outcome is not None
        assert (stopped.outcome.reason, stopped.outcome.winners, stopped.phase) == ("stopped", [], "over")


async def test_who_resigned_does_not_decide_whether_the_others_stop(server: Running) -> None:
    async with party(server.address, "Ada", "Bob", "Cleo", variant="long", seats=3) as (ada, bob, cleo):
        table = ada.seen().table
        left = await cleo.ask(wire.Resign(id="a", table=table, seat=2))
        assert {means.name: means.reason for means in left.means}["offer_stop"] == "gave-up"
        assert await refusal(cleo.ask(wire.OfferStop(id="b", table=table, seat=2))) == "gave-up"
        await ada.ask(wire.OfferStop(id="c", table=table, seat=0))
        assert await refusal(cleo.ask(wire.AnswerStop(id="d", table=table, seat=2, agree=False))) == "gave-up"
        assert (await bob.ask(wire.AnswerStop(id="e", table=table, seat=1, agree=True))).phase == "over"


async def test_who_resigned_may_stop_a_game_that_only_bots_play(server: Running) -> None:
    async with Client(server.address) as ada:
        seats = [me("Ada"), bot(), bot()]
        wanted = wire.CreateRoom(settings=settings(variant="long", seats=3), seats=seats, start=True)
        made = await ada.create(wanted)
        async with ada.enter(made.code) as visit:
            await visit.ask(wire.Resign(id="a", table=made.table, seat=0))
            match = server.services.registry.open[made.code].match
            assert match.has_resigned(0)
            assert not play.has_no_say(match, 0)


async def test_a_preview_shows_what_can_be_known_and_changes_nothing(server: Running) -> None:
    async with party(server.address, "Ada", "Bob") as visits:
        actor, other = in_turn(visits)
        table = actor.seen()
        shown = await actor.ask(wire.Preview(id="a", table=table.table, version=0, action=the(actor, "draw")))
        assert isinstance(shown, wire.Previewed)
        assert (bytes(shown.view), [happening.event for happening in shown.happenings]) == (b"null", ["drew"])
        await actor.act(the(actor, "draw"))
        put = actor.seen().choices[0].id
        shown = await actor.ask(wire.Preview(id="b", table=table.table, version=1, action=put))
        assert msgspec.json.decode(shown.view)["places"][put] is not None
        done = await actor.act(put)
        assert shown.view == done.view
        await caught_up([actor, other])
    async with party(server.address, "Ada", "Bob", previews=False) as visits:
        actor, _ = in_turn(visits)
        wish = wire.Preview(id="c", table=actor.seen().table, version=0, action=the(actor, "draw"))
        assert (await refusal(actor.ask(wish)), means(actor)["preview"]) == ("previews-off", "previews-off")


async def test_a_preview_of_several_actions_has_the_next_prompt(server: Running) -> None:
    async with party(server.address, "Ada", "Bob") as visits:
        actor, other = in_turn(visits)
        await actor.act(the(actor, "draw"))
        put = actor.seen().choices[0].id
        wish = wire.Preview(id="a", table=actor.seen().table, version=1, action=put, next=True)
        shown = await actor.ask(wish)
        # Putting a stone ends the turn, so this seat is not asked any more, and the preview ends.
        assert (shown.prompt, shown.choices) == (None, [])
        further = wire.Preview(id="b", table=actor.seen().table, version=1, action=put, then=[put])
        assert await refusal(actor.ask(further)) == "not-then"
        await caught_up([actor, other])


async def test_hints_are_given_if_they_are_allowed(server: Running) -> None:
    async with party(server.address, "Ada", "Bob") as visits:
        actor, other = in_turn(visits)
        await actor.act(the(actor, "draw"))
        wish = wire.AskHint(id="a", table=actor.seen().table, version=1)
        found = await actor.ask(wish)
        assert isinstance(found, wire.Hints)
        assert {hint.action for hint in found.hints} == {choice.id for choice in actor.seen().choices}
        assert all(0.0 <= hint.value <= 1.0 for hint in found.hints)
        await caught_up([actor, other])
        assert await refusal(other.ask(wish)) == "not-your-turn"
    async with party(server.address, "Ada", "Bob", hints=False) as visits:
        actor, _ = in_turn(visits)
        assert await refusal(actor.ask(wire.AskHint(id="b", table=actor.seen().table, version=0))) == "hints-off"


async def test_a_person_plays_a_bot_to_the_end(server: Running) -> None:
    async with Client(server.address) as ada:
        made = await ada.create(wire.CreateRoom(settings=settings(), seats=[bot("brewer"), me("Ada")], start=True))
        async with ada.enter(made.code) as visit:
            await visit.until(lambda message: isinstance(message, wire.Table))
            while visit.seen().seat is not None:
                if visit.seen().seat == 1:
                    await visit.act(visit.seen().choices[-1].id)
                else:
                    await visit.until(lambda message: isinstance(message, wire.Table))
            assert visit.seen().outcome is not None
        replay = await ada.replay(made.table)
        assert {(step.deed.seat, step.deed.by) for step in replay.steps[1:]} == {(0, "bot"), (1, "person")}


async def test_the_deal_can_be_checked(server: Running) -> None:
    from hashlib import sha256

    async with party(server.address, "Ada", "Bob") as visits:
        promised = visits[0].seen().deal
        assert promised.seed is None
        await play_on(visits, random.Random(6))
        seed = visits[0].seen().deal.seed
        assert seed is not None
        assert sha256(bytes.fromhex(seed)).hexdigest() == promised.commitment


async def test_undo_is_limited(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    async with party(server.address, "Ada", "Bob") as visits:
        for _ in range(2):
            actor, other = in_turn(visits)
            await actor.act(the(actor, "draw"))
            await actor.act(the(actor, "put"))
            await caught_up([actor, other])
        actor, _ = in_turn(visits)
        monkeypatch.setattr(play, "MOST_ENTRIES", actor.seen().version + 1)
        slid = await actor.act(the(actor, "slide"))
        assert means(actor)["undo"] == "undo-spent"
        assert await refusal(actor.ask(wire.Undo(id="u", table=slid.table, version=slid.version))) == "undo-spent"
