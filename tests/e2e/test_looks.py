"""Appearance: each game has its background, panels are opaque, and nothing is covered by its neighbour."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from philtre.core.chance import Seeded
from tests.e2e.conftest import Open
from tests.e2e.staged import Staged
from tests.mystic_moon.drawing import FACE
from tests.mystic_moon.drawing import table as night

pytestmark = pytest.mark.thorough

WORLDS = {"apotheca": None, "potion_explosion": "laboratory", "mystic_moon": "moonlit-garden"}
# The alpha of a colour; without one it is opaque.
SEEN_THROUGH = """() => [...document.querySelectorAll(".panel")]
  .map((one) => getComputedStyle(one).backgroundColor).filter((colour) => /rgba|\\//.test(colour))"""
# What lies nearer to a glyph of the garden, a number or a sprout of another place, than their edges allow.
CROWDED = """() => {
  const round = (one) => {
    const box = one.getBoundingClientRect();
    return { one, x: box.x + box.width / 2, y: box.y + box.height / 2, r: box.width / 2 };
  };
  const all = [...document.querySelectorAll(".garden :is(.glyph, .label, .sprout)")].map(round);
  const beds = [...document.querySelectorAll(".garden .bed")].map(round);
  const name = ({ one }) => one.closest(".place").dataset.spot + " " + one.getAttribute("class").split(" ")[0];
  const near = (a, b) => a.one !== b.one && Math.hypot(a.x - b.x, a.y - b.y) < a.r + b.r;
  const others = (a) => [...all, ...beds.filter((bed) => bed.one.parentElement !== a.one.closest(".place"))];
  return all.flatMap((a) => others(a).filter((b) => near(a, b)).map((b) => `${name(a)} under ${name(b)}`));
}"""


@pytest.mark.parametrize("game", WORLDS)
@pytest.mark.parametrize("light", ["night", "parchment"])
def test_a_set_up_page_is_in_the_games_own_world(person: Open, game: str, light: str) -> None:
    page = person(f"/new/{game}", light=light)
    page.locator("form.panel").wait_for()
    page.wait_for_load_state("networkidle")
    assert page.evaluate("document.documentElement.dataset.world ?? null") == WORLDS[game]
    assert page.evaluate(SEEN_THROUGH) == []
    expect(page.locator(".scene .moon")).not_to_be_visible()  # the door has a moon, and nothing looks out behind it
    page.locator("header a[href='/']").click()
    page.get_by_role("heading", name="Philtre").wait_for()
    assert page.evaluate("document.documentElement.dataset.world ?? null") is None, "home is the night market"
    expect(page.locator(".scene .moon")).to_be_visible()


@pytest.mark.parametrize("path", ["/settings", "/learn", "/learn/apotheca", "/learn/mystic_moon"])
def test_nothing_shines_through_a_panel(person: Open, path: str) -> None:
    page = person(path)
    page.locator(".panel").first.wait_for()
    assert page.evaluate(SEEN_THROUGH) == []


@pytest.mark.parametrize("night_number", [1, 2, 3, 4, 5])
def test_no_glyph_lies_under_what_belongs_to_a_neighbour(page_of: Callable[..., Page], night_number: int) -> None:
    page = page_of(night({"hut": "greenhouse"}, {}, round=night_number))
    page.locator("[data-spot=place-4]").hover()
    page.locator(".sprout").first.wait_for()
    assert page.locator(".garden .glyph").count() > 0
    assert page.evaluate(CROWDED) == []


@pytest.fixture
def page_of(person: Open) -> Callable[..., Page]:
    def begin(state: object) -> Page:
        staged = Staged(person(size=(1280, 800)), FACE, state, Seeded(3), ["Élise", "Théo"])  # type: ignore[arg-type]
        staged.open()
        return staged.page

    return begin
