"""The face of Apotheca. docs/games/apotheca.md explains every field of its messages."""

from __future__ import annotations

from typing import Any, Final

from philtre.core.contract import Setup, State
from philtre.core.rows import Book
from philtre.games.apotheca.content import Content, load, own
from philtre.games.apotheca.face.cards import Cards, printed
from philtre.games.apotheca.face.controls import CONTROLS, REFUSALS, controls
from philtre.games.apotheca.face.details import details_of
from philtre.games.apotheca.face.position import Position
from philtre.games.apotheca.face.reading import build
from philtre.games.apotheca.face.writing import write
from philtre.games.apotheca.rules.evaluation import SOLO_POINTS
from philtre.games.apotheca.rules.events import HAPPENINGS
from philtre.games.apotheca.rules.game import GAME
from philtre.games.apotheca.rules.notation import LEXICON, VERBS
from philtre.games.apotheca.rules.state import QUESTIONS, ApothecaState
from philtre.games.apotheca.rules.variants import SOLO
from philtre.words.face import Choice, Control, Face

BOOK: Final = Book(HAPPENINGS, VERBS, QUESTIONS, CONTROLS, REFUSALS)


class ApothecaFace(Face[Position]):
    game = GAME
    position = Position
    cards = Cards
    book = BOOK
    gains = ("satisfied", "matched", "scored", "hired", "hired-from-deck", "gained-gem")
    content: Content

    def __init__(self, content: Content) -> None:
        self.content = content

    def of(self, setup: Setup) -> ApothecaFace:
        return self if setup.content == self.content.text else ApothecaFace(load(setup.content))

    def title(self, kind: str, name: str, language: str) -> str | None:
        return self.content.titles.get(f"{kind}-{name}", {}).get(language)

    def names(self) -> dict[str, dict[str, str]]:
        return self.content.titles

    def points(self, setup: Setup, value: float) -> float | None:
        return value * SOLO_POINTS if setup.variant == SOLO else None

    def printed(self) -> Cards:
        return printed()

    def write(self, state: State) -> Position:
        assert isinstance(state, ApothecaState)
        return write(state)

    def build(self, position: Position) -> State:
        return build(position)

    def choice(self, state: State, action: int) -> Choice:
        assert isinstance(state, ApothecaState)
        words = LEXICON.words[action]
        verb, _, rest = words.partition(" ")
        return Choice(action, verb, words, {**details_of(state, action), "words": rest})

    def controls(self, state: State) -> list[Control]:
        assert isinstance(state, ApothecaState)
        return controls(state)

    def draw(self, state: State, seat: int, words: Any) -> Any:
        assert isinstance(state, ApothecaState)
        # Imported here because only the terminal needs it, and its imports are large.
        from philtre.games.apotheca.face.terminal import draw

        return draw(state, words)


FACE: Final = ApothecaFace(own())
