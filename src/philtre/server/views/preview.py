"""Makes the `previewed` message: what actions would do, as far as the seat in turn can know."""

from __future__ import annotations

from typing import Final

import msgspec

from philtre.server import wire
from philtre.server.rooms.match import Match
from philtre.server.views.table import position, prompt
from philtre.table.table import Table

NOTHING_TO_SHOW: Final = msgspec.Raw(b"null")


def previewed(match: Match, table: Table, seat: int, wish: wire.Preview) -> wire.Previewed:
    shown = table.preview(seat, wish.action, match.face, wish.then)
    view = NOTHING_TO_SHOW if shown.state is None else position(match, shown.state)
    told = wire.Previewed(version=table.version, action=wish.action, happenings=shown.happenings, view=view)
    if wish.next and shown.state is not None and shown.state.seat() == seat:
        told.prompt = prompt(match, shown.state)
        told.choices = [match.face.choice(shown.state, action) for action in shown.state.legal_actions()]
    return told
