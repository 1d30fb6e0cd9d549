"""The best fill: what to add to a cauldron and which potions to brew, for evaluation, bots and hints.

Tries all sets of placements that the cauldron, the satchel and the book allow, in a fixed order, and computes the value
of each: rewards and effects, crystals, the mushroom, and the ingredients that it uses.
All values are hundredths of a star.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from philtre.core.contract import ZERO
from philtre.games.mystic_moon.rules.actions import ADDABLE, BREW_IT, DONE, PUT
from philtre.games.mystic_moon.rules.state import (
    ADD,
    BOOK,
    BOOK_LIMIT,
    BREW,
    CRYSTALS,
    EFFECTS_STEP,
    NO_CAP,
    POUR,
    MysticMoonState,
)
from philtre.games.mystic_moon.rules.tables import (
    ADDS,
    MOST_PLACEMENTS,
    POTIONS,
    POTIONS_CAP,
    REWARD,
    VERB_WORTH,
    Content,
)
from philtre.games.mystic_moon.rules.tokens import (
    CELLS,
    COLUMNS,
    CRYSTAL,
    EACH_CELL,
    INGREDIENTS,
    MUSHROOM,
    ONE,
    WILD,
    cells_with,
    count,
    heap_of,
    occupied,
    ones,
    shl,
    total,
)

STAR: Final[i64] = 100
FEWEST_USED: Final[i64] = 3  # a crystal is spent on a brew of so many ingredients
MOST_FITS: Final[i64] = 128  # of four recipes
# A cache of best values: each row has all numbers on which a value depends, and the value.
KEPT: Final[i64] = 1024
FACTS: Final[i64] = 14
KEPT_ROW: Final[i64] = FACTS + 1
LOW_BITS: Final[i64] = 2**32 - 1
MIXER: Final[i64] = 1000003
LIFTING_AT: Final[i64] = MOST_PLACEMENTS * BOOK_LIMIT
# Cells to be filled below others in a column, by which of its cells hold something (bottom: 1, 2, 4).
GAPS: Final[vec[i64]] = vec[i64]([0, 0, 1, 0, 2, 1, 1, 0])


def effect_worth(state: MysticMoonState, effect: i64) -> i64:
    """The approximate value of an effect for the player."""
    content = state.content
    row = content.first_verb[effect]
    worth: i64 = 0
    while content.verb[row] != 0:
        times = content.times[row]
        worth += VERB_WORTH[content.verb[row]] * times
        row += 1
    return worth


@final
class Plan:
    """A fill and a brew, and what they bring."""

    def __init__(self) -> None:
        self.value: i64 = 0  # in hundredths of a star; 0: nothing is worth brewing
        self.brew: i64 = 0  # like the state's
        self.potions: i64 = 0
        self.cells: i64 = 0  # the cauldron's cells after the fill, in packed contents


@final
class Finder:
    """A search. Its fields describe the situation; the rows of its tables are fits that are possible by themselves."""

    def __init__(self) -> None:
        self.satchel: i64 = 0
        self.spare: i64 = 0  # wilds in it
        self.tokens: i64 = 0  # ingredients in it
        self.crystals: i64 = 0  # to be added
        self.cauldron: i64 = 0
        self.held: i64 = 0  # all bits of its filled cells
        self.shining: i64 = 0  # crystals already in it
        self.toxin: i64 = 0  # lost per potion, if there is a mushroom
        self.used: i64 = 0  # cells of potions already named
        self.named: i64 = 0  # how many those are
        self.adds: i64 = 0  # how much may still be added
        self.potions: i64 = 0  # how many potions may still be named
        self.keep: i64 = 0  # value of an ingredient that is not used
        self.rows: i64 = 0
        self.care: vec[i64] = vec[i64]([0] * MOST_FITS)
        self.want: vec[i64] = vec[i64]([0] * MOST_FITS)
        self.need: vec[i64] = vec[i64]([0] * MOST_FITS)  # heap of what is missing
        self.worth: vec[i64] = vec[i64]([0] * MOST_FITS)
        self.at: vec[i64] = vec[i64]([0] * MOST_FITS)
        self.density: i64 = 0  # the highest value of any cell
        self.best: i64 = 0
        self.best_brew: i64 = 0
        self.best_want: i64 = 0
        self.best_care: i64 = 0
        self.content: Content | None = None  # the card set of the cached situations
        self.facts: vec[i64] = vec[i64]([0] * FACTS)
        self.kept: vec[i64] = vec[i64]([0] * (KEPT * KEPT_ROW))

    def value(self, state: MysticMoonState, seat: i64, lift_worth: i64) -> i64:
        """The best value. It is cached, because the same situation occurs in most simulations of a search."""
        self._note_facts(state, seat, lift_worth)
        facts, kept = self.facts, self.kept
        row = KEPT_ROW * self._slot()
        i: i64 = 0
        while i < FACTS and kept[row + i] == facts[i]:
            i += 1
        if i < FACTS:
            self.look(state, seat, lift_worth)
            for i in range(FACTS):
                kept[row + i] = facts[i]
            kept[row + FACTS] = self.best
        return kept[row + FACTS]

    def _note_facts(self, state: MysticMoonState, seat: i64, lift_worth: i64) -> None:
        """Note all numbers on which the result of `look` depends."""
        if self.content is not state.content:
            self.content = state.content
            self.kept = vec[i64]([0] * (KEPT * KEPT_ROW))  # without recipes nothing is worth anything
        facts = self.facts
        facts[0], facts[1], facts[2] = self.satchel, self.cauldron, state.things[BOOK + seat]
        facts[3], facts[4], facts[5] = self.held, self.used, self.crystals
        facts[6], facts[7], facts[8] = self.adds, self.potions, self.keep
        facts[9], facts[10] = state.number(seat, REWARD), lift_worth
        facts[11] = state.top if lift_worth > 0 else ZERO
        facts[12], facts[13] = self.named, self._first_place(state)

    def _slot(self) -> i64:
        mixed: i64 = 0
        i: i64
        for i in range(FACTS):
            mixed = (mixed & LOW_BITS) * MIXER + (self.facts[i] & LOW_BITS) + (self.facts[i] >> 32)
        return (mixed >> 20 ^ mixed) & (KEPT - 1)

    def look(self, state: MysticMoonState, seat: i64, lift_worth: i64) -> None:
        """Try all fills and brews."""
        self.best = self.best_brew = self.best_want = self.best_care = 0
        if self.potions > 0:
            self.collect(state, seat, lift_worth)
            self.extend(0, 0, 0, 0, 0, 0, 0)

    def _first_place(self, state: MysticMoonState) -> i64:
        """The first place of the next potion, because potions are named in order."""
        return state.brewed_at(state.brewed - 1) + 1 if self.named != 0 else ZERO

    def collect(self, state: MysticMoonState, seat: i64, lift_worth: i64) -> None:
        """Collect every fit that is possible by itself."""
        self.rows = 0
        self.density = 0
        later = self._first_place(state)
        bonus = state.number(seat, REWARD)
        position: i64
        for position in range(state.recipes(seat)):
            potion = state.recipe_card(seat, position)
            worth = STAR * max(0, state.content.reward[potion] + bonus) + effect_worth(state, potion)
            self._collect_fits(state, potion, position, worth, later)
        if lift_worth > 0 and state.top >= 0 and later <= LIFTING_AT:
            self._collect_fits(state, POTIONS + state.top, BOOK_LIMIT, lift_worth, later)

    def _collect_fits(self, state: MysticMoonState, recipe: i64, position: i64, worth: i64, later: i64) -> None:
        content = state.content
        wilds = cells_with(self.cauldron, WILD + 1)
        worth -= self.toxin
        size = content.size[recipe]
        row: i64
        for row in range(content.first_fit[recipe], content.first_fit[recipe + 1]):
            want, care = content.want[row], content.care[row]
            at = MOST_PLACEMENTS * position + content.placement[row]
            clash = (self.cauldron ^ want) & care & self.held & ~wilds
            if at >= later and clash | care & self.used == 0 and self.rows < MOST_FITS:
                need = heap_of(want & ~self.held)
                if shortfall(self.satchel, need) <= self.spare:
                    n = self.rows
                    self.care[n], self.want[n], self.need[n] = care, want, need
                    self.worth[n], self.at[n] = worth, at
                    self.rows = n + 1
                    self.density = max(self.density, worth // size + 1)

    def extend(self, first: i64, value: i64, care: i64, want: i64, need: i64, brew: i64, potions: i64) -> None:
        """Try all rows from `first` on together with the rows already taken, whose sums are the arguments."""
        row: i64
        for row in range(first, self.rows):
            again = potions != 0 and self.at[first - 1] >= LIFTING_AT and self.at[row] >= LIFTING_AT
            if self.care[row] & care == 0 and not again:
                heap = need + self.need[row]
                if shortfall(self.satchel, heap) <= self.spare:
                    taken = care | self.care[row]
                    worth = value + self.worth[row]
                    named = brew | (self.at[row] + 1) << 8 * potions
                    self._price(worth, taken, want | self.want[row], heap, named)
                    room = CELLS - ones((taken | self.used) & EACH_CELL)
                    if potions + 1 < self.potions and worth + self.density * room > self.best:
                        self.extend(row + 1, worth, taken, want | self.want[row], heap, named, potions + 1)

    def _price(self, worth: i64, care: i64, want: i64, need: i64, brew: i64) -> None:
        """Compare a set with the best one so far, if it is possible as a whole."""
        planned = care & ~self.held
        gaps = gaps_in((planned | self.held) & EACH_CELL)
        placed = ones(planned & EACH_CELL)
        fillers = max(0, gaps - self.crystals)
        if placed + gaps > self.adds or fillers > self.tokens - placed:
            return
        used = ones((care | self.used) & EACH_CELL)
        shining = self.shining + gaps - fillers
        if used >= FEWEST_USED:
            room = min(CELLS - ones((planned | self.held) & EACH_CELL), self.adds - placed) - gaps
            shining += min(room, self.crystals - (gaps - fillers))
        value = worth + STAR * shining * used - self.keep * (placed + fillers)
        if value > self.best:
            self.best, self.best_brew, self.best_want, self.best_care = value, brew, want, care


FINDER: Final = Finder()


def shortfall(satchel: i64, need: i64) -> i64:
    """How many wilds are needed for what the satchel lacks of each kind."""
    missing: i64 = 0
    while need != 0:
        lack = (need & 15) - (satchel & 15)
        if lack > 0:
            missing += lack
        need >>= 4
        satchel >>= 4
    return missing


def gaps_in(cells: i64) -> i64:
    """Cells that must be filled for these to lie where they are, one bit per cell."""
    gaps: i64 = 0
    while cells != 0:
        gaps += GAPS[(cells & 1) | (cells >> 3 & 2) | (cells >> 6 & 4)]
        cells >>= 12
    return gaps


def _situate(state: MysticMoonState, seat: i64, keep: i64) -> None:
    """Set the finder to a seat's cauldron, and to what may still be added and named."""
    finder = FINDER
    poured = seat == state.player and EFFECTS_STEP <= state.step <= POUR  # its content is already brewed
    finder.cauldron = ZERO if poured else state.cauldron(seat)
    finder.held = occupied(finder.cauldron) * 15
    naming = seat == state.player and state.step == BREW
    adding = seat == state.player and state.step == ADD
    finder.used = state.used if naming else ZERO
    finder.named = state.brewed if naming else ZERO
    finder.satchel = ZERO if naming else state.satchel(seat)
    finder.spare = count(finder.satchel, WILD)
    finder.tokens = total(finder.satchel)
    finder.crystals = ZERO if naming else state.things[CRYSTALS + seat]
    finder.adds = ZERO if naming else state.cap(seat, ADDS) - (state.added if adding else ZERO)
    finder.potions = min(NO_CAP, state.cap(seat, POTIONS_CAP)) - finder.named
    if adding and state.column > 0:
        # Columns to the left of the last addition are closed, so their open slots cannot be filled.
        finder.held |= shl(1, 12 * state.column) - 1
    finder.shining = ones(cells_with(finder.cauldron, CRYSTAL) & EACH_CELL)
    finder.toxin = STAR if cells_with(finder.cauldron, MUSHROOM) != 0 else ZERO
    finder.keep = keep


def best_value(state: MysticMoonState, seat: i64, keep: i64, lift_worth: i64) -> i64:
    """What the best fill and brew are worth to a seat now; 0 if there is none.

    `keep` is the value of an ingredient that is not used, `lift_worth` that of lifting a curse (0: not wanted).
    """
    _situate(state, seat, keep)
    return FINDER.value(state, seat, lift_worth)


def named_value(state: MysticMoonState, more: i64) -> i64:
    """The value of the potions already named for this brew; `more` is the best value of further ones."""
    finder = FINDER
    _situate(state, state.player, 0)
    bonus = state.number(state.player, REWARD)
    worth: i64 = 0
    i: i64
    for i in range(state.brewed):
        recipe = state.recipe_at(state.brewed_at(i) // MOST_PLACEMENTS)
        if recipe < POTIONS:
            worth += STAR * max(0, state.content.reward[recipe] + bonus) + effect_worth(state, recipe) - finder.toxin
    if more == 0:
        worth += STAR * finder.shining * ones(state.used & EACH_CELL)
    return worth


def best_fill(state: MysticMoonState, seat: i64, keep: i64, lift_worth: i64) -> Plan:
    """The best fill and brew for a seat. In the `brew` step only the brew is left to choose."""
    plan, finder = Plan(), FINDER
    _situate(state, seat, keep)
    finder.look(state, seat, lift_worth)
    plan.value, plan.cells = finder.best, state.cauldron(seat)
    if plan.value > 0:
        plan.brew = finder.best_brew
        while plan.brew >> 8 * plan.potions != 0:
            plan.potions += 1
        plan.cells = _filled_cells(state, seat)
    return plan


def _filled_cells(state: MysticMoonState, seat: i64) -> i64:
    """The cauldron as the best plan fills it: wilds where a kind is lacking, the commonest kinds into gaps."""
    finder = FINDER
    satchel, crystals = finder.satchel, finder.crystals
    held = occupied(state.cauldron(seat)) * 15
    cells = state.cauldron(seat)
    planned = finder.best_care & ~held
    cell: i64
    for cell in range(CELLS):
        if planned >> 4 * cell & 15 != 0:
            kind = (finder.best_want >> 4 * cell & 15) - 1
            if count(satchel, kind) == 0:
                kind = WILD
            satchel -= ONE[kind]
            cells |= (kind + 1) << 4 * cell
    covered = planned | held
    column: i64
    for column in range(COLUMNS):
        for cell in range(COLUMNS * column, COLUMNS * column + COLUMNS):
            if covered >> 4 * cell & 15 == 0 and covered >> 4 * cell & _above(cell) != 0:
                if crystals > 0:
                    crystals -= 1
                    cells |= shl(CRYSTAL, 4 * cell)
                else:
                    kind = _commonest(satchel)
                    satchel -= ONE[kind]
                    cells |= (kind + 1) << 4 * cell
    return _with_crystals(cells, crystals)


def _above(cell: i64) -> i64:
    """All bits of the cells above, seen from the cell itself."""
    return shl(1, 4 * (COLUMNS - cell % COLUMNS)) - 16


def _commonest(satchel: i64) -> i64:
    """The kind there is most of; of equals a basic one before a rare one, a wild last."""
    best: i64 = 0
    kind: i64
    for kind in range(INGREDIENTS):
        if count(satchel, kind) > count(satchel, best):
            best = kind
    return best


def _with_crystals(cells: i64, crystals: i64) -> i64:
    """Crystals on top, where a brew is big enough for them."""
    finder = FINDER
    free = min(finder.adds - ones(occupied(cells ^ finder.cauldron)), crystals)
    if ones((finder.best_care | finder.used) & EACH_CELL) < FEWEST_USED:
        free = 0
    cell: i64
    for cell in range(CELLS):
        if free > 0 and finder.held >> 4 * cell & 15 == 0 and cells >> 4 * cell & 15 == 0:
            cells |= shl(CRYSTAL, 4 * cell)
            free -= 1
    return cells


def next_action(state: MysticMoonState, keep: i64, lift_worth: i64) -> i64:
    """What the best plan does next, for the player who adds or names potions; DONE if it does no more."""
    plan = best_fill(state, state.player, keep, lift_worth)
    if state.step == BREW:
        return BREW_IT + (plan.brew & 255) - 1 if plan.brew != 0 else DONE
    added = plan.cells ^ state.cauldron(state.player)
    if plan.value == 0 or added == 0:
        return DONE
    cell: i64 = 0
    while added >> 4 * cell & 15 == 0:
        cell += 1
    content = plan.cells >> 4 * cell & 15
    return PUT + ADDABLE * (cell // COLUMNS) + (INGREDIENTS if content == CRYSTAL else content - 1)
