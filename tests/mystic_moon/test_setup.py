"""Setting up (pages 3-5)."""

from __future__ import annotations

import pytest

from philtre.core.chance import Recorded, Scripted, Seeded
from philtre.core.contract import SILENT, Setup
from philtre.core.errors import SetupError
from philtre.games.mystic_moon.rules.state import MysticMoonState
from tests.mystic_moon.drawing import BOX, GAME, legal, play, prompt, seat, view


def new(seats: int = 2, luck: Seeded | Recorded | None = None, **options: str) -> MysticMoonState:
    state = GAME.new(Setup("standard", seats, {"start": "1", **options}), luck or Seeded(1), SILENT)
    assert isinstance(state, MysticMoonState)
    return state


def test_huts_are_chosen_in_turn_order_before_anything_is_dealt() -> None:
    state = new(3)
    assert (prompt(state), view(state)["seat"], len(legal(state))) == ("choose", 0, 6)
    assert (view(state)["row"], view(state)["garden"]) == ([None] * 4, [[]] * 12)
    state.apply(GAME.parse(state, "hut attic"), Scripted([]), SILENT)
    assert view(state)["seat"] == 1
    assert "hut attic" not in legal(state)


def test_everything_is_dealt_after_the_last_hut() -> None:
    state = new()
    for move in ("hut greenhouse", "hut attic"):
        state.apply(GAME.parse(state, move), Seeded(5), SILENT)
    position = view(state)
    assert (position["prompt"], position["seat"], position["round"]) == ("garden", 0, 1)
    assert position["shop"] == [3] * 8
    assert all(position["row"])
    assert [len(place) for place in position["garden"]] == [1] * 12
    for player in (0, 1):
        assert seat(state, player)["stars"] == 10
        assert len(seat(state, player)["satchel"]) == 2
        assert not set(seat(state, player)["satchel"]) & set("MD*")
    assert sum(position["bag"]) == 48 + 8 + 4 + 4 - 12 - 4


def test_the_start_seat_goes_first() -> None:
    state = new(3, start="2", huts="dealt")
    assert (view(state)["start"], view(state)["seat"]) == (1, 1)


def test_huts_may_be_dealt() -> None:
    huts = {seat(new(4, Seeded(seed), huts="dealt"), 0)["hut"] for seed in range(40)}
    assert huts == set(BOX.huts)


def test_with_alchemy_the_top_formula_lies_open() -> None:
    position = view(new(huts="dealt", alchemy="yes"))
    assert position["formula"] in BOX.formulas
    assert len(position["formulas"]) == 8
    assert (position["gold"], position["crystals"], position["sludges"]) == (18, 12, 6)


def test_with_the_zodiac_all_are_cursed_under_a_rising_sign() -> None:
    position = view(new(huts="dealt", zodiac="yes"))
    assert [player["cursed"] for player in position["players"]] == [True, True]
    assert position["rising"] != position["top"]
    assert len(position["sky"]) == 10


@pytest.mark.parametrize(
    ("options", "numbers"), [({}, 4 + 4 + 12), ({"alchemy": "yes", "zodiac": "yes"}, 4 + 4 + 1 + 12 + 2)]
)
def test_no_more_luck_is_asked_for_than_is_seen(options: dict[str, str], numbers: int) -> None:
    luck = Recorded(Seeded(3))
    state = new(2, luck, **options)
    for move in ("hut greenhouse", "hut attic"):
        state.apply(GAME.parse(state, move), luck, SILENT)
    assert len(luck.numbers) == numbers


@pytest.mark.parametrize(
    ("seats", "options"), [(1, {}), (5, {}), (2, {"start": "3"}), (2, {"zodiac": "perhaps"}), (2, {"moon": "yes"})]
)
def test_other_set_ups_are_refused(seats: int, options: dict[str, str]) -> None:
    with pytest.raises(SetupError):
        GAME.new(Setup("standard", seats, options), Seeded(1), SILENT)


def test_the_potions_of_the_row_come_left_to_right() -> None:
    state = new()
    play(state, "hut greenhouse")
    names = BOX.potions
    luck = [0, 0, 0, 0] + [0] * 4 + [0] * 12
    state.apply(GAME.parse(state, "hut attic"), Scripted(luck), SILENT)
    assert view(state)["row"] == names[:4]
