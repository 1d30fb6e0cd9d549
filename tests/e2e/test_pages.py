"""Every page in both lights: accessible, whole on a phone and on a desktop, small to load."""

from __future__ import annotations

import gzip
from collections.abc import Callable

import pytest
from axe_playwright_python.sync_playwright import Axe  # type: ignore[import-untyped]
from playwright.sync_api import Page, Response, expect

from tests.e2e.conftest import Open
from tests.e2e.table import Table, open_room

Begin = Callable[..., Table]
LIGHTS = ("night", "parchment")
PHONE, DESKTOP = (390, 844), (1280, 800)
GAMES = ("apotheca", "mystic_moon")
TAUGHT = tuple(path for game in GAMES for path in (f"/new/{game}", f"/learn/{game}", f"/learn/{game}/tutorial"))
STILL = ("/", "/learn", *TAUGHT, "/settings", "/nowhere")
LOADED = "h1, .coach, [role=alert]"
MOST_SCRIPT = 150_000  # bytes, squeezed


def violations(page: Page) -> list[str]:
    found = Axe().run(page).response["violations"]
    return [f"{one['id']}: {[node['html'][:160] for node in one['nodes'][:4]]}" for one in found]


def sideways(page: Page) -> int:
    """How far the page could be pushed to the side."""
    wide: int = page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth")
    return wide


def too_small(page: Page) -> list[str]:
    """Things to touch that are smaller than a finger; lines of the log are text."""
    found: list[str] = page.evaluate(
        """() => [...document.querySelectorAll('button, a[href], select, summary, input:not([type=radio], .slider *)')]
          .filter((one) => one.checkVisibility() && !one.closest('.log'))
          .filter((one) => { const box = (one.closest('label.tick') ?? one).getBoundingClientRect();
                             return box.width < 43.5 || box.height < 43.5; })
          .map((one) => one.outerHTML.slice(0, 120))"""
    )
    return found


@pytest.mark.parametrize("light", LIGHTS)
def test_pages_are_accessible(person: Open, light: str) -> None:
    page = person("/", light=light)
    for path in STILL:
        page.goto(path)
        page.locator(LOADED).first.wait_for()
        page.wait_for_load_state("networkidle")
        assert violations(page) == [], path


@pytest.mark.parametrize("light", LIGHTS)
def test_rooms_tables_ends_and_replays_are_accessible(person: Open, light: str) -> None:
    lobby, _ = open_room(person("/", light=light), seats=4, name="Odile")
    assert violations(lobby.page) == []
    game = Table.new(person("/", light=light), company="device", others=("Théo",))
    while game.wait() != "curtain":
        game.decide()
    assert violations(game.page) == []
    game.lift_curtain()
    assert violations(game.page) == []
    game.page.get_by_role("button", name="Menu").click()
    assert violations(game.page) == []
    game.page.get_by_role("button", name="Resign").click()
    game.page.get_by_role("button", name="Really resign?").click()
    end = game.expect_end()
    end.get_by_text("Was the deal fair?").click()
    assert violations(game.page) == []
    end.get_by_role("link", name="Replay").click()
    game.page.get_by_role("slider").wait_for()
    assert violations(game.page) == []


@pytest.mark.parametrize("size", [PHONE, DESKTOP])
def test_pages_fit_and_can_be_touched(person: Open, size: tuple[int, int]) -> None:
    page = person("/", size=size)
    for path in STILL:
        page.goto(path)
        page.locator(LOADED).first.wait_for()
        page.wait_for_load_state("networkidle")
        assert sideways(page) == 0, path
        assert too_small(page) == [], path


@pytest.mark.parametrize("size", [PHONE, DESKTOP])
@pytest.mark.parametrize(("variant", "seats"), [("standard", 2), ("standard", 4), ("solo", 1), ("master", 3)])
def test_a_table_fits_without_scrolling(person: Open, size: tuple[int, int], variant: str, seats: int) -> None:
    game = Table.new(person("/", size=size), variant=variant, seats=seats, bot="novice")
    game.wait()
    tall: int = game.page.evaluate("document.documentElement.scrollHeight - document.documentElement.clientHeight")
    assert (tall, sideways(game.page)) == (0, 0)
    assert too_small(game.page) == []
    board = game.page.locator(".market").bounding_box()
    assert board is not None
    assert board["y"] + board["height"] <= size[1]


def test_the_first_load_is_small(person: Open) -> None:
    page = person("/settings")
    scripts: dict[str, int] = {}

    def weigh(answer: Response) -> None:
        if answer.url.endswith(".js") and answer.ok:
            scripts[answer.url] = len(gzip.compress(answer.body(), 6))

    page.on("response", weigh)
    game = Table.new(page, bot="novice")
    game.wait()
    page.wait_for_load_state("networkidle")
    assert len(scripts) > 3
    assert sum(scripts.values()) < MOST_SCRIPT, scripts


def test_it_can_be_installed(person: Open) -> None:
    page = person("/")
    manifest = page.request.get("/manifest.webmanifest").json()
    assert manifest["start_url"] == "/"
    for icon in manifest["icons"]:
        assert page.request.get(icon["src"]).ok


def test_the_back_button_and_addresses_work(person: Open) -> None:
    page = person("/")
    page.get_by_role("link", name="Learn").click()
    page.get_by_role("link", name="The rules").first.click()
    expect(page.get_by_role("heading", name="The goal")).to_be_visible()
    page.go_back()
    expect(page.get_by_role("heading", name="Learn")).to_be_visible()
    page.go_back()
    expect(page.get_by_role("heading", name="Philtre")).to_be_visible()
    page.go_forward()
    page.reload()
    expect(page.get_by_role("heading", name="Learn")).to_be_visible()


def test_settings_are_kept_and_shown_at_once(person: Open) -> None:
    page = person("/settings")
    for name in ("Parchment", "Strong", "Larger", "Slow", "Français"):
        page.get_by_label(name, exact=True).check(force=True)
    shown = page.evaluate("({...document.documentElement.dataset})")
    assert {"light": "parchment", "contrast": "strong", "text": "larger", "speed": "slow"}.items() <= shown.items()
    page.reload()
    expect(page.get_by_role("heading", name="Réglages")).to_be_visible()
    assert page.evaluate("document.documentElement.dataset.light") == "parchment"
