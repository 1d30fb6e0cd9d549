"""Actions as text, for games in which each action has one text, whatever the position."""

from __future__ import annotations

from typing import final

from philtre.core.errors import NotationError

SHOWN = 40  # characters of a wrong text that an error shows


@final
class Lexicon:
    """All actions of a game with their texts."""

    def __init__(self, words: list[str], verbs: tuple[str, ...]) -> None:
        self.words: list[str] = words  # by action id
        self.verbs: tuple[str, ...] = verbs  # in the order in which people see them
        self.numbers: dict[str, int] = {text: number for number, text in enumerate(words)}

    def parse(self, text: str) -> int:
        """The action of a text. Raises NotationError, which suggests similar texts."""
        words = " ".join(text.split()).lower()
        if words in self.numbers:
            return self.numbers[words]
        verb = words.split(" ")[0] if words else ""
        if verb not in self.verbs:
            raise NotationError(f"{text[:SHOWN]!r} is not an action; actions begin with: {', '.join(self.verbs)}")
        example = next(known for known in self.words if known.startswith(verb))
        raise NotationError(f"{text[:SHOWN]!r} is not how '{verb}' is written; for example: {example}")
