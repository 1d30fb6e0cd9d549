"""A bot that looks one step ahead."""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from philtre.bots.contract import Bot
from philtre.core.contract import NOBODY, SILENT, Chance, State


@final
class GreedyBot(Bot):
    """Tries every action in some possible worlds and takes the one with the best evaluation."""

    def __init__(self, actions: int, worlds: int, haste: int = 0) -> None:
        self.buffer: vec[i64] = vec[i64]([0] * actions)
        self.totals: vec[float] = vec[float]([0.0] * actions)
        self.worlds: i64 = worlds
        self.haste: i64 = haste  # percentage of random moves

    def choose(self, view: State, chance: Chance) -> i64:
        n = view.fill_actions(self.buffer)
        if n > 1 and self.haste > 0 and chance.below(100) < self.haste:
            return self.buffer[chance.below(n)]
        if n > 1:
            self._weigh(view, n, chance)
            return self.buffer[self._best(n, chance)]
        return self.buffer[0]

    def _weigh(self, view: State, n: i64, chance: Chance) -> None:
        """The values of all actions, tried in the same worlds so that none has better luck."""
        buffer, totals, seat = self.buffer, self.totals, view.seat()
        world, tried = view.clone(), view.clone()
        i: i64
        for i in range(n):
            totals[i] = 0.0
        for _ in range(self.worlds):
            world.copy_from(view)
            world.imagine(chance)
            for i in range(n):
                tried.copy_from(world)
                tried.apply(buffer[i], chance, SILENT)
                totals[i] += tried.payoff(seat) if tried.seat() == NOBODY else tried.evaluate(seat)

    def _best(self, n: i64, chance: Chance) -> i64:
        """One of the best actions at random, because the first one would prefer one side of the board."""
        totals = self.totals
        best: i64 = 0
        equals: i64 = 1
        i: i64
        for i in range(1, n):
            if totals[i] > totals[best]:
                best, equals = i, 1
            elif totals[i] == totals[best]:
                equals += 1
                if chance.below(equals) == 0:
                    best = i
        return best
