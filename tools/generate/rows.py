"""The browser's types of what happens and what can be done, from the rows of each game: `games/<game>/rows.ts`."""

from __future__ import annotations

import json
from typing import Final

from philtre import games
from philtre.core.rows import SEAT, Kind, Row, Rows

HEADER: Final = "// Written by `make types` from the game's rows; do not edit.\n"


Lists = dict[tuple[str, ...], str]  # closed lists of texts, and what they are called


def row_types(name: str) -> str:
    """The unions of one game, and all its details by their names."""
    book = games.face(name).book
    lists = _lists((book.events, book.verbs))
    return "\n".join(
        [
            HEADER,
            *[_list(alias, values) for values, alias in lists.items()],
            _union("Told", "What happens, with its details.", ("event", "who: number | null"), book.events, lists),
            _union("Doing", "What can be done, with what it touches.", ("verb", "notation: string"), book.verbs, lists),
            _details((book.events, book.verbs), lists),
            _seats((book.events, book.verbs)),
            _list("Prompt", book.prompts.names(), "What is asked."),
            _list("Control", book.controls.names(), "What is on or off, beside what is called like a card."),
            _list("Refusal", book.refusals.names(), "Why something is off."),
        ]
    )


def _lists(sorts: tuple[Rows, ...]) -> Lists:
    """Where choices can be more than what happens, their list is another one."""
    found: Lists = {}
    for rows in sorts:
        for row in rows:
            for kind in row.details.values():
                alias = "".join(part.capitalize() for part in kind.name.split("-"))
                if kind.values and kind.values not in found:
                    found[kind.values] = f"{alias}Choice" if alias in found.values() else alias
    return found


def _list(name: str, values: tuple[str, ...], about: str = "") -> str:
    head = f"/** {about} */\n" if about else ""
    return f"{head}export type {name} =" + "".join(f"\n  | {json.dumps(value)}" for value in values if value) + ";\n"


def _union(name: str, about: str, tags: tuple[str, str], rows: Rows, lists: Lists) -> str:
    tag, more = tags
    members = []
    for row in rows:
        details = [f"{_key(detail, kind)}: {type_of(kind, lists)}" for detail, kind in row.details.items()]
        told = f"{{ {'; '.join(details)} }}" if details else "object"
        members.append(f"  | {{\n      {tag}: {json.dumps(row.name)};\n      {more};\n      details: {told};\n    }}")
    return f"/** {about} */\nexport type {name} =\n" + "\n".join(members) + ";\n"


def _details(sorts: tuple[Rows, ...], lists: Lists) -> str:
    """Every detail there is. Which of them an event or a verb has, its row says."""
    found: dict[str, list[str]] = {}
    for rows in sorts:
        for row in rows:
            for name, kind in row.details.items():
                found.setdefault(name, []).append(type_of(kind, lists))
    lines = [f"  {_quoted(name)}?: {' | '.join(dict.fromkeys(types))};\n" for name, types in sorted(found.items())]
    head = "/** Every detail there is; which of them a row has, it says itself. */\nexport interface Details {\n"
    return f"{head}{''.join(lines)}}}\n"


def _seats(sorts: tuple[Rows, ...]) -> str:
    """Which details are seats, to be told by who sits there."""
    found = [f"{row.name}.{name}" for rows in sorts for row in rows for name in row.details if _is_seat(row, name)]
    lines = "".join(f"  {json.dumps(seat)},\n" for seat in dict.fromkeys(found))
    about = "/** Details that are seats, as `<event or verb>.<detail>`: told by who sits there. */\n"
    return f"{about}export const SEATS: ReadonlySet<string> = new Set([\n{lines}]);\n"


def _is_seat(row: Row, name: str) -> bool:
    return row.details[name].name == SEAT.name


def type_of(kind: Kind, lists: Lists) -> str:
    """As TypeScript has it."""
    one = lists[kind.values] if kind.values else "string" if kind.text else "number"
    return f"{one}[]" if kind.many else one


def _key(name: str, kind: Kind) -> str:
    return _quoted(name) + ("?" if kind.optional else "")


def _quoted(name: str) -> str:
    return name if name.isidentifier() else json.dumps(name)
