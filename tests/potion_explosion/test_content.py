"""The components (page 2): what lies in the box."""

from __future__ import annotations

from typing import Any

import pytest

from philtre.games.potion_explosion.content import COLOURS, FORMAT, KINDS
from philtre.games.potion_explosion.rules.dispenser import LOWEST, PAIRS, REACH
from philtre.games.potion_explosion.rules.setup import ALL_MARBLES, LITTLE_HELPS, SKILL_TOKENS
from philtre.games.potion_explosion.rules.tiles import STARTERS, TILE_NAMES

TEXT = FORMAT.own_text()
BOX: dict[str, Any] = FORMAT.read(TEXT)
ROWS: list[dict[str, Any]] = BOX["tile"]


def test_there_are_64_tiles_of_eight_kinds_and_four_sizes() -> None:
    assert sum(tile["copies"] for tile in ROWS) == BOX["components"]["tiles"] == 64
    assert {tile["copies"] for tile in ROWS} == {2}
    named = [f"{tile['kind']}-{tile['size']}" for tile in ROWS]
    assert named == TILE_NAMES == [f"{kind}-{size}" for kind in KINDS for size in (4, 5, 6, 7)]


@pytest.mark.parametrize(("size", "of_each"), [(4, 16), (5, 20), (6, 24), (7, 28)])
def test_each_size_demands_the_same_number_of_every_colour(size: int, of_each: int) -> None:
    sized = [tile for tile in ROWS if tile["size"] == size]
    demanded = {colour: sum(tile["copies"] * tile["holes"][colour] for tile in sized) for colour in COLOURS}
    assert demanded == dict.fromkeys(COLOURS, of_each)


def test_the_tiles_are_worth_432_points() -> None:
    assert sum(tile["copies"] * tile["points"] for tile in ROWS) == 432


def test_a_bigger_potion_of_a_kind_is_worth_more() -> None:
    for kind in KINDS:
        points = [tile["points"] for tile in ROWS if tile["kind"] == kind]
        assert points == sorted(set(points))


def test_every_row_says_where_it_is_from() -> None:
    assert all(row["source"] for row in [*ROWS, *BOX["kind"], BOX["components"]])


def test_the_engine_counts_like_the_box() -> None:
    box = BOX["components"]
    assert sum(box["marbles"] * 256**colour for colour in range(4)) == ALL_MARBLES
    assert (box["little_help_tokens"], box["skill_tokens"]) == (LITTLE_HELPS, SKILL_TOKENS)
    assert [TILE_NAMES[tile] for tile in range(32) if STARTERS >> tile & 1] == [f"{kind}-4" for kind in KINDS]


def test_the_boards_have_nine_places_to_a_track() -> None:
    assert sum(2 ** (9 * track) for track in range(5)) == LOWEST
    assert (REACH, PAIRS) == (255 * LOWEST, 127 * LOWEST)
