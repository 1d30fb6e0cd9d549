"""A game's name occurs in its own folders, in the registry and in the locales, and nowhere else."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from philtre.games import NAMES
from tests.house.tree import PACKAGE, texts

PLACES = ("src/philtre", "frontend/src", "tools")
FREE = ("src/philtre/games/__init__.py", "src/philtre/locales/", "frontend/src/games/registry.ts", "frontend/src/dev/")
FOLDERS = sorted({path.name for path in (PACKAGE / "games").iterdir() if (path / "__init__.py").exists()} | {*NAMES})


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
