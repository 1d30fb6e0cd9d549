"""Many games at once: the same as one by one, in arrays that are not copied."""

from __future__ import annotations

import copy
import pickle
from typing import Any

import gymnasium
import numpy as np
import pytest

import philtre.envs
from philtre import games
from philtre.core.chance import Seeded
from philtre.core.contract import NOBODY, SILENT
from philtre.core.errors import IllegalAction, SetupError
from philtre.core.playout import seed_of
from philtre.envs.batch import Batch, reward
from philtre.envs.spaces import features, observation_of
from philtre.envs.vector import Games
from tests.laws.cases import REGISTERED, Case, each_case

every_case = pytest.mark.parametrize("case", REGISTERED, ids=each_case)
SIZE = 5


class OneByOne:
    """A simple implementation of a Batch, with which the fast one is compared."""

    def __init__(self, case: Case, seed: int) -> None:
        self.case, self.setup = case, case.setup()
        self.lucks = [Seeded(seed_of(seed, number)) for number in range(SIZE)]
        self.states = [case.game.new(self.setup, luck, SILENT) for luck in self.lucks]

    def step(self, actions: list[int]) -> list[list[float] | None]:
        """The rewards of the games that ended, which are followed by others."""
        ended: list[list[float] | None] = []
        for n, (state, luck) in enumerate(zip(self.states, self.lucks, strict=True)):
            state.apply(actions[n], luck, SILENT)
            over = state.seat() == NOBODY
            ended.append([reward(state, seat) for seat in range(self.case.seats)] if over else None)
            if over:
                self.states[n] = self.case.game.new(self.setup, luck, SILENT)
        return ended

    def assert_shows(self, observation: dict[str, Any], info: dict[str, Any]) -> None:
        for n, state in enumerate(self.states):
            seen = observation_of(self.case.game, self.setup, state, int(state.seat()))
            assert info["seat"][n] == state.seat()
            assert info["legal_count"][n] == len(state.legal_actions())
            assert (observation["observation"][n] == seen["observation"]).all()
            assert (observation["action_mask"][n] == seen["action_mask"]).all()


@every_case
def test_it_plays_the_same_games_as_one_by_one(case: Case) -> None:
    many = Games(case.game.name, SIZE, case.variant, case.seats)
    many.batch.seed(9)
    plain, rng, ends = OneByOne(case, 9), np.random.default_rng(1), 0
    observation, info = many._observation, many._info
    for _ in range(400):
        actions = [int(rng.choice(np.flatnonzero(mask))) for mask in observation["action_mask"]]
        decided = info["seat"].copy()
        ended = plain.step(actions)
        observation, rewards, over, cut, info = many.step(np.array(actions))
        plain.assert_shows(observation, info)
        for n, all_rewards in enumerate(ended):
            assert over[n] == (all_rewards is not None)
            assert rewards[n] == (all_rewards[decided[n]] if all_rewards else 0.0)
            if all_rewards:
                assert info["rewards"][n].tolist() == all_rewards
                ends += 1
        assert not cut.any()
    assert ends > 0 or case.game.name != "apotheca"


def test_a_mask_shows_the_legal_actions_alone_however_many_there_were() -> None:
    many = Games("apotheca", 64)
    observation, info = many.reset(seed=1)
    most = 0
    for _ in range(400):
        observation, _, _, _, info = many.step(info["random_action"])
        assert (observation["action_mask"].sum(1) == info["legal_count"]).all()
        most = max(most, int(info["legal_count"].max()))
    assert most > 96


def test_arrays_are_laid_over_memory_and_not_copied() -> None:
    many = Games("apotheca", 4)
    first, info = many.reset(seed=1)
    again, *_ = many.step(info["random_action"])
    assert again["observation"] is first["observation"]
    assert not first["observation"].flags.owndata
    with pytest.raises(ValueError, match="read-only"):
        first["observation"][0, 0] = 1


def test_copied_arrays_belong_to_the_caller() -> None:
    many = Games("apotheca", 4, copy=True)
    first, info = many.reset(seed=1)
    kept = first["observation"].tobytes()
    for _ in range(5):
        *_, info = many.step(info["random_action"])
    assert first["observation"].tobytes() == kept


@every_case
@pytest.mark.parametrize("opponent", [None, "random"])
def test_a_copy_continues_in_the_same_way(case: Case, opponent: str | None) -> None:
    """Everything that a caller reads is the same, also in the next games of the same seed."""
    many = Games(case.game.name, SIZE, case.variant, case.seats, opponent=opponent)
    _, info = many.reset(seed=5)
    for _ in range(40):
        *_, info = many.step(info["random_action"])
    twin, kept = copy.deepcopy(many), pickle.loads(pickle.dumps(many))
    for _ in range(40):
        assert told(twin) == told(kept) == told(many)
        for each in (many, twin, kept):
            each.step(each._info["random_action"])
    for each in (many, twin, kept):
        each.reset()
    assert told(twin) == told(kept) == told(many)


def told(many: Games) -> list[bytes]:
    """Everything in the arrays that are handed out."""
    arrays = [*many._observation.values(), many._rewards, many._endings, *many._info.values()]
    return [array.tobytes() for array in arrays]


@pytest.mark.parametrize("opponent", [None, "random", "greedy:1"])
def test_the_same_seed_gives_the_same_games(opponent: str | None) -> None:
    def found(seed: int) -> list[list[bytes]]:
        many = Games("apotheca", 3, opponent=opponent)
        _, info = many.reset(seed=seed)
        first = []
        for _ in range(30):
            many.step(info["random_action"])
            first.append(told(many))
        many.reset()
        return [*first, told(many)]

    assert found(1) == found(1)
    assert found(1) != found(2)


def test_against_an_opponent_the_caller_changes_seats_after_each_game() -> None:
    many = Games("apotheca", 8, opponent="random")
    _, info = many.reset(seed=3)
    seats, sat, results = info["seat"].copy(), [{int(seat)} for seat in info["seat"]], []
    for _ in range(300):
        _, rewards, over, _, info = many.step(info["random_action"])
        results += rewards[over].tolist()
        assert (info["seat"][~over] == seats[~over]).all()
        assert (info["seat"][over] != seats[over]).all()
        for each, seat in zip(sat, info["seat"], strict=True):
            each.add(int(seat))
        seats = info["seat"].copy()
    assert all(each == {0, 1} for each in sat)
    assert {-1.0, 1.0} <= set(results)


def test_a_better_opponent_is_harder_to_beat() -> None:
    def mean(opponent: str) -> float:
        many = Games("apotheca", 32, opponent=opponent)
        _, info = many.reset(seed=1)
        results: list[float] = []
        for _ in range(120):
            _, rewards, over, _, info = many.step(info["random_action"])
            results += rewards[over].tolist()
        return float(np.mean(results))

    assert mean("random") > -0.3 > -0.5 > mean("greedy:1")


def test_illegal_actions_are_refused_and_no_game_has_changed() -> None:
    many = Games("apotheca", 2)
    observation, info = many.reset(seed=1)
    before, mask = told(many), observation["action_mask"].copy()
    illegal = [int(info["random_action"][0]), int(np.flatnonzero(mask[1] == 0)[0])]
    with pytest.raises(IllegalAction, match="game 1"):
        many.step(np.array(illegal))
    assert told(many) == before
    for wrong in (-1, 10**6):
        with pytest.raises(IllegalAction):
            many.step(np.array([wrong, 0]))


def test_a_wrong_number_of_actions_is_refused() -> None:
    many = Games("apotheca", 2)
    _, info = many.reset(seed=1)
    for wrong in (info["random_action"][:1], [0, 0, 0], 0):
        with pytest.raises(ValueError, match="expected 2 actions"):
            many.step(wrong)


def test_the_last_observation_of_a_game_is_available() -> None:
    many = Games("apotheca", 16)
    over_at = next(where for where, feature in features("apotheca", 2) if feature.name == "over")
    _, info = many.reset(seed=1)
    for _ in range(200):
        observation, _, over, _, info = many.step(info["random_action"])
        assert (info["final_obs"][over][:, over_at] == 1).all()
        assert (observation["observation"][:, over_at] == 0).all()
        assert (info["_final_obs"] == over).all()


def test_a_game_can_be_restarted() -> None:
    batch = Batch(games.game("apotheca"), REGISTERED[0].setup(), 2, 1, None)
    batch.step(np.array(list(batch.suggestions)).tobytes())
    batch.restart(1)
    assert list(batch.lengths) == [1, 0]


def test_gymnasium_makes_environments_by_name() -> None:
    philtre.envs.gym.register()
    many = gymnasium.make_vec("philtre.envs:apotheca-v1", num_envs=3, seats=3)
    observation, info = many.reset(seed=1)
    assert many.num_envs == 3
    assert observation in many.observation_space
    assert info["rewards"].shape == (3, 3)
    many.close()


def test_every_game_is_registered_under_its_version() -> None:
    names = {name for name in gymnasium.registry if name.rpartition("-v")[0].split("-")[0] in games.NAMES}
    assert names == {"apotheca-v1", "potion_explosion-v1", "mystic_moon-v1", "apotheca-solo-v1"}


def test_an_impossible_set_up_is_refused() -> None:
    with pytest.raises(SetupError, match="seats"):
        Games("apotheca", 2, seats=7)
