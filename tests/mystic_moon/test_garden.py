"""Entering the garden, frogs, and the bloom (pages 6-7 and 13)."""

from __future__ import annotations

import pytest

from philtre.games.mystic_moon.rules.state import MysticMoonState
from tests.mystic_moon.drawing import in_hut, legal, play, prompt, seat, table, told, view

KITCHEN = {"hut": "copper-kitchen"}  # asks nothing before a brew


def lying(state: MysticMoonState) -> dict[int, list[str]]:
    """The tokens of each place that has any."""
    return {place: kinds for place, kinds in enumerate(view(state)["garden"], 1) if kinds}


def test_the_hats_place_and_both_neighbours_are_gathered() -> None:
    state = table(garden={4: "F", 5: "AA", 6: "*", 7: "B"})
    play(state, "garden 5")
    assert seat(state)["satchel"] == "FAA*"
    assert lying(state) == {7: ["berry"]}
    assert prompt(state) == "shop"


def test_the_garden_goes_round() -> None:
    state = table(garden={12: "F", 1: "A", 2: "Q"})
    play(state, "garden 1 plain")
    assert seat(state)["satchel"] == "FAQ"


def test_a_glyph_draws_an_ingredient() -> None:
    state = table({"hut": "copper-kitchen"}, {})
    play(state, "garden 1", luck="S")
    assert seat(state)["satchel"] == "S"


@pytest.mark.parametrize(("place", "stars"), [(3, 11), (2, 12)])
def test_glyphs_give_star_power(place: int, stars: int) -> None:
    state = table(KITCHEN, {})
    play(state, f"garden {place}")
    assert seat(state)["stars"] == stars


def test_a_glyph_may_be_waived() -> None:
    state = table(KITCHEN, {})
    play(state, "garden 2 plain")
    assert seat(state)["stars"] == 10


def test_where_there_is_no_glyph_there_is_nothing_to_waive() -> None:
    assert [text for text in legal(table()) if "plain" in text] == [f"garden {place} plain" for place in (1, 2, 3, 4)]


def test_glyphs_are_those_of_the_rounds_tile() -> None:
    state = table(KITCHEN, {}, round=2)
    play(state, "garden 6")
    assert seat(state)["stars"] == 12


def test_the_greenhouse_uses_its_glyph_twice() -> None:
    state = table({"hut": "greenhouse"}, {})
    play(state, "garden 1", luck="FF")
    assert seat(state)["satchel"] == "FF"


def test_the_attic_draws_until_there_are_seven_ingredients() -> None:
    state = table({"hut": "attic", "satchel": "FA"}, {}, garden={4: "Q", 5: "S", 6: "R"})
    play(state, "garden 5")
    assert prompt(state) == "charm"
    play(state, "use", luck="BM")
    assert (seat(state)["satchel"], prompt(state)) == ("FAQSRBM", "shop")


def test_who_has_seven_is_not_asked_for_the_attic() -> None:
    state = table({"hut": "attic", "satchel": "FFFF"}, {}, garden={4: "Q", 5: "S", 6: "R"})
    play(state, "garden 5")
    assert (seat(state)["satchel"], prompt(state)) == ("FFFFQSR", "shop")


def test_stocking_up_pulls_no_more_than_what_was_missing() -> None:
    state = table({"hut": "attic", "satchel": "FFFFF"}, {})
    play(state, "garden 6", "use", luck="@B")  # the frog finds nobody who has anything
    assert (seat(state)["satchel"], prompt(state)) == ("FFFFFB", "shop")


def test_a_glyph_with_an_empty_bag_draws_nothing() -> None:
    everything = "F" * 8 + "A" * 8 + "Q" * 8 + "S" * 8 + "R" * 8 + "B" * 8 + "MMMM" + "DDDD" + "****"
    state = table(KITCHEN, {"satchel": everything}, garden={7: "@@", 8: "@@"})
    assert sum(view(state)["bag"]) == 0
    play(state, "garden 1")
    assert seat(state)["satchel"] == ""


def test_a_frog_steals_an_ingredient_and_goes_to_the_bag() -> None:
    state = table({"satchel": "F", **KITCHEN}, {"satchel": "AB"}, garden={5: "@"})
    frogs = view(state)["bag"][9]
    play(state, "garden 5")
    assert (prompt(state), legal(state)) == ("steal", ["steal 2 acorn", "steal 2 berry"])
    play(state, "steal 2 berry")
    assert (seat(state)["satchel"], seat(state, 1)["satchel"]) == ("FB", "A")
    assert view(state)["bag"][9] == frogs + 1


def test_a_single_victim_and_kind_needs_no_question() -> None:
    state = table(KITCHEN, {"satchel": "AA"}, garden={5: "@"})
    play(state, "garden 5")
    assert (seat(state)["satchel"], prompt(state)) == ("A", "shop")


def test_several_frogs_work_one_by_one_each_with_its_own_victim() -> None:
    state = table(KITCHEN, {"satchel": "A"}, {"satchel": "B"}, garden={5: "@", 6: "@"})
    play(state, "garden 5", "steal 3 berry")
    assert seat(state)["satchel"] == "AB"


def test_with_nothing_to_steal_a_frog_does_nothing() -> None:
    state = table(KITCHEN, {}, garden={5: "@"})
    assert told(state, "garden 5") == ["entered", "caught-frog", "found-nobody"]
    assert prompt(state) == "shop"


def test_frogs_come_before_the_glyph() -> None:
    state = table(KITCHEN, {"satchel": "AB"}, garden={2: "@"})
    play(state, "garden 2")
    assert (prompt(state), seat(state)["stars"]) == ("steal", 10)
    play(state, "steal 2 acorn")
    assert (prompt(state), seat(state)["stars"]) == ("shop", 12)


def test_a_drawn_frog_goes_back_before_the_next_token_is_drawn() -> None:
    state = table({"hut": "greenhouse"}, {"satchel": "AB"})
    play(state, "garden 1", luck="@")
    assert (prompt(state), view(state)["running"]) == ("steal", {"of": "glyph", "verb": 0, "left": 1})
    play(state, "steal 2 acorn", luck="@")
    assert (seat(state)["satchel"], prompt(state)) == ("AB", "shop")
    assert view(state)["bag"][9] == 4


def test_under_the_fishes_the_frogs_of_the_cursed_are_tame() -> None:
    state = table({"cursed": True}, {"satchel": "AB"}, garden={5: "@@"}, zodiac=True, rising="pisces")
    play(state, "garden 5")
    assert (prompt(state), seat(state)["satchel"], view(state)["bag"][9]) == ("shop", "", 4)


def test_under_the_fishes_a_frog_of_the_blessed_steals_twice() -> None:
    state = table({}, {"satchel": "ABF"}, garden={5: "@"}, zodiac=True, rising="pisces")
    play(state, "garden 5", "steal 2 acorn", "steal 2 berry")
    assert seat(state)["satchel"] == "AB"


def test_the_garden_blooms_at_the_hat_and_at_every_second_place() -> None:
    state = table({}, {}, step="bloom", prompt="bloom", hat=2)
    play(state, "bloom", luck="FAQSRB")
    assert lying(state) == {3: ["fern"], 5: ["acorn"], 7: ["quill"], 9: ["snail"], 11: ["root"], 1: ["berry"]}
    assert (view(state)["seat"], view(state)["hat"], prompt(state)) == (1, None, "garden")


def test_for_a_place_with_three_tokens_nothing_is_pulled() -> None:
    state = table({}, {}, step="bloom", prompt="bloom", hat=0, garden={1: "FFF", 5: "AAA"})
    play(state, "bloom", luck="QSRB")
    assert lying(state) == {
        1: ["fern"] * 3, 3: ["quill"], 5: ["acorn"] * 3, 7: ["snail"], 9: ["root"], 11: ["berry"],
    }  # fmt: skip


def test_frogs_bloom_too() -> None:
    state = table({}, {}, step="bloom", prompt="bloom", hat=0)
    play(state, "bloom", luck="@FFFFF")
    assert lying(state)[1] == ["frog"]


def test_after_everybodys_turn_the_next_round_begins_and_the_garden_stays() -> None:
    state = table({}, {}, turn=1, seat=1, step="bloom", prompt="bloom", hat=0, garden={2: "M"})
    play(state, "bloom", luck="FFFFFF")
    assert (view(state)["round"], view(state)["seat"]) == (2, 0)
    assert lying(state)[2] == ["moonflower"]


def test_a_turn_goes_garden_shop_hut_bloom() -> None:
    state = table({"satchel": "F"}, {}, garden={5: "A"})
    asked = [prompt(state)]
    for move in ("garden 5", "leave", "done"):
        play(state, move)
        asked.append(prompt(state))
    assert asked == ["garden", "shop", "add", "bloom"]


def test_nothing_to_add_means_no_question() -> None:
    state = in_hut({"satchel": "F"}, {})
    play(state, "add a fern")
    assert prompt(state) == "bloom"
