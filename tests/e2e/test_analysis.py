"""After a game: the curves, the mistakes, and continuing from one of them."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.conftest import Open
from tests.e2e.table import Table
from tests.e2e.test_pages import DESKTOP, SMALL_PHONE, sideways, too_small, violations

Begin = Callable[..., Table]


def moment(page: Page) -> int:
    return int(page.locator("footer input[type=range]").input_value())


def test_a_mistake_is_found_and_the_game_continued_from_there_with_a_friend(person: Open, table: Begin) -> None:
    game = table(bot="novice", size=DESKTOP)
    for _ in range(2):
        game.wait()
        game.decide()
    game.wait()
    game.resign()
    page = game.page
    game.expect_end().get_by_role("link", name="Analyse").click()
    found = page.get_by_role("region", name="Analysis")
    curve = found.get_by_role("slider", name="Chance to win")
    curve.wait_for()
    address = page.url
    assert violations(page) == []
    assert too_small(page) == []

    mistake = found.locator("li button", has_text="Resigned")
    number = int(mistake.locator("b").first.inner_text())
    mistake.click()
    assert moment(page) == number - 1
    expect(mistake).to_have_attribute("aria-current", "step")
    expect(found).to_contain_text(f"Move {number}: Élise")
    expect(found.locator("li.played")).to_contain_text("Resigned")
    expect(found.locator("ol").first.locator("li")).not_to_have_count(1)

    curve.focus()
    page.keyboard.press("ArrowLeft")
    assert moment(page) == number - 2
    page.keyboard.press("Home")
    spoken = re.compile(rf"Move 0 of {number}: Élise \d+% and Novice \d+%")
    expect(curve).to_have_attribute("aria-valuetext", spoken)
    box = curve.bounding_box()
    assert box is not None
    page.mouse.click(box["x"] + box["width"] - 9, box["y"] + 20)
    assert moment(page) == number
    expect(found).to_contain_text("The game is over.")
    expect(found.locator("table tbody tr")).to_have_count(number + 1)

    stranger = person(address.replace("move=0", "move=1"), size=SMALL_PHONE, light="parchment", locale="fr")
    seen = stranger.get_by_role("region", name="Analyse")
    seen.get_by_role("button", name="Erreurs").click()
    seen.locator("li button", has_text="Abandon").click()
    seen.get_by_role("button", name="Meilleurs coups").click()
    expect(seen.locator("li.played")).to_contain_text("Abandon")
    assert sideways(stranger) == 0
    assert too_small(stranger) == []
    assert violations(stranger) == []

    mistake.click()
    page.get_by_role("button", name="Play on from here").click()
    expect(page.get_by_label("My seat")).to_have_value("0")  # the seat in turn at that moment
    page.get_by_label("My seat").select_option("1")
    page.get_by_label("Other seats").select_option("friends")
    page.get_by_role("button", name="Start game", exact=True).click()
    expect(page.locator(".seats")).to_contain_text(f"Picks up after move {number - 1} of an earlier game")
    friend = Table(person(f"/room/{Table(page).code}"))
    friend.sit("Théo")
    Table(page).start()
    expect(friend.play).to_have_attribute("data-asked", "true")
    friend.decide()


@pytest.mark.thorough
def test_an_analysis_can_be_cancelled(table: Begin) -> None:
    game = table(bot="novice", size=SMALL_PHONE)
    game.wait()
    game.resign()
    page = game.page
    game.expect_end().get_by_role("link", name="Replay").click()
    page.route("**/analysis", lambda _: None)  # the server does not answer
    button = page.get_by_role("button", name="Analyse")
    button.click()
    found = page.get_by_role("region", name="Analysis")
    expect(found.get_by_role("progressbar")).to_be_visible()
    assert "analysis" in page.url
    assert too_small(page) == []
    assert violations(page) == []
    found.get_by_role("button", name="Stop").click()
    expect(found).to_have_count(0)
    assert "analysis" not in page.url
    page.unroute("**/analysis")
    page.route("**/analysis", lambda route: route.abort())
    button.click()
    expect(found.get_by_role("alert")).to_contain_text("isn’t answering")
    page.unroute("**/analysis")
    found.get_by_role("button", name="Try again").click()
    expect(found.get_by_role("slider")).to_be_visible()
