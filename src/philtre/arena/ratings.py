"""Ratings of bots, computed from the ranks in their games.

The model is that of Plackett and Luce, with ties as in Davidson's (Turner and others, 2020): of the bots that are not
yet placed, a set of equals is placed next with a weight that is the geometric mean of its members' strengths, times a
factor for sets of its size. For two bots it is the model of Bradley and Terry with draws. A set of equals behind all
others is not placed, because games that only know a winner say nothing about the order of the others.

The estimate is the most likely one with a weak prior that strengths are within about a thousand points. Without it, a
bot that never loses would be infinitely strong. Intervals take the larger of two variances: the model's, and
one that takes only deals, not games, to be independent of each other.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Sequence
from itertools import combinations
from math import exp, log, sqrt
from typing import Final, NamedTuple

ELO: Final = 400 / log(10)  # points of a rating per unit of log strength
MIDDLE: Final = 1500  # the mean of all ratings
BELIEF: Final = 1000 / ELO  # standard deviation of the prior
NORMAL_95: Final = 1.959964
STEPS: Final = 100
PRECISE: Final = 1e-9

Choice = tuple[tuple[int, ...], tuple[int, ...]]  # the bots still to be placed, and those of them placed next
Row = list[float]


class Rating(NamedTuple):
    rating: float
    low: float  # of the 95 % interval
    high: float


class Placed(NamedTuple):
    """The bots of one game by rank, and the deal it was played with."""

    deal: int
    bots: Sequence[int]
    ranks: Sequence[int]


def rate(games: Iterable[Placed], bots: int) -> list[Rating]:
    """The rating of each bot."""
    deals: dict[int, Counter[Choice]] = defaultdict(Counter)
    for game in games:
        deals[game.deal].update(_choices(game))
    seen = sum(deals.values(), Counter[Choice]())
    model = _Model(seen, bots)
    at = model.fitted()
    inverse = _inverse(model.curvature(at))
    spread = _spread(model, at, list(deals.values()), inverse)
    return [_rating(at, bot, bots, inverse, spread) for bot in range(bots)]


def _rating(at: Row, bot: int, bots: int, inverse: list[Row], spread: list[Row]) -> Rating:
    """Relative to the mean of all, because games only show differences."""
    contrast = [(1.0 if other == bot else 0.0) - 1.0 / bots for other in range(bots)] + [0.0] * (len(at) - bots)
    variance = max(_form(inverse, contrast), _form(spread, contrast))
    rating, error = MIDDLE + ELO * _dot(contrast, at), NORMAL_95 * ELO * sqrt(max(0.0, variance))
    return Rating(rating, rating - error, rating + error)


def _choices(game: Placed) -> list[Choice]:
    """One after the other, who was placed next among whom."""
    left = sorted(zip(game.ranks, game.bots, strict=True))
    found: list[Choice] = []
    while left:
        equals = [bot for rank, bot in left if rank == left[0][0]]
        if len(equals) == len(left) and found:
            break
        found.append((tuple(sorted(bot for _, bot in left)), tuple(sorted(equals))))
        left = left[len(equals) :]
    return [choice for choice in found if len(choice[0]) > 1]


class _Model:
    """Log strengths of the bots, then log factors of the sizes of sets of equals that were seen."""

    def __init__(self, seen: Counter[Choice], bots: int) -> None:
        self.seen = seen
        self.bots = bots
        self.sizes = sorted({len(placed) for _, placed in seen if len(placed) > 1})
        self.length = bots + len(self.sizes)
        self._sets = {left: self._features_of_sets(left) for left in {left for left, _ in seen}}

    def fitted(self) -> Row:
        """Newton's method. The function is concave, so halving steps that are too long is enough."""
        at = [0.0] * self.length
        for _ in range(STEPS):
            slope = self.slope(at, self.seen, True)
            step = _times(_inverse(self.curvature(at)), slope)
            here, length = self.likelihood(at), 1.0
            while self.likelihood(_moved(at, step, length)) < here and length > PRECISE:
                length /= 2
            at = _moved(at, step, length)
            if max(map(abs, step)) < PRECISE:
                break
        return at

    def likelihood(self, at: Row) -> float:
        total = -sum(x * x for x in at) / (2 * BELIEF**2)
        for (left, placed), times in self.seen.items():
            weights = [exp(_dot(features, at)) for features in self._sets[left]]
            total += times * (_dot(self._features(placed), at) - log(sum(weights)))
        return total

    def slope(self, at: Row, seen: Counter[Choice], believing: bool) -> Row:
        total = [-x / BELIEF**2 if believing else 0.0 for x in at]
        for (left, placed), times in seen.items():
            chosen, mean = self._features(placed), self._mean(left, at)
            for i in range(self.length):
                total[i] += times * (chosen[i] - mean[i])
        return total

    def curvature(self, at: Row) -> list[Row]:
        """The negative of the second derivatives."""
        total = [[1.0 / BELIEF**2 if i == j else 0.0 for j in range(self.length)] for i in range(self.length)]
        times: Counter[tuple[int, ...]] = Counter()
        for (left, _), count in self.seen.items():
            times[left] += count
        for left, count in times.items():
            mean = self._mean(left, at)
            for weight, features in self._weighted(left, at):
                off = [x - m for x, m in zip(features, mean, strict=True)]
                touched = [i for i in range(self.length) if off[i]]
                for i in touched:
                    for j in touched:
                        total[i][j] += count * weight * off[i] * off[j]
        return total

    def _mean(self, left: tuple[int, ...], at: Row) -> Row:
        mean = [0.0] * self.length
        for weight, features in self._weighted(left, at):
            for i in range(self.length):
                mean[i] += weight * features[i]
        return mean

    def _weighted(self, left: tuple[int, ...], at: Row) -> list[tuple[float, Row]]:
        """The probability of each set to be placed next, with its features."""
        sets = self._sets[left]
        weights = [exp(_dot(features, at)) for features in sets]
        total = sum(weights)
        return [(weight / total, features) for weight, features in zip(weights, sets, strict=True)]

    def _features_of_sets(self, left: tuple[int, ...]) -> list[Row]:
        sizes = [1, *(size for size in self.sizes if size <= len(left))]
        return [self._features(chosen) for size in sizes for chosen in combinations(left, size)]

    def _features(self, placed: tuple[int, ...]) -> Row:
        """What the log weight of a set is the sum of."""
        row = [0.0] * self.length
        for bot in placed:
            row[bot] += 1.0 / len(placed)
        if len(placed) > 1:
            row[self.bots + self.sizes.index(len(placed))] = 1.0
        return row


def _spread(model: _Model, at: Row, deals: list[Counter[Choice]], inverse: list[Row]) -> list[Row]:
    """The variance between deals; each deal counts once, however many games were played with it."""
    total = [[0.0] * model.length for _ in range(model.length)]
    if len(deals) < 2:
        return total
    kinds = Counter(tuple(sorted(deal.items())) for deal in deals)
    for kind, times in kinds.items():
        slope = model.slope(at, Counter(dict(kind)), False)
        for i in range(model.length):
            for j in range(model.length):
                total[i][j] += times * slope[i] * slope[j]
    scale = len(deals) / (len(deals) - 1)
    return _product(_product(inverse, [[scale * x for x in row] for row in total]), inverse)


def _dot(a: Row, b: Row) -> float:
    return sum(x * y for x, y in zip(a, b, strict=True))


def _form(matrix: list[Row], row: Row) -> float:
    return _dot(_times(matrix, row), row)


def _times(matrix: list[Row], row: Row) -> Row:
    return [_dot(line, row) for line in matrix]


def _product(a: list[Row], b: list[Row]) -> list[Row]:
    columns = [list(column) for column in zip(*b, strict=True)]
    return [[_dot(row, column) for column in columns] for row in a]


def _moved(at: Row, step: Row, length: float) -> Row:
    return [x + length * s for x, s in zip(at, step, strict=True)]


def _inverse(matrix: list[Row]) -> list[Row]:
    """The inverse of a positive definite matrix, by Gauss and Jordan."""
    size = len(matrix)
    rows = [[*row, *(1.0 if i == j else 0.0 for j in range(size))] for i, row in enumerate(matrix)]
    for i in range(size):
        pivot = rows[i][i]
        rows[i] = [x / pivot for x in rows[i]]
        for j in range(size):
            if j != i and rows[j][i]:
                factor = rows[j][i]
                rows[j] = [x - factor * y for x, y in zip(rows[j], rows[i], strict=True)]
    return [row[size:] for row in rows]


class Share(NamedTuple):
    """A share of points with its 95 % interval: Wilson's, for no more games than there were, and for fewer where the
    deals differ more than games would."""

    games: int
    share: float
    low: float
    high: float


def share_of(points: Sequence[tuple[int, float]]) -> Share | None:
    """The mean of points from 0 to 1, each with its deal; None if there are none."""
    if not points:
        return None
    games, share = len(points), sum(point for _, point in points) / len(points)
    low, high = _wilson(share, min(games, _effective(points, share)))
    return Share(games, share, low, high)


def _effective(points: Sequence[tuple[int, float]], share: float) -> float:
    """How many independent games would have the same variance."""
    off: dict[int, float] = defaultdict(float)
    for deal, point in points:
        off[deal] += point - share
    variance = sum(x * x for x in off.values()) / len(points) ** 2
    return share * (1 - share) / variance if variance > 0 else len(points)


def _wilson(share: float, games: float) -> tuple[float, float]:
    z = NORMAL_95
    middle = (share + z * z / (2 * games)) / (1 + z * z / games)
    half = z / (1 + z * z / games) * sqrt(share * (1 - share) / games + z * z / (4 * games * games))
    return max(0.0, middle - half), min(1.0, middle + half)
