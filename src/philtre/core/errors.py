"""The errors. Each message is one line."""

from __future__ import annotations


class PhiltreError(ValueError):
    """Something is not possible; the message says what is allowed.

    Errors that players can see also have a key; their text is the message `error-<key>`.
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
    """The record is damaged, from another program, or cannot be replayed."""


class NoLuck(PhiltreError):
    """A random number was asked for where there is none: in a preview, or after the end of a script."""
