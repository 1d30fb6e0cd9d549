"""Nothing moves that a person may be about to touch: what comes and goes has its place."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tests.e2e.conftest import one_of
from tests.e2e.serving import Serving, serving
from tests.e2e.table import Table

Begin = Callable[..., Table]
WATCH = Path(__file__).with_name("calm.js").read_text("utf-8")
SEED = 3
# Phones upright and lying, a tablet both ways, small and full desktops; 640x400 is 1280x800 at double size.
SIZES = ((390, 664), (360, 560), (844, 390), (640, 400), (820, 1180), (1024, 768), (1366, 650), (1920, 1080))
GAMES = ("apotheca", "mystic_moon", "potion_explosion")
OPTIONS = {"mystic_moon": {"zodiac": "yes", "alchemy": "yes"}}
# Where things still move. On wide tablets and desktops Apotheca's own desk grows above the others', and the log with
# the alley; in Mystic Moon the recipes to try move while more is laid out. At double size the player scrolls what it
# wants under the tools.
MOVING = {
    *((game, size) for game in ("apotheca", "mystic_moon") for size in ((1366, 650), (1920, 1080))),
    ("apotheca", (1024, 768)),
    ("potion_explosion", (640, 400)),
}
# French has the longer words.
CASES = [
    *((game, size, "fr") for size in SIZES for game in GAMES if (game, size) not in MOVING),
    *((game, (360, 560), "en") for game in ("apotheca", "potion_explosion")),  # Mystic Moon's longest question moves
]
BY_MOUSE = 3  # decisions; then the page plays on by itself
FAR = 90  # entries: by then every part of the table has been used, in most games to the end
FARTHER = """far => {
  const { version, phase } = document.querySelector("main.play").dataset;
  return Number(version) >= far || phase === "over";
}"""


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Serving]:
    """One that deals the same each time: what moved once moves again."""
    with serving(tmp_path, seed=SEED) as started:
        yield started


def called(case: tuple[str, tuple[int, int], str]) -> str:
    game, (width, height), locale = case
    return f"{game}-{width}x{height}-{locale}"


@pytest.mark.parametrize("case", one_of(CASES, len(GAMES)), ids=called)
def test_nothing_moves_between_two_touches(table: Begin, case: tuple[str, tuple[int, int], str]) -> None:
    game, size, locale = case
    played = table(
        game=game, size=size, locale=locale, bot="novice", seats=3, seed=SEED, counted=True, options=OPTIONS.get(game)
    )
    played.wait()
    played.decide()
    played.wait()
    played.page.evaluate(WATCH)
    for _ in range(BY_MOUSE):
        played.decide()
        played.wait()
    played.let_play()
    played.page.wait_for_function(FARTHER, arg=FAR)
    assert played.page.evaluate("window.looks") > FAR // 2, "nobody looked"
    moved = played.page.evaluate("window.jumped")
    assert not moved, "\n".join(moved[:20])
