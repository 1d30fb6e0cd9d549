"""Statistics for players: which powers win, which potions pay, seats, lengths, scores.

`python -m tools.measuring.stats` plays what is missing and writes docs/stats/: a page for each game, its plots, and the
figures. A game says in its own folder what is played and counted (`tools/measuring/<game>/stats.py`).
"""

from __future__ import annotations

from argparse import Namespace
from pathlib import Path

import msgspec

from philtre import games
from tools import measuring
from tools.measuring.games import asked, draw, keep, measure
from tools.measuring.stats_page import Page, index
from tools.measuring.summing import Figures, figures, judge


def page_of(name: str, found: Figures) -> Page:
    return Page(name, measuring.stats_of(name), found)


def kept(path: Path) -> Figures:
    return msgspec.json.decode(path.read_bytes(), type=Figures)


def main(arguments: list[str] | None = None) -> None:
    given = asked(arguments, "stats", __doc__)
    written = [write(name, given) for name in games.OURS]
    (given.pages / "README.md").write_text(index(written), "utf-8")


def write(name: str, given: Namespace) -> Page:
    """Write a game's page, its plots and figures. Without time to play, the figures stay as they are."""
    path = given.pages / f"{name}.json"
    if given.minutes:
        played = measure(judge, name, given.work, given.minutes, given.jobs)
        counted = measuring.stats_of(name)
        keep(figures(counted.MODES, counted.TABLES, played), path)
    page = page_of(name, kept(path))
    draw(name, page.plots(), given.pages)
    (given.pages / f"{name}.md").write_text(page.text(), "utf-8")
    return page


if __name__ == "__main__":
    main()
