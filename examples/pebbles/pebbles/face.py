"""The face of Pebbles: its rows, and positions as JSON in both directions."""

from __future__ import annotations

from typing import Final

import msgspec

from pebbles.rules import (
    COLOURS,
    EMPTY,
    EVENTS,
    GAME,
    NO_HAND,
    PLACE,
    PROMPTS,
    UNKNOWN,
    UP,
    VERBS,
    Line,
)
from philtre.core.contract import State
from philtre.core.errors import PositionError
from philtre.core.rows import Book, Details, Rows
from philtre.words.face import Control, Face, named

CONTROLS: Final = Rows()
DRAWING, PUTTING, TURNING, SLIDING = [CONTROLS.word(name) for name in ("draw", "put", "turn", "slide")]
REFUSALS: Final = Rows()
NONE: Final = REFUSALS.word("none")


class Stone(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    colour: str | None
    owner: int | None


class LinePosition(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The line as JSON; unknown things are null."""

    places: list[Stone | None]
    unseen: tuple[int, int]
    hand: Stone | None
    turn: int
    slid: bool
    points: list[int]
    black_costs: int


class PebblesFace(Face[LinePosition]):
    game = GAME
    book = Book(EVENTS, VERBS, PROMPTS, CONTROLS, REFUSALS)
    position = LinePosition
    seats_in = frozenset({"owner", "turn"})
    per_seat = ("points",)

    def write(self, state: State) -> LinePosition:
        assert isinstance(state, Line)
        places = [
            None if colour == EMPTY else Stone(_colour(colour), named(owner))
            for colour, owner in zip(state.colours, state.owners, strict=True)
        ]
        hand = None if state.hand == NO_HAND else Stone(_colour(state.hand), state.turn)
        unseen = (state.unseen[0], state.unseen[1])
        return LinePosition(places, unseen, hand, state.turn, bool(state.slid), list(state.points), state.black_costs)

    def build(self, position: LinePosition) -> Line:
        line = Line()
        line.length = len(position.places)
        line.black_costs, line.turn, line.slid = position.black_costs, position.turn, int(position.slid)
        line.unseen, line.points = list(position.unseen), list(position.points)
        line.colours = [EMPTY if stone is None else _number(stone) for stone in position.places]
        line.owners = [UP if stone is None or stone.owner is None else stone.owner for stone in position.places]
        line.hand = NO_HAND if position.hand is None else _number(position.hand)
        return line

    def details(self, state: State, action: int) -> Details:
        place = self.game.notation(state, action).partition(" ")[2]
        return {"place": int(place)} if place else {}

    def controls(self, state: State) -> list[Control]:
        verbs = {self.game.notation(state, action).split()[0] for action in state.legal_actions()}
        names = (PUTTING,) if state.ask() == PLACE else (DRAWING, TURNING, SLIDING)
        return [Control(name, None if name in verbs else NONE) for name in names]


def _colour(colour: int) -> str | None:
    return None if colour == UNKNOWN else COLOURS[colour]


def _number(stone: Stone) -> int:
    if stone.colour is None:
        return UNKNOWN
    if stone.colour not in COLOURS:
        raise PositionError(f"a stone cannot be '{stone.colour[:20]}'; allowed: {', '.join(COLOURS)}")
    return COLOURS.index(stone.colour)


FACE: Final = PebblesFace()
