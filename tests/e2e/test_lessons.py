"""Newcomers: easy games, coach marks, lessons and practice."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.conftest import Open
from tests.e2e.table import Table
from tests.e2e.test_screens import SCREEN

pytestmark = pytest.mark.thorough

Begin = Callable[..., Table]
SOURCES = Path(__file__).parents[2] / "frontend" / "src" / "games"
COURSES = [(path.parents[2].name, path.stem) for path in sorted(SOURCES.glob("*/lessons/played/*.json"))]
FIRST = {"apotheca": "reveal", "potion_explosion": "draft", "mystic_moon": "garden"}


def mark(page: Page) -> str | None:
    return page.locator(".coach-mark").get_attribute("data-mark")


def test_a_newcomer_is_offered_an_easy_game(person: Open) -> None:
    page = person("/new/apotheca", newcomer=True)
    expect(page.locator(".newcomer")).to_be_visible()
    expect(page.locator("input[name=bot][value=novice]")).to_be_checked()
    page.locator("details").evaluate("all => { all.open = true; }")
    expect(page.locator("select[name=first_game]")).to_have_value("yes")


def test_a_known_game_has_the_usual_default(person: Open) -> None:
    page = person("/new/apotheca")
    expect(page.locator("input[name=bot][value=novice]")).not_to_be_checked()
    expect(page.locator(".newcomer")).to_have_count(0)


def test_a_mark_disappears_once_its_control_was_used(table: Begin) -> None:
    game = table(bot="novice", newcomer=True, options={"start": "1"})
    game.wait()
    page = game.page
    expect(page.locator(".coach-mark")).to_have_attribute("data-mark", "reveal")
    before = game.version()
    page.click("[data-act=reveal]")
    expect(page.locator(".coach-mark")).to_have_count(0)  # not in the way of what was begun
    page.locator(".cell .offered").first.click()
    page.click(".answers .gold")
    expect(game.play).not_to_have_attribute("data-version", str(before))
    game.wait()
    expect(page.locator(".coach-mark")).not_to_have_attribute("data-mark", "reveal")
    page.reload()
    game.wait()
    expect(page.locator(".coach-mark")).not_to_have_attribute("data-mark", "reveal")


def test_marks_can_be_closed_one_by_one_or_all_at_once(table: Begin) -> None:
    game = table(bot="novice", newcomer=True, options={"start": "1"})
    game.wait()
    page = game.page
    expect(page.locator(".coach-mark")).to_be_visible()
    first = mark(page)
    page.click(".coach-mark .button:not(.bare)")
    expect(page.locator(".coach-mark")).not_to_have_attribute("data-mark", first or "")
    page.click(".coach-mark .bare")
    expect(page.locator(".coach-mark")).to_have_count(0)
    page.goto("/settings")
    expect(page.locator("input[name=marks]").first).to_be_checked()


def test_there_are_no_marks_in_known_games(table: Begin) -> None:
    game = table(bot="novice", options={"start": "1"})
    game.wait()
    game.page.wait_for_timeout(500)
    assert game.page.locator(".coach-mark").count() == 0


def test_marks_depend_on_the_game_mode(table: Begin) -> None:
    """In solo nobody restocks, and hiring costs three gems of one colour."""
    game = table(variant="solo", bot="novice", newcomer=True)
    game.wait()
    page, seen = game.page, []
    expect(page.locator(".coach-mark")).to_be_visible()
    while page.locator(".coach-mark").count():
        seen.append(mark(page))
        page.click(".coach-mark .button:not(.bare)")
        expect(page.locator(f".coach-mark[data-mark='{seen[-1]}']")).to_have_count(0)
        page.wait_for_timeout(500)  # the next one comes at the next look
    assert seen == ["reveal", "power", "hire-solo"]


@pytest.mark.parametrize("size", [(390, 664), (1280, 800), (844, 390)], ids=str)
@pytest.mark.parametrize("name", FIRST)
def test_a_mark_is_on_the_screen_and_covers_nothing(table: Begin, name: str, size: tuple[int, int]) -> None:
    game = table(game=name, bot="novice", newcomer=True, size=size, options={"start": "1"})
    game.wait()
    page = game.page
    while game.play.get_attribute("data-prompt") == "choose":
        game.decide()
        game.wait()
    expect(page.locator(".coach-mark")).to_be_visible()
    assert mark(page) == FIRST[name]
    box = page.locator(".coach-mark").bounding_box()
    assert box is not None
    assert box["x"] >= 0
    assert box["y"] >= 0
    assert box["x"] + box["width"] <= size[0]
    assert box["y"] + box["height"] <= size[1]
    assert page.evaluate(SCREEN) == [], "it lies over something"
    page.click(".coach-mark .button:not(.bare)")


@pytest.mark.parametrize(
    ("game", "name", "locale"),
    [
        ("apotheca", "2-reveal", "en"),
        ("potion_explosion", "2-complete", "fr"),
        ("mystic_moon", "1-brew", "en"),
    ],
)
def test_a_practice_position_is_missed_shown_and_solved(person: Open, game: str, name: str, locale: str) -> None:
    page = person(f"/learn/{game}/practice/{name}", locale=locale)
    pupil, task = Table(page), page.locator(".task")
    pupil.play.wait_for()
    expect(task).to_have_attribute("data-solved", "false")
    for _ in range(60):
        if task.locator(".button").count() == 2:
            break
        page.locator("main.play[data-asked=true]").wait_for()
        pupil.decide()
    task.locator(".button").nth(1).click()
    for _ in range(40):
        if task.get_attribute("data-solved") == "true":
            break
        page.locator("main.play[data-asked=true], .task[data-solved=true]").first.wait_for()
        follow(page, pupil)
    expect(task.locator("a.gold")).to_be_visible()
    page.goto(f"/learn/{game}")
    expect(page.locator(f"a[href$='practice/{name}'] svg")).to_be_visible()


@pytest.mark.parametrize(("game", "course"), COURSES)
def test_a_short_lesson_can_be_followed_to_its_end(person: Open, game: str, course: str) -> None:
    page = person(f"/learn/{game}/tutorial/{course}", locale="fr" if len(course) % 2 else "en")
    pupil, coach = Table(page), page.locator(".coach")
    coach.wait_for()
    for _ in range(80):
        if coach.locator("a").count():
            break
        if coach.locator("button").count():
            coach.locator("button").click()
        else:
            page.locator("main.play[data-asked=true], .coach button, .coach a").first.wait_for()
            follow(page, pupil)
    expect(coach.locator(f"a[href='/learn/{game}']")).to_be_visible()


def follow(page: Page, pupil: Table) -> None:
    """Do what is pointed at."""
    pupil.tap(
        ".answers .gold:has(.icon)",
        "main .guided, main .pointed, .alleys .card.chosen",
        ".brew .commit:not([aria-disabled=true])",
        ".made.offered",
    )
    page.wait_for_timeout(40)


def test_potions_left_out_are_two_bottles_to_touch(person: Open) -> None:
    page = person("/new/potion_explosion")
    page.locator("details").evaluate("all => { all.open = true; }")
    bottles = page.locator(".bottles button")
    expect(bottles).to_have_count(8)
    said = page.locator(".bottles + p")
    expect(said).to_have_text("Random")
    for kind in ("love", "sands", "balm"):
        page.click(f".bottles [data-kind={kind}]")
    expect(page.locator(".bottles [aria-pressed=true]")).to_have_count(2)  # the third replaced the first
    expect(said).to_contain_text("Sands")
    page.click(".bottles [data-kind=sands]")
    expect(said).to_have_text("Random")


def test_the_countdown_says_what_ends_the_game(table: Begin) -> None:
    game = table(game="potion_explosion", bot="novice")
    while game.wait() and game.play.get_attribute("data-prompt") == "draft":
        game.decide()
    game.page.locator("[data-spot=tokens]").hover()
    expect(game.page.locator(".tip")).to_contain_text("Once 4 tokens have been awarded, the last round begins.")
