"""Statistics of Mystic Moon for docs/stats: rounds, huts, expansions, seats, lengths; cards are in docs/balance."""

from __future__ import annotations

from typing import Final

from philtre.core.contract import Outcome, Setup, State
from philtre.games.mystic_moon.content import own
from philtre.games.mystic_moon.rules.events import BREWED, HAPPENINGS, LEARNED, LIFTED, PERFORMED, STARTED, TURN_BEGAN
from philtre.games.mystic_moon.rules.game import GAME
from philtre.games.mystic_moon.rules.state import ROUNDS, MysticMoonState
from philtre.games.mystic_moon.rules.tables import LIFTING
from tools.measuring import counting
from tools.measuring.counting import Column, Mode, Table, seats, seats_with, times, wins_of
from tools.measuring.mystic_moon.balance import EXPANSIONS

GAMES: Final = {2: 500, 3: 400, 4: 300}
BOT: Final = "greedy:4"
MODES: Final = tuple(
    Mode(f"{name}-{seats}", Setup("standard", seats, {**options, "huts": "dealt"}), games, BOT)
    for name, options in EXPANSIONS.items()
    for seats, games in GAMES.items()
)

ABOUT: Final = """
How often each potion is learned and what it brings, with stronger bots where there are any, is measured on a page of
its own: [the balance of the cards](../balance/README.md). Here as there huts are dealt, not chosen.
"""
WAY: Final = "expansions"
SEATS: Final = "The start seat is random; the wins are those of the seats in turn order, from the first one on."
SCORES: Final = "Star power of a witch"
SCORED: Final = tuple(EXPANSIONS)


class Recorder(counting.Recorder):
    """Counts what is learned, brewed, performed and lifted in each round."""

    ROWS = HAPPENINGS

    def __init__(self, setup: Setup) -> None:
        super().__init__(setup)
        self.round = "0"
        chosen = {name: GAME.option(setup, name) for name in ("zodiac", "alchemy")}
        self.expansions = next(name for name, choice in EXPANSIONS.items() if choice == chosen)

    def hear(self, event: int, who: int, told: dict[str, int]) -> None:
        if event == TURN_BEGAN:
            self.turns += 1
            self.round = str(told["round"])
        elif event == STARTED:
            self.start = who
        elif event == LEARNED:
            self._note(who, "learned")
        elif event == BREWED and told["potion"] != LIFTING:
            self._note(who, "brewed")
        elif event == PERFORMED:
            self._note(who, "performed")
        elif event == LIFTED:
            self._note(who, "lifted")

    def _note(self, who: int, what: str) -> None:
        self.count(who, what, self.round)
        self.count(who, what, self.expansions)

    def end(self, state: State, outcome: Outcome) -> None:
        assert isinstance(state, MysticMoonState)
        for seat in range(self.setup.seats):
            self.count(seat, "lived", state.content.huts[state.home(seat)])
            self.count(seat, "scored", self.expansions, outcome.scores[seat])
            self.count(seat, "played", self.expansions)
            for option, choice in EXPANSIONS[self.expansions].items():
                if choice == "yes":
                    self.count(seat, option, self.expansions)


TABLES: Final = (
    Table(
        "rounds",
        "Rounds",
        """What a witch does in each of the five rounds, with and without expansions. The potion that lifts a curse is
not among those brewed.""",
        "round",
        tuple(str(n) for n in range(1, int(ROUNDS) + 1)),
        (
            Column(
                "potions brewed", times("brewed"), seats, "{:.2f}", "Potions brewed in each round (per witch)",
                "Most potions are brewed in {most}, fewest in {least}.",
            ),
            Column("recipes learned", times("learned"), seats, "{:.2f}", "Recipes learned in each round (per witch)"),
        ),
        tuple(EXPANSIONS),
        label="round {}",
    ),
    Table(
        "huts",
        "Huts",
        "Huts are dealt, so that their wins are their own.",
        "hut",
        tuple(own().huts),
        (
            wins_of("lived", "wins", "Wins of those who live in the hut", "{most} wins most, {least} least."),
        ),
        tuple(EXPANSIONS),
        words="mystic_moon-hut-",
        sorted=True,
    ),
    Table(
        "expansions",
        "Expansions",
        "For each witch. *Lifted*: of those under the Zodiac, who begin cursed. *Formulas* are those performed.",
        "expansions",
        tuple(EXPANSIONS),
        (
            Column(
                "star power", times("scored"), times("played"), "{:.1f}", "Star power with each expansion (per witch)",
                "Most star power is gathered with {most}, least with {least}.",
            ),
            Column("potions brewed", times("brewed"), times("played")),
            Column("recipes learned", times("learned"), times("played")),
            Column("lifted", seats_with("lifted"), times("zodiac"), "{:.1%}"),
            Column("formulas", times("performed"), times("alchemy")),
        ),
        tuple(EXPANSIONS),
    ),
)  # fmt: skip
