"""Determines which seat's view a connection gets, and when the curtain hides it."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from philtre.core.contract import SPECTATOR
from philtre.server.rooms.match import Match


class Eyes(NamedTuple):
    """The seat whose view a connection gets, and the seat for which the curtain is down."""

    seat: int | None
    curtain: int | None = None

    @property
    def viewer(self) -> int:
        return int(SPECTATOR) if self.seat is None else self.seat


def eyes_for(match: Match, mine: list[int], last: int | None) -> Eyes:
    """The eyes of a connection with these seats that last had the view of seat `last`."""
    if len(mine) < 2:
        return _eyes_of(mine[0] if mine else None)
    turn = match.seat_in_turn
    if turn not in mine or turn == last:
        return Eyes(last if last in mine else None)
    return Eyes(None, turn) if _has_secrets(match, turn) else Eyes(turn)


@cache
def _eyes_of(seat: int | None) -> Eyes:
    """Cached, because they are needed for every message."""
    return Eyes(seat)


def _has_secrets(match: Match, seat: int) -> bool:
    """Whether this seat sees or is about to choose something that others at the same screen must not see."""
    assert match.table is not None
    seen = match.table.view(seat)
    asked = match.face.game.prompts[seen.ask()]
    return asked in match.face.secret or bool(seen.fields() != match.table.view(int(SPECTATOR)).fields())
