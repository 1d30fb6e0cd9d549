"""The registry: every game by name. Nothing else in the package lists games."""

from __future__ import annotations

from importlib import import_module
from typing import Any

from philtre.core.contract import Game
from philtre.core.errors import SetupError
from philtre.words.face import Face
from philtre.words.pack import Format

NAMES: tuple[str, ...] = ("apotheca", "potion_explosion", "mystic_moon")


def game(name: str) -> Game:
    """The rules of a game."""
    found: Game = _module(name, "rules.game").GAME
    return found


def face(name: str) -> Face[Any]:
    """How a game shows itself."""
    found: Face[Any] = _module(name, "face.wire").FACE
    return found


def pack_format(name: str) -> Format:
    """What content packs of a game look like."""
    found: Format = _module(name, "content").FORMAT
    return found


def _module(name: str, part: str) -> Any:
    if name not in NAMES:
        raise SetupError(f"there is no game '{name}'; there are: {', '.join(NAMES)}")
    return import_module(f"philtre.games.{name}.{part}")
