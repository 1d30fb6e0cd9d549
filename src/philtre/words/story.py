"""Stores the events of a move, so that each viewer gets those that they may see."""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from mypy_extensions import i64, mypyc_attr

from philtre.core.contract import NOTHING, Story
from philtre.words.face import Face, Happening

EVERYBODY: Final = -1


class Told(NamedTuple):
    """An event, and who may know of it: a seat or EVERYBODY."""

    audience: int
    event: int
    who: int
    args: tuple[int, int, int]


@mypyc_attr(allow_interpreted_subclasses=True)
class Chronicle(Story):
    """Stores events, and whether anybody learned something from them (then undo is not possible)."""

    def __init__(self) -> None:
        super().__init__(False)
        self.lines: list[Told] = []
        self.learned: bool = False  # a secret was uncovered or whispered: a barrier for undo

    def tell(self, event: i64, who: i64, a: i64 = NOTHING, b: i64 = NOTHING, c: i64 = NOTHING) -> None:
        self.lines.append(Told(EVERYBODY, event, who, (a, b, c)))

    def uncover(self, event: i64, who: i64, a: i64 = NOTHING, b: i64 = NOTHING, c: i64 = NOTHING) -> None:
        self.learned = True
        self.lines.append(Told(EVERYBODY, event, who, (a, b, c)))

    def whisper(self, seat: i64, event: i64, a: i64 = NOTHING, b: i64 = NOTHING, c: i64 = NOTHING) -> None:
        self.learned = True
        self.lines.append(Told(seat, event, seat, (a, b, c)))

    def told(self, face: Face[Any]) -> list[Happening]:
        """All events, for viewers who may know everything."""
        return [face.happening(line.event, line.who, line.args) for line in self.lines]

    def heard_by(self, viewer: int, face: Face[Any]) -> list[Happening]:
        """The events that one seat, or a SPECTATOR, may see, in order."""
        return [
            face.happening(line.event, line.who, line.args)
            for line in self.lines
            if line.audience in (EVERYBODY, viewer)
        ]
