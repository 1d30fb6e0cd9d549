"""The report of learning as one HTML file, in the user's language."""

from __future__ import annotations

from html import escape
from typing import Final

from philtre.arena import plots
from philtre.arena.plots import Bar
from philtre.arena.report import framed, section, table
from philtre.learning.course import Generation, Report
from philtre.words.fluent import Words

COLUMNS: Final = ("generation", "games", "positions", "loss", "share", "even", "kept")


def page(report: Report, say: Words) -> str:
    """The page, with curves and tables."""
    found, course = report.generations, report.course
    title = say("learn-title", game=say(f"{course.game}-name") if say.has(f"{course.game}-name") else course.game)
    about = say(
        "learn-about", net=course.net, simulations=course.simulations, seed=str(course.seed), version=report.philtre
    )
    parts = [
        f"<h1>{escape(title)}</h1>",
        f"<p class='soft'>{escape(about)}</p>",
        section(say("learn-strength"), _strength(found, say), say("learn-strength-note")),
        section(say("learn-loss"), _losses(found, say), say("learn-loss-note")),
        section(say("learn-calibration"), _calibration(found[-1], say) if found else "", say("learn-calibration-note")),
        section(say("learn-generations"), table(rows(report, say)), ""),
    ]
    return framed(title, parts, say)


def rows(report: Report, say: Words) -> list[list[str]]:
    """A row of words for each generation, the heading first."""
    return [[say(f"learn-column-{name}") for name in COLUMNS], *(_row(each, say) for each in report.generations)]


def _row(each: Generation, say: Words) -> list[str]:
    share = say("learn-share", share=_percent(each.share, say), half=_number(100 * each.half, 1, say))
    numbers = [str(each.number + 1), str(each.games), str(each.positions)]
    kept = say("learn-kept", kept=str(each.kept).lower())
    return [*numbers, _number(each.losses[-1], 4, say), share, _percent(each.even, say), kept]


def _strength(found: list[Generation], say: Words) -> str:
    """The result of each match against the generation before, relative to an even result."""
    bars = [
        Bar(
            say("learn-generation", n=each.number + 1),
            gain := each.share - each.even,
            gain - each.half,
            gain + each.half,
        )
        for each in found
    ]
    return plots.whiskers(bars, say("learn-strength"), lambda value: _percent(value, say)) if bars else ""


def _losses(found: list[Generation], say: Words) -> str:
    names = [say("learn-generation", n=each.number + 1) for each in found]
    curves = [[each.guessing, *each.losses] for each in found]
    return plots.curves(names, curves, say("learn-loss"), lambda value: _number(value, 2, say)) if found else ""


def _calibration(last: Generation, say: Words) -> str:
    names = [say("learn-told"), say("learn-got")]
    curves = [[each.told for each in last.calibration], [each.got for each in last.calibration]]
    return plots.curves(names, curves, say("learn-calibration"), lambda value: _percent(value, say))


def _percent(value: float, say: Words) -> str:
    return say("arena-percent", n=_number(100 * value, 1, say))


def _number(value: float, digits: int, say: Words) -> str:
    text = f"{value:.{digits}f}"
    return text.replace(".", ",") if say.language == "fr" else text
