"""Games after their end: the record, the replay through anybody's eyes, and playing on from any point."""

from __future__ import annotations

import asyncio
import time
from typing import Final

from philtre.core.contract import SPECTATOR
from philtre.server import wire
from philtre.server.catalogue import check_level
from philtre.server.guard.names import clean_name
from philtre.server.guard.refusals import Refusal
from philtre.server.rooms.entries import Chair, Opened, entry_of
from philtre.server.rooms.match import Room
from philtre.server.views import messages
from philtre.table import record

MOST_STEPS: Final = 200
BREATH: Final = 5  # steps that are shown at a stretch

__all__ = ["entry_of", "fork_of", "record_of_room", "replay_of"]


def record_of_room(room: Room, at: int) -> record.Record:
    """The record of a finished game, with the seed."""
    assert room.table is not None
    assert room.luck is not None
    players = [chair.name or chair.bot or "?" for chair in room.chairs]
    date = time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime(at // 1_000_000))
    return record.record_of(room.table, room.face, room.luck, players, date)


async def replay_of(room: Room, eyes: int | None, start: int, count: int) -> wire.Replay:
    """The game again as one pair of eyes saw it. While it runs, only as spectators see it."""
    table, luck = room.table, room.luck
    if table is None or luck is None:
        raise Refusal("not-playing")
    _check_eyes(room, eyes)
    last = min(table.version + 1, start + min(count, MOST_STEPS))
    over = room.phase == "over"  # for all of the answer, though it may end meanwhile
    replay = wire.Replay(
        table=room.table_id,
        settings=room.settings,
        names=[chair.name for chair in room.chairs],
        bots=[chair.bot for chair in room.chairs],
        eyes=eyes,
        phase=room.phase,
        version=table.version,
        start=start,
        steps=[],
        outcome=messages.result(table.outcome()),
        deal=wire.Deal(commitment=room.commitment, seed=luck.seed if over else None),
        origin=room.origin,
    )
    replay.steps = await _steps(room, eyes, start, last, over)
    return replay


async def _steps(room: Room, eyes: int | None, start: int, last: int, over: bool) -> list[wire.Step]:
    """Many of them take a while, in which others must have their turn."""
    viewer, found = int(SPECTATOR) if eyes is None else eyes, []
    for version in range(start, last):
        if version % BREATH == 0:
            await asyncio.sleep(0)
        found.append(_step(room, version, viewer, over))
    return found


def fork_of(room: Room, wanted: wire.Fork, person: str) -> Opened:
    """A table that plays on from a point of a finished game, with new luck: the old one is known to all."""
    if room.phase != "over" or room.table is None:
        raise Refusal("running")
    if wanted.version > room.table.version:
        raise Refusal("no-point", version=wanted.version, last=room.table.version)
    if wanted.seat >= len(room.chairs):
        raise Refusal("no-seat", seat=wanted.seat + 1, seats=len(room.chairs))
    if wanted.bot is not None:
        check_level(wanted.bot)
    name = clean_name(wanted.name)
    if not name:
        raise Refusal("name-empty")
    state = room.table.moments[wanted.version].state
    if state.outcome() is not None:
        raise Refusal("over")
    chairs = [Chair() if wanted.bot is None else Chair("bot", bot=wanted.bot) for _ in room.chairs]
    chairs[wanted.seat] = Chair("person", person, name)
    origin = wire.Origin(table=room.table_id, version=wanted.version)
    fields = [int(number) for number in state.fields()]
    agreed, content = room.settings, room.content
    return Opened(code="", host=person, settings=agreed, chairs=chairs, origin=origin, start=fields, content=content)


def _check_eyes(room: Room, eyes: int | None) -> None:
    if room.phase == "playing" and not room.settings.watching:
        raise Refusal("watching-off")
    if eyes is None:
        return
    if not 0 <= eyes < len(room.chairs):
        raise Refusal("no-seat", seat=eyes + 1, seats=len(room.chairs))
    if room.phase != "over":
        raise Refusal("running")


def _step(room: Room, version: int, viewer: int, over: bool) -> wire.Step:
    table = room.table
    assert table is not None
    moment = table.moments[version]
    seen = moment.state.seen_by(viewer)
    seat = int(seen.seat())
    notation = None
    if over and isinstance(moment.entry, int):
        notation = table.game.notation(table.moments[version - 1].state, moment.entry)
    return wire.Step(
        deed=messages.deed(room, version, viewer),
        notation=notation,
        seat=None if seat < 0 else seat,
        prompt=None if seat < 0 else messages.prompt(room, seen),
        view=messages.position(room, seen),
    )
