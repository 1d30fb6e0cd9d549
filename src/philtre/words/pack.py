"""Content packs: cards as TOML text. Every mistake is reported with its line.

A game defines its tables (`Table`, `Field`); the schema and the check are made from them.
The size and depth of the text are limited, and nothing in it is ever executed.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Callable
from functools import lru_cache
from importlib.resources import files
from typing import Any, Final, NamedTuple

from philtre.core.errors import SetupError

FORMAT: Final = 1  # the version of the format; raised when old packs can no longer be read
LARGEST: Final = 100_000  # bytes of a pack
DEEPEST: Final = 8  # nested brackets, or dots in one line
MOST_MISTAKES: Final = 100  # mistakes that are listed
LANGUAGES: Final = ("en", "fr")
SHOWN: Final = 40  # characters of a bad value that are shown

_ROW = re.compile(r"\s*\[\[\s*([A-Za-z0-9_-]+)\s*\]\]")
_TABLE = re.compile(r"\s*\[\s*([A-Za-z0-9_-]+)\s*\]")
_KEY = re.compile(r"\s*([A-Za-z0-9_-]+)\s*=")
_AT = re.compile(r"\(at line (\d+), column \d+\)")
_QUOTED = re.compile(r'"""(?:[^\\]|\\.)*?"""|\'\'\'.*?\'\'\'|"(?:[^"\\\n]|\\.)*"|\'[^\'\n]*\'|#[^\n]*', re.DOTALL)
_QUOTE = re.compile(r"[\"'#]")

Value = Any  # the values of TOML


class Mistake(NamedTuple):
    """A mistake. Its text is the message `pack-<key>`."""

    line: int
    key: str
    details: dict[str, str | int]


class PackError(SetupError):
    """The pack cannot be played; it has these mistakes."""

    def __init__(self, mistakes: list[Mistake]) -> None:
        first = mistakes[0]
        super().__init__(
            f"the content pack has {len(mistakes)} mistakes; the first is in line {first.line}: {first.key}",
            "bad-pack",
            {"mistakes": len(mistakes), "line": first.line},
        )
        self.mistakes = mistakes


class Field:
    """The type of a key's value, and the message for wrong values."""

    def __init__(self, needed: bool = True) -> None:
        self.needed = needed

    def wrong(self, value: Value) -> tuple[str, dict[str, str | int]] | None:
        """The key and details of a mistake, or None."""
        raise NotImplementedError

    def wrongs(self, value: Value) -> list[tuple[str, dict[str, str | int]]]:
        """All mistakes, because a list may have several."""
        found = self.wrong(value)
        return [] if found is None else [found]

    def schema(self) -> dict[str, Value]:
        raise NotImplementedError


class Number(Field):
    def __init__(self, least: int, most: int, needed: bool = True) -> None:
        super().__init__(needed)
        self.least, self.most = least, most

    def wrong(self, value: Value) -> tuple[str, dict[str, str | int]] | None:
        if isinstance(value, int) and not isinstance(value, bool) and self.least <= value <= self.most:
            return None
        if self.least == self.most:
            return "fixed-number", {"count": self.least}
        return "not-a-number", {"least": self.least, "most": self.most}

    def schema(self) -> dict[str, Value]:
        return {"type": "integer", "minimum": self.least, "maximum": self.most}


class Flag(Field):
    def wrong(self, value: Value) -> tuple[str, dict[str, str | int]] | None:
        return None if isinstance(value, bool) else ("not-a-flag", {})

    def schema(self) -> dict[str, Value]:
        return {"type": "boolean"}


class Text(Field):
    """Text that matches a regular expression, whose name is the message `pack-form-<name>`."""

    def __init__(self, form: str, name: str, needed: bool = True) -> None:
        super().__init__(needed)
        self.form, self.name = form, name

    def wrong(self, value: Value) -> tuple[str, dict[str, str | int]] | None:
        if isinstance(value, str) and re.fullmatch(self.form, value):
            return None
        return f"not-{self.name}", {}

    def schema(self) -> dict[str, Value]:
        return {"type": "string", "pattern": f"^(?:{self.form})$"}


class Texts(Text):
    """A list of such texts."""

    def __init__(self, form: str, name: str, least: int, most: int, needed: bool = True) -> None:
        super().__init__(form, name, needed)
        self.least, self.most = least, most

    def wrong(self, value: Value) -> tuple[str, dict[str, str | int]] | None:
        return next(iter(self.wrongs(value)), None)

    def wrongs(self, value: Value) -> list[tuple[str, dict[str, str | int]]]:
        if not isinstance(value, list) or not self.least <= len(value) <= self.most:
            return [("not-a-list", {"least": self.least, "most": self.most})]
        found = [(item, super(Texts, self).wrong(item)) for item in value]
        return [(wrong[0], {"value": _shown(item), **wrong[1]}) for item, wrong in found if wrong is not None]

    def schema(self) -> dict[str, Value]:
        return {"type": "array", "minItems": self.least, "maxItems": self.most, "items": super().schema()}


class Table(Field):
    """A group of keys."""

    def __init__(self, fields: dict[str, Field], needed: bool = True) -> None:
        super().__init__(needed)
        self.fields = fields

    def wrong(self, value: Value) -> tuple[str, dict[str, str | int]] | None:
        return None if isinstance(value, dict) else ("not-a-table", {})

    def schema(self) -> dict[str, Value]:
        return {
            "type": "object",
            "properties": {key: field.schema() for key, field in self.fields.items()},
            "required": [key for key, field in self.fields.items() if field.needed],
            "additionalProperties": False,
        }


class Rows(Field):
    """A fixed number of rows of one kind."""

    def __init__(self, row: Table, count: int) -> None:
        super().__init__()
        self.row, self.count = row, count

    def wrong(self, value: Value) -> tuple[str, dict[str, str | int]] | None:
        if not isinstance(value, list) or len(value) != self.count:
            there = len(value) if isinstance(value, list) else 0
            return "wrong-count", {"count": self.count, "there": there}
        return None

    def schema(self) -> dict[str, Value]:
        return {"type": "array", "minItems": self.count, "maxItems": self.count, "items": self.row.schema()}


# One line of text, without control characters and without characters that change the text direction.
LINE: Final = r"[^\x00-\x1f\x7f-\x9f\u2028-\u202e\u2066-\u2069\ufeff]"
TITLE: Final = Text(rf"{LINE}{{1,60}}", "a-name")
SOURCE: Final = Text(rf"{LINE}{{1,200}}", "a-source")
NAMES: Final = Table(dict.fromkeys(LANGUAGES, TITLE), needed=False)
WORD: Final = r"[a-z][a-z0-9]*(?:-[a-z0-9]+)*"  # the names of cards in notation


class Sheet:
    """The text of a pack, its values, and their places in the text."""

    def __init__(self, text: str) -> None:
        self.values: dict[str, Value] = {}
        self.mistakes: list[Mistake] = []
        self._looked_at: set[tuple[str, int]] = set()  # rows that were checked
        self._bad: set[tuple[str, int, str]] = set()  # wrong keys of each row, "" for the row itself
        self._lines: dict[tuple[str, int, str], int] = {}  # (table, row, key): line; with the key "" the row itself
        if len(text.encode("utf-8", "replace")) > LARGEST:
            self.note(1, "too-large", most=LARGEST)
        elif _depth(text) > DEEPEST:
            self.note(1, "too-deep", most=DEEPEST)
        else:
            self._load(text)

    def _load(self, text: str) -> None:
        try:
            self.values = tomllib.loads(text)
        except (tomllib.TOMLDecodeError, RecursionError, ValueError) as error:
            at = _AT.search(str(error))
            line = int(at.group(1)) if at else text.count("\n") + 1 if "end of document" in str(error) else 1
            self.note(line, "not-toml", reason=_AT.sub("", str(error)).strip()[:80])
            return
        self._locate(text)

    def _locate(self, text: str) -> None:
        """Find the lines of rows and keys, usually one on a line. In other layouts keys get the line of their row."""
        table, rows = "", dict[str, int]()
        for number, line in enumerate(text.split("\n"), 1):
            header = _ROW.match(line)
            if header:
                table = header.group(1)
                rows[table] = rows.get(table, -1) + 1
                self._lines[table, rows[table], ""] = number
            elif _TABLE.match(line) and not line.lstrip().startswith("[["):
                found = _TABLE.match(line)
                assert found is not None
                table = found.group(1)
                self._lines.setdefault((table, 0, ""), number)
            else:
                key = _KEY.match(line)
                if key:
                    self._lines.setdefault((table, rows.get(table, 0), key.group(1)), number)

    def line(self, table: str = "", row: int = 0, key: str = "") -> int:
        """The line of a key, otherwise of its row, otherwise the first."""
        return (
            self._lines.get((table, row, key))
            or self._lines.get((table, row, ""))
            or self._lines.get(("", 0, table), 1)
        )

    def note(self, line: int, key: str, **details: str | int) -> None:
        if len(self.mistakes) < MOST_MISTAKES:
            self.mistakes.append(Mistake(line, key, details))

    def rows(self, table: str, *keys: str) -> list[tuple[int, dict[str, Value]]]:
        """The rows of a table in which these keys (default: all) are well-formed, with their numbers. Other rows cannot
        be checked further."""
        rows = self.values.get(table)
        found = list(enumerate(rows)) if isinstance(rows, list) else []
        wrong = {(name, row) for name, row, key in self._bad if not keys or key in ("", *keys)}
        sound = self._looked_at - wrong
        return [(number, row) for number, row in found if (table, number) in sound]

    def whole(self, table: str, count: int) -> bool:
        """Whether all rows of a table exist and are well-formed."""
        return len(self.rows(table)) == count == len(self.values.get(table, ()))

    def check(self, fields: dict[str, Field]) -> None:
        """Check the whole sheet against the format."""
        self._check_keys(self.values, fields, "", 0, "")
        for name, field in fields.items():
            value = self.values.get(name)
            if isinstance(field, Rows) and isinstance(value, list):
                for number, row in enumerate(value[: 2 * field.count]):
                    self._looked_at.add((name, number))
                    self._check_table(row, field.row, name, number, "")
            elif isinstance(field, Table) and isinstance(value, dict):
                self._check_table(value, field, name, 0, "")

    def _check_table(self, value: Value, table: Table, name: str, row: int, key: str) -> None:
        if not isinstance(value, dict):
            self.note(self.line(name, row, key), "not-a-table", name=name)
            self._bad.add((name, row, ""))
            return
        self._check_keys(value, table.fields, name, row, key)
        for inner, field in table.fields.items():
            if isinstance(field, Table) and isinstance(value.get(inner), dict):
                self._check_table(value[inner], field, name, row, inner)

    def _check_keys(self, values: dict[str, Value], fields: dict[str, Field], name: str, row: int, key: str) -> None:
        for inner in values:
            if inner not in fields:
                line = self.line(name, row, key or inner)
                self.note(line, "unknown-key", name=inner[:SHOWN], allowed=", ".join(fields))
        for inner, field in fields.items():
            line = self.line(name, row, key or inner)
            if inner not in values:
                if field.needed:
                    self.note(line, "missing-key", name=inner)
                    self._bad.add((name, row, key or inner))
                continue
            for wrong in field.wrongs(values[inner]):
                self.note(line, wrong[0], **{"name": inner, "value": _shown(values[inner]), **wrong[1]})
                self._bad.add((name, row, key or inner))


class Format:
    """The format of a game's packs: its keys, the conditions on several rows, and our own cards in that format."""

    def __init__(self, game: str, fields: dict[str, Field], together: Callable[[Sheet], None]) -> None:
        head: dict[str, Field] = {"format": Number(FORMAT, FORMAT), "game": Text(game, "this-game"), "title": TITLE}
        self.game = game
        self.fields = head | fields
        self._together = together
        self.read = lru_cache(maxsize=8)(self._read)  # a cache, because rooms use the same packs again and again

    def own_text(self, name: str = "content.toml") -> str:
        """Our own cards, or what they were, from a file of the game."""
        return (files("philtre.games") / self.game / name).read_text("utf-8")

    def mistakes(self, text: str) -> list[Mistake]:
        """All mistakes in a pack, by line; empty if it can be played."""
        return self._sorted(self._sheet(text))

    def _read(self, text: str) -> dict[str, Value]:
        """The values in a pack, which must not be changed. Raises PackError with all mistakes."""
        sheet = self._sheet(text)
        if sheet.mistakes:
            raise PackError(self._sorted(sheet))
        return sheet.values

    def schema(self) -> dict[str, Value]:
        """The format as a JSON Schema, for editors."""
        head = {"$schema": "https://json-schema.org/draft/2020-12/schema", "title": self.game}
        return {**head, **Table(self.fields).schema()}

    def _sheet(self, text: str) -> Sheet:
        sheet = Sheet(text)
        game = sheet.values.get("game", self.game)
        if game != self.game and isinstance(game, str):  # because every other row would also be reported
            sheet.note(sheet.line("", 0, "game"), "not-this-game", name="game", value=_shown(game))
        elif not sheet.mistakes:
            sheet.check(self.fields)
        if game == self.game and sheet.values:  # conditions on several rows, as far as they are well-formed
            self._together(sheet)
        return sheet

    def _sorted(self, sheet: Sheet) -> list[Mistake]:
        return sorted(sheet.mistakes, key=lambda mistake: mistake.line)


def titles_of(values: dict[str, Value], tables: tuple[str, ...]) -> dict[str, dict[str, str]]:
    """The names of cards in a pack, by `<table>-<id>`, in each language."""
    rows = [(table, row) for table in tables for row in values[table]]
    return {f"{table}-{row['id']}": row["name"] for table, row in rows if "name" in row}


def _shown(value: Value) -> str:
    """A bad value for a message, shortened; tables and lists only by their type."""
    if isinstance(value, int) and value.bit_length() > 64:
        return hex(value)[:SHOWN]  # Python refuses to write thousands of digits in decimal
    return str(value)[:SHOWN] if isinstance(value, str | int | float | bool) else type(value).__name__


def _depth(text: str) -> int:
    """The depth of nested brackets or dotted keys, outside of strings and comments."""
    deepest = depth = dots = 0
    for letter in _bare(text):
        if letter in "[{":
            depth += 1
        elif letter in "]}":
            depth = max(0, depth - 1)
        elif letter == ".":
            dots += 1
        elif letter == "\n":
            dots = 0
        deepest = max(deepest, depth, dots)
    return deepest


def _bare(text: str) -> str:
    """The text without strings and comments. It stops at a string without an end, because nothing after it can be read,
    and repeated searches for the end would take long."""
    parts, at = [], 0
    while (opening := _QUOTE.search(text, at)) is not None:
        parts.append(text[at : opening.start()])
        quoted = _QUOTED.match(text, opening.start())
        if quoted is None:
            return "".join(parts)
        at = quoted.end()
    return "".join([*parts, text[at:]])
