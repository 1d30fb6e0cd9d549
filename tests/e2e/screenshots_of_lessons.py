"""Pictures of every step of the lessons, of practice, set-up pages, dialogs and ends: `make screenshots`.

They are written to the same folders as those of `screenshots.py`.
"""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page

from philtre import games
from philtre.core.chance import Seeded
from philtre.practice import names as exercises
from tests.e2e.filmstrips import MOMENTS, before
from tests.e2e.screenshots import LOOKS, Album
from tests.e2e.staged import Staged
from tests.e2e.table import Table
from tests.e2e.test_lessons import follow
from tests.e2e.test_word_for_word import SAID, touch

DRAWN = ("apotheca", "potion_explosion", "mystic_moon")
VARIANTS = [("apotheca", variant) for variant in ("standard", "solo", "master")]
VARIANTS += [("potion_explosion", "standard"), ("mystic_moon", "standard")]
EXERCISES = [(game, name) for game in DRAWN for name in exercises(game)]
ENDS = ("apotheca-end", "potion-explosion-end", "mystic-moon-end")
STRIP = 2400  # the height of one picture of a long page


@pytest.fixture(params=LOOKS, ids=lambda look: "-".join(look))
def album(person: Any, request: pytest.FixtureRequest) -> Album:
    return Album(person, *request.param)


@pytest.mark.parametrize("lesson", SAID)
def test_every_step_of_a_lesson(album: Album, lesson: str) -> None:
    page = album.page(f"/learn/{lesson}")
    coach, short = page.locator(".coach"), lesson.replace("/tutorial", "").replace("/", "-")
    for number in range(40):
        key = coach.get_attribute("data-lesson") or ""
        page.wait_for_timeout(300)
        album.take(page, f"lesson-{short}-{number:02}-{key}")
        if coach.locator("a").count():
            return
        if coach.locator("button").count():
            coach.locator("button").click()
            continue
        page.locator("main.play[data-asked=true]").wait_for()
        for place, target in enumerate(SAID[lesson][key]):
            touch(page, target, first=place == 0)


@pytest.mark.parametrize(("game", "name"), EXERCISES, ids=str)
def test_practice(album: Album, game: str, name: str) -> None:
    """The task, a missed attempt, and the solution."""
    page = album.page(f"/learn/{game}/practice/{name}")
    pupil, task = Table(page), page.locator(".task")
    pupil.play.wait_for()
    album.take(page, f"practice-{game}-{name}-1")
    for _ in range(60):
        if task.locator(".button").count() == 2 or task.get_attribute("data-solved") == "true":
            break
        page.locator("main.play[data-asked=true]").wait_for()
        pupil.decide()
    album.take(page, f"practice-{game}-{name}-2")
    if task.get_attribute("data-solved") != "true":
        task.locator(".button").nth(1).click()
    for _ in range(40):
        if task.get_attribute("data-solved") == "true":
            break
        page.locator("main.play[data-asked=true], .task[data-solved=true]").first.wait_for()
        follow(page, pupil)
    page.wait_for_timeout(400)
    album.take(page, f"practice-{game}-{name}-3")


@pytest.mark.parametrize("game", DRAWN)
def test_all_rules(album: Album, game: str) -> None:
    """The whole page of a game's rules, in pieces."""
    page = album.page(f"/learn/{game}")
    page.locator("section").last.wait_for()
    page.wait_for_load_state("networkidle")
    width, height = album.size
    whole = page.evaluate("document.documentElement.scrollHeight")
    page.set_viewport_size({"width": width, "height": max(height, STRIP)})
    for number in range(-(-whole // STRIP)):
        page.evaluate("to => scrollTo(0, to)", number * STRIP)
        album.take(page, f"learn-{game}-{number}")


@pytest.mark.parametrize(("game", "variant"), VARIANTS, ids=str)
def test_set_up(album: Album, game: str, variant: str) -> None:
    """The form for a new room of each kind, with everything open, as a newcomer and as somebody who knows the game."""
    page = album.page(f"/new/{game}", newcomer=variant == "standard")
    page.check(f"input[name=variant][value={variant}]", force=True)
    if variant != "solo":
        page.check("input[name=company][value=link]", force=True)
    page.locator("details").evaluate_all("all => all.forEach((one) => { one.open = true; })")
    album.take(page, f"set-up-{game}-{variant}", whole=True)


@pytest.mark.parametrize("name", ENDS)
def test_ends(album: Album, name: str) -> None:
    page = album.page()
    state, notation = before(MOMENTS[name])
    staged = Staged(page, games.face(MOMENTS[name].game), state, Seeded(3), ["Élise", "Théo", "Odile", "Ada"][:2])
    staged.open()
    page.locator("main.play").wait_for()
    staged.act(notation)
    page.locator("dialog svg[data-picture]").wait_for()
    album.take(page, f"won-{name}")
    page.mouse.move(album.size[0] / 2, album.size[1] / 2)
    page.mouse.wheel(0, 2000)
    album.take(page, f"won-{name}-below")


def test_end_of_a_team(album: Album) -> None:
    game = album.new(seats=4, bot="novice", seed=8)
    game.finish()
    game.expect_end()
    album.take(game.page, "teams-end")


@pytest.mark.parametrize("game", DRAWN)
def test_a_replay(album: Album, game: str) -> None:
    table = album.new(game=game, bot="novice", seats=2, options={"tokens": "1"} if game == "potion_explosion" else {})
    table.finish()
    replay = table.expect_end().locator("a[href^='/replay/']").first.get_attribute("href")
    table.page.goto(f"{replay}move=15")
    table.page.get_by_role("slider").wait_for()
    album.take(table.page, f"replay-{game}")
    table.page.goto(f"{replay}analysis=1")
    table.page.locator(".analysis.found").wait_for(timeout=180_000)
    album.take(table.page, f"analysis-{game}")


@pytest.mark.parametrize("game", DRAWN)
def test_dialogs(album: Album, game: str) -> None:
    """The menu with what it opens, chat, the explanation of a card, a newcomer's mark, resigning."""
    page = album.page(newcomer=True)
    Table.new(page, game=game, bot="novice", name="Élise").wait()
    album.take(page, f"newcomer-{game}")
    for name, button in (("menu", -1), ("chat", -2)):
        page.locator(".table > header button").nth(button).click()
        album.take(page, f"{name}-{game}")
        page.keyboard.press("Escape")
    explain(page, album, game)


def explain(page: Page, album: Album, game: str) -> None:
    card = {"apotheca": ".alleys .card", "potion_explosion": ".starter, .stack", "mystic_moon": ".shop .potion"}[game]
    found = page.locator(card).filter(visible=True)
    if found.count():
        found.first.hover()
        page.wait_for_timeout(700)
        page.screenshot(path=f"screenshots/{album.look}/explained-{game}.png")
