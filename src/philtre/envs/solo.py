"""Solo games as plain Gymnasium environments.

env = gymnasium.make("philtre.envs:GAME-VARIANT-v1")
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import gymnasium
from gymnasium.spaces import Discrete

from philtre.core.chance import Seeded
from philtre.core.contract import NOBODY, SILENT
from philtre.core.errors import SetupError
from philtre.envs.spaces import SEEDS, Observation, observation_of, observation_space, set_up

ILLEGAL = -1.0  # the reward for an illegal action, which changes nothing


class Solo(gymnasium.Env[Observation, int]):
    """A game for one seat. The rewards are the points gained by each decision; their sum is the score."""

    metadata = {"render_modes": []}  # noqa: RUF012 - as Gymnasium has it

    def __init__(
        self,
        game: str,
        variant: str,
        options: Mapping[str, str] | None = None,
        content: str | None = None,
        render_mode: str | None = None,
    ) -> None:
        self.game, self.setup = set_up(game, variant, None, options, content)
        if self.setup.seats != 1:
            raise SetupError(
                f"{game} ({variant}) is for more than one; philtre.envs.aec or philtre.envs.vector play it"
            )
        self.render_mode = render_mode
        self.observation_space = observation_space(self.game, self.setup)
        self.action_space = Discrete(self.game.actions)  # type: ignore[assignment]  # numpy's integers are integers
        self.luck = Seeded(0)
        self.state = self.game.new(self.setup, self.luck, SILENT)

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Observation, Any]:
        super().reset(seed=seed)
        self.luck = Seeded(int(self.np_random.integers(SEEDS)))
        self.state = self.game.new(self.setup, self.luck, SILENT)
        return self._observation(), {}

    def step(self, action: int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        if self.state.seat() == NOBODY or int(action) not in self.state.legal_actions():
            return self._observation(), ILLEGAL, self._over(), False, {"illegal": True}
        before = self.state.points_of(0)
        self.state.apply(int(action), self.luck, SILENT)
        return self._observation(), float(self.state.points_of(0) - before), self._over(), False, {}

    def _observation(self) -> Observation:
        return observation_of(self.game, self.setup, self.state, 0)

    def _over(self) -> bool:
        return bool(self.state.seat() == NOBODY)
