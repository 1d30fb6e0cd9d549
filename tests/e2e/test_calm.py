"""Nothing moves that a person may be about to touch: what comes and goes has its place."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.e2e.conftest import one_of
from tests.e2e.table import Table

Begin = Callable[..., Table]
PHONE, DESKTOP = (390, 664), (1280, 800)
DECISIONS = 9
# Notes what jumps without being drawn anew, right after a touch too: the frame of the table, and what can be touched.
# The log may become lower: it grows at its end, which stays where it is.
WATCH = """() => {
  window.jumped = [];
  const kept = ".arena, .arena > *, .acts, .tabs, .aids, .prompt, .question, .answers button, .cell, .place, " +
    ".spot, .burner, .shop .slot, .ware, .desk .satchel button";
  const words = (box) => [box.x, box.y].map(Math.round).join(",");
  new PerformanceObserver((list) => {
    for (const { sources } of list.getEntries())
      for (const { node, previousRect, currentRect } of sources)
        if (node?.nodeType === Node.ELEMENT_NODE && node.matches(kept) && currentRect.width && previousRect.width)
          window.jumped.push(`${node.className}: ${words(previousRect)} -> ${words(currentRect)}`);
  }).observe({ type: "layout-shift" });
}"""
GAMES = [
    ("apotheca", PHONE),
    ("mystic_moon", PHONE),
    *((game, DESKTOP) for game in ("potion_explosion", "apotheca", "mystic_moon")),
]


@pytest.mark.parametrize("where", one_of(GAMES))
def test_the_board_stays_where_it_is(table: Begin, where: tuple[str, tuple[int, int]]) -> None:
    game, size = where
    played = table(game=game, size=size, locale="fr", bot="novice")
    played.wait()
    played.decide()
    played.wait()
    played.page.evaluate(WATCH)
    for _ in range(DECISIONS):
        if played.wait() == "over":
            break
        played.decide()
    played.wait()
    assert played.page.evaluate("window.jumped") == []
