"""Where the keyboard is can be seen on every ground: the ring is measured on painted pages, not in style sheets."""

from __future__ import annotations

import base64
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page

from tests.e2e.conftest import Open, one_of
from tests.e2e.hands import GAMES
from tests.e2e.table import Table

Begin = Callable[..., Table]
RING = Path(__file__).with_name("ring.js").read_text("utf-8")
ROOM = 14  # pixels around a thing in which its ring is
ROUND = 0.75  # of the ring of a box: so long is the ring of something round
MOST = 26  # things of a page that are measured
STILL = "*, *::before, *::after { transition: none !important; animation: none !important; caret-color: transparent; }"
STYLE = "css => { const sheet = new CSSStyleSheet(); sheet.replaceSync(css); document.adoptedStyleSheets = [sheet]; }"
FOCUSABLE = "a[href]:visible, button:visible, input:visible:enabled, select:visible, summary:visible"


def weak(page: Page) -> list[str]:
    """Things whose ring is not seen well enough."""
    page.evaluate(STYLE, STILL)
    page.keyboard.press("Tab")  # from now on the focus is shown
    things = page.locator(FOCUSABLE)
    found, count = [], things.count()
    for n in range(0, count, max(1, count // MOST)):
        share = measured(page, things.nth(n))
        if share is not None and share < ROUND:
            share = measured(page, things.nth(n))  # on a busy machine a picture may be of the frame before
        if share is not None and share < ROUND:
            found.append(f"{things.nth(n).evaluate('one => one.outerHTML.slice(0, 110)')}: {share:.2f}")
    return found


def measured(page: Page, thing: Locator) -> float | None:
    thing.scroll_into_view_if_needed()
    page.evaluate("document.activeElement.blur()")
    box = thing.bounding_box()
    size = page.viewport_size
    assert size
    if not box or box["y"] < 0 or box["y"] + box["height"] > size["height"]:
        return None
    x, y = max(0, box["x"] - ROOM), max(0, box["y"] - ROOM)
    clip = {
        "x": x,
        "y": y,
        "width": min(size["width"], box["x"] + box["width"] + ROOM) - x,
        "height": min(size["height"], box["y"] + box["height"] + ROOM) - y,
    }
    before = page.screenshot(clip=clip)  # type: ignore[arg-type]
    thing.evaluate("one => one.focus({ focusVisible: true, preventScroll: true })")
    after = page.screenshot(clip=clip)  # type: ignore[arg-type]
    texts = [base64.b64encode(picture).decode() for picture in (before, after)]
    found: float = page.evaluate(RING, [*texts, box])
    return found


@pytest.mark.parametrize("light", one_of(["night", "parchment"]))
@pytest.mark.parametrize("path", one_of(["/new/apotheca", "/", "/settings", "/learn/mystic_moon"]))
def test_the_focus_is_seen_on_every_page(person: Open, path: str, light: str) -> None:
    page = person(path, light=light, size=(1280, 800))
    page.locator("main").wait_for()
    page.wait_for_load_state("networkidle")
    found = weak(page)
    assert not found, "\n".join(found)


@pytest.mark.parametrize("light", one_of(["night", "parchment"]))
@pytest.mark.parametrize("name", one_of([*GAMES, "mystic_moon"]))
def test_the_focus_is_seen_on_every_table(table: Begin, name: str, light: str) -> None:
    game = table(game=name, bot="novice", light=light, size=(1280, 800))
    for _ in range(3):
        game.wait()
        game.decide()
    game.wait()
    found = weak(game.page)
    assert not found, "\n".join(found)
