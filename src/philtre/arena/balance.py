"""The balance of a game's cards, measured: many games between equal bots, played, kept and summed up.

`python -m philtre.arena.balance` plays what is missing and writes docs/balance/. A game that has cards to balance says
in its own folder what is played, counted, wanted and told (`games/<game>/report.py`). Interrupted, it goes on where it
was.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path
from typing import Any, Final

import msgspec

from philtre import bots, games
from philtre.arena import plots
from philtre.core.playout import choices_of, luck_of

PAGES: Final = Path("docs", "balance")
WORK: Final = Path("build", "balance")
SEED: Final = 1
PAPER: Final = '<rect width="100%" height="100%" fill="#fffdf8"/>'


class Ledger:
    """The games of one kind that were played so far: a line each, appended as they end."""

    def __init__(self, folder: Path, judge: Any, mode: Any, bot: str) -> None:
        self.judge, self.mode = judge, mode
        self.path = folder / f"{mode.name}-{print_of(judge, bot)}.jsonl"
        self.rows: list[Any] = list(self._read())

    def _read(self) -> Iterator[Any]:
        """Whole lines; half a one, of when it was interrupted, is cut off."""
        if not self.path.exists():
            return
        data = self.path.read_bytes()
        whole = data[: data.rfind(b"\n") + 1]
        if whole != data:
            self.path.write_bytes(whole)
        for line in whole.splitlines():
            yield msgspec.json.decode(line, type=self.judge.Played)

    def play(self, bot: Any, until: float) -> bool:
        """Play what is missing, or as long as there is time. Whether all is played."""
        self.path.parent.mkdir(parents=True, exist_ok=True)
        with self.path.open("ab") as file:
            while len(self.rows) < self.mode.games and time.monotonic() < until:
                number = len(self.rows)
                row = self.judge.play(self.mode, luck_of(SEED, number), choices_of(SEED, number), bot.choose)
                file.write(msgspec.json.encode(row) + b"\n")
                file.flush()
                self.rows.append(row)
        return len(self.rows) >= self.mode.games


def print_of(judge: Any, bot: str) -> str:
    """What the games depend on, in short: other cards or other bots begin anew."""
    return sha256(f"{bot}\n{judge.GAME.rules}\n{judge.cards()}".encode()).hexdigest()[:12]


def measure(name: str, folder: Path, minutes: float) -> dict[str, list[Any]]:
    """The games of every mode, as many as are there when the time is up."""
    judge = games.judge(name)
    bot, until = bots.make(judge.BOT, judge.GAME), time.monotonic() + 60 * minutes
    found = {}
    for mode in judge.MODES:
        ledger = Ledger(folder / name, judge, mode, judge.BOT)
        done = ledger.play(bot, until)
        print(f"{name} {mode.name}: {len(ledger.rows)} of {mode.games} games{'' if done else ', more another time'}")
        found[mode.name] = ledger.rows
    return found


def write(name: str, played: dict[str, list[Any]], pages: Path) -> None:
    """The page, its plots and its figures."""
    judge = games.judge(name)
    figures = judge.figures(judge.BOT, played)
    pages.mkdir(parents=True, exist_ok=True)
    data = {"print": print_of(judge, judge.BOT), **msgspec.to_builtins(figures)}
    (pages / f"{name}.json").write_bytes(msgspec.json.format(msgspec.json.encode(data), indent=1) + b"\n")
    for plot in judge.plots(figures):
        rows = [plots.Bar(*row) for row in plot.rows]
        drawn = plots.bars(rows, plot.title, plot.unit.format, plot.mark)
        (pages / f"{name}-{plot.name}.svg").write_text(standing_alone(drawn), "utf-8")
    (pages / f"{name}.md").write_text(judge.page(figures), "utf-8")


def standing_alone(svg: str) -> str:
    """A plot as a file of its own: with its style, on paper."""
    head, end, rest = svg.partition(">")
    return f"{head}{end}<style>{plots.STYLE}</style>{PAPER}{rest}\n"


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m philtre.arena.balance", description=__doc__)
    parser.add_argument("--minutes", type=float, default=10.0, help="how long to play at most, for each game")
    parser.add_argument("--pages", type=Path, default=PAGES, help="where to write")
    parser.add_argument("--work", type=Path, default=WORK, help="where games are kept")
    given = parser.parse_args()
    for name in games.NAMES:
        if games.judge(name) is not None:
            write(name, measure(name, given.work, given.minutes), given.pages)


if __name__ == "__main__":
    main()
