"""Statistics of Apotheca for docs/stats: powers, seats, lengths, solo ranks, and the master's wins."""

from __future__ import annotations

from typing import Final

from philtre.core.contract import Outcome, Setup, State
from philtre.games.apotheca.content import RANKS, rank
from philtre.games.apotheca.rules.events import (
    HAPPENINGS,
    HIRED,
    HIRED_FROM_DECK,
    REFILLED,
    SATISFIED_CARD,
    STARTED,
    TURN_BEGAN,
    USED_POWER_OF,
)
from philtre.games.apotheca.rules.kinds import APOTHECARIES
from philtre.games.apotheca.rules.state import ApothecaState
from philtre.games.apotheca.rules.variants import MASTER, SOLO, STANDARD, VARIANTS
from tools.measuring import counting
from tools.measuring.counting import Column, Mode, Table, games, seats_with, times, wins_of

GAMES: Final = {STANDARD: 2400, SOLO: 1200, MASTER: 800}
BOT: Final = "search:40"
MODES: Final = tuple(
    Mode(f"{variant.name}-{seats}", Setup(variant.name, seats), GAMES[variant.name], BOT)
    for variant in VARIANTS
    for seats in variant.seats
)

ABOUT: Final = ""
WAY: Final = "variant"
SEATS: Final = """Four play in teams, the first and the third seat against the others. The first seat of `master` is
the master's; the apprentices win and lose together."""
SCORES: Final = "Points of the solo game"
SCORED: Final = (SOLO,)


class Recorder(counting.Recorder):
    """Counts who is hired, used and satisfied."""

    ROWS = HAPPENINGS

    def hear(self, event: int, who: int, told: dict[str, int]) -> None:
        if event == TURN_BEGAN:
            self.turns += 1
        elif event == STARTED:
            self.start, self.turns = who, 1
        elif event in (HIRED, HIRED_FROM_DECK):
            self.count(who, "had", APOTHECARIES[told["card"]])
            self.count(who, "hired" if event == HIRED else "drawn", APOTHECARIES[told["card"]])
        elif event == REFILLED:
            self._show(told["card"])
        elif event == USED_POWER_OF:
            self.count(who, "used", APOTHECARIES[told["card"]])
        elif event == SATISFIED_CARD:
            self.count(who, "satisfied", APOTHECARIES[told["card"]])

    def _show(self, card: int) -> None:
        """Note that a card is in the alley, where all can hire it."""
        self.count(0, "shown", APOTHECARIES[card])

    def begin(self, state: State) -> None:
        assert isinstance(state, ApothecaState)
        for seat in range(self.setup.seats):
            for card, name in enumerate(APOTHECARIES):
                if state.active_of(seat) >> card & 1:
                    self.count(seat, "dealt", name)
                    self.count(seat, "had", name)
        for station in range(3):
            self._show(int(state.station(station)))

    def end(self, state: State, outcome: Outcome) -> None:
        if self.setup.variant == SOLO:
            self.count(0, "ranked", rank(outcome.scores[0]))
        elif self.setup.variant == MASTER:
            self.count(self.start, "ruled", str(self.setup.seats))

    def rounds(self) -> int:
        """The number of rounds. The master's turns between those of the apprentices do not count."""
        if self.setup.variant == MASTER:
            return -(-self.turns // (2 * self.setup.seats - 2))
        return super().rounds()


POWERS: Final = Table(
    "powers",
    "Powers",
    """Each player is *dealt* an apothecary at the start, so the wins of those who were dealt one are its own.
Those who *had* or *satisfied* one hired it, mostly, and how well a player does altogether is in these shares, too.
*Hired*: of the times it lay in the alley. *Used* and *satisfied* are for each player who had it. The games are those of
the variant `standard`.""",
    "power",
    APOTHECARIES,
    (
        wins_of(
            "dealt", "wins, dealt", "Wins of those who were dealt the power",
            "It is best to be dealt {most}, worst to be dealt {least}.",
        ),
        wins_of("had", "wins, had"),
        wins_of("satisfied", "wins, satisfied"),
        Column(
            "hired", times("hired"), times("shown"), "{:.1%}", "Hired, of the times it lay in the alley (%)",
            "Of all that lie in the alley {most} is hired most, {least} least.",
        ),
        Column(
            "used", times("used"), seats_with("had"), "{:.2f}", "Uses by those who had the power (times in a game)",
            "{most} is used most by those who have it, {least} least.",
        ),
        Column("satisfied", times("satisfied"), seats_with("had"), "{:.1%}"),
    ),
    (STANDARD,),
    words="apotheca-power-",
    sorted=True,
)  # fmt: skip

TABLES: Final = (
    POWERS,
    Table(
        "ranks",
        "Alone",
        "The ranks that the solo game's points earn.",
        "rank",
        tuple(RANKS),
        (Column("games", times("ranked"), games, "{:.1%}", "Ranks reached in the solo game (% of games)"),),
        (SOLO,),
        words="apotheca-rank-",
    ),
    Table(
        "master",
        "The Master of the Market",
        "How often the master wins, by the number of players. With two, the master meets a single apprentice.",
        "players",
        ("2", "3", "4"),
        (
            Column(
                "the master wins",
                lambda row, thing: row.wins[0] if row.counts[0].get("ruled", {}).get(thing) else 0.0,
                seats_with("ruled"), "{:.1%}", "Games that the master wins (%)",
                "The master wins most with {most}, least with {least}.",
            ),
        ),
        (MASTER,),
        label="{} players",
    ),
)  # fmt: skip
