"""The balance of the cards as a page with plots; `philtre.arena.balance` writes it to docs/balance/."""

from __future__ import annotations

from typing import Final

import msgspec

from philtre.games.mystic_moon.balance import (
    BOT,
    LEAST_LEARNED,
    MODES,
    MOST_LEARNED,
    MOST_OF_HUT,
    MOST_OF_SEAT,
    Card,
    Figures,
    Part,
    Played,
    Share,
    cards,
    figures,
    play,
)
from philtre.games.mystic_moon.game import GAME

__all__ = ["BOT", "GAME", "MODES", "Played", "cards", "figures", "page", "play", "plots"]

PAGE: Final = """# The balance of Mystic Moon's cards

Written by `make balance`: {games} games between equal bots, `{bot}` on every seat.
Huts are dealt, the start seat is random. {verdict}

| bound | wanted | measured |
|---|---|---|
{bounds}

A share of wins is a multiple of the fair share; ± is the 95 % interval.
*Per visit*: of a witch's visits to the shop at which the card lay there at a price she could pay,
those at which she learned it.
*Per witch* and *per game*: of the witches, or games, for which that happened at least once, those that learned it.
The bound is held per visit. A witch has room for three recipes and can pay for about eight different ones in a game,
so she learns nearly a third of all she is ever offered, whatever the cards are.

## Huts

![wins by hut](mystic_moon-huts.svg)

| hut | share of wins | plays |
|---|---|---|
{huts}

## Seats

![wins by seat](mystic_moon-seats.svg)

## Potions

![learned](mystic_moon-learned.svg)

![earned](mystic_moon-earned.svg)

| potion | cost | reward | per visit | per witch | per game | brewed per learning | stars per learning |
|---|---|---|---|---|---|---|---|
{potions}

## Lengths and scores

![scores](mystic_moon-scores.svg)

![lengths](mystic_moon-length.svg)

| expansions, seats | games | decisions | recipes per witch | potions per witch | scores | at 0 | endings |
|---|---|---|---|---|---|---|---|
{parts}

Scores are the 5th, 25th, 50th, 75th and 95th of a hundred witches.

## Each way to play

{modes}
"""

Row = tuple[str, float, float | None, float | None]  # a label, a value, and the ends of its interval


class Plot(msgspec.Struct, frozen=True):
    """Bars, and how their values are written."""

    name: str
    title: str
    rows: list[Row]
    unit: str
    mark: float | None = None


def plots(found: Figures) -> list[Plot]:
    learned = sorted(found.cards, key=lambda card: -card.per_visit)
    earned = sorted(found.cards, key=lambda card: -card.earned)
    seats = [(f"{part.name}, seat {seat.label}", seat) for part in found.parts for seat in part.seats]
    scores: list[Row] = [(part.name, part.scores[2], part.scores[0], part.scores[4]) for part in found.parts]
    lengths: list[Row] = [(part.name, part.length, None, None) for part in found.parts]
    return [
        Plot("huts", "Wins of each hut, fair is 1", [_bar(hut.label, hut) for hut in found.huts], "{:.2f}", 1.0),
        Plot("seats", "Wins by seat in turn order, fair is 1", [_bar(*seat) for seat in seats], "{:.2f}", 1.0),
        Plot("learned", "Learned, of the visits at which it could be", _values(learned, "per_visit"), "{:.1%}"),
        Plot("earned", "Star power of its rewards, each time it was learned", _values(earned, "earned"), "{:.1f}"),
        Plot("scores", "The middle score", scores, "{:.0f}"),
        Plot("length", "Decisions in a game", lengths, "{:.0f}"),
    ]


def _bar(label: str, share: Share) -> Row:
    return label, share.value, share.value - share.doubt, share.value + share.doubt


def _values(found: list[Card], field: str) -> list[Row]:
    return [(card.label, getattr(card, field), None, None) for card in found]


def page(found: Figures) -> str:
    broken = found.broken()
    return PAGE.format(
        games=sum(part.games for part in found.parts),
        bot=found.bot,
        verdict=f"Not all bounds hold: {'; '.join(broken)}." if broken else "All bounds hold.",
        bounds="\n".join(_bounds(found)),
        huts="\n".join(_line(hut.label, _share(hut), hut.plays) for hut in found.huts),
        potions="\n".join(_potion(card) for card in found.cards),
        parts="\n".join(_part(part) for part in found.parts),
        modes="\n\n".join(_mode(part) for part in found.parts),
    )


def _line(*cells: object) -> str:
    return f"| {' | '.join(map(str, cells))} |"


def _share(share: Share) -> str:
    return f"{share.value:.2f} ± {share.doubt:.2f}"


def _bounds(found: Figures) -> list[str]:
    hut = max(found.huts, key=lambda share: share.value)
    least, most = (pick(found.cards, key=lambda card: card.per_visit) for pick in (min, max))
    ratio = f"{found.first_over_last:.2f} ± {found.first_over_last_doubt:.2f}"
    return [
        _line("the best hut's share of wins", f"at most {MOST_OF_HUT}", f"{_share(hut)} ({hut.label})"),
        _line("the first seat's wins over the last one's", f"{1 / MOST_OF_SEAT:.2f} to {MOST_OF_SEAT}", ratio),
        _line(
            "a potion is learned, per visit", f"at least {LEAST_LEARNED:.0%}", f"{least.per_visit:.1%} ({least.label})"
        ),
        _line("", f"at most {MOST_LEARNED:.0%}", f"{most.per_visit:.1%} ({most.label})"),
    ]


def _potion(card: Card) -> str:
    shares = [f"{share:.1%}" for share in (card.per_visit, card.per_witch, card.per_game)]
    return _line(card.label, card.cost, card.reward, *shares, f"{card.brewed:.2f}", f"{card.earned:.1f}")


def _part(part: Part) -> str:
    endings = ", ".join(f"{reason} {count}" for reason, count in part.endings.items())
    per_witch = f"{part.learned:.2f}", f"{part.brewed:.2f}"
    scores = ", ".join(map(str, part.scores))
    return _line(part.name, part.games, f"{part.length:.0f}", *per_witch, scores, f"{part.cursed:.1%}", endings)


def _mode(part: Part) -> str:
    seats = ", ".join(_share(seat) for seat in part.seats)
    huts = ", ".join(f"{hut.label} {_share(hut)}" for hut in part.huts)
    return f"**{part.name}**: seats {seats}; huts {huts}."
