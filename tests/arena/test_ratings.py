"""Ratings find known strengths, with correct intervals."""

from __future__ import annotations

import random
from math import log10

import pytest

from philtre.arena.ratings import Placed, Rating, rate, share_of


def elo(strengths: list[float]) -> list[float]:
    """The expected ratings: 400 points for ten times the strength, with a mean of 1500."""
    logs = [log10(strength) for strength in strengths]
    return [1500 + 400 * (x - sum(logs) / len(logs)) for x in logs]


def ranked(rng: random.Random, strengths: list[float], draws: float) -> list[int]:
    """A game by Plackett and Luce; with `draws`, the first place may be shared by all, as Davidson has it."""
    left, ranks = list(range(len(strengths))), [0] * len(strengths)
    equal = draws * _mean(strengths)
    if rng.random() < equal / (equal + sum(strengths)):
        return [1] * len(strengths)
    for place in range(len(strengths)):
        chosen = rng.choices(left, [strengths[each] for each in left])[0]
        ranks[chosen] = place + 1
        left.remove(chosen)
    return ranks


def _mean(strengths: list[float]) -> float:
    product = 1.0
    for strength in strengths:
        product *= strength
    return float(product ** (1 / len(strengths)))


def played(rng: random.Random, strengths: list[float], games: int, seats: int, draws: float) -> list[Placed]:
    found = []
    for deal in range(games):
        bots = rng.sample(range(len(strengths)), seats)
        found.append(Placed(deal, bots, ranked(rng, [strengths[bot] for bot in bots], draws)))
    return found


@pytest.mark.parametrize(("seats", "draws"), [(2, 0.0), (2, 0.5), (3, 0.0), (3, 0.5), (4, 0.0)])
def test_known_strengths_are_found(seats: int, draws: float) -> None:
    strengths = [1.0, 1.5, 3.0, 6.0, 20.0]
    ratings = rate(played(random.Random(seats), strengths, 6000, seats, draws), len(strengths))
    off = [
        abs(each.rating - true) / (each.high - each.rating) for each, true in zip(ratings, elo(strengths), strict=True)
    ]
    # One interval of twenty misses, but not by much.
    assert sum(share < 1.0 for share in off) >= 4
    assert max(off) < 1.5
    assert max(map(_width, ratings)) < 60


@pytest.mark.parametrize("seats", [2, 3])
def test_95_percent_of_the_intervals_contain_the_truth(seats: int) -> None:
    rng, strengths, held = random.Random(7), [1.0, 2.0, 4.0], []
    for _ in range(60):
        ratings = rate(played(rng, strengths, 120, seats, 0.3), 3)
        held += [each.low < true < each.high for each, true in zip(ratings, elo(strengths), strict=True)]
    assert 0.91 <= sum(held) / len(held) <= 0.99


def test_two_bots_differ_by_the_logarithm_of_their_wins() -> None:
    games = [Placed(n, (0, 1), (1, 2) if n % 4 else (2, 1)) for n in range(4000)]
    strong, weak = rate(games, 2)
    assert strong.rating - weak.rating == pytest.approx(400 * log10(3), abs=1)


def test_draws_bring_ratings_closer_and_do_not_favour_the_first() -> None:
    wins = [Placed(n, (0, 1), (1, 2) if n % 4 else (2, 1)) for n in range(400)]
    draws = [Placed(n, (0, 1), (1, 1)) for n in range(400, 1200)]
    strong, weak = rate(wins + draws, 2)
    swapped, other = rate([Placed(g.deal, (1, 0), g.ranks) for g in wins + draws], 2)
    assert strong.rating > weak.rating
    assert strong.high - strong.low < _width(rate(wins, 2)[0])
    assert (swapped.rating, other.rating) == pytest.approx((weak.rating, strong.rating))


def test_a_bot_that_never_loses_has_a_finite_rating() -> None:
    strong, weak = rate([Placed(n, (0, 1), (1, 2)) for n in range(400)], 2)
    assert 400 < strong.rating - weak.rating < 4000
    assert strong.low > weak.high


def test_games_of_one_deal_do_not_count_as_independent() -> None:
    """Twice the games with the same luck give no more certainty."""
    rng = random.Random(1)
    games = [Placed(deal, (0, 1), rng.choice([(1, 2), (2, 1)])) for deal in range(200)]
    once, twice = rate(games, 2)[0], rate(games + games, 2)[0]
    independent = rate(games + [game._replace(deal=game.deal + 200) for game in games], 2)[0]
    assert _width(twice) == pytest.approx(_width(once), rel=0.02)
    assert _width(independent) < 0.75 * _width(once)


def test_losers_behind_a_winner_have_no_order() -> None:
    """Where only the winner is known, losers are alike, and a third bot's games say nothing about them."""
    games = [Placed(n, (0, 1, 2), (1, 2, 2)) for n in range(100)]
    _, second, third = rate(games, 3)
    assert second.rating == pytest.approx(third.rating)
    assert _width(second) > 300


def test_bots_that_never_met_have_wide_intervals() -> None:
    apart = [Placed(n, (0, 1), (1, 2) if n % 2 else (2, 1)) for n in range(100)]
    apart += [Placed(n, (2, 3), (1, 2) if n % 2 else (2, 1)) for n in range(100)]
    assert all(_width(each) > 1000 for each in rate(apart, 4))


def _width(rating: Rating) -> float:
    return rating.high - rating.low


def test_a_share_has_wilsons_interval() -> None:
    share = share_of([(n, 1.0 if n < 240 else 0.0) for n in range(400)])
    assert share is not None
    assert share[1:] == pytest.approx((0.6, 0.5513, 0.6468), abs=1e-3)


def test_a_share_of_one_still_has_an_interval() -> None:
    share = share_of([(n, 1.0) for n in range(10)])
    assert share is not None
    assert share[1:] == pytest.approx((1.0, 0.7225, 1.0), abs=1e-3)


def test_intervals_are_wider_if_deals_decide() -> None:
    alone = share_of([(n, float(n % 2)) for n in range(400)])
    pairs = share_of([(n // 2, float(n // 2 % 2)) for n in range(400)])
    swaps = share_of([(n // 2, float(n % 2)) for n in range(400)])
    assert alone is not None
    assert pairs is not None
    assert swaps is not None
    assert pairs.low < alone.low == swaps.low


def test_without_games_there_is_no_share() -> None:
    assert share_of([]) is None
