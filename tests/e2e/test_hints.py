"""Hints at the table: sorted, with a label for their numbers, and highlighted on the board."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, expect

from tests.e2e.table import Table

pytestmark = pytest.mark.thorough

Begin = Callable[..., Table]


def asked(game: Table) -> Locator:
    game.wait()
    game.page.locator(".tools button").nth(1).click()
    hints = game.page.locator(".hints")
    hints.wait_for()
    return hints


def numbers(hints: Locator) -> list[float]:
    texts = hints.locator(".worth").all_inner_texts()
    return [float(text.replace("\u202f", "").replace("\xa0", "").strip("% ")) for text in texts]


@pytest.mark.parametrize("locale", ["en", "fr"])
def test_hints_are_sorted_and_say_what_their_numbers_mean(table: Begin, locale: str) -> None:
    hints = asked(table(bot="novice", locale=locale, options={"start": "1"}))
    expect(hints.locator(".label")).to_have_text("Chance to win" if locale == "en" else "Chances de gagner")
    found = numbers(hints)
    assert found == sorted(found, reverse=True)
    assert hints.locator(".rank").all_inner_texts() == [str(n + 1) for n in range(len(found))]


def test_in_solo_games_hints_are_points(table: Begin) -> None:
    hints = asked(table(variant="solo", seats=1))
    expect(hints.locator(".label")).to_have_text("Expected points")
    assert "%" not in hints.inner_text()


def test_the_targets_of_a_hint_are_highlighted(table: Begin) -> None:
    game = table(game="potion_explosion", bot="novice", options={"start": "1"})
    game.wait()
    while game.play.get_attribute("data-prompt") == "draft":
        game.decide()
        game.wait()
    before = game.page.locator(".pointed").count()
    hints = asked(game)
    for n in range(hints.locator("button").count()):
        hints.locator("button").nth(n).hover()
        if game.page.locator(".pointed").count() > before:
            return
    raise AssertionError("no hint is lit on the board")
