"""The whole position of a table, as the table in docs/games/apotheca.md has it."""

from __future__ import annotations

from typing import Any

from tests.oracle.apotheca.market import Match, Potion
from tests.oracle.apotheca.table import APOTHECARIES, VERBS, Satisfied, Table

ACTIONS = ["reveal", "restock", "hire", "decree", *VERBS]


def position(table: Table) -> dict[str, Any]:
    """All is known here, so nothing of the opening is."""
    return {
        "variant": table.variant,
        "seats": table.seats,
        "start": table.start,
        "market": [potion and of_potion(potion) for potion in table.market],
        "unseen": list(table.supply.values()),
        "opening": [0, 0, 0],
        "opening_spaces": [space for space, potion in enumerate(table.market) if potion and potion.opening],
        "outside": sorted(table.outside),
        "gems": [list(gems.values()) for gems in table.gems],
        "active": [names(cards) for cards in table.active],
        "satisfied": [of_satisfied(cards) for cards in table.satisfied],
        "kept": list(table.kept.values()),
        "kept_potions": list(table.kept_potions.values()),
        "stations": [None if card is None else APOTHECARIES[card] for card in table.stations.values()],
        "deck": names(table.deck),
        "top": names(table.top),
        "seat": table.seat(),
        "prompt": table.question,
        "used": sorted(table.used, key=ACTIONS.index),
        "actions_left": table.actions_left,
        "hand": table.hand and {"colour": table.hand},
        "match": table.match and of_match(table.match),
        "token": table.token,
        "decree": table.decree,
        "turn": table.turn,
        "quiet": table.quiet,
        "apprentice": table.apprentice if table.variant == "master" else None,
        "score": table.score,
        "ended": table.ended,
        "aged": [space for space, potion in enumerate(table.market) if potion and potion.aged],
        "fade": table.fade,
    }


def names(cards: list[int]) -> list[str]:
    return [APOTHECARIES[card] for card in sorted(cards)]


def of_potion(potion: Potion) -> dict[str, Any]:
    return {"colour": potion.colour, "up": potion.up, "arrow": potion.arrow, "stack": potion.stack}


def of_satisfied(cards: list[Satisfied]) -> list[dict[str, Any]]:
    ordered = sorted(cards, key=lambda one: one.card)
    return [{"card": APOTHECARIES[one.card], "colour": one.colour, "size": one.size} for one in ordered]


def of_match(match: Match) -> dict[str, Any]:
    return {"spaces": match.spaces, "colour": match.colour, "size": len(match.spaces)}
