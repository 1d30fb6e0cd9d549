"""The best action by a net alone: every action is tried once for each kind of luck that may follow, and nothing further
is searched. It takes some microseconds, so learning can play millions of games with it."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from philtre.bots.even import Even
from philtre.core.contract import NOBODY, SILENT, State
from philtre.core.net import Net

TRIES: Final[i64] = 5  # of an action that luck takes part in


@final
class Glance:
    """Weighs all actions of a position with a net, averaged over luck."""

    def __init__(self, actions: int, net: Net, root: State) -> None:
        self.net: Net = net
        self.even: Even = Even()
        self.tried: State = root.clone()
        self.buffer: vec[i64] = vec[i64]([0] * actions)
        self.best: i64 = 0
        self.value: float = 0.0  # of the best action

    def look(self, state: State, shift: float) -> None:
        """Find the best action for the seat in turn. `shift`, from 0 to 1, moves the luck."""
        buffer = self.buffer
        n = state.fill_actions(buffer)
        self.best, self.value = buffer[0], -1.0
        i: i64
        for i in range(n):
            value = self._weigh(state, buffer[i], shift)
            if value > self.value:
                self.best, self.value = buffer[i], value

    def _weigh(self, state: State, action: i64, shift: float) -> float:
        seat, total = state.seat(), 0.0
        i: i64
        for i in range(TRIES):
            value = self._try(state, action, seat, (float(i) + shift) / float(TRIES))
            if self.even.drawn == 0:
                return value
            total += value
        return total / float(TRIES)

    def _try(self, state: State, action: i64, seat: i64, part: float) -> float:
        tried, even = self.tried, self.even
        even.begin(part)
        tried.copy_from(state)
        tried.apply(action, even, SILENT)
        return tried.payoff(seat) if tried.seat() == NOBODY else self.net.worth(tried, seat)
