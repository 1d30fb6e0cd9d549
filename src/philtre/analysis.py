"""Analysis of a game: the chances of each seat, better moves, and how much was lost.

Every decision is judged by what its seat could know then. Search finds the likely actions; then each of them and the
one that was played are searched for equally long, in the same imagined worlds, so that their values can be compared.
The same table, budget and seed always give the same analysis.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from time import perf_counter
from typing import Final, NamedTuple

import msgspec

from philtre.bots import searcher
from philtre.bots.nodes import CLOCK_EVERY
from philtre.bots.search import Tree
from philtre.core.chance import Seeded
from philtre.core.contract import NOBODY, SILENT, Game, State
from philtre.core.errors import SetupError
from philtre.nets import nets_of
from philtre.table.table import RESIGN, UNDO, Entry, Table

FORMAT: Final = 1
SIMULATIONS: Final = 200
LIKELY: Final = 3  # actions that a first search selects for a closer one
LEAST: Final = 0.05  # loss from which a decision counts as a mistake; smaller differences may be noise
MOST_MISTAKES: Final = 10
DIGITS: Final = 4
LUCKS: Final = 3  # random streams for each decision: for search, for imagined worlds, for what happens in them


class Budget(NamedTuple):
    """How long to think about a decision: simulations or milliseconds, whichever ends first; 0: no limit.

    Each action that is searched more closely gets half of that in addition.
    """

    simulations: int = SIMULATIONS
    milliseconds: int = 0


class Move(msgspec.Struct, frozen=True):
    """An action and its value for each seat, from 0 (lost) to 1 (won).

    With three or more seats, each is compared with its strongest rival, so the sum may be more than 1.
    """

    action: int | None  # None: it resigned
    notation: str
    values: list[float]


class Decision(msgspec.Struct, frozen=True):
    """A decision of a game with its analysis."""

    version: int  # number of entries before it: the point from which the game can be continued
    seat: int  # counted from 0
    values: list[float]  # each seat's chance if the best action is done
    best: list[Move]  # best first; empty if the seat resigned out of turn
    played: Move
    loss: float  # what the decision cost the seat; 0 if nothing was better

    @property
    def value(self) -> float:
        return self.values[self.seat]


class Analysis(msgspec.Struct, frozen=True):
    """All decisions of a game that were not taken back, and how it ended."""

    format: int
    game: str
    variant: str
    seats: int
    simulations: int
    seed: int
    decisions: list[Decision]
    ending: list[float] | None  # each seat's result; None if the game has no end or nobody could win
    curves: list[list[float]]  # per seat: its chance at each decision, then its result
    mistakes: list[int]  # indices of decisions, the largest loss first


class Step(NamedTuple):
    """An entry that is to be judged."""

    number: int  # of its moment
    seat: int
    entry: Entry
    gone: frozenset[int]  # seats that had left, so they could no longer win


def analyse(
    table: Table, budget: Budget | None = None, seed: int = 1, report: Callable[[int], None] | None = None
) -> Analysis:
    """Judge every decision of a table; `report` is called with the number of decisions done."""
    spent = budget or Budget()
    if spent.simulations < 1 and spent.milliseconds < 1:
        raise SetupError("an analysis thinks for at least one simulation or one millisecond")
    found = []
    for done, step in enumerate(steps(table), 1):
        found.append(judge(table.game, seen_at(table, step), step, spent, seed))
        if report is not None:
            report(done)
    return whole(table, found, spent, seed)


def seen_at(table: Table, step: Step) -> State:
    """What its seat could know at this decision, by which it is judged."""
    return table.moments[step.number - 1].state.seen_by(step.seat)


def judge(game: Game, view: State, step: Step, budget: Budget, seed: int) -> Decision:
    """Judge a decision by what its seat saw."""
    eyes = _Eyes(game, view, budget, seed << 32 | step.number * LUCKS)
    entry = step.entry
    return _acted(eyes, step, entry) if isinstance(entry, int) else _resigned(eyes, step, entry)


def whole(table: Table, found: list[Decision], budget: Budget, seed: int) -> Analysis:
    """Combine the judged decisions of a table to its analysis."""
    ending = _ending(table)
    return Analysis(
        FORMAT,
        table.game.name,
        table.setup.variant,
        table.setup.seats,
        budget.simulations,
        seed,
        found,
        ending,
        _curves(found, ending, table.setup.seats),
        _mistakes(found),
    )


def steps(table: Table) -> list[Step]:
    """The decisions to judge: not those that were taken back, nor those made for a seat that had left."""
    stands: list[Step | None] = []
    acts: list[int] = []  # indices of decisions that may still be taken back
    left: set[int] = set()
    gone: frozenset[int] = frozenset()
    for number, moment in enumerate(table.moments):
        entry = moment.entry
        if isinstance(entry, int):
            acts.append(len(stands))
            stands.append(None if moment.seat in left else Step(number, moment.seat, entry, gone))
        elif entry == UNDO:
            stands[acts.pop()] = None
        elif entry is not None and entry.startswith(RESIGN):
            seat = int(entry.split(" ")[1]) - 1
            left.add(seat)
            gone = _gone(moment.state, left)
            stands.append(Step(number, seat, entry, gone) if seat in gone else None)
    return [step for step in stands if step is not None]


def _gone(state: State, left: set[int]) -> frozenset[int]:
    """The seats whose whole side has left."""
    sides = [int(state.side(seat)) for seat in range(int(state.seats()))]
    stayed = {side for seat, side in enumerate(sides) if seat not in left}
    return frozenset(seat for seat, side in enumerate(sides) if side not in stayed)


def _acted(eyes: _Eyes, step: Step, action: int) -> Decision:
    likely = eyes.likely()
    moves = [eyes.closer(each) for each in dict.fromkeys([*likely, action])]
    # Among equal actions the played one comes first, then one that ends the game, then the most visited one.
    ranked = sorted(moves, key=lambda move: (-move.values[step.seat], move.action != action, eyes.goes_on(move)))
    played = next(move for move in moves if move.action == action)
    loss = round(ranked[0].values[step.seat] - played.values[step.seat], DIGITS)
    values = [0.0 if seat in step.gone else value for seat, value in enumerate(ranked[0].values)]
    return Decision(step.number - 1, step.seat, values, ranked[:LIKELY], played, loss)


def _resigned(eyes: _Eyes, step: Step, entry: str) -> Decision:
    """The cost of resigning is the value of staying."""
    decider = int(eyes.view.seat())
    moves = sorted(map(eyes.closer, eyes.likely()), key=lambda move: (-move.values[decider], eyes.goes_on(move)))
    values = moves[0].values
    played = Move(None, entry, [0.0 if seat in step.gone else value for seat, value in enumerate(values)])
    best = moves if decider == step.seat else []
    return Decision(step.number - 1, step.seat, values, best, played, values[step.seat])


class _Eyes:
    """Searches a position for one seat, from what the seat sees."""

    def __init__(self, game: Game, view: State, budget: Budget, seed: int) -> None:
        self.game = game
        self.view = view
        self.budget = budget
        self.seed = seed

    def likely(self) -> list[int]:
        """The actions that search visits most."""
        legal = self.view.legal_actions()
        if len(legal) <= LIKELY:
            return legal
        search = searcher(self.game, self.budget.simulations, self.budget.milliseconds)
        return [each.action for each in search.weigh(self.view, Seeded(self.seed))[:LIKELY]]

    def closer(self, action: int) -> Move:
        """The value of an action, by a separate search after it. All actions are tried in the same worlds."""
        seats = int(self.view.seats())
        nets = nets_of(self.game)
        net = None if nets is None else nets.of(self.view)
        tree, worlds, luck = Tree(self.game.actions, self.view, net, 0.0), Seeded(self.seed + 1), Seeded(self.seed + 2)
        world, totals, done = self.view.clone(), [0.0] * seats, 0
        for done in self._rounds():
            world.copy_from(self.view)
            world.imagine(worlds)
            world.apply(action, luck, SILENT)
            tree.simulate(world, luck)
            totals = [total + payoff for total, payoff in zip(totals, tree.payoffs, strict=True)]
        values = [round(total / done, DIGITS) for total in totals]
        return Move(action, self.game.notation(self.view, action), values)

    def goes_on(self, move: Move) -> bool:
        """Whether the game continues after an action, in the first imagined world."""
        world, worlds = self.view.clone(), Seeded(self.seed + 1)
        world.imagine(worlds)
        world.apply(move.action or 0, worlds, SILENT)
        return world.seat() != NOBODY

    def _rounds(self) -> Iterator[int]:
        """Count 1, 2, … within half of the budget; at least 1."""
        simulations, milliseconds = self.budget
        deadline = perf_counter() + milliseconds / 2000.0
        done = 0
        while True:
            done += 1
            yield done
            if simulations and done >= simulations // 2:
                return
            if milliseconds and done % CLOCK_EVERY == 0 and perf_counter() > deadline:
                return


def _ending(table: Table) -> list[float] | None:
    outcome = table.outcome()
    if outcome is None or table.stopped:
        return None
    if table.state.seat() == NOBODY and not table.resigned:
        return [float(table.state.payoff(seat)) for seat in range(table.setup.seats)]
    winners = outcome.winners()
    return [1.0 if seat in winners else 0.0 for seat in range(table.setup.seats)]


def _curves(decisions: list[Decision], ending: list[float] | None, seats: int) -> list[list[float]]:
    points = [decision.values for decision in decisions] + ([] if ending is None else [ending])
    return [[values[seat] for values in points] for seat in range(seats)]


def _mistakes(decisions: list[Decision]) -> list[int]:
    """The worst decisions; of two equal ones the later one comes first."""
    places = [place for place, decision in enumerate(decisions) if decision.loss >= LEAST]
    return sorted(places, key=lambda place: (-decisions[place].loss, -place))[:MOST_MISTAKES]
