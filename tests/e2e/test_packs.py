"""Content packs in the browser: a file is checked, mistakes are listed, a good pack can be played."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from philtre import games
from tests.e2e.conftest import Open
from tests.e2e.test_pages import PHONE, sideways, violations

OWN = games.pack_format("apotheca").own_text()
NAMED = "".join(
    line + ('name = { en = "Somebody Else", fr = "Une autre" }\n' if 'power = "' in line else "")
    for line in OWN.splitlines(keepends=True)
)
BROKEN = OWN.replace("potions = 15", "potions = 16").replace('power = "dive"', 'power = "fly"')


def give(page: Page, text: str, name: str = "box.toml") -> None:
    page.locator("input[type=file]").set_input_files({"name": name, "mimeType": "text/plain", "buffer": text.encode()})


def test_mistakes_are_listed_and_a_good_pack_can_be_played(person: Open) -> None:
    page = person("/new/apotheca", size=PHONE)
    page.get_by_label("Your name").fill("Odile")
    page.get_by_text("More options").click()
    page.get_by_role("radio", name="From a file").check()
    begin = page.get_by_role("button", name="Start game")
    expect(begin).to_be_disabled()
    give(page, BROKEN)
    expect(page.get_by_text("box.toml has 2 mistakes.")).to_be_visible()
    lines = [OWN[: OWN.index(found)].count("\n") + 1 for found in ("potions = 15", 'power = "dive"')]
    assert [item.inner_text().split(":")[0] for item in page.locator("ol li").all()] == [f"Line {n}" for n in lines]
    expect(begin).to_be_disabled()
    assert violations(page) == []
    assert sideways(page) == 0
    give(page, games.pack_format("mystic_moon").own_text())
    expect(page.get_by_text("box.toml is a pack for a different game.")).to_be_visible()
    give(page, "x = [" * 50_000)
    expect(page.get_by_text("the pack is too large")).to_be_visible()
    give(page, NAMED)
    expect(page.get_by_text("is ready to play")).to_be_visible()
    begin.click()
    page.wait_for_url("**/room/*")
    expect(page.get_by_text("Somebody Else").first).to_be_attached()


def test_mistakes_are_listed_in_french(person: Open) -> None:
    page = person("/new/apotheca", locale="fr")
    page.locator("details summary").click()
    page.get_by_role("radio", name="Depuis un fichier").check()
    give(page, BROKEN, "boîte.toml")
    expect(page.get_by_text("boîte.toml contient 2 erreurs")).to_be_visible()
    assert all(item.inner_text().startswith("Ligne") for item in page.locator("ol li").all())


def test_tiles_are_those_of_the_pack(person: Open) -> None:
    """In this pack every starter is worth 29 points."""
    text = re.sub(r"(size = 4\n.*\npoints = )\d+", r"\g<1>29", games.pack_format("potion_explosion").own_text())
    page = person("/new/potion_explosion")
    page.get_by_label("Your name").fill("Odile")
    page.get_by_text("More options").click()
    page.get_by_role("radio", name="From a file").check()
    give(page, text)
    page.get_by_role("button", name="Start game").click()
    points = page.locator(".starter .points")
    expect(points.first).to_have_text("29")
    assert set(points.all_inner_texts()) == {"29"}
