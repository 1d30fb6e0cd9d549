"""Pebbles: a whole little game with secrets and luck.

Seats draw stones from a bag, look at them, and put them face down on a line of places; or they turn up any
stone: a white one is worth a point, a black one costs one. Before that, a seat may slide a stone to the next
place, once a turn. When every place holds a stone that is turned up, the most points win.
"""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from philtre.core.contract import NOBODY, Chance, Game, Option, Outcome, Setup, State, Story, Variant
from philtre.core.errors import NotationError, PositionError
from philtre.core.observing import Feature, flag, put_bits, put_one, word
from philtre.core.rows import Rows, counted, one_of

PLACES: Final = 6  # of the longest line
COLOURS: Final = ("black", "white")
EMPTY, UNKNOWN = -1, 2  # instead of a colour
UP: Final = -1  # instead of an owner: the stone is turned up
NO_HAND: Final = -1

PUT, DRAW, TURN, SLIDE, ACTIONS = 0, PLACES, PLACES + 1, 2 * PLACES + 1, 3 * PLACES

COLOUR: Final = one_of("colour", COLOURS, named=True)
WHERE: Final = counted("place")

EVENTS: Final = Rows()
DREW: Final = EVENTS.add("drew")
DREW_THIS: Final = EVENTS.whispers("drew-this", colour=COLOUR)
PUT_DOWN: Final = EVENTS.add("put", place=WHERE)
TURNED: Final = EVENTS.uncovers("turned", place=WHERE, colour=COLOUR)
SLID: Final = EVENTS.add("slid", place=WHERE)
BEGAN: Final = EVENTS.add("began")

PROMPTS: Final = Rows()
CHOOSE: Final = PROMPTS.add("choose")
PLACE: Final = PROMPTS.add("place")

VERBS: Final = Rows()
VERBS.add("draw")
VERBS.add("put", place=WHERE)
VERBS.add("turn", place=WHERE)
VERBS.add("slide", place=WHERE)

LENGTHS: Final = {"short": 4, "long": 6}


# What learning programs see: eight bytes in each word.
SEEN_OF_TABLE: Final = (
    Feature("black", 8, 1, "places with a black stone, six and two 0; likewise the next three"),
    Feature("white", 8, 1, ""),
    Feature("unknown", 8, 1, ""),
    Feature("own", 8, 1, "places with a stone face down that one put there oneself"),
    Feature("hand", 8, 1, "the stone in hand: black, white, not known; then five 0"),
    Feature("unseen", 2, 8, "black and white stones whose places one does not know"),
    Feature("slid", 1, 1, "whether a stone was slid this turn"),
    Feature("costs", 1, 2, "what a black stone costs"),
    Feature("length", 1, 6, "the length of the path"),
    Feature("over", 1, 1, "whether the game is over"),
    Feature("pad", 2, 0, "always 0"),
)
SEEN_OF_SEAT: Final = (
    Feature("points", 1, 40, "points, and twenty more"),
    Feature("decides", 1, 1, "whether it must decide"),
    Feature("pad", 6, 0, "always 0"),
)


class Line(State):
    """The line of places, the bag, and whose turn it is."""

    def __init__(self) -> None:
        self.length = 0
        self.black_costs = 1
        self.colours: list[int] = []  # per place
        self.owners: list[int] = []  # per place: the seat that may look at the stone, or UP
        self.unseen = [0, 0]  # stones of each colour whose place is unknown here
        self.hand = NO_HAND  # colour of the stone drawn and not yet put down
        self.turn = 0  # the seat in turn
        self.slid = 0
        self.points: list[int] = []

    def seats(self) -> i64:
        return len(self.points)

    def seat(self) -> i64:
        return NOBODY if self.over() else self.turn

    def over(self) -> bool:
        return all(colour != EMPTY and owner == UP for colour, owner in zip(self.colours, self.owners, strict=True))

    def ask(self) -> i64:
        return CHOOSE if self.hand == NO_HAND else PLACE

    def legal_actions(self) -> list[int]:
        if self.over():
            return []
        free = [place for place in range(self.length) if self.colours[place] == EMPTY]
        if self.hand != NO_HAND:
            return [PUT + place for place in free]
        draw = [DRAW] if free else []
        return draw + [TURN + place for place in range(self.length) if self.down(place)] + self.slides()

    def slides(self) -> list[int]:
        if self.slid:
            return []
        pairs = range(self.length - 1)
        return [SLIDE + n for n in pairs if EMPTY in self.colours[n : n + 2] and self.colours[n] != self.colours[n + 1]]

    def down(self, place: int) -> bool:
        return self.colours[place] != EMPTY and self.owners[place] != UP

    def apply(self, action: i64, chance: Chance, story: Story) -> None:
        if action >= SLIDE:
            self.slide(action - SLIDE, story)
        elif action >= TURN:
            self.turn_up(action - TURN, chance, story)
        elif action == DRAW:
            EVENTS.tell(story, DREW, self.turn)
            self.hand = self.drawn(chance)
            EVENTS.tell(story, DREW_THIS, self.turn, colour=self.hand)
        else:
            self.put_down(action - PUT, story)

    def drawn(self, chance: Chance) -> int:
        colour = 0 if chance.below(sum(self.unseen)) < self.unseen[0] else 1
        self.unseen[colour] -= 1
        return colour

    def slide(self, place: int, story: Story) -> None:
        for row in (self.colours, self.owners):
            row[place], row[place + 1] = row[place + 1], row[place]
        self.slid = 1
        EVENTS.tell(story, SLID, self.turn, place=place)

    def turn_up(self, place: int, chance: Chance, story: Story) -> None:
        if self.colours[place] == UNKNOWN:
            self.colours[place] = self.drawn(chance)
        self.owners[place] = UP
        self.points[self.turn] += 1 if self.colours[place] else -self.black_costs
        EVENTS.tell(story, TURNED, self.turn, place=place, colour=self.colours[place])
        self.end_turn()

    def put_down(self, place: int, story: Story) -> None:
        self.colours[place], self.owners[place], self.hand = self.hand, self.turn, NO_HAND
        EVENTS.tell(story, PUT_DOWN, self.turn, place=place)
        self.end_turn()

    def end_turn(self) -> None:
        self.slid = 0
        self.turn = (self.turn + 1) % len(self.points)

    def outcome(self) -> Outcome | None:
        if not self.over():
            return None
        ranks = [1 + sum(other > mine for other in self.points) for mine in self.points]
        return Outcome(ranks, list(self.points), "turned")

    def points_of(self, seat: i64) -> i64:
        return self.points[seat]

    def payoff(self, seat: i64) -> float:
        best = max(self.points)
        return 1.0 / self.points.count(best) if self.points[seat] == best else 0.0

    def evaluate(self, seat: i64) -> float:
        lead = self.points[seat] - max(points for other, points in enumerate(self.points) if other != seat)
        return min(1.0, max(0.0, 0.5 + lead / 10))

    def clone(self) -> Line:
        copy = Line()
        copy.copy_from(self)
        return copy

    def copy_from(self, other: State) -> None:
        assert isinstance(other, Line)
        self.length, self.black_costs = other.length, other.black_costs
        self.colours, self.owners, self.unseen = list(other.colours), list(other.owners), list(other.unseen)
        self.hand, self.turn, self.slid, self.points = other.hand, other.turn, other.slid, list(other.points)

    def seen_by(self, seat: i64) -> Line:
        seen = self.clone()
        for place in range(self.length):
            if self.down(place) and self.owners[place] != seat and self.colours[place] != UNKNOWN:
                seen.unseen[seen.colours[place]] += 1
                seen.colours[place] = UNKNOWN
        if self.hand in (0, 1) and self.turn != seat:
            seen.unseen[seen.hand] += 1
            seen.hand = UNKNOWN
        return seen

    def imagine(self, chance: Chance) -> None:
        for place in range(self.length):
            if self.colours[place] == UNKNOWN:
                self.colours[place] = self.drawn(chance)
        if self.hand == UNKNOWN:
            self.hand = self.drawn(chance)

    def observe(self, seat: i64, out: vec[i64], at: i64) -> None:
        seen = self.seen_by(seat)
        for colour in (0, 1, UNKNOWN):
            at = put_bits(out, at, sum(2**n for n in range(self.length) if seen.colours[n] == colour), 1)
        at = put_bits(out, at, sum(2**n for n in range(self.length) if self.owners[n] == seat), 1)
        at = put_one(out, at, seen.hand, 1)
        out[at] = word(seen.unseen[0], seen.unseen[1], self.slid, self.black_costs, self.length, flag(self.over()))
        for n in range(len(self.points)):
            other = (seat + n) % len(self.points)
            out[at + 1 + n] = word(self.points[other] + 20, flag(self.seat() == other))

    def fields(self) -> tuple[int, ...]:
        head = (self.length, self.black_costs, self.hand, self.turn, self.slid)
        return (*head, *self.unseen, *self.colours, *self.owners, *self.points)

    def __reduce__(self) -> Any:
        return restored, (self.fields(),)


def restored(fields: tuple[int, ...]) -> Line:
    line = Line()
    line.length, line.black_costs, line.hand, line.turn, line.slid = fields[:5]
    line.unseen = list(fields[5:7])
    line.colours = list(fields[7 : 7 + line.length])
    line.owners = list(fields[7 + line.length : 7 + 2 * line.length])
    line.points = list(fields[7 + 2 * line.length :])
    return line


def _check(line: Line) -> None:
    seats = len(line.points)
    if line.length not in LENGTHS.values() or seats not in (2, 3) or line.black_costs not in (1, 2):
        raise PositionError("pebbles has 4 or 6 places, 2 or 3 seats, and black costs 1 or 2")
    if not 0 <= line.turn < seats or any(not UP <= owner < seats for owner in line.owners):
        raise PositionError(f"a seat is a number from 0 to {seats - 1}")
    if any(colour == UNKNOWN and owner == UP for colour, owner in zip(line.colours, line.owners, strict=True)):
        raise PositionError("a stone that is turned up has a colour")
    if line.hand != NO_HAND and EMPTY not in line.colours:
        raise PositionError("a stone is in hand but no place is free")
    stones = [*line.colours, line.hand]
    known = [stones.count(colour) for colour in (0, 1)]
    unknown = stones.count(UNKNOWN)
    if (
        [known[0] + line.unseen[0], known[1] + line.unseen[1]] != [4, 4]
        or sum(line.unseen) < unknown
        or min(line.unseen) < 0
    ):
        raise PositionError("there are four black and four white stones")
    if any(abs(points) > 20 for points in line.points):
        raise PositionError("nobody has more than 20 points")


class Pebbles(Game):
    def __init__(self) -> None:
        self.name = "pebbles"
        self.rules = 1
        self.variants = (Variant("short", (2,)), Variant("long", (2, 3)))
        self.options = (Option("black", ("1", "2"), "1"),)
        self.prompts = PROMPTS.names()
        self.events = EVENTS.names()
        self.actions = ACTIONS
        self.observation = 1
        self.features_of_table, self.features_of_seat = SEEN_OF_TABLE, SEEN_OF_SEAT

    def new(self, setup: Setup, chance: Chance, story: Story) -> Line:
        self.check(setup)
        line = Line()
        line.length = LENGTHS[setup.variant]
        line.black_costs = int(self.option(setup, "black"))
        line.colours, line.owners = [EMPTY] * line.length, [UP] * line.length
        line.unseen, line.points = [4, 4], [0] * setup.seats
        line.turn = chance.below(setup.seats)
        EVENTS.tell(story, BEGAN, line.turn)
        return line

    def restore(self, fields: tuple[int, ...], setup: Setup) -> Line:
        line = restored(fields)
        self.check_start(line, setup)
        return line

    def check_state(self, state: State) -> None:
        assert isinstance(state, Line)
        _check(state)

    def notation(self, state: State, action: i64) -> str:
        if action >= SLIDE:
            return f"slide {action - SLIDE + 1}"
        if action >= TURN:
            return f"turn {action - TURN + 1}"
        return "draw" if action == DRAW else f"put {action - PUT + 1}"

    def parse(self, state: State, text: str) -> int:
        written = " ".join(text.lower().split())
        for action in range(ACTIONS):
            if self.notation(state, action) == written:
                return action
        raise NotationError(f"{text[:40]!r} is not an action of pebbles; allowed: put N, draw, turn N, slide N")


GAME: Final = Pebbles()
