"""Learn at a table of several, seat by seat. (PettingZoo AEC)

    python examples/learning/seats.py --game mystic_moon
    python examples/learning/seats.py --game mystic_moon --against hasty:60 --games 1000

One seat learns which actions go with winning, bots play the others: at random, or as well as you like (docs/bots.md).
"""

from __future__ import annotations

import argparse
from collections import Counter
from typing import Any

import numpy as np

from philtre import bots
from philtre.core.chance import Seeded
from philtre.envs.aec import actions_of, raw_env

EAGER = 3.0  # how much of what was learned in a round is believed


def play(env: Any, learner: str, rival: Any, worth: Any, rng: np.random.Generator) -> tuple[Counter[int], float]:
    """A game: what the learner chose, and its reward."""
    chosen: Counter[int] = Counter()
    seed = int(rng.integers(2**31))
    env.reset(seed=seed)
    luck = Seeded(int(rng.integers(2**31)))  # the bot's own
    for agent in env.agent_iter():
        observation, _, over, _, _ = env.last()
        if over:
            return chosen, float(env.rewards[learner])
        if agent == learner:
            legal = actions_of(observation)
            action = int(legal[(worth[legal] + rng.gumbel(size=len(legal))).argmax()])
            chosen[action] += 1
        else:
            state = env.state_of_play
            action = int(rival.choose(state.seen_by(state.seat()), luck))
        env.step(action)
    raise AssertionError("a game ends")


def main(game: str, games: int, rounds: int, against: str = "random") -> list[float]:
    """The share of games won before learning and after each round."""
    env, rng = raw_env(game), np.random.default_rng(1)
    worth, shares, rival = np.zeros(env.game.actions), [], bots.make(against, env.game)
    for number in range(rounds + 1):
        learners = [env.possible_agents[n % len(env.possible_agents)] for n in range(games)]
        played = [play(env, learner, rival, worth, rng) for learner in learners]
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
    parser.add_argument("--against", default="random", help="a bot: hasty:60, calm, search:100")
    options = parser.parse_args()
    main(options.game, options.games, options.rounds, options.against)
