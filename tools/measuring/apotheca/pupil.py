"""A player who follows the tutorial's advice and knows nothing else about Apotheca.

Each rule is a piece of advice, under the key of the lesson that gives it; the first one that applies is followed.
The pupil knows what an action would do from the table's preview: from what the seat sees, without luck.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from philtre import games
from philtre.bots.contract import Bot
from philtre.core.chance import Refused
from philtre.core.contract import SILENT, Chance, State
from philtre.core.errors import NoLuck

GAME: Final = games.game("apotheca")
FACE: Final = games.face("apotheca")
UNLUCKY: Final = Refused()

Advice = Callable[["Turn"], list[int]]


class Turn:
    """The view of a player who must decide, and the legal actions."""

    def __init__(self, view: State) -> None:
        self.view, self.seat = view, view.seat()
        self.sees = FACE.write(view)
        self.actions = view.legal_actions()
        self.words = {action: GAME.notation(view, action).split() for action in self.actions}

    def verb(self, *verbs: str) -> list[int]:
        return [action for action in self.actions if self.words[action][0] in verbs]

    def after(self, action: int) -> State | None:
        """The preview of an action; None if it cannot be known."""
        seen = self.view.clone()
        try:
            seen.apply(action, UNLUCKY, SILENT)
        except NoLuck:
            return None
        return seen

    def stars(self) -> int:
        return len(self.sees.satisfied[self.seat])

    def known(self, action: int) -> str | None:
        """The colour of the potion that would be revealed, if this player may know it."""
        potion = self.sees.market[space(self.words[action][1])]
        return potion.colour if potion else None


def space(name: str) -> int:
    return "abcd".index(name[0]) + 4 * (int(name[1]) - 1)


def matches(turn: Turn) -> list[int]:
    """A star on a space: a match would come of it. Take it."""
    return [action for action in turn.actions if _stars(turn.after(action), turn.seat) > turn.stars()]


def _stars(state: State | None, seat: int) -> int:
    if state is None:
        return 0
    sees = FACE.write(state)
    pending = sees.prompt == "satisfy" and sees.seat == seat
    satisfied: int = len(sees.satisfied[seat]) + pending
    return satisfied


def plans(turn: Turn) -> list[int]:
    """Two actions, one plan: a first action after which the second makes a match."""
    if turn.sees.actions_left < 2:
        return []
    return [action for action in turn.actions if (seen := turn.after(action)) and _leads(seen, turn)]


def _leads(seen: State, turn: Turn) -> bool:
    if seen.seat() != turn.seat:
        return False
    second = Turn(seen)
    return any(_stars(second.after(action), turn.seat) > turn.stars() for action in second.actions)


def hires(turn: Turn) -> list[int]:
    """Without an apothecary a match brings no star: hire one first."""
    return [] if turn.sees.active[turn.seat] else turn.verb("hire")


def gems(turn: Turn) -> list[int]:
    """Reveals are the way to gems, and with nobody at work gems are what is needed: first for a pair."""
    if turn.sees.active[turn.seat]:
        return []
    own = dict(zip(("red", "blue", "yellow"), turn.sees.gems[turn.seat], strict=True))
    wanted = [action for action in turn.verb("reveal") if own.get(turn.known(action) or "", 0) == 1]
    return wanted or turn.verb("reveal")


def company(turn: Turn) -> list[int]:
    """A drawn potion is placed next to its like."""
    hand = turn.sees.hand
    places = turn.verb("place")
    if hand is None or not places:
        return []
    beside = {action: _alike(turn, space(turn.words[action][1]), hand.colour) for action in places}
    return [action for action in places if beside[action] == max(beside.values())]


def _alike(turn: Turn, at: int, colour: str | None) -> int:
    near = [at - 4, at + 4] + [at - 1] * (at % 4 > 0) + [at + 1] * (at % 4 < 3)
    potions = [turn.sees.market[other] for other in near if 0 <= other < 16]
    return sum(potion is not None and potion.colour == colour for potion in potions)


def secrets(turn: Turn) -> list[int]:
    """Keep your own wrapped until they make a match: rather draw more of them."""
    return turn.verb("restock")


ADVICE: Final[dict[str, Advice]] = {
    "glide": matches,
    "satisfied": plans,
    "hire": hires,
    "again": gems,
    "place": company,
    "secret": secrets,
}


class Pupil(Bot):
    """Follows the first advice that applies; otherwise chooses at random."""

    def choose(self, view: State, chance: Chance) -> int:
        turn = Turn(view)
        for advice in ADVICE.values():
            advised = advice(turn)
            if advised:
                return advised[chance.below(len(advised))]
        return turn.actions[chance.below(len(turn.actions))]
