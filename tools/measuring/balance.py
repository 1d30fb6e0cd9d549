"""Measures the balance of a game's cards.

`python -m tools.measuring.balance` plays missing games and writes docs/balance/. A game with cards to balance says in
its own folder what is played, counted, wanted and reported (`tools/measuring/<game>/report.py`).
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec

from philtre import games
from tools import measuring
from tools.measuring.games import asked, draw, keep, measure, print_of


def write(name: str, played: dict[str, list[Any]], pages: Path) -> str:
    """Write plots and figures into the folder, and return the page that shows them."""
    judge = measuring.balance_of(name)
    figures = judge.figures(played)
    keep({"cards": cards_of(name), "figures": msgspec.to_builtins(figures)}, pages / f"{name}.json")
    draw(name, judge.plots(figures), pages)
    page: str = judge.page(figures)
    return page


def cards_of(name: str) -> str:
    """A fingerprint of the cards."""
    return print_of(measuring.balance_of(name).cards())


def main(arguments: list[str] | None = None) -> None:
    given = asked(arguments, "balance", __doc__)
    judged = [name for name in games.OURS if measuring.balance_of(name) is not None]
    played = {name: measure(measuring.balance_of, name, given.work, given.minutes, given.jobs) for name in judged}
    told = [write(name, games_of, given.pages) for name, games_of in played.items()]
    (given.pages / "README.md").write_text("\n".join(told), "utf-8")


if __name__ == "__main__":
    main()
