"""The registry: every game by name, ours and those of other packages. Nothing else in the package lists games."""

from __future__ import annotations

from importlib import import_module
from typing import Any

from philtre.core.contract import Game
from philtre.core.errors import SetupError
from philtre.words.face import Face
from philtre.words.guests import guests
from philtre.words.pack import Format

OURS: tuple[str, ...] = ("apotheca", "potion_explosion", "mystic_moon")
NAMES: tuple[str, ...] = (*OURS, *sorted(guests().keys() - {*OURS}))


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
    found: Format | None = getattr(_module(name, "content"), "FORMAT", None)
    if found is None:
        raise SetupError(f"{name} has no content packs")
    return found


def _module(name: str, part: str) -> Any:
    if name in OURS:
        return import_module(f"philtre.games.{name}.{part}")
    if name not in NAMES:
        raise SetupError(f"there is no game '{name}'; there are: {', '.join(NAMES)}")
    return _guest(name)


def _guest(name: str) -> Any:
    """The module of another package, which holds all that ours have in several."""
    entry = guests()[name]
    try:
        module = entry.load()
    except Exception as error:  # it is somebody else's code
        raise SetupError(f"the game '{name}' ({entry.value}) cannot be loaded: {error!r}") from error
    if getattr(module, "GAME", None) is None or module.GAME.name != name or getattr(module, "FACE", None) is None:
        raise SetupError(f"{entry.value} has no GAME called '{name}' with its FACE")
    return module
