"""Actions in words, both ways."""

from __future__ import annotations

import pytest

from philtre.core.errors import NotationError
from philtre.games.potion_explosion.rules.game import GAME
from tests.potion_explosion.tables import table


def test_every_action_has_its_own_words_and_they_are_read_back() -> None:
    state = table()
    written = [GAME.notation(state, action) for action in range(GAME.actions)]
    assert len({*written}) == GAME.actions
    assert [GAME.parse(state, words) for words in written] == [*range(GAME.actions)]


@pytest.mark.parametrize(("text", "meant"), [("  PICK   c4 ", "pick c4"), ("Deal Red 2 1", "deal red 2 1")])
def test_case_and_spaces_do_not_matter(text: str, meant: str) -> None:
    assert GAME.notation(table(), GAME.parse(table(), text)) == meant


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("", "actions begin with: choose"),
        ("drop c4", "actions begin with: choose"),
        ("pick c9", "for example: pick a1"),
        ("keep blue red red", "for example: keep red red red"),
        ("stick c4-2", "for example: stick a1-2"),
        ("scrape c a", "for example: scrape a"),
        ("deal red 5 0", "for example: deal red 0 0"),
        ("drink tea", "for example: drink wisdom"),
        ("\u0000" * 1000, "is not an action"),
    ],
)
def test_other_words_are_refused_with_an_example(text: str, told: str) -> None:
    with pytest.raises(NotationError, match=told):
        GAME.parse(table(), text)
