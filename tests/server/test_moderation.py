"""Bans, mutes and closed rooms take effect soon in a running server."""

from __future__ import annotations

import asyncio
from pathlib import Path

import msgspec
import pytest

from philtre.cli import main
from philtre.client import Client, Closed, Visit
from philtre.server import services, wire
from philtre.server.guard.limits import network_of
from philtre.server.guard.refusals import Refusal
from tests.core import pebbles
from tests.server.running import me, party, refusal, running, settings

FACES = {"pebbles": pebbles.FACE}


@pytest.fixture(autouse=True)
def at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(services, "READ_EVERY", 0.05)


def admin(folder: Path, *arguments: str) -> None:
    assert main(["--lang", "en", "admin", *arguments, "--data", str(folder)]) == 0


async def closing_code(visit: Visit) -> int:
    with pytest.raises(Closed) as closed:
        await visit.until(lambda _: False, 10)
    return closed.value.code


async def test_a_banned_person_is_disconnected_and_cannot_return(tmp_path: Path) -> None:
    async with running(tmp_path, faces=FACES) as server, party(server.address, "Ada", "Eve") as (ada, eve):
        admin(tmp_path, "ban", eve.client.person)
        assert await closing_code(eve) == wire.Close.BANNED
        assert await refusal(eve.client.create(wire.CreateRoom(settings=settings(), seats=[me("Eve")]))) == "banned"
        with pytest.raises(Closed) as closed:
            await Visit.begin(eve.client, ada.code)
        assert closed.value.code == wire.Close.BANNED
        await ada.ask(wire.Say(id="a", phrase="bye"))
        assert (await eve.client.request("GET", "/api/me"))[0] == 403
        admin(tmp_path, "unban", eve.client.person)
        while server.services.sanctions._banned:
            await asyncio.sleep(0.02)
        await (await Visit.begin(eve.client, ada.code)).leave()


@pytest.mark.parametrize("target", ["127.0.0.1", "127.0.0.0/8"])
async def test_a_banned_address_is_always_refused(tmp_path: Path, target: str) -> None:
    async with running(tmp_path, faces=FACES) as server, party(server.address, "Ada", "Eve") as (_, eve):
        admin(tmp_path, "ban", target, "--days", "2")
        assert await closing_code(eve) == wire.Close.BANNED
        assert await refusal(Client(server.address).rooms()) == "banned"
    async with running(tmp_path, faces=FACES) as server:
        assert await refusal(Client(server.address).rooms()) == "banned"


async def test_a_muted_person_can_play_but_not_chat(tmp_path: Path) -> None:
    async with running(tmp_path, faces=FACES) as server, party(server.address, "Ada", "Eve", talk="free") as (_, eve):
        admin(tmp_path, "mute", eve.client.person)
        while server.services.sanctions._muted != {eve.client.person}:
            await asyncio.sleep(0.02)
        assert await refusal(eve.ask(wire.Say(id="s", phrase="wow"))) == "muted"
        assert await refusal(eve.ask(wire.Rename(id="r", seat=1, name="still here"))) == "muted"
        await eve.ask(wire.OfferStop(id="o", table=eve.room.table, seat=1))
        made = await eve.client.create(wire.CreateRoom(settings=settings(), seats=[me("Eve")]))
        async with eve.client.enter(made.code) as lobby:
            assert await refusal(lobby.ask(wire.Sit(id="s", seat=0, name="You all are"))) == "muted"
            await lobby.ask(wire.Rise(id="t", seat=0))
            assert await refusal(lobby.ask(wire.Sit(id="u", seat=1, name="rather stupid"))) == "muted"
            await lobby.ask(wire.Sit(id="v", seat=1, name="Eve"))
        admin(tmp_path, "mute", eve.client.person, "--undo")


@pytest.mark.parametrize(
    ("net", "address"),
    [
        ("2001:db8::5/128", "2001:db8::9"),
        ("2001:db8:0:0:7::/80", "2001:db8::1"),
        ("2001:db8::/32", "2001:db8:5::1"),
        ("::ffff:203.0.113.7/128", "203.0.113.7"),
        ("203.0.113.7/32", "203.0.113.7"),
        ("203.0.113.0/24", "203.0.113.8"),
    ],
)
async def test_narrow_networks_can_be_banned(tmp_path: Path, net: str, address: str) -> None:
    async with running(tmp_path, faces=FACES) as server:
        admin(tmp_path, "ban", net)
        while not server.services.sanctions._banned:
            await asyncio.sleep(0.02)
        with pytest.raises(Refusal, match="banned"):
            server.services.sanctions.check_address(network_of(address))


async def test_a_closed_room_lets_nobody_in(tmp_path: Path) -> None:
    async with running(tmp_path, faces=FACES) as server, party(server.address, "Ada", "Bob") as (ada, bob):
        link: wire.Link = await bob.ask(wire.MakeLink(id="l", seat=1))
        admin(tmp_path, "close", ada.code)
        assert {await closing_code(visit) for visit in (ada, bob)} == {int(wire.Close.ROOM_CLOSED)}
        assert await refusal(Visit.begin(ada.client, ada.code)) == "room-closed"
        assert await refusal(ada.client.claim(link.path)) == "room-closed"
        other = await ada.client.create(wire.CreateRoom(settings=settings(), seats=[me("Ada")]))
        await (await Visit.begin(ada.client, other.code)).leave()


async def test_nobody_looks_at_the_games_of_a_closed_room(tmp_path: Path) -> None:
    """Their names may be the reason why it was closed."""
    async with running(tmp_path, faces=FACES) as server, party(server.address, "Ada", "Bob") as (ada, bob):
        table = bob.seen().table
        await bob.ask(wire.Resign(id="r", table=table, seat=1))
        admin(tmp_path, "close", ada.code)
        await closing_code(ada)
        fork = msgspec.json.encode(wire.Fork(version=0, seat=0, name="Eve"))
        asked: list[tuple[str, str, bytes | None]] = [
            ("GET", f"/api/rooms/{ada.code}", None),
            ("POST", f"/api/tables/{table}/analysis", None),
            ("POST", f"/api/tables/{table}/fork", fork),
            *(("GET", f"/api/tables/{table}/{name}", None) for name in ("replay", "record", "cards", "names")),
        ]
        answers = [await ada.client.request(*request) for request in asked]
        assert [(status, msgspec.json.decode(body)["code"]) for status, _, body in answers] == [
            (403, "room-closed")
        ] * len(asked)


async def test_sanctions_are_listed(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    async with running(tmp_path, faces=FACES) as server, party(server.address, "Ada", "Bob") as (ada, bob):
        admin(tmp_path, "who", ada.code)
        assert set(capsys.readouterr().out.split()) == {ada.client.person, bob.client.person}
    admin(tmp_path, "sanctions")
    assert "Nobody is banned" in capsys.readouterr().out
    admin(tmp_path, "ban", "203.0.113.7")
    admin(tmp_path, "mute", "0" * 18, "--days", "3")
    capsys.readouterr()
    admin(tmp_path, "sanctions")
    told = capsys.readouterr().out
    assert "203.0.113.7 is banned." in told
    assert "is muted until 20" in told
    admin(tmp_path, "unban", "203.0.113.7")
    assert "no longer banned" in capsys.readouterr().out
    for arguments in (["ban", "Eve"], ["mute", "Eve"], ["close", "x"]):
        assert main(["--lang", "en", "admin", *arguments, "--data", str(tmp_path)]) == 2
