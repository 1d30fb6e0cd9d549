"""The first touch only selects and previews; nothing is sent before the second."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from tests.e2e.conftest import one_of
from tests.e2e.hands import GAMES, SOON
from tests.e2e.table import Table

Begin = Callable[..., Table]
MOON = {"zodiac": "yes", "alchemy": "yes"}
DECISIONS, MOST_THINGS = 24, 6

# Touches everything that is offered, one after the other, and takes it back; returns what was sent.
TOUCH = """async ([kinds, most]) => {
  const play = document.querySelector("main.play");
  const quiet = () => new Promise((then) => setTimeout(then, 90));
  const seen = () => [...document.querySelectorAll(kinds)].filter((one) => one.checkVisibility());
  const before = play.dataset.version;
  const done = [];
  for (let n = 0; n < Math.min(most, seen().length); n++) {
    const one = seen()[n];
    const words = one.outerHTML.slice(0, 120);
    one.click();
    await quiet();
    if (document.querySelector("main.play")?.dataset.version !== before) return [...done, words];
    document.body.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", bubbles: true }));
    await quiet();
  }
  return done;
}"""
# Buttons that need no second touch.
THEMSELVES = (".answers ", ".act[data-act=end]:not([aria-disabled=true])", ".take", ".hand")


def things(kinds: str) -> str:
    """Everything that can be selected: all targets, and the buttons in lists."""
    listed = [kind.strip() for kind in kinds.split(",") if not kind.strip().startswith(THEMSELVES)]
    return ", ".join([*listed, ".answers .button[aria-pressed]"])


MASTER = {"game": "apotheca", "variant": "master", "seats": 3, "options": {"start": "1"}}
TABLES: dict[str, tuple[dict[str, Any], int]] = {  # with how many questions there are at least
    **{game: ({"game": game, "options": SOON[game]}, 2) for game in GAMES},
    "apotheca-master": (MASTER, 3),
    "mystic_moon": ({"game": "mystic_moon", "options": MOON}, 3),
}


@pytest.mark.parametrize("which", one_of(TABLES))
def test_first_touches_send_nothing(table: Begin, which: str) -> None:
    wishes, least = TABLES[which]
    here = table(bot="novice", **wishes)
    asked: set[str] = set()
    for _ in range(DECISIONS):
        if here.wait() == "over":
            break
        prompt = here.play.get_attribute("data-prompt") or ""
        if prompt not in asked:
            asked.add(prompt)
            assert here.page.evaluate(TOUCH, [things(here.hand.targets_of(prompt)), MOST_THINGS]) == [], prompt
        here.decide()
    assert len(asked) >= least
