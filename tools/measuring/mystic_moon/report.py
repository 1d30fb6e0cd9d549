"""The page about the balance of the cards, with plots. `tools.measuring.balance` writes it to docs/balance/."""

from __future__ import annotations

from typing import Final

from philtre.games.mystic_moon.rules.game import GAME
from tools.measuring.counting import Plot, Row
from tools.measuring.mystic_moon.balance import (
    CHOOSER,
    EXPANSIONS,
    LEAST_LEARNED,
    MODES,
    MOST_LEARNED,
    MOST_OF_HUT,
    Card,
    Figures,
    Part,
    Played,
    Ratio,
    Share,
    cards,
    figures,
    play,
    wits,
)

Bound = tuple[str, str, str, str, bool]  # what is bounded, what is wanted, what was measured, of what, whether it holds

__all__ = ["GAME", "MODES", "Figures", "Played", "cards", "figures", "page", "play", "plots", "wits"]

PAGE: Final = """# The balance of Mystic Moon's cards

Written by `make balance`: {games} games between equal bots, the same one on every seat ({bots}),
of luck that is the same each time; the start seat is random. In {dealt} of them huts were dealt, so that each was
played as often as any other: of these are the shares of huts. In the other {chosen} they were chosen in turn order, as
the rules have it, and with more thought (`{chooser}`): of these are the shares of seats. Potions are of all games.
[Why so](../decisions/0007-what-balance-is-measured-on.md).
The numbers are in [mystic_moon.json](mystic_moon.json).

{verdict}

| bound | wanted | measured | holds |
|---|---|---|---|
{bounds}

A share of wins is a multiple of the fair share: 1 is fair, whatever the number of seats. ± is the 95 % interval.
Bounds are held against what was measured, so a value near its bound may lie on either side of it.

**How often a potion is learned** is counted *per visit*: of a witch's visits to the shop at which the card lay there at
a price she could pay, those at which she learned it. Visits in the last round are left out: a bot that can't lose any
more, or can't win, learns anything there. Counted *per game* (of the games in which it lay there for
anybody at a price she could pay, those in which somebody learned it) the same bound of {most:.0%} can hardly hold for
any card set: a learned card is replaced, so of n learned cards only n + 4 and those of refreshed rows were ever
on offer.
In these games {learned} different cards were learned of {offered} that could have been, {whole:.0%};
per game {over} of {all} cards are above the bound. The table has both, and *per witch*, which lies between.
[The arithmetic](../decisions/0008-how-often-a-potion-is-learned.md).

**The bots** are the instrument, and not the best there could be. They judge with the learned nets. Beside `greedy:4`,
with two seats and huts dealt, `search:20` won 91 % [84, 95] of 100 games without expansions and 96 % [90, 98] of 100
with both. So 20 simulations a decision are clearly stronger than greedy, and many games can be played. The nets learned
with older cards and still fit: with 20 simulations each, they won 70 % [61, 78], 57 % [50, 65] and 54 % [48, 60] of
the points against the hand-written evaluation, in 120 games with two, three and four seats.

## Huts

![wins by hut](mystic_moon-huts.svg)

| hut | all | {expansions} | plays |
|---|---|{rules}|---|
{huts}

## Seats

The first seat's wins over the last one's where huts are chosen: {ratios}.
Where they are dealt: {ratios_dealt}.
The first witch finds one token on each place; the garden fills as it blooms, so with four seats the last one gathers
twice as much in the first round. Against that the first witch has the first choice of the huts.
[What the cards can do about it](../decisions/0007-what-balance-is-measured-on.md#with-four-seats).

![wins by seat](mystic_moon-seats.svg)

| expansions, seats | wins of the seats in turn order |
|---|---|
{seats}

## Potions

![learned](mystic_moon-learned.svg)

![earned](mystic_moon-earned.svg)

*Brewed* and *stars* are for each time the card was learned; stars are its rewards and what its effect gained or
drained, so what it drew, stole or salvaged is not in them.

| potion | cost | reward | visits | per visit | {expansions} | per witch | per game | brewed | stars |
|---|---|---|---|---|{rules}|---|---|---|---|
{potions}

## Lengths and scores

![scores](mystic_moon-scores.svg)

![lengths](mystic_moon-length.svg)

| expansions, seats | games | decisions | recipes per witch | potions per witch | scores | at 0 | endings |
|---|---|---|---|---|---|---|---|
{parts}

Scores are those of the 5th, 25th, 50th, 75th and 95th of a hundred witches. *At 0*: witches who end with no star power,
the cursed among them.

## Huts in each way to play

| expansions, seats | {names} |
|---|{hut_rules}|
{modes}
"""


def plots(found: Figures) -> list[Plot]:
    learned = sorted(found.cards, key=lambda card: -card.per_visit)
    earned = sorted(found.cards, key=lambda card: -card.earned)
    seats = [(f"{part.name}, seat {seat.label}", seat) for part in found.parts if part.chosen for seat in part.seats]
    scores: list[Row] = [(part.name, part.scores[2], part.scores[0], part.scores[4]) for part in found.parts]
    lengths: list[Row] = [(part.name, part.length, None, None) for part in found.parts]
    return [
        Plot("huts", "Wins of each hut, fair is 1", [_bar(hut.label, hut) for hut in found.huts], "{:.2f}", 1.0),
        Plot("seats", "Wins by seat in turn order, fair is 1", [_bar(*seat) for seat in seats], "{:.2f}", 1.0),
        Plot("learned", "Learned, of the visits at which it could be", [_chosen(card) for card in learned], "{:.1%}"),
        Plot("earned", "Star power earned, each time it was learned", [_earned(card) for card in earned], "{:.1f}"),
        Plot("scores", "The middle score, and those of the 5th and 95th of a hundred", scores, "{:.0f}"),
        Plot("length", "Decisions in a game", lengths, "{:.0f}"),
    ]


def _bar(label: str, share: Share) -> Row:
    return label, share.value, share.value - share.doubt, share.value + share.doubt


def _chosen(card: Card) -> Row:
    return card.label, card.per_visit, card.per_visit - card.doubt, card.per_visit + card.doubt


def _earned(card: Card) -> Row:
    return card.label, card.earned, None, None


def page(found: Figures) -> str:
    broken = found.broken()
    names = [hut.label for hut in found.huts]
    return PAGE.format(
        games=found.games,
        dealt=sum(part.games for part in found.parts if not part.chosen),
        chosen=sum(part.games for part in found.parts if part.chosen),
        bots="; ".join(_bots(found)),
        chooser=CHOOSER,
        verdict=f"Not all bounds hold: {'; '.join(broken)}." if broken else "All bounds hold.",
        bounds="\n".join(_bounds(found)),
        most=MOST_LEARNED,
        learned=found.learned_in_a_game,
        offered=found.offered_in_a_game,
        whole=found.learned_in_a_game / found.offered_in_a_game if found.offered_in_a_game else 0.0,
        over=sum(card.per_game > MOST_LEARNED for card in found.cards),
        all=len(found.cards),
        expansions=" | ".join(EXPANSIONS),
        rules="|".join("---" for _ in EXPANSIONS),
        huts="\n".join(_hut(hut, found) for hut in found.huts),
        ratios=_ratios(found.seats),
        ratios_dealt=_ratios(found.seats_dealt),
        seats="\n".join(_line(part.name, ", ".join(map(_share, part.seats))) for part in found.parts if part.chosen),
        potions="\n".join(_potion(card) for card in found.cards),
        parts="\n".join(_part(part) for part in found.parts),
        names=" | ".join(names),
        hut_rules="|".join("---" for _ in names),
        modes="\n".join(_line(part.name, *_by_name(part.huts, names)) for part in found.parts if not part.chosen),
    )


def _bots(found: Figures) -> list[str]:
    """The bots of each mode, unless all are the same."""
    names = list(dict.fromkeys(part.bot for part in found.parts))
    if len(names) == 1:
        return [f"`{names[0]}`"]
    return [f"`{name}`: {', '.join(part.name for part in found.parts if part.bot == name)}" for name in names]


def _line(*cells: object) -> str:
    return f"| {' | '.join(map(str, cells))} |"


def _share(share: Share | Ratio) -> str:
    return f"{share.value:.2f} ± {share.doubt:.2f}"


def _ratios(ratios: list[Ratio]) -> str:
    return ", ".join(f"{ratio.label} {_share(ratio)}" for ratio in ratios)


def _by_name(shares: list[Share], names: list[str]) -> list[str]:
    found = {share.label: _share(share) for share in shares}
    return [found.get(name, "") for name in names]


def _bounds(found: Figures) -> list[str]:
    least, most = (pick(found.cards, key=lambda card: card.per_visit) for pick in (min, max))
    dear = max(found.cards, key=lambda card: card.per_game)
    rows = [
        *(_best_hut(name, huts) for name, huts in (("all", found.huts), *found.huts_by_expansions.items())),
        *(_first_over_last(*seats) for seats in found.seats_with_bounds()),
        ("learned least, per visit", f"at least {LEAST_LEARNED:.0%}", *_told(least), least.per_visit >= LEAST_LEARNED),
        ("learned most, per visit", f"at most {MOST_LEARNED:.0%}", *_told(most), most.per_visit <= MOST_LEARNED),
        ("learned most, per game", "", f"{dear.per_game:.0%}", dear.label, dear.per_game <= MOST_LEARNED),
    ]
    return [
        _line(bound, wanted, f"{value} {of}".strip(), "yes" if holds else "no")
        for bound, wanted, value, of, holds in rows
    ]


def _best_hut(name: str, huts: list[Share]) -> Bound:
    hut = max(huts, key=lambda share: share.value)
    about = f"the best hut's share of wins, {name}"
    return about, f"at most {MOST_OF_HUT}", _share(hut), hut.label, hut.value <= MOST_OF_HUT


def _first_over_last(ratio: Ratio, wanted: tuple[float, float]) -> Bound:
    low, high = wanted
    about = f"first seat's wins over the last's, {ratio.label}"
    return about, f"{low:.2f} to {high:.2f}", _share(ratio), "", low <= ratio.value <= high


def _told(card: Card) -> tuple[str, str]:
    return f"{card.per_visit:.1%} ± {card.doubt:.1%}", card.label


def _hut(hut: Share, found: Figures) -> str:
    parts = [_by_name(found.huts_by_expansions.get(name, []), [hut.label])[0] for name in EXPANSIONS]
    return _line(hut.label, _share(hut), *parts, hut.plays)


def _potion(card: Card) -> str:
    parts = [_percent(card.by_expansions.get(name)) for name in EXPANSIONS]
    counts = card.visits, f"{card.per_visit:.1%}", *parts, f"{card.per_witch:.0%}", f"{card.per_game:.0%}"
    return _line(card.label, card.cost, card.reward, *counts, f"{card.brewed:.2f}", f"{card.earned:.1f}")


def _percent(share: float | None) -> str:
    return "" if share is None else f"{share:.1%}"


def _part(part: Part) -> str:
    endings = ", ".join(f"{reason} {count}" for reason, count in part.endings.items())
    per_witch = f"{part.learned:.2f}", f"{part.brewed:.2f}"
    scores = ", ".join(map(str, part.scores))
    return _line(part.name, part.games, f"{part.length:.0f}", *per_witch, scores, f"{part.nothing:.1%}", endings)
