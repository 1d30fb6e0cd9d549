"""Many games at once as a Gymnasium vector environment, stepped in compiled code.

env = gymnasium.make_vec("philtre.envs:GAME-v1", num_envs=1024)
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
from gymnasium.spaces import Discrete
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from philtre import bots
from philtre.bots.contract import Bot
from philtre.envs.batch import Batch
from philtre.envs.spaces import SEEDS, Observation, array_over, observation_space, set_up, size_of


class Games(VectorEnv[Observation, NDArray[np.int64], NDArray[Any]]):
    """The arrays use the engine's memory: they are read-only, never copied, and overwritten by the next step. With
    `copy=True` they belong to the caller.

    Without an opponent every step is a decision of the seat in turn (`info["seat"]`), and `info["rewards"]` has all
    seats' rewards of the games that ended. With one (`random`, `greedy:1`, …) the steps are those of one seat.
    """

    metadata = {"autoreset_mode": AutoresetMode.SAME_STEP, "render_modes": []}  # noqa: RUF012 - as Gymnasium has it

    def __init__(
        self,
        game: str,
        num_envs: int = 1,
        variant: str | None = None,
        seats: int | None = None,
        options: Mapping[str, str] | None = None,
        content: str | None = None,
        opponent: str | Bot | None = None,
        copy: bool = False,
    ) -> None:
        self._asked = (game, num_envs, variant, seats, options, content, opponent, copy)
        self.game, self.setup = set_up(game, variant, seats, options, content)
        self.num_envs = num_envs
        self.single_observation_space = observation_space(self.game, self.setup)
        self.single_action_space = Discrete(self.game.actions)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        playing = bots.make(opponent, self.game) if isinstance(opponent, str) else opponent
        self.batch = Batch(self.game, self.setup, num_envs, 0, playing)
        self._copy = copy
        self._lay_arrays()

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Observation, Any]:
        super().reset(seed=seed)
        self.batch.seed(int(self.np_random.integers(SEEDS)))
        return self._given(self._observation), self._given(self._info)

    def step(self, actions: Any) -> tuple[Observation, NDArray[Any], NDArray[Any], NDArray[Any], dict[str, Any]]:
        """Raises IllegalAction for actions outside the masks; then no game changes."""
        chosen = np.asarray(actions, np.int64)
        if chosen.shape != (self.num_envs,):
            raise ValueError(f"expected {self.num_envs} actions, one for each game; got the shape {chosen.shape}")
        self.batch.step(chosen.tobytes())
        return (
            self._given(self._observation),
            self._given(self._rewards),
            self._given(self._endings),
            self._truncations,
            self._given(self._info),
        )

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickles the content of the engine's buffers."""
        return (_copied, (self._asked, self.batch.kept(), self._np_random))

    def _lay_arrays(self) -> None:
        """Make the arrays over the buffers, once."""
        batch, games, actions, size = self.batch, self.num_envs, self.game.actions, size_of(self.game, self.setup)
        self._observation = {
            "observation": array_over(batch.observations, np.uint8).reshape(games, size),
            "action_mask": array_over(batch.masks, np.int8).reshape(games, actions),
        }
        self._rewards = array_over(batch.rewards, np.float64)
        self._endings = array_over(batch.endings, np.bool_)
        self._truncations = np.zeros(games, np.bool_)
        self._info = {
            "seat": array_over(batch.seats, np.int64),
            "legal_count": array_over(batch.counts, np.int64),
            "random_action": array_over(batch.suggestions, np.int64),
            "rewards": array_over(batch.payoffs, np.float64).reshape(games, self.setup.seats),
            "final_obs": array_over(batch.finals, np.uint8).reshape(games, size),
            "_final_obs": self._endings,
            "length": array_over(batch.lengths, np.int64),
        }

    def _given(self, value: Any) -> Any:
        if not self._copy:
            return value
        return {key: array.copy() for key, array in value.items()} if isinstance(value, dict) else value.copy()


def _copied(asked: tuple[Any, ...], kept: tuple[Any, ...], generator: np.random.Generator | None) -> Games:
    env = Games(*asked)
    env.batch.go_on(*kept)
    env._np_random = generator
    return env
