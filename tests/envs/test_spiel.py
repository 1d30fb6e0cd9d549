"""OpenSpiel's own tests and algorithms on our games."""

from __future__ import annotations

import pickle
from pathlib import Path
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import cfr, exploitability, ismcts, mcts

from philtre import games
from philtre.core.errors import SetupError
from philtre.envs import spiel
from philtre.table.positions import write_position
from tests.laws.cases import REGISTERED, Case, each_case, reached

every_case = pytest.mark.parametrize("case", REGISTERED, ids=each_case)
DUEL = (Path(__file__).parents[2] / "examples" / "learning" / "duel.json").read_bytes()


def loaded(case: Case, **more: Any) -> Any:
    params = {"variant": case.variant, "players": case.seats, **more}
    return pyspiel.load_game(f"{case.game.name}-v{case.game.observation}", params)


def small(horizon: int) -> Any:
    return pyspiel.load_game("apotheca-v1", {"position": spiel.packed(DUEL), "horizon": horizon})


@every_case
def test_games_pass_openspiels_simulation(case: Case) -> None:
    pyspiel.random_sim_test(loaded(case, horizon=60), num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("name", games.NAMES)
def test_a_whole_game_passes_openspiels_simulation(name: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(f"{name}-v1"), num_sims=1, serialize=False, verbose=False)


@every_case
def test_chances_are_whole_and_lead_to_different_states(case: Case) -> None:
    state, rng = loaded(case).new_initial_state(), np.random.default_rng(1)
    for _ in range(120):
        if state.is_terminal():
            break
        if state.is_chance_node():
            outcomes, chances = zip(*state.chance_outcomes(), strict=True)
            assert sum(chances) == pytest.approx(1.0)
            assert len({str(state.child(outcome)) for outcome in outcomes}) == len(outcomes)
            state.apply_action(int(rng.choice(outcomes, p=chances)))
        else:
            state.apply_action(int(rng.choice(state.legal_actions())))


def test_information_states_contain_only_what_the_player_knows() -> None:
    """A resampled world looks the same to the player, but differs."""
    state, rng = pyspiel.load_game("apotheca-v1").new_initial_state(), np.random.default_rng(2)
    sampler, others = pyspiel.UniformProbabilitySampler(0.0, 1.0), 0
    for _ in range(200):
        if state.is_chance_node():
            outcomes, chances = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(int(rng.choice(outcomes, p=chances)))
            continue
        player = state.current_player()
        twin = state.resample_from_infostate(player, sampler)
        assert twin.information_state_string(player) == state.information_state_string(player)
        assert twin.observation_string(player) == state.observation_string(player)
        assert (np.array(twin.observation_tensor(player)) == np.array(state.observation_tensor(player))).all()
        assert twin.legal_actions() == state.legal_actions()
        others += str(twin) != str(state)
        state.apply_action(int(rng.choice(state.legal_actions())))
        if state.is_terminal():
            break
    assert others > 5


def test_recall_is_perfect() -> None:
    """Different histories that lead to the same view have different information states."""
    state = small(8).new_initial_state()
    while state.is_chance_node():
        state.apply_action(state.chance_outcomes()[0][0])
    player = state.current_player()
    known = {state.child(action).information_state_string(player) for action in state.legal_actions()}
    assert len(known) == len(state.legal_actions())


def test_counterfactual_regret_becomes_small() -> None:
    game = small(2)
    solver = cfr.CFRPlusSolver(game)
    before = exploitability.nash_conv(game, solver.average_policy())
    for _ in range(4):
        solver.evaluate_and_update_policy()
    after = exploitability.nash_conv(game, solver.average_policy())
    assert after < 0.3 * before


def test_information_set_search_runs() -> None:
    game = small(4)
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(state.chance_outcomes()[0][0])
    evaluator = mcts.RandomRolloutEvaluator(1, np.random.RandomState(1))
    bot = ismcts.ISMCTSBot(game, evaluator, 1.0, 30, random_state=np.random.RandomState(1))
    assert bot.step(state) in state.legal_actions()


def test_returns_at_the_horizon_are_those_of_the_evaluation() -> None:
    state, rng = small(2).new_initial_state(), np.random.default_rng(1)
    while not state.is_terminal():
        chance = state.is_chance_node()
        state.apply_action(state.chance_outcomes()[0][0] if chance else int(rng.choice(state.legal_actions())))
    assert sum(state.returns()) == pytest.approx(0.0)
    assert any(state.returns())


def test_a_state_can_be_pickled() -> None:
    state = small(4).new_initial_state()
    while state.is_chance_node():
        state.apply_action(state.chance_outcomes()[0][0])
    kept = pickle.loads(pickle.dumps(state))
    assert str(kept) == str(state)


def test_options_are_given_in_one_line() -> None:
    game = pyspiel.load_game("mystic_moon-v1", {"options": "zodiac:yes;alchemy:yes"})
    assert str(pyspiel.load_game(str(game))) == str(game)
    pyspiel.random_sim_test(pyspiel.load_game(str(game)), num_sims=1, serialize=False, verbose=False)
    with pytest.raises(SetupError, match="no option 'zodiak'"):
        pyspiel.load_game("mystic_moon-v1", {"options": "zodiak:yes"})


def test_a_position_of_other_players_is_refused() -> None:
    position = write_position(games.face("apotheca"), reached(REGISTERED[1], {}, 1, 5))
    with pytest.raises(SetupError, match="for 3 players, not 2"):
        pyspiel.load_game("apotheca-v1", {"position": spiel.packed(position)})
