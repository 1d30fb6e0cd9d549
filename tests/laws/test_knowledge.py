"""Views, legal actions and events reveal only what a seat may know."""

from __future__ import annotations

import random
from itertools import count

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from philtre.core.chance import Refused, Seeded
from philtre.core.contract import NOBODY, SILENT, State
from philtre.core.errors import NoLuck
from philtre.words.face import Happening
from philtre.words.story import EVERYBODY, Chronicle, Told
from tests.laws.cases import CASES, Case, each_case, running, states, walk

every_case = pytest.mark.parametrize("case", CASES, ids=each_case)

COMPARED = 5_000  # states of each game that are compared with a redeal
COMPARED_AT_LENGTH = 1_000_000
FEW = 20  # of the plain engine, per case


@every_case
@given(data=st.data())
def test_the_view_of_a_view_is_the_same(case: Case, data: st.DataObject) -> None:
    state = data.draw(states(case))
    for viewer in case.viewers():
        seen = state.seen_by(viewer)
        assert seen.seen_by(viewer).fields() == seen.fields()


@every_case
@given(data=st.data())
def test_views_do_not_change_the_state(case: Case, data: st.DataObject) -> None:
    state = data.draw(states(case))
    before = state.fields()
    for viewer in case.viewers():
        state.seen_by(viewer).imagine(Seeded(1))
    assert state.fields() == before


@every_case
@given(data=st.data())
def test_a_spectator_sees_no_more_than_any_seat(case: Case, data: st.DataObject) -> None:
    state = data.draw(states(case))
    public = state.seen_by(-1).fields()
    for viewer in case.viewers():
        assert state.seen_by(viewer).seen_by(-1).fields() == public


@every_case
@given(data=st.data())
def test_the_seat_in_turn_sees_its_legal_actions(case: Case, data: st.DataObject) -> None:
    state = data.draw(running(case))
    seen = state.seen_by(state.seat())
    assert (seen.seat(), seen.ask(), seen.legal_actions()) == (state.seat(), state.ask(), state.legal_actions())
    for viewer in case.viewers():
        assert state.seen_by(viewer).seat() == state.seat()
        assert state.seen_by(viewer).ask() == state.ask()


@every_case
@given(data=st.data(), seed=st.integers(0, 2**32))
def test_an_imagined_world_looks_the_same_and_can_be_played(case: Case, data: st.DataObject, seed: int) -> None:
    state = data.draw(states(case))
    for viewer in case.viewers():
        seen = state.seen_by(viewer)
        world = seen.clone()
        world.imagine(Seeded(seed))
        assert world.seen_by(viewer).fields() == seen.fields()
        while world.seat() != NOBODY:
            world.apply(random.Random(seed).choice(world.legal_actions()), Seeded(seed), SILENT)
            seed += 1


@every_case
@given(data=st.data())
def test_everything_is_open_at_the_end(case: Case, data: st.DataObject) -> None:
    state = data.draw(states(case))
    luck, choices = Seeded(2), random.Random(2)
    while state.seat() != NOBODY:
        state.apply(choices.choice(state.legal_actions()), luck, SILENT)
    for viewer in case.viewers():
        assert state.seen_by(viewer).fields() == state.fields()


@every_case
def test_nothing_that_a_seat_gets_depends_on_hidden_things(case: Case, long: bool) -> None:
    """Views, prompts, legal actions, controls, and the events of every action, before and after a redeal."""
    of_game = sum(other.game is case.game for other in CASES)
    wanted = (COMPARED_AT_LENGTH if long else COMPARED) // of_game
    if settings.get_current_profile_name() == "few":
        wanted = FEW
    compare(case, wanted)


def compare(case: Case, wanted: int) -> None:
    scramble, rng = case.scramble(), random.Random(case.name)
    compared = 0
    for seed in count():
        for state in walk(case, seed):
            viewer = rng.choice(case.viewers())
            assert_alike(case, state, scramble(state, viewer, rng), viewer, rng)
            compared += 1
        if compared >= wanted:
            return


def assert_alike(case: Case, state: State, twin: State, viewer: int, rng: random.Random) -> None:
    seen = state.seen_by(viewer)
    assert twin.seen_by(viewer).fields() == seen.fields()
    assert (twin.seat(), twin.ask()) == (state.seat(), state.ask())
    legal, others = state.legal_actions(), twin.legal_actions()
    if viewer == state.seat():
        assert others == legal
    both = [action for action in legal if action in others]
    for action in rng.sample(both, min(3, len(both))):
        assert_heard_alike(case, state, twin, viewer, action)


def assert_heard_alike(case: Case, state: State, twin: State, viewer: int, action: int) -> None:
    """Both stories must be equal until a secret is shown or luck decides."""
    first, first_whole = foreseeable(case, state, viewer, action)
    second, second_whole = foreseeable(case, twin, viewer, action)
    shared = min(len(first), len(second))
    assert first[:shared] == second[:shared]
    if first_whole and second_whole:
        assert first == second


def foreseeable(case: Case, state: State, viewer: int, action: int) -> tuple[list[Happening], bool]:
    """The events of an action before the viewer learns anything new, and whether these are all."""
    story, after = _Until(viewer), state.clone()
    try:
        after.apply(action, Refused(), story)
    except NoLuck:
        story.learned = True
    return story.heard_by(viewer, case.face), not story.learned


class _Until(Chronicle):
    """A chronicle that ends when its viewer learns something."""

    def __init__(self, listener: int) -> None:
        super().__init__()
        self.listener = listener

    def tell(self, event: int, who: int, a: int = -1, b: int = -1, c: int = -1) -> None:
        if not self.learned:
            self.lines.append(Told(EVERYBODY, event, who, (a, b, c)))

    def uncover(self, event: int, who: int, a: int = -1, b: int = -1, c: int = -1) -> None:
        self.learned = True

    def whisper(self, seat: int, event: int, a: int = -1, b: int = -1, c: int = -1) -> None:
        self.learned = self.learned or seat == self.listener


@every_case
def test_a_redeal_changes_something_somewhere(case: Case) -> None:
    """Otherwise the law above would prove nothing. Only games with secrets can be dealt anew."""
    scramble, rng = case.scramble(), random.Random(1)
    changed, secret = 0, False
    for seed in range(3):
        for state in walk(case, seed):
            secret = secret or state.seen_by(-1).fields() != state.fields()
            changed += sum(
                scramble(state, viewer, rng).fields() != state.fields()
                for viewer in case.viewers()
                if state.seen_by(viewer).fields() != state.fields()
            )
    assert (changed > 0) == secret
