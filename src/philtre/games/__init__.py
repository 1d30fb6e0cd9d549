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
NEEDED = ("name", "rules", "variants", "options", "prompts", "events", "actions")  # what every game must define
NAMES: tuple[str, ...] = (*OURS, *sorted(guests().keys() - {*OURS}))


def game(name: str) -> Game:
    """The rules of a game, by its name."""
    found: Game = _module(name, "rules.game").GAME
    return found


def face(name: str) -> Face[Any]:
    """The face of a game, by its name."""
    found: Face[Any] = _module(name, "face.wire").FACE
    return found


def pack_format(name: str) -> Format:
    """The format of a game's content packs."""
    found: Format | None = getattr(_module(name, "content"), "FORMAT", None)
    if found is None:
        raise SetupError(f"{name} has no content packs")
    return found


def _module(name: str, part: str) -> Any:
    if name in OURS:
        return import_module(f"philtre.games.{name}.{part}")
    if name not in NAMES:
        raise SetupError(f"there is no game {name[:40]!a}; choose from: {', '.join(NAMES)}")
    return _guest(name)


def _guest(name: str) -> Any:
    """The module of another package's game. It has everything that our games have in several modules."""
    entry = guests()[name]
    try:
        module = entry.load()
    except Exception as error:  # any error of somebody else's code
        raise SetupError(f"the game '{name}' ({entry.value}) cannot be loaded: {error!r}") from error
    if getattr(module, "GAME", None) is None or getattr(module, "FACE", None) is None:
        raise SetupError(f"the game '{name}' ({entry.value}) has no GAME or no FACE")
    _check_names(name, module.GAME)
    return module


def _check_names(name: str, game: Game) -> None:
    """Refuse games that set names in the class, because compiled code does not see those."""
    known = {*dir(Game), *Game.__annotations__}
    own = vars(type(game)).items()
    in_class = [each for each, value in own if each in known and not callable(value) and each[0] != "_"]
    missing = [each for each in NEEDED if not hasattr(game, each)]
    if in_class or missing:
        raise SetupError(f"the game '{name}' must set in its __init__: {', '.join(in_class or missing)}")
    if game.name != name:
        raise SetupError(f"the game '{name}' calls itself '{game.name}'; its entry point must have the same name")
