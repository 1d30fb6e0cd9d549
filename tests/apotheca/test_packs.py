"""Content packs: who is in the stack of the first game, and what everybody is called."""

from __future__ import annotations

import pytest

from philtre.core.chance import Seeded
from philtre.core.contract import SILENT, Setup
from philtre.games.apotheca.content import FORMAT, load
from philtre.games.apotheca.face.wire import FACE
from philtre.words.fluent import words
from philtre.words.pack import PackError
from philtre.words.speech import Speech
from tests.apotheca.drawing import GAME, view

TEXT = FORMAT.own_text()
PACK = TEXT.replace("first_game = true\n", "", 1).replace(
    'id = "giada"\n', 'id = "giada"\nfirst_game = true\nname = { en = "Dame Giada", fr = "Dame Giada la Vive" }\n', 1
)


def told(text: str) -> list[tuple[int, str]]:
    return [(mistake.line, mistake.key) for mistake in FORMAT.mistakes(text)]


def test_our_own_box_has_no_mistake() -> None:
    assert told(TEXT) == []


def test_a_pack_says_who_is_dealt_in_the_first_game() -> None:
    state = GAME.new(Setup("standard", 2, {"first_game": "yes"}, PACK), Seeded(1), SILENT)
    position = view(state)
    dealt = {*[row[0] for row in position["active"]], *position["stations"]}
    assert dealt == {"giada", "corvidus", "merten", "benedetto", "porter-king"}


def test_a_pack_s_names_are_told() -> None:
    face = FACE.of(Setup("standard", 2, {}, PACK))
    for language, name in (("en", "Dame Giada"), ("fr", "Dame Giada la Vive")):
        assert Speech(words(language), face, [])("apotheca-card-giada") == name
        assert Speech(words(language), face, [])("apotheca-card-solas") == "Solas"


@pytest.mark.parametrize(
    ("old", "new", "key"),
    [
        ("potions = 15", "potions = 14", "fixed-number"),
        ('power = "dive"', 'power = "charge"', "wrong-place"),
        ('id = "solas"', 'id = "imogen"', "wrong-place"),
        ('id = "solas"', 'id = "nobody"', "not-an-apothecary"),
        ('power = "dive"', 'power = "fly"', "not-a-power"),
        ('id = "adept"', 'id = "adopt"', "not-a-rank"),
        ("least = 15", "least = 16", "wrong-place"),
        ("first_game = true", 'first_game = "yes"', "not-a-flag"),
    ],
)
def test_a_mistake_is_told_with_its_line(old: str, new: str, key: str) -> None:
    assert old in TEXT
    text = TEXT.replace(old, new, 1)
    assert told(text) == [(TEXT[: TEXT.index(old)].count("\n") + 1, key)]
    with pytest.raises(PackError):
        load(text)


def test_the_first_game_has_five_apothecaries() -> None:
    assert [key for _, key in told(TEXT.replace("first_game = true\n", "", 1))] == ["first-game"]
