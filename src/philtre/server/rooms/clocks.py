"""Time at the table: whose clock runs, and what the server does by itself when nobody else will.

Times are microseconds since 1970, as in the entries.
"""

from __future__ import annotations

from collections.abc import Mapping, Set
from typing import Final, Literal, NamedTuple

from philtre.server import wire
from philtre.server.rooms.match import Room

SECOND: Final = 1_000_000
DAY: Final = 86_400 * SECOND
RETURN: Final = 20 * SECOND  # for people to come back, when the server was away


class Attendance(NamedTuple):
    """Who is in the room, and since when the others are not."""

    present: Set[str]
    gone_since: Mapping[str, int]
    watched: bool  # anybody at all looks on
    since: int = 0  # when the room was taken out of the database


class Duty(NamedTuple):
    """Something the server will do at a table unless somebody is faster."""

    at: int
    seat: int
    version: int
    what: Literal["bot", "absent", "resign"]
    level: str  # of the bot


def allowed(settings: wire.Settings) -> int | None:
    """How long a turn may take, or None."""
    if settings.clock.kind == "none":
        return None
    return settings.clock.amount * (SECOND if settings.clock.kind == "turn" else DAY) or None


def deadline(room: Room) -> int | None:
    """When the time of the person in turn is over."""
    seat, time = room.seat_in_turn, allowed(room.settings)
    if seat is None or time is None or room.chairs[seat].holder != "person" or room.has_resigned(seat):
        return None
    return room.turn_began + time


def running(room: Room) -> wire.Running | None:
    """The clock of the seat in turn, as messages have it."""
    seat, end, time = room.seat_in_turn, deadline(room), allowed(room.settings)
    if seat is None or end is None or time is None:
        return None
    return wire.Running(seat=seat, deadline=end // 1000, allowed=time // 1000, then=room.settings.clock.then)


def is_away(room: Room, person: str | None, attendance: Attendance, now: int) -> bool:
    """Gone longer than the grace time, at a table that is played in one sitting."""
    if person is None or person in attendance.present or room.settings.clock.kind == "days":
        return False
    gone = attendance.gone_since.get(person)
    return gone is not None and now - gone >= room.settings.grace * SECOND


def all_are_there(room: Room, attendance: Attendance) -> bool:
    """Whether people play among themselves, without a clock: nothing for the server to do, as nearly always."""
    return (
        room.settings.clock.kind == "none"
        and not attendance.gone_since
        and not room.with_bots
        and (room.table is None or not room.table.resigned)
    )


def next_duty(room: Room, attendance: Attendance, now: int, pace: int) -> Duty | None:
    """The next thing the server must do at this table, if the people do nothing."""
    seat = room.seat_in_turn
    if seat is None:
        return None
    chair, stand_in = room.chairs[seat], room.settings.stand_in
    by_days = room.settings.clock.kind == "days"
    if room.has_resigned(seat):
        return Duty(now + pace, seat, room.version, "absent", stand_in)
    if chair.holder == "bot":
        watched = attendance.watched or by_days
        return Duty(now + pace, seat, room.version, "bot", chair.bot or stand_in) if watched else None
    return _earlier(_out_of_time(room, seat, attendance.since), _for_the_absent(room, seat, attendance, now + pace))


def beat(at: int, now: int, pace: int) -> int:
    """When to show a move: on the beat, so that the time a bot took tells nothing about what it knows."""
    late = now - at
    return at if late <= 0 or pace == 0 else at + -(-late // pace) * pace


def _out_of_time(room: Room, seat: int, since: int) -> Duty | None:
    """Nobody pays with their turn for a server that was not there. Days are long enough."""
    end, time = deadline(room), allowed(room.settings)
    if end is None or time is None:
        return None
    if room.settings.clock.kind == "turn":
        end = max(end, since + min(time, RETURN))
    return Duty(end, seat, room.version, room.settings.clock.then, room.settings.stand_in)


def _for_the_absent(room: Room, seat: int, attendance: Attendance, soonest: int) -> Duty | None:
    """Nobody plays for a person whom nobody waits for."""
    person, settings = room.chairs[seat].person, room.settings
    gone = attendance.gone_since.get(person or "")
    if gone is None or settings.away == "wait" or settings.clock.kind == "days":
        return None
    if not any(other in attendance.present for other in room.persons() if other != person):
        return None
    at = max(gone + settings.grace * SECOND, soonest)
    return Duty(at, seat, room.version, settings.away, settings.stand_in)


def _earlier(one: Duty | None, other: Duty | None) -> Duty | None:
    if one is None or other is None:
        return one or other
    return min(one, other)
