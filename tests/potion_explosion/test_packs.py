"""Content packs: other holes and points on the tiles, and other names of the kinds."""

from __future__ import annotations

import pickle

import pytest

from philtre.core.chance import Seeded
from philtre.core.contract import NOBODY, SILENT, Setup
from philtre.games.potion_explosion.content import FORMAT, load, own
from philtre.games.potion_explosion.face.wire import FACE
from philtre.games.potion_explosion.rules.game import GAME, LiveState
from philtre.words.fluent import words
from philtre.words.pack import PackError
from philtre.words.speech import Speech

TEXT = FORMAT.own_text()
HOLES = "holes = { red = 2, blue = 0, black = 0, yellow = 2 }\npoints = 5"
PACK = TEXT.replace(HOLES, "holes = { red = 1, blue = 1, black = 1, yellow = 1 }\npoints = 9", 1).replace(
    'id = "wisdom"', 'id = "wisdom"\nname = { en = "Owl Broth", fr = "Bouillon de hibou" }', 1
)


def told(text: str) -> list[tuple[int, str]]:
    return [(mistake.line, mistake.key) for mistake in FORMAT.mistakes(text)]


def test_our_own_tiles_have_no_mistake() -> None:
    assert told(TEXT) == []


def test_a_pack_is_played_with_its_own_holes_and_points() -> None:
    assert (own().holes[0], own().points[0]) == (0x02000002, 5)
    state = GAME.new(Setup("standard", 2, {"left_out": "balm-lavamancing"}, PACK), Seeded(1), SILENT)
    assert isinstance(state, LiveState)
    assert (state.tiles.holes[0], state.tiles.points[0]) == (0x01010101, 9)
    luck, choices = Seeded(2), Seeded(3)
    while state.seat() != NOBODY:
        actions = state.legal_actions()
        state.apply(actions[choices.below(len(actions))], luck, SILENT)
    for desk in state.desks:
        printed = [
            int(state.tiles.points[tile]) * ((desk.once >> tile & 1) + (desk.twice >> tile & 1)) for tile in range(32)
        ]
        assert desk.points == sum(printed) + 4 * bin(desk.skill).count("1") - 2 * desk.help


def test_copies_restored_states_and_pickles_keep_the_pack() -> None:
    setup = Setup("standard", 2, {}, PACK)
    state = GAME.new(setup, Seeded(1), SILENT)
    for other in (
        state.clone(),
        state.seen_by(0),
        GAME.restore(state.fields(), setup),
        pickle.loads(pickle.dumps(state)),
    ):
        assert isinstance(other, LiveState)
        assert other.tiles.text == PACK
        assert other.fields() == state.fields()


def test_a_position_is_read_with_the_pack_it_was_written_with() -> None:
    setup = Setup("standard", 2, {}, PACK)
    face = FACE.of(setup)
    state = GAME.new(setup, Seeded(1), SILENT)
    assert face.read(face.write(state)).fields() == state.fields()


def test_the_pack_s_names_are_told() -> None:
    face = FACE.of(Setup("standard", 2, {}, PACK))
    for language, name in (("en", "Owl Broth"), ("fr", "Bouillon de hibou")):
        assert Speech(words(language), face, [])("potion_explosion-kind-wisdom") == name
        assert Speech(words(language), FACE, [])("potion_explosion-kind-wisdom") != name


@pytest.mark.parametrize(
    ("old", "new", "key"),
    [
        ("copies = 2", "copies = 3", "fixed-number"),
        ("size = 4", "size = 5", "wrong-place"),
        ('kind = "love"', 'kind = "hate"', "not-a-kind"),
        ('id = "love"', 'id = "sands"', "wrong-place"),
        ("black = 0, yellow = 2", "black = 0, yellow = 3", "hole-count"),
        ("black = 0, yellow = 2", "black = 0, green = 2", "unknown-key"),
        ("black = 0, yellow = 2", "black = 0, yellow = -2", "not-a-number"),
        ("tiles = 64", "tiles = 62", "fixed-number"),
        ("points = 5", "points = 500", "not-a-number"),
    ],
)
def test_a_box_that_does_not_add_up_is_refused_with_the_line(old: str, new: str, key: str) -> None:
    assert old in TEXT
    line = TEXT[: TEXT.index(old)].count("\n") + 1
    assert (line, key) in told(TEXT.replace(old, new, 1))
    with pytest.raises(PackError):
        load(TEXT.replace(old, new, 1))


def test_every_mistake_is_listed() -> None:
    text = TEXT.replace("points = 5", "points = 55").replace("copies = 2", "copies = 1")
    assert len(told(text)) == text.count("points = 55") + text.count("copies = 1")


def test_a_tile_has_at_most_four_holes_of_a_colour() -> None:
    """An action deals at most four marbles of a colour to a burner."""
    old = "holes = { red = 2, blue = 1, black = 2, yellow = 0 }"
    assert old in TEXT
    assert "not-a-number" in [
        key for _, key in told(TEXT.replace(old, "holes = { red = 5, blue = 0, black = 0, yellow = 0 }", 1))
    ]


def test_tiles_that_all_want_one_colour_are_refused() -> None:
    """Twenty marbles would wait on eight burners, and nobody could complete a potion."""
    red = {4: "red = 4, blue = 0", 5: "red = 4, blue = 1", 6: "red = 4, blue = 2", 7: "red = 4, blue = 3"}
    text, size = [], 0
    for line in TEXT.split("\n"):
        size = int(line.split("=")[1]) if line.startswith("size") else size
        text.append(f"holes = {{ {red[size]}, black = 0, yellow = 0 }}" if line.startswith("holes") else line)
    assert {key for _, key in told("\n".join(text))} == {"crowded"}


def test_mistakes_of_form_and_of_what_rows_say_together_are_listed_at_once() -> None:
    text = TEXT.replace("points = 5", "points = 99", 1).replace("black = 0, yellow = 1", "black = 0, yellow = 0", 1)
    text = text.replace('id = "love"', 'id = "sands"', 1)
    assert sorted(key for _, key in told(text)) == ["hole-count", "not-a-number", "wrong-place"]
