"""The focus ring is visible on every background: it is measured on painted pages, not in style sheets."""

from __future__ import annotations

import base64
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page

from tests.e2e.conftest import Open
from tests.e2e.hands import GAMES
from tests.e2e.table import Table

pytestmark = pytest.mark.thorough

Begin = Callable[..., Table]
RING = Path(__file__).with_name("ring.js").read_text("utf-8")
GROUND = """async (text) => {
  const bytes = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
  window.ground = await createImageBitmap(new Blob([bytes], { type: "image/png" }));
}"""
ROOM = 14  # pixels around a thing in which its ring is
ROUND = 0.75  # of the ring of a box: so long is the ring of something round
MOST = 26  # things of a page that are measured
STILL = "*, *::before, *::after { transition: none !important; animation: none !important; caret-color: transparent; }"
STYLE = "css => { const sheet = new CSSStyleSheet(); sheet.replaceSync(css); document.adoptedStyleSheets = [sheet]; }"
FOCUSABLE = "a[href]:visible, button:visible, input:visible:enabled, select:visible, summary:visible"


# Where a thing is once it has come into view, and how far everything around it is scrolled.
PLACE = """one => {
  document.activeElement.blur();
  one.scrollIntoView({ block: "nearest", inline: "nearest" });
  let scrolled = "";
  for (let box = one.parentElement; box; box = box.parentElement) scrolled += ` ${box.scrollLeft},${box.scrollTop}`;
  const { x, y, width, height } = one.getBoundingClientRect();
  return { box: { x, y, width, height }, scrolled };
}"""


class Ground:
    """A page without a focus; its picture is taken again only after it was scrolled."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.scrolled = ""
        size = page.viewport_size
        assert size
        self.width, self.height = size["width"], size["height"]

    def measured(self, thing: Locator) -> float | None:
        """How much of a thing's ring is seen; None if the thing is not on the screen as a whole."""
        place = thing.evaluate(PLACE)
        box = place["box"]
        if box["y"] < 0 or box["y"] + box["height"] > self.height:
            return None
        if place["scrolled"] != self.scrolled:
            self.look()
            self.scrolled = place["scrolled"]
        thing.evaluate("one => one.focus({ focusVisible: true, preventScroll: true })")
        clip = self.around(box)
        picture = base64.b64encode(self.page.screenshot(clip=clip)).decode()  # type: ignore[arg-type]
        found: float = self.page.evaluate(RING, [picture, clip, box])
        return found

    def look(self) -> None:
        self.page.evaluate(GROUND, base64.b64encode(self.page.screenshot()).decode())

    def around(self, box: dict[str, float]) -> dict[str, int]:
        """Whole pixels, so that both pictures have the same ones."""
        x, y = max(0, int(box["x"]) - ROOM), max(0, int(box["y"]) - ROOM)
        right, bottom = int(box["x"] + box["width"]) + 1 + ROOM, int(box["y"] + box["height"]) + 1 + ROOM
        return {"x": x, "y": y, "width": min(self.width, right) - x, "height": min(self.height, bottom) - y}


def weak(page: Page) -> list[str]:
    """Things whose ring is not seen well enough."""
    page.evaluate(STYLE, STILL)
    page.keyboard.press("Tab")  # from now on the focus is shown
    things, ground = page.locator(FOCUSABLE), Ground(page)
    found, count = [], things.count()
    for n in range(0, count, max(1, count // MOST)):
        share = ground.measured(things.nth(n))
        if share is not None and share < ROUND:
            ground.scrolled = ""  # on a busy machine a picture may be of the frame before
            share = ground.measured(things.nth(n))
        if share is not None and share < ROUND:
            found.append(f"{things.nth(n).evaluate('one => one.outerHTML.slice(0, 110)')}: {share:.2f}")
    return found


@pytest.mark.parametrize("light", ["night", "parchment"])
@pytest.mark.parametrize("path", ["/new/apotheca", "/", "/settings", "/learn/mystic_moon"])
def test_the_focus_is_seen_on_every_page(person: Open, path: str, light: str) -> None:
    page = person(path, light=light, size=(1280, 800))
    page.locator("main").wait_for()
    page.wait_for_load_state("networkidle")
    found = weak(page)
    assert not found, "\n".join(found)


@pytest.mark.parametrize("light", ["night", "parchment"])
@pytest.mark.parametrize("name", [*GAMES, "mystic_moon"])
def test_the_focus_is_seen_on_every_table(table: Begin, name: str, light: str) -> None:
    game = table(game=name, bot="novice", light=light, size=(1280, 800))
    for _ in range(3):
        game.wait()
        game.decide()
    game.wait()
    found = weak(game.page)
    assert not found, "\n".join(found)
