"""Statistics of a game's modes: how games are played, and the figures with their intervals."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from functools import cache
from importlib.resources import files
from inspect import getsource
from math import hypot, sqrt
from statistics import NormalDist
from textwrap import dedent
from typing import Any, Final

import msgspec

from philtre import games
from philtre.core.contract import Chance
from tools import measuring
from tools.measuring.counting import Choose, Mode, Played, Table, play
from tools.measuring.games import code_of

NORMAL: Final = 1.96  # half the width of a 95 % interval, in standard errors
SPREAD: Final = (5, 25, 50, 75, 95)  # percentiles


class Share(msgspec.Struct, frozen=True):
    """A figure, half of its interval, and the number of games."""

    value: float
    doubt: float
    games: int


class Part(msgspec.Struct, frozen=True):
    """The results of one mode. Spreads are the 5th, 25th, 50th, 75th and 95th percentiles."""

    name: str
    bot: str
    games: int
    seats: list[Share]  # wins in turn order, as multiples of the fair share
    decisions: Share
    rounds: Share
    scores: Share
    spread_of_decisions: list[int]
    spread_of_scores: list[int]
    shortest: int  # in decisions
    longest: int
    endings: dict[str, int]


class Figures(msgspec.Struct, frozen=True):
    """All results: by mode, and by table and thing with a figure for each column."""

    parts: list[Part]
    tables: dict[str, dict[str, list[Share]]]


class Judge:
    """The judge for a game's statistics, see `games.py`."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.Played = Played
        self.GAME = games.game(name)

    @property
    def counted(self) -> Any:
        return measuring.stats_of(self.name)

    @property
    def MODES(self) -> tuple[Mode, ...]:  # noqa: N802
        found: tuple[Mode, ...] = self.counted.MODES
        return found

    def cards(self) -> str:
        return games.pack_format(self.name).own_text()

    def wits(self) -> str:
        """The sources of the rules, of the bots and of what is counted. If they change, all games are played again."""
        rules = _sources(f"philtre.games.{self.name}.rules")
        thinking = _sources("philtre.bots")
        names = {f"{mode.bot.partition(':')[0]}.py" for mode in self.MODES}
        players = [thinking[name] for name in sorted(names)]
        return "".join([*rules.values(), *players, code_of(dedent(getsource(self.counted.Recorder)))])

    def play(self, mode: Mode, luck: Chance, choices: Chance, choose: Choose) -> Played:
        return play(self.GAME, mode, self.counted.Recorder(mode.setup), luck, choices, choose)


def _sources(package: str) -> dict[str, str]:
    found = sorted((item for item in files(package).iterdir() if item.name.endswith(".py")), key=lambda item: item.name)
    return {item.name: code_of(item.read_text("utf-8")) for item in found}


@cache
def judge(name: str) -> Judge:
    return Judge(name)


def figures(modes: Iterable[Mode], tables: Iterable[Table], played: dict[str, list[Played]]) -> Figures:
    """The figures from the games of each mode, by the mode's name."""
    return Figures(
        parts=[_part(mode, played[mode.name]) for mode in modes if played.get(mode.name)],
        tables={table.name: _table(table, table.rows(played)) for table in tables},
    )


def _part(mode: Mode, rows: list[Played]) -> Part:
    lengths = sorted(row.decisions for row in rows)
    return Part(
        name=mode.name,
        bot=mode.bot,
        games=len(rows),
        seats=[ratio((row.wins[seat], row.fair()) for row in rows) for seat in range(mode.setup.seats)],
        decisions=ratio((row.decisions, 1) for row in rows),
        rounds=ratio((row.rounds, 1) for row in rows),
        scores=ratio((sum(row.scores), len(row.scores)) for row in rows),
        spread_of_decisions=_spread(lengths),
        spread_of_scores=_spread(sorted(score for row in rows for score in row.scores)),
        shortest=lengths[0],
        longest=lengths[-1],
        endings=dict(sorted(Counter(row.reason for row in rows).items())),
    )


def _table(table: Table, rows: list[Played]) -> dict[str, list[Share]]:
    return {
        thing: [ratio((column.over(row, thing), column.under(row, thing)) for row in rows) for column in table.columns]
        for thing in table.things
    }


def ratio(pairs: Iterable[tuple[float, float]]) -> Share:
    """A quotient of two sums over games; games with a denominator of 0 are left out.

    Events of one game are not independent, so the interval is that of a ratio of sums over games.
    """
    found = [(over, under) for over, under in pairs if under]
    if not found:
        return Share(0.0, 0.0, 0)
    whole = sum(under for _, under in found)
    value = sum(over for over, _ in found) / whole
    spread = sqrt(sum((over - value * under) ** 2 for over, under in found))
    return Share(round(value, 4), round(NORMAL * spread / whole, 4), len(found))


def apart(most: Share, least: Share, among: int) -> bool:
    """Whether the extremes of several figures differ by more than chance explains (95 %).

    Any pair of them may differ by chance, so the five percent are divided among all pairs.
    """
    if among < 2:
        return False
    errors = NormalDist().inv_cdf(1 - 0.05 / (among * (among - 1)))
    return most.value - least.value > errors * hypot(most.doubt, least.doubt) / NORMAL


def _spread(values: list[int]) -> list[int]:
    return [values[min(len(values) - 1, len(values) * part // 100)] for part in SPREAD]
