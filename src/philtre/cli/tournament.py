"""`philtre arena`. Quick to import: the arena is only loaded when the command runs."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer
from rich.console import Console

from philtre import games
from philtre.cli import files, seating
from philtre.cli.simulation import ProgressBar
from philtre.words.fluent import Words

if TYPE_CHECKING:
    from philtre.arena.figures import Figures
    from philtre.arena.results import Results

INTERRUPTED = 130

Bots = Annotated[list[str], typer.Option("--bots", help="arena-opt-bots", metavar="a,b,c")]
Games = Annotated[int, typer.Option("--games", help="arena-opt-games", min=1, max=10**8)]
Jobs = Annotated[int | None, typer.Option("--jobs", help="arena-opt-jobs", min=1, max=1024)]
Ray = Annotated[str | None, typer.Option("--ray", help="arena-opt-ray", metavar="ADDRESS")]
Json = Annotated[str | None, typer.Option("--json", help="arena-opt-json", metavar="FILE")]
Html = Annotated[str | None, typer.Option("--html", help="arena-opt-html", metavar="FILE")]
Resume = Annotated[str | None, typer.Option("--resume", help="arena-opt-resume", metavar="FILE")]
Limit = Annotated[float, typer.Option("--limit", help="arena-opt-limit", min=0.01, max=86_400)]


def arena(
    ctx: typer.Context,
    game_name: Annotated[str, typer.Argument(help="cli-arg-game", metavar="GAME")],
    bots: Bots,
    variant: Annotated[str | None, typer.Option("--variant", help="cli-opt-variant")] = None,
    seats: Annotated[int | None, typer.Option("--seats", help="cli-opt-seats", min=1, max=16)] = None,
    option: Annotated[
        list[str] | None, typer.Option("--option", "--options", help="cli-opt-option", metavar="NAME=VALUE")
    ] = None,
    pack: Annotated[str | None, typer.Option("--pack", help="cli-opt-pack", metavar="FILE")] = None,
    count: Games = 400,
    seed: Annotated[int, typer.Option("--seed", help="cli-opt-seed", min=0, max=2**63)] = 1,
    jobs: Jobs = None,
    ray: Ray = None,
    limit: Limit = 10.0,
    as_json: Json = None,
    html: Html = None,
    resume: Resume = None,
) -> int | None:
    from philtre.arena.plan import Schedule, plan_for
    from philtre.arena.players import check_bots, split_bots
    from philtre.arena.results import Results

    face = games.face(game_name)
    setup = seating.set_up(face.game, variant, seats, option, pack)
    plan = plan_for(face, setup, [bot for text in bots for bot in split_bots(text)], seed, limit)
    wanted = Schedule(plan).whole(count)
    check_bots(plan)
    for path in (as_json, html):
        _check_writable(path)
    results = Results(plan, resume)
    whole = _played(results, wanted, jobs, ray, ctx.obj)
    _tell(results, wanted, as_json, html, ctx.obj)
    return None if whole else INTERRUPTED


def _played(results: Results, wanted: int, jobs: int | None, ray: str | None, say: Words) -> bool:
    """Play the missing games. False if it was interrupted."""
    from philtre.arena.running import crew_for, run

    missing = len(results.missing(wanted))
    try:
        if missing:
            with ProgressBar(say, wanted, "arena-playing") as (bar, task):
                bar.update(task, completed=wanted - missing)
                crew = crew_for(results.plan, min(jobs, missing) if jobs else None, ray)
                run(results, wanted, crew, lambda done: bar.update(task, completed=done))
    except KeyboardInterrupt:
        if not results.games:
            raise
        print(say("arena-interrupted", games=len(results.played(wanted)), wanted=wanted), file=sys.stderr)
        if results.path is not None:
            print(say("arena-go-on", file=results.path), file=sys.stderr)
        return False
    return True


def _tell(results: Results, wanted: int, as_json: str | None, html: str | None, say: Words) -> None:
    from philtre.arena.figures import figures
    from philtre.arena.report import grids, page

    found = figures(results.plan, results.played(wanted))
    if as_json == "-":
        sys.stdout.write(_json(found))
    else:
        Console(markup=False, highlight=False).print(*grids(found, say), sep="\n")
    if as_json not in (None, "-"):
        _write(as_json, _json(found))
    if html is not None:
        _write(html, page(found, say))


def _json(found: Figures) -> str:
    import msgspec

    return msgspec.json.format(msgspec.json.encode(found), indent=1).decode() + "\n"


def _check_writable(path: str | None) -> None:
    """Raise PhiltreError now if a file cannot be written, and not after a night of games."""
    if path not in (None, "-"):
        with files.writing(str(path)), Path(str(path)).open("a", encoding="utf-8"):
            pass


def _write(path: Any, text: str) -> None:
    with files.writing(str(path)):
        Path(path).write_text(text, encoding="utf-8")
