"""What is counted when bots of equal strength play many games: huts, seats, cards, lengths and scores.

The bounds are those the card set is designed to; `make balance` plays the games and writes docs/balance/.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from math import sqrt
from typing import Final

import msgspec
from mypy_extensions import i64

from philtre.core.contract import NOBODY, NOTHING, Chance, Setup, State, Story
from philtre.games.mystic_moon.actions import FORGET, GOLD_CHOICES, LEARN
from philtre.games.mystic_moon.content import own, own_text
from philtre.games.mystic_moon.events import BREWED, LEARNED
from philtre.games.mystic_moon.game import GAME
from philtre.games.mystic_moon.state import ASK_SHOP, MysticMoonState
from philtre.games.mystic_moon.tables import POTIONS

BOT: Final = "search:150"
EXPANSIONS: Final = {
    "base": {"zodiac": "no", "alchemy": "no"},
    "zodiac": {"zodiac": "yes", "alchemy": "no"},
    "alchemy": {"zodiac": "no", "alchemy": "yes"},
    "both": {"zodiac": "yes", "alchemy": "yes"},
}
GAMES: Final = {2: 1000, 3: 300, 4: 300}  # with each choice of expansions

MOST_OF_HUT: Final = 1.25  # times its fair share of wins
LEAST_LEARNED: Final = 0.02  # of the visits to the shop at which it was on offer at a price the witch could pay
MOST_LEARNED: Final = 0.30
MOST_OF_SEAT: Final = 1.1  # the first seat's wins over the last one's, or the other way round

NORMAL: Final = 1.96  # standard errors to either side

Choose = Callable[[State, Chance], int]


class Mode(msgspec.Struct, frozen=True):
    """Some games of one kind."""

    expansions: str
    seats: int
    games: int

    @property
    def name(self) -> str:
        return f"{self.expansions}-{self.seats}"

    def setup(self) -> Setup:
        """Huts are dealt, so that each is played as often as any other, whatever bots think of it."""
        return Setup("standard", self.seats, {**EXPANSIONS[self.expansions], "huts": "dealt"})


MODES: Final = tuple(Mode(name, seats, games) for name in EXPANSIONS for seats, games in GAMES.items())


class Played(msgspec.Struct, frozen=True):
    """One game, the witches in turn order."""

    huts: list[str]
    wins: list[float]  # 1, or a part of a shared victory
    scores: list[int]
    decisions: int
    reason: str
    visits: list[dict[str, int]]  # per witch: visits to the shop at which a card was on offer and could be paid
    learned: list[dict[str, int]]
    brewed: list[dict[str, int]]
    stars: list[dict[str, int]]  # rewards, by card


class _Watch(Story):
    """Hears what is learned and brewed."""

    def __init__(self, seats: int) -> None:
        super().__init__(False)
        self.learned = [Counter[int]() for _ in range(seats)]
        self.brewed = [Counter[int]() for _ in range(seats)]
        self.stars = [Counter[int]() for _ in range(seats)]

    def tell(self, event: i64, who: i64, a: i64 = NOTHING, b: i64 = NOTHING, c: i64 = NOTHING) -> None:
        if event == LEARNED:
            self.learned[who][int(a)] += 1
        elif event == BREWED and a < POTIONS:
            self.brewed[who][int(a)] += 1
            self.stars[who][int(a)] += int(c)


def play(mode: Mode, luck: Chance, choices: Chance, choose: Choose) -> Played:
    """One game; whoever chooses is shown what the seat sees."""
    watch = _Watch(mode.seats)
    state = GAME.new(mode.setup(), luck, watch)
    assert isinstance(state, MysticMoonState)
    visits = [Counter[int]() for _ in range(mode.seats)]
    seen: tuple[int, set[int]] = (-1, set())
    decisions = 0
    while (seat := state.seat()) != NOBODY:
        turn = int(state.round) * mode.seats + int(seat)
        if state.ask() == ASK_SHOP:
            if seen[0] != turn:
                seen = (turn, set())
            fresh = _on_offer(state) - seen[1]
            visits[seat].update(fresh)
            seen[1].update(fresh)
        state.apply(choose(state.seen_by(seat), choices), luck, watch)
        decisions += 1
    return _told(state, watch, visits, decisions)


def _on_offer(state: MysticMoonState) -> set[int]:
    """The cards the player could learn now."""
    slots = {(action - int(LEARN)) // int(GOLD_CHOICES) for action in state.legal_actions() if LEARN <= action < FORGET}
    return {int(state.row_card(slot)) for slot in slots}


def _told(state: MysticMoonState, watch: _Watch, visits: list[Counter[int]], decisions: int) -> Played:
    order = [(int(state.start) + n) % int(state.players) for n in range(int(state.players))]
    outcome = state.outcome()
    assert outcome is not None

    def named(counts: list[Counter[int]]) -> list[dict[str, int]]:
        return [{state.content.potions[card]: n for card, n in sorted(counts[seat].items())} for seat in order]

    return Played(
        huts=[state.content.huts[state.home(seat)] for seat in order],
        wins=[state.payoff(seat) for seat in order],
        scores=[int(outcome.scores[seat]) for seat in order],
        decisions=decisions,
        reason=outcome.reason,
        visits=named(visits),
        learned=named(watch.learned),
        brewed=named(watch.brewed),
        stars=named(watch.stars),
    )


def cards() -> str:
    """All that is printed on the cards: other cards make other games."""
    return own_text()


# Summing up


class Share(msgspec.Struct, frozen=True):
    """A share of wins, as a multiple of the fair one, and how far off it may be (95 %)."""

    label: str
    value: float
    doubt: float
    plays: int


class Card(msgspec.Struct, frozen=True):
    """What became of a potion card."""

    label: str
    cost: int
    reward: int
    visits: int  # at which it was on offer at a price the witch could pay
    learned: int
    per_visit: float  # learned, of those visits
    per_witch: float  # witches who learned it, of those who could have
    per_game: float  # games in which somebody learned it, of those in which somebody could have
    brewed: float  # times, for each time it was learned
    earned: float  # star power of its rewards, for each time it was learned


class Part(msgspec.Struct, frozen=True):
    """What some games came to."""

    name: str
    games: int
    length: float  # decisions
    learned: float  # recipes per witch
    brewed: float  # potions per witch
    scores: list[int]  # the 5th, 25th, 50th, 75th and 95th of a hundred
    cursed: float  # witches who end with nothing
    endings: dict[str, int]
    seats: list[Share]
    huts: list[Share]


class Figures(msgspec.Struct, frozen=True):
    """All of it: for each way to play, and together."""

    bot: str
    parts: list[Part]
    huts: list[Share]
    first_over_last: float
    first_over_last_doubt: float
    cards: list[Card]

    def broken(self) -> list[str]:
        """The bounds that do not hold, in words."""
        found = [f"{hut.label} wins {hut.value:.2f} of its share" for hut in self.huts if hut.value > MOST_OF_HUT]
        found += [
            f"{card.label} is learned at {card.per_visit:.1%} of visits"
            for card in self.cards
            if not LEAST_LEARNED <= card.per_visit <= MOST_LEARNED
        ]
        if not 1 / MOST_OF_SEAT <= self.first_over_last <= MOST_OF_SEAT:
            found.append(f"the first seat wins {self.first_over_last:.2f} times as often as the last")
        return found


def figures(bot: str, played: dict[str, list[Played]]) -> Figures:
    rows = [row for each in played.values() for row in each]
    ratio, doubt = _first_over_last(rows)
    return Figures(
        bot=bot,
        parts=[_part(name, each) for name, each in played.items() if each],
        huts=_hut_shares(rows),
        first_over_last=ratio,
        first_over_last_doubt=doubt,
        cards=_cards(rows),
    )


def _part(name: str, rows: list[Played]) -> Part:
    scores = sorted(score for row in rows for score in row.scores)
    witches = len(scores)
    return Part(
        name=name,
        games=len(rows),
        length=round(sum(row.decisions for row in rows) / len(rows), 1),
        learned=round(sum(sum(each.values()) for row in rows for each in row.learned) / witches, 2),
        brewed=round(sum(sum(each.values()) for row in rows for each in row.brewed) / witches, 2),
        scores=[scores[min(witches - 1, witches * part // 100)] for part in (5, 25, 50, 75, 95)],
        cursed=round(scores.count(0) / witches, 3),
        endings=dict(sorted(Counter(row.reason for row in rows).items())),
        seats=_seat_shares(rows),
        huts=_hut_shares(rows),
    )


def _seat_shares(rows: list[Played]) -> list[Share]:
    seats = range(len(rows[0].wins))
    return [_share(f"{seat + 1}", [(row.wins[seat], len(row.wins)) for row in rows]) for seat in seats]


def _hut_shares(rows: list[Played]) -> list[Share]:
    lived: dict[str, list[tuple[float, int]]] = {}
    for row in rows:
        for hut, won in zip(row.huts, row.wins, strict=True):
            lived.setdefault(hut, []).append((won, len(row.wins)))
    return [_share(hut, lived[hut]) for hut in sorted(lived)]


def _share(label: str, plays: list[tuple[float, int]]) -> Share:
    """Wins over what would be fair, from (won, seats) of each play."""
    fair = sum(1 / seats for _, seats in plays)
    spread = sqrt(sum((1 - 1 / seats) / seats for _, seats in plays))
    return Share(label, round(sum(won for won, _ in plays) / fair, 3), round(NORMAL * spread / fair, 3), len(plays))


def _first_over_last(rows: list[Played]) -> tuple[float, float]:
    first, last = (_share("", [(row.wins[seat], len(row.wins)) for row in rows]) for seat in (0, -1))
    ratio = first.value / last.value
    return round(ratio, 3), round(ratio * sqrt(first.doubt**2 + last.doubt**2 + first.doubt * last.doubt), 3)


def _cards(rows: list[Played]) -> list[Card]:
    content = own()
    found = []
    for n, name in enumerate(content.potions):
        visits = [each.get(name, 0) for row in rows for each in row.visits]
        learned = [each.get(name, 0) for row in rows for each in row.learned]
        offered = [any(name in each for each in row.visits) for row in rows]
        taken = [any(name in each for each in row.learned) for row in rows]
        times = max(1, sum(learned))
        card = Card(
            label=name,
            cost=int(content.cost[n]),
            reward=int(content.reward[n]),
            visits=sum(visits),
            learned=sum(learned),
            per_visit=round(sum(learned) / max(1, sum(visits)), 4),
            per_witch=round(sum(map(bool, learned)) / max(1, sum(map(bool, visits))), 4),
            per_game=round(sum(taken) / max(1, sum(offered)), 4),
            brewed=round(sum(each.get(name, 0) for row in rows for each in row.brewed) / times, 2),
            earned=round(sum(each.get(name, 0) for row in rows for each in row.stars) / times, 2),
        )
        found.append(card)
    return found
