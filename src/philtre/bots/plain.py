"""Ordinary Monte Carlo tree search over what a seat can know, for comparison with other bots.

Single-observer information-set search. Every simulation imagines a possible world, follows a path in one tree that
all worlds share, adds a leaf, and adds the payoff to each node of the path: the game's evaluation, or the result of a
random playout. Since an action may be legal in one world and not in another, the confidence bounds count how often it
was available.
"""

from __future__ import annotations

from math import log, sqrt
from time import perf_counter
from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from philtre.bots.contract import Bot
from philtre.bots.nodes import CHILD, CLOCK_EVERY, ROW, SEAT, SIBLING, Nodes
from philtre.core.chance import Seeded
from philtre.core.contract import NOBODY, SILENT, Chance, State
from philtre.core.playout import playout

# Evaluations are closer together than won and lost games.
EXPLORE_GUESSES: Final = 0.2
EXPLORE_ENDINGS: Final = 0.7
MOST_NODES: Final[i64] = 2_000_000  # then the tree stops growing; the search continues

# The statistics of a node.
STATS: Final[i64] = 3
VISITS: Final[i64] = 0
TIMES: Final[i64] = 1  # how often it was available
TOTAL: Final[i64] = 2  # payoffs


@final
class PlainTree(Nodes):
    """The tree of one search."""

    def __init__(self, actions: int, seats: int, playouts: bool) -> None:
        super().__init__(actions, seats)
        self.playouts: bool = playouts
        self.explore: float = EXPLORE_ENDINGS if playouts else EXPLORE_GUESSES
        self.stats: vec[float] = vec[float]([0.0] * 3)
        self.tried: i64 = 0  # children of the last selection that were legal

    def simulate(self, world: State, chance: Chance) -> None:
        """One simulation in an imagined world, which is changed."""
        self.depth = 0
        node: i64 = 0
        while node >= 0:
            n = world.fill_actions(self.buffer)
            if n == 0:
                break
            self.mark(n)
            best = self._select(node)
            untried = n - self.tried
            if untried > 0:
                node = self._expand(node, n, untried, world, chance)
            else:
                node = best
                self.enter(node)
                world.apply(self.nodes[ROW * node], chance, SILENT)
        if self.playouts:
            playout(world, chance, self.buffer)
        self._credit(world)

    def _select(self, node: i64) -> i64:
        """The legal child with the best upper confidence bound. Removes the marks of actions that have a child."""
        nodes, stats, marks, step, explore = self.nodes, self.stats, self.marks, self.step, self.explore
        best: i64 = 0
        best_bound = -1.0
        tried: i64 = 0
        child = nodes[ROW * node + CHILD]
        while child != 0:
            row = ROW * child
            action = nodes[row]
            if marks[action] == step:
                marks[action] = 0
                tried += 1
                at = STATS * child
                times = stats[at + TIMES] + 1.0
                stats[at + TIMES] = times
                visits = stats[at]
                bound = stats[at + TOTAL] / visits + explore * sqrt(log(times) / visits)
                if bound > best_bound:
                    best_bound = bound
                    best = child
            child = nodes[row + SIBLING]
        self.tried = tried
        return best

    def _expand(self, node: i64, n: i64, untried: i64, world: State, chance: Chance) -> i64:
        """Try a new action; returns -1, because the tree ends here."""
        buffer, marks, step = self.buffer, self.marks, self.step
        skip = chance.below(untried)
        i: i64 = 0
        while marks[buffer[i]] != step or skip > 0:
            if marks[buffer[i]] == step:
                skip -= 1
            i += 1
        action = buffer[i]
        if self.count < MOST_NODES:
            self.enter(self._grow(node, action, world.seat()))
        world.apply(action, chance, SILENT)
        return -1

    def _grow(self, node: i64, action: i64, seat: i64) -> i64:
        stats = self.stats
        stats = append(stats, 0.0)
        stats = append(stats, 1.0)
        self.stats = append(stats, 0.0)
        return self.add(node, action, seat)

    def _credit(self, world: State) -> None:
        nodes, stats, path, payoffs = self.nodes, self.stats, self.path, self.payoffs
        i: i64
        over = world.seat() == NOBODY
        for i in range(len(payoffs)):
            payoffs[i] = world.payoff(i) if over else world.evaluate(i)
        for i in range(self.depth):
            node = path[i]
            at = STATS * node
            stats[at] += 1.0
            stats[at + TOTAL] += payoffs[nodes[ROW * node + SEAT]]

    def best(self) -> i64:
        """The action of the root that was tried most often; the better one if equal."""
        nodes, stats = self.nodes, self.stats
        best = child = nodes[CHILD]
        while child != 0:
            visits, most = stats[STATS * child], stats[STATS * best]
            better = stats[STATS * child + TOTAL] > stats[STATS * best + TOTAL]
            if visits > most or (visits == most and better):
                best = child
            child = nodes[ROW * child + SIBLING]
        return nodes[ROW * best]


@final
class PlainBot(Bot):
    """Thinks for a number of simulations or milliseconds, whichever ends first; 0: no limit."""

    def __init__(self, actions: int, simulations: int, milliseconds: int, playouts: bool = False) -> None:
        self.actions: int = actions
        self.playouts: bool = playouts
        self.simulations: i64 = simulations
        self.milliseconds: int = milliseconds

    def choose(self, view: State, chance: Chance) -> i64:
        legal = view.legal_actions()
        return legal[0] if len(legal) == 1 else self._best(view, chance)

    def _best(self, view: State, chance: Chance) -> i64:
        tree = PlainTree(self.actions, int(view.seats()), self.playouts)
        luck = Seeded(int(chance.below(2**31)) << 31 | int(chance.below(2**31)))
        deadline = perf_counter() + self.milliseconds / 1000.0 if self.milliseconds else 0.0
        world = view.clone()
        done: i64 = 0
        while self.simulations == 0 or done < self.simulations:
            world.copy_from(view)
            world.imagine(luck)
            tree.simulate(world, luck)
            done += 1
            if deadline > 0.0 and done % CLOCK_EVERY == 0 and perf_counter() > deadline:
                break
        return tree.best()
