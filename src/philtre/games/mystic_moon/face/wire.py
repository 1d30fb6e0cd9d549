"""The face of Mystic Moon. docs/games/mystic_moon.md explains every field of its messages."""

from __future__ import annotations

import re
from typing import Any, Final

from philtre.core.contract import Setup, State
from philtre.core.rows import Book
from philtre.games.mystic_moon.content import load, older_text, own
from philtre.games.mystic_moon.face.advice import plan
from philtre.games.mystic_moon.face.cards import Cards, printed
from philtre.games.mystic_moon.face.controls import CONTROLS, REFUSALS, controls
from philtre.games.mystic_moon.face.details import details_of
from philtre.games.mystic_moon.face.position import Position
from philtre.games.mystic_moon.face.reading import build
from philtre.games.mystic_moon.face.writing import write
from philtre.games.mystic_moon.rules.events import HAPPENINGS
from philtre.games.mystic_moon.rules.game import GAME
from philtre.games.mystic_moon.rules.kinds import FORMULA_KIND, POTION
from philtre.games.mystic_moon.rules.notation import VERBS, written
from philtre.games.mystic_moon.rules.state import QUESTIONS, MysticMoonState
from philtre.games.mystic_moon.rules.tables import EFFECT_VERBS, Content
from philtre.words.face import Choice, Control, Face

BOOK: Final = Book(HAPPENINGS, VERBS, QUESTIONS, CONTROLS, REFUSALS)
BOOK.things = (POTION, FORMULA_KIND)
BOOK.others = {"verb": EFFECT_VERBS}


class MysticMoonFace(Face[Position]):
    game = GAME
    position = Position
    cards = Cards
    book = BOOK
    gains = ("lifted", "brewed", "performed", "learned", "gained", "stole", "traded", "caught-frog", "drew")
    content: Content
    secret = frozenset({"sign"})

    def __init__(self, content: Content) -> None:
        self.content = content

    def of(self, setup: Setup) -> MysticMoonFace:
        return self if setup.content == self.content.text else MysticMoonFace(load(setup.content))

    def older_cards(self, rules: int) -> str | None:
        return older_text(rules)

    def title(self, kind: str, name: str, language: str) -> str | None:
        return self.content.titles.get(f"{_table(kind)}-{name}", {}).get(language)

    def names(self) -> dict[str, dict[str, str]]:
        """The names of a pack. In messages an ingredient is a kind."""
        return {re.sub("^ingredient-", "kind-", key): names for key, names in self.content.titles.items()}

    def printed(self) -> Cards:
        return printed(self.content)

    def plan(self, state: State) -> list[int]:
        assert isinstance(state, MysticMoonState)
        return plan(state)

    def write(self, state: State) -> Position:
        assert isinstance(state, MysticMoonState)
        return write(state)

    def build(self, position: Position) -> State:
        return build(position, self.content)

    def choice(self, state: State, action: int) -> Choice:
        assert isinstance(state, MysticMoonState)
        words = written(state, action)
        return Choice(action, words.partition(" ")[0], words, details_of(state, action))

    def controls(self, state: State) -> list[Control]:
        assert isinstance(state, MysticMoonState)
        return controls(state)

    def draw(self, state: State, seat: int, words: Any) -> Any:
        assert isinstance(state, MysticMoonState)
        # Imported here because only the terminal needs it, and its imports are large.
        from philtre.games.mystic_moon.face.terminal import draw

        return draw(state, words)


def _table(kind: str) -> str:
    """The table of a pack with the names for a kind of detail."""
    base = kind.partition("-")[0]
    return "ingredient" if base == "kind" else base


FACE: Final = MysticMoonFace(own())
