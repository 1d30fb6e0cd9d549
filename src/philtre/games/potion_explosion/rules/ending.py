"""The end of a turn (page 6): marbles dealt out, kept or thrown back, new tiles, tokens, and whose turn is next."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from philtre.core.contract import Chance, Story
from philtre.games.potion_explosion.rules import telling
from philtre.games.potion_explosion.rules.actions import DEAL, DRAW, KEEP, KEPT
from philtre.games.potion_explosion.rules.desk import at_hand, brew, complete_if_full, empty_burner, place, use
from philtre.games.potion_explosion.rules.dispenser import put_back
from philtre.games.potion_explosion.rules.marbles import COLOURS, ONE, count, covers, of, of_colours_in
from philtre.games.potion_explosion.rules.prismatic import POOL_ROOM
from philtre.games.potion_explosion.rules.scoring import finish, give_skill_tokens, look_for_the_end
from philtre.games.potion_explosion.rules.setup import IN_STACK, STACKS, uncover
from philtre.games.potion_explosion.rules.state import (
    ASK_ACTION,
    ASK_DEAL,
    ASK_DRAW,
    ASK_KEEP,
    PLAYING,
    Desk,
    PotionExplosionState,
)
from philtre.games.potion_explosion.rules.tiles import NO_TILE

THREES: Final[i64] = 20


# Marbles onto the burners


def end_turn(state: PotionExplosionState, chance: Chance, story: Story) -> None:
    state.deal = 0
    _go_on_dealing(state, chance, story)


def _go_on_dealing(state: PotionExplosionState, chance: Chance, story: Story) -> None:
    """Deal out the colours that leave no choice, up to one that does."""
    desk = state.desk()
    while state.deal < COLOURS:
        if _ways_to_deal(state, desk, state.deal) > 1:
            state.prompt = ASK_DEAL
            return
        _deal_the_only_way(state, desk, story)
        state.deal += 1
    state.deal = -1
    complete_if_full(state, desk, 0, chance, story)
    complete_if_full(state, desk, 1, chance, story)
    _keep_or_ask(state, desk, chance, story)


def fewest(state: PotionExplosionState, desk: Desk, colour: i64) -> i64:
    """How many marbles of a colour must be placed: those in hand, as far as there are holes."""
    return min(of(state.hand, colour), of(desk.empty_1 + desk.empty_2, colour))


def most(state: PotionExplosionState, desk: Desk, colour: i64) -> i64:
    return min(of(at_hand(state, desk), colour), of(desk.empty_1 + desk.empty_2, colour))


def _ways_to_deal(state: PotionExplosionState, desk: Desk, colour: i64) -> i64:
    ways: i64 = 0
    n: i64
    for n in range(fewest(state, desk, colour), most(state, desk, colour) + 1):
        first, last = _span_to_first(desk, colour, n)
        ways += last - first + 1
    return ways


def _span_to_first(desk: Desk, colour: i64, n: i64) -> tuple[i64, i64]:
    """How few and how many of n marbles of a colour can go to burner 1."""
    return max(0, n - of(desk.empty_2, colour)), min(n, of(desk.empty_1, colour))


def _deal_the_only_way(state: PotionExplosionState, desk: Desk, story: Story) -> None:
    n = most(state, desk, state.deal)
    if n != 0:
        first = min(n, of(desk.empty_1, state.deal))
        _lay_out(state, desk, state.deal, first, n - first, story)


def fill_deals(state: PotionExplosionState, out: vec[i64]) -> i64:
    desk = state.desk()
    colour = state.deal
    low, high = fewest(state, desk, colour), most(state, desk, colour)
    n: i64 = 0
    first: i64
    second: i64
    for first in range(of(desk.empty_1, colour) + 1):
        for second in range(of(desk.empty_2, colour) + 1):
            if low <= first + second <= high:
                out[n] = DEAL + 25 * colour + 5 * first + second
                n += 1
    return n


def deal(state: PotionExplosionState, first: i64, second: i64, chance: Chance, story: Story) -> None:
    """So many of the colour in question to each burner."""
    _lay_out(state, state.desk(), state.deal, first, second, story)
    state.deal += 1
    _go_on_dealing(state, chance, story)


def _lay_out(state: PotionExplosionState, desk: Desk, colour: i64, first: i64, second: i64, story: Story) -> None:
    one = ONE[colour]
    use(state, desk, (first + second) * one)
    place(desk, 0, first * one, first * one)
    place(desk, 1, second * one, second * one)
    telling.placed(story, state.player, colour=colour, first=first, second=second)


# Marbles into the pool, or thrown back


def _keep_or_ask(state: PotionExplosionState, desk: Desk, chance: Chance, story: Story) -> None:
    marbles = at_hand(state, desk)
    if count(marbles) <= POOL_ROOM:
        desk.pool = marbles
        state.hand = 0
        _draw_or_ask(state, desk, chance, story)
        return
    choice = only_keep(state, desk)
    if choice >= 0:
        keep(state, KEPT[choice], chance, story)
    else:
        state.prompt = ASK_KEEP


def must_stay(state: PotionExplosionState, desk: Desk) -> i64:
    """Marbles that fit a hole and were not placed: they never left the pool, and stay in it."""
    return of_colours_in(at_hand(state, desk), desk.empty_1 + desk.empty_2)


def only_keep(state: PotionExplosionState, desk: Desk) -> i64:
    """The one lawful choice of three marbles, or -1 if there are several."""
    marbles, staying = at_hand(state, desk), must_stay(state, desk)
    found: i64 = -1
    i: i64
    for i in range(THREES):
        if covers(marbles, KEPT[i]) and covers(KEPT[i], staying):
            if found >= 0:
                return -1
            found = i
    return found


def add_threes(marbles: i64, staying: i64, out: vec[i64]) -> i64:
    """Three of the marbles, with those that must stay among them."""
    n: i64 = 0
    i: i64
    for i in range(THREES):
        if covers(marbles, KEPT[i]) and covers(KEPT[i], staying):
            out[n] = KEEP + i
            n += 1
    return n


def fill_keeps(state: PotionExplosionState, out: vec[i64]) -> i64:
    desk = state.desk()
    return add_threes(at_hand(state, desk), must_stay(state, desk), out)


def keep(state: PotionExplosionState, marbles: i64, chance: Chance, story: Story) -> None:
    """These stay in the pool, the rest goes back to the dispenser."""
    desk = state.desk()
    thrown = at_hand(state, desk) - marbles
    desk.pool = marbles
    state.hand = 0
    telling.kept(story, state.player, marbles=marbles)
    telling.threw_back(story, state.player, marbles=thrown)
    put_back(state, thrown, chance, story)
    _draw_or_ask(state, desk, chance, story)


# New tiles


def _draw_or_ask(state: PotionExplosionState, desk: Desk, chance: Chance, story: Story) -> None:
    while empty_burner(desk) >= 0 and state.stacks != 0:
        stack = _only_stack(state)
        if stack < 0:
            state.prompt = ASK_DRAW
            return
        _draw(state, desk, stack, chance, story)
    _finish_turn(state, story)


def _only_stack(state: PotionExplosionState) -> i64:
    """The one stack that is not empty, or -1 if there are several."""
    found: i64 = -1
    stack: i64
    for stack in range(STACKS):
        if state.top(stack) >= 0:
            if found >= 0:
                return -1
            found = stack
    return found


def fill_draws(state: PotionExplosionState, out: vec[i64]) -> i64:
    n: i64 = 0
    stack: i64
    for stack in range(STACKS):
        if state.top(stack) >= 0:
            out[n] = DRAW + stack
            n += 1
    return n


def draw(state: PotionExplosionState, stack: i64, chance: Chance, story: Story) -> None:
    desk = state.desk()
    _draw(state, desk, stack, chance, story)
    _draw_or_ask(state, desk, chance, story)


def _draw(state: PotionExplosionState, desk: Desk, stack: i64, chance: Chance, story: Story) -> None:
    """The top of a stack onto the first empty burner; the next tile of the stack is uncovered."""
    tile = state.top(stack)
    burner = empty_burner(desk)
    brew(desk, burner, tile, state.tiles)
    telling.drew(story, state.player, tile=tile, stack=stack, burner=burner)
    state.tops -= (tile - NO_TILE) * IN_STACK[stack]
    state.stacks -= IN_STACK[stack]
    if state.stacks >> 8 * stack & 255 != 0:
        uncover(state, stack, chance, story)


# What follows


def _finish_turn(state: PotionExplosionState, story: Story) -> None:
    give_skill_tokens(state, story)
    look_for_the_end(state, story)
    following = state.next_player()
    if following == state.start and state.last_round != PLAYING:
        finish(state, story)
    else:
        begin_turn(state, following, story)


def begin_turn(state: PotionExplosionState, seat: i64, story: Story) -> None:
    state.player = seat
    state.prompt = ASK_ACTION
    state.picked = state.helped = 0
    state.turn += 1
    telling.turn_began(story, seat)
