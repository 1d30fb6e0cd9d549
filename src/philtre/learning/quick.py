"""Very many quick games: a net plays against luck alone, at a glance or with a short search, and learns from it.

The target of a position goes from the end of the game back to it: a part of what comes after it, and a part of what its
best action promised. Random actions cut the way: what follows one says nothing about the position before.
"""

from __future__ import annotations

import random
from array import array
from functools import cache
from pathlib import Path
from typing import Final, NamedTuple

from philtre.bots.glance import Glance
from philtre.bots.search import SearchBot
from philtre.core.chance import Seeded
from philtre.core.contract import NOBODY, SILENT, Game, Inputs, Setup, State
from philtre.core.net import Nets, listed
from philtre.learning.selfplay import BITS, drawn
from philtre.nets import inputs_of, nets_in

RATES: Final = (0.0, 0.0, 0.05, 0.2)  # how many actions are random in a game


class Task(NamedTuple):
    """Some games with one net."""

    game: Game
    setups: tuple[Setup, ...]  # each game has one of these
    vary: tuple[str, ...]  # options with random values
    folder: str
    simulations: int  # 0: at a glance
    trust: float  # how much of a target is what came after; the rest is what the best action promised
    turns: int  # in how many of its symmetries a position is told
    games: int
    seed: int
    number: int


class Batch(NamedTuple):
    """Positions: their inputs one after another, how many each has, and the targets."""

    inputs: bytes  # of 16 bits
    lengths: bytes  # of 8 bits
    targets: bytes  # floats
    results: list[float]  # of the games without random actions


class _Seen(NamedTuple):
    """A position of a game."""

    inputs: list[list[int]]
    earned: float
    promised: float  # by the best action
    by_chance: bool  # whether it went on with a random action


def play(task: Task) -> Batch:
    dice = random.Random(f"{task.seed} {task.number}")
    player = _Player(task, dice)
    for _ in range(task.games):
        player.game(dice.choice(RATES))
    return Batch(player.inputs.tobytes(), player.lengths.tobytes(), player.targets.tobytes(), player.results)


class _Player:
    def __init__(self, task: Task, dice: random.Random) -> None:
        self._task, self._dice = task, dice
        nets = _nets(task.folder, task.game)
        root = task.game.new(task.setups[0], Seeded(1), SILENT)
        net = nets.of(root)
        assert net is not None
        self._glance = Glance(task.game.actions, net, root)
        self._bot = SearchBot(task.game.actions, task.simulations, 0, nets)
        self._choices = Seeded(dice.getrandbits(BITS))
        self._known: Inputs = inputs_of(task.game)
        self.inputs, self.lengths, self.targets = array("H"), array("B"), array("f")
        self.results: list[float] = []

    def game(self, rate: float) -> None:
        dice, luck = self._dice, Seeded(self._dice.getrandbits(BITS))
        state = self._task.game.new(drawn(self._task.game, self._task.setups, self._task.vary, dice), luck, SILENT)
        seen: list[_Seen] = []
        while state.seat() != NOBODY:
            found, earned = self._inputs_of(state), self._known.earned(state)
            action, promised = self._thought(state)
            by_chance = rate > 0 and dice.random() < rate
            if by_chance:
                action = dice.choice(state.legal_actions())
            seen.append(_Seen(found, earned, promised, by_chance))
            state.apply(action, luck, SILENT)
        if rate == 0:
            self.results.append(float(state.payoff(0)))
        self._learn(seen, float(state.payoff(0)))

    def _inputs_of(self, state: State) -> list[list[int]]:
        found = []
        for _ in range(self._task.turns):
            turned = state.clone()
            self._known.vary(turned, self._dice.randrange(self._known.variations))
            found.append(listed(self._known, turned))
        return found

    def _thought(self, state: State) -> tuple[int, float]:
        if self._task.simulations == 0:
            self._glance.look(state.seen_by(state.seat()), self._dice.random())
            return int(self._glance.best), float(self._glance.value)
        best = self._bot.think(state.seen_by(state.seat()), self._choices).weighed()[0]
        return int(best.action), float(best.value)

    def _learn(self, seen: list[_Seen], result: float) -> None:
        trust = self._task.trust
        for each in reversed(seen):
            if each.by_chance and trust >= 1.0:
                return
            result = each.promised if each.by_chance else trust * result + (1.0 - trust) * each.promised
            for found in each.inputs:
                self.inputs.extend(found)
                self.lengths.append(len(found))
                self.targets.append(result - each.earned)


@cache
def _nets(folder: str, game: Game) -> Nets:
    nets = nets_in(Path(folder), game)
    assert nets is not None
    return nets
