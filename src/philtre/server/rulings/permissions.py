"""The requester in a room, and the checks that several rulings share."""

from __future__ import annotations

from typing import NamedTuple

from philtre.server.guard.refusals import Refusal
from philtre.server.rooms import clocks
from philtre.server.rooms.clocks import Attendance
from philtre.server.rooms.entries import AnyEntry, Chair, Opened
from philtre.server.rooms.match import Match


class Requester(NamedTuple):
    """A person who makes a request, with the persons who are present, and the time in microseconds."""

    person: str
    attendance: Attendance
    now: int


class Decision(NamedTuple):
    """The entries to write. With `opening` they belong to the room's next table."""

    entries: list[AnyEntry]
    opening: Opened | None = None


def is_host(match: Match, requester: Requester) -> bool:
    """Whether the requester is the host: the room's maker or, once they have left, the first person who is present."""
    if not requester.person:  # a spectator; the room of a game that was brought along has no host either
        return False
    if requester.person == match.host or not clocks.has_left(match, match.host, requester.attendance, requester.now):
        return requester.person == match.host
    there = [person for person in match.persons() if person in requester.attendance.present]
    return bool(there) and there[0] == requester.person


def check_host(match: Match, requester: Requester) -> None:
    if not is_host(match, requester):
        raise Refusal("not-host")


def chair_at(match: Match, seat: int) -> Chair:
    if not 0 <= seat < len(match.chairs):
        raise Refusal("no-seat", seat=seat + 1, seats=len(match.chairs))
    return match.chairs[seat]


def check_mine(match: Match, requester: Requester, seat: int) -> Chair:
    chair = chair_at(match, seat)
    if chair.holder != "person" or chair.person != requester.person:
        raise Refusal("not-your-seat", seat=seat + 1)
    return chair


def check_lobby(match: Match) -> None:
    if match.phase != "lobby":
        raise Refusal("not-lobby")


def check_not_over(match: Match) -> None:
    """Refuse changes of seats after the end: until the next table they belong to those who played."""
    if match.phase == "over":
        raise Refusal("over")
