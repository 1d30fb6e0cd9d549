"""Making matches and satisfying apothecaries (pages 6-7), and winning."""

from __future__ import annotations

import pytest

from tests.apotheca.drawing import drawn, legal, play, rows, table, view


def test_three_in_a_row_leave_the_market_and_satisfy_the_only_active_apothecary() -> None:
    state = table("R R . .  . . . .  . . R .  . . . .", active=[["merten"], ["giada"]])
    play(state, "leap c3>c1")
    assert drawn(state) == rows(". . . . " * 4)
    position = view(state)
    assert position["satisfied"][0] == [{"card": "merten", "colour": "red", "size": 3}]
    assert position["active"][0] == []


def test_a_facedown_potion_is_no_part_of_a_match() -> None:
    state = table("R R r1 . " + ". . . . " * 3)
    assert view(state)["prompt"] == "action"
    play(state, "reveal c1")
    assert len(view(state)["satisfied"][0]) == 1


def test_with_two_active_apothecaries_the_player_chooses() -> None:
    state = table("R R r1 . " + ". . . . " * 3, active=[["merten", "imogen"], ["giada"]])
    play(state, "reveal c1")
    assert legal(state) == ["satisfy imogen", "satisfy merten"]
    play(state, "satisfy merten")
    assert view(state)["active"][0] == ["imogen"]


def test_a_satisfied_apothecary_can_no_longer_be_used() -> None:
    state = table("R R r1 .  . . . B  . . . .  . . . .")
    play(state, "reveal c1")
    assert legal(state, "leap") == []


def test_without_an_active_apothecary_the_match_goes_back_for_a_gem() -> None:
    state = table("R R r1 . " + ". . . . " * 3, active=[[], ["giada"]])
    play(state, "reveal c1")
    position = view(state)
    assert position["gems"][0] == [2, 0, 0]  # one for the reveal, one for the match
    assert position["unseen"] == [15, 15, 15]
    assert position["satisfied"] == [[], []]


@pytest.mark.parametrize(
    ("shape", "size"),
    [
        ("R R r1 R " + ". . . . " * 3, 4),
        ("R . . .  R . . .  r1 R R .  . . . .", 5),
        ("R R r1 .  . . R .  . . R .  . . . .", 5),
        ("R r1 R .  . R . .  . R . .  . . . .", 5),
        (". R . .  R r1 R .  . R . .  . . . .", 5),
        (". R . .  R r1 R R  . R . .  . R . .", 7),
    ],
)
def test_special_matches_are_one_match_with_one_bonus_gem(shape: str, size: int) -> None:
    state = table(shape)
    reveal = legal(state, "reveal")[0]
    play(state, reveal)
    position = view(state)
    assert position["satisfied"][0] == [{"card": "merten", "colour": "red", "size": size}]
    assert position["gems"][0] == [2, 0, 0]  # the reveal and the bonus
    assert drawn(state) == rows(". . . . " * 4)


def test_a_special_match_without_an_active_apothecary_gives_two_gems() -> None:
    state = table("R R r1 R " + ". . . . " * 3, active=[[], ["giada"]])
    play(state, "reveal c1")
    assert view(state)["gems"][0] == [3, 0, 0]


def test_three_with_a_gap_are_no_match() -> None:
    state = table("R R . r1 " + ". . . . " * 3)
    play(state, "reveal d1")
    assert view(state)["satisfied"][0] == []


def test_of_two_matches_made_at_once_the_player_says_which_is_first() -> None:
    state = table("R R . .  B B . .  . . R .  . . B .", active=[["tidemaster", "merten"], ["giada"]])
    play(state, "winds up")
    assert legal(state) == ["match a1-c1", "match a2-c2"]
    play(state, "match a2-c2", "satisfy merten")
    assert drawn(state) == rows(". . . . " * 4)
    assert {offer["card"]: offer["colour"] for offer in view(state)["satisfied"][0]} == {
        "merten": "blue",
        "tidemaster": "red",
    }


def test_a_line_with_two_crossing_lines_is_matched_with_one_of_them() -> None:
    state = table("""
        R . . R
        R R r1 R
        R . . R
        . . . .
    """)
    play(state, "reveal c2")
    assert legal(state) == ["match a2-d2 a1-a3", "match a2-d2 d1-d3"]
    play(state, "match a2-d2 a1-a3")
    assert drawn(state) == rows(". . . R  . . . .  . . . R  . . . .")


def test_the_third_satisfied_apothecary_wins_at_once() -> None:
    done = [{"card": "strega", "colour": "blue", "size": 3}, {"card": "qwixly", "colour": "blue", "size": 3}]
    state = table("R R r1 . " + ". . . . " * 3, satisfied=[done, []], stations=["solas", "imogen", "karinne"])
    play(state, "reveal c1")
    outcome = state.outcome()
    assert outcome is not None
    assert (outcome.ranks, outcome.scores, outcome.reason) == ([1, 2], [3, 0], "satisfied")
    assert state.seat() == -1
    assert state.legal_actions() == []


def test_team_mates_count_together_but_use_only_their_own() -> None:
    done = [{"card": "strega", "colour": "blue", "size": 3}]
    mate = [{"card": "qwixly", "colour": "blue", "size": 3}]
    state = table(
        "R R r1 . " + ". . . . " * 3, seats=4, satisfied=[done, [], mate, []],
        active=[["merten"], ["giada"], ["solas"], ["imogen"]], stations=["afrit", "corvidus", "karinne"],
    )  # fmt: skip
    assert legal(state, "float") == []
    play(state, "reveal c1")
    outcome = state.outcome()
    assert outcome is not None
    assert outcome.ranks == [1, 2, 1, 2]
    assert outcome.scores == [3, 0, 3, 0]


def test_a_team_mates_facedown_potion_stays_hidden() -> None:
    state = table("R r1 b3 . " + ". . . . " * 3, seats=4)
    assert drawn(state.seen_by(0))[0] == "R r1 ?3 ."
    assert drawn(state.seen_by(2))[0] == "R ?1 b3 ."
    assert drawn(state.seen_by(-1))[0] == "R ?1 ?3 ."


def test_when_the_game_is_over_everything_is_open() -> None:
    done = [{"card": "strega", "colour": "blue", "size": 3}, {"card": "qwixly", "colour": "blue", "size": 3}]
    state = table("R R r1 b2 " + ". . . . " * 3, satisfied=[done, []], stations=["solas", "imogen", "karinne"])
    assert drawn(state.seen_by(0))[0] == "R R r1 ?2"
    play(state, "reveal c1")
    assert drawn(state.seen_by(0))[0] == ". . . b2"
