"""People play whole games in the browser."""

from __future__ import annotations

from collections.abc import Callable

from tests.e2e.table import Table

Begin = Callable[..., Table]


def test_a_person_plays_solo_to_the_end(table: Begin) -> None:
    game = table(variant="solo")
    game.finish()
    assert "point" in game.expect_end().inner_text()


def test_a_person_plays_against_a_bot_to_the_end(table: Begin) -> None:
    game = table(bot="brewer")
    game.finish()
    assert "wins" in game.expect_end().inner_text()
