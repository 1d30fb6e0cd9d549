"""The replay of a game, moment by moment."""

from __future__ import annotations

from philtre.server.wire.base import Phase, Piece, Position
from philtre.server.wire.room import Origin
from philtre.server.wire.settings import Settings
from philtre.server.wire.table import Deal, Deed, Result


class Step(Piece):
    """A moment of a replay: what was done, and the table after it. `notation` is null if the viewer may not know it."""

    deed: Deed
    notation: str | None
    seat: int | None  # in turn now
    prompt: str | None
    view: Position


class Replay(Piece):
    """The replay of a game, as one viewer saw it. A running game has only the spectators' view."""

    table: str
    settings: Settings
    names: list[str | None]
    bots: list[str | None]
    eyes: int | None
    phase: Phase
    version: int  # of the last moment of the game
    start: int  # version of the first step in this answer
    steps: list[Step]
    outcome: Result | None
    deal: Deal
    origin: Origin | None
