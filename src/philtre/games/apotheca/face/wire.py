"""What a viewer sees of Apotheca, as typed messages; docs/games/apotheca.md explains every field."""

from __future__ import annotations

from typing import Any, Final

from philtre.core.contract import Setup, State
from philtre.core.rows import Book, Detail
from philtre.games.apotheca.content import Content, load, own
from philtre.games.apotheca.face.cards import Cards, printed
from philtre.games.apotheca.face.controls import CONTROLS, REFUSALS, controls
from philtre.games.apotheca.face.position import Position, build, write
from philtre.games.apotheca.rules.actions import (
    DECREE,
    HIRE,
    HIRE_MIXED,
    OUTSIDE,
    PLACE,
    POWER,
    POWER_OF,
    POWER_VERBS,
    REVEAL,
    SATISFY,
    STACK,
    TRIGGER,
    USES,
)
from philtre.games.apotheca.rules.board import MATCHES, space_name, spaces_in
from philtre.games.apotheca.rules.evaluation import SOLO_POINTS
from philtre.games.apotheca.rules.events import HAPPENINGS
from philtre.games.apotheca.rules.game import GAME
from philtre.games.apotheca.rules.kinds import APOTHECARIES, COLOURS, STATIONS
from philtre.games.apotheca.rules.notation import LEXICON, VERBS
from philtre.games.apotheca.rules.powers import moves_of
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
        return Choice(action, verb, words, {**_details(state, action), "words": rest})

    def controls(self, state: State) -> list[Control]:
        assert isinstance(state, ApothecaState)
        return controls(state)

    def draw(self, state: State, seat: int, words: Any) -> Any:
        assert isinstance(state, ApothecaState)
        # Only terminals need it, and what it imports is large.
        from philtre.games.apotheca.face.terminal import draw

        return draw(state, words)


def _details(state: ApothecaState, action: int) -> dict[str, Detail]:
    """What the action touches, for the browser to point at."""
    if action >= POWER:
        return _power_details(state, action - int(POWER))
    for first, end, kind in ((REVEAL, 16, "space"), (PLACE, HIRE, "space"), (STACK, POWER, "space")):
        if first <= action < end:
            return {kind: space_name((action - int(first)) % 16)}
    if HIRE <= action < TRIGGER:
        return _hire_details(state, action)
    if TRIGGER <= action < SATISFY:
        row, column = MATCHES[action - int(TRIGGER)]
        spaces = spaces_in(row | column)
        return {"spaces": [space_name(s) for s in spaces], "colour": COLOURS[state.colour_at(2 ** spaces[0])]}
    if SATISFY <= action < SATISFY + 15:
        return {"card": APOTHECARIES[action - int(SATISFY)]}
    return {"colour": COLOURS[action - int(DECREE)]} if DECREE <= action < STACK else {}


def _hire_details(state: ApothecaState, action: int) -> dict[str, Detail]:
    mixed = action >= HIRE_MIXED
    station = action - int(HIRE_MIXED if mixed else HIRE)
    pay = "mixed" if mixed else "alike"
    if station == len(STATIONS):
        return {"pay": pay, "card": "deck"}
    return {"pay": pay, "station": STATIONS[station], "card": APOTHECARIES[state.station(station)]}


def _power_details(state: ApothecaState, row: int) -> dict[str, Detail]:
    moves = moves_of(state, row)
    power = POWER_VERBS[USES[row].power]
    return {
        "card": APOTHECARIES[POWER_OF[row]],
        "power": power,
        "from": [space_name(source) for source, _ in moves],
        "to": [space_name(goal) for _, goal in moves],
        **_where(power, LEXICON.words[int(POWER) + row].split()[1:]),
    }


def _where(power: str, words: list[str]) -> dict[str, Detail]:
    """Which line, square or side it is that moves, where potions alone do not tell."""
    if power in ("float", "rush"):
        return {"line": words[0].replace(">", "–"), "way": words[1]}
    if power in ("twist", "winds"):
        return {"space" if power == "twist" else "way": words[0]}
    return {}


assert OUTSIDE == STACK + 16, "the details of stack and outside are read together"
FACE: Final = ApothecaFace(own())
