"""A small neural net for the search: one hidden layer of sixteen units, with sparse inputs.

Each input has a row of sixteen weights. The rows of a position's inputs are added, four weights of sixteen bits in each
word. All sums but the first are clipped to the range from 0 to 1. Then each value of the net is a weighted sum of them,
passed through the logistic function. All but this last step is in whole numbers, so that a compiled and a plain engine
give the same results.
"""

from __future__ import annotations

import logging
from math import exp, log
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from philtre.core.contract import Game, Inputs, State
from philtre.core.observing import EACH_BYTE, Feature

LOG: Final = logging.getLogger("philtre.bots")
UNITS: Final[i64] = 16
WORDS: Final[i64] = 4  # of one input
ONE: Final[i64] = 1024  # 1.0 as a sum of a unit
HALF: Final[i64] = 0x8000  # added to every unit, so that none is negative
LANE: Final[i64] = 0xFFFF
WEIGHT_ONE: Final[i64] = 4096  # 1.0 in a weight
MOST_TOLD: Final = 63  # larger numbers in an observation count as this one
GUESSES: Final[i64] = 256  # inputs for what a game's evaluation says of a seat


def clipped(x: i64) -> i64:
    """x clipped to the range from 0 to ONE, without a branch."""
    x &= ~(x >> 63)
    x -= ONE
    return (x & x >> 63) + ONE


@final
class Net:
    """A net with its inputs. It has one value for a game of two sides, otherwise one for each seat."""

    def __init__(
        self,
        inputs: Inputs,
        table: list[int],
        begin: list[int],
        weights: list[int],
        shifts: list[float],
        whole: bool = False,
    ) -> None:
        self.inputs: Inputs = inputs
        self.whole: bool = whole  # whether the seats share one payoff, so that their values are made to add up to 1
        self.heads: i64 = len(shifts)
        self.table: vec[i64] = vec[i64](table)
        self.begin: vec[i64] = vec[i64](begin)
        self.weights: vec[i64] = vec[i64](weights)
        self.shifts: vec[float] = vec[float](shifts)
        self.found: vec[i64] = vec[i64]([0] * inputs.most)
        # The sums of the last position.
        self.a: i64 = 0
        self.b: i64 = 0
        self.c: i64 = 0
        self.d: i64 = 0

    def worth(self, state: State, seat: i64) -> float:
        """The payoff, from 0 to 1, that a seat can expect."""
        self.look(state)
        mover = state.seat()
        if self.heads == 1:
            value = self._value(0) + self.inputs.earned(state)
            return value if state.side(seat) == state.side(mover) else 1.0 - value
        at = seat - mover if seat >= mover else seat - mover + self.heads
        return self._value(at) * self._part()

    def look(self, state: State) -> None:
        """Add up the rows of a position's inputs."""
        table, found, begin = self.table, self.found, self.begin
        n = self.inputs.fill(state, found)
        a, b, c, d = begin[0], begin[1], begin[2], begin[3]
        i: i64
        for i in range(n):
            at = found[i] * WORDS
            a += table[at]
            b += table[at + 1]
            c += table[at + 2]
            d += table[at + 3]
        self.a, self.b, self.c, self.d = a, b, c, d

    def tell(self, state: State, payoffs: vec[float]) -> None:
        """The payoff that each seat can expect in the last position."""
        mover = state.seat()
        seat: i64
        if self.heads == 1:
            value, side = self._value(0) + self.inputs.earned(state), state.side(mover)
            for seat in range(len(payoffs)):
                payoffs[seat] = value if state.side(seat) == side else 1.0 - value
            return
        part = self._part()
        for seat in range(len(payoffs)):
            payoffs[seat] = self._value(seat - mover if seat >= mover else seat - mover + self.heads) * part

    def _part(self) -> float:
        """What the values of all seats are multiplied by, so that they add up to 1."""
        if not self.whole:
            return 1.0
        total = 0.0
        head: i64
        for head in range(self.heads):
            total += self._value(head)
        return 1.0 / total

    def _value(self, head: i64) -> float:
        a, at, weights = self.a, head * UNITS, self.weights
        total = ((a & LANE) - HALF) * weights[at]
        total += clipped((a >> 16 & LANE) - HALF) * weights[at + 1]
        total += clipped((a >> 32 & LANE) - HALF) * weights[at + 2]
        total += clipped((a >> 48 & LANE) - HALF) * weights[at + 3]
        total += self._four(self.b, at + 4) + self._four(self.c, at + 8) + self._four(self.d, at + 12)
        return 1.0 / (1.0 + exp(-(float(total) / float(ONE * WEIGHT_ONE) + self.shifts[head])))

    def _four(self, a: i64, at: i64) -> i64:
        weights = self.weights
        return (
            clipped((a & LANE) - HALF) * weights[at]
            + clipped((a >> 16 & LANE) - HALF) * weights[at + 1]
            + clipped((a >> 32 & LANE) - HALF) * weights[at + 2]
            + clipped((a >> 48 & LANE) - HALF) * weights[at + 3]
        )


@final
class Nets:
    """The nets of a game, by the numbers of `Inputs.which`; None where there is none."""

    def __init__(self, game: str, inputs: Inputs, nets: list[Net | None]) -> None:
        self.game: str = game
        self.inputs: Inputs = inputs
        self.nets: list[Net | None] = nets
        self.told: set[int] = set()  # missing nets that have been logged

    def of(self, state: State) -> Net | None:
        """The net for a game with the settings of this state."""
        which = self.inputs.which(state)
        net = None if which < 0 else self.nets[which]
        if net is None and which not in self.told:
            self.told.add(int(which))
            why = "a content pack" if which < 0 else self.inputs.names[int(which)]
            LOG.info("%s: there is no net for %s, bots judge by hand", self.game, why)
        return net


@final
class Sight:
    """Inputs made from an observation: one for each value of each byte, except 0. Features that fill whole words may be
    left out."""

    def __init__(self, features: list[Feature], first: int, unread: tuple[str, ...] = ()) -> None:
        base: list[int] = []
        most: list[int] = []
        read: set[int] = set()
        for feature in features:
            told = 0 if feature.name in unread else min(feature.most, MOST_TOLD)
            for _ in range(feature.size):
                if feature.name not in unread:
                    read.add(len(base) // 8)
                base.append(first - 1)
                most.append(told)
                first += told
        self.end: int = first  # the first input after these
        self.base: vec[i64] = vec[i64](base)
        self.most: vec[i64] = vec[i64](most)
        self.read: vec[i64] = vec[i64](sorted(read))  # words
        self.words: vec[i64] = vec[i64]([0] * (len(base) // 8))

    def fill(self, state: State, seat: i64, inputs: vec[i64], n: i64) -> i64:
        """Write them from place n on; return the place after them."""
        words, base, most, read = self.words, self.base, self.most, self.read
        state.observe(seat, words, 0)
        i: i64
        for i in range(len(read)):
            word = words[read[i]]
            while word != 0:
                # Finds the lowest byte that is not 0 by counting the bytes below the lowest bit.
                byte = (((word & -word) - 1 >> 7 & EACH_BYTE) * EACH_BYTE >> 56 & 7) * 8
                value = word >> byte & 255
                word ^= value << byte
                at = 8 * read[i] + (byte >> 3)
                inputs[n] = base[at] + (value if value < most[at] else most[at])
                n += 1
        return n

    def shared(self) -> list[tuple[int, str, float]]:
        """What the inputs of one byte share: its size."""
        found = []
        for byte in range(len(self.base)):
            base, most = int(self.base[byte]), int(self.most[byte])
            found += [(base + value, f"byte {byte}", value / most) for value in range(1, most + 1) if most > 1]
        return found


@final
class Seen(Inputs):
    """The inputs of a game that defines none: its observations, and its evaluation of each seat, counted from the seat
    in turn. There is a net for each number of seats."""

    def __init__(self, game: Game) -> None:
        numbers = sorted({seats for variant in game.variants for seats in variant.seats})
        sights = [Sight(game.features(seats), seats * int(GUESSES)) for seats in numbers]
        super().__init__(game.observation, tuple([str(seats) for seats in numbers]), 0, 0)
        self.sights: list[Sight] = sights
        self.size = max([sight.end for sight in sights])
        self.most = max([len(sight.base) for sight in sights]) + max(numbers)
        self.numbers: vec[i64] = vec[i64]([-1] * (max(numbers) + 1))
        for number, seats in enumerate(numbers):
            self.numbers[seats] = number

    def which(self, state: State) -> i64:
        return self.numbers[state.seats()]

    def fill(self, state: State, inputs: vec[i64]) -> i64:
        seats, seat = state.seats(), state.seat()
        # What the evaluation says of the only rival says nothing new.
        told: i64 = 1 if seats == 2 else seats
        i: i64
        for i in range(told):
            inputs[i] = GUESSES * i + i64(float(GUESSES - 1) * state.evaluate((seat + i) % seats) + 0.5)
        return self.sights[self.numbers[seats]].fill(state, seat, inputs, told)

    def shared(self, which: int) -> list[tuple[int, str, float]]:
        found = self.sights[which].shared()
        for place in range(int(self.names[which])):
            for guess in range(int(GUESSES)):
                number, chance = int(GUESSES) * place + guess, (guess + 0.5) / int(GUESSES)
                found.append((number, f"guess {place}", log(chance / (1.0 - chance))))
                found.append((number, f"guess {place} about {guess // 8}", 1.0))
        return found


def listed(inputs: Inputs, state: State) -> list[int]:
    """The inputs of a position, for training and for tests."""
    found = vec[i64]([0] * inputs.most)
    n = inputs.fill(state, found)
    return [int(found[i]) for i in range(n)]
