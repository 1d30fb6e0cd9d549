"""Makes the `room` message for one person, and the card of a room in a list."""

from __future__ import annotations

from philtre.server import wire
from philtre.server.guard.refusals import Refusal
from philtre.server.rooms import clocks, score
from philtre.server.rooms.clocks import Attendance
from philtre.server.rooms.match import Match
from philtre.server.rulings import rematch
from philtre.server.rulings.permissions import Requester, is_host
from philtre.server.rulings.seats import check_full
from philtre.words.face import Control


def room_message(match: Match, person: str, attendance: Attendance, spectators: int, now: int) -> wire.RoomInfo:
    """The `room` message for one person."""
    requester = Requester(person, attendance, now)
    return wire.RoomInfo(
        code=match.code,
        phase=match.phase,
        table=match.table_id,
        settings=match.settings,
        pack=match.pack,
        seats=seats(match, person, attendance, now),
        host=is_host(match, requester),
        spectators=spectators,
        talk=match.talk_allowed,
        controls=_room_controls(match, requester),
        past=match.past,
        score=score.total(match),
        rematch=_next_game(match),
        promise=match.promise,
        terms=[] if match.luck is None else list(match.luck.terms),
        origin=match.origin,
    )


def seats(match: Match, person: str, attendance: Attendance, now: int) -> list[wire.Seat]:
    return [_seat(match, number, person, attendance, now) for number in range(len(match.chairs))]


def _seat(match: Match, number: int, person: str, attendance: Attendance, now: int) -> wire.Seat:
    chair = match.chairs[number]
    return wire.Seat(
        number=number,
        holder=chair.holder,
        name=chair.name,
        bot=chair.bot if chair.holder == "bot" else None,
        mine=chair.person == person,
        person=chair.person,
        present=chair.holder == "bot" or chair.person in attendance.present,
        away=clocks.is_away(match, chair.person, attendance, now),
        resigned=match.has_resigned(number),
        host=chair.person == match.host,
        stand_in_at=None if match.has_resigned(number) else _ms(clocks.stand_in_at(match, chair.person, attendance)),
        team=match.teams[number],
        added=chair.number is not None,
        voices=len(match.voices_on(number, attendance)),
    )


def _ms(at: int | None) -> int | None:
    return None if at is None else at // 1000


def _next_game(match: Match) -> wire.NextGame | None:
    offer = match.invitation
    if offer is None:
        return None
    return wire.NextGame(
        by=match.seats_of(offer.by),
        start=offer.start,
        agreed=[seat for person in match.persons() if person in offer.agreed for seat in match.seats_of(person)],
        waiting=[seat for person in rematch.waiting_for(match, offer.agreed) for seat in match.seats_of(person)],
    )


def _room_controls(match: Match, requester: Requester) -> list[Control]:
    lobby = None if match.phase == "lobby" else "not-lobby"
    host = None if is_host(match, requester) else "not-host"
    seated = None if match.seats_of(requester.person) else host
    return [
        Control("start", lobby or host or _not_full(match)),
        Control("arrange", lobby or host or ("forked" if match.origin else None)),
        Control("rematch", (None if match.phase == "over" else "not-over") or seated),
        Control("say", "talk-silent" if match.talk_allowed == "silent" else None),
    ]


def _not_full(match: Match) -> str | None:
    try:
        check_full(match.chairs)
    except Refusal as refusal:
        return refusal.code
    return None


def room_card(match: Match, person: str, attendance: Attendance, now: int) -> wire.RoomCard:
    """The card of a room in a list."""
    mine = match.seats_of(person)
    return wire.RoomCard(
        code=match.code,
        phase=match.phase,
        table=match.table_id,
        game=match.settings.game,
        variant=match.settings.variant,
        seats=seats(match, person, attendance, now),
        seat=match.seat_in_turn,
        mine=bool(mine),
        my_turn=match.seat_in_turn in mine,
        updated=match.changed // 1000,
    )
