"""Training data from games: the inputs of positions, and their targets.

The target of a position is the value of the search, turned into a probability by a curve that is fitted to results, and
mixed with the result itself if no random action followed. For a seat that is not in turn it is the value of the search
at its next decision. Nets of games for one learn in another way: `rounds`.
"""

from __future__ import annotations

import random
from array import array
from collections.abc import Iterator
from functools import cache
from math import nan
from typing import Any, Final, NamedTuple, cast

import msgspec
import numpy as np
import numpy.typing as npt
from librt.vecs import vec
from mypy_extensions import i64

from philtre.core.chance import Seeded
from philtre.core.contract import NOBODY, SILENT, Game, Inputs, State
from philtre.core.net import listed
from philtre.learning.played import Played, again

MIX: Final = 0.3  # weight of the result in a target
HELD: Final = 20  # one in this many games is not used for training, to test the net
MOST: Final = 800_000  # positions to learn from; more take long and bring little
RARELY: Final = 0.01
NEAR: Final = 0.005  # predicted chances are at least this far from 0 and 1

Floats = npt.NDArray[np.float32]
Places = npt.NDArray[np.uint16]


class Thought(NamedTuple):
    """What is known about a position, for each value that the net predicts; nan if nothing is known."""

    values: list[float]  # from search; the result if the seat never decides again
    results: list[float]
    counts: bool  # whether the result counts


def count_values(state: State) -> int:
    """The number of values: one for up to two sides, otherwise one for each seat."""
    seats = int(state.seats())
    sides = {int(state.side(seat)) for seat in range(seats)}
    return 1 if len(sides) <= 2 else seats


def positions(game: Game, played: Played) -> Iterator[tuple[int, State, tuple[int, float] | None]]:
    """The decisions of a game, and positions that search explored there, with the seat that took the last action and
    its value to that seat. Hidden things are as the searching seat may imagine them. Positions after random numbers are
    left out, because their value is a mean over several positions. States may change after they were yielded."""
    for place, state in again(game, played):
        if played.values[place] is None:
            continue
        yield place, state, None
        if not played.tried or not played.tried[place]:
            continue
        luck, view = Seeded(played.seed + place + 1), state.seen_by(state.seat())
        for way, value in played.tried[place]:
            after, other = view.clone(), view.clone()
            seat, _ = _walk(after, way, luck), _walk(other, way, luck)
            if seat is not None and _seen(game, after) == _seen(game, other):
                yield place, after, (seat, value)


def _walk(state: State, way: list[int], luck: Seeded) -> int | None:
    """Take some actions in an imagined world. Returns the seat that took the last one; None if they are not possible or
    end the game."""
    state.imagine(luck)
    seat = NOBODY
    for action in way:
        seat = state.seat()
        if seat == NOBODY or action not in state.legal_actions():
            return None
        state.apply(action, luck, SILENT)
    return None if state.seat() == NOBODY else int(seat)


def _seen(game: Game, state: State) -> tuple[int, list[int]]:
    """The view of the seat in turn, and its number."""
    seat, out = int(state.seat()), vec[i64]([0] * _words(game, int(state.seats())))
    if seat != NOBODY:
        state.observe(seat, out, 0)
    return seat, [int(word) for word in out]


@cache
def _words(game: Game, seats: int) -> int:
    """Words of an observation."""
    return sum(feature.size for feature in game.features(seats)) // 8


def thoughts(game: Game, played: Played) -> list[Thought]:
    """What is known about all positions of a game, in order."""
    values = count_values(game.new(played.setup(), Seeded(played.seed), SILENT))
    found: list[Thought] = []
    decisions: list[tuple[int, int, int]] = []  # number, place, mover
    for place, state, tried in positions(game, played):
        if tried is None:
            mover = int(state.seat())
            decisions.append((len(found), place, mover))
            results = [played.payoffs[(mover + offset) % played.seats] for offset in range(values)]
            found.append(Thought([], results, place > played.wandered))
        else:
            found.append(Thought(_of_one(state, *tried, values), [nan] * values, False))
    latest: list[float] = list(played.payoffs)  # going backwards: the value of each seat's next search
    for number, place, mover in reversed(decisions):
        latest[mover] = cast("float", played.values[place])
        seats = [(mover + offset) % played.seats for offset in range(values)]
        found[number] = found[number]._replace(values=[latest[seat] for seat in seats])
    return found


def _of_one(state: State, seat: int, value: float, values: int) -> list[float]:
    """What is known about a position whose value is known for one seat."""
    mover = int(state.seat())
    if values == 1:
        return [value if state.side(seat) == state.side(mover) else 1.0 - value]
    return [value if (mover + offset) % values == seat else nan for offset in range(values)]


def lessons(game: Game, games: list[Played], mix: float = MIX) -> Floats:
    """The targets of all positions."""
    found = [thought for played in games for thought in thoughts(game, played)]
    values = np.array([thought.values for thought in found], np.float32)
    results = np.array([thought.results for thought in found], np.float32)
    counts = np.array([thought.counts for thought in found])
    chances = np.stack(
        [
            calibrated(values[:, head], *fit(values[counts, head], results[counts, head]))
            for head in range(values.shape[1])
        ],
        1,
    )
    targets: Floats = np.where(counts[:, None], mix * results + (1 - mix) * chances, chances).astype(np.float32)
    return targets


def thinned(games: list[Played], most: int = MOST) -> list[Played]:
    """The same games with fewer of the positions that search explored, so that there are about `most` at most."""
    tried = sum(len(ways) for played in games for ways in played.tried)
    decisions = sum(value is not None for played in games for value in played.values)
    if decisions + tried <= most:
        return games
    share, dice = max(0.0, (most - decisions) / tried), random.Random(tried)
    return [
        msgspec.structs.replace(
            played, tried=[[each for each in ways if dice.random() < share] for ways in played.tried]
        )
        for played in games
    ]


def tested(games: list[Played]) -> list[Played]:
    """The games with only the decisions after the last random one, whose results tell most; without any, with all."""
    plain = [msgspec.structs.replace(played, tried=[]) for played in games]
    sober = [msgspec.structs.replace(played, values=_after(played.values, played.wandered)) for played in plain]
    return sober if any(value is not None for played in sober for value in played.values) else plain


def _after(values: list[float | None], wandered: int) -> list[float | None]:
    return [value if place > wandered else None for place, value in enumerate(values)]


def share_one_payoff(games: list[Played]) -> bool:
    """Whether the payoffs of all seats add up to 1, but for rare endings without a winner."""
    return sum(abs(sum(played.payoffs) - 1.0) for played in games) <= RARELY * len(games)


def results_of(game: Game, games: list[Played]) -> Floats:
    """The results of all decisions."""
    return np.array([thought.results for played in games for thought in thoughts(game, played)], np.float32)


def fit(guesses: Any, results: Any) -> tuple[float, float]:
    """The logistic curve from values to probabilities that fits the results best, by Newton's method."""
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


def places(game: Game, inputs: Inputs, games: list[Played], seed: int | None) -> Places:
    """The inputs of all positions, turned at random if a seed is given. Unused places contain the number after the last
    input."""
    dice = random.Random(seed)
    found, lengths = array("H"), array("I")
    for played in games:
        for _, state, _ in positions(game, played):
            seen = state
            if seed is not None and inputs.variations > 1:
                seen = state.clone()
                inputs.vary(seen, dice.randrange(inputs.variations))
            of_position = listed(inputs, seen)
            found.extend(of_position)
            lengths.append(len(of_position))
    return padded(np.frombuffer(found, np.uint16), np.frombuffer(lengths, np.uint32).astype(np.int64), inputs.size)


def padded(flat: Any, lengths: Any, free: int) -> Places:
    """The inputs of positions, one after another, as a table; unused places contain `free`."""
    widest = int(lengths.max())
    table = np.full((len(lengths), widest), free, np.uint16)
    table[np.arange(widest)[None, :] < lengths[:, None]] = flat
    return table
