"""The figures of a tournament: ratings, results between pairs, seats, lengths and endings."""

from __future__ import annotations

from collections import Counter, defaultdict
from statistics import mean, median
from typing import Final

import msgspec

from philtre import __version__
from philtre.arena.plan import Plan
from philtre.arena.play import Result
from philtre.arena.ratings import Placed, Share, rate, share_of

FORMAT: Final = 1  # of the JSON

# The deal of a game, and which part of a point was won in it.
Points = list[tuple[int, float]]


class Standing(msgspec.Struct, frozen=True):
    """The results of one bot."""

    bot: str
    rating: float
    low: float
    high: float
    games: int
    won: int
    shared: int  # first places shared with another bot, and games without a winner
    lost: int
    score: float | None  # share of points against all others; None if it met nobody
    points: float  # mean points in the game itself
    failures: dict[str, int]


class Meeting(msgspec.Struct, frozen=True):
    """The results of a bot against another."""

    games: int
    score: float
    low: float
    high: float


class Timing(msgspec.Struct, frozen=True):
    """Times, which depend on the machine."""

    seconds_per_decision: list[float]  # by bot, in the order of standings


class Figures(msgspec.Struct, frozen=True, kw_only=True):
    """The report, for programs."""

    format: int
    philtre: str
    plan: Plan
    games: int
    deals: int
    standings: list[Standing]
    meetings: list[list[Meeting | None]]  # rows and columns in the order of standings
    seats: list[Meeting | None]  # each seat's share of wins
    first: Meeting | None  # the share of wins of the seat that decided first
    lengths: dict[str, float]  # decisions: shortest, mean, median, longest
    histogram: list[tuple[int, int]]  # of lengths: lower end of a bar, games
    endings: dict[str, int]
    timing: Timing


def figures(plan: Plan, results: list[Result]) -> Figures:
    """All figures of a tournament with at least one played game."""
    placed = _placed(results)
    ratings = rate(placed, len(plan.bots))
    order = sorted(range(len(plan.bots)), key=lambda bot: -ratings[bot].rating)
    meetings = _meetings(placed, len(plan.bots))
    standings = [
        Standing(plan.bots[bot], *ratings[bot], *_counted(placed, bot), *_scored(results, bot, meetings[bot]))
        for bot in order
    ]
    lengths = [sum(result.decisions) for result in results]
    return Figures(
        format=FORMAT,
        philtre=__version__,
        plan=plan,
        games=len(results),
        deals=len({result.deal for result in results}),
        standings=standings,
        meetings=[[_meeting(share_of(meetings[bot][other])) for other in order] for bot in order],
        seats=[_meeting(share_of(_of_seat(results, seat))) for seat in range(plan.seats)],
        first=_meeting(share_of([(r.deal, _won(r, r.first)) for r in results if not r.failures])),
        lengths=_lengths(lengths),
        histogram=_histogram(lengths),
        endings=dict(sorted(Counter(result.reason for result in results).items())),
        timing=Timing([_seconds(results, bot) for bot in order]),
    )


def _placed(results: list[Result]) -> list[Placed]:
    """The ranks of bots in each game or, for solo games, in each deal."""
    if all(len(set(result.sides)) == 1 for result in results):
        return _placed_by_points(results)
    found = []
    for result in results:
        seats = [result.sides.index(side) for side in sorted(set(result.sides))]
        found.append(Placed(result.deal, [result.bots[s] for s in seats], [result.ranks[s] for s in seats]))
    return found


def _placed_by_points(results: list[Result]) -> list[Placed]:
    deals: dict[int, list[Result]] = defaultdict(list)
    for result in results:
        deals[result.deal].append(result)
    found = []
    for deal, games in deals.items():
        points = [-1 if game.failures else game.scores[0] for game in games]
        ranks = [1 + sum(other > own for other in points) for own in points]
        found.append(Placed(deal, [game.bots[0] for game in games], ranks))
    return found


def _meetings(placed: list[Placed], bots: int) -> list[list[Points]]:
    """The points of each bot against each other bot."""
    found: list[list[Points]] = [[[] for _ in range(bots)] for _ in range(bots)]
    for game in placed:
        each = list(zip(game.bots, game.ranks, strict=True))
        for bot, rank in each:
            for other, its in each:
                if other != bot:
                    found[bot][other].append((game.deal, 1.0 if rank < its else 0.5 if rank == its else 0.0))
    return found


def _meeting(share: Share | None) -> Meeting | None:
    return None if share is None else Meeting(*share)


def _counted(placed: list[Placed], bot: int) -> tuple[int, int, int, int]:
    """The number of games, and how many were won, shared and lost. A bot that shares first place only with itself has
    won."""
    own = [game for game in placed if bot in game.bots]
    firsts = [{who for who, rank in zip(game.bots, game.ranks, strict=True) if rank == min(game.ranks)} for game in own]
    won, shared = sum(first == {bot} for first in firsts), sum(bot in first and len(first) > 1 for first in firsts)
    return len(own), won, shared, len(own) - won - shared


def _scored(results: list[Result], bot: int, meetings: list[Points]) -> tuple[float | None, float, dict[str, int]]:
    points = [point for meeting in meetings for _, point in meeting]
    own = [result.scores[seat] for result in results for seat, who in enumerate(result.bots) if who == bot]
    why = Counter(f.why for result in results for f in result.failures if result.bots[f.seat] == bot)
    return mean(points) if points else None, mean(own) if own else 0.0, dict(sorted(why.items()))


def _of_seat(results: list[Result], seat: int) -> Points:
    return [(result.deal, _won(result, seat)) for result in results if not result.failures]


def _won(result: Result, seat: int) -> float:
    """A seat's share of the first place. It is shared by sides, not by seats."""
    first = {side for rank, side in zip(result.ranks, result.sides, strict=True) if rank == min(result.ranks)}
    return 1.0 / len(first) if result.sides[seat] in first else 0.0


def _lengths(lengths: list[int]) -> dict[str, float]:
    return {"shortest": min(lengths), "mean": mean(lengths), "median": median(lengths), "longest": max(lengths)}


def _histogram(lengths: list[int]) -> list[tuple[int, int]]:
    """A histogram of about twenty bars with a round width."""
    span = max(lengths) - min(lengths) + 1
    width = next(w for w in _round_widths() if span / w <= 24)
    bars = Counter(length // width for length in lengths)
    return [(bar * width, bars[bar]) for bar in range(min(bars), max(bars) + 1)]


def _round_widths() -> list[int]:
    return [factor * 10**power for power in range(7) for factor in (1, 2, 5)]


def _seconds(results: list[Result], bot: int) -> float:
    own = [(result, seat) for result in results for seat, who in enumerate(result.bots) if who == bot]
    decisions = sum(result.decisions[seat] for result, seat in own)
    return sum(result.thought[seat] for result, seat in own) / decisions if decisions else 0.0
