"""The registry: every game by name. Nothing else in the package lists games."""

from __future__ import annotations

from importlib import import_module
from typing import Any

from philtre.core.contract import Game
from philtre.core.errors import SetupError
from philtre.core.face import Face
from philtre.core.pack import Format

NAMES: tuple[str, ...] = ("apotheca", "potion_explosion", "mystic_moon")


def game(name: str) -> Game:
    """The rules of a game."""
    found: Game = _module(name, "game").GAME
    return found


def face(name: str) -> Face[Any]:
    """How a game shows itself."""
    found: Face[Any] = _module(name, "wire").FACE
    return found


def pack_format(name: str) -> Format:
    """What content packs of a game look like."""
    found: Format = _module(name, "content").FORMAT
    return found


def judge(name: str) -> Any:
    """What a game counts to know whether its cards are in balance; None where it has none of its own."""
    try:
        return _module(name, "report")
    except ModuleNotFoundError as error:
        if error.name != f"philtre.games.{name}.report":
            raise
        return None


def stats(name: str) -> Any:
    """What is counted of a game for people who like to look at numbers."""
    return _module(name, "stats")


def _module(name: str, part: str) -> Any:
    if name not in NAMES:
        raise SetupError(f"there is no game '{name}'; there are: {', '.join(NAMES)}")
    return import_module(f"philtre.games.{name}.{part}")
