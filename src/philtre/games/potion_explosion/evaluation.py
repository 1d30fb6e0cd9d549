"""A small guess of how a game will end: points, and what is on its way to become points."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from philtre.games.potion_explosion.desk import at_hand
from philtre.games.potion_explosion.marbles import count, shared
from philtre.games.potion_explosion.prismatic import POOL_ROOM
from philtre.games.potion_explosion.state import FIVE_KINDS, KIND_BITS, Desk, PotionExplosionState
from philtre.games.potion_explosion.tiles import KINDS, LAVAMANCING, NO_TILE, TILE_BIT, Tiles

PROGRESS: Final = 0.8  # of a tile's points, for the part of its holes that is filled
POOL_WORTH: Final = 0.25  # of a marble that waits
UNDRUNK_WORTH: Final = 1.0
EFFECT_WORTH: Final = 1.4  # of an effect that is just being used, where marbles are wanted
SECOND_OF_KIND: Final = 1.0  # on the way to a Skill token
EACH_KIND: Final = 0.4
LEAD_SCALE: Final = 12.0  # points of lead that are worth half of the way to certainty


def promise(state: PotionExplosionState, seat: i64) -> float:
    """From the lead over the best opponent."""
    best = -1000.0
    other: i64
    for other in range(state.players):
        if other != seat:
            best = max(best, worth(state, other))
    lead = worth(state, seat) - best
    return 0.5 + 0.5 * lead / (abs(lead) + LEAD_SCALE)


def worth(state: PotionExplosionState, seat: i64) -> float:
    """Points, and hopes in points."""
    desk = state.desks[seat]
    marbles = at_hand(state, desk) if seat == state.player else desk.pool
    wanted = desk.empty_1 + desk.empty_2
    value = float(desk.points) + _hopes_in_potions(desk) + _progress(desk, marbles, state.tiles)
    value += POOL_WORTH * float(min(POOL_ROOM, count(marbles - shared(marbles, wanted))))
    if seat == state.player and state.effect >= 0 and state.effect != LAVAMANCING and shared(marbles, wanted) != wanted:
        value += EFFECT_WORTH
    return value


def _hopes_in_potions(desk: Desk) -> float:
    """Effects not used yet, and what is missing for Skill tokens."""
    brewed = desk.undrunk + desk.drunk
    value = 0.0
    kind: i64
    for kind in range(KINDS):
        potions = brewed >> KIND_BITS * kind & 15
        value += UNDRUNK_WORTH * float(desk.undrunk >> KIND_BITS * kind & 15)
        if potions == 2:
            value += SECOND_OF_KIND
        if potions != 0 and desk.skill & TILE_BIT[FIVE_KINDS] == 0:
            value += EACH_KIND
    return value


def _progress(desk: Desk, marbles: i64, tiles: Tiles) -> float:
    """The burners with the marbles that fit, given to the one and then to the other, whichever is better."""
    to_first, to_second = shared(marbles, desk.empty_1), shared(marbles, desk.empty_2)
    first = _part(desk, 0, to_first, tiles) + _part(desk, 1, shared(marbles - to_first, desk.empty_2), tiles)
    second = _part(desk, 1, to_second, tiles) + _part(desk, 0, shared(marbles - to_second, desk.empty_1), tiles)
    return PROGRESS * max(first, second)


def _part(desk: Desk, burner: i64, more: i64, tiles: Tiles) -> float:
    """A brewing tile's points, for the part of it that is filled with some more marbles."""
    tile = desk.tile(burner)
    if tile == NO_TILE:
        return 0.0
    size = count(tiles.holes[tile])
    return float(tiles.points[tile]) * float(size - count(desk.empty(burner) - more)) / float(size)
