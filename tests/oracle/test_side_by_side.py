"""The comparison itself: it must see what is wrong, and say where."""

from __future__ import annotations

from dataclasses import replace

import pytest

from philtre.core.chance import Seeded
from tests.oracle import registry
from tests.oracle.apotheca import Oracle, rare
from tests.oracle.long import CHUNK, chunks, play_chunk
from tests.oracle.refusals import disagreements
from tests.oracle.side_by_side import Difference, Mode, all_modes, compare, differ

DUEL = Mode("apotheca", "standard", 2)


class Generous(Oracle):
    """Gains two gems where the rulebook has one."""

    def gain(self, colour: str) -> None:
        self.gems[self.player][colour] += 2


def turn_generous(oracle: Oracle) -> Oracle:
    oracle.__class__ = Generous
    return oracle


@pytest.fixture
def wrong_oracle(monkeypatch: pytest.MonkeyPatch) -> None:
    wrong = replace(
        registry.ORACLES["apotheca"],
        new=lambda *given: turn_generous(Oracle.new(*given)),
        rare=lambda *given: turn_generous(rare(*given)),
    )
    monkeypatch.setitem(registry.ORACLES, "apotheca", wrong)


def test_equal_positions_do_not_differ() -> None:
    assert differ("position", {"gems": [[1, 2, 3]]}, {"gems": [[1, 2, 3]]}) == []


def test_a_difference_is_named_by_its_place() -> None:
    fast, oracle = {"gems": [[1, 2], [0, 0]], "seat": 1}, {"gems": [[1, 3], [0, 0]], "seat": 1}
    assert differ("position", fast, oracle) == ["position.gems[0][1]: 2 | 3"]


def test_lists_of_two_lengths_are_shown_whole() -> None:
    assert differ("used", ["reveal"], []) == ["used: ['reveal'] | []"]


def test_a_field_that_only_one_has_is_a_difference() -> None:
    assert len(differ("position", {"seat": None}, {})) == 1


def test_every_game_with_an_oracle_has_modes() -> None:
    assert {mode.game for mode in all_modes()} == set(registry.ORACLES)


def test_set_ups_that_only_one_engine_refuses_are_found(monkeypatch: pytest.MonkeyPatch) -> None:
    anything = replace(registry.ORACLES["apotheca"], new=lambda *_: Oracle.new("standard", 2, {}, Seeded(1)))
    monkeypatch.setitem(registry.ORACLES, "apotheca", anything)
    assert disagreements("apotheca", "solo", 2, [{}]) == [{}]
    assert disagreements("apotheca", "standard", 2, [{}, {"start": "7"}]) == [{"start": "7"}]


def test_chunks_cover_every_seed_once() -> None:
    seeds = [seed for begin, count in chunks(7, 2 * CHUNK + 3) for seed in range(begin, begin + count)]
    assert seeds == list(range(7, 7 + 2 * CHUNK + 3))


@pytest.mark.usefixtures("wrong_oracle")
def test_another_rule_is_seen_and_shown() -> None:
    with pytest.raises(Difference) as caught:
        compare(DUEL, 3)
    told = str(caught.value)
    assert "apotheca-standard-2, seed 3" in told
    assert "position.gems" in told
    assert ": reveal " in told
    assert "--mode apotheca-standard-2 --first 3 --games 1" in told


def test_the_long_run_counts_no_difference_where_there_is_none() -> None:
    assert play_chunk(DUEL, 3, 2).line().endswith(" 0 differences")


@pytest.mark.usefixtures("wrong_oracle")
def test_the_long_run_counts_differences() -> None:
    assert play_chunk(DUEL, 3, 2).line().endswith(" 2 differences")
