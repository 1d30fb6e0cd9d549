"""Brewing (pages 8-9): which potions the cauldron makes, their rewards, crystals and mushrooms."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from philtre.core.contract import ZERO, Story
from philtre.games.mystic_moon.rules import telling
from philtre.games.mystic_moon.rules.actions import BREW_CHOICES, BREW_IT, DONE, RESOLVE
from philtre.games.mystic_moon.rules.effects import begin_effect
from philtre.games.mystic_moon.rules.state import BLOOM_TALENT, BOOK_LIMIT, CAULDRON, EFFECTS_STEP, MysticMoonState
from philtre.games.mystic_moon.rules.tables import END, MOST_PLACEMENTS, POTIONS, POTIONS_CAP, REWARD
from philtre.games.mystic_moon.rules.tokens import CRYSTAL, EACH_CELL, MUSHROOM, WILD, cells_with, heap_of, ones, shl
from philtre.games.mystic_moon.rules.zodiac import lift_curse


def fill_brews(state: MysticMoonState, out: vec[i64]) -> i64:
    """Placements that come after those of the brew and share no cell with them; 0 if there is none."""
    if state.brewed != 0 and state.brewed >= state.cap(state.player, POTIONS_CAP):
        return 0
    cauldron = state.cauldron(state.player)
    if cauldron == 0:
        return 0
    later = state.brewed_at(state.brewed - 1) + 1 if state.brewed != 0 else ZERO
    wilds = cells_with(cauldron, WILD + 1)
    n: i64 = 0
    position: i64
    for position in range(later // BREW_CHOICES, state.recipes(state.player)):
        n = _fill_fits(state, position, cauldron, wilds, later, out, n)
    # The lifting recipe is the last one and is brewed at most once.
    if state.is_cursed(state.player) and later <= BREW_CHOICES * BOOK_LIMIT:
        n = _fill_fits(state, BOOK_LIMIT, cauldron, wilds, later, out, n)
    if n != 0:
        out[n] = DONE
        n += 1
    return n


def _fill_fits(
    state: MysticMoonState, position: i64, cauldron: i64, wilds: i64, later: i64, out: vec[i64], n: i64
) -> i64:
    content = state.content
    want, care, placement = content.want, content.care, content.placement
    recipe = state.recipe_at(position)
    base = BREW_CHOICES * position
    free = ~state.used
    last: i64 = -1
    row: i64
    for row in range(content.first_fit[recipe], content.first_fit[recipe + 1]):
        if (cauldron ^ want[row]) & care[row] & ~wilds == 0 and care[row] & free == care[row]:
            at = base + placement[row]
            if at >= later and at != last:
                out[n] = BREW_IT + at
                n += 1
                last = at
    return n


def name_potion(state: MysticMoonState, at: i64) -> None:
    """Add a placement to the brew."""
    state.brew |= (at + 1) << 8 * state.brewed
    state.brewed += 1
    state.used |= placement_cells(state, at)


def placement_cells(state: MysticMoonState, at: i64) -> i64:
    """All bits of the cells of `16 * position + placement`."""
    recipe = state.recipe_at(at // MOST_PLACEMENTS)
    return state.content.cells[MOST_PLACEMENTS * recipe + at % MOST_PLACEMENTS]


def brew(state: MysticMoonState, story: Story) -> None:
    """Rewards, crystals, mushroom, then the curse; the effects wait. Without a potion all stays as it is."""
    if state.brewed == 0:
        state.step = BLOOM_TALENT
        state.column = state.added = 0
        return
    _reward(state, story)
    _settle_crystals_and_mushroom(state, story)
    i: i64
    for i in range(state.brewed):
        position = state.brewed_at(i) // MOST_PLACEMENTS
        if position == BOOK_LIMIT:
            lift_curse(state, state.player, story)
        elif has_effect(state, state.recipe_at(position)):
            state.waiting |= shl(1, i)
    state.column = state.added = 0
    state.step = EFFECTS_STEP


def reward_of(state: MysticMoonState, recipe: i64) -> i64:
    """What a potion earns the player; the lifting potion nothing."""
    if recipe >= POTIONS:
        return 0
    return max(0, state.content.reward[recipe] + state.number(state.player, REWARD))


def _reward(state: MysticMoonState, story: Story) -> None:
    i: i64
    for i in range(state.brewed):
        at = state.brewed_at(i)
        recipe = state.recipe_at(at // MOST_PLACEMENTS)
        stars = reward_of(state, recipe)
        state.gain_stars(state.player, stars)
        telling.brewed(
            story, state.player, potion=min(POTIONS, recipe), cells=placement_cells(state, at) & EACH_CELL, stars=stars
        )


def _settle_crystals_and_mushroom(state: MysticMoonState, story: Story) -> None:
    cauldron = state.cauldron(state.player)
    crystals, mushrooms = cells_with(cauldron, CRYSTAL), cells_with(cauldron, MUSHROOM)
    if crystals | mushrooms == 0:
        return
    shining = ones(crystals & EACH_CELL)
    if shining != 0:
        stars = shining * ones(state.used & EACH_CELL)
        state.gain_stars(state.player, stars)
        state.crystals += shining
        telling.crystal_shone(story, state.player, stars=stars)
    if mushrooms != 0:
        state.gain_stars(state.player, -state.brewed)
        state.mushrooms += 1
        telling.was_poisoned(story, state.player, stars=state.brewed)
    state.things[CAULDRON + state.player] = cauldron & ~(crystals | mushrooms)


def has_effect(state: MysticMoonState, potion: i64) -> bool:
    return state.content.verb[state.content.first_verb[potion]] != END


def fill_effects(state: MysticMoonState, out: vec[i64]) -> i64:
    n: i64 = 0
    i: i64
    for i in range(state.brewed):
        if state.waiting >> i & 1 != 0 and not _like_an_earlier_one(state, i):
            out[n] = RESOLVE + i
            n += 1
    out[n] = DONE
    return n + 1


def _like_an_earlier_one(state: MysticMoonState, index: i64) -> bool:
    """Whether an earlier potion has the same effect on equal ingredients; such effects are offered once."""
    mine = state.brewed_at(index)
    heap = _heap_at(state, mine)
    i: i64
    for i in range(index):
        other = state.brewed_at(i)
        alike = state.waiting >> i & 1 != 0 and other // MOST_PLACEMENTS == mine // MOST_PLACEMENTS
        if alike and _heap_at(state, other) == heap:
            return True
    return False


def _heap_at(state: MysticMoonState, at: i64) -> i64:
    return heap_of(state.cauldron(state.player) & placement_cells(state, at))


def resolve(state: MysticMoonState, index: i64, story: Story) -> None:
    """Use the effect of one of the potions brewed."""
    state.waiting &= ~shl(1, index)
    potion = state.recipe_at(state.brewed_at(index) // MOST_PLACEMENTS)
    telling.used_effect(story, state.player, potion=potion)
    begin_effect(state, potion, index)


def finish_brew(state: MysticMoonState, story: Story) -> None:
    """What is left goes to the bag."""
    telling.poured(story, state.player)
    pour(state)
    state.brew = state.brewed = state.used = state.waiting = 0


def pour(state: MysticMoonState) -> None:
    """Empty the player's cauldron: ingredients into the bag, the rest onto the piles."""
    cauldron = state.cauldron(state.player)
    state.bag += heap_of(cauldron)
    state.crystals += ones(cells_with(cauldron, CRYSTAL) & EACH_CELL)
    state.mushrooms += ones(cells_with(cauldron, MUSHROOM) & EACH_CELL)
    state.things[CAULDRON + state.player] = 0
