"""What potions do (pages 9 and 12): every verb, as far as possible, or waived."""

from __future__ import annotations

from typing import Any

import pytest

from philtre.games.mystic_moon.rules.state import MysticMoonState
from tests.mystic_moon.drawing import brewing, legal, play, prompt, seat, view


def brewed(cauldron: str, potion: str, *rivals: dict[str, Any], **me: Any) -> MysticMoonState:
    """A cauldron that makes one potion, right after its effect was chosen."""
    changes = {name: me.pop(name) for name in ("garden", "shop", "mushrooms") if name in me}
    state = brewing({"cauldron": cauldron, "book": [potion], **me}, *(rivals or ({},)), **changes)
    play(state, legal(state, "brew")[0])
    return state


def use(state: MysticMoonState, luck: str = "", cards: tuple[str | int, ...] = ()) -> MysticMoonState:
    return play(state, legal(state, "effect")[0], luck=luck, cards=cards)


def test_draw_takes_from_the_bag() -> None:
    state = use(brewed("... ... ABA", "big-snack"), luck="M")
    assert seat(state)["satchel"] == "M"


def test_discard_gives_back_to_the_bag() -> None:
    state = use(brewed("... S.. RS.", "cobweb-cordial", satchel="FA"))
    play(state, "discard acorn")
    assert (seat(state)["satchel"], prompt(state)) == ("F", "bloom")


def test_what_cannot_be_done_is_passed_over() -> None:
    state = use(brewed("... S.. RS.", "cobweb-cordial"))
    assert (prompt(state), seat(state)["stars"]) == ("bloom", 15)


def test_the_verbs_of_a_row_come_one_after_the_other() -> None:
    state = use(brewed("... ... S.A", "gossip-gargle", satchel="F"), luck="A")
    assert (prompt(state), view(state)["running"]) == ("discard", {"of": "potion", "verb": 1, "left": 1})
    play(state, "discard fern")
    assert seat(state)["satchel"] == "A"


def test_salvage_takes_from_its_own_potion_only_and_a_wild_comes_back_as_a_wild() -> None:
    state = use(brewed("F.. F.. Q.*", "owl-draught"))
    assert legal(state) == ["salvage quill", "salvage wild"]
    play(state, "salvage wild")
    assert seat(state)["satchel"] == "*"


def test_salvage_of_two_takes_two() -> None:
    state = use(brewed("... ... BDA", "elixir-of-echoes"))
    play(state, "salvage dragonscale", "salvage berry")
    assert seat(state)["satchel"] == "BD"
    assert view(state)["bag"][1] == 8  # the acorn went to the bag


def test_salvaged_ingredients_do_not_go_to_the_bag() -> None:
    state = brewed("... ... BDA", "elixir-of-echoes")
    scales = view(state)["bag"][7]
    use(state)
    play(state, "salvage dragonscale", "salvage berry")
    assert view(state)["bag"][7] == scales


def test_a_ladle_takes_any_ingredient_of_the_cauldron() -> None:
    state = use(brewed("... AAM BSF", "sleepwalkers-stew"))
    assert legal(state) == ["ladle fern", "ladle acorn", "ladle snail", "ladle berry", "ladle moonflower"]
    play(state, "ladle moonflower")
    assert seat(state)["satchel"] == "M"


def test_each_theft_of_several_may_have_its_own_victim() -> None:
    state = use(brewed(".D. RFR FFF", "phoenix-punch", {"satchel": "A"}, {"satchel": "BB"}))
    play(state, "steal 2 acorn")
    assert seat(state)["satchel"] == "AB"  # the second one was the only one left


def test_nobody_steals_from_herself() -> None:
    state = use(brewed("... Q.. FS.", "thieves-tincture", {"satchel": "AB"}, satchel="F"))
    assert legal(state) == ["steal 2 acorn", "steal 2 berry"]


def test_a_mushroom_falls_into_a_column_of_a_rival() -> None:
    state = use(brewed("... B.. S..", "spore-sherry", {"cauldron": "F.. F.. F.."}))
    assert legal(state) == ["mushroom 2 b", "mushroom 2 c"]
    play(state, "mushroom 2 c")
    assert (seat(state, 1)["cauldron"], view(state)["mushrooms"]) == ("F.. F.. F.!", 3)


def test_a_cauldron_has_one_mushroom_at_most() -> None:
    state = use(brewed("... B.. S..", "spore-sherry", {"cauldron": "... ... !.."}))
    assert prompt(state) == "bloom"


def test_with_the_pile_empty_no_mushroom_falls() -> None:
    held = {"cauldron": "... ... !.."}
    state = use(brewed("!.. B.. S..", "spore-sherry", {}, held, held, mushrooms=1))
    assert prompt(state) == "mushroom"  # her own went back to the pile with the brew
    empty = brewed("... B.. S..", "spore-sherry", {"cauldron": "FFF FFF FFA"})
    assert prompt(use(empty)) == "bloom"


def test_fetch_takes_what_lies_in_the_shop() -> None:
    state = use(brewed("... ... FBS", "lullaby-lotion", shop=[0, 0, 0, 1, 0, 0, 0, 1]))
    assert legal(state) == ["fetch snail", "fetch dragonscale"]
    play(state, "fetch dragonscale")
    assert (seat(state)["satchel"], view(state)["shop"]) == ("D", [0, 0, 0, 1, 0, 0, 0, 0])


def test_seek_takes_from_the_bag_what_it_likes_but_no_frog() -> None:
    state = use(brewed("... AS. M..", "wishing-well"))
    assert legal(state)[-1] == "seek wild"
    play(state, "seek wild", "seek wild")
    assert seat(state)["satchel"] == "**"


def test_pluck_takes_a_token_anywhere_in_the_garden() -> None:
    state = use(brewed("... SQ. FF.", "invisibility-ink", garden={3: "MF", 9: "A"}))
    assert legal(state) == ["pluck 3 fern", "pluck 3 moonflower", "pluck 9 acorn"]
    play(state, "pluck 3 moonflower")
    assert (seat(state)["satchel"], view(state)["garden"][2]) == ("M", ["fern"])


def test_a_plucked_frog_steals() -> None:
    state = use(brewed("... SQ. FF.", "invisibility-ink", {"satchel": "AB"}, garden={3: "@"}, hut="attic"))
    assert legal(state) == ["steal 2 acorn", "steal 2 berry"]  # the only token was taken without a question
    play(state, "steal 2 acorn")
    assert (seat(state)["satchel"], view(state)["bag"][9]) == ("A", 4)


def test_barter_swaps_one_for_another_kind_of_the_shop() -> None:
    state = use(brewed("... ... BF.", "hiccup-syrup", satchel="F", shop=[2, 0, 0, 0, 0, 0, 1, 0]))
    assert (seat(state)["satchel"], view(state)["shop"]) == ("M", [3, 0, 0, 0, 0, 0, 0, 0])


def test_scatter_makes_each_rival_drop_one_at_random() -> None:
    state = brewed("... Q.. FB.", "sneezing-powder", {"satchel": "FA"}, {"satchel": "BB"}, {})
    use(state, cards=(1, 0))
    assert [seat(state, rival)["satchel"] for rival in (1, 2, 3)] == ["F", "B", ""]


def test_drain_takes_star_power_as_far_as_there_is() -> None:
    state = use(brewed("A.. FB. R..", "truth-tonic", {"stars": 4}, {"stars": 0}))
    assert (seat(state)["stars"], seat(state, 1)["stars"]) == (10 + 5 + 1, 3)


def test_burn_gives_star_power_for_ingredients_one_by_one() -> None:
    state = use(brewed("... F.A FQA", "bonfire-brandy", satchel="SSS"))
    play(state, "discard snail", "done")
    assert (seat(state)["satchel"], seat(state)["stars"]) == ("SS", 10 + 4 + 2)


def test_a_toast_counts_the_other_potions_of_the_brew() -> None:
    state = brewing({"cauldron": "FA. FA. FA.", "book": ["candle-tea"]}, {})
    play(state, "brew candle-tea a1 b1", "brew candle-tea a2 b2", "brew candle-tea a3 b3")
    play(state, "effect candle-tea a1 b1", "done")
    assert seat(state)["stars"] == 10 + 3 * 2 + 2


def test_dregs_count_the_ingredients_no_potion_uses() -> None:
    state = use(brewed("!.. R*S RFB", "mud-mask"))
    assert seat(state)["stars"] == 10 + 3 - 1 + 4


@pytest.mark.parametrize("potion", ["big-snack", "thieves-tincture"])
def test_a_waived_effect_does_nothing(potion: str) -> None:
    state = brewed("Q.. AS. ABA", potion, {"satchel": "F"})
    play(state, "done")
    assert (seat(state)["satchel"], prompt(state)) == ("", "bloom")


def test_the_copper_kitchen_takes_one_back_after_every_brew() -> None:
    state = brewed("... ... BF.", "hiccup-syrup", hut="copper-kitchen")
    play(state, "done", "use", "ladle fern")
    assert (seat(state)["satchel"], prompt(state)) == ("F", "bloom")


def test_the_observatory_gains_for_each_potion_beyond_the_first() -> None:
    state = brewing({"cauldron": "... BF. BF.", "book": ["hiccup-syrup"], "hut": "observatory"}, {})
    play(state, "brew hiccup-syrup a1 b1", "brew hiccup-syrup a2 b2", "done", "use")
    assert (seat(state)["stars"], prompt(state)) == (10 + 6 + 1, "bloom")


def test_the_observatory_asks_nothing_after_a_single_potion() -> None:
    state = brewed("... ... BF.", "hiccup-syrup", hut="observatory")
    play(state, "done")
    assert (seat(state)["stars"], prompt(state)) == (10 + 3, "bloom")
