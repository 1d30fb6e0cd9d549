"""The verbs of Mystic Moon's effects and the huts, on the oracle by itself."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from tests.oracle.drawn_cauldron import counted, drawing, game, garden, letters, options, play
from tests.oracle.mystic_moon import Oracle
from tests.oracle.mystic_moon.box import Charm, our_box, verbs


def with_effect(*rows: str, **given: Any) -> Oracle:
    """A witch who has just brewed one Candle Tea whose effect is this one, at that effect."""
    box = our_box()
    tea = replace(box.potions["candle-tea"], effect=verbs(list(rows)))
    given = {"bag": "", "drawn": "... ... FAR", "book": ("candle-tea",)} | given
    oracle = game(box=replace(box, potions=box.potions | {"candle-tea": tea}), **given)
    if oracle.prompt() == "add":
        play(oracle, "done")
    play(oracle, "brew candle-tea a1 b1")
    return oracle


def effect(*rows: str, luck: list[int] | None = None, **given: Any) -> Oracle:
    oracle = with_effect(*rows, **given)
    play(oracle, "effect candle-tea a1 b1", luck=luck)
    return oracle


def satchels(oracle: Oracle) -> list[str]:
    return [letters(player.satchel) for player in oracle.players]


# Order, waiving, passing over


def test_effects_are_done_in_the_players_order_and_may_be_waived() -> None:
    oracle = with_effect("stars 5")
    assert oracle.legal() == ["done", "effect candle-tea a1 b1"]
    play(oracle, "done")
    assert (oracle.me().stars, oracle.waiting, oracle.prompt()) == (12, [], "bloom")


def test_verbs_are_run_in_their_order_and_the_impossible_ones_passed_over() -> None:
    oracle = effect("steal 2", "discard 1", "stars 1", "seek 1", satchel="QS", bag="FA")
    assert oracle.position()["running"] == {"of": "potion", "verb": 1, "left": 1}
    play(oracle, "discard snail")
    assert (oracle.me().stars, oracle.prompt(), oracle.source) == (13, "seek", 0)


def test_equal_effects_are_told_apart_once_their_cells_differ() -> None:
    given: dict[str, Any] = {"drawn": "... WQF ARA", "book": ("sleepwalkers-stew", "candle-tea")}
    oracle = game(**given)
    play(oracle, "brew candle-tea a1 a2", "brew candle-tea c1 c2")
    assert options(oracle, "effect") == ["effect candle-tea a1 a2", "effect candle-tea c1 c2"]
    oracle = game(drawn="... FQF ARA", book=("candle-tea",))
    play(oracle, "brew candle-tea a1 a2", "brew candle-tea c1 c2")
    assert options(oracle, "effect") == ["effect candle-tea a1 a2"]


def test_an_effect_without_verbs_does_not_wait() -> None:
    assert with_effect().prompt() == "bloom"


# Star power


def test_stars_never_fall_below_none() -> None:
    assert effect("stars -20").me().stars == 0


def test_toast_counts_the_other_potions() -> None:
    oracle = game(drawn="... FQF ARA", book=("candle-tea",))
    play(oracle, "brew candle-tea a1 a2", "brew candle-tea c1 c2", "effect candle-tea a1 a2", "done")
    assert oracle.me().stars == 10 + 4 + 1


def test_dregs_count_ingredients_in_no_potion() -> None:
    oracle = effect("dregs 2", drawn="*.. !W. FAR")
    assert oracle.me().stars == 10 + 2 + 2 - 1 + 2 * 2


def test_drain_takes_what_a_rival_has() -> None:
    oracle = effect("drain 3", theirs={"stars": 2})
    assert [player.stars for player in oracle.players] == [14, 0]
    oracle = effect("drain 3", seats=3)
    assert (oracle.prompt(), oracle.legal()) == ("drain", ["drain 2", "drain 3"])


def test_burn_pays_for_each_ingredient_and_may_stop() -> None:
    oracle = effect("burn 3 2", satchel="QQ", bag="")
    assert (oracle.prompt(), oracle.legal()) == ("burn", ["discard quill", "done"])
    play(oracle, "discard quill")
    assert (oracle.me().stars, oracle.position()["running"]["left"]) == (14, 2)
    play(oracle, "done")
    assert oracle.prompt() == "bloom"
    oracle = effect("burn 3 2", satchel="Q")
    play(oracle, "discard quill")
    assert (oracle.me().stars, oracle.prompt()) == (14, "bloom")


# Ingredients


def test_draw_and_discard() -> None:
    oracle = effect("draw 2", "discard 1", bag="SQ", luck=[0, 0])
    assert (letters(oracle.me().satchel), oracle.prompt()) == ("QS", "discard")
    play(oracle, "discard quill")
    assert letters(oracle.me().satchel) == "S"


def test_salvage_takes_from_the_potion_itself() -> None:
    oracle = effect("salvage 1", drawn="... F.. FWF")
    assert oracle.prompt() == "salvage"
    assert oracle.legal() == ["salvage fern", "salvage wild"]
    play(oracle, "salvage wild")
    assert (letters(oracle.me().satchel), letters(oracle.bag)) == ("W", "FFF")


def test_salvage_without_a_choice_is_settled() -> None:
    oracle = effect("salvage 5")
    assert oracle.prompt() == "salvage"
    play(oracle, "salvage fern")
    assert letters(oracle.me().satchel) == "FA"


def test_ladle_takes_any_ingredient_of_the_cauldron() -> None:
    oracle = effect("ladle 1", "stars 1", drawn="*.. F.. FAR")
    assert oracle.legal() == ["ladle acorn", "ladle fern", "ladle root"]
    play(oracle, "ladle root")
    assert (letters(oracle.me().satchel), letters(oracle.bag)) == ("R", "FFA")


def test_what_was_ladled_lies_in_no_cell_any_more() -> None:
    oracle = effect("ladle 2", drawn="... F.. FAR")
    play(oracle, "ladle fern")
    assert drawing(oracle.me()) == "... F.. .AR"


def test_fetch_takes_from_the_shop() -> None:
    oracle = effect("fetch 1", shop=counted("FFD", our_box().traded))
    play(oracle, "fetch dragonscale")
    assert (letters(oracle.me().satchel), letters(oracle.shop)) == ("D", "FF")


def test_seek_takes_from_the_bag_but_no_frog() -> None:
    oracle = effect("seek 1", bag="FW~")
    assert oracle.legal() == ["seek fern", "seek wild"]
    play(oracle, "seek wild")
    assert letters(oracle.me().satchel) == "W"


def test_pluck_takes_any_token_of_the_garden() -> None:
    oracle = effect("pluck 1", garden=garden("FA . ~"), rival="QS")
    assert oracle.legal() == ["pluck 1 acorn", "pluck 1 fern", "pluck 3 frog"]
    play(oracle, "pluck 3 frog")
    assert (oracle.prompt(), oracle.position()["running"]["left"], oracle.thefts) == ("steal", 0, 1)
    play(oracle, "steal 2 snail")
    assert satchels(oracle) == ["S", "Q"]
    assert "~" in letters(oracle.bag)


def test_barter_is_for_another_kind_that_lay_in_the_shop() -> None:
    oracle = effect("barter 1", satchel="FW", shop=counted("FFFA", our_box().traded))
    assert oracle.legal() == ["barter fern for acorn", "barter wild for acorn", "barter wild for fern"]
    play(oracle, "barter fern for acorn")
    # The shop had three ferns already, so that hers went to the bag with those of the cauldron.
    assert (satchels(oracle)[0], letters(oracle.shop), letters(oracle.bag)) == ("AW", "FFF", "FFAR")


def test_steal_chooses_victim_and_ingredient_each_time() -> None:
    oracle = effect("steal 2", seats=3, rival="AA")
    play(oracle, "steal 3 acorn", "steal 2 acorn")
    assert satchels(oracle) == ["AA", "A", "A"]


def test_exchange_names_an_ingredient_and_then_gives_one() -> None:
    oracle = effect("exchange 1", satchel="FS", rival="AB")
    assert (oracle.prompt(), oracle.legal()) == ("exchange", ["exchange 2 acorn", "exchange 2 berry"])
    play(oracle, "exchange 2 berry")
    assert (oracle.prompt(), oracle.legal()) == ("give", ["give fern", "give snail"])
    assert oracle.position()["exchanging"] == {"seat": 1, "kind": "berry"}
    play(oracle, "give fern")
    assert satchels(oracle) == ["SB", "FA"]


def test_who_has_nothing_to_give_can_not_exchange() -> None:
    assert effect("exchange 1", rival="AB").prompt() == "bloom"


def test_scatter_empties_satchels_by_luck_in_turn_order() -> None:
    oracle = effect("scatter 2", seats=3, rival="FAB", bag="", luck=[2, 0, 1, 1])
    assert satchels(oracle) == ["", "A", "F"]


@pytest.mark.parametrize("verb", ["steal", "exchange", "scatter", "drain"])
def test_a_ward_protects_a_satchel_and_no_star_power(verb: str) -> None:
    sky: dict[str, Any] = {"options": {"zodiac": "yes"}, "rising": "cancer", "top": "aries"}
    oracle = effect(f"{verb} 1", satchel="F", rival="AB", theirs={"cursed": False}, **sky)
    assert satchels(oracle) == ["F", "AB"]
    assert oracle.players[1].stars == (9 if verb == "drain" else 10)


# Mushrooms


def test_a_mushroom_goes_where_there_is_room_and_none_yet() -> None:
    oracle = with_effect("mushroom 2", seats=3, mushrooms=4)
    oracle.players[1].cauldron = [None, None, None, *["fern"] * 6]
    oracle.players[2].cauldron[0] = "mushroom"
    play(oracle, "effect candle-tea a1 b1")
    # Only one column of one rival is left, and after it nobody is.
    assert drawing(oracle.players[1]) == ".FF .FF !FF"
    assert (oracle.mushrooms, oracle.prompt()) == (3, "bloom")


def test_an_empty_pile_has_no_mushroom() -> None:
    assert effect("mushroom 1", mushrooms=0).prompt() == "bloom"


# Huts


def test_the_market_cart_lowers_prices() -> None:
    oracle = game("shop", mine={"hut": "market-cart"}, row=["big-snack", None, None, None], deck=["mud-mask"])
    play(oracle, "learn big-snack", luck=[0])
    assert oracle.me().stars == 8


def test_the_copper_kitchen_ladles_after_the_effects() -> None:
    oracle = game(mine={"hut": "copper-kitchen"}, drawn="... ... FAR", book=("candle-tea",), bag="")
    play(oracle, "brew candle-tea a1 b1", "done")
    assert (oracle.step, oracle.prompt(), oracle.legal()) == ("brewed-talent", "charm", ["done", "use"])
    assert oracle.position()["running"] is None
    play(oracle, "use")
    assert oracle.position()["running"] == {"of": "talent", "verb": 0, "left": 1}
    play(oracle, "ladle root")
    assert (letters(oracle.me().satchel), letters(oracle.bag), oracle.prompt()) == ("R", "FA", "bloom")


def test_the_attic_stocks_up_to_seven_after_the_garden() -> None:
    oracle = game("garden", mine={"hut": "attic"}, satchel="FFFFF", bag="QS")
    play(oracle, "garden 6")
    assert (oracle.step, oracle.prompt()) == ("garden-talent", "charm")
    play(oracle, "use", luck=[0, 0])
    assert (letters(oracle.me().satchel), oracle.prompt()) == ("FFFFFQS", "shop")


def test_who_has_enough_is_not_asked_to_stock_up() -> None:
    oracle = game("garden", mine={"hut": "attic"}, satchel="FFFFFFF", bag="QS")
    play(oracle, "garden 6")
    assert oracle.prompt() == "shop"


def test_stock_counts_what_a_frog_steals() -> None:
    oracle = effect("stock 4", satchel="FFF", rival="A", bag="~", luck=[0])
    assert (letters(oracle.me().satchel), oracle.prompt()) == ("FFFA", "bloom")


def test_the_magpie_nest_exchanges_on_entering_the_shop() -> None:
    oracle = game("shop", mine={"hut": "magpie-nest"}, satchel="F", rival="AB")
    assert (oracle.step, oracle.prompt()) == ("shop-talent", "charm")
    play(oracle, "use", "exchange 2 berry")
    # There is one thing only to give, each time.
    assert satchels(oracle) == ["B", "FA"]
    play(oracle, "exchange 2 acorn")
    assert (satchels(oracle), oracle.prompt()) == (["A", "FB"], "shop")


def test_the_observatory_shines_for_each_potion_beyond_the_first() -> None:
    oracle = game(mine={"hut": "observatory"}, drawn="... FQF ARA", book=("candle-tea",))
    play(oracle, "brew candle-tea a1 a2", "brew candle-tea c1 c2", "done", "use")
    assert oracle.me().stars == 15
    alone = game(mine={"hut": "observatory"}, drawn="... ... FAR", book=("candle-tea",))
    play(alone, "brew candle-tea a1 b1", "done")
    assert (alone.me().stars, alone.prompt()) == (12, "bloom")
    assert game(mine={"hut": "observatory"}, drawn="... ... FAR").prompt() == "bloom"


def test_a_talent_comes_before_a_blessing() -> None:
    box = our_box()
    nest = Charm({}, "garden", verbs(["stars 1"]))
    oracle = game(
        "garden",
        box=replace(box, huts=box.huts | {"attic": nest}),
        options={"zodiac": "yes"},
        rising="sagittarius",
        top="aries",
        mine={"hut": "attic", "cursed": False},
        bag="F",
    )
    play(oracle, "garden 5")
    assert (oracle.step, oracle.prompt()) == ("garden-talent", "charm")
    play(oracle, "use")
    assert (oracle.step, oracle.prompt(), oracle.me().stars) == ("garden-sign", "charm", 11)
    play(oracle, "use", luck=[0])
    assert (letters(oracle.me().satchel), oracle.prompt()) == ("F", "shop")


def test_the_blessings_after_a_brew() -> None:
    for sign, answers, stars in (
        ("gemini", (), 15),
        ("scorpio", ("mushroom 2 a",), 14),
        ("capricorn", ("ladle fern",), 14),
    ):
        oracle = game(
            options={"zodiac": "yes"},
            rising=sign,
            top="aries",
            mine={"cursed": False},
            drawn="... FQF ARA",
            book=("candle-tea",),
        )
        play(oracle, "brew candle-tea a1 a2", "brew candle-tea c1 c2", "done")
        assert oracle.step == "brewed-sign"
        play(oracle, "use", *answers)
        assert (oracle.me().stars, oracle.prompt()) == (stars, "bloom")
