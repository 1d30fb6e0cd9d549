"""PettingZoo's own tests, and copies and pickles of environments."""

from __future__ import annotations

import copy
import pickle
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, seed_test

from philtre import games
from philtre.core.contract import NOBODY
from philtre.core.errors import IllegalAction
from philtre.envs.aec import actions_of, env, raw_env
from tests.laws.cases import REGISTERED, Case, each_case

every_case = pytest.mark.parametrize("case", REGISTERED, ids=each_case)


def made(case: Case) -> Any:
    return raw_env(case.game.name, variant=case.variant, seats=case.seats)


def play(one: Any, decisions: int, seed: int = 1) -> list[tuple[Any, ...]]:
    """Random decisions; returns what each agent observed."""
    rng, told = np.random.default_rng(seed), []
    for agent in one.agent_iter(decisions):
        observation, reward, over, cut, _ = one.last()
        told.append((agent, observation["observation"].tobytes(), float(reward), over, cut))
        one.step(None if over or cut else int(rng.choice(actions_of(observation))))
    return told


@every_case
@pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be")
@pytest.mark.filterwarnings("ignore:Observation is not a NumPy array")
def test_environments_pass_pettingzoos_tests(case: Case) -> None:
    """They warn about masks in observations, except for PettingZoo's own environments."""
    guarded = env(case.game.name, variant=case.variant, seats=case.seats)
    api_test(guarded, num_cycles=100, verbose_progress=False)
    seed_test(lambda: env(case.game.name, variant=case.variant, seats=case.seats), num_cycles=50)


@every_case
def test_a_copy_continues_in_the_same_way(case: Case) -> None:
    one = made(case)
    one.reset(seed=4)
    play(one, 20)
    twin, kept = copy.deepcopy(one), pickle.loads(pickle.dumps(one))
    told = play(one, 60, 2)
    assert play(twin, 60, 2) == told
    assert play(kept, 60, 2) == told


def test_wrappers_are_copied_too() -> None:
    guarded = env("apotheca")
    guarded.reset(seed=4)
    play(guarded, 20)
    twin, kept = copy.deepcopy(guarded), pickle.loads(pickle.dumps(guarded))
    assert play(twin, 60, 2) == play(kept, 60, 2) == play(guarded, 60, 2)


@every_case
def test_rewards_come_once_at_the_end_and_add_up_to_zero(case: Case) -> None:
    one = made(case)
    one.reset(seed=5)
    told = play(one, 100_000)
    last = told[-case.seats :]
    assert sorted(agent for agent, *_ in last) == one.possible_agents
    assert all(over for *_, over, _ in last)
    rewards = [reward for _, _, reward, _, _ in last]
    sides = {int(one.state_of_play.side(seat)) for seat in range(case.seats)}
    if len(sides) == case.seats > 1:
        assert sum(rewards) == pytest.approx(0.0)
        assert max(rewards) <= 1.0
    assert one.state_of_play.seat() == NOBODY


def test_a_seed_determines_all_following_games() -> None:
    def told(seed: int) -> list[tuple[Any, ...]]:
        one = raw_env("apotheca")
        one.reset(seed=seed)
        first = play(one, 5)
        one.reset()
        return first + play(one, 5)

    assert told(1) == told(1)
    assert told(1)[:5] != told(1)[5:]
    assert told(1) != told(2)


def test_observations_are_those_of_the_seat() -> None:
    one = raw_env("apotheca")
    one.reset(seed=1)
    for agent in one.possible_agents:
        mask = one.observe(agent)["action_mask"]
        assert bool(mask.any()) == (agent == one.agent_selection)
        assert one.observe(agent) in one.observation_space(agent)


def test_illegal_actions_are_refused_or_lose() -> None:
    one = raw_env("apotheca")
    one.reset(seed=1)
    with pytest.raises(IllegalAction):
        one.step(int(np.flatnonzero(one.observe(one.agent_selection)["action_mask"] == 0)[0]))
    guarded = env("apotheca")
    guarded.reset(seed=1)
    illegal = int(np.flatnonzero(guarded.observe(guarded.agent_selection)["action_mask"] == 0)[0])
    loser = guarded.agent_selection
    guarded.step(illegal)
    assert guarded.rewards[loser] == -1
    assert all(guarded.terminations.values())


def test_the_table_can_be_rendered() -> None:
    one = raw_env("apotheca", render_mode="ansi")
    one.reset(seed=1)
    assert len(str(one.render()).splitlines()) > 5
    assert raw_env("apotheca").render() is None


def test_the_name_has_the_version() -> None:
    assert [raw_env(name).metadata["name"] for name in games.NAMES] == [
        "apotheca-v1", "potion_explosion-v1", "mystic_moon-v1",
    ]  # fmt: skip
