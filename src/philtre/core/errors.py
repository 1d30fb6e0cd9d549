"""What can be wrong, told by whose fault it is. Each error is one clear line for the reader."""

from __future__ import annotations


class PhiltreError(ValueError):
    """Something that was asked for cannot be; the message says what is allowed.

    Errors that people meet at the table also carry a key: the words are the message `error-<key>`.
    """

    def __init__(self, message: str, key: str = "", details: dict[str, str | int] | None = None) -> None:
        super().__init__(message)
        self.key: str = key
        self.details: dict[str, str | int] = {} if details is None else details


class SetupError(PhiltreError):
    """No such game, variant, number of seats or option."""


class NotationError(PhiltreError):
    """The text is not an action of this game."""


class IllegalAction(PhiltreError):
    """The action exists but is not allowed here."""


class PositionError(PhiltreError):
    """The position is impossible or badly written."""


class RecordError(PhiltreError):
    """The record is damaged, foreign, or does not replay."""


class NoLuck(PhiltreError):
    """Luck was asked for where none is to be had (a preview, an exhausted script)."""
