"""OpenSpiel's information-set search as bots for the arena and for `make strength`.

    philtre arena GAME --bots tools.measuring.openspiel:Spiel100,rollout:100ms

The search is OpenSpiel's own, on the games of `philtre.envs.spiel`. The value of a leaf is the result of a random
game. Our engine plays that game, because it would take a hundred times as long through OpenSpiel.
"""

from __future__ import annotations

import re
from functools import cache
from time import perf_counter
from typing import Any, Final

import numpy as np
import pyspiel
from open_spiel.python.algorithms import ismcts, mcts

from philtre.bots.contract import Bot
from philtre.core.chance import Seeded
from philtre.core.contract import Chance, Game, State
from philtre.core.playout import buffer_for, playout
from philtre.envs.batch import reward
from philtre.envs.spaces import env_id
from philtre.envs.spiel import SpielState

EXPLORE: Final = 1.4  # payoffs are -1 to 1; `rollout` has 0.7 for payoffs from 0 to 1
FEWEST: Final = 2  # simulations: the first makes the root, the second tries an action
MOST: Final = 10**9


class Late(Exception):
    """Raised when the time is over."""


class Playouts(mcts.Evaluator):  # type: ignore[misc]  # open_spiel has no types
    """Evaluates a state by the result of one random game from there."""

    def __init__(self, game: Game) -> None:
        self.buffer, self.luck = buffer_for(game), Seeded(0)

    def evaluate(self, state: SpielState) -> list[float]:
        assert state.play.state is not None
        world = state.play.state.clone()
        playout(world, self.luck, self.buffer)
        return [float(reward(world, seat)) for seat in range(int(world.seats()))]

    def prior(self, state: SpielState) -> list[tuple[int, float]]:
        return [(action, 1.0) for action in state.legal_actions()]


class SpielBot(Bot):
    """Thinks for a number of milliseconds, in the usual variant of a game."""

    milliseconds = 0

    def __init__(self, game: Game) -> None:
        self.game, self.playouts = game, Playouts(game)
        self.simulated = 0  # all simulations so far

    def choose(self, view: State, chance: Chance) -> int:
        legal = view.legal_actions()
        if len(legal) == 1:
            return int(legal[0])
        root = rooted(self.game, view)
        self.playouts.luck = Seeded(int(chance.below(2**31)))
        random = np.random.RandomState(int(chance.below(2**31)))
        search = ismcts.ISMCTSBot(root.get_game(), self.playouts, EXPLORE, MOST, random_state=random)
        search.set_resampler(self._until(perf_counter() + self.milliseconds / 1000, random))
        try:
            search.run_search(root)
        except Late:
            policy = search.get_final_policy(root, search._root_node)
        return int(max(policy, key=lambda pair: pair[1])[0])

    def _until(self, end: float, random: Any) -> Any:
        """Draws worlds, and raises Late when the time is over."""
        done = 0

        def drawn(state: SpielState, player: int) -> SpielState:
            nonlocal done
            if done >= FEWEST and perf_counter() > end:
                raise Late
            done += 1
            self.simulated += 1
            return state.resample_from_infostate(player, random.uniform)

        return drawn


@cache
def _loaded(name: str, seats: int) -> Any:
    return pyspiel.load_game(name, {"players": seats})


def rooted(game: Game, view: State) -> SpielState:
    """What a seat sees as a state of OpenSpiel."""
    root: SpielState = _loaded(env_id(game), int(view.seats())).new_initial_state()
    root.play.state, root.play.numbers, root.play.wanted = view, [], 0
    return root


def __getattr__(name: str) -> type[SpielBot]:
    """`Spiel100` thinks for 100 milliseconds."""
    found = re.fullmatch(r"Spiel([1-9][0-9]{0,5})", name)
    if found is None:
        raise AttributeError(name)
    return type(name, (SpielBot,), {"milliseconds": int(found[1])})
