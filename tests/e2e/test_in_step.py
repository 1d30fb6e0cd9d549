"""Prompts, choices, log and result are never ahead of the animations on the table."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from philtre.core.chance import Seeded
from philtre.core.contract import NOBODY, Setup
from philtre.games import face
from philtre.table.table import Table as Rules
from tests.e2e.conftest import Open, one_of
from tests.e2e.hands import GAMES, HANDS, SOON
from tests.e2e.staged import Staged
from tests.e2e.table import Table

Begin = Callable[..., Table]
ALL = (*GAMES, "mystic_moon")
SIZES = ((1280, 800), (390, 664))
NAMES = ["Élise", "Théo", "Odile"]

# Checks every painted frame for choices or prompts while something moves.
WATCH = """(live) => {
  window.ahead = [];
  window.moved = 0;
  const look = () => {
    requestAnimationFrame(look);
    const play = document.querySelector("main.play");
    if (!play || play.dataset.phase !== "moving") return;
    window.moved += 1;
    const wrong = (what) => window.ahead.includes(what) || window.ahead.push(what);
    if (play.dataset.asked === "true") wrong("asked");
    if (document.querySelector("dialog[open]")) wrong("a dialog");
    if (!document.querySelector(".question").textContent.trim()) wrong("nothing said");
    for (const one of document.querySelectorAll(live)) {
      if (one.checkVisibility()) wrong(one.outerHTML.slice(0, 90));
    }
  };
  requestAnimationFrame(look);
}"""


def watch(page: Page, game: str) -> None:
    hand = HANDS[game]
    page.evaluate(WATCH, ", ".join(filter(None, (hand.controls, hand.gold, hand.targets))))


def rivals_turn(game: str, most: int = 60) -> Rules:
    """A table in the middle of a game, at the beginning of another's turn."""
    luck = random.Random(3)
    table = Rules(face(game).game, Setup("standard", 3), Seeded(7))
    for count in range(600):
        seat = table.seat()
        if count >= most and seat == 1 and table.moments[-1].seat == 0:
            return table
        assert seat != NOBODY, "the game was over before"
        table.act(seat, luck.choice(table.legal_actions()))
    raise AssertionError("it never was the other's turn")


@pytest.mark.parametrize("size", one_of(SIZES), ids=lambda size: f"{size[0]}x{size[1]}")
@pytest.mark.parametrize("game", one_of(ALL))
def test_a_rivals_turn_is_shown_before_the_next_prompt(person: Open, game: str, size: tuple[int, int]) -> None:
    rules = rivals_turn(game)
    page = person(size=size, speed="normal")
    staged = Staged(page, face(game), rules.state, Seeded(7), NAMES)
    staged.open()
    play, lines = page.locator("main.play"), page.locator(".log .deed")
    play.wait_for()
    watch(page, game)
    assert play.get_attribute("data-stage") == "1"
    luck, before = random.Random(5), lines.count()
    while staged.others(luck):
        pass  # everything is sent at once; the page plays it one after the other
    expect(play).to_have_attribute("data-phase", "moving")
    assert lines.count() == before, "the log is ahead of the board"
    expect(page.locator(".question")).to_contain_text("Théo", timeout=5_000)
    page.locator("main.play[data-asked=true]").wait_for()
    assert lines.count() > before
    assert play.get_attribute("data-stage") == "0"
    assert page.evaluate("window.moved") > 10
    assert page.evaluate("window.ahead") == []


@pytest.mark.parametrize("game", ALL)
def test_all_animations_can_be_skipped(person: Open, game: str) -> None:
    staged = Staged(person(speed="slow"), face(game), rivals_turn(game).state, Seeded(7), NAMES)
    staged.open()
    page, luck = staged.page, random.Random(5)
    page.locator("main.play").wait_for()
    while staged.others(luck):
        pass
    page.get_by_role("button", name="Skip").click()
    page.locator("main.play[data-asked=true]").wait_for(timeout=3_000)


@pytest.mark.thorough
@pytest.mark.parametrize("game", ALL)
def test_nothing_is_ahead_in_a_whole_game(table: Begin, game: str) -> None:
    wishes: dict[str, Any] = {"options": SOON.get(game, {})}
    game_table = table(game=game, bot="novice", speed="fast", **wishes)
    game_table.wait()
    watch(game_table.page, game)
    game_table.finish()
    game_table.expect_end()
    assert game_table.page.evaluate("window.moved") > 100
    assert game_table.page.evaluate("window.ahead") == []
