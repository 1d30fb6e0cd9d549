"""The balance of a game's cards, measured.

`python -m philtre.arena.balance` plays what is missing and writes docs/balance/. A game that has cards to balance says
in its own folder what is played, counted, wanted and told (`games/<game>/report.py`).
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec

from philtre import games
from philtre.arena.measuring import asked, draw, keep, measure, print_of


def write(name: str, played: dict[str, list[Any]], pages: Path) -> str:
    """Plots and figures into the folder; the page that shows them."""
    judge = games.judge(name)
    figures = judge.figures(played)
    keep({"cards": cards_of(name), "figures": msgspec.to_builtins(figures)}, pages / f"{name}.json")
    draw(name, judge.plots(figures), pages)
    page: str = judge.page(figures)
    return page


def cards_of(name: str) -> str:
    """Which cards the figures are of, in short."""
    return print_of(games.judge(name).cards())


def main(arguments: list[str] | None = None) -> None:
    given = asked(arguments, "balance", __doc__)
    judged = [name for name in games.NAMES if games.judge(name) is not None]
    told = [
        write(name, measure(games.judge, name, given.work, given.minutes, given.jobs), given.pages) for name in judged
    ]
    (given.pages / "README.md").write_text("\n".join(told), "utf-8")


if __name__ == "__main__":
    main()
