"""Random games for simulations and searches; counting of all games of some length (perft)."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from philtre.core.chance import MASK32, Seeded
from philtre.core.contract import SILENT, Chance, Game, Outcome, Setup, State

NEXT_GAME: Final = 2**32  # added to the seed from one game of a simulation to the next
LONGEST: Final[i64] = 1_000_000  # decisions of a playout, because a compiled loop cannot be interrupted
CHOOSING: Final = 2**64  # added to a game's seed for the seed of its players


def buffer_for(game: Game) -> vec[i64]:
    """A buffer for all actions of a game."""
    return vec[i64]([0] * game.actions)


def playout(state: State, chance: Chance, buffer: vec[i64], most: i64 = LONGEST) -> i64:
    """Play random actions to the end, or for this many decisions; return how many there were."""
    decisions: i64 = 0
    while decisions < most:
        n = state.fill_actions(buffer)
        if n == 0:
            break
        state.apply(buffer[chance.below(n)], chance, SILENT)
        decisions += 1
    return decisions


@final
class Tally:
    """Counts of many games."""

    def __init__(self, seats: int) -> None:
        self.games: int = 0
        self.decisions: int = 0
        self.shortest: int = 0
        self.longest: int = 0
        self.wins: list[int] = [0] * seats  # a shared win counts for each winner
        self.nobody: int = 0  # games without a winner
        self.points: list[int] = [0] * seats
        self.endings: dict[str, int] = {}

    def add(self, outcome: Outcome, decisions: int) -> None:
        self.shortest = decisions if self.games == 0 else min(self.shortest, decisions)
        self.longest = max(self.longest, decisions)
        self.games += 1
        self.decisions += decisions
        self.endings[outcome.reason] = self.endings.get(outcome.reason, 0) + 1
        for seat, points in enumerate(outcome.scores):
            self.points[seat] += points
        winners = outcome.winners()
        self.nobody += 0 if winners else 1
        for seat in winners:
            self.wins[seat] += 1


def luck_of(seed: int, number: int) -> Seeded:
    """The luck of one game of a simulation; a record with this seed replays it."""
    return Seeded(seed_of(seed, number))


def seed_of(seed: int, number: int) -> int:
    return seed + NEXT_GAME * number


def choices_of(seed: int, number: int) -> Seeded:
    """The luck of the players of that game, which is separate from the game's own."""
    return Seeded(seed_of(seed, number) + CHOOSING)


@final
class RandomGames:
    """Random games of a simulation, played in pieces, because a compiled loop cannot be interrupted."""

    def __init__(self, game: Game, setup: Setup, seed: int, first: int) -> None:
        self.game: Game = game
        self.setup: Setup = setup
        self.seed: int = seed
        self.number: int = first  # of the game being played
        self.buffer: vec[i64] = buffer_for(game)
        self.luck: Seeded = luck_of(seed, first)
        self.choices: Seeded = choices_of(seed, first)
        self.state: State = game.new(setup, self.luck, SILENT)
        self.decisions: i64 = 0  # of this game, so far

    def play(self, games: int, most: i64, tally: Tally) -> None:
        """Continue until the tally has this many games, or for this many decisions."""
        while tally.games < games:
            decisions = self._play_on(most)
            most -= decisions
            self.decisions += decisions
            outcome = self.state.outcome()
            if outcome is None:
                return
            tally.add(outcome, self.decisions)
            self._begin(self.number + 1)

    def _play_on(self, most: i64) -> i64:
        """Continue the current game to its end, or for this many decisions; return how many there were."""
        state, luck, choices, buffer = self.state, self.luck, self.choices, self.buffer
        decisions: i64 = 0
        while decisions < most:
            n = state.fill_actions(buffer)
            if n == 0:
                break
            state.apply(buffer[choices.below(n)], luck, SILENT)
            decisions += 1
        return decisions

    def _begin(self, number: int) -> None:
        self.number = number
        self.luck, self.choices = luck_of(self.seed, number), choices_of(self.seed, number)
        self.state = self.game.new(self.setup, self.luck, SILENT)
        self.decisions = 0


def play_random(game: Game, setup: Setup, seed: int, first: int, games: int, tally: Tally) -> None:
    """Play random games from number `first` on and count them."""
    RandomGames(game, setup, seed, first).play(tally.games + games, LONGEST * games, tally)


@final
class Settled(Chance):
    """Luck for perft: each number depends only on the seed, the decision and its place among the numbers of that
    decision. So every engine finds the same game tree, in any order of counting.

    With all sums and products modulo 2**32: x = seed + 0x1E3779B1 * decision + 0x5EBCA6B5 * place; then twice
    x = (x ^ x >> 16) * 0x45D9F3B; then x ^= x >> 16. The number below n is x * n >> 32.
    Decisions count from 1 at the root, places from 0. Set-ups are decision 0.
    """

    def __init__(self, seed: int, decision: i64) -> None:
        self.drawn: i64 = 0
        self.base: i64 = (i64(seed & 0xFFFFFFFF) + 0x1E3779B1 * decision) & MASK32

    def below(self, n: i64) -> i64:
        x = (self.base + 0x5EBCA6B5 * self.drawn) & MASK32
        self.drawn += 1
        x = ((x ^ x >> 16) * 0x45D9F3B) & MASK32
        x = ((x ^ x >> 16) * 0x45D9F3B) & MASK32
        return (x ^ x >> 16) * n >> 32


def perft(state: State, depth: i64, seed: int, buffer: vec[i64]) -> i64:
    """The number of sequences of exactly `depth` decisions from here, with luck Settled by the seed."""
    return _perft(state, 1, depth, seed, buffer)


def _perft(state: State, decision: i64, depth: i64, seed: int, buffer: vec[i64]) -> i64:
    if decision > depth:
        return 1
    n = state.fill_actions(buffer)
    if decision == depth or n == 0:
        return n
    actions = vec[i64]([buffer[i] for i in range(n)])
    child = state.clone()
    total: i64 = 0
    for action in actions:
        child.copy_from(state)
        child.apply(action, Settled(seed, decision), SILENT)
        total += _perft(child, decision + 1, depth, seed, buffer)
    return total
