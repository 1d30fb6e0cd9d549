"""One row for each event, verb, prompt, control and refusal of a game: its number, its name, its typed details.

Everything else is made from the rows: messages, sentences, the browser's types, the page in the documents.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any, Final, final

from mypy_extensions import i64

from philtre.core.contract import NOTHING

Detail = str | int | Sequence[int | str]  # one kind of list: readers of messages could not tell two apart
Details = dict[str, Detail]
Written = Callable[[Any, int], Detail]


def _as_it_is(_: Any, value: int) -> Detail:
    return value


@final
class Kind:
    """What a detail is: a seat, a number, a card, a place."""

    def __init__(
        self,
        name: str,
        write: Written = _as_it_is,
        values: tuple[str, ...] = (),
        text: bool = True,
        many: bool = False,
        named: bool = False,
    ) -> None:
        self.name: str = name
        self.write: Written = write  # the number a story is told, as messages have it; the first argument: the cards
        self.values: tuple[str, ...] = values  # all there are; empty where cards or positions say it
        self.text: bool = text  # a text, or a number
        self.many: bool = many  # a list of them
        self.named: bool = named  # each has a name in the words: `<game>-<kind>-<value>`
        self.parts: dict[str, Kind] = {}  # one number that makes several details
        self.optional: bool = False  # it may be missing
        self.silent: bool = False  # for those who draw: no sentence tells it

    def maybe(self) -> Kind:
        """The same, but it may be missing."""
        kind = self._copy()
        kind.optional = True
        return kind

    def unsaid(self) -> Kind:
        """The same, but only for those who draw what happens: no sentence tells it."""
        kind = self._copy()
        kind.silent = True
        return kind

    def _copy(self) -> Kind:
        kind = Kind(self.name, self.write, self.values, self.text, self.many, self.named)
        kind.parts, kind.optional, kind.silent = self.parts, self.optional, self.silent
        return kind


def one_of(name: str, values: Sequence[str], named: bool = False) -> Kind:
    """One of a closed list; its number is its place there."""
    listed = tuple(values)
    return Kind(name, lambda _, value: listed[value], listed, named=named)


def counted(name: str) -> Kind:
    """Things counted from 0 inside and from 1 by people."""
    return Kind(name, lambda _, value: value + 1, text=False)


def several(kind: Kind, write: Written | None = None) -> Kind:
    """A list of things of a kind; `write` makes it of one number."""
    return Kind(kind.name, write or _as_it_is, kind.values, kind.text, many=True, named=kind.named)


def made_of(split: Written, **parts: Kind) -> Kind:
    """One number that makes several details; `split` gives their values in this order."""
    kind = Kind("", split)
    kind.parts = {name.replace("_", "-"): part for name, part in parts.items()}
    return kind


SEAT: Final = Kind("seat", text=False)  # told by the name of who sits there
NUMBER: Final = Kind("number", text=False)
NOTATION: Final = Kind("notation")  # as actions are written


@final
class Row:
    """One row: the name, and its details by their names."""

    def __init__(self, number: int, name: str, args: dict[str, Kind]) -> None:
        self.number: int = number
        self.name: str = name
        self.args: dict[str, Kind] = args  # what a story is told, in this order
        self.details: dict[str, Kind] = {}  # what messages carry
        for name_of_arg, kind in args.items():
            self.details.update(kind.parts or {name_of_arg: kind})

    def written(self, content: Any, numbers: tuple[int, ...]) -> Details:
        """What a story was told, as messages have it."""
        details: Details = {}
        for (name, kind), value in zip(self.args.items(), numbers, strict=False):
            if value != NOTHING and kind.parts:
                found = kind.write(content, value)
                assert not isinstance(found, int)
                details.update(zip(kind.parts, found, strict=True))
            elif value != NOTHING:
                details[name] = kind.write(content, value)
        return details


@final
class Rows:
    """The rows of one sort, in the order of their numbers. New ones come at the end: positions keep numbers."""

    def __init__(self) -> None:
        self.rows: list[Row] = []
        self._by_name: dict[str, Row] = {}

    def add(self, name: str, **details: Kind) -> i64:
        """A row; its number. In names of details `_` stands for `-`, and one at the end for nothing."""
        assert name not in self._by_name, name
        named = {key.rstrip("_").replace("_", "-"): kind for key, kind in details.items()}
        row = Row(len(self.rows), name, named)
        self.rows.append(row)
        self._by_name[name] = row
        return row.number

    def put(self, number: i64, name: str, **details: Kind) -> None:
        """A row for a number that the rules compare at every step: written out, it costs nothing once compiled."""
        assert number == len(self.rows), f"{name} is number {len(self.rows)}"
        self.add(name, **details)

    def word(self, name: str) -> str:
        """A row that is known by its name alone."""
        self.add(name)
        return name

    def names(self) -> tuple[str, ...]:
        return tuple([row.name for row in self.rows])

    def named(self, name: str) -> Row:
        return self._by_name[name]

    def __contains__(self, name: object) -> bool:
        return name in self._by_name

    def __iter__(self) -> Iterator[Row]:
        return iter(self.rows)


@final
class Book:
    """All rows of one game."""

    def __init__(self, events: Rows, verbs: Rows, prompts: Rows, controls: Rows, refusals: Rows) -> None:
        self.events: Rows = events  # what happens: `<game>-event-<name>`
        self.verbs: Rows = verbs  # what can be done: `<game>-do-<name>`
        self.prompts: Rows = prompts  # what is asked: `<game>-prompt-<name>`
        self.controls: Rows = controls  # what is on or off
        self.refusals: Rows = refusals  # why something is off: `<game>-why-<name>`
        self.foreseen: Rows = Rows()  # what ends a preview, worded like an event
        self.others: dict[str, Rows] = {}  # what else has words, by the word after the game's name
        self.things: tuple[Kind, ...] = ()  # kinds of things that controls are named after, beside their rows

    def event(self, name: str) -> Row:
        return self.events.named(name) if name in self.events else self.foreseen.named(name)
