"""A turn ends only by "End turn": until then its last action can be taken back, if it revealed nothing."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.e2e.table import Table

Begin = Callable[..., Table]
SIZES = ((1280, 800), (390, 664))
MOST = 24
ASKED = "main.play[data-asked=true] .prompt .end"


def until_last_action(game: Table) -> None:
    """Play on until the last action of a turn waits to be confirmed."""
    end = game.page.locator(".prompt .end")
    for _ in range(MOST):
        if game.wait() == "over":
            break
        before, hand = game.version(), game.hand
        prompt = game.play.get_attribute("data-prompt") or ""
        if prompt in hand.by_control:
            game.tap(hand.controls, version=before)
        while end.count() == 0 and game.tap(hand.gold, hand.targets_of(prompt), version=before):
            pass
        game.until_moved(before, ASKED)
        if end.count():
            return
    raise AssertionError("no turn ended with an action that can be taken back")


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def test_the_last_action_of_a_turn_can_be_taken_back(table: Begin, size: tuple[int, int]) -> None:
    game = table(bot="novice", size=size)
    until_last_action(game)
    before, board = game.version(), game.page.locator(".market")
    expect(game.page.locator(".question")).to_contain_text("your last action")
    shown = board.inner_html()
    game.page.get_by_role("button", name="Undo").last.click()
    expect(game.page.locator(".prompt .end")).to_have_count(0)
    assert game.version() == before
    assert board.inner_html() != shown, "the board still shows what was taken back"
    assert game.play.get_attribute("data-asked") == "true"
    until_last_action(game)
    before = game.version()
    game.page.get_by_role("button", name="End turn").click()
    game.until_moved(before)


@pytest.mark.thorough
def test_turns_can_end_at_once_if_the_setting_says_so(table: Begin) -> None:
    game = table(bot="novice")
    game.page.goto("/settings")
    game.page.get_by_role("group", name="End of turn").get_by_text("Right away").click()
    game.page.go_back()
    with pytest.raises(AssertionError, match="no turn ended"):
        until_last_action(game)
