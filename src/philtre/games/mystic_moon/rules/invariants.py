"""What holds for every table of Mystic Moon, whole or as a seat sees it. Reading a position asks all of it."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from philtre.core.chance import Refused
from philtre.core.contract import SILENT
from philtre.core.errors import NoLuck
from philtre.core.invariants import Invariant
from philtre.games.mystic_moon.rules.brewing import has_effect, placement_cells
from philtre.games.mystic_moon.rules.ending import GOLD_STARS, MOST_DRAWN, best_standing, equal_stars
from philtre.games.mystic_moon.rules.garden import glyph_at, glyph_times, glyph_works, reach
from philtre.games.mystic_moon.rules.setup import FIRST_INGREDIENTS, FIRST_STARS, ROW
from philtre.games.mystic_moon.rules.state import (
    ADD,
    ALL_CURSED,
    ASK_FORGET,
    ASK_GIVE,
    ASK_KEEP,
    ASK_SIGN,
    ASK_SLUDGE,
    ASK_STEAL,
    BOOK,
    BOOK_LIMIT,
    BREW,
    BREWED_SIGN,
    BY_SATCHEL,
    BY_SHEARS,
    BY_STARS,
    CARDS_PER_WORD,
    CAULDRON,
    CHOOSING,
    CONTEST,
    CRYSTALS,
    EFFECTS_STEP,
    FORMULA,
    GARDEN,
    GARDEN_TALENT,
    GLYPH_STEP,
    GOLD,
    HIDDEN,
    HOME,
    NO_EFFECT,
    NO_SIGN,
    OVER,
    PLACE,
    PLAYING,
    ROUNDS,
    SATCHEL,
    SHARED,
    SHOP,
    STARS,
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
    EFFECTS,
    END,
    EXCHANGE,
    FORMULAS,
    FROGS,
    GLYPH_EFFECT,
    HUTS,
    MOST_PLACEMENTS,
    NEVER,
    PLUCK,
    POTIONS,
    POTIONS_CAP,
    SIGNS,
    STOCK,
    WARD,
)
from philtre.games.mystic_moon.rules.tokens import (
    CELLS,
    COLUMNS,
    CRYSTAL,
    EACH_CELL,
    FROG,
    FULL,
    INGREDIENTS,
    KINDS,
    MUSHROOM,
    PLACE_LIMIT,
    PLACES,
    WARES,
    WILD,
    bits,
    cells_with,
    count,
    filled,
    heap_of,
    height,
    occupied,
    ones,
    shl,
    total,
)
from philtre.games.mystic_moon.rules.turn import MOMENTS_OF, is_sign_step, proceed
from philtre.games.mystic_moon.rules.zodiac import charm_now

MOST_STARS: Final[i64] = 1_000_000
MOST_BREWED: Final[i64] = 4
MOST_TIMES: Final[i64] = 99
SEATS: Final[i64] = 4


# Numbers within their bounds: all others rely on these


def seats_are_at_the_table(s: MysticMoonState) -> bool:
    if not (2 <= s.players <= SEATS and 0 <= s.start < s.players):
        return False
    if not (0 <= s.player < s.players and 0 <= s.decider < s.players):
        return False
    return (s.cursed | s.contest | s.winners) & ~(shl(1, s.players) - 1) == 0


def steps_and_questions_are_known(s: MysticMoonState) -> bool:
    if (s.zodiac | s.alchemy | s.may_empty) & ~1 != 0 or not 0 <= s.round <= ROUNDS:
        return False
    return 0 <= s.prompt <= ASK_SIGN and 0 <= s.step <= OVER and 0 <= s.ended <= ALL_CURSED and -1 <= s.hat < PLACES


def heaps_are_of_tokens(s: MysticMoonState) -> bool:
    if not (_heap(s.bag, KINDS) and _heap(s.shop, WARES) and _heap(s.sludge, PLACES)):
        return False
    place: i64
    for place in range(PLACES):  # noqa: SIM110 - a generator has no i64 variable
        if not _heap(s.things[PLACE + place], KINDS):
            return False
    return True


def _heap(heap: i64, kinds: i64) -> bool:
    return 0 <= heap < shl(1, 4 * kinds)


def cards_are_of_the_set(s: MysticMoonState) -> bool:
    if not (0 <= s.row < shl(1, 5 * ROW) and 0 <= s.deck < shl(1, POTIONS) and 0 <= s.sky < shl(1, SIGNS)):
        return False
    if not (-1 <= s.rising < SIGNS and -1 <= s.top < SIGNS and -1 <= s.formula < FORMULAS):
        return False
    if not (0 <= s.formulas < shl(1, FORMULAS) and 0 <= s.learning <= POTIONS and 0 <= s.performing <= FORMULAS):
        return False
    slot: i64
    for slot in range(ROW):
        if s.row_card(slot) >= POTIONS:
            return False
    return 0 <= s.slot < ROW


def cards_lie_under_the_decks(s: MysticMoonState) -> bool:
    if not (0 <= s.under_count <= POTIONS and 0 <= s.under_formulas_count <= FORMULAS):
        return False
    if s.under_formulas < 0 or s.under_formulas >> 4 * s.under_formulas_count != 0:
        return False
    word: i64
    for word in range(3):
        cards = s.under_1 if word == 0 else s.under_2 if word == 1 else s.under_3
        left = min(CARDS_PER_WORD, max(0, s.under_count - CARDS_PER_WORD * word))
        if cards < 0 or cards >> 5 * left != 0:
            return False
    return True


def seats_hold_things_in_bounds(s: MysticMoonState) -> bool:
    seat: i64
    for seat in range(SEATS):
        if seat < s.players:
            if not _things_in_bounds(s, seat):
                return False
        else:
            kind: i64
            for kind in range(8):
                if s.things[4 * kind + seat] != 0:
                    return False
    return True


def _things_in_bounds(s: MysticMoonState, seat: i64) -> bool:
    things = s.things
    if not (_heap(things[SATCHEL + seat], INGREDIENTS) and 0 <= things[CAULDRON + seat] <= FULL):
        return False
    if not (0 <= things[STARS + seat] < MOST_STARS and 0 <= things[HOME + seat] <= HUTS):
        return False
    if not (0 <= things[GOLD + seat] <= MOST_TIMES and 0 <= things[CRYSTALS + seat] <= MOST_TIMES):
        return False
    cell: i64
    for cell in range(CELLS):
        if things[CAULDRON + seat] >> 4 * cell & 15 > CRYSTAL:
            return False
    return 0 <= things[FORMULA + seat] <= FORMULAS and _is_book(things[BOOK + seat])


def _is_book(book: i64) -> bool:
    """Up to three recipes, one after the other."""
    if book < 0 or book >> 15 != 0:
        return False
    while book != 0:
        if not 1 <= book & 31 <= POTIONS:
            return False
        book >>= 5
    return True


def piles_are_counted(s: MysticMoonState) -> bool:
    if not (0 <= s.mushrooms <= 15 and 0 <= s.gold <= MOST_TIMES and 0 <= s.crystals <= MOST_TIMES):
        return False
    if not (0 <= s.sludges <= 15 and 0 <= s.sludging <= 15 and 0 <= s.thefts <= MOST_TIMES):
        return False
    return 0 <= s.column < COLUMNS and 0 <= s.added <= CELLS and 0 <= s.drawn <= MOST_DRAWN


def signs_are_three_bits_each(s: MysticMoonState) -> bool:
    if not 0 <= s.signs < shl(1, 3 * s.players):
        return False
    seat: i64
    for seat in range(s.players):  # noqa: SIM110 - likewise
        if s.sign_of(seat) > HIDDEN:
            return False
    return True


def brew_is_of_known_recipes(s: MysticMoonState) -> bool:
    if not (0 <= s.brewed <= MOST_BREWED and s.brew >= 0 and s.brew >> 8 * s.brewed == 0):
        return False
    if s.waiting < 0 or s.waiting >> s.brewed != 0 or not -1 <= s.source < s.brewed:
        return False
    used: i64 = 0
    i: i64
    for i in range(s.brewed):
        at = s.brewed_at(i)
        if not 0 <= at < MOST_PLACEMENTS * (BOOK_LIMIT + 1) or (i > 0 and at <= s.brewed_at(i - 1)):
            return False
        position = at // MOST_PLACEMENTS
        if (s.top < 0) if position == BOOK_LIMIT else (position >= s.recipes(s.player)):
            return False
        cells = placement_cells(s, at)
        if cells == 0 or cells & used != 0:
            return False
        used |= cells
    return s.used == used


def effect_is_in_its_row(s: MysticMoonState) -> bool:
    if not (NO_EFFECT <= s.effect < EFFECTS and 0 <= s.verb <= 4 and 0 <= s.left <= MOST_TIMES):
        return False
    if not 0 <= s.exchanging <= INGREDIENTS * s.players:
        return False
    if s.effect == NO_EFFECT:
        return s.verb == 0 and s.left == 0 and s.source == -1
    verb: i64
    for verb in range(s.verb + 1):  # noqa: SIM110 - likewise
        if s.content.verb[s.content.first_verb[s.effect] + verb] == END:
            return False
    return True


# Tokens


def tokens_are_all_there(s: MysticMoonState) -> bool:
    kind: i64
    for kind in range(KINDS):
        found = count(s.bag, kind)
        box = count(s.content.bag, kind)
        if kind < WARES:
            found += count(s.shop, kind)
            box += count(s.content.shop, kind)
        place: i64
        for place in range(PLACES):
            found += count(s.things[PLACE + place], kind)
        seat: i64
        for seat in range(s.players):
            if kind < INGREDIENTS:
                found += count(s.satchel(seat), kind) + count(heap_of(s.cauldron(seat)), kind)
        if found != box:
            return False
    return True


def mushrooms_are_all_there(s: MysticMoonState) -> bool:
    return s.mushrooms + _in_cauldrons(s, MUSHROOM) == s.content.mushrooms


def _in_cauldrons(s: MysticMoonState, thing: i64) -> i64:
    found: i64 = 0
    seat: i64
    for seat in range(s.players):
        found += ones(cells_with(s.cauldron(seat), thing) & EACH_CELL)
    return found


def gold_crystals_and_sludge_are_all_there(s: MysticMoonState) -> bool:
    gold, crystals, sludge = s.gold, s.crystals + _in_cauldrons(s, CRYSTAL), s.sludges + s.sludging
    seat: i64
    for seat in range(s.players):
        gold += s.things[GOLD + seat]
        crystals += s.things[CRYSTALS + seat]
    place: i64
    for place in range(PLACES):
        sludge += count(s.sludge, place)
    if s.alchemy == 0:
        return gold + crystals + sludge == 0
    return gold == s.content.gold and crystals == s.content.crystals and sludge == s.content.sludge


def places_hold_three(s: MysticMoonState) -> bool:
    place: i64
    for place in range(PLACES):  # noqa: SIM110 - likewise
        if total(s.things[PLACE + place]) > PLACE_LIMIT:
            return False
    return True


def shop_holds_its_limit(s: MysticMoonState) -> bool:
    kind: i64
    for kind in range(WARES):  # noqa: SIM110 - likewise
        if count(s.shop, kind) > s.content.shop_limit:
            return False
    return True


def cauldrons_fill_from_the_bottom(s: MysticMoonState) -> bool:
    """Only from the cauldron of a brew things are taken out, and leave holes."""
    seat: i64
    for seat in range(s.players):
        if seat == s.player and EFFECTS_STEP <= s.step <= BREWED_SIGN:
            continue
        lying = occupied(s.cauldron(seat))
        column: i64
        for column in range(COLUMNS):
            cells = lying >> 12 * column & 0x111
            if cells not in (0, 1, 0x11, 0x111):
                return False
    return True


def cauldrons_hold_one_mushroom(s: MysticMoonState) -> bool:
    seat: i64
    for seat in range(s.players):  # noqa: SIM110 - likewise
        if ones(cells_with(s.cauldron(seat), MUSHROOM) & EACH_CELL) > 1:
            return False
    return True


# Cards


def potions_are_in_one_place(s: MysticMoonState) -> bool:
    there, cards = s.deck, bits(s.deck)
    for card in s.under():
        there |= shl(1, card)
        cards += 1
    slot: i64
    for slot in range(ROW):
        if s.row_card(slot) >= 0:
            there |= shl(1, s.row_card(slot))
            cards += 1
    seat: i64
    position: i64
    for seat in range(s.players):
        for position in range(s.recipes(seat)):
            there |= shl(1, s.recipe_card(seat, position))
            cards += 1
    if s.learning != 0:
        there |= shl(1, s.learning - 1)
        cards += 1
    return cards == POTIONS and there == shl(1, POTIONS) - 1


def row_is_filled(s: MysticMoonState) -> bool:
    """A slot is empty before the first round, while a fourth recipe is learned, or where the deck is used up."""
    if s.step == CHOOSING:
        return s.row == 0
    slot: i64
    for slot in range(ROW):
        if s.row_card(slot) < 0 and s.deck | s.under_count != 0 and not (s.learning != 0 and s.slot == slot):
            return False
    return True


def formulas_are_in_one_place(s: MysticMoonState) -> bool:
    there, cards = s.formulas, bits(s.formulas)
    i: i64
    for i in range(s.under_formulas_count):
        there |= shl(1, s.under_formulas >> 4 * i & 15)
        cards += 1
    if s.formula >= 0:
        there |= shl(1, s.formula)
        cards += 1
    seat: i64
    for seat in range(s.players):
        if s.own_formula(seat) >= 0:
            there |= shl(1, s.own_formula(seat))
            cards += 1
    if s.performing != 0 and there & shl(1, s.performing - 1) == 0:
        there |= shl(1, s.performing - 1)
        cards += 1
    if s.alchemy == 0:
        return cards == 0
    return cards == FORMULAS and there == shl(1, FORMULAS) - 1


def a_formula_is_on_top(s: MysticMoonState) -> bool:
    return s.formula >= 0 or s.step == CHOOSING or s.formulas | s.under_formulas_count == 0


def a_sign_rises_each_round(s: MysticMoonState) -> bool:
    if s.zodiac == 0:
        return s.rising < 0 and s.top < 0 and s.sky == 0 and s.cursed == 0
    if s.step == CHOOSING:
        return s.rising < 0 and s.top < 0 and bits(s.sky) == SIGNS and s.cursed == shl(1, s.players) - 1
    if s.rising < 0 or s.top < 0 or s.rising == s.top or bits(s.sky) != SIGNS - 1 - s.round:
        return False
    return s.sky & (shl(1, s.rising) | shl(1, s.top)) == 0


def everybody_has_a_hut(s: MysticMoonState) -> bool:
    """Chosen in turn order, each by one."""
    taken: i64 = 0
    chosen: i64 = 0
    order: i64
    for order in range(s.players):
        home = s.home((s.start + order) % s.players)
        if home >= 0:
            if chosen != order or taken & shl(1, home) != 0:
                return False
            taken |= shl(1, home)
            chosen += 1
    if s.step != CHOOSING:
        return chosen == s.players
    return s.decider == (s.start + chosen) % s.players and chosen < s.players


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


# The end


def contest_is_among_the_best(s: MysticMoonState) -> bool:
    """The tied contest it; three or four may become fewer. Signs are chosen in turn order."""
    contested = s.step == CONTEST or s.ended in (BY_SHEARS, SHARED)
    if not contested:
        return s.contest == 0 and s.signs == 0 and s.drawn == 0
    best, left = best_standing(s), bits(s.contest)
    if s.contest & ~best != 0 or bits(best) < 2 or (bits(best) == 2 and s.step == CONTEST and s.contest != best):
        return False
    if s.step != CONTEST:
        enough = left == 1 and s.drawn < MOST_DRAWN if s.ended == BY_SHEARS else left >= 2 and s.drawn == MOST_DRAWN
        return enough and s.signs == 0
    return left >= 2 and s.drawn < MOST_DRAWN and _signs_are_in_order(s)


def _signs_are_in_order(s: MysticMoonState) -> bool:
    waits = False
    order: i64
    for order in range(s.players):
        seat = (s.start + order) % s.players
        if s.contest >> seat & 1 == 0:
            if s.sign_of(seat) != NO_SIGN:
                return False
        elif s.sign_of(seat) == NO_SIGN:
            waits = True
        elif waits:
            return False
    return waits


def endings_are_those_of_the_table(s: MysticMoonState) -> bool:
    if s.ended == PLAYING:
        return s.winners == 0
    all_cursed = s.cursed == shl(1, s.players) - 1
    if all_cursed or s.ended == ALL_CURSED:
        return all_cursed and s.ended == ALL_CURSED and s.winners == 0
    best = best_standing(s)
    if s.ended in (BY_STARS, BY_SATCHEL):
        by_satchel = bits(best) == 1 and equal_stars(s, best)
        return bits(best) == 1 and s.winners == best and by_satchel == (s.ended == BY_SATCHEL)
    return s.winners == s.contest


def stars_were_counted_in_the_end(s: MysticMoonState) -> bool:
    """The cursed have none, and gold has brought its own."""
    if s.step not in (CONTEST, OVER):
        return True
    seat: i64
    for seat in range(s.players):
        least: i64 = _for_gold(s, seat)
        if s.is_cursed(seat):
            if s.stars(seat) != 0:
                return False
        elif s.stars(seat) < least:
            return False
    return s.step == OVER or s.cursed != shl(1, s.players) - 1


def _for_gold(s: MysticMoonState, seat: i64) -> i64:
    gold = s.things[GOLD + seat]
    if gold == 0:
        return 0
    more: i64 = 0
    other: i64
    for other in range(s.players):
        if s.things[GOLD + other] > gold:
            more += 1
    return GOLD_STARS[more]


def nothing_goes_on_when_it_is_over(s: MysticMoonState) -> bool:
    return s.ended == PLAYING or (s.prompt == 0 and s.effect == NO_EFFECT and s.thefts == 0 and s.decider == s.player)


def question_is_the_one_asked_here(s: MysticMoonState) -> bool:
    """Going on from here asks just this, without luck and without a change."""
    if s.ended != PLAYING:
        return True
    asked = s.clone()
    assert isinstance(asked, MysticMoonState)
    try:
        proceed(asked, Refused(), SILENT)
    except NoLuck:
        return False
    return asked.fields() == s.fields()


INVARIANTS: Final = (
    Invariant(seats_are_at_the_table, "a seat is named that is not at the table"),
    Invariant(steps_and_questions_are_known, "there is no such step, round or question"),
    Invariant(heaps_are_of_tokens, "tokens are counted from 0 to 15 by kind"),
    Invariant(cards_are_of_the_set, "there is no such card"),
    Invariant(cards_lie_under_the_decks, "there are no such cards under a deck"),
    Invariant(seats_hold_things_in_bounds, "a seat has what no seat can have"),
    Invariant(piles_are_counted, "a pile or a number of the turn is out of its bounds"),
    Invariant(signs_are_three_bits_each, "there is no such sign"),
    Invariant(brew_is_of_known_recipes, "the brew is not of recipes that lie there side by side, in order"),
    Invariant(effect_is_in_its_row, "there is no such verb in the effect that runs"),
    Invariant(tokens_are_all_there, "there are not as many tokens of a kind as in the box"),
    Invariant(mushrooms_are_all_there, "there are not as many mushrooms as in the box"),
    Invariant(gold_crystals_and_sludge_are_all_there, "there are not as much gold, crystals and sludge as in the box"),
    Invariant(places_hold_three, "a place of the garden holds three tokens at most"),
    Invariant(shop_holds_its_limit, "the shop holds no more than its limit of a kind"),
    Invariant(cauldrons_fill_from_the_bottom, "something floats in a cauldron"),
    Invariant(cauldrons_hold_one_mushroom, "a cauldron holds one mushroom at most"),
    Invariant(potions_are_in_one_place, "each potion card is in one place"),
    Invariant(rounds_go_on, "the round, the step and whose turn it is contradict each other"),
    Invariant(everybody_has_a_hut, "huts are chosen in turn, each by one, before the first round"),
    Invariant(formulas_are_in_one_place, "each formula card is in one place"),
    Invariant(a_sign_rises_each_round, "the sky and the Rising Sign are not those of the round"),
    Invariant(row_is_filled, "a slot of the row is empty although the deck is not"),
    Invariant(a_formula_is_on_top, "no formula is on top although the deck has some"),
    Invariant(hat_is_in_the_garden, "the hat is in the garden from entering to bloom, and around it all is gathered"),
    Invariant(sludge_is_of_this_turn, "sludge lies in the garden before the shop"),
    Invariant(nothing_comes_before_its_turn, "a seat has more than was dealt before its first turn"),
    Invariant(added_tokens_lie_in_their_columns, "column and added are not what lies in the cauldron"),
    Invariant(brews_are_at_their_steps, "nothing is being brewed, or waits, at this step"),
    Invariant(brews_fit_the_cauldron, "the brew does not lie in the cauldron"),
    Invariant(curses_are_lifted_once, "a curse is lifted by one lifting potion of the cursed"),
    Invariant(brews_keep_to_the_cap, "more potions are brewed than may be"),
    Invariant(effects_that_wait_are_of_the_brew, "what waits has no effect, or runs already"),
    Invariant(effects_run_at_their_step, "the effect that runs does not come at this step"),
    Invariant(verbs_are_done_so_often, "the effect would be done more often than its card says"),
    Invariant(frogs_bring_thefts, "there are more thefts than frogs could bring"),
    Invariant(exchange_has_its_two_sides, "exchanging names what a rival has, while something is given for it"),
    Invariant(fourth_recipe_is_being_learned, "learning is of a fourth recipe, while one of four is forgotten"),
    Invariant(formula_is_being_performed, "performing and sludging do not go together with what is asked"),
    Invariant(contest_is_among_the_best, "the contest is not that of the tied seats, in their order"),
    Invariant(endings_are_those_of_the_table, "the ending contradicts what the table says"),
    Invariant(stars_were_counted_in_the_end, "gold and curses were not counted in the end"),
    Invariant(nothing_goes_on_when_it_is_over, "something goes on although the game has ended"),
    Invariant(question_is_the_one_asked_here, "the question cannot be asked here"),
)  # fmt: skip
