"""Words: both languages say the same things, with the same variables, in good typography."""

from __future__ import annotations

import re

import pytest
from fluent.syntax import ast, parse
from fluent.syntax.visitor import Visitor

from philtre.core.errors import SetupError
from philtre.core.words import LANGUAGES, MissingWord, Words, sources, spoken, words

FILES = sorted(sources("en"))


class _Variables(Visitor):
    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 (Fluent's name)
        self.found.add(node.id.name)


def messages(language: str, file: str) -> dict[str, set[str]]:
    """Each message of a file with the variables it uses."""
    found = {}
    for entry in parse(sources(language)[file]).body:
        assert not isinstance(entry, ast.Junk), f"{language}/{file}: {entry.content}"
        if isinstance(entry, ast.Message | ast.Term):
            variables = _Variables()
            variables.visit(entry)
            assert entry.id.name not in found, f"{language}/{file}: {entry.id.name} is there twice"
            found[entry.id.name] = variables.found
    return found


def test_every_language_has_the_same_files() -> None:
    assert {language: sorted(sources(language)) for language in LANGUAGES} == dict.fromkeys(LANGUAGES, FILES)


@pytest.mark.parametrize("file", FILES)
def test_both_languages_have_the_same_messages_with_the_same_variables(file: str) -> None:
    assert messages("fr", file) == messages("en", file)


def test_no_message_is_in_two_files() -> None:
    everything = [name for file in FILES for name in messages("en", file)]
    assert sorted(set(everything)) == sorted(everything)


@pytest.mark.parametrize("file", FILES)
def test_french_has_typographic_apostrophes_and_narrow_spaces(file: str) -> None:
    body = "\n".join(line for line in sources("fr")[file].split("\n") if not line.startswith("#"))
    text = re.sub(r"\{[^{}]*\}", "", body)
    assert not re.findall(r"\w'\w", text)
    assert not re.findall(r"[^\u202f\s]?[^\u202f][?!;»]|«[^\u202f]", text)


def test_a_missing_message_raises_in_tests_and_shows_its_id_to_people(monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(MissingWord, match="no-such-thing"):
        words("en")("no-such-thing")
    monkeypatch.setattr(Words, "strict", False)
    assert words("en")("no-such-thing") == "no-such-thing"


def test_a_missing_variable_raises_in_tests() -> None:
    with pytest.raises(MissingWord, match="seat"):
        words("en")("seat")
    assert words("fr")("seat", seat=2) == "Place 2"


def test_an_unknown_language_is_refused_with_those_there_are() -> None:
    with pytest.raises(SetupError, match="there is no language 'de'; there are: en, fr"):
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
