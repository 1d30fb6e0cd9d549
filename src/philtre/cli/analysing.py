"""`philtre analyse`: the analysis of a recorded game, in the terminal, as a page, or as JSON."""

from __future__ import annotations

import sys
from itertools import pairwise
from typing import Annotated

import msgspec
import typer
from rich.console import Console
from rich.table import Table as Grid
from rich.text import Text

from philtre import games
from philtre.analysis import SIMULATIONS, Analysis, Budget, steps
from philtre.analysis import analyse as analysed
from philtre.cli import files, seating
from philtre.cli.retelling import Retelling
from philtre.cli.simulation import ProgressBar
from philtre.core.errors import RecordError
from philtre.table.record import table_of
from philtre.table.table import Table
from philtre.words.fluent import Words
from philtre.words.speech import Speech

File = Annotated[str, typer.Argument(help="cli-arg-record", metavar="FILE")]
Simulations = Annotated[int, typer.Option("--simulations", help="cli-opt-simulations", min=1, max=1_000_000)]
Seed = Annotated[int, typer.Option("--seed", help="cli-opt-seed-analyse", min=0, max=2**63)]
Json = Annotated[bool, typer.Option("--json", help="cli-opt-json")]
Html = Annotated[str | None, typer.Option("--html", help="cli-opt-html", metavar="FILE")]

EIGHTHS = " ▁▂▃▄▅▆▇█"
ROWS = 3  # of a chart
WIDEST = 72


def analyse(
    ctx: typer.Context,
    file: File,
    simulations: Simulations = SIMULATIONS,
    seed: Seed = 1,
    as_json: Json = False,
    html: Html = None,
) -> None:
    record = files.read_record(file)
    table = table_of(record, games.face(record.game))
    if not steps(table):
        raise RecordError("there is nothing to analyse: the record has no decisions, or all were taken back")
    if html is not None:
        files.check_page(html)
    found = _with_progress(table, simulations, seed, ctx.obj)
    speech = Speech(ctx.obj, games.face(record.game).of(table.setup), seating.names(record, ctx.obj))
    retelling = Retelling(found, table, speech)
    if html is not None:
        from philtre.cli.analysis_page import page

        files.save_page(html, page(retelling))
    if as_json:
        sys.stdout.write(msgspec.json.format(msgspec.json.encode(found), indent=1).decode() + "\n")
    else:
        _show(Console(markup=False, highlight=False), retelling)


def _with_progress(table: Table, simulations: int, seed: int, say: Words) -> Analysis:
    with ProgressBar(say, len(steps(table)), "cli-analysing") as (bar, task):
        return analysed(table, Budget(simulations), seed, lambda done: bar.update(task, completed=done))


def _show(console: Console, told: Retelling) -> None:
    console.print(Text(told.title(), style="bold"))
    console.print(told.about(), style="dim")
    console.print()
    console.print(_charts(told, min(WIDEST, max(10, console.width - 40))))
    if told.analysis.mistakes:
        console.print(_mistakes(told))
    else:
        console.print(told.no_mistakes())


def _charts(told: Retelling, width: int) -> Grid:
    """A curve for each seat; if there are more points than columns, a column shows the mean of several."""
    grid = Grid(box=None, title=told.curve_title(), title_justify="left", show_header=False, padding=(0, 1, 1, 0))
    for name, values in zip(told.names, told.analysis.curves, strict=True):
        ends = f"{told.percent(values[0])} → {told.percent(values[-1])}"
        grid.add_row(name, Text(chart(values, width)), Text(ends, no_wrap=True))
    return grid


def chart(values: list[float], width: int) -> str:
    """Values from 0 to 1 as columns of blocks, three lines high; every value above 0 is visible."""
    count = min(width, len(values))
    edges = [len(values) * n // count for n in range(count + 1)]
    means = [sum(values[a:b]) / (b - a) for a, b in pairwise(edges)]
    heights = [max(1 if mean > 0 else 0, round(mean * ROWS * 8)) for mean in means]
    rows = ["".join(EIGHTHS[min(8, max(0, high - 8 * row))] for high in heights) for row in reversed(range(ROWS))]
    return "\n".join(rows)


def _mistakes(told: Retelling) -> Grid:
    head, *rows = told.mistakes()
    grid = Grid(title=told.mistakes_title(), title_justify="left", show_lines=True)
    for n, column in enumerate(head):
        grid.add_column(column, justify="right" if n in (0, len(head) - 1) else "left")
    for row in rows:
        grid.add_row(*row)
    return grid
