"""The dispenser (pages 4 and 6): five tracks, taking, explosions, and marbles that return."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from philtre.core.contract import NOTHING, ZERO, Chance, Story
from philtre.games.potion_explosion.rules import telling
from philtre.games.potion_explosion.rules.marbles import ONE, drawn
from philtre.games.potion_explosion.rules.state import PotionExplosionState

TRACKS: Final[i64] = 5
IN_SIGHT: Final[i64] = 9  # of each track
IN_REACH: Final[i64] = 8
UNDER_LID: Final[i64] = 7  # room for so many
PLACES: Final[i64] = 40  # that may be taken: 8 * track + place - 1

# Boards: nine bits to a track.
FULL_TRACK: Final[i64] = 0x1FF
LOWEST: Final[i64] = 0x1008040201
REACH: Final[i64] = 0xFF7FBFDFEFF
PAIRS: Final[i64] = 0x7F3F9FCFE7F  # lower places of two in reach that touch
ONE_UNDER_EACH_LID: Final[i64] = 0x11111
FULL_LIDS: Final[i64] = 0x88888  # where a lid with one more than it has room for shows
TRACK: Final[vec[i64]] = vec[i64]([511 * 2 ** (9 * track) for track in range(5)])
BIT: Final[vec[i64]] = vec[i64]([2 ** (9 * (place // 8) + place % 8) for place in range(40)])
UNDER_ONE: Final[vec[i64]] = vec[i64]([16**track for track in range(5)])  # a marble under a track's lid


def takeable(state: PotionExplosionState) -> i64:
    """Board of the marbles that may be taken."""
    return state.there & REACH


def colour_at(state: PotionExplosionState, bit: i64) -> i64:
    colour: i64 = 0
    if state.low & bit != 0:
        colour = 1
    return colour + 2 if state.high & bit != 0 else colour


def of_colour(state: PotionExplosionState, colour: i64) -> i64:
    """Board of the marbles in sight of a colour."""
    low = state.low if colour & 1 != 0 else ~state.low
    high = state.high if colour & 2 != 0 else ~state.high
    return state.there & low & high


def unlike_above(state: PotionExplosionState) -> i64:
    """Places whose marble touches one of another colour above it, both in reach."""
    low, high = state.low, state.high
    return (low ^ low >> 1 | high ^ high >> 1) & state.there >> 1 & PAIRS


def like_above(state: PotionExplosionState) -> i64:
    """Places whose marble touches one of its colour above it, both in reach."""
    low, high = state.low, state.high
    return ~(low ^ low >> 1 | high ^ high >> 1) & state.there >> 1 & PAIRS


# Taking


def take(state: PotionExplosionState, place: i64, chance: Chance, story: Story) -> i64:
    """Take a marble without an explosion; its colour."""
    bit = BIT[place]
    colour = colour_at(state, bit)
    track = place >> 3
    leave(state, track, bit, 1)
    roll_down(state, track, chance, story)
    return colour


def leave(state: PotionExplosionState, track: i64, lowest: i64, n: i64) -> None:
    """Take n marbles out of a track, from the lowest on; those above roll down."""
    whole = TRACK[track]
    stay = ~(whole & -lowest)
    above = whole & -(lowest << n)
    state.there = state.there & stay | (state.there & above) >> n
    state.low = state.low & stay | (state.low & above) >> n
    state.high = state.high & stay | (state.high & above) >> n


def roll_down(state: PotionExplosionState, track: i64, chance: Chance, story: Story) -> None:
    """Hidden marbles roll into sight until nine are, or none is left under the lid."""
    while state.lids >> 4 * track & 15 != 0 and state.there >> 9 * track & FULL_TRACK != FULL_TRACK:
        _lay_in_sight(state, track, _unhide(state, track, chance), story)


def _unhide(state: PotionExplosionState, track: i64, chance: Chance) -> i64:
    """The colour of the next marble under the lid, which has left it."""
    colour = drawn(state.unseen, chance)
    state.unseen -= ONE[colour]
    state.lids -= UNDER_ONE[track]
    return colour


def _lay_in_sight(state: PotionExplosionState, track: i64, colour: i64, story: Story) -> None:
    """A marble that was hidden comes into sight."""
    bit = lay_marble(state, track, colour)
    if not story.silent:
        telling.rolled_in(story, NOTHING, track=track, colour=colour, at=9 * track + place_in_track(track, bit))


def lay_marble(state: PotionExplosionState, track: i64, colour: i64) -> i64:
    """Put a marble on top of those in sight of a track, fewer than nine; its place on the board."""
    bit = (state.there & TRACK[track]) + (LOWEST & TRACK[track])
    state.there |= bit
    if colour & 1 != 0:
        state.low |= bit
    if colour & 2 != 0:
        state.high |= bit
    return bit


def place_in_track(track: i64, bit: i64) -> i64:
    """The place of a board's bit in its track, from 1."""
    place: i64 = 0
    bit >>= 9 * track
    while bit != 0:
        bit >>= 1
        place += 1
    return place


# Explosions


def pick(state: PotionExplosionState, place: i64, chance: Chance, story: Story) -> i64:
    """The regular pick with its explosions; all marbles it gives, by colour."""
    taken = ONE[take(state, place, chance, story)]
    track = place >> 3
    gap = BIT[place]
    while _collides(state, gap):
        colour = colour_at(state, gap)
        gap, n = _explode(state, track, gap, colour, chance, story)
        taken += n * ONE[colour]
        telling.exploded(story, state.player, colour=colour, count=n, track=track)
    return taken


def _collides(state: PotionExplosionState, gap: i64) -> bool:
    """Whether the marbles below and above a closed gap are there and alike; `gap` is the upper one's place."""
    if gap & LOWEST != 0 or state.there & gap == 0:
        return False
    low, high = state.low, state.high
    return (low ^ low << 1 | high ^ high << 1) & gap == 0


def _explode(
    state: PotionExplosionState, track: i64, gap: i64, colour: i64, chance: Chance, story: Story
) -> tuple[i64, i64]:
    """Take out the run around a gap, with hidden marbles that touch it; the new gap, and how many went."""
    alike = of_colour(state, colour) & TRACK[track]
    lowest = gap >> 1
    n: i64 = 2
    while lowest & LOWEST == 0 and alike & lowest >> 1 != 0:
        lowest >>= 1
        n += 1
    above = gap << 1
    while alike & above != 0:
        above <<= 1
        n += 1
    to_the_top = state.there & TRACK[track] & above == 0
    leave(state, track, lowest, n)
    if to_the_top:
        n += _joining(state, track, colour, chance, story)
    roll_down(state, track, chance, story)
    return lowest, n


def _joining(state: PotionExplosionState, track: i64, colour: i64, chance: Chance, story: Story) -> i64:
    """Hidden marbles touch the run: those of its colour explode with it, the first other one stays."""
    n: i64 = 0
    while state.lids >> 4 * track & 15 != 0:
        next_colour = _unhide(state, track, chance)
        if next_colour != colour:
            _lay_in_sight(state, track, next_colour, story)
            break
        n += 1
    return n


# Returning


def put_back(state: PotionExplosionState, marbles: i64, chance: Chance, story: Story) -> None:
    """Marbles roll over the lid one by one, each into a track that has room."""
    while marbles != 0:
        colour = drawn(marbles, chance)
        marbles -= ONE[colour]
        _enter(state, _track_with_room(state, chance), colour, story)


def _track_with_room(state: PotionExplosionState, chance: Chance) -> i64:
    full = state.lids + ONE_UNDER_EACH_LID & FULL_LIDS
    if full == 0:
        return chance.below(TRACKS)
    free: i64 = TRACKS
    rest = full
    while rest != 0:
        rest &= rest - 1
        free -= 1
    skip = ZERO if free == 1 else chance.below(free)
    track: i64 = 0
    while True:
        if full >> 4 * track & 8 == 0:
            if skip == 0:
                return track
            skip -= 1
        track += 1


def _enter(state: PotionExplosionState, track: i64, colour: i64, story: Story) -> None:
    bit: i64 = 0
    if state.there & TRACK[track] == TRACK[track]:
        state.lids += UNDER_ONE[track]
        state.unseen += ONE[colour]
    else:
        bit = lay_marble(state, track, colour)
    if not story.silent:
        at = 9 * track + place_in_track(track, bit) if bit != 0 else ZERO  # nowhere: under the lid
        telling.returned(story, state.player, colour=colour, track=track, at=at)
