"""The desk (page 5): marbles from hand and pool onto the holes of brewing potions, and completed potions."""

from __future__ import annotations

from mypy_extensions import i64

from philtre.core.contract import Chance, Story
from philtre.games.potion_explosion.rules import telling
from philtre.games.potion_explosion.rules.dispenser import put_back
from philtre.games.potion_explosion.rules.marbles import covers, shared
from philtre.games.potion_explosion.rules.state import ONE_OF_KIND, Desk, PotionExplosionState
from philtre.games.potion_explosion.rules.tiles import NO_TILE, TILE_BIT, Tiles, kind_of


def at_hand(state: PotionExplosionState, desk: Desk) -> i64:
    """Marbles of hand and pool together."""
    return state.hand + desk.pool


def can_fill(state: PotionExplosionState, desk: Desk, burner: i64) -> bool:
    """Whether hand and pool hold all that the tile on a burner still lacks."""
    empty = desk.empty(burner)
    return empty != 0 and covers(at_hand(state, desk), empty)


def fill(state: PotionExplosionState, burner: i64, chance: Chance, story: Story) -> None:
    """Place all that the tile on a burner lacks, and complete the potion."""
    desk = state.desk()
    wanted = desk.empty(burner)
    use(state, desk, wanted)
    place(desk, burner, wanted, wanted)
    complete(state, desk, burner, chance, story)


def use(state: PotionExplosionState, desk: Desk, marbles: i64) -> None:
    """Take marbles from the hand and then from the pool: those left in the pool stay free of the duty to be placed."""
    from_hand = shared(state.hand, marbles)
    state.hand -= from_hand
    desk.pool -= marbles - from_hand


def place(desk: Desk, burner: i64, marbles: i64, holes: i64) -> None:
    """Lay marbles on as many holes of a burner's tile."""
    if burner == 0:
        desk.empty_1 -= holes
        desk.marbles_1 += marbles
    else:
        desk.empty_2 -= holes
        desk.marbles_2 += marbles


def complete_if_full(state: PotionExplosionState, desk: Desk, burner: i64, chance: Chance, story: Story) -> None:
    if desk.tile(burner) != NO_TILE and desk.empty(burner) == 0:
        complete(state, desk, burner, chance, story)


def complete(state: PotionExplosionState, desk: Desk, burner: i64, chance: Chance, story: Story) -> None:
    """The marbles return to the dispenser, the tile goes to the potions."""
    tile = desk.tile(burner)
    marbles = desk.marbles_1 if burner == 0 else desk.marbles_2
    _clear(desk, burner)
    bit = TILE_BIT[tile]
    desk.twice |= desk.once & bit
    desk.once |= bit
    desk.undrunk += ONE_OF_KIND[kind_of(tile)]
    desk.points += state.tiles.points[tile]
    if not story.silent:
        telling.completed(story, state.player, tile=tile, burner=burner)
    put_back(state, marbles, chance, story)


def _clear(desk: Desk, burner: i64) -> None:
    if burner == 0:
        desk.tile_1 = NO_TILE
        desk.marbles_1 = 0
    else:
        desk.tile_2 = NO_TILE
        desk.marbles_2 = 0


def brew(desk: Desk, burner: i64, tile: i64, tiles: Tiles) -> None:
    """Put a new tile on an empty burner."""
    if burner == 0:
        desk.tile_1 = tile
        desk.empty_1 = tiles.holes[tile]
    else:
        desk.tile_2 = tile
        desk.empty_2 = tiles.holes[tile]


def empty_burner(desk: Desk) -> i64:
    """The first burner without a tile, or -1."""
    if desk.tile_1 == NO_TILE:
        return 0
    return 1 if desk.tile_2 == NO_TILE else -1
