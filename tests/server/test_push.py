"""Notifications, from the move of one person to the push service of another."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import Any

import pytest
import pytest_asyncio

from philtre.cli import main
from philtre.client import Client, Visit
from philtre.core.errors import SetupError
from philtre.server import wire
from philtre.server.clock import now_us
from philtre.server.push import turns
from philtre.server.push.sending import Sender, check_contact, new_private_key
from philtre.server.push.subscriptions import MOST
from philtre.server.storage.erasing import erase, export
from tests.server.pushing import CONTACT, Browser, PushService
from tests.server.running import Running, leave_and_wait, party, refusal, running, turn

GAME: dict[str, Any] = {"game": "apotheca", "variant": "standard"}


@pytest.fixture(autouse=True)
def at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(turns, "AFTER", 0.05)


@pytest.fixture
def service(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[PushService]:
    service = PushService(tmp_path)
    monkeypatch.setenv("SSL_CERT_FILE", str(service.certificate))
    yield service
    service.close()


@pytest_asyncio.fixture
async def pushing(tmp_path: Path, service: PushService) -> AsyncIterator[Running]:
    more: dict[str, Any] = {"push_contact": CONTACT, "push_services": (service.host,)}
    async with running(tmp_path, **more) as server:
        yield server


async def key_of(client: Client) -> str:
    key = (await client.get("/api/push", wire.Push)).key
    assert key is not None
    return key


async def subscribe(client: Client, browser: Browser, language: str = "en") -> None:
    await client.post("/api/push", browser.asks(language), wire.Push)


def in_turn(visits: list[Visit]) -> tuple[Visit, Visit]:
    """The visit of the player in turn, then the other one."""
    first = visits[0].seen().seat or 0
    return visits[first], visits[1 - first]


async def nothing_more(service: PushService) -> None:
    await asyncio.sleep(0.4)
    assert service.got.empty()


async def test_an_absent_person_is_notified_once_a_turn_in_their_language(
    pushing: Running, service: PushService
) -> None:
    async with party(pushing.address, "Ada", "Eve", **GAME) as both:
        ada, eve = in_turn(both)
        key = await key_of(eve.client)
        phone, desk = Browser(service, "phone"), Browser(service, "desk")
        await subscribe(eve.client, phone, "fr")
        await subscribe(ada.client, desk)
        await eve.leave()
        await turn(ada)
        notice = await phone.shows(key)
        assert notice == turns.Notice("À vous de jouer à Apotheca", "Les autres attendent votre coup.", ada.code)
        await nothing_more(service)


async def test_a_present_person_is_not_notified(pushing: Running, service: PushService) -> None:
    async with party(pushing.address, "Ada", "Eve", **GAME) as both:
        ada, eve = in_turn(both)
        await subscribe(eve.client, Browser(service, "phone"))
        await turn(ada)
        await nothing_more(service)


async def test_a_person_who_reloads_the_page_is_not_notified(
    pushing: Running, service: PushService, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(turns, "AFTER", 1.0)
    async with party(pushing.address, "Ada", "Eve", **GAME) as both:
        ada, eve = in_turn(both)
        await subscribe(eve.client, Browser(service, "phone"))
        await leave_and_wait(eve, ada)
        await turn(ada)
        again = await Visit.begin(eve.client, ada.code)
        await asyncio.sleep(1.0)
        await nothing_more(service)
        await again.leave()


async def test_a_table_with_days_for_each_move_that_nobody_has_open(tmp_path: Path, service: PushService) -> None:
    """The server is restarted between the turns, and the player in turn is notified nevertheless."""
    more: dict[str, Any] = {"push_contact": CONTACT, "push_services": (service.host,)}
    days = wire.Clock(kind="days", amount=2)
    async with (
        running(tmp_path, **more) as server,
        party(server.address, "Ada", "Eve", **GAME, clock=days) as both,
    ):
        ada, eve = in_turn(both)
        phone = Browser(service, "phone")
        await subscribe(eve.client, phone)
        key = await key_of(eve.client)
        cookie, code = ada.client.cookie, ada.code
    async with running(tmp_path, **more) as server, Client(server.address, cookie) as client:
        visit = await Visit.begin(client, code)
        await visit.until(lambda message: isinstance(message, wire.Table))
        await turn(visit)
        await visit.leave()
        assert (await phone.shows(key)).title == "Your turn in Apotheca"


async def test_an_unsubscribed_browser_is_forgotten_but_not_after_a_failure_of_the_service(
    pushing: Running, service: PushService
) -> None:
    async with party(pushing.address, "Ada", "Eve", **GAME) as both:
        ada, eve = in_turn(both)
        key, phone = await key_of(eve.client), Browser(service, "phone")
        await subscribe(eve.client, phone)
        await leave_and_wait(eve, ada)
        mine = ada.seen().seat
        for status, left in ((503, 1), (307, 1), (201, 1), (410, 0)):
            service.status = status
            await turn(ada)
            await phone.shows(key)
            await asyncio.sleep(0.2)
            assert service.got.empty()  # redirections are not followed
            assert len(await pushing.services.subscriptions.of(eve.client.person)) == left
            again = await Visit.begin(eve.client, ada.code)
            await again.until(lambda message: isinstance(message, wire.Table))
            await turn(again)
            await again.leave()
            while ada.seen().seat != mine or all(seat.present for seat in ada.room.seats):
                await ada.next()


async def test_the_devices_of_a_person_are_limited_and_each_can_be_removed(
    pushing: Running, service: PushService
) -> None:
    async with Client(pushing.address) as ada, Client(pushing.address) as eve:
        browsers = [Browser(service, str(n)) for n in range(MOST + 2)]
        for browser in browsers:
            await subscribe(ada, browser)
        kept = {row.endpoint for row in await pushing.services.subscriptions.of(ada.person)}
        assert kept == {browser.asks().endpoint for browser in browsers[2:]}
        latest = wire.Unsubscribe(endpoint=browsers[-1].asks().endpoint)
        await eve.post("/api/push/stop", latest, wire.Push)
        assert len(await pushing.services.subscriptions.of(ada.person)) == MOST
        await ada.post("/api/push/stop", latest, wire.Push)
        assert len(await pushing.services.subscriptions.of(ada.person)) == MOST - 1
        # The same browser with another person: the last request counts.
        await subscribe(eve, browsers[-2])
        assert len(await pushing.services.subscriptions.of(ada.person)) == MOST - 2
        await ada.post("/api/me/forget", None, wire.Me)
        assert await pushing.services.subscriptions.of(ada.person) == []


async def test_subscriptions_are_exported_and_erased_with_a_person(pushing: Running, service: PushService) -> None:
    async with Client(pushing.address) as ada:
        await subscribe(ada, Browser(service, "phone"))
        engine = pushing.services.store.engine
        assert [device["push service"] for device in export(engine, ada.person)["notified"]] == [service.host]
        erase(engine, ada.person, now_us())
        assert export(engine, ada.person)["notified"] == []


BAD = (
    "http://localhost:1/x",
    "https://127.0.0.1/x",
    "https://localhost/x",
    "https://[::1]/x",
    "https://metadata.internal/x",
    "https://fcm.googleapis.com.example.org/x",
    "https://fcm.googleapis.com:22/x",
    "https://fcm.googleapis.com@localhost/x",
    "https://user@fcm.googleapis.com/x",
    "https://xnotify.windows.com/x",
    "file://localhost/etc/passwd",
    "https://fcm.googleapis.com:port/x",
    "",
)


@pytest.mark.parametrize("endpoint", BAD)
async def test_the_server_calls_only_known_push_services(pushing: Running, service: PushService, endpoint: str) -> None:
    async with Client(pushing.address) as ada:
        wanted = Browser(service, "phone").asks()
        wanted.endpoint = endpoint
        assert await refusal(ada.post("/api/push", wanted, wire.Push)) == "no-push"


@pytest.mark.parametrize(
    "endpoint",
    [
        "https://fcm.googleapis.com/fcm/send/x",
        "https://updates.push.services.mozilla.com/wpush/v2/x",
        "https://db5p.notify.windows.com/w/?token=x",
        "https://web.push.apple.com/x",
    ],
)
def test_the_services_of_the_usual_browsers_are_known(endpoint: str) -> None:
    assert Sender(new_private_key(), CONTACT).reaches(endpoint)


@pytest.mark.parametrize(("key", "secret"), [("AAAA", "AAAA"), ("A", "A"), ("B" * 87, "A" * 22)])
async def test_invalid_keys_are_refused(pushing: Running, service: PushService, key: str, secret: str) -> None:
    async with Client(pushing.address) as ada:
        wanted = Browser(service, "phone").asks()
        wanted.key, wanted.secret = key, secret
        assert await refusal(ada.post("/api/push", wanted, wire.Push)) == "bad-message"


async def test_without_a_contact_nobody_is_notified(tmp_path: Path, service: PushService) -> None:
    async with running(tmp_path) as server, Client(server.address) as ada:
        assert (await ada.get("/api/push", wire.Push)).key is None
        assert await refusal(ada.post("/api/push", Browser(service, "phone").asks(), wire.Push)) == "no-push"


async def test_the_servers_key_stays_the_same(tmp_path: Path) -> None:
    keys = []
    for _ in range(2):
        async with running(tmp_path, push_contact=CONTACT) as server, Client(server.address) as ada:
            keys.append(await key_of(ada))
    assert keys[0] == keys[1]


def test_an_invalid_contact_is_refused(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    with pytest.raises(SetupError):
        check_contact("host@example.org")
    assert main(["--lang", "en", "serve", "--data", str(tmp_path), "--push-contact", "nobody"]) == 2
    assert "mailto:" in capsys.readouterr().err
