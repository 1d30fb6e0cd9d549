"""What a viewer sees of Mystic Moon, as typed messages; docs/games/mystic_moon.md explains every field."""

from __future__ import annotations

import re
from typing import Any, Final

from philtre.core.contract import NOTHING, Setup, State
from philtre.games.mystic_moon.content import load, own
from philtre.games.mystic_moon.face.advice import plan
from philtre.games.mystic_moon.face.cards import GLYPHS, Cards, printed
from philtre.games.mystic_moon.face.controls import controls
from philtre.games.mystic_moon.face.details import details_of
from philtre.games.mystic_moon.face.position import Position, write
from philtre.games.mystic_moon.face.reading import build
from philtre.games.mystic_moon.face.terminal import draw
from philtre.games.mystic_moon.rules.events import EVENTS
from philtre.games.mystic_moon.rules.game import GAME
from philtre.games.mystic_moon.rules.notation import LIFT, SIGNS, cell_names, written
from philtre.games.mystic_moon.rules.state import ENDINGS, MysticMoonState
from philtre.games.mystic_moon.rules.tables import BLESSING, CURSE, HUTS, Content
from philtre.games.mystic_moon.rules.tokens import CELLS, INGREDIENTS, KINDS
from philtre.words.face import Choice, Control, Detail, Face, Happening, named

# What each happening's three numbers are called, and what they are where that is something else.
DETAILS: Final[dict[str, tuple[str, ...]]] = {
    "moved-in": ("hut",),
    "dealt-row": ("potion", "slot"),
    "dealt": ("kind",),
    "grew": ("kind", "place"),
    "rose": ("sign",),
    "top-sign": ("sign",),
    "top-formula": ("formula",),
    "turn-began": ("round",),
    "entered": ("place", "kind-list"),
    "caught-frog": ("frogs",),
    "stole": ("kind", "rival"),
    "used-glyph": ("place", "glyph"),
    "drew": ("kind",),
    "gained": ("stars",),
    "lost": ("stars",),
    "used-charm": ("charm",),
    "suffered": ("charm",),
    "waived": ("charm",),
    "learned": ("potion", "stars", "gold"),
    "forgot": ("potion",),
    "traded": ("kind-given", "kind-got", "tokens"),
    "performed": ("formula", "gold", "crystals"),
    "spilled": ("place",),
    "took-formula": ("formula",),
    "returned-formula": ("formula",),
    "discarded": ("kind",),
    "added": ("kind-added", "cell"),
    "brewed": ("potion", "cells", "stars"),
    "crystal-shone": ("stars",),
    "was-poisoned": ("stars",),
    "used-effect": ("potion",),
    "burned": ("kind",),
    "salvaged": ("kind",),
    "ladled": ("kind",),
    "fetched": ("kind",),
    "sought": ("kind",),
    "plucked": ("kind", "place"),
    "bartered": ("kind-given", "kind-got"),
    "exchanged": ("kind-got", "kind-given", "rival"),
    "drained": ("stars", "rival"),
    "dropped": ("kind",),
    "mushroomed": ("rival", "cell"),
    "withered": ("kind", "place"),
    "showed-sign": ("hand",),
    "drew-contest": ("drawn",),
    "counted-gold": ("stars",),
    "game-over": ("ending",),
    "round-began": ("round",),
}


class MysticMoonFace(Face[Position]):
    game = GAME
    position = Position
    cards = Cards
    secret = frozenset({"sign"})

    def __init__(self, content: Content) -> None:
        self.content = content

    def of(self, setup: Setup) -> MysticMoonFace:
        return self if setup.content == self.content.text else MysticMoonFace(load(setup.content))

    def title(self, kind: str, name: str, language: str) -> str | None:
        return self.content.titles.get(f"{_table(kind)}-{name}", {}).get(language)

    def names(self) -> dict[str, dict[str, str]]:
        """In the words of the game an ingredient is a kind."""
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

    def happening(self, event: int, who: int, args: tuple[int, int, int]) -> Happening:
        told = zip(DETAILS.get(EVENTS[event], ()), args, strict=False)
        details = {kind: self._detail(kind, value) for kind, value in told if value != NOTHING}
        if EVENTS[event] == "traded":
            details["kind-list"] = [str(details["kind-given"])] * args[2]
        return Happening(EVENTS[event], named(who), details)

    def draw(self, state: State, seat: int, words: Any) -> Any:
        assert isinstance(state, MysticMoonState)
        return draw(state, words)

    def _detail(self, kind: str, value: int) -> Detail:
        """One number of a happening, as people and browsers read it."""
        names: dict[str, list[str]] = {
            "hut": self.content.huts,
            "potion": [*self.content.potions, LIFT],
            "sign": self.content.signs,
            "formula": self.content.formulas,
            "kind": self.content.kinds,
            "glyph": list(GLYPHS),
            "hand": ["", *SIGNS],
            "ending": list(ENDINGS),
            "cell": cell_names(2 ** (4 * int(CELLS)) - 1),
        }
        if kind == "kind-added":
            return [*self.content.kinds[:INGREDIENTS], "crystal"][value]
        if kind == "kind-list":
            return [self.content.kinds[n] for n in range(KINDS) for _ in range(value >> 4 * n & 15)]
        base = kind.partition("-")[0]
        if base in names:
            return names[base][value]
        if kind in ("place", "slot"):
            return value + 1
        if kind == "cells":
            return cell_names(value)
        return self._charm(value) if kind == "charm" else value

    def _charm(self, charm: int) -> str:
        if charm < HUTS:
            return f"{self.content.huts[charm]}-talent"
        if charm < BLESSING:
            return f"{self.content.signs[charm - int(CURSE)]}-curse"
        return f"{self.content.signs[charm - int(BLESSING)]}-blessing"


def _table(kind: str) -> str:
    """The table of a pack in which cards of a kind of detail have their names."""
    base = kind.partition("-")[0]
    return "ingredient" if base == "kind" else base


FACE: Final = MysticMoonFace(own())
