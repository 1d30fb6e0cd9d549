"""Small screens: phones, phones lying down, a desktop at double size, long names."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import Open
from tests.e2e.table import Table

pytestmark = pytest.mark.thorough

Begin = Callable[..., Table]
LONG = "Wilhelmina Featherstoneh"
PHONE = (360, 740)

# What reaches out of the screen, or lies over something else that can be touched.
TROUBLES = """() => {
  const seen = [...document.querySelectorAll("button, a, .name, .star, h1")].filter((one) => one.checkVisibility());
  const out = seen.filter((one) => {
    const box = one.getBoundingClientRect();
    return box.width > 0 && (box.left < -1 || box.right > innerWidth + 1);
  });
  const lapped = [...document.querySelectorAll(".act")].filter((one) => {
    one.scrollIntoView({ block: "nearest" });
    const box = one.getBoundingClientRect();
    return !one.contains(document.elementFromPoint(box.x + 12, box.y + box.height / 2));
  });
  return [...out, ...lapped].map((one) => one.outerHTML.slice(0, 100));
}"""


@pytest.mark.parametrize("size", [PHONE, (1280, 800), (640, 400), (844, 390)], ids=lambda size: f"{size[0]}x{size[1]}")
def test_nothing_is_cut_or_covered_beside_a_long_name(table: Begin, size: tuple[int, int]) -> None:
    game = table(size=size, name=LONG, bot="novice", locale="fr", text="larger" if size == PHONE else "normal")
    for _ in range(3):
        game.wait()
        assert game.page.evaluate(TROUBLES) == []
        game.decide()


def test_a_spectator_on_a_phone_reaches_the_menu_and_sees_a_part_of_the_table(person: Open, table: Begin) -> None:
    game = table(bot="novice")
    game.wait()
    page = person(f"/watch/{game.code}", size=PHONE, locale="fr")
    page.locator("main.play").wait_for()
    assert page.evaluate(TROUBLES) == []
    page.get_by_role("button", name="Menu").click()
    expect(page.get_by_role("dialog")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator(".pane.forward")).to_have_count(1)


def test_the_log_of_a_phone_opens_at_its_newest_line(table: Begin) -> None:
    game = table(size=PHONE, bot="novice")
    for _ in range(8):
        game.wait()
        game.decide()
    game.wait()
    game.page.get_by_role("button", name="Log", exact=True).click()
    expect(game.page.locator(".log .deed").last).to_be_in_viewport()


@pytest.mark.parametrize(("name", "prompt"), [("potion_explosion", "action"), ("mystic_moon", "garden")])
def test_hints_come_into_sight_on_a_phone(table: Begin, name: str, prompt: str) -> None:
    game = table(game=name, size=(360, 560), bot="novice")
    while game.wait() and game.play.get_attribute("data-prompt") != prompt:
        game.decide()
    game.page.get_by_role("button", name="Hint", exact=True).click()
    first = game.page.locator(".hints button").first
    first.wait_for()
    assert first.evaluate(
        "one => { const { x, y, width, height } = one.getBoundingClientRect();"
        " return one.contains(document.elementFromPoint(x + width / 2, y + height / 2)); }"
    )


def test_hints_lie_beside_the_board_and_go_by_key(table: Begin) -> None:
    game = table(bot="novice")
    game.wait()
    game.page.get_by_role("button", name="Hint", exact=True).click()
    hints = game.page.locator(".hints")
    hints.wait_for()
    advice, market = (game.page.locator(kind).bounding_box() for kind in (".hints", ".market"))
    assert advice
    assert market
    assert advice["x"] >= market["x"] + market["width"]
    game.page.keyboard.press("Escape")
    expect(hints).to_have_count(0)
