"""Learn at a table of several, seat by seat. (PettingZoo AEC)

    python examples/learning/seats.py --game mystic_moon

One seat learns which actions go with winning, the others choose at random. After some hundred games it sits down once
more and plays what it likes best.
"""

from __future__ import annotations

import argparse
from collections import Counter
from typing import Any

import numpy as np

from philtre.envs.aec import actions_of, raw_env

EAGER = 3.0  # how much of what was learned in a round is believed


def play(env: Any, learner: str, worth: Any, rng: np.random.Generator) -> tuple[Counter[int], float]:
    """A game: what the learner chose, and its reward."""
    chosen: Counter[int] = Counter()
    env.reset(seed=int(rng.integers(2**31)))
    for agent in env.agent_iter():
        observation, _, over, _, _ = env.last()
        if over:
            return chosen, float(env.rewards[learner])
        legal = actions_of(observation)
        liked = worth[legal] if agent == learner else np.zeros(len(legal))
        action = int(legal[(liked + rng.gumbel(size=len(legal))).argmax()])
        if agent == learner:
            chosen[action] += 1
        env.step(action)
    raise AssertionError("a game ends")


def main(game: str, games: int, rounds: int) -> list[float]:
    """The share of games won before learning and after each round."""
    env, rng = raw_env(game), np.random.default_rng(1)
    worth, shares = np.zeros(env.game.actions), []
    for number in range(rounds + 1):
        learners = [env.possible_agents[n % len(env.possible_agents)] for n in range(games)]
        played = [play(env, learner, worth, rng) for learner in learners]
        rewards = np.array([reward for _, reward in played])
        shares.append(float((rewards > 0).mean()))
        print(f"round {number}: {shares[-1]:.0%} of {games} games won", flush=True)
        worth += _worth(played, rewards - rewards.mean(), len(worth))
    return shares


def _worth(played: list[tuple[Counter[int], float]], better: Any, actions: int) -> Any:
    """How surely games with an action end better than games do on the whole."""
    total, times = np.zeros(actions), np.zeros(actions)
    for (chosen, _), reward in zip(played, better, strict=True):
        for action, count in chosen.items():
            total[action] += count * reward
            times[action] += count
    return EAGER * total / np.sqrt(times + 20)


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--game", default="mystic_moon")
    parser.add_argument("--games", type=int, default=300, help="in each round")
    parser.add_argument("--rounds", type=int, default=3)
    options = parser.parse_args()
    main(options.game, options.games, options.rounds)
