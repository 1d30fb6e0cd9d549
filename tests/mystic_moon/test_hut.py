"""Adding to the cauldron (page 7)."""

from __future__ import annotations

from tests.mystic_moon.drawing import in_hut, in_shop, legal, play, prompt, seat, view


def test_an_ingredient_falls_to_the_lowest_open_slot_of_its_column() -> None:
    state = in_hut({"satchel": "FAQSR", "cauldron": "... B.. BB."}, {})
    play(state, "add a fern", "add b acorn", "add c quill")
    assert seat(state)["cauldron"] == "F.. BA. BBQ"
    assert seat(state)["satchel"] == "SR"


def test_a_full_column_takes_nothing_more() -> None:
    state = in_hut({"satchel": "FA", "cauldron": "B.. B.. B.."}, {})
    assert [text.split()[1] for text in legal(state, "add")] == ["b", "b", "c", "c"]


def test_columns_are_filled_from_left_to_right() -> None:
    state = in_hut({"satchel": "FAQ"}, {})
    play(state, "add b fern")
    assert {text.split()[1] for text in legal(state, "add")} == {"b", "c"}


def test_any_cauldron_can_be_made_in_that_order() -> None:
    state = in_hut({"satchel": "FFFAAAQQQ"}, {})
    for column in "abc":
        play(state, f"add {column} fern", f"add {column} acorn", f"add {column} quill")
    assert seat(state)["cauldron"] == "QQQ AAA FFF"
    assert prompt(state) == "bloom"


def test_a_full_cauldron_without_a_brew_stays_so() -> None:
    state = in_hut({"cauldron": "FFF FFF FFA"}, {})
    play(state, "done")
    assert (prompt(state), seat(state)["cauldron"]) == ("bloom", "FFF FFF FFA")


def test_a_full_cauldron_may_be_emptied_instead_of_adding() -> None:
    state = in_hut({"cauldron": "FF! FFF FFF", "satchel": "A"}, {})
    bag = sum(view(state)["bag"])
    assert legal(state) == ["empty", "done"]
    play(state, "empty")
    assert (prompt(state), seat(state)["cauldron"], seat(state)["satchel"]) == ("bloom", "... ... ...", "A")
    assert (sum(view(state)["bag"]), view(state)["mushrooms"]) == (bag + 8, 4)


def test_only_a_cauldron_full_from_the_start_may_be_emptied() -> None:
    state = in_hut({"cauldron": "FF. FFF FFF", "satchel": "AA"}, {})
    assert "empty" not in legal(state)
    play(state, "add c acorn")
    assert prompt(state) == "bloom"


def test_without_the_house_rule_nothing_is_emptied() -> None:
    state = in_shop({"cauldron": "FFF FFF FFA"}, {}, empty=False)
    play(state, "leave")
    assert prompt(state) == "bloom"


def test_crystals_are_added_like_ingredients() -> None:
    state = in_hut({"crystals": 2}, {}, alchemy=True)
    play(state, "add b crystal")
    assert (seat(state)["cauldron"], seat(state)["crystals"]) == ("... ... .^.", 1)


def test_what_was_left_in_the_cauldron_serves_later() -> None:
    state = in_hut({"satchel": "A", "cauldron": "... ... AB.", "book": ["big-snack"]}, {})
    play(state, "add c acorn")
    assert legal(state) == ["brew big-snack a1 b1 c1", "done"]
