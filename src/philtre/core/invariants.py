"""Conditions that hold in every state that a game can reach, each with a sentence for states where it does not."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final, final

from philtre.core.errors import PositionError

SMALLEST: Final = -(2**63)  # of the numbers of the engine
LARGEST: Final = 2**63 - 1


@final
class Invariant:
    """A condition on a state. Its sentence says what is wrong if it does not hold."""

    __slots__ = ("name", "holds", "breach")

    def __init__(self, holds: Callable[[Any], bool], breach: str) -> None:
        self.name: str = holds.__name__
        self.holds: Callable[[Any], bool] = holds
        self.breach: str = breach


def first_breach(state: Any, invariants: Sequence[Invariant]) -> Invariant | None:
    """The first condition that does not hold. Later ones may rely on earlier ones."""
    for invariant in invariants:
        if not invariant.holds(state):
            return invariant
    return None


def check(state: Any, invariants: Sequence[Invariant]) -> None:
    """Raise PositionError for the first condition that does not hold."""
    found = first_breach(state, invariants)
    if found is not None:
        raise PositionError(f"position: {found.breach}")


def check_numbers(fields: Sequence[object], count: int) -> None:
    """Raise PositionError unless there are this many numbers and all fit into 64 bits."""
    if len(fields) != count:
        raise PositionError(f"position: it has {len(fields)} numbers, not {count}")
    for number, value in enumerate(fields):
        if not isinstance(value, int) or isinstance(value, bool) or not SMALLEST <= value <= LARGEST:
            raise PositionError(f"position: number {number + 1} is not a whole number of at most 64 bits")
