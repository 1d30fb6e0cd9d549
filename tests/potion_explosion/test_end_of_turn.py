"""The end of a turn (page 6): what is left of hand and pool, and new tiles."""

from __future__ import annotations

import random

import pytest

from philtre.core.chance import Seeded
from philtre.core.contract import SILENT
from philtre.games.potion_explosion.face.writing import write
from philtre.games.potion_explosion.rules.game import GAME, LiveState
from philtre.games.potion_explosion.rules.tiles import TILE_NAMES
from tests.potion_explosion.by_hand import by_hand
from tests.potion_explosion.tables import asked, brewing, do, legal, letters, marbles, stacks, table

ROWS = "r b k y r\nb r r r b\nk k b b k"


def ending(first: str | None, second: str | None, hand: str, pool: str) -> LiveState:
    """A turn whose pick is done."""
    state = table(ROWS)
    brewing(state, first, second)
    stacks(state, "wisdom-5", "love-5", "sands-7")
    state.hand, state.desks[0].pool = marbles(hand), marbles(pool)
    state.picked = 1
    return state


# Placing what is left


def test_marbles_in_hand_that_fit_are_placed() -> None:
    state = ending("wisdom-4", "magnetical-4", "rb", "")
    do(state, "end")
    desk = state.desks[0]
    assert (letters(desk.marbles_1), letters(desk.marbles_2), desk.pool) == ("r", "b", 0)
    assert state.seat() == 1


def test_heiko_keeps_his_black_marbles() -> None:
    """The worked example of page 5: four red and three black in hand, two blue in the pool."""
    state = ending("abyssal-6 r", "prismatic-4 r", "rrrrkkk", "bb")  # four red holes and one blue hole
    do(state, "end")
    assert (asked(state), legal(state)) == ("deal", ["deal blue 0 0", "deal blue 0 1"])
    do(state, "deal blue 0 1")
    assert (asked(state), legal(state)) == ("keep", ["keep blue black black", "keep black black black"])
    do(state, "keep black black black", luck=(0,))
    desk = state.desks[0]
    assert (letters(desk.marbles_1), letters(desk.marbles_2)) == ("rrrr", "rrb")
    assert letters(desk.pool) == "kkk"
    assert write(state).tracks[0][-1] == "blue"
    assert state.seat() == 1


def test_a_pool_marble_that_fits_may_stay_and_then_must() -> None:
    state = ending("abyssal-6 r", "prismatic-4 r", "rrrrkkk", "bb")
    do(state, "end", "deal blue 0 0", luck=(0, 0))  # both blue ones stay, so two black ones are thrown back
    assert letters(state.desks[0].pool) == "bbk"


def test_the_player_chooses_where_both_potions_want_the_colour() -> None:
    state = ending("wisdom-4", "abyssal-4", "r", "")
    do(state, "end")
    assert legal(state) == ["deal red 0 1", "deal red 1 0"]
    do(state, "deal red 1 0")
    assert letters(state.desks[0].marbles_1) == "r"


def test_colours_are_asked_in_their_order_and_only_where_there_is_a_choice() -> None:
    state = ending("prismatic-4", "love-4", "rky", "")  # red 2 and 1, black 0 and 1, yellow 1 and 2
    do(state, "end")
    assert legal(state) == ["deal red 0 1", "deal red 1 0"]
    do(state, "deal red 0 1")
    assert legal(state) == ["deal yellow 0 1", "deal yellow 1 0"]
    do(state, "deal yellow 0 1")
    assert letters(state.desks[0].marbles_2) == "rky"


def test_enough_holes_for_all_leave_no_choice() -> None:
    state = ending("wisdom-4", "abyssal-4", "rrrr", "")
    do(state, "end")
    assert state.seat() == 1
    assert (letters(state.desks[0].marbles_1), letters(state.desks[0].marbles_2)) == ("rr", "rr")


def test_a_potion_filled_at_the_end_is_completed_before_anything_is_thrown_back() -> None:
    state = ending("wisdom-4 rry", "magnetical-4", "yrrrr", "")
    do(state, "end", luck=(0, 0, 0, 0, 0, 0, 0))  # four return, then one red of four
    assert asked(state) == "draw"
    assert write(state).desks[0].potions == ["wisdom-4"]
    assert letters(state.desks[0].pool) == "rrr"


def test_free_pool_space_is_filled_before_anything_is_thrown_back() -> None:
    state = ending("wisdom-4", "abyssal-4", "kky", "")
    brewing(state, "magnetical-4 kk", "abyssal-4")
    do(state, "end")
    assert letters(state.desks[0].pool) == "kky"


def test_marbles_that_leave_no_choice_are_thrown_back_without_a_question() -> None:
    state = ending("wisdom-4", "abyssal-4", "kkkkk", "")
    do(state, "end", luck=(0, 1))
    assert letters(state.desks[0].pool) == "kkk"
    assert [len(track) for track in write(state).tracks] == [4, 4, 3, 3, 3]


# No choice is lost: against all ways to lay marbles one by one


def by_questions(state: LiveState) -> set[tuple[str, str, str, str]]:
    """Every end of a turn that the questions lead to, on tiles too big to be completed."""
    before = marbles(letters(state.hand)) + state.desks[0].pool
    ends = set()
    open_ones = [state]
    state.apply(GAME.parse(state, "end"), Seeded(1), SILENT)
    while open_ones:
        at = open_ones.pop()
        if asked(at) in ("deal", "keep"):
            for action in at.legal_actions():
                after = at.clone()
                after.apply(action, Seeded(1), SILENT)
                assert isinstance(after, LiveState)
                open_ones.append(after)
        else:
            desk = at.desks[0]
            thrown = before - desk.pool - desk.marbles_1 - desk.marbles_2
            ends.add((letters(desk.marbles_1), letters(desk.marbles_2), letters(desk.pool), letters(thrown)))
    return ends


@pytest.mark.parametrize("seed", range(60))
def test_every_way_to_lay_marbles_one_by_one_is_an_answer_and_every_answer_is_one(seed: int) -> None:
    rng = random.Random(seed)
    tiles = rng.sample([name for name in TILE_NAMES if not name.endswith("-4")], 2)
    hand = "".join(rng.choice("rbky") for _ in range(rng.randint(1, 5)))
    pool = "".join(rng.choice("rbky") for _ in range(rng.randint(0, 3)))
    state = ending(tiles[0], tiles[1], hand, pool)
    holes = [letters(state.desks[0].empty_1), letters(state.desks[0].empty_2)]
    if any(len(hole) <= sum(min(hole.count(c), (hand + pool).count(c)) for c in "rbky") for hole in holes):
        hand, pool = hand[:2], pool[:1]  # a completed tile would give its marbles back
        state = ending(tiles[0], tiles[1], hand, pool)
    assert by_questions(state) == by_hand(hand, pool, *holes)


# New tiles


def test_an_empty_burner_gets_a_tile_from_one_of_the_stacks() -> None:
    state = ending(None, "magnetical-4", "", "")
    do(state, "end")
    assert (asked(state), legal(state)) == ("draw", ["draw 1", "draw 2", "draw 3"])
    do(state, "draw 2")
    position = write(state)
    assert position.desks[0].burners[0] is not None
    assert position.desks[0].burners[0].tile == "love-5"
    assert (position.tops, position.stacks) == (["wisdom-5", None, "sands-7", None, None], [1, 0, 1, 0, 0])


def test_the_tile_uncovered_by_the_first_draw_may_be_the_second() -> None:
    state = table(ROWS)
    stacks(state, "wisdom-5", "love-5", under=("balm-6", "sands-7"))
    state.picked = 1
    do(state, "end")
    do(state, "draw 1", luck=(1,))  # of Sands and Balm, by tile number, the second: Balm
    assert write(state).tops[:2] == ["balm-6", "love-5"]
    do(state, "draw 1")  # the last tile under it needs no luck
    burners = write(state).desks[0].burners
    assert [burner.tile for burner in burners if burner] == ["wisdom-5", "balm-6"]
    assert write(state).tops[:2] == ["sands-7", "love-5"]


def test_the_only_stack_is_drawn_from_without_a_question() -> None:
    state = table(ROWS)
    brewing(state, None, "love-4")
    stacks(state, "wisdom-5")
    state.picked = 1
    do(state, "end")
    assert write(state).desks[0].burners[0] is not None
    assert state.seat() == 1


def test_pool_marbles_do_not_go_onto_a_tile_just_drawn() -> None:
    state = ending(None, "magnetical-4", "r", "")
    do(state, "end", "draw 1")
    assert letters(state.desks[0].pool) == "r"
    assert write(state).desks[0].burners[0].marbles == (0, 0, 0, 0)  # type: ignore[union-attr]


def test_a_new_turn_begins_with_its_own_pick_and_help() -> None:
    state = ending("wisdom-4", "magnetical-4", "", "")
    state.helped = 1
    do(state, "end")
    assert (state.seat(), state.picked, state.helped, state.turn) == (1, 0, 0, 2)
