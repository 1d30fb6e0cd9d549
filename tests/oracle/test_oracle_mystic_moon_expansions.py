"""The oracle of Mystic Moon by itself: Curse of the Zodiac and Secrets of Alchemy."""

from __future__ import annotations

from typing import Any

import pytest

from tests.oracle.drawn_cauldron import counted, ended, game, garden, letters, options, play
from tests.oracle.mystic_moon import Oracle
from tests.oracle.mystic_moon.box import our_box

CURSED = {"zodiac": "yes"}
ALCHEMY = {"alchemy": "yes"}
EXAMPLE = "RRQ QRR ABA"
BREW = ("brew big-snack a1 b1 c1", "brew poisoners-aid a2 a3 b2", "brew poisoners-aid b3 c2 c3")


# Crystals


def test_the_example_crystal_is_worth_three() -> None:
    oracle = game(drawn="*.. SQ. AF.", book=("invisibility-ink",), crystals=11)
    play(oracle, "brew invisibility-ink a2 b1 b2")
    assert oracle.me().stars == 10 + 5 + 3
    assert (oracle.crystals, oracle.me().cauldron[2]) == (12, None)


def test_each_crystal_counts_every_ingredient_used() -> None:
    oracle = game(drawn="*.. F.* AAF", book=("candle-tea",), crystals=10)
    play(oracle, "brew candle-tea a1 a2", "brew candle-tea b1 c1")
    assert oracle.me().stars == 10 + 4 + 2 * 4


def test_crystals_are_added_like_ingredients_but_are_none() -> None:
    oracle = game("shop", satchel="F" * 10, mine={"crystals": 3})
    play(oracle, "leave")
    assert options(oracle, "add") == [f"add {column} {thing}" for column in "abc" for thing in ("crystal", "fern")]
    play(oracle, "add c crystal")
    assert (oracle.me().crystals, oracle.me().cauldron[6]) == (2, "crystal")


# Sludge


def test_after_the_bloom_one_token_leaves_each_sludged_location() -> None:
    oracle = game(
        "bloom", hat=0, garden=garden("F A . . QS ~ B~"), sludge=[0, 1, 0, 2, 1, 1, 1] + [0] * 5, bag="", sludges=0
    )
    play(oracle, "bloom")
    # The second location has one kind only, the fourth nothing.
    assert (oracle.prompt(), oracle.legal()) == ("wither", ["wither quill", "wither snail"])
    assert (oracle.sludge[:5], oracle.sludges, oracle.hat) == ([0, 0, 0, 0, 1], 3, None)
    play(oracle, "wither snail")
    assert oracle.legal() == ["wither berry", "wither frog"]
    play(oracle, "wither frog")
    assert [len(place) for place in oracle.garden[:7]] == [1, 0, 0, 0, 1, 0, 1]
    assert letters(oracle.bag) == "AS~~"
    assert (oracle.sludges, sum(oracle.sludge), oracle.prompt()) == (6, 0, "garden")


# Performing Alchemy


def test_a_formula_is_performed_and_its_card_taken() -> None:
    oracle = game("shop", options=ALCHEMY, satchel="FQW", formula="sunbeam", formulas=["geode", "old-coin"], bag="")
    assert options(oracle, "alchemy") == ["alchemy sunbeam"]
    play(oracle, "alchemy sunbeam")
    assert (oracle.me().gold, oracle.gold, letters(oracle.bag)) == (1, 17, "FQ")
    assert (oracle.prompt(), oracle.performing, oracle.sludging, oracle.sludges) == ("sludge", "sunbeam", 1, 5)
    assert (oracle.formula, len(oracle.legal())) == ("sunbeam", 12)
    play(oracle, "sludge 5", luck=[1])
    assert (oracle.sludge[4], oracle.formula, oracle.me().formula) == (1, "old-coin", "sunbeam")
    assert (oracle.prompt(), oracle.performing) == ("shop", None)


def test_a_wild_is_no_ingredient_of_a_formula() -> None:
    oracle = game("shop", options=ALCHEMY, satchel="FWW", formula="sunbeam")
    assert options(oracle, "alchemy") == []


def test_ones_own_card_may_be_used_again_and_again() -> None:
    oracle = game("shop", options=ALCHEMY, satchel="MBMB", formula="geode", mine={"formula": "moonbeam"})
    play(oracle, "alchemy moonbeam", "alchemy moonbeam")
    assert (oracle.me().gold, oracle.me().formula, oracle.formula) == (4, "moonbeam", "geode")


def test_of_two_cards_one_goes_under_the_deck() -> None:
    own = {"formula": "old-coin"}
    oracle = game("shop", options=ALCHEMY, satchel="MBMB", formula="moonbeam", formulas=["geode"], mine=own)
    play(oracle, "alchemy moonbeam", luck=[0])
    assert (oracle.prompt(), oracle.performing, oracle.formula) == ("keep", "moonbeam", "geode")
    assert oracle.legal() == ["keep moonbeam", "keep old-coin"]
    play(oracle, "keep moonbeam")
    assert (oracle.me().formula, oracle.formulas_under, oracle.formula) == ("moonbeam", ["old-coin"], "geode")


def test_empty_piles_give_nothing() -> None:
    oracle = game("shop", options=ALCHEMY, satchel="QSA", formula="weathercock", formulas=["geode"], gold=1, sludges=0)
    play(oracle, "alchemy weathercock", luck=[0])
    assert (oracle.me().gold, oracle.prompt()) == (1, "shop")


# Gold


def test_gold_takes_three_off_a_cost_each() -> None:
    oracle = game(
        "shop",
        options=ALCHEMY,
        row=["dragons-breath", None, None, None],
        deck=["big-snack"],
        mine={"gold": 5, "stars": 2},
    )
    assert options(oracle, "learn") == ["learn dragons-breath gold 2", "learn dragons-breath gold 3"]
    play(oracle, "learn dragons-breath gold 3", luck=[0])
    assert (oracle.me().gold, oracle.me().stars, oracle.gold) == (2, 2, 21)


@pytest.mark.parametrize(
    ("gold", "gained"),
    [([3, 1, 0, 0], [7, 4, 0, 0]), ([2, 2, 1, 1], [7, 7, 2, 2]), ([4, 3, 2, 1], [7, 4, 2, 0]), ([0] * 4, [0] * 4)],
)
def test_gold_is_scored_by_how_many_have_more(gold: list[int], gained: list[int]) -> None:
    oracle = ended(4, [{"gold": each} for each in gold])
    assert [player.stars - 10 for player in oracle.players] == gained


# Interpreting the Zodiac


LIFTING = "... Q.. SQA"


def test_the_top_cards_recipe_lifts_the_curse() -> None:
    oracle = game(options=CURSED, drawn=LIFTING, rising="leo", top="gemini")
    play(oracle, "brew lift a1 a2 b1")
    assert not oracle.me().cursed
    assert oracle.me().stars == 10
    assert oracle.position()["brew"] == []
    # The bloom's blessing is hers now.
    assert (oracle.step, oracle.prompt(), oracle.legal()) == ("bloom-sign", "charm", ["done", "use"])
    play(oracle, "use")
    assert (oracle.me().stars, oracle.prompt()) == (11, "bloom")


def test_the_lifting_potion_is_only_for_the_cursed_and_made_once() -> None:
    blessed = game(options=CURSED, drawn=LIFTING, rising="leo", top="gemini", mine={"cursed": False})
    assert blessed.step == "bloom-sign"
    twice = game(options=CURSED, drawn="Q.. SQ. QQS", rising="aries", top="gemini")
    play(twice, options(twice, "brew")[0])
    assert (twice.prompt(), twice.me().cursed) == ("bloom", False)


def test_the_lifting_potion_counts_for_crystals_and_mushrooms() -> None:
    oracle = game(options=CURSED, drawn="*!. Q.. SQA", rising="aries", top="gemini")
    play(oracle, "brew lift a1 a2 b1")
    assert oracle.me().stars == 10 + 3 - 1


def test_rewards_of_the_lifting_brew_are_still_under_the_curse() -> None:
    oracle = game(options=CURSED, drawn="Q.. SQ. AF.", rising="aquarius", top="gemini", book=("candle-tea",))
    play(oracle, "brew candle-tea a1 b1", "brew lift a2 a3 b2", "effect candle-tea a1 b1")
    assert oracle.me().stars == 10 + 1 + 1


def test_a_curse_is_done_and_a_blessing_may_be_waived() -> None:
    cursed = game("bloom", options=CURSED, rising="leo", top="aries")
    assert (cursed.me().stars, cursed.prompt()) == (9, "bloom")
    blessed = game("bloom", options=CURSED, rising="leo", top="aries", mine={"cursed": False})
    play(blessed, "done")
    assert (blessed.me().stars, blessed.prompt()) == (10, "bloom")


def test_a_new_sign_rises_with_each_round() -> None:
    oracle = game("bloom", options=CURSED, rising="aries", top="leo", sky=["taurus", "gemini"], start=1, bag="")
    play(oracle, "bloom", luck=[1])
    assert (oracle.round, oracle.seat(), oracle.rising, oracle.top, oracle.sky) == (2, 1, "leo", "gemini", ["taurus"])


def under_curse(sign: str, step: str, **given: Any) -> Oracle:
    """A cursed witch under a Rising Sign."""
    top = "aries" if sign != "aries" else "leo"
    return game(step, options=CURSED, rising=sign, top=top, **given)


def under_blessing(sign: str, step: str, **given: Any) -> Oracle:
    top = "aries" if sign != "aries" else "leo"
    return game(step, options=CURSED, rising=sign, top=top, mine={"cursed": False}, **given)


def test_aries_shortens_and_lengthens_the_reach() -> None:
    for found, oracle in (("FA", under_curse), ("FAQS", under_blessing)):
        played = oracle("aries", "garden", garden=garden(". F A Q S"))
        play(played, "garden 3")
        assert letters(played.me().satchel) == found


def test_taurus_changes_prices_before_gold() -> None:
    for left, oracle in ((6, under_curse), (8, under_blessing)):
        played = oracle("taurus", "shop", row=["big-snack", None, None, None], deck=["mud-mask"])
        play(played, "learn big-snack", luck=[0])
        assert played.me().stars == left


def test_gemini_allows_two_potions_to_the_cursed() -> None:
    oracle = under_curse("gemini", "hut", drawn=EXAMPLE, book=("big-snack", "poisoners-aid"), emptying=False)
    play(oracle, *BREW[:2])
    assert (oracle.prompt(), oracle.me().stars) == ("effect", 18)


def test_cancer_makes_the_satchel_small_or_safe() -> None:
    oracle = under_curse("cancer", "shop", satchel="F" * 9)
    play(oracle, "leave")
    assert letters(oracle.me().satchel) == "F" * 7
    oracle = under_curse("cancer", "garden", garden=garden(". ~"), rival="AB", theirs={"cursed": False})
    play(oracle, "garden 2")
    assert oracle.prompt() == "shop"


def test_virgo_silences_the_glyphs() -> None:
    oracle = under_curse("virgo", "garden")
    assert len(oracle.legal()) == 12
    play(oracle, "garden 7")
    assert oracle.me().stars == 10


def test_libra_makes_a_trade_take_three() -> None:
    oracle = under_curse("libra", "shop", satchel="FFFAA", shop=counted("A", our_box().traded), bag="")
    assert options(oracle, "trade") == ["trade fern for acorn"]
    play(oracle, "trade fern for acorn")
    assert (letters(oracle.me().satchel), letters(oracle.shop)) == ("AAA", "FFF")


def test_scorpio_poisons_ones_own_cauldron() -> None:
    oracle = under_curse("scorpio", "hut", satchel="F")
    assert (oracle.prompt(), oracle.legal()) == ("poison", ["mushroom 1 a", "mushroom 1 b", "mushroom 1 c"])
    assert (oracle.step, oracle.position()["running"]) == ("hut-sign", {"of": "curse", "verb": 0, "left": 1})
    play(oracle, "mushroom 1 c")
    assert oracle.me().cauldron[6] == "mushroom"
    # With one mushroom in it, or full, the cauldron is spared.
    assert under_curse("scorpio", "hut", satchel="F", drawn="... ... !..").prompt() == "add"


def test_sagittarius_makes_the_cursed_discard_on_leaving() -> None:
    oracle = under_curse("sagittarius", "shop", satchel="FA")
    play(oracle, "leave")
    assert (oracle.step, oracle.prompt()) == ("leave-sign", "discard")


def test_capricorn_allows_six_to_be_added() -> None:
    oracle = under_curse("capricorn", "hut", satchel="F" * 9)
    play(oracle, *["add a fern"] * 3, *["add b fern"] * 3)
    assert (oracle.prompt(), oracle.me().satchel["fern"]) == ("bloom", 3)


def test_pisces_makes_frogs_lazy_or_keen() -> None:
    for stolen, oracle in (("", under_curse), ("FF", under_blessing)):
        played = oracle("pisces", "garden", garden=garden(". ~"), rival="FFF")
        play(played, "garden 2")
        assert letters(played.me().satchel) == stolen
