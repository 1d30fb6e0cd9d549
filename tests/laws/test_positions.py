"""Conditions on positions: no reachable position is refused, and every accepted one can be played to its end."""

from __future__ import annotations

import random
from importlib import import_module
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from philtre.core.chance import Seeded
from philtre.core.contract import NOBODY, SILENT, Setup, State
from philtre.core.errors import PositionError
from philtre.table.positions import read_position, write_position
from tests.laws.cases import BOUND, CASES, REGISTERED, Case, each_case, options_of, reached, states
from tests.laws.rearranging import rearrange

every_case = pytest.mark.parametrize("case", CASES, ids=each_case)
every_game = pytest.mark.parametrize("case", REGISTERED, ids=each_case)
LEAST, MOST = -(2**63), 2**63 - 1
MANGLINGS = 12  # of one state


@every_case
@given(data=st.data())
def test_no_position_of_any_game_is_refused(case: Case, data: st.DataObject) -> None:
    """After every action, complete and as a seat sees it."""
    options, seed = data.draw(options_of(case)), data.draw(st.integers(0, 2**32))
    luck, rng = Seeded(seed), random.Random(seed)
    state = case.game.new(case.setup(options), luck, SILENT)
    while True:
        before = state.fields()
        case.game.check_start(state, case.setup(options))
        case.game.check_state(state.seen_by(rng.choice(case.viewers())))
        assert state.fields() == before
        if state.seat() == NOBODY:
            return
        state.apply(rng.choice(state.legal_actions()), luck, SILENT)


@every_case
@given(data=st.data())
def test_what_a_seat_sees_can_be_played_to_its_end(case: Case, data: st.DataObject) -> None:
    """Views are positions, too, and so are the states that follow from them."""
    options, seed = data.draw(options_of(case)), data.draw(st.integers(0, 2**32))
    state = reached(case, options, seed, data.draw(st.integers(0, 150)))
    play_to_the_end(case, state.seen_by(data.draw(st.sampled_from(case.viewers()))), random.Random(seed))


@every_game
@given(data=st.data())
def test_a_mangled_state_is_refused_or_can_be_played_to_its_end(case: Case, data: st.DataObject) -> None:
    """Numbers of a state are changed a little, changed a lot, or taken from another state. If the state is accepted,
    all conditions hold after every action, also those that count the components of the box."""
    options, seed = data.draw(options_of(case)), data.draw(st.integers(0, 2**32))
    whole = reached(case, options, seed, data.draw(st.integers(0, 150))).fields()
    other = reached(case, options, seed + 1, data.draw(st.integers(0, 150))).fields()
    rng = random.Random(seed)
    for _ in range(MANGLINGS):
        fields = mangled(whole, other, rng)
        try:
            state = case.game.restore(fields, case.setup(options))
        except PositionError as refusal:
            assert_one_line(refusal)
            continue
        assert state.fields() == fields
        play_to_the_end(case, state, rng)


@every_game
@given(data=st.data())
def test_a_rearranged_position_is_refused_or_can_be_played_to_its_end(case: Case, data: st.DataObject) -> None:
    """Pieces change places, so that most totals stay right."""
    options, seed = data.draw(options_of(case)), data.draw(st.integers(0, 2**32))
    first, second = (
        msgspec.json.decode(write_position(case.face, reached(case, options, seed + n, data.draw(st.integers(0, 150)))))
        for n in range(2)
    )
    rng = random.Random(seed)
    for _ in range(rng.choice([1, 1, 2])):
        rearrange(first, second, rng)
    try:
        state = read_position(case.face, msgspec.json.encode(first))
    except PositionError as refusal:
        assert_one_line(refusal)
    else:
        play_to_the_end(case, state, rng)


def mangled(whole: tuple[int, ...], other: tuple[int, ...], rng: random.Random) -> tuple[int, ...]:
    fields = list(whole)
    for _ in range(rng.choice([1, 1, 1, 2])):
        at = rng.randrange(len(fields))
        old = fields[at]
        near = [old - 1, old + 1, old ^ 1 << rng.randrange(max(2, old.bit_length() + 1))]
        far = [other[min(at, len(other) - 1)], 0, -1, LEAST, MOST, rng.getrandbits(62)]
        fields[at] = min(MOST, max(LEAST, rng.choice(near + far)))
    return tuple(fields)


def play_to_the_end(case: Case, state: State, rng: random.Random) -> None:
    luck, decisions = Seeded(rng.getrandbits(32)), 0
    while state.seat() != NOBODY:
        state.apply(rng.choice(state.legal_actions()), luck, SILENT)
        case.game.check_state(state)
        decisions += 1
        assert decisions <= BOUND
    assert state.outcome() is not None


def assert_one_line(refusal: PositionError) -> None:
    assert str(refusal).isprintable()


@every_game
@given(data=st.data())
def test_invalid_lists_of_numbers_are_refused(case: Case, data: st.DataObject) -> None:
    fields: list[Any] = list(reached(case, {}, 1, 30).fields())
    at = data.draw(st.integers(0, len(fields) - 1))
    fields[at] = data.draw(st.sampled_from([10**30, -(10**30), None, 1.5, "x", True]))
    short = fields[: max(0, at - 1)]  # states of older rules may be one number shorter, never two
    for wrong in (fields, short, [*fields[:at], *fields], [], [2**63] * len(fields)):
        with pytest.raises(PositionError) as refusal:
            case.game.restore(tuple(wrong), case.setup())
        assert_one_line(refusal.value)


@every_game
@given(data=st.data())
def test_a_state_of_another_variant_is_refused(case: Case, data: st.DataObject) -> None:
    state = data.draw(states(case))
    for other in REGISTERED:
        if other.game is case.game and other.name != case.name:
            with pytest.raises(PositionError, match="is not that of the game|numbers"):
                case.game.restore(state.fields(), other.setup())


@every_game
def test_every_condition_has_a_name_and_a_sentence_of_its_own(case: Case) -> None:
    invariants = import_invariants(case.game.name)
    assert len({invariant.name for invariant in invariants}) == len(invariants)
    assert len({invariant.breach for invariant in invariants}) == len(invariants)


@every_game
def test_every_number_of_a_state_is_checked(case: Case) -> None:
    """Each of them is refused if it is out of bounds."""
    fields = reached(case, {}, 3, 40).fields()
    for at in range(len(fields)):
        for value in (LEAST, MOST):
            with pytest.raises(PositionError):
                case.game.restore((*fields[:at], value, *fields[at + 1 :]), case.setup())


def import_invariants(game: str) -> tuple[Any, ...]:
    found: tuple[Any, ...] = import_module(f"philtre.games.{game}.rules.invariants").INVARIANTS
    return found


def test_options_of_a_game_hold_for_its_positions() -> None:
    for case in REGISTERED:
        for option in case.game.options:
            for choice in option.choices:
                setup = Setup(case.variant, case.seats, {option.name: choice})
                if option.variants and case.variant not in option.variants:
                    continue
                if choice.isdigit() and option.name == "start" and int(choice) > case.seats:
                    continue
                case.game.check_start(case.game.new(setup, Seeded(1), SILENT), setup)
