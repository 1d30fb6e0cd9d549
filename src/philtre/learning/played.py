"""Games that search played with itself, a line of JSON each: what was done and what search thought of it.

A game is its seed and its actions, so whoever has the package can play it again and look at any position in whatever
way they like: nothing in these files depends on what a net looks at.
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
    """What search looked into: the actions that led there, and what the last of them was worth to who took it."""

    actions: list[int]
    value: float


class Played(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One game."""

    variant: str
    seats: int
    options: dict[str, str]
    seed: int  # of all luck in it
    actions: list[int]
    values: list[float | None]  # what the best action was worth to the seat in turn; None where there was no choice
    wandered: int  # place of the last action that was taken at random; -1: all were search's own
    payoffs: list[float]  # per seat
    tried: list[list[Tried]] = []  # per action: what search looked into there

    def setup(self) -> Setup:
        return Setup(self.variant, self.seats, dict(self.options))


def again(game: Game, played: Played) -> Iterator[tuple[int, State]]:
    """Every state of a game with the place of the action that follows. It is the game's own: copy it to change it."""
    luck = Seeded(played.seed)
    state = game.new(played.setup(), luck, SILENT)
    for place, action in enumerate(played.actions):
        yield place, state
        state.apply(action, luck, SILENT)


def holds(game: Game, played: Played) -> bool:
    """Whether the rules still play a game as it was: not after they were mended where it came by."""
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
    """The games of a file; half a line, of when it was interrupted, is cut off."""
    if not path.exists():
        return []
    data = path.read_bytes()
    whole = data[: data.rfind(b"\n") + 1]
    if whole != data:
        path.write_bytes(whole)
    return [msgspec.json.decode(line, type=Played) for line in whole.splitlines()]
