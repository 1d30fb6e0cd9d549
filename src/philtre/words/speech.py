"""Happenings, choices and results in a person's words. A game's own words are in `locales/<language>/<game>.ftl`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from philtre.core.contract import Outcome
from philtre.words.face import Choice, Detail, Face, Happening
from philtre.words.fluent import Words


class Speech:
    """Says what goes on at one table, with the names of those who sit there."""

    def __init__(self, words: Words, face: Face[Any], names: Sequence[str]) -> None:
        self.words = words
        self.face = face  # that of the set-up: a content pack has names of its own
        self.game = face.game.name
        self.names = names

    def __call__(self, name: str, /, **values: Any) -> str:
        """The words of the language, but people are called by their names, and cards by those of their pack: what a
        face draws with."""
        if name == "seat":
            return self.names[int(values["seat"]) - 1]
        kind, _, card = name.removeprefix(f"{self.game}-").partition("-")
        title: str | None = self.face.title(kind, card, self.words.language)
        return self.words(name, **values) if title is None else title

    def happening(self, happening: Happening) -> str:
        who = "" if happening.who is None else self.names[happening.who]
        return self.words(f"{self.game}-event-{happening.event}", who=who, **self._details(happening.details))

    def choice(self, choice: Choice) -> str:
        return self.words(f"{self.game}-do-{choice.verb}", **self._details(choice.details))

    def prompt(self, prompt: str) -> str:
        return self.words(f"{self.game}-prompt-{prompt}")

    def result(self, outcome: Outcome) -> str:
        """Who won, and why it is over."""
        winners = [self.names[seat] for seat in outcome.winners()]
        reason = self.words.reason(self.game, outcome.reason)
        return self.words("result", winners=self.words.listed(winners), count=len(winners), reason=reason)

    def _details(self, details: dict[str, Detail]) -> dict[str, Any]:
        return {name: self._detail(name, value) for name, value in details.items()}

    def _detail(self, name: str, value: Detail) -> str | int:
        """A name in the game's words where it has any (`<game>-card-giada`), else as it is.

        A detail of a kind that is there twice has a suffix (`card-new`); a `rival` is a seat.
        """
        if isinstance(value, int):
            return self._rival(value) if name == "rival" else value
        if isinstance(value, list):
            return self.words.listed([str(self._detail(name, item)) for item in value])
        for kind in (name, name.partition("-")[0]):
            title = self.face.title(kind, value, self.words.language) if isinstance(value, str) else None
            if title is not None:
                return title
            named = f"{self.game}-{kind}-{value}"
            if self.words.has(named):
                return self.words(named)
        return str(value)

    def _rival(self, seat: int) -> str:
        return self.names[seat] if seat < len(self.names) else self.words("seat", seat=seat + 1)
