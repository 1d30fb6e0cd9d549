"""What holds for every table of Potion Explosion. Reading a position asks all of it."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from philtre.core.invariants import Invariant
from philtre.games.potion_explosion.rules.actions import ACTIONS
from philtre.games.potion_explosion.rules.desk import at_hand, empty_burner
from philtre.games.potion_explosion.rules.dispenser import (
    FULL_TRACK,
    TRACKS,
    UNDER_LID,
    takeable,
)
from philtre.games.potion_explosion.rules.marbles import COLOURS, count, covers, of, shared
from philtre.games.potion_explosion.rules.potions import meltable
from philtre.games.potion_explosion.rules.prismatic import POOL_ROOM
from philtre.games.potion_explosion.rules.scoring import (
    DIFFERENT_KINDS,
    HELP_POINTS,
    OF_ONE_KIND,
    SKILL_POINTS,
    most_points,
)
from philtre.games.potion_explosion.rules.setup import (
    ALL_MARBLES,
    LITTLE_HELPS,
    SKILL_TOKENS,
    STACKS,
    STARTERS_EACH,
)
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
    FIVE_KINDS,
    KIND_BITS,
    PLAYING,
    TILES,
    TOKENS,
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
    kind_of,
    of_kinds,
)
from philtre.games.potion_explosion.rules.turn import fill_actions

LEGAL: Final[vec[i64]] = vec[i64]([0] * ACTIONS)  # scratch
EACH_COLOUR: Final[i64] = 20
MOST_TURNS: Final[i64] = 1_000_000
EVERY_TILE: Final[i64] = 0xFFFFFFFF
BOARD: Final[i64] = 0x1FFFFFFFFFFF  # five tracks of nine
PUT_BY_JOY: Final[i64] = 3
AT_ONCE: Final[i64] = 2  # potions a turn can complete: new tiles come at its end


# Numbers within their bounds: all others rely on these


def seats_are_at_the_table(s: PotionExplosionState) -> bool:
    return 2 <= s.players <= 4 and 0 <= s.start < s.players and 0 <= s.player < s.players


def small_numbers_are_small(s: PotionExplosionState) -> bool:
    flags = s.unlimited | s.picked | s.helped | s.put
    if flags & ~1 != 0 or not (0 <= s.prompt <= ASK_TIE and 1 <= s.goal <= SKILL_TOKENS):
        return False
    if not (0 <= s.help_left <= LITTLE_HELPS and 0 <= s.skill_left <= SKILL_TOKENS and 0 <= s.turn < MOST_TURNS):
        return False
    return -1 <= s.effect < KINDS and -1 <= s.deal < COLOURS and 0 <= s.last_round <= TILES and 0 <= s.ended <= TILES


def marbles_are_counted_by_colour(s: PotionExplosionState) -> bool:
    if not (_counted(s.unseen) and _counted(s.hand) and _counted(s.three)):
        return False
    for desk in s.desks:
        if not (_counted(desk.empty_1) and _counted(desk.empty_2) and _counted(desk.marbles_1)):
            return False
        if not (_counted(desk.marbles_2) and _counted(desk.pool) and _counted(desk.aside)):
            return False
    return True


def _counted(marbles: i64) -> bool:
    if marbles < 0 or marbles >> 32 != 0:
        return False
    return covers(ALL_MARBLES, marbles)


def boards_are_five_tracks(s: PotionExplosionState) -> bool:
    return (s.there | s.melting) & ~BOARD == 0 and (s.low | s.high) & ~s.there == 0


def tiles_are_those_printed(s: PotionExplosionState) -> bool:
    for desk in s.desks:
        if not (NO_TILE <= desk.tile_1 < 32 and NO_TILE <= desk.tile_2 < 32):
            return False
        if (desk.once | desk.twice) & ~EVERY_TILE != 0 or desk.twice & ~desk.once != 0:
            return False
    return (s.pile | s.pile_twice) & ~EVERY_TILE == 0 and s.pile_twice & ~s.pile == 0


def potions_and_tokens_are_counted(s: PotionExplosionState) -> bool:
    for desk in s.desks:
        if (desk.undrunk | desk.drunk) & ~EVERY_TILE != 0 or desk.skill & ~0x1FF != 0:
            return False
        if not 0 <= desk.help <= LITTLE_HELPS:
            return False
    return s.lying & ~EVERY_TILE == 0


def two_kinds_are_left_out(s: PotionExplosionState) -> bool:
    if s.left_out & ~0xFF != 0:
        return False
    return count_tiles(s.left_out, 0) == 2


# The dispenser


def marbles_lie_on_each_other(s: PotionExplosionState) -> bool:
    """From the lowest place up, and nothing lies under a lid while there is room in sight."""
    if s.lids & ~0xFFFFF != 0:
        return False
    track: i64
    for track in range(TRACKS):
        lying, under = s.there >> 9 * track & FULL_TRACK, s.lids >> 4 * track & 15
        if lying & (lying + 1) != 0 or under > UNDER_LID or (under != 0 and lying != FULL_TRACK):
            return False
    return True


def unseen_marbles_lie_under_the_lids(s: PotionExplosionState) -> bool:
    under: i64 = 0
    track: i64
    for track in range(TRACKS):
        under += s.lids >> 4 * track & 15
    return count(s.unseen) == (count(ALL_MARBLES) if s.lying != 0 else under)


def marbles_are_twenty_of_each_colour(s: PotionExplosionState) -> bool:
    held = s.unseen + s.hand
    for desk in s.desks:
        held += desk.pool + desk.aside + desk.marbles_1 + desk.marbles_2
    colour: i64
    for colour in range(COLOURS):
        low = s.low if colour & 1 != 0 else ~s.low
        high = s.high if colour & 2 != 0 else ~s.high
        if of(held, colour) + _bits(s.there & low & high) != EACH_COLOUR:
            return False
    return True


def _bits(board: i64) -> i64:
    n: i64 = 0
    while board != 0:
        board &= board - 1
        n += 1
    return n


# Tiles and tokens


def tiles_are_two_of_each(s: PotionExplosionState) -> bool:
    """Of the six kinds in play: in the stacks, lying out, brewing or brewed."""
    in_play = of_kinds(0xFF & ~s.left_out)
    tile: i64
    for tile in range(32):
        bit = TILE_BIT[tile]
        found = _twice(s.pile, s.pile_twice, bit)
        if tile % 4 == 0:
            found += s.lying >> KIND_BITS * kind_of(tile) & 15
        stack: i64
        for stack in range(STACKS):
            if s.top(stack) == tile:
                found += 1
        for desk in s.desks:
            found += _twice(desk.once, desk.twice, bit)
            if desk.tile_1 == tile:
                found += 1
            if desk.tile_2 == tile:
                found += 1
        if found != (2 if in_play & bit != 0 else 0):
            return False
    return True


def _twice(once: i64, twice: i64, bit: i64) -> i64:
    return (1 if once & bit != 0 else 0) + (1 if twice & bit != 0 else 0)


def stacks_have_their_tops(s: PotionExplosionState) -> bool:
    """And no more tiles than they were made of; all others are under the tops."""
    if s.stacks < 0 or s.stacks >> 40 != 0 or s.tops < 0 or s.tops >> 40 != 0:
        return False
    if s.lying != 0:
        return s.stacks == 0 and s.tops == 0
    tiles = 48 - STARTERS_EACH * s.players
    under: i64 = 0
    stack: i64
    for stack in range(STACKS):
        height = s.stacks >> 8 * stack & 255
        if (height == 0) != (s.top(stack) == NO_TILE) or height > (tiles + STACKS - 1 - stack) // STACKS:
            return False
        if height != 0:
            under += height - 1
    return count_tiles(s.pile, s.pile_twice) == under


def tokens_are_all_there(s: PotionExplosionState) -> bool:
    helps, skills = s.help_left, s.skill_left
    for desk in s.desks:
        helps += desk.help
        skills += count_tiles(desk.skill, 0)
    return helps == LITTLE_HELPS and skills == SKILL_TOKENS


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
            points += s.tiles.points[tile] * _twice(desk.once, desk.twice, TILE_BIT[tile])
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
        lawful = lawful and _bits(s.melting) < 4 and meltable(s) & lowest != 0
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


INVARIANTS: Final = (
    Invariant(seats_are_at_the_table, "a seat is named that is not at the table"),
    Invariant(small_numbers_are_small, "a number of the turn is out of its bounds"),
    Invariant(marbles_are_counted_by_colour, "marbles are counted from 0 to 20 by colour"),
    Invariant(boards_are_five_tracks, "the dispenser has five tracks"),
    Invariant(tiles_are_those_printed, "there is no such tile"),
    Invariant(potions_and_tokens_are_counted, "potions and tokens are counted from 0 on"),
    Invariant(two_kinds_are_left_out, "two kinds are left out"),
    Invariant(marbles_lie_on_each_other, "marbles of a track would roll down"),
    Invariant(marbles_are_twenty_of_each_colour, "there are not 20 marbles of each colour"),
    Invariant(draft_is_asked_first, "starters lie out in the draft, and only then"),
    Invariant(unseen_marbles_lie_under_the_lids, "unseen are the marbles under the lids"),
    Invariant(tiles_are_two_of_each, "each tile of the six kinds is there twice"),
    Invariant(stacks_have_their_tops, "the stacks are not what is left of the tiles, each with its top"),
    Invariant(tokens_are_all_there, "there are 18 Little Help tokens and 15 Skill tokens"),
    Invariant(holes_hold_a_marble_or_none, "a burner has not as many marbles as full holes"),
    Invariant(marbles_match_their_holes, "a marble lies on a hole of another colour without Prismatic Joy"),
    Invariant(full_tiles_are_completed, "a burner is full: its potion would be complete"),
    Invariant(burners_are_lit_again, "a burner is empty although tiles are left"),
    Invariant(pools_hold_three, "a pool holds more than three marbles"),
    Invariant(potions_were_drunk_or_not, "undrunk is not a part of the potions"),
    Invariant(points_are_those_earned, "the points are not those of the potions and tokens"),
    Invariant(skill_is_earned, "a Skill token has not been earned"),
    Invariant(skill_is_rewarded, "a Skill token that was earned has not been given"),
    Invariant(nothing_has_happened_in_the_draft, "something has happened before the end of the draft"),
    Invariant(starters_are_taken_in_turn, "the starters are taken in turn, up and back down again"),
    Invariant(turns_go_round, "it is another seat's turn"),
    Invariant(desks_hold_what_turns_can_make, "a desk has more than could be made in so many turns"),
    Invariant(help_was_asked_in_turns, "more Little Help was taken than turns allow"),
    Invariant(hand_was_filled_this_turn, "there is more in hand than could be taken this turn"),
    Invariant(effects_are_of_potions_drunk, "drunk is not what is asked about"),
    Invariant(help_is_asked_with_a_token, "help is asked for with a token"),
    Invariant(deal_is_a_colour_being_dealt, "deal is a colour exactly when it is asked how to deal it"),
    Invariant(turns_end_with_their_pick, "a turn does not end before its pick"),
    Invariant(marbles_that_fit_are_placed, "a marble in hand that fits a hole has not been placed"),
    Invariant(keeping_follows_too_many, "three marbles are chosen of more than three"),
    Invariant(hands_are_empty_between_turns, "there is something in hand between turns"),
    Invariant(tiles_are_drawn_for_empty_burners, "a tile is drawn for an empty burner, and both are taken"),
    Invariant(choices_belong_to_their_potions, "three and put belong to 'prismatic', melting to 'lavamancing'"),
    Invariant(joy_has_its_three, "three are up to three marbles of hand and pool, for Prismatic Joy"),
    Invariant(melting_marbles_were_chosen_in_order, "melting holds marbles that could not be chosen together"),
    Invariant(last_round_has_its_reason, "the last round, or the end, contradicts what is left on the table"),
    Invariant(ties_are_broken_in_turn, "marbles are put aside in a tie, by the tied, in turn"),
    Invariant(questions_have_answers, "what is asked has no answer here, or a single one"),
)  # fmt: skip
