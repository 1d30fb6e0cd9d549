"""The interface of every game: game, state, luck, story and outcome.

These are abstract classes and not Protocols, because a compiled call takes 3 ns instead of 35.
No game is named here.
"""

from __future__ import annotations

from typing import Final, cast

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from philtre.core.errors import PositionError, SetupError
from philtre.core.invariants import Invariant, check
from philtre.core.notation import Lexicon
from philtre.core.observing import Feature, laid_out

NOBODY: Final[i64] = -1  # the seat that decides when the game is over
SPECTATOR: Final[i64] = -1  # a viewer without a seat, who sees what everybody sees
NOTHING: Final[i64] = -1  # an unused detail of an event
ZERO: Final[i64] = 0  # for `x if c else ZERO`: with a plain 0 the compiler would box x


@mypyc_attr(allow_interpreted_subclasses=True)
class Chance:
    """A source of random numbers. Games get it as an argument and ask it for one number at a time."""

    drawn: i64  # numbers given so far; the table compares it to see whether luck was used

    def __init__(self) -> None:
        self.drawn = 0

    def below(self, n: i64) -> i64:
        """A random number from 0 to n - 1, all equally likely; n is at least 1."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Story:
    """Receives the events of a game in order: the event's number and up to three numbers for its details.

    The method says who learned something: `tell` if nothing hidden was shown, `uncover` if everybody sees something
    that was hidden, `whisper` if only one seat learns it. Rules call the functions of their `telling.py`.
    """

    silent: bool  # True if nobody listens, so events need not be reported

    def __init__(self, silent: bool) -> None:
        self.silent = silent

    def tell(self, event: i64, who: i64, a: i64 = NOTHING, b: i64 = NOTHING, c: i64 = NOTHING) -> None:
        """Everybody sees the event, and it shows nothing that was hidden."""

    def uncover(self, event: i64, who: i64, a: i64 = NOTHING, b: i64 = NOTHING, c: i64 = NOTHING) -> None:
        """Everybody sees the event, and it shows something that was hidden."""

    def whisper(self, seat: i64, event: i64, a: i64 = NOTHING, b: i64 = NOTHING, c: i64 = NOTHING) -> None:
        """Only `seat` learns of the event."""


SILENT: Final = Story(True)


def listed(buffer: vec[i64], n: i64, numbers: list[object]) -> list[int]:
    """The first n actions of a buffer as a list, of number objects that the game made once."""
    actions = numbers[:n]  # faster than to append; every entry is replaced
    i: i64
    for i in range(n):
        actions[i] = numbers[buffer[i]]
    return cast("list[int]", actions)


class Outcome:
    """How a game ended: the rank of each seat (1 is best; equal seats share a rank), its points, and the reason."""

    __slots__ = ("ranks", "scores", "reason")

    def __init__(self, ranks: list[int], scores: list[int], reason: str) -> None:
        self.ranks: list[int] = ranks
        self.scores: list[int] = scores
        self.reason: str = reason  # a key; the words are in the locales

    def winners(self) -> list[int]:
        """The seats that won; empty if nobody did."""
        return [seat for seat in range(len(self.ranks)) if self.ranks[seat] == 1]


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """The state of a game and its legal actions. It is mutable and cheap to copy."""

    def seat(self) -> i64:
        """The seat that must decide; NOBODY when the game is over."""
        raise NotImplementedError

    def seats(self) -> i64:
        """The number of seats."""
        raise NotImplementedError

    def side(self, seat: i64) -> i64:
        """The side that a seat plays for, as any number: seats with the same side win and lose together."""
        return seat

    def ask(self) -> i64:
        """The question for that seat, as an index into the game's prompts. It has no meaning when the game is over."""
        raise NotImplementedError

    def fill_actions(self, buffer: vec[i64]) -> i64:
        """Write the legal action ids in ascending order into a buffer of `Game.actions` places; return how many.

        Searching bots call this all the time. A game that need not be fast has only `legal_actions`.
        """
        legal = self.legal_actions()
        i: i64
        for i in range(len(legal)):
            buffer[i] = legal[i]
        return len(legal)

    def legal_actions(self) -> list[int]:
        """The legal action ids in ascending order; empty when the game is over."""
        raise NotImplementedError

    def apply(self, action: i64, chance: Chance, story: Story) -> None:
        """Apply a legal action. The table checks that it is legal; this method does not.

        In a state as a seat sees it, hidden things that are needed are drawn from luck, so a preview stops there.
        """
        raise NotImplementedError

    def outcome(self) -> Outcome | None:
        """The result; None while the game goes on."""
        raise NotImplementedError

    def payoff(self, seat: i64) -> float:
        """The result for a seat once the game is over, from 0 (lost) to 1 (won)."""
        raise NotImplementedError

    def evaluate(self, seat: i64) -> float:
        """A fast estimate of the payoff of a seat, from 0 to 1, before the end. By default all seats are equal."""
        return 0.5

    def absent(self) -> i64:
        """The action that is done for a person who is away: legal, simple and harmless; usually the first one."""
        return self.legal_actions()[0]

    def clone(self) -> State:
        """An independent copy."""
        raise NotImplementedError

    def copy_from(self, other: State) -> None:
        """Become a copy of another state of the same game."""
        raise NotImplementedError

    def seen_by(self, seat: i64) -> State:
        """A copy without everything that the seat may not know. When the game is over, everybody sees everything."""
        raise NotImplementedError

    def imagine(self, chance: Chance) -> None:
        """Fill in what `seen_by` removed: one possible world, with its true probability."""
        raise NotImplementedError

    def points_of(self, seat: i64) -> i64:
        """The points of the seat so far, as in the scores of the outcome. 0 before the end if a game has no points."""
        outcome = self.outcome()
        return ZERO if outcome is None else outcome.scores[seat]

    def observe(self, seat: i64, out: vec[i64], at: i64) -> None:
        """Write what the seat sees into `out`, from `at` on, as `Game.features` says; needs a `Game.observation`."""
        raise NotImplementedError

    def observe_again(self, seat: i64, out: vec[i64], at: i64, written: vec[i64], first: i64) -> None:
        """The same where a state of this game was observed before, so only what changed need be written.

        The game remembers what it wrote in `written`, from place `first` on: `REMEMBERED` words, all `FORGOTTEN` at
        first. By default everything is written again.
        """
        self.observe(seat, out, at)

    def fields(self) -> tuple[int, ...]:
        """The whole state as numbers; two states are equal exactly if these are. `Game.restore` reads them."""
        raise NotImplementedError


class Option:
    """A setting of a table before the game. Its values are words of a closed list."""

    __slots__ = ("name", "choices", "default", "variants")

    def __init__(self, name: str, choices: tuple[str, ...], default: str, variants: tuple[str, ...] = ()) -> None:
        self.name: str = name
        self.choices: tuple[str, ...] = choices
        self.default: str = default
        self.variants: tuple[str, ...] = variants  # the variants in which it applies; empty: all


class Variant:
    """A variant of a game with the numbers of seats it allows; the first is the usual one."""

    __slots__ = ("name", "seats")

    def __init__(self, name: str, seats: tuple[int, ...]) -> None:
        self.name: str = name
        self.seats: tuple[int, ...] = seats


class Setup:
    """The settings of a game: variant, number of seats, options, and a content pack (None: our own cards)."""

    __slots__ = ("variant", "seats", "options", "content")

    def __init__(
        self, variant: str, seats: int, options: dict[str, str] | None = None, content: str | None = None
    ) -> None:
        self.variant: str = variant
        self.seats: int = seats
        self.options: dict[str, str] = {} if options is None else options
        self.content: str | None = content  # the text of the pack, so that a record is complete

    def __reduce__(self) -> tuple[object, ...]:
        return (Setup, (self.variant, self.seats, self.options, self.content))


@mypyc_attr(allow_interpreted_subclasses=True)
class Inputs:
    """The inputs of a game's nets: numbers that describe a position as the seat in turn sees it.

    A net has a row of weights for each input.
    """

    version: int  # raised when the meaning of an input changes
    names: tuple[str, ...]  # the nets of the game; each has a file of that name
    size: int  # how many inputs there are
    most: int  # inputs of one position at most
    variations: int  # symmetries of a position, itself among them

    def __init__(self, version: int, names: tuple[str, ...], size: int, most: int, variations: int = 1) -> None:
        self.version = version
        self.names = names
        self.size = size
        self.most = most
        self.variations = variations

    def which(self, state: State) -> i64:
        """The number of the net for a game with these settings; -1 if there can be none."""
        raise NotImplementedError

    def fill(self, state: State, inputs: vec[i64]) -> i64:
        """Write the inputs of a state in which somebody must decide; returns how many."""
        raise NotImplementedError

    def earned(self, state: State) -> float:
        """The payoff that the seat in turn has for certain already; a net only tells what comes on top of it."""
        return 0.0

    def vary(self, state: State, number: i64) -> None:
        """Turn a state by one of its symmetries; 0 leaves it unchanged. Only training uses it."""

    def shared(self, which: int) -> list[tuple[int, str, float]]:
        """What the inputs of a net share: an input, a word, and how much of it. Training learns each word once."""
        return []


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """A game: names, sizes, and how to make its states.

    A game sets the names and sizes in its `__init__`: compiled code does not see what is set in the class.
    """

    name: str  # also the name of its folder and its locale files, and its address
    rules: int  # version of the rules; raised when the same actions can lead to another game than before
    oldest: int = 1  # oldest version whose records can be replayed: docs/records.md
    variants: tuple[Variant, ...]
    options: tuple[Option, ...]
    prompts: tuple[str, ...]  # the questions, by the numbers of `State.ask`
    events: tuple[str, ...]  # the events, by their numbers in a story
    actions: int  # number of action ids; buffers have this size
    packs: bool = False  # whether it can be played with a content pack
    observation: int = 0  # version of what `State.observe` writes
    features_of_table: tuple[Feature, ...] = ()  # an observation begins with these,
    features_of_seat: tuple[Feature, ...] = ()  # followed by these for each seat
    invariants: tuple[Invariant, ...] = ()  # conditions that hold in every state
    lexicon: Lexicon | None = None  # actions as text, if each has one text in all positions
    inputs: Inputs | None = None  # the inputs of its nets; None: what `State.observe` writes
    haste: int = 30  # percent of a beginner's decisions that are random
    slips: int = 0  # percent of random decisions one level above
    lapses: int = 0  # and another level above, of the bot `brief`
    brief: int = 10  # simulations of the bots `brief` and `steady`
    steady: int = 60

    def new(self, setup: Setup, chance: Chance, story: Story) -> State:
        """The state at the first decision of a new game. Raises SetupError for settings that are not allowed."""
        raise NotImplementedError

    def restore(self, fields: tuple[int, ...], setup: Setup) -> State:
        """The state with these `fields` in a game with these settings. Raises PositionError if there is none."""
        raise NotImplementedError

    def check_state(self, state: State) -> None:
        """Raise PositionError with the first impossible thing of a state, whole or as a seat sees it."""
        check(state, self.invariants)

    def check_start(self, state: State, setup: Setup) -> None:
        """The same, and also check that a game with these settings can reach the state."""
        self.check(setup)
        self.check_state(state)
        wrong = self.disagreement(state, setup)
        if wrong is not None:
            raise PositionError(f"position: its {wrong} is not that of the game")

    def disagreement(self, state: State, setup: Setup) -> str | None:
        """The first part of the settings that a state contradicts, in words; None if there is none."""
        return None if state.seats() == setup.seats else "number of seats"

    def notation(self, state: State, action: i64) -> str:
        """The action as text that a person can type."""
        if self.lexicon is None:
            raise NotImplementedError
        return self.lexicon.words[action]

    def parse(self, state: State, text: str) -> int:
        """The id of the action that is written, legal or not. Raises NotationError."""
        if self.lexicon is None:
            raise NotImplementedError
        return self.lexicon.parse(text)

    def features(self, seats: int) -> list[Feature]:
        """The meaning of the bytes of an observation, in order; together they fill whole words."""
        return laid_out(self.features_of_table, self.features_of_seat, seats)

    def __reduce__(self) -> str:
        """Pickled as a name in its module, because there is only one object of each game."""
        return "GAME"

    def variant(self, name: str) -> Variant:
        for variant in self.variants:
            if variant.name == name:
                return variant
        allowed = ", ".join([variant.name for variant in self.variants])
        raise SetupError(f"{self.name} has no variant '{name}'; choose from: {allowed}")

    def option(self, setup: Setup, name: str) -> str:
        """The chosen value of an option, or its default value."""
        for option in self.options:
            if option.name == name:
                return setup.options.get(name, option.default)
        raise KeyError(name)

    def beginner(self, setup: Setup) -> int:
        """The seat that the option `start` names; -1 if it is random."""
        start = self.option(setup, "start")
        if start == "random":
            return -1
        if int(start) > setup.seats:
            raise SetupError(f"option 'start' cannot be seat {start} of {setup.seats}")
        return int(start) - 1

    def begins(self, setup: Setup, seat: int) -> bool:
        """Whether the option `start` allows that this seat begins."""
        return self.beginner(setup) in (-1, seat)

    def check(self, setup: Setup) -> None:
        """Raise SetupError, which says what is allowed, if a game cannot be played with these settings."""
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
        raise SetupError(f"{self.name} ({variant.name}) has no option '{name}'; choose from: {allowed}")
