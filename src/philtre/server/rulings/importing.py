"""Imports a finished game from its record."""

from __future__ import annotations

from typing import Any, Final

from philtre.bots import LEVELS
from philtre.core.contract import State
from philtre.core.errors import PhiltreError
from philtre.server.guard.names import clean_name
from philtre.server.guard.refusals import Refusal
from philtre.server.packs import name_of
from philtre.server.rooms.entries import AnyEntry, Began, Chair, Ended, Opened, Played
from philtre.server.wire import Settings
from philtre.table import luck
from philtre.table.record import Record, verify
from philtre.table.recordfile import read
from philtre.words.face import Face

MOST_MOVES: Final = 3000  # moves in a record that is replayed here


def record_in(text: str) -> Record:
    """Read a record. Raises Refusal if it is not the record of a finished game that Philtre dealt."""
    try:
        record = read(text.encode())
    except PhiltreError as error:
        raise bad_record(error) from error
    if record.result is None or record.luck not in luck.PROMISED or record.seed is None:
        raise bad_record("it is not of a finished game that was dealt by Philtre")
    if sum(len(turn.moves) for turn in record.turns) > MOST_MOVES:
        raise bad_record(f"it has more than {MOST_MOVES} moves")
    return record


def entries_of(record: Record, face: Face[Any]) -> list[AnyEntry]:
    """The entries of the game, replayed to its end. Its seats belong to nobody here. Raises Refusal."""
    try:
        table = verify(record, face)
    except PhiltreError as error:
        raise bad_record(error) from error
    pack = None if record.content is None else name_of(record.content)
    settings = Settings(
        game=record.game,
        variant=record.variant,
        seats=record.seats,
        options=dict(record.options),
        pack=pack,
        talk="silent",
    )
    opened = Opened(
        code="",
        host="",
        settings=settings,
        chairs=_chairs(record),
        start=None if table.start is None else _numbers(table.start),
        content=record.content,
    )
    assert record.seed is not None
    began = Began(seed=record.seed, rules=record.rules, deal=record.deal)
    played = [Played(entry=moment.entry, seat=moment.seat) for moment in table.moments[1:] if moment.entry is not None]
    return [opened, began, *played, Ended()]


def _chairs(record: Record) -> list[Chair]:
    names = record.players or [f"{seat}" for seat in range(1, record.seats + 1)]
    return [
        Chair("bot", bot=name) if name in LEVELS else Chair("person", name=clean_name(name) or "?") for name in names
    ]


def _numbers(state: State) -> list[int]:
    return [int(number) for number in state.fields()]


def bad_record(problem: object) -> Refusal:
    return Refusal("bad-record", problem=str(problem)[:200])
