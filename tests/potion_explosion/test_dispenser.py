"""Taking ingredients, explosions, a Little Help, and refilling the dispenser (pages 4-6)."""

from __future__ import annotations

import pytest

from philtre.core.chance import Refused, Scripted
from philtre.core.contract import SILENT, Story
from philtre.core.errors import NoLuck
from philtre.games.potion_explosion.rules.dispenser import put_back
from philtre.games.potion_explosion.rules.game import GAME, LiveState
from tests.potion_explosion.tables import Heard, asked, do, legal, letters, marbles, table, tracks, verbs


def column(from_below: str, hidden: int, unseen: str) -> LiveState:
    """Track a alone, with marbles under its lid."""
    return table("\n".join(f"{marble} . . . ." for marble in reversed(from_below)), (hidden, 0, 0, 0, 0), unseen)


# Taking


def test_any_marble_in_the_lowest_eight_may_be_picked_but_not_the_ninth() -> None:
    full = "\n".join(["r b k y r"] * 9)
    state = table(full)
    assert [action for action in legal(state) if action.startswith("pick")] == [
        f"pick {track}{place}" for track in "abcde" for place in range(1, 9)
    ]


def test_an_empty_place_cannot_be_picked() -> None:
    state = table(
        """
        . . k . .
        r . b . .
        """
    )
    assert [action for action in legal(state) if action.startswith("pick")] == ["pick a1", "pick c1", "pick c2"]


def test_the_pick_is_made_once_and_the_turn_cannot_end_without_it() -> None:
    state = table("r r r r b\nb b k k y")
    assert "end" not in legal(state)
    do(state, "pick a1")
    assert verbs(state) == {"help", "end"}


def test_a_dispenser_with_nothing_to_take_waives_the_pick() -> None:
    state = table("")
    assert legal(state) == ["end"]


def test_marbles_above_roll_down_and_a_hidden_one_rolls_into_sight() -> None:
    state = column("kbrbrbrbr", 2, "rby")
    story = Heard()
    do(state, "pick a1", luck=(2,), story=story)
    assert tracks(state)[0] == "brbrbrbry"
    assert letters(state.unseen) == "rb"
    assert state.lids == 1
    assert story.named("rolled-in") == [(0, 3, 9)]
    assert story.uncovered == ["rolled-in"]


def test_hidden_marbles_that_are_all_alike_need_no_luck() -> None:
    state = column("kbrbrbrbr", 2, "yyy")
    do(state, "pick a1")
    assert tracks(state)[0] == "brbrbrbry"


def test_a_track_with_nothing_under_its_lid_just_gets_shorter() -> None:
    state = column("kbrbrbrbr", 0, "y")
    do(state, "pick a1")
    assert tracks(state)[0] == "brbrbrbr"


# Explosions


def test_the_chain_of_red_yellow_and_black() -> None:
    """The worked example of page 4: the red one is taken, three yellow and then two black explode, two blue do not."""
    state = table(
        """
        b . . . .
        b . . . .
        k . . . .
        y . . . .
        y . . . .
        r . . . .
        y . . . .
        k . . . .
        r . . . .
        """
    )
    story = Heard()
    do(state, "pick a4", story=story)
    assert letters(state.hand) == "rkkyyy"
    assert tracks(state)[0] == "rbb"
    assert story.named("exploded") == [(3, 3, 0), (2, 2, 0)]


def test_picking_from_the_middle_of_three_makes_the_others_collide() -> None:
    state = table("k . . . .\nr . . . .\nr . . . .\nr . . . .\nb . . . .")
    do(state, "pick a3")
    assert letters(state.hand) == "rrr"
    assert tracks(state)[0] == "bk"


@pytest.mark.parametrize("pick", ["pick a2", "pick a4"])
def test_picking_the_end_of_a_run_does_not_explode_it(pick: str) -> None:
    state = table("k . . . .\nr . . . .\nr . . . .\nr . . . .\nb . . . .")
    do(state, pick)
    assert letters(state.hand) == "r"
    assert tracks(state)[0] == "brrk"


def test_the_lowest_marble_never_explodes() -> None:
    state = table("r . . . .\nr . . . .\nb . . . .")
    do(state, "pick a1")
    assert (letters(state.hand), tracks(state)[0]) == ("b", "rr")


def test_an_explosion_at_the_foot_of_the_track_ends_the_chain() -> None:
    state = table("b . . . .\nr . . . .\nr . . . .\nb . . . .\nr . . . .")
    do(state, "pick a2")
    assert (letters(state.hand), tracks(state)[0]) == ("rrrb", "b")


def test_each_track_is_on_its_own() -> None:
    state = table("r r . . .\nb r . . .\nr r . . .")
    do(state, "pick a2")
    assert (letters(state.hand), tracks(state)[:2]) == ("rrb", ["", "rrr"])


def test_marbles_that_lay_together_before_do_not_explode() -> None:
    state = table("y . . . .\nb . . . .\nk . . . .\nr . . . .\nr . . . .")
    do(state, "pick a4")
    assert (letters(state.hand), tracks(state)[0]) == ("b", "rrky")


def test_the_ninth_marble_explodes_with_the_others() -> None:
    state = column("ybybybrkr", 0, "")
    do(state, "pick a8")
    assert (letters(state.hand), tracks(state)[0]) == ("rrk", "ybybyb")


def test_a_marble_that_has_just_rolled_into_sight_takes_part() -> None:
    state = column("bybybyrkr", 2, "rb")
    do(state, "pick a8", luck=(0,))  # red comes into sight; the blue one is the only one left, and stays
    assert letters(state.hand) == "rrrk"
    assert tracks(state)[0] == "bybybyb"


def test_hidden_marbles_that_touch_the_run_explode_with_it() -> None:
    state = column("bybybyrkr", 4, "rrrb")
    story = Heard()
    # Red into the ninth place; three red go; the next hidden one is red and goes along; blue stays, then red.
    do(state, "pick a8", luck=(0, 0, 1), story=story)
    assert letters(state.hand) == "rrrrk"
    assert tracks(state)[0] == "bybybybr"
    assert story.named("exploded") == [(0, 4, 0)]
    assert story.named("rolled-in") == [(0, 0, 9), (0, 1, 7), (0, 0, 8)]


def test_hidden_marbles_do_not_join_a_run_that_does_not_reach_the_top() -> None:
    state = column("bkbyrkrkb", 2, "rr")
    do(state, "pick a6")
    assert letters(state.hand) == "rrk"
    assert tracks(state)[0] == "bkbykbrr"


def test_the_chain_goes_on_with_marbles_that_were_hidden() -> None:
    state = column("bybybyrkr", 3, "byy")
    # Yellow comes into sight, two red explode, blue and yellow roll down; then yellow, blue and yellow collide.
    do(state, "pick a8", luck=(1, 0))
    assert letters(state.hand) == "rrbbkyyyy"
    assert tracks(state)[0] == "byb"


def test_a_pick_that_shows_a_hidden_marble_needs_luck() -> None:
    state = column("bybybyrkr", 3, "byy")
    with pytest.raises(NoLuck):
        state.clone().apply(GAME.parse(state, "pick a1"), Refused(), Heard())


# A Little Help


def test_a_little_help_takes_a_marble_without_an_explosion_and_costs_two_points() -> None:
    state = table("r . . . .\nb . . . .\nr . . . .")
    do(state, "help")
    assert asked(state) == "help"
    assert legal(state) == ["take a1", "take a2", "take a3"]
    do(state, "take a2")
    assert letters(state.hand) == "b"
    assert tracks(state)[0] == "rr"
    assert (state.desks[0].help, state.desks[0].points, state.help_left) == (1, -2, 17)
    assert state.picked == 0


def test_help_comes_before_or_after_the_pick_once_a_turn() -> None:
    state = table("r b k y .\nb r r r .")
    do(state, "pick a1", "help", "take b1")
    assert legal(state) == ["end"]
    other = table("r b k y .\nb r r r .")
    do(other, "help", "take b1")
    assert verbs(other) == {"pick"}


def test_help_may_be_without_limit_while_its_tokens_last() -> None:
    state = table("r b k y .\nb r r r .")
    state.unlimited = 1
    state.help_left = 2
    do(state, "help", "take b1", "help", "take b1")
    assert state.help_left == 0
    assert verbs(state) == {"pick"}


def test_the_only_marble_is_taken_without_a_question() -> None:
    state = table("r . . . .")
    do(state, "help")
    assert (asked(state), letters(state.hand)) == ("action", "r")
    assert legal(state) == ["end"]


# Refilling


def returned(state: LiveState, thrown: str, luck: tuple[int, ...], story: Story = SILENT) -> None:
    chance = Scripted([*luck])
    put_back(state, marbles(thrown), chance, story)
    assert chance.drawn == len(luck)


def test_marbles_return_one_by_one_in_random_order_to_random_tracks() -> None:
    state = table("r r r r r")
    # Of red and blue the second, to the third track; the red one is the last, to the first track.
    returned(state, "rb", (1, 2, 0))
    assert tracks(state) == ["rr", "r", "rb", "r", "r"]


def test_a_marble_on_top_of_nine_is_hidden_and_one_of_all_hidden_ones() -> None:
    state = column("bybybyrkr", 2, "rr")
    story = Heard()
    returned(state, "y", (0,), story)
    assert tracks(state)[0] == "bybybyrkr"
    assert (letters(state.unseen), state.lids) == ("rry", 3)
    assert story.named("returned") == [(3, 0, 0)]


def test_a_full_track_is_passed_over() -> None:
    state = column("bybybyrkr", 7, "rrrrrrr")
    returned(state, "y", (0,))
    assert tracks(state)[1] == "y"


def test_the_only_track_with_room_needs_no_luck() -> None:
    full = "\n".join(["r b k y ."] * 9)
    state = table(full, (7, 7, 7, 7, 0), "r" * 28)
    returned(state, "yy", ())
    assert tracks(state)[4] == "yy"


def test_a_returning_marble_does_not_explode() -> None:
    state = table("r . . . .\nr . . . .")
    returned(state, "r", (0,))
    assert tracks(state)[0] == "rrr"
