"""The contract every game keeps: what a game, a state, luck, a story and an outcome are.

Native abstract classes, not Protocols: a call costs 3 ns instead of 35 once compiled.
Nothing here names a game.
"""

from __future__ import annotations

from typing import Final, cast

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from philtre.core.errors import PositionError, SetupError
from philtre.core.observing import Feature, laid_out

NOBODY: Final[i64] = -1  # the seat that decides when the game is over
SPECTATOR: Final[i64] = -1  # a viewer who sits nowhere: sees what all see
NOTHING: Final[i64] = -1  # an unused argument of a happening
SHORT: Final[i64] = 16  # lists of actions up to here are quicker appended to than filled in place
ZERO: Final[i64] = 0  # for `x if c else ZERO`: beside a bare 0 the compiler makes an object of x


@mypyc_attr(allow_interpreted_subclasses=True)
class Chance:
    """Where luck comes from. Games ask it for one number at a time and never own it."""

    drawn: i64  # numbers given so far; the table reads it to see whether luck was used

    def __init__(self) -> None:
        self.drawn = 0

    def below(self, n: i64) -> i64:
        """A number from 0 to n - 1, each equally likely; n is at least 1."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Story:
    """Is told what happened, in order, as a number for the happening and up to three for its details.

    Three verbs say who learned what, so that no listener has to guess:
    `tell` for what everybody could see coming, `uncover` for a secret that all now see,
    `whisper` for what one seat alone learns.
    """

    silent: bool  # nobody listens: costly details may be skipped

    def __init__(self, silent: bool) -> None:
        self.silent = silent

    def tell(self, event: i64, who: i64, a: i64 = NOTHING, b: i64 = NOTHING, c: i64 = NOTHING) -> None:
        """It happened in the open and shows nothing that was hidden."""

    def uncover(self, event: i64, who: i64, a: i64 = NOTHING, b: i64 = NOTHING, c: i64 = NOTHING) -> None:
        """It happened in the open and shows what somebody did not know."""

    def whisper(self, seat: i64, event: i64, a: i64 = NOTHING, b: i64 = NOTHING, c: i64 = NOTHING) -> None:
        """Only `seat` learns it."""


SILENT: Final = Story(True)


def listed(buffer: vec[i64], n: i64, numbers: list[object]) -> list[int]:
    """The first n actions of a buffer. Their numbers were made once by the game, so that lists of actions make none."""
    i: i64
    if n <= SHORT:
        few: list[object] = []
        for i in range(n):
            few.append(numbers[buffer[i]])  # noqa: PERF401 - a comprehension has no i64 variable
        return cast("list[int]", few)
    actions: list[object] = [None] * n  # filled in place: appending would grow it step by step
    for i in range(n):
        actions[i] = numbers[buffer[i]]
    return cast("list[int]", actions)


class Outcome:
    """How a game ended: each seat's rank (1 is best, equals share), each seat's points, and why."""

    __slots__ = ("ranks", "scores", "reason")

    def __init__(self, ranks: list[int], scores: list[int], reason: str) -> None:
        self.ranks: list[int] = ranks
        self.scores: list[int] = scores
        self.reason: str = reason  # a key; the words are in the locales

    def winners(self) -> list[int]:
        """The seats that won; empty where nobody did."""
        return [seat for seat in range(len(self.ranks)) if self.ranks[seat] == 1]


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """What lies on the table, and what may be done with it. Mutable, and cheap to copy."""

    def seat(self) -> i64:
        """The seat that must decide; NOBODY when the game is over."""
        raise NotImplementedError

    def seats(self) -> i64:
        """How many seats play."""
        raise NotImplementedError

    def side(self, seat: i64) -> i64:
        """The side a seat plays for, as a number of any kind: seats of one side win and lose together."""
        return seat

    def ask(self) -> i64:
        """What is asked of that seat: an index into the game's prompts. Meaningless when over."""
        raise NotImplementedError

    def fill_actions(self, buffer: vec[i64]) -> i64:
        """Write the legal action ids, ascending, into a buffer of the game's size; how many. 0 when over."""
        raise NotImplementedError

    def legal_actions(self) -> list[int]:
        """The legal action ids, ascending: the only truth of legality. Empty when over."""
        raise NotImplementedError

    def apply(self, action: i64, chance: Chance, story: Story) -> None:
        """Do a legal action. Legality is not checked here; the table does that.

        On a state as a seat sees it, what was taken out and is needed is asked of luck: a preview stops there.
        """
        raise NotImplementedError

    def outcome(self) -> Outcome | None:
        """None while the game goes on."""
        raise NotImplementedError

    def payoff(self, seat: i64) -> float:
        """From 0 (lost) to 1 (won) for a seat, once the game is over; what search backs up."""
        raise NotImplementedError

    def evaluate(self, seat: i64) -> float:
        """A quick guess of the payoff, from 0 to 1, for a seat to whose eyes this state is true."""
        raise NotImplementedError

    def absent(self) -> i64:
        """The action taken for the seat in turn when its person is away: lawful, plain, harmless."""
        raise NotImplementedError

    def clone(self) -> State:
        """An independent copy."""
        raise NotImplementedError

    def copy_from(self, other: State) -> None:
        """Become a copy of another state of the same game."""
        raise NotImplementedError

    def seen_by(self, seat: i64) -> State:
        """A copy with everything taken out that the seat may not know. When over, all is open."""
        raise NotImplementedError

    def imagine(self, chance: Chance) -> None:
        """Fill what `seen_by` took out with one possible world, each as likely as it is."""
        raise NotImplementedError

    def points_of(self, seat: i64) -> i64:
        """What the seat has so far of that which the outcome calls scores."""
        raise NotImplementedError

    def observe(self, seat: i64, out: vec[i64], at: i64) -> None:
        """Write what the seat sees into the words from `at` on, as `Game.features` lists it."""
        raise NotImplementedError

    def fields(self) -> tuple[int, ...]:
        """Everything, as numbers: equal exactly for equal states. `Game.restore` reads it back."""
        raise NotImplementedError


class Option:
    """One thing a table may choose before the game. Values are words from a closed list."""

    __slots__ = ("name", "choices", "default", "variants")

    def __init__(self, name: str, choices: tuple[str, ...], default: str, variants: tuple[str, ...] = ()) -> None:
        self.name: str = name
        self.choices: tuple[str, ...] = choices
        self.default: str = default
        self.variants: tuple[str, ...] = variants  # where it applies; empty: everywhere


class Variant:
    """A way to play a game, with the numbers of seats it allows (the first is the usual one)."""

    __slots__ = ("name", "seats")

    def __init__(self, name: str, seats: tuple[int, ...]) -> None:
        self.name: str = name
        self.seats: tuple[int, ...] = seats


class Setup:
    """What a table agreed on: variant, number of seats, options, and a content pack (None: our own)."""

    __slots__ = ("variant", "seats", "options", "content")

    def __init__(
        self, variant: str, seats: int, options: dict[str, str] | None = None, content: str | None = None
    ) -> None:
        self.variant: str = variant
        self.seats: int = seats
        self.options: dict[str, str] = {} if options is None else options
        self.content: str | None = content  # the pack's text, so that a record carries all it needs

    def __reduce__(self) -> tuple[object, ...]:
        return (Setup, (self.variant, self.seats, self.options, self.content))


@mypyc_attr(allow_interpreted_subclasses=True)
class Rows:
    """What a learned net knows a position by: numbers of rows in its table.

    They tell of the position as the seat in turn sees it, and nothing beyond.
    """

    version: int  # a change of what rows mean raises it
    names: tuple[str, ...]  # the nets of the game; each has a file of that name
    size: int  # rows of a table
    most: int  # of one position, at most
    variations: int  # how many ways there are to turn a position without changing what it is worth, this one with it

    def __init__(self, version: int, names: tuple[str, ...], size: int, most: int, variations: int = 1) -> None:
        self.version = version
        self.names = names
        self.size = size
        self.most = most
        self.variations = variations

    def which(self, state: State) -> i64:
        """The number of the net for a game set up like this; -1 where there can be none."""
        raise NotImplementedError

    def fill(self, state: State, rows: vec[i64]) -> i64:
        """Write the rows of a state in which somebody must decide; how many."""
        raise NotImplementedError

    def vary(self, state: State, number: i64) -> None:
        """Turn a state that nobody plays on: 0 leaves it as it is. Only training asks for it."""

    def shared(self, which: int) -> list[tuple[int, str, float]]:
        """What rows of a net have in common: a row, a word, and how much of it. Training learns each word once."""
        return []


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """One game: its names, its sizes, and how a state of it begins."""

    name: str  # also the folder, the locale file and the address
    rules: int  # version of the rules: raised where a game can go another way than before
    oldest: int = 1  # records from this version on replay, unless what changed since comes up in them: docs/records.md
    variants: tuple[Variant, ...]
    options: tuple[Option, ...]
    prompts: tuple[str, ...]  # the questions `State.ask` numbers
    events: tuple[str, ...]  # the happenings a story numbers
    actions: int  # how many action ids there are; buffers have this size
    packs: bool = False  # whether it can be played with a content pack
    observation: int = 0  # version of what `State.observe` writes; a change of it raises it
    features_of_table: tuple[Feature, ...] = ()  # an observation: first these,
    features_of_seat: tuple[Feature, ...] = ()  # then these for each seat
    haste: int = 30  # in so many of a hundred decisions a beginner does anything at all
    brief: int = 10  # simulations of search that thinks briefly, and of search that thinks at leisure
    steady: int = 60

    def new(self, setup: Setup, chance: Chance, story: Story) -> State:
        """A state at its first decision. Raises SetupError for a set-up that is not allowed."""
        raise NotImplementedError

    def restore(self, fields: tuple[int, ...], setup: Setup) -> State:
        """The state whose `fields` these are, in a game set up like this. Raises PositionError if there is none."""
        raise NotImplementedError

    def check_state(self, state: State) -> None:
        """Raise PositionError with the first thing about a state, whole or as a seat sees it, that cannot be.

        Every state that play can reach passes. A game without conditions of its own refuses nothing.
        """

    def check_start(self, state: State, setup: Setup) -> None:
        """The same; and unless a game set up like this could come to the state."""
        self.check(setup)
        self.check_state(state)
        wrong = self.disagreement(state, setup)
        if wrong is not None:
            raise PositionError(f"position: its {wrong} is not that of the game")

    def disagreement(self, state: State, setup: Setup) -> str | None:
        """What of a set-up a state contradicts, in words; None if nothing."""
        return None if state.seats() == setup.seats else "number of seats"

    def rows(self) -> Rows | None:
        """What its learned nets look at; None: what `observe` writes."""
        return None

    def notation(self, state: State, action: i64) -> str:
        """The action in words a person can type back."""
        raise NotImplementedError

    def parse(self, state: State, text: str) -> int:
        """The id of the action written there, legal or not. Raises NotationError."""
        raise NotImplementedError

    def features(self, seats: int) -> list[Feature]:
        """What the bytes of an observation mean, in their order; together they fill whole words."""
        return laid_out(self.features_of_table, self.features_of_seat, seats)

    def __reduce__(self) -> str:
        """Pickled by the name it has in its module: there is one of each game, and copies are the same one."""
        return "GAME"

    def variant(self, name: str) -> Variant:
        for variant in self.variants:
            if variant.name == name:
                return variant
        allowed = ", ".join([variant.name for variant in self.variants])
        raise SetupError(f"{self.name} has no variant '{name}'; there are: {allowed}")

    def option(self, setup: Setup, name: str) -> str:
        """The chosen value of an option, or its default."""
        for option in self.options:
            if option.name == name:
                return setup.options.get(name, option.default)
        raise KeyError(name)

    def beginner(self, setup: Setup) -> int:
        """The seat that the option `start` names; -1 where it is left to luck."""
        start = self.option(setup, "start")
        if start == "random":
            return -1
        if int(start) > setup.seats:
            raise SetupError(f"option 'start' cannot be seat {start} of {setup.seats}")
        return int(start) - 1

    def check(self, setup: Setup) -> None:
        """Raise SetupError, saying what is allowed, unless this set-up can be played."""
        variant = self.variant(setup.variant)
        if setup.seats not in variant.seats:
            allowed = ", ".join([str(n) for n in sorted(variant.seats)])
            raise SetupError(f"{self.name} ({variant.name}) is not for {setup.seats} seats; allowed: {allowed}")
        for name, value in setup.options.items():
            self._check_option(variant, name, value)
        if setup.content is not None and not self.packs:
            raise SetupError(f"{self.name} has no content packs")

    def _check_option(self, variant: Variant, name: str, value: str) -> None:
        usable = [o for o in self.options if not o.variants or variant.name in o.variants]
        for option in usable:
            if option.name == name:
                if value not in option.choices:
                    allowed = ", ".join(option.choices)
                    raise SetupError(f"option '{name}' cannot be '{value}'; allowed: {allowed}")
                return
        allowed = ", ".join([option.name for option in usable]) or "none"
        raise SetupError(f"{self.name} ({variant.name}) has no option '{name}'; there are: {allowed}")
