"""What all environments share: settings, spaces, and arrays on the engine's buffers."""

from __future__ import annotations

import sys
from collections.abc import Mapping
from typing import Any

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from philtre import games
from philtre.core.chance import Seeded
from philtre.core.contract import SILENT, Game, Setup, State
from philtre.core.errors import SetupError
from philtre.core.observing import Feature
from philtre.envs.batch import observed

if sys.byteorder != "little":  # eight numbers are written as a word and read as bytes
    raise ImportError("philtre.envs needs a little-endian machine")

Bytes = NDArray[np.uint8]
Mask = NDArray[np.int8]
Observation = dict[str, Any]

SEEDS = 2**62  # bound of seeds, which come from the generators of Gymnasium and PettingZoo


def set_up(
    name: str,
    variant: str | None = None,
    seats: int | None = None,
    options: Mapping[str, str] | None = None,
    content: str | None = None,
) -> tuple[Game, Setup]:
    """A game and its set-up, by default with the usual variant and number of seats. Raises SetupError."""
    game = games.game(name)
    if not game.observation:
        raise SetupError(f"{name} has no observations for learning programs; its states need `observe`")
    chosen = game.variants[0] if variant is None else game.variant(variant)
    setup = Setup(chosen.name, chosen.seats[0] if seats is None else seats, dict(options or {}), content)
    game.new(setup, Seeded(0), SILENT)  # raises errors now, not at the first reset
    return game, setup


def env_id(game: Game) -> str:
    """The id, such as `chess-v1`. The version is that of the observation."""
    return f"{game.name}-v{game.observation}"


def size_of(game: Game, setup: Setup) -> int:
    return sum(feature.size for feature in game.features(setup.seats))


def features(name: str, seats: int) -> list[tuple[slice, Feature]]:
    """The slice of each feature in an observation, and its meaning."""
    found, at = [], 0
    for feature in games.game(name).features(seats):
        found.append((slice(at, at + feature.size), feature))
        at += feature.size
    return found


def observation_space(game: Game, setup: Setup) -> spaces.Dict:
    """The space of observations: bytes, each with the maximum of its feature, and the mask of legal actions."""
    most = np.concatenate([np.full(f.size, max(1, f.most), np.uint8) for f in game.features(setup.seats)])
    return spaces.Dict(
        {
            "observation": spaces.Box(np.zeros_like(most), most, dtype=np.uint8),
            "action_mask": spaces.Box(0, 1, (game.actions,), np.int8),
        }
    )


def observation_of(game: Game, setup: Setup, state: State, seat: int) -> Observation:
    """The observation of a seat in new arrays. The mask is empty if the seat is not in turn."""
    words = observed(state, seat, size_of(game, setup) // 8)
    mask: Mask = np.zeros(game.actions, np.int8)
    if state.seat() == seat:
        mask[state.legal_actions()] = 1
    return {"observation": array_over(words, np.uint8).copy(), "action_mask": mask}


def array_over(buffer: Any, kind: type[Any]) -> NDArray[Any]:
    """A read-only array on the memory of a buffer of the engine, without copying."""
    return np.frombuffer(buffer, kind)
