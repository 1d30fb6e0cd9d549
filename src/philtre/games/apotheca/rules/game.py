"""The game Apotheca: its state with the rules as methods."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from philtre.core.contract import SILENT, Chance, Game, Outcome, Setup, State, Story, listed
from philtre.core.errors import PositionError
from philtre.core.invariants import check_numbers
from philtre.core.observing import REMEMBERED, forget
from philtre.games.apotheca.content import load
from philtre.games.apotheca.rules import observation, turn
from philtre.games.apotheca.rules.actions import ACTIONS, DONE, RESTOCK
from philtre.games.apotheca.rules.evaluation import SOLO_POINTS, promise
from philtre.games.apotheca.rules.events import EVENTS
from philtre.games.apotheca.rules.inputs import GAME_INPUTS
from philtre.games.apotheca.rules.invariants import INVARIANTS
from philtre.games.apotheca.rules.matches import satisfied_by
from philtre.games.apotheca.rules.notation import LEXICON
from philtre.games.apotheca.rules.setup import deal
from philtre.games.apotheca.rules.state import ASK_ACTION, ASK_EXTRA, ENDINGS, PLAYING, PROMPTS, ApothecaState
from philtre.games.apotheca.rules.variants import OPTIONS, RULES, VARIANTS, rules_for

BUFFER: Final[vec[i64]] = vec[i64]([0] * ACTIONS)
REMEMBERING: Final[vec[i64]] = vec[i64]([0] * REMEMBERED)
FIELDS: Final = len(ApothecaState().fields())
NUMBERS: Final[list[object]] = list(range(ACTIONS))  # number objects for lists of actions


@mypyc_attr(free_list_len=1)
@final
class LiveState(ApothecaState):
    """A state of Apotheca with its rules."""

    def clone(self) -> State:
        copy = LiveState()
        copy.copy_from(self)
        return copy

    def fill_actions(self, buffer: vec[i64]) -> i64:
        return turn.fill_actions(self, buffer)

    def legal_actions(self) -> list[int]:
        return listed(BUFFER, turn.fill_actions(self, BUFFER), NUMBERS)

    def apply(self, action: i64, chance: Chance, story: Story) -> None:
        turn.apply(self, action, chance, story)
        if self.ended != PLAYING:
            self.show_all(chance)

    def outcome(self) -> Outcome | None:
        if self.ended == PLAYING:
            return None
        seats = range(int(self.rules.seats))
        ranks = [1 if self.side(seat) == self.winner else 2 for seat in seats]
        return Outcome(ranks, [int(self.points_of(seat)) for seat in seats], ENDINGS[self.ended])

    def points_of(self, seat: i64) -> i64:
        if self.rules.solo:
            return self.score
        if self.is_master(seat):
            return len([colour for colour in range(3) if self.kept >> 8 * colour & 255])
        return satisfied_by(self, self.side(seat))

    def payoff(self, seat: i64) -> float:
        if self.rules.solo:
            return min(1.0, float(self.score) / SOLO_POINTS)
        if self.winner < 0:
            return 0.5
        return 1.0 if self.side(seat) == self.winner else 0.0

    def evaluate(self, seat: i64) -> float:
        return promise(self, seat) if self.ended == PLAYING else self.payoff(seat)

    def observe(self, seat: i64, out: vec[i64], at: i64) -> None:
        forget(REMEMBERING, 0)
        observation.observe(self, seat, out, at, REMEMBERING, 0)

    def observe_again(self, seat: i64, out: vec[i64], at: i64, written: vec[i64], first: i64) -> None:
        observation.observe(self, seat, out, at, written, first)

    def absent(self) -> i64:
        """Rather hide potions than show them; refuse what is optional."""
        n = turn.fill_actions(self, BUFFER)
        if self.prompt == ASK_EXTRA:
            return DONE
        if self.prompt == ASK_ACTION and turn.can_restock(self):
            i: i64
            for i in range(n):
                if BUFFER[i] == RESTOCK:
                    return RESTOCK
        return BUFFER[0]

    def __reduce__(self) -> tuple[object, ...]:
        return (restored, (self.fields(),))


def restored(fields: tuple[int, ...]) -> LiveState:
    state = LiveState()
    state.load(fields)
    return state


@final
class Apotheca(Game):
    def __init__(self) -> None:
        self.name = "apotheca"
        self.rules = 2
        self.variants = VARIANTS
        self.options = OPTIONS
        self.prompts = PROMPTS
        self.events = EVENTS
        self.actions = ACTIONS
        self.packs = True
        self.invariants = INVARIANTS
        self.inputs = GAME_INPUTS
        self.lexicon = LEXICON
        self.observation = observation.VERSION
        self.features_of_table, self.features_of_seat = observation.TABLE, observation.SEAT
        self.haste = 85
        self.lapses = 8
        self.brief = 1
        self.steady = 10

    def new(self, setup: Setup, chance: Chance, story: Story = SILENT) -> State:
        self.check(setup)
        start = self.beginner(setup)
        state = LiveState()
        state.rules = rules_for(setup)
        content = load(setup.content)
        first = content.first_game if self.option(setup, "first_game") == "yes" else 0
        deal(state, start, first, chance, story)
        return state

    def restore(self, fields: tuple[int, ...], setup: Setup) -> State:
        fields = (*fields, 0) if len(fields) == FIELDS - 1 else fields  # of rules 1, which had no aged potions
        check_numbers(fields, FIELDS)
        if not 0 <= fields[0] < len(RULES):
            raise PositionError("position: there is no such way to play")
        state = restored(fields)
        self.check_start(state, setup)
        return state

    def disagreement(self, state: State, setup: Setup) -> str | None:
        assert isinstance(state, LiveState)
        if state.rules.seats != setup.seats:
            return "number of seats"
        if state.rules.variant != setup.variant:
            return "variant"
        return None if state.rules.solo or self.begins(setup, int(state.start)) else "start seat"


GAME: Final = Apotheca()
