"""What the comparison asks of an oracle, whatever the game."""

from __future__ import annotations

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


class Rulebook(Protocol):
    """Where games of an oracle come from: its class."""

    def modes(self) -> list[tuple[str, int]]:
        """Every variant with every number of seats."""

    def choices(self, variant: str, seats: int) -> dict[str, list[str]]:
        """The values each option may have there."""

    def new(self, variant: str, seats: int, options: dict[str, str], chance: Chance) -> Oracle:
        """A game at its first decision. Raises SetupError for what is not allowed."""
