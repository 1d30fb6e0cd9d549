"""Inputs of nets depend only on what the seat sees; symmetric positions have equal evaluations."""

from __future__ import annotations

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from philtre.core.chance import Seeded
from philtre.core.contract import NOBODY, SILENT, Inputs, State
from philtre.core.net import Seen, listed
from philtre.nets import inputs_of
from tests.laws.cases import CASES, Case, each_case, running, walk
from tests.nets.drawing import drawn

every_case = pytest.mark.parametrize("case", CASES, ids=each_case)
GAMES = 3


def both(case: Case) -> list[Inputs]:
    """The game's own inputs, and the general ones."""
    return [inputs_of(case.game), Seen(case.game)]


@every_case
@given(data=st.data())
def test_inputs_are_the_same_for_a_seats_view(case: Case, data: st.DataObject) -> None:
    state = data.draw(running(case))
    for inputs in both(case):
        found = listed(inputs, state)
        assert listed(inputs, state.seen_by(state.seat())) == found
        assert min(found) >= 0
        assert max(found) < inputs.size
        assert len(found) <= inputs.most


@every_case
def test_inputs_and_nets_are_the_same_after_a_redeal(case: Case) -> None:
    """Two positions that look the same to the seat in turn have the same inputs and the same values."""
    scramble, rng = case.scramble(), random.Random(case.name)
    for inputs in both(case):
        net = drawn(inputs, case.seats, 7)
        for seed in range(GAMES):
            for state in walk(case, seed):
                twin = scramble(state, int(state.seat()), rng)
                assert listed(inputs, twin) == listed(inputs, state)
                assert [net.worth(twin, seat) for seat in range(case.seats)] == [
                    net.worth(state, seat) for seat in range(case.seats)
                ]


@every_case
@given(data=st.data(), seed=st.integers(0, 2**32))
def test_an_imagined_world_has_the_inputs_of_the_view(case: Case, data: st.DataObject, seed: int) -> None:
    state = data.draw(running(case))
    world = state.seen_by(state.seat())
    world.imagine(Seeded(seed))
    for inputs in both(case):
        assert listed(inputs, world) == listed(inputs, state)


@every_case
@given(data=st.data())
def test_every_position_of_a_game_has_one_net(case: Case, data: st.DataObject) -> None:
    state = data.draw(running(case))
    for inputs in both(case):
        which = inputs.which(state)
        assert 0 <= which < len(inputs.names)
        for after in following(state):
            assert after.seat() == NOBODY or inputs.which(after) == which


def following(state: State) -> list[State]:
    found = []
    for action in state.legal_actions()[:3]:
        after = state.clone()
        after.apply(action, Seeded(1), SILENT)
        found.append(after)
    return found


@every_case
@given(data=st.data())
def test_a_turned_position_has_the_same_evaluation(case: Case, data: st.DataObject) -> None:
    """And as many legal actions."""
    inputs = inputs_of(case.game)
    state = data.draw(running(case))
    number = data.draw(st.integers(0, inputs.variations - 1))
    turned = state.clone()
    inputs.vary(turned, number)
    assert len(turned.legal_actions()) == len(state.legal_actions())
    assert len(listed(inputs, turned)) == len(listed(inputs, state))
    for seat in range(case.seats):
        assert turned.evaluate(seat) == pytest.approx(state.evaluate(seat))


@every_case
@given(data=st.data())
def test_symmetry_zero_changes_nothing(case: Case, data: st.DataObject) -> None:
    inputs = inputs_of(case.game)
    state = data.draw(running(case))
    same = state.clone()
    inputs.vary(same, 0)
    assert same.fields() == state.fields()


@every_case
def test_symmetries_differ(case: Case) -> None:
    """Each of them changes some position in a different way."""
    inputs = inputs_of(case.game)
    made: dict[int, list[tuple[int, ...]]] = {number: [] for number in range(inputs.variations)}
    for state in walk(case, 1):
        for number, states in made.items():
            turned = state.clone()
            inputs.vary(turned, number)
            states.append(turned.fields())
    assert len({tuple(states) for states in made.values()}) == inputs.variations
