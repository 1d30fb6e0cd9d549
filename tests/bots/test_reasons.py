"""Reasons: the named events do happen, and the words for the next action are true."""

from __future__ import annotations

import random

import pytest

from philtre import bots, games
from philtre.core.chance import Seeded
from philtre.core.contract import NOBODY, State
from philtre.core.playout import choices_of, luck_of
from philtre.reasons import AT_ONCE, BLOCKS, POSITION, SOON, Reason, reason
from philtre.words.face import Face
from philtre.words.story import Chronicle
from tests.laws.cases import REGISTERED, Case, each_case

every_case = pytest.mark.parametrize("case", REGISTERED, ids=each_case)


def face_of(case: Case) -> Face:  # type: ignore[type-arg]
    return games.face(case.game.name)


def positions(case: Case, seed: int) -> list[tuple[State, int, set[str]]]:
    """Decisions of a game between greedy bots, with the actions and the events for their seats."""
    luck, choices, bot = luck_of(seed, 0), choices_of(seed, 0), bots.make("greedy:1", case.game)
    state = case.game.new(case.setup(), luck, Chronicle())
    found: list[tuple[State, int, set[str]]] = []
    while (seat := state.seat()) != NOBODY and len(found) < 60:
        view = state.seen_by(seat)
        action, heard = bot.choose(view, choices), Chronicle()
        state.apply(action, luck, heard)
        found.append((view, int(action), {case.game.events[each.event] for each in heard.lines if each.who == seat}))
    return found


@every_case
def test_gains_are_events_of_the_game(case: Case) -> None:
    assert face_of(case).gains
    assert set(face_of(case).gains) <= set(case.game.events)


@every_case
def test_at_once_events_nearly_always_happen(case: Case) -> None:
    """Only hidden things can make a difference."""
    face, right, said = face_of(case), 0, 0
    for view, action, events in positions(case, 3):
        why = reason(face, view, action)
        if why.word == AT_ONCE:
            said += 1
            right += why.event in events
    assert said > 3
    assert right >= 0.8 * said


@every_case
def test_reasons_are_known_words_and_always_the_same(case: Case) -> None:
    face, words, dice = face_of(case), set(), random.Random(1)
    for view, action, _ in positions(case, 4):
        other = dice.choice(view.legal_actions())
        why = reason(face, view, action, other)
        assert why == reason(face, view, action, other)
        assert (why.event is None) == (why.word == POSITION)
        if other == action:
            assert why == Reason(POSITION, None), "an action has nothing before itself"
        words.add(why.word)
    assert words <= {AT_ONCE, SOON, BLOCKS, POSITION}
    assert len(words) > 1


def test_an_action_that_takes_the_next_players_match_blocks_it() -> None:
    """Of two actions that lead to the rival's turn, the one after which the rival can match less is said to block."""
    case = next(case for case in REGISTERED if case.name == "apotheca-standard-2")
    face, found = face_of(case), False
    for seed in range(12):
        for view, _, _ in positions(case, seed):
            for action in view.legal_actions()[:6]:
                for other in view.legal_actions()[:6]:
                    why = reason(face, view, action, other)
                    if why.word != BLOCKS:
                        continue
                    after = view.clone()
                    after.imagine(Seeded(1))
                    after.apply(action, Seeded(1), Chronicle())
                    assert after.seat() != view.seat()
                    found = True
        if found:
            return
    pytest.fail("no block was found")
