"""Chat: phrases, which everybody reads in their own language; free text only if the room allows it."""

from __future__ import annotations

import contextlib
from pathlib import Path

from philtre.bots import LEVELS
from philtre.client import Client
from philtre.server import wire
from philtre.server.catalogue import PHRASES
from philtre.server.guard.limits import Limits
from philtre.server.guard.refusals import BYES, STATUS
from philtre.words.fluent import LANGUAGES, words
from tests.core import pebbles
from tests.server.running import Running, bot, me, party, refusal, running, settings


async def test_a_phrase_is_sent_as_its_key(server: Running) -> None:
    async with party(server.address, "Ada", "Bob") as (ada, bob):
        await ada.ask(wire.Say(id="a", phrase="hello"))
        said = await bob.until(lambda message: isinstance(message, wire.Said))
        assert isinstance(said, wire.Said)
        assert (said.number, said.seat, said.name, said.phrase, said.text) == (1, 0, "Ada", "hello", None)
        assert await refusal(ada.ask(wire.Say(id="b", phrase="curse"))) == "no-phrase"
        assert await refusal(ada.ask(wire.Say(id="c"))) == "talk-empty"
        assert await refusal(ada.ask(wire.Say(id="d", text="Hi there"))) == "talk-phrases"


async def test_free_text_is_cleaned_and_limited(server: Running) -> None:
    async with party(server.address, "Ada", "Bob", talk="free") as (ada, bob):
        await ada.ask(wire.Say(id="a", text="<b>hi</b>\u202e \x00 \n there\u0301\u0301\u0301\u0301"))
        said = await bob.until(lambda message: isinstance(message, wire.Said))
        assert isinstance(said, wire.Said)
        assert said.text == "<b>hi</b> theré\u0301\u0301"
        assert await refusal(ada.ask(wire.Say(id="b", text="\u200b \n"))) == "talk-empty"
        await ada.send_text('{"type":"say","id":"c","text":"' + "x" * 301 + '"}')
        assert isinstance(await ada.until(lambda message: isinstance(message, wire.Refused)), wire.Refused)


async def test_new_viewers_get_the_last_messages(server: Running) -> None:
    async with party(server.address, "Ada", "Bob") as (ada, _):
        for number in range(60):
            await ada.ask(wire.Say(id=f"x{number}", phrase="wow"))
        async with Client(server.address) as cleo, cleo.enter(ada.code) as visit:
            await visit.until(lambda message: isinstance(message, wire.Table))
            assert [line.number for line in visit.said] == list(range(11, 61))


async def test_a_silent_table_has_no_chat_until_the_end(server: Running) -> None:
    async with party(server.address, "Ada", "Bob", talk="silent") as (ada, bob):
        assert await refusal(ada.ask(wire.Say(id="a", phrase="hello"))) == "talk-silent"
        reasons = {control.name: control.reason for control in ada.room.controls}
        assert reasons["say"] == "talk-silent"
        await bob.ask(wire.Resign(id="b", table=ada.seen().table, seat=1))
        await bob.ask(wire.Say(id="c", phrase="good-game"))


async def test_partners_cannot_write_freely_during_the_game(tmp_path: Path) -> None:
    async with running(tmp_path) as server, Client(server.address) as ada:
        four = settings("apotheca", "standard", 4, talk="free")
        made = await ada.create(wire.CreateRoom(settings=four, seats=[me("Ada"), bot(), bot(), bot()], start=True))
        async with ada.enter(made.code) as visit:
            await visit.until(lambda message: isinstance(message, wire.Table))
            assert visit.room.talk == "phrases"
            assert await refusal(visit.ask(wire.Say(id="a", text="I have a red one"))) == "talk-phrases"
            await visit.ask(wire.OfferStop(id="b", table=made.table, seat=0))
            await visit.ask(wire.Say(id="c", text="I had a red one"))


async def test_too_many_messages_are_refused(tmp_path: Path) -> None:
    faces = {"pebbles": pebbles.FACE}
    async with contextlib.AsyncExitStack() as stack:
        server = await stack.enter_async_context(running(tmp_path, limits=Limits(talk=0.01, talk_burst=3), faces=faces))
        ada, _ = await stack.enter_async_context(party(server.address, "Ada", "Bob"))
        for number in range(3):
            await ada.ask(wire.Say(id=f"x{number}", phrase="wow"))
        assert await refusal(ada.ask(wire.Say(id="y", phrase="wow"))) == "too-many"
        await ada.ask(wire.Ping(id="z"))


def test_every_code_phrase_and_bot_has_texts_in_every_language() -> None:
    wanted = [f"error-{code}" for code in STATUS] + [f"bye-{code}" for code in BYES]
    wanted += [f"say-{phrase}" for phrase in PHRASES]
    wanted += [f"bot-{level}{more}" for level in LEVELS for more in ("", "-about")]
    for language in LANGUAGES:
        assert [key for key in wanted if not words(language).has(key)] == []
