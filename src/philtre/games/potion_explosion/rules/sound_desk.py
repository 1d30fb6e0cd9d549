"""Conditions on the desks."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from philtre.games.potion_explosion.rules.desk import empty_burner
from philtre.games.potion_explosion.rules.marbles import count, covers, shared
from philtre.games.potion_explosion.rules.prismatic import POOL_ROOM
from philtre.games.potion_explosion.rules.scoring import (
    DIFFERENT_KINDS,
    HELP_POINTS,
    OF_ONE_KIND,
    SKILL_POINTS,
)
from philtre.games.potion_explosion.rules.setup import (
    STARTERS_EACH,
)
from philtre.games.potion_explosion.rules.sound_table import twice
from philtre.games.potion_explosion.rules.state import (
    ASK_DEAL,
    ASK_DRAW,
    ASK_HELP,
    ASK_TIE,
    FIVE_KINDS,
    KIND_BITS,
    PLAYING,
    Desk,
    PotionExplosionState,
)
from philtre.games.potion_explosion.rules.tiles import (
    KINDS,
    NO_TILE,
    PRISMATIC,
    SANDS,
    TILE_BIT,
    count_tiles,
)

PUT_BY_JOY: Final[i64] = 3
AT_ONCE: Final[i64] = 2  # potions a turn can complete: new tiles come at its end


# The desks


def holes_hold_a_marble_or_none(s: PotionExplosionState) -> bool:
    for desk in s.desks:
        if not (
            _fits(s, desk.tile_1, desk.empty_1, desk.marbles_1) and _fits(s, desk.tile_2, desk.empty_2, desk.marbles_2)
        ):
            return False
    return True


def _fits(s: PotionExplosionState, tile: i64, empty: i64, marbles: i64) -> bool:
    if tile == NO_TILE:
        return empty | marbles == 0
    holes = s.tiles.holes[tile]
    return covers(holes, empty) and count(empty) + count(marbles) == count(holes)


def marbles_match_their_holes(s: PotionExplosionState) -> bool:
    """Only Prismatic Joy lays marbles on holes of other colours, three at a time."""
    for desk in s.desks:
        odd = _odd(s, desk.tile_1, desk.empty_1, desk.marbles_1) + _odd(s, desk.tile_2, desk.empty_2, desk.marbles_2)
        joys = desk.drunk >> KIND_BITS * PRISMATIC & 15
        if joys != 0:
            joys += desk.drunk >> KIND_BITS * SANDS & 15
        if odd > PUT_BY_JOY * joys:
            return False
    return True


def _odd(s: PotionExplosionState, tile: i64, empty: i64, marbles: i64) -> i64:
    """Marbles that lie on holes of another colour."""
    return 0 if tile == NO_TILE else count(marbles) - count(shared(marbles, s.tiles.holes[tile] - empty))


def full_tiles_are_completed(s: PotionExplosionState) -> bool:
    """At once; but where the end of its turn deals marbles out, after all of them."""
    seat: i64
    for seat in range(s.players):
        if s.ended == PLAYING and s.prompt == ASK_DEAL and seat == s.player:
            continue
        desk = s.desks[seat]
        if (desk.tile_1 != NO_TILE and desk.empty_1 == 0) or (desk.tile_2 != NO_TILE and desk.empty_2 == 0):
            return False
    return True


def burners_are_lit_again(s: PotionExplosionState) -> bool:
    """An empty one is the player's, in the turn that emptied it, or there was no tile left for it."""
    if s.lying != 0 or s.stacks == 0:
        return True
    seat: i64
    for seat in range(s.players):
        if empty_burner(s.desks[seat]) >= 0 and (seat != s.player or s.ended != PLAYING or s.prompt == ASK_TIE):
            return False
    return True


def pools_hold_three(s: PotionExplosionState) -> bool:
    return all(count(desk.pool) <= POOL_ROOM for desk in s.desks)


def potions_were_drunk_or_not(s: PotionExplosionState) -> bool:
    for desk in s.desks:
        kind: i64
        for kind in range(KINDS):
            shift = KIND_BITS * kind
            tiles = count_tiles(desk.once >> shift & 15, desk.twice >> shift & 15)
            if (desk.undrunk >> shift & 15) + (desk.drunk >> shift & 15) != tiles:
                return False
    return True


def points_are_those_earned(s: PotionExplosionState) -> bool:
    for desk in s.desks:
        points = SKILL_POINTS * count_tiles(desk.skill, 0) + HELP_POINTS * desk.help
        tile: i64
        for tile in range(32):
            points += s.tiles.points[tile] * twice(desk.once, desk.twice, TILE_BIT[tile])
        if desk.points != points:
            return False
    return True


def skill_is_earned(s: PotionExplosionState) -> bool:
    """Three potions of a kind, or five kinds."""
    return all(desk.skill & ~_deserved(desk, 0) == 0 for desk in s.desks)


def skill_is_rewarded(s: PotionExplosionState) -> bool:
    """At the end of the turn, while tokens last: what the player completes in this turn comes later."""
    if s.lying != 0 or s.skill_left == 0:
        return True
    seat: i64
    for seat in range(s.players):
        desk = s.desks[seat]
        fresh = _fresh(s, desk) if seat == s.player else 0
        if _deserved(desk, fresh) & ~desk.skill != 0:
            return False
    return True


def _fresh(s: PotionExplosionState, desk: Desk) -> i64:
    """How many potions the player may have completed this turn."""
    if s.ended != PLAYING or s.prompt == ASK_TIE:
        return 0
    if s.prompt == ASK_DRAW:
        return AT_ONCE
    return (1 if desk.tile_1 == NO_TILE else 0) + (1 if desk.tile_2 == NO_TILE else 0)


def _deserved(desk: Desk, fresh: i64) -> i64:
    """Reasons for a token, as a set, without so many potions."""
    brewed = desk.undrunk + desk.drunk
    found: i64 = 0
    different: i64 = 0
    kind: i64
    for kind in range(KINDS):
        potions = brewed >> KIND_BITS * kind & 15
        if potions != 0:
            different += 1
        if potions - fresh >= OF_ONE_KIND:
            found |= TILE_BIT[kind]
    return found | TILE_BIT[FIVE_KINDS] if different - fresh >= DIFFERENT_KINDS else found


# What can have come about in so many turns


def turns_of(s: PotionExplosionState, seat: i64) -> i64:
    """Turns a seat has begun."""
    after = (seat - s.start + s.players) % s.players
    return (s.turn - 1 - after + s.players) // s.players if s.turn != 0 else 0


def desks_hold_what_turns_can_make(s: PotionExplosionState) -> bool:
    """Two starters, then at most two new tiles and two potions a turn; without a turn, nothing."""
    seat: i64
    for seat in range(s.players):
        desk, turns = s.desks[seat], turns_of(s, seat)
        potions = count_tiles(desk.once, desk.twice)
        brewing = (1 if desk.tile_1 != NO_TILE else 0) + (1 if desk.tile_2 != NO_TILE else 0)
        over = s.ended != PLAYING or s.prompt in (ASK_TIE, ASK_DRAW) or seat != s.player
        ends = turns if over else turns - 1
        if potions > AT_ONCE * turns or potions + brewing > STARTERS_EACH + AT_ONCE * max(0, ends):
            return False
        if turns == 0 and desk.pool | desk.marbles_1 | desk.marbles_2 != 0:
            return False
    return True


def help_was_asked_in_turns(s: PotionExplosionState) -> bool:
    """Once in each, unless a table agreed on more."""
    seat: i64
    for seat in range(s.players):
        turns = turns_of(s, seat)
        if seat == s.player and s.ended == PLAYING and s.prompt != ASK_TIE:
            if s.helped != 0 and s.desks[seat].help == 0:
                return False
            turns = max(0, turns - 1 + s.helped)
        if s.desks[seat].help > turns and (s.unlimited == 0 or turns <= 0):
            return False
    return True


def hand_was_filled_this_turn(s: PotionExplosionState) -> bool:
    """By the pick, by help, or by potions drunk."""
    if s.picked != 0 or s.hand == 0 or s.desk().drunk != 0:
        return True
    helps = s.desk().help if s.unlimited != 0 else s.helped
    if s.helped == 0:
        helps = 0
    return count(s.hand) <= (helps - 1 if s.prompt == ASK_HELP else helps)
