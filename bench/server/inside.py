"""The cost of a move inside the server for each game, in microseconds: applying it, and making both messages.

No sockets and no disk; `run.py` measures those too, with a game so small that nearly all of it is the server. Processor
time of this thread, so other work on the machine matters little.
"""

from __future__ import annotations

import random
import secrets
import time
from itertools import pairwise
from typing import NamedTuple

from philtre import games
from philtre.build import is_compiled
from philtre.server.catalogue import Catalogue
from philtre.server.clock import now_us
from philtre.server.rooms.entries import Began, Chair, Opened, Played, row_of
from philtre.server.rooms.match import Match
from philtre.server.views.eyes import Eyes
from philtre.server.views.table import table_message
from philtre.server.wire import Settings
from philtre.server.ws.outbox import encoded

MOVES = 4000
WARM = 500


class Cost(NamedTuple):
    """Seconds of processor time for a move."""

    take: float
    mine: float
    other: float


def begun(game: str) -> Match:
    """A new match of two people."""
    settings = Settings(game=game, variant="standard", seats=2)
    chairs = [Chair("person", "one", "One"), Chair("person", "two", "Two")]
    opened = Opened(code="ABCD", host="one", settings=settings, chairs=chairs)
    entries = [opened, Began(seed=secrets.token_hex(32), rules=1)]
    table = "t" * 20
    return Match(Catalogue(), table, [row_of(table, n, now_us(), entry) for n, entry in enumerate(entries)])


def move(match: Match, luck: random.Random) -> Cost:
    """Make a random move, and the messages about it, as the server does."""
    table = match.table
    assert table is not None
    played, known = Played(entry=luck.choice(table.legal_actions()), seat=table.seat()), match.version
    row = row_of(match.table_id, match.seq, now_us(), played)
    times = [time.thread_time()]
    match.take(row, played)
    times.append(time.thread_time())
    turn = match.seat_in_turn or 0
    for seat in (turn, 1 - turn):
        encoded(table_message(match, Eyes(seat), known, now_us()))
        times.append(time.thread_time())
    return Cost(*(after - before for before, after in pairwise(times)))


def cost(game: str) -> Cost:
    """The mean cost of a move of this game."""
    luck, match, found = random.Random(1), begun(game), []
    while len(found) < MOVES:
        if match.seat_in_turn is None:
            match = begun(game)
        found.append(move(match, luck))
    return Cost(*(sum(part) / (MOVES - WARM) for part in zip(*found[WARM:], strict=True)))


def main() -> None:
    print("compiled" if is_compiled() else "plain sources")
    for game in games.NAMES:
        take, mine, other = (1e6 * part for part in cost(game))
        print(f"{game}: {take + mine + other:.0f} µs: move {take:.1f}, messages: in turn {mine:.1f}, other {other:.1f}")


if __name__ == "__main__":
    main()
