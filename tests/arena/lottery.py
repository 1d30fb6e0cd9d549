"""A game with bots of known strength: each seat names a number, and the winner is drawn with these weights.

So the models of Bradley and Terry and of Plackett and Luce apply exactly, and the arena must find the strengths.
"""

from __future__ import annotations

from typing import Any, Final

import msgspec
from librt.vecs import vec
from mypy_extensions import i64

from philtre.bots.contract import Bot
from philtre.core.contract import NOBODY, Chance, Game, Option, Outcome, Setup, State, Story, Variant
from philtre.words.face import Face

STRENGTHS: Final = (1, 2, 4, 8)


class Urn(State):
    """The numbers of the seats, and their places once these are drawn."""

    def __init__(self, players: int, draws: bool) -> None:
        self.players = players
        self.draws = draws
        self.named: list[int] = []
        self.ranks: list[int] = []

    def seats(self) -> i64:
        return self.players

    def seat(self) -> i64:
        return NOBODY if self.ranks else len(self.named)

    def ask(self) -> i64:
        return 0

    def legal_actions(self) -> list[int]:
        return [] if self.ranks else list(range(len(STRENGTHS)))

    def fill_actions(self, buffer: vec[i64]) -> i64:
        for action in self.legal_actions():
            buffer[action] = action
        return len(self.legal_actions())

    def apply(self, action: i64, chance: Chance, story: Story) -> None:
        self.named.append(STRENGTHS[action])
        if len(self.named) == self.players:
            self.ranks = self.drawn(chance)

    def drawn(self, chance: Chance) -> list[int]:
        if self.draws and chance.below(4) == 0:
            return [1] * self.players
        left, ranks = list(range(self.players)), [0] * self.players
        for place in range(self.players):
            ticket = chance.below(sum(self.named[seat] for seat in left))
            for seat in left:
                ticket -= self.named[seat]
                if ticket < 0:
                    break
            ranks[seat] = place + 1
            left.remove(seat)
        return ranks

    def outcome(self) -> Outcome | None:
        return Outcome(self.ranks, [0] * self.players, "drawn") if self.ranks else None

    def absent(self) -> i64:
        return 0

    def clone(self) -> Urn:
        copy = Urn(self.players, self.draws)
        copy.named, copy.ranks = list(self.named), list(self.ranks)
        return copy

    def seen_by(self, seat: i64) -> Urn:
        return self.clone()


class Lottery(Game):
    def __init__(self) -> None:
        self.name = "lottery"
        self.rules = 1
        self.variants = (Variant("plain", (2, 3, 4)), Variant("draws", (2, 3)))
        self.options: tuple[Option, ...] = ()
        self.prompts = ("name",)
        self.events = ()
        self.actions = len(STRENGTHS)

    def new(self, setup: Setup, chance: Chance, story: Story) -> Urn:
        self.check(setup)
        return Urn(setup.seats, setup.variant == "draws")

    def notation(self, state: State, action: i64) -> str:
        return f"name {STRENGTHS[action]}"


class Nothing(msgspec.Struct, frozen=True):
    pass


class LotteryFace(Face[Any]):
    game = Lottery()
    position = Nothing


class _Names(Bot):
    action = 0

    def __init__(self, game: Game) -> None:
        self.game = game

    def choose(self, view: State, chance: Chance) -> i64:
        return self.action


class One(_Names):
    action = 0


class Two(_Names):
    action = 1


class Four(_Names):
    action = 2


class Eight(_Names):
    action = 3


class Broken(_Names):
    """Raises an error when it must choose."""

    def choose(self, view: State, chance: Chance) -> i64:
        raise ZeroDivisionError("at once")


class Cheat(_Names):
    """Chooses illegal actions."""

    action = 99


BOTS: Final = {f"tests.arena.lottery:{name}": strength for name, strength in zip(
    ("One", "Two", "Four", "Eight"), STRENGTHS, strict=True
)}  # fmt: skip
FACE: Final = LotteryFace()
