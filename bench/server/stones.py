"""The small game of the load bench: draw a stone in secret, put it down, turn one up; a full line begins anew.

It is interpreted, as boardgame.io's is, because the benchmark compares servers.
"""

from __future__ import annotations

from typing import Any, Final

import msgspec
from librt.vecs import vec
from mypy_extensions import i64

from philtre.core.contract import Chance, Game, Outcome, Setup, State, Story, Variant
from philtre.core.rows import Detail
from philtre.words.face import Choice, Control, Face, Happening, named

PLACES: Final = 6
EMPTY, BLACK, WHITE, UNKNOWN = -1, 0, 1, 2
UP: Final = -1  # instead of an owner
DRAW, PUT, TURN, ACTIONS = 0, 1, 1 + PLACES, 1 + 2 * PLACES
DREW, DREW_THIS, PUT_DOWN, TURNED = range(4)
VERBS: Final = ("draw", "put", "turn")


class Stones(State):
    def __init__(self) -> None:
        self.colours = [EMPTY] * PLACES
        self.owners = [UP] * PLACES
        self.hand = EMPTY
        self.turn = 0
        self.points = [0, 0]

    def seats(self) -> i64:
        return 2

    def seat(self) -> i64:
        return self.turn

    def ask(self) -> i64:
        return 0 if self.hand == EMPTY else 1

    def legal_actions(self) -> list[int]:
        free = [place for place in range(PLACES) if self.colours[place] == EMPTY]
        if self.hand != EMPTY:
            return [PUT + place for place in free]
        return ([DRAW] if free else []) + [TURN + place for place in range(PLACES) if self.owners[place] != UP]

    def fill_actions(self, buffer: vec[i64]) -> i64:
        legal = self.legal_actions()
        for n, action in enumerate(legal):
            buffer[n] = action
        return len(legal)

    def apply(self, action: i64, chance: Chance, story: Story) -> None:
        seat = self.turn
        if action == DRAW:
            self.hand = int(chance.below(2))
            story.tell(DREW, seat)
            story.whisper(seat, DREW_THIS, self.hand)
            return
        if action < TURN:
            place = action - PUT
            self.colours[place], self.owners[place], self.hand = self.hand, seat, EMPTY
            story.tell(PUT_DOWN, seat, place)
        else:
            place = action - TURN
            self.owners[place] = UP
            self.points[seat] += 1 if self.colours[place] == WHITE else -1
            story.uncover(TURNED, seat, place, self.colours[place])
            if EMPTY not in self.colours and all(owner == UP for owner in self.owners):
                self.colours = [EMPTY] * PLACES
        self.turn = 1 - seat

    def outcome(self) -> Outcome | None:
        return None

    def absent(self) -> i64:
        return self.legal_actions()[0]

    def clone(self) -> Stones:
        copy = Stones()
        copy.copy_from(self)
        return copy

    def copy_from(self, other: State) -> None:
        assert isinstance(other, Stones)
        self.colours, self.owners = list(other.colours), list(other.owners)
        self.hand, self.turn, self.points = other.hand, other.turn, list(other.points)

    def seen_by(self, seat: i64) -> Stones:
        seen = self.clone()
        seen.colours = [
            UNKNOWN if owner not in (UP, seat) else colour
            for colour, owner in zip(self.colours, self.owners, strict=True)
        ]
        seen.hand = UNKNOWN if self.hand != EMPTY and seat != self.turn else self.hand
        return seen

    def fields(self) -> tuple[int, ...]:
        return (self.hand, self.turn, *self.colours, *self.owners, *self.points)


class StonesGame(Game):
    def __init__(self) -> None:
        self.name = "stones"
        self.rules = 1
        self.variants = (Variant("endless", (2,)),)
        self.options = ()
        self.prompts = ("choose", "place")
        self.events = ("drew", "drew-this", "put", "turned")
        self.actions = ACTIONS

    def new(self, setup: Setup, chance: Chance, story: Story) -> Stones:
        self.check(setup)
        return Stones()

    def notation(self, state: State, action: i64) -> str:
        verb, place = verb_of(int(action))
        return verb if place is None else f"{verb} {place}"


def verb_of(action: int) -> tuple[str, int | None]:
    if action == DRAW:
        return "draw", None
    return ("put", action - PUT) if action < TURN else ("turn", action - TURN)


class Stone(msgspec.Struct):
    colour: int | None
    owner: int | None


class Position(msgspec.Struct):
    line: list[Stone | None]
    hand: int | None
    points: list[int]
    turn: int


class StonesFace(Face[Position]):
    def __init__(self) -> None:
        self.game = GAME
        self.position = Position

    def write(self, state: State) -> Position:
        assert isinstance(state, Stones)
        line = [
            None if colour == EMPTY else Stone(None if colour == UNKNOWN else colour, named(owner))
            for colour, owner in zip(state.colours, state.owners, strict=True)
        ]
        return Position(line, None if state.hand == EMPTY else state.hand, state.points, state.turn)

    def choice(self, state: State, action: int) -> Choice:
        verb, place = verb_of(action)
        details: dict[str, Detail] = {} if place is None else {"place": place}
        return Choice(action, verb, self.game.notation(state, action), details)

    def controls(self, state: State) -> list[Control]:
        verbs = {verb_of(action)[0] for action in state.legal_actions()}
        return [Control(verb, None if verb in verbs else "none") for verb in VERBS]

    def happening(self, event: int, who: int, args: tuple[int, int, int]) -> Happening:
        details: dict[str, Detail] = {"place": args[0]} if event in (PUT_DOWN, TURNED) else {}
        return Happening(self.game.events[event], named(who), details)

    def draw(self, state: State, seat: int, words: Any) -> Any:
        raise NotImplementedError


GAME: Final = StonesGame()
FACE: Final = StonesFace()
