"""The message for a line of the chat."""

from __future__ import annotations

from philtre.server import wire
from philtre.server.rooms.match import Line


def said(line: Line) -> wire.Said:
    spoke = line.spoke
    return wire.Said(
        number=line.number, seat=spoke.seat, name=spoke.name, phrase=spoke.phrase, text=spoke.text, at=line.at // 1000
    )
