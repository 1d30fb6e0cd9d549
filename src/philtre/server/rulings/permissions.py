"""Who asks for something in a room, and the questions every ruling has about them."""

from __future__ import annotations

from collections.abc import Set
from typing import NamedTuple

from philtre.server.guard.refusals import Refusal
from philtre.server.rooms.entries import AnyEntry, Chair, Opened
from philtre.server.rooms.match import Match


class Requester(NamedTuple):
    """A person, and who is in the room with them."""

    person: str
    present: Set[str]


class Decision(NamedTuple):
    """What is to be written down; with `opening`, at the next table of the room."""

    entries: list[AnyEntry]
    opening: Opened | None = None


def is_host(match: Match, requester: Requester) -> bool:
    """The room's maker; while they are gone, the first person at the table who is there."""
    if match.host in requester.present or requester.person == match.host:
        return requester.person == match.host
    there = [person for person in match.persons() if person in requester.present]
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


def check_playing(match: Match) -> None:
    if match.phase != "playing":
        raise Refusal("not-playing")
