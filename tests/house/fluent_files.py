"""Reads the Fluent files for tests: each message with its variables, its texts and its selectors."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache
from itertools import product
from pathlib import Path

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from tests.house.tree import PACKAGE

LOCALES = PACKAGE / "locales"
LANGUAGES = ("en", "fr")
NUMBERS = (0, 1, 2, 5)
NAMES = {"card", "colour", "file", "from", "game", "hole", "kind", "name", "names", "potion", "rival", "to", "who"}
CATEGORIES = ("zero", "one", "two", "few", "many", "other")


@dataclass
class Found(Visitor):
    """The variables of a pattern, its texts, and the keys of its selectors by variable."""

    variables: set[str] = field(default_factory=set)
    words: list[str] = field(default_factory=list)
    keys: dict[str, list[str]] = field(default_factory=dict)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802
        self.words.append(node.value)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        if isinstance(node.selector, ast.VariableReference):
            found = [
                each.key.name if isinstance(each.key, ast.Identifier) else each.key.value for each in node.variants
            ]
            self.keys.setdefault(node.selector.id.name, []).extend(found)
        self.generic_visit(node)

    def arguments(self) -> Iterator[dict[str, str | int]]:
        """Values to try: numbers, a name, and every key of a selector."""
        names = sorted(self.variables)
        for values in product(*(self._tries(name) for name in names)):
            yield dict(zip(names, values, strict=True))

    def _tries(self, name: str) -> tuple[str | int, ...]:
        keys = [key for key in self.keys.get(name, []) if key not in CATEGORIES]
        named = [key for key in keys if not key.lstrip("-").isdigit()]
        if named or name.partition("-")[0] in NAMES:
            return tuple(dict.fromkeys(named)) or ("Ada",)
        return tuple(dict.fromkeys((*NUMBERS, *map(int, keys))))


@cache
def messages(language: str) -> dict[str, Found]:
    """Every message and term of a language."""
    return {name: found for path in sorted((LOCALES / language).glob("*.ftl")) for name, found in _of(path).items()}


def _of(path: Path) -> dict[str, Found]:
    found = {}
    for entry in FluentParser().parse(path.read_text()).body:
        if isinstance(entry, ast.Message | ast.Term):
            name = f"-{entry.id.name}" if isinstance(entry, ast.Term) else entry.id.name
            found[name] = Found()
            found[name].visit(entry)
    return found
