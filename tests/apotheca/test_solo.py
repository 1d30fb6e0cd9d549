"""Solo (pages 8-9): side grids, stacks, points and ranks."""

from __future__ import annotations

from typing import Any

import pytest

from philtre.core.chance import Scripted, Seeded
from philtre.core.contract import SILENT, Setup, State
from philtre.games.apotheca.content import rank
from tests.apotheca.drawing import GAME, Drawn, drawn, legal, play, rows, table, view

EVERYWHERE = list(range(16))


def solo(drawing: str, **changes: Any) -> State:
    rest = {"variant": "solo", "seats": 1, "active": [["merten"]], "outside": EVERYWHERE, **changes}
    return table(drawing, **rest)


def test_corners_face_up_six_on_a_checkerboard_facedown_and_sixteen_outside() -> None:
    for squares in (0, 1):
        state = GAME.new(Setup("solo", 1), Scripted([squares, 0, 0, 0, 0, 0, 0, 0, 0]), SILENT)
        position = view(state)
        down = [space for space, p in enumerate(position["market"]) if p and not p["up"]]
        assert len(down) == 6
        assert {(space // 4 + space % 4) % 2 for space in down} == {squares}
        assert position["outside"] == EVERYWHERE


def test_nothing_facedown_is_settled_before_somebody_sees_it() -> None:
    state = GAME.new(Setup("solo", 1), Seeded(3), SILENT)
    position = view(state)
    assert all(p["colour"] is None for p in position["market"] if p and not p["up"])
    assert sum(position["unseen"]) == 41


def test_the_same_action_may_be_taken_twice_also_the_same_power() -> None:
    state = solo("R . . B  . r . .  . . r .  Y . . R")
    assert view(state)["market"][5]["arrow"] is None
    play(state, "leap a1>c1", "leap c1>a1")
    assert view(state)["prompt"] == "outside"


def test_there_is_no_restock_and_hiring_costs_three_of_one_colour() -> None:
    state = solo("R . . B  . r . .  . . r .  Y . . R", gems=[[2, 1, 1]])
    assert legal(state, "restock") == []
    assert legal(state, "hire") == []
    state = solo("R . . B  . r . .  . . r .  Y . . R", gems=[[3, 1, 1]])
    assert legal(state, "hire") == ["hire ruby"]


def test_after_two_actions_a_potion_comes_in_on_its_own_space_and_is_seen_then() -> None:
    state = solo("R . . B  . . . .  . . . .  Y . . R", outside=[0, 1, 5])
    play(state, "leap a1>c1", "leap c1>a1")
    assert legal(state) == ["outside b1", "outside b2"]
    play(state, "outside b2", luck=Drawn(state, "blue"))
    assert drawn(state)[1] == ". b1 . ."
    assert view(state)["outside"] == [0, 1]
    assert view(state)["prompt"] == "action"


def test_a_match_stacks_on_a_chosen_space_satisfies_and_scores_face_up_potions_of_its_colour() -> None:
    state = solo("R R . R  . . . .  . . . .  . . R r1")
    play(state, "leap c4>c1")
    assert legal(state) == ["stack a1", "stack b1", "stack c1", "stack d1"]
    play(state, "stack b1")
    assert drawn(state)[0] == ". R4 . ."
    position = view(state)
    assert position["satisfied"][0] == [{"card": "merten", "colour": None, "size": 0}]
    assert position["gems"][0] == [1, 0, 0]  # four in a row
    assert position["score"] == 1


def test_a_stack_counts_as_one_potion_also_in_the_next_match() -> None:
    state = solo("R3 R . R  . . . .  . . . .  . . R .", active=[["merten", "imogen"]])
    play(state, "leap c4>c1", "stack a1")
    assert legal(state) == ["satisfy imogen", "satisfy merten"]
    play(state, "satisfy merten")
    assert drawn(state)[0] == "R6 . . ."
    assert view(state)["score"] == 1


def test_without_an_active_apothecary_a_match_gives_a_gem_and_no_points() -> None:
    state = solo("R R r1 .  . . . .  . . . .  . . . Y", active=[[]])
    play(state, "reveal c1", "stack a1")
    position = view(state)
    assert position["gems"][0] == [2, 0, 0]
    assert position["score"] == 0
    assert drawn(state)[0] == "R3 . . ."


def test_there_is_no_overload() -> None:
    state = solo("R B Y B  Y R B Y  R Y R B  B R . y", outside=[14], active=[["imogen"]], actions_left=1)
    play(state, "flip a1 b1", "outside c4", luck=Drawn(state, "blue"))
    assert drawn(state) == rows("B R Y B  Y R B Y  R Y R B  B R b1 y")


def test_the_game_ends_when_a_potion_must_come_in_and_none_can() -> None:
    state = solo("R . . B  . r . .  . . r .  Y . . R", outside=[0, 3], actions_left=1)
    play(state, "leap d4>d2")
    assert (view(state)["ended"], view(state)["score"]) == ("filled", 0)


def test_an_empty_outside_is_worth_five_points() -> None:
    state = solo("R . . B  . r . .  . . r .  Y . . R", outside=[], actions_left=1, score=12)
    play(state, "leap d4>d2")
    outcome = state.outcome()
    assert outcome is not None
    assert (outcome.scores, outcome.reason) == ([17], "filled")


@pytest.mark.parametrize(
    ("score", "earned"),
    [(0, "assistant"), (14, "assistant"), (15, "apprentice"), (20, "adept"), (25, "expert"), (30, "master"),
     (35, "grand-master"), (39, "grand-master"), (40, "legend"), (99, "legend")],
)  # fmt: skip
def test_a_score_earns_a_rank(score: int, earned: str) -> None:
    assert rank(score) == earned


def test_a_spectator_does_not_see_what_came_in() -> None:
    state = solo("R . . B  . . . .  . . . .  Y . . R", outside=[1])
    play(state, "leap a1>c1", "leap c1>a1", "outside b1", luck=Drawn(state, "blue"))
    assert drawn(state.seen_by(0)) == rows("R b1 . B  . . . .  . . . .  Y . . R")
    assert drawn(state.seen_by(-1)) == rows("R ?1 . B  . . . .  . . . .  Y . . R")
