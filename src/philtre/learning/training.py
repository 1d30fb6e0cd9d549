"""Training of the net: Adam on the cross entropy between its values and the targets.

It uses numpy and one core: sixteen units and some hundred thousand positions take a minute or two. What inputs share
(`Inputs.shared`) is learned once and added to each of them, so that rare inputs have sensible weights too.
"""

from __future__ import annotations

from array import array
from collections.abc import Callable
from typing import Any, Final, NamedTuple, TypeAlias

import numpy as np

from philtre.core.net import ONE, UNITS, WEIGHT_ONE
from philtre.learning.lessons import Floats, Places
from philtre.nets.file import Weights

WIDTH: Final = int(UNITS)
STEEP: Final = 4.0  # scale of the output weights
LARGEST: Final = 32_000  # of a unit's sum
FEWEST: Final = 300  # steps in an epoch, if they have enough positions
SMALLEST: Final = 128
STEPS: Final = 40  # up to there
HOTTEST: Final = 2.5  # a correction by more than this comes from too few games
RARE: Final = 5  # inputs that occur less often in an epoch get no weights

Pairs: TypeAlias = list[tuple[int, str, float]]  # an input, a word that it shares with others, and how much of it


class Plan(NamedTuple):
    """How a net is trained."""

    epochs: int = 10
    batch: int = 4096  # positions of a step at most
    rate: float = 3e-3  # at its highest
    decay: float = 1e-4  # weight decay of inputs, but not of the words that they share
    warm: float = 0.1  # part of the steps during which the rate rises
    seed: int = 1
    whole: bool = False  # whether the values of all seats add up to 1
    least: int = FEWEST  # steps of an epoch at least, if there are enough positions


class Shared:
    """Which inputs share which words, as two lists of pairs: sorted by inputs, and by words."""

    def __init__(self, pairs: Pairs) -> None:
        words = {word: number for number, word in enumerate(dict.fromkeys(word for _, word, _ in pairs))}
        self.count = len(words)
        self.inputs = np.array([number for number, _, _ in pairs], np.int64)
        self.words = np.array([words[word] for _, word, _ in pairs], np.int64)
        self.parts = np.array([part for _, _, part in pairs], np.float32)
        self._by_input = _Sums(self.inputs, self.words, self.parts)
        self._by_word = _Sums(self.words, self.inputs, self.parts)

    def add_to(self, table: Any, words: Any) -> None:
        self._by_input.add(table, words)

    def gather(self, words: Any, table: Any) -> None:
        self._by_word.add(words, table)


class _Sums:
    """Adds rows of one table to rows of another."""

    def __init__(self, to: Any, of: Any, parts: Any) -> None:
        order = np.argsort(to, kind="stable")
        self._of, self._parts = of[order], parts[order][:, None]
        self._to, self._starts = np.unique(to[order], return_index=True)

    def add(self, target: Any, source: Any) -> None:
        if len(self._of):
            target[self._to] += np.add.reduceat(source[self._of] * self._parts, self._starts, axis=0)


class Model:
    """The parameters of the net."""

    def __init__(self, size: int, values: int, shared: Shared, seed: int, whole: bool = False) -> None:
        dice = np.random.default_rng(seed)
        self.size, self.shared, self.whole = size, shared, whole
        self.met = np.zeros(size + 1, np.bool_)  # the inputs that are not rare
        self.own = _normal(dice, (size + 1, WIDTH), 0.01)  # the last row is for unused places
        self.common = _normal(dice, (max(1, shared.count), WIDTH), 0.02)
        self.begin = np.full(WIDTH, 0.4, np.float32)
        self.out = _normal(dice, (WIDTH, values), 0.3)
        self.shift = np.zeros(values, np.float32)

    def parts(self) -> list[Any]:
        return [self.own, self.common, self.begin, self.out, self.shift]

    def take_up(self, parts: list[Any]) -> None:
        self.own, self.common, self.begin, self.out, self.shift = parts

    def table(self) -> Floats:
        table: Floats = self.own.copy()
        self.shared.add_to(table, self.common)
        table[-1] = 0.0
        return table

    def lanes(self, table: Any, index: Any) -> Any:
        return table[index].sum(1) + self.begin

    def odds(self, index: Places) -> Any:
        """The log odds of many positions."""
        table = self.table()
        parts = [self.odds_of(self.lanes(table, index[at : at + 8192])) for at in range(0, len(index), 8192)]
        return np.concatenate(parts)

    def odds_of(self, lanes: Any) -> Any:
        return _clipped(lanes) @ (STEEP * self.out) + self.shift

    def slopes(self, index: Any, lanes: Any, error: Any) -> list[Any]:
        """The gradients of all parameters; `error` is the prediction minus the target."""
        clipped = _clipped(lanes)
        back = STEEP * (error @ self.out.T)
        inside = (lanes > 0) & (lanes < 1)
        inside[:, 0] = True
        back *= inside
        own = np.zeros_like(self.own)
        _scatter(own, index, back)
        own[-1] = 0.0
        common = np.zeros_like(self.common)
        self.shared.gather(common, own)
        return [own, common, back.sum(0), STEEP * (clipped.T @ error), error.sum(0)]


def _normal(dice: np.random.Generator, shape: tuple[int, int], spread: float) -> Any:
    return (dice.standard_normal(shape) * spread).astype(np.float32)


def _clipped(lanes: Any) -> Any:
    clipped = np.clip(lanes, 0, 1)
    clipped[:, 0] = lanes[:, 0]
    return clipped


def _scatter(target: Any, index: Any, back: Any) -> None:
    """Add each position's row of `back` to all the inputs of the target that the position has."""
    flat = index.ravel()
    order = np.argsort(flat, kind="stable")
    inputs, starts = np.unique(flat[order], return_index=True)
    target[inputs] = np.add.reduceat(back[order // index.shape[1]], starts, axis=0)


class Adam:
    def __init__(self, parts: list[Any]) -> None:
        self._means = [np.zeros_like(part) for part in parts]
        self._squares = [np.zeros_like(part) for part in parts]
        self._steps = 0

    def kept(self) -> list[Any]:
        return [*self._means, *self._squares, np.array(self._steps)]

    def take_up(self, kept: list[Any]) -> None:
        *parts, steps = kept
        self._means, self._squares = parts[: len(parts) // 2], parts[len(parts) // 2 :]
        self._steps = int(steps)

    def step(self, parts: list[Any], slopes: list[Any], rate: float) -> None:
        self._steps += 1
        fresh, fresh_squares = 1 - 0.9**self._steps, 1 - 0.999**self._steps
        for part, slope, mean, square in zip(parts, slopes, self._means, self._squares, strict=True):
            mean += 0.1 * (slope - mean)
            square += 0.001 * (slope * slope - square)
            part -= np.float32(rate / fresh) * mean / (np.sqrt(square / np.float32(fresh_squares)) + np.float32(1e-8))


class Learner:
    """Fits a model to the targets, in numpy."""

    def __init__(self, model: Model, plan: Plan) -> None:
        self.model, self._decay = model, plan.decay
        self._adam = Adam(model.parts())

    def epoch(self, index: Any, targets: Any, batches: list[Any], rates: list[float]) -> None:
        """One step for each batch, which says which positions belong to it."""
        for some, rate in zip(batches, rates, strict=True):
            self._step(index[some], targets[some], rate)

    def kept(self) -> list[Any]:
        """What a later learner needs to continue, besides the model."""
        return self._adam.kept()

    def take_up(self, kept: list[Any]) -> None:
        """Continue where another learner stopped."""
        self._adam.take_up(kept)

    def _step(self, index: Any, target: Any, rate: float) -> None:
        model = self.model
        lanes = model.lanes(model.table(), index)
        error = np.nan_to_num((told(model.odds_of(lanes), False) - target) / len(target)).astype(
            np.float32
        )  # unknown: 0
        slopes = model.slopes(index, lanes, error)
        slopes[0] += 2 * np.float32(self._decay) * model.own
        self._adam.step(model.parts(), slopes, rate)


def train(
    plan: Plan,
    size: int,
    pairs: Pairs,
    index_of: Callable[[int], Places],
    targets: Floats,
    report: Callable[[int, Model], None],
    learner: Callable[[Model, Plan], Learner] = Learner,
) -> Model:
    """Train a net on positions; `index_of` returns their inputs for each epoch, perhaps turned differently."""
    dice = np.random.default_rng(plan.seed)
    model = Model(size, targets.shape[1], Shared(pairs), plan.seed, plan.whole)
    learning = learner(model, plan)
    for epoch in range(plan.epochs):
        index, order = index_of(epoch), dice.permutation(len(targets))
        model.met |= np.bincount(index.ravel(), minlength=size + 1) >= RARE
        teach(learning, plan, epoch, index, targets, order)
        report(epoch + 1, model)
    return model


def teach(learning: Learner, plan: Plan, epoch: int, index: Places, targets: Floats, order: Any) -> None:
    """One epoch: all positions once, in this order."""
    rates = _rates(plan, epoch, _steps(plan, len(targets)))
    learning.epoch(index, targets, np.array_split(order, len(rates)), rates)


def _steps(plan: Plan, positions: int) -> int:
    """Steps of an epoch: enough of them, but none too small."""
    return max(positions // plan.batch, min(plan.least, positions // SMALLEST), 1)


def _rates(plan: Plan, epoch: int, steps: int) -> list[float]:
    """The learning rate of each step of an epoch."""
    return [_rate_at(plan, (epoch * steps + step) / (plan.epochs * steps)) for step in range(steps)]


def _rate_at(plan: Plan, gone: float) -> float:
    """A linear rise, then a half cosine."""
    if gone < plan.warm:
        return plan.rate * (0.04 + 0.96 * gone / plan.warm)
    return plan.rate * 0.5 * (1 + float(np.cos(np.pi * (gone - plan.warm) / (1 - plan.warm))))


def chances(model: Model, index: Places) -> Floats:
    """The predictions of a net for many positions."""
    found: Floats = told(model.odds(index), model.whole).astype(np.float32)
    return found


def cool(model: Model, index: Places, results: Floats) -> float:
    """Make the predictions as cautious as results of other games ask for; returns by how much.

    A net is too sure of what it learned, since positions of one game are alike. The odds that it tells are all divided
    by the same number.
    """
    heat = heat_of(model.odds(index), results, model.whole)
    model.out, model.shift = model.out / np.float32(heat), model.shift / np.float32(heat)
    return round(heat, 4)


def heat_of(odds: Any, results: Any, whole: bool) -> float:
    """The number by which these log odds should be divided to predict the results best."""
    heats = [float(HOTTEST ** (step / STEPS)) for step in range(-STEPS, STEPS + 1)]
    losses = [loss(told(odds / heat, whole), results) for heat in heats]
    return heats[losses.index(min(losses))]


def told(odds: Any, whole: bool) -> Any:
    """Chances from log odds; those of a position add up to 1 if its seats share one payoff."""
    said = 1 / (1 + np.exp(-odds))
    return said / said.sum(1, keepdims=True) if whole else said


def loss(said: Any, results: Any) -> float:
    """The mean cross entropy."""
    near = np.clip(said, 1e-4, 1 - 1e-4)
    return float(-(results * np.log(near) + (1 - results) * np.log(1 - near)).mean())


def largest_lane(model: Model, index: Places) -> float:
    table = model.table()
    return max(
        float(np.abs(model.lanes(table, index[at : at + 8192])).max()) for at in range(0, len(index), 8192)
    )  # fmt: skip


def weights_of(model: Model) -> Weights:
    """The net in integers, for the engine. Rare inputs have weight 0, so that files are small."""
    table = model.table() * model.met[:, None]
    return Weights(
        _whole("h", table[:-1] * float(ONE)),
        _whole("h", model.begin * float(ONE)),
        _whole("i", STEEP * model.out.T * float(WEIGHT_ONE)),
        [float(shift) for shift in model.shift],
    )


def _whole(kind: str, numbers: Any) -> array[int]:
    rounded = np.rint(numbers)
    if kind == "h":
        rounded = np.clip(rounded, -LARGEST, LARGEST)
    return array(kind, np.ascontiguousarray(rounded, kind).tobytes())
