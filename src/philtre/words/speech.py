"""Happenings, choices and results as sentences. A game's messages are in `locales/<language>/<game>.ftl`."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

from philtre.core.contract import Outcome
from philtre.core.rows import SEAT, Detail, Kind, Row
from philtre.words.face import Choice, Face, Happening
from philtre.words.fluent import Words


class Speech:
    """Describes one table in words, with the names of its players."""

    def __init__(self, words: Words, face: Face[Any], names: Sequence[str]) -> None:
        self.words = words
        self.face = face  # the face for the set-up, because a content pack has its own names
        self.game = face.game.name
        self.names = names

    def __call__(self, name: str, /, **values: Any) -> str:
        """A message, with the names of players and of the pack's cards. Faces draw with this."""
        if name == "seat":
            return self.names[int(values["seat"]) - 1]
        kind, _, card = name.removeprefix(f"{self.game}-").partition("-")
        title: str | None = self.face.title(kind, card, self.words.language)
        return self.words(name, **values) if title is None else title

    def has(self, name: str) -> bool:
        return self.words.has(name)

    def happening(self, happening: Happening) -> str:
        who = "" if happening.who is None else self._name(happening.who)
        row = self.face.book.event(happening.event)
        return self.words(f"{self.game}-event-{row.name}", who=who, **self._details(row, happening.details))

    def choice(self, choice: Choice) -> str:
        row = self.face.book.verbs.named(choice.verb)
        return self.words(f"{self.game}-do-{row.name}", **self._details(row, choice.details))

    def prompt(self, prompt: str) -> str:
        return self.words(f"{self.game}-prompt-{prompt}")

    def result(self, outcome: Outcome) -> str:
        """The winners, and why the game ended."""
        winners = [self.names[seat] for seat in outcome.winners()]
        reason = self.words.reason(self.game, outcome.reason)
        return self.words("result", winners=self.words.listed(winners), count=len(winners), reason=reason)

    def _details(self, row: Row, details: dict[str, Detail]) -> dict[str, Any]:
        return {name: self._detail(row.details[name], value) for name, value in details.items()}

    def _detail(self, kind: Kind, value: Detail) -> str | int:
        """A detail for a sentence: things by their names, seats by their players, anything else unchanged."""
        if isinstance(value, int):
            return self._name(value) if kind.name == SEAT.name else value
        if isinstance(value, str):
            return self._thing(kind.name, value, 1)
        return self.words.listed([self._thing(kind.name, str(item), count) for item, count in Counter(value).items()])

    def _thing(self, kind: str, value: str, count: int) -> str:
        """A number of things: `<game>-said-kind-fern` is `2 ferns`, `<game>-kind-fern` is only the name.

        Things without a message are unchanged, so that texts can select by them. Things of a content pack have a title
        but no plural.
        """
        said, plain = (f"{self.game}-{way}{kind}-{value}" for way in ("said-", ""))
        title = self.face.title(kind, value, self.words.language)
        if title is None and self.words.has(said):
            return self.words(said, count=count)
        if title is None and self.words.has(plain):
            title = self.words(plain)
        return _times(count, value if title is None else title)

    def _name(self, seat: int) -> str:
        return self.names[seat] if seat < len(self.names) else self.words("seat", seat=seat + 1)


def _times(count: int, title: str) -> str:
    return title if count == 1 else f"{count} × {title}"
