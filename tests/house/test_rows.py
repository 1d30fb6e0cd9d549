"""Rows agree with messages: each row has a message with exactly its details, and all sentences are complete."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from typing import Any

import pytest

from philtre import games
from philtre.core.chance import Seeded
from philtre.core.contract import Setup
from philtre.core.rows import SEAT, Detail, Kind, Row, Rows
from philtre.words.face import Face
from philtre.words.fluent import LANGUAGES, Words, sources, words
from philtre.words.speech import Speech
from philtre.words.story import Chronicle
from tests.house.test_words import messages

NAMES = ["Ada", "Benjamin", "Cleopatra", "Diana"]
SAMPLES = (1, 2)  # numbers that every detail can have; seats among them


@pytest.fixture(autouse=True)
def _strict_words(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Words, "strict", True)


def sorts(face: Face[Any]) -> dict[str, Rows]:
    """The rows of a game by the second word of their messages' ids."""
    book = face.book
    return {"event": book.events, "do": book.verbs, "prompt": book.prompts, "why": book.refusals, **book.others}


def said(language: str) -> dict[str, set[str]]:
    return {name: used for text in sources(language).values() for name, used in messages(text).items()}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", games.NAMES)
def test_each_row_has_a_message_with_exactly_its_details(name: str, language: str) -> None:
    spoken, wrong = said(language), []
    for sort, rows in sorts(games.face(name)).items():
        for row in [row for row in rows if row.name]:
            told = {detail for detail, kind in row.details.items() if not kind.silent}
            if spoken.get(f"{name}-{sort}-{row.name}", {"no message"}) - {"who"} != told:
                wrong.append(f"{name}-{sort}-{row.name} tells {spoken.get(f'{name}-{sort}-{row.name}')}, not {told}")
    assert wrong == []


@pytest.mark.parametrize("name", games.NAMES)
def test_each_message_has_a_row(name: str) -> None:
    face = games.face(name)
    for sort, rows in sorts(face).items():
        known = {*rows.names(), *(face.book.foreseen.names() if sort == "event" else ())}
        ids = {found for found in said("en") if found.startswith(f"{name}-{sort}-") and "." not in found}
        assert {found.removeprefix(f"{name}-{sort}-") for found in ids} - known == set()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", games.NAMES)
def test_named_things_have_names(name: str, language: str) -> None:
    book, say = games.face(name).book, words(language)
    for kind in {kind for rows in (book.events, book.verbs) for row in rows for kind in row.details.values()}:
        for value in kind.values if kind.named else ():
            assert say(f"{name}-{kind.name}-{value}")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", games.NAMES)
def test_every_event_has_a_sentence_with_names_of_players(name: str, language: str) -> None:
    face = games.face(name)
    speech = Speech(words(language), face, NAMES)
    for row in face.book.events:
        for sample in SAMPLES:
            happening = face.happening(row.number, 0, (sample,) * 3)
            sentence = speech.happening(happening)
            assert f"{name}-" not in sentence
            assert "$" not in sentence
            for detail in seats_told(row):
                assert happening.details[detail] == sample
                assert NAMES[sample] in sentence
                assert str(sample) not in re.sub("[a-e][1-9]", "", without_numbers(speech, happening, row))


def without_numbers(speech: Speech, happening: Any, row: Row) -> str:
    """The sentence without all other numbers: remaining digits can only be seats."""
    others = {name: value for name, value in happening.details.items() if row.details[name] is not SEAT}
    calm = {
        name: 7 if isinstance(value, int) else [] if isinstance(value, list) else value
        for name, value in others.items()
    }
    seats = {name: value for name, value in happening.details.items() if name not in others}
    return speech.happening(type(happening)(happening.event, happening.who, {**calm, **seats}))


def _calm(value: Detail) -> Detail:
    return value if isinstance(value, str) else 7 if isinstance(value, int) else []


def seats_told(row: Row) -> list[str]:
    return [name for name, kind in row.details.items() if kind.name == SEAT.name and not kind.silent]


def test_some_details_are_seats() -> None:
    rows = [row for name in games.NAMES for row in games.face(name).book.events]
    assert {name for row in rows for name in seats_told(row)} == {"rival", "to"}


# The messages of games


def plays(name: str) -> Iterator[tuple[Any, list[Any]]]:
    """Each state of some random games, with the events before it."""
    game, face = games.game(name), games.face(name)
    options = {option.name: option.choices[-1] for option in game.options if set(option.choices) == {"no", "yes"}}
    for variant in game.variants:
        for seed, seats in enumerate((variant.seats[0], variant.seats[-1])):
            rng, luck, story = random.Random(seed), Seeded(seed), Chronicle()
            usable = {o: v for o, v in options.items() if not _variants(game, o) or variant.name in _variants(game, o)}
            state = game.new(Setup(variant.name, seats, usable), luck, story)
            for _ in range(400):
                yield state, story.told(face)
                if state.seat() < 0:
                    break
                story = Chronicle()
                state.apply(rng.choice(state.legal_actions()), luck, story)


def _variants(game: Any, name: str) -> tuple[str, ...]:
    return next(option.variants for option in game.options if option.name == name)


@pytest.mark.parametrize("name", games.NAMES)
def test_games_send_details_as_in_their_rows(name: str) -> None:
    face = games.face(name)
    book, rng = face.book, random.Random(1)
    things = {_thing(face, kind, number) for kind in book.things for number in range(99)}
    for state, told in plays(name):
        for happening in told:
            check(book.event(happening.event), happening.details)
        actions = state.legal_actions()
        for action in rng.sample(actions, min(3, len(actions))):
            choice = face.choice(state, action)
            check(book.verbs.named(choice.verb), choice.details)
        for control in face.controls(state) if actions else ():
            assert control.name in book.controls or control.name in things
            assert control.reason is None or control.reason in book.refusals


def _thing(face: Face[Any], kind: Kind, number: int) -> str | None:
    try:
        return str(kind.write(face.content, number))
    except IndexError:
        return None


def check(row: Row, details: dict[str, Detail]) -> None:
    needed = {name for name, kind in row.details.items() if not kind.optional}
    assert needed <= details.keys() <= row.details.keys(), row.name
    for name, value in details.items():
        kind = row.details[name]
        assert isinstance(value, list) == kind.many, f"{row.name}: {name}"
        for item in value if isinstance(value, list) else [value]:
            assert isinstance(item, str) == kind.text, f"{row.name}: {name}"
            assert not kind.values or item in kind.values, f"{row.name}: {name}"
