"""The game Potion Explosion: its state with the rules as methods."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from philtre.core.contract import SILENT, Chance, Game, Outcome, Setup, State, Story, listed
from philtre.core.errors import PositionError
from philtre.core.invariants import check_numbers
from philtre.core.observing import REMEMBERED, forget
from philtre.games.potion_explosion.content import load
from philtre.games.potion_explosion.rules import observation, turn
from philtre.games.potion_explosion.rules.actions import ACTIONS, END, ENOUGH
from philtre.games.potion_explosion.rules.evaluation import promise
from philtre.games.potion_explosion.rules.events import EVENTS
from philtre.games.potion_explosion.rules.inputs import GAME_INPUTS
from philtre.games.potion_explosion.rules.invariants import INVARIANTS
from philtre.games.potion_explosion.rules.notation import LEXICON
from philtre.games.potion_explosion.rules.scoring import rank
from philtre.games.potion_explosion.rules.setup import lay_out
from philtre.games.potion_explosion.rules.state import (
    DESK_FIELDS,
    ENDINGS,
    OWN_FIELDS,
    PLAYING,
    PROMPTS,
    PotionExplosionState,
)
from philtre.games.potion_explosion.rules.variants import OPTIONS, VARIANTS, kinds_left_out, tokens_to_end

BUFFER: Final[vec[i64]] = vec[i64]([0] * ACTIONS)
REMEMBERING: Final[vec[i64]] = vec[i64]([0] * REMEMBERED)
NUMBERS: Final[list[object]] = list(range(ACTIONS))  # number objects for lists of actions


@mypyc_attr(free_list_len=1)
@final
class LiveState(PotionExplosionState):
    """A state of Potion Explosion with its rules."""

    def clone(self) -> State:
        copy = LiveState(self.tiles)
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
        ranks = [int(rank(self, seat)) for seat in seats]
        return Outcome(ranks, [int(self.desks[seat].points) for seat in seats], ENDINGS[self.ended])

    def payoff(self, seat: i64) -> float:
        """Winners share the payoff."""
        if rank(self, seat) != 1:
            return 0.0
        winners = 0.0
        other: i64
        for other in range(self.players):
            if rank(self, other) == 1:
                winners += 1.0
        return 1.0 / winners

    def evaluate(self, seat: i64) -> float:
        return promise(self, seat) if self.ended == PLAYING else self.payoff(seat)

    def points_of(self, seat: i64) -> i64:
        return self.desks[seat].points

    def observe(self, seat: i64, out: vec[i64], at: i64) -> None:
        forget(REMEMBERING, 0)
        observation.observe(self, seat, out, at, REMEMBERING, 0)

    def observe_again(self, seat: i64, out: vec[i64], at: i64, written: vec[i64], first: i64) -> None:
        observation.observe(self, seat, out, at, written, first)

    def absent(self) -> i64:
        """Take the first marble and end the turn; end an effect if possible."""
        n = turn.fill_actions(self, BUFFER)
        i: i64
        for i in range(n):
            if BUFFER[i] == END or BUFFER[i] == ENOUGH:
                return BUFFER[i]
        return BUFFER[0]

    def __reduce__(self) -> tuple[object, ...]:
        return (restored, (self.fields(), self.tiles.text))


def restored(fields: tuple[int, ...], text: str | None) -> LiveState:
    state = LiveState(load(text))
    state.load(fields)
    return state


@final
class PotionExplosion(Game):
    def __init__(self) -> None:
        self.name = "potion_explosion"
        self.rules = 1
        self.variants = VARIANTS
        self.options = OPTIONS
        self.prompts = PROMPTS
        self.events = EVENTS
        self.actions = ACTIONS
        self.haste = 18
        self.slips = 2
        self.brief = 2
        self.steady = 40
        self.packs = True
        self.invariants = INVARIANTS
        self.inputs = GAME_INPUTS
        self.lexicon = LEXICON
        self.observation = observation.VERSION
        self.features_of_table, self.features_of_seat = observation.TABLE, observation.SEAT

    def new(self, setup: Setup, chance: Chance, story: Story = SILENT) -> State:
        self.check(setup)
        start = self.beginner(setup)
        state = LiveState(load(setup.content))
        state.seat_players(setup.seats)
        state.goal = tokens_to_end(self.option(setup, "tokens"), setup.seats)
        state.unlimited = 1 if self.option(setup, "help") == "unlimited" else 0
        left_out = kinds_left_out(self.option(setup, "left_out"))
        lay_out(state, start, left_out, chance, story)
        return state

    def restore(self, fields: tuple[int, ...], setup: Setup) -> State:
        numbers: Sequence[object] = fields  # not checked yet
        first = numbers[0] if numbers else None
        players = first if isinstance(first, int) and 2 <= first <= 4 else 2
        check_numbers(fields, OWN_FIELDS + DESK_FIELDS * players)
        if fields[0] != players:
            raise PositionError("position: it has 2 to 4 seats")
        state = restored(fields, setup.content)
        self.check_start(state, setup)
        return state

    def disagreement(self, state: State, setup: Setup) -> str | None:
        assert isinstance(state, LiveState)
        if state.players != setup.seats:
            return "number of seats"
        if not self.begins(setup, int(state.start)):
            return "start seat"
        if state.goal != tokens_to_end(self.option(setup, "tokens"), setup.seats):
            return "number of Skill tokens"
        if state.unlimited != (1 if self.option(setup, "help") == "unlimited" else 0):
            return "Little Help"
        return (
            None if kinds_left_out(self.option(setup, "left_out")) in (0, state.left_out) else "pair of kinds left out"
        )


GAME: Final = PotionExplosion()
