"""One game of a tournament, from its number alone."""

from __future__ import annotations

from collections.abc import Callable
from time import perf_counter
from typing import Any, Final, TypeVar

import msgspec

from philtre.arena.plan import Plan, Schedule
from philtre.arena.players import ILLEGAL, Fault, Player, player_for
from philtre.core.chance import Seeded
from philtre.core.contract import NOBODY, SILENT, Outcome, State, Story
from philtre.core.playout import CHOOSING, luck_of, seed_of
from philtre.words.face import Happening
from philtre.words.story import Chronicle

FORFEIT: Final = "forfeit"  # why a game ended in which only one side was left

T = TypeVar("T")


class Failure(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A bot that failed, with its error message if it gave one."""

    seat: int
    why: str
    remark: str


class Result(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One line of a file of results."""

    game: int  # its number
    deal: int
    bots: list[int]  # per seat
    sides: list[int]  # per seat
    ranks: list[int]  # per seat; bots that failed are behind all others
    scores: list[int]
    reason: str
    decisions: list[int]  # per seat
    first: int  # the seat that decided first
    failures: list[Failure]
    thought: list[float]  # seconds, per seat; nothing else differs from run to run

    def untimed(self) -> Result:
        return msgspec.structs.replace(self, thought=[])


class Ring:
    """Plays games of a plan, with the same bot objects in all of them."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.setup = plan.setup()
        self.face = plan.face()
        self.schedule = Schedule(plan)
        self._players: dict[tuple[int, int], Player] = {}

    def player(self, bot: int, seat: int) -> Player:
        if (bot, seat) not in self._players:
            self._players[bot, seat] = player_for(self.plan.bots[bot], self.plan)
        return self._players[bot, seat]

    def play(self, number: int) -> Result:
        return _Match(self, number).play()

    def close(self) -> None:
        for player in self._players.values():
            player.close()
        self._players.clear()


class _Match:
    """A running game."""

    def __init__(self, ring: Ring, number: int) -> None:
        plan, pairing = ring.plan, ring.schedule.pairing(number)
        self.number, self.deal = number, pairing.deal
        self.face: Any = ring.face
        self.luck = luck_of(plan.seed, pairing.deal)
        opening = Chronicle()
        self.state = ring.face.game.new(ring.setup, self.luck, opening)
        seats = range(plan.seats)
        self.sides = _numbered([int(self.state.side(seat)) for seat in seats])
        self.bots = [pairing.bots[side] for side in self.sides]
        self.players = [ring.player(bot, seat) for seat, bot in enumerate(self.bots)]
        self.choices = [Seeded(seed_of(plan.seed, number) + CHOOSING * (1 + seat)) for seat in seats]
        self.listening = [seat for seat in seats if self.players[seat].listens]
        self.heard: list[list[Happening]] = [[] for _ in seats]
        self.thought = [0.0 for _ in seats]
        self.decisions = [0 for _ in seats]
        self.failures: list[Failure] = []
        self.out: list[int] = []  # sides that failed, in that order
        self._tell(opening)

    def play(self) -> Result:
        first = int(self.state.seat())
        for seat in range(len(self.players)):
            self._begin(seat)
        while self._goes_on():
            self._step(int(self.state.seat()))
        outcome = self._outcome()
        for seat, player in enumerate(self.players):
            if self.sides[seat] not in self.out:
                player.end(outcome, self.heard[seat])
        return Result(
            self.number, self.deal, self.bots, self.sides, outcome.ranks, outcome.scores, outcome.reason,
            self.decisions, first, self.failures, [round(seconds, 6) for seconds in self.thought],
        )  # fmt: skip

    def _begin(self, seat: int) -> None:
        self._guarded(seat, lambda: self.players[seat].begin(self.number, seat, self.choices[seat]))

    def _goes_on(self) -> bool:
        sides = len(set(self.sides))
        return self.state.seat() != NOBODY and sides - len(self.out) >= min(2, sides)

    def _step(self, seat: int) -> None:
        action = self._choice(seat)
        if action is None:
            if not self._goes_on():
                return
            action = int(self.state.absent())  # the others continue
        self.decisions[seat] += 1
        story: Story = Chronicle() if self.listening else SILENT
        self.state.apply(action, self.luck, story)
        if isinstance(story, Chronicle):
            self._tell(story)

    def _choice(self, seat: int) -> int | None:
        if self.sides[seat] in self.out:
            return None
        view, happened = self.state.seen_by(seat), self.heard[seat]
        self.heard[seat] = []
        began = perf_counter()
        action = self._guarded(seat, lambda: self._chosen(seat, view, happened))
        self.thought[seat] += perf_counter() - began
        return action

    def _chosen(self, seat: int, view: State, happened: list[Happening]) -> int:
        action = self.players[seat].choose(view, happened, self.choices[seat])
        if action not in self.state.legal_actions():
            raise Fault(ILLEGAL, str(action))
        return action

    def _guarded(self, seat: int, ask: Callable[[], T]) -> T | None:
        """Call a player. If it fails, the result is None and its side is out."""
        if self.sides[seat] in self.out:
            return None
        try:
            return ask()
        except Fault as fault:
            self.out.append(self.sides[seat])
            self.failures.append(Failure(seat, fault.why, fault.remark))
            return None

    def _tell(self, story: Chronicle) -> None:
        for seat in self.listening:
            self.heard[seat] += story.heard_by(seat, self.face)

    def _outcome(self) -> Outcome:
        """The outcome by the rules, with failed bots behind the others; those that failed later are better."""
        ended = self.state.outcome()
        seats = len(self.sides)
        found = ended if ended is not None else Outcome([1] * seats, [0] * seats, FORFEIT)
        if not self.out:
            return found
        fell = [len(self.out) - self.out.index(side) if side in self.out else 0 for side in self.sides]
        keys = list(zip(fell, found.ranks, strict=True))
        return Outcome([1 + sum(other < key for other in keys) for key in keys], found.scores, found.reason)


def _numbered(sides: list[int]) -> list[int]:
    """The sides, numbered by their first seats."""
    order = list(dict.fromkeys(sides))
    return [order.index(side) for side in sides]
