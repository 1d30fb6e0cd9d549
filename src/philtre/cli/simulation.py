"""Plays many games between bots and counts the results."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table as Grid

from philtre.bots.contract import Bot
from philtre.bots.random import RandomBot
from philtre.core.contract import NOBODY, SILENT, Game, Setup
from philtre.core.playout import RandomGames, Tally, choices_of, luck_of
from philtre.words.fluent import Words

CHUNK = 200  # random games between two reports
PIECE = 200_000  # decisions of random games between two checks for an interrupt, which a compiled loop cannot notice


def simulate(
    game: Game, setup: Setup, players: list[Bot], seed: int, games: int, report: Callable[[int], None]
) -> Tally:
    """Play games number 0 to `games` - 1 of a seed. An interrupt ends it early, with the games played so far."""
    tally = Tally(setup.seats)
    random = all(isinstance(player, RandomBot) for player in players)
    pieces = RandomGames(game, setup, seed, 0)
    try:
        while tally.games < games:
            if random:
                pieces.play(min(games, tally.games + CHUNK), PIECE, tally)
            else:
                play_one(game, setup, players, seed, tally)
            report(tally.games)
    except KeyboardInterrupt:
        if not tally.games:
            raise
    return tally


def play_one(game: Game, setup: Setup, players: list[Bot], seed: int, tally: Tally) -> None:
    """The next game; every bot sees what its seat sees."""
    luck, choices = luck_of(seed, tally.games), choices_of(seed, tally.games)
    state = game.new(setup, luck, SILENT)
    decisions = 0
    while (seat := state.seat()) != NOBODY:
        state.apply(players[seat].choose(state.seen_by(seat), choices), luck, SILENT)
        decisions += 1
    outcome = state.outcome()
    assert outcome is not None
    tally.add(outcome, decisions)


class ProgressBar:
    """A progress bar on standard error if it is a terminal, else nothing."""

    def __init__(self, say: Words, games: int, doing: str = "cli-simulating") -> None:
        columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
        console = Console(stderr=True)
        self.bar = Progress(*columns, console=console, transient=True, disable=not console.is_terminal)
        self.task = self.bar.add_task(say(doing), total=games)

    def __enter__(self) -> tuple[Progress, Any]:
        self.bar.start()
        return self.bar, self.task

    def __exit__(self, *_: object) -> None:
        self.bar.stop()


def figures(game: Game, setup: Setup, codes: list[str], seed: int, tally: Tally, seconds: float) -> dict[str, Any]:
    return {
        "game": game.name,
        "rules": game.rules,
        "variant": setup.variant,
        "seats": setup.seats,
        "options": setup.options,
        "bots": codes,
        "seed": seed,
        "games": tally.games,
        "decisions": tally.decisions,
        "seconds": round(seconds, 3),
        "decisions_per_second": round(tally.decisions / seconds),
        "mean_length": round(tally.decisions / tally.games, 2),
        "shortest": tally.shortest,
        "longest": tally.longest,
        "wins": tally.wins,
        "nobody": tally.nobody,
        "mean_points": [round(points / tally.games, 3) for points in tally.points],
        "endings": dict(sorted(tally.endings.items())),
    }


def counted(say: Words, game: Game, tally: Tally, found: dict[str, Any]) -> Grid:
    grid = Grid(show_header=False)
    for name in ("games", "decisions", "decisions_per_second", "mean_length", "shortest", "longest"):
        grid.add_row(say(f"cli-figure-{name}"), _grouped(found[name]))
    for seat, wins in enumerate(tally.wins):
        share = f"{wins / tally.games:.1%}"
        grid.add_row(say("cli-figure-wins", seat=seat + 1, bot=found["bots"][seat]), f"{wins} ({share})")
    for reason, count in found["endings"].items():
        grid.add_row(say.reason(game.name, reason), f"{count} ({count / tally.games:.1%})")
    return grid


def _grouped(number: float) -> str:
    return f"{number:,}".replace(",", "\u202f")
