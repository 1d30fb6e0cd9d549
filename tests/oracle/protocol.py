"""What the comparison asks of an oracle, whatever the game."""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Protocol

from philtre.core.contract import Chance


@dataclass
class Result:
    """How a game ended: each seat's rank, each seat's points, and why."""

    ranks: list[int]
    scores: list[int]
    reason: str


class Oracle(Protocol):
    """One game being played, in the words of its notation."""

    def seat(self) -> int | None:
        """The seat that decides; None when over."""

    def prompt(self) -> str | None:
        """What it is asked; None when over."""

    def legal(self) -> list[str]:
        """Every legal action in notation, sorted."""

    def apply(self, text: str, chance: Chance) -> None:
        """Do a legal action."""

    def position(self) -> dict[str, Any]:
        """The whole position, as the game's documents have it."""

    def result(self) -> Result | None:
        """None while the game goes on."""


@dataclass(frozen=True)
class Rulebook:
    """Where games of an oracle come from."""

    modes: list[tuple[str, int]]  # every variant with every number of seats
    choices: Callable[[str, int], dict[str, list[str]]]  # the values each option may have there
    new: Callable[[str, int, dict[str, str], Chance], Oracle]  # at the first decision; SetupError if not allowed
    rare: Callable[[str, int, random.Random], Oracle] | None = None  # at a decision that games hardly ever reach
    idle_at_end: frozenset[str] = frozenset()  # fields of the position whose last value no rule gives
