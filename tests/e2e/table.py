"""A person at any game's table, who touches what is offered and knows no rules."""

from __future__ import annotations

import json
import random
import re
from dataclasses import asdict
from pathlib import Path
from typing import Any

from playwright.sync_api import Error, Locator, Page, expect

from philtre.games import OURS
from tests.e2e.hands import HANDS, Hand

MOST_DECISIONS = 600
MOST_TOUCHES = 8
BY_MOUSE = 10  # decisions of a whole game with real clicks; the others are made inside the page, which is much faster
PLAYER = Path(__file__).with_name("player.js").read_text("utf-8").rstrip().removesuffix(";")

# What to click next: one of the first kind that exists, its middle, and whether something covers it there.
FIND = """async ([kinds, luck, version]) => {
  const asked = () => {
    const now = document.querySelector("main.play")?.dataset;
    return now?.asked === "true" && (version === null || Number(now.version) === version);
  };
  const seen = (kind) => [...document.querySelectorAll(kind)].filter((one) => one.checkVisibility());
  const PREVIEWED = 60; // by then no preview will come any more: the connection is lost
  const previewed = () => document.querySelector("main.play")?.dataset.waits === "0";
  for (let tries = 0; asked() && tries < 200; tries++) {
    const found = (previewed() || tries > PREVIEWED) && kinds.map(seen).find((some) => some.length > 0);
    if (found) {
      const one = found[Math.floor(luck * found.length)];
      one.scrollIntoView({ block: "nearest" });
      const box = one.getBoundingClientRect();
      const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
      const top = document.elementFromPoint(x, y);
      return { x, y, free: one === top || one.contains(top), what: one.outerHTML.slice(0, 120) };
    }
    await new Promise((then) => setTimeout(then, 5));
  }
  return null;
}"""


def SETTINGS(**wishes: object) -> str:  # noqa: N802 - read as a value in the fixtures
    """The settings of this person; stored only if there are none yet."""
    newcomer = wishes.pop("newcomer", False)
    kept = {"settings": {"speed": "off", "light": "night", "locale": "en", "sound": False} | wishes}
    if not newcomer:
        kept["learnt"] = {name: ["game"] for name in OURS}
    texts = json.dumps({f"philtre.{key}": json.dumps(value) for key, value in kept.items()})
    keep = "localStorage.getItem(key) ?? localStorage.setItem(key, text)"
    return f"for (const [key, text] of Object.entries({texts})) {keep};"


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
        game: str = "apotheca",
        variant: str = "standard",
        seats: int = 2,
        company: str = "bots",
        bot: str = "brewer",
        name: str = "Élise",
        others: tuple[str, ...] = (),
        options: dict[str, str] | None = None,
        seed: int = 1,
        address: str = "",
    ) -> Table:
        """Create a room with the form, from the address of the game."""
        page.goto(f"{address}/new/{game}")
        _choose(page, f"input[name=variant][value={variant}]")
        if variant != "solo":
            _choose(page, f"input[name=seats][value='{seats}']")
            _choose(page, f"input[name=company][value={company}]")
            if company == "bots":
                _choose(page, f"input[name=bot][value={bot}]")
        page.fill("input[name=name]", name)
        for number, other in enumerate(others):
            page.locator(".names input").nth(number + 1).fill(other)
        for option, value in (options or {}).items():
            forward = page.locator(f"input[name={option}][value='{value}']")
            if forward.count():
                forward.check(force=True)
            else:
                page.locator("details").evaluate("all => { all.open = true; }")
                if page.locator(f"select[name={option}]").count():
                    page.select_option(f"select[name={option}]", value)
                else:
                    for kind in value.split("-"):
                        page.click(f"details [data-kind={kind}]")
        page.click("button[type=submit]")
        page.wait_for_url(re.compile("/room/"))
        return cls(page, seed)

    @property
    def code(self) -> str:
        return self.page.url.rsplit("/", 1)[1]

    @property
    def hand(self) -> Hand:
        """The selectors for this table."""
        return HANDS[self.play.get_attribute("data-game") or ""]

    def version(self) -> int:
        return int(self.play.get_attribute("data-version") or -1)

    def is_over(self) -> bool:
        return self.play.get_attribute("data-phase") == "over"

    def wait(self) -> str:
        """Wait until this person must decide, a curtain falls, or the game is over; returns which."""
        ready = self.page.locator("main.play[data-asked=true], main.play[data-phase=over], .curtain")
        ready.first.wait_for()
        if self.page.locator(".curtain").count():
            return "curtain"
        return "over" if self.is_over() else "asked"

    def decide(self, control: str = "") -> None:
        """Answer the prompt by touching what is offered, until the table has changed."""
        before, hand = self.version(), self.hand
        prompt = self.play.get_attribute("data-prompt") or ""
        if prompt in hand.by_control:
            self.tap(control or hand.controls, version=before)
        if prompt in hand.help and self.tap(hand.help[prompt], version=before):
            self.page.locator(hand.helping).wait_for(state="detached")
        for _ in range(MOST_TOUCHES):
            if not self.tap(hand.gold, hand.targets_of(prompt), version=before):
                self.end_turn(before)
                return
        shown = self.page.locator(".prompt").inner_text()
        raise AssertionError(f"nothing came of answering '{prompt}'; the table says: {shown}")

    def end_turn(self, before: int) -> None:
        """Wait until the table has changed, and confirm the last action of a turn."""
        self.until_moved(before, "main.play[data-asked=true] .prompt .end")
        end = self.page.locator(".prompt .end")
        if self.version() == before and end.count():
            end.click()
            self.until_moved(before)

    def tap(self, *kinds: str, version: int | None = None) -> bool:
        """Click one of the things of the first kind that is on the screen; False once the answer has been sent."""
        spot = self.page.evaluate(FIND, [list(kinds), self.random.random(), version])
        if spot is None:
            return False
        assert spot["free"], f"something lies over {spot['what']}"
        self.page.mouse.click(spot["x"], spot["y"])
        return True

    def finish(self) -> None:
        """Play to the end."""
        for _ in range(BY_MOUSE):
            state = self.wait()
            if state == "over":
                return
            if state == "curtain":
                self.lift_curtain()
            else:
                self.decide()
        self.let_play()
        self.until_over()

    def let_play(self) -> None:
        """Let the page play by itself from now on."""
        hand = asdict(self.hand) | {"by_control": sorted(self.hand.by_control)}
        seed = self.random.randrange(2**32)
        self.page.evaluate(f"given => {{ window.playing = ({PLAYER})(given); }}", [hand, seed, MOST_DECISIONS])

    def until_over(self) -> None:
        self.page.evaluate("() => window.playing")

    def lift_curtain(self) -> None:
        curtain = self.page.locator(".curtain")
        if curtain.count():
            self.page.click(".curtain .gold")
            curtain.wait_for(state="detached")
            self.page.locator("main.play[data-asked=true]").wait_for()

    def touch(self) -> None:
        """Choose something up to its last touch, without waiting for the result."""
        self.page.locator(".act:not([aria-disabled=true])").first.click()
        self.tap(".cell button.offered")
        self.page.click(".answers .gold")

    def sit(self, name: str, seat: int | None = None) -> None:
        """Take a free seat of the room."""
        self.page.fill(".seats input", name)
        rows = self.page.locator(".seats li")
        row = (
            rows.filter(has=self.page.get_by_role("button", name="Sit here")).first if seat is None else rows.nth(seat)
        )
        row.get_by_role("button", name="Sit here").click()
        self.page.locator(".seats li.mine").wait_for()

    def put_bot(self, seat: int, bot: str) -> None:
        row = self.page.locator(".seats li").nth(seat)
        row.locator("select").select_option(bot)
        expect(row).not_to_contain_text("Open seat")

    def start(self) -> None:
        begin = self.page.locator(".seats .gold")
        expect(begin).to_have_attribute("aria-disabled", "false")
        begin.click()
        self.play.wait_for()

    def resign(self) -> None:
        self.page.get_by_role("button", name="Menu").click()
        self.page.get_by_role("button", name="Resign").click()
        self.page.get_by_role("button", name="Really resign?").click()

    def expect_end(self) -> Locator:
        """Wait until the result is shown."""
        end = self.page.locator("dialog[open]")
        expect(end).to_be_visible()
        return end

    def until_moved(self, before: int, other: str = "dialog.never") -> None:
        """Wait until the table has changed, or the other thing exists."""
        self.page.wait_for_function(
            "([before, other]) => { const play = document.querySelector('main.play');"
            " return !play || Number(play.dataset.version) !== before || play.dataset.phase === 'over'"
            " || document.querySelector(other); }",
            arg=[before, other],
        )


def _choose(page: Page, selector: str) -> None:
    """Click a choice of the form, again if a picture that loads late has moved it."""
    try:
        page.check(selector, force=True)
    except Error:
        page.check(selector, force=True)


def open_room(page: Page, *, seats: int, name: str, **wishes: Any) -> tuple[Table, str]:
    """A room whose other seats are free, and its code."""
    host = Table.new(page, seats=seats, company="link", name=name, **wishes)
    page.locator(".seats").wait_for()
    return host, host.code


def finish(people: list[Table]) -> None:
    """All of them play to the end."""
    take_turns(people, BY_MOUSE)
    for one in people:
        one.let_play()
    for one in people:
        one.until_over()


def take_turns(people: list[Table], most: int) -> None:
    """Whoever is in turn decides, so many times or to the end."""
    for _ in range(most):
        for one in people:
            one.play.wait_for()
        if people[0].is_over():
            return
        asked = _who_is_asked(people)
        if asked is None:
            return
        asked.decide()


def _who_is_asked(people: list[Table]) -> Table | None:
    for _ in range(400):
        for one in people:
            if one.play.get_attribute("data-asked") == "true":
                return one
        if people[0].is_over():
            return None
        people[0].page.wait_for_timeout(25)
    raise AssertionError("nobody is asked")


def facts(page: Page) -> dict[str, Any]:
    """The state of the page outside the DOM."""
    found: dict[str, Any] = page.evaluate("() => ({ local: {...localStorage}, session: {...sessionStorage} })")
    return found
