"""Statistics that people like to look at: which powers win, which potions pay, seats, lengths, scores.

`python -m philtre.arena.stats` plays what is missing and writes docs/stats/: a page for each game, its plots, and the
figures. A game says in its own folder what is played and counted (`games/<game>/stats.py`).
"""

from __future__ import annotations

import msgspec

from philtre import games
from philtre.arena.measuring import asked, draw, keep, measure
from philtre.arena.stats_page import Page, index
from philtre.arena.summing import Figures, figures, judge


def page_of(name: str, found: Figures) -> Page:
    return Page(name, games.stats(name), found)


def main(arguments: list[str] | None = None) -> None:
    given = asked(arguments, "stats", __doc__)
    written = []
    for name in games.NAMES:
        played = measure(judge, name, given.work, given.minutes, given.jobs)
        if not any(played.values()):
            raise SystemExit(f"{name}: no game was played yet; give it more --minutes")
        counted = games.stats(name)
        page = page_of(name, figures(counted.MODES, counted.TABLES, played))
        keep(msgspec.to_builtins(page.found), given.pages / f"{name}.json")
        draw(name, page.plots(), given.pages)
        (given.pages / f"{name}.md").write_text(page.text(), "utf-8")
        written.append(page)
    (given.pages / "README.md").write_text(index(written), "utf-8")


if __name__ == "__main__":
    main()
