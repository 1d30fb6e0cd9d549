"""Apotheca's table at given positions: two touches, teams, and what stays visible."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from philtre.core.chance import Seeded
from tests.apotheca.drawing import FACE
from tests.apotheca.drawing import table as market
from tests.e2e.conftest import Open
from tests.e2e.staged import Staged

NAMES = ["Élise", "Théo", "Odile", "Basile"]
Stand = Callable[..., Staged]


@pytest.fixture
def stand(person: Open) -> Stand:
    def come(drawing: str, *, size: tuple[int, int] = (1280, 800), **changes: Any) -> Staged:
        state = market(drawing, **changes)
        found = Staged(person(size=size), FACE, state, Seeded(3), NAMES[: changes.get("seats", 2)])
        found.open()
        found.page.locator("main.play[data-asked=true]").wait_for()
        return found

    return come


def test_hiring_takes_two_touches_of_the_same_card_and_shows_the_price_between(stand: Stand) -> None:
    staged = stand("R . . B . . r1 . . b1 B Y Y . . .", gems=[[1, 3, 1], [0, 0, 0]])
    page, before = staged.page, staged.table.version
    card = page.locator(".alley .card.usable").nth(1)
    card.click()
    expect(page.locator(".mine .pays")).to_have_text("−2")
    assert staged.table.version == before
    page.locator(".alley [data-spot=station-sapphire] .card").click()
    expect(page.locator(".mine .card")).to_have_count(2)
    expect(page.locator(".mine .pays")).to_have_count(0)


def test_restocking_takes_two_touches_of_its_button(stand: Stand) -> None:
    staged = stand("R . . B . . r1 . . b1 B Y Y . . .")
    restock, before = staged.page.locator("[data-act=restock]"), staged.table.version
    restock.click()
    expect(restock).to_have_attribute("aria-pressed", "true")
    assert staged.table.version == before
    restock.click()
    expect(staged.page.locator("main.play")).to_have_attribute("data-prompt", "place")


def test_a_match_stays_in_sight_until_a_second_touch_satisfies_somebody(stand: Stand) -> None:
    staged = stand("R R . . . . R . . . B . . . . .", active=[["corvidus", "imogen"], ["merten"]])
    page = staged.page
    page.locator(".mine .card", has_text="Corvidus").click()
    page.locator("[data-space='6']").click()
    page.locator("[data-space='2']").click()
    expect(page.locator(".cell button.picked")).to_have_count(2)
    page.locator("[data-space='2']").click()
    expect(page.locator("main.play")).to_have_attribute("data-prompt", "satisfy")
    expect(page.locator("[data-piece]")).to_have_count(4)
    imogen, before = page.locator(".mine .card", has_text="Imogen"), staged.table.version
    imogen.click()
    assert staged.table.version == before
    imogen.click()
    expect(page.locator(".mine .star.won")).to_have_count(1)


TEAMS: dict[str, Any] = {
    "seats": 4,
    "active": [["corvidus"], ["merten"], ["solas"], ["giada"]],
    "satisfied": [[{"card": "afrit", "colour": "red", "size": 3}], [], [], []],
    "gems": [[0, 0, 0]] * 4,
    "stations": ["strega", "qwixly", "tidemaster"],
}


@pytest.mark.parametrize("size", [(1280, 800), (390, 664)], ids=["desktop", "phone"])
def test_a_team_has_its_names_and_its_stars_once(stand: Stand, size: tuple[int, int]) -> None:
    page = stand("R . . B . . r1 . . b1 B Y Y . . .", size=size, **TEAMS).page
    expect(page.locator(".mine .team")).to_have_text("In a team with Odile")
    expect(page.locator(".mine .star.won")).to_have_count(1)
    if size[0] < 500:
        sides = page.locator(".standings li")
        expect(sides).to_have_count(2)
        for side, words in zip(sides.all(), ("Élise and Odile: 1 of 3", "Théo and Basile: "), strict=True):
            expect(side.locator("use[href='#k-star']")).to_have_count(1)
            expect(side.locator(".one").first).to_have_attribute("aria-label", re.compile(words))
        page.get_by_role("button", name="Others").click()
    expect(page.locator(".others h3.team")).to_have_text(["Élise and Odile", "Théo and Basile"])
    expect(page.locator(".others .star")).to_have_count(6)
