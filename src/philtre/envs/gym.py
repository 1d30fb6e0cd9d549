"""Registers every game with Gymnasium. `import philtre.envs` calls `register`, as Gymnasium does for
`philtre.envs:GAME-v1`.
"""

from __future__ import annotations

import gymnasium

from philtre import games
from philtre.core.contract import Game
from philtre.envs.spaces import env_id


def register() -> None:
    """Register all games. A second call does nothing."""
    for game in map(games.game, games.NAMES):
        if game.observation and env_id(game) not in gymnasium.registry:
            _register(game)


def _register(game: Game) -> None:
    gymnasium.register(
        env_id(game), vector_entry_point="philtre.envs.vector:Games", kwargs={"game": game.name}, order_enforce=False
    )
    for variant in game.variants:
        if variant.seats == (1,):
            alone = f"{game.name}-{variant.name}-v{game.observation}"
            kwargs = {"game": game.name, "variant": variant.name}
            gymnasium.register(alone, entry_point="philtre.envs.solo:Solo", kwargs=kwargs)
