"""Rulings during a game: act, undo, resign, offer to stop."""

from __future__ import annotations

from typing import Final, TypeVar

from philtre.core.contract import NOBODY
from philtre.core.errors import IllegalAction
from philtre.server import wire
from philtre.server.guard.refusals import Refusal
from philtre.server.rooms.entries import Answered, AnyEntry, Offered, Played
from philtre.server.rooms.match import Match
from philtre.server.rulings.permissions import Decision, Requester, check_mine
from philtre.table.table import RESIGN, STOP, UNDO, Table

MOST_ENTRIES: Final = 5_000  # entries of a game; no real game comes close

Timed = TypeVar("Timed", wire.Act, wire.Undo, wire.Preview, wire.AskHint)


def act(match: Match, requester: Requester, request: wire.Act) -> Decision:
    table, seat = in_turn(match, requester, request)
    check_legal(table, request.action)
    return Decision([Played(entry=request.action, seat=seat)])


def undo(match: Match, requester: Requester, request: wire.Undo) -> Decision:
    table, seat = in_turn(match, requester, request)
    if (refused := undo_refused(table, seat)) is not None:
        raise Refusal(refused)
    return Decision([Played(entry=UNDO, seat=seat)])


def undo_refused(table: Table, seat: int) -> str | None:
    """Why a seat cannot undo. Their number is limited, because otherwise undo could go on for ever."""
    refused = table.undo_refused(seat)
    if refused is None and table.version >= MOST_ENTRIES:
        return "undo-spent"
    return None if refused is None else f"undo-{refused}"


def resign(match: Match, requester: Requester, request: wire.Resign) -> Decision:
    table = running(match, request.table)
    check_mine(match, requester, request.seat)
    if request.seat in table.resigned:
        raise Refusal("resigned", seat=request.seat + 1)
    return Decision([resignation(request.seat)])


def offer_stop(match: Match, requester: Requester, request: wire.OfferStop) -> Decision:
    _check_has_a_say(match, requester, request)
    if match.offer is not None:
        raise Refusal("offered")
    return Decision([Offered(seat=request.seat), *_stop_if_all({request.seat}, match, request.seat)])


def answer_stop(match: Match, requester: Requester, request: wire.AnswerStop) -> Decision:
    _check_has_a_say(match, requester, request)
    if match.offer is None:
        raise Refusal("no-offer")
    answer = Answered(seat=request.seat, agree=request.agree)
    agreed = match.offer.agreed | {request.seat} if request.agree else set()
    return Decision([answer, *_stop_if_all(agreed, match, request.seat)])


def _check_has_a_say(match: Match, requester: Requester, request: wire.OfferStop | wire.AnswerStop) -> None:
    running(match, request.table)
    check_mine(match, requester, request.seat)
    if has_no_say(match, request.seat):
        raise Refusal("gave-up")


def has_no_say(match: Match, seat: int) -> bool:
    """Whether a seat has resigned while other persons play on: it does not decide whether they stop."""
    return match.has_resigned(seat) and bool(waiting_for(match, set()))


def running(match: Match, table_id: str) -> Table:
    """The table, if its game is running and the request means this table."""
    if match.table_id != table_id:
        raise Refusal("other-table")
    if match.table is None:
        raise Refusal("not-playing")
    if match.table.seat() == NOBODY:
        raise Refusal("over")
    return match.table


def in_turn(match: Match, requester: Requester, request: Timed) -> tuple[Table, int]:
    """The table and the requester's seat, which must be in turn at the version that the request names."""
    table = running(match, request.table)
    seat = table.seat()
    mine = match.seats_of(requester.person)
    if not mine:
        raise Refusal("not-seated")
    if request.version != table.version:
        raise Refusal("stale")
    if seat not in mine:
        raise Refusal("not-your-turn", seat=mine[0] + 1, decider=seat + 1)
    return table, seat


def check_legal(table: Table, action: int) -> None:
    try:
        table.check(table.seat(), action)
    except IllegalAction as error:
        raise Refusal(error.key, **error.details) from error


def resignation(seat: int) -> Played:
    return Played(entry=f"{RESIGN} {seat + 1}", seat=seat)


def waiting_for(match: Match, agreed: set[int]) -> list[int]:
    """The seats of persons who have not agreed yet; bots always agree."""
    return [
        seat
        for seat, chair in enumerate(match.chairs)
        if chair.holder == "person" and seat not in agreed and not match.has_resigned(seat)
    ]


def everybody_agreed(match: Match) -> bool:
    """Whether everybody who still plays has agreed to stop."""
    return match.phase == "playing" and match.offer is not None and not waiting_for(match, match.offer.agreed)


def _stop_if_all(agreed: set[int], match: Match, seat: int) -> list[AnyEntry]:
    return [Played(entry=STOP, seat=seat)] if agreed and not waiting_for(match, agreed) else []
