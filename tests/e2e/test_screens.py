"""Prompts of every game on every kind of screen: everything is visible, readable and can be touched.

`make test` asks the first ones, `make screens` plays until the table is full, in every way to play.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any
from weakref import WeakKeyDictionary

import pytest
from playwright.sync_api import CDPSession, Page

from tests.e2e.conftest import Open, one_of
from tests.e2e.hands import SOON
from tests.e2e.serving import Serving, serving
from tests.e2e.table import Table

Begin = Callable[..., Table]
SCREEN = Path(__file__).with_name("screen.js").read_text("utf-8")
DESKTOP = (1280, 800)
ZOOMED = (640, 400)  # 1280x800 at 200 %: the browser says that each pixel is shown by two by two
# Phones upright and lying, a tablet both ways, small and full desktops.
SIZES = ((360, 560), (390, 664), (844, 390), ZOOMED, (820, 1180), (1024, 768), (1366, 650), DESKTOP, (1920, 1080))
SEED = 3
LEAST = 180  # pixels: a board that is smaller cannot be made out
PHONE, LYING = (390, 844), (844, 390)
# Half as much again, and twice, of the 16 pixels that browsers come with.
LARGER = [(size, text) for size in (PHONE, LYING, DESKTOP) for text in (24, 32)]
# Decisions; by the last nearly every question of a game was asked once, and the table is full.
FEW, EARLY, LATE = 3, 8, 60
ZOOMS: WeakKeyDictionary[Page, CDPSession] = WeakKeyDictionary()  # pages that are zoomed now
SETTLED = "() => new Promise((then) => requestAnimationFrame(() => requestAnimationFrame(() => then())))"

MOON = {"zodiac": "yes", "alchemy": "yes"}
SHORT: list[dict[str, Any]] = [
    {"game": "apotheca", "seats": 4, "locale": "en"},
    {"game": "potion_explosion", "seats": 3, "locale": "fr", "options": SOON["potion_explosion"]},
    {"game": "mystic_moon", "seats": 3, "locale": "en", "options": MOON},
]
LONG: list[dict[str, Any]] = [
    {"game": "apotheca", "seats": 2, "locale": "fr"},
    {"game": "apotheca", "variant": "solo", "seats": 1, "locale": "fr"},
    {"game": "apotheca", "variant": "master", "seats": 3, "locale": "en", "options": {"start": "1"}},
    {"game": "potion_explosion", "seats": 4, "locale": "en"},
    {"game": "potion_explosion", "seats": 2, "locale": "fr"},
    {"game": "mystic_moon", "seats": 4, "locale": "fr", "options": MOON},
    {"game": "mystic_moon", "seats": 2, "locale": "en"},
]


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Serving]:
    """One that deals the same each time: what was found once is found again."""
    with serving(tmp_path, seed=SEED) as started:
        yield started


def called(wishes: dict[str, Any]) -> str:
    return "-".join(str(wishes[part]) for part in ("game", "variant", "seats", "locale") if part in wishes)


def resize(page: Page, size: tuple[int, int]) -> None:
    if page in ZOOMS:
        ZOOMS.pop(page).detach()
    page.set_viewport_size({"width": size[0], "height": size[1]})
    if size == ZOOMED:
        ZOOMS[page] = page.context.new_cdp_session(page)
        metrics = {"width": size[0], "height": size[1], "deviceScaleFactor": 2, "mobile": False}
        ZOOMS[page].send("Emulation.setDeviceMetricsOverride", metrics)
    page.evaluate(SETTLED)
    ratio = 2 if size == ZOOMED else 1
    assert page.evaluate("[innerWidth, innerHeight, devicePixelRatio]") == [*size, ratio]


def questions(game: Table, most: int) -> Iterator[str]:
    """Play on; each question when it is asked for the first time, and the table as it is at last."""
    seen: set[str] = set()
    for _ in range(most):
        if game.wait() == "over":
            return
        prompt = game.play.get_attribute("data-prompt") or ""
        if prompt not in seen:
            seen.add(prompt)
            yield prompt
        game.decide()
    if game.wait() == "asked":
        yield "late"


def troubles(game: Table) -> list[str]:
    """What is wrong with the table at any size."""
    found = []
    for size in SIZES:
        resize(game.page, size)
        found += [f"{size[0]}x{size[1]}: {trouble}" for trouble in game.page.evaluate(SCREEN)]
    resize(game.page, DESKTOP)
    return found


def check(table: Begin, wishes: dict[str, Any], most: int) -> None:
    game = table(size=DESKTOP, bot="novice", seed=SEED, counted=True, **wishes)
    found = [f"{prompt}, {trouble}" for prompt in questions(game, most) for trouble in troubles(game)]
    assert not found, "\n".join(found)


@pytest.mark.thorough
@pytest.mark.parametrize("wishes", SHORT[:1], ids=called)
def test_the_same_seed_is_the_same_game(person: Open, tmp_path_factory: pytest.TempPathFactory, wishes: Any) -> None:
    def played() -> list[str]:
        with serving(tmp_path_factory.mktemp("again"), seed=SEED) as own:
            page = person(f"{own.address}/", counted=True)
            table_of = {name: wish for name, wish in wishes.items() if name != "locale"}
            game = Table.new(page, bot="novice", seed=SEED, address=own.address, **table_of)
            return list(questions(game, EARLY)) + page.locator(".log .deed").all_inner_texts()

    assert played() == played()


@pytest.mark.parametrize("wishes", one_of(SHORT), ids=called)
def test_the_first_questions_can_be_read_and_answered_on_every_screen(table: Begin, wishes: dict[str, Any]) -> None:
    check(table, wishes, EARLY)


@pytest.mark.parametrize("wishes", one_of(SHORT), ids=called)
def test_a_table_holds_when_the_browser_has_large_text(table: Begin, wishes: dict[str, Any]) -> None:
    game = table(size=DESKTOP, bot="novice", seed=SEED, counted=True, **wishes)
    page = game.page
    session = page.context.new_cdp_session(page)
    found = []
    for prompt in questions(game, FEW):
        for size, text in LARGER:
            session.send("Page.setFontSizes", {"fontSizes": {"standard": text, "fixed": text}})
            resize(page, size)
            assert float(page.evaluate("parseFloat(getComputedStyle(document.documentElement).fontSize)")) >= 16
            found += [f"{prompt}, {size[0]}x{size[1]}, {text}: {trouble}" for trouble in page.evaluate(SCREEN)]
        session.send("Page.setFontSizes", {"fontSizes": {"standard": 16, "fixed": 13}})
        resize(page, DESKTOP)
    assert not found, "\n".join(found)


@pytest.mark.parametrize("game", one_of(["apotheca", "potion_explosion", "mystic_moon"]))
def test_the_first_step_of_a_tutorial_fits_every_screen(person: Open, game: str) -> None:
    page = person(f"/learn/{game}/tutorial", size=DESKTOP, locale="fr" if game == "apotheca" else "en")
    page.locator(".coach").wait_for()
    found = []
    for size in SIZES:
        resize(page, size)
        found += [f"{size[0]}x{size[1]}: {trouble}" for trouble in page.evaluate(SCREEN)]
    assert not found, "\n".join(found)


@pytest.mark.parametrize("game", one_of(["potion_explosion", "apotheca", "mystic_moon"]))
def test_a_replay_can_be_seen_on_every_screen(table: Begin, game: str) -> None:
    played = table(game=game, size=DESKTOP, bot="novice", seats=3, seed=SEED, counted=True)
    for _ in range(3):
        played.wait()
        played.decide()
    page = played.page
    of = page.evaluate("code => fetch(`/api/rooms/${code}`).then((answer) => answer.json())", played.code)["table"]
    page.goto(f"/replay/{of}?move=8")
    page.get_by_role("slider").wait_for()
    board, found = page.locator(".market, .dispenser, .garden"), []
    for size in SIZES:
        resize(page, size)
        found += [f"{size[0]}x{size[1]}: {trouble}" for trouble in page.evaluate(SCREEN)]
        box = board.bounding_box()
        assert box
        if min(box["width"], box["height"]) < LEAST:
            found.append(f"{size[0]}x{size[1]}: the board is only {box['width']:.0f}x{box['height']:.0f}")
    assert not found, "\n".join(found)


@pytest.mark.screens
@pytest.mark.parametrize("wishes", [*SHORT, *LONG], ids=called)
def test_all_questions_can_be_read_and_answered_until_the_table_is_full(table: Begin, wishes: dict[str, Any]) -> None:
    check(table, wishes, LATE)
