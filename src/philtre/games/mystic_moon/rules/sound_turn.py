"""Conditions on the turn, its brew and its effects."""

from __future__ import annotations

from mypy_extensions import i64

from philtre.games.mystic_moon.rules.brewing import has_effect
from philtre.games.mystic_moon.rules.garden import glyph_at, glyph_times, glyph_works, reach
from philtre.games.mystic_moon.rules.setup import FIRST_INGREDIENTS, FIRST_STARS
from philtre.games.mystic_moon.rules.state import (
    ADD,
    ASK_FORGET,
    ASK_GIVE,
    ASK_KEEP,
    ASK_SLUDGE,
    ASK_STEAL,
    BOOK,
    BOOK_LIMIT,
    BREW,
    BREWED_SIGN,
    CHOOSING,
    CONTEST,
    CRYSTALS,
    EFFECTS_STEP,
    FORMULA,
    GARDEN,
    GARDEN_TALENT,
    GLYPH_STEP,
    GOLD,
    NO_EFFECT,
    OVER,
    PLACE,
    PLAYING,
    ROUNDS,
    SHOP,
    WITHER,
    MysticMoonState,
    place_after,
)
from philtre.games.mystic_moon.rules.tables import (
    ADDS,
    CHARM_EFFECT,
    DRAIN,
    DRAW,
    DRAW_GLYPH,
    EXCHANGE,
    FORMULAS,
    FROGS,
    GLYPH_EFFECT,
    MOST_PLACEMENTS,
    NEVER,
    PLUCK,
    POTIONS,
    POTIONS_CAP,
    STOCK,
    WARD,
)
from philtre.games.mystic_moon.rules.tokens import (
    CRYSTAL,
    EACH_CELL,
    FROG,
    INGREDIENTS,
    MUSHROOM,
    PLACES,
    WILD,
    cells_with,
    count,
    filled,
    height,
    occupied,
    ones,
    shl,
    total,
)
from philtre.games.mystic_moon.rules.turn import MOMENTS_OF, is_sign_step
from philtre.games.mystic_moon.rules.zodiac import charm_now

# The turn


def rounds_go_on(s: MysticMoonState) -> bool:
    if (s.round == 0) != (s.step == CHOOSING) or (s.step == OVER) != (s.ended != PLAYING):
        return False
    if s.step in (CHOOSING, CONTEST, OVER):
        return s.player == s.start and (s.step == CHOOSING or s.round == ROUNDS)
    return s.decider == s.player


def hat_is_in_the_garden(s: MysticMoonState) -> bool:
    """Between entering and bloom; what lay around it is gathered."""
    if s.step in (CHOOSING, GARDEN, WITHER, CONTEST, OVER):
        return s.hat < 0
    if s.hat < 0:
        return False
    steps: i64
    for steps in range(-1, _least_reach(s) + 1):  # noqa: SIM110 - likewise
        if s.things[PLACE + place_after(s.hat, steps)] != 0:
            return False
    return True


def _least_reach(s: MysticMoonState) -> i64:
    """She may have been cursed when she gathered."""
    cursed, least = s.cursed, reach(s)
    if s.zodiac != 0 and s.step > BREW and not s.is_cursed(s.player):
        s.cursed |= shl(1, s.player)
        least = min(least, reach(s))
        s.cursed = cursed
    return least


def sludge_is_of_this_turn(s: MysticMoonState) -> bool:
    return SHOP <= s.step <= WITHER or s.sludge == 0


def nothing_comes_before_its_turn(s: MysticMoonState) -> bool:
    """In the first round: who had no turn has at most what was dealt; others can only take, exchange and drop in."""
    if s.step == CHOOSING:
        return _is_laid_out(s)
    if s.round != 1:
        return True
    now = (s.player - s.start + s.players) % s.players
    order: i64
    for order in range(now + (0 if s.step == GARDEN else 1), s.players):
        if not _is_as_dealt((s.start + order) % s.players, s):
            return False
    return now != 0 or s.step != GARDEN or _is_first_turn(s)


def _is_as_dealt(seat: i64, s: MysticMoonState) -> bool:
    things = s.things
    if things[BOOK + seat] | things[GOLD + seat] | things[CRYSTALS + seat] | things[FORMULA + seat] != 0:
        return False
    if s.zodiac != 0 and not s.is_cursed(seat):
        return False
    dropped = ones(cells_with(s.cauldron(seat), MUSHROOM) & EACH_CELL)
    if filled(s.cauldron(seat)) != dropped:
        return False
    return total(s.satchel(seat)) <= FIRST_INGREDIENTS and s.stars(seat) <= FIRST_STARS


def _is_first_turn(s: MysticMoonState) -> bool:
    place: i64
    for place in range(PLACES):
        if total(s.things[PLACE + place]) != 1:
            return False
    seat: i64
    for seat in range(s.players):
        if total(s.satchel(seat)) != FIRST_INGREDIENTS or s.stars(seat) != FIRST_STARS or s.cauldron(seat) != 0:
            return False
    return s.shop == s.content.shop and s.under_count == 0 and s.under_formulas_count == 0


def _is_laid_out(s: MysticMoonState) -> bool:
    seat: i64
    for seat in range(s.players):
        if s.satchel(seat) | s.cauldron(seat) | s.things[BOOK + seat] != 0 or s.stars(seat) != FIRST_STARS:
            return False
    if s.bag != s.content.bag or s.shop != s.content.shop or s.under_count != 0:
        return False
    if s.alchemy == 0:
        return True
    whole = s.gold == s.content.gold and s.crystals == s.content.crystals
    return whole and s.formulas == shl(1, FORMULAS) - 1


def added_tokens_lie_in_their_columns(s: MysticMoonState) -> bool:
    """Column by column from the left, this turn."""
    if s.step not in (ADD, BREW):
        return s.column == 0 and s.added == 0
    if s.added == 0:
        return s.column == 0
    cauldron = s.cauldron(s.player)
    under = cauldron & (shl(1, 12 * (s.column + 1)) - 1)
    return s.added <= filled(under) and height(cauldron, s.column) > 0 and s.added <= s.cap(s.player, ADDS)


def brews_are_at_their_steps(s: MysticMoonState) -> bool:
    if s.waiting != 0 and s.step != EFFECTS_STEP:
        return False
    if EFFECTS_STEP <= s.step <= BREWED_SIGN:
        return s.brewed > 0
    return s.step == BREW or s.brewed == 0


def brews_fit_the_cauldron(s: MysticMoonState) -> bool:
    """What is taken out afterwards, by effects, leaves empty cells."""
    i: i64
    for i in range(s.brewed):
        if not _fits(s, s.brewed_at(i)):
            return False
    done = s.brewed > 0 and s.step > BREW
    left = s.cauldron(s.player)
    return not done or cells_with(left, CRYSTAL) | cells_with(left, MUSHROOM) == 0


def _fits(s: MysticMoonState, at: i64) -> bool:
    content, cauldron = s.content, s.cauldron(s.player)
    recipe = s.recipe_at(at // MOST_PLACEMENTS)
    matters = ~cells_with(cauldron, WILD + 1)
    if s.step > BREW:
        matters &= occupied(cauldron) * 15
    row: i64
    for row in range(content.first_fit[recipe], content.first_fit[recipe + 1]):
        odd = (cauldron ^ content.want[row]) & content.care[row] & matters
        if odd == 0 and content.placement[row] == at % MOST_PLACEMENTS:
            return True
    return False


def brews_keep_to_the_cap(s: MysticMoonState) -> bool:
    """Counted while cursed, where the brew lifts the curse."""
    if s.brewed < 2:
        return True
    cursed = s.cursed
    if _lifts(s):
        s.cursed |= shl(1, s.player)
    kept = s.brewed <= s.cap(s.player, POTIONS_CAP)
    s.cursed = cursed
    return kept


def _lifts(s: MysticMoonState) -> bool:
    return s.brewed > 0 and s.brewed_at(s.brewed - 1) >= MOST_PLACEMENTS * BOOK_LIMIT


def curses_are_lifted_once(s: MysticMoonState) -> bool:
    if s.brewed > 1 and s.brewed_at(s.brewed - 2) >= MOST_PLACEMENTS * BOOK_LIMIT:
        return False
    return not _lifts(s) or s.is_cursed(s.player) == (s.step == BREW)


def effects_that_wait_are_of_the_brew(s: MysticMoonState) -> bool:
    i: i64
    for i in range(s.brewed):
        if s.waiting >> i & 1 != 0:
            recipe = s.recipe_at(s.brewed_at(i) // MOST_PLACEMENTS)
            if recipe >= POTIONS or not has_effect(s, recipe) or (i == s.source and s.effect != NO_EFFECT):
                return False
    return True


def effects_run_at_their_step(s: MysticMoonState) -> bool:
    effect = s.effect
    if effect == NO_EFFECT:
        return True
    if effect < CHARM_EFFECT:
        if s.step != EFFECTS_STEP or s.source < 0:
            return False
        return s.recipe_at(s.brewed_at(s.source) // MOST_PLACEMENTS) == effect
    if s.source >= 0:
        return False
    if effect == GLYPH_EFFECT:
        return s.step == GLYPH_STEP and glyph_at(s, s.hat) == DRAW_GLYPH and glyph_works(s, s.hat)
    moment = MOMENTS_OF[s.step]
    return moment != NEVER and charm_now(s, moment, is_sign_step(s.step)) == effect - CHARM_EFFECT


def verbs_are_done_so_often(s: MysticMoonState) -> bool:
    if s.effect == NO_EFFECT:
        return True
    row = s.content.first_verb[s.effect] + s.verb
    verb, most = s.content.verb[row], s.content.times[row]
    if s.effect == GLYPH_EFFECT:
        most = glyph_times(s)
    elif verb == DRAIN:
        most = 1
    return s.left <= (most - 1 if s.thefts != 0 else most)


def frogs_bring_thefts(s: MysticMoonState) -> bool:
    """From the garden, or one drawn or plucked; they are back in the bag by then."""
    if s.thefts == 0:
        return True
    frogs = count(s.bag, FROG)
    if s.effect == NO_EFFECT:
        if s.step != GARDEN_TALENT and (s.step != GLYPH_STEP or not glyph_works(s, s.hat)):
            return False
    else:
        verb = s.content.verb[s.content.first_verb[s.effect] + s.verb]
        if verb not in (DRAW, STOCK, PLUCK):
            return False
        frogs = min(frogs, 1)
    return s.prompt == ASK_STEAL and s.thefts <= frogs * max(0, 1 + s.number(s.player, FROGS))


def exchange_has_its_two_sides(s: MysticMoonState) -> bool:
    if (s.ended == PLAYING and s.prompt == ASK_GIVE) != (s.exchanging != 0):
        return False
    if s.exchanging == 0:
        return True
    rival, kind = (s.exchanging - 1) // INGREDIENTS, (s.exchanging - 1) % INGREDIENTS
    if s.effect == NO_EFFECT or s.content.verb[s.content.first_verb[s.effect] + s.verb] != EXCHANGE:
        return False
    return rival != s.player and count(s.satchel(rival), kind) != 0 and s.number(rival, WARD) <= 0


def fourth_recipe_is_being_learned(s: MysticMoonState) -> bool:
    if s.learning == 0:
        return s.slot == 0 and (s.ended != PLAYING or s.prompt != ASK_FORGET)
    if s.step != SHOP or s.prompt != ASK_FORGET or s.performing != 0:
        return False
    return s.recipes(s.player) == BOOK_LIMIT and s.row_card(s.slot) < 0


def formula_is_being_performed(s: MysticMoonState) -> bool:
    """First its sludge is placed, then it is taken, then one of two goes under the deck."""
    if s.performing == 0:
        return s.sludging == 0 and (s.ended != PLAYING or s.prompt not in (ASK_SLUDGE, ASK_KEEP))
    card, own = s.performing - 1, s.own_formula(s.player)
    if s.step != SHOP or s.alchemy == 0:
        return False
    if s.prompt == ASK_SLUDGE:
        return 0 < s.sludging <= s.content.sludge_of[card] and card in (own, s.formula)
    return s.prompt == ASK_KEEP and s.sludging == 0 and own >= 0 and card not in (own, s.formula)
