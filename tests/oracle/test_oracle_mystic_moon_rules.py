"""The oracle of Mystic Moon by itself, section by section of the rulebook."""

from __future__ import annotations

import pytest

from philtre.core.chance import Scripted, Seeded
from philtre.core.errors import IllegalAction, SetupError
from tests.oracle.drawn_cauldron import counted, drawing, ended, game, garden, letters, options, play
from tests.oracle.mystic_moon import Oracle
from tests.oracle.mystic_moon.box import our_box
from tests.oracle.mystic_moon.ending import end_game, ranks
from tests.oracle.mystic_moon.recipe import cell_name, draw_recipe

CURSED = {"zodiac": "yes"}


def place_names(lie: dict[int, str]) -> str:
    return " ".join(f"{cell_name(cell)}={kind}" for cell, kind in sorted(lie.items()))


# What's in the Box


def test_the_box_holds_what_it_should() -> None:
    box = our_box()
    assert [box.number(token) for token in box.tokens] == [11] * 6 + [7] * 2 + [4, 4]
    counts = [len(box.potions), len(box.signs), len(box.formulas), len(box.huts), len(box.tiles)]
    assert counts == [27, 12, 9, 6, 5]
    assert all(len(tile) == 12 for tile in box.tiles)


# Setup


def test_shop_and_bag_share_the_ingredients() -> None:
    oracle = Oracle.new("standard", 2, {"start": "1"}, Scripted([]))
    assert oracle.position()["shop"] == [3] * 8
    assert oracle.position()["bag"] == [8] * 6 + [4] * 2 + [4, 4]
    assert (oracle.round, oracle.turn, oracle.seat(), oracle.prompt()) == (0, None, 0, "choose")


def test_huts_are_chosen_in_turn_order_then_luck_lays_out_the_rest() -> None:
    oracle = Oracle.new("standard", 3, {"zodiac": "yes", "alchemy": "yes"}, Scripted([1]))
    seats = []
    for hut in ("attic", "greenhouse"):
        seats.append(oracle.seat())
        play(oracle, f"hut {hut}")
    assert "hut attic" not in oracle.legal()
    luck = [0, 1, 2, 3] + [0, 0, 8, 8, 0, 42] + [8] + [0] * 11 + [46] + [2, 10]
    play(oracle, "hut observatory", luck=luck)
    assert seats == [1, 2]
    assert [player.hut for player in oracle.players] == ["observatory", "attic", "greenhouse"]
    potions = list(oracle.box.potions)
    assert oracle.row == [potions[0], potions[2], potions[4], potions[6]]
    # Seat 1 first: two ferns, after which number 8 is an acorn's.
    assert [letters(player.satchel) for player in oracle.players] == ["FB", "FF", "AA"]
    assert oracle.formula == "dragon-hoard"
    assert oracle.garden[11] == ["frog"]
    assert (oracle.rising, oracle.top) == ("gemini", "pisces")
    assert (oracle.round, oracle.turn, oracle.seat(), oracle.prompt()) == (1, 1, 1, "garden")
    assert all(player.stars == 10 and player.cursed for player in oracle.players)


def test_huts_may_be_dealt() -> None:
    oracle = Oracle.new("standard", 2, {"start": "2", "huts": "dealt"}, Scripted([5, 4] + [0] * 20))
    assert [player.hut for player in oracle.players] == ["magpie-nest", "observatory"]
    assert (oracle.seat(), oracle.prompt()) == (1, "garden")


@pytest.mark.parametrize(
    ("variant", "seats", "chosen"),
    [
        ("standard", 1, {}),
        ("standard", 5, {}),
        ("solo", 2, {}),
        ("standard", 2, {"start": "3"}),
        ("standard", 2, {"zodiac": "perhaps"}),
        ("standard", 2, {"moon": "yes"}),
    ],
)
def test_other_set_ups_are_refused(variant: str, seats: int, chosen: dict[str, str]) -> None:
    with pytest.raises(SetupError):
        Oracle.new(variant, seats, chosen, Seeded(1))


# Enter the Garden


def test_the_hats_location_and_both_adjacent_ones_are_gathered() -> None:
    oracle = game("garden", garden=garden("F AB W . . . . . . . . D"))
    play(oracle, "garden 1 plain")
    assert letters(oracle.me().satchel) == "FABD"
    assert oracle.garden[2] == ["wild"]
    assert (oracle.hat, oracle.prompt()) == (0, "shop")


def test_a_glyph_may_be_activated_or_not() -> None:
    oracle = game("garden")
    with_glyphs = [text for text in oracle.legal() if text.endswith("plain")]
    assert [int(text.split()[1]) for text in with_glyphs] == [1, 2, 3, 4]
    play(oracle, "garden 2")
    assert oracle.me().stars == 12
    oracle = game("garden")
    play(oracle, "garden 2 plain")
    assert oracle.me().stars == 10


def test_a_draw_glyph_pulls_from_the_bag_or_nothing_from_an_empty_one() -> None:
    oracle = game("garden", bag="FAW")
    play(oracle, "garden 1", luck=[2])
    assert letters(oracle.me().satchel) == "W"
    oracle = game("garden", bag="")
    play(oracle, "garden 1")
    assert letters(oracle.me().satchel) == ""


def test_glyphs_lie_elsewhere_in_another_round() -> None:
    oracle = game("garden", round=2)
    play(oracle, "garden 6")
    assert oracle.me().stars == 12


def test_the_greenhouse_makes_a_glyph_work_twice() -> None:
    oracle = game("garden", mine={"hut": "greenhouse"}, bag="FA")
    play(oracle, "garden 1", luck=[0, 0])
    assert letters(oracle.me().satchel) == "FA"


# Frog Tokens


def test_a_frog_steals_and_returns_to_the_bag() -> None:
    oracle = game("garden", garden=garden(". . . . F ~"), rival="AB", bag="")
    play(oracle, "garden 5")
    assert (oracle.step, oracle.prompt(), oracle.thefts) == ("garden-talent", "steal", 1)
    assert oracle.legal() == ["steal 2 acorn", "steal 2 berry"]
    play(oracle, "steal 2 berry")
    assert letters(oracle.me().satchel) == "FB"
    assert letters(oracle.players[1].satchel) == "A"
    assert letters(oracle.bag) == "~"


def test_frogs_work_one_by_one_and_may_have_other_victims() -> None:
    oracle = game("garden", seats=3, garden=garden("~ ~ ~"), rival="AB")
    play(oracle, "garden 2", "steal 2 berry", "steal 3 berry", "steal 2 acorn")
    assert [letters(player.satchel) for player in oracle.players] == ["ABB", "", "A"]
    assert oracle.prompt() == "shop"


def test_a_theft_without_a_choice_is_not_asked_for() -> None:
    oracle = game("garden", garden=garden(". ~ ~ ~"), rival="AA")
    play(oracle, "garden 3")
    assert letters(oracle.me().satchel) == "AA"
    assert oracle.thefts == 0


def test_a_frog_finds_nothing_where_nobody_has_anything() -> None:
    oracle = game("garden", garden=garden(". ~"))
    play(oracle, "garden 2")
    assert oracle.prompt() == "shop"


def test_a_frog_that_is_drawn_steals_before_the_next_draw() -> None:
    oracle = game("garden", mine={"hut": "greenhouse"}, rival="AB", bag="F~")
    play(oracle, "garden 1", luck=[1])
    running = oracle.position()["running"]
    assert (oracle.step, oracle.prompt(), running) == ("glyph", "steal", {"of": "glyph", "verb": 0, "left": 1})
    play(oracle, "steal 2 acorn", luck=[0])
    assert letters(oracle.me().satchel) == "FA"


# Visit the Elder Witch's Shop


def test_learning_costs_star_power_and_the_space_is_filled() -> None:
    oracle = game("shop", row=["big-snack", "mud-mask", "dragons-breath", "phoenix-punch"], deck=["candle-tea"])
    play(oracle, "learn big-snack", luck=[0])
    assert (oracle.me().stars, oracle.me().book) == (7, ["big-snack"])
    assert oracle.row == ["candle-tea", "mud-mask", "dragons-breath", "phoenix-punch"]
    assert options(oracle, "learn") == ["learn candle-tea", "learn mud-mask", "learn phoenix-punch"]


def test_a_fourth_recipe_sends_one_under_the_deck_before_the_space_is_filled() -> None:
    book = ("big-snack", "mud-mask", "owl-draught")
    oracle = game("shop", book=book, row=["candle-tea", None, None, None], deck=[])
    play(oracle, "learn candle-tea")
    assert oracle.position()["learning"] == {"potion": "candle-tea", "slot": 0}
    assert (oracle.prompt(), oracle.row[0], oracle.me().stars) == ("forget", None, 7)
    assert "forget candle-tea" in oracle.legal()
    # The deck is spent, so that the card that was put under it is the next.
    play(oracle, "forget mud-mask")
    assert oracle.me().book == ["big-snack", "owl-draught", "candle-tea"]
    assert (oracle.row[0], oracle.under) == ("mud-mask", [])


def test_two_of_one_kind_are_traded_for_one_of_the_shop() -> None:
    oracle = game("shop", satchel="FFA", shop=counted("FFFA", our_box().traded), bag="")
    assert options(oracle, "trade") == ["trade fern for acorn", "trade fern for fern"]
    play(oracle, "trade fern for acorn")
    assert letters(oracle.me().satchel) == "AA"
    assert (letters(oracle.shop), letters(oracle.bag)) == ("FFF", "FF")


def test_a_trade_for_the_same_kind_moves_both_sides_at_once() -> None:
    oracle = game("shop", satchel="FF", shop=counted("FFF", our_box().traded), bag="")
    play(oracle, "trade fern for fern")
    assert [letters(some) for some in (oracle.me().satchel, oracle.shop, oracle.bag)] == ["F", "FFF", "F"]


def test_two_wilds_are_a_kind_but_a_wild_does_not_help_another() -> None:
    oracle = game("shop", satchel="FW", bag="")
    assert options(oracle, "trade") == []
    oracle = game("shop", satchel="WW", bag="")
    play(oracle, "trade wild for dragonscale")
    assert (letters(oracle.me().satchel), letters(oracle.bag), oracle.shop["dragonscale"]) == ("D", "WW", 2)


def test_a_row_of_dear_cards_may_be_refreshed() -> None:
    dear = ["invisibility-ink", "dragons-breath", "wishing-well", "phoenix-punch"]
    oracle = game("shop", row=[*dear[:3], "big-snack"], deck=["candle-tea", "mud-mask"])
    assert options(oracle, "refresh") == []
    # A lower price does not count, only what is printed.
    oracle = game("shop", row=dear, deck=["candle-tea", "mud-mask"], mine={"hut": "market-cart"})
    play(oracle, "refresh", luck=[1, 0])
    assert oracle.row == ["mud-mask", "candle-tea", "invisibility-ink", "dragons-breath"]
    assert oracle.under == ["wishing-well", "phoenix-punch"]


def test_ten_ingredients_may_leave_the_shop() -> None:
    oracle = game("shop", satchel="FFFFFFAAAAAA", bag="")
    play(oracle, "leave")
    assert (oracle.step, oracle.prompt(), oracle.legal()) == ("limit", "discard", ["discard acorn", "discard fern"])
    play(oracle, "discard fern", "discard acorn")
    assert letters(oracle.bag) == "FA"
    assert oracle.prompt() == "add"


def test_discards_of_one_kind_are_not_asked_for() -> None:
    oracle = game("shop", satchel="F" * 11, bag="")
    play(oracle, "leave")
    assert (letters(oracle.bag), oracle.prompt()) == ("F", "add")


# Return to Your Hut


def test_ingredients_lie_in_the_lowest_open_slot_of_a_column() -> None:
    oracle = game(satchel="FAB")
    play(oracle, "add b fern", "add b acorn", "add c berry")
    assert drawing(oracle.me()) == "... .A. .FB"
    assert oracle.prompt() == "bloom"


def test_columns_left_of_the_last_are_closed() -> None:
    oracle = game(satchel="FAB")
    play(oracle, "add b fern")
    assert oracle.legal() == ["add b acorn", "add b berry", "add c acorn", "add c berry", "done"]


def test_without_a_brew_everything_stays() -> None:
    oracle = game(satchel="FF", drawn="... ... A..")
    play(oracle, "add a fern", "done")
    assert (oracle.prompt(), oracle.me().cauldron[:2]) == ("bloom", ["acorn", "fern"])
    assert (oracle.column, oracle.added) == (0, 0)


def test_a_cauldron_that_can_take_no_more_is_not_asked_about() -> None:
    full = "FFF FFF FFF"
    assert game(satchel="F", drawn=full, emptying=False).prompt() == "bloom"
    assert game(satchel="F", drawn=full).legal() == ["done", "empty"]


def test_emptying_a_full_cauldron_ends_the_hut_step() -> None:
    oracle = game(satchel="F", drawn="ABA F!F FF*", book=("big-snack",), bag="", crystals=11, mushrooms=3)
    play(oracle, "empty")
    assert (oracle.prompt(), letters(oracle.bag), drawing(oracle.me()).count(".")) == ("bloom", "FFFFAAB", 9)
    assert (oracle.crystals, oracle.mushrooms) == (12, 4)


def test_a_full_cauldron_may_still_be_brewed_from() -> None:
    oracle = game(drawn="ABA FFF FFF", book=("big-snack",))
    play(oracle, "done")
    assert oracle.legal() == ["brew big-snack a3 b3 c3", "done"]


# Brewing Potions


EXAMPLE = "RRQ QRR ABA"
BREW = ("brew big-snack a1 b1 c1", "brew poisoners-aid a2 a3 b2", "brew poisoners-aid b3 c2 c3")


def test_the_example_brew_gives_twelve_star_power_and_three_effects() -> None:
    book = ("invisibility-ink", "big-snack", "poisoners-aid")
    oracle = game(drawn=EXAMPLE, satchel="F", book=book, bag="B", emptying=False)
    play(oracle, *BREW)
    assert oracle.me().stars == 10 + 12
    assert (oracle.waiting, oracle.prompt()) == ([0, 1, 2], "effect")
    # The two equal effects are offered once.
    assert oracle.legal() == ["done", "effect big-snack a1 b1 c1", "effect poisoners-aid a2 a3 b2"]
    play(oracle, "effect big-snack a1 b1 c1", luck=[0])
    assert letters(oracle.me().satchel) == "FB"
    play(oracle, "effect poisoners-aid a2 a3 b2")
    assert (oracle.prompt(), oracle.source, oracle.waiting) == ("mushroom", 1, [2])
    assert oracle.legal() == ["mushroom 2 a", "mushroom 2 b", "mushroom 2 c"]
    play(oracle, "mushroom 2 b")
    # The second mushroom finds a cauldron that has one.
    play(oracle, "effect poisoners-aid b3 c2 c3")
    assert oracle.prompt() == "bloom"
    assert drawing(oracle.players[1]) == "... ... .!."
    assert drawing(oracle.me()) == "... ... ..."
    assert letters(oracle.bag) == "AAQQRRRRB"


def test_both_effects_of_a_potion_brewed_twice_reach_two_rivals() -> None:
    oracle = game(seats=3, drawn=EXAMPLE, book=("big-snack", "poisoners-aid"), bag="", emptying=False)
    play(oracle, *BREW, "effect poisoners-aid a2 a3 b2", "mushroom 2 a")
    play(oracle, "effect poisoners-aid b3 c2 c3", "mushroom 3 c", "done")
    assert oracle.mushrooms == 2
    assert oracle.prompt() == "bloom"


def test_potions_are_named_in_the_order_of_the_book_and_of_their_cells() -> None:
    oracle = game(drawn=EXAMPLE, book=("big-snack", "poisoners-aid"), emptying=False)
    play(oracle, BREW[2])
    # Neither an earlier recipe nor earlier cells may follow, so nothing more is asked.
    assert oracle.prompt() == "effect"
    assert oracle.me().stars == 14


def test_no_potion_need_be_brewed() -> None:
    oracle = game(drawn=EXAMPLE, book=("big-snack", "poisoners-aid"), emptying=False)
    play(oracle, "done")
    assert (oracle.prompt(), oracle.me().stars) == ("bloom", 10)
    assert drawing(oracle.me()) == EXAMPLE


def test_an_ingredient_is_used_once() -> None:
    oracle = game(drawn="... ... ABA", book=("big-snack", "lullaby-lotion"), emptying=False)
    play(oracle, "brew big-snack a1 b1 c1")
    assert oracle.prompt() == "effect"


def test_a_rotatable_recipe_lies_in_four_ways_and_is_never_mirrored() -> None:
    lies = draw_recipe(["R.", "QR"], True, {"R": "r", "Q": "q"})
    assert len(lies) == 16
    # With three of a kind in the corner the mirror image is the same; with two kinds at the ends it is not.
    lies = draw_recipe(["R.", "QB"], True, {"R": "r", "Q": "q", "B": "b"})
    written = [place_names(lie) for lie in lies]
    assert "a1=q a2=r b1=b" in written
    assert "a1=q a2=b b1=r" not in written


def test_a_turn_goes_clockwise() -> None:
    lies = [place_names(lie) for lie in draw_recipe(["SQ", ".F"], True, {"S": "s", "Q": "q", "F": "f"})]
    at_bottom_left = [lie for lie in lies if "a3" not in lie and "b3" not in lie and "c" not in lie]
    assert at_bottom_left == ["a2=s b1=f b2=q", "a1=f b1=q b2=s", "a1=q a2=f b1=s", "a1=s a2=q b2=f"]


def test_a_fixed_recipe_is_shifted_but_not_turned() -> None:
    lies = draw_recipe(["R", "R"], False, {"R": "r"})
    assert [place_names(lie).replace("=r", "") for lie in lies] == [
        "a1 a2",
        "a2 a3",
        "b1 b2",
        "b2 b3",
        "c1 c2",
        "c2 c3",
    ]


def test_a_dotted_circle_needs_a_slot_but_nothing_in_it() -> None:
    lies = draw_recipe(["A.", "oB", "R."], False, {"A": "a", "B": "b", "R": "r"})
    assert [place_names(lie) for lie in lies] == ["a1=r a3=a b2=b", "b1=r b3=a c2=b"]
    for middle in ".!*FW":
        oracle = game(drawn=f"Q{middle}Q FFF FFF", book=("owl-draught",), emptying=False)
        assert "brew owl-draught a3 c3" in oracle.legal()


def test_a_dotted_circles_ingredient_may_belong_to_another_potion() -> None:
    oracle = game(drawn="... .A. QFQ", book=("owl-draught", "candle-tea"))
    play(oracle, "brew owl-draught a1 c1", "brew candle-tea b1 b2")
    assert oracle.me().stars == 15


def test_a_wild_fits_any_ingredient_and_leads_to_one_placement() -> None:
    oracle = game(drawn="... ... WWW", book=("big-snack",))
    assert oracle.legal() == ["brew big-snack a1 b1 c1", "done"]


def test_mushrooms_and_crystals_fit_no_recipe() -> None:
    for other in "!*":
        assert game(drawn=f"... ... A{other}A", book=("big-snack",)).prompt() == "bloom"


def test_a_mushroom_costs_one_star_power_for_each_potion_but_never_below_none() -> None:
    drawn = "!.. F.. AAF"
    oracle = game(drawn=drawn, book=("candle-tea",), mine={"stars": 0}, mushrooms=3)
    play(oracle, "brew candle-tea a1 a2", "brew candle-tea b1 c1")
    assert oracle.me().stars == 4 - 2
    assert (oracle.mushrooms, oracle.me().cauldron[2]) == (4, None)
    lifting = game(options=CURSED, drawn="!.. Q.. SQ.", rising="leo", top="gemini", mine={"stars": 0})
    play(lifting, "brew lift a1 a2 b1")
    assert lifting.me().stars == 0


# Bloom New Ingredients around the Garden


def test_every_second_location_blooms_clockwise_from_the_hat() -> None:
    oracle = game("bloom", hat=8, bag="FAQSRB")
    play(oracle, "bloom", luck=[0] * 6)
    assert oracle.garden == garden("Q . S . R . B . F . A .")
    assert (oracle.hat, oracle.turn, oracle.prompt()) == (None, 1, "garden")


def test_nothing_is_pulled_for_a_full_location_nor_from_an_empty_bag() -> None:
    oracle = game("bloom", hat=0, garden=garden("FFF . AA"), bag="BF")
    play(oracle, "bloom", luck=[1, 0])
    assert oracle.garden[0] == ["fern"] * 3
    assert oracle.garden[2] == ["acorn", "acorn", "berry"]
    assert oracle.garden[4] == ["fern"]
    assert not any(oracle.garden[5:])


# How to Win


def test_the_game_ends_after_five_rounds() -> None:
    oracle = game("bloom", round=5, start=1, bag="", mine={"stars": 11})
    play(oracle, "bloom")
    assert (oracle.seat(), oracle.prompt(), oracle.step, oracle.turn, oracle.round) == (None, None, "over", None, 5)
    result = oracle.result()
    assert result is not None
    assert (result.ranks, result.scores, result.reason) == ([1, 2], [11, 10], "stars")


def test_tied_players_compare_their_satchels() -> None:
    oracle = ended(3, [{"satchel": "F"}, {"satchel": "FW"}, {"stars": 3, "satchel": "FFF"}])
    assert (oracle.ended, ranks(oracle)) == ("satchel", [2, 1, 3])


def test_then_stone_parchment_shears_decides() -> None:
    oracle = ended(3, [{}, {}, {"stars": 9}])
    assert (oracle.step, oracle.seat(), oracle.prompt()) == ("contest", 0, "sign")
    play(oracle, "stone")
    contest = {"seats": [0, 1], "signs": ["stone", None, None], "drawn": 0}
    assert (oracle.seat(), oracle.position()["contest"]) == (1, contest)
    play(oracle, "stone")
    assert oracle.position()["contest"] == {"seats": [0, 1], "signs": [None] * 3, "drawn": 1}
    play(oracle, "stone", "parchment")
    assert (oracle.ended, ranks(oracle)) == ("shears", [2, 1, 3])


def test_with_three_two_signs_put_the_beaten_out() -> None:
    oracle = ended(3, [{}, {}, {}])
    play(oracle, "stone", "parchment", "shears")
    assert oracle.position()["contest"]["drawn"] == 1
    play(oracle, "stone", "shears", "stone")
    assert oracle.position()["contest"]["seats"] == [0, 2]
    play(oracle, "shears", "parchment")
    assert (oracle.ended, ranks(oracle)) == ("shears", [1, 2, 2])


def test_nine_drawn_contests_share_the_victory() -> None:
    oracle = ended(3, [{}, {}, {}])
    play(oracle, *["stone"] * 3 * 8, "stone", "stone", "shears", *["parchment"] * 2)
    assert (oracle.ended, ranks(oracle)) == ("shared", [1, 1, 3])


def test_the_signs_are_shown_in_turn_order_from_the_first_player() -> None:
    oracle = game("garden", seats=3, round=5, start=2)
    oracle.follow(end_game(oracle), Scripted([]))
    seats = []
    for _ in range(3):
        seats.append(oracle.seat())
        play(oracle, "stone")
    assert seats == [2, 0, 1]


def test_the_cursed_fall_to_nothing_and_stand_behind_the_blessed() -> None:
    oracle = ended(3, [{"stars": 40, "satchel": "F"}, {"cursed": False, "stars": 0}, {"stars": 50}], zodiac=True)
    result = oracle.result()
    assert result is not None
    assert (result.ranks, result.scores, result.reason) == ([2, 1, 3], [0, 0, 0], "stars")


def test_nobody_wins_where_all_are_cursed() -> None:
    oracle = ended(3, [{"satchel": "F"}, {}, {"gold": 1}], zodiac=True)
    result = oracle.result()
    assert result is not None
    assert (result.ranks, result.scores, result.reason) == ([2, 2, 2], [0, 0, 0], "cursed")


# The oracle itself


def test_what_is_not_legal_is_refused() -> None:
    with pytest.raises(IllegalAction):
        play(game("garden"), "garden 13")
