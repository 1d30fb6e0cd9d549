"""The end of a game: winners, turning point, a picture to share; in solo games where the points came from."""

from __future__ import annotations

import base64
import struct
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from philtre import games
from philtre.core.chance import Seeded
from tests.e2e.conftest import Open
from tests.e2e.filmstrips import MOMENTS, before
from tests.e2e.staged import Staged
from tests.e2e.table import Table

pytestmark = pytest.mark.thorough

Begin = Callable[..., Table]
ENDS = ("apotheca-end", "potion-explosion-end", "mystic-moon-end")
# The number of different colours (in eight steps per channel) in the picture of the end; the sky has only a few.
COLOURS = """async (png) => {
  const bytes = Uint8Array.from(atob(png), (one) => one.charCodeAt(0));
  const image = await createImageBitmap(new Blob([bytes], { type: "image/png" }));
  const pen = Object.assign(document.createElement("canvas"), { width: 1200, height: 630 }).getContext("2d");
  pen.drawImage(image, 0, 0);
  const { data } = pen.getImageData(600, 296, 500, 230);
  const found = new Set();
  for (let at = 0; at < data.length; at += 4)
    found.add(((data[at] >> 5) << 6) | ((data[at + 1] >> 5) << 3) | (data[at + 2] >> 5));
  return found.size;
}"""
SKY = 20


def ended(page: Page, name: str) -> None:
    """The end of a game that was played in advance."""
    state, notation = before(MOMENTS[name])
    names = ["Élise", "Théo", "Odile", "Ada"][: int(state.seats())]
    staged = Staged(page, games.face(MOMENTS[name].game), state, Seeded(3), names)
    staged.open()
    page.locator("main.play").wait_for()
    staged.act(notation)
    page.locator("dialog svg[data-picture]").wait_for()


@pytest.mark.parametrize("name", ENDS)
def test_the_shared_picture_shows_the_end_of_this_game(person: Open, tmp_path: Path, name: str) -> None:
    page = person(size=(1280, 800))
    ended(page, name)
    dialog = page.get_by_role("dialog")
    expect(dialog.get_by_role("img").first).to_be_visible()
    expect(dialog.get_by_role("button", name="View the table")).to_be_in_viewport()
    assert dialog.evaluate("one => one.scrollHeight - one.clientHeight") <= 1  # the whole result in one look
    expect(page.get_by_text("You have no active apothecary")).to_have_count(0)
    with page.expect_download() as found:
        page.get_by_role("button", name="Share result").click()
    found.value.save_as(tmp_path / "result.png")
    png = base64.b64encode((tmp_path / "result.png").read_bytes()).decode()
    assert page.evaluate(COLOURS, png) > SKY


@pytest.mark.parametrize("name", ENDS)
@pytest.mark.parametrize("locale", ["fr", "en"])
def test_the_end_does_not_scroll_sideways_on_a_phone(person: Open, name: str, locale: str) -> None:
    page = person(size=(360, 560), locale=locale)
    ended(page, name)
    wide = "(all) => all.filter((one) => one.scrollWidth > one.clientWidth + 1).map((one) => one.className)"
    assert page.locator("dialog, dialog .scroll, dialog .picture").evaluate_all(wide) == []


def test_the_end_shows_the_turning_point_and_offers_a_picture(table: Begin, tmp_path: Path) -> None:
    game = table(bot="novice", seed=5)
    game.finish()
    page = game.page
    dialog = page.locator("dialog")
    dialog.wait_for()
    expect(dialog.locator(".winner")).not_to_have_count(0)
    expect(dialog.locator(".insights a").first).to_be_visible(timeout=120_000)
    with page.expect_download() as found:
        dialog.get_by_role("button", name="Share result").click()
    found.value.save_as(tmp_path / "result.png")
    picture = (tmp_path / "result.png").read_bytes()
    assert picture.startswith(b"\x89PNG")
    assert struct.unpack(">II", picture[16:24]) == (1200, 630)
    dialog.locator(".insights a").first.click()
    page.wait_for_url("**/replay/**move=**")


def test_solo_points_are_broken_down_and_compared(table: Begin) -> None:
    game = table(variant="solo", seats=1)
    game.finish()
    dialog = game.page.locator("dialog")
    dialog.wait_for()
    points = int(dialog.locator("h2").inner_text().split()[0])
    assert sum(int(text) for text in dialog.locator("dd.number").all_inner_texts()) == points
    best = ["A new personal best!"] if points > 0 else []  # nothing is no record
    expect(dialog.locator(".best")).to_have_text(best)
    game.page.reload()
    dialog.wait_for()
    expect(dialog.locator(".best")).to_have_text(best)  # a game is not compared with itself
