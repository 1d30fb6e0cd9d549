"""The games as PettingZoo environments, in which one agent acts at a time (AEC).

env = philtre.envs.aec.env("GAME", seats=3)
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.utils import seeding
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from philtre.core.chance import Seeded
from philtre.core.contract import NOBODY, SILENT, State
from philtre.core.errors import IllegalAction
from philtre.envs.batch import reward
from philtre.envs.spaces import SEEDS, Observation, env_id, observation_of, observation_space, set_up


def env(game: str, **setup: Any) -> AECEnv:
    """The environment with PettingZoo's wrappers: an illegal action loses, and calls must come in order."""
    guarded = wrappers.TerminateIllegalWrapper(raw_env(game, **setup), illegal_reward=-1)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(guarded))


class raw_env(AECEnv):  # type: ignore[misc]  # noqa: N801 - PettingZoo has no types, and calls it so
    """The plain environment. Its agents are the seats; rewards come at the end: +1 for a win, 0 for a draw, less for a
    loss; in solo games the points."""

    def __init__(
        self,
        game: str,
        variant: str | None = None,
        seats: int | None = None,
        options: Mapping[str, str] | None = None,
        content: str | None = None,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        self.game, self.setup = set_up(game, variant, seats, options, content)
        self.metadata = {"name": env_id(self.game), "render_modes": ["ansi"], "is_parallelizable": False}
        self.render_mode = render_mode
        self.possible_agents = [f"seat_{seat}" for seat in range(self.setup.seats)]
        self.observation_spaces = {agent: observation_space(self.game, self.setup) for agent in self.possible_agents}
        self.action_spaces = {agent: spaces.Discrete(self.game.actions) for agent in self.possible_agents}
        self.state_of_play: State | None = None
        self.luck = Seeded(0)
        self.generator, _ = seeding.np_random(None)

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        if seed is not None:
            self.generator, _ = seeding.np_random(seed)
        self.luck = Seeded(int(self.generator.integers(SEEDS)))
        self.state_of_play = self.game.new(self.setup, self.luck, SILENT)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self._in_turn()

    def observe(self, agent: str) -> Observation:
        return observation_of(self.game, self.setup, self._state(), self.possible_agents.index(agent))

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[agent] = 0
        self._clear_rewards()
        state = self._state()
        if action is None or int(action) not in state.legal_actions():
            raise IllegalAction(f"action {action} is not allowed; the mask says what is")
        state.apply(int(action), self.luck, SILENT)
        if state.seat() == NOBODY:
            for seat, other in enumerate(self.possible_agents):
                self.rewards[other] = float(reward(state, seat))
                self.terminations[other] = True
        else:
            self.agent_selection = self._in_turn()
        self._accumulate_rewards()

    def render(self) -> str | None:
        """The view of the seat in turn, drawn as text."""
        if self.render_mode is None:
            return None
        from rich.console import Console

        from philtre import games
        from philtre.words.fluent import words

        state, console = self._state(), Console(width=100, color_system=None)
        face, seat = games.face(self.game.name).of(self.setup), int(state.seat())
        with console.capture() as captured:
            console.print(face.draw(state.seen_by(seat), seat, words("en")))
        return captured.get()

    def close(self) -> None:
        """Does nothing."""

    def _state(self) -> State:
        assert self.state_of_play is not None, "reset comes first"
        return self.state_of_play

    def _in_turn(self) -> str:
        return self.possible_agents[int(self._state().seat())]


def actions_of(observation: Observation) -> np.ndarray[Any, np.dtype[np.intp]]:
    """The ids of the legal actions in a mask."""
    return np.flatnonzero(observation["action_mask"])
