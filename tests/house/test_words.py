"""Both languages have the same files, messages, attributes and variables."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from tests.house.tree import PACKAGE

LOCALES = PACKAGE / "locales"
LANGUAGES = ("en", "fr")
FILES = sorted({path.name for path in LOCALES.glob("*/*.ftl")})


class Variables(Visitor):
    """Collects the variables of a pattern, also in selectors and calls."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)


def messages(text: str) -> dict[str, set[str]]:
    """Each message, term and attribute with its variables. Duplicates and syntax errors are refused."""
    found: dict[str, set[str]] = {}
    for entry in FluentParser().parse(text).body:
        assert not isinstance(entry, ast.Junk), f"unreadable: {entry.content}"
        if isinstance(entry, ast.Message | ast.Term):
            own = f"-{entry.id.name}" if isinstance(entry, ast.Term) else entry.id.name
            parts = {own: entry.value} | {f"{own}.{a.id.name}": a.value for a in entry.attributes}
            assert not parts.keys() & found.keys(), f"said twice: {own}"
            found |= {name: _variables(value) for name, value in parts.items()}
    return found


def _variables(value: ast.Pattern | None) -> set[str]:
    seen = Variables()
    if value is not None:
        seen.visit(value)
    return seen.names


@pytest.mark.parametrize("file", FILES)
def test_both_languages_have_the_same_messages(file: str) -> None:
    english, french = (messages((LOCALES / language / file).read_text()) for language in LANGUAGES)
    assert english == french


# A straight apostrophe, a space at which a line could end, or a wide one where the French set a narrow one.
NOT_SO = r"\w'\w|\S [?!;:»](\s|$)|« |\u00a0[?!;%»]|«\u00a0"


@pytest.mark.parametrize("file", FILES)
def test_french_has_correct_typography(file: str) -> None:
    """Punctuation follows a narrow no-break space, so that no line begins with it; apostrophes are typographic."""
    lines = [line for line in (LOCALES / "fr" / file).read_text().splitlines() if not line.startswith("#")]
    assert [line for line in lines if re.search(NOT_SO, line)] == []


def test_no_message_is_in_two_files() -> None:
    for language in LANGUAGES:
        said = [name for file in FILES for name in messages((LOCALES / language / file).read_text())]
        assert sorted({name for name in said if said.count(name) > 1}) == []


def test_there_are_messages() -> None:
    assert FILES


@pytest.mark.parametrize(
    "other",
    [
        "hello = Bonjour",
        "hello = Bonjour { $nom }",
        "hello = Bonjour { $name }\nmore = plus",
        "hello = Bonjour { $name }\n    .title = titre",
        "greeting = Bonjour { $name }",
    ],
)
def test_differences_are_found(other: str) -> None:
    assert messages("hello = Hello { $name }") != messages(other)


def test_variables_are_found_everywhere() -> None:
    text = "sum = { $n ->\n    [one] { NUMBER($a) }\n   *[other] { -term(x: 1) } { $b }\n }\n-term = t\n"
    assert messages(text) == {"sum": {"n", "a", "b"}, "-term": set()}


@pytest.mark.parametrize("text", ["hello Hello", "hello = one\nhello = two"])
def test_damaged_files_are_reported(text: str) -> None:
    with pytest.raises(AssertionError):
        messages(text)


def test_languages_are_those_of_the_package() -> None:
    assert sorted(path.name for path in LOCALES.iterdir() if path.is_dir()) == sorted(LANGUAGES)


def test_every_file_is_in_every_language() -> None:
    missing = [
        Path(language, file) for language in LANGUAGES for file in FILES if not (LOCALES / language / file).exists()
    ]
    assert missing == []
