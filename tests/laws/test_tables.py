"""Laws for every table: nothing that was learned can be undone, and a record replays the same game."""

from __future__ import annotations

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from philtre.core.chance import Recorded, Refused, Scripted
from philtre.core.contract import NOBODY, SILENT
from philtre.table import luck
from philtre.table.record import record_of, verify
from philtre.table.recordfile import read, to_json, to_text
from philtre.table.table import Table, replay
from philtre.words.face import Happening
from tests.laws.cases import CASES, Case, each_case, options_of

every_case = pytest.mark.parametrize("case", CASES, ids=each_case)


def played(case: Case, options: dict[str, str], seed: int, decisions: int, resigning: bool = False) -> Table:
    """A table at which people act at random, sometimes undo, and sometimes resign."""
    table = Table(case.game, case.setup(options), luck.seeded(seed).chance())
    rng = random.Random(seed)
    for _ in range(decisions):
        seat = table.seat()
        if seat == NOBODY:
            break
        if table.undo_refused(seat) is None and rng.random() < 0.4:
            table.undo(seat)
        elif resigning and rng.random() < 0.01 and len(table.resigned) < case.seats:
            table.resign(rng.choice([seat for seat in range(case.seats) if seat not in table.resigned]))
        else:
            table.act(seat, rng.choice(table.legal_actions()))
    return table


@st.composite
def tables(draw: st.DrawFn, case: Case, resigning: bool = False) -> tuple[Table, int]:
    seed = draw(st.integers(0, 2**32))
    return played(case, draw(options_of(case)), seed, draw(st.integers(0, 250)), resigning), seed


@every_case
@given(data=st.data())
def test_undo_takes_back_nothing_that_taught_anybody_something(case: Case, data: st.DataObject) -> None:
    """Everything that was taken back could have been foreseen from the views before it."""
    table, _ = data.draw(tables(case))
    moments = table.moments
    open_: list[int] = []
    for number, moment in enumerate(moments):
        if moment.entry == "undo":
            undone = open_.pop()
            before, after = moments[undone - 1].state, moments[undone].state
            assert moment.state.fields() == before.fields()
            assert moment.seat == moments[undone].seat
            action = moments[undone].entry
            assert isinstance(action, int)
            for viewer in case.viewers():
                foreseen = before.seen_by(viewer)
                foreseen.apply(action, Refused(), SILENT)
                assert foreseen.seen_by(viewer).fields() == after.seen_by(viewer).fields()
        elif isinstance(moment.entry, int):
            open_.append(number)


def assert_comes_to_pass(sure: list[Happening], heard: list[Happening]) -> None:
    """The certain events happened in this order, perhaps with others between; luck can only increase their numbers."""
    coming = iter(heard)
    for line in sure:
        assert any(_is_at_least(line, other) for other in coming), f"{line} did not come to pass"


def _is_at_least(sure: Happening, heard: Happening) -> bool:
    if (sure.event, sure.who, sure.details.keys()) != (heard.event, heard.who, heard.details.keys()):
        return False
    pairs = [(value, heard.details[name]) for name, value in sure.details.items()]
    return all(b >= a if isinstance(a, int) and isinstance(b, int) else a == b for a, b in pairs)


@every_case
@given(data=st.data())
def test_previews_come_true(case: Case, data: st.DataObject) -> None:
    """The events of a preview happen and, if it shows a state, that state is reached."""
    table, _ = data.draw(tables(case))
    seat = table.seat()
    if seat == NOBODY:
        table = Table(case.game, case.setup(), luck.seeded(1).chance())
        seat = table.seat()
    action = data.draw(st.sampled_from(table.legal_actions()))
    shown = table.preview(seat, action, case.face)
    sure = case.face.foresee(table.state.seen_by(seat), action)
    heard = table.act(seat, action).story.heard_by(seat, case.face)
    if shown.state is None and sure is not None:
        assert_comes_to_pass([line for line in sure if line.event in case.game.events], heard)
        return
    assert heard[: len(shown.happenings)] == shown.happenings
    if shown.state is None:
        return
    assert heard == shown.happenings
    foreseen, outcome = shown.state.outcome(), table.outcome()
    if foreseen is None or outcome is None:
        assert table.view(seat).fields() == shown.state.fields()
    else:
        # The end reveals what a preview cannot know.
        assert (foreseen.ranks, foreseen.scores, foreseen.reason) == (outcome.ranks, outcome.scores, outcome.reason)


@every_case
@given(data=st.data())
def test_entries_and_records_give_the_same_game(case: Case, data: st.DataObject) -> None:
    table, seed = data.draw(tables(case, resigning=True))
    again = replay(case.game, table.setup, luck.seeded(seed).chance(), table.entries)
    assert [moment.state.fields() for moment in again.moments] == [moment.state.fields() for moment in table.moments]
    names = [f"Player {seat}" for seat in range(case.seats)]
    record = record_of(table, case.face, luck.seeded(seed), names, "2026-01-31")
    for written in (to_text(record).encode(), to_json(record)):
        assert read(written) == record
    assert verify(record, case.face).entries == table.entries


@every_case
@given(data=st.data())
def test_a_fork_is_recorded_from_any_point(case: Case, data: st.DataObject) -> None:
    table, seed = data.draw(tables(case))
    at = data.draw(st.integers(0, table.version))
    dealt = luck.seeded(seed + 1)
    fork = table.fork(at, dealt.chance())
    rng = random.Random(seed)
    for _ in range(10):
        if fork.seat() != NOBODY:
            fork.act(fork.seat(), rng.choice(fork.legal_actions()))
    record = record_of(fork, case.face, dealt, [])
    assert verify(read(to_text(record).encode()), case.face).state.fields() == fork.state.fields()


@every_case
def test_a_record_with_its_random_numbers_needs_no_seed(case: Case) -> None:
    source = Recorded(luck.seeded(3).chance())
    table = Table(case.game, case.setup(), source)
    rng = random.Random(3)
    while table.seat() != NOBODY:
        table.act(table.seat(), rng.choice(table.legal_actions()))
    record = record_of(table, case.face, luck.scripted(source.numbers), [])
    again = verify(read(to_text(record).encode()), case.face)
    assert again.state.fields() == table.state.fields()
    assert isinstance(again.chance, Scripted)
