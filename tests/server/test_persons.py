"""Persons without accounts: their cookie, links that move seats to other devices, and being forgotten."""

from __future__ import annotations

import asyncio

import pytest

from philtre.client import Answered, Client, Closed, Visit
from philtre.server import wire
from philtre.server.guard.names import LONGEST_NAME, clean_name
from philtre.server.guard.persons import Registrar, read_cookies, set_cookie
from philtre.server.guard.refusals import Refusal
from tests.server.running import Running, me, party, refusal, settings


def test_the_cookie_is_hidden_from_scripts_and_other_sites() -> None:
    person = Registrar(b"k" * 32).new()
    header = set_cookie(person.cookie, secure=True)
    assert {"HttpOnly", "SameSite=Strict", "Secure", "Path=/"} <= set(header.split("; "))
    assert "Secure" not in set_cookie(person.cookie, secure=False)
    assert read_cookies(f"other=1; philtre={person.cookie}; x=y") == [person.cookie]
    assert person.name not in person.cookie


def test_a_cookie_that_was_not_signed_here_is_refused() -> None:
    registrar = Registrar(b"k" * 32)
    person = registrar.new()
    version, secret, signature = person.cookie.split(".")
    assert registrar.know(person.cookie) == person
    forged = [
        Registrar(b"x" * 32).new().cookie,
        f"{version}.{secret}x.{signature}",
        f"{version}.{secret}.{signature[:-1]}0" if signature[-1] != "0" else f"{version}.{secret}.{signature[:-1]}1",
        f"2.{secret}.{signature}",
        f"{version}.{secret}",
        f"{version}.{secret}.{signature}.{signature}",
        "",
        "é.é.é",
        "a" * 5000,
    ]
    for cookie in forged:
        with pytest.raises(Refusal, match="bad-cookie"):
            registrar.know(cookie)


async def test_a_socket_without_a_good_cookie_is_told_why(server: Running) -> None:
    async with party(server.address, "Ada", "Bob") as (ada, _):
        for cookie in (None, "1.forged.forged"):
            client = Client(server.address, cookie)
            with pytest.raises(Closed) as closed:
                await Visit.begin(client, ada.code)
            assert closed.value.code == wire.Close.UNKNOWN_PERSON
            client = Client(server.address, cookie)
            assert await refusal(client.create(wire.CreateRoom(settings=settings()))) == "bad-cookie"


async def test_a_seat_link_moves_a_seat_once(server: Running) -> None:
    async with party(server.address, "Ada", "Bob") as (ada, bob):
        assert await refusal(bob.ask(wire.MakeLink(id="a", seat=0))) == "not-your-seat"
        first: wire.Link = await ada.ask(wire.MakeLink(id="b", seat=0))
        second: wire.Link = await ada.ask(wire.MakeLink(id="c", seat=0))
        async with Client(server.address) as phone:
            assert await refusal(phone.claim(first.path)) == "no-link"
            assert await phone.claim(second.path) == wire.Claimed(code=ada.code, seat=0)
            assert await refusal(phone.claim(second.path)) == "no-link"
            # The old device becomes a spectator, the new one plays.
            await ada.until(lambda message: isinstance(message, wire.Table) and message.eyes is None)
            assert await refusal(ada.act(0)) == "not-seated"
            async with phone.enter(ada.code) as visit:
                await visit.until(lambda message: isinstance(message, wire.Table))
                assert visit.seen().eyes == 0
                assert [seat.name for seat in visit.room.seats] == ["Ada", "Bob"]


async def test_a_link_cannot_give_a_person_two_secret_hands(server: Running) -> None:
    async with party(server.address, "Ada", "Bob") as (ada, bob):
        link: wire.Link = await ada.ask(wire.MakeLink(id="a", seat=0))
        assert await refusal(bob.client.claim(link.path)) == "knows-secrets"
        for path in ("/seat/", "/seat/x", f"/seat/{ada.code}-0-", f"/seat/{ada.code}-9-abc", "/seat/ABCDEFGH-0-abc"):
            assert await refusal(bob.client.claim(path)) in ("no-link", "no-room", "bad-method")


async def test_nobody_can_take_a_seat_after_seeing_another_ones_secrets(server: Running) -> None:
    async with party(server.address, "Ada", "Bob", stand_ins=True) as (ada, bob):
        await bob.ask(wire.PutBot(id="a", seat=1, bot="novice"))
        await ada.ask(wire.Rise(id="b", seat=0))
        assert await refusal(bob.ask(wire.Sit(id="c", seat=0, name="Bob"))) == "knows-secrets"
        await bob.ask(wire.Sit(id="d", seat=1, name="Bob"))  # their own again
        async with Client(server.address) as cleo, cleo.enter(ada.code) as visit:
            await visit.ask(wire.Sit(id="e", seat=0, name="Cleo"))
            await visit.until(lambda message: isinstance(message, wire.Table) and message.eyes == 0)


async def test_the_host_cannot_take_a_seat_from_somebody(server: Running) -> None:
    async with party(server.address, "Ada", "Bob") as (ada, bob):
        assert await refusal(ada.ask(wire.Rise(id="a", seat=1))) == "person-present"
        assert await refusal(ada.ask(wire.PutBot(id="b", seat=1, bot="novice"))) == "person-present"
        await bob.leave()
        await ada.until(lambda message: isinstance(message, wire.RoomInfo) and not message.seats[1].present)
        assert await refusal(ada.ask(wire.PutBot(id="c", seat=1, bot="novice"))) == "person-returns"


async def test_a_person_can_be_forgotten(server: Running) -> None:
    async with Client(server.address) as ada:
        made = await ada.create(wire.CreateRoom(settings=settings(), seats=[me("Ada")]))
        old = ada.cookie
        async with ada.enter(made.code) as visit:
            me_now = await ada.post("/api/me/forget", None, wire.Me)
            with pytest.raises(Closed) as closed:
                await visit.until(lambda _: False)
            assert closed.value.code == wire.Close.UNKNOWN_PERSON
        assert me_now.rooms == []
        assert ada.cookie != old
        with pytest.raises((Closed, Answered)):
            await Visit.begin(Client(server.address, old), made.code)


async def test_a_person_who_is_forgotten_during_a_request_is_not_cached(server: Running) -> None:
    door = server.services.authenticator
    person = door.registrar.new()
    scope = {"headers": [(b"cookie", f"philtre={person.cookie}".encode())]}
    asked = asyncio.create_task(door.person(scope))
    await asyncio.sleep(0)
    door.forget(person.name)  # it is read before, and found out after
    with pytest.raises(Refusal):
        await asked
    with pytest.raises(Refusal):
        await door.person(scope)


async def test_the_cookie_is_renewed_at_every_visit(server: Running) -> None:
    async with Client(server.address) as ada:
        _, headers, _ = await ada.request("GET", "/api/me")
        assert headers["set-cookie"] == set_cookie(ada.cookie or "", secure=False)


async def test_a_link_ends_with_its_seat(server: Running) -> None:
    """It must not work for an open seat that has the same number later."""
    async with party(server.address, "Ada", "Bob", "Eve", start=False, variant="long") as (ada, _, eve):
        link: wire.Link = await eve.ask(wire.MakeLink(id="l", seat=2))
        await ada.ask(wire.Arrange(id="a", settings=settings(variant="long", seats=2)))
        await ada.ask(wire.Arrange(id="b", settings=settings(variant="long", seats=3)))
        assert ada.room.seats[2].holder == "open"
        async with Client(server.address) as other:
            assert await refusal(other.claim(link.path)) == "no-link"


@pytest.mark.parametrize(
    ("name", "kept"),
    [
        ("\u3164\u2800", ""),  # letters and signs that show nothing
        ("\u115f\u1160\uffa0\u17b4", ""),
        ("\u0301\u0302", ""),  # marks on nothing
        ("\u200b\u202e\U000e0041", ""),
        ("A\u3164da", "Ada"),
        ("\u0e01" + "\u0e47" * 12, "\u0e01\u0e47\u0e47"),  # marks that do not combine, and climb all the same
        ("e" + "\u0301" * 9, "é\u0301\u0301"),
        ("नमस्ते", "नमस्ते"),
        ("Zoë ❤️", "Zoë ❤️"),
        ("x" * 80, "x" * LONGEST_NAME),
    ],
)
def test_invisible_names_are_refused(name: str, kept: str) -> None:
    assert clean_name(name) == kept
