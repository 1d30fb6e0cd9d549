"""No frame reveals hidden information: it does not change when everything that its viewer may not know is dealt anew.

With real sockets, every game and variant, undo, reconnects, previews, errors, replays, and a second tab of a player as
a spectator. `make test` plays some games of each; `make leaks` thousands.
"""

from __future__ import annotations

import contextlib
import logging
import os
import random
from collections.abc import AsyncIterator
from pathlib import Path

import msgspec
import pytest

from philtre import games
from philtre.client import Answered, Client, Visit
from philtre.core.contract import SPECTATOR
from philtre.server import wire
from philtre.server.guard.names import LONGEST_NAME
from philtre.server.guard.refusals import Refusal
from philtre.server.logs import Lines
from philtre.server.rooms.match import Match
from philtre.server.rulings import play
from philtre.server.thinking.questions import task_for
from philtre.server.views import replays
from philtre.server.views.eyes import Eyes
from philtre.server.views.preview import previewed
from philtre.server.views.sentences import refused
from philtre.server.views.table import table_message
from philtre.server.ws.outbox import encoded
from tests.core import pebbles
from tests.server.redealing import GAMES, heard_elsewhere, redealt
from tests.server.running import Running, begin, party, running

WORLDS = 2  # redeals for each frame
LEAKS = int(os.environ.get("PHILTRE_LEAKS", "60"))  # games of each kind with `--long`
_read = msgspec.json.Decoder(wire.FromServer).decode


class Spy:
    """Compares every frame of a viewer with the frames in other worlds."""

    def __init__(self, server: Running, code: str, luck: random.Random) -> None:
        self.registry = server.services.registry
        self.code = code
        self.luck = luck
        self.checked = 0
        self.heard = 0

    @property
    def match(self) -> Match:
        return self.registry.open[self.code].match

    def check(self, visit: Visit) -> None:
        """Check all frames since the last check."""
        for frame in visit.frames:
            message = _read(frame)
            if isinstance(message, wire.Table) and message.version == self.match.version:
                self.check_table(frame, message)
        visit.frames.clear()

    def check_table(self, frame: str, message: wire.Table) -> None:
        assert (message.deal.seed is None) == (message.phase == "playing")
        eyes = Eyes(message.eyes, message.curtain)
        for _ in range(WORLDS):
            other = redealt(self.match, eyes.viewer, self.luck)
            expected = table_message(other, eyes, message.since, message.now * 1000)
            expected.answers = message.answers
            assert encoded(expected).decode() == frame
        self.check_story(message, eyes.viewer)
        self.checked += 1

    def check_story(self, message: wire.Table, viewer: int) -> None:
        table = self.match.table
        assert table is not None
        for deed in message.story:
            lines = table.moments[deed.version].story.lines
            mine = [line for line in lines if line.audience in (-1, viewer)]
            assert len(deed.happenings) == len(mine)
            elsewhere = heard_elsewhere(self.match, deed.version, viewer, self.luck) if deed.version else None
            if elsewhere is not None:
                self.heard += 1
                assert elsewhere == deed.happenings

    def check_preview(self, shown: wire.Previewed, seat: int, wish: wire.Preview) -> None:
        other = redealt(self.match, seat, self.luck)
        assert other.table is not None
        expected = previewed(other, other.table, seat, wish)
        expected.answers = shown.answers
        assert encoded(expected) == encoded(shown)

    def check_refusal(self, error: Answered, seat: int, action: int) -> None:
        other = redealt(self.match, seat, self.luck)
        assert other.table is not None
        try:
            play.check_legal(other.table, action)
        except Refusal as refusal:
            again = refused(refusal, None, None)
            assert (again.code, again.message, again.details) == (error.key, str(error), error.details)
        else:
            raise AssertionError("legal in another world")

    def check_bot(self, seat: int) -> None:
        """Check that bots and hints get only what their seat sees."""
        table, other = self.match.table, redealt(self.match, seat, self.luck).table
        assert table is not None
        assert other is not None
        tasks = [task_for(self.match.face, each.setup, each.view(seat)) for each in (table, other)]
        assert tasks[0]._replace(seed=0) == tasks[1]._replace(seed=0)

    async def check_replay(self, client: Client) -> None:
        """Check the replay of a running game, which is that of spectators."""
        table_id = self.match.table_id
        _, _, body = await client.request("GET", f"/api/tables/{table_id}/replay?start=0&count=200")
        other = redealt(self.match, int(SPECTATOR), self.luck, past=True)
        assert msgspec.json.encode(await replays.replay_of(other, None, 0, 200)) == body
        status, _, _ = await client.request("GET", f"/api/tables/{table_id}/replay?eyes=open")
        assert status == 409, "all is open in a running game"


@contextlib.asynccontextmanager
async def watched(server: Running, seats: int, luck: random.Random, **agreed: object) -> AsyncIterator[Theatre]:
    """A table with a person on each seat, a spectator, and a player with a second tab as a spectator."""
    names = [f"Person {number}" for number in range(seats)]
    async with contextlib.AsyncExitStack() as stack:
        visits = await stack.enter_async_context(party(server.address, *names, start=False, seats=seats, **agreed))
        stranger = await stack.enter_async_context(Client(server.address))
        looking = [
            await stack.enter_async_context(stranger.enter(visits[0].code)),
            await stack.enter_async_context(visits[0].client.enter(visits[0].code, watch=True)),
        ]
        for visit in [*visits, *looking]:
            visit.keep_frames = True
        await begin(visits)
        yield Theatre(visits, looking, Spy(server, visits[0].code, luck), luck)


class Theatre:
    """Plays at random, and makes all other kinds of requests."""

    def __init__(self, players: list[Visit], looking: list[Visit], spy: Spy, luck: random.Random) -> None:
        self.players = players
        self.looking = looking
        self.spy = spy
        self.luck = luck

    async def play(self, most: int) -> None:
        await self.catch_up()
        for _ in range(most):
            seat = self.spy.match.seat_in_turn
            if seat is None:
                return
            if self.luck.random() < 0.05:
                await self.reconnect()
            await self.step(seat, self.players[seat])

    async def step(self, seat: int, actor: Visit) -> None:
        whim = self.luck.random()
        if whim < 0.05:
            await self.err(seat, actor)
        elif whim < 0.15:
            await self.preview(seat, actor)
        elif whim < 0.18:
            await self.spy.check_replay(actor.client)
        undo = next(control for control in actor.seen().means if control.name == "undo")
        if undo.reason is None and self.luck.random() < 0.3:
            table = actor.seen()
            await actor.ask(wire.Undo(id=actor.new_id(), table=table.table, version=table.version))
        else:
            await actor.act(self.luck.choice(actor.seen().choices).id)
        await self.catch_up()
        self.spy.check_bot(self.spy.match.seat_in_turn or 0)

    async def catch_up(self) -> None:
        """Let everybody read all frames, and check them."""
        version, table_id = self.spy.match.version, self.spy.match.table_id
        for visit in [*self.players, *self.looking]:
            if visit.table is None or (visit.table.table, visit.table.version) != (table_id, version):
                await visit.until(lambda m: isinstance(m, wire.Table) and (m.table, m.version) == (table_id, version))
            self.spy.check(visit)

    async def reconnect(self) -> None:
        """Somebody reconnects, with or without the last seen version."""
        group = self.luck.choice([self.players, self.looking])
        number = self.luck.randrange(len(group))
        last = group[number]
        await last.leave()
        known = last.seen()
        memory = (
            {"table": known.table, "version": self.luck.randint(0, known.version)} if self.luck.random() < 0.7 else {}
        )
        back = await Visit.begin(last.client, last.code, watch=last is self.looking[-1], keep_frames=True, **memory)
        group[number] = back
        await back.until(lambda message: isinstance(message, wire.Table))
        self.spy.check(back)

    async def err(self, seat: int, actor: Visit) -> None:
        """Make a request that is refused."""
        allowed = {choice.id for choice in actor.seen().choices}
        action = self.luck.randrange(self.spy.match.face.game.actions)
        if action not in allowed:
            with pytest.raises(Answered) as error:
                await actor.act(action)
            self.spy.check_refusal(error.value, seat, action)

    async def preview(self, seat: int, actor: Visit) -> None:
        table, choice = actor.seen(), self.luck.choice(actor.seen().choices)
        wish = wire.Preview(id=actor.new_id(), table=table.table, version=table.version, action=choice.id, next=True)
        shown = await actor.ask(wish)
        self.spy.check_preview(shown, seat, wish)
        if shown.choices:
            wish.id, wish.then = actor.new_id(), [self.luck.choice(shown.choices).id]
            self.spy.check_preview(await actor.ask(wish), seat, wish)

    async def leave(self) -> None:
        for visit in [*self.players, *self.looking]:
            await visit.leave()


def tables() -> list[tuple[str, str, int]]:
    """Every game, variant and number of seats."""
    found = [(name, games.game(name)) for name in GAMES]
    return [(name, variant.name, seats) for name, game in found for variant in game.variants for seats in variant.seats]


@pytest.mark.parametrize(("game", "variant", "seats"), tables())
async def test_no_frame_depends_on_what_its_reader_may_not_know(
    game: str, variant: str, seats: int, tmp_path: Path, long: bool
) -> None:
    luck, checked = random.Random(f"{game} {variant} {seats}"), 0
    async with running(tmp_path) as server:
        for _ in range(LEAKS if long else 1):
            agreed = {"game": game, "variant": variant, "options": any_options(game, variant, luck)}
            async with watched(server, seats, luck, **agreed) as theatre:
                await theatre.play(2000 if long else 60)
                await theatre.leave()
                assert theatre.spy.checked > 20
                checked += theatre.spy.checked
    print(f"{game} {variant} {seats}: {checked} frames, each compared with those of {WORLDS} other deals")


def any_options(game: str, variant: str, luck: random.Random) -> dict[str, str]:
    """Random options; the start player is the default."""
    usable = [o for o in games.game(game).options if (not o.variants or variant in o.variants) and o.name != "start"]
    return {option.name: luck.choice(option.choices) for option in usable if luck.random() < 0.3}


async def test_a_great_many_small_games(tmp_path: Path, long: bool) -> None:
    """A small game with all kinds of secrets, again and again at the same table."""
    luck = random.Random("pebbles")
    async with running(tmp_path, faces={"pebbles": pebbles.FACE}) as server, watched(server, 2, luck) as theatre:
        for _ in range(50 * LEAKS if long else 40):
            await theatre.play(100)
            await theatre.players[0].ask(wire.Rematch(id=theatre.players[0].new_id(), start=True))
            await theatre.players[1].ask(wire.AnswerRematch(id=theatre.players[1].new_id(), agree=True))
            await theatre.catch_up()
        assert theatre.spy.checked > 1000
        assert theatre.spy.heard > 100
        await theatre.leave()


def is_written(record: logging.LogRecord) -> bool:
    """Whether the server would log a record: `logs.configure` accepts ours, and uvicorn's errors."""
    if record.name.startswith("uvicorn"):
        return record.levelno >= logging.WARNING
    return record.name.startswith("philtre")


async def test_the_log_contains_no_secrets(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.DEBUG)
    luck = random.Random("log")
    faces = {"pebbles": pebbles.FACE}
    async with running(tmp_path, faces=faces) as server, watched(server, 2, luck, talk="free") as theatre:
        opened = server.services.registry.open[theatre.spy.code]
        await theatre.players[0].ask(wire.Say(id="s", text="my secret words"))
        await theatre.play(100)
        link: wire.Link = await theatre.players[0].ask(wire.MakeLink(id="l", seat=0))
        luck_seed = opened.match.luck
        assert luck_seed is not None
        # Internal errors are logged with a traceback, but without the values of variables.
        opened.match.talk = None  # type: ignore[assignment]
        with contextlib.suppress(Exception):
            await theatre.players[1].ask(wire.Say(id="t", text="more secret words"))
        secrets = [
            luck_seed.seed,
            theatre.spy.code,
            "secret words",
            "Person 0"[:LONGEST_NAME],
            link.path.removeprefix("/seat/").split("-", 2)[2],
            *(visit.client.cookie or "" for visit in theatre.players),
        ]
        await theatre.leave()
    text = "\n".join(Lines().format(record) for record in caplog.records if is_written(record))
    assert '"event":"session"' in text
    assert [secret for secret in secrets if secret in text] == []
