"""Many games at once, in compiled code. The results are in buffers that never move (observations, masks, seats,
rewards, ends of games), so arrays can use their memory without copying.

Without an opponent every decision is the caller's, for whichever seat. With one, the caller plays one seat of each
game, another one from game to game, and the opponent decides for the others.
"""

from __future__ import annotations

from typing import Final, final

from librt.strings import read_i64_le
from librt.vecs import vec
from mypy_extensions import i64, u8

from philtre.bots.contract import Bot
from philtre.core.chance import Seeded
from philtre.core.contract import SILENT, Game, Setup, State
from philtre.core.errors import IllegalAction
from philtre.core.observing import FORGOTTEN, REMEMBERED
from philtre.core.playout import CHOOSING, seed_of

TOGETHER: Final[i64] = 16  # games that take a step before the next ones do: their memory stays in the cache
ALONE: Final[i64] = 1
SUGGESTING: Final = 2  # times CHOOSING: the seed for random actions


@final
class Batch:
    """`size` games of one set-up. After the end of a game the next one begins at once."""

    def __init__(self, game: Game, setup: Setup, size: int, seed: int, opponent: Bot | None) -> None:
        self.game: Game = game
        self.setup: Setup = setup
        self.size: i64 = size
        self.actions: i64 = game.actions
        self.players: i64 = setup.seats
        self.words: i64 = sum([feature.size for feature in game.features(setup.seats)]) // 8
        self.opponent: Bot | None = opponent
        # For the caller:
        self.observations: vec[i64] = vec[i64]([0] * int(size * self.words))
        self.masks: vec[u8] = vec[u8]([0] * (size * game.actions))
        self.counts: vec[i64] = vec[i64]([0] * size)  # number of legal actions
        self.seats: vec[i64] = vec[i64]([0] * size)  # the seat that decides
        self.suggestions: vec[i64] = vec[i64]([0] * size)  # a random legal action
        self.rewards: vec[float] = vec[float]([0.0] * size)  # of the seat that decided
        self.payoffs: vec[float] = vec[float]([0.0] * int(size * self.players))  # rewards of all seats, by game
        self.endings: vec[u8] = vec[u8]([0] * size)
        self.finals: vec[i64] = vec[i64]([0] * int(size * self.words))  # the last observation of a game that ended
        self.lengths: vec[i64] = vec[i64]([0] * size)  # decisions so far
        # Internal:
        self.legal: vec[vec[i64]] = vec[vec[i64]]([vec[i64]([0] * game.actions) for _ in range(size)])
        self.written: vec[i64] = vec[i64]([FORGOTTEN] * int(size * REMEMBERED))  # what the observations show
        self.states: list[State] = []
        self.lucks: list[Seeded] = []
        self.choices: Seeded = Seeded(0)
        self.played: vec[i64] = vec[i64]([0] * size)  # number of games that have begun
        self.seed(seed)

    def seed(self, seed: int) -> None:
        """Begin all games anew, with the luck of a seed."""
        size = int(self.size)
        self.choices = Seeded(seed + CHOOSING * SUGGESTING)
        self.lucks = [Seeded(seed_of(seed, number)) for number in range(size)]
        self.states = [self.game.new(self.setup, luck, SILENT) for luck in self.lucks]
        i: i64
        for i in range(size):
            self._wipe(i)
            self.endings[i] = 0
            self.rewards[i] = 0.0
            self.played[i] = i
            self.lengths[i] = 0
            n = self._opposed(i, self.states[i])
            self.counts[i] = n if n != 0 else self._renew(i)
            self._show(i, i + 1)

    def step(self, actions: bytes) -> None:
        """Apply an action in each game. The actions are the bytes of an array, because a list would need many objects.

        Raises IllegalAction, and applies none of them, if one is not allowed.
        """
        self._check(actions)
        together = TOGETHER if self.opponent is None else ALONE  # an opponent and the suggestions share their luck
        first: i64 = 0
        while first < self.size:
            after = min(first + together, self.size)
            self._advance(actions, first, after)
            self._show(first, after)
            first = after

    def restart(self, number: int) -> None:
        """End a game and begin the next one."""
        self._wipe(number)
        self.counts[number] = self._renew(number)
        self._show(number, number + 1)

    def kept(self) -> tuple[list[State], list[Seeded], Seeded, list[list[int]], list[list[float]]]:
        """The state of the batch, for `go_on`."""
        numbers = [_numbers(self.played), _numbers(self.lengths), _numbers(self.suggestions), _numbers(self.finals)]
        endings = [1.0 if ending != 0 else 0.0 for ending in self.endings]
        return self.states, self.lucks, self.choices, numbers, [_floats(self.rewards), _floats(self.payoffs), endings]

    def go_on(
        self,
        states: list[State],
        lucks: list[Seeded],
        choices: Seeded,
        numbers: list[list[int]],
        results: list[list[float]],
    ) -> None:
        """Continue from the state that `kept` returned."""
        self.states, self.lucks = states, lucks
        i: i64
        for i in range(self.size):
            self._wipe(i)
            self.counts[i] = states[i].fill_actions(self.legal[i])
            self.endings[i] = 1 if results[2][i] > 0.0 else 0
        self._show(0, self.size)
        self.choices = choices  # after showing, which uses it
        _fill(self.played, numbers[0])
        _fill(self.lengths, numbers[1])
        _fill(self.suggestions, numbers[2])
        _fill(self.finals, numbers[3])
        _fill_floats(self.rewards, results[0])
        _fill_floats(self.payoffs, results[1])

    def _opposed(self, i: i64, state: State) -> i64:
        """Let the opponent decide until the caller must; return the number of legal actions then."""
        opponent, buffer, mine = self.opponent, self.legal[i], self.played[i] % self.players
        n = state.fill_actions(buffer)
        while n > 0 and opponent is not None and state.seat() != mine:
            action = buffer[0] if n == 1 else opponent.choose(state.seen_by(state.seat()), self.choices)
            state.apply(action, self.lucks[i], SILENT)
            self.lengths[i] += 1
            n = state.fill_actions(buffer)
        return n

    def _check(self, actions: bytes) -> None:
        masks, mine = self.masks, self.actions
        i: i64
        for i in range(self.size):
            action = read_i64_le(actions, 8 * i)
            if not 0 <= action < mine or masks[i * mine + action] == 0:
                raise IllegalAction(f"game {i}: action {action} is not allowed; its mask says what is")

    def _advance(self, actions: bytes, first: i64, after: i64) -> None:
        """Apply the actions of some games and find what is legal then."""
        states, lucks, legal, counts, opponent = self.states, self.lucks, self.legal, self.counts, self.opponent
        endings, rewards, lengths = self.endings, self.rewards, self.lengths
        i: i64
        for i in range(first, after):
            self._wipe(i)
            state = states[i]
            state.apply(read_i64_le(actions, 8 * i), lucks[i], SILENT)
            lengths[i] += 1
            endings[i] = 0
            rewards[i] = 0.0
            n = state.fill_actions(legal[i]) if opponent is None else self._opposed(i, state)
            if n == 0:
                self._end(i, state)
                n = self._renew(i)
            counts[i] = n

    def _wipe(self, i: i64) -> None:
        """Remove the legal actions from the mask."""
        legal, masks, row = self.legal[i], self.masks, i * self.actions
        j: i64
        for j in range(self.counts[i]):
            masks[row + legal[j]] = 0

    def _show(self, first: i64, after: i64) -> None:
        """Put the legal actions of some games on their masks, propose one, and write what the seats in turn see."""
        states, choices, seats, suggestions = self.states, self.choices, self.seats, self.suggestions
        all_legal, masks, counts = self.legal, self.masks, self.counts
        observations, words, written = self.observations, self.words, self.written
        i: i64
        j: i64
        for i in range(first, after):
            legal, n, row = all_legal[i], counts[i], i * self.actions
            for j in range(n):
                masks[row + legal[j]] = 1
            suggestions[i] = legal[choices.below(n)]
            state = states[i]
            seat = state.seat()
            seats[i] = seat
            state.observe_again(seat, observations, i * words, written, i * REMEMBERED)

    def _end(self, i: i64, state: State) -> None:
        decided = self.seats[i]
        self.endings[i] = 1
        seat: i64
        for seat in range(self.players):
            self.payoffs[i * self.players + seat] = reward(state, seat)
        self.rewards[i] = self.payoffs[i * self.players + decided]
        state.observe(decided, self.finals, i * self.words)

    def _renew(self, i: i64) -> i64:
        """Begin the next game; returns the number of legal actions of our first decision."""
        n: i64 = 0
        while n == 0:  # an opponent may win before our first decision
            state = self.game.new(self.setup, self.lucks[i], SILENT)
            self.states[i] = state
            self.played[i] += 1
            self.lengths[i] = 0
            n = self._opposed(i, state)
        return n


def reward(state: State, seat: i64) -> float:
    """The reward of a finished game: the seat's payoff minus the mean of the other sides; in solo games its points."""
    side, others, rivals = state.side(seat), 0.0, 0.0
    other: i64
    for other in range(state.seats()):
        if state.side(other) != side:
            others += state.payoff(other)
            rivals += 1.0
    return state.payoff(seat) - others / rivals if rivals > 0.0 else float(state.points_of(seat))


def _numbers(buffer: vec[i64]) -> list[int]:
    return [int(number) for number in buffer]


def _floats(buffer: vec[float]) -> list[float]:
    return [float(number) for number in buffer]


def _fill(buffer: vec[i64], numbers: list[int]) -> None:
    i: i64
    for i in range(len(numbers)):
        buffer[i] = numbers[i]


def _fill_floats(buffer: vec[float], numbers: list[float]) -> None:
    i: i64
    for i in range(len(numbers)):
        buffer[i] = numbers[i]


def observed(state: State, seat: int, words: int) -> vec[i64]:
    """An observation in a new buffer."""
    out = vec[i64]([0] * words)
    state.observe(seat, out, 0)
    return out
