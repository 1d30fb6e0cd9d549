"""Prismatic Joy (page 8): up to three marbles of hand and pool onto any holes."""

from __future__ import annotations

from itertools import combinations, product

import pytest

from philtre.core.chance import Seeded
from philtre.core.contract import SILENT, State
from philtre.games.potion_explosion.rules.game import LiveState
from tests.potion_explosion.by_hand import by_hand
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


# No choice is lost: against all ways to place marbles one by one

Ends = set[tuple[str, ...]]


class ByHand:
    """A desk on which marbles are moved one by one, as the rulebook lets a person do it with Prismatic Joy."""

    def __init__(self, first: str, second: str) -> None:
        self.holes = (first, second)
        self.ends: Ends = set()

    def play(self, new: str, old: str) -> Ends:
        """Any three of hand and pool lie in the pool; old ones that do not were taken in hand."""
        marbles = [(marble, True) for marble in new] + [(marble, False) for marble in old]
        for size in range(1, 4):
            for chosen in combinations(range(len(marbles)), size):
                pool = [marbles[i] for i in chosen]
                hand = "".join(marble for i, (marble, _) in enumerate(marbles) if i not in chosen)
                self._put(pool, hand, self.holes, ("", ""), False)
        return self.ends

    def _put(
        self, pool: list[tuple[str, bool]], hand: str, holes: tuple[str, str], laid: tuple[str, str], put: bool
    ) -> None:
        if put:
            duty = hand + "".join(marble for marble, new in pool if new)
            self._end(duty, "".join(marble for marble, new in pool if not new), holes, laid)
        for i, burner in product(range(len(pool)), range(2)):
            for hole in set(holes[burner]):
                self._put(
                    pool[:i] + pool[i + 1 :],
                    hand,
                    changed(holes, burner, holes[burner].replace(hole, "", 1)),
                    changed(laid, burner, laid[burner] + pool[i][0]),
                    True,
                )

    def _end(self, duty: str, old: str, holes: tuple[str, str], laid: tuple[str, str]) -> None:
        for on_1, on_2, kept, thrown in by_hand(duty, old, *holes):
            left = [marbles(holes[0]) - marbles(on_1), marbles(holes[1]) - marbles(on_2)]
            laid_now = [marbles(laid[0] + on_1), marbles(laid[1] + on_2)]
            self.ends.add((*map(letters, left), *map(letters, laid_now), kept, thrown))


def changed(pair: tuple[str, str], burner: int, text: str) -> tuple[str, str]:
    return (text, pair[1]) if burner == 0 else (pair[0], text)


def by_questions(state: LiveState) -> Ends:
    """Every end of the turn that the questions lead to, once the potion is drunk."""
    before = state.hand + state.desks[0].pool
    ends: Ends = set()
    seen = set()
    open_ones: list[State] = [state]
    while open_ones:
        at = open_ones.pop()
        assert isinstance(at, LiveState)
        if at.fields() in seen:
            continue
        seen.add(at.fields())
        if at.seat() == 0:
            for action in at.legal_actions():
                after = at.clone()
                after.apply(action, Seeded(1), SILENT)
                open_ones.append(after)
        else:
            desk = at.desks[0]
            thrown = before - desk.pool - desk.marbles_1 - desk.marbles_2
            parts = (desk.empty_1, desk.empty_2, desk.marbles_1, desk.marbles_2, desk.pool, thrown)
            ends.add(tuple(letters(part) for part in parts))
    return ends


@pytest.mark.parametrize(
    ("hand", "pool"), [("kk", "bb"), ("rk", "bky"), ("kky", "b"), ("r", "rk"), ("bbkk", ""), ("ky", "kyy"), ("", "rby")]
)
def test_every_way_to_place_marbles_with_it_is_an_answer_and_every_answer_is_one(hand: str, pool: str) -> None:
    state = table("")  # with nothing to pick the turn may end, and nothing else can be done
    state.help_left = 0
    brewing(state, "wisdom-7", "magnetical-6")  # red 2, blue 4, black 1 and red 2, blue 4: too big to be completed
    potions(state, "prismatic-4")
    holes = [letters(state.desks[0].empty_1), letters(state.desks[0].empty_2)]
    state.hand, state.desks[0].pool = marbles(hand), marbles(pool)
    expected = ByHand(*holes).play(hand, pool)
    do(state, "drink prismatic")
    assert by_questions(state) == expected
