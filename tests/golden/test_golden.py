"""One whole game of every variant and number of seats, as text. `make golden` plays and writes them again.

A golden has the game's record and, after a line of dashes, the events and the number of legal actions of each entry.
"""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from philtre.core.contract import NOBODY
from philtre.table import luck
from philtre.table.record import record_of, verify
from philtre.table.recordfile import read, to_text
from philtre.table.table import Moment, Table
from philtre.words.face import Happening
from tests.laws.cases import REGISTERED, Case, each_case

FOLDER = Path(__file__).parent
DASHES = "-" * 20
TRIED = 40  # games, of which the shortest is kept


def path_of(case: Case) -> Path:
    return FOLDER / case.game.name / f"{case.variant}-{case.seats}.txt"


def game_of(case: Case, seed: int) -> Table:
    """A game at random, with some decisions taken back."""
    table = Table(case.game, case.setup(), luck.seeded(seed).chance())
    choices = random.Random(seed)
    while (seat := table.seat()) != NOBODY:
        if table.undo_refused(seat) is None and choices.random() < 0.1:
            table.undo(seat)
        else:
            table.act(seat, choices.choice(table.legal_actions()))
    return table


def told(case: Case, table: Table) -> list[str]:
    return [line for number, moment in enumerate(table.moments) for line in _told(case, number, moment)]


def _told(case: Case, number: int, moment: Moment) -> list[str]:
    head = f"{number}: {moment.entry}, then {len(moment.state.legal_actions())} legal"
    lines = zip(moment.story.lines, moment.story.told(case.face), strict=True)
    return [head, *(f"  {_line(happening, line.audience)}" for line, happening in lines)]


def _line(happening: Happening, audience: int) -> str:
    details = "".join(f" {name}={value}" for name, value in happening.details.items())
    who = "" if happening.who is None else f" who={happening.who}"
    return f"{happening.event}{who}{details}" + ("" if audience < 0 else f" (only seat {audience})")


def written(case: Case, table: Table, record: str) -> str:
    return "\n".join([record.rstrip("\n"), DASHES, *told(case, table)]) + "\n"


@pytest.mark.parametrize("case", REGISTERED, ids=each_case)
def test_the_golden_game_replays_exactly(case: Case, remake: bool) -> None:
    path = path_of(case)
    if remake:
        seed = min(range(TRIED), key=lambda seed: game_of(case, seed).version)
        table = game_of(case, seed)
        record = record_of(table, case.face, luck.seeded(seed), [f"Seat {seat + 1}" for seat in range(case.seats)])
        path.parent.mkdir(exist_ok=True)
        path.write_text(written(case, table, to_text(record)), encoding="utf-8")
    golden = path.read_text(encoding="utf-8")
    text = golden.partition(DASHES)[0]
    record = read(text.encode())
    assert written(case, verify(record, case.face), to_text(record)) == golden


def test_no_variant_is_without_a_golden_game_and_no_game_without_a_variant() -> None:
    assert sorted(FOLDER.glob("*/*.txt")) == sorted(path_of(case) for case in REGISTERED)
