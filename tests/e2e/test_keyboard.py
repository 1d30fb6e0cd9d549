"""A whole game by keyboard alone, and what a screen reader is told."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import expect

from tests.e2e.table import MOST_DECISIONS, Table

Begin = Callable[..., Table]
FOCUSED = "document.activeElement?.matches"


class Keys(Table):
    """The same person with a keyboard."""

    def press(self, *keys: str) -> None:
        for key in keys:
            self.page.keyboard.press(key)

    def decide(self, control: str = "") -> None:
        before = self.version()
        if self.play.get_attribute("data-prompt") == "action":
            self._choose_control()
        for _ in range(6):
            if self.play.get_attribute("data-asked") != "true":
                break
            if self.page.locator(".answers .gold").count():
                self._tab_to(".answers .gold")
                self.press("Enter")
                break
            self._choose_target()
        self._until_moved(before)

    def _choose_control(self) -> None:
        """One of the four actions by its number; powers by their cards."""
        buttons = self.page.locator(".act")
        on = [n for n in range(4) if buttons.nth(n).get_attribute("aria-disabled") == "false"]
        chosen = self.random.choice(on)
        self.press(str(chosen + 1))
        if chosen == 1 and self.page.locator(".act.chosen").count() == 0:
            self.press("Enter")  # several powers: the first usable card has the focus

    def _choose_target(self) -> None:
        prompt = self.play.get_attribute("data-prompt")
        if self.page.locator(".cell button.offered, .handle").count():
            self.press("m", "Enter")
        elif self.page.locator(".pay:not(.picked)").count():
            self._tab_to(".pay:not(.picked)")
            self.press("Enter")
        elif prompt == "satisfy":
            self._tab_to(".mine .card.usable")
            self.press("Enter")
        else:
            self._tab_to(".answers .button:not(.bare)")
            self.press("Enter")

    def _tab_to(self, selector: str) -> None:
        for _ in range(120):
            if self.page.evaluate("selector => document.activeElement?.matches(selector)", selector):
                return
            self.press("Tab")
        raise AssertionError(f"Tab never reaches {selector}")


def test_a_whole_game_by_keyboard_alone(table: Begin) -> None:
    game = Keys(table(bot="brewer").page)
    for _ in range(MOST_DECISIONS):
        if game.wait() == "over":
            break
        game.decide()
    expect(game.expect_end()).to_contain_text("wins")
    game.press("Escape")
    expect(game.page.locator("dialog[open]")).to_have_count(0)


def test_keys_tell_options_last_move_and_standing(table: Begin) -> None:
    game = table(bot="novice")
    game.wait()
    told = game.page.locator("[role=status][aria-live=polite]")
    game.page.keyboard.press("o")
    expect(told).to_contain_text("Choose an action")
    game.page.keyboard.press("p")
    expect(told).to_contain_text("satisfied")
    game.decide()
    game.wait()
    game.page.keyboard.press("l")
    expect(told).not_to_be_empty()


def test_the_market_is_a_grid_with_one_stop_for_tab(table: Begin) -> None:
    game = table(bot="novice")
    game.wait()
    cells = game.page.locator("[role=grid] button")
    expect(cells).to_have_count(16)
    assert game.page.locator("[role=grid] button[tabindex='0']").count() == 1
    cells.first.focus()
    game.page.keyboard.press("ArrowRight")
    game.page.keyboard.press("ArrowDown")
    expect(cells.nth(5)).to_be_focused()
    assert "b2:" in (cells.nth(5).get_attribute("aria-label") or "")
