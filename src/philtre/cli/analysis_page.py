"""Writes an analysis as an HTML page in one file."""

from __future__ import annotations

from html import escape

from philtre.arena import plots, report
from philtre.arena.plots import Spot
from philtre.cli.retelling import Retelling


def page(told: Retelling) -> str:
    words, title = told.words, told.title()
    parts = [
        f"<h1>{escape(title)}</h1>",
        f"<p class='soft'>{escape(told.about())}</p>",
        report.section(told.curve_title(), _curves(told), words("cli-analyse-curve-note")),
        report.section(told.mistakes_title(), _mistakes(told), ""),
        f"<details><summary>{escape(words('cli-analyse-all'))}</summary>{_listed(told.decisions())}</details>",
    ]
    return report.framed(title, parts, words)


def _curves(told: Retelling) -> str:
    return plots.curves(told.names, told.analysis.curves, told.curve_title(), told.percent, _spots(told))


def _spots(told: Retelling) -> list[Spot]:
    """The mistakes, as points on the curves of their seats."""
    rows = told.mistakes()[1:]
    places = told.analysis.mistakes
    return [
        Spot(told.analysis.decisions[place].seat, place, f"{row[0]}. {row[1]}: {row[2]} −{row[4]}".replace("\n", ", "))
        for place, row in zip(places, rows, strict=True)
    ]


def _mistakes(told: Retelling) -> str:
    return _listed(told.mistakes()) if told.analysis.mistakes else f"<p>{escape(told.no_mistakes())}</p>"


def _listed(rows: list[list[str]]) -> str:
    return f"<div class='told'>{report.table(rows)}</div>"
