"""From games to what a net learns of: the rows of positions, and what they should be worth.

A position's target is what search thought it was worth, made into chances by a curve that is fitted to results, mixed
with the result itself where no random action came after it. A seat that is not in turn is worth what search thinks
when it decides next.
"""

from __future__ import annotations

import random
from array import array
from typing import Any, Final, NamedTuple

import numpy as np
import numpy.typing as npt

from philtre.core.chance import Seeded
from philtre.core.contract import SILENT, Game, Rows, State
from philtre.core.net import listed
from philtre.learning.played import Played, again

MIX: Final = 0.3  # of the result in a target, where it counts
HELD: Final = 33  # every so many-th game is kept from training, to see what the net makes of new ones
NEAR: Final = 0.005  # chances are no nearer to 0 and 1 than this

Floats = npt.NDArray[np.float32]
Places = npt.NDArray[np.uint16]


class Thought(NamedTuple):
    """What is known of one position, for each value that the net is to tell."""

    values: list[float]  # by search; the result where the seat never decides again
    results: list[float]
    counts: bool  # whether the result does


class Lessons(NamedTuple):
    targets: Floats  # positions, values
    results: Floats
    counts: npt.NDArray[np.bool_]
    held: npt.NDArray[np.bool_]  # positions of games kept from training


def count_values(state: State) -> int:
    """One where there are two sides at most, else one for each seat."""
    seats = int(state.seats())
    sides = {int(state.side(seat)) for seat in range(seats)}
    return 1 if len(sides) <= 2 else seats


def thoughts(game: Game, played: Played) -> list[Thought]:
    """Of all decisions of a game, in their order."""
    found: list[Thought] = []
    latest: list[float] = list(played.payoffs)  # going backwards: what each seat thinks next
    movers = [int(state.seat()) for _, state in again(game, played)]
    values = count_values(game.new(played.setup(), Seeded(played.seed), SILENT))
    for place in range(len(played.actions) - 1, -1, -1):
        value = played.values[place]
        if value is None:
            continue
        mover = movers[place]
        latest[mover] = value
        seats = [(mover + offset) % played.seats for offset in range(values)]
        results = [played.payoffs[seat] for seat in seats]
        found.append(Thought([latest[seat] for seat in seats], results, place > played.wandered))
    return found[::-1]


def lessons(game: Game, games: list[Played], mix: float = MIX) -> Lessons:
    """The targets of all decisions."""
    all_thoughts = [thoughts(game, played) for played in games]
    held = np.array([number % HELD == 0 for number, each in enumerate(all_thoughts) for _ in each])
    flat = [thought for each in all_thoughts for thought in each]
    values = np.array([thought.values for thought in flat], np.float32)
    results = np.array([thought.results for thought in flat], np.float32)
    counts = np.array([thought.counts for thought in flat])
    fitted = counts & ~held
    chances = np.stack(
        [
            calibrated(values[:, head], *fit(values[fitted, head], results[fitted, head]))
            for head in range(values.shape[1])
        ],
        1,
    )
    part = np.where(counts, mix, 0.0)[:, None]
    return Lessons((part * results + (1 - part) * chances).astype(np.float32), results, counts, held)


def fit(guesses: Any, results: Any) -> tuple[float, float]:
    """The logistic curve from guesses to chances that suits the results best, by Newton's steps."""
    x, a, b = _logit(guesses), 1.0, 0.0
    for _ in range(30):
        p = 1 / (1 + np.exp(-(a * x + b)))
        slope, gap = p * (1 - p), results - p
        hessian = np.array([[np.sum(slope * x * x), np.sum(slope * x)], [np.sum(slope * x), np.sum(slope)]])
        step = np.linalg.solve(hessian + 1e-6 * np.eye(2), np.array([np.sum(gap * x), np.sum(gap)]))
        a, b = a + float(step[0]), b + float(step[1])
        if np.abs(step).max() < 1e-6:
            break
    return a, b


def calibrated(guesses: Any, a: float, b: float) -> Any:
    return 1 / (1 + np.exp(-(a * _logit(guesses) + b)))


def _logit(guesses: Any) -> Any:
    near = np.clip(np.asarray(guesses, np.float64), NEAR, 1 - NEAR)
    return np.log(near / (1 - near))


def places(game: Game, rows: Rows, games: list[Played], seed: int | None) -> Places:
    """The rows of all decisions' positions, each turned at random where a seed is given. Places that stay free hold
    the number after the last row."""
    dice = random.Random(seed)
    found, lengths = array("H"), array("I")
    for played in games:
        for place, state in again(game, played):
            if played.values[place] is None:
                continue
            seen = state
            if seed is not None and rows.variations > 1:
                seen = state.clone()
                rows.vary(seen, dice.randrange(rows.variations))
            of_position = listed(rows, seen)
            found.extend(of_position)
            lengths.append(len(of_position))
    return _padded(np.frombuffer(found, np.uint16), np.frombuffer(lengths, np.uint32).astype(np.int64), rows.size)


def _padded(flat: Any, lengths: Any, free: int) -> Places:
    widest = int(lengths.max())
    table = np.full((len(lengths), widest), free, np.uint16)
    table[np.arange(widest)[None, :] < lengths[:, None]] = flat
    return table
