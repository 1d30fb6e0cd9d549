"""The whole position of a table, as the table in docs/games/potion_explosion.md has it."""

from __future__ import annotations

from typing import Any

from tests.oracle.potion_explosion.table import Brewing, Desk, Table
from tests.oracle.potion_explosion.tiles import COLOURS, KINDS, TILES, Marbles, in_order


def position(table: Table) -> dict[str, Any]:
    """Ruling 12: nothing is known to one player and not to another."""
    return {
        "variant": table.variant,
        "seats": table.seats,
        "start": table.start,
        "left_out": table.left_out,
        "tokens": table.tokens,
        "help": table.help,
        "draft": [TILES[tile].kind for tile in in_order(table.draft)],
        "tracks": [list(line) for line in table.dispenser.tracks.values()],
        "lids": list(table.dispenser.lids.values()),
        "unseen": by_colour(table.dispenser.unseen),
        "tops": list(table.tops),
        "stacks": list(table.stacks),
        "unseen_tiles": in_order(table.unseen_tiles),
        "help_left": table.help_left,
        "tokens_left": table.tokens_left,
        "desks": [of_desk(desk) for desk in table.desks],
        "hand": by_colour(table.hand),
        "picked": table.picked,
        "helped": table.helped,
        "drunk": table.drunk,
        "three": None if table.three is None else by_colour(table.three),
        "put": table.put,
        "melting": list(table.melting),
        "deal": table.deal,
        "seat": table.player if table.ended is None else None,
        "prompt": table.question,
        "turn": table.turn,
        "last_round": table.last_round,
        "ended": table.ended,
    }


def by_colour(some: Marbles) -> list[int]:
    return [some[colour] for colour in COLOURS]


def of_desk(desk: Desk) -> dict[str, Any]:
    return {
        "burners": [brewing and of_brewing(brewing) for brewing in desk.burners],
        "pool": by_colour(desk.pool),
        "potions": in_order(desk.potions),
        "undrunk": [desk.undrunk[kind] for kind in KINDS],
        "skill": sorted(desk.skill, key=[*KINDS, "five"].index),
        "help": desk.help,
        "aside": by_colour(desk.aside),
        "points": desk.points(),
    }


def of_brewing(brewing: Brewing) -> dict[str, Any]:
    return {"tile": brewing.tile, "empty": by_colour(brewing.empty), "marbles": by_colour(brewing.marbles)}
