"""A game's name occurs in its own folders, in the registry and in the locales only; retired words do not return."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator

import pytest

from philtre.games import NAMES
from tests.house.tree import PACKAGE, texts

PLACES = ("src/philtre", "frontend/src", "tools")
FREE = ("src/philtre/games/__init__.py", "src/philtre/locales/", "frontend/src/games/registry.ts", "frontend/src/dev/")
FOLDERS = sorted({path.name for path in (PACKAGE / "games").iterdir() if (path / "__init__.py").exists()} | {*NAMES})

WORD = re.compile(r"[A-Z]?[a-z]+")
# Words that names no longer contain, and the word of the glossary or of the trade for each.
RETIRED = {
    "asker": "requester",
    "askers": "requesters",
    "door": "authentication",
    "errand": "task",
    "errands": "tasks",
    "house": "services",
    "neighbour": "process, network",
    "neighbours": "processes, networks",
    "neighbourhood": "network",
    "shelf": "cache, schema",
    "shelves": "caches, schema",
    "studies": "analyses",
    "study": "analysis",
    "watcher": "viewer, monitoring",
    "watchers": "viewers, monitoring",
}


def mentions(game: str, text: str) -> list[int]:
    """The lines with the game's name, in any spelling."""
    spelled = re.compile(r"[-_ ]?".join(game.split("_")), re.IGNORECASE)
    return [number for number, line in enumerate(text.splitlines(), 1) if spelled.search(line)]


def _outside(game: str) -> Iterator[tuple[str, str]]:
    own = (f"src/philtre/games/{game}/", f"frontend/src/games/{game}/", f"tools/measuring/{game}/")
    for path, text in texts(*PLACES):
        if not path.startswith((*own, *FREE)):
            yield path, text


@pytest.mark.parametrize("game", FOLDERS)
def test_no_game_is_named_outside_its_folder(game: str) -> None:
    assert [f"{path}:{line}" for path, text in _outside(game) for line in mentions(game, text)] == []


@pytest.mark.parametrize(
    "line", ["if game == 'royal_chess':", "class RoyalChess:", "# as in Royal Chess", "/royal-chess/"]
)
def test_names_are_found_in_any_spelling(line: str) -> None:
    assert mentions("royal_chess", f"first\n{line}\n") == [2]


def words_of(tree: ast.AST) -> Iterator[tuple[int, str]]:
    """The words in the names that a module defines or uses, each with its line."""
    for node in ast.walk(tree):
        for field in ("id", "attr", "name", "arg"):
            name = getattr(node, field, None)
            if isinstance(name, str):
                yield from ((node.lineno, word.lower()) for word in WORD.findall(name) if hasattr(node, "lineno"))


def test_retired_words_do_not_return() -> None:
    found = [
        f"{path}:{line}: {word}, better: {RETIRED[word]}"
        for path, text in texts("src/philtre", "tools")
        if path.endswith(".py") and "/games/" not in path
        for line, word in words_of(ast.parse(text))
        if word in RETIRED
    ]
    assert found == []


def test_retired_words_are_found() -> None:
    source = "class LateErrands:\n    def run(self, asker):\n        return self._shelf\n"
    assert [word for _, word in words_of(ast.parse(source)) if word in RETIRED] == ["errands", "asker", "shelf"]
