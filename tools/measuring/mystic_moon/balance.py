"""The balance of Mystic Moon in many games between equal bots: huts, seats, cards, lengths and scores.

The card set is designed to keep these bounds; `make balance` plays the games and writes docs/balance/.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from functools import cache
from hashlib import sha256
from importlib.resources import files
from math import sqrt
from typing import Final

import msgspec
from mypy_extensions import i64

from philtre import bots
from philtre.bots.contract import Bot
from philtre.core.contract import NOBODY, NOTHING, Chance, Setup, State, Story
from philtre.games.mystic_moon.content import own, own_text
from philtre.games.mystic_moon.rules.actions import FORGET, GOLD_CHOICES, LEARN
from philtre.games.mystic_moon.rules.events import (
    BREWED,
    DRAINED,
    GAINED,
    HAPPENINGS,
    LEARNED,
    POURED,
    SUFFERED,
    TURN_BEGAN,
    USED_CHARM,
    USED_EFFECT,
    WAIVED,
)
from philtre.games.mystic_moon.rules.game import GAME
from philtre.games.mystic_moon.rules.state import ASK_HOME, ASK_SHOP, ROUNDS, MysticMoonState
from philtre.games.mystic_moon.rules.tables import POTIONS
from tools.measuring.games import code_of

EXPANSIONS: Final = {
    "base": {"zodiac": "no", "alchemy": "no"},
    "zodiac": {"zodiac": "yes", "alchemy": "no"},
    "alchemy": {"zodiac": "no", "alchemy": "yes"},
    "both": {"zodiac": "yes", "alchemy": "yes"},
}
BOT: Final = "search:20"  # on every seat
CHOOSER: Final = "search:1000"  # chooses its hut, because twenty simulations say little about a whole game
GAMES: Final = {"dealt": 384, "chosen": 539}  # for each choice of expansions and number of seats
PLAYERS: Final = (2, 3, 4)
MOST_OF_HUT: Final = 1.25  # as multiples of the fair share of wins, also in each choice of expansions
LEAST_LEARNED: Final = 0.02  # of the visits to the shop at which the witch could have paid for it
MOST_LEARNED: Final = 0.30
SEATS: Final = (1 / 1.1, 1.1)  # the first seat's wins over the last one's
SEATS_ALONE: Final = (0.85, 1.15)  # the same with each number of seats
NORMAL: Final = 1.96  # half the width of an interval, in standard errors
ENDS_OF_EFFECTS: Final = (USED_CHARM, SUFFERED, WAIVED, POURED)
WITS: Final = ("evaluation.py", "best_fill.py")  # what its bots use

Choose = Callable[[State, Chance], int]


class Mode(msgspec.Struct, frozen=True):
    """A kind of games."""

    expansions: str
    seats: int
    games: int
    bot: str
    huts: str = "dealt"  # or "chosen"

    @property
    def name(self) -> str:
        return f"{self.expansions}-{self.seats}-{self.huts}"

    def setup(self) -> Setup:
        """The set-up: huts are dealt, so that each is played equally often, or chosen."""
        return Setup("standard", self.seats, {**EXPANSIONS[self.expansions], "huts": self.huts})


MODES: Final = tuple(
    Mode(name, seats, games, BOT, huts) for huts, games in GAMES.items() for name in EXPANSIONS for seats in PLAYERS
)


class Played(msgspec.Struct, frozen=True):
    """One game, the witches in turn order."""

    bot: str  # on every seat
    chosen: bool  # huts were chosen, not dealt
    huts: list[str]
    wins: list[float]  # 1, or a part of a shared victory
    scores: list[int]
    decisions: int
    reason: str
    visits: list[dict[str, int]]  # per witch: visits to the shop at which a card was on offer and could be paid
    learned: list[dict[str, int]]  # at those visits
    late: list[dict[str, int]]  # cards learned in the last round, whose visits are not counted
    brewed: list[dict[str, int]]
    stars: list[dict[str, int]]  # by card: its rewards, and what its effect gained


class _Recorder(Story):
    """Counts what is learned, brewed and earned."""

    def __init__(self, seats: int) -> None:
        super().__init__(False)
        self.round = 0
        self.learned = [Counter[int]() for _ in range(seats)]
        self.late = [Counter[int]() for _ in range(seats)]
        self.brewed = [Counter[int]() for _ in range(seats)]
        self.stars = [Counter[int]() for _ in range(seats)]
        self.working: int | None = None  # the card whose effect is being done

    def tell(self, event: i64, who: i64, a: i64 = NOTHING, b: i64 = NOTHING, c: i64 = NOTHING) -> None:
        told = dict(zip(HAPPENINGS.rows[event].args, (int(a), int(b), int(c)), strict=False))
        if event == TURN_BEGAN:
            self.round = told["round"]
        elif event == LEARNED:
            (self.learned if self.round < ROUNDS else self.late)[who][told["potion"]] += 1
        elif event == BREWED and told["potion"] < POTIONS:
            self.brewed[who][told["potion"]] += 1
            self.stars[who][told["potion"]] += told["stars"]
        elif event == USED_EFFECT:
            self.working = told["potion"]
        elif event in ENDS_OF_EFFECTS:
            self.working = None
        elif event in (GAINED, DRAINED) and self.working is not None:
            self.stars[who][self.working] += told["stars"]


def play(mode: Mode, luck: Chance, choices: Chance, choose: Choose) -> Played:
    """Play a game. `choose` gets what the seat sees; huts are chosen by a stronger bot.

    Visits in the last round are not counted, because bots that have already won or lost learn anything there.
    """
    recorder = _Recorder(mode.seats)
    state = GAME.new(mode.setup(), luck, recorder)
    assert isinstance(state, MysticMoonState)
    visits = [Counter[int]() for _ in range(mode.seats)]
    seen: tuple[int, set[int]] = (-1, set())
    decisions = 0
    while (seat := state.seat()) != NOBODY:
        turn = int(state.round) * mode.seats + int(seat)
        if state.ask() == ASK_SHOP and state.round < ROUNDS:
            if seen[0] != turn:
                seen = (turn, set())
            fresh = _on_offer(state) - seen[1]
            visits[seat].update(fresh)
            seen[1].update(fresh)
        decide = chooser().choose if state.ask() == ASK_HOME else choose
        state.apply(decide(state.seen_by(seat), choices), luck, recorder)
        decisions += 1
    return _told(mode, state, recorder, visits, decisions)


@cache
def chooser() -> Bot:
    return bots.make(CHOOSER, GAME)


def _on_offer(state: MysticMoonState) -> set[int]:
    """The cards that the player could learn now."""
    slots = {(action - int(LEARN)) // int(GOLD_CHOICES) for action in state.legal_actions() if LEARN <= action < FORGET}
    return {int(state.row_card(slot)) for slot in slots}


def _told(
    mode: Mode, state: MysticMoonState, recorder: _Recorder, visits: list[Counter[int]], decisions: int
) -> Played:
    order = [(int(state.start) + n) % int(state.players) for n in range(int(state.players))]
    outcome = state.outcome()
    assert outcome is not None

    def named(counts: list[Counter[int]]) -> list[dict[str, int]]:
        return [{state.content.potions[card]: n for card, n in sorted(counts[seat].items())} for seat in order]

    return Played(
        bot=mode.bot,
        chosen=mode.huts == "chosen",
        huts=[state.content.huts[state.home(seat)] for seat in order],
        wins=[state.payoff(seat) for seat in order],
        scores=[int(outcome.scores[seat]) for seat in order],
        decisions=decisions,
        reason=outcome.reason,
        visits=named(visits),
        learned=named(recorder.learned),
        late=named(recorder.late),
        brewed=named(recorder.brewed),
        stars=named(recorder.stars),
    )


def cards() -> str:
    """The printed content of the cards. If it changes, all games are played again."""
    return own_text()


def wits() -> str:
    """What the bots think with: sources and nets. If they change, all games are played again."""
    home = files("philtre.games.mystic_moon")
    sources = [code_of((home / "rules" / name).read_text("utf-8")) for name in WITS]
    nets = sorted((net.name, sha256(net.read_bytes()).hexdigest()) for net in (home / "nets").iterdir())
    return "".join([*sources, CHOOSER, str(nets)])


# Summing up


class Share(msgspec.Struct, frozen=True):
    """A share of wins as a multiple of the fair one, and half of its 95 % interval."""

    label: str
    value: float
    doubt: float
    plays: int


class Ratio(msgspec.Struct, frozen=True):
    """The first seat's wins over the last one's."""

    label: str
    value: float
    doubt: float
    games: int


class Card(msgspec.Struct, frozen=True):
    """The figures of a potion card."""

    label: str
    cost: int
    reward: int
    visits: int  # visits at which the witch could have paid for it
    learned: int
    per_visit: float  # how often it was learned, as a share of those visits
    doubt: float
    per_witch: float  # the share of witches who learned it, of those who could have
    per_game: float  # the share of games in which somebody learned it, of those in which somebody could have
    brewed: float  # how often it was brewed, for each time it was learned
    earned: float  # star power of rewards and effect, for each time it was learned
    by_expansions: dict[str, float]  # learned per visit, in these games only


class Part(msgspec.Struct, frozen=True):
    """The results of one mode."""

    name: str
    bot: str
    chosen: bool
    games: int
    length: float  # decisions
    learned: float  # recipes per witch
    brewed: float  # potions per witch
    scores: list[int]  # the 5th, 25th, 50th, 75th and 95th percentiles
    nothing: float  # the share of witches who end without star power
    endings: dict[str, int]
    seats: list[Share]
    huts: list[Share]


class Figures(msgspec.Struct, frozen=True):
    """All results: for each mode, and together."""

    games: int
    parts: list[Part]
    huts: list[Share]  # from games with dealt huts: if huts are chosen, their wins partly depend on seats
    huts_by_expansions: dict[str, list[Share]]
    seats: list[Ratio]  # from games with chosen huts, as in the rules: of all games, then by number of players
    seats_dealt: list[Ratio]  # the same from games with dealt huts
    cards: list[Card]
    offered_in_a_game: float  # cards that somebody could have learned
    learned_in_a_game: float

    def broken(self) -> list[str]:
        """The bounds that are broken, in words."""
        found = [
            f"{hut.label} wins {hut.value:.2f} of its share in {name}"
            for name, huts in (("all", self.huts), *self.huts_by_expansions.items())
            for hut in huts
            if hut.value > MOST_OF_HUT
        ]
        found += [
            f"{card.label} is learned at {card.per_visit:.1%} of visits"
            for card in self.cards
            if not LEAST_LEARNED <= card.per_visit <= MOST_LEARNED
        ]
        found += [
            f"the first seat wins {ratio.value:.2f} times as often as the last: {ratio.label}"
            for ratio, (low, high) in self.seats_with_bounds()
            if not low <= ratio.value <= high
        ]
        return found

    def seats_with_bounds(self) -> list[tuple[Ratio, tuple[float, float]]]:
        """The ratio of all games, then of each number of seats, with what is wanted of it."""
        return [(ratio, SEATS_ALONE if n else SEATS) for n, ratio in enumerate(self.seats)]


def figures(played: dict[str, list[Played]]) -> Figures:
    """The figures from the games of each mode, by the mode's name."""
    rows = [row for each in played.values() for row in each]
    dealt = {mode: [row for row in each if not row.chosen] for mode, each in played.items()}
    chosen = {mode: [row for row in each if row.chosen] for mode, each in played.items()}
    expansions = _by_expansions(played)
    return Figures(
        games=len(rows),
        parts=[_part(name, each) for name, each in played.items() if each],
        huts=_hut_shares([row for each in dealt.values() for row in each]),
        huts_by_expansions={name: _hut_shares(each) for name, each in _by_expansions(dealt).items()},
        seats=_ratios(chosen),
        seats_dealt=_ratios(dealt),
        cards=[_card(n, rows, expansions) for n in range(int(POTIONS))],
        offered_in_a_game=round(sum(len(_named(row.visits)) for row in rows) / len(rows), 1),
        learned_in_a_game=round(sum(len(_named(row.learned)) for row in rows) / len(rows), 1),
    )


def _grouped(played: dict[str, list[Played]], key: Callable[[str, Played], str]) -> dict[str, list[Played]]:
    found: dict[str, list[Played]] = {}
    for mode, rows in played.items():
        for row in rows:
            found.setdefault(key(mode, row), []).append(row)
    return found


def _by_expansions(played: dict[str, list[Played]]) -> dict[str, list[Played]]:
    return _grouped(played, lambda mode, _: mode.partition("-")[0])


def _ratios(played: dict[str, list[Played]]) -> list[Ratio]:
    sizes = _grouped(played, lambda _, row: f"{len(row.wins)} seats")
    every = [row for rows in played.values() for row in rows]
    return [_first_over_last("all", every), *(_first_over_last(size, sizes[size]) for size in sorted(sizes))]


def _named(counts: list[dict[str, int]]) -> set[str]:
    return {name for each in counts for name in each}


def _part(name: str, rows: list[Played]) -> Part:
    scores = sorted(score for row in rows for score in row.scores)
    witches = len(scores)
    return Part(
        name=name,
        bot=rows[0].bot,
        chosen=rows[0].chosen,
        games=len(rows),
        length=round(sum(row.decisions for row in rows) / len(rows), 1),
        learned=round(sum(sum(each.values()) for row in rows for each in row.learned + row.late) / witches, 2),
        brewed=round(sum(sum(each.values()) for row in rows for each in row.brewed) / witches, 2),
        scores=[scores[min(witches - 1, witches * part // 100)] for part in (5, 25, 50, 75, 95)],
        nothing=round(scores.count(0) / witches, 3),
        endings=dict(sorted(Counter(row.reason for row in rows).items())),
        seats=[_seat_share(seat, rows) for seat in range(len(rows[0].wins))],
        huts=_hut_shares(rows),
    )


def _seat_share(seat: int, rows: list[Played]) -> Share:
    return _share(f"{seat + 1}", [(row.wins[seat], _fair(row)) for row in rows])


def _hut_shares(rows: list[Played]) -> list[Share]:
    lived: dict[str, list[tuple[float, float]]] = {}
    for row in rows:
        for hut, won in zip(row.huts, row.wins, strict=True):
            lived.setdefault(hut, []).append((won, _fair(row)))
    return [_share(hut, lived[hut]) for hut in sorted(lived)]


def _fair(row: Played) -> float:
    """A seat's fair share of a win; 0 if nobody won."""
    return sum(row.wins) / len(row.wins)


def _share(label: str, plays: list[tuple[float, float]]) -> Share:
    """Wins divided by the fair share, from (won, fair) of each game."""
    fair = sum(each for _, each in plays) or 1.0
    spread = sqrt(sum(each * (1 - each) for _, each in plays))
    return Share(label, round(sum(won for won, _ in plays) / fair, 3), round(NORMAL * spread / fair, 3), len(plays))


def _first_over_last(label: str, rows: list[Played]) -> Ratio:
    """The ratio of the first and the last seat's wins. They are not independent: only one of them wins a game."""
    first, last = (_share("", [(row.wins[seat], _fair(row)) for row in rows]) for seat in (0, -1))
    ratio = first.value / max(last.value, 0.001)
    fair = sum(_fair(row) for row in rows) or 1.0
    together = 2 * NORMAL**2 * sum(_fair(row) ** 2 for row in rows) / fair**2
    return Ratio(label, round(ratio, 3), round(ratio * sqrt(first.doubt**2 + last.doubt**2 + together), 3), len(rows))


def _card(n: int, rows: list[Played], expansions: dict[str, list[Played]]) -> Card:
    content = own()
    name = content.potions[n]
    visits, learned = _times(name, "visits", rows), _times(name, "learned", rows)
    offered = [name in _named(row.visits) for row in rows]
    taken = [name in _named(row.learned) for row in rows]
    per_visit = sum(learned) / max(1, sum(visits))
    times = max(1, sum(learned) + sum(_times(name, "late", rows)))
    return Card(
        label=name,
        cost=int(content.cost[n]),
        reward=int(content.reward[n]),
        visits=sum(visits),
        learned=sum(learned),
        per_visit=round(per_visit, 4),
        doubt=round(NORMAL * sqrt(per_visit * (1 - per_visit) / max(1, sum(visits))), 4),
        per_witch=round(sum(map(bool, learned)) / max(1, sum(map(bool, visits))), 4),
        per_game=round(sum(taken) / max(1, sum(offered)), 4),
        brewed=round(sum(_times(name, "brewed", rows)) / times, 2),
        earned=round(sum(_times(name, "stars", rows)) / times, 2),
        by_expansions={
            key: round(sum(_times(name, "learned", each)) / max(1, sum(_times(name, "visits", each))), 4)
            for key, each in expansions.items()
        },
    )


def _times(name: str, what: str, rows: list[Played]) -> list[int]:
    """The counts of a card for each witch."""
    return [each.get(name, 0) for row in rows for each in getattr(row, what)]
