"""How to win (page 7), gold at the end (page 11), the cursed (page 10), and ties."""

from __future__ import annotations

from typing import Any

import pytest

from philtre.core.chance import Seeded
from philtre.games.mystic_moon.rules.state import MysticMoonState
from tests.mystic_moon.drawing import legal, play, prompt, seat, table, told, view


def last(*witches: dict[str, Any], **changes: Any) -> MysticMoonState:
    """The last bloom of a game."""
    turn = len(witches) - 1
    state = table(*witches, round=5, turn=turn, seat=turn, step="bloom", prompt="bloom", hat=0, **changes)
    if changes.get("zodiac") and prompt(state) == "charm":
        play(state, "done")
    return play(state, "bloom", luck="SSSSSS")


def result(state: MysticMoonState) -> tuple[list[int], list[int], str]:
    outcome = state.outcome()
    assert outcome is not None
    return outcome.ranks, outcome.scores, outcome.reason


def test_the_most_star_power_wins_after_five_rounds() -> None:
    state = last({"stars": 20}, {"stars": 31}, {"stars": 25})
    assert result(state) == ([3, 1, 2], [20, 31, 25], "stars")
    assert (state.seat(), legal(state)) == (-1, [])


def test_with_equal_star_power_the_fuller_satchel_wins() -> None:
    state = last({"stars": 20, "satchel": "F*"}, {"stars": 20, "satchel": "A"})
    assert result(state) == ([1, 2], [20, 20], "satchel")


def test_then_stone_parchment_shears() -> None:
    state = last({"stars": 20}, {"stars": 20}, {"stars": 3})
    assert (prompt(state), legal(state)) == ("sign", ["stone", "parchment", "shears"])
    play(state, "stone", "parchment")
    assert result(state) == ([2, 1, 3], [20, 20, 3], "shears")


@pytest.mark.parametrize(
    ("signs", "left"),
    [
        (["stone", "stone", "shears"], [0, 1]),
        (["stone", "parchment", "parchment"], [1, 2]),
        (["shears", "parchment", "parchment"], None),
        (["stone", "parchment", "shears"], [0, 1, 2]),
        (["stone", "stone", "stone"], [0, 1, 2]),
    ],
)
def test_with_two_signs_shown_the_beaten_are_out(signs: list[str], left: list[int] | None) -> None:
    state = last({"stars": 20}, {"stars": 20}, {"stars": 20})
    play(state, *signs)
    if left is None:
        assert result(state)[0] == [1, 2, 2]
    else:
        assert view(state)["contest"]["seats"] == left
        assert view(state)["contest"]["drawn"] == (1 if len(left) == 3 else 0)


def test_after_nine_drawn_contests_the_victory_is_shared() -> None:
    state = last({"stars": 20}, {"stars": 20})
    play(state, *["stone"] * 18)
    assert result(state) == ([1, 1], [20, 20], "shared")
    assert state.payoff(0) == state.payoff(1) == 0.5


def test_signs_stay_secret_until_all_are_chosen() -> None:
    state = last({"stars": 20}, {"stars": 20})
    assert told(state, "stone") == ["chose-sign"]
    for viewer in (1, -1):
        seen = state.seen_by(viewer)
        assert isinstance(seen, MysticMoonState)
        assert view(seen)["contest"]["signs"] == ["hidden", None]
    own = state.seen_by(0)
    assert isinstance(own, MysticMoonState)
    assert view(own)["contest"]["signs"] == ["stone", None]
    assert told(state, "stone") == ["chose-sign", "showed-sign", "showed-sign", "drew-contest"]


def test_an_imagined_sign_is_any_of_the_three() -> None:
    state = last({"stars": 20}, {"stars": 20})
    play(state, "stone")
    seen = set()
    for seed in range(30):
        world = state.seen_by(1)
        world.imagine(Seeded(seed))
        assert isinstance(world, MysticMoonState)
        seen.add(view(world)["contest"]["signs"][0])
    assert seen == {"stone", "parchment", "shears"}


def test_gold_is_scored_by_how_many_have_more() -> None:
    state = last({"gold": 2}, {"gold": 5}, {"gold": 2}, {"gold": 0}, alchemy=True)
    assert result(state)[1] == [14, 17, 14, 10]


def test_without_gold_there_is_nothing_for_it() -> None:
    assert result(last({}, {"stars": 11}, alchemy=True))[1] == [10, 11]


def test_the_cursed_fall_to_nothing_and_cannot_win() -> None:
    state = last({"stars": 40, "cursed": True}, {"stars": 0}, zodiac=True)
    assert result(state) == ([2, 1], [0, 0], "stars")


def test_gold_does_not_help_the_cursed() -> None:
    state = last({"gold": 3, "cursed": True}, {"stars": 1}, zodiac=True, alchemy=True)
    assert result(state)[1] == [0, 1]


def test_if_all_are_cursed_nobody_wins() -> None:
    state = last({"stars": 40, "cursed": True}, {"cursed": True, "satchel": "F"}, zodiac=True)
    assert result(state) == ([2, 2], [0, 0], "cursed")
    assert state.payoff(0) == state.payoff(1) == 0.0


def test_what_is_left_in_the_cauldron_counts_for_nothing() -> None:
    state = last({"stars": 20, "cauldron": "FFF QQQ AAA"}, {"stars": 20, "satchel": "A"})
    assert result(state)[0] == [2, 1]
    assert seat(state)["stars"] == 20
