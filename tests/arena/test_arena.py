"""Whole tournaments: the same games with any number of processes, and correct reports."""

from __future__ import annotations

from collections.abc import Callable
from math import log10
from pathlib import Path
from typing import Any

import pytest

from philtre import games
from philtre.arena.figures import Figures, figures
from philtre.arena.plan import Plan, Schedule, plan_for
from philtre.arena.play import FORFEIT, Result, Ring
from philtre.arena.players import split_bots
from philtre.arena.results import Results
from philtre.arena.running import Alone, Crew, Pool, run
from philtre.core.contract import Setup
from philtre.core.errors import PhiltreError, SetupError
from philtre.words.face import Face
from tests.arena import lottery
from tests.core import pebbles

GAMES = 40


def plan(
    face: Face[Any] = pebbles.FACE, setup: Setup | None = None, bots: str = "random,greedy:2", seed: int = 3
) -> Plan:
    return plan_for(face, setup or Setup("short", 2), bots.split(","), seed, 1.0)


def tournament(made: Plan, count: int = GAMES, path: str | None = None, crew: Crew | None = None) -> list[Result]:
    results = Results(made, path)
    run(results, count, crew or Alone(made), lambda _: None)
    return [result.untimed() for result in results.played(count)]


def report(made: Plan, count: int) -> Figures:
    results = Results(made)
    run(results, count, Alone(made), lambda _: None)
    return figures(made, results.played(count))


@pytest.fixture(scope="module")
def uninterrupted() -> list[Result]:
    return tournament(plan())


def stopping(after: int) -> Callable[[int], None]:
    def stop(done: int) -> None:
        if done >= after:
            raise KeyboardInterrupt

    return stop


def test_the_same_seed_gives_the_same_games(uninterrupted: list[Result]) -> None:
    assert tournament(plan()) == uninterrupted
    assert tournament(plan(seed=4)) != uninterrupted


def test_an_interrupted_tournament_resumed_by_more_processes_gives_the_same_games(
    uninterrupted: list[Result], tmp_path: Path
) -> None:
    path = tmp_path / "results.jsonl"
    for after in (1, 5, 12):
        with pytest.raises(KeyboardInterrupt):
            run(Results(plan(), str(path)), GAMES, Alone(plan()), stopping(after))
    path.write_bytes(path.read_bytes()[:-30])
    kept = path.read_bytes().rpartition(b"\n")[0]
    assert tournament(plan(), path=str(path), crew=Pool(plan(), 2)) == uninterrupted
    assert path.read_bytes().startswith(kept)
    assert len(path.read_bytes().splitlines()) == 1 + GAMES


def test_more_games_can_be_asked_for_later(uninterrupted: list[Result], tmp_path: Path) -> None:
    path = str(tmp_path / "results.jsonl")
    assert tournament(plan(), 10, path) == uninterrupted[:10]
    assert tournament(plan(), GAMES, path) == uninterrupted


def test_a_file_with_half_of_its_first_line_begins_anew(uninterrupted: list[Result], tmp_path: Path) -> None:
    path = tmp_path / "results.jsonl"
    tournament(plan(), 2, str(path))
    path.write_bytes(path.read_bytes()[:50])
    assert tournament(plan(), GAMES, str(path)) == uninterrupted


@pytest.mark.parametrize("content", [b"hello\n", b"hello", b"{}\n", b"\xff\xfe\n"])
def test_a_file_of_something_else_is_not_changed(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "diary.txt"
    path.write_bytes(content)
    with pytest.raises(PhiltreError, match="diary"):
        Results(plan(), str(path))
    assert path.read_bytes() == content


@pytest.mark.parametrize("other", [plan(seed=9), plan(bots="greedy:2,random"), plan(setup=Setup("long", 2))])
def test_results_of_another_tournament_are_refused(tmp_path: Path, other: Plan) -> None:
    path = str(tmp_path / "results.jsonl")
    tournament(other, 2, path)
    with pytest.raises(PhiltreError, match="another tournament"):
        Results(plan(), path)


def test_a_damaged_line_is_reported(tmp_path: Path) -> None:
    path = tmp_path / "results.jsonl"
    tournament(plan(), 4, str(path))
    lines = path.read_bytes().splitlines(True)
    path.write_bytes(b"".join([*lines[:2], b"{]\n", *lines[3:]]))
    with pytest.raises(PhiltreError, match="line 3"):
        Results(plan(), str(path))


def test_paired_games_have_the_same_luck() -> None:
    """The lottery draws the same places for bots that name the same numbers."""
    made = plan(lottery.FACE, Setup("plain", 2), "tests.arena.lottery:Two,random", 11)
    mirrored = plan(lottery.FACE, Setup("plain", 2), "tests.arena.lottery:Two,tests.arena.lottery:Four", 11)
    ring = Ring(mirrored)
    for block in range(20):
        first, second = ring.play(2 * block), ring.play(2 * block + 1)
        assert first.deal == second.deal == Schedule(made).pairing(2 * block).deal
        assert first.bots == second.bots[::-1]


@pytest.mark.parametrize(("variant", "seats"), [("plain", 2), ("plain", 3), ("plain", 4), ("draws", 2), ("draws", 3)])
def test_ratings_match_known_strengths(variant: str, seats: int) -> None:
    found = report(plan_for(lottery.FACE, Setup(variant, seats), list(lottery.BOTS), 1, 1.0), 1200)
    middle = sum(log10(strength) for strength in lottery.BOTS.values()) / len(lottery.BOTS)
    assert [each.bot for each in found.standings] == list(lottery.BOTS)[::-1]
    true = [1500 + 400 * (log10(lottery.BOTS[each.bot]) - middle) for each in found.standings]
    off = [
        abs(each.rating - rating) / (each.high - each.rating)
        for each, rating in zip(found.standings, true, strict=True)
    ]
    # One interval of twenty misses, but not by much.
    assert sum(share < 1.0 for share in off) >= 3
    assert max(off) < 1.5


def test_the_matrix_shows_who_beats_whom() -> None:
    found = report(plan_for(lottery.FACE, Setup("plain", 2), list(lottery.BOTS), 1, 1.0), 600)
    for row, mine in enumerate(found.standings):
        for column, other in enumerate(found.standings):
            met = found.meetings[row][column]
            if mine is other:
                assert met is None
            else:
                assert met is not None
                a, b = lottery.BOTS[mine.bot], lottery.BOTS[other.bot]
                assert met.games == 100
                assert met.low - 0.03 < a / (a + b) < met.high + 0.03


def test_the_numbers_add_up() -> None:
    found = report(plan(), GAMES)
    assert [each.games for each in found.standings] == [GAMES, GAMES]
    assert all(each.won + each.shared + each.lost == GAMES for each in found.standings)
    assert found.standings[0].won == found.standings[1].lost
    assert sum(count for _, count in found.histogram) == found.games == sum(found.endings.values()) == GAMES
    assert sum(seat.score for seat in found.seats if seat) == pytest.approx(1.0)
    assert found.lengths["shortest"] <= found.lengths["median"] <= found.lengths["longest"]


@pytest.mark.parametrize("bad", ["Broken", "Cheat"])
def test_a_bot_that_fails_loses_its_games_and_no_others(bad: str) -> None:
    bots = f"tests.arena.lottery:{bad},tests.arena.lottery:One,tests.arena.lottery:Eight"
    found = report(plan(lottery.FACE, Setup("plain", 2), bots), 60)
    assert [each.lost for each in found.standings if each.bot.endswith(bad)] == [40]
    assert found.standings[-1].failures == {"crashed" if bad == "Broken" else "illegal": 40}
    assert found.endings == {"drawn": 20, FORFEIT: 40}


def test_if_one_of_three_bots_fails_the_others_play_on() -> None:
    bots = "tests.arena.lottery:Broken,tests.arena.lottery:One,tests.arena.lottery:Eight"
    results = tournament(plan(lottery.FACE, Setup("plain", 3), bots), 60)
    for result in results:
        assert result.ranks[result.bots.index(0)] == 3
        assert result.reason == "drawn"
    best = [result.bots[result.ranks.index(1)] for result in results]
    assert best.count(2) > best.count(1) > 0


def test_solo_bots_are_compared_by_points_in_the_same_deals() -> None:
    found = report(plan(games.face("apotheca"), Setup("solo", 1), "random,greedy:1"), 20)
    assert [each.bot for each in found.standings] == ["greedy:1", "random"]
    assert found.standings[0].points > found.standings[1].points
    assert [each.games for each in found.standings] == [10, 10]
    assert found.meetings[0][1] is not None
    assert found.meetings[0][1].games == 10


def test_one_bot_plays_a_whole_team() -> None:
    for result in tournament(plan(games.face("apotheca"), Setup("standard", 4), "random,greedy:1"), 4):
        assert result.bots[0] == result.bots[2] != result.bots[1] == result.bots[3]
        assert result.ranks[0] == result.ranks[2] != result.ranks[1] == result.ranks[3]


@pytest.mark.parametrize(
    ("text", "bots"),
    [
        ("random,search:40", ["random", "search:40"]),
        ("a.b:C, ./x y", ["a.b:C", "./x y"]),
        ("random,'./x --of=1,2',greedy", ["random", "./x --of=1,2", "greedy"]),
        ("""./x "a b", greedy""", ["""./x "a b\"""", "greedy"]),
    ],
)
def test_bots_are_written_with_commas(text: str, bots: list[str]) -> None:
    assert split_bots(text) == bots


@pytest.mark.parametrize(
    "bot", ["nobody", "search:x", "no.such.module:Bot", "tests.arena.lottery:Nobody", "tests.arena.lottery:Lottery",
            "./no/such/program", "tests.arena.lottery:Urn"],
)  # fmt: skip
def test_an_unknown_bot_is_reported_before_any_game(bot: str) -> None:
    with pytest.raises(SetupError):
        Ring(plan(bots=f"{bot},random")).player(0, 0)
