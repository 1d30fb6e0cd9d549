"""The smallest possible game of another package: no points, no observations, nothing hidden, nothing per seat.

Seats take one to three straws in turn; who takes the last one loses.
"""

from __future__ import annotations

from typing import Final

import msgspec

from philtre.core.contract import NOBODY, Chance, Game, Outcome, Setup, State, Story, Variant
from philtre.core.errors import NotationError
from philtre.core.rows import NUMBER, Book, Details, Rows
from philtre.words.face import Face

EVENTS: Final = Rows()
TOOK: Final = EVENTS.add("took", count=NUMBER)
VERBS: Final = Rows()
VERBS.add("take", count=NUMBER)
PROMPTS: Final = Rows()
HOW_MANY: Final = PROMPTS.add("how-many")


class Straws(State):
    def __init__(self, left: int, turn: int) -> None:
        self.left, self.turn = left, turn

    def seat(self) -> int:
        return self.turn if self.left else NOBODY

    def seats(self) -> int:
        return 2

    def ask(self) -> int:
        return HOW_MANY

    def legal_actions(self) -> list[int]:
        return [*range(1, min(self.left, 3) + 1)]

    def apply(self, action: int, chance: Chance, story: Story) -> None:
        self.left -= action
        EVENTS.tell(story, TOOK, self.turn, count=action)
        self.turn = 1 - self.turn

    def outcome(self) -> Outcome | None:
        if self.left:
            return None
        won = [int(self.payoff(seat)) for seat in range(2)]
        return Outcome([2 - each for each in won], won, "taken")

    def payoff(self, seat: int) -> float:
        return float(seat == self.turn)

    def clone(self) -> Straws:
        return Straws(self.left, self.turn)

    def copy_from(self, other: State) -> None:
        assert isinstance(other, Straws)
        self.left, self.turn = other.left, other.turn

    def seen_by(self, seat: int) -> Straws:
        return self.clone()

    def imagine(self, chance: Chance) -> None:
        pass

    def fields(self) -> tuple[int, ...]:
        return (self.left, self.turn)


class StrawGame(Game):
    def __init__(self) -> None:
        self.name = "straws"
        self.rules = 1
        self.variants = (Variant("usual", (2,)),)
        self.options = ()
        self.prompts, self.events = PROMPTS.names(), EVENTS.names()
        self.actions = 4

    def new(self, setup: Setup, chance: Chance, story: Story) -> Straws:
        self.check(setup)
        return Straws(7 + chance.below(4), 0)

    def restore(self, fields: tuple[int, ...], setup: Setup) -> Straws:
        return Straws(*fields)

    def notation(self, state: State, action: int) -> str:
        return f"take {action}"

    def parse(self, state: State, text: str) -> int:
        if text in ("take 1", "take 2", "take 3"):
            return int(text[-1])
        raise NotationError(f"{text[:40]!r} is not an action of straws; allowed: take N, with N from 1 to 3")


class Position(msgspec.Struct):
    left: int
    turn: int


class StrawFace(Face[Position]):
    game = StrawGame()
    book = Book(EVENTS, VERBS, PROMPTS, Rows(), Rows())
    position = Position
    seats_in = frozenset({"turn"})

    def write(self, state: State) -> Position:
        assert isinstance(state, Straws)
        return Position(state.left, state.turn)

    def build(self, position: Position) -> Straws:
        return Straws(position.left, position.turn)

    def details(self, state: State, action: int) -> Details:
        return {"count": action}


GAME: Final = StrawFace.game
FACE: Final = StrawFace()
