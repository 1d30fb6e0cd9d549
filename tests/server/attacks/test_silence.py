"""At a table without free chat there is no other way to send texts."""

from __future__ import annotations

import pytest

from philtre.client import Client
from philtre.server import wire
from tests.server.running import Running, bot, me, party, refusal, settings


@pytest.mark.parametrize("talk", ["silent", "phrases"])
async def test_names_cannot_be_used_as_messages(server: Running, talk: wire.Talk) -> None:
    """58 names of 24 characters were accepted in 1.6 seconds."""
    async with party(server.address, "Ada", "Bob", talk=talk) as (ada, bob):
        for number in range(5):
            assert await refusal(bob.ask(wire.Rename(id=f"r{number}", seat=1, name=f"red {number}"))) == "name-fixed"
        assert ada.room.seats[1].name == "Bob"


@pytest.mark.parametrize("talk", ["silent", "phrases"])
async def test_nor_by_many_names_before_the_game(server: Running, talk: wire.Talk) -> None:
    """In the lobby 67 names went through in four seconds, while standing up and sitting down too."""
    async with party(server.address, "Ada", "Bob", talk=talk, start=False) as (ada, bob):
        for number in range(4):
            await bob.ask(wire.Rename(id=f"r{number}", seat=1, name=f"red {number}"))
        assert await refusal(bob.ask(wire.Rename(id="a", seat=1, name="red 4"))) == "names-spent"
        await bob.ask(wire.Rise(id="b", seat=1))
        assert await refusal(bob.ask(wire.Sit(id="c", seat=1, name="red 5"))) == "names-spent"
        await bob.ask(wire.Sit(id="d", seat=1, name="Bob"))
        await ada.ask(wire.Rename(id="e", seat=0, name="Ada L."))
        await ada.ask(wire.Arrange(id="f", settings=settings(talk="free")))
        await bob.ask(wire.Rename(id="g", seat=1, name="red 6"))


async def test_nor_by_leaving_and_returning_with_another_name(server: Running) -> None:
    async with party(server.address, "Ada", "Bob", talk="silent", stand_ins=True) as (_, bob):
        await bob.ask(wire.Rise(id="a", seat=1))
        assert await refusal(bob.ask(wire.Sit(id="b", seat=1, name="take the red one"))) == "name-fixed"
        await bob.ask(wire.Sit(id="c", seat=1, name="Bob"))


async def test_nor_by_a_stranger_who_takes_a_seat(server: Running) -> None:
    async with Client(server.address) as ada, Client(server.address) as eve:
        agreed = settings(talk="silent", stand_ins=True)
        code = (await ada.create(wire.CreateRoom(settings=agreed, seats=[me("Ada"), bot()], start=True))).code
        async with eve.enter(code) as visit:
            assert await refusal(visit.ask(wire.Sit(id="a", seat=1, name="take the red one"))) == "talk-silent"


async def test_names_are_free_if_chat_is_free(server: Running) -> None:
    async with party(server.address, "Ada", "Bob", talk="free") as (_, bob):
        await bob.ask(wire.Rename(id="r", seat=1, name="Bobby"))
        assert bob.room.seats[1].name == "Bobby"
