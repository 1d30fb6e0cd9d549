"""Happenings, choices and results in a person's words. A game's own words are in `locales/<language>/<game>.ftl`."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any, Final

from philtre.core.contract import Outcome
from philtre.words.face import Choice, Detail, Face, Happening
from philtre.words.fluent import Words

SEATS: Final = ("rival", "to")


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
        """Things by their names in a sentence, seats (`rival`, `to`) by those who sit there, anything else as it is."""
        if isinstance(value, int):
            return self._rival(value) if name in SEATS else value
        if isinstance(value, str):
            return self._thing(name, value, 1)
        return self.words.listed([self._thing(name, str(item), count) for item, count in Counter(value).items()])

    def _thing(self, name: str, value: str, count: int) -> str:
        """So many of a thing: `<game>-said-kind-fern` says `2 ferns`, `<game>-kind-fern` is its plain name.

        A detail of a kind that is there twice has a suffix (`kind-given`). Things that the game has no words for are
        told as they are; those of a content pack have a title and no plural.
        """
        for kind in (name, name.partition("-")[0]):
            said, plain = (f"{self.game}-{way}{kind}-{value}" for way in ("said-", ""))
            title = self.face.title(kind, value, self.words.language)
            if title is None and self.words.has(said):
                return self.words(said, count=count)
            if title is None and self.words.has(plain):
                title = self.words(plain)
            if title is not None:
                return _times(count, title)
        return _times(count, value)

    def _rival(self, seat: int) -> str:
        return self.names[seat] if seat < len(self.names) else self.words("seat", seat=seat + 1)


def _times(count: int, title: str) -> str:
    return title if count == 1 else f"{count} × {title}"
