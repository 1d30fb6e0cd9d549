"""The long comparison: `python -m tests.oracle.long --games 20000 --jobs 2 [--mode apotheca-solo-1]`."""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Iterator
from concurrent.futures import as_completed
from dataclasses import dataclass, field

from philtre.workers import Workers
from tests.oracle.side_by_side import Difference, Mode, all_modes, compare

CHUNK = 50  # games a process plays before it reports
SHOWN = 3  # differences printed in full for each mode


@dataclass
class Tally:
    """What some games of a mode came to."""

    games: int = 0
    decisions: int = 0
    seconds: float = 0.0  # of work, added up over the processes
    differences: list[str] = field(default_factory=list)

    def add(self, other: Tally) -> None:
        self.games += other.games
        self.decisions += other.decisions
        self.seconds += other.seconds
        self.differences += other.differences

    def line(self) -> str:
        counts = f"{self.games} games, {self.decisions} decisions, {self.seconds:.1f} s"
        return f"{counts}, {len(self.differences)} differences"


def play_chunk(mode: Mode, first: int, games: int) -> Tally:
    tally = Tally()
    began = time.perf_counter()
    for seed in range(first, first + games):
        tally.games += 1
        try:
            tally.decisions += compare(mode, seed)
        except Difference as difference:
            tally.differences.append(str(difference))
    tally.seconds = time.perf_counter() - began
    return tally


def chunks(first: int, games: int) -> Iterator[tuple[int, int]]:
    """Seeds in small portions, so that progress shows and processes stay busy."""
    for begin in range(first, first + games, CHUNK):
        yield begin, min(CHUNK, first + games - begin)


def play_mode(pool: Workers, mode: Mode, first: int, games: int) -> Tally:
    total = Tally()
    waiting = [pool.submit(play_chunk, mode, begin, count) for begin, count in chunks(first, games)]
    for done in as_completed(waiting):
        tally = done.result()
        for difference in tally.differences[: max(0, SHOWN - len(total.differences))]:
            print(f"\n{difference}", flush=True)
        total.add(tally)
        print(f"\r{mode}: {total.games} of {games}, {len(total.differences)} differences", end="", file=sys.stderr)
    print(file=sys.stderr)
    return total


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        prog="python -m tests.oracle.long", description="Compare the engines with their oracles."
    )
    parser.add_argument("--games", type=int, default=20_000, help="games for each mode")
    parser.add_argument("--jobs", type=int, default=1, help="processes")
    parser.add_argument("--first", type=int, default=0, help="the first seed")
    parser.add_argument(
        "--mode", action="append", choices=[str(mode) for mode in all_modes()], help="only these; may be repeated"
    )
    return parser.parse_args()


def main() -> int:
    given = arguments()
    modes = [mode for mode in all_modes() if not given.mode or str(mode) in given.mode]
    with Workers(given.jobs) as pool:
        totals = {mode: play_mode(pool, mode, given.first, given.games) for mode in modes}
    for mode, total in totals.items():
        print(f"{mode}: {total.line()}")
    return 1 if any(total.differences for total in totals.values()) else 0


if __name__ == "__main__":
    sys.exit(main())
