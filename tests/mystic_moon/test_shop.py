"""The Elder Witch's shop (page 6)."""

from __future__ import annotations

from tests.mystic_moon.drawing import in_shop, legal, play, prompt, seat, view

CHEAP = ["endless-porridge", "candle-tea", "big-snack", "phoenix-punch"]  # 2, 3, 3, 7
DEAR = ["invisibility-ink", "thunder-toddy", "truth-tonic", "phoenix-punch"]


def test_a_recipe_is_paid_for_and_its_slot_filled() -> None:
    state = in_shop(row=CHEAP)
    play(state, "learn big-snack", cards=("mud-mask",))
    assert (seat(state)["stars"], seat(state)["book"]) == (7, ["big-snack"])
    assert view(state)["row"] == ["endless-porridge", "candle-tea", "mud-mask", "phoenix-punch"]
    assert prompt(state) == "shop"


def test_only_what_can_be_paid_can_be_learned() -> None:
    state = in_shop({"stars": 2}, {}, row=CHEAP)
    assert legal(state, "learn") == ["learn endless-porridge"]


def test_several_recipes_may_be_learned_in_one_visit() -> None:
    state = in_shop(row=CHEAP)
    play(state, "learn endless-porridge", "learn candle-tea", cards=("mud-mask", "owl-draught"))
    assert (seat(state)["stars"], seat(state)["book"]) == (5, ["endless-porridge", "candle-tea"])


def test_of_four_recipes_one_is_forgotten_before_the_slot_is_filled() -> None:
    state = in_shop({"book": ["mud-mask", "owl-draught", "hiccup-syrup"]}, {}, row=CHEAP)
    play(state, "learn big-snack")
    assert view(state)["row"][2] is None
    assert legal(state) == ["forget mud-mask", "forget owl-draught", "forget hiccup-syrup", "forget big-snack"]
    play(state, "forget owl-draught", cards=("rotten-roux",))
    assert seat(state)["book"] == ["mud-mask", "hiccup-syrup", "big-snack"]
    assert view(state)["under"] == ["owl-draught"]


def test_the_new_recipe_may_be_the_one_forgotten() -> None:
    state = in_shop({"book": ["mud-mask", "owl-draught", "hiccup-syrup"]}, {}, row=CHEAP)
    play(state, "learn big-snack", "forget big-snack", cards=("rotten-roux",))
    assert (seat(state)["book"], view(state)["under"]) == (["mud-mask", "owl-draught", "hiccup-syrup"], ["big-snack"])


def test_cards_under_the_deck_come_in_their_order_once_the_rest_is_gone() -> None:
    left = ["mud-mask", "owl-draught"]
    used = [card for card in ALL if card not in [*CHEAP, *left, "hiccup-syrup"]]
    state = in_shop({"stars": 30}, {}, row=CHEAP, deck=["hiccup-syrup"], under=[*left, *used])
    play(state, "learn big-snack", cards=("hiccup-syrup",))
    play(state, "learn candle-tea")
    assert view(state)["row"] == ["endless-porridge", "mud-mask", "hiccup-syrup", "phoenix-punch"]
    assert view(state)["under"][0] == "owl-draught"


def test_two_alike_are_traded_for_one_from_the_shop() -> None:
    state = in_shop({"satchel": "FFA"}, {}, shop=[1, 3, 3, 3, 3, 3, 3, 3])
    play(state, "trade fern for moonflower")
    assert seat(state)["satchel"] == "AM"
    assert view(state)["shop"] == [3, 3, 3, 3, 3, 3, 2, 3]


def test_the_shop_keeps_three_of_a_kind_and_the_rest_goes_to_the_bag() -> None:
    state = in_shop({"satchel": "FF"}, {})
    ferns = view(state)["bag"][0]
    play(state, "trade fern for acorn")
    assert (view(state)["shop"][0], view(state)["bag"][0]) == (3, ferns + 2)


def test_two_wilds_are_a_kind_too_and_go_to_the_bag() -> None:
    state = in_shop({"satchel": "**"}, {})
    wilds = view(state)["bag"][8]
    play(state, "trade wild for dragonscale")
    assert (seat(state)["satchel"], view(state)["bag"][8]) == ("D", wilds + 2)


def test_a_wild_does_not_stand_beside_another_kind_in_a_trade() -> None:
    assert legal(in_shop({"satchel": "F*"}, {}), "trade") == []


def test_only_what_lies_in_the_shop_can_be_got() -> None:
    state = in_shop({"satchel": "FF"}, {}, shop=[0, 3, 0, 0, 0, 0, 0, 0])
    assert legal(state, "trade") == ["trade fern for acorn"]


def test_a_trade_for_the_same_kind_is_legal() -> None:
    state = in_shop({"satchel": "FF"}, {}, shop=[1, 0, 0, 0, 0, 0, 0, 0])
    play(state, "trade fern for fern")
    assert (seat(state)["satchel"], view(state)["shop"][0]) == ("F", 2)


def test_the_row_is_refreshed_only_when_all_four_are_dear() -> None:
    assert "refresh" not in legal(in_shop(row=CHEAP))
    state = in_shop(row=DEAR)
    play(state, "refresh", cards=("gossip-gargle", "candle-tea", "big-snack", "mud-mask"))
    assert view(state)["row"] == ["gossip-gargle", "candle-tea", "big-snack", "mud-mask"]
    assert view(state)["under"] == DEAR


def test_refreshing_looks_at_printed_costs() -> None:
    state = in_shop({"hut": "market-cart"}, {"hut": "attic"}, row=DEAR)
    assert "refresh" in legal(state)  # two of them cost her 4


def test_the_market_cart_pays_one_less_but_never_nothing() -> None:
    state = in_shop({"hut": "market-cart", "stars": 1}, {"hut": "attic"}, row=CHEAP)
    assert legal(state, "learn") == ["learn endless-porridge"]
    play(state, "learn endless-porridge", cards=("mud-mask",))
    assert seat(state)["stars"] == 0


def test_on_leaving_the_satchel_holds_ten() -> None:
    state = in_shop({"satchel": "FFFFFFFFAAAA"}, {})
    play(state, "leave")
    assert (prompt(state), legal(state)) == ("discard", ["discard fern", "discard acorn"])
    play(state, "discard acorn", "discard fern")
    assert (seat(state)["satchel"], prompt(state)) == ("FFFFFFFAAA", "add")


def test_a_discard_of_the_only_kind_needs_no_question() -> None:
    state = in_shop({"satchel": "FFFFFFFFFFF"}, {}, shop=[0, 3, 3, 3, 3, 3, 3, 3])
    play(state, "leave")
    assert (seat(state)["satchel"], prompt(state)) == ("F" * 10, "add")


def test_the_magpie_swaps_with_a_rival_on_entering() -> None:
    state = in_shop({"satchel": "FA", "hut": "magpie-nest"}, {"satchel": "MB"}, step="shop-talent", prompt="charm")
    play(state, "use", "exchange 2 moonflower", "give fern", "exchange 2 berry", "give acorn")
    assert (seat(state)["satchel"], seat(state, 1)["satchel"]) == ("BM", "FA")
    assert prompt(state) == "shop"


ALL = in_shop().content.potions
