"""Imports go in one direction: core, then games and bots, then server and command line."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.house.tree import PACKAGE
from tools.imports import closure, imported, name_of

# What a part may import besides itself. `games` stands for the registry, never for a game.
ALLOWED = {
    "core": set[str](),
    "build": {"core"},
    "words": {"core"},
    "table": {"core", "words"},
    "games": {"core", "words"},
    "nets": {"core", "games"},
    "bots": {"core", "games", "nets"},
    "learning": {"core", "words", "games", "nets", "bots", "arena", "workers"},
    "arena": {"core", "words", "table", "games", "bots", "workers"},
    "envs": {"build", "core", "words", "table", "games", "bots"},
    "analysis": {"core", "table", "bots", "nets"},
    "packs": {"core", "words", "games"},
    "reasons": {"core", "words"},
    "practice": {"core", "words", "table", "games"},
    "workers": set(),
}
EDGE = {"", "__main__", "cli", "server", "client"}  # may import everything


def breaches(name: str, imports: set[str]) -> list[str]:
    """The forbidden imports of a module with this name."""
    return [f"{name} imports {other}" for other in sorted(imports) if not _may(name, other)]


def _may(name: str, other: str) -> bool:
    mine, theirs = _part(name), _part(other)
    if mine in EDGE:
        return True
    if theirs == "":  # the package's own name: the version
        return True
    game = _game(other)
    if game is not None:
        return game == _game(name)
    return theirs == mine or theirs in ALLOWED[mine]


def _part(name: str) -> str:
    return name.split(".")[1] if "." in name else ""


def _game(name: str) -> str | None:
    parts = name.split(".")
    return parts[2] if parts[1:2] == ["games"] and len(parts) > 2 else None


@pytest.mark.parametrize("path", sorted(PACKAGE.rglob("*.py")), ids=lambda path: name_of(path, PACKAGE))
def test_imports_go_in_one_direction(path: Path) -> None:
    name = name_of(path, PACKAGE)
    part = _part(name)
    assert part in ALLOWED or part in EDGE, f"{name}: say in this test what '{part}' may import"
    assert breaches(name, imported(path, PACKAGE)) == []


@pytest.mark.parametrize(
    ("name", "other"),
    [
        ("philtre.table.table", "philtre.games"),
        ("philtre.table.table", "philtre.bots.random"),
        ("philtre.games", "philtre.games.chess"),
        ("philtre.games.chess.turn", "philtre.games.draughts.turn"),
        ("philtre.games.chess.turn", "philtre.games.draughts"),
        ("philtre.games.chess.wire", "philtre.server.wire"),
        ("philtre.bots.search", "philtre.games.chess.state"),
        ("philtre.arena.ratings", "philtre.server"),
    ],
)
def test_forbidden_imports_are_found(name: str, other: str) -> None:
    assert breaches(name, {other}) == [f"{name} imports {other}"]


@pytest.fixture
def package(tmp_path: Path) -> Path:
    """A package with imports in all possible forms."""
    package = tmp_path / "philtre"
    files = {
        "__init__.py": "",
        "core/__init__.py": "",
        "core/one.py": "import philtre.core.two\nfrom typing import Any\n",
        "core/two.py": "def late() -> None:\n    from philtre import games\n",
        "games/__init__.py": "from philtre.core import one, CONSTANT\n",
        "games/chess/__init__.py": "",
        "games/chess/turn.py": "from . import state\nfrom ...core.two import late\n",
        "games/chess/state.py": "",
    }
    for name, text in files.items():
        (package / name).parent.mkdir(parents=True, exist_ok=True)
        (package / name).write_text(text)
    return package


@pytest.mark.parametrize(
    ("file", "names"),
    [
        ("core/one.py", {"philtre.core.two"}),
        ("core/two.py", {"philtre.games"}),
        ("games/__init__.py", {"philtre.core.one", "philtre.core"}),
        ("games/chess/turn.py", {"philtre.games.chess.state", "philtre.core.two"}),
    ],
)
def test_every_form_of_import_is_read(package: Path, file: str, names: set[str]) -> None:
    assert imported(package / file, package) == names


def test_indirect_imports_are_found(package: Path) -> None:
    reached = closure([package / "core/one.py"], package)
    files = {"core/one.py", "core/two.py", "games/__init__.py", "core/__init__.py"}
    assert reached == {package / file for file in files}
