"""Games that search played against itself, one line of JSON each: the actions and the values of the search.

A game is stored as its seed and actions, so every position can be made again. Nothing in these files depends on the
inputs of a net.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Final, NamedTuple

import msgspec

from philtre.core.chance import Seeded
from philtre.core.contract import NOBODY, SILENT, Game, Setup, State

SUFFIX: Final = ".jsonl"


class Tried(NamedTuple):
    """A position that search explored: the actions that lead there, and the value of the last one to its seat."""

    actions: list[int]
    value: float


class Played(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One game."""

    variant: str
    seats: int
    options: dict[str, str]
    seed: int  # of all its luck
    actions: list[int]
    values: list[float | None]  # value of the best action for the seat in turn; None where there was no choice
    wandered: int  # place of the last random action; -1: none
    payoffs: list[float]  # per seat
    tried: list[list[Tried]] = []  # per action: the positions that search explored

    def setup(self) -> Setup:
        return Setup(self.variant, self.seats, dict(self.options))


def again(game: Game, played: Played) -> Iterator[tuple[int, State]]:
    """Replay a game: yields every state with the index of the next action. Copy a state before you change it."""
    luck = Seeded(played.seed)
    state = game.new(played.setup(), luck, SILENT)
    for place, action in enumerate(played.actions):
        yield place, state
        state.apply(action, luck, SILENT)


def holds(game: Game, played: Played) -> bool:
    """Whether the present rules still replay the game."""
    luck = Seeded(played.seed)
    state = game.new(played.setup(), luck, SILENT)
    for action in played.actions:
        if action not in state.legal_actions():
            return False
        state.apply(action, luck, SILENT)
    if state.seat() != NOBODY:
        return False
    return [state.payoff(seat) for seat in range(played.seats)] == played.payoffs


def write(path: Path, games: Iterable[Played]) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    with path.open("ab") as file:
        for each in games:
            file.write(msgspec.json.encode(each) + b"\n")


def read(path: Path) -> list[Played]:
    """Read the games of a file; an incomplete last line is removed."""
    if not path.exists():
        return []
    data = path.read_bytes()
    whole = data[: data.rfind(b"\n") + 1]
    if whole != data:
        path.write_bytes(whole)
    return [msgspec.json.decode(line, type=Played) for line in whole.splitlines()]
