"""Setting up (page 3)."""

from __future__ import annotations

import pytest

from philtre.core.chance import Recorded, Scripted, Seeded
from philtre.core.contract import SILENT, Setup
from philtre.core.errors import SetupError
from philtre.games.potion_explosion.content import KINDS
from philtre.games.potion_explosion.face.writing import write
from philtre.games.potion_explosion.rules.game import GAME, LiveState
from tests.potion_explosion.tables import asked, legal, tracks


def begin(luck: list[int], options: dict[str, str] | None = None, seats: int = 2) -> tuple[LiveState, Scripted]:
    chance = Scripted(luck)
    state = GAME.new(Setup("standard", seats, options), chance, SILENT)
    assert isinstance(state, LiveState)
    return state, chance


FIRST_GAME = {"start": "1", "left_out": "balm-lavamancing"}


def test_the_first_player_the_kinds_left_out_and_the_starters_are_drawn_in_this_order() -> None:
    state, chance = begin([1, 6, 6, 0, 0, 0, 9 - 1])
    assert chance.drawn == 7
    position = write(state)
    assert position.start == 1
    assert position.left_out == ["balm", "lavamancing"]  # the seventh of eight, then the seventh of the other seven
    # Of the twelve starters: the first two are Wisdom, then the first Blind Love, then the last of those left.
    assert position.draft == ["wisdom", "wisdom", "love", "sands"]


def test_a_kind_may_lie_out_twice_and_is_then_offered_once() -> None:
    state, _ = begin([0, 0, 0, 8], FIRST_GAME)
    assert legal(state) == ["choose wisdom", "choose love", "choose sands"]


def test_agreed_choices_need_no_luck() -> None:
    state, chance = begin([0, 0, 0, 0], FIRST_GAME)
    assert chance.drawn == 4
    assert (state.start, write(state).left_out) == (0, ["balm", "lavamancing"])


@pytest.mark.parametrize(
    ("seats", "order"), [(2, [1, 0, 0, 1]), (3, [1, 2, 0, 0, 2, 1]), (4, [1, 2, 3, 0, 0, 3, 2, 1])]
)
def test_starters_are_taken_up_and_down_again_from_the_first_player(seats: int, order: list[int]) -> None:
    chance = Seeded(seats)
    state = GAME.new(Setup("standard", seats, {"start": "2"}), chance, SILENT)
    taken = []
    while state.ask() == 0:
        taken.append(int(state.seat()))
        state.apply(state.legal_actions()[0], chance, SILENT)
    # The last ones may be all alike, and are then handed out without a question.
    assert taken == order[: len(taken)]
    assert len(taken) >= len(order) - 2
    assert state.seat() == 1


def test_the_last_starter_is_taken_without_a_question() -> None:
    state, _ = begin([0, 1, 2, 3], FIRST_GAME)
    chance = Seeded(1)
    for action in ("choose love", "choose wisdom", "choose magnetical"):
        state.apply(GAME.parse(state, action), chance, SILENT)
    assert asked(state) == "action"
    position = write(state)
    assert [[b.tile for b in desk.burners if b] for desk in position.desks] == [
        ["love-4", "prismatic-4"],
        ["wisdom-4", "magnetical-4"],
    ]


def test_neither_stacks_nor_dispenser_are_seen_in_the_draft() -> None:
    state, _ = begin([0, 1, 2, 3], FIRST_GAME)
    position = write(state)
    assert position.tracks == [[]] * 5
    assert position.tops == [None] * 5
    assert sum(position.unseen) == 80
    assert len(position.unseen_tiles) == 44


@pytest.mark.parametrize(("seats", "heights"), [(2, [9, 9, 9, 9, 8]), (3, [9, 9, 8, 8, 8]), (4, [8, 8, 8, 8, 8])])
def test_the_rest_makes_five_stacks_as_equal_as_can_be(seats: int, heights: list[int]) -> None:
    chance = Seeded(seats)
    state = GAME.new(Setup("standard", seats), chance, SILENT)
    while state.ask() == 0:
        state.apply(state.legal_actions()[0], chance, SILENT)
    assert isinstance(state, LiveState)
    position = write(state)
    assert position.stacks == heights
    assert len(position.unseen_tiles) == sum(heights) - 5
    assert any(name.endswith("-4") for name in [*position.unseen_tiles, *[top for top in position.tops if top]])


def test_tops_are_drawn_before_the_marbles_and_marbles_track_by_track_from_below() -> None:
    state, _ = begin([0, 0, 0, 0], FIRST_GAME)  # Wisdom and Blind Love, twice each
    chance = Recorded(Scripted([0, 0, 0, 0, 0] + [0] * 20 + [59] + [0] * 19 + [39, 20, 19, 0, 0]))
    for action in ("choose wisdom", "choose wisdom"):
        state.apply(GAME.parse(state, action), chance, SILENT)
    # The other two are alike: nobody is asked, and the table is laid.
    assert write(state).tops == ["wisdom-5", "wisdom-5", "wisdom-6", "wisdom-6", "wisdom-7"]
    assert tracks(state) == ["rrrrrrrrr", "rrrrrrrrr", "rrybbbbbb", "bbbbbbbbb", "bbbbykkbk"]
    assert write(state).lids == [7, 7, 7, 7, 7]
    assert write(state).unseen == (0, 0, 17, 18)


def test_three_and_four_players_need_more_tokens() -> None:
    goals = [write(begin([0] * 2 * seats, FIRST_GAME, seats)[0]).tokens for seats in (2, 3, 4)]
    assert goals == [4, 5, 6]
    assert write(begin([0, 0, 0, 0], FIRST_GAME | {"tokens": "9"})[0]).tokens == 9


def test_every_pair_of_kinds_can_be_left_out() -> None:
    option = next(option for option in GAME.options if option.name == "left_out")
    pairs = [choice for choice in option.choices if choice != "random"]
    assert len(pairs) == 28
    for pair in pairs:
        state, _ = begin([0, 0, 0, 0], {"start": "1", "left_out": pair})
        assert "-".join(write(state).left_out) == pair
        kinds = {tile.rsplit("-", 1)[0] for tile in write(state).unseen_tiles}
        assert kinds == {*KINDS} - {*pair.split("-")}


@pytest.mark.parametrize(
    ("seats", "options", "told"),
    [
        (1, {}, "allowed: 2, 3, 4"),
        (5, {}, "allowed: 2, 3, 4"),
        (2, {"start": "3"}, "seat 3 of 2"),
        (2, {"left_out": "balm"}, "balm-lavamancing"),
        (2, {"tokens": "0"}, "allowed: usual, 1"),
        (2, {"help": "never"}, "once, unlimited"),
        (2, {"expansion": "yes"}, "choose from: start, left_out, tokens, help"),
    ],
)
def test_other_set_ups_are_refused_with_what_is_allowed(seats: int, options: dict[str, str], told: str) -> None:
    with pytest.raises(SetupError, match=told):
        GAME.new(Setup("standard", seats, options), Seeded(1), SILENT)
