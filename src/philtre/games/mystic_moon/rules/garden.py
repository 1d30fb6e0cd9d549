"""Entering the garden, and the bloom (pages 6-7)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from philtre.core.contract import Chance, Story
from philtre.games.mystic_moon.rules import telling
from philtre.games.mystic_moon.rules.actions import ENTER, ENTER_PLAIN, WITHER_IT
from philtre.games.mystic_moon.rules.effects import begin_effect
from philtre.games.mystic_moon.rules.setup import grow
from philtre.games.mystic_moon.rules.state import (
    GARDEN_TALENT,
    GLYPH_STEP,
    NO_PLACE,
    PLACE,
    SATCHEL,
    MysticMoonState,
    place_after,
)
from philtre.games.mystic_moon.rules.tables import DRAW_GLYPH, GLYPH, GLYPH_EFFECT, NO_GLYPH, REACH, STAR_GLYPH
from philtre.games.mystic_moon.rules.tokens import (
    FROG,
    INGREDIENT_TOKENS,
    KINDS,
    ONE,
    PLACE_LIMIT,
    PLACES,
    count,
    shl,
    single,
    total,
)
from philtre.games.mystic_moon.rules.verbs import catch_frogs

FURTHEST: Final[i64] = 2
BLOOMS: Final[i64] = 6


def fill_entries(state: MysticMoonState, out: vec[i64]) -> i64:
    n: i64 = 0
    place: i64
    for place in range(PLACES):
        out[n] = ENTER + place
        n += 1
    if glyph_times(state) > 0:
        for place in range(PLACES):
            if glyph_at(state, place) != NO_GLYPH:
                out[n] = ENTER_PLAIN + place
                n += 1
    return n


def glyph_at(state: MysticMoonState, place: i64) -> i64:
    return state.content.glyphs[PLACES * (state.round - 1) + place]


def glyph_times(state: MysticMoonState) -> i64:
    """How often a glyph works for the player."""
    return max(0, 1 + state.number(state.player, GLYPH))


def glyph_works(state: MysticMoonState, place: i64) -> bool:
    return glyph_at(state, place) != NO_GLYPH and glyph_times(state) > 0


def reach(state: MysticMoonState) -> i64:
    """How many places after the hat's the player gathers."""
    return min(FURTHEST, max(0, 1 + state.number(state.player, REACH)))


def bloom_place(hat: i64, n: i64) -> i64:
    """Where the n-th token of the bloom comes, from 0."""
    return place_after(hat, 2 * n)


def enter(state: MysticMoonState, place: i64, use_glyph: bool, story: Story) -> None:
    """The hat's place and its neighbours: ingredients first, then the frogs; the glyph comes after them."""
    heap: i64 = 0
    steps: i64
    for steps in range(-1, reach(state) + 1):
        at = PLACE + place_after(place, steps)
        heap += state.things[at]
        state.things[at] = 0
    state.hat = place
    state.things[SATCHEL + state.player] += heap & INGREDIENT_TOKENS
    telling.entered(story, state.player, place=place, kind_list=heap)
    state.step = GLYPH_STEP if use_glyph and glyph_works(state, place) else GARDEN_TALENT
    catch_frogs(state, count(heap, FROG), story)


def activate(state: MysticMoonState, story: Story) -> None:
    """The glyph under the hat, as often as it works."""
    glyph, times = glyph_at(state, state.hat), glyph_times(state)
    telling.used_glyph(story, state.player, place=state.hat, glyph=glyph)
    if glyph == DRAW_GLYPH:
        begin_effect(state, GLYPH_EFFECT, -1)
        state.left = times
    else:
        stars = times if glyph == STAR_GLYPH else 2 * times
        state.gain_stars(state.player, stars)
        telling.gained(story, state.player, stars=stars)
        state.step += 1


def bloom(state: MysticMoonState, chance: Chance, story: Story) -> None:
    """New tokens at the hat's place and every second one after it; then the hat is taken out."""
    i: i64
    for i in range(BLOOMS):
        place = bloom_place(state.hat, i)
        if total(state.things[PLACE + place]) < PLACE_LIMIT:
            grow(state, place, chance, story)
    state.hat = NO_PLACE


def withering(state: MysticMoonState) -> i64:
    """The first place with sludge, or -1."""
    if state.sludge == 0:
        return -1
    place: i64 = 0
    while count(state.sludge, place) == 0:
        place += 1
    return place


def wither(state: MysticMoonState, story: Story) -> bool:
    """Sludge takes a token from each of its places and goes. True: which token must be asked."""
    while state.sludge != 0:
        place = withering(state)
        heap = state.things[PLACE + place]
        if heap == 0:
            _clear_sludge(state, place)
        elif single(heap):
            kind: i64 = 0
            while count(heap, kind) == 0:
                kind += 1
            wither_token(state, kind, story)
        else:
            return True
    return False


def wither_token(state: MysticMoonState, kind: i64, story: Story) -> None:
    place = withering(state)
    state.things[PLACE + place] -= ONE[kind]
    state.bag += ONE[kind]
    telling.withered(story, state.player, kind=kind, place=place)
    _clear_sludge(state, place)


def _clear_sludge(state: MysticMoonState, place: i64) -> None:
    sludge = count(state.sludge, place)
    state.sludges += sludge
    state.sludge -= shl(sludge, 4 * place)


def fill_withering(state: MysticMoonState, out: vec[i64]) -> i64:
    heap = state.things[PLACE + withering(state)]
    n: i64 = 0
    kind: i64
    for kind in range(KINDS):
        if count(heap, kind) != 0:
            out[n] = WITHER_IT + kind
            n += 1
    return n
