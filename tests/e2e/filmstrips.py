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

from philtre import games, make_bot
from philtre.core.chance import Seeded
from philtre.core.contract import NOBODY, Setup, State
from philtre.practice import Attempt, exercise
from philtre.table.table import Table
from tests.e2e.serving import ROOT, Serving
from tests.e2e.staged import Staged
from tests.e2e.table import SETTINGS
from tools.generate import lessons

FRAMES = 6
LOOKS = [
    ((1280, 800), "night", "en", "slow"),
    ((820, 1180), "night", "fr", "slow"),
    ((390, 844), "parchment", "fr", "slow"),
    ((391, 844), "night", "en", "off"),  # reduced motion: the first and the last frame tell all
]
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
    "complete-second": Moment("potion_explosion", None, 24),
    "skill-token": Moment("potion_explosion", None, 27),
    "frog": Moment("mystic_moon", None, 1),
    "bloom": Moment("mystic_moon", None, 10),
    "trade": Moment("mystic_moon", "3-trade", 0),
    "brew": Moment("mystic_moon", "1-brew"),
    "brew-both": Moment("mystic_moon", "2-both"),
    "mystic-moon-end": Moment("mystic_moon", None),
}


class Sought(NamedTuple):
    """What is filmed: an action of the first seat in a game between bots, with so many events of a kind."""

    game: str
    event: str
    times: int = 1
    variant: str = "standard"
    seats: int = 2
    options: tuple[tuple[str, str], ...] = ()
    kind: str = ""
    """A potion of Potion Explosion."""


BOTH = (("zodiac", "yes"), ("alchemy", "yes"))
KINDS = ("wisdom", "love", "sands", "magnetical", "prismatic", "abyssal", "balm", "lavamancing")
SOUGHT = {
    **{f"chain-{count}": Sought("potion_explosion", "exploded", count) for count in (2, 4, 5)},
    **{f"drink-{kind}": Sought("potion_explosion", "drank", kind=kind) for kind in KINDS},
    "hire": Sought("apotheca", "hired"),
    "overload": Sought("apotheca", "overloaded"),
    "solo-stack": Sought("apotheca", "stacked", variant="solo", seats=1),
    "master-keeps": Sought("apotheca", "kept", variant="master", seats=3),
    "gather": Sought("mystic_moon", "entered"),
    "learn": Sought("mystic_moon", "learned"),
    "caught-frog": Sought("mystic_moon", "caught-frog"),
    "mushroom": Sought("mystic_moon", "mushroomed"),
    "curse-lifted": Sought("mystic_moon", "lifted", options=BOTH),
    "alchemy": Sought("mystic_moon", "performed", options=BOTH),
    "sludge": Sought("mystic_moon", "spilled", options=BOTH),
    "next-night": Sought("mystic_moon", "round-began", options=BOTH),
}
MOST_GAMES = 400
MOST_MOVES = 400


def sought(wanted: Sought) -> tuple[State, str]:
    """The state before what is sought, and the action that leads to it."""
    for seed in range(MOST_GAMES):
        moves = played(wanted, seed)
        if moves:
            table = begun(wanted, seed)
            for seat, action in moves[:-1]:
                table.act(seat, action)
            return table.state, games.face(wanted.game).game.notation(table.state, moves[-1][1])
    raise AssertionError(f"{wanted} happened in none of {MOST_GAMES} games")


def begun(wanted: Sought, seed: int) -> Table:
    setup = Setup(wanted.variant, wanted.seats, dict(wanted.options))
    return Table(games.face(wanted.game).game, setup, Seeded(seed))


def played(wanted: Sought, seed: int) -> list[tuple[int, int]]:
    """All moves of a game up to what is sought; none if it does not happen."""
    table, moves = begun(wanted, seed), []
    bot = make_bot("greedy", games.face(wanted.game).game)
    for _ in range(MOST_MOVES):
        seat, before = table.seat(), table.version
        if seat == NOBODY:
            break
        moves.append((seat, bot.choose(table.view(seat), Seeded(seed))))
        table.act(*moves[-1])
        if seat == 0 and happened(wanted, table, before):
            return moves
    return []


def happened(wanted: Sought, table: Table, before: int) -> bool:
    told = [
        happening
        for moment in table.moments[before + 1 :]
        for happening in moment.story.heard_by(0, games.face(wanted.game))
        if happening.event == wanted.event
    ]
    return len(told) >= wanted.times and (not wanted.kind or told[0].details.get("kind") == wanted.kind)


def before(moment: Moment | Sought) -> tuple[State, str]:
    """The state before a moment, and the action that leads to it."""
    if isinstance(moment, Sought):
        return sought(moment)
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
    (width, height), light, locale, speed = request.param
    context = browser.new_context(base_url=server.address, viewport={"width": width, "height": height})
    page = context.new_page()
    page.add_init_script(SETTINGS(speed=speed, light=light, locale=locale))
    yield page
    context.close()


@pytest.mark.parametrize("screen", LOOKS, indirect=True, ids=lambda look: f"{look[0][0]}-{look[1]}-{look[2]}")
@pytest.mark.parametrize("name", [*MOMENTS, *SOUGHT])
def test_a_strip(screen: Page, name: str) -> None:
    moment = MOMENTS.get(name) or SOUGHT[name]
    state, notation = before(moment)
    names = ["Élise", "Théo", "Odile", "Ada"][: int(state.seats())]
    variant = moment.variant if isinstance(moment, Sought) else "standard"
    staged = Staged(screen, games.face(moment.game), state, Seeded(3), names, variant=variant)
    staged.open()
    screen.locator("main.play").wait_for()
    screen.wait_for_timeout(800)
    first = screen.screenshot(type="jpeg", quality=70)
    staged.act(notation)
    STRIPS.mkdir(parents=True, exist_ok=True)
    width = (screen.viewport_size or {"width": 0})["width"]
    show(screen, spread([first, *filmed(screen)]), f"{name}-{width}")


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
