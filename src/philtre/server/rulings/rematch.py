"""Rematches: another game is offered, and the result stays on the screen until all have accepted."""

from __future__ import annotations

from typing import Final

from philtre.server import wire
from philtre.server.guard.refusals import Refusal
from philtre.server.rooms import clocks, score
from philtre.server.rooms.entries import Accepted, AnyEntry, Invited, Opened
from philtre.server.rooms.match import Match
from philtre.server.rulings.permissions import Decision, Requester, check_host
from philtre.server.rulings.seats import began, check_full, new_seed

MOST_PAST: Final = 30  # finished tables that a room remembers; the room's messages contain all of them


def rematch(match: Match, requester: Requester, request: wire.Rematch) -> Decision:
    """Offer another game, or accept the present offer."""
    _check_over(match, requester)
    if request.start:
        check_full(match.chairs)
    if match.invitation is not None:
        return _unless_waiting(match, requester, match.invitation.start, Accepted(person=requester.person, agree=True))
    return _unless_waiting(match, requester, request.start, Invited(person=requester.person, start=request.start))


def answer_rematch(match: Match, requester: Requester, request: wire.AnswerRematch) -> Decision:
    _check_over(match, requester)
    if match.invitation is None:
        raise Refusal("no-offer")
    answer = Accepted(person=requester.person, agree=request.agree)
    return _unless_waiting(match, requester, match.invitation.start, answer) if request.agree else Decision([answer])


def waiting_for(match: Match, agreed: set[str]) -> list[str]:
    """The persons who have not accepted yet."""
    return [person for person in match.persons() if person not in agreed]


def _check_over(match: Match, requester: Requester) -> None:
    if match.phase != "over":
        raise Refusal("not-over")
    if not match.seats_of(requester.person):
        check_host(match, requester)


def _unless_waiting(match: Match, requester: Requester, start: bool, entry: AnyEntry) -> Decision:
    """Open the next table once all present persons have accepted. Its game only begins if nobody is missing."""
    agreed = {requester.person, *(match.invitation.agreed if match.invitation else ())}
    missing = waiting_for(match, agreed)
    if any(_is_waited_for(match, requester, person) for person in missing):
        return Decision([entry])
    opening = _opening(match)
    if not start or missing:
        return Decision([], opening)
    table = "" if match.promise is None else match.promise.table
    return Decision([began(table, match.face.game.rules, opening.seed, match.chairs)], opening)


def _is_waited_for(match: Match, requester: Requester, person: str) -> bool:
    by_days = match.settings.clock.kind == "days"  # with days for each move, players need not be present
    return by_days or not clocks.has_left(match, person, requester.attendance, requester.now)


def _opening(match: Match) -> Opened:
    return Opened(
        code=match.code,
        host=match.host,
        settings=match.settings,
        chairs=match.chairs,
        past=[*match.past, _past(match)][-MOST_PAST:],
        score=score.total(match),
        content=None if match.settings.pack is None else match.content,  # not the cards of older rules
        seed=match.next_seed or new_seed(),
    )


def _past(match: Match) -> wire.Past:
    assert match.outcome is not None
    return wire.Past(
        table=match.table_id,
        game=match.settings.game,
        variant=match.settings.variant,
        ranks=[int(rank) for rank in match.outcome.ranks],
        names=[chair.name for chair in match.chairs],
    )
