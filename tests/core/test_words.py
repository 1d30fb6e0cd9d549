"""Messages: in the person's language, with errors in tests if one is missing, and with correct typography."""

from __future__ import annotations

import re

import pytest

from philtre.core.errors import SetupError
from philtre.words.fluent import MissingWord, Words, sources, spoken, words

FILES = ("cli.ftl", "core.ftl")


@pytest.mark.parametrize("file", FILES)
def test_french_has_typographic_apostrophes_and_narrow_spaces(file: str) -> None:
    body = "\n".join(line for line in sources("fr")[file].split("\n") if not line.startswith("#"))
    text = re.sub(r"\{[^{}]*\}", "", body)
    assert not re.findall(r"\w'\w", text)
    assert not re.findall(r"[^\u202f\s]?[^\u202f][?!;»]|«[^\u202f]", text)


def test_a_missing_message_raises_in_tests_and_otherwise_shows_its_id(monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(MissingWord, match="no-such-thing"):
        words("en")("no-such-thing")
    monkeypatch.setattr(Words, "strict", False)
    assert words("en")("no-such-thing") == "no-such-thing"


def test_a_missing_variable_raises_in_tests() -> None:
    with pytest.raises(MissingWord, match="seat"):
        words("en")("seat")
    assert words("fr")("seat", seat=2) == "Place 2"


def test_an_unknown_language_is_refused_with_a_list() -> None:
    with pytest.raises(SetupError, match="there is no language 'de'; choose from: en, fr"):
        Words("de")


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({}, "en"),
        ({"LANG": "fr_FR.UTF-8"}, "fr"),
        ({"LANG": "fr_FR.UTF-8", "LC_ALL": "C"}, "en"),
        ({"LANG": "de_DE", "PHILTRE_LANG": "fr"}, "fr"),
        ({"LANG": ""}, "en"),
    ],
)
def test_the_environment_chooses_the_language(environment: dict[str, str], language: str) -> None:
    assert spoken(environment) == language
