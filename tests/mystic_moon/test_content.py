"""The cards: counts of the box, and what the set was designed to."""

from __future__ import annotations

import tomllib
from typing import Any

import pytest

from philtre.games.mystic_moon.content import own, own_text
from philtre.games.mystic_moon.rules.state import STEPS
from philtre.games.mystic_moon.rules.tables import MOMENTS, VERBS
from philtre.games.mystic_moon.rules.turn import MOMENTS_OF
from philtre.words.fluent import LANGUAGES, words
from tests.mystic_moon.drawing import GAME

BOX: dict[str, Any] = tomllib.loads(own_text())
POTIONS = {row["id"]: row for row in BOX["potion"]}


def ingredients(row: dict[str, Any]) -> str:
    return "".join(row["recipe"]).replace(".", "").replace("o", "")


def test_the_box_holds_what_the_rulebook_says() -> None:
    counts = {table: len(BOX[table]) for table in ("potion", "hut", "tile", "sign", "formula", "ingredient")}
    assert counts == {"potion": 27, "hut": 6, "tile": 5, "sign": 12, "formula": 9, "ingredient": 8}
    parts = BOX["components"]
    assert 6 * parts["basic"] == 66
    assert 2 * parts["rare"] == 14
    assert [parts[name] for name in ("wild", "frog", "mushroom", "gold", "crystal", "sludge")] == [4, 4, 4, 18, 12, 6]


def test_the_shop_and_the_bag_begin_as_the_rulebook_says() -> None:
    content = own()
    assert [content.shop >> 4 * kind & 15 for kind in range(8)] == [3] * 8
    assert [content.bag >> 4 * kind & 15 for kind in range(10)] == [8] * 6 + [4, 4, 4, 4]


def test_every_row_has_its_source() -> None:
    assert all(row["source"] for table in BOX.values() if isinstance(table, list) for row in table)


def test_potions_cost_two_to_eight_and_ten_to_twelve_are_dear() -> None:
    costs = [row["cost"] for row in BOX["potion"]]
    assert (min(costs), max(costs)) == (2, 8)
    assert 10 <= len([cost for cost in costs if cost >= 5]) <= 12


def test_recipes_have_two_to_five_ingredients_a_third_of_them_fixed() -> None:
    assert {len(ingredients(row)) for row in BOX["potion"]} == {2, 3, 4, 5}
    assert 8 <= len([row for row in BOX["potion"] if not row["turn"]]) <= 10
    assert len([row for row in BOX["potion"] if "o" in "".join(row["recipe"])]) >= 4


@pytest.mark.parametrize("name", POTIONS)
def test_rewards_are_in_proportion(name: str) -> None:
    row = POTIONS[name]
    used = ingredients(row)
    rare = len([letter for letter in used if letter in "MD"])
    assert 1.2 * len(used) + rare - 0.6 <= row["reward"] <= 1.7 * len(used) + rare + 0.1


def test_four_to_six_potions_drop_mushrooms() -> None:
    droppers = [row for row in BOX["potion"] if any(verb.startswith("mushroom") for verb in row["effect"])]
    assert 4 <= len(droppers) <= 6


def test_the_three_potions_of_the_rulebook_are_as_given() -> None:
    assert POTIONS["big-snack"]["reward"] == 4
    assert (POTIONS["poisoners-aid"]["reward"], POTIONS["poisoners-aid"]["effect"]) == (4, ["mushroom 1"])
    assert (POTIONS["invisibility-ink"]["reward"], len(ingredients(POTIONS["invisibility-ink"]))) == (5, 3)


def test_lifting_recipes_have_three_or_four_ingredients() -> None:
    assert {len(ingredients(row)) for row in BOX["sign"]} == {3, 4}


def test_formulas_take_two_to_four_and_about_half_make_sludge() -> None:
    assert {len(row["given"]) for row in BOX["formula"]} == {2, 3, 4}
    assert 4 <= len([row for row in BOX["formula"] if row["sludge"]]) <= 6
    assert len([row for row in BOX["formula"] if row["gold"]]) > len([row for row in BOX["formula"] if row["crystal"]])


def test_huts_have_one_talent_each_of_six_kinds() -> None:
    assert sorted(row["kind"] for row in BOX["hut"]) == ["cauldron", "garden", "rivals", "satchel", "shop", "stars"]
    for row in BOX["hut"]:
        numbers, effect = set(row["talent"]) - {"when", "effect"}, row["talent"].get("effect", [])
        assert len(numbers) + len(effect) == 1, row["id"]


def test_tiles_have_four_to_six_glyphs_of_all_kinds_at_changing_places() -> None:
    tiles = [row["glyphs"] for row in BOX["tile"]]
    for glyphs in tiles:
        assert 4 <= len(glyphs.replace(".", "")) <= 6
        assert set(glyphs) == set(".d12")
    places = {tuple(place for place, glyph in enumerate(glyphs) if glyph != ".") for glyphs in tiles}
    assert len(places) == 5


def test_basic_ingredients_are_wanted_alike() -> None:
    wanted = "".join(ingredients(row) for row in BOX["potion"])
    counts = [wanted.count(letter) for letter in "FAQSRB"]
    assert max(counts) <= 1.3 * min(counts)


def test_every_verb_is_used_by_some_card() -> None:
    rows = [row["effect"] for row in BOX["potion"]] + [row["talent"].get("effect", []) for row in BOX["hut"]]
    rows += [row[key].get("effect", []) for row in BOX["sign"] for key in ("curse", "blessing")]
    assert {verb.split()[0] for row in rows for verb in row} == set(VERBS[1:])


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_has_a_name_in_both_languages(language: str) -> None:
    say = words(language)
    for table, kind in (
        ("ingredient", "kind"),
        ("hut", "hut"),
        ("potion", "potion"),
        ("sign", "sign"),
        ("formula", "formula"),
    ):
        names = [say(f"mystic_moon-{kind}-{row['id']}") for row in BOX[table]]
        assert len(set(names)) == len(names)
    for event in GAME.events:
        assert say.has(f"mystic_moon-event-{event}")
    for prompt in GAME.prompts:
        assert say.has(f"mystic_moon-prompt-{prompt}")
    for verb in VERBS[1:]:
        assert say(f"mystic_moon-verb-{verb}", n=1, s=2)


def test_each_moment_has_its_two_steps() -> None:
    for moment in range(1, len(MOMENTS)):
        steps = [STEPS[step] for step in range(len(STEPS)) if MOMENTS_OF[step] == moment]
        assert steps == [f"{MOMENTS[moment]}-talent", f"{MOMENTS[moment]}-sign"]
