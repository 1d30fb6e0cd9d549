"""Prismatic Joy (page 8): up to three marbles of hand and pool onto any holes."""

from __future__ import annotations

from tests.potion_explosion.tables import asked, brewing, do, legal, letters, marbles, potions, table, tracks, verbs

ROWS = "r b k y r\nb r r r b\nk k b b k"


def test_marbles_go_onto_holes_of_any_colour_and_the_effect_may_stop_after_one() -> None:
    state = table(ROWS)
    brewing(state, "wisdom-4 r", "magnetical-4")  # lacks red and yellow; blue and black
    potions(state, "prismatic-4")
    state.desks[0].pool = marbles("kk")
    do(state, "drink prismatic")
    assert asked(state) == "prismatic"
    assert legal(state) == ["put black 1 red", "put black 1 yellow", "put black 2 blue", "put black 2 black"]
    do(state, "put black 2 blue")
    assert "enough" in legal(state)
    do(state, "enough")
    assert asked(state) == "action"
    desk = state.desks[0]
    assert (letters(desk.empty_2), letters(desk.marbles_2)) == ("bkk", "k")
    assert letters(desk.pool) == "k"


def test_it_needs_a_marble_and_an_empty_hole() -> None:
    state = table(ROWS)
    potions(state, "prismatic-4")
    brewing(state, "wisdom-4")
    assert "drink prismatic" not in legal(state)
    state.hand = marbles("b")
    assert "drink prismatic" in legal(state)
    bare = table(ROWS)
    potions(bare, "prismatic-4")
    bare.hand = marbles("b")
    assert "drink prismatic" not in legal(bare)


def test_three_marbles_of_hand_and_pool_are_chosen_when_it_is_drunk() -> None:
    state = table(ROWS)
    brewing(state, "wisdom-4", "magnetical-4")
    potions(state, "prismatic-4")
    state.hand, state.desks[0].pool = marbles("kk"), marbles("bb")
    do(state, "drink prismatic")
    assert (asked(state), legal(state)) == ("pool", ["keep blue blue black", "keep blue black black"])
    do(state, "keep blue black black")
    assert letters(state.three) == "bkk"


def test_pool_marbles_that_are_not_chosen_have_been_taken_in_hand() -> None:
    state = table(ROWS)
    brewing(state, "wisdom-4", "magnetical-4")
    potions(state, "prismatic-4")
    state.hand, state.desks[0].pool = marbles("kk"), marbles("bb")
    do(state, "drink prismatic", "keep blue black black")
    assert (letters(state.hand), letters(state.desks[0].pool)) == ("bkk", "b")


def test_chosen_hand_marbles_are_used_before_pool_marbles_of_their_colour() -> None:
    state = table(ROWS)
    brewing(state, "wisdom-4", "magnetical-4")
    potions(state, "prismatic-4")
    state.hand, state.desks[0].pool = marbles("b"), marbles("b")
    do(state, "drink prismatic", "put blue 1 red", "enough")
    assert (letters(state.hand), letters(state.desks[0].pool)) == ("", "b")


def test_no_more_than_three_are_placed() -> None:
    state = table(ROWS)
    brewing(state, "wisdom-4", "magnetical-4")
    potions(state, "prismatic-4")
    state.hand = marbles("kkkk")
    do(state, "drink prismatic", "put black 1 red", "put black 1 red", "put black 1 yellow")
    assert (asked(state), letters(state.hand)) == ("action", "k")


def test_the_only_marble_and_the_only_hole_need_no_question() -> None:
    state = table(ROWS)
    brewing(state, "wisdom-4 rry")
    potions(state, "prismatic-4")
    state.hand = marbles("k")
    do(state, "drink prismatic", luck=(0,) * 7)
    assert asked(state) == "action"
    assert "drink wisdom" in legal(state)


def test_marbles_of_the_wrong_colour_return_as_what_they_are() -> None:
    state = table("")
    brewing(state, "wisdom-4 rry")
    potions(state, "prismatic-4")
    state.hand = marbles("k")
    # Red, red, black, yellow return, each to track a.
    do(state, "drink prismatic", luck=(0, 0, 0, 0, 0, 0, 0))
    assert tracks(state)[0] == "rrky"


def test_a_potion_may_be_completed_in_the_middle_of_the_effect() -> None:
    state = table(ROWS)
    brewing(state, "wisdom-4 rry", "magnetical-4")
    potions(state, "prismatic-4")
    state.desks[0].pool = marbles("kk")
    do(state, "drink prismatic", "put black 1 yellow", luck=(0,) * 7)
    assert asked(state) == "prismatic"
    assert verbs(state) == {"put", "enough"}
    assert "put black 2 blue" in legal(state)


def test_a_marble_that_could_have_been_placed_before_may_help_to_complete_it_in_the_middle() -> None:
    state = table(ROWS)
    brewing(state, "wisdom-4 ry", "magnetical-4")  # lacks red and yellow
    potions(state, "prismatic-4")
    state.hand, state.desks[0].pool = marbles("r"), marbles("kkk")
    do(state, "drink prismatic", "keep black black black")
    assert "fill 1" not in legal(state)
    do(state, "put black 1 yellow")
    assert "fill 1" in legal(state)
    do(state, "fill 1", luck=(0,) * 7)
    assert (asked(state), letters(state.three)) == ("prismatic", "kk")


def test_completing_in_the_middle_spares_the_three() -> None:
    state = table(ROWS)
    brewing(state, "wisdom-4 ry", "magnetical-4")
    potions(state, "prismatic-4")
    state.hand, state.desks[0].pool = marbles("rr"), marbles("kk")
    do(state, "drink prismatic", "keep red black black", "put black 1 yellow")
    do(state, "fill 1", luck=(0,) * 7)
    assert (letters(state.three), letters(state.hand), letters(state.desks[0].pool)) == ("rk", "r", "k")


def test_the_effect_is_over_when_no_hole_is_left() -> None:
    state = table(ROWS)
    brewing(state, "wisdom-4 rry")
    potions(state, "prismatic-4")
    state.hand = marbles("kkk")
    do(state, "drink prismatic", luck=(0,) * 7)
    assert (asked(state), letters(state.hand)) == ("action", "kk")


def test_sands_repeats_prismatic_joy_with_new_choices() -> None:
    state = table(ROWS)
    brewing(state, "wisdom-4", "magnetical-4")
    potions(state, "prismatic-4", "sands-4", drunk=("prismatic",))
    state.hand = marbles("kkkk")
    do(state, "drink sands")
    assert asked(state) == "prismatic"
    assert letters(state.three) == "kkk"
