"""One game: its entries, its rules for entries, and undo.

Nothing is ever deleted. Every decision is an entry: an action's id, or a word (`undo`, `resign 2`, `stop`).
The same entries with the same luck give the same game.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from philtre.core.chance import Refused
from philtre.core.contract import NOBODY, SPECTATOR, Chance, Game, Outcome, Setup, State
from philtre.core.errors import IllegalAction, NoLuck
from philtre.words.face import Face, Happening
from philtre.words.story import Chronicle

Entry = int | str

UNDO: Final = "undo"
RESIGN: Final = "resign"
STOP: Final = "stop"
WORDS: Final = (UNDO, RESIGN, STOP)  # no game's notation begins with one of these


class Moment(NamedTuple):
    """An entry, its events, and the state after it. The first moment is the set-up."""

    entry: Entry | None
    seat: int  # who decided before the entry; NOBODY for the set-up
    story: Chronicle
    state: State


class Seen(NamedTuple):
    """A moment as one viewer sees it."""

    entry: Entry | None  # None also for the action of another seat: its visible effects are in the happenings
    seat: int
    happenings: list[Happening]
    state: State


class Preview(NamedTuple):
    """What actions would do: everything if no luck is needed, otherwise the events before the luck."""

    happenings: list[Happening]
    state: State | None


class Table:
    """A game with its luck, from the set-up or from a given state."""

    def __init__(self, game: Game, setup: Setup, chance: Chance, start: State | None = None) -> None:
        self.game = game
        self.setup = setup
        self.chance = chance
        story = Chronicle()
        self.start = None if start is None else start.clone()  # None: the set-up
        self.state = game.new(setup, chance, story) if start is None else start.clone()
        self.moments: list[Moment] = [Moment(None, int(NOBODY), story, self.state.clone())]
        self.resigned: list[int] = []  # seats in the order in which they left; `absent` plays for them
        self.stopped = False
        self._open: list[int] = []  # moments that the seat in turn may still take back, oldest first
        self._floor = "nothing"  # why it cannot go back further: a key of UNDO_REFUSALS
        self._seat = int(self.state.seat())  # cached between two entries
        self._legal: list[int] | None = None  # likewise

    @property
    def entries(self) -> list[Entry]:
        return [moment.entry for moment in self.moments[1:] if moment.entry is not None]

    @property
    def version(self) -> int:
        """The number of entries. Every choice names the version at which it was made."""
        return len(self.moments) - 1

    def seat(self) -> int:
        """The seat that must decide; NOBODY when the game is over, however it ended."""
        return self._seat

    def legal_actions(self) -> list[int]:
        """What the seat in turn may do. It is cached, because in some games it is most of the work of a move."""
        if self._legal is None:
            self._legal = [] if self._broken_off() else self.state.legal_actions()
        return self._legal

    def view(self, seat: int) -> State:
        """The state as a seat or a SPECTATOR may know it."""
        self._check_viewer(seat)
        return self.state.seen_by(seat)

    def act(self, seat: int, action: int) -> Moment:
        """Do an action for the seat in turn."""
        self.check(seat, action)
        return self.act_checked(seat, action)

    def act_checked(self, seat: int, action: int) -> Moment:
        """The same for an action that has just been checked, because in some games the check is most of the work."""
        drawn = self.chance.drawn
        story = Chronicle()
        self.state.apply(action, self.chance, story)
        self._see_who_decides()
        self._guard(seat, story.learned or self.chance.drawn != drawn)
        return self._note(action, seat, story)

    def undo(self, seat: int) -> Moment:
        """Take back the last decision of the seat in turn. Raises IllegalAction unless `undo_refused` is None."""
        refused = self.undo_refused(seat)
        if refused is not None:
            raise IllegalAction(UNDO_REFUSALS[refused], f"undo-{refused}")
        self.state.copy_from(self.moments[self._open.pop() - 1].state)
        self._see_who_decides()
        return self._note(UNDO, seat, Chronicle())

    def undo_refused(self, seat: int) -> str | None:
        """Why a seat cannot undo now (a key: `turn`, `learned`, `nothing`), or None if it can."""
        if self.seat() != seat or seat == NOBODY:
            return "turn"
        return None if self._open else self._floor

    def resign(self, seat: int) -> Moment:
        """Leave the game, in turn or not. It is over once fewer than two sides have a seat left."""
        self._check_running()
        self._check_seat(seat)
        if seat in self.resigned:
            raise IllegalAction(f"seat {seat + 1} has already resigned", "resigned", {"seat": seat + 1})
        decider = self.seat()
        self.resigned.append(seat)
        self._see_who_decides()
        return self._note(f"{RESIGN} {seat + 1}", decider, Chronicle())

    def stop(self) -> Moment:
        """End the game by agreement: nobody wins."""
        self._check_running()
        decider = self.seat()
        self.stopped = True
        self._see_who_decides()
        return self._note(STOP, decider, Chronicle())

    def enter(self, entry: Entry) -> Moment:
        """Repeat an entry from a record or a database. Raises IllegalAction."""
        if isinstance(entry, int):
            return self.act(self.seat(), entry)
        word, _, argument = entry.partition(" ")
        if entry == UNDO:
            return self.undo(self.seat())
        if entry == STOP:
            return self.stop()
        if word == RESIGN and argument.isascii() and argument.isdigit() and len(argument) < 4:
            return self.resign(int(argument) - 1)
        raise IllegalAction(f"'{entry}' is not an entry; allowed: an action, undo, resign SEAT, stop")

    def outcome(self) -> Outcome | None:
        """How the game ended, by its rules, by resignation or by agreement; None while it goes on."""
        ended = self.state.outcome()
        if ended is not None:
            return _behind(ended, self._gone()) if ended.winners() and self.resigned else ended
        seats = int(self.state.seats())
        if self.stopped:
            return Outcome([2] * seats, [0] * seats, "stopped")
        return Outcome(self._ranks_of_left(), [0] * seats, "resigned") if self._broken_off() else None

    def preview(self, seat: int, action: int, face: Face[Any], then: Sequence[int] = ()) -> Preview:
        """What the seat in turn can know in advance about an action and some more after it, without luck."""
        self.check(seat, action)
        seen = self.state.seen_by(seat)
        story = Chronicle()
        try:
            seen.apply(action, Refused(), story)
            for later in then:
                _check_later(seen, seat, later)
                seen.apply(later, Refused(), story)
        except NoLuck:
            sure = None if then else face.foresee(self.state.seen_by(seat), action)
            return Preview(story.heard_by(seat, face) if sure is None else sure, None)
        return Preview(story.heard_by(seat, face), seen.seen_by(seat))

    def history(self, seat: int, face: Face[Any]) -> list[Seen]:
        """The whole game as a viewer saw it, beginning with the set-up."""
        self._check_viewer(seat)
        return [seen_moment(moment, seat, face) for moment in self.moments]

    def fork(self, at: int, chance: Chance) -> Table:
        """A new table that continues from the state after `at` entries, with its own luck."""
        if not 0 <= at < len(self.moments):
            raise IllegalAction(f"there is no point {at} to play on from; allowed: 0 to {self.version}")
        return Table(self.game, self.setup, chance, self.moments[at].state)

    def _see_who_decides(self) -> None:
        self._legal = None
        self._seat = int(NOBODY if self._broken_off() else self.state.seat())

    def _guard(self, seat: int, learned: bool) -> None:
        """Note how far the last decision can be taken back."""
        if self.seat() != seat or learned:
            self._open.clear()
            self._floor = "learned" if self.seat() == seat else "nothing"
        else:
            self._open.append(len(self.moments))

    def _note(self, entry: Entry, seat: int, story: Chronicle) -> Moment:
        moment = Moment(entry, seat, story, self.state.clone())
        self.moments.append(moment)
        return moment

    def _check_viewer(self, seat: int) -> None:
        if seat != SPECTATOR:
            self._check_seat(seat)

    def _check_seat(self, seat: int) -> None:
        seats = int(self.state.seats())
        if not 0 <= seat < seats:
            line = f"there is no seat {seat + 1}; seats go from 1 to {seats}"
            raise IllegalAction(line, "no-seat", {"seat": seat + 1, "seats": seats})

    def _check_running(self) -> None:
        if self.seat() == NOBODY:
            raise IllegalAction("the game is over", "over")

    def check(self, seat: int, action: int) -> None:
        """Raise IllegalAction unless the seat may do this now."""
        self._check_running()
        decider = self._seat
        if seat != decider:
            line = f"it is not seat {seat + 1}’s turn; it is seat {decider + 1}’s"
            raise IllegalAction(line, "not-your-turn", {"seat": seat + 1, "decider": decider + 1})
        if not 0 <= action < self.game.actions:
            line = f"{action} is not an action of {self.game.name}; ids go from 0 to {self.game.actions - 1}"
            raise IllegalAction(line, "no-action", {"action": str(action), "last": str(self.game.actions - 1)})
        if action not in self.legal_actions():
            written = self.game.notation(self.state, action)
            raise IllegalAction(f"'{written}' is not allowed right now", "not-allowed", {"action": written})

    def _sides(self) -> list[int]:
        return [int(self.state.side(seat)) for seat in range(int(self.state.seats()))]

    def _sides_in_play(self) -> set[int]:
        return {side for seat, side in enumerate(self._sides()) if seat not in self.resigned}

    def _gone(self) -> list[bool]:
        """For each seat, whether its whole side has left."""
        in_play = self._sides_in_play()
        return [side not in in_play for side in self._sides()]

    def _broken_off(self) -> bool:
        """Whether the game ended by resignation or agreement."""
        if self.stopped:
            return True
        return bool(self.resigned) and len(self._sides_in_play()) <= (1 if len(set(self._sides())) > 1 else 0)

    def _ranks_of_left(self) -> list[int]:
        """The side that stayed is first; of the others, those that stayed longer are better."""
        sides, stayed = self._sides(), self._sides_in_play()
        order = list(dict.fromkeys([*stayed, *(sides[seat] for seat in reversed(self.resigned))]))
        best = 1 if stayed else 2
        return [best + sum(order.index(other) < order.index(side) for other in sides) for side in sides]


def _check_later(seen: State, seat: int, action: int) -> None:
    """The same for a later action in a preview, as far as the seat can see."""
    if seen.seat() != seat or action not in seen.legal_actions():
        raise IllegalAction(f"{action} is not possible after the ones before it", "not-then", {"action": str(action)})


UNDO_REFUSALS: Final = {
    "turn": "only the player whose turn it is can undo",
    "learned": "this cannot be undone, because it revealed something new",
    "nothing": "there is nothing to undo",
}


def seen_moment(moment: Moment, seat: int, face: Face[Any]) -> Seen:
    """What a viewer may know about a moment."""
    own = moment.entry if isinstance(moment.entry, str) or moment.seat == seat else None
    return Seen(own, moment.seat, moment.story.heard_by(seat, face), moment.state.seen_by(seat))


def replay(game: Game, setup: Setup, chance: Chance, entries: list[Entry], start: State | None = None) -> Table:
    """Make a table and repeat these entries."""
    table = Table(game, setup, chance, start)
    for entry in entries:
        table.enter(entry)
    return table


def _behind(ended: Outcome, gone: list[bool]) -> Outcome:
    """The same outcome, with those last who left before the end."""
    keys = list(zip(gone, ended.ranks, strict=True))
    return Outcome([1 + sum(other < key for other in keys) for key in keys], ended.scores, ended.reason)
