"""The four actions (pages 4-5) and the turn they belong to."""

from __future__ import annotations

from tests.apotheca.drawing import Drawn, drawn, legal, play, rows, table, told, view

OPEN = """
    R . . B
    . b2 . .
    . . y1 .
    Y . . R
"""


def test_reveal_turns_any_facedown_potion_over_and_gives_a_gem_of_its_colour() -> None:
    state = table(OPEN)
    assert legal(state, "reveal") == ["reveal b2", "reveal c3"]
    play(state, "reveal b2")
    assert drawn(state)[1] == ". B . ."
    assert view(state)["gems"] == [[0, 1, 0], [0, 0, 0]]


def test_a_turn_is_two_different_actions() -> None:
    state = table(OPEN)
    play(state, "reveal b2")
    assert legal(state, "reveal") == []
    play(state, "leap a1>c1")
    assert view(state)["seat"] == 1
    assert legal(state, "reveal") == ["reveal c3"]


def test_each_apothecary_is_an_action_of_its_own() -> None:
    state = table(OPEN, active=[["merten", "porter-king"], ["giada"]])
    play(state, "leap a1>c1")
    assert legal(state, "leap") == []
    play(state, "waltz c1>b1")
    assert view(state)["seat"] == 1


def test_restock_draws_and_places_until_three_lie_facedown() -> None:
    state = table(OPEN)
    luck = Drawn(state, "red")
    play(state, "restock", luck=luck)
    assert view(state)["hand"] == {"colour": "red"}
    assert legal(state) == [
        "place b1", "place c1", "place a2", "place c2", "place d2", "place a3", "place b3", "place d3", "place b4",
        "place c4",
    ]  # fmt: skip
    play(state, "place b1", luck=luck)
    assert drawn(state)[0] == "R r1 . B"
    assert view(state)["prompt"] == "action"


def test_restock_of_an_empty_back_room_places_three() -> None:
    state = table("R . . B  . . . .  . . . .  Y . . R")
    luck = Drawn(state, "red", "red", "blue")
    play(state, "restock", "place b1", "place c1", "place b2", luck=luck)
    assert drawn(state)[:2] == ["R r1 r1 B", ". b1 . ."]


def test_restock_is_not_allowed_with_three_facedown() -> None:
    assert legal(table("R r1 b2 B  y1 . . .  . . . .  Y . . R"), "restock") == []


def test_restock_is_not_allowed_with_an_empty_supply() -> None:
    potions = "R B Y B  Y R B Y  R Y R B  B R Y ."
    state = table(
        potions,
        variant="master",
        decree="red",
        active=[[], ["giada"]],
        kept=[4, 4, 4],
        kept_potions=[10, 10, 10],
        gems=[[0, 1, 0], [0, 0, 0]],
    )
    assert view(state)["unseen"] == [0, 0, 0]
    assert legal(state, "restock") == []


def test_only_the_drawer_hears_which_colour_came() -> None:
    drawer, other = table(OPEN), table(OPEN)
    assert told(drawer, "restock", Drawn(drawer, "red"), seat=0) == ["drew", "saw"]
    assert told(other, "restock", Drawn(other, "red"), seat=1) == ["drew"]


def test_hire_costs_two_gems_of_the_stations_colour_and_the_station_is_refilled() -> None:
    state = table(OPEN, gems=[[2, 1, 0], [0, 0, 0]])
    assert legal(state, "hire") == ["hire ruby"]
    play(state, "hire ruby", luck=Drawn(state, "solas"))
    position = view(state)
    assert position["active"][0] == ["merten", "strega"]
    assert position["gems"][0] == [0, 1, 0]
    assert position["stations"] == ["solas", "qwixly", "karinne"]


def test_one_gem_of_each_hires_anybody_or_the_unseen_top_card() -> None:
    state = table(OPEN, gems=[[1, 1, 1], [0, 0, 0]])
    assert legal(state, "hire") == ["hire ruby mixed", "hire sapphire mixed", "hire topaz mixed", "hire deck mixed"]
    play(state, "hire deck mixed", luck=Drawn(state, "tidemaster"))
    position = view(state)
    assert position["active"][0] == ["merten", "tidemaster"]
    assert position["gems"][0] == [0, 0, 0]
    assert position["stations"] == ["strega", "qwixly", "karinne"]


def test_paying_by_pair_and_by_mix_are_two_actions() -> None:
    state = table(OPEN, gems=[[2, 1, 1], [0, 0, 0]])
    assert {"hire ruby", "hire ruby mixed"} <= set(legal(state, "hire"))


def test_hiring_twice_in_a_turn_is_not_possible() -> None:
    state = table(OPEN, gems=[[4, 0, 0], [0, 0, 0]])
    play(state, "hire ruby", luck=Drawn(state, "solas"))
    assert legal(state, "hire") == []


def test_an_empty_station_cannot_be_hired_from() -> None:
    state = table(OPEN, gems=[[2, 2, 0], [0, 0, 0]], stations=[None, "qwixly", "karinne"])
    assert legal(state, "hire") == ["hire sapphire"]


def test_without_active_apothecaries_there_is_no_power() -> None:
    state = table(OPEN, active=[[], ["giada"]])
    assert {text.split()[0] for text in legal(state)} == {"reveal", "restock"}


def test_a_turn_without_a_second_action_ends_early() -> None:
    state = table("R . . B  . b2 . .  . . . .  Y . . R", active=[[], ["giada"]], used=["restock"], actions_left=2)
    play(state, "reveal b2")
    assert view(state)["seat"] == 1


def test_the_extra_action_is_offered_after_the_second_and_must_differ() -> None:
    state = table(OPEN, seats=3, seat=2, token=2, active=[["merten"], ["giada"], ["porter-king"]])
    play(state, "reveal b2", "waltz a1>b1")
    assert legal(state) == ["extra", "done"]
    play(state, "extra")
    assert {text.split()[0] for text in legal(state)} == {"restock"}
    assert view(state)["token"] is None


def test_the_extra_action_can_be_kept() -> None:
    state = table(OPEN, seats=3, seat=2, token=2, active=[["merten"], ["giada"], ["porter-king"]])
    play(state, "reveal b2", "waltz a1>b1", "done")
    assert (view(state)["seat"], view(state)["token"]) == (0, 2)


FULL_OF_NOTHING = {
    "variant": "master",
    "decree": "red",
    "start": 1,
    "seat": 0,
    "active": [["giada"], []],
    "kept": [3, 3, 3],
    "stations": [None, None, None],
}


def test_when_nobody_can_do_anything_the_game_is_over_and_nobody_wins() -> None:
    # A full market, an empty supply, no gems, and a power that needs an empty space.
    gone = [15 - 5, 15 - 6, 15 - 5]
    state = table(
        "R B Y B  Y R B Y  R Y R B  B R Y b1", **FULL_OF_NOTHING, kept_potions=gone, gems=[[0, 0, 0], [0, 0, 0]]
    )
    play(state, "reveal d4")
    outcome = state.outcome()
    assert outcome is not None
    assert (outcome.ranks, outcome.reason) == ([2, 2], "stuck")


def test_overload_removes_the_face_up_potions_of_the_drawn_colour() -> None:
    state = table("""
        R B Y B
        Y R B Y
        R Y R B
        B R b2 .
    """)
    luck = Drawn(state, "blue", "red", "yellow")
    play(state, "restock", "place d4", luck=luck)
    assert drawn(state) == rows(". B Y B  Y . B Y  . Y . B  B . b2 b1")
    assert view(state)["unseen"] == [15, 15 - 7, 15 - 4 - 1]  # what was removed is in the supply again


def test_overload_draws_again_when_the_colour_cannot_help() -> None:
    state = table(
        """
        R B R B
        B R B R
        R B R B
        B R y2 .
        """
    )
    luck = Drawn(state, "blue", "yellow", "yellow", "blue", "red")
    play(state, "restock", "place d4", luck=luck)
    # Yellow lies nowhere face-up: drawn twice, put back twice; then blue goes, and the restock goes on.
    assert view(state)["hand"] == {"colour": "red"}
    assert drawn(state) == rows("R . R .  . R . R  R . R .  . R y2 b1")
    assert sum(view(state)["unseen"]) == 45 - 7 - 2 - 1


def test_a_restock_goes_on_after_an_overload() -> None:
    state = table("R B R B  B R B R  R B R B  B R y2 .")
    play(state, "restock", "place d4", luck=Drawn(state, "blue", "blue", "red"))
    assert view(state)["prompt"] == "place"
    play(state, "place b1")
    assert view(state)["prompt"] == "action"
