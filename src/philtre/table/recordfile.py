"""Records as files: a text that people can read and type, and JSON for programs. Both can be read back exactly.

The text has headers, an empty line, and one numbered line for each turn:

    [Game "<game>"]
    [Player 1 "Ada"]

    1. 1: reveal b2
    2. 2: restock; place c3; undo; place c4
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any, Final

import msgspec

from philtre.core.errors import RecordError
from philtre.table import luck
from philtre.table.deal import Deal
from philtre.table.positions import one_line
from philtre.table.record import Record, Result, Turn, check

LARGEST: Final = 1024 * 1024  # bytes of a record, in either form

HEADER: Final = re.compile(r'\[([A-Z][a-z]*)(?: ([^\s"\]]+))? (".*")\]')
TURN: Final = re.compile(r"([0-9]{1,6})\. ([0-9]{1,3}): (.*)")
NUMBERS: Final = re.compile(r"-?[0-9]{1,7}(?: -?[0-9]{1,7})*")

SINGLE: Final = (
    ("Game", "game"),
    ("Rules", "rules"),
    ("Variant", "variant"),
    ("Seats", "seats"),
    ("Content", "content"),
    ("Date", "date"),
    ("Luck", "luck"),
    ("Commitment", "commitment"),
    ("Deal", "deal"),
    ("Seed", "seed"),
    ("Start", "start"),
)
REQUIRED: Final = ("Game", "Rules", "Variant", "Seats")
NUMERIC: Final = ("Rules", "Seats")
NAMED: Final = ("Option", "Player")  # headers with a name or a number before the value
RESULT: Final = ("Result", "Ranks", "Scores")
ALLOWED: Final = ", ".join([name for name, _ in SINGLE] + list(NAMED) + list(RESULT))


def to_json(record: Record) -> bytes:
    return msgspec.json.format(msgspec.json.encode(record), indent=1) + b"\n"


def to_text(record: Record) -> str:
    headers = [_header(name, _value(getattr(record, field))) for name, field in SINGLE if _given(record, field)]
    headers += [_header(f"Option {name}", value) for name, value in record.options.items()]
    headers += [_header(f"Player {seat}", name) for seat, name in enumerate(record.players, 1)]
    headers += _result_headers(record.result)
    turns = [f"{number}. {turn.seat}: {'; '.join(turn.moves)}" for number, turn in enumerate(record.turns, 1)]
    return "\n".join([*headers, "", *turns]) + "\n"


def read(data: bytes) -> Record:
    """Read a record in either form. Raises RecordError, which names the line and what was expected there."""
    if len(data) > LARGEST:
        raise RecordError(f"a record has at most {LARGEST} bytes, this one has {len(data)}")
    try:
        text = data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line = data[: error.start].count(b"\n") + 1
        raise RecordError(f"line {line}: this is not UTF-8 text; expected a record") from error
    return _read_json(data) if text.lstrip().startswith("{") else _Reader().read(text)


def _read_json(data: bytes) -> Record:
    try:
        return check(msgspec.json.decode(data.removeprefix(b"\xef\xbb\xbf"), type=Record))
    except (msgspec.MsgspecError, RecursionError) as error:
        raise RecordError(f"this is not a record in JSON: {one_line(error)}") from error


class _Reader:
    """Reads the text form line by line, so that errors can name the line."""

    def __init__(self) -> None:
        self.line = 0
        self.found: dict[str, Any] = {}
        self.options: dict[str, str] = {}
        self.players: list[str] = []
        self.result: dict[str, str] = {}
        self.turns: list[Turn] = []

    def read(self, text: str) -> Record:
        step: Callable[[str], None] = self._read_header
        for self.line, raw in enumerate(text.split("\n"), 1):
            line = raw.rstrip()
            if line:
                step(line)
            elif self.found:
                step = self._read_turn
        return self._whole()

    def _wrong(self, what: str, expected: str) -> RecordError:
        return RecordError(f"line {self.line}: {what}; expected {expected}")

    def _read_header(self, line: str) -> None:
        match = HEADER.fullmatch(line)
        if match is None:
            raise self._wrong("this is not a header", 'one like [Game "name"], or an empty line before the moves')
        name, key, quoted = match.groups()
        try:
            value = msgspec.json.decode(quoted, type=str)
        except msgspec.MsgspecError as error:
            raise self._wrong(f"the value of {name} is not quoted correctly", "a JSON string") from error
        self._keep(name, key, value)

    def _keep(self, name: str, key: str | None, value: str) -> None:
        if (key is not None) != (name in NAMED):
            raise self._wrong(f"{name[:20]!a} is not a header of this form", f"one of {ALLOWED}")
        if key is not None:
            self._keep_named(name, key, value)
        elif name in RESULT:
            self._once(self.result, name, value)
        elif name in dict(SINGLE):
            self._once(self.found, name, self._typed(name, value))
        else:
            raise self._wrong(f"there is no header {name[:20]!a}", f"one of {ALLOWED}")

    def _once(self, kept: dict[str, Any], name: str, value: Any) -> None:
        if name in kept:
            raise self._wrong(f"{name[:20]!a} is here twice", "each header once")
        kept[name] = value

    def _keep_named(self, name: str, key: str, value: str) -> None:
        if name == "Option":
            self._once(self.options, key, value)
            return
        if key != str(len(self.players) + 1):
            raise self._wrong("the players are out of order", f"Player {len(self.players) + 1}")
        self.players.append(value)

    def _typed(self, name: str, value: str) -> Any:
        if name in NUMERIC:
            if not re.fullmatch(r"[0-9]{1,6}", value):
                raise self._wrong(f"{name} is not a number", "digits")
            return int(value)
        if name == "Deal":
            try:
                return msgspec.json.decode(value, type=Deal)
            except (msgspec.MsgspecError, RecursionError) as error:
                raise self._wrong(f"the deal is malformed: {one_line(error)}", "table and numbers") from error
        if name == "Start":
            try:
                return msgspec.json.decode(value, type=dict[str, Any])
            except (msgspec.MsgspecError, RecursionError) as error:
                raise self._wrong("the starting position is not JSON", "a position of the game") from error
        return value

    def _read_turn(self, line: str) -> None:
        match = TURN.fullmatch(line)
        number = len(self.turns) + 1
        if match is None or int(match[1]) != number:
            raise self._wrong("this is not a turn", f"turn {number}, like '{number}. 1: move; move'")
        self.turns.append(Turn(int(match[2]), match[3].split("; ")))

    def _whole(self) -> Record:
        for name in REQUIRED:
            if name not in self.found:
                raise self._wrong(f"the record ends and has no {name}", f'a header like [{name} "…"]')
        fields = {field: self.found[name] for name, field in SINGLE if name in self.found}
        return check(
            Record(**fields, options=self.options, players=self.players, turns=self.turns, result=self._read_result())
        )

    def _read_result(self) -> Result | None:
        if not self.result:
            return None
        for name in RESULT:
            if name not in self.result:
                raise self._wrong(f"the record has a result but no {name}", f"all of {', '.join(RESULT)}")
            if name != "Result" and not NUMBERS.fullmatch(self.result[name]):
                raise self._wrong(f"{name} are not numbers", "one number for each seat, with one space between")
        ranks, scores = ([int(word) for word in self.result[name].split(" ")] for name in ("Ranks", "Scores"))
        return Result(ranks, scores, self.result["Result"])


def _given(record: Record, field: str) -> bool:
    value = getattr(record, field)
    return value is not None and not (field == "luck" and value == luck.SEALED)


def _value(value: str | int | dict[str, Any] | Deal) -> str:
    return msgspec.json.encode(value).decode() if isinstance(value, dict | Deal) else str(value)


def _header(name: str, value: str) -> str:
    return f"[{name} {msgspec.json.encode(value).decode()}]"


def _result_headers(result: Result | None) -> list[str]:
    if result is None:
        return []
    numbers = [("Ranks", result.ranks), ("Scores", result.scores)]
    return [_header("Result", result.reason)] + [_header(name, " ".join(map(str, row))) for name, row in numbers]
