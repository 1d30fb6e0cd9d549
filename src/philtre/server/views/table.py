"""Makes the `table` message: the game as one viewer sees it, only from `seen_by`."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Final

import msgspec

from philtre.core.contract import NOBODY, Outcome, State
from philtre.server import wire
from philtre.server.rooms import clocks
from philtre.server.rooms.match import Match
from philtre.server.rulings import play
from philtre.server.views.eyes import Eyes
from philtre.table.table import RESIGN, STOP, UNDO, Moment
from philtre.words.face import Control

MEANS: Final = ("undo", "preview", "ask_hint", "resign", "offer_stop")


def table_message(match: Match, eyes: Eyes, since: int | None, now: int) -> wire.Table:
    """The table as these eyes see it, with the story after version `since`."""
    table, luck, face = match.table, match.luck, match.face
    assert table is not None
    assert luck is not None
    turn, viewer = match.seat_in_turn, eyes.viewer
    # At the end everything is revealed, also if the game was stopped early.
    seen = table.state.seen_by(viewer) if turn is not None else table.state
    in_turn = turn is not None and turn == eyes.seat
    return wire.Table(
        table=match.table_id,
        version=table.version,
        since=since,
        eyes=eyes.seat,
        curtain=eyes.curtain,
        phase=match.phase,
        view=position(match, seen),
        seat=turn,
        prompt=prompt(match, seen) if turn is not None else None,
        choices=[face.choice(seen, action) for action in table.legal_actions()] if in_turn else [],
        controls=face.controls(seen) if in_turn else [],
        means=means(match, eyes),
        story=story(match, viewer, since),
        clock=clocks.running(match),
        offer=None if match.offer is None else offer(match),
        outcome=result(table.outcome()) if turn is None else None,
        deal=match.deal if turn is not None else wire.Deal(commitment=match.commitment, seed=luck.seed),
        now=now // 1000,
    )


def position(match: Match, seen: State) -> msgspec.Raw:
    """A viewer's state as a position of the game, to be encoded with the message."""
    written: Any = match.face.write(seen)
    return written  # type: ignore[no-any-return]


def prompt(match: Match, seen: State) -> str:
    return match.face.game.prompts[seen.ask()]


def story(match: Match, viewer: int, since: int | None) -> list[wire.Deed]:
    table = match.table
    assert table is not None
    first = 0 if since is None else since + 1
    return [deed(match, version, viewer) for version in range(first, table.version + 1)]


def deed(match: Match, version: int, viewer: int) -> wire.Deed:
    """One entry of the game, with what a viewer may know of it."""
    table = match.table
    assert table is not None
    moment = table.moments[version]
    plain = isinstance(moment.entry, int)
    return wire.Deed(
        version=version,
        deed="action" if plain else _kind(moment),
        seat=moment.seat if plain else _doer(moment),
        by=match.actors[version - 1] if version else "person",
        happenings=moment.story.heard_by(viewer, match.face),
    )


def _kind(moment: Moment) -> wire.Deeds:
    if not isinstance(moment.entry, str):
        return "setup"
    return "resign" if moment.entry.startswith(RESIGN) else "undo" if moment.entry == UNDO else "stop"


def _doer(moment: Moment) -> int | None:
    if isinstance(moment.entry, str) and moment.entry.startswith(RESIGN):
        return int(moment.entry.removeprefix(RESIGN)) - 1
    return None if moment.entry in (None, STOP) or moment.seat == NOBODY else moment.seat


def means(match: Match, eyes: Eyes) -> list[Control]:
    """The table's own controls for this viewer. A control that is off says why."""
    common = _no_means(match, eyes)
    if common is not None:
        return _controls(common, common, common, common, common)
    table, seat = match.table, eyes.seat
    assert table is not None
    assert seat is not None
    turn = None if match.seat_in_turn == seat else "not-my-turn"
    return _controls(
        play.undo_refused(table, seat),
        turn if match.settings.previews else "previews-off",
        turn if match.settings.hints else "hints-off",
        "gave-up" if match.has_resigned(seat) else None,
        "gave-up" if play.has_no_say(match, seat) else None if match.offer is None else "offered",
    )


@lru_cache(maxsize=1000)
def _controls(*reasons: str | None) -> list[Control]:
    """Cached, because few combinations occur."""
    return [Control(name, reason) for name, reason in zip(MEANS, reasons, strict=True)]


def _no_means(match: Match, eyes: Eyes) -> str | None:
    if match.phase == "over":
        return "over"
    if eyes.seat is None:
        return "not-seated" if eyes.curtain is None else "curtain"
    return None


def offer(match: Match) -> wire.Offer | None:
    if match.offer is None or match.phase != "playing":
        return None
    agreed = sorted(match.offer.agreed)
    return wire.Offer(by=match.offer.by, agreed=agreed, waiting=play.waiting_for(match, match.offer.agreed))


def result(outcome: Outcome | None) -> wire.Result | None:
    if outcome is None:
        return None
    return wire.Result(
        ranks=[int(rank) for rank in outcome.ranks],
        scores=[int(score) for score in outcome.scores],
        winners=[int(seat) for seat in outcome.winners()],
        reason=outcome.reason,
    )
