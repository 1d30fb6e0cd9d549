"""Records that begin with a position: they can be played, or are refused in one line."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from philtre.core.errors import RecordError
from philtre.table.luck import seeded
from philtre.table.record import Record, record_of, table_of, verify
from philtre.table.table import Table
from tests.laws.cases import REGISTERED, Case, each_case, reached

CONTROL = "\x1b[2J\u202e"
HOSTILE: tuple[Any, ...] = (None, -1, 0, 1, 5, 10**30, -(10**30), "x", CONTROL, [], {}, True, [0] * 40, 2**63)


def begun(case: Case, seed: int) -> Record:
    """A game that continues another one from its middle."""
    luck, rng = seeded(seed), random.Random(seed)
    start = reached(case, {}, seed, rng.randrange(80))
    table = Table(case.game, case.setup(), luck.chance(), start)
    for _ in range(rng.randrange(12)):
        if table.seat() >= 0:
            table.act(table.seat(), rng.choice(table.legal_actions()))
    return record_of(table, case.face, luck, [])


def one_line(refusal: RecordError) -> None:
    assert str(refusal).isprintable()


@pytest.mark.parametrize("case", REGISTERED, ids=each_case)
@given(data=st.data())
def test_a_record_with_a_mangled_start_plays_or_is_refused_in_one_line(case: Case, data: st.DataObject) -> None:
    record = begun(case, data.draw(st.integers(0, 500)))
    verify(record, case.face)
    assert record.start is not None
    position: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(record.start))
    where: Any = position
    key = data.draw(st.sampled_from(sorted(position)))
    while isinstance(where[key], (dict, list)) and where[key] and data.draw(st.booleans()):
        where = where[key]
        key = data.draw(st.sampled_from(sorted(where) if isinstance(where, dict) else list(range(len(where)))))
    where[key] = data.draw(st.sampled_from(HOSTILE))
    mangled = msgspec.structs.replace(record, start=position)
    for read in (table_of, verify):
        try:
            read(mangled, case.face)
        except RecordError as refusal:
            one_line(refusal)


def places(within: Any) -> Iterator[tuple[Any, Any]]:
    """Every field and list element, with what holds it."""
    for key in within if isinstance(within, dict) else range(len(within)):
        yield within, key
        if isinstance(within[key], (dict, list)):
            yield from places(within[key])


@pytest.mark.parametrize("case", REGISTERED, ids=each_case)
def test_no_refusal_repeats_control_characters(case: Case) -> None:
    record = begun(case, 3)
    position: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(record.start))
    for holder, key in places(position):
        before, holder[key] = holder[key], CONTROL
        with pytest.raises(RecordError) as refused:
            table_of(msgspec.structs.replace(record, start=position), case.face)
        one_line(refused.value)
        holder[key] = before


@pytest.mark.parametrize("case", REGISTERED, ids=each_case)
def test_a_start_of_another_table_is_refused(case: Case) -> None:
    record = begun(case, 3)
    for other in REGISTERED:
        if other.game is case.game and other.name != case.name:
            elsewhere = msgspec.structs.replace(record, variant=other.variant, seats=other.seats, turns=[], result=None)
            with pytest.raises(RecordError, match="is not that of the game|is not played"):
                table_of(elsewhere, case.face)
