"""The presentation of a game: positions, choices and happenings as typed messages, and words for people.

A face reads states and has no rules. It may show everything in a state, because callers pass `seen_by(seat)`.
"""

from __future__ import annotations

from typing import Any, Generic, TypeVar

import msgspec

from philtre.core.contract import NOTHING, Game, Setup, State
from philtre.core.errors import PositionError
from philtre.core.rows import Book, Detail, Details

Position = TypeVar("Position", bound=msgspec.Struct)
# Constants for the front end, by name: the value and a description.
Fixed = dict[str, tuple[Any, str]]


class Happening(msgspec.Struct, frozen=True):
    """One event, as one viewer may see it. Its text is the message `<game>-event-<event>`.

    Its variables are `who` (a name) and the details. The event's row has the kind of each: seats, and things with names
    (`<game>-card-merten`), are shown by name; others are unchanged, so that texts can select by them; lists are joined.
    """

    event: str
    who: int | None  # the seat that did it or to which it happened
    details: dict[str, Detail]


class Control(msgspec.Struct, frozen=True):
    """A control for the seat in turn. A control that is off stays visible and says why: `<game>-why-<reason>`."""

    name: str
    reason: str | None  # None: it is on


class Choice(msgspec.Struct, frozen=True):
    """A legal action. Its text is the message `<game>-do-<verb>` with the details as variables."""

    id: int
    verb: str
    notation: str
    details: dict[str, Detail]


class Face(Generic[Position]):
    """What the server, the terminal and the documents need from a game besides its rules."""

    game: Game
    book: Book  # the rows of events, verbs, prompts, controls and refusals
    content: Any = None  # the card set that names cards in details
    position: type[Position]  # the msgspec structure of positions, see docs/games/<game>.md
    seats_in: frozenset[str] = frozenset()  # for the plain table: fields of the position that are numbers of seats
    per_seat: tuple[str, ...] = ()  # for the plain table: fields of the position with one entry for each seat
    cards: type[msgspec.Struct] | None = None  # the msgspec structure of `printed`, if the game has cards
    gains: tuple[str, ...] = ()  # events that are good for their seat, the best first: `philtre.reasons`
    secret: frozenset[str] = frozenset()  # prompts whose answers other people at the same screen must not see

    def of(self, setup: Setup) -> Face[Position]:
        """The face for these settings, because a content pack has its own names."""
        return self

    def older_cards(self, rules: int) -> str | None:
        """The text of the game's own cards as they were under these rules; None if they are the present ones."""
        return None

    def title(self, kind: str, name: str, language: str) -> str | None:
        """The name of a thing in the content pack; None if the game's messages name it."""
        return None

    def names(self) -> dict[str, dict[str, str]]:
        """All names in the content pack, by the end of the message's id (`card-merten`), in each language."""
        return {}

    def printed(self) -> msgspec.Struct | None:
        """The printed content of the cards in play; None if the game has no cards."""
        return None

    def plan(self, state: State) -> list[int]:
        """The best sequence of decisions that belong together; empty if all are independent."""
        return []

    def points(self, setup: Setup, value: float) -> float | None:
        """The expected points for a value in a solo game; None if values are chances to win."""
        return None

    def foresee(self, state: State, action: int) -> list[Happening] | None:
        """The certain events of an action that needs luck; None if only the events before the luck are certain."""
        return None

    def write(self, state: State) -> Position:
        """The state as a message; unknown things are null."""
        raise NotImplementedError

    def read(self, position: Position) -> State:
        """The state of a position. Raises PositionError, which says what is impossible."""
        state = self.build(position)
        self.game.check_state(state)
        again = self.write(state)
        for field in position.__struct_fields__:
            if getattr(again, field) != getattr(position, field):
                raise PositionError(f"position: {field} is not as it would be written here")
        return state

    def build(self, position: Position) -> State:
        """The same for any well-formed position, even if it is impossible."""
        raise NotImplementedError

    def choice(self, state: State, action: int) -> Choice:
        """The choice of an action; its verb is the first word of the notation, unless a game overrides this."""
        written = self.game.notation(state, action)
        return Choice(action, written.partition(" ")[0], written, self.details(state, action))

    def details(self, state: State, action: int) -> Details:
        """The details of an action, as its verb's row defines them."""
        return {}

    def controls(self, state: State) -> list[Control]:
        """All controls for the present prompt, on or off; none if the choices are enough."""
        return []

    def happening(self, event: int, who: int, args: tuple[int, int, int]) -> Happening:
        row = self.book.events.rows[event]
        return Happening(row.name, named(who), row.written(self.content, args))

    def draw(self, state: State, seat: int, words: Any) -> Any:
        """The table as that seat sees it, as something that rich can print. By default it is the plain drawing."""
        from philtre.words import plain

        return plain.drawn(self, self.write(state), words)


def named(value: int) -> int | None:
    """A seat for messages: None for nobody."""
    return None if value == NOTHING else value
