"""Each potion shows what it does when it is drunk; where nothing moves it stands still for a moment."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from philtre import games
from philtre.core.chance import Seeded
from tests.e2e.conftest import Open
from tests.e2e.filmstrips import KINDS, SOUGHT, before
from tests.e2e.staged import Staged

pytestmark = pytest.mark.thorough


def drinks(page: Page, kind: str) -> None:
    state, notation = before(SOUGHT[f"drink-{kind}"])
    staged = Staged(page, games.face("potion_explosion"), state, Seeded(3), ["Élise", "Théo"])
    staged.open()
    page.locator("main.play").wait_for()
    page.wait_for_load_state("networkidle")  # the drawings of potions at work come after the table
    staged.act(notation)


@pytest.mark.parametrize("speed", ["normal", "off"])
@pytest.mark.parametrize("kind", KINDS)
def test_a_potion_shows_what_it_does(person: Open, kind: str, speed: str) -> None:
    page = person(size=(390, 844), speed=speed)
    drinks(page, kind)
    working = page.locator(f"[data-elixir={kind}]")
    expect(working.locator(".bottle")).to_have_count(1)
    assert working.locator(".place").count() >= 1
    assert (working.locator(".drop").count() == 0) == (speed == "off")
    expect(working).to_have_count(0)  # and is gone again
    expect(page.locator("main.play[data-phase=playing]")).to_have_count(1)


def test_what_a_still_potion_does_is_on_the_screen(person: Open) -> None:
    page = person(size=(390, 844), speed="off")
    drinks(page, "prismatic")
    working = page.locator("[data-elixir=prismatic]")
    board, bottle = page.locator(".dispenser").bounding_box(), working.locator(".bottle").bounding_box()
    assert board is not None
    assert bottle is not None
    assert board["x"] < bottle["x"]
    assert bottle["x"] + bottle["width"] < board["x"] + board["width"]
    assert working.evaluate("one => [...one.children].every(part => getComputedStyle(part).opacity === '1')")
