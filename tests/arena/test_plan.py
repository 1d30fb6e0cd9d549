"""The schedule: luck and seats favour nobody."""

from __future__ import annotations

from collections import Counter

import pytest

from philtre import games
from philtre.arena.plan import Plan, Schedule, plan_for
from philtre.core.contract import Setup
from philtre.core.errors import SetupError
from tests.arena import lottery


def plan(bots: int, seats: int, seed: int = 5) -> Plan:
    return plan_for(lottery.FACE, Setup("plain", seats), [f"bot-{n}" for n in range(bots)], seed, 1.0)


@pytest.mark.parametrize(("bots", "seats"), [(2, 2), (5, 2), (3, 3), (4, 3), (2, 3), (4, 4), (5, 4), (2, 4), (3, 4)])
def test_every_bot_sits_everywhere_equally_often(bots: int, seats: int) -> None:
    schedule = Schedule(plan(bots, seats))
    everything = len(schedule.groups) * seats * 6  # as many deals as there are orders of four around a table
    sat = Counter((bot, seat) for number in range(everything) for seat, bot in enumerate(schedule.pairing(number).bots))
    assert len(set(sat.values())) == 1
    assert len(sat) == bots * seats


@pytest.mark.parametrize(("bots", "seats"), [(2, 2), (4, 3), (5, 4), (2, 3)])
def test_a_deal_is_played_in_every_rotation(bots: int, seats: int) -> None:
    schedule = Schedule(plan(bots, seats))
    for block in range(20):
        games_of = [schedule.pairing(seats * block + n) for n in range(seats)]
        assert len({game.deal for game in games_of}) == 1
        rotated = [game.bots[-n:] + game.bots[:-n] if n else game.bots for n, game in enumerate(games_of)]
        assert len({*rotated}) == 1


def test_every_group_gets_the_same_deals() -> None:
    schedule = Schedule(plan(4, 2))
    whole = [schedule.pairing(number) for number in range(2 * 6 * 10)]
    deals: dict[frozenset[int], list[int]] = {}
    for game in whole:
        deals.setdefault(frozenset(game.bots), []).append(game.deal)
    assert {tuple(each) for each in deals.values()} == {tuple(n // 2 for n in range(20))}


def test_who_sits_behind_whom_changes() -> None:
    schedule = Schedule(plan(3, 3))
    behind = Counter()  # type: Counter[tuple[int, int]]
    for number in range(6):
        bots = schedule.pairing(number).bots
        behind.update(zip(bots, bots[1:] + bots[:1], strict=True))
    assert set(behind.values()) == {3}


@pytest.mark.parametrize(("variant", "seats", "sides"), [("standard", 2, 2), ("standard", 3, 3), ("standard", 4, 2),
                                                        ("master", 4, 2), ("solo", 1, 1)])  # fmt: skip
def test_sides_play_against_each_other(variant: str, seats: int, sides: int) -> None:
    face = games.face("apotheca")
    assert Schedule(plan_for(face, Setup(variant, seats), ["random", "greedy"], 1, 1.0)).sides == sides


def test_every_solo_bot_gets_the_same_deals() -> None:
    schedule = Schedule(plan_for(games.face("apotheca"), Setup("solo", 1), ["random", "greedy", "search"], 1, 1.0))
    assert schedule.whole(10) == 12
    dealt = Counter(schedule.pairing(number) for number in range(12))
    assert dealt == {(deal, (bot,)): 1 for deal in range(4) for bot in range(3)}


def test_games_come_in_pairs() -> None:
    assert [Schedule(plan(2, 2)).whole(n) for n in (1, 2, 400, 401)] == [2, 2, 400, 402]


@pytest.mark.parametrize("bots", [[], ["a"] * 2, [f"b{n}" for n in range(33)]])
def test_impossible_lists_of_bots_are_refused(bots: list[str]) -> None:
    with pytest.raises(SetupError):
        plan_for(lottery.FACE, Setup("plain", 2), bots, 1, 1.0)
