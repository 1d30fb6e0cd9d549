"""Numbers of the rules as data, for the front end: ranks, prices, goals and sides."""

from __future__ import annotations

import msgspec

from philtre.games.apotheca.content import RANKS
from philtre.games.apotheca.rules.matches import TO_WIN
from philtre.games.apotheca.rules.variants import RULES, Rules


class Rank(msgspec.Struct, frozen=True):
    """A rank of the solo game. Words: `apotheca-rank-<id>`."""

    id: str
    least: int  # points


class Way(msgspec.Struct, frozen=True):
    """What differs between the variants."""

    variant: str
    seats: int
    price: int  # gems of one colour that hire an apothecary of the alley
    sides: int  # seats n and n + sides play together
    master: bool  # the start player alone against all others; then `sides` does not apply


class Cards(msgspec.Struct, frozen=True):
    """The content of the sheets beside the market."""

    ranks: list[Rank]  # from the lowest up
    goal: int  # apothecaries that a side has to satisfy
    ways: list[Way]


def printed() -> Cards:
    ranks = [Rank(name, least) for name, least in RANKS.items()]
    return Cards(ranks, int(TO_WIN), [_way(rules) for rules in RULES])


def _way(rules: Rules) -> Way:
    return Way(rules.variant, int(rules.seats), int(rules.hire_price), int(rules.teams), rules.master)
