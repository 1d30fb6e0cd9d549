"""The report of a tournament: a page in one file, and a table in the terminal, in the user's language."""

from __future__ import annotations

from collections.abc import Callable
from html import escape
from typing import Any

from rich.table import Table as Grid

from philtre.arena import plots
from philtre.arena.figures import Figures, Meeting, Standing
from philtre.arena.plots import Bar
from philtre.words.fluent import Words

STYLE = """
:root{color-scheme:light dark}body{font:16px/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem}
h1{font-size:1.7rem;margin-bottom:.2rem}h2{font-size:1.2rem;margin-top:2.2rem}
table{border-collapse:collapse;font-variant-numeric:tabular-nums}.wide{overflow-x:auto}
th,td{padding:.25rem .6rem;text-align:right;border-bottom:1px solid color-mix(in srgb,currentColor 20%,transparent)}
th:first-child,td:first-child{text-align:left}td.met{background:color-mix(in srgb,#7b5cc4 var(--share),transparent)}
small,.soft{opacity:.7}td{white-space:nowrap}
.told th,.told td{text-align:left;vertical-align:top;white-space:pre-line}
"""
IN_TERMINAL = (0, 1, 2, 4, 5, 6, 7, 9)  # columns up to which the table of pairs fits into a terminal
MOST_MEETINGS = 5


def page(found: Figures, words: Words) -> str:
    """The report as HTML."""
    say = _Said(words)
    title = words("arena-title", game=words(f"{found.plan.game}-name"))
    parts = [
        f"<h1>{escape(title)}</h1>",
        f"<p class='soft'>{escape(_about(found, words))}</p>",
        section(words("arena-ratings"), _ratings(found, say), words("arena-ratings-note")),
        section(words("arena-standings"), table(_standings(found, say)), ""),
        section(words("arena-meetings"), _matrix(found, say), words("arena-meetings-note")),
        section(words("arena-seats"), _seats(found, say), words("arena-seats-note")),
        section(words("arena-lengths"), _lengths(found, say), say.lengths(found)),
        section(words("arena-endings"), table(_endings(found, say)), ""),
    ]
    return framed(title, parts, words)


def framed(title: str, parts: list[str], words: Words) -> str:
    """A page that needs no other files."""
    style = STYLE + plots.STYLE
    head = f"<meta charset='utf-8'><meta name='viewport' content='width=device-width'><title>{escape(title)}</title>"
    body = "\n".join(part for part in parts if part)
    top = f"<!doctype html>\n<html lang='{words.language}'><head>{head}<style>{style}</style></head>"
    return f"{top}\n<body>{body}</body></html>\n"


def grids(found: Figures, words: Words) -> list[Grid]:
    """The standings and, if it fits, the table of pairs, for the terminal."""
    say = _Said(words)
    tables = [_grid([[row[n] for n in IN_TERMINAL] for row in _standings(found, say)])]
    if any(each.failures for each in found.standings):
        tables.append(_grid([[row[0], row[-1]] for row in _standings(found, say)]))
    if 1 < len(found.standings) <= MOST_MEETINGS:
        tables.append(_grid(_meetings(found, say)))
    return tables


def _grid(rows: list[list[str]]) -> Grid:
    table = Grid()
    for n, column in enumerate(rows[0]):
        table.add_column(column, justify="left" if n == 0 else "right")
    for row in rows[1:]:
        table.add_row(*row)
    return table


class _Said:
    """Writes numbers and lines in a language."""

    def __init__(self, words: Words) -> None:
        self.words = words

    def number(self, value: float, digits: int = 0) -> str:
        text = f"{value:,.{digits}f}".replace(",", "\u202f")
        return text.replace(".", ",") if self.words.language == "fr" else text

    def percent(self, value: float) -> str:
        return self.words("arena-percent", n=self.number(100 * value, 1))

    def interval(self, low: float, high: float, shown: Callable[[float], str]) -> str:
        return self.words("arena-interval", low=shown(low), high=shown(high))

    def lengths(self, found: Figures) -> str:
        shown = {name: self.number(value, 1 if name == "mean" else 0) for name, value in found.lengths.items()}
        return self.words("arena-lengths-note", **shown)


def _about(found: Figures, words: Words) -> str:
    plan = found.plan
    options = ", ".join(f"{name}={value}" for name, value in plan.options.items())
    variant = words(f"{plan.game}-variant-{plan.variant}")
    return words(
        "arena-about",
        variant=variant,
        seats=plan.seats,
        options=options or "none",
        games=found.games,
        deals=found.deals,
        seed=str(plan.seed),
        version=found.philtre,
    )


def section(title: str, body: str, note: str) -> str:
    if not body:
        return ""
    told = f"<p class='soft'>{escape(note)}</p>" if note else ""
    return f"<h2>{escape(title)}</h2>\n{told}<div class='wide'>{body}</div>"


def table(rows: list[list[str]]) -> str:
    if len(rows) < 2:
        return ""
    head = "".join(f"<th scope='col'>{escape(cell)}</th>" for cell in rows[0])
    body = "".join("<tr>" + "".join(f"<td>{escape(cell)}</td>" for cell in row) + "</tr>" for row in rows[1:])
    return f"<table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table>"


def _ratings(found: Figures, say: _Said) -> str:
    if len(found.standings) < 2:
        return ""
    rows = [Bar(each.bot, each.rating, each.low, each.high) for each in found.standings]
    return plots.whiskers(rows, say.words("arena-ratings"), lambda rating: f"{rating:.0f}")


def _standings(found: Figures, say: _Said) -> list[list[str]]:
    names = ("bot", "rating", "interval", "games", "won", "shared", "lost", "score", "points", "time", "failures")
    head = [say.words(f"arena-column-{name}") for name in names]
    timed = zip(found.standings, found.timing.seconds_per_decision, strict=True)
    return [head, *(_standing(each, seconds, say) for each, seconds in timed)]


def _standing(each: Standing, seconds: float, say: _Said) -> list[str]:
    why = [say.words(f"arena-fault-{why}", n=n) for why, n in each.failures.items()]
    return [
        each.bot,
        f"{each.rating:.0f}",
        f"{each.low:.0f}–{each.high:.0f}",
        *(say.number(n) for n in (each.games, each.won, each.shared, each.lost)),
        "—" if each.score is None else say.percent(each.score),
        say.number(each.points, 2),
        say.words("arena-milliseconds", n=say.number(1000 * seconds, 2)),
        say.words.listed(why) or "—",
    ]


def _meetings(found: Figures, say: _Said) -> list[list[str]]:
    rows = [[say.words("arena-meetings"), *(each.bot for each in found.standings)]]
    for each, meetings in zip(found.standings, found.meetings, strict=True):
        rows.append(
            [each.bot, *("—" if met is None else f"{say.percent(met.score)}\n{_doubt(met, say)}" for met in meetings)]
        )
    return rows


def _doubt(meeting: Meeting, say: _Said) -> str:
    return say.interval(meeting.low, meeting.high, say.percent)


def _matrix(found: Figures, say: _Said) -> str:
    """The table of pairs: the bots of the rows against those of the columns."""
    if len(found.standings) < 2:
        return ""
    head = "".join(f"<th scope='col'>{escape(each.bot)}</th>" for each in found.standings)
    rows = []
    for each, meetings in zip(found.standings, found.meetings, strict=True):
        rows.append(f"<tr><th scope='row'>{escape(each.bot)}</th>{''.join(_met(met, say) for met in meetings)}</tr>")
    return f"<table><thead><tr><th></th>{head}</tr></thead><tbody>{''.join(rows)}</tbody></table>"


def _met(meeting: Meeting | None, say: _Said) -> str:
    if meeting is None:
        return "<td>—</td>"
    share, score = f"--share:{round(70 * meeting.score)}%", escape(say.percent(meeting.score))
    return f"<td class='met' style='{share}'>{score}<br><small>{escape(_doubt(meeting, say))}</small></td>"


def _seats(found: Figures, say: _Said) -> str:
    rows = [_seat_bar(say.words("seat", seat=n + 1), meeting) for n, meeting in enumerate(found.seats) if meeting]
    if len(rows) < 2:
        return ""
    if found.first is not None:
        rows.append(_seat_bar(say.words("arena-first"), found.first))
    return plots.bars(rows, say.words("arena-seats"), say.percent)


def _seat_bar(label: str, meeting: Meeting) -> Bar:
    return Bar(label, meeting.score, meeting.low, meeting.high)


def _lengths(found: Figures, say: _Said) -> str:
    return plots.columns(found.histogram, say.words("arena-lengths"))


def _endings(found: Figures, say: _Said) -> list[list[str]]:
    rows: list[list[Any]] = [[say.words("arena-column-ending"), say.words("arena-column-games"), ""]]
    for reason, count in sorted(found.endings.items(), key=lambda each: -each[1]):
        rows.append([say.words.reason(found.plan.game, reason), say.number(count), say.percent(count / found.games)])
    return rows
