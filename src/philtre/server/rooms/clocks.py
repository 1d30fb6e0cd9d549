"""Clocks and absence: whose clock runs, and what the server must do if people do nothing.

Times are microseconds since 1970, as in the entries.
"""

from __future__ import annotations

from collections.abc import Mapping, Set
from typing import Final, Literal, NamedTuple

from philtre.server import wire
from philtre.server.rooms.match import Match

SECOND: Final = 1_000_000
DAY: Final = 86_400 * SECOND
RETURN: Final = 20 * SECOND  # seconds that people have to come back after a server restart
BLIP: Final = 20 * SECOND  # seconds; a shorter loss of connection is ignored


class Attendance(NamedTuple):
    """Who is present in a room, and since when the others are away."""

    present: Set[str]
    gone_since: Mapping[str, int]
    watched: bool  # whether anybody, also a spectator, is connected
    since: int = 0  # when the room was loaded


class Duty(NamedTuple):
    """Something that the server will do at a table unless a person is faster."""

    at: int
    seat: int
    version: int
    what: Literal["bot", "absent", "resign"]
    level: str  # of the bot


def allowed(settings: wire.Settings) -> int | None:
    """The time limit of a turn, or None."""
    if settings.clock.kind == "none":
        return None
    return settings.clock.amount * (SECOND if settings.clock.kind == "turn" else DAY) or None


def deadline(match: Match) -> int | None:
    """When the time of the person in turn ends."""
    seat, time = match.seat_in_turn, allowed(match.settings)
    if seat is None or time is None or match.chairs[seat].holder != "person" or match.has_resigned(seat):
        return None
    return match.turn_began + time


def running(match: Match) -> wire.Running | None:
    """The clock of the seat in turn, for messages."""
    if match.settings.clock.kind == "none":
        return None
    seat, end, time = match.seat_in_turn, deadline(match), allowed(match.settings)
    if seat is None or end is None or time is None:
        return None
    return wire.Running(seat=seat, deadline=end // 1000, allowed=time // 1000, then=match.settings.clock.then)


def has_left(match: Match, person: str, attendance: Attendance, now: int) -> bool:
    """Whether a person is gone for so long that others need not wait: the grace time in a game, seconds elsewhere."""
    if match.phase == "playing":
        return is_away(match, person, attendance, now)
    gone = attendance.gone_since.get(person)
    return person not in attendance.present and gone is not None and now - gone >= BLIP


def is_away(match: Match, person: str | None, attendance: Attendance, now: int) -> bool:
    """Whether a person is gone for longer than the grace time. At tables with days for each move nobody is."""
    if person is None or person in attendance.present or match.settings.clock.kind == "days":
        return False
    gone = attendance.gone_since.get(person)
    return gone is not None and now - gone >= match.settings.grace * SECOND


def all_are_there(match: Match, attendance: Attendance) -> bool:
    """A shortcut for the usual case, in which the server has nothing to do: only people, all present, no clock."""
    return (
        match.settings.clock.kind == "none"
        and not attendance.gone_since
        and not match.with_bots
        and (match.table is None or not match.table.resigned)
    )


def next_duty(match: Match, attendance: Attendance, now: int, pace: int) -> Duty | None:
    """The next thing that the server must do at this table if people do nothing."""
    seat = match.seat_in_turn
    if seat is None:
        return None
    chair, stand_in = match.chairs[seat], match.settings.stand_in
    by_days = match.settings.clock.kind == "days"
    if match.has_resigned(seat):
        return Duty(now + pace, seat, match.version, "absent", stand_in)
    if chair.holder == "bot":
        watched = attendance.watched or by_days
        return Duty(now + pace, seat, match.version, "bot", chair.bot or stand_in) if watched else None
    return _earlier(_out_of_time(match, seat, attendance.since), _for_the_absent(match, seat, attendance, now + pace))


def stand_in_at(match: Match, person: str | None, attendance: Attendance) -> int | None:
    """When somebody will play for an absent person. It is announced so that they can come back in time."""
    gone, settings = attendance.gone_since.get(person or ""), match.settings
    if gone is None or match.phase != "playing" or settings.away == "wait" or settings.clock.kind == "days":
        return None
    return gone + settings.grace * SECOND


def beat(at: int, now: int, pace: int) -> int:
    """When to show a bot's move: at fixed intervals, so that its thinking time reveals nothing."""
    late = now - at
    return at if late <= 0 or pace == 0 else at + -(-late // pace) * pace


def _out_of_time(match: Match, seat: int, since: int) -> Duty | None:
    """The duty when time is over. After a restart people get extra time, except where a move has days."""
    end, time = deadline(match), allowed(match.settings)
    if end is None or time is None:
        return None
    if match.settings.clock.kind == "turn":
        end = max(end, since + min(time, RETURN))
    return Duty(end, seat, match.version, match.settings.clock.then, match.settings.stand_in)


def _for_the_absent(match: Match, seat: int, attendance: Attendance, soonest: int) -> Duty | None:
    """A move is made for an absent person only if somebody waits for it."""
    person, settings = match.chairs[seat].person, match.settings
    until = stand_in_at(match, person, attendance)
    if until is None or settings.away == "wait":
        return None
    if not any(other in attendance.present for other in match.persons() if other != person):
        return None
    return Duty(max(until, soonest), seat, match.version, settings.away, settings.stand_in)


def _earlier(one: Duty | None, other: Duty | None) -> Duty | None:
    if one is None or other is None:
        return one or other
    return min(one, other)
