"""Games of older rules keep the cards of that time: `older/rules-2.txt` was recorded before the cards changed."""

from __future__ import annotations

from pathlib import Path

import pytest

from philtre import games
from philtre.core.errors import RecordError
from philtre.games.mystic_moon.content import OLDER, load, mistakes, older_text
from philtre.table.record import Record, record_of, verify
from philtre.table.recordfile import read, to_text
from philtre.words.face import Face

FACE = games.face("mystic_moon")
TEXT = (Path(__file__).parent / "older" / "rules-2.txt").read_text("utf-8")


def recorded() -> Record:
    return read(TEXT.encode())


def test_an_older_record_replays_to_the_same_end() -> None:
    table = verify(recorded(), FACE)
    assert table.setup.content == older_text(2)


def test_it_would_not_with_the_present_cards(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(type(FACE), "older_cards", Face.older_cards)
    with pytest.raises(RecordError):
        verify(recorded(), FACE)


def test_the_record_of_an_older_game_is_written_as_it_was() -> None:
    record = recorded()
    table = verify(record, FACE)
    again = record_of(table, FACE, record.dealt(), record.players, record.date, deal=record.deal, rules=2)
    assert to_text(again) == TEXT


@pytest.mark.parametrize("rules", OLDER)
def test_the_cards_of_older_rules_can_be_played(rules: int) -> None:
    text = older_text(rules)
    assert text is not None
    assert mistakes(text) == []
    assert load(text).potions == load(None).potions, "the front end has pictures and names for these"


def test_the_present_rules_have_the_present_cards() -> None:
    assert older_text(FACE.game.rules) is None
    assert max(OLDER) == FACE.game.rules - 1
