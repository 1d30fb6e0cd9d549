"""The fifteen powers of the oracle, each on a drawn market (page 15 and the rulings)."""

from __future__ import annotations

import pytest

from tests.oracle.apotheca.powers import POWERS, diagonals, rearrange, ways
from tests.oracle.drawn import drawing, market, same


def use(verb: str, drawn: str) -> dict[str, str]:
    """What each legal way makes of the market."""
    results = {}
    for text, moves in ways(verb, market(drawn)):
        after = market(drawn)
        rearrange(after, moves)
        results[text] = drawing(after)
    return results


def test_charge_moves_one_potion_to_an_open_space_and_the_other_follows() -> None:
    found = use(
        "charge",
        """
        R B . .
        . Y . .
        . . . .
        . . . .
        """,
    )
    assert set(found) == {
        "charge a1>a2 b1",
        "charge b1>c1 a1",
        "charge b1>c1 b2",
        "charge b2>a2 b1",
        "charge b2>c2 b1",
        "charge b2>b3 b1",
    }
    assert same(
        found["charge b1>c1 b2"],
        """
        R Y B .
        . . . .
        . . . .
        . . . .
        """,
    )


def test_charge_needs_two_adjacent_potions() -> None:
    assert not use("charge", "R . . . . B . . . . Y . . . . .")


def test_dive_moves_two_potions_that_are_not_adjacent_in_different_directions() -> None:
    found = use(
        "dive",
        """
        R . . .
        . B . .
        . . . .
        . . . .
        """,
    )
    # a1 goes right or down, b2 four ways: 8 pairs, 2 in one direction, 2 onto one space.
    assert set(found) == {
        "dive a1>b1 b2>a2",
        "dive a1>b1 b2>b3",
        "dive a1>a2 b2>b1",
        "dive a1>a2 b2>c2",
    }
    assert same(
        found["dive a1>b1 b2>a2"],
        """
        . R . .
        B . . .
        . . . .
        . . . .
        """,
    )


def test_dive_does_not_take_adjacent_potions() -> None:
    assert not use("dive", "R B . . . . . . . . . . . . . .")


def test_float_shifts_an_inner_row_or_column_around() -> None:
    found = use(
        "float",
        """
        . . . .
        R . . b
        . . . .
        . . . .
        """,
    )
    assert set(found) == {"float 2 right", "float 2 left"}
    assert same(found["float 2 right"], ". . . . b R . . . . . . . . . .")
    assert same(found["float 2 left"], ". . . . . . b R . . . . . . . .")


def test_float_takes_columns_up_and_down() -> None:
    found = use("float", ". R . . . . . . . . . . . . . .")
    assert set(found) == {"float b up", "float b down"}
    assert same(found["float b up"], ". . . . . . . . . . . . . R . .")


def test_float_of_four_potions_that_look_alike_changes_nothing() -> None:
    assert not [text for text in use("float", ". . . . R R R R . . . . . . . .") if text.startswith("float 2")]


def test_flip_swaps_adjacent_potions() -> None:
    found = use(
        "flip",
        """
        R B . .
        R . . .
        y . . .
        b . . .
        """,
    )
    # The two red ones on a1 and a2 look alike.
    assert set(found) == {"flip a1 b1", "flip a2 a3", "flip a3 a4"}
    assert same(found["flip a1 b1"], "B R . . R . . . y . . . b . . .")


def test_juggle_moves_one_of_two_adjacent_potions_next_to_the_other() -> None:
    found = use(
        "juggle",
        """
        R B . .
        . . . .
        . . . .
        . . . .
        """,
    )
    assert set(found) == {"juggle a1>c1", "juggle a1>b2", "juggle b1>a2"}
    assert same(found["juggle a1>c1"], ". B R . . . . . . . . . . . . .")


def test_juggle_around_either_of_two_potions_is_one_action() -> None:
    drawn = """
        . R . .
        B Y . .
        . . . .
        . . . .
        """
    texts = [text for text, _ in ways("juggle", market(drawn))]
    assert texts.count("juggle b2>a1") == 1
    assert len(texts) == len(set(texts))


def test_glide_goes_over_others_to_an_open_space() -> None:
    found = use("glide", "R B . Y . . . . . . . . R . . .")
    assert {text for text in found if text.startswith("glide a1")} == {"glide a1>c1", "glide a1>a2", "glide a1>a3"}
    assert same(found["glide a1>c1"], ". B R Y . . . . . . . . R . . .")


def test_leap_goes_two_or_three_spaces_in_eight_directions() -> None:
    found = use("leap", ". . . . . R . . . . B . . . . .")
    assert {text for text in found if text.startswith("leap b2")} == {"leap b2>d2", "leap b2>b4", "leap b2>d4"}


def test_pounce_goes_in_an_l() -> None:
    found = use("pounce", "R . . . . . B . . . . . . . . .")
    assert {text for text in found if text.startswith("pounce a1")} == {"pounce a1>b3"}


def test_rush_knows_ten_diagonals() -> None:
    assert sorted(len(line) for line in diagonals()) == [2, 2, 2, 2, 3, 3, 3, 3, 4, 4]


def test_rush_shifts_a_diagonal_around() -> None:
    found = use(
        "rush",
        """
        R . B .
        . Y . .
        . . . .
        . . . r
        """,
    )
    assert same(
        found["rush a1>d4 down"],
        """
        r . B .
        . R . .
        . . Y .
        . . . .
        """,
    )
    assert same(
        found["rush c1>a3 up"],
        """
        R . Y .
        . . . .
        B . . .
        . . . r
        """,
    )


def test_rush_of_two_spaces_has_one_shift() -> None:
    found = use("rush", ". R . . . . . . . . . . . . . .")
    assert set(found) == {"rush b1>a2 down", "rush b1>d3 down", "rush b1>d3 up"}
    assert same(found["rush b1>a2 down"], ". . . . R . . . . . . . . . . .")
    assert same(found["rush b1>d3 up"], ". . . . . . . . . . . R . . . .")


def test_rush_of_three_alike_changes_nothing() -> None:
    assert "rush b1>d3 down" not in use("rush", ". R . . . . R . . . . R . . . .")


def test_swap_takes_a_facedown_and_a_face_up_potion() -> None:
    found = use("swap", "R . . b . . . . . . . . Y . . .")
    assert set(found) == {"swap a1 d1", "swap d1 a4"}
    assert same(found["swap d1 a4"], "R . . Y . . . . . . . . b . . .")


def test_swap_does_not_ask_what_the_facedown_potion_is() -> None:
    assert set(use("swap", "R r . . . . . . . . . . . . . .")) == {"swap a1 b1"}


def test_spin_swaps_two_or_three_spaces_apart() -> None:
    found = use(
        "spin",
        """
        R B Y Y
        . . . .
        R . b .
        . . . B
        """,
    )
    # a1 and a3 look alike; b1 is next to a1; d4 is next to c3.
    assert set(found) == {
        "spin a1 c1",
        "spin a1 d1",
        "spin b1 d1",
        "spin a1 c3",
        "spin a1 d4",
        "spin c1 c3",
        "spin c1 a3",
        "spin d1 d4",
        "spin a3 c3",
    }
    assert same(found["spin a1 d4"], "B B Y Y . . . . R . b . . . . R")


def test_switch_swaps_an_l_apart() -> None:
    found = use("switch", "R . . . . . B . . R . . . . . .")
    # a1 and b3 look alike.
    assert set(found) == {"switch a1 c2"}


def test_twist_turns_a_group_clockwise() -> None:
    found = use(
        "twist",
        """
        R B . .
        . y . .
        . . . .
        . . . .
        """,
    )
    assert set(found) == {"twist a1", "twist b1", "twist a2", "twist b2"}
    assert same(
        found["twist a1"],
        """
        . R . .
        y B . .
        . . . .
        . . . .
        """,
    )


def test_twist_of_four_alike_changes_nothing() -> None:
    assert "twist a1" not in use("twist", "R R . . R R . . . . . . . . . .")


def test_waltz_goes_one_space_in_eight_directions() -> None:
    found = use("waltz", "R . . . . B . . . . . . . . . .")
    assert {text for text in found if text.startswith("waltz a1")} == {"waltz a1>b1", "waltz a1>a2"}
    assert len(found) == 2 + 7


def test_winds_slide_everything_to_a_side_in_order() -> None:
    drawn = """
        . R . b
        . . . .
        Y . B .
        . R . .
        """
    found = use("winds", drawn)
    assert set(found) == {"winds up", "winds right", "winds down", "winds left"}
    assert same(found["winds right"], ". . R b . . . . . . Y B . . . R")
    assert same(found["winds up"], "Y R B b . R . . . . . . . . . .")


def test_winds_towards_a_side_where_all_lie_already_change_nothing() -> None:
    assert set(use("winds", "R B . . . . . . . . . . . . . .")) == {"winds right", "winds down"}


@pytest.mark.parametrize("verb", POWERS)
def test_no_power_works_on_an_empty_market(verb: str) -> None:
    assert not use(verb, ". " * 16)


@pytest.mark.parametrize("verb", POWERS)
def test_every_way_is_another_rearrangement(verb: str) -> None:
    drawn = "R B . y . R b . Y . . R . B r ."
    found = [frozenset(moves.items()) for _, moves in ways(verb, market(drawn))]
    assert len(found) == len(set(found)) > 0


@pytest.mark.parametrize("verb", POWERS)
def test_what_lies_facedown_makes_no_difference(verb: str) -> None:
    one = "R B . y . R b . Y . . R . B r ."
    other = one.replace("y", "r").replace("b", "y")
    assert [text for text, _ in ways(verb, market(one))] == [text for text, _ in ways(verb, market(other))]
