"""The nets that come with the games: found by a game's name, checked, and loaded once in a process.

If a net is missing or cannot be used, the game's evaluation takes its place, and the log says so.
"""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Final

from philtre.core.chance import Seeded
from philtre.core.contract import SILENT, Game, Inputs, Setup
from philtre.core.net import LOG, Net, Nets, Seen
from philtre.nets.file import SUFFIX, NetError, decode

FOLDER: Final = "nets"  # beside each game's modules


def inputs_of(game: Game) -> Inputs:
    """The inputs of a game's nets: its own, or its observations."""
    return game.inputs or Seen(game)


def usual(game: Game) -> str:
    """The name of the net for a game's usual variant with two seats, or with as few as it has."""
    variant = game.variants[0]
    setup = Setup(variant.name, 2 if 2 in variant.seats else min(variant.seats))
    inputs = inputs_of(game)
    return inputs.names[inputs.which(game.new(setup, Seeded(1), SILENT))]


def nets_of(game: Game) -> Nets | None:
    """The nets in the package for a game; None where there are none."""
    return _in_package(game)


def nets_in(folder: Path, game: Game) -> Nets | None:
    """The nets of a game in a folder."""
    inputs = inputs_of(game)
    nets = [_loaded(folder / f"{name}{SUFFIX}", game, name, inputs) for name in inputs.names]
    return Nets(game.name, inputs, nets) if any(net is not None for net in nets) else None


@cache
def _in_package(game: Game) -> Nets | None:
    folder = Path(str(files("philtre.games"))) / game.name / FOLDER
    return nets_in(folder, game) if folder.is_dir() else None


def _loaded(path: Path, game: Game, name: str, inputs: Inputs) -> Net | None:
    try:
        return decode(path.read_bytes(), game.name, name, inputs)
    except FileNotFoundError:
        return None
    except (NetError, OSError) as error:
        LOG.warning("%s cannot be used (%s): bots judge %s by hand", path, error, game.name)
        return None
