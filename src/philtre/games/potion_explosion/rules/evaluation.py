"""A simple estimate of the result: points, and what is about to become points."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from philtre.core.contract import NOBODY
from philtre.games.potion_explosion.rules.desk import at_hand
from philtre.games.potion_explosion.rules.marbles import count, shared
from philtre.games.potion_explosion.rules.prismatic import POOL_ROOM
from philtre.games.potion_explosion.rules.setup import SKILL_TOKENS
from philtre.games.potion_explosion.rules.state import FIVE_KINDS, KIND_BITS, PLAYING, Desk, PotionExplosionState
from philtre.games.potion_explosion.rules.tiles import KINDS, LAVAMANCING, NO_TILE, TILE_BIT, Tiles

# In points. They were fitted to the results of three thousand games, then improved in matches (docs/bots.md).
PROGRESS: Final = 0.8  # of a tile's points, for the part of its holes that is filled
FULL_WORTH: Final = 1.0  # of a tile for which all marbles are at hand
POOL_WORTH: Final = 0.25  # of a marble that waits
UNDRUNK_WORTH: Final = vec[float]([1.5, 2.8, 2.2, 1.4, 2.6, 2.2, 2.5, 0.5])  # of a potion, by kind
EFFECT_WORTH: Final = 1.4  # of an effect that is just being used, where marbles are wanted
SECOND_OF_KIND: Final = 1.0  # on the way to a Skill token
EACH_KIND: Final = 0.4
PICK_WORTH: Final = 3.0  # of picking next; without it, ending a turn would seem to lose what the next player takes
# The lead that is worth half of the way to a sure win: the fewer Skill tokens are missing to the end, the smaller.
LEAD_AT_END: Final = 6.0
LEAD_FOR_TOKEN: Final = 4.5


def promise(state: PotionExplosionState, seat: i64) -> float:
    """From the lead over the best opponent."""
    best = -1000.0
    other: i64
    for other in range(state.players):
        if other != seat:
            best = max(best, worth(state, other))
    lead = worth(state, seat) - best
    return 0.5 + 0.5 * lead / (abs(lead) + LEAD_AT_END + LEAD_FOR_TOKEN * _tokens_missing(state))


def _tokens_missing(state: PotionExplosionState) -> float:
    """Skill tokens that are still to be given before the last round."""
    return float(max(0, state.goal - (SKILL_TOKENS - state.skill_left))) if state.last_round == PLAYING else 0.0


def worth(state: PotionExplosionState, seat: i64) -> float:
    """Points, and the value of everything else in points."""
    desk = state.desks[seat]
    marbles = at_hand(state, desk) if seat == state.player else desk.pool
    wanted = desk.empty_1 + desk.empty_2
    value = float(desk.points) + _hopes_in_potions(desk) + _progress(desk, marbles, state.tiles)
    value += POOL_WORTH * float(min(POOL_ROOM, count(marbles - shared(marbles, wanted))))
    if seat == state.player and state.effect >= 0 and state.effect != LAVAMANCING and shared(marbles, wanted) != wanted:
        value += EFFECT_WORTH
    if seat == _next_picker(state):
        value += PICK_WORTH
    return value


def _next_picker(state: PotionExplosionState) -> i64:
    """Who picks next, or nobody after the last turn."""
    if state.picked == 0:
        return state.player
    following = state.next_player()
    return NOBODY if state.last_round != PLAYING and following == state.start else following


def _hopes_in_potions(desk: Desk) -> float:
    """The value of effects not used yet, and of progress towards Skill tokens."""
    brewed = desk.undrunk + desk.drunk
    value = 0.0
    kind: i64
    for kind in range(KINDS):
        potions = brewed >> KIND_BITS * kind & 15
        value += UNDRUNK_WORTH[kind] * float(desk.undrunk >> KIND_BITS * kind & 15)
        if potions == 2:
            value += SECOND_OF_KIND
        if potions != 0 and desk.skill & TILE_BIT[FIVE_KINDS] == 0:
            value += EACH_KIND
    return value


def _progress(desk: Desk, marbles: i64, tiles: Tiles) -> float:
    """The value of the burners with all marbles that fit, given first to the one or the other, if that is better."""
    to_first, to_second = shared(marbles, desk.empty_1), shared(marbles, desk.empty_2)
    first = _part(desk, 0, to_first, tiles) + _part(desk, 1, shared(marbles - to_first, desk.empty_2), tiles)
    second = _part(desk, 1, to_second, tiles) + _part(desk, 0, shared(marbles - to_second, desk.empty_1), tiles)
    return max(first, second)


def _part(desk: Desk, burner: i64, more: i64, tiles: Tiles) -> float:
    """A part of a brewing tile's points, as it is filled with some more marbles."""
    tile = desk.tile(burner)
    if tile == NO_TILE:
        return 0.0
    size, lacking = count(tiles.holes[tile]), count(desk.empty(burner) - more)
    part = PROGRESS * float(tiles.points[tile]) * float(size - lacking) / float(size)
    return part if lacking != 0 else part + FULL_WORTH
