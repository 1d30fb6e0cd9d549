"""Prismatic Joy (page 8): up to three marbles of hand and pool, onto holes of any colour.

The three are what lies in the pool when the potion is drunk, so the other marbles of
the pool have been taken in hand and must be placed from then on.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from philtre.core.contract import Chance, Story
from philtre.games.potion_explosion.rules import telling
from philtre.games.potion_explosion.rules.actions import ENOUGH, FILL, PUT
from philtre.games.potion_explosion.rules.desk import at_hand, can_fill, complete, complete_if_full, place
from philtre.games.potion_explosion.rules.marbles import COLOURS, ONE, count, of, shared
from philtre.games.potion_explosion.rules.state import ASK_ACTION, ASK_POOL, ASK_PRISMATIC, Desk, PotionExplosionState

POOL_ROOM: Final[i64] = 3


def begin_joy(state: PotionExplosionState) -> None:
    marbles = at_hand(state, state.desk())
    if count(marbles) <= POOL_ROOM:
        choose_three(state, marbles)
    else:
        state.prompt = ASK_POOL


def choose_three(state: PotionExplosionState, marbles: i64) -> None:
    state.three = marbles
    state.put = 0
    state.prompt = ASK_PRISMATIC
    desk = state.desk()
    _sort(state, desk, at_hand(state, desk))


def _sort(state: PotionExplosionState, desk: Desk, marbles: i64) -> None:
    """Put only chosen marbles into the pool, and use new ones before old ones, because this leaves most choices."""
    state.three = shared(state.three, marbles)
    desk.pool = shared(desk.pool, state.three)
    state.hand = marbles - desk.pool


def fill_joys(state: PotionExplosionState, out: vec[i64]) -> i64:
    desk = state.desk()
    n: i64 = 0
    if state.put != 0:
        burner: i64
        for burner in range(2):
            if can_fill(state, desk, burner):
                out[n] = FILL + burner
                n += 1
        out[n] = ENOUGH
        n += 1
    return _add_puts(state, desk, out, n)


def _add_puts(state: PotionExplosionState, desk: Desk, out: vec[i64], n: i64) -> i64:
    colour: i64
    hole: i64
    for colour in range(COLOURS):
        if of(state.three, colour) != 0:
            for hole in range(2 * COLOURS):
                if of(desk.empty(hole >> 2), hole & 3) != 0:
                    out[n] = PUT + 8 * colour + hole
                    n += 1
    return n


def put(state: PotionExplosionState, colour: i64, burner: i64, hole: i64, chance: Chance, story: Story) -> None:
    """Place one of the three on a hole of any colour."""
    desk = state.desk()
    state.put = 1
    state.three -= ONE[colour]
    _sort(state, desk, at_hand(state, desk) - ONE[colour])
    place(desk, burner, ONE[colour], ONE[hole])
    telling.put_on(story, state.player, colour=colour, burner=burner, hole=hole)
    complete_if_full(state, desk, burner, chance, story)
    _end_if_done(state, desk)


def fill_within(state: PotionExplosionState, burner: i64, chance: Chance, story: Story) -> None:
    """Complete a potion in the middle of the effect, with marbles that are not among the three first."""
    desk = state.desk()
    wanted = desk.empty(burner)
    _sort(state, desk, at_hand(state, desk) - wanted)
    place(desk, burner, wanted, wanted)
    complete(state, desk, burner, chance, story)
    _end_if_done(state, desk)


def _end_if_done(state: PotionExplosionState, desk: Desk) -> None:
    if state.three == 0 or not desk.brewing():
        end_joy(state)


def end_joy(state: PotionExplosionState) -> None:
    state.three = state.put = 0
    state.effect = -1
    state.prompt = ASK_ACTION
