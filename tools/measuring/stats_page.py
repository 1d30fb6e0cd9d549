"""The page of a game's statistics: sentences, plots and tables, all of them made from the figures."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

from philtre.words.fluent import words
from tools.measuring.counting import FAIR, Column, Plot, Row, Table
from tools.measuring.summing import Figures, Part, Share, apart

INDEX: Final = """# Statistics

Written by `make stats`: games that bots of equal strength play against each other, watched and counted. What bots find
good is not what people must find good, but they play fast, they do not tire, and they have no favourites.

| game | games played | bots |
|---|---|---|
{rows}

`make stats` goes on where it was; `make stats ARGS="--minutes 2"` plays for two minutes with each game. Other rules,
other cards, other bots or another way to count make it begin anew; `ARGS="--minutes 0"` plays nothing and tells the
figures there are in the words there are. Whether the cards of our own are in balance is measured on a page of its own:
[docs/balance](../balance/README.md).
"""

FEW: Final = 30  # fewer games are too few for an interval

PAGE: Final = """# {title} in figures

Written by `make stats`: {games} games between equal bots, the same one on every seat ({bots}; what such
a code means: [docs/bots.md](../bots.md)), of luck that is the same each time. The numbers are in
[{name}.json]({name}.json).

± is the 95 % interval. A share of wins is a multiple of the fair one: 1 is fair, whatever the number of players. Among
many such shares some lie apart by chance alone: of twenty intervals about one misses.
{about}
Did you know?

{facts}

{tables}## Seats

{seats_about}

![wins by seat]({name}-seats.svg)

| {way}, players | wins of the seats in turn order |
|---|---|
{seats}

## Lengths

![decisions in a game]({name}-length.svg)

| {way}, players | games | decisions | shortest | longest | rounds |
|---|---|---|---|---|---|
{lengths}

## Endings

| {way}, players | {endings_head} |
|---|{endings_rule}|
{endings}

## Scores

![scores]({name}-scores.svg)

| {way}, players | mean | 5th, 25th, 50th, 75th, 95th of a hundred |
|---|---|---|
{scores}
"""

TABLE: Final = """## {title}

{about}

{plots}| {head} |
|{rule}|
{rows}

"""


class Page:
    """The page of a game."""

    def __init__(self, name: str, counted: Any, found: Figures) -> None:
        self.name, self.found = name, found
        self.counted = counted  # the game's module with its tables and sentences
        self.words = words("en")
        self.title = self.words(f"{name}-name")
        self.games = sum(part.games for part in found.parts)
        self.tables: list[Table] = [table for table in counted.TABLES if self._counted(table)]

    def _counted(self, table: Table) -> bool:
        """Whether any game of a mode was played."""
        return any(share.games for line in self.found.tables[table.name].values() for share in line)

    def bots(self) -> str:
        """A sentence about the bots of each mode."""
        names = list(dict.fromkeys(part.bot for part in self.found.parts))
        if len(names) == 1:
            return f"`{names[0]}`"
        return "; ".join(f"`{name}`: {', '.join(p.name for p in self.found.parts if p.bot == name)}" for name in names)

    def label(self, table: Table, thing: str) -> str:
        named = f"{table.words}{thing}"
        return self.words(named) if self.words.has(named) else table.label.format(thing)

    # Plots

    def plots(self) -> list[Plot]:
        parts = self.found.parts
        seats = [(f"{part.name}, seat {n}", share) for part in _shared(parts) for n, share in enumerate(part.seats, 1)]
        lengths = [_spread(part.name, part.decisions, part.spread_of_decisions) for part in parts]
        scores = [_spread(part.name, part.scores, part.spread_of_scores) for part in self._scored()]
        return [
            *(plot for table in self.tables for plot in self._plots_of(table)),
            Plot("seats", f"Wins by seat in turn order ({FAIR})", [_bar(*seat) for seat in seats], "{:.2f}", 1.0),
            Plot("length", "Decisions in a game: mean, and the 5th to the 95th of a hundred", lengths, "{:.0f}"),
            Plot("scores", f"{self.counted.SCORES}: mean, and the 5th to the 95th of a hundred", scores, "{:.1f}"),
        ]

    def _plots_of(self, table: Table) -> Iterable[Plot]:
        for n, column in enumerate(table.columns):
            if column.plot:
                rows = [_bar(self.label(table, thing), share) for thing, share in self._line(table, n)]
                drawn = sorted(rows, key=lambda row: -row[1]) if table.sorted else rows
                yield Plot(f"{table.name}-{n + 1}", column.plot, drawn, column.unit, column.mark)

    def _line(self, table: Table, column: int) -> list[tuple[str, Share]]:
        """The things of a table that have a figure in this column, with the figure."""
        found = self.found.tables[table.name]
        return [(thing, line[column]) for thing, line in found.items() if line[column].games]

    # Words

    def text(self) -> str:
        parts, reasons = self.found.parts, sorted({reason for part in self.found.parts for reason in part.endings})
        return PAGE.format(
            name=self.name,
            title=self.title,
            games=self.games,
            bots=self.bots(),
            about=self.counted.ABOUT,
            facts=self.facts(),
            tables="".join(self._table(table) for table in self.tables),
            way=self.counted.WAY,
            seats_about=self.counted.SEATS,
            seats=_lines([part.name, ", ".join(map(_told, part.seats))] for part in _shared(parts)),
            lengths=_lines(map(_length, parts)),
            endings_head=" | ".join(self.words.reason(self.name, reason) for reason in reasons),
            endings_rule="|".join("---" for _ in reasons),
            endings=_lines([part.name, *(_of(part, reason) for reason in reasons)] for part in parts),
            scores=_lines(
                [part.name, _told(part.scores, "{:.1f}"), _listed(part.spread_of_scores)] for part in self._scored()
            ),
        )

    def _scored(self) -> list[Part]:
        """The modes with meaningful scores."""
        return [part for part in self.found.parts if part.name.startswith(self.counted.SCORED)]

    def _table(self, table: Table) -> str:
        head = [table.of, *(column.title for column in table.columns)]
        rows = self.found.tables[table.name].items()
        return TABLE.format(
            title=table.title,
            about=table.about,
            plots="".join(f"![{plot.title}]({self.name}-{plot.name}.svg)\n\n" for plot in self._plots_of(table)),
            head=" | ".join(head),
            rule="|".join("---" for _ in head),
            rows=_lines([self.label(table, thing), *map(_cell, line, table.columns)] for thing, line in rows),
        )

    def facts(self) -> str:
        """Sentences about differences that are more than chance."""
        found = [fact for table in self.tables for n in range(len(table.columns)) for fact in self._fact(table, n)]
        longest = max(self.found.parts, key=lambda part: part.longest)
        shortest = min(self.found.parts, key=lambda part: part.shortest)
        found.append(
            f"The shortest game took {shortest.shortest} decisions ({shortest.name}), "
            f"the longest {longest.longest} ({longest.name})."
        )
        return "\n".join(f"- {fact}" for fact in found)

    def _fact(self, table: Table, number: int) -> Iterable[str]:
        column = table.columns[number]
        line = [each for each in self._line(table, number) if each[1].games >= FEW]
        if not column.fact or not line:
            return
        most, least = (pick(line, key=lambda each: each[1].value) for pick in (max, min))
        if apart(most[1], least[1], len(line)):
            yield column.fact.format(most=self._named(table, column, most), least=self._named(table, column, least))

    def _named(self, table: Table, column: Column, found: tuple[str, Share]) -> str:
        return f"{self.label(table, found[0])} ({_told(found[1], column.unit)})"


def index(pages: list[Page]) -> str:
    return INDEX.format(rows=_lines([f"[{page.title}]({page.name}.md)", page.games, page.bots()] for page in pages))


def _shared(parts: list[Part]) -> list[Part]:
    """The modes with more than one seat."""
    return [part for part in parts if len(part.seats) > 1]


def _bar(label: str, share: Share) -> Row:
    if share.games < FEW:
        return label, share.value, None, None
    return label, share.value, max(0.0, share.value - share.doubt), share.value + share.doubt


def _spread(label: str, mean: Share, spread: list[int]) -> Row:
    return label, mean.value, spread[0], spread[-1]


def _lines(rows: Iterable[Iterable[object]]) -> str:
    return "\n".join(f"| {' | '.join(map(str, cells))} |" for cells in rows)


def _told(share: Share, unit: str = "{:.2f}") -> str:
    if share.games < FEW:
        return f"{unit.format(share.value)} ({share.games} games)"
    return unit.format(share.value) + (f" ± {unit.format(share.doubt)}" if share.doubt else "")


def _cell(share: Share, column: Column) -> str:
    return _told(share, column.unit) if share.games else ""


def _length(part: Part) -> list[object]:
    rounds = _told(part.rounds, "{:.1f}")
    return [part.name, part.games, _told(part.decisions, "{:.1f}"), part.shortest, part.longest, rounds]


def _of(part: Part, reason: str) -> str:
    return f"{part.endings.get(reason, 0) / part.games:.1%}"


def _listed(spread: list[int]) -> str:
    return ", ".join(map(str, spread))
