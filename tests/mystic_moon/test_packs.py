"""Content packs: what people type in, and what strangers send."""

from __future__ import annotations

import json
import pickle
import re

import pytest
from rich.console import Console

from philtre.core.chance import Seeded
from philtre.core.contract import SILENT, Setup
from philtre.games.mystic_moon.content import load, mistakes, own, own_text
from philtre.games.mystic_moon.face.wire import FACE
from philtre.words.fluent import LANGUAGES, words
from philtre.words.pack import LARGEST, PackError
from philtre.words.speech import Speech
from tests.mystic_moon.drawing import GAME
from tools.generate.pack_schemas import FOLDER, schemas

TEXT = own_text()


def changed(old: str, new: str, count: int = 1) -> str:
    assert old in TEXT
    return TEXT.replace(old, new, count)


def line_of(text: str, needle: str) -> int:
    return text[: text.index(needle)].count("\n") + 1


def told(text: str) -> list[tuple[int, str]]:
    return [(mistake.line, mistake.key) for mistake in mistakes(text)]


def test_our_own_cards_have_no_mistake() -> None:
    assert mistakes(TEXT) == []


def test_a_pack_with_other_cards_is_played_with_them() -> None:
    text = changed('id = "big-snack"', 'id = "feast"\nname = { en = "Feast", fr = "Festin" }')
    state = GAME.new(Setup("standard", 2, {"huts": "dealt"}, text), Seeded(1), SILENT)
    assert "feast" in load(text).potions
    assert FACE.of(Setup("standard", 2, {}, text)).title("potion", "feast", "fr") == "Festin"
    assert pickle.loads(pickle.dumps(state)).fields() == state.fields()


def test_a_record_of_a_pack_is_not_mixed_up_with_our_own_cards() -> None:
    text = changed('id = "big-snack"', 'id = "feast"')
    state = GAME.new(Setup("standard", 2, {"huts": "dealt"}, text), Seeded(1), SILENT)
    again = GAME.restore(state.fields(), Setup("standard", 2, {}, text))
    assert [GAME.notation(again, a) for a in again.legal_actions()] == [
        GAME.notation(state, a) for a in state.legal_actions()
    ]


@pytest.mark.parametrize(
    ("old", "new", "key"),
    [
        ("cost = 2", "cost = 77", "not-a-number"),
        ("cost = 2", 'cost = "2"', "not-a-number"),
        ("cost = 2", "cots = 2", "unknown-key"),
        ("reward = 3\nturn = true", "reward = 3\nturn = 1", "not-a-flag"),
        ('letter = "F"', 'letter = "fern"', "not-a-letter"),
        ('letter = "A"', 'letter = "F"', "letter-taken"),
        ('id = "acorn"', 'id = "fern"', "id-taken"),
        ('id = "acorn"', 'id = "wild"', "id-taken"),
        ('id = "acorn"', 'id = "Big Acorn"', "not-an-id"),
        ("rare = false", "rare = true", "basic-first"),
        ('recipe = ["SoA"]', 'recipe = ["SoX"]', "unknown-letter"),
        ('recipe = ["SoA"]', 'recipe = ["SoAA"]', "not-a-recipe-row"),
        ('recipe = ["SoA"]', 'recipe = ["So", "A"]', "ragged-recipe"),
        ('recipe = ["SoA"]', 'recipe = ["S.."]', "recipe-size"),
        ('recipe = ["SoA"]', 'recipe = "SoA"', "not-a-list"),
        ('recipe = ["BF"]', 'recipe = ["A", "F"]', "same-recipe"),
        ('effect = ["draw 1", "discard 1"]', 'effect = ["fly 1"]', "unknown-verb"),
        ('effect = ["draw 1", "discard 1"]', 'effect = ["draw"]', "not-an-effect"),
        ('effect = ["draw 1", "discard 1"]', 'effect = ["draw 0"]', "verb-numbers"),
        ('effect = ["draw 1", "discard 1"]', 'effect = ["burn 2"]', "verb-numbers"),
        ('effect = ["draw 1", "discard 1"]', 'effect = ["poison 1"]', "verb-place"),
        ('when = "shop", effect = ["exchange 2"]', 'when = "shop", effect = ["salvage 1"]', "verb-place"),
        ('when = "shop", effect = ["exchange 2"]', 'when = "midnight", effect = ["exchange 2"]', "not-a-moment"),
        ('when = "shop", effect = ["exchange 2"]', 'when = "shop"', "when-and-effect"),
        ("talent = { glyph = 1 }", "talent = { }", "empty-charm"),
        ("talent = { glyph = 1 }", "talent = { glyph = 99 }", "not-a-number"),
        ("talent = { glyph = 1 }", "talent = 3", "not-a-table"),
        ('glyphs = "d21d........"', 'glyphs = "d..1"', "not-glyphs"),
        ('given = "FQ"', 'given = "F?"', "not-a-formula"),
        ("gold = 1\ncrystal = 0", "gold = 0\ncrystal = 0", "no-product"),
        ('game = "mystic_moon"', 'game = "chess"', "not-this-game"),
        ("basic = 11", "basic = 12", "fixed-number"),
        ("[components]", "[components", "not-toml"),
        ("format = 1\n", "", "missing-key"),
    ],
)
def test_each_mistake_is_told_with_its_line(old: str, new: str, key: str) -> None:
    text = changed(old, new)
    found = mistakes(text)
    assert key in [mistake.key for mistake in found]
    mistake = next(mistake for mistake in found if mistake.key == key)
    first = line_of(TEXT, old) if key != "missing-key" else 1
    assert first <= mistake.line <= first + old.count("\n")
    for language in LANGUAGES:
        say = words(language)
        assert say(f"pack-{mistake.key}", **mistake.details)


def test_all_mistakes_are_told_at_once() -> None:
    text = TEXT.replace("cost = 2", "cost = 20").replace("turn = false", "turn = 0")
    found = told(text)
    assert len(found) == TEXT.count("cost = 2\n") + TEXT.count("turn = false")
    assert found == sorted(found)


def test_too_few_cheap_potions_are_refused_since_refreshing_might_never_end() -> None:
    text = re.sub(r"cost = [234]\n", "cost = 5\n", TEXT)
    assert [key for _, key in told(text)] == ["too-dear"]


def test_missing_and_surplus_cards_are_counted() -> None:
    cut = TEXT[: TEXT.index('[[potion]]\nid = "phoenix-punch"')] + TEXT[TEXT.index("# The sky") :]
    assert "wrong-count" in [key for _, key in told(cut)]


@pytest.mark.parametrize(
    "text",
    [
        "",
        "\x00",
        "potion = 3",
        "[[potion]]\n" * 5000,
        "a = " + "[" * 3000 + "]" * 3000,
        "a = " + "{b=" * 500 + "1" + "}" * 500,
        "x = 1\n" * 20_000,
        "a" * (LARGEST + 1),
        "é" * LARGEST,
        'potion = [{id = 1}, "two", [3]]\nhut = {}\nsign = "x"',
        "components = []\ntile = [1, 2, 3, 4, 5]",
        "format = 9999999999999999999999999999999",
        'title = "' + "x" * 5000 + '"',
        "[potion.0]\nid = 1",
        "a.b.c.d = 1\n[[a.b]]",
        "k = 1979-05-27T07:32:00Z",
    ],
)
def test_broken_and_hostile_text_gives_a_list_of_mistakes_and_no_crash(text: str) -> None:
    found = mistakes(text)
    assert 0 < len(found) <= 100
    for mistake in found:
        assert mistake.line >= 1
        assert words("en")(f"pack-{mistake.key}", **mistake.details)
    with pytest.raises(PackError):
        GAME.new(Setup("standard", 2, {}, text), Seeded(1), SILENT)


def test_a_bad_pack_touches_no_other_table() -> None:
    before = own()
    with pytest.raises(PackError):
        load(changed("cost = 2", "cost = 77"))
    assert load(None) is before


def test_the_schema_in_the_documents_is_fresh() -> None:
    for name, content in schemas().items():
        assert json.loads((FOLDER / f"{name}.json").read_text("utf-8")) == content, "make types"


def test_what_no_gold_can_pay_is_refused() -> None:
    """Four gold is the most an action names: cost, talent and sign together are twelve at most."""
    text = changed("cost = 8", "cost = 9").replace("talent = { price = -1 }", "talent = { price = 2 }")
    text = text.replace("curse = { trade = 1 }", "curse = { price = 2 }")
    assert [key for _, key in told(text)] == ["dearer-than-gold"]


def test_four_mistakes_of_four_kinds_are_four_lines() -> None:
    text = changed("reward = 3", "reward = 99").replace('id = "mud-mask"', 'id = "candle-tea"')
    text = text.replace('effect = ["barter 1"]', 'effect = ["dance 1"]', 1).replace(
        'recipe = ["SoA"]', 'recipe = ["S"]'
    )
    found = [key for _, key in told(text)]
    assert {"not-a-number", "id-taken", "unknown-verb"} <= set(found)


def test_names_of_a_pack_are_text_and_no_markup_of_the_terminal() -> None:
    text = changed('id = "attic"', 'id = "loft"\nname = { en = "[/x] Hut", fr = "[red]Hutte" }')
    setup = Setup("standard", 2, {}, text)
    face, state = FACE.of(setup), GAME.new(setup, Seeded(1), SILENT)
    state.apply(GAME.parse(state, "hut loft"), Seeded(1), SILENT)
    console = Console(width=100, color_system=None)
    with console.capture() as shown:
        console.print(face.draw(state, 0, Speech(words("en"), face, ["Ada", "[/b]"])))
    assert "[/x] Hut" in shown.get()
