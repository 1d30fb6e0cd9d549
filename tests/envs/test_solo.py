"""Solo games as plain Gymnasium environments."""

from __future__ import annotations

import copy
import pickle

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import philtre.envs  # noqa: F401 - registers the names
from philtre.core.errors import SetupError
from philtre.envs.solo import Solo


def test_environments_pass_gymnasiums_checker() -> None:
    check_env(gymnasium.make("apotheca-solo-v1").unwrapped, skip_render_check=True)


def test_rewards_add_up_to_the_score() -> None:
    env = Solo("apotheca", "solo")
    rng = np.random.default_rng(1)
    for seed in range(5):
        observation, _ = env.reset(seed=seed)
        total, over = 0.0, False
        while not over:
            action = int(rng.choice(np.flatnonzero(observation["action_mask"])))
            observation, reward, over, _, info = env.step(action)
            total += reward
            assert info == {}
        outcome = env.state.outcome()
        assert outcome is not None
        assert total == outcome.scores[0]


def test_illegal_actions_cost_a_point_and_change_nothing() -> None:
    env = Solo("apotheca", "solo")
    observation, _ = env.reset(seed=1)
    before = env.state.fields()
    _, reward, over, _, info = env.step(int(np.flatnonzero(observation["action_mask"] == 0)[0]))
    assert (reward, over, info) == (-1.0, False, {"illegal": True})
    assert env.state.fields() == before


def test_the_same_seed_gives_the_same_game() -> None:
    env = Solo("apotheca", "solo")
    first, _ = env.reset(seed=3)
    again, _ = env.reset(seed=3)
    other, _ = env.reset(seed=4)
    assert first["observation"].tobytes() == again["observation"].tobytes() != other["observation"].tobytes()


def test_a_copy_continues_in_the_same_way() -> None:
    env = Solo("apotheca", "solo")
    observation, _ = env.reset(seed=3)
    first = int(np.flatnonzero(observation["action_mask"])[0])
    each = (env, copy.deepcopy(env), pickle.loads(pickle.dumps(env)))
    assert len({one.step(first)[0]["observation"].tobytes() for one in each}) == 1
    assert len({one.reset()[0]["observation"].tobytes() for one in each}) == 1


def test_games_for_several_seats_are_refused() -> None:
    with pytest.raises(SetupError, match=r"philtre\.envs\.aec"):
        Solo("apotheca", "standard")
