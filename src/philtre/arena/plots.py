"""Plots as SVG inside a page: without scripts, fonts or other files."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from html import escape
from math import floor, log10
from typing import Final, NamedTuple

LABEL: Final = 215  # widths and heights in pixels
PLOT: Final = 425
VALUE: Final = 130
ROW: Final = 30
FOOT: Final = 28
HEAD: Final = 34
LETTERS: Final = 31  # characters of a label that are shown

# Plots in separate files have a light background, because the page around them is unknown.
PAPER: Final = f'<rect y="-{HEAD}" width="100%" height="100%" fill="#fffdf8"/>'

# The styles for plots inside a page; they work on light and dark pages.
STYLE: Final = """
svg{display:block;max-width:100%;height:auto;font:13px system-ui,sans-serif}
svg text{fill:currentColor}svg .soft{fill:currentColor;opacity:.65}
svg .grid{stroke:currentColor;opacity:.15}svg .mark{stroke:currentColor;opacity:.5;stroke-dasharray:4 3}
svg .line{stroke:#7b5cc4;stroke-width:3}svg .dot,svg .bar{fill:#7b5cc4}svg .whisker{stroke:currentColor;opacity:.75}
svg .curve{fill:none;stroke-width:2.5;stroke-linejoin:round}svg .spot{fill:none;stroke:currentColor;stroke-width:1.5}
"""
# Curves differ in their strokes, not only in their colours.
STROKES: Final = (("#7b5cc4", "none"), ("#c2571a", "8 4"), ("#1f8a70", "2 4"), ("#b0892b", "10 4 2 4"))
TALL: Final = 220
MARGIN: Final = 50


class Bar(NamedTuple):
    """A value, perhaps with its interval."""

    label: str
    value: float
    low: float | None = None
    high: float | None = None


class Spot(NamedTuple):
    """A point of a curve with a label."""

    curve: int
    place: int
    label: str


Shown = Callable[[float], str]


class _Scale:
    """Maps values to pixels, with round numbers on the axis."""

    def __init__(self, least: float, most: float) -> None:
        step = round_step((most - least) or 1.0)
        self.least, self.step = floor(least / step) * step, step
        self.most = self.least + step
        while self.most < most - 1e-9:
            self.most += step

    def x(self, value: float) -> float:
        return LABEL + PLOT * (value - self.least) / (self.most - self.least)

    def ticks(self) -> list[float]:
        count = round((self.most - self.least) / self.step)
        return [self.least + self.step * n for n in range(count + 1)]


def round_step(span: float) -> float:
    """One, two or five of a power of ten, for about five of them in the span."""
    power = 10.0 ** floor(log10(span / 5))
    return next(factor * power for factor in (1, 2, 5, 10) if span / (factor * power) <= 6)


def whiskers(rows: Sequence[Bar], title: str, shown: Shown) -> str:
    """A plot of values as dots with intervals. The axis begins near the smallest value."""
    lows = [row.value if row.low is None else row.low for row in rows]
    highs = [row.value if row.high is None else row.high for row in rows]
    scale = _Scale(min(lows), max(highs))
    drawn = [_whisker(row, _middle(n), scale) + _dot(row, _middle(n), scale) for n, row in enumerate(rows)]
    return _frame(rows, drawn, scale, title, shown)


def bars(rows: Sequence[Bar], title: str, shown: Shown, mark: float | None = None) -> str:
    """A plot of values as bars from 0 with intervals, and a line at the value to expect by chance."""
    highs = [max(row.value, row.high or 0.0) for row in rows]
    scale = _Scale(min([0.0, *(row.value for row in rows)]), max([*highs, mark or 0.0]))
    drawn = [_bar(row, _middle(n), scale) + _whisker(row, _middle(n), scale) for n, row in enumerate(rows)]
    if mark is not None:
        x = scale.x(mark)
        drawn.append(f'<line class="mark" x1="{x:.1f}" x2="{x:.1f}" y1="0" y2="{ROW * len(rows)}"/>')
    return _frame(rows, drawn, scale, title, shown)


def columns(counts: Sequence[tuple[int, int]], title: str) -> str:
    """A histogram."""
    height, width = 160, PLOT + LABEL
    most, each = max(count for _, count in counts), (PLOT + LABEL) / len(counts)
    drawn = []
    for n, (least, count) in enumerate(counts):
        tall = height * count / most
        drawn.append(
            f'<rect class="bar" x="{n * each + 1:.1f}" y="{20 + height - tall:.1f}" width="{each - 2:.1f}" '
            f'height="{tall:.1f}"><title>{least}: {count}</title></rect>'
        )
        if n % max(1, len(counts) // 8) == 0:
            drawn.append(f'<text class="soft" x="{n * each:.1f}" y="{height + 38}">{least}</text>')
    drawn.append(f'<text class="soft" x="0" y="14">{most}</text>')
    return _svg(width, height + 46, title, drawn)


def curves(
    names: Sequence[str], rows: Sequence[Sequence[float]], title: str, shown: Shown, spots: Sequence[Spot] = ()
) -> str:
    """A plot of values from 0 to 1 over time, one line for each name, with the names below."""
    steps = max(1, max(map(len, rows)) - 1)
    drawn = [_level(level, shown) for level in (0.0, 0.25, 0.5, 0.75, 1.0)]
    for n, (name, row) in enumerate(zip(names, rows, strict=True)):
        drawn.append(_curve(n, [_point(place, value, steps) for place, value in enumerate(row)]))
        drawn.append(_named_stroke(n, name))
    for spot in spots:
        x, y = _point(spot.place, rows[spot.curve][spot.place], steps)
        drawn.append(
            f'<circle class="spot" cx="{x:.1f}" cy="{y:.1f}" r="6"><title>{escape(spot.label)}</title></circle>'
        )
    return _svg(LABEL + PLOT + VALUE, TALL + 30 + 22 * len(names), title, drawn)


def _point(place: int, value: float, steps: int) -> tuple[float, float]:
    wide = LABEL + PLOT + VALUE - MARGIN - 20
    return MARGIN + wide * place / steps, 10 + TALL * (1.0 - value)


def _level(value: float, shown: Shown) -> str:
    y, right = _point(0, value, 1)[1], _point(1, value, 1)[0]
    text = f'<text class="soft" x="{MARGIN - 8}" y="{y + 4:.1f}" text-anchor="end">{escape(shown(value))}</text>'
    return f'<line class="grid" x1="{MARGIN}" x2="{right}" y1="{y:.1f}" y2="{y:.1f}"/>{text}'


def _curve(number: int, points: Sequence[tuple[float, float]]) -> str:
    written = " ".join(f"{x:.1f},{y:.1f}" for x, y in points)
    return f'<polyline class="curve" {_stroke(number)} points="{written}"/>'


def _named_stroke(number: int, name: str) -> str:
    y = TALL + 36 + 22 * number
    line = f'<line class="curve" {_stroke(number)} x1="{MARGIN}" x2="{MARGIN + 50}" y1="{y - 4}" y2="{y - 4}"/>'
    return f'{line}<text x="{MARGIN + 60}" y="{y}">{escape(name)}</text>'


def _stroke(number: int) -> str:
    colour, dashes = STROKES[number % len(STROKES)]
    return f'stroke="{colour}" stroke-dasharray="{dashes}"'


def _middle(row: int) -> float:
    return ROW * row + ROW / 2


def _dot(row: Bar, y: float, scale: _Scale) -> str:
    return f'<circle class="dot" cx="{scale.x(row.value):.1f}" cy="{y}" r="6"/>'


def _bar(row: Bar, y: float, scale: _Scale) -> str:
    left, right = sorted((scale.x(0.0), scale.x(row.value)))
    return f'<rect class="bar" x="{left:.1f}" y="{y - 9}" width="{right - left:.1f}" height="18" rx="3"/>'


def _whisker(row: Bar, y: float, scale: _Scale) -> str:
    if row.low is None or row.high is None:
        return ""
    low, high = scale.x(row.low), scale.x(row.high)
    ends = "".join(f'<line class="whisker" x1="{x:.1f}" x2="{x:.1f}" y1="{y - 5}" y2="{y + 5}"/>' for x in (low, high))
    return f'<line class="whisker" x1="{low:.1f}" x2="{high:.1f}" y1="{y}" y2="{y}"/>{ends}'


def _frame(rows: Sequence[Bar], drawn: list[str], scale: _Scale, title: str, shown: Shown) -> str:
    height = ROW * len(rows)
    grid = []
    for tick in scale.ticks():
        x = scale.x(tick)
        grid.append(f'<line class="grid" x1="{x:.1f}" x2="{x:.1f}" y1="0" y2="{height}"/>')
        grid.append(
            f'<text class="soft" x="{x:.1f}" y="{height + 18}" text-anchor="middle">{escape(shown(tick))}</text>'
        )
    for n, row in enumerate(rows):
        label = row.label if len(row.label) <= LETTERS else row.label[: LETTERS - 1] + "…"
        y = _middle(n) + 4
        grid.append(f'<text x="{LABEL - 10}" y="{y}" text-anchor="end">{escape(label)}</text>')
        grid.append(f'<text x="{LABEL + PLOT + 12}" y="{y}">{escape(shown(row.value))}</text>')
    return _svg(LABEL + PLOT + VALUE, height + FOOT, title, [*grid, *drawn])


def _svg(width: int, height: int, title: str, parts: list[str]) -> str:
    head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" width="{width}" role="img"'
    return f'{head} aria-label="{escape(title, quote=True)}"><title>{escape(title)}</title>{"".join(parts)}</svg>'


def standing_alone(svg: str, title: str) -> str:
    """A plot as a separate file, with its style, a light background and a title."""
    head, end, rest = svg.partition(">")
    raised = re.sub(r'viewBox="0 0 (\d+) (\d+)"', lambda box: _raised(*map(int, box.groups())), head)
    heading = f'<text x="10" y="-12" font-size="15" font-weight="600">{escape(title)}</text>'
    return f"{raised}{end}<style>{STYLE}</style>{PAPER}{heading}{rest}\n"


def _raised(width: int, height: int) -> str:
    return f'viewBox="0 -{HEAD} {width} {height + HEAD}"'
