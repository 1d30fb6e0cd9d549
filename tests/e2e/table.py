"""A person at Apotheca's table: sees what is offered, touches it, and knows nothing of the rules."""

from __future__ import annotations

import json
import random
import re
from typing import Any

from playwright.sync_api import Locator, Page, expect

MOST_DECISIONS = 600


def SETTINGS(**wishes: object) -> str:  # noqa: N802 - read as a value in the fixtures
    """What this person has chosen before; kept only where nothing is kept yet."""
    chosen = {"speed": "off", "light": "night", "locale": "en"} | wishes
    text = json.dumps(json.dumps(chosen))
    return f"const key = 'philtre.settings'; localStorage.getItem(key) ?? localStorage.setItem(key, {text});"


class Table:
    def __init__(self, page: Page, seed: int = 1) -> None:
        self.page = page
        self.random = random.Random(seed)
        self.play = page.locator("main.play")

    @classmethod
    def new(
        cls,
        page: Page,
        *,
        variant: str = "standard",
        seats: int = 2,
        company: str = "bots",
        bot: str = "brewer",
        name: str = "Élise",
        others: tuple[str, ...] = (),
        options: dict[str, str] | None = None,
        seed: int = 1,
    ) -> Table:
        """Make a room as a person does, from the address of the game."""
        page.goto("/new/apotheca")
        page.check(f"input[name=variant][value={variant}]", force=True)
        if variant != "solo":
            page.check(f"input[name=seats][value='{seats}']", force=True)
            page.check(f"input[name=company][value={company}]", force=True)
            if company == "bots":
                page.check(f"input[name=bot][value={bot}]", force=True)
        page.fill("input[name=name]", name)
        for number, other in enumerate(others):
            page.locator(".names input").nth(number + 1).fill(other)
        if options:
            page.click("summary")
            for option, value in options.items():
                page.select_option(f"select[name={option}]", value)
        page.click("button[type=submit]")
        page.wait_for_url(re.compile("/room/"))
        return cls(page, seed)

    @property
    def code(self) -> str:
        return self.page.url.rsplit("/", 1)[1]

    def version(self) -> int:
        return int(self.play.get_attribute("data-version") or -1)

    def is_over(self) -> bool:
        return self.play.get_attribute("data-phase") == "over"

    def wait(self) -> str:
        """Until this person is asked something, or a curtain falls, or it is over: which."""
        ready = self.page.locator("main.play[data-asked=true], main.play[data-phase=over], .curtain")
        ready.first.wait_for()
        if self.page.locator(".curtain").count():
            return "curtain"
        return "over" if self.is_over() else "asked"

    def decide(self) -> None:
        """Answer the question somehow, by touching what is offered, until the table has moved on."""
        before = self.version()
        prompt = self.play.get_attribute("data-prompt")
        if prompt == "action":
            self._any(self.controls()).click()
        for _ in range(8):
            if self._moved(before):
                return
            gold = self.page.locator(".answers .gold")
            if gold.count():
                gold.click()
                self._until_moved(before)
                return
            self._any(self.targets()).click()
        raise AssertionError(f"nothing came of answering '{prompt}'")

    def controls(self) -> Locator:
        """Actions that are on, and apothecaries one can call on."""
        return self.page.locator(".act:not([aria-disabled=true]):not(:has(use[href='#i-power'])), .mine .card.usable")

    def targets(self) -> Locator:
        spots = ".cell button.offered, .handle, .pay:not(.picked), .answers .button:not(.bare), .mine .card.usable"
        return self.page.locator(f"{spots}, .alleys .card.usable")

    def finish(self, most: int = MOST_DECISIONS) -> None:
        """Play on to the end."""
        for _ in range(most):
            state = self.wait()
            if state == "over":
                return
            if state == "curtain":
                self.page.click(".curtain .gold")
                self.page.locator(".curtain").wait_for(state="detached")
            else:
                self.decide()
        raise AssertionError(f"the game did not end in {most} decisions")

    def expect_end(self) -> Locator:
        """The result, come forward by itself."""
        end = self.page.locator("dialog[open]")
        expect(end).to_be_visible()
        return end

    def _any(self, found: Locator) -> Locator:
        found.first.wait_for()
        return found.nth(self.random.randrange(found.count()))

    def _moved(self, before: int) -> bool:
        return self.version() != before or self.is_over()

    def _until_moved(self, before: int) -> None:
        self.page.wait_for_function(
            "before => { const play = document.querySelector('main.play');"
            " return !play || Number(play.dataset.version) !== before || play.dataset.phase === 'over'; }",
            arg=before,
        )


def facts(page: Page) -> dict[str, Any]:
    """What the page keeps outside the DOM."""
    found: dict[str, Any] = page.evaluate("() => ({ local: {...localStorage}, session: {...sessionStorage} })")
    return found
