"""Draws the position of any game as plain tables: a row for each field, a column for each seat.

Optional words: `<game>-field-<name>` for a field, `<game>-<name>-<value>` for a value.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

import msgspec
from rich.console import Group
from rich.table import Table

if TYPE_CHECKING:
    from philtre.words.face import Face

NOTHING: Final = "·"
UNKNOWN: Final = "?"
YES: Final = "✓"


def drawn(face: Face[Any], position: msgspec.Struct, words: Any) -> Group:
    """The position in two tables: what is common to all, then what each seat has."""
    fields: dict[str, Any] = msgspec.to_builtins(position)
    shared = Table(box=None, show_header=False)
    for name, value in fields.items():
        if name not in face.per_seat:
            shared.add_row(_label(face, name, words), _said(face, name, value, words))
    return Group(shared, _desks(face, fields, words)) if face.per_seat else Group(shared)


def _desks(face: Face[Any], fields: dict[str, Any], words: Any) -> Table:
    desks = Table()
    seats = max([len(fields[name]) for name in face.per_seat], default=0)
    desks.add_column("")
    for seat in range(seats):
        desks.add_column(words("seat", seat=seat + 1))
    for name in face.per_seat:
        desks.add_row(_label(face, name, words), *[_said(face, name, value, words) for value in fields[name]])
    return desks


def _label(face: Face[Any], name: str, words: Any) -> str:
    known = f"{face.game.name}-field-{name}"
    return str(words(known)) if words.has(known) else name.replace("_", " ")


def _said(face: Face[Any], name: str, value: Any, words: Any) -> str:
    """A value of a field in words: things by their names, seats by their players."""
    if isinstance(value, dict):
        told = [(inner, part) for inner, part in value.items() if part is not None or inner not in face.seats_in]
        return "/".join([_inner(face, inner, part, words) for inner, part in told])
    if isinstance(value, list | tuple):
        return "  ".join([_said(face, name, item, words) for item in value]) or NOTHING
    if value is None or value is False:
        return NOTHING
    if value is True:
        return YES
    if name in face.seats_in:
        return str(words("seat", seat=value + 1))
    known = f"{face.game.name}-{name}-{value}"
    return str(words(known)) if isinstance(value, str) and words.has(known) else str(value)


def _inner(face: Face[Any], name: str, value: Any, words: Any) -> str:
    """A value inside another one. None means unknown here."""
    return UNKNOWN if value is None else _said(face, name, value, words)
