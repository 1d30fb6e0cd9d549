"""Pictures of every page, for people to look at: `make screenshots`.

They are written to screenshots/<size>-<light>-<language>/<page>.png, some also to docs/pictures in a smaller size.
"""

from __future__ import annotations

import itertools
import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page

from philtre.core.chance import Seeded
from tests.e2e.conftest import Open
from tests.e2e.serving import ROOT
from tests.e2e.staged import Staged
from tests.e2e.table import Table
from tests.e2e.test_beside_the_game import follow
from tests.mystic_moon.drawing import FACE
from tests.mystic_moon.drawing import table as night

Begin = Callable[..., Table]
SIZES = {
    "desktop": (1280, 800),
    "tablet": (820, 1180),
    "phone": (390, 844),
    "small": (360, 640),
    "lying": (844, 390),
}
LOOKS = list(itertools.product(SIZES, ("night", "parchment"), ("en", "fr")))
PAGES = {
    "home": "/",
    "new": "/new/apotheca",
    "new-laboratory": "/new/potion_explosion",
    "learn": "/learn",
    "rules": "/learn/apotheca",
    "rules-laboratory": "/learn/potion_explosion",
    "tutorial": "/learn/apotheca/tutorial",
    "tutorial-laboratory": "/learn/potion_explosion/tutorial",
    "moon-new": "/new/mystic_moon",
    "moon-rules": "/learn/mystic_moon",
    "moon-tutorial": "/learn/mystic_moon/tutorial",
    "settings": "/settings",
    "lost": "/nowhere",
    "no-room": "/room/NOSUCHROOM",
}
WHOLE = ("home", "new", "learn", "settings", "moon-new")
PICTURES = ROOT / "docs" / "pictures"
LONG_THOUGHT = 180_000  # milliseconds
README = {
    "desktop-night-en": ("home", "table", "power", "laboratory-chain", "moon-hut", "analysis"),
    "phone-night-en": ("table",),
    "desktop-parchment-fr": ("table",),
}


class Album:
    """Takes the pictures for one size, light and language."""

    def __init__(self, person: Open, size: str, light: str, locale: str) -> None:
        self.look = f"{size}-{light}-{locale}"
        self.size = SIZES[size]
        self.phone = size in ("phone", "small")
        self.person = person
        self.wishes: dict[str, Any] = {"light": light, "locale": locale, "size": self.size}

    def page(self, path: str | None = None, **wishes: Any) -> Page:
        return self.person(path, **self.wishes | wishes)

    def take(self, page: Page, name: str, *, whole: bool = False) -> None:
        page.mouse.move(1, 1)
        page.wait_for_timeout(250)
        folder = ROOT / "screenshots" / self.look
        folder.mkdir(parents=True, exist_ok=True)
        page.screenshot(path=folder / f"{name}.png", full_page=whole)
        if name in README.get(self.look, ()):
            page.screenshot(path=PICTURES / f"{self.look}-{name}.jpg", type="jpeg", quality=84)

    def new(self, **wishes: Any) -> Table:
        return Table.new(self.page(), **{"name": "Élise"} | wishes)


@pytest.fixture(params=LOOKS, ids=lambda look: "-".join(look))
def album(person: Open, request: pytest.FixtureRequest) -> Album:
    return Album(person, *request.param)


def test_pages(album: Album) -> None:
    page = album.page()
    for name, path in PAGES.items():
        page.goto(path)
        page.wait_for_load_state("networkidle")
        album.take(page, name, whole=name in WHOLE)


def test_rules_by_and_by(album: Album) -> None:
    """The rules below the first screen."""
    page = album.page("/learn/apotheca")
    page.locator("section").last.wait_for()
    for number, section in enumerate(page.locator("main section, main .card").all()[2:14:3]):
        section.scroll_into_view_if_needed()
        album.take(page, f"rules-{number}")


def test_a_new_room(album: Album) -> None:
    page = album.page("/new/apotheca")
    page.check("input[name=variant][value=master]", force=True)
    page.check("input[name=company][value=device]", force=True)
    page.locator("summary").last.click()
    album.take(page, "new-master", whole=True)


def test_room(album: Album) -> None:
    room = album.new(seats=4, company="link")
    room.page.locator(".qr").wait_for()
    album.take(room.page, "room")
    guest = album.page(f"/room/{room.code}")
    guest.locator(".seats input").fill("Théophile de Montségur")
    guest.locator(".seats li button").first.click()
    guest.locator(".seats li.mine").wait_for()
    for seat in (2, 3):
        room.page.locator(".seats li").nth(seat).locator("select").select_option("sage")
    album.take(guest, "room-guest")
    album.take(room.page, "room-full", whole=True)


@pytest.mark.parametrize(
    ("name", "wishes"),
    [
        ("table", {"seats": 2}),
        ("three", {"seats": 3, "name": "Wilhelmina Featherstoneh"}),
        ("four", {"seats": 4}),
        ("solo", {"variant": "solo"}),
        ("master", {"variant": "master", "seats": 3, "options": {"start": "1"}}),
        ("apprentice", {"variant": "master", "seats": 3, "options": {"start": "2"}}),
        ("laboratory", {"game": "potion_explosion", "seats": 2}),
        ("laboratory-three", {"game": "potion_explosion", "seats": 3}),
        ("laboratory-four", {"game": "potion_explosion", "seats": 4}),
    ],
)
def test_table(album: Album, name: str, wishes: dict[str, Any]) -> None:
    game = album.new(bot="novice", seed=4, **wishes)
    _play(game, 12)
    album.take(game.page, name)
    if album.phone and name in ("table", "master"):
        for number, tab in enumerate(game.page.locator(".tabs button:visible").all()):
            tab.click()
            album.take(game.page, f"{name}-tab-{number}")


FAR = {
    "hut": "observatory",
    "satchel": "AABRRRRQQM",
    "book": ["big-snack", "poisoners-aid", "truth-tonic"],
    "stars": 14,
}
GARDEN = {1: "FA", 2: "Q", 3: "SRB", 4: "M", 6: "DD", 7: "F@", 8: "A", 9: "*", 10: "QQ", 11: "S", 12: "RB"}
RIVALS: list[dict[str, Any]] = [
    {"satchel": "FFS*", "book": ["owl-draught"], "cauldron": "... F.. AB."},
    {"satchel": "QM"},
    {"satchel": "D"},
]
TIED: dict[str, Any] = {
    "contest": {"seats": [0, 1], "signs": [None, None], "drawn": 1},
    "turn": None,
    "prompt": "sign",
    "step": "contest",
}


def rival(number: int, **given: Any) -> dict[str, Any]:
    """A rival with a hut."""
    return {"hut": ("attic", "greenhouse", "market-cart")[number], **given}


@pytest.mark.parametrize(
    ("name", "rivals", "changes", "touches"),
    [
        ("garden", 1, {}, ("[data-spot=place-1]",)),
        ("shop", 3, {"step": "shop", "prompt": "shop", "zodiac": True, "alchemy": True}, (".shop .potion.usable",)),
        ("hut", 1, {"step": "add", "prompt": "add", "round": 3}, (".brew .best:visible",)),
        ("ghost", 1, {"step": "add", "prompt": "add", "round": 4}, (".ghost:visible", ".turn button:visible")),
        ("contest", 1, {"round": 5, **TIED}, (".hand",)),
    ],
)
def test_moon(album: Album, name: str, rivals: int, changes: dict[str, Any], touches: tuple[str, ...]) -> None:
    others = [rival(number, **RIVALS[number]) for number in range(rivals)]
    hat = None if changes.get("prompt") in (None, "sign") else 0
    state = night(FAR, *others, garden=GARDEN, hat=hat, **changes)
    names = ["Élise", "Théo", "Odile", "Basile"][: rivals + 1]
    found = Staged(album.page(), FACE, state, Seeded(3), names)
    found.open()
    for touch in touches:
        found.page.locator(touch).first.click()
        found.page.wait_for_timeout(900)
    album.take(found.page, f"moon-{name}")


def test_moon_huts_end_and_replay(album: Album) -> None:
    game = album.new(
        game="mystic_moon", name="Élise", bot="novice", seats=3, options={"zodiac": "yes", "alchemy": "yes"}
    )
    game.wait()
    album.take(game.page, "moon-huts")
    _play(game, 24)
    album.take(game.page, "moon-three")
    game.finish()
    game.expect_end()
    album.take(game.page, "moon-end")
    game.page.locator("dialog a[href^='/replay/']").first.click()
    game.page.get_by_role("slider").fill("30")
    album.take(game.page, "moon-replay")


def test_choosing(album: Album) -> None:
    """A selected power with its preview, hints, chat, menu, and a lost connection."""
    game = album.new(bot="novice", seed=3)
    for _ in range(40):
        if game.wait() == "over" or game.page.locator(".mine .card.usable").count():
            break
        game.decide()
    game.tap(".mine .card.usable")
    game.tap(".cell button.offered", ".handle")
    game.page.wait_for_timeout(300)
    album.take(game.page, "power")
    game.page.keyboard.press("Escape")
    game.page.locator(".tools button").last.click()
    game.page.locator(".hints").wait_for()
    album.take(game.page, "hints")
    game.page.keyboard.press("Escape")
    for name, button in (("menu", -1), ("talk", -2)):
        game.page.locator(".table > header button").nth(button).click()
        album.take(game.page, name)
        game.page.keyboard.press("Escape")
    watcher = album.page(f"/watch/{game.code}")
    watcher.locator("main.play").wait_for()
    album.take(watcher, "watching")
    watcher.context.set_offline(True)
    album.take(watcher, "offline")


def test_lying_down(album: Album) -> None:
    """A phone on its side, or a desktop at double size."""
    page = album.page(size=(844, 390) if album.phone else (640, 400))
    game = Table.new(page, name="Élise", bot="novice", seed=4)
    _play(game, 6)
    album.take(page, "lying")


def test_large(album: Album) -> None:
    """Large text, strong contrast and signs."""
    page = album.page(text="larger", contrast="strong", symbols="bold")
    game = Table.new(page, name="Élise", bot="novice", seed=4)
    _play(game, 6)
    album.take(page, "large")


def test_lessons(album: Album) -> None:
    page = album.page("/learn/apotheca/tutorial")
    pupil = Table(page)
    for number in range(40):
        lesson = page.locator(".coach").get_attribute("data-lesson")
        if lesson in ("glide", "hire", "flip") and page.locator(".act.guided, .card.guided").count():
            album.take(page, f"lesson-{lesson}-{number}")
        if lesson == "end":
            break
        follow(page, pupil)
    album.take(page, "lesson-end")


def test_laboratory(album: Album) -> None:
    """Starters, the chain of a pick, every kind of prompt, the parts behind tabs, the end and a replay."""
    game = album.new(game="potion_explosion", name="Élise", bot="brewer", seed=5, options={"tokens": "1"})
    game.wait()
    album.take(game.page, "laboratory-starters")
    seen = {"action", "draft"}
    for _ in range(120):
        if game.wait() == "over":
            break
        prompt = game.play.get_attribute("data-prompt") or ""
        if prompt not in seen:
            album.take(game.page, f"laboratory-{prompt}")
        elif "chain" not in seen and show_chain(game):
            seen.add("chain")
            album.take(game.page, "laboratory-chain")
        seen.add(prompt)
        game.decide()
    game.expect_end()
    album.take(game.page, "laboratory-end")
    game.page.keyboard.press("Escape")
    for n, tab in enumerate(game.page.locator(".tabs button").all()):
        if tab.is_visible():
            tab.click()
            album.take(game.page, f"laboratory-tab-{n}")
    game.page.get_by_role("button", name=re.compile("Result|Résultat")).click()
    game.page.locator("dialog a[href^='/replay/']").first.click()
    game.page.get_by_role("slider").fill("20")
    album.take(game.page, "laboratory-replay")


def show_chain(game: Table) -> bool:
    """Touch a marble that would set off at least two groups, if there is one."""
    for place in game.page.locator(".spot.offered").evaluate_all("all => all.map((one) => one.dataset.place)"):
        game.page.click(f"[data-place={place}]")
        game.page.wait_for_timeout(60)
        if game.page.locator(".step", has_text="2").count():
            return True
        game.page.keyboard.press("Escape")
    return False


def test_curtain_end_and_replay(album: Album) -> None:
    game = album.new(company="device", others=("Théo",), seed=2)
    while game.wait() != "curtain":
        game.decide()
    album.take(game.page, "curtain")
    game.finish()
    end = game.expect_end()
    album.take(game.page, "end")
    end.locator("summary").click()
    end.locator("details button").click()
    album.take(game.page, "end-checked")
    end.locator("a[href^='/replay/']").first.click()
    game.page.get_by_role("slider").fill("9")
    album.take(game.page, "replay")
    game.page.get_by_role("button", name=re.compile("^Analys")).click()
    game.page.locator(".analysis.found").wait_for(timeout=LONG_THOUGHT)
    game.page.locator(".analysis li button").first.evaluate("button => button.click()")
    album.take(game.page, "analysis")
    game.page.locator("footer .fork").click()
    album.take(game.page, "fork")


@pytest.mark.parametrize(("name", "wishes"), [("solo", {}), ("master", {"seats": 3, "bot": "novice"})])
def test_other_ends(album: Album, name: str, wishes: dict[str, Any]) -> None:
    game = album.new(variant=name, seed=6, **wishes)
    game.finish()
    replay = game.expect_end().locator("a[href^='/replay/']").first.get_attribute("href")
    album.take(game.page, f"{name}-end")
    game.page.keyboard.press("Escape")
    album.take(game.page, f"{name}-opened")
    game.page.goto(f"{replay}move=12")
    game.page.get_by_role("slider").wait_for()
    album.take(game.page, f"{name}-replay")


def _play(game: Table, decisions: int) -> None:
    for _ in range(decisions):
        if game.wait() == "over":
            return
        game.decide()
    game.wait()
