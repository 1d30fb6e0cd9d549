"""The DOM, the storage and the memory of a browser contain only what its person may know."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page

from tests.e2e.conftest import Open
from tests.e2e.table import Table, facts, open_room, take_turns

# Live objects with the colour of a facedown potion and its owner, and private events.
SECRETS = """function () {
  const told = [];
  for (const one of this) {
    if (Object.getPrototypeOf(one) !== Object.prototype) continue;
    if (one.up === false && one.colour && one.stack) told.push(['potion', one.arrow]);
    if (one.event === 'saw' && one.details) told.push(['whisper', one.who]);
    if (one.market && one.hand?.colour) told.push(['hand', one.seat]);
  }
  return told;
}"""


def secrets(page: Page) -> list[tuple[str, Any]]:
    """The secrets in the page's memory after a garbage collection."""
    session = page.context.new_cdp_session(page)
    session.send("HeapProfiler.collectGarbage")
    group = {"objectGroup": "secrets"}  # released afterwards, because inspected objects stay alive
    prototype = session.send("Runtime.evaluate", {"expression": "Object.prototype", **group})["result"]["objectId"]
    objects = session.send("Runtime.queryObjects", {"prototypeObjectId": prototype, **group})["objects"]["objectId"]
    asked = {"objectId": objects, "functionDeclaration": SECRETS, "returnByValue": True}
    found = session.send("Runtime.callFunctionOn", asked)["result"]["value"]
    session.send("Runtime.releaseObjectGroup", group)
    session.detach()
    return [(kind, seat) for kind, seat in found]


def lasting(page: Page) -> list[tuple[str, Any]]:
    """What is still known when the table that is being taken away is gone: a moment, longer on a busy machine."""
    for _ in range(50):
        if not (known := secrets(page)):
            break
        page.wait_for_timeout(100)
    return known


def glimpses(page: Page) -> int:
    """Facedown potions whose colour is drawn or in a label."""
    labels: list[str] = page.locator("[role=grid] button").evaluate_all("all => all.map((one) => one.ariaLabel)")
    said = [label for label in labels if "facedown" in label and any(c in label for c in ("red", "blue", "yellow"))]
    return max(len(said), page.locator(".glimpse").count())


def test_no_secret_of_others_reaches_a_browser(person: Open) -> None:
    host, code = open_room(person(), seats=2, name="Odile")
    guest = Table(person(f"/room/{code}"), seed=2)
    guest.sit("Théo")
    host.start()
    watcher = person(f"/watch/{code}")
    known = 0
    for _ in range(7):
        take_turns([host, guest], most=1)
        for page, seat in ((host.page, 0), (guest.page, 1)):
            held = secrets(page)
            assert {owner for _, owner in held} <= {seat}
            known += len(held)
        assert secrets(watcher) == []
        assert glimpses(watcher) == 0
    assert known > 0, "nobody ever had a secret: the test proves nothing"
    wishes, numbers_it_gave, hints_it_read = "philtre.settings", "philtre.deals", "philtre.learnt"
    assert set(facts(guest.page)["local"]) == {wishes, numbers_it_gave, hints_it_read}
    assert facts(guest.page)["session"] == {}


def test_behind_the_curtain_nothing_secret_is_left(person: Open) -> None:
    game = Table.new(person(), company="device", others=("Théo",))
    curtains, held = 0, 0
    while curtains < 4:
        if game.wait() == "curtain":
            curtains += 1
            assert glimpses(game.page) == 0
            assert lasting(game.page) == []
            game.page.keyboard.press("Shift+Tab")
            assert not game.page.evaluate("document.querySelector('.table').contains(document.activeElement)")
            assert "It is" not in game.page.locator("[role=status][aria-live=polite]").inner_text()
            game.lift_curtain()
            held += len(secrets(game.page))
        else:
            game.decide()
    assert held > 0, "nobody ever had a secret: the test proves nothing"
