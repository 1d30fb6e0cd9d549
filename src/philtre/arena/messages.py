"""The messages between the arena and a program, one line of JSON each, see docs/bot-protocol.md."""

from __future__ import annotations

from typing import Any, Final

import msgspec

from philtre.words.face import Happening

PROTOCOL: Final = 1


class Message(msgspec.Struct, frozen=True, tag_field="type", tag=str.lower):
    """The type is the name of the message in small letters."""


class Hello(Message, frozen=True):
    """The first line. Answered by Ready."""

    protocol: int
    philtre: str


class Begin(Message, frozen=True):
    """A game begins. Not answered."""

    number: int
    game: str
    rules: int
    variant: str
    seats: int
    options: dict[str, str]
    content: str | None
    seat: int  # the program's seat, from 0
    seed: int  # a seed for the program, so that the game can be repeated
    limit: float  # seconds for an answer


class Action(msgspec.Struct, frozen=True):
    id: int
    notation: str


class Choose(Message, frozen=True):
    """The program must choose an action. Answered by Answer."""

    prompt: str
    position: Any  # what its seat sees, as docs/games/GAME.md describes it
    actions: list[Action]
    happened: list[Happening]  # the events since it was last asked, as far as its seat may know


class End(Message, frozen=True):
    """The game is over. Not answered."""

    ranks: list[int]
    scores: list[int]
    reason: str
    happened: list[Happening]


class Bye(Message, frozen=True):
    """There are no more games: exit."""


class Ready(msgspec.Struct, frozen=True):
    ready: int  # the version of the protocol


class Answer(msgspec.Struct, frozen=True):
    action: int | str  # an id, or the notation
