"""Conditions on the draft, the turn and the end."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from philtre.games.potion_explosion.rules.actions import ACTIONS
from philtre.games.potion_explosion.rules.desk import at_hand, empty_burner
from philtre.games.potion_explosion.rules.dispenser import (
    takeable,
)
from philtre.games.potion_explosion.rules.marbles import COLOURS, count, covers, of, shared
from philtre.games.potion_explosion.rules.potions import meltable
from philtre.games.potion_explosion.rules.prismatic import POOL_ROOM
from philtre.games.potion_explosion.rules.scoring import (
    most_points,
)
from philtre.games.potion_explosion.rules.setup import (
    SKILL_TOKENS,
    STARTERS_EACH,
)
from philtre.games.potion_explosion.rules.sound_table import bits
from philtre.games.potion_explosion.rules.state import (
    ASK_ACTION,
    ASK_DEAL,
    ASK_DRAFT,
    ASK_DRAW,
    ASK_HELP,
    ASK_KEEP,
    ASK_LAVAMANCING,
    ASK_POOL,
    ASK_PRISMATIC,
    ASK_TIE,
    ASK_WISDOM,
    KIND_BITS,
    PLAYING,
    TILES,
    TOKENS,
    PotionExplosionState,
)
from philtre.games.potion_explosion.rules.tiles import (
    KINDS,
    NO_TILE,
    PRISMATIC,
)
from philtre.games.potion_explosion.rules.turn import fill_actions

LEGAL: Final[vec[i64]] = vec[i64]([0] * ACTIONS)  # buffer


# The draft


def draft_is_asked_first(s: PotionExplosionState) -> bool:
    drafting = s.ended == PLAYING and s.prompt == ASK_DRAFT
    return drafting == (s.lying != 0) == (s.turn == 0)


def nothing_has_happened_in_the_draft(s: PotionExplosionState) -> bool:
    if s.lying == 0:
        return True
    if s.there | s.lids | s.hand | s.picked | s.helped | s.last_round != 0 or s.help_left + s.skill_left != 33:
        return False
    for desk in s.desks:
        if desk.marbles_1 | desk.marbles_2 | desk.pool | desk.aside | desk.once != 0:
            return False
        if (desk.tile_1 > 0 and desk.tile_1 % 4 != 0) or (desk.tile_2 > 0 and desk.tile_2 % 4 != 0):
            return False
    return True


def starters_are_taken_in_turn(s: PotionExplosionState) -> bool:
    """Up, and back down again."""
    if s.lying == 0:
        return True
    taken: i64 = 0
    order: i64
    for desk in s.desks:
        taken += (1 if desk.tile_1 != NO_TILE else 0) + (1 if desk.tile_2 != NO_TILE else 0)
        if desk.tile_1 == NO_TILE and desk.tile_2 != NO_TILE:
            return False
    for order in range(s.players):
        wanted: i64 = 1 if taken > order else 0
        wanted += 1 if taken >= 2 * s.players - order else 0
        desk = s.desks[(s.start + order) % s.players]
        if (1 if desk.tile_1 != NO_TILE else 0) + (1 if desk.tile_2 != NO_TILE else 0) != wanted:
            return False
    step = taken if taken < s.players else 2 * s.players - 1 - taken
    lying: i64 = 0
    kind: i64
    for kind in range(KINDS):
        lying += s.lying >> KIND_BITS * kind & 15
    return lying + taken == STARTERS_EACH * s.players and s.player == (s.start + step) % s.players


# The turn


def turns_go_round(s: PotionExplosionState) -> bool:
    if s.lying != 0:
        return True
    if s.ended != PLAYING:
        return s.turn % s.players == 0 and s.player == s.start
    if s.prompt == ASK_TIE:
        return s.turn % s.players == 0
    return s.player == (s.start + s.turn - 1) % s.players


def effects_are_of_potions_drunk(s: PotionExplosionState) -> bool:
    """What is asked about is the effect of a potion the player has drunk."""
    asked: i64 = -1
    if s.ended == PLAYING:
        if ASK_WISDOM <= s.prompt <= ASK_LAVAMANCING:
            asked = s.prompt - ASK_WISDOM
        elif s.prompt == ASK_POOL:
            asked = PRISMATIC
    return s.effect == asked and (asked < 0 or s.desk().drunk >> KIND_BITS * asked & 15 != 0)


def help_is_asked_with_a_token(s: PotionExplosionState) -> bool:
    return s.ended != PLAYING or s.prompt != ASK_HELP or s.helped != 0


def turns_end_with_their_pick(s: PotionExplosionState) -> bool:
    """The pick is waived only where there is nothing to take."""
    if s.ended != PLAYING or s.prompt != ASK_DEAL:
        return True
    return s.picked != 0 or takeable(s) == 0


def marbles_that_fit_are_placed(s: PotionExplosionState) -> bool:
    """At a turn's end, colour by colour: what is in hand fills the holes there are for it."""
    if s.ended != PLAYING or s.prompt not in (ASK_DEAL, ASK_KEEP):
        return True
    desk = s.desk()
    dealt: i64 = s.deal if s.prompt == ASK_DEAL else COLOURS
    colour: i64
    for colour in range(dealt):
        if of(s.hand, colour) != 0 and of(desk.empty_1 + desk.empty_2, colour) != 0:
            return False
    return True


def deal_is_a_colour_being_dealt(s: PotionExplosionState) -> bool:
    return (s.deal >= 0) == (s.ended == PLAYING and s.prompt == ASK_DEAL)


def keeping_follows_too_many(s: PotionExplosionState) -> bool:
    """Three are kept of more than three, at a turn's end or for Prismatic Joy."""
    if s.ended != PLAYING or s.prompt not in (ASK_KEEP, ASK_POOL):
        return True
    desk = s.desk()
    return count(at_hand(s, desk)) > POOL_ROOM and (s.prompt == ASK_KEEP or desk.brewing())


def hands_are_empty_between_turns(s: PotionExplosionState) -> bool:
    between = s.ended != PLAYING or s.prompt in (ASK_DRAFT, ASK_DRAW, ASK_TIE)
    return not between or s.hand == 0


def tiles_are_drawn_for_empty_burners(s: PotionExplosionState) -> bool:
    return s.ended != PLAYING or s.prompt != ASK_DRAW or empty_burner(s.desk()) >= 0


def choices_belong_to_their_potions(s: PotionExplosionState) -> bool:
    """What was chosen so far for Prismatic Joy and for Lavamancing."""
    playing = s.ended == PLAYING
    if (s.three | s.put) != 0 and not (playing and s.prompt == ASK_PRISMATIC):
        return False
    return s.melting == 0 or (playing and s.prompt == ASK_LAVAMANCING)


def joy_has_its_three(s: PotionExplosionState) -> bool:
    """The three are of hand and pool; what else was in the pool has been taken in hand."""
    if s.ended != PLAYING or s.prompt != ASK_PRISMATIC:
        return True
    desk = s.desk()
    marbles = at_hand(s, desk)
    if s.three == 0 or not desk.brewing() or not covers(marbles, s.three) or desk.pool != shared(desk.pool, s.three):
        return False
    chosen = count(s.three)
    return chosen < POOL_ROOM if s.put != 0 else chosen == min(POOL_ROOM, count(marbles))


def melting_marbles_were_chosen_in_order(s: PotionExplosionState) -> bool:
    """Of one track and colour, upwards, of each run the lower ones; choosing goes on while it can."""
    chosen = s.melting
    if s.ended != PLAYING or s.prompt != ASK_LAVAMANCING:
        return True
    if chosen & ~takeable(s) != 0:
        return False
    s.melting = 0
    lawful = True
    rest = chosen
    while rest != 0:
        lowest = rest & -rest
        lawful = lawful and bits(s.melting) < 4 and meltable(s) & lowest != 0
        s.melting |= lowest
        rest ^= lowest
        if not lawful:
            break
    lawful = lawful and meltable(s) != 0
    s.melting = chosen
    return lawful


def questions_have_answers(s: PotionExplosionState) -> bool:
    """One that has a single answer is not asked, but for a turn's actions and ties."""
    if s.ended != PLAYING:
        return s.prompt == ASK_DRAFT
    n = fill_actions(s, LEGAL)
    return n > 0 if s.prompt in (ASK_ACTION, ASK_TIE) else n > 1


# The end


def last_round_has_its_reason(s: PotionExplosionState) -> bool:
    """Enough Skill tokens, or no tiles: told at the end of a turn, and the round is played out."""
    given = SKILL_TOKENS - s.skill_left
    if s.last_round == TOKENS and given < s.goal:
        return False
    if s.last_round == TILES and s.stacks != 0:
        return False
    if s.ended != PLAYING:
        return s.ended == s.last_round
    if s.prompt == ASK_TIE:
        return s.last_round != PLAYING
    if s.last_round != PLAYING:
        return s.player != s.start
    return s.lying != 0 or (given < s.goal and s.stacks != 0)


def ties_are_broken_in_turn(s: PotionExplosionState) -> bool:
    """Who has most points takes a marble, from the first player on; nobody else has any aside."""
    tie = s.ended == PLAYING and s.prompt == ASK_TIE
    most, tied, waits = most_points(s), 0, False
    order: i64
    for order in range(s.players):
        seat = (s.start + order) % s.players
        desk = s.desks[seat]
        if tie and seat == s.player:
            waits = True
            if desk.points != most:
                return False
        if desk.points == most:
            tied += 1
        if desk.aside != 0 and (desk.points != most or waits or not (tie or s.ended != PLAYING)):
            return False
        if desk.aside == 0 and desk.points == most and not waits and tie:
            return False
    if tie:
        return tied > 1
    return s.ended == PLAYING or _tie_was_played(s, most, tied)


def _tie_was_played(s: PotionExplosionState, most: i64, tied: i64) -> bool:
    """All of the tied have a marble aside, or as many as there were marbles for."""
    missing = False
    order: i64
    for order in range(s.players):
        desk = s.desks[(s.start + order) % s.players]
        if desk.points == most:
            if desk.aside != 0 and (tied == 1 or missing):
                return False
            missing = missing or desk.aside == 0
    return tied == 1 or not missing or takeable(s) == 0
