"""Continues a finished game from any of its points."""

from __future__ import annotations

from philtre.server import wire
from philtre.server.catalogue import check_level
from philtre.server.guard.names import clean_name
from philtre.server.guard.refusals import Refusal
from philtre.server.rooms.entries import Chair, Opened
from philtre.server.rooms.match import Match


def fork_of(match: Match, wanted: wire.Fork, person: str) -> Opened:
    """A table that continues from a point of a finished game, with a new seed, because the old one is public."""
    if match.phase != "over" or match.table is None:
        raise Refusal("running")
    if wanted.version > match.table.version:
        raise Refusal("no-point", version=wanted.version, last=match.table.version)
    if wanted.seat >= len(match.chairs):
        raise Refusal("no-seat", seat=wanted.seat + 1, seats=len(match.chairs))
    if wanted.bot is not None:
        check_level(wanted.bot)
    name = clean_name(wanted.name)
    if not name:
        raise Refusal("name-empty")
    state = match.table.moments[wanted.version].state
    if state.outcome() is not None:
        raise Refusal("over")
    chairs = [Chair() if wanted.bot is None else Chair("bot", bot=wanted.bot) for _ in match.chairs]
    chairs[wanted.seat] = Chair("person", person, name)
    origin = wire.Origin(table=match.table_id, version=wanted.version)
    fields = [int(number) for number in state.fields()]
    agreed, content = match.settings, match.content
    return Opened(code="", host=person, settings=agreed, chairs=chairs, origin=origin, start=fields, content=content)
