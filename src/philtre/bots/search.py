"""Tree search over what a seat can know, for any game and any number of seats.

Single-observer information-set search. Every simulation imagines a possible world and follows a path in one tree that
all worlds share. At the end of the path all legal actions are tried at once and evaluated, by a learned net if there is
one, otherwise by the game's evaluation. The value of the best of them is added to each node of the path, and each new
node begins with its own value as if it had been visited once. So bad actions, which nobody would choose, need no visit
and do not change the mean.

In a game for one every result of luck has a branch of its own, because the player sees it before the next decision.
What looks alike to the net is one result.
"""

from __future__ import annotations

from math import exp, sqrt
from time import perf_counter
from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from philtre.bots.contract import Bot
from philtre.bots.even import Even
from philtre.bots.nodes import CHILD, CLOCK_EVERY, ROW, SEAT, SIBLING, Nodes
from philtre.core.chance import Seeded
from philtre.core.contract import NOBODY, SILENT, Chance, State
from philtre.core.net import Net, Nets

EXPLORE: Final = 0.1
EXPLORE_ALONE: Final = 0.03  # points of a solo game are closer together than wins and losses
SHARPNESS: Final = 20.0  # how much better values are preferred
SEEMLY: Final = 0.02  # weight of points in a value, so that a bot also plays well when the winner is certain
MOST_NODES: Final[i64] = 1_000_000  # then the tree stops growing; the search continues
SHIFTS: Final[i64] = 1024
SHOWN: Final[i64] = 0x7FFFFFFFFFFFFFFF
SETTLED_EVERY: Final[i64] = 32  # simulations between two checks for an early end
TRIES: Final[i64] = 3  # of a new action that luck takes part in, where its results have branches
UNLIKELY: Final = 0.4  # a lead of this part of the remaining simulations is hardly ever lost

# The statistics of a node.
STATS: Final[i64] = 3
VISITS: Final[i64] = 0  # including the first value
TOTAL: Final[i64] = 1  # of the payoffs, including the first value
WEIGHT: Final[i64] = 2  # the prior, from the first value


@final
class Weighed:
    """An action with its number of visits and its mean payoff."""

    __slots__ = ("action", "visits", "value")

    def __init__(self, action: int, visits: int, value: float) -> None:
        self.action: int = action
        self.visits: int = visits
        self.value: float = value


@final
class Tree(Nodes):
    """The tree of one search."""

    def __init__(self, actions: int, root: State, net: Net | None = None, seemly: float = SEEMLY) -> None:
        seats = int(root.seats())
        super().__init__(actions, seats)
        self.net: Net | None = net
        self.seemly: float = seemly if seats > 1 else 0.0  # alone, points are all there is
        self.apart: bool = seats == 1 and net is not None  # whether results of luck have branches
        self.even: Even = Even()
        self.explore: float = EXPLORE if seats > 1 else EXPLORE_ALONE
        self.sharpness: float = SHARPNESS
        self.tried: State = root.clone()  # the state in which actions are tried
        self.stats: vec[float] = vec[float]([0.0] * 3)
        self.most: i64 = MOST_NODES
        # Of the legal children at the last count:
        self.known: i64 = 0
        self.visits: float = 0.0
        self.weights: float = 0.0

    def simulate(self, world: State, chance: Chance) -> None:
        """One simulation in an imagined world, which is changed."""
        self.depth = 0
        node: i64 = 0
        while True:
            if world.seat() == NOBODY:
                self._judge(world)
                break
            n = world.fill_actions(self.buffer)
            full = self.count >= self.most
            new = self.nodes[ROW * node + CHILD] == 0
            self._count(node, n)
            if full and self.known == 0:
                self._judge(world)
                break
            if self.known < n and not full:
                self._grow(node, n, world, chance)
                if new and node != 0:
                    break
                self._count(node, n)
            node = self._select(node)
            self.enter(node)
            drawn = chance.drawn
            world.apply(self.nodes[ROW * node], chance, SILENT)
            if self.apart and chance.drawn != drawn and world.seat() != NOBODY:
                node = self._branch(node, world)
                if node == 0:
                    self._judge(world)
                    break
        self._credit()

    def _branch(self, node: i64, world: State) -> i64:
        """The branch of an action for what luck has just shown, which takes the place of the action's number. 0: there
        is none, and the tree is full."""
        net = self.net
        assert net is not None
        net.look(world)
        shown = (net.a ^ net.b >> 3 ^ net.c >> 5 ^ net.d >> 7) & SHOWN
        child = self.nodes[ROW * node + CHILD]
        while child != 0:
            if self.nodes[ROW * child] == shown:
                return child
            child = self.nodes[ROW * child + SIBLING]
        if self.count >= self.most:
            return 0
        child = self.add(node, shown, self.nodes[ROW * node + SEAT])
        self._begin(0.0)
        return child

    def _count(self, node: i64, n: i64) -> None:
        """Count the legal children in this world, and negate their marks."""
        self.mark(n)
        marks, nodes, stats, step = self.marks, self.nodes, self.stats, self.step
        known: i64 = 0
        visits, weights = 0.0, 0.0
        child = nodes[ROW * node + CHILD]
        while child != 0:
            row = ROW * child
            if marks[nodes[row]] == step:
                marks[nodes[row]] = -step
                known += 1
                visits += stats[STATS * child]
                weights += stats[STATS * child + WEIGHT]
            child = nodes[row + SIBLING]
        self.known, self.visits, self.weights = known, visits, weights

    def _select(self, node: i64) -> i64:
        """The legal child to visit next: a good one, or a promising one with few visits."""
        nodes, stats, marks, step = self.nodes, self.stats, self.marks, self.step
        scale = self.explore * sqrt(self.visits - float(self.known) + 1.0) / self.weights
        best: i64 = 0
        best_bound = -1.0
        child = nodes[ROW * node + CHILD]
        while child != 0:
            row = ROW * child
            if marks[nodes[row]] == -step:
                at = STATS * child
                bound = (stats[at + TOTAL] + scale * stats[at + WEIGHT]) / stats[at]
                if bound > best_bound:
                    best_bound = bound
                    best = child
            child = nodes[row + SIBLING]
        return best

    def _grow(self, node: i64, n: i64, world: State, chance: Chance) -> None:
        """Add a child for every legal action that has none. The value of the best is the value of this position."""
        buffer, marks, step, seat = self.buffer, self.marks, self.step, world.seat()
        best = -1.0
        i: i64
        for i in range(n):
            if marks[buffer[i]] != step:
                continue
            value = self._try(world, buffer[i], chance, seat)
            self.add(node, buffer[i], seat)
            self._begin(value)
            if value > best:
                best = value
                self._tell_best(best)

    def _try(self, world: State, action: i64, chance: Chance, seat: i64) -> float:
        """The value of an action for a seat: of its result, or the mean of some results."""
        tried = self.tried
        if not self.apart:
            tried.copy_from(world)
            tried.apply(action, chance, SILENT)
            return self._worth(tried, seat)
        even, total = self.even, 0.0
        shift = float(chance.below(SHIFTS)) / float(SHIFTS)
        i: i64
        for i in range(TRIES):
            even.begin((float(i) + shift) / float(TRIES))
            tried.copy_from(world)
            tried.apply(action, even, SILENT)
            total += self._worth(tried, seat)
            if even.drawn == 0:
                return total
        return total / float(TRIES)

    def _tell_best(self, best: float) -> None:
        """Compute the values of the best action so far, which was just tried, for every seat."""
        if self.apart:
            self.payoffs[0] = best
        else:
            self._tell(self.tried)

    def _begin(self, value: float) -> None:
        """Set the first statistics of a new node."""
        stats = self.stats
        stats = append(stats, 1.0)
        stats = append(stats, value)
        self.stats = append(stats, exp(self.sharpness * value))

    def _judge(self, world: State) -> None:
        """Compute the value of a world for every seat, without trying actions."""
        net = self.net
        if net is not None and world.seat() != NOBODY:
            net.look(world)
        self._tell(world)

    def _tell(self, world: State) -> None:
        """Compute the values of the world that was just evaluated for every seat."""
        payoffs, net = self.payoffs, self.net
        if net is not None and world.seat() != NOBODY:
            net.tell(world, payoffs)
            return
        i: i64
        for i in range(len(payoffs)):
            payoffs[i] = self._worth(world, i)

    def _worth(self, world: State, seat: i64) -> float:
        """The value of a world for a seat: an estimate or the payoff, plus a little for its points."""
        if world.seat() != NOBODY:
            net = self.net
            return world.evaluate(seat) if net is None else net.worth(world, seat)
        own = world.points_of(seat)
        others: i64 = 0
        other: i64
        for other in range(world.seats()):
            if other != seat:
                others = max(others, world.points_of(other))
        share = float(own) / float(own + others + 1) if own > 0 else 0.0
        return (1.0 - self.seemly) * world.payoff(seat) + self.seemly * share

    def _credit(self) -> None:
        nodes, stats, path, payoffs = self.nodes, self.stats, self.path, self.payoffs
        i: i64
        for i in range(self.depth):
            at = STATS * path[i]
            stats[at] += 1.0
            stats[at + TOTAL] += payoffs[nodes[ROW * path[i] + SEAT]]

    def lead(self) -> float:
        """The lead of the most visited action of the root, in visits."""
        nodes, stats = self.nodes, self.stats
        first, second = 0.0, 0.0
        child = nodes[CHILD]
        while child != 0:
            visits = stats[STATS * child]
            if visits > first:
                first, second = visits, first
            elif visits > second:
                second = visits
            child = nodes[ROW * child + SIBLING]
        return first - second

    def looked_into(self, least: int) -> list[tuple[list[int], float]]:
        """Nodes with at least so many visits: the actions that lead there, and the value of the last to its seat."""
        found: list[tuple[list[int], float]] = []
        self._look(0, float(least + 1), [], found)
        return found

    def _look(self, node: i64, least: float, way: list[int], found: list[tuple[list[int], float]]) -> None:
        child = self.nodes[ROW * node + CHILD]
        while child != 0:
            visits = self.stats[STATS * child]
            if visits >= least:
                further = [*way, self.nodes[ROW * child]]
                found.append((further, self.stats[STATS * child + TOTAL] / visits))
                self._look(child, least, further, found)
            child = self.nodes[ROW * child + SIBLING]

    def weighed(self) -> list[Weighed]:
        """The actions of the root, most visited first."""
        found = []
        child = self.nodes[CHILD]
        while child != 0:
            at = STATS * child
            visits = self.stats[at]
            found.append(Weighed(self.nodes[ROW * child], int(visits) - 1, self.stats[at + TOTAL] / visits))
            child = self.nodes[ROW * child + SIBLING]
        found.sort(key=lambda weighed: (-weighed.visits, -weighed.value, weighed.action))
        return found


@final
class SearchBot(Bot):
    """Thinks for a number of simulations or milliseconds, whichever ends first; 0: no limit."""

    def __init__(self, actions: int, simulations: int, milliseconds: int, nets: Nets | None = None) -> None:
        self.actions: int = actions
        self.nets: Nets | None = nets
        self.simulations: i64 = simulations
        self.milliseconds: int = milliseconds
        self.explore: float = 0.0  # 0: the usual number
        self.sharpness: float = SHARPNESS
        self.lapses: i64 = 0  # percentage of random decisions
        self.simulated: int = 0  # all simulations so far

    def choose(self, view: State, chance: Chance) -> i64:
        """Choose the most visited action. The search ends early when it can hardly change."""
        legal = view.legal_actions()
        if len(legal) == 1:
            return legal[0]
        if self.lapses > 0 and chance.below(100) < self.lapses:
            return legal[chance.below(len(legal))]
        return self.consider(view, chance)[0].action

    def consider(self, view: State, chance: Chance) -> list[Weighed]:
        """The actions as `choose` compares them, most visited first."""
        return self._think(view, chance, True).weighed()

    def think(self, view: State, chance: Chance) -> Tree:
        """Search for the whole time, without an early end."""
        return self._think(view, chance, False)

    def weigh(self, view: State, chance: Chance) -> list[Weighed]:
        """The actions of the seat in turn with their values, best first."""
        return self._think(view, chance, False).weighed()

    def _think(self, view: State, chance: Chance, briefly: bool) -> Tree:
        nets = self.nets
        tree = Tree(self.actions, view, None if nets is None else nets.of(view))
        if self.explore > 0.0:
            tree.explore = self.explore
        tree.sharpness = self.sharpness
        luck = Seeded(int(chance.below(2**31)) << 31 | int(chance.below(2**31)))
        began = perf_counter()
        world = view.clone()
        done: i64 = 0
        while self.simulations == 0 or done < self.simulations:
            world.copy_from(view)
            world.imagine(luck)
            tree.simulate(world, luck)
            done += 1
            if self.milliseconds and done % CLOCK_EVERY == 0 and perf_counter() - began > self.milliseconds / 1000.0:
                break
            if briefly and done % SETTLED_EVERY == 0 and self._settled(tree, done, perf_counter() - began):
                break
        self.simulated += int(done)
        return tree

    def _settled(self, tree: Tree, done: i64, seconds: float) -> bool:
        """Whether the lead of the best action is larger than what another is likely to gain in the remaining time."""
        left = float(self.simulations - done) if self.simulations else 1e9
        if self.milliseconds:
            left = min(left, float(done) * (self.milliseconds / 1000.0 / seconds - 1.0))
        return tree.lead() > UNLIKELY * left
