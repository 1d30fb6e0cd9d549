"""Every page in both lights: accessible, complete on a phone and on a desktop, and small to load."""

from __future__ import annotations

import gzip
from collections.abc import Callable
from urllib.parse import urljoin

import pytest
from axe_playwright_python.base import AXE_SCRIPT as AXE  # type: ignore[import-untyped]
from playwright.sync_api import Page, Response, expect

from tests.e2e.conftest import Open, one_of
from tests.e2e.hands import GAMES
from tests.e2e.table import Table, open_room

Begin = Callable[..., Table]
PHONE, SMALL_PHONE, DESKTOP = (390, 844), (360, 740), (1280, 800)
TABLES = (*GAMES, "mystic_moon")
OF_GAMES = [path.format(game) for game in TABLES for path in ("/new/{}", "/learn/{}", "/learn/{}/tutorial")]
STILL = ("/", "/learn", *OF_GAMES, "/settings", "/nowhere")
LOADED = "h1, .coach, [role=alert]"
MOST_SCRIPT = 150_000  # bytes, compressed

# In every light; what a page is made of is the same in all of them, so that after the first only colours are judged.
JUDGE = """async () => {
  const data = document.documentElement.dataset;
  const shown = data.light;
  const found = [];
  for (const light of ["night", "parchment"]) {
    data.light = light;
    const only = light === "night" ? {} : { runOnly: ["color-contrast", "link-in-text-block"] };
    const { violations } = await axe.run({ resultTypes: ["violations"], ...only });
    const places = (one) => one.nodes.slice(0, 4).map((node) => node.html.slice(0, 160));
    found.push(...violations.map((one) => [light, one.id, ...places(one)]));
  }
  data.light = shown;
  return found;
}"""


def violations(page: Page) -> list[list[str]]:
    """The violations that axe finds: the light, the rule, and some of the elements."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE)
    found: list[list[str]] = page.evaluate(JUDGE)
    return found


def sideways(page: Page) -> int:
    """How far the page can be scrolled sideways."""
    wide: int = page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth")
    return wide


def too_small(page: Page) -> list[str]:
    """Things to touch that are smaller than a finger; lines of the log are text. Holes of one colour share the width
    of a tile, and outside potions that of the market's sides: both have the least size of pieces. On a phone all kinds
    of ingredients share a line, so that each keeps its place: they are narrower than a finger, but as high."""
    found: list[str] = page.evaluate(
        """() => [...document.querySelectorAll('button, a[href], select, summary, input:not([type=radio], .slider *)')]
          .filter((one) => one.checkVisibility() && !one.closest('.log'))
          .filter((one) => { const box = (one.closest('label.tick') ?? one).getBoundingClientRect();
                             const least = one.matches('.group, .outside button') ? 23.5 : 43.5;
                             const wide = one.matches('.strip .thing') ? 27.5 : least;
                             return box.width < wide || box.height < least; })
          .map((one) => one.outerHTML.slice(0, 120))"""
    )
    return found


def test_pages_fit_can_be_touched_and_are_accessible(person: Open) -> None:
    page = person(size=PHONE)
    for path in STILL:
        page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
        page.goto(path)
        page.locator(LOADED).first.wait_for()
        page.wait_for_load_state("networkidle")
        assert (sideways(page), too_small(page)) == (0, []), f"{path} on a phone"
        page.set_viewport_size({"width": DESKTOP[0], "height": DESKTOP[1]})
        assert (sideways(page), too_small(page)) == (0, []), f"{path} on a desktop"
        assert violations(page) == [], path


def test_rooms_tables_ends_and_replays_are_accessible(person: Open) -> None:
    lobby, _ = open_room(person(), seats=4, name="Odile")
    assert violations(lobby.page) == []
    game = Table.new(person(), company="device", others=("Théo",))
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


@pytest.mark.thorough
def test_a_laboratory_is_accessible_while_one_chooses_and_at_its_end(table: Begin) -> None:
    game = table(game="potion_explosion", bot="novice")
    game.wait()
    assert violations(game.page) == []
    while game.wait() and game.page.locator(".spot.offered").count() == 0:
        game.decide()
    game.tap(".spot.offered")
    game.page.locator(".gain").wait_for()
    assert violations(game.page) == []
    game.resign()
    game.expect_end().get_by_role("link", name="Replay").click()
    game.page.get_by_role("slider").wait_for()
    assert violations(game.page) == []


@pytest.mark.parametrize(("variant", "seats"), [("standard", 2), ("standard", 4), ("solo", 1), ("master", 3)])
def test_a_table_fits_without_scrolling(person: Open, variant: str, seats: int) -> None:
    game = Table.new(person(size=PHONE), variant=variant, seats=seats, bot="novice")
    game.wait()
    for size in (PHONE, DESKTOP):
        expect_whole(game, ".market", size)


@pytest.mark.thorough
def test_a_laboratory_fits_without_scrolling(person: Open) -> None:
    """Also with four desks, potions on the shelf, and whatever is asked."""
    game = Table.new(person(size=DESKTOP), game="potion_explosion", seats=4, bot="novice", seed=3)
    for _ in range(14):
        if game.wait() == "over":
            break
        for size in (SMALL_PHONE, PHONE, DESKTOP):
            expect_whole(game, ".starters, .dispenser, .stacks, .others", size, touch=size != SMALL_PHONE)
        game.decide()
    game.wait()
    for part in (".mine .complete, .mine .nothing", ".mine .pool", ".rail .count"):
        assert game.page.locator(part).first.is_visible()


def expect_whole(game: Table, board: str, size: tuple[int, int], touch: bool = True) -> None:
    """Check that nothing scrolls, and all of the board is on the screen."""
    game.page.set_viewport_size({"width": size[0], "height": size[1]})
    game.page.evaluate("new Promise((seen) => requestAnimationFrame(() => requestAnimationFrame(seen)))")
    tall: int = game.page.evaluate("document.documentElement.scrollHeight - document.documentElement.clientHeight")
    assert (tall, sideways(game.page)) == (0, 0)
    assert not touch or too_small(game.page) == []
    box = game.page.locator(board).locator("visible=true").first.bounding_box()
    assert box is not None
    assert box["y"] + box["height"] <= size[1]
    assert box["x"] >= 0
    assert box["x"] + box["width"] <= size[0]


@pytest.mark.parametrize("name", TABLES)
def test_the_first_load_is_small(person: Open, name: str) -> None:
    """Also with all expansions, from the form to the first question."""
    page = person()
    scripts = weighed(page)
    options = {"zodiac": "yes", "alchemy": "yes"} if name == "mystic_moon" else {}
    Table.new(page, game=name, bot="novice", options=options).wait()
    expect_small(page, scripts)


FIRST = ("/", "/learn", "/new/apotheca", *(f"/learn/{name}{lesson}" for name in TABLES for lesson in ("", "/tutorial")))


@pytest.mark.parametrize("path", one_of(FIRST))
def test_the_first_page_is_small(person: Open, path: str) -> None:
    page = person()
    scripts = weighed(page)
    page.goto(path)
    page.locator(LOADED).first.wait_for()
    expect_small(page, scripts)


def weighed(page: Page) -> dict[str, int]:
    """The compressed sizes of all scripts that the page loads from now on."""
    scripts: dict[str, int] = {}

    def weigh(answer: Response) -> None:
        if answer.url.endswith(".js") and answer.ok:
            scripts[answer.url] = len(gzip.compress(answer.body(), 6))

    page.on("response", weigh)
    return scripts


def expect_small(page: Page, scripts: dict[str, int]) -> None:
    page.wait_for_load_state("networkidle")
    assert len(scripts) > 3
    assert sum(scripts.values()) < MOST_SCRIPT, sorted(scripts.items(), key=lambda one: -one[1])


def test_it_can_be_installed(person: Open) -> None:
    page = person("/")
    address = urljoin(page.url, "/manifest.webmanifest")
    manifest = page.request.get(address).json()
    start = urljoin(address, manifest["start_url"])
    assert (page.request.get(start).ok, start) == (True, page.url)
    for icon in manifest["icons"]:
        assert page.request.get(urljoin(address, icon["src"])).ok


def test_the_back_button_and_addresses_work(person: Open) -> None:
    page = person("/")
    page.get_by_role("link", name="How to play").click()
    page.get_by_role("link", name="Rules").first.click()
    expect(page.get_by_role("heading", name="Goal of the game")).to_be_visible()
    page.go_back()
    expect(page.get_by_role("heading", name="How to play")).to_be_visible()
    page.go_back()
    expect(page.get_by_role("heading", name="Philtre")).to_be_visible()
    page.go_forward()
    page.reload()
    expect(page.get_by_role("heading", name="How to play")).to_be_visible()


def test_settings_are_kept_and_shown_at_once(person: Open) -> None:
    page = person("/settings")
    for name in ("Parchment", "High", "Extra large", "Slow", "Français"):
        page.get_by_label(name, exact=True).check(force=True)
    shown = page.evaluate("({...document.documentElement.dataset})")
    assert {"light": "parchment", "contrast": "strong", "text": "larger", "speed": "slow"}.items() <= shown.items()
    page.reload()
    expect(page.get_by_role("heading", name="Réglages")).to_be_visible()
    assert page.evaluate("document.documentElement.dataset.light") == "parchment"
