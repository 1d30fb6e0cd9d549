"""Notifications on a device: the switch in the settings, and what the service worker shows.

Tests cannot reach real push services, so the browser subscribes to one of our own, which receives the server's
messages. From there a message goes to the real service worker through the browser's developer tools.
"""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine, Iterator
from concurrent.futures import ThreadPoolExecutor

import msgspec
import pytest
from playwright.sync_api import Page, expect

from philtre.client import Client
from philtre.server import wire
from tests.e2e.conftest import Open
from tests.e2e.serving import Serving, serving
from tests.server.pushing import CONTACT, Browser, PushService
from tests.server.running import caught_up, turn

pytestmark = pytest.mark.thorough

SUBSCRIBED = """
{
  const toJSON = () => ({ endpoint: "%(endpoint)s", keys: { p256dh: "%(key)s", auth: "%(secret)s" } });
  let kept = sessionStorage.getItem("subscribed") !== null;
  const unsubscribe = async () => { kept = false; sessionStorage.removeItem("subscribed"); return true; };
  const subscription = { endpoint: "%(endpoint)s", toJSON, unsubscribe };
  PushManager.prototype.getSubscription = async () => (kept ? subscription : null);
  PushManager.prototype.subscribe = async ({ applicationServerKey, userVisibleOnly }) => {
    if (!userVisibleOnly || applicationServerKey.length !== 87) throw new Error("a browser would refuse this");
    kept = true;
    sessionStorage.setItem("subscribed", "yes");
    return subscription;
  };
}
"""
SHOWN = """async () => (await (await navigator.serviceWorker.ready).getNotifications()).map(
  (shown) => [shown.title, shown.body, shown.tag])"""


@pytest.fixture(scope="module")
def service(tmp_path_factory: pytest.TempPathFactory) -> Iterator[PushService]:
    service = PushService(tmp_path_factory.mktemp("service"))
    yield service
    service.close()


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory, service: PushService) -> Iterator[Serving]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("PHILTRE_PUSH_CONTACT", CONTACT)
        patch.setenv("PHILTRE_PUSH_SERVICES", service.host)
        patch.setenv("SSL_CERT_FILE", str(service.certificate))
        with serving(tmp_path_factory.mktemp("data")) as started:
            yield started


def allow(page: Page, browser: Browser) -> None:
    page.context.grant_permissions(["notifications"])
    page.add_init_script(SUBSCRIBED % msgspec.to_builtins(browser.asks()))


def deliver(page: Page, text: str) -> None:
    """Deliver a push message to the service worker."""
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    tools = page.context.new_cdp_session(page)
    found: list[str] = []
    tools.on(
        "ServiceWorker.workerRegistrationUpdated",
        lambda told: found.extend(one["registrationId"] for one in told["registrations"] if not one["isDeleted"]),
    )
    tools.send("ServiceWorker.enable")
    for _ in range(100):
        if found:
            break
        page.wait_for_timeout(50)
    origin = page.url.split("/", 3)
    tools.send(
        "ServiceWorker.deliverPushMessage",
        {"origin": f"{origin[0]}//{origin[2]}", "registrationId": found[-1], "data": text},
    )


def elsewhere(work: Coroutine[None, None, str]) -> str:
    """Run a coroutine in a thread, because the browser's driver occupies this thread's event loop."""
    with ThreadPoolExecutor(1) as thread:
        return thread.submit(asyncio.run, work).result()


async def until_it_is_her_turn(address: str, cookie: str) -> str:
    """Ada opens a table with days for each move, Eve takes a seat and leaves, and Ada plays."""
    settings = wire.Settings(game="apotheca", variant="standard", seats=2, clock=wire.Clock(kind="days", amount=2))
    async with Client(address) as ada, Client(address, cookie) as eve:
        seat = wire.Wanted(holder="me", name="Ada")
        code = (await ada.create(wire.CreateRoom(settings=settings, seats=[seat]))).code
        async with ada.enter(code) as host:
            async with eve.enter(code) as guest:
                await guest.ask(wire.Sit(id="sit", seat=1, name="Eve"))
                await host.ask(wire.Start(id="start"))
                await caught_up([host, guest])
                if guest.seen().seat == 1:
                    await turn(guest)
                await caught_up([guest, host])
            await turn(host)
            return code


def test_a_person_who_closed_the_table_is_notified_of_their_turn(
    person: Open, server: Serving, service: PushService
) -> None:
    eve = person(locale="fr", worker=True)
    browser = Browser(service, "eve")
    allow(eve, browser)
    eve.goto("/settings")
    eve.get_by_role("button", name="M’avertir à mon tour").click()
    expect(eve.get_by_text("Cet appareil vous avertit")).to_be_visible()
    key = eve.evaluate("fetch('/api/push').then((answer) => answer.json()).then(({ key }) => key)")
    cookie = next(cookie["value"] for cookie in eve.context.cookies() if cookie["name"] == "philtre")
    code = elsewhere(until_it_is_her_turn(server.address, cookie))
    notice = browser.reads(key)
    assert notice.room == code
    deliver(eve, msgspec.json.encode(notice).decode())
    expect_shown(eve, [["À vous de jouer à Apotheca", "Les autres attendent votre coup.", code]])
    # A click shows Eve the table in the open window. (Without a real click it may not take the focus.)
    eve.context.service_workers[0].evaluate(
        """async () => {
          const [notification] = await registration.getNotifications();
          dispatchEvent(new NotificationEvent("notificationclick", { notification }));
        }"""
    )
    expect(eve).to_have_url(f"{server.address}/room/{code}")
    expect_shown(eve, [])
    eve.goto("/settings")
    eve.get_by_role("button", name="Ne plus m’avertir").click()
    expect(eve.get_by_role("button", name="M’avertir à mon tour")).to_be_visible()


def test_a_browser_that_forbids_notifications_says_so(person: Open, service: PushService) -> None:
    page = person(worker=True)
    page.add_init_script("Object.defineProperty(Notification, 'permission', { get: () => 'denied' })")
    page.add_init_script(SUBSCRIBED % msgspec.to_builtins(Browser(service, "x").asks()))
    page.goto("/settings")
    expect(page.get_by_text("Your browser blocks notifications")).to_be_visible()
    expect(page.get_by_role("button", name="Notify me")).to_have_count(0)


def test_a_table_by_days_offers_it_in_its_lobby(person: Open, service: PushService) -> None:
    page = person(worker=True)
    allow(page, Browser(service, "y"))
    page.request.get("/api/me")
    for kind, offers in (("days", 1), ("none", 0)):
        settings = {"game": "apotheca", "variant": "standard", "seats": 2, "clock": {"kind": kind, "amount": 2}}
        wanted = {"settings": settings, "seats": [{"holder": "me", "name": "Ada"}]}
        created = page.request.post("/api/rooms", data=wanted).json()
        page.goto(f"/room/{created['code']}")
        expect(page.get_by_text(created["code"])).to_be_visible()
        expect(page.get_by_role("button", name="Notify me on my turn")).to_have_count(offers)


def expect_shown(page: Page, shown: list[list[str]]) -> None:
    for _ in range(100):
        if page.evaluate(SHOWN) == shown:
            return
        page.wait_for_timeout(50)
    assert page.evaluate(SHOWN) == shown
