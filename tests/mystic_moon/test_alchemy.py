"""Secrets of Alchemy (page 11)."""

from __future__ import annotations

from typing import Any

from philtre.games.mystic_moon.rules.state import MysticMoonState
from tests.mystic_moon.drawing import in_shop, legal, play, prompt, seat, table, view


def visit(*witches: dict[str, Any], **changes: Any) -> MysticMoonState:
    return in_shop(*witches, alchemy=True, **changes)


def test_a_formula_turns_ingredients_into_gold_and_sludge() -> None:
    state = visit({"satchel": "FFQ"}, {})
    play(state, "alchemy sunbeam")
    assert (seat(state)["satchel"], seat(state)["gold"], prompt(state)) == ("F", 1, "sludge")
    play(state, "sludge 4", cards=("geode",))
    position = view(state)
    assert (position["sludge"][3], position["sludges"], seat(state)["formula"]) == (1, 5, "sunbeam")
    assert (position["formula"], prompt(state)) == ("geode", "shop")


def test_wilds_stand_for_nothing_in_a_formula() -> None:
    assert legal(visit({"satchel": "F**"}, {}), "alchemy") == []


def test_ones_own_formula_may_be_performed_again_and_again() -> None:
    state = visit({"satchel": "FFRRBB", "formula": "old-coin"}, {})
    play(state, "alchemy old-coin", "alchemy old-coin")
    assert (seat(state)["gold"], seat(state)["formula"], view(state)["formula"]) == (4, "old-coin", "sunbeam")


def test_of_two_formulas_one_goes_under_the_deck() -> None:
    state = visit({"satchel": "FRB", "formula": "geode"}, {}, formula="old-coin")
    play(state, "alchemy old-coin", cards=("moonbeam",))
    assert (prompt(state), view(state)["formula"]) == ("keep", "moonbeam")  # the next one is seen first
    play(state, "keep geode")
    assert (seat(state)["formula"], view(state)["formulas_under"]) == ("geode", ["old-coin"])


def test_the_new_formula_may_be_kept() -> None:
    state = visit({"satchel": "FRB", "formula": "geode"}, {}, formula="old-coin")
    play(state, "alchemy old-coin", "keep old-coin", cards=("moonbeam",))
    assert (seat(state)["formula"], view(state)["formulas_under"]) == ("old-coin", ["geode"])


def test_products_are_taken_while_the_piles_last() -> None:
    state = visit({"satchel": "FRB", "gold": 9}, {"gold": 8}, formula="old-coin")
    play(state, "alchemy old-coin", cards=("geode",))
    assert (seat(state)["gold"], view(state)["gold"]) == (10, 0)


def test_without_sludge_in_the_pile_none_is_placed() -> None:
    state = visit({"satchel": "FQ"}, {}, sludge=[6] + [0] * 11)
    play(state, "alchemy sunbeam", cards=("geode",))
    assert prompt(state) == "shop"


def test_gold_takes_three_off_a_price_and_no_more_than_needed() -> None:
    row = ["dragons-breath", "big-snack", "lullaby-lotion", "poisoners-aid"]  # 8, 3, 3, 3
    state = visit({"gold": 4, "stars": 2}, {}, row=row)
    assert legal(state, "learn") == [
        "learn dragons-breath gold 2", "learn dragons-breath gold 3", "learn big-snack gold 1",
        "learn lullaby-lotion gold 1", "learn poisoners-aid gold 1",
    ]  # fmt: skip
    play(state, "learn dragons-breath gold 2", cards=("rotten-roux",))
    assert (seat(state)["stars"], seat(state)["gold"], view(state)["gold"]) == (0, 2, 16)


def test_sludge_takes_a_token_from_its_place_after_the_bloom() -> None:
    sludge = [0, 1] + [0] * 10
    state = table({}, {}, alchemy=True, step="bloom", prompt="bloom", hat=0, sludge=sludge, garden={2: "F"})
    play(state, "bloom", luck="AAAAAA")
    assert (view(state)["garden"][1], view(state)["sludges"]) == ([], 6)


def test_the_player_chooses_which_token_withers_place_by_place() -> None:
    sludge = [0, 2, 0, 1] + [0] * 8
    state = table({}, {}, alchemy=True, step="bloom", prompt="bloom", hat=0, sludge=sludge, garden={2: "F@A", 4: "MQ"})
    play(state, "bloom", luck="AAAAAA")
    assert (prompt(state), view(state)["seat"], legal(state)) == (
        "wither",
        0,
        ["wither fern", "wither acorn", "wither frog"],
    )
    play(state, "wither frog", "wither quill")
    assert (view(state)["garden"][1], view(state)["garden"][3]) == (["fern", "acorn"], ["moonflower"])
    assert (view(state)["sludges"], view(state)["seat"]) == (6, 1)


def test_sludge_on_an_empty_place_goes_back_alone() -> None:
    state = table({}, {}, alchemy=True, step="bloom", prompt="bloom", hat=0, sludge=[0, 1] + [0] * 10)
    play(state, "bloom", luck="AAAAAA")
    assert view(state)["sludges"] == 6


def test_sludge_does_not_count_for_the_three_tokens_of_a_place() -> None:
    sludge = [3] + [0] * 11
    state = table({}, {}, alchemy=True, step="bloom", prompt="bloom", hat=0, sludge=sludge, garden={1: "FF"})
    play(state, "bloom", luck="FAAAAA")
    assert view(state)["garden"][0] == ["fern"] * 2
