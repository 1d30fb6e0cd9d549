"""A player who follows the tutorial's advice and knows nothing else about Potion Explosion.

Each rule is a piece of advice, under the key of the lesson that gives it; the first one that applies is followed.
The pupil only knows of a move what the table shows before.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable
from typing import Final

from philtre.bots.contract import Bot
from philtre.core.contract import Chance, State
from philtre.games.potion_explosion.face.wire import FACE
from philtre.words.face import Choice

TILES: Final = {tile.name: tile for tile in FACE.printed().tiles}
COLOURS: Final = ("red", "blue", "black", "yellow")
ALIKE: Final = 3  # of a kind that earn a Skill token
TAKING: Final = frozenset(("take", "attract", "scrape", "stick", "steal"))

Advice = Callable[["Turn"], list[int]]
Marbles = Counter[str]


class Turn:
    """The view of a player who must decide, and the legal actions."""

    def __init__(self, view: State) -> None:
        self.view, self.seat = view, view.seat()
        self.sees = FACE.write(view)
        self.desk = self.sees.desks[self.seat]
        self.choices = {action: FACE.choice(view, action) for action in view.legal_actions()}
        self.at_hand = counted(self.sees.hand) + counted(self.desk.pool)
        self.lacks = [counted(burner.empty) - self.at_hand for burner in self.desk.burners if burner]

    def verb(self, *verbs: str) -> list[int]:
        return [action for action, choice in self.choices.items() if choice.verb in verbs]

    def wanted(self, marbles: Marbles) -> int:
        """How many of these marbles fit into holes for which the player has none yet."""
        holes = sum((counted(burner.empty) for burner in self.desk.burners if burner), Counter[str]())
        return (marbles & (holes - self.at_hand)).total()

    def completes(self, marbles: Marbles) -> bool:
        return any(lack and not lack - marbles for lack in self.lacks)

    def brewed(self, kind: str) -> int:
        return sum(TILES[name].kind == kind for name in self.desk.potions)


def counted(counts: Iterable[int]) -> Marbles:
    return Counter({colour: count for colour, count in zip(COLOURS, counts, strict=True) if count})


def gained(turn: Turn, action: int) -> Marbles:
    """What a move brings, as the preview says."""
    choice = turn.choices[action]
    if choice.verb == "pick":
        told = FACE.foresee(turn.view, action) or []
        found: Marbles = Counter()
        for happening in told:
            if happening.event in ("picked", "exploded"):
                found[str(happening.details["colour"])] += int(str(happening.details.get("count", 1)))
        return found
    return marbles_of(choice) if choice.verb in TAKING else Counter()


def marbles_of(choice: Choice) -> Marbles:
    several = choice.details.get("marbles")
    return Counter(map(str, several)) if isinstance(several, list) else Counter([str(choice.details["colour"])])


def best(actions: list[int], worth: Callable[[int], object]) -> list[int]:
    """The actions with the highest value."""
    most = max((worth(action) for action in actions), default=None)  # type: ignore[type-var]
    return [action for action in actions if worth(action) == most]


def completing(turn: Turn) -> list[int]:
    """All the marbles are there: complete the potion at once."""
    return best(turn.verb("fill"), lambda action: int(str(turn.choices[action].details["points"])))


def chains(turn: Turn) -> list[int]:
    """Look for the pick whose marbles you need most of, and among equals for the longest chain."""
    return best(turn.verb("pick"), lambda action: _of_use(turn, gained(turn, action)))


def _of_use(turn: Turn, marbles: Marbles) -> tuple[bool, int, int]:
    return turn.completes(marbles), turn.wanted(marbles), marbles.total()


def drinking(turn: Turn) -> list[int]:
    """After the pick, drink whatever can bring marbles that are still missing."""
    return [] if not turn.sees.picked or not any(turn.lacks) else turn.verb("drink")


def effects(turn: Turn) -> list[int]:
    """Take the colour you need most, among those that a potion or the professor allows."""
    return best(turn.verb(*TAKING), lambda action: _of_use(turn, gained(turn, action)))


def professor(turn: Turn) -> list[int]:
    """A Little Help costs two points: only for the last marble of a potion."""
    reach = {turn.sees.tracks[track][place] for track in range(5) for place in range(len(turn.sees.tracks[track][:8]))}
    last = any(lack.total() == 1 and next(iter(lack)) in reach for lack in turn.lacks)
    return turn.verb("help") if turn.sees.picked and last else []


def ending(turn: Turn) -> list[int]:
    return turn.verb("end")


def keeping(turn: Turn) -> list[int]:
    """The pool is for what the stacks will ask for next."""
    asked = sum((counted(TILES[top].holes) for top in turn.sees.tops if top), Counter[str]())
    return best(turn.verb("keep"), lambda action: sum(asked[colour] for colour in marbles_of(turn.choices[action])))


def drawing(turn: Turn) -> list[int]:
    """Draw a kind you have brewed before: three of a kind earn a Skill token. Else what pays best."""
    return best(turn.verb("draw", "choose"), lambda action: _hope(turn, turn.choices[action]))


def _hope(turn: Turn, choice: Choice) -> tuple[int, int]:
    kind = str(choice.details["kind"])
    brewed = turn.brewed(kind)
    return brewed if brewed < ALIKE else 0, int(str(choice.details.get("points", 0)))


ADVICE: Final[dict[str, Advice]] = {
    "fill": completing,
    "pick": chains,
    "drink": drinking,
    "take": effects,
    "help": professor,
    "finish": ending,
    "pool": keeping,
    "draw": drawing,
}


class Pupil(Bot):
    """Follows the first advice that applies; otherwise chooses at random."""

    def choose(self, view: State, chance: Chance) -> int:
        turn = Turn(view)
        for advice in ADVICE.values():
            advised = advice(turn)
            if advised:
                return advised[chance.below(len(advised))]
        actions = list(turn.choices)
        return actions[chance.below(len(actions))]
