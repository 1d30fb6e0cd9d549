"""Learn to score in a solo game. (Gymnasium)

    python examples/learning/alone.py

Cross-entropy method: many random likings for the actions of solo Apotheca are tried out, the best are kept, and the
next ones are drawn around them.
"""

from __future__ import annotations

import argparse
from typing import Any

import gymnasium
import numpy as np

import philtre.envs  # noqa: F401 - registers the environments

POWER = 216  # actions from here on are uses of powers, see docs/games/apotheca.md
KINDS = 8  # of actions that are liked or not: eight spans of ids


def kinds(actions: int) -> Any:
    """The preference of each action, by its number: one for each span of ids below the powers, one for all powers."""
    spans = np.minimum(np.arange(actions) * (KINDS - 1) // POWER, KINDS - 2)
    return np.where(np.arange(actions) >= POWER, KINDS - 1, spans)


def score(env: Any, likings: Any, of: Any, games: int, rng: np.random.Generator) -> float:
    """The mean score of somebody who likes these kinds of actions."""
    total = 0.0
    for _ in range(games):
        observation, _ = env.reset(seed=int(rng.integers(2**31)))
        over = False
        while not over:
            legal = np.flatnonzero(observation["action_mask"])
            action = int(legal[(likings[of[legal]] + rng.gumbel(size=len(legal))).argmax()])
            observation, reward, over, _, _ = env.step(action)
            total += reward
    return total / games


def main(rounds: int, tries: int, games: int) -> list[float]:
    """The mean score before learning and after each round."""
    env, rng = gymnasium.make("apotheca-solo-v1").unwrapped, np.random.default_rng(1)
    of = kinds(int(env.action_space.n))  # type: ignore[attr-defined]
    mean, spread = np.zeros(KINDS), np.full(KINDS, 2.0)
    found = [score(env, mean, of, 4 * games, rng)]
    print(f"round 0: {found[0]:.1f} points", flush=True)
    for number in range(1, rounds + 1):
        drawn = mean + spread * rng.normal(size=(tries, KINDS))
        scores = np.array([score(env, likings, of, games, rng) for likings in drawn])
        best = drawn[scores.argsort()[-max(2, tries // 4) :]]
        mean, spread = best.mean(0), best.std(0) + 0.3
        found.append(score(env, mean, of, 4 * games, rng))
        print(f"round {number}: {found[-1]:.1f} points", flush=True)
    return found


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--tries", type=int, default=24)
    parser.add_argument("--games", type=int, default=10)
    options = parser.parse_args()
    main(options.rounds, options.tries, options.games)
