"""Learn from many games at once: which actions win? (Gymnasium vector environment)

    python examples/learning/many_games.py --game mystic_moon
    python examples/learning/many_games.py --game mystic_moon --against hasty:60 --rounds 6

Plays thousands of games against a bot (docs/bots.md; `random` at first), notes for each action how the games ended in
which it was chosen, prefers what did well, and does so again. A table of one number for each action is all it learns,
and it wins nearly every game of Mystic Moon against `random`; for the other games that is too little to know.
"""

from __future__ import annotations

import argparse
from typing import Any

import gymnasium
import numpy as np

EAGER = 3.0  # how much of what was learned in a round is believed


class Preferences:
    """One number for each action: the higher, the more often it is chosen among those allowed."""

    def __init__(self, actions: int, rng: np.random.Generator) -> None:
        self.worth = np.zeros(actions)
        self.rng = rng

    def choose(self, mask: Any) -> Any:
        """Gumbel noise makes the highest a draw from the softmax."""
        return np.where(mask, self.worth + self.rng.gumbel(size=mask.shape), -np.inf).argmax(1)

    def learn(self, chosen: Any, rewards: Any) -> None:
        """From counts of actions in games (games × actions), and how the games ended: how surely games with an action
        end better than others, which is little for an action that was hardly tried."""
        self.worth += EAGER * chosen.T @ (rewards - rewards.mean()) / np.sqrt(chosen.sum(0) + 20)


def play(env: Any, preferences: Preferences, games: int) -> tuple[Any, Any]:
    """What was chosen in each game that ended, and its reward."""
    observation, _ = env.reset()
    running = np.zeros((env.num_envs, preferences.worth.size), np.float32)
    chosen, ended = [], []
    rows = np.arange(env.num_envs)
    while sum(map(len, ended)) < games:
        actions = preferences.choose(observation["action_mask"])
        running[rows, actions] += 1
        observation, rewards, over, _, _ = env.step(actions)
        chosen.append(running[over].copy())
        ended.append(rewards[over].copy())
        running[over] = 0
    return np.concatenate(chosen), np.concatenate(ended)


def main(game: str, games: int, rounds: int, envs: int, against: str = "random") -> list[float]:
    """The share of games won before learning and after each round."""
    env = gymnasium.make_vec(f"philtre.envs:{game}-v1", num_envs=envs, opponent=against)
    preferences = Preferences(int(env.single_action_space.n), np.random.default_rng(1))  # type: ignore[attr-defined]
    env.reset(seed=1)
    shares = []
    for number in range(rounds + 1):
        chosen, rewards = play(env, preferences, games)
        shares.append(float((rewards > 0).mean()))
        print(f"round {number}: {shares[-1]:.0%} of {len(rewards)} games won", flush=True)
        preferences.learn(chosen, rewards)
    return shares


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--game", default="mystic_moon")
    parser.add_argument("--games", type=int, default=1000, help="in each round")
    parser.add_argument("--rounds", type=int, default=4)
    parser.add_argument("--envs", type=int, default=128)
    parser.add_argument("--against", default="random", help="a bot: hasty:60, calm, search:100")
    options = parser.parse_args()
    main(options.game, options.games, options.rounds, options.envs, options.against)
