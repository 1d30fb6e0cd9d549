"""Film strips of six frames of moments of the games, for people to look at: `make filmstrips`.

screenshots/strips/<moment>-<width>.png. One of them: `make filmstrips ARGS="-k chain"`.
"""

from __future__ import annotations

import base64
import json
from collections.abc import Iterator
from typing import NamedTuple

import pytest
from playwright.sync_api import Browser, Page

from philtre import games
from philtre.core.chance import Seeded
from philtre.core.contract import State
from philtre.practice import Attempt, exercise
from tests.e2e.serving import ROOT, Serving
from tests.e2e.staged import Staged
from tests.e2e.table import SETTINGS
from tools.generate import lessons

FRAMES = 6
LOOKS = [((1280, 800), "night", "en"), ((820, 1180), "night", "fr"), ((390, 844), "parchment", "fr")]
STRIPS = ROOT / "screenshots" / "strips"
GAP = 80  # milliseconds between two pictures, in addition to the time for a picture
LONGEST = 90  # pictures of one moment
AFTER = 1200  # milliseconds until the result is shown


class Moment(NamedTuple):
    """What is filmed: an action of an exercise's solution or of the tutorial, by its index; -1: the last."""

    game: str
    exercise: str | None
    action: int = -1


MOMENTS = {
    "reveal": Moment("apotheca", "2-reveal", 0),
    "match": Moment("apotheca", "1-match"),
    "apotheca-end": Moment("apotheca", None),
    "chain": Moment("potion_explosion", "1-chain"),
    "complete": Moment("potion_explosion", "2-complete"),
    "drink": Moment("potion_explosion", "3-drink", 0),
    "both": Moment("potion_explosion", "4-both"),
    "potion-explosion-end": Moment("potion_explosion", None),
    "chain-of-three": Moment("potion_explosion", None, 20),
    "fill": Moment("potion_explosion", None, 23),
    "skill-token": Moment("potion_explosion", None, 24),
    "frog": Moment("mystic_moon", None, 1),
    "bloom": Moment("mystic_moon", None, 10),
    "trade": Moment("mystic_moon", "3-trade", 0),
    "brew": Moment("mystic_moon", "1-brew"),
    "brew-both": Moment("mystic_moon", "2-both"),
    "mystic-moon-end": Moment("mystic_moon", None),
}


def before(moment: Moment) -> tuple[State, str]:
    """The state before a moment, and the action that leads to it."""
    if moment.exercise is not None:
        attempt = Attempt(games.face(moment.game), exercise(moment.game, moment.exercise))
        way = attempt.exercise.solution
        at = moment.action % len(way)
        for notation in way[:at]:
            attempt.act(attempt.face.game.parse(attempt.table.state, notation))
        return attempt.table.state, way[at]
    plan = json.loads((lessons.GAMES / moment.game / "lessons" / "lessons.json").read_text())
    course = lessons.Course(moment.game, plan)
    steps = [
        notation
        for lesson in plan["lessons"]
        for notation in (*lesson.get("line", [lesson["play"]] if "play" in lesson else []), *lesson.get("then", []))
    ]
    at = moment.action % len(steps)
    for notation in steps[:at]:
        course._play(notation)
    return course.table.state, steps[at]


@pytest.fixture
def screen(browser: Browser, server: Serving, request: pytest.FixtureRequest) -> Iterator[Page]:
    (width, height), light, locale = request.param
    context = browser.new_context(base_url=server.address, viewport={"width": width, "height": height})
    page = context.new_page()
    page.add_init_script(SETTINGS(speed="slow", light=light, locale=locale))
    yield page
    context.close()


@pytest.mark.parametrize("screen", LOOKS, indirect=True, ids=lambda look: f"{look[0][0]}-{look[1]}-{look[2]}")
@pytest.mark.parametrize("name", MOMENTS)
def test_a_strip(screen: Page, name: str) -> None:
    moment = MOMENTS[name]
    state, notation = before(moment)
    seats = int(state.seats())
    staged = Staged(screen, games.face(moment.game), state, Seeded(3), ["Élise", "Théo", "Odile", "Ada"][:seats])
    staged.open()
    screen.locator("main.play").wait_for()
    screen.wait_for_timeout(800)
    staged.act(notation)
    STRIPS.mkdir(parents=True, exist_ok=True)
    width = (screen.viewport_size or {"width": 0})["width"]
    show(screen, spread(filmed(screen)), f"{name}-{width}")


def filmed(screen: Page) -> list[bytes]:
    """Pictures until nothing moves any more, and one of the result."""
    frames = []
    for _ in range(LONGEST):
        screen.wait_for_timeout(GAP)
        frames.append(screen.screenshot(type="jpeg", quality=70, animations="allow"))
        if screen.locator("main.play[data-phase=moving]").count() == 0:
            break
    screen.wait_for_timeout(AFTER)
    return [*frames, screen.screenshot(type="jpeg", quality=70, animations="allow")]


def spread(frames: list[bytes]) -> list[bytes]:
    """Six of them at equal distances, including the first and the last."""
    last = len(frames) - 1
    return [frames[round(n * last / (FRAMES - 1))] for n in range(FRAMES)]


def show(page: Page, frames: list[bytes], name: str) -> None:
    """All frames side by side in one picture."""
    pictures = "".join(f"<img src='data:image/jpeg;base64,{base64.b64encode(frame).decode()}'>" for frame in frames)
    page.unroute_all(behavior="ignoreErrors")
    strip = page.context.new_page()
    width = 640 if (page.viewport_size or {"width": 0})["width"] > 600 else 240
    strip.set_viewport_size({"width": 3 * width if width > 600 else 6 * width, "height": 400})
    strip.set_content(f"<style>body{{margin:0}}img{{width:{width}px;display:block;float:left}}</style>{pictures}")
    strip.screenshot(path=STRIPS / f"{name}.png", full_page=True)
