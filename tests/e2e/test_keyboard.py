"""A whole game with the keyboard only, and the texts for screen readers."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.e2e.hands import SOON
from tests.e2e.table import MOST_DECISIONS, MOST_TOUCHES, Table

Begin = Callable[..., Table]
MOST_TABS = 120
# The number of Tab stops to a matching element, negative for backwards; 0 if it has the focus, null if there is none.
STOPS = """(selector) => {
  const one = [...document.querySelectorAll(selector)].find((some) => some.checkVisibility());
  if (!one) return null;
  if (document.activeElement.matches(selector)) return 0;
  const all = [...document.querySelectorAll("a[href], button, input, select, summary, [tabindex]")].filter(
    (some) => some.tabIndex >= 0 && !some.disabled && some.checkVisibility(),
  );
  const here = all.indexOf(document.activeElement);
  return here < 0 || !all.includes(one) ? 1 : all.indexOf(one) - here;
}"""


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
                self.enter(".answers .gold")
                break
            self._choose_target()
        self.end_turn(before)

    def end_turn(self, before: int) -> None:
        self.until_moved(before, "main.play[data-asked=true] .prompt .end")
        if self.version() == before:
            expect(self.page.locator(".prompt .end")).to_be_focused()
            self.press("Enter")
            self.until_moved(before)

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
            self.enter(".pay:not(.picked)")
        elif prompt == "satisfy":
            self.enter(".mine .card.usable")
        else:
            self.enter(".answers .button:not(.bare)")

    def enter(self, selector: str) -> None:
        """By Tab to one of these, and Enter; nothing where they are gone because the answer is on its way."""
        for _ in range(MOST_TABS):
            stops: int | None = self.page.evaluate(STOPS, selector)
            if stops is None:
                return
            if stops == 0:
                self.press("Enter")
                return
            self.press(*["Tab" if stops > 0 else "Shift+Tab"] * abs(stops))
        raise AssertionError(f"Tab never reaches {selector}")


class LabKeys(Keys):
    """With a keyboard in the laboratory."""

    def decide(self, control: str = "") -> None:
        before = self.version()
        prompt = self.play.get_attribute("data-prompt") or ""
        for _ in range(MOST_TOUCHES):
            if self.play.get_attribute("data-asked") != "true" or self.version() != before:
                break
            self._answer(prompt)
        self.until_moved(before)

    def _answer(self, prompt: str) -> None:
        """One step towards an answer; each thing has a key that leads to it."""
        if self.page.locator(".answers .gold").count():
            self.enter(".answers .gold")
        elif self.page.locator(".complete.ready").count():
            self.press("1" if self.page.locator(".b0 .complete.ready").count() else "2")
        elif prompt == "action" and self.page.locator(".potion.offered").count():
            self.press("b", "Enter")
        elif prompt == "action" and self.page.locator(".spot.offered").count() == 0:
            self.press("f", "e")
        elif prompt == "love":
            self.enter(".rob")
        elif self.page.locator(".answers .button:not(.bare)").count():
            self.enter(".answers .button:not(.bare)")
        else:
            self.press(
                {"draw": "s", "keep": "d", "pool": "d", "prismatic": "d", "sands": "b"}.get(prompt, "m"), "Enter"
            )


@pytest.mark.parametrize(
    ("name", "kind"), [("apotheca", Keys), pytest.param("potion_explosion", LabKeys, marks=pytest.mark.thorough)]
)
def test_a_whole_game_with_the_keyboard_only(table: Begin, name: str, kind: type[Keys]) -> None:
    game = kind(table(game=name, bot="brewer", options=SOON[name]).page)
    for _ in range(MOST_DECISIONS):
        if game.wait() == "over":
            break
        game.decide()
    expect(game.expect_end()).to_contain_text("wins")
    game.press("Escape")
    expect(game.page.locator("dialog[open]")).to_have_count(0)


@pytest.mark.parametrize(
    ("name", "options", "standing"),
    [("apotheca", "Choose an action", "satisfied"), ("potion_explosion", "Choose a starter", "Skill tokens awarded")],
)
def test_keys_announce_options_last_move_and_scores(table: Begin, name: str, options: str, standing: str) -> None:
    game = table(game=name, bot="novice")
    game.wait()
    told = game.page.locator("[role=status][aria-live=polite]")
    game.page.keyboard.press("o")
    expect(told).to_contain_text(options)
    game.page.keyboard.press("p")
    expect(told).to_contain_text(standing)
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


def test_the_dispenser_is_a_grid_with_one_stop_for_tab_and_says_what_a_pick_gives(table: Begin) -> None:
    game = table(game="potion_explosion", bot="novice", options={"start": "1"})
    while game.wait() and game.page.locator("[role=grid]").count() == 0:
        game.decide()
    game.page.locator(".spot.offered").first.wait_for()
    places = game.page.locator("[role=grid] button")
    expect(places).to_have_count(45)
    assert game.page.locator("[role=grid] button[tabindex='0']").count() == 1
    places.first.focus()
    game.page.keyboard.press("ArrowRight")
    game.page.keyboard.press("ArrowUp")
    expect(game.page.locator("[data-place=b2]")).to_be_focused()
    game.page.keyboard.press("Enter")
    expect(game.page.locator("[role=status][aria-live=polite]")).to_contain_text("marble")
    for _ in range(7):
        game.page.keyboard.press("ArrowUp")
    game.page.keyboard.press("Enter")
    expect(game.page.locator(".question")).to_contain_text("but not reach it")
