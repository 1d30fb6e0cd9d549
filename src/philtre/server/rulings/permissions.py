"""The requester in a room, and the checks that several rulings share."""

from __future__ import annotations

from typing import NamedTuple

from philtre.server.guard.refusals import Refusal
from philtre.server.rooms import clocks
from philtre.server.rooms.clocks import Attendance
from philtre.server.rooms.entries import AnyEntry, Chair, Opened
from philtre.server.rooms.match import Match


class Requester(NamedTuple):
    """A person who makes a request, the persons present, and the time in microseconds."""

    person: str
    attendance: Attendance
    now: int


class Decision(NamedTuple):
    """The entries to write; with `opening`, at the next table of the room."""

    entries: list[AnyEntry]
    opening: Opened | None = None


def is_host(match: Match, requester: Requester) -> bool:
    """The room's maker; once they have left, the first person at the table who is there."""
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
    """Once the game is over, its seats are those of the people who played it, until the next table."""
    if match.phase == "over":
        raise Refusal("over")
