"""Tables drawn in text: r, b, k, y are marbles, the lowest row is the lowest place of the five tracks."""

from __future__ import annotations

from philtre.core.chance import Refused, Scripted
from philtre.core.contract import NOTHING, SILENT, Story
from philtre.games.potion_explosion.content import KINDS, own
from philtre.games.potion_explosion.face.writing import counts, track_colours
from philtre.games.potion_explosion.rules.desk import brew
from philtre.games.potion_explosion.rules.dispenser import lay_marble
from philtre.games.potion_explosion.rules.events import EVENTS, HAPPENINGS
from philtre.games.potion_explosion.rules.game import GAME, LiveState
from philtre.games.potion_explosion.rules.setup import LITTLE_HELPS, SKILL_TOKENS
from philtre.games.potion_explosion.rules.state import PROMPTS
from philtre.games.potion_explosion.rules.tiles import TILE_NAMES

LETTERS = "rbky"


def marbles(text: str) -> int:
    """Packed counts of letters: "rrb"."""
    return sum(256 ** LETTERS.index(letter) for letter in text)


def letters(packed: int) -> str:
    return "".join(letter * n for letter, n in zip(LETTERS, counts(packed), strict=True))


def table(dispenser: str = "", lids: tuple[int, ...] = (0, 0, 0, 0, 0), unseen: str = "", seats: int = 2) -> LiveState:
    """A turn of seat 0, the first player, at its beginning. Dots are empty places."""
    state = LiveState(own())
    state.seat_players(seats)
    state.goal = 4
    state.help_left, state.skill_left = LITTLE_HELPS, SKILL_TOKENS
    state.prompt = PROMPTS.index("action")
    state.turn = 1
    for row in reversed(dispenser.split("\n")):
        for track, letter in enumerate(row.split()):
            if letter != ".":
                lay_marble(state, track, LETTERS.index(letter))
    for track, hidden in enumerate(lids):
        state.lids += hidden * 16**track
    state.unseen = marbles(unseen)
    return state


def tracks(state: LiveState) -> list[str]:
    """Each track in sight, from below: "rbk"."""
    names = {"red": "r", "blue": "b", "black": "k", "yellow": "y"}
    return ["".join(names[colour] for colour in track_colours(state, track)) for track in range(5)]


def brewing(state: LiveState, first: str | None, second: str | None = None, seat: int = 0) -> None:
    """Put tiles on the burners of a seat: "wisdom-4", or with marbles on their own holes, "wisdom-4 rr"."""
    desk = state.desks[seat]
    for burner, text in enumerate((first, second)):
        if text is not None:
            name, _, laid = text.partition(" ")
            tile = TILE_NAMES.index(name)
            brew(desk, burner, tile, own())
            if burner == 0:
                desk.empty_1, desk.marbles_1 = own().holes[tile] - marbles(laid), marbles(laid)
            else:
                desk.empty_2, desk.marbles_2 = own().holes[tile] - marbles(laid), marbles(laid)


def potions(state: LiveState, *names: str, seat: int = 0, drunk: tuple[str, ...] = ()) -> None:
    """Give a seat completed tiles; those of the kinds named `drunk` are."""
    desk = state.desks[seat]
    for name in names:
        tile = TILE_NAMES.index(name)
        desk.twice |= desk.once & 2**tile
        desk.once |= 2**tile
        desk.points += int(own().points[tile])
        kind = name.rsplit("-", 1)[0]
        if kind in drunk:
            desk.drunk += 16 ** KINDS.index(kind)
        else:
            desk.undrunk += 16 ** KINDS.index(kind)


def stacks(state: LiveState, *tops: str, under: tuple[str, ...] = ()) -> None:
    """Lay out stacks by their tops; all tiles under them lie in the first one."""
    for stack, name in enumerate(tops):
        state.tops += (TILE_NAMES.index(name) + 1) * 256**stack
        state.stacks += (1 + (len(under) if stack == 0 else 0)) * 256**stack
    for name in under:
        bit = 2 ** TILE_NAMES.index(name)
        state.pile_twice |= state.pile & bit
        state.pile |= bit


class Heard(Story):
    """Notes what is told, with the numbers that event carries, and what of it was uncovered."""

    def __init__(self) -> None:
        super().__init__(False)
        self.lines: list[tuple[str, int, tuple[int, ...]]] = []
        self.uncovered: list[str] = []

    def tell(self, event: int, who: int, a: int = NOTHING, b: int = NOTHING, c: int = NOTHING) -> None:
        self.lines.append((EVENTS[event], who, (a, b, c)[: len(HAPPENINGS.rows[event].args)]))

    def uncover(self, event: int, who: int, a: int = NOTHING, b: int = NOTHING, c: int = NOTHING) -> None:
        self.tell(event, who, a, b, c)
        self.uncovered.append(EVENTS[event])

    def named(self, event: str) -> list[tuple[int, ...]]:
        return [numbers for name, _, numbers in self.lines if name == event]


def do(state: LiveState, *actions: str, luck: tuple[int, ...] = (), story: Story = SILENT) -> None:
    """Legal actions one after the other; together they use exactly this luck."""
    chance = Scripted([*luck])
    for action in actions:
        assert action in legal(state), f"{action} is not among {legal(state)}"
        state.apply(GAME.parse(state, action), chance if luck else Refused(), story)
    assert chance.drawn == len(luck)


def legal(state: LiveState) -> list[str]:
    return [GAME.notation(state, action) for action in state.legal_actions()]


def verbs(state: LiveState) -> set[str]:
    return {action.split(" ")[0] for action in legal(state)}


def asked(state: LiveState) -> str:
    return PROMPTS[state.ask()]
