"""`philtre learn`. Quick to import: the learning code is only loaded when the command runs."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TaskID, TextColumn, TimeRemainingColumn
from rich.table import Table as Grid

from philtre import games
from philtre.core.errors import PhiltreError, SetupError
from philtre.words.fluent import Words

if TYPE_CHECKING:
    from philtre.learning.course import Course, Report

INTERRUPTED = 130


def learn(
    ctx: typer.Context,
    game_name: Annotated[str, typer.Argument(help="cli-arg-game", metavar="GAME")],
    out: Annotated[str, typer.Option("--out", help="learn-opt-out", metavar="FOLDER")],
    net: Annotated[str | None, typer.Option("--net", help="learn-opt-net", metavar="NAME")] = None,
    vary: Annotated[list[str] | None, typer.Option("--vary", help="learn-opt-vary", metavar="OPTION")] = None,
    generations: Annotated[int, typer.Option("--generations", help="learn-opt-generations", min=1, max=1000)] = 3,
    count: Annotated[int, typer.Option("--games", help="learn-opt-games", min=40, max=10**7)] = 1500,
    simulations: Annotated[int, typer.Option("--simulations", help="learn-opt-simulations", min=8, max=10**6)] = 100,
    match: Annotated[int, typer.Option("--match", help="learn-opt-match", min=2, max=10**6)] = 100,
    epochs: Annotated[int, typer.Option("--epochs", help="learn-opt-epochs", min=1, max=1000)] = 8,
    seed: Annotated[int, typer.Option("--seed", help="cli-opt-seed", min=0, max=2**31)] = 1,
    jobs: Annotated[int | None, typer.Option("--jobs", help="learn-opt-jobs", min=1, max=1024)] = None,
    ray: Annotated[str | None, typer.Option("--ray", help="learn-opt-ray", metavar="ADDRESS")] = None,
    torch: Annotated[bool, typer.Option("--torch", help="learn-opt-torch")] = False,
    html: Annotated[str | None, typer.Option("--html", help="learn-opt-html", metavar="FILE")] = None,
) -> int | None:
    game = games.game(game_name)
    try:
        from philtre.learning.course import NUMPY, TORCH, Course, learner
    except ModuleNotFoundError as error:
        if error.name != "numpy":
            raise
        raise SetupError("learning needs the package numpy: install philtre[learn]") from error
    from philtre.nets import inputs_of, usual

    names = inputs_of(game).names
    if net is not None and net not in names:
        raise SetupError(f"{game.name} has no net {net[:40]!a}; choose from: {', '.join(names)}")
    known = {option.name for option in game.options}
    for option in vary or []:
        if option not in known:
            raise SetupError(f"{game.name} has no option {option[:40]!a}; choose from: {', '.join(sorted(known))}")
    chosen = TORCH if torch else NUMPY
    learner(chosen)  # better missed now than after the games
    course = Course(
        game.name, net or usual(game), vary or [], generations, count, simulations, match, epochs, seed, chosen
    )  # fmt: skip
    report = _learned(course, Path(out), jobs, ray, ctx.obj)
    if report is None:
        return INTERRUPTED
    _tell(report, Path(out), html, ctx.obj)
    return None


def _learned(course: Course, folder: Path, jobs: int | None, ray: str | None, say: Words) -> Report | None:
    from philtre.learning.course import learn as run
    from philtre.learning.crew import crew_for

    crew = crew_for(jobs, ray)
    try:
        with _Progress(say) as shown:
            return run(course, games.game(course.game), folder, crew, shown.tell)
    except KeyboardInterrupt:
        print(say("learn-interrupted", folder=str(folder)), file=sys.stderr)
        return None
    except OSError as error:
        raise PhiltreError(f"cannot use {str(folder)!a}: {error.strerror}") from error
    finally:
        crew.close()


class _Progress:
    """A progress bar, if standard error is a terminal."""

    def __init__(self, say: Words) -> None:
        columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
        console = Console(stderr=True)
        self._say = say
        self._bar = Progress(*columns, console=console, disable=not console.is_terminal)
        self._tasks: dict[tuple[str, int], TaskID] = {}

    def __enter__(self) -> _Progress:
        self._bar.start()
        return self

    def __exit__(self, *_: object) -> None:
        self._bar.stop()

    def tell(self, what: str, number: int, done: int, wanted: int) -> None:
        task = self._tasks.get((what, number))
        if task is None:
            said = self._say(f"learn-doing-{what}", n=number + 1)
            task = self._tasks[what, number] = self._bar.add_task(said, total=wanted)
        self._bar.update(task, completed=done)


def _tell(report: Report, folder: Path, html: str | None, say: Words) -> None:
    from philtre.learning.report import page, rows

    grid = Grid()
    heading, *rest = rows(report, say)
    for n, column in enumerate(heading):
        grid.add_column(column, justify="left" if n == 0 else "right")
    for row in rest:
        grid.add_row(*row)
    Console(markup=False, highlight=False).print(grid)
    better = any(each.kept for each in report.generations)
    print(say("learn-best", folder=str(folder / "best"), better=str(better).lower()))
    if html is not None:
        try:
            Path(html).write_text(page(report, say), encoding="utf-8")
        except OSError as error:
            raise PhiltreError(f"cannot write {html!a}: {error.strerror}") from error
