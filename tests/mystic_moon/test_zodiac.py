"""Curse of the Zodiac (page 10): twelve curses, twelve blessings, and the way out."""

from __future__ import annotations

from typing import Any

import pytest

from philtre.games.mystic_moon.rules.state import MysticMoonState
from tests.mystic_moon.drawing import BOX, brewing, in_hut, in_shop, legal, play, prompt, seat, table, view

CURSED = {"cursed": True}
KITCHEN = {"hut": "copper-kitchen"}  # has nothing to do with frogs


def under(sign: str, *witches: dict[str, Any], **changes: Any) -> MysticMoonState:
    return table(*witches, zodiac=True, rising=sign, top="gemini" if sign != "gemini" else "aries", **changes)


def test_the_recipe_on_the_skys_top_card_lifts_the_curse() -> None:
    state = brewing({"cauldron": "... F.. AR.", **CURSED}, CURSED, zodiac=True)
    assert legal(state) == ["brew lift a1 a2 b1", "done"]
    play(state, "brew lift a1 a2 b1", "use")  # Leo's blessing, since the token has turned
    assert [player["cursed"] for player in view(state)["players"]] == [False, True]
    assert (seat(state)["stars"], seat(state)["book"], seat(state)["cauldron"]) == (11, [], "... ... ...")


def test_the_blessed_cannot_brew_it() -> None:
    state = in_hut({"cauldron": "... F.. AR.", "satchel": "F"}, {}, zodiac=True)
    play(state, "done", "done")
    assert prompt(state) == "bloom"


def test_it_is_brewed_once_and_stands_last() -> None:
    state = brewing({"cauldron": "BRA FBF ARB", "book": ["candle-tea"], **CURSED}, {}, zodiac=True)
    assert legal(state) == [
        "brew candle-tea a1 a2", "brew candle-tea c2 c3", "brew lift a1 a2 b1", "brew lift b3 c2 c3", "done",
    ]  # fmt: skip
    play(state, "brew lift a1 a2 b1")
    assert (prompt(state), seat(state)["cursed"]) == ("charm", False)


def test_the_lifting_brew_is_still_under_the_curse_and_has_no_reward() -> None:
    cauldron = {"cauldron": "... Q.A SQF", "book": ["candle-tea"], **CURSED}
    state = brewing(cauldron, {}, zodiac=True, rising="aquarius", top="gemini")
    play(state, "brew candle-tea c1 c2", "brew lift a1 a2 b1")
    assert (seat(state)["stars"], seat(state)["cursed"]) == (10 + 2 - 1, False)


def test_the_lifting_potion_counts_for_mushroom_and_crystals() -> None:
    cauldron = {"cauldron": "... Q^. SQ!", **CURSED}
    state = brewing(cauldron, {}, zodiac=True, alchemy=True, rising="aquarius", top="gemini")
    play(state, "brew lift a1 a2 b1")
    assert seat(state)["stars"] == 10 + 3 - 1


def test_a_new_sign_rises_each_round_and_shows_the_next_back() -> None:
    state = table(
        {}, CURSED, turn=1, seat=1, step="bloom", prompt="bloom", hat=0, zodiac=True, rising="aries", top="leo"
    )
    play(state, "bloom", luck="FFFFFF", cards=("pisces",))
    position = view(state)
    assert (position["round"], position["rising"], position["top"]) == (2, "leo", "pisces")


def test_aries_the_reach_of_the_hat() -> None:
    garden = {4: "F", 5: "A", 6: "Q", 7: "S"}
    for me, gathered in ((CURSED, "FA"), ({}, "FAQS")):
        state = under("aries", me, {}, garden=garden)
        play(state, "garden 5")
        assert seat(state)["satchel"] == gathered


@pytest.mark.parametrize(("me", "stars"), [(CURSED, 6), ({}, 8)])
def test_taurus_the_price_of_recipes(me: dict[str, Any], stars: int) -> None:
    state = in_shop(me, {}, zodiac=True, rising="taurus", row=["big-snack", "mud-mask", "phoenix-punch", "candle-tea"])
    play(state, "learn big-snack", cards=("rotten-roux",))
    assert seat(state)["stars"] == stars


def test_gemini_how_many_potions() -> None:
    cauldron = {"cauldron": "FA. FA. FA.", "book": ["candle-tea"]}
    state = brewing({**cauldron, **CURSED}, {}, zodiac=True, rising="gemini")
    play(state, "brew candle-tea a1 b1", "brew candle-tea a2 b2")
    assert prompt(state) == "effect"
    blessed = brewing(cauldron, {}, zodiac=True, rising="gemini")
    play(blessed, "brew candle-tea a1 b1", "brew candle-tea a2 b2", "brew candle-tea a3 b3", "done", "use")
    assert seat(blessed)["stars"] == 10 + 6 + 2


def test_cancer_the_satchel() -> None:
    state = in_shop({"satchel": "FFFFAAAA", **CURSED}, {}, zodiac=True, rising="cancer")
    play(state, "leave")
    assert prompt(state) == "discard"
    warded = table(
        KITCHEN,
        {"satchel": "F"},
        {"hut": "greenhouse", "satchel": "A", **CURSED},
        garden={5: "@"},
        zodiac=True,
        rising="cancer",
    )
    play(warded, "garden 5")
    assert [seat(warded, n)["satchel"] for n in range(3)] == ["A", "F", ""]


def test_leo_pride_at_the_bloom() -> None:
    state = in_hut({"satchel": "F", **CURSED}, {}, zodiac=True)
    play(state, "done")
    assert (seat(state)["stars"], prompt(state)) == (9, "bloom")
    blessed = in_hut({"satchel": "F"}, {}, zodiac=True)
    play(blessed, "done", "use")
    assert (seat(blessed)["stars"], prompt(blessed)) == (11, "bloom")


def test_no_curse_takes_star_power_below_nothing() -> None:
    state = in_hut({"satchel": "F", "stars": 0, **CURSED}, {}, zodiac=True)
    play(state, "done")
    assert seat(state)["stars"] == 0


def test_virgo_gleaning() -> None:
    state = under("virgo", {"hut": "copper-kitchen", **CURSED}, {})
    assert [text for text in legal(state) if "plain" in text] == []
    play(state, "garden 7")
    assert seat(state)["stars"] == 10
    blessed = under("virgo", {}, {}, garden={1: "M", 2: "F"})
    play(blessed, "garden 5", "use", "pluck 1 moonflower")
    assert seat(blessed)["satchel"] == "M"


def test_libra_the_scales_of_trade() -> None:
    state = in_shop({"satchel": "FFAAA", **CURSED}, {}, zodiac=True, rising="libra")
    assert {text.split()[1] for text in legal(state, "trade")} == {"acorn"}
    play(state, "trade acorn for moonflower")
    assert seat(state)["satchel"] == "FFM"
    blessed = in_shop({"satchel": "F"}, {}, zodiac=True, rising="libra", step="shop-sign", prompt="charm")
    play(blessed, "use", "barter fern for dragonscale")
    assert seat(blessed)["satchel"] == "D"


def test_scorpio_the_sting() -> None:
    state = in_shop({"cauldron": "... ... F..", "satchel": "A", **CURSED}, {}, zodiac=True, rising="scorpio")
    play(state, "leave")
    assert legal(state) == ["mushroom 1 a", "mushroom 1 b", "mushroom 1 c"]
    play(state, "mushroom 1 b")
    assert (seat(state)["cauldron"], prompt(state)) == ("... ... F!.", "add")
    blessed = brewing({"cauldron": "... ... BF.", "book": ["hiccup-syrup"]}, {}, zodiac=True, rising="scorpio")
    play(blessed, "brew hiccup-syrup a1 b1", "done", "use", "mushroom 2 a")
    assert seat(blessed, 1)["cauldron"] == "... ... !.."


def test_a_cauldron_filled_by_the_sting_may_be_emptied() -> None:
    state = in_shop({"cauldron": "FF. FFF FFA", **CURSED}, {}, zodiac=True, rising="scorpio")
    play(state, "leave")
    assert (seat(state)["cauldron"], legal(state)) == ("FF! FFF FFA", ["empty", "done"])


def test_sagittarius_the_hunt() -> None:
    state = in_shop({"satchel": "FA", **CURSED}, {}, zodiac=True, rising="sagittarius")
    play(state, "leave", "discard fern")
    assert seat(state)["satchel"] == "A"
    blessed = under("sagittarius", {}, {})
    play(blessed, "garden 5", "use", luck="M")
    assert seat(blessed)["satchel"] == "M"


def test_capricorn_labour() -> None:
    state = in_hut({"satchel": "FFFFFFF", **CURSED}, {}, zodiac=True, rising="capricorn")
    play(state, *["add a fern"] * 3, *["add b fern"] * 3)
    assert (prompt(state), seat(state)["satchel"]) == ("bloom", "F")
    blessed = brewing({"cauldron": "... ... BF.", "book": ["hiccup-syrup"]}, {}, zodiac=True, rising="capricorn")
    play(blessed, "brew hiccup-syrup a1 b1", "done", "use", "ladle fern")
    assert seat(blessed)["satchel"] == "F"


@pytest.mark.parametrize(("me", "stars"), [(CURSED, 12), ({}, 14)])
def test_aquarius_the_reward(me: dict[str, Any], stars: int) -> None:
    state = brewing({"cauldron": "... ... BF.", "book": ["hiccup-syrup"], **me}, {}, zodiac=True, rising="aquarius")
    play(state, "brew hiccup-syrup a1 b1")
    assert seat(state)["stars"] == stars


def test_pisces_the_frogs() -> None:
    state = under("pisces", {**KITCHEN, **CURSED}, {"satchel": "FA"}, garden={5: "@"})
    play(state, "garden 5")
    assert (prompt(state), seat(state)["satchel"]) == ("shop", "")
    blessed = under("pisces", KITCHEN, {"satchel": "FAB"}, garden={5: "@"})
    play(blessed, "garden 5", "steal 2 fern", "steal 2 acorn")
    assert seat(blessed)["satchel"] == "FA"


def test_every_sign_has_a_curse_and_a_blessing_of_its_own() -> None:
    charms = [(*BOX.numbers[10 * charm : 10 * charm + 10], BOX.moment[charm]) for charm in range(6, 30)]
    assert all(any(charm) for charm in charms)
