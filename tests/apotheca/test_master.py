"""Master of the Market (pages 10-11)."""

from __future__ import annotations

from typing import Any

from philtre.core.chance import Seeded
from philtre.core.contract import SILENT, Setup, State
from tests.apotheca.drawing import GAME, Drawn, drawn, legal, play, rows, table, view

OPEN = "R . . B  . b2 . .  . . y2 .  Y . . R"


def master(drawing: str, **changes: Any) -> State:
    """Seat 0 is the master, decree red; seat 1 is the apprentice."""
    rest = {"variant": "master", "active": [[], ["giada"]], "decree": "red", **changes}
    return table(drawing, **rest)


def test_two_potions_of_each_colour_make_the_opening_market() -> None:
    for seed in range(10):
        market = view(GAME.new(Setup("master", 2), Seeded(seed), SILENT))["market"]
        colours = [p["colour"] for p in market if p]
        assert sorted(colours) == ["blue", "blue", "red", "red", "yellow", "yellow"]


def test_the_opening_is_known_as_a_pile_to_those_who_may_not_look() -> None:
    state = GAME.new(Setup("master", 3, {"start": "1"}), Seeded(2), SILENT)
    second, third = view(state.seen_by(1)), view(state.seen_by(2))
    assert sum(second["opening"]) == 0
    assert sum(third["opening"]) == 2
    assert sum(third["unseen"]) == 39
    for seed in range(30):
        world = state.seen_by(2)
        world.imagine(Seeded(seed))
        colours = [p["colour"] for p in view(world)["market"] if p]
        assert sorted(colours) == ["blue", "blue", "red", "red", "yellow", "yellow"]


def test_the_master_begins_without_an_apothecary_and_decrees_first_then_takes_one_action() -> None:
    state = GAME.new(Setup("master", 3, {"start": "2"}), Seeded(4), SILENT)
    position = view(state)
    assert [len(row) for row in position["active"]] == [1, 0, 1]
    assert legal(state) == ["decree red", "decree blue", "decree yellow"]
    play(state, "decree blue")
    assert view(state)["actions_left"] == 1
    assert view(state)["gems"][1] == [0, 0, 0]


def test_the_master_has_a_turn_after_every_apprentice() -> None:
    state = GAME.new(Setup("master", 4, {"start": "1"}), Seeded(5), SILENT)
    order: list[tuple[int, int]] = []
    luck = Seeded(6)
    while len(order) < 7:
        position = view(state)
        if not order or order[-1][1] != position["turn"]:
            order.append((position["seat"], position["turn"]))
        state.apply(state.legal_actions()[0], luck, SILENT)
    assert [seat for seat, _ in order] == [0, 1, 0, 2, 0, 3, 0]


def test_the_master_changes_the_decree_for_a_gem_of_the_new_colour() -> None:
    state = master(OPEN, gems=[[1, 1, 0], [0, 0, 0]])
    assert legal(state, "decree") == ["decree blue"]
    play(state, "decree blue")
    assert view(state)["gems"][0] == [1, 0, 0]
    assert legal(state, "decree") == []


def test_the_master_pays_two_gems_of_the_stations_colour_for_a_power_of_the_alley() -> None:
    state = master(OPEN, gems=[[2, 1, 0], [0, 0, 0]])
    assert {text.split()[0] for text in legal(state)} == {"reveal", "restock", "decree", "spin"}
    play(state, "spin a1 d1")
    position = view(state)
    assert position["gems"][0] == [0, 1, 0]
    assert position["stations"] == ["strega", "qwixly", "karinne"]


def test_the_master_never_hires() -> None:
    assert legal(master(OPEN, gems=[[5, 5, 5], [0, 0, 0]]), "hire") == []


def test_apprentices_pay_the_master_by_pair_and_by_mix() -> None:
    state = master(OPEN, seat=1, apprentice=1, gems=[[0, 0, 0], [2, 0, 0]])
    play(state, "hire ruby", luck=Drawn(state, "solas"))
    assert view(state)["gems"] == [[2, 0, 0], [0, 0, 0]]
    state = master(OPEN, seat=1, apprentice=1, gems=[[0, 0, 0], [1, 1, 1]])
    play(state, "hire deck mixed", luck=Drawn(state, "solas"))
    assert view(state)["gems"] == [[1, 1, 1], [0, 0, 0]]


def test_the_master_makes_only_matches_of_the_decreed_colour_and_keeps_them_without_bonus() -> None:
    state = master("R R r2 R " + "B . . . " * 1 + ". . . . " * 2)
    play(state, "reveal c1")
    position = view(state)
    assert position["kept"] == [1, 0, 0]
    assert position["kept_potions"] == [4, 0, 0]
    assert position["gems"][0] == [1, 0, 0]  # the reveal's


def test_a_match_the_player_may_not_score_waits_for_the_first_who_may() -> None:
    state = master("B B b2 . " + ". . . . " * 3, actions_left=1)
    play(state, "reveal c1")
    position = view(state)
    assert position["satisfied"][1] == [{"card": "giada", "colour": "blue", "size": 3}]
    assert position["seat"] == 1
    assert position["actions_left"] == 2


def test_an_apprentice_does_not_score_the_decreed_colour_but_the_master_then_does() -> None:
    state = master("R R r2 . " + ". . . . " * 3, seat=1, apprentice=1, actions_left=1)
    play(state, "reveal c1")
    position = view(state)
    assert position["kept"] == [1, 0, 0]
    assert position["seat"] == 0


def test_a_new_decree_scores_a_waiting_match_at_once() -> None:
    state = master("B B B .  R . . .  . . . .  . . . .", gems=[[0, 1, 0], [0, 0, 0]])
    play(state, "decree blue")
    assert view(state)["kept"] == [0, 1, 0]


def test_one_match_of_each_colour_wins_for_the_master() -> None:
    state = master("R R r2 . " + ". . . . " * 3, kept=[0, 1, 2], kept_potions=[0, 3, 6])
    play(state, "reveal c1")
    outcome = state.outcome()
    assert outcome is not None
    assert (outcome.ranks, outcome.scores, outcome.reason) == ([1, 2], [3, 0], "kept")


def test_apprentices_win_together_with_three() -> None:
    done = [{"card": "strega", "colour": "red", "size": 3}, {"card": "qwixly", "colour": "red", "size": 3}]
    state = master(
        "B B b2 . " + ". . . . " * 3, seats=3, seat=1, apprentice=1, active=[[], ["giada"], ["solas"]],
        satisfied=[[], [], done], stations=["imogen", "afrit", "karinne"],
    )  # fmt: skip
    play(state, "reveal c1")
    outcome = state.outcome()
    assert outcome is not None
    assert (outcome.ranks, outcome.scores) == ([2, 1, 1], [0, 3, 3])


def test_a_waiting_match_prevents_an_overload() -> None:
    full = "B B B Y  R Y R B  Y R B R  R B y2 ."
    state = master(full)
    play(state, "restock", "place d4", luck=Drawn(state, "red"))
    assert drawn(state) == rows("B B B Y  R Y R B  Y R B R  R B y2 r1")


def test_an_apprentice_without_an_active_apothecary_gets_the_gem() -> None:
    state = master("B B b2 . " + ". . . . " * 3, seat=1, apprentice=1, active=[[], []])
    play(state, "reveal c1")
    assert view(state)["gems"][1] == [0, 2, 0]


def test_a_match_that_waits_is_scored_before_fifty_quiet_turns_end_the_game() -> None:
    """The apprentice's last potion moves into a line of the decreed colour: the master's turn scores it."""
    state = master("R . R .  . R . .  B . . .  . Y . .", seat=1, turn=50, quiet=49, apprentice=1, actions_left=1,
                   active=[[], ["corvidus"]], used=["spin"], stations=["giada", "qwixly", "karinne"])  # fmt: skip
    play(state, "glide b2>b1")
    found = view(state)
    assert (found["ended"], found["quiet"], found["seat"]) == (None, 0, 0)
    assert found["kept"] == [1, 0, 0]


def test_fifty_quiet_turns_without_a_match_end_the_game() -> None:
    state = master("R . R .  B . . .  B . . .  . Y . .", seat=1, turn=50, quiet=49, apprentice=1, actions_left=1,
                   active=[[], ["corvidus"]], used=["spin"], stations=["giada", "qwixly", "karinne"])  # fmt: skip
    play(state, legal(state, "glide")[0])
    assert (view(state)["ended"], view(state)["quiet"]) == ("quiet", 50)
