"""Skill tokens, the end of the game and ties (page 7)."""

from __future__ import annotations

import pytest

from philtre.games.potion_explosion.face.writing import write
from philtre.games.potion_explosion.rules.game import LiveState
from tests.potion_explosion.tables import Heard, asked, brewing, do, legal, potions, stacks, table, tracks

ROWS = "r b k y r\nb r r r b\nk k b b k"
FIVE = ("wisdom-4", "love-4", "magnetical-4", "prismatic-4", "abyssal-4")


def last_act(*names: str, seats: int = 2, seat: int = 0) -> LiveState:
    """A turn of which only the end is left, by a player with these potions."""
    state = table(ROWS, seats=seats)
    stacks(state, "wisdom-5", "love-5", "sands-7")
    for player in range(seats):
        brewing(state, "lavamancing-7", "balm-7", seat=player)
    potions(state, *names, seat=seat)
    state.player = seat
    state.picked = 1
    return state


def given(state: LiveState, seat: int = 0) -> list[str]:
    return write(state).desks[seat].skill


# Skill tokens


def test_three_potions_of_a_kind_earn_a_token_worth_four_points() -> None:
    state = last_act("wisdom-4", "wisdom-4", "wisdom-5")
    story = Heard()
    do(state, "end", story=story)
    assert given(state) == ["wisdom"]
    assert state.desks[0].points == 5 + 5 + 6 + 4
    assert state.skill_left == 14
    assert story.named("earned") == [(0,)]


def test_five_different_kinds_earn_a_token() -> None:
    state = last_act(*FIVE)
    do(state, "end")
    assert given(state) == ["five"]


def test_four_kinds_or_two_of_a_kind_earn_nothing() -> None:
    state = last_act(*FIVE[:4], "wisdom-4")
    do(state, "end")
    assert given(state) == []


def test_a_potion_may_belong_to_both_sets() -> None:
    state = last_act(*FIVE, "wisdom-4", "wisdom-5")
    do(state, "end")
    assert given(state) == ["wisdom", "five"]


def test_six_of_a_kind_earn_one_token_only_and_drunk_potions_count() -> None:
    state = last_act("balm-4", "balm-4", "balm-5", "balm-5", "balm-6", "balm-6")
    do(state, "end")
    assert given(state) == ["balm"]
    drunk = last_act()
    potions(drunk, "balm-4", "balm-4", "balm-5", drunk=("balm",))
    do(drunk, "end")
    assert given(drunk) == ["balm"]


def test_a_token_is_given_at_the_end_of_the_own_turn_and_once() -> None:
    state = last_act("wisdom-4", "wisdom-4", "wisdom-5")
    assert given(state) == []
    state.desks[0].skill = 1
    do(state, "end")
    assert (given(state), state.skill_left) == (["wisdom"], 15)


def test_there_are_only_fifteen_tokens() -> None:
    state = last_act(*FIVE, "wisdom-4", "wisdom-5")
    state.skill_left = 1
    state.goal = 15
    do(state, "end")
    assert (given(state), state.skill_left) == (["wisdom"], 0)


# The end of the game


def test_the_round_is_played_out() -> None:
    state = last_act(*FIVE, seats=3, seat=1)
    state.goal = 1
    story = Heard()
    do(state, "end", story=story)
    assert story.named("last-round") == [(1,)]
    assert write(state).last_round == "tokens"
    assert (state.seat(), state.outcome()) == (2, None)
    state.picked = 1
    do(state, "end")
    outcome = state.outcome()
    assert outcome is not None
    assert (outcome.ranks, outcome.reason) == ([2, 1, 2], "tokens")
    assert outcome.scores == [0, 4 + 5 + 4 + 4 + 3 + 4, 0]
    assert legal(state) == []
    assert state.seat() == -1


def test_the_last_player_of_the_round_ends_it_at_once() -> None:
    state = last_act(*FIVE, seat=1)
    state.goal = 1
    do(state, "end")
    assert state.outcome() is not None


def test_the_round_is_counted_from_the_first_player() -> None:
    state = last_act(*FIVE, seats=3, seat=0)
    state.goal, state.start = 1, 1
    do(state, "end")
    assert state.outcome() is not None


def test_fewer_tokens_do_not_end_the_game() -> None:
    state = last_act(*FIVE, seat=1)
    state.goal = 2
    do(state, "end")
    assert (state.outcome(), state.last_round) == (None, 0)


def test_more_tokens_can_be_earned_in_the_last_round() -> None:
    state = last_act(*FIVE, seat=0)
    potions(state, "balm-4", "balm-4", "balm-5", seat=1)
    state.goal = 1
    do(state, "end")
    state.picked = 1
    do(state, "end")
    assert given(state, 1) == ["balm"]


def test_the_game_ends_when_all_stacks_are_empty() -> None:
    state = table(ROWS)
    brewing(state, None, "balm-7")
    brewing(state, "lavamancing-7", "balm-7", seat=1)
    stacks(state, "wisdom-5")
    state.picked = 1
    potions(state, "wisdom-4")
    do(state, "end")
    assert write(state).last_round == "tiles"
    state.picked = 1
    do(state, "end")
    outcome = state.outcome()
    assert outcome is not None
    assert (outcome.reason, outcome.winners()) == ("tiles", [0])


def test_two_points_are_lost_for_each_little_help() -> None:
    state = last_act(seat=1)
    potions(state, "wisdom-4", seat=0)
    potions(state, "lavamancing-4", seat=1)
    state.last_round = 2
    do(state, "help", "take a1", "end")
    outcome = state.outcome()
    assert outcome is not None
    assert (outcome.scores, outcome.winners()) == ([5, 3], [0])


# Ties


def tied(rows: str, seats: int = 2, start: int = 0) -> LiveState:
    """The last turn of a game in which all but an odd last player have equal points."""
    state = table(rows, seats=seats)
    stacks(state, "wisdom-5", "love-5")
    for seat in range(seats):
        brewing(state, "lavamancing-7", "balm-7", seat=seat)
    state.last_round = 1
    state.start = start
    state.player = (start - 1) % seats
    state.picked = 1
    return state


def test_tied_players_pick_a_marble_each_from_the_first_player_on() -> None:
    state = tied("r r . . .\nb b . . .\nr r . . .", start=1)
    story = Heard()
    do(state, "end", story=story)
    assert story.named("tied") == [()]
    assert (asked(state), state.seat()) == ("tie", 1)
    assert legal(state) == ["pick a1", "pick a2", "pick a3", "pick b1", "pick b2", "pick b3"]
    do(state, "pick a2")
    assert state.seat() == 0
    do(state, "pick b1")
    outcome = state.outcome()
    assert outcome is not None
    assert (outcome.ranks, outcome.scores) == ([2, 1], [0, 0])
    assert [sum(desk.aside) for desk in write(state).desks] == [1, 3]


def test_the_second_picks_on_the_dispenser_the_first_left() -> None:
    state = tied("r . . . .\nb . . . .\nr . . . .\nk . . . .")
    do(state, "end", "pick a3")
    assert tracks(state)[0] == "k"
    do(state, "pick a1")
    outcome = state.outcome()
    assert outcome is not None
    assert outcome.winners() == [0]


def test_still_tied_share_the_victory() -> None:
    state = tied("r b . . .")
    do(state, "end", "pick a1", "pick b1")
    outcome = state.outcome()
    assert outcome is not None
    assert outcome.winners() == [0, 1]
    assert [state.payoff(seat) for seat in range(2)] == [0.5, 0.5]


def test_only_those_with_most_points_pick() -> None:
    state = tied("r b k . .", seats=3)
    potions(state, "wisdom-4", seat=0)
    potions(state, "lavamancing-4", seat=2)
    do(state, "end")
    assert state.seat() == 0
    do(state, "pick a1")
    assert state.seat() == 2
    do(state, "pick b1")
    outcome = state.outcome()
    assert outcome is not None
    assert outcome.ranks == [1, 3, 1]
    assert [state.payoff(seat) for seat in range(3)] == [0.5, 0.0, 0.5]


def test_a_tie_for_second_place_is_not_broken() -> None:
    state = tied("r b k . .", seats=3)
    potions(state, "wisdom-4", seat=1)
    do(state, "end")
    outcome = state.outcome()
    assert outcome is not None
    assert outcome.ranks == [2, 1, 2]


def test_a_tied_player_without_a_marble_to_take_has_none() -> None:
    state = tied("r . . . .")
    do(state, "end")
    assert legal(state) == ["pick a1"]
    do(state, "pick a1")
    outcome = state.outcome()
    assert outcome is not None
    assert outcome.winners() == [0]


def test_with_nothing_to_take_at_all_the_victory_is_shared_without_a_question() -> None:
    state = tied("")
    do(state, "end")
    outcome = state.outcome()
    assert outcome is not None
    assert outcome.winners() == [0, 1]


@pytest.mark.parametrize("hidden", [0, 2])
def test_hidden_marbles_take_part_in_a_tie(hidden: int) -> None:
    nine = "\n".join(f"{marble} . . . ." for marble in reversed("bybybyrkr"))
    state = tied(nine)
    state.lids, state.unseen = hidden, hidden  # all red
    do(state, "end", "pick a8")
    assert sum(write(state).desks[0].aside) == 3 + hidden
