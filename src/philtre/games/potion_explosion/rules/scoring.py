"""Skill tokens, the end of the game and ties (page 7)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from philtre.core.contract import Story
from philtre.games.potion_explosion.rules import telling
from philtre.games.potion_explosion.rules.dispenser import takeable
from philtre.games.potion_explosion.rules.marbles import count
from philtre.games.potion_explosion.rules.setup import SKILL_TOKENS
from philtre.games.potion_explosion.rules.state import (
    ASK_DRAFT,
    ASK_TIE,
    FIVE_KINDS,
    KIND_BITS,
    PLAYING,
    TILES,
    TOKENS,
    Desk,
    PotionExplosionState,
)
from philtre.games.potion_explosion.rules.tiles import KINDS, TILE_BIT

OF_ONE_KIND: Final[i64] = 3
DIFFERENT_KINDS: Final[i64] = 5
SKILL_POINTS: Final[i64] = 4
HELP_POINTS: Final[i64] = -2


def give_skill_tokens(state: PotionExplosionState, story: Story) -> None:
    """One for each kind brewed three times, one for five different kinds, each once in the game."""
    desk = state.desk()
    brewed = desk.undrunk + desk.drunk
    different: i64 = 0
    kind: i64
    for kind in range(KINDS):
        potions = brewed >> KIND_BITS * kind & 15
        if potions != 0:
            different += 1
        if potions >= OF_ONE_KIND:
            _give(state, desk, kind, story)
    if different >= DIFFERENT_KINDS:
        _give(state, desk, FIVE_KINDS, story)


def _give(state: PotionExplosionState, desk: Desk, reason: i64, story: Story) -> None:
    if desk.skill & TILE_BIT[reason] == 0 and state.skill_left > 0:
        desk.skill |= TILE_BIT[reason]
        desk.points += SKILL_POINTS
        state.skill_left -= 1
        telling.earned(story, state.player, skill=reason)


def look_for_the_end(state: PotionExplosionState, story: Story) -> None:
    """Whether this round is the last one."""
    if state.last_round != PLAYING:
        return
    if SKILL_TOKENS - state.skill_left >= state.goal:
        state.last_round = TOKENS
    elif state.stacks == 0:
        state.last_round = TILES
    if state.last_round != PLAYING:
        telling.last_round(story, state.player, ending=state.last_round)


# Ties


def finish(state: PotionExplosionState, story: Story) -> None:
    """The last turn is over: the most points win, or the tied players pick a marble each."""
    if _tied(state) == 1:
        _end(state, story)
        return
    telling.tied(story, state.start)
    state.prompt = ASK_TIE
    state.player = state.start
    _find_picker(state, state.players, story)


def most_points(state: PotionExplosionState) -> i64:
    most = state.desks[0].points
    seat: i64
    for seat in range(1, state.players):
        if state.desks[seat].points > most:
            most = state.desks[seat].points
    return most


def _tied(state: PotionExplosionState) -> i64:
    """How many have the most points."""
    most = most_points(state)
    n: i64 = 0
    seat: i64
    for seat in range(state.players):
        if state.desks[seat].points == most:
            n += 1
    return n


def _find_picker(state: PotionExplosionState, left: i64, story: Story) -> None:
    """The next tied player who has a marble to take, among so many from the player in turn on."""
    most = most_points(state)
    while left > 0:
        if state.desk().points == most and takeable(state) != 0:
            return
        state.player = state.next_player()
        left -= 1
    _end(state, story)


def put_aside(state: PotionExplosionState, marbles: i64, story: Story) -> None:
    """What a tied player's pick gave is counted; then the next one picks."""
    state.desk().aside = marbles
    telling.put_aside(story, state.player, count=count(marbles))
    state.player = state.next_player()
    left = state.start - state.player
    if left < 0:
        left += state.players
    _find_picker(state, left, story)


def _end(state: PotionExplosionState, story: Story) -> None:
    state.ended = state.last_round
    state.player = state.start
    state.prompt = ASK_DRAFT
    telling.game_over(story, state.start, ending=state.ended)


def rank(state: PotionExplosionState, seat: i64) -> i64:
    """1 for the winner: one more than there are players with more points, or as many and more marbles aside."""
    mine = state.desks[seat]
    better: i64 = 0
    other: i64
    for other in range(state.players):
        theirs = state.desks[other]
        ahead = theirs.points - mine.points
        if ahead > 0 or (ahead == 0 and count(theirs.aside) > count(mine.aside)):
            better += 1
    return better + 1
