"""The components (page 2): what lies in the box."""

from __future__ import annotations

from pathlib import Path

import pytest

from philtre.games.potion_explosion import content
from philtre.games.potion_explosion.content import COLOURS, CONTENT, KINDS
from philtre.games.potion_explosion.dispenser import LOWEST, PAIRS, REACH
from philtre.games.potion_explosion.setup import ALL_MARBLES, LITTLE_HELPS, SKILL_TOKENS
from philtre.games.potion_explosion.tiles import STARTERS, TILE_NAMES

TEXT = Path(content.__file__).with_name("content.toml").read_text()


def test_there_are_64_tiles_of_eight_kinds_and_four_sizes() -> None:
    assert sum(tile.copies for tile in CONTENT.tiles) == 64
    assert {tile.copies for tile in CONTENT.tiles} == {2}
    assert [tile.name for tile in CONTENT.tiles] == [f"{kind}-{size}" for kind in KINDS for size in (4, 5, 6, 7)]


@pytest.mark.parametrize(("size", "of_each"), [(4, 16), (5, 20), (6, 24), (7, 28)])
def test_each_size_demands_the_same_number_of_every_colour(size: int, of_each: int) -> None:
    sized = [tile for tile in CONTENT.tiles if tile.size == size]
    assert {colour: sum(tile.copies * tile.holes[colour] for tile in sized) for colour in COLOURS} == dict.fromkeys(
        COLOURS, of_each
    )


def test_the_tiles_are_worth_432_points() -> None:
    assert sum(tile.copies * tile.points for tile in CONTENT.tiles) == 432


def test_a_bigger_potion_of_a_kind_is_worth_more() -> None:
    for kind in KINDS:
        points = [tile.points for tile in CONTENT.tiles if tile.kind == kind]
        assert points == sorted(set(points))


def test_every_row_says_where_it_is_from() -> None:
    assert all(tile.source for tile in CONTENT.tiles)
    assert CONTENT.components.source


def test_the_engine_counts_like_the_box() -> None:
    assert sum(CONTENT.components.marbles * 256**colour for colour in range(4)) == ALL_MARBLES
    assert (CONTENT.components.little_help_tokens, CONTENT.components.skill_tokens) == (LITTLE_HELPS, SKILL_TOKENS)
    assert [TILE_NAMES[tile] for tile in range(32) if STARTERS >> tile & 1] == [f"{kind}-4" for kind in KINDS]


def test_the_boards_have_nine_places_to_a_track() -> None:
    assert sum(2 ** (9 * track) for track in range(5)) == LOWEST
    assert (REACH, PAIRS) == (255 * LOWEST, 127 * LOWEST)


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("copies = 2", "copies = 3"),
        ("size = 4", "size = 5"),
        ('kind = "love"', 'kind = "hate"'),
        ("red = 2, blue = 0, black = 0, yellow = 2", "red = 2, blue = 0, black = 0, yellow = 3"),
        ("tiles = 64", "tiles = 62"),
    ],
)
def test_a_box_that_does_not_add_up_is_refused(old: str, new: str) -> None:
    assert old in TEXT
    with pytest.raises(ValueError):
        content.load(TEXT.replace(old, new, 1).encode())
