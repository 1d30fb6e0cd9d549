"""Tutorials and one-minute lessons, done exactly as the texts say: everything they name is visible and highlighted."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.e2e.conftest import Open, one_of

WHERE = {"phone": ("en", (390, 664)), "desktop": ("fr", (1280, 800)), "small phone": ("fr", (360, 640))}
LOOK = 220  # milliseconds: a little more than between two looks of the spotlight
SPACES = [f"{column}{row}" for row in range(1, 5) for column in "abcd"]
IN_THE_LIGHT = """one => {
  const box = one.getBoundingClientRect();
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const rings = [...document.querySelectorAll(".spotlight .ring")].map((ring) => ring.getBoundingClientRect());
  return rings.some((ring) => x > ring.left && x < ring.right && y > ring.top && y < ring.bottom);
}"""
FREE = """one => {
  const box = one.getBoundingClientRect();
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const top = document.elementFromPoint(x, y);
  return top !== null && (one === top || one.contains(top));
}"""


def act(name: str) -> str:
    return f"[data-act={name}]"


def spot(name: str) -> str:
    return f"[data-spot='{name}']"


def space(name: str) -> str:
    return f".market [data-space='{SPACES.index(name)}']"


def marble(name: str) -> str:
    return f"[data-place={name}]"


def bottle(burner: int) -> str:
    return f"{spot(f'burner-0-{burner}')} .complete"


def mine(kind: str) -> str:
    return f"{spot('satchel-0')} [data-kind={kind}]"


def column(number: int) -> str:
    return f"{spot('cauldron-0')} [data-cell='{3 * number}']"


# Rings around nothing: their middle shows something else than what they are drawn around.
STRAY = """() => {
  const EDGE = 6;
  const box = (one) => one.getBoundingClientRect();
  return [...document.querySelectorAll(".spotlight .ring")].map(box).filter((ring) => {
    const top = document.elementFromPoint(ring.x + ring.width / 2, ring.y + ring.height / 2);
    const around = [...(top?.querySelectorAll("*") ?? [])];
    for (let one = top; one; one = one.parentElement) around.push(one);
    return !around.some((one) => Math.abs(box(one).x - ring.x - EDGE) < 4 && Math.abs(box(one).y - ring.y - EDGE) < 4);
  }).length;
}"""
ON, BREW, POTION = ".answers .guided", ".brew .commit", ".made[data-potion={}]"
LEFT, MIDDLE, RIGHT = column(0), column(1), column(2)
THREE = [mine("acorn"), LEFT, mine("berry"), LEFT, mine("acorn"), LEFT]
# For each step with something to do: what its text says to touch, in that order.
SAID: dict[str, dict[str, list[str]]] = {
    "apotheca/tutorial": {
        "reveal": [act("reveal"), *2 * [space("c2")]],
        "glide": [spot("card-corvidus"), space("c2"), *2 * [space("c1")]],
        "again": [act("reveal"), *2 * [space("b3")]],
        "hire": [act("hire"), *2 * [spot("card-imogen")]],
        "restock": 2 * [act("restock")],
        "place": 2 * [space("c1")],
        "place-more": 2 * [space("d1")],
        "flip": [spot("card-imogen"), space("d2"), *2 * [space("d3")]],
        "gems": [act("reveal"), *2 * [space("c1")]],
        "mixed": [act("hire"), *2 * [spot("card-porter-king")]],
        "secret": [act("reveal"), *2 * [space("d1")]],
        "waltz": [spot("card-porter-king"), space("d4"), *2 * [space("d3")]],
    },
    "apotheca/tutorial/solo": {
        "solo-reveal": [act("reveal"), *2 * [space("c2")]],
        "solo-match": [spot("card-corvidus"), space("c2"), *2 * [space("c1")]],
        "solo-stack": 2 * [space("c1")],
        "solo-outside": 2 * [space("a2")],
    },
    "apotheca/tutorial/teams": {"teams-reveal": [act("reveal"), *2 * [space("c4")]]},
    "apotheca/tutorial/master": {
        "master-decree": [act("decree"), *2 * [".answers button >> text=/Decree red|Décréter le rouge/"]],
        "master-power": [spot("card-porter-king"), space("c3"), *2 * [space("d2")]],
    },
    "potion_explosion/tutorial": {
        "pick": 2 * [marble("c4")],
        "fill": 2 * [bottle(0)],
        "drink": 2 * [spot("bottle-0-wisdom")],
        "take": 2 * [marble("d1")],
        "finish": [act("end")],
        "draw": 2 * [spot("stack-4")],
        "help": 2 * [act("help")],
        "help-take": 2 * [marble("a4")],
        "chain": 2 * [marble("a3")],
        "second": 2 * [bottle(1)],
        "pool": [act("end")],
        "again": 2 * [spot("stack-4")],
        "big": 2 * [marble("c4")],
        "magnet": 2 * [spot("bottle-0-magnetical")],
        "pair": [marble("a1"), *2 * [marble("a2")]],
        "first": 2 * [bottle(0)],
        "three": 2 * [bottle(1)],
        "close": [act("end")],
        "brew": [*2 * [spot("stack-3")], *2 * [spot("stack-4")]],
    },
    "mystic_moon/tutorial": {
        "garden": 2 * [spot("place-3")],
        "frog": 2 * [f"{spot('satchel-1')} [data-kind=acorn]"],
        "learn": 2 * [spot("card-big-snack")],
        "leave": [ON],
        "fill": [mine("acorn"), LEFT, mine("berry"), MIDDLE, mine("acorn"), RIGHT, BREW],
        "effect": 2 * [POTION.format("big-snack")],
        "bloom": [ON],
        "again": 2 * [spot("place-10")],
        "second": 2 * [spot("card-candle-tea")],
        "trade": [mine("quill"), *2 * [spot("shop-acorn")]],
        "leave-again": [ON],
        "limit": 2 * [mine("snail")],
        "both": [*THREE, mine("fern"), RIGHT, mine("acorn"), RIGHT, BREW],
        "effects": 2 * [POTION.format("candle-tea")],
        "effects-two": 2 * [POTION.format("big-snack")],
        "last": [ON],
    },
    "mystic_moon/tutorial/zodiac": {
        "zodiac-lift": [mine("quill"), LEFT, mine("snail"), MIDDLE, mine("quill"), MIDDLE, BREW],
    },
    "mystic_moon/tutorial/alchemy": {
        "alchemy-perform": 2 * [spot("formula-honeycomb")],
        "alchemy-sludge": 2 * [spot("place-1")],
        "alchemy-learn": 2 * [spot("card-sleepwalkers-stew")],
    },
}

# What ends with a win has the picture of the winners.
WON = {"apotheca/tutorial", "apotheca/tutorial/teams", "potion_explosion/tutorial", "mystic_moon/tutorial"}


@pytest.mark.parametrize("where", one_of(WHERE))
@pytest.mark.parametrize("lesson", one_of(SAID))
def test_a_lesson_can_be_done_by_its_texts_only(person: Open, lesson: str, where: str) -> None:
    locale, size = WHERE[where]
    page = person(f"/learn/{lesson}", locale=locale, size=size)
    coach = page.locator(".coach")
    while not coach.locator("a").count():
        key = coach.get_attribute("data-lesson") or ""
        if coach.locator("button").count():
            coach.locator("button").click()
        else:
            page.locator("main.play[data-asked=true]").wait_for()
            for number, target in enumerate(SAID[lesson][key]):
                touch(page, target, first=number == 0)
                expect(coach.locator(".wanted")).to_have_count(0)  # "Not quite"
        expect(coach).not_to_have_attribute("data-lesson", key)
    expect(coach.locator("a")).to_be_visible()
    expect(page.locator(".finale")).to_have_count(int(lesson in WON))
    if lesson in WON:
        expect(page.locator(".spotlight")).to_have_count(0)  # the picture of the winners is in the light


def touch(page: Page, target: str, *, first: bool) -> None:
    """Touch a thing where it is seen; the first of a step stands in the light."""
    found = page.locator("main.play").locator(target).filter(visible=True).first
    found.wait_for()
    if first:
        until(found, IN_THE_LIGHT)
        until(found, f"one => ({STRAY})() === 0")
    until(found, FREE)
    box = still(found)
    page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    page.wait_for_timeout(100)  # nobody is quicker


def still(found: Locator) -> Any:
    """Where a thing is, once nothing brings it into sight any more: people see it move."""
    before, box = None, found.bounding_box()
    while box != before:
        found.page.wait_for_timeout(LOOK)
        before, box = box, found.bounding_box()
    return box


def until(found: Locator, holds: str) -> None:
    for _ in range(400):
        if found.evaluate(holds):
            return
        found.page.wait_for_timeout(50)
    raise AssertionError(f"{found}: not so after twenty seconds: {holds.splitlines()[-2].strip()}")
