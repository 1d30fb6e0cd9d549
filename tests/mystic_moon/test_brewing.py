"""Brewing potions (pages 8-9), crystals and mushrooms."""

from __future__ import annotations

import pytest

from philtre.games.mystic_moon.rules.brewing import has_effect
from tests.mystic_moon.drawing import BOX, brewing, in_hut, legal, play, prompt, seat, view

SNACK = ["big-snack", "poisoners-aid", "invisibility-ink"]
# Big Snack (A B A) upright in the right column, two Poisoner's Aid (R over Q R) turned into the rest.
FEAST = "QRA RRB RQA"


def test_big_snack_and_two_poisoners_aid_give_twelve_stars() -> None:
    state = brewing({"cauldron": FEAST, "book": SNACK}, {})
    play(state, "brew big-snack c1 c2 c3", "brew poisoners-aid a1 b1 b2")
    assert "brew poisoners-aid a2 a3 b3" in legal(state)
    play(state, "brew poisoners-aid a2 a3 b3")
    assert seat(state)["stars"] == 10 + 4 + 2 * 4


def test_their_effects_come_once_and_twice_and_then_all_nine_ingredients_go() -> None:
    state = brewing({"cauldron": FEAST, "book": SNACK}, {}, {})
    bag = sum(view(state)["bag"])
    play(state, "brew big-snack c1 c2 c3", "brew poisoners-aid a1 b1 b2", "brew poisoners-aid a2 a3 b3")
    assert [waiting["potion"] for waiting in view(state)["brew"]] == ["big-snack", "poisoners-aid", "poisoners-aid"]
    play(state, "effect big-snack c1 c2 c3", luck="F")
    assert seat(state)["satchel"] == "F"
    play(state, "effect poisoners-aid a1 b1 b2", "mushroom 2 b", "effect poisoners-aid a2 a3 b3", "mushroom 3 a")
    assert [seat(state, rival)["cauldron"] for rival in (1, 2)] == ["... ... .!.", "... ... !.."]
    assert seat(state)["cauldron"] == "... ... ..."
    assert sum(view(state)["bag"]) == bag + 9 - 1
    assert prompt(state) == "bloom"


def test_invisibility_ink_is_not_made_by_that_cauldron() -> None:
    state = brewing({"cauldron": FEAST, "book": SNACK}, {})
    assert not [text for text in legal(state) if "invisibility-ink" in text]


def test_a_crystal_is_worth_three_with_invisibility_ink() -> None:
    state = brewing({"cauldron": "... SQ. ^F.", "book": ["invisibility-ink"]}, {}, alchemy=True)
    play(state, "brew invisibility-ink a2 b1 b2")
    assert seat(state)["stars"] == 10 + 5 + 3
    assert view(state)["crystals"] == 12


def test_each_crystal_counts_every_ingredient_used_and_no_other() -> None:
    state = brewing({"cauldron": "^.. SQ^ FFA", "book": ["invisibility-ink"]}, {}, alchemy=True)
    play(state, "brew invisibility-ink a2 b1 b2")
    assert seat(state)["stars"] == 10 + 5 + 2 * 3


def test_a_rotatable_recipe_lies_in_four_turns_anywhere_and_never_mirrored() -> None:
    for drawing in ("SQ. .F. ...", ".S. FQ. ...", "... F.. QS.", "... QF. S.."):
        filled = drawing.replace(".", "B")
        assert legal(brewing({"cauldron": filled, "book": ["invisibility-ink"]}, {}))[-1] == "done", drawing
    mirrored = brewing(
        {"cauldron": "QSB FBB BBB", "book": ["invisibility-ink", "big-snack"]}, {}, step="add", prompt="add"
    )
    play(mirrored, "done")
    assert prompt(mirrored) == "bloom"


def test_a_fixed_recipe_may_be_shifted_but_not_turned() -> None:
    for drawing, fits in (("... ... RR.", False), ("... R.. R..", True), ("..R ..R ..B", True)):
        filled = drawing.replace(".", "F")
        state = in_hut({"cauldron": filled, "book": ["mud-mask"]}, {})
        play(state, "done")
        assert (prompt(state) == "brew") == fits, drawing


def test_a_dotted_circle_is_a_slot_with_anything_or_nothing_in_it() -> None:
    for middle in "F!^*":
        state = brewing({"cauldron": f"... ... S{middle}A", "book": ["gossip-gargle"]}, {}, alchemy=True)
        assert "brew gossip-gargle a1 c1" in legal(state)
    empty = brewing({"cauldron": "... ... S.A", "book": ["gossip-gargle"]}, {})
    assert "brew gossip-gargle a1 c1" in legal(empty)


def test_the_ingredient_in_a_dotted_circle_may_serve_another_potion() -> None:
    state = brewing({"cauldron": "... .R. SRA", "book": ["gossip-gargle", "mud-mask"]}, {})
    play(state, "brew gossip-gargle a1 c1", "brew mud-mask b1 b2")
    assert seat(state)["stars"] == 10 + 3 + 3


def test_a_dotted_circle_must_lie_inside_the_cauldron() -> None:
    # Gossip Gargle is three wide or three high with its circle: S and A at a distance of two, in a row or column.
    state = in_hut({"cauldron": "... S.. FA.", "book": ["gossip-gargle"], "satchel": "F"}, {})
    play(state, "done")
    assert prompt(state) == "bloom"
    across = [BOX.cells[16 * BOX.potions.index("gossip-gargle") + n] for n in range(16)]
    assert len([cells for cells in across if cells]) == 6


def test_a_wild_stands_for_any_ingredient() -> None:
    state = brewing({"cauldron": "... ... *B*", "book": ["big-snack"]}, {})
    assert legal(state) == ["brew big-snack a1 b1 c1", "done"]


def test_mushrooms_and_crystals_fit_no_recipe() -> None:
    for thing in "!^":
        state = in_hut({"cauldron": f"... ... A{thing}A", "book": ["big-snack"], "satchel": "F"}, {}, alchemy=True)
        play(state, "done")
        assert prompt(state) == "bloom"


def test_each_ingredient_is_in_one_potion_at_most() -> None:
    state = brewing({"cauldron": "... A.. FAF", "book": ["candle-tea"]}, {})
    assert legal(state) == ["brew candle-tea a1 a2", "brew candle-tea a1 b1", "brew candle-tea b1 c1", "done"]
    play(state, "brew candle-tea a1 a2")
    assert legal(state) == ["brew candle-tea b1 c1", "done"]


def test_placements_are_named_in_ascending_order_only() -> None:
    state = brewing({"cauldron": "... A.. FAF", "book": ["candle-tea"]}, {})
    play(state, "brew candle-tea b1 c1")
    assert prompt(state) == "effect"  # the upright one comes before it and is no longer offered


def test_without_a_potion_everything_stays() -> None:
    state = brewing({"cauldron": "... ... ABA", "book": ["big-snack"]}, {})
    play(state, "done")
    assert seat(state)["cauldron"] == "... ... ABA"
    assert (prompt(state), seat(state)["stars"]) == ("bloom", 10)


def test_a_mushroom_costs_one_for_each_potion_and_goes_back() -> None:
    state = brewing({"cauldron": "!.. A.. FAF", "book": ["candle-tea"]}, {})
    play(state, "brew candle-tea a1 a2", "brew candle-tea b1 c1")
    assert seat(state)["stars"] == 10 + 2 * 2 - 2
    assert view(state)["mushrooms"] == 4


def test_a_brew_never_takes_star_power_below_nothing() -> None:
    state = brewing({"cauldron": "... ... S!A", "book": ["gossip-gargle"], "stars": 0}, {})
    play(state, "brew gossip-gargle a1 c1")
    assert seat(state)["stars"] == 2


def test_effects_may_be_used_in_any_order_and_the_rest_waived() -> None:
    state = brewing({"cauldron": "... A.. FA.", "book": ["candle-tea", "big-snack"]}, {})
    play(state, "brew candle-tea a1 a2")
    assert legal(state) == ["effect candle-tea a1 a2", "done"]
    play(state, "done")
    assert (prompt(state), seat(state)["stars"]) == ("bloom", 12)


def test_equal_effects_on_equal_ingredients_are_offered_once() -> None:
    state = brewing({"cauldron": "... FA. FA.", "book": ["candle-tea"]}, {})
    play(state, "brew candle-tea a1 b1", "brew candle-tea a2 b2")
    assert legal(state) == ["effect candle-tea a1 b1", "done"]
    play(state, "effect candle-tea a1 b1")
    assert legal(state) == ["effect candle-tea a2 b2", "done"]


def test_an_effect_on_other_ingredients_is_another_one() -> None:
    state = brewing({"cauldron": "QB. BB. QB*", "book": ["owl-draught", "big-snack"]}, {})
    play(state, "brew owl-draught a1 a3")
    assert legal(state) == ["effect owl-draught a1 a3", "done"]
    two = brewing({"cauldron": "Q.Q QBQ *BQ", "book": ["owl-draught"]}, {})
    play(two, "brew owl-draught a1 a3", "brew owl-draught c1 c3")
    assert legal(two) == ["effect owl-draught a1 a3", "effect owl-draught c1 c3", "done"]


@pytest.mark.parametrize("potion", range(27))
def test_every_potion_has_an_effect(potion: int) -> None:
    assert has_effect(in_hut({"satchel": "F"}, {}), potion)
