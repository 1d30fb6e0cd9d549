"""Drinking potions (pages 6 and 8): which can be drunk, and what each does. None of them makes an explosion."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from philtre.core.contract import Chance, Story
from philtre.games.potion_explosion.rules import telling
from philtre.games.potion_explosion.rules.actions import (
    ATTRACT,
    DRINK,
    ENOUGH,
    FIRST_SPAN,
    MELT,
    REPEAT,
    SCRAPE,
    SPAN_LENGTH,
    SPAN_LOWEST,
    STEAL,
    STICK,
    TAKE,
)
from philtre.games.potion_explosion.rules.desk import at_hand
from philtre.games.potion_explosion.rules.dispenser import (
    BIT,
    IN_REACH,
    LOWEST,
    REACH,
    TRACK,
    TRACKS,
    colour_at,
    leave,
    like_above,
    of_colour,
    put_back,
    roll_down,
    take,
    takeable,
    unlike_above,
)
from philtre.games.potion_explosion.rules.marbles import ONE
from philtre.games.potion_explosion.rules.prismatic import begin_joy
from philtre.games.potion_explosion.rules.state import (
    ASK_ACTION,
    ASK_WISDOM,
    KIND_BITS,
    ONE_OF_KIND,
    Desk,
    PotionExplosionState,
)
from philtre.games.potion_explosion.rules.tiles import BALM, KINDS, LOVE, MAGNETICAL, PRISMATIC, SANDS

MOST_MELTED: Final[i64] = 5


# What can be drunk


def can_do_something(state: PotionExplosionState, desk: Desk, kind: i64) -> bool:
    """Whether the effect of a kind would change anything now."""
    if kind == LOVE:
        return _can_steal(state)
    if kind == MAGNETICAL:
        return unlike_above(state) != 0
    if kind == PRISMATIC:
        return at_hand(state, desk) != 0 and desk.brewing()
    if kind == SANDS:
        return _can_repeat(state, desk)
    if kind == BALM:
        return like_above(state) != 0
    return takeable(state) != 0


def _can_steal(state: PotionExplosionState) -> bool:
    pools: i64 = 0
    seat: i64
    for seat in range(state.players):
        if seat != state.player:
            pools |= state.desks[seat].pool
    return pools != 0


def _can_repeat(state: PotionExplosionState, desk: Desk) -> bool:
    kind: i64 = 0
    while kind < KINDS and not _repeatable(state, desk, kind):
        kind += 1
    return kind < KINDS


def _repeatable(state: PotionExplosionState, desk: Desk, kind: i64) -> bool:
    return kind != SANDS and desk.drunk >> KIND_BITS * kind & 15 != 0 and can_do_something(state, desk, kind)


def add_drinks(state: PotionExplosionState, desk: Desk, out: vec[i64], n: i64) -> i64:
    kind: i64 = 0
    undrunk = desk.undrunk
    while undrunk != 0:
        if undrunk & 15 != 0 and can_do_something(state, desk, kind):
            out[n] = DRINK + kind
            n += 1
        undrunk >>= KIND_BITS
        kind += 1
    return n


def drink(state: PotionExplosionState, kind: i64, story: Story) -> None:
    desk = state.desk()
    desk.undrunk -= ONE_OF_KIND[kind]
    desk.drunk += ONE_OF_KIND[kind]
    telling.drank(story, state.player, kind=kind)
    _begin(state, kind)


def _begin(state: PotionExplosionState, kind: i64) -> None:
    state.effect = kind
    state.prompt = ASK_WISDOM + kind
    if kind == PRISMATIC:
        begin_joy(state)


def _over(state: PotionExplosionState) -> None:
    state.effect = -1
    state.prompt = ASK_ACTION


# Where it takes effect


def add_board(board: i64, base: i64, places: i64, out: vec[i64], n: i64) -> i64:
    """The marbles of a board as actions, `places` of them to a track."""
    track: i64
    for track in range(TRACKS):
        bits = board >> 9 * track & 0xFF
        action = base + places * track
        while bits != 0:
            if bits & 1 != 0:
                out[n] = action
                n += 1
            bits >>= 1
            action += 1
    return n


def fill_wisdoms(state: PotionExplosionState, out: vec[i64]) -> i64:
    return add_board(takeable(state), TAKE, IN_REACH, out, 0)


def fill_loves(state: PotionExplosionState, out: vec[i64]) -> i64:
    n: i64 = 0
    seat: i64
    for seat in range(state.players):
        if seat != state.player and state.desks[seat].pool != 0:
            out[n] = STEAL + seat
            n += 1
    return n


def fill_magneticals(state: PotionExplosionState, out: vec[i64]) -> i64:
    return add_board(unlike_above(state), ATTRACT, IN_REACH - 1, out, 0)


def fill_abyssals(state: PotionExplosionState, out: vec[i64]) -> i64:
    n: i64 = 0
    tracks: i64
    for tracks in range(1, 32):
        if _of_different_colours(state, tracks):
            out[n] = SCRAPE + tracks - 1
            n += 1
    return n


def _of_different_colours(state: PotionExplosionState, tracks: i64) -> bool:
    """Whether all these tracks have a lowest marble, no two of one colour."""
    colours: i64 = 0
    track: i64
    for track in range(TRACKS):
        if tracks >> track & 1 != 0:
            lowest = LOWEST & TRACK[track]
            colour = ONE[colour_at(state, lowest)]
            if state.there & lowest == 0 or colours & colour != 0:
                return False
            colours |= colour
    return True


def fill_sands(state: PotionExplosionState, out: vec[i64]) -> i64:
    desk = state.desk()
    n: i64 = 0
    kind: i64
    for kind in range(KINDS):
        if _repeatable(state, desk, kind):
            out[n] = REPEAT + kind
            n += 1
    return n


def fill_balms(state: PotionExplosionState, out: vec[i64]) -> i64:
    """Of each run the lowest two, three and so on: which of a run are taken makes no difference."""
    like = like_above(state)
    n: i64 = 0
    track: i64
    for track in range(TRACKS):
        bits = like >> 9 * track & 0x7F
        place: i64 = 0
        while bits != 0:
            span = STICK + 28 * track + FIRST_SPAN[place]
            while bits & 1 != 0:
                out[n] = span
                n += 1
                span += 1
                bits >>= 1
                place += 1
            bits >>= 1
            place += 1
    return n


def fill_lavamancings(state: PotionExplosionState, out: vec[i64]) -> i64:
    n = add_board(meltable(state), MELT, IN_REACH, out, 0)
    if state.melting != 0:
        out[n] = ENOUGH
        n += 1
    return n


def meltable(state: PotionExplosionState) -> i64:
    """Board of the marbles that may be chosen next: upwards, and of a run the lower one first."""
    upper = like_above(state) << 1
    chosen = state.melting
    if chosen == 0:
        return takeable(state) & ~upper
    covered = chosen | chosen >> 1
    covered |= covered >> 2
    covered |= covered >> 4
    alike = of_colour(state, colour_at(state, chosen & -chosen)) & TRACK[_track_of(chosen)] & REACH
    return alike & ~covered & (~upper | chosen << 1)


def _track_of(board: i64) -> i64:
    """The track of a board's marbles."""
    track: i64 = 0
    while board & TRACK[track] == 0:
        track += 1
    return track


# What it does


def take_one(state: PotionExplosionState, place: i64, chance: Chance, story: Story) -> None:
    """Wisdom, and also a Little Help: any marble in reach."""
    colour = take(state, place, chance, story)
    state.hand += ONE[colour]
    telling.took(story, state.player, place=place, colour=colour)
    _over(state)


def steal(state: PotionExplosionState, seat: i64, story: Story) -> None:
    """Blind Love: an opponent's whole pool."""
    victim = state.desks[seat]
    telling.stole(story, state.player, to=seat, marbles=victim.pool)
    state.hand += victim.pool
    victim.pool = 0
    _over(state)


def attract(state: PotionExplosionState, pair: i64, chance: Chance, story: Story) -> None:
    """Magnetical Attraction: two that touch."""
    track = pair // 7
    _take_span(state, track, pair - 7 * track, 2, chance, story)


def stick(state: PotionExplosionState, span: i64, chance: Chance, story: Story) -> None:
    """The Balm: a run, or the lower part of one."""
    track = span // 28
    span -= 28 * track
    _take_span(state, track, SPAN_LOWEST[span], SPAN_LENGTH[span], chance, story)


def _take_span(state: PotionExplosionState, track: i64, lowest: i64, n: i64, chance: Chance, story: Story) -> None:
    first = 8 * track + lowest
    place: i64
    for place in range(first, first + n):
        colour = colour_at(state, BIT[place])
        state.hand += ONE[colour]
        telling.took(story, state.player, place=place, colour=colour)
    leave(state, track, BIT[first], n)
    roll_down(state, track, chance, story)
    _over(state)


def scrape(state: PotionExplosionState, tracks: i64, chance: Chance, story: Story) -> None:
    """Abyssal Draft: the lowest marbles of some tracks."""
    track: i64
    for track in range(TRACKS):
        if tracks >> track & 1 != 0:
            colour = take(state, 8 * track, chance, story)
            state.hand += ONE[colour]
            telling.took(story, state.player, place=8 * track, colour=colour)
    _over(state)


def repeat(state: PotionExplosionState, kind: i64, story: Story) -> None:
    """Sands of Time: the effect of a potion drunk before."""
    telling.repeated(story, state.player, kind=kind)
    _begin(state, kind)


def choose_to_melt(state: PotionExplosionState, place: i64, chance: Chance, story: Story) -> None:
    """Lavamancing: one more marble to send back; the last that can be chosen ends it."""
    state.melting |= BIT[place]
    if _chosen(state) == MOST_MELTED or meltable(state) == 0:
        melt(state, chance, story)


def _chosen(state: PotionExplosionState) -> i64:
    chosen, n = state.melting, 0
    while chosen != 0:
        chosen &= chosen - 1
        n += 1
    return n


def melt(state: PotionExplosionState, chance: Chance, story: Story) -> None:
    """Lavamancing: what was chosen leaves the track, which rolls down, and returns to the dispenser."""
    n = _chosen(state)
    track = _track_of(state.melting)
    colour = colour_at(state, state.melting & -state.melting)
    place: i64
    for place in range(8 * track + IN_REACH - 1, 8 * track - 1, -1):
        if state.melting & BIT[place] != 0:
            leave(state, track, BIT[place], 1)
    state.melting = 0
    telling.melted(story, state.player, colour=colour, count=n, track=track)
    roll_down(state, track, chance, story)
    put_back(state, n * ONE[colour], chance, story)
    _over(state)
