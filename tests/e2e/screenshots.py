"""Every page as a picture: `make screenshots`. Not a test; looked at by people.

screenshots/<size>-<light>-<language>/<page>.png, and a few of them for the README in docs/pictures.
"""

from __future__ import annotations

import itertools
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page

from tests.e2e.conftest import Open
from tests.e2e.serving import ROOT
from tests.e2e.table import Table

Begin = Callable[..., Table]
SIZES = {"desktop": (1280, 800), "phone": (390, 844)}
LOOKS = list(itertools.product(SIZES, ("night", "parchment"), ("en", "fr")))
PAGES = {
    "home": "/",
    "new": "/new/apotheca",
    "learn": "/learn",
    "rules": "/learn/apotheca",
    "tutorial": "/learn/apotheca/tutorial",
    "moon-new": "/new/mystic_moon",
    "moon-rules": "/learn/mystic_moon",
    "moon-tutorial": "/learn/mystic_moon/tutorial",
    "settings": "/settings",
    "lost": "/nowhere",
    "no-room": "/room/NOSUCHROOM",
}
README = {
    "desktop-night-en": ("home", "table", "power"),
    "phone-night-en": ("table",),
    "desktop-parchment-fr": ("table",),
}


class Album:
    """Takes the pictures of one look."""

    def __init__(self, person: Open, size: str, light: str, locale: str) -> None:
        self.look = f"{size}-{light}-{locale}"
        self.size = SIZES[size]
        self.person = person
        self.wishes: dict[str, Any] = {"light": light, "locale": locale, "size": self.size}

    def page(self, path: str = "/") -> Page:
        return self.person(path, **self.wishes)

    def take(self, page: Page, name: str) -> None:
        page.mouse.move(1, 1)
        page.wait_for_timeout(250)
        for folder, wanted in self._folders(name):
            folder.mkdir(parents=True, exist_ok=True)
            page.screenshot(path=folder / wanted)

    def _folders(self, name: str) -> Iterator[tuple[Path, str]]:
        yield ROOT / "screenshots" / self.look, f"{name}.png"
        if name in README.get(self.look, ()):
            yield ROOT / "docs" / "pictures", f"{self.look}-{name}.png"

    def new(self, **wishes: Any) -> Table:
        return Table.new(self.page(), **wishes)


@pytest.fixture(params=LOOKS, ids=lambda look: "-".join(look))
def album(person: Open, request: pytest.FixtureRequest) -> Album:
    return Album(person, *request.param)


def test_pages(album: Album) -> None:
    page = album.page()
    for name, path in PAGES.items():
        page.goto(path)
        page.wait_for_load_state("networkidle")
        album.take(page, name)


def test_room(album: Album) -> None:
    room = album.new(seats=4, company="link", name="Élise")
    room.page.locator(".qr").wait_for()
    album.take(room.page, "room")


@pytest.mark.parametrize(
    ("name", "wishes"),
    [
        ("table", {"seats": 2}),
        ("three", {"seats": 3}),
        ("four", {"seats": 4}),
        ("solo", {"variant": "solo"}),
        ("master", {"variant": "master", "seats": 3, "options": {"start": "1"}}),
    ],
)
def test_table(album: Album, name: str, wishes: dict[str, Any]) -> None:
    game = album.new(name="Élise", bot="novice", seed=4, **wishes)
    _play(game, 12)
    album.take(game.page, name)


def test_choosing(album: Album) -> None:
    """A power in the hand, with its ghosts; then the log, the talk, the menu, the hints."""
    game = album.new(name="Élise", bot="novice", seed=3)
    for _ in range(40):
        if game.wait() == "over" or game.page.locator(".mine .card.usable").count():
            break
        game.decide()
    game.tap(".mine .card.usable")
    game.tap(".cell button.offered", ".handle")
    game.page.wait_for_timeout(300)
    album.take(game.page, "power")
    game.page.keyboard.press("Escape")
    for name, button in (("menu", -1), ("talk", -2)):
        game.page.locator(".table > header button").nth(button).click()
        album.take(game.page, name)
        game.page.keyboard.press("Escape")


def test_curtain_end_and_replay(album: Album) -> None:
    game = album.new(name="Élise", company="device", others=("Théo",), seed=2)
    while game.wait() != "curtain":
        game.decide()
    album.take(game.page, "curtain")
    game.finish()
    game.expect_end()
    album.take(game.page, "end")
    game.page.locator("dialog a[href^='/replay/']").click()
    game.page.get_by_role("slider").fill("9")
    album.take(game.page, "replay")


def _play(game: Table, decisions: int) -> None:
    for _ in range(decisions):
        if game.wait() == "over":
            return
        game.decide()
    game.wait()
