"""Strength against time: `make strength`. Search with the nets, search with the hand-written evaluations, random
playouts and OpenSpiel's information-set search play a tournament of two seats, all with the same times to think.

    python -m tools.measuring.strength [GAME]... [--times 3,10,30] [--games N] [--jobs N] [--work FOLDER]

Every bot thinks for each of the times, and `greedy` is there to compare. The table has ratings on the Elo scale, with
their 95 % intervals; the mean of all is 1500. Games are kept in the folder, and another run continues there.
"""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Final

from philtre import games
from philtre.arena.figures import Figures, Standing, figures
from philtre.arena.plan import Plan, Schedule, plan_for
from philtre.arena.results import Results
from philtre.arena.running import crew_for, run
from philtre.core.contract import Setup

TIMES: Final = (3, 10, 30)  # milliseconds
GAMES: Final = 312  # games: four for each pair of bots
WORK: Final = Path("build", "strength")
SEED: Final = 17
KINDS: Final = {
    "search with the net": "search:{}ms",
    "search with the hand-written evaluation": "hand:{}ms",
    "random playouts": "rollout:{}ms",
    "OpenSpiel's ISMCTS": "tools.measuring.openspiel:Spiel{}",
}
STILL: Final = "greedy"  # for comparison: it does not search


def plan(name: str, times: list[int]) -> Plan:
    """A tournament in a game's usual variant."""
    game = games.game(name)
    codes = [code.format(time) for code in KINDS.values() for time in times]
    return plan_for(games.face(name), Setup(game.variants[0].name, 2), [*codes, STILL], SEED, 0.0)


def measured(name: str, times: list[int], count: int, jobs: int | None, work: Path) -> Figures:
    """The figures of a tournament, including games of earlier runs."""
    work.mkdir(parents=True, exist_ok=True)
    planned = plan(name, times)
    results, wanted = Results(planned, str(work / f"{name}.jsonl")), Schedule(planned).whole(count)
    run(results, wanted, crew_for(planned, jobs, None), lambda done: print(f"{name}: {done} of {wanted}", flush=True))
    return figures(planned, results.played(wanted))


def table(found: Figures, times: list[int]) -> list[str]:
    """Ratings in Markdown: a line for each kind of search, a column for each time."""
    standings = {each.bot: each for each in found.standings}
    lines = [
        f"| {found.plan.game}, {found.games} games | {' | '.join(f'{time} ms' for time in times)} |",
        "|---|" + "---|" * len(times),
    ]
    for kind, code in KINDS.items():
        cells = [_cell(standings[code.format(time)]) for time in times]
        lines.append(f"| {kind} | {' | '.join(cells)} |")
    return [*lines, f"| `{STILL}`, at once | {_cell(standings[STILL])} |" + " |" * (len(times) - 1)]


def _cell(each: Standing) -> str:
    return f"{each.rating:.0f} [{each.low:.0f}, {each.high:.0f}]"


def main(arguments: list[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("names", nargs="*", choices=[[], *games.NAMES], help="all of ours if none is named")
    parser.add_argument("--times", default=",".join(map(str, TIMES)), help="milliseconds for a decision")
    parser.add_argument("--games", type=int, default=GAMES, help="of each game")
    parser.add_argument("--jobs", type=int)
    parser.add_argument("--work", type=Path, default=WORK)
    given = parser.parse_args(arguments)
    times = [int(time) for time in given.times.split(",")]
    found = [measured(name, times, given.games, given.jobs, given.work) for name in given.names or games.OURS]
    for each in found:
        print("\n".join(["", *table(each, times)]))


if __name__ == "__main__":
    main()
