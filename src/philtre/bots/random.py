"""A bot that plays random actions, for comparison."""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from philtre.bots.contract import Bot
from philtre.core.contract import Chance, State


@final
class RandomBot(Bot):
    """All legal actions are equally likely."""

    def __init__(self, actions: int) -> None:
        self.buffer: vec[i64] = vec[i64]([0] * actions)

    def choose(self, view: State, chance: Chance) -> i64:
        return self.buffer[chance.below(view.fill_actions(self.buffer))]
