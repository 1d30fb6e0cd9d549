"""Statistics of Potion Explosion for docs/stats: potions, tokens, explosions, help, seats, lengths."""

from __future__ import annotations

from typing import Final

from philtre.core.contract import Outcome, Setup, State
from philtre.games.potion_explosion.content import KINDS, own
from philtre.games.potion_explosion.rules.events import (
    CHOSE,
    COMPLETED,
    DRANK,
    EARNED,
    EXPLODED,
    HAPPENINGS,
    HELPED,
    PICKED,
    STARTED,
    TIED,
    TURN_BEGAN,
)
from philtre.games.potion_explosion.rules.state import PotionExplosionState
from philtre.games.potion_explosion.rules.tiles import kind_of
from philtre.games.potion_explosion.rules.variants import STANDARD
from tools.measuring import counting
from tools.measuring.counting import Column, Mode, Table, all_times, games_with, seats, seats_with, times, wins_of
from tools.measuring.counting import wins_of_most as most_of

GAMES: Final = {2: 1600, 3: 1000, 4: 600}
BOT: Final = "search:40"
MODES: Final = tuple(Mode(f"{STANDARD}-{seats}", Setup(STANDARD, seats), games, BOT) for seats, games in GAMES.items())

ABOUT: Final = ""
WAY: Final = "variant"
SEATS: Final = "The draft of the starters goes up and comes back: the last seat chooses twice in a row."
SCORES: Final = "Points of a player"
SCORED: Final = (STANDARD,)

FIVE: Final = "five"
MOST_MARBLES: Final = 12  # and more
MOST_HELP: Final = 4


class Recorder(counting.Recorder):
    """Counts potions, tokens and explosions."""

    ROWS = HAPPENINGS

    def __init__(self, setup: Setup) -> None:
        super().__init__(setup)
        self.picker = 0
        self.marbles = 0  # marbles of the present pick
        self.helps = [0] * setup.seats
        self.tied = False

    def hear(self, event: int, who: int, told: dict[str, int]) -> None:
        if event == TURN_BEGAN:
            self.turns += 1
        elif event == STARTED:
            self.start = who
        elif event == TIED:
            self.tied = True
        elif event == HELPED:
            self.helps[who] += 1
        elif event in (PICKED, EXPLODED):
            self._take(event, who, told.get("count", 0))
        else:
            self._brew(event, who, told)

    def _take(self, event: int, who: int, exploded: int) -> None:
        """Count the marbles of a pick and its explosions, but not of picks that break a tie."""
        if event == EXPLODED:
            self.marbles += exploded
        else:
            self._settle_pick()
            self.picker, self.marbles = who, 0 if self.tied else 1

    def _settle_pick(self) -> None:
        if self.marbles:
            self.count(self.picker, "picked", str(min(self.marbles, MOST_MARBLES)))
        self.marbles = 0

    def _brew(self, event: int, who: int, told: dict[str, int]) -> None:
        if event == CHOSE:
            self.count(who, "chose", KINDS[told["kind"]])
        elif event == COMPLETED:
            kind = KINDS[kind_of(told["tile"])]
            self.count(who, "brewed", kind)
            self.count(who, "points", kind, int(own().points[told["tile"]]))
        elif event == DRANK:
            self.count(who, "drunk", KINDS[told["kind"]])
        elif event == EARNED:
            self.count(who, "earned", (*KINDS, FIVE)[told["skill"]])

    def begin(self, state: State) -> None:
        assert isinstance(state, PotionExplosionState)
        for kind, name in enumerate(KINDS):
            if not state.left_out >> kind & 1:
                for seat in range(self.setup.seats):
                    self.count(seat, "there", name)

    def end(self, state: State, outcome: Outcome) -> None:
        self._settle_pick()
        for seat, helps in enumerate(self.helps):
            self.count(seat, "helped", str(min(helps, MOST_HELP)))
            self.count(seat, "there", FIVE)


TABLES: Final = (
    Table(
        "potions",
        "Potions",
        """*Brewed* is for each player of a game in which the kind is not left out, *drunk* and *points* for each potion
brewed. *Wins, brewed most*: of those who brewed most of a kind, alone or with others. How well a player does altogether
is in these shares, too: compare the kinds with each other rather than with 1. *Wins, starter*: of those who chose it at
the start.""",
        "potion",
        KINDS,
        (
            Column(
                "brewed", times("brewed"), seats_with("there"), "{:.2f}", "Potions brewed of each kind (per player)",
                "{most} is brewed most, {least} least.",
            ),
            Column(
                "drunk", times("drunk"), times("brewed"), "{:.0%}", "Drunk, of the potions brewed (%)",
                "{most} is drunk most of what is brewed, {least} least.",
            ),
            Column("points", times("points"), times("brewed"), "{:.2f}", "Points that a brewed potion brings (points)"),
            most_of(
                "brewed", "wins, brewed most", "Wins of those who brewed most of the kind",
                "To have brewed most of {most} goes with winning more than to have brewed most of {least}.",
            ),
            wins_of("chose", "wins, starter"),
        ),
        (STANDARD,),
        words="potion_explosion-kind-",
        sorted=True,
    ),
    Table(
        "tokens",
        "Skill tokens",
        """A token for three potions of one kind, and one for five different kinds. *Earned*: of the players of a game
in which it could be; *games*: in which anybody did.""",
        "token for",
        (*KINDS, FIVE),
        (
            Column("earned", times("earned"), seats_with("there"), "{:.1%}", "Players who earn the token (%)"),
            Column("games", games_with("earned"), games_with("there"), "{:.1%}"),
            wins_of("earned", "wins"),
        ),
        (STANDARD,),
        words="potion_explosion-skill-",
        sorted=True,
    ),
    Table(
        "explosions",
        "Explosions",
        f"""The marbles that a regular pick gives, with all explosions that follow: a single one is a pick without an
explosion, two cannot be; {MOST_MARBLES} are {MOST_MARBLES} or more.""",
        "marbles",
        tuple(str(n) for n in range(1, MOST_MARBLES + 1) if n != 2),
        (
            Column(
                "picks", times("picked"), all_times("picked"), "{:.1%}",
                f"Marbles that a pick gives, {MOST_MARBLES} or more as {MOST_MARBLES} (% of picks)",
            ),
        ),
        (STANDARD,),
    ),
    Table(
        "help",
        "Little Help",
        f"How often a player asks the professor for help in a game; {MOST_HELP} is {MOST_HELP} times or more.",
        "asked",
        tuple(map(str, range(MOST_HELP + 1))),
        (
            Column("players", times("helped"), seats, "{:.1%}", "Little Help asked for (% of players)"),
            wins_of("helped", "wins", fact="Little Help asked for {most} goes with most wins, {least} with fewest."),
        ),
        (STANDARD,),
        label="{}×",
    ),
)  # fmt: skip
