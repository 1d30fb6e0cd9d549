"""Many games at once, in compiled code. The results are in buffers that never move (observations, masks, seats,
rewards, ends of games), so arrays can use their memory without copying.

Without an opponent every decision is the caller's, for whichever seat. With one, the caller plays one seat of each
game, another one from game to game, and the opponent decides for the others.
"""

from __future__ import annotations

from typing import Final, final

from librt.strings import read_i64_le
from librt.vecs import vec
from mypy_extensions import i16, i64, u8

from philtre.bots.contract import Bot
from philtre.core.chance import Seeded
from philtre.core.contract import SILENT, Game, Setup, State
from philtre.core.errors import IllegalAction
from philtre.core.playout import CHOOSING, seed_of

SUGGESTING: Final = 2  # times CHOOSING: the seed for random actions
MARKED: Final[i64] = 96  # legal actions stored for each game; if there are more, the whole mask is cleared


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
        self.buffer: vec[i64] = vec[i64]([0] * game.actions)
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
        self.marked: vec[i16] = vec[i16]([0] * int(size * MARKED))  # legal actions in the mask
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
            self._wipe(i, 0)
            self.endings[i] = 0
            self.rewards[i] = 0.0
            self.played[i] = i
            self.lengths[i] = 0
            n = self._opposed(i, self.states[i])
            if n == 0:
                n = self._renew(i)
            self._show(i, n, self.states[i])

    def step(self, actions: bytes) -> None:
        """Apply an action in each game. The actions are the bytes of an array, because a list would need many objects.

        Raises IllegalAction after applying the actions before it.
        """
        i: i64
        states, lucks, buffer, opponent = self.states, self.lucks, self.buffer, self.opponent
        endings, rewards, lengths = self.endings, self.rewards, self.lengths
        for i in range(self.size):
            action = read_i64_le(actions, 8 * i)
            if not self._wipe(i, action):
                self._mark(i)
                raise IllegalAction(f"game {i}: action {action} is not allowed; its mask says what is")
            state = states[i]
            state.apply(action, lucks[i], SILENT)
            lengths[i] += 1
            endings[i] = 0
            rewards[i] = 0.0
            n = state.fill_actions(buffer) if opponent is None else self._opposed(i, state)
            if n == 0:
                self._end(i, state)
                n = self._renew(i)
                state = states[i]
            self._show(i, n, state)

    def restart(self, number: int) -> None:
        """End a game and begin the next one."""
        self._wipe(number, 0)
        n = self._renew(number)
        self._show(number, n, self.states[number])

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
            self._wipe(i, 0)
            self._show(i, states[i].fill_actions(self.buffer), states[i])
            self.endings[i] = 1 if results[2][i] > 0.0 else 0
        self.choices = choices  # after showing, which uses it
        _fill(self.played, numbers[0])
        _fill(self.lengths, numbers[1])
        _fill(self.suggestions, numbers[2])
        _fill(self.finals, numbers[3])
        _fill_floats(self.rewards, results[0])
        _fill_floats(self.payoffs, results[1])

    def _opposed(self, i: i64, state: State) -> i64:
        """Let the opponent decide until the caller must; return the number of legal actions then."""
        opponent, buffer, mine = self.opponent, self.buffer, self.played[i] % self.players
        n = state.fill_actions(buffer)
        while n > 0 and opponent is not None and state.seat() != mine:
            action = buffer[0] if n == 1 else opponent.choose(state.seen_by(state.seat()), self.choices)
            state.apply(action, self.lucks[i], SILENT)
            self.lengths[i] += 1
            n = state.fill_actions(buffer)
        return n

    def _wipe(self, i: i64, action: i64) -> bool:
        """Remove the legal actions from the mask; return whether the action was one of them."""
        masks, marked, row, at = self.masks, self.marked, i * self.actions, i * MARKED
        n, there = self.counts[i], False
        j: i64
        if n > MARKED:
            there = 0 <= action < self.actions and masks[row + action] != 0
            for j in range(self.actions):
                masks[row + j] = 0
            return there
        for j in range(n):
            was = i64(marked[at + j])
            masks[row + was] = 0
            if was == action:
                there = True
        return there

    def _show(self, i: i64, n: i64, state: State) -> None:
        """Put the legal actions on the mask, propose one, and write what the seat in turn sees."""
        buffer, masks, marked, row, at = self.buffer, self.masks, self.marked, i * self.actions, i * MARKED
        j: i64
        for j in range(n):
            masks[row + buffer[j]] = 1
        for j in range(n if n < MARKED else MARKED):
            marked[at + j] = i16(buffer[j])
        self.counts[i] = n
        self.suggestions[i] = buffer[self.choices.below(n)]
        seat = state.seat()
        self.seats[i] = seat
        state.observe(seat, self.observations, i * self.words)

    def _mark(self, i: i64) -> None:
        """Restore the mask after an illegal action."""
        self._show(i, self.states[i].fill_actions(self.buffer), self.states[i])

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
