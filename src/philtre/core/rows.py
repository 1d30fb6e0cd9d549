"""The rows of a game: one for each event, verb, prompt, control and refusal, with its number, name and typed details.

Messages, sentences, the browser's types and a page of the documents are made from the rows.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any, Final, final

from mypy_extensions import i64

from philtre.core.contract import NOTHING, Story

Detail = str | int | Sequence[int | str]  # the values of details in messages, with the types that JSON has
Details = dict[str, Detail]
Written = Callable[[Any, int], Detail]
Split = Callable[[Any, int], Details]


def _as_it_is(_: Any, value: int) -> Detail:
    return value


@final
class Kind:
    """The type of a detail: a seat, a number, a card, a place."""

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
        self.write: Written = write  # makes the value of messages from the cards and the number in the story
        self.values: tuple[str, ...] = values  # all values; empty if they depend on cards or positions
        self.text: bool = text  # a text; otherwise a number
        self.many: bool = many  # a list of them
        self.named: bool = named  # each value has a name in the messages: `<game>-<kind>-<value>`
        self.parts: dict[str, Kind] = {}  # several details that are made from one number
        self.split: Split | None = None  # by this function
        self.optional: bool = False  # it may be missing
        self.silent: bool = False  # only for drawings: no sentence contains it

    def maybe(self) -> Kind:
        """The same, but it may be missing."""
        kind = self._copy()
        kind.optional = True
        return kind

    def unsaid(self) -> Kind:
        """The same, but only for drawings: no sentence contains it."""
        kind = self._copy()
        kind.silent = True
        return kind

    def _copy(self) -> Kind:
        kind = Kind(self.name, self.write, self.values, self.text, self.many, self.named)
        kind.parts, kind.split, kind.optional, kind.silent = self.parts, self.split, self.optional, self.silent
        return kind


def one_of(name: str, values: Sequence[str], named: bool = False) -> Kind:
    """One of a closed list; its number is its place in the list."""
    listed = tuple(values)
    return Kind(name, lambda _, value: listed[value], listed, named=named)


def counted(name: str) -> Kind:
    """A number that counts from 0 in the rules and from 1 for people."""
    return Kind(name, lambda _, value: value + 1, text=False)


def several(kind: Kind, write: Written | None = None) -> Kind:
    """A list of values of a kind; `write` makes it from one number."""
    return Kind(kind.name, write or _as_it_is, kind.values, kind.text, many=True, named=kind.named)


def made_of(split: Split, **parts: Kind) -> Kind:
    """Several details that are made from one number; `split` returns them."""
    kind = Kind("")
    kind.parts, kind.split = {_name(key): part for key, part in parts.items()}, split
    return kind


SEAT: Final = Kind("seat", text=False)  # shown as the player's name
NUMBER: Final = Kind("number", text=False)
NOTATION: Final = Kind("notation")  # seats as they are written in actions


@final
class Row:
    """A row: a name, and the types of its details by their names."""

    def __init__(self, number: int, name: str, args: dict[str, Kind], heard: str) -> None:
        self.number: int = number
        self.name: str = name
        self.heard: str = heard  # the method of a story that reports it: `tell`, `uncover` or `whisper`
        self.args: dict[str, Kind] = args  # what a story gets, in this order
        self.details: dict[str, Kind] = {}  # what messages contain
        for name_of_arg, kind in args.items():
            self.details.update(kind.parts or {name_of_arg: kind})

    def written(self, content: Any, numbers: tuple[int, ...]) -> Details:
        """The details of a message, from the numbers that a story got."""
        details: Details = {}
        for (name, kind), value in zip(self.args.items(), numbers, strict=False):
            if value != NOTHING and kind.split is not None:
                details.update(kind.split(content, value))
            elif value != NOTHING:
                details[name] = kind.write(content, value)
        return details


def _name(key: str) -> str:
    """The name of a detail in messages."""
    return key.rstrip("_").replace("_", "-")


@final
class Rows:
    """The rows of one sort, in the order of their numbers. New ones come last: stored positions contain numbers."""

    def __init__(self) -> None:
        self.rows: list[Row] = []
        self._by_name: dict[str, Row] = {}

    def add(self, name: str, **details: Kind) -> i64:
        """Adds a row and returns its number. In names of details `_` becomes `-`; at the end it is dropped."""
        return self._add(name, "tell", details)

    def uncovers(self, name: str, **details: Kind) -> i64:
        """The row of an event that shows all players something hidden."""
        return self._add(name, "uncover", details)

    def whispers(self, name: str, **details: Kind) -> i64:
        """The row of an event that only one seat learns of."""
        return self._add(name, "whisper", details)

    def _add(self, name: str, heard: str, details: dict[str, Kind]) -> i64:
        assert name not in self._by_name, name
        named = {_name(key): kind for key, kind in details.items()}
        row = Row(len(self.rows), name, named, heard)
        self.rows.append(row)
        self._by_name[name] = row
        return row.number

    def put(self, number: i64, name: str, **details: Kind) -> None:
        """Adds a row with a given number, for rules that compare it often: literals are faster in compiled code."""
        assert number == len(self.rows), f"{name} is number {len(self.rows)}"
        self.add(name, **details)

    def word(self, name: str) -> str:
        """Adds a row without details and returns its name."""
        self.add(name)
        return name

    def tell(self, story: Story, event: int, who: int, **details: int) -> None:
        """Reports an event, each detail by its name. Compiled games have a function for each event instead."""
        if story.silent:
            return
        row = self.rows[event]
        told = {_name(key): number for key, number in details.items()}
        assert told.keys() == row.args.keys(), f"{row.name} has these details: {', '.join(row.args)}"
        a, b, c = [*[told[name] for name in row.args], NOTHING, NOTHING, NOTHING][:3]
        if row.heard == "whisper":
            story.whisper(who, event, a, b, c)
        elif row.heard == "uncover":
            story.uncover(event, who, a, b, c)
        else:
            story.tell(event, who, a, b, c)

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
        self.events: Rows = events  # events: `<game>-event-<name>`
        self.verbs: Rows = verbs  # verbs of actions: `<game>-do-<name>`
        self.prompts: Rows = prompts  # prompts: `<game>-prompt-<name>`
        self.controls: Rows = controls  # controls, which are on or off
        self.refusals: Rows = refusals  # reasons why a control is off: `<game>-why-<name>`
        self.foreseen: Rows = Rows()  # what may end a preview, with messages like those of events
        self.others: dict[str, Rows] = {}  # other rows with messages, by the word after the game's name
        self.things: tuple[Kind, ...] = ()  # kinds whose values are names of controls, too

    def event(self, name: str) -> Row:
        return self.events.named(name) if name in self.events else self.foreseen.named(name)
