"""The whole position of a table, as docs/games/mystic_moon.md has it."""

from __future__ import annotations

from typing import Any

from tests.oracle.mystic_moon.table import Contest, Player, Running, Table


def position(table: Table) -> dict[str, Any]:
    """Ruling 1: nothing is known to one player and not to another, but for signs of a contest."""
    return {
        "variant": table.variant,
        "seats": table.seats,
        "start": table.start,
        "zodiac": table.zodiac,
        "alchemy": table.alchemy,
        "empty": table.emptying,
        "round": table.round,
        "turn": table.turn,
        "seat": table.player if table.ended is None else None,
        "prompt": table.question,
        "step": table.step,
        "hat": table.hat,
        "bag": [table.bag[token] for token in table.box.tokens],
        "shop": [table.shop[kind] for kind in table.box.traded],
        "garden": [list(tokens) for tokens in table.garden],
        "sludge": list(table.sludge),
        "row": list(table.row),
        "deck": list(table.deck),
        "under": list(table.under),
        "rising": table.rising,
        "top": table.top,
        "sky": list(table.sky),
        "formula": table.formula,
        "formulas": list(table.formulas),
        "formulas_under": list(table.formulas_under),
        "mushrooms": table.mushrooms,
        "gold": table.gold,
        "crystals": table.crystals,
        "sludges": table.sludges,
        "players": [of_player(player) for player in table.players],
        "column": table.column,
        "added": table.added,
        "brew": [{"potion": placement.potion, "cells": list(placement.cells)} for placement in table.brew],
        "waiting": list(table.waiting),
        "running": of_running(table.running),
        "source": table.source,
        "thefts": table.thefts,
        "learning": table.learning and {"potion": table.learning[0], "slot": table.learning[1]},
        "performing": table.performing,
        "sludging": table.sludging,
        "exchanging": table.exchanging and {"seat": table.exchanging[0], "kind": table.exchanging[1]},
        "contest": of_contest(table.contest, table.seats),
        "ended": table.ended,
    }


def of_player(player: Player) -> dict[str, Any]:
    return {
        "hut": player.hut,
        "stars": player.stars,
        "satchel": list(player.satchel.values()),
        "cauldron": list(player.cauldron),
        "book": list(player.book),
        "gold": player.gold,
        "crystals": player.crystals,
        "formula": player.formula,
        "cursed": player.cursed,
    }


def of_running(running: Running | None) -> dict[str, Any] | None:
    if running is None:
        return None
    return {"of": running.of, "verb": running.place, "left": running.left}


def of_contest(contest: Contest | None, seats: int) -> dict[str, Any] | None:
    if contest is None:
        return None
    signs = [contest.signs.get(seat) for seat in range(seats)]
    return {"seats": contest.seats, "signs": signs, "drawn": contest.drawn}
