"""Makes replays: a game step by step, as one viewer saw it."""

from __future__ import annotations

import asyncio
from typing import Final

from philtre.core.contract import SPECTATOR
from philtre.server import wire
from philtre.server.guard.refusals import Refusal
from philtre.server.rooms.match import Match
from philtre.server.views.table import deed, position, prompt, result

MOST_STEPS: Final = 200
BREATH: Final = 5  # steps that are written before other tasks get their turn


async def replay_of(match: Match, eyes: int | None, start: int, count: int, *, opened: bool = False) -> wire.Replay:
    """A part of a replay with the view of these eyes, or with all that was hidden laid open.

    A running game is only shown as spectators see it.
    """
    table, luck = match.table, match.luck
    if table is None or luck is None:
        raise Refusal("not-playing")
    _check_eyes(match, eyes, opened)
    last = min(table.version + 1, start + min(count, MOST_STEPS))
    over = match.phase == "over"  # for the whole answer, even if the game ends in the meantime
    replay = wire.Replay(
        table=match.table_id,
        settings=match.settings,
        names=[chair.name for chair in match.chairs],
        bots=[chair.bot if chair.holder == "bot" else None for chair in match.chairs],
        eyes=eyes,
        phase=match.phase,
        version=table.version,
        start=start,
        steps=[],
        outcome=result(table.outcome()),
        deal=wire.Deal(commitment=match.commitment, seed=luck.seed if over else None),
        origin=match.origin,
    )
    replay.steps = await _steps(match, eyes, start, last, over, opened)
    return replay


async def _steps(match: Match, eyes: int | None, start: int, last: int, over: bool, opened: bool) -> list[wire.Step]:
    """Write the steps, with pauses for other tasks."""
    viewer, found = int(SPECTATOR) if eyes is None else eyes, []
    for version in range(start, last):
        if version % BREATH == 0:
            await asyncio.sleep(0)
        found.append(_step(match, version, viewer, over, opened))
    return found


def _check_eyes(match: Match, eyes: int | None, opened: bool) -> None:
    if match.phase == "playing" and not match.settings.watching:
        raise Refusal("watching-off")
    if eyes is None and not opened:
        return
    if eyes is not None and not 0 <= eyes < len(match.chairs):
        raise Refusal("no-seat", seat=eyes + 1, seats=len(match.chairs))
    if match.phase != "over":
        raise Refusal("running")


def _step(match: Match, version: int, viewer: int, over: bool, opened: bool) -> wire.Step:
    table = match.table
    assert table is not None
    moment = table.moments[version]
    seen = moment.state if opened else moment.state.seen_by(viewer)
    seat = int(seen.seat())
    notation = None
    if over and isinstance(moment.entry, int):
        notation = table.game.notation(table.moments[version - 1].state, moment.entry)
    return wire.Step(
        deed=deed(match, version, viewer),
        notation=notation,
        seat=None if seat < 0 else seat,
        prompt=None if seat < 0 else prompt(match, seen),
        view=position(match, seen),
    )
