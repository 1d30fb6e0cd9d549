"""Learning: self-play that can be replayed, training, matches, and resuming after an interruption."""

from __future__ import annotations

import json
import sys
from pathlib import Path

import msgspec
import numpy as np
import pytest

from philtre import games
from philtre.core.chance import Seeded
from philtre.core.contract import SILENT, Setup
from philtre.core.errors import SetupError
from philtre.core.net import Seen, listed
from philtre.learning import lessons, match, played, selfplay, training
from philtre.learning.course import NUMPY, TORCH, Course, Report, learn, learner
from philtre.learning.crew import Alone, Pool
from philtre.nets import inputs_of, nets_in
from philtre.nets.file import net_of
from tests.core.pebbles import GAME

LONG = (Setup("long", 2),)
APOTHECA = games.game("apotheca")


def silent(what: str, number: int, done: int, wanted: int) -> None:
    """Nobody watches."""


def task(number: int, simulations: int = 10, setups: tuple[Setup, ...] = LONG) -> selfplay.Task:
    return selfplay.Task(GAME, setups, (), None, simulations, 3, number)


def small(generations: int = 1, **other: int) -> Course:
    numbers = {"games": 40, "simulations": 8, "match": 4, "epochs": 2, "seed": 1} | other
    return Course(
        "pebbles", "2", [], generations, numbers["games"], numbers["simulations"], numbers["match"], numbers["epochs"],
        numbers["seed"],
    )  # fmt: skip


def test_a_game_follows_from_its_number_and_can_be_played_again() -> None:
    first, again = selfplay.play(task(1)), selfplay.play(task(1))
    assert first == again
    assert first != selfplay.play(task(2))
    *_, (place, state) = played.again(GAME, first)
    assert place == len(first.actions) - 1
    assert len(first.values) == len(first.actions)
    assert sum(first.payoffs) == 1
    assert [state.payoff(seat) for seat in range(2)] == first.payoffs, "it is the game's own state, and went on"


def test_games_that_the_present_rules_do_not_replay_are_found() -> None:
    found = selfplay.play(task(1))
    assert played.holds(GAME, found)
    for changed in (
        {"actions": found.actions[:-1]},
        {"actions": [*found.actions[:3], 17, *found.actions[4:]]},
        {"payoffs": found.payoffs[::-1]},
        {"seed": found.seed + 1},
    ):
        assert not played.holds(GAME, msgspec.structs.replace(found, **changed))


def test_positions_that_search_explored_can_be_restored_with_their_values() -> None:
    """Sequences of actions with a value for the last seat; the net also learns from these."""
    found = selfplay.play(task(1, 60))
    assert [bool(each) for each in found.tried] == [value is not None for value in found.values]
    assert max(len(each.actions) for tried in found.tried for each in tried) > 1
    thoughts = lessons.thoughts(GAME, found)
    seen = [(state.clone(), tried) for _, state, tried in lessons.positions(GAME, found)]
    assert len(thoughts) == len(seen)
    assert sum(tried is not None for _, tried in seen) > 4 * sum(tried is None for _, tried in seen)
    for (state, tried), thought in zip(seen, thoughts, strict=True):
        if tried is not None:
            seat, value = tried
            assert thought.values == [value if seat == state.seat() else 1.0 - value]
            assert not thought.counts, "nobody knows the result of what was not played"


def test_explored_positions_after_luck_are_left_out() -> None:
    """After an action that reveals something, the value is a mean over several positions."""
    for name in games.NAMES:
        game = games.game(name)
        found = selfplay.play(selfplay.Task(game, (Setup("standard", 2),), (), None, 60, 3, 1))
        learned = sum(tried is not None for _, _, tried in lessons.positions(game, found))
        assert 0 < learned < sum(len(tried) for tried in found.tried), name


def test_explored_positions_with_three_seats_have_only_one_known_value() -> None:
    found = selfplay.play(task(1, 60, (Setup("long", 3),)))
    tried = [
        (int(state.seat()), of_seat, thought)
        for (_, state, of_seat), thought in zip(
            lessons.positions(GAME, found), lessons.thoughts(GAME, found), strict=True
        )
        if of_seat is not None
    ]
    for mover, (seat, value), thought in tried[:200]:
        told = [number for number in range(3) if not np.isnan(thought.values[number])]
        assert [(mover + number) % 3 for number in told] == [seat]
        assert thought.values[told[0]] == value
    targets = lessons.lessons(GAME, [found])
    assert np.isnan(targets).any()
    inputs = inputs_of(GAME)
    places = lessons.places(GAME, inputs, [found], None)
    model = training.train(
        training.Plan(2, 64), inputs.size, inputs.shared(1), lambda _: places, targets, lambda *_: None
    )  # fmt: skip
    assert np.isfinite(training.chances(model, places)).all(), "what is not known teaches nothing"


def test_some_games_begin_with_random_actions_whose_end_is_stored() -> None:
    games_played = [selfplay.play(task(number, 1)) for number in range(30)]
    wandered = [each.wandered for each in games_played]
    assert min(wandered) == -1
    assert max(wandered) > 3


def test_varying_options_are_random_and_others_have_defaults() -> None:
    drawn = [selfplay.play(selfplay.Task(GAME, LONG, ("black",), None, 1, 3, n)).options for n in range(12)]
    assert {options["black"] for options in drawn} == {"1", "2"}
    assert selfplay.play(task(1, 1)).options == {}


def test_a_net_is_for_all_set_ups_of_its_inputs() -> None:
    assert [setup.variant for setup in selfplay.setups_of(GAME, "2")] == ["short", "long"]
    assert [setup.seats for setup in selfplay.setups_of(APOTHECA, "master")] == [2, 3, 4]
    with pytest.raises(ValueError, match="not in tuple"):
        selfplay.setups_of(GAME, "9")


def test_games_are_read_from_their_file_without_an_incomplete_line(tmp_path: Path) -> None:
    path, found = tmp_path / "games.jsonl", [selfplay.play(task(number)) for number in range(3)]
    played.write(path, found[:2])
    played.write(path, found[2:])
    with path.open("ab") as file:
        file.write(b'{"variant":"long","se')
    assert played.read(path) == found
    assert path.read_bytes().endswith(b"}\n")


def test_other_seats_get_the_value_of_their_next_search() -> None:
    """With three seats, each has a value."""
    found = selfplay.play(task(5, 10, (Setup("long", 3),)))
    thoughts = lessons.thoughts(GAME, msgspec.structs.replace(found, tried=[]))
    thought = [value for value in found.values if value is not None]
    movers = [int(state.seat()) for place, state in played.again(GAME, found) if found.values[place] is not None]
    assert [each.values[0] for each in thoughts] == thought
    for number, (mover, each) in enumerate(zip(movers, thoughts, strict=True)):
        for offset in (1, 2):
            seat = (mover + offset) % 3
            later = [thought[n] for n in range(number, len(movers)) if movers[n] == seat]
            assert each.values[offset] == (later[0] if later else found.payoffs[seat])
            assert each.results[offset] == found.payoffs[seat]


def test_results_count_only_after_the_last_random_action() -> None:
    found = next(each for each in map(selfplay.play, map(task, range(50))) if each.wandered > 4)
    decisions = msgspec.structs.replace(found, tried=[])
    counts = [thought.counts for thought in lessons.thoughts(GAME, decisions)]
    assert counts == sorted(counts)
    assert counts[0] is False
    assert counts[-1] is True


def test_the_curve_from_values_to_probabilities_is_found() -> None:
    dice = np.random.default_rng(1)
    guesses = dice.random(40_000)
    results = (dice.random(40_000) < lessons.calibrated(guesses, 0.5, 0.7)).astype(float)
    assert lessons.fit(guesses, results) == pytest.approx((0.5, 0.7), abs=0.05)


def test_places_hold_the_inputs_of_each_decision() -> None:
    inputs, found = (
        inputs_of(APOTHECA),
        selfplay.play(selfplay.Task(APOTHECA, (Setup("standard", 2),), (), None, 2, 1, 1)),
    )
    found = msgspec.structs.replace(found, tried=[])
    table = lessons.places(APOTHECA, inputs, [found], None)
    states = [state.clone() for place, state in played.again(APOTHECA, found) if found.values[place] is not None]
    assert [[row for row in line if row < inputs.size] for line in table.tolist()] == [
        listed(inputs, state) for state in states
    ]
    turned = lessons.places(APOTHECA, inputs, [found], 1)
    assert turned.shape == table.shape
    assert (turned != table).any()


def test_many_explored_positions_are_thinned_and_decisions_stay() -> None:
    found = [selfplay.play(task(number, 60)) for number in range(4)]
    assert lessons.thinned(found) is found
    every, decisions = len(lessons.lessons(GAME, found)), len(lessons.lessons(GAME, lessons.thinned(found, 0)))
    assert decisions == sum(value is not None for each in found for value in each.values)
    some = lessons.thinned(found, (every + decisions) // 2)
    assert decisions < len(lessons.lessons(GAME, some)) < every
    assert lessons.thinned(found, (every + decisions) // 2) == some


def test_a_net_is_tested_on_decisions_after_the_last_random_one() -> None:
    found = [selfplay.play(task(number)) for number in range(30)]
    kept = lessons.tested(found)
    thoughts = [thought for each in found for thought in lessons.thoughts(GAME, each)]
    assert len(lessons.results_of(GAME, kept)) == sum(thought.counts for thought in thoughts)
    lost = [each for each in found if not any(lessons.tested([each])[0].values[each.wandered + 1 :])]
    assert all(lessons.tested([each])[0].values == each.values for each in lost), "nothing else is left to test on"


def test_a_net_that_is_too_sure_becomes_as_cautious_as_results_ask_for() -> None:
    dice, inputs = np.random.default_rng(1), Seen(GAME)
    model = training.Model(inputs.size, 1, training.Shared(inputs.shared(0)), 1)
    model.own *= 20
    model.out *= 2
    index = dice.integers(0, inputs.size, (20_000, 6)).astype(np.uint16)
    before = training.chances(model, index)
    odds = np.log(before / (1 - before))
    results = (dice.random(before.shape) < 1 / (1 + np.exp(-odds / 1.6))).astype(np.float32)
    assert training.cool(model, index, results) == pytest.approx(1.6, abs=0.1)
    after = training.chances(model, index)
    assert (np.argsort(after[:, 0], kind="stable") == np.argsort(before[:, 0], kind="stable")).mean() > 0.99
    assert training.loss(after, results) < training.loss(before, results)
    assert training.heat_of(odds, 1 - results, False) == training.HOTTEST, "never by more than that"


def test_values_of_seats_that_share_a_payoff_add_up_to_one() -> None:
    found = [selfplay.play(task(number, 10, (Setup("long", 3),))) for number in range(3)]
    assert lessons.share_one_payoff(found)
    assert not lessons.share_one_payoff([msgspec.structs.replace(found[0], payoffs=[1.0, 1.0, 0.0]), *found])
    inputs = inputs_of(GAME)
    model = training.Model(inputs.size, 3, training.Shared(inputs.shared(1)), 1, True)
    states = [state.clone() for place, state in played.again(GAME, found[0]) if found[0].values[place] is not None]
    index = lessons.places(GAME, inputs, [msgspec.structs.replace(found[0], tried=[])], None)
    model.met |= True
    net = net_of(inputs, training.weights_of(model), True)
    for state, said in zip(states, training.chances(model, index), strict=True):
        mover = int(state.seat())
        values = [net.worth(state, (mover + after) % 3) for after in range(3)]
        assert sum(values) == pytest.approx(1)
        assert values == pytest.approx(said.tolist(), abs=0.01)


def test_training_finds_a_simple_rule_and_the_engine_gives_the_same_values() -> None:
    """The integer net of the engine agrees with the trained one."""
    inputs = Seen(GAME)
    states = []
    for seed in range(60):
        state, luck = GAME.new(Setup("long", 2), Seeded(seed), SILENT), Seeded(seed)
        while state.seat() >= 0:
            states.append(state.clone())
            state.apply(state.legal_actions()[luck.below(len(state.legal_actions()))], luck, SILENT)
    index = np.full((len(states), inputs.most), inputs.size, np.uint16)
    for number, each in enumerate(states):
        found = listed(inputs, each)
        index[number, : len(found)] = found
    ahead = [state.points_of(state.seat()) > state.points_of(1 - state.seat()) for state in states]
    targets = np.array(ahead, np.float32)[:, None]
    model = training.train(
        training.Plan(25, 64), inputs.size, inputs.shared(0), lambda _: index, targets, lambda *_: None
    )
    told = training.chances(model, index)
    assert training.loss(told, targets) < 0.1
    net = net_of(inputs, training.weights_of(model))
    engine = [net.worth(state, state.seat()) for state in states]
    often = [number for number, line in enumerate(index) if model.met[line].all()]
    assert len(often) > 100
    assert max(abs(engine[number] - told[number, 0]) for number in often) < 0.01


def test_a_small_net_wins_against_the_hand_written_evaluation(tmp_path: Path) -> None:
    """Learning for an hour in small: some seconds of games and of training."""
    course = Course("apotheca", "standard-2", [], 1, 800, 30, 60, 3, 1)
    report = learn(course, APOTHECA, tmp_path, Alone(), silent)
    last = report.generations[-1]
    assert last.losses[-1] < last.guessing
    assert last.share - last.half > 0.5
    assert last.kept
    assert nets_in(tmp_path / "best", APOTHECA) is not None


def test_pytorch_is_an_extra(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "torch", None)
    monkeypatch.delitem(sys.modules, "philtre.learning.torched", raising=False)
    assert learner(NUMPY) is training.Learner
    with pytest.raises(SetupError, match=r"philtre\[torch\]"):
        learner(TORCH)


def test_an_interrupted_course_continues_with_the_same_result(tmp_path: Path) -> None:
    whole = learn(small(2), GAME, tmp_path / "whole", Alone(), silent)

    def stop(what: str, number: int, done: int, _: int) -> None:
        if (what, number, done) in stops:
            stops.remove((what, number, done))
            raise KeyboardInterrupt

    stops = [("play", 0, 17), ("train", 0, 1), ("match", 0, 2), ("play", 1, 5), ("match", 1, 3)]
    found: Report | None = None
    while found is None:
        try:
            found = learn(small(2), GAME, tmp_path / "parts", Alone(), stop)
        except KeyboardInterrupt:
            continue
    assert stops == []
    assert found == whole
    for path in (tmp_path / "whole").rglob("*.*"):
        assert (tmp_path / "parts" / path.relative_to(tmp_path / "whole")).read_bytes() == path.read_bytes()


def test_a_pool_of_processes_gives_the_same_result() -> None:
    pool = Pool(2)
    try:
        tasks = [task(number) for number in range(12)]
        assert list(pool.work(selfplay.play, tasks)) == list(Alone().work(selfplay.play, tasks))
    finally:
        pool.close()


def test_a_folder_of_another_course_is_refused_but_more_generations_are_allowed(tmp_path: Path) -> None:
    learn(small(), GAME, tmp_path, Alone(), silent)
    assert len(learn(small(2), GAME, tmp_path, Alone(), silent).generations) == 2
    with pytest.raises(SetupError, match="its simulations is 8, not 9"):
        learn(small(simulations=9), GAME, tmp_path, Alone(), silent)


def test_the_match_gives_each_bot_each_side_of_every_deal() -> None:
    equal = match.Player(None, 8)
    for setup in (Setup("long", 2), Setup("long", 3)):
        found = [match.play(match.Deal(GAME, (setup,), (equal, equal), 1, deal)) for deal in range(6)]
        assert {even for _, even in found} == {1 / setup.seats}
        outcome = match.outcome(found)
        assert outcome.deals == 6
        assert abs(outcome.share - outcome.even) <= 0.5


def test_the_interval_comes_from_differences_between_deals() -> None:
    found = match.outcome([(1.0, 0.5), (0.5, 0.5), (0.75, 0.5), (0.75, 0.5)])
    assert (found.share, found.even, found.deals) == (0.75, 0.5, 4)
    assert found.half == pytest.approx(1.96 * (0.125 / 3 / 4) ** 0.5)
    assert found.is_better


def test_the_report_is_json_for_programs(tmp_path: Path) -> None:
    report = learn(small(), GAME, tmp_path, Alone(), silent)
    told = json.loads((tmp_path / "report.json").read_text())
    assert told["course"]["game"] == "pebbles"
    assert told["generations"][0]["losses"] == report.generations[0].losses
    assert sum(each["positions"] for each in told["generations"][0]["calibration"]) > 0
