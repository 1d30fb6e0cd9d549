"""Laws for every state of every game: copies, numbers, notation, ends."""

from __future__ import annotations

import pickle
import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from philtre.core.chance import Recorded, Scripted, Seeded
from philtre.core.contract import NOBODY, SILENT
from philtre.core.errors import NotationError
from philtre.core.playout import buffer_for, playout
from philtre.table.positions import read_position, write_position
from philtre.table.record import LONGEST_MOVE
from philtre.table.table import WORDS
from tests.laws.cases import BOUND, CASES, Case, each_case, options_of, reached, running, states

every_case = pytest.mark.parametrize("case", CASES, ids=each_case)


@every_case
@given(data=st.data())
def test_a_clone_is_equal_and_independent(case: Case, data: st.DataObject) -> None:
    state = data.draw(running(case))
    before = state.fields()
    copy = state.clone()
    assert copy.fields() == before
    playout(copy, Seeded(1), buffer_for(case.game))
    assert state.fields() == before


@every_case
@given(data=st.data())
def test_copy_from_replaces_everything(case: Case, data: st.DataObject) -> None:
    state, other = data.draw(states(case)), data.draw(states(case))
    other.copy_from(state)
    assert other.fields() == state.fields()
    before = state.fields()
    playout(other, Seeded(1), buffer_for(case.game))
    assert state.fields() == before


@every_case
@given(data=st.data())
def test_the_same_seed_gives_the_same_game(case: Case, data: st.DataObject) -> None:
    options, seed = data.draw(options_of(case)), data.draw(st.integers(0, 2**96))
    once, again = (reached(case, options, seed, 40).fields() for _ in range(2))
    assert once == again


@every_case
@given(seed=st.integers(0, 2**32))
def test_the_recorded_random_numbers_give_the_same_game(case: Case, seed: int) -> None:
    luck = Recorded(Seeded(seed))
    state = case.game.new(case.setup(), luck, SILENT)
    choices, made = random.Random(seed), []
    for _ in range(40):
        if state.seat() == NOBODY:
            break
        made.append(choices.choice(state.legal_actions()))
        state.apply(made[-1], luck, SILENT)
    script = Scripted(luck.numbers)
    again = case.game.new(case.setup(), script, SILENT)
    for action in made:
        again.apply(action, script, SILENT)
    assert again.fields() == state.fields()
    assert script.drawn == len(luck.numbers)


@every_case
@given(data=st.data())
def test_states_can_be_restored_from_numbers_and_pickles(case: Case, data: st.DataObject) -> None:
    options = data.draw(options_of(case))
    state = reached(case, options, data.draw(st.integers(0, 2**32)), data.draw(st.integers(0, 150)))
    for seen in (state, *(state.seen_by(viewer) for viewer in case.viewers())):
        fields = seen.fields()
        assert case.game.restore(fields, case.setup(options)).fields() == fields
        assert pickle.loads(pickle.dumps(seen)).fields() == fields


@every_case
@given(data=st.data())
def test_positions_can_be_read_back_complete_and_as_seen(case: Case, data: st.DataObject) -> None:
    state = data.draw(states(case))
    for seen in (state, *(state.seen_by(viewer) for viewer in case.viewers())):
        again = read_position(case.face, write_position(case.face, seen))
        assert again.fields() == seen.fields()


@every_case
@given(data=st.data())
def test_legal_actions_ascend_and_are_the_same_in_a_buffer(case: Case, data: st.DataObject) -> None:
    state = data.draw(states(case))
    legal = state.legal_actions()
    assert legal == sorted(set(legal))
    assert all(0 <= action < case.game.actions for action in legal)
    buffer = buffer_for(case.game)
    assert [int(buffer[n]) for n in range(state.fill_actions(buffer))] == legal


@every_case
@given(data=st.data())
def test_somebody_decides_exactly_while_the_game_goes_on(case: Case, data: st.DataObject) -> None:
    state = data.draw(states(case))
    over = state.seat() == NOBODY
    assert over == (state.outcome() is not None) == (not state.legal_actions())
    assert state.seats() == case.seats
    assert over or 0 <= state.seat() < case.seats
    assert over or 0 <= state.ask() < len(case.game.prompts)


@every_case
@given(data=st.data())
def test_absent_actions_are_legal(case: Case, data: st.DataObject) -> None:
    state = data.draw(running(case))
    assert state.absent() in state.legal_actions()
    assert state.seen_by(state.seat()).absent() == state.absent()


@every_case
@given(data=st.data())
def test_every_legal_action_has_its_own_notation_that_can_be_parsed(case: Case, data: st.DataObject) -> None:
    state = data.draw(running(case))
    legal = state.legal_actions()
    written = [case.game.notation(state, action) for action in legal]
    assert len(set(written)) == len(legal)
    assert [case.game.parse(state, text) for text in written] == legal
    seen = state.seen_by(state.seat())
    assert [case.face.choice(seen, action).notation for action in legal] == written


@every_case
@given(data=st.data())
def test_notation_is_fit_for_records_and_prompts(case: Case, data: st.DataObject) -> None:
    state = data.draw(running(case))
    for action in state.legal_actions():
        text = case.game.notation(state, action)
        assert text.isprintable()
        assert " ".join(text.split()) == text
        assert ";" not in text
        assert 0 < len(text) <= LONGEST_MOVE
        assert text.split(" ")[0] not in WORDS


@every_case
@given(text=st.one_of(st.text(max_size=30), st.from_regex(r"[a-z]{0,8}( [a-d][1-4]>?){0,4}", fullmatch=True)))
def test_invalid_notation_is_refused_in_one_line(case: Case, text: str) -> None:
    state = reached(case, {}, 1, 0)
    try:
        action = case.game.parse(state, text)
    except NotationError as error:
        refusal = str(error)
        assert refusal.isprintable()
        return
    assert 0 <= action < case.game.actions


@every_case
@given(data=st.data())
def test_games_end_within_a_bound_with_an_outcome(case: Case, data: st.DataObject) -> None:
    state = reached(case, data.draw(options_of(case)), data.draw(st.integers(0, 2**32)), 0)
    luck = Seeded(data.draw(st.integers(0, 2**32)))
    choices = random.Random(data.draw(st.integers(0, 2**32)))
    decisions = 0
    while state.seat() != NOBODY:
        for seat in range(case.seats):
            assert 0.0 <= state.evaluate(seat) <= 1.0
        state.apply(choices.choice(state.legal_actions()), luck, SILENT)
        decisions += 1
        assert decisions <= BOUND
    outcome = state.outcome()
    assert outcome is not None
    assert len(outcome.ranks) == len(outcome.scores) == case.seats
    payoffs = [state.payoff(seat) for seat in range(case.seats)]
    assert all(0.0 <= payoff <= 1.0 for payoff in payoffs)
    winners = outcome.winners()
    assert all(payoffs[winner] == max(payoffs) for winner in winners)
    for seat in range(case.seats):
        mates = [other for other in range(case.seats) if state.side(other) == state.side(seat)]
        assert {outcome.ranks[mate] for mate in mates} == {outcome.ranks[seat]}
