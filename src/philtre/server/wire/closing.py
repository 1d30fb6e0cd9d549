"""The codes with which the server closes a websocket."""

from __future__ import annotations

from enum import IntEnum
from typing import Final


class Close(IntEnum):
    """The close codes and their meaning; those from 4000 on are our own."""

    NOT_UTF_8 = 1007, "a text that is not UTF-8"
    FAULT = 1011, "an error in the server"
    RESTARTING = 1012, "the server restarts: reconnect in a moment"
    BUSY = 1013, "the database is down: reconnect in a moment"
    NOT_UNDERSTOOD = 4400, "malformed messages, or another version of the protocol"
    UNKNOWN_PERSON = 4401, "no cookie, or one that is no longer valid"
    NOT_ALLOWED = 4403, "the table allows no spectators"
    NO_ROOM = 4404, "there is no such room"
    TOO_SLOW = 4408, "nothing was sent, or nothing read, for too long"
    SEAT_MOVED = 4409, "the seat moved to another device"
    BANNED = 4410, "the operator of the server has banned this person or address"
    ROOM_CLOSED = 4411, "the operator of the server has closed the room"
    TOO_MANY = 4429, "too many messages, connections or people in the room"

    meaning: str

    def __new__(cls, code: int, meaning: str) -> Close:
        found = int.__new__(cls, code)
        found._value_ = code
        found.meaning = meaning
        return found


# After these, reconnecting would change nothing.
FINAL: Final = (
    Close.NOT_UNDERSTOOD,
    Close.UNKNOWN_PERSON,
    Close.NOT_ALLOWED,
    Close.NO_ROOM,
    Close.SEAT_MOVED,
    Close.BANNED,
    Close.ROOM_CLOSED,
)
