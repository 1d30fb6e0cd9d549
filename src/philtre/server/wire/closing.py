"""The codes with which the server closes a websocket."""

from __future__ import annotations

from enum import IntEnum
from typing import Final


class Close(IntEnum):
    """The close codes and their meaning; those from 4000 on are our own."""

    FAULT = 1011, "something broke here"
    RESTARTING = 1012, "the server restarts: come back in a moment"
    BUSY = 1013, "the database is away: come back in a moment"
    NOT_UNDERSTOOD = 4400, "messages that are none, or of another protocol"
    UNKNOWN_PERSON = 4401, "no cookie, or one that does not count any more"
    NOT_ALLOWED = 4403, "who has no seat may not look on"
    NO_ROOM = 4404, "there is no such room"
    TOO_SLOW = 4408, "nothing was said, or nothing read, for too long"
    SEAT_MOVED = 4409, "the seat went to another device"
    BANNED = 4410, "the host of the server does not let this person or address in"
    ROOM_CLOSED = 4411, "the host of the server has closed the room"
    TOO_MANY = 4429, "too many messages, connections or people in the room"

    meaning: str

    def __new__(cls, code: int, meaning: str) -> Close:
        found = int.__new__(cls, code)
        found._value_ = code
        found.meaning = meaning
        return found


# Reconnecting would change nothing.
FINAL: Final = (
    Close.NOT_UNDERSTOOD,
    Close.UNKNOWN_PERSON,
    Close.NOT_ALLOWED,
    Close.NO_ROOM,
    Close.SEAT_MOVED,
    Close.BANNED,
    Close.ROOM_CLOSED,
)
