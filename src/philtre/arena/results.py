"""The file of results: the plan, then a line for each game. Lines are only appended, so an interruption loses at
most the last line."""

from __future__ import annotations

import os
from collections.abc import Iterable
from pathlib import Path
from typing import Final

import msgspec

from philtre.arena.plan import Plan
from philtre.arena.play import Result
from philtre.core.errors import PhiltreError

LARGEST: Final = 2**31  # bytes


class Results:
    """The results of games by their numbers, in a file or only in memory."""

    def __init__(self, plan: Plan, path: str | None = None) -> None:
        self.plan = plan
        self.path = path
        self.games: dict[int, Result] = {}
        if path is not None:
            _open(Path(path), path, plan, self.games)

    def add(self, results: Iterable[Result]) -> None:
        new = [result for result in results if result.game not in self.games]
        self.games.update((result.game, result) for result in new)
        if self.path is not None and new:
            _append(self.path, b"".join(msgspec.json.encode(result) + b"\n" for result in new))

    def missing(self, games: int) -> list[int]:
        return [number for number in range(games) if number not in self.games]

    def played(self, games: int) -> list[Result]:
        """All results, in the order of their numbers."""
        return [self.games[number] for number in range(games) if number in self.games]


def _open(file: Path, name: str, plan: Plan, games: dict[int, Result]) -> None:
    try:
        if file.exists() and file.stat().st_size:
            whole = _read(file, name, plan, games)
            if whole < file.stat().st_size:
                os.truncate(file, whole)  # an incomplete line after an interruption
        if not file.exists() or not file.stat().st_size:
            _append(name, msgspec.json.encode(plan) + b"\n")
    except OSError as error:
        raise PhiltreError(f"cannot use {name!a}: {error.strerror}") from error


def _read(file: Path, name: str, plan: Plan, games: dict[int, Result]) -> int:
    """Read all whole lines; return their number of bytes."""
    if not file.is_file() or file.stat().st_size > LARGEST:
        raise PhiltreError(f"{name!a} is not a file of results")
    data = file.read_bytes()
    lines = data.split(b"\n")
    if len(lines) > 1:
        _check_plan(lines[0], name, plan)
    elif not msgspec.json.encode(plan).startswith(data):
        raise PhiltreError(f"{name!a} is not a file of results; give another name")
    try:
        for line in lines[1:-1]:
            result = msgspec.json.decode(line, type=Result)
            games[result.game] = result
    except msgspec.MsgspecError as error:
        raise PhiltreError(f"{name!a} is damaged in line {len(games) + 2}: {error}") from error
    return len(data) - len(lines[-1])


def _check_plan(line: bytes, name: str, plan: Plan) -> None:
    try:
        old = msgspec.json.decode(line, type=Plan)
    except (msgspec.MsgspecError, UnicodeDecodeError) as error:
        raise PhiltreError(f"{name!a} is not a file of results; give another name") from error
    for field in Plan.__struct_fields__:
        mine, theirs = getattr(plan, field), getattr(old, field)
        if mine != theirs:
            raise PhiltreError(f"{name!a} is of another tournament: its {field} is {theirs!a}, not {mine!a}"[:300])


def _append(path: str, data: bytes) -> None:
    try:
        with Path(path).open("ab") as file:
            file.write(data)
    except OSError as error:
        raise PhiltreError(f"cannot write {path!a}: {error.strerror}") from error
