"""Counts in many games between equal bots. Each game defines in its `stats.py` what is counted, as columns of tables.

Every figure is a quotient of two sums over games, such as the uses of a power and the seats that had it. So all
figures are computed, with their intervals, in the same way.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple

import msgspec
from mypy_extensions import i64

from philtre.core.contract import NOBODY, NOTHING, Chance, Game, Outcome, Setup, State, Story
from philtre.core.rows import Rows

Choose = Callable[[State, Chance], int]
Row = tuple[str, float, float | None, float | None]  # a label, a value, and the ends of its interval
Counts = dict[str, dict[str, int]]  # what was done, with which thing: how often


class Plot(msgspec.Struct, frozen=True):
    """A plot: bars, and the format of their values."""

    name: str
    title: str
    rows: list[Row]
    unit: str
    mark: float | None = None


class Mode(NamedTuple):
    """A kind of games, and how many of them are played."""

    name: str
    setup: Setup
    games: int
    bot: str  # on every seat


class Played(msgspec.Struct, frozen=True):
    """One game, the seats in turn order."""

    wins: list[float]  # 1, or a part of a shared victory
    scores: list[int]
    decisions: int
    rounds: int
    reason: str
    counts: list[Counts]

    def fair(self) -> float:
        """A seat's fair share of a win; 0 if nobody won."""
        return sum(self.wins) / len(self.wins)


class Recorder(Story):
    """Follows a game and counts for each seat. Games extend it to count their events."""

    ROWS: Rows  # the names of the game's events

    def __init__(self, setup: Setup) -> None:
        super().__init__(False)
        self.setup = setup
        self.start = 0  # the seat that begins
        self.turns = 0
        self.counts: list[Counts] = [{} for _ in range(setup.seats)]

    def count(self, seat: int, what: str, thing: str, times: int = 1) -> None:
        things = self.counts[seat].setdefault(what, {})
        things[thing] = things.get(thing, 0) + times

    def tell(self, event: i64, who: i64, a: i64 = NOTHING, b: i64 = NOTHING, c: i64 = NOTHING) -> None:
        self.hear(int(event), int(who), dict(zip(self.ROWS.rows[event].args, (int(a), int(b), int(c)), strict=False)))

    def uncover(self, event: i64, who: i64, a: i64 = NOTHING, b: i64 = NOTHING, c: i64 = NOTHING) -> None:
        self.tell(event, who, a, b, c)

    def hear(self, event: int, who: int, told: dict[str, int]) -> None:
        """A public event, with its details by name."""

    def begin(self, state: State) -> None:
        """The game begins; the first cards can be counted here."""

    def end(self, state: State, outcome: Outcome) -> None:
        """The game is over."""

    def rounds(self) -> int:
        """The number of rounds."""
        return -(-self.turns // self.setup.seats)


def play(game: Game, mode: Mode, recorder: Recorder, luck: Chance, choices: Chance, choose: Choose) -> Played:
    """Play a game. `choose` gets what the seat sees."""
    state = game.new(mode.setup, luck, recorder)
    recorder.begin(state)
    decisions = 0
    while (seat := state.seat()) != NOBODY:
        state.apply(choose(state.seen_by(seat), choices), luck, recorder)
        decisions += 1
    outcome = state.outcome()
    assert outcome is not None
    recorder.end(state, outcome)
    order = [(recorder.start + n) % mode.setup.seats for n in range(mode.setup.seats)]
    first = {int(state.side(seat)) for seat in outcome.winners()}
    return Played(
        wins=[1 / len(first) if int(state.side(seat)) in first else 0.0 for seat in order],
        scores=[int(outcome.scores[seat]) for seat in order],
        decisions=decisions,
        rounds=recorder.rounds(),
        reason=outcome.reason,
        counts=[recorder.counts[seat] for seat in order],
    )


# The numerators and denominators of columns

Measure = Callable[[Played, str], float]  # from one game, about one thing


def times(what: str) -> Measure:
    """How often the thing was used in this way."""
    return lambda row, thing: sum(_of(counts, what, thing) for counts in row.counts)


def all_times(what: str) -> Measure:
    """How often anything was used in this way."""
    return lambda row, _: sum(sum(counts.get(what, {}).values()) for counts in row.counts)


def seats_with(what: str) -> Measure:
    """The number of seats that used the thing in this way."""
    return lambda row, thing: sum(_of(counts, what, thing) > 0 for counts in row.counts)


def games_with(what: str) -> Measure:
    """1 if any seat used the thing in this way."""
    return lambda row, thing: any(_of(counts, what, thing) > 0 for counts in row.counts)


def seats(row: Played, _: str) -> float:
    return len(row.wins)


def games(_row: Played, _: str) -> float:
    return 1.0


def _of(counts: Counts, what: str, thing: str) -> int:
    return counts.get(what, {}).get(thing, 0)


class Column(NamedTuple):
    """A figure about each thing of a table."""

    title: str
    over: Measure
    under: Measure
    unit: str = "{:.2f}"
    plot: str = ""  # the title of its plot, if it has one; it says the unit
    fact: str = ""  # a sentence about {most} and {least}
    mark: float | None = None  # the value to expect by chance


FAIR: Final = "1 = the fair share"


def wins_of(what: str, title: str, plot: str = "", fact: str = "") -> Column:
    """Wins of the seats that used the thing, as a multiple of their fair share."""
    return _wins(lambda row, thing: [_of(counts, what, thing) > 0 for counts in row.counts], title, plot, fact)


def wins_of_most(what: str, title: str, plot: str = "", fact: str = "") -> Column:
    """Wins of the seats that used the thing most, alone or with others."""

    def leading(row: Played, thing: str) -> list[bool]:
        most = max(_of(counts, what, thing) for counts in row.counts)
        return [0 < most == _of(counts, what, thing) for counts in row.counts]

    return _wins(leading, title, plot, fact)


def _wins(which: Callable[[Played, str], list[bool]], title: str, plot: str, fact: str) -> Column:
    def won(row: Played, thing: str) -> float:
        return sum(won for won, counted in zip(row.wins, which(row, thing), strict=True) if counted)

    def fair(row: Played, thing: str) -> float:
        return row.fair() * sum(which(row, thing))

    return Column(title, won, fair, "{:.2f}", f"{plot} ({FAIR})" if plot else "", fact, 1.0)


class Table(NamedTuple):
    """A table for some modes: things in rows, figures about them in columns."""

    name: str
    title: str
    about: str
    of: str  # the things, in order
    things: tuple[str, ...]
    columns: tuple[Column, ...]
    modes: tuple[str, ...]  # the prefixes of their names
    words: str = ""  # the prefix of the Fluent ids of the things' names; otherwise:
    label: str = "{}"
    sorted: bool = False  # plots show the largest first

    def rows(self, played: dict[str, list[Played]]) -> list[Played]:
        return [row for mode, rows in played.items() if mode.startswith(self.modes) for row in rows]
