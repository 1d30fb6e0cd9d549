"""All pages in French, without any English text."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor
from playwright.sync_api import Page, expect

from tests.e2e.conftest import Open
from tests.e2e.hands import GAMES
from tests.e2e.serving import ROOT
from tests.e2e.table import Table

Begin = Callable[..., Table]
LOCALES = ROOT / "src" / "philtre" / "locales"
TABLES = (*GAMES, "mystic_moon")
FILES = ("core", "server", "web", *TABLES, *(f"{game}-table" for game in TABLES))
# Each language is named in itself, and the button that switches uses the other language.
BOTH_WAYS = {"English", "Français", "Read in English", "Lire en français"}


class Pieces(Visitor):
    """The pieces of plain text in a Fluent file."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802
        self.found |= {part for part in re.split(r"[\n·:;(),]", node.value) if len(part.strip()) > 3}


def pieces(language: str) -> set[str]:
    seen = Pieces()
    for name in FILES:
        seen.visit(FluentParser().parse((LOCALES / language / f"{name}.ftl").read_text()))
    return {re.sub(r"\s+", " ", part).strip() for part in seen.found}


def without_numbers(part: str) -> str:
    return re.sub(r"\d+", "", part).strip()


# "1 potion" is French as well, though the English words write the number and the French ones compute it.
FRENCH = {without_numbers(part) for part in pieces("fr")}
ENGLISH = {
    part for part in pieces("en") if re.search(r"[a-z]{3}", part) and without_numbers(part) not in FRENCH
} - BOTH_WAYS


def expect_french(page: Page) -> None:
    """Neither visible texts nor labels contain English pieces or message ids."""
    said: str = page.evaluate(
        """() => [document.title, document.body.innerText,
          ...[...document.querySelectorAll('[aria-label], [title], [placeholder]')].flatMap((one) =>
            [one.ariaLabel, one.title, one.getAttribute('placeholder')])].filter(Boolean).join('\\n')"""
    )
    lines = {line.strip() for line in re.split(r"[\n·:;(),]", said)}
    assert lines & ENGLISH == set()
    assert re.findall(r"\b(?:web|apotheca|potion_explosion|mystic_moon|error|say|bot)-[a-z-]+", said) == []
    assert page.evaluate("document.documentElement.lang") == "fr"


def test_english_texts_are_found() -> None:
    assert {"Choose an action.", "Reveal", "My games"} <= ENGLISH


def test_every_page_in_french(person: Open) -> None:
    page = person("/", locale="fr")
    expect(page.get_by_role("heading", name="Apotheca")).to_be_visible()
    expect_french(page)
    lessons = [path for game in TABLES for path in (f"/new/{game}", f"/learn/{game}", f"/learn/{game}/tutorial")]
    for path in ("/learn", *lessons, "/settings", "/nulle-part", "/room/XXXXXX"):
        page.goto(path)
        page.locator("h1, .coach, [role=alert]").first.wait_for()
        page.wait_for_load_state("networkidle")
        expect_french(page)


@pytest.mark.thorough
@pytest.mark.parametrize(
    ("game", "bot", "options"),
    [
        ("apotheca", "brewer", {}),
        ("potion_explosion", "brewer", {"tokens": "1"}),
        ("mystic_moon", "novice", {"zodiac": "yes", "alchemy": "yes"}),
    ],
)
def test_a_whole_game_in_french(person: Open, game: str, bot: str, options: dict[str, str]) -> None:
    page = person(locale="fr")
    play_in_french(page, Table.new(page, game=game, bot=bot, options=options, name="Zoé"))


def play_in_french(page: Page, game: Table) -> None:
    """Check every kind of prompt and every fifth moment, then play to the end."""
    asked = set()
    for moment in range(25):
        if game.wait() == "over":
            break
        prompt = game.play.get_attribute("data-prompt")
        if prompt not in asked or moment % 5 == 0:
            expect_french(page)
        asked.add(prompt)
        game.decide()
    game.finish()
    # Under the Zodiac nobody wins where all are cursed to the end.
    expect(game.expect_end()).to_contain_text(re.compile("l’emporte|Personne ne gagne"))
    expect_french(page)
    game.expect_end().get_by_role("link", name="Revoir").click()
    page.get_by_role("slider").wait_for()
    expect_french(page)


def test_the_language_switches_live_in_the_middle_of_a_game(table: Begin) -> None:
    game = table(bot="novice")
    game.wait()
    expect(game.page.locator(".question")).to_have_text("Choose an action.")
    game.page.get_by_role("button", name="Menu").click()
    game.page.get_by_label("Français").check(force=True)
    game.page.keyboard.press("Escape")
    expect(game.page.locator(".question")).to_have_text("Choisissez une action.")
    expect_french(game.page)
