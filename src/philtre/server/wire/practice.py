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
    """All actions in an exercise so far; the server stores nothing."""

    actions: Actions = field(default_factory=list)
    since: Version | None = None  # the story begins after this version
    preview: Actions = field(default_factory=list)  # actions to preview after those; nothing changes


class Practised(Piece):
    """The table after these actions, and whether the exercise is solved."""

    table: Table
    solved: bool
    over: bool  # it is solved, or my turn is over
    onward: list[str]  # the rest of a solution, in notation; empty if the actions left it
    previewed: Previewed | None = None
