"""Potion Explosion's Dispenser as a drawing: tracks a to e as columns, the lowest marbles in the last row.

R is red, B blue, K black, Y yellow, and a dot is no marble.
"""

from __future__ import annotations

from typing import Any

from philtre.core.chance import Scripted
from tests.oracle.potion_explosion import Oracle
from tests.oracle.potion_explosion.dispenser import TRACKS, Dispenser
from tests.oracle.potion_explosion.rules import rest_of_game
from tests.oracle.potion_explosion.table import brew
from tests.oracle.potion_explosion.tiles import TILES, Marbles, count

LETTERS = {"R": "red", "B": "blue", "K": "black", "Y": "yellow"}
INITIALS = {colour: letter for letter, colour in LETTERS.items()}
BARE = ". . . . ."


def colours(letters: str) -> Marbles:
    """Marbles by colour, from their letters: `RRK`."""
    return count([LETTERS[letter] for letter in letters])


def dispenser(drawing: str, lids: str = "00000", unseen: str = "") -> Dispenser:
    rows = [row.split() for row in drawing.strip().splitlines()]
    columns = zip(*reversed(rows), strict=True)
    lines = [[LETTERS[letter] for letter in column if letter != "."] for column in columns]
    hidden = [int(digit) for digit in lids]
    assert sum(hidden) == len(unseen), "as many marbles under the lids as are unseen"
    return Dispenser(dict(zip(TRACKS, lines, strict=True)), dict(zip(TRACKS, hidden, strict=True)), colours(unseen))


def track(drawn: str) -> str:
    """A dispenser whose first track has these marbles, from below; the other tracks are empty."""
    return "\n".join(f"{letter} . . . ." for letter in reversed(drawn))


def seen(oracle: Oracle, track: str = "a") -> str:
    """The marbles of a track in sight, from below."""
    return "".join(INITIALS[colour] for colour in oracle.dispenser.tracks[track])


def letters(some: Marbles) -> str:
    return "".join(INITIALS[colour] * number for colour, number in some.items())


def game(
    drawing: str = BARE,
    lids: str = "00000",
    unseen: str = "",
    *,
    burners: tuple[str | None, ...] = (None, None),
    hand: str = "",
    pool: str = "",
    drinkable: tuple[str, ...] = (),
    drunk: tuple[str, ...] = (),
    seats: int = 2,
    **fields: Any,
) -> Oracle:
    """A game in the middle of seat 0's turn (or `player`'s), with these potions completed."""
    oracle = Oracle("standard", seats, tokens=4, turn=9, dispenser=dispenser(drawing, lids, unseen))
    for field, value in fields.items():
        setattr(oracle, field, value)
    desk = oracle.desk()
    desk.burners = [None if tile is None else brew(tile) for tile in burners]
    desk.pool = colours(pool)
    oracle.hand = colours(hand)
    give(oracle, oracle.player, *drinkable, *drunk)
    for tile in drunk:
        desk.undrunk[TILES[tile].kind] -= 1
    oracle.follow(rest_of_game(oracle), Scripted([]))
    return oracle


def give(oracle: Oracle, seat: int, *tiles: str) -> None:
    """Completed potions for a desk."""
    for tile in tiles:
        oracle.desks[seat].potions.append(tile)
        oracle.desks[seat].undrunk[TILES[tile].kind] += 1


def lay(
    oracle: Oracle, tops: list[str | None], under: list[str] | None = None, stacks: list[int] | None = None
) -> None:
    """Stacks with these tops; those that are not told lie alone."""
    oracle.tops = tops
    oracle.stacks = stacks or [0 if top is None else 1 for top in tops]
    oracle.unseen_tiles = under or []


def play(oracle: Oracle, *answers: str, luck: list[int] | None = None) -> None:
    """Give answers in order; the script of luck must be used up exactly."""
    chance = Scripted(luck or [])
    for answer in answers:
        oracle.apply(answer, chance)
    assert chance.drawn == len(chance.numbers), "luck was left over"


def options(oracle: Oracle, verb: str) -> list[str]:
    """The legal actions that begin with a word."""
    return [text for text in oracle.legal() if text.split()[0] == verb]
