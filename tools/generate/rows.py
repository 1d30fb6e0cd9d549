"""Makes the browser's types of events and choices from the rows of each game: `games/<game>/rows.ts`."""

from __future__ import annotations

import json
from importlib import import_module
from typing import Any, Final

from philtre import games
from philtre.core.rows import SEAT, Book, Kind, Rows

HEADER: Final = "// Written by `make types` from the game's rows and rules; do not edit.\n"
UNIONS: Final = """/** What happened, with the details of its event. */
export type Told<E extends keyof Events = keyof Events> = {
  [K in E]: { event: K; who: number | null; details: Events[K] };
}[E];

/** What can be done, with the details of its verb. */
export type Doing<V extends keyof Verbs = keyof Verbs> = {
  [K in V]: Omit<Choice, "verb" | "details"> & { verb: K; details: Verbs[K] };
}[V];
"""
GUARDS: Final = """/** Whether it is one of this game's events: from then on its details have types. */
export function isTold(happening: Happening): happening is Told {
  return EVENTS.has(happening.event);
}

/** Whether it has one of this game's verbs: from then on its details have types. */
export function isDoing(choice: Choice): choice is Doing {
  return VERBS.has(choice.verb);
}

/** Whether one of these questions of this game is asked. */
export function isPrompt(prompt: string | null | undefined, ...prompts: readonly Prompt[]): boolean {
  return prompts.some((one) => one === prompt);
}

/** Whether it is one of these events of this game. */
export function isEvent<E extends keyof Events>(happening: Happening, ...events: readonly E[]): happening is Told<E> {
  return events.some((one) => one === happening.event);
}

/** Whether it is one of the things that only previews of this game tell. */
export function isForeseen(happening: Happening, ...names: readonly Foresight[]): boolean {
  return names.some((one) => one === happening.event);
}

/** Whether it has one of these verbs of this game. */
export function isVerb<V extends keyof Verbs>(choice: Choice, ...verbs: readonly V[]): choice is Doing<V> {
  return verbs.some((one) => one === choice.verb);
}

/** Whether it is one of these controls of this game. */
export function isControl(name: string | null | undefined, ...controls: readonly Control[]): boolean {
  return controls.some((one) => one === name);
}
"""

Lists = dict[tuple[str, ...], str]  # the names of closed lists of texts


def row_types(name: str) -> str:
    """The types of a game, and the numbers of its rules that the browser needs."""
    book = games.face(name).book
    lists = _lists(book)
    return "\n".join(
        [
            HEADER,
            'import type { Choice, Happening } from "$wire";\n',
            *[_list(alias, values) for values, alias in lists.items()],
            _table("Events", "What happens: the details of each event.", book.events, lists),
            _table("Verbs", "What can be done: the details of each verb.", book.verbs, lists),
            UNIONS,
            _names("EVENTS", book.events),
            _names("VERBS", book.verbs),
            GUARDS,
            _things(book),
            _list("Control", book.controls.names(), "What is on or off, beside what is called like a card."),
            _list("Refusal", book.refusals.names(), "Why something is off."),
            _list("Foresight", book.foreseen.names(), "What only previews tell."),
            *_fixed(name),
        ]
    )


def _lists(book: Book) -> Lists:
    """The closed lists. If choices have more values than events, their list has another name."""
    found: Lists = {book.prompts.names(): "Prompt"}
    for rows in (book.events, book.verbs):
        for row in rows:
            for kind in row.details.values():
                alias = "".join(part.capitalize() for part in kind.name.split("-"))
                values = _values(kind)
                if values and values not in found:
                    found[values] = f"{alias}Choice" if alias in found.values() else alias
    return found


def _values(kind: Kind) -> tuple[str, ...]:
    return tuple(value for value in kind.values if value)


def _list(name: str, values: tuple[str, ...], about: str = "") -> str:
    head = f"/** {about} */\n" if about else ""
    constant = f"{_upper(name)}{'' if name.endswith('s') else 'S'}"
    lines = "".join(f"  {json.dumps(value)},\n" for value in values)
    return f"{head}export const {constant} = [\n{lines}] as const;\nexport type {name} = (typeof {constant})[number];\n"


def _upper(name: str) -> str:
    return "".join(f"_{letter}" if letter.isupper() and n else letter for n, letter in enumerate(name)).upper()


def _table(name: str, about: str, rows: Rows, lists: Lists) -> str:
    lines = []
    for row in rows:
        details = [f"{_key(detail, kind)}: {type_of(kind, lists)}" for detail, kind in row.details.items()]
        told = f"{{ {'; '.join(details)} }}" if details else "Record<string, never>"
        lines.append(f"  {_quoted(row.name)}: {told};\n")
    return f"/** {about} */\nexport interface {name} {{\n{''.join(lines)}}}\n"


def _names(name: str, rows: Rows) -> str:
    lines = "".join(f"  {json.dumps(row)},\n" for row in rows.names())
    return f"const {name}: ReadonlySet<string> = new Set<keyof {name.capitalize()}>([\n{lines}]);\n"


def _things(book: Book) -> str:
    """The details that are seats or things with names, which sentences use."""
    details = [
        (f"{row.name}.{name}", kind)
        for rows in (book.events, book.verbs)
        for row in rows
        for name, kind in row.details.items()
    ]
    named = {SEAT.name} | {kind.name for _, kind in details if kind.named}
    found = {detail: kind.name for detail, kind in details if kind.name in named}
    lines = "".join(f"  {json.dumps(detail)}: {json.dumps(sort)},\n" for detail, sort in found.items())
    about = "/** Details told by a name: who sits there, or what a thing is called; as `<event or verb>.<detail>`. */\n"
    sorts = " | ".join(json.dumps(sort) for sort in dict.fromkeys(found.values())) or "never"
    return f"{about}export const NAMED: Readonly<Record<string, {sorts}>> = {{\n{lines}}};\n"


def _fixed(name: str) -> list[str]:
    """The constants of the rules."""
    fixed = import_module(f"philtre.games.{name}.face.fixed")
    return [
        f"/** {about} */\nexport const {constant} = {_constant(value)};\n"
        for constant, (value, about) in fixed.FIXED.items()
    ]


def _constant(value: Any) -> str:
    if isinstance(value, int):
        return str(value)
    return json.dumps(value, indent=2 if isinstance(value, dict) else None) + " as const"


def type_of(kind: Kind, lists: Lists) -> str:
    """The type of a detail in TypeScript."""
    one = lists[_values(kind)] if kind.values else "string" if kind.text else "number"
    return f"{one}[]" if kind.many else one


def _key(name: str, kind: Kind) -> str:
    return _quoted(name) + ("?" if kind.optional else "")


def _quoted(name: str) -> str:
    return name if name.isidentifier() else json.dumps(name)
