"""Plays and stores many games between equal bots, for the balance of a game's cards and for its statistics.

A judge defines what is played and counted: a module or an object with `GAME`, `MODES`, `Played`, `cards`, `wits` and
`play`. After an interruption it continues where it stopped. All modes advance together.
"""

from __future__ import annotations

import argparse
import ast
import time
from collections import deque
from collections.abc import Callable, Iterator
from concurrent.futures import Future
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import Any, Final, NamedTuple

import msgspec

from philtre import bots
from philtre.arena import plots
from philtre.bots.contract import Bot
from philtre.core.contract import Game
from philtre.core.playout import choices_of, luck_of
from philtre.workers import Workers
from tools.measuring.counting import Plot

SEED: Final = 1

Find = Callable[[str], Any]  # the judge of a game, by the game's name


class Job(NamedTuple):
    """A game to be played: its mode, and the number of its luck."""

    find: Find
    game: str
    mode: Any
    number: int


class Ledger:
    """The file with the games of one mode that have been played: a line for each, in the order of their numbers."""

    def __init__(self, folder: Path, judge: Any, mode: Any) -> None:
        self.judge, self.mode = judge, mode
        self.path = folder / f"{mode.name}-{print_of(mode.bot, judge.GAME.rules, judge.cards(), judge.wits())}.jsonl"
        self.rows: list[Any] = list(self._read())

    def _read(self) -> Iterator[Any]:
        """Read whole lines; an incomplete last line is removed."""
        if not self.path.exists():
            return
        data = self.path.read_bytes()
        whole = data[: data.rfind(b"\n") + 1]
        if whole != data:
            self.path.write_bytes(whole)
        for line in whole.splitlines():
            yield msgspec.json.decode(line, type=self.judge.Played)

    def add(self, row: Any) -> None:
        self.rows.append(row)
        self.path.parent.mkdir(parents=True, exist_ok=True)
        with self.path.open("ab") as file:
            file.write(msgspec.json.encode(row) + b"\n")

    def told(self) -> str:
        played, wanted = len(self.rows), int(self.mode.games)
        return f"{self.mode.name}: {played} of {wanted} games{'' if played >= wanted else ', more another time'}"


def code_of(source: str) -> str:
    """A source without comments and docstrings, so that new words in them do not begin all games again."""
    tree = ast.parse(source)
    for node in ast.walk(tree):
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef) and ast.get_docstring(node) is not None:
            node.body = node.body[1:] or [ast.Pass()]
    return ast.unparse(tree)


def print_of(*parts: object) -> str:
    """A fingerprint, which is equal for equal things."""
    return sha256("\n".join(map(str, parts)).encode()).hexdigest()[:12]


def measure(find: Find, name: str, folder: Path, minutes: float, jobs: int) -> dict[str, list[Any]]:
    """Play until the time is up; returns all games so far by mode."""
    judge = find(name)
    ledgers = {mode.name: Ledger(folder / name, judge, mode) for mode in judge.MODES}
    tasks = [Job(find, name, *game) for game in missing(list(ledgers.values()))]
    for job, row in _played(tasks, jobs, time.monotonic() + 60 * minutes):
        ledgers[job.mode.name].add(row)
    for ledger in ledgers.values():
        print(f"{name} {ledger.told()}")
    return {mode: ledger.rows[: ledger.mode.games] for mode, ledger in ledgers.items()}


def missing(ledgers: list[Ledger]) -> list[tuple[Any, int]]:
    """The games that are not played yet. All modes advance together, so that an interrupted run is balanced."""
    found = [(each.mode, number) for each in ledgers for number in range(len(each.rows), each.mode.games)]
    return sorted(found, key=lambda game: (game[1] / game[0].games, -game[0].games))


def _played(tasks: list[Job], jobs: int, until: float) -> Iterator[tuple[Job, Any]]:
    """Play games until the time is up, in the order of the tasks."""
    if jobs > 1:
        with Workers(jobs) as pool:
            yield from _in_turn(tasks, 2 * jobs, until, lambda job: pool.submit(_play, job))
    else:
        yield from _in_turn(tasks, 1, until, _play_here)


def _in_turn(
    tasks: list[Job], most: int, until: float, start: Callable[[Job], Future[Any]]
) -> Iterator[tuple[Job, Any]]:
    under_way: deque[tuple[Job, Future[Any]]] = deque()
    for job in tasks:
        if time.monotonic() >= until:
            break
        under_way.append((job, start(job)))
        if len(under_way) >= most:
            first, future = under_way.popleft()
            yield first, future.result()
    for job, future in under_way:
        yield job, future.result()


def _play(job: Job) -> Any:
    judge, mode = job.find(job.game), job.mode
    luck, choices = luck_of(SEED, job.number), choices_of(SEED, job.number)
    return judge.play(mode, luck, choices, _bot_of(mode.bot, judge.GAME).choose)


def _play_here(job: Job) -> Future[Any]:
    done: Future[Any] = Future()
    done.set_result(_play(job))
    return done


@cache
def _bot_of(bot: str, game: Game) -> Bot:
    return bots.make(bot, game)


def draw(name: str, wanted: list[Plot], pages: Path) -> None:
    """Write plots as files of a folder, and delete old ones."""
    for path in pages.glob(f"{name}-*.svg"):
        path.unlink()
    for plot in wanted:
        rows = [plots.Bar(*row) for row in plot.rows]
        drawn = plots.bars(rows, plot.title, plot.unit.format, plot.mark)
        (pages / f"{name}-{plot.name}.svg").write_text(plots.standing_alone(drawn, plot.title), "utf-8")


def keep(data: object, path: Path) -> None:
    """Write the figures as JSON, for programs and for the test of the page."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(msgspec.json.format(msgspec.json.encode(data), indent=1) + b"\n")


def asked(arguments: list[str] | None, what: str, about: str | None) -> argparse.Namespace:
    """The arguments of the command line: how long, and where."""
    parser = argparse.ArgumentParser(prog=f"python -m philtre.arena.{what}", description=about)
    parser.add_argument("--minutes", type=float, default=60.0, help="how long to play at most, for each game")
    parser.add_argument("--jobs", type=int, default=1, help="how many processes play")
    parser.add_argument("--pages", type=Path, default=Path("docs", what), help="where to write")
    parser.add_argument("--work", type=Path, default=Path("build", what), help="where games are kept")
    return parser.parse_args(arguments)
