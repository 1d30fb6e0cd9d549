"""Using the ingredients and completing a potion (page 5)."""

from __future__ import annotations

from philtre.games.potion_explosion.face.writing import write
from tests.potion_explosion.tables import (
    Heard,
    asked,
    brewing,
    do,
    legal,
    letters,
    marbles,
    stacks,
    table,
    tracks,
    verbs,
)

ROWS = "r b k y r\nb r r r b\nk k b b k"


def test_a_burner_can_be_completed_when_hand_and_pool_hold_all_it_lacks() -> None:
    state = table(ROWS)
    brewing(state, "wisdom-4 r", "love-4")  # lacks red and two yellow; red, black and two yellow
    state.hand, state.desks[0].pool = marbles("ry"), marbles("y")
    assert "fill 1" in legal(state)
    assert "fill 2" not in legal(state)


def test_completing_uses_the_hand_before_the_pool() -> None:
    state = table(ROWS)
    brewing(state, "wisdom-4 r", "love-4")
    state.hand, state.desks[0].pool = marbles("rry"), marbles("ryy")
    do(state, "fill 1", luck=(0, 0, 0, 0, 0, 0))
    assert (letters(state.hand), letters(state.desks[0].pool)) == ("r", "ry")


def test_a_completed_potion_gives_its_marbles_back_at_once_and_leaves_the_burner_empty() -> None:
    state = table("")
    brewing(state, "wisdom-4 r", "love-4")
    state.hand = marbles("ryy")
    story = Heard()
    # Two red and two yellow return: red to a, red to b; the yellow ones are alike: to c, to d.
    do(state, "fill 1", luck=(0, 0, 0, 1, 2, 3), story=story)
    assert tracks(state) == ["r", "r", "y", "y", ""]
    desk = write(state).desks[0]
    assert desk.burners[0] is None
    assert (desk.potions, desk.points, desk.undrunk[0]) == (["wisdom-4"], 5, 1)
    assert story.named("completed") == [(0, 0)]


def test_a_potion_may_be_drunk_as_soon_as_it_is_completed() -> None:
    state = table(ROWS)
    brewing(state, "wisdom-4 rry", "love-4")
    state.hand = marbles("y")
    assert "drink wisdom" not in legal(state)
    do(state, "fill 1", luck=(0, 0, 0, 0, 0, 0))
    assert "drink wisdom" in legal(state)


def test_the_player_decides_when_a_potion_is_completed() -> None:
    """A marble that would complete it may wait in the hand until the turn ends, and is placed then."""
    state = table(ROWS)
    brewing(state, "wisdom-4 rry", "magnetical-4")
    stacks(state, "wisdom-5", "love-5")
    do(state, "pick d3", "help", "take a3")
    assert letters(state.hand) == "ry"
    assert "fill 1" in legal(state)
    do(state, "end", luck=(0, 0, 0, 0, 0, 0))
    assert asked(state) == "draw"
    assert write(state).desks[0].potions == ["wisdom-4"]


def test_two_potions_may_be_completed_in_a_turn() -> None:
    state = table(ROWS)
    brewing(state, "wisdom-4 rry", "sands-4 kky")
    state.hand, state.desks[0].pool = marbles("y"), marbles("y")
    do(state, "fill 1", "fill 2", luck=(0,) * 12)
    assert write(state).desks[0].potions == ["wisdom-4", "sands-4"]
    assert verbs(state) == {"pick", "help", "drink"}
    assert state.hand + state.desks[0].pool == 0


def test_an_empty_burner_cannot_be_completed() -> None:
    state = table(ROWS)
    brewing(state, None, "love-4")
    state.hand = marbles("rrbbkkyy")
    assert "fill 1" not in legal(state)
    assert "fill 2" in legal(state)
