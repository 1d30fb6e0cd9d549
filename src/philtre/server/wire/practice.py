"""Messages about practice positions: one turn at a table without a room."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, field

from philtre.server.wire.base import Part, Piece, Version
from philtre.server.wire.table import Previewed, Table

Actions = Annotated[list[Annotated[int, Meta(ge=0)]], Meta(max_length=60)]


class Exercises(Piece):
    """The practice positions of a game. Words: `<game>-practice-<name>` and `<game>-practice-<name>-task`."""

    names: list[str]


class Practise(Part):
    """All that was done in a position so far; the server keeps nothing of it."""

    actions: Actions = field(default_factory=list)
    since: Version | None = None  # the story begins after this version
    preview: Actions = field(default_factory=list)  # what would these do then? Nothing changes


class Practised(Piece):
    """The table then, and whether it was the right thing to do."""

    table: Table
    solved: bool
    over: bool  # solved, or my turn is over
    onward: list[str]  # the rest of one solution, in notation; empty once another way was taken
    previewed: Previewed | None = None
