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
from philtre.server.rooms.match import Match
from philtre.server.views import messages
from philtre.table import record

MOST_STEPS: Final = 200
BREATH: Final = 5  # steps that are shown at a stretch

__all__ = ["entry_of", "fork_of", "record_of_match", "replay_of"]


def record_of_match(match: Match, at: int) -> record.Record:
    """The record of a finished game, with the seed."""
    assert match.table is not None
    assert match.luck is not None
    players = [chair.name or chair.bot or "?" for chair in match.chairs]
    date = time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime(at // 1_000_000))
    return record.record_of(match.table, match.face, match.luck, players, date)


async def replay_of(match: Match, eyes: int | None, start: int, count: int) -> wire.Replay:
    """The game again as one pair of eyes saw it. While it runs, only as spectators see it."""
    table, luck = match.table, match.luck
    if table is None or luck is None:
        raise Refusal("not-playing")
    _check_eyes(match, eyes)
    last = min(table.version + 1, start + min(count, MOST_STEPS))
    over = match.phase == "over"  # for all of the answer, though it may end meanwhile
    replay = wire.Replay(
        table=match.table_id,
        settings=match.settings,
        names=[chair.name for chair in match.chairs],
        bots=[chair.bot for chair in match.chairs],
        eyes=eyes,
        phase=match.phase,
        version=table.version,
        start=start,
        steps=[],
        outcome=messages.result(table.outcome()),
        deal=wire.Deal(commitment=match.commitment, seed=luck.seed if over else None),
        origin=match.origin,
    )
    replay.steps = await _steps(match, eyes, start, last, over)
    return replay


async def _steps(match: Match, eyes: int | None, start: int, last: int, over: bool) -> list[wire.Step]:
    """Many of them take a while, in which others must have their turn."""
    viewer, found = int(SPECTATOR) if eyes is None else eyes, []
    for version in range(start, last):
        if version % BREATH == 0:
            await asyncio.sleep(0)
        found.append(_step(match, version, viewer, over))
    return found


def fork_of(match: Match, wanted: wire.Fork, person: str) -> Opened:
    """A table that plays on from a point of a finished game, with new luck: the old one is known to all."""
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


def _check_eyes(match: Match, eyes: int | None) -> None:
    if match.phase == "playing" and not match.settings.watching:
        raise Refusal("watching-off")
    if eyes is None:
        return
    if not 0 <= eyes < len(match.chairs):
        raise Refusal("no-seat", seat=eyes + 1, seats=len(match.chairs))
    if match.phase != "over":
        raise Refusal("running")


def _step(match: Match, version: int, viewer: int, over: bool) -> wire.Step:
    table = match.table
    assert table is not None
    moment = table.moments[version]
    seen = moment.state.seen_by(viewer)
    seat = int(seen.seat())
    notation = None
    if over and isinstance(moment.entry, int):
        notation = table.game.notation(table.moments[version - 1].state, moment.entry)
    return wire.Step(
        deed=messages.deed(match, version, viewer),
        notation=notation,
        seat=None if seat < 0 else seat,
        prompt=None if seat < 0 else messages.prompt(match, seen),
        view=messages.position(match, seen),
    )
