"""The game Mystic Moon: its state with the rules as methods."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from philtre.core.contract import SILENT, Chance, Game, Outcome, Setup, State, Story, listed
from philtre.core.invariants import check_numbers
from philtre.core.observing import REMEMBERED, forget
from philtre.games.mystic_moon.content import load
from philtre.games.mystic_moon.rules import observation, turn
from philtre.games.mystic_moon.rules.actions import ACTIONS, DONE, LEAVE
from philtre.games.mystic_moon.rules.ending import rank
from philtre.games.mystic_moon.rules.evaluation import promise
from philtre.games.mystic_moon.rules.events import EVENTS
from philtre.games.mystic_moon.rules.inputs import GAME_INPUTS
from philtre.games.mystic_moon.rules.invariants import INVARIANTS
from philtre.games.mystic_moon.rules.notation import parse, written
from philtre.games.mystic_moon.rules.setup import begin
from philtre.games.mystic_moon.rules.state import ASK_SHOP, ENDINGS, FIELDS, PLAYING, PROMPTS, THINGS, MysticMoonState
from philtre.games.mystic_moon.rules.tokens import bits
from philtre.games.mystic_moon.rules.variants import OPTIONS, VARIANTS

BUFFER: Final[vec[i64]] = vec[i64]([0] * ACTIONS)
REMEMBERING: Final[vec[i64]] = vec[i64]([0] * REMEMBERED)
NUMBERS: Final[list[object]] = list(range(ACTIONS))  # number objects for lists of actions


@mypyc_attr(free_list_len=1)
@final
class LiveState(MysticMoonState):
    """A state of Mystic Moon with its rules."""

    def clone(self) -> State:
        copy = LiveState(self.content)
        copy.copy_from(self)
        return copy

    def fill_actions(self, buffer: vec[i64]) -> i64:
        return turn.fill_actions(self, buffer)

    def legal_actions(self) -> list[int]:
        return listed(BUFFER, turn.fill_actions(self, BUFFER), NUMBERS)

    def apply(self, action: i64, chance: Chance, story: Story) -> None:
        turn.apply(self, action, chance, story)

    def outcome(self) -> Outcome | None:
        if self.ended == PLAYING:
            return None
        seats = range(int(self.players))
        return Outcome([rank(self, seat) for seat in seats], [self.stars(seat) for seat in seats], ENDINGS[self.ended])

    def payoff(self, seat: i64) -> float:
        if self.winners >> seat & 1 == 0:
            return 0.0
        return 1.0 / float(bits(self.winners))

    def evaluate(self, seat: i64) -> float:
        return promise(self, seat) if self.ended == PLAYING else self.payoff(seat)

    def points_of(self, seat: i64) -> i64:
        return self.stars(seat)

    def observe(self, seat: i64, out: vec[i64], at: i64) -> None:
        forget(REMEMBERING, 0)
        observation.observe(self, seat, out, at, REMEMBERING, 0)

    def observe_again(self, seat: i64, out: vec[i64], at: i64, written: vec[i64], first: i64) -> None:
        observation.observe(self, seat, out, at, written, first)

    def absent(self) -> i64:
        """Leave, stop or waive if possible, otherwise the first answer."""
        n = turn.fill_actions(self, BUFFER)
        if self.prompt == ASK_SHOP:
            return LEAVE
        last = BUFFER[n - 1]
        return DONE if last == DONE else BUFFER[0]

    def __reduce__(self) -> tuple[object, ...]:
        return (restored, (self.fields(), self.content.text))


def restored(fields: tuple[int, ...], text: str | None) -> LiveState:
    state = LiveState(load(text))
    state.load(fields)
    return state


@final
class MysticMoon(Game):
    def __init__(self) -> None:
        self.name = "mystic_moon"
        self.rules = 3
        self.variants = VARIANTS
        self.options = OPTIONS
        self.prompts = PROMPTS
        self.events = EVENTS
        self.actions = ACTIONS
        self.observation = observation.VERSION
        self.features_of_table, self.features_of_seat = observation.TABLE, observation.SEAT
        self.packs = True
        self.invariants = INVARIANTS
        self.inputs = GAME_INPUTS
        self.haste = 12
        self.slips = 1
        self.lapses = 2
        self.brief = 1
        self.steady = 10

    def new(self, setup: Setup, chance: Chance, story: Story = SILENT) -> State:
        self.check(setup)
        start = self.beginner(setup)
        state = LiveState(load(setup.content))
        state.players = setup.seats
        state.zodiac = self._chosen(setup, "zodiac")
        state.alchemy = self._chosen(setup, "alchemy")
        state.may_empty = self._chosen(setup, "empty")
        dealt = self.option(setup, "huts") == "dealt"
        begin(state, start, dealt, chance, story)
        turn.proceed(state, chance, story)
        return state

    def _chosen(self, setup: Setup, option: str) -> int:
        return 1 if self.option(setup, option) == "yes" else 0

    def restore(self, fields: tuple[int, ...], setup: Setup) -> State:
        check_numbers(fields, FIELDS + int(THINGS))
        state = restored(fields, setup.content)
        self.check_start(state, setup)
        return state

    def disagreement(self, state: State, setup: Setup) -> str | None:
        assert isinstance(state, LiveState)
        if state.players != setup.seats:
            return "number of seats"
        chosen = (("zodiac", state.zodiac), ("alchemy", state.alchemy), ("empty", state.may_empty))
        for option, found in chosen:
            if found != self._chosen(setup, option):
                return f"option '{option}'"
        return None if self.begins(setup, int(state.start)) else "start seat"

    def notation(self, state: State, action: i64) -> str:
        assert isinstance(state, MysticMoonState)
        return written(state, action)

    def parse(self, state: State, text: str) -> int:
        assert isinstance(state, MysticMoonState)
        return parse(state, text)


GAME: Final = MysticMoon()
