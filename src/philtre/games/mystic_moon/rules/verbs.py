"""What each verb of an effect lets the player choose, and what the choice does."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from philtre.core.contract import ZERO, Story
from philtre.games.mystic_moon.rules import telling
from philtre.games.mystic_moon.rules.actions import (
    BARTER_FOR,
    DONE,
    DRAIN_FROM,
    DROP_INTO,
    EXCHANGE_WITH,
    FETCH_IT,
    GIVE,
    LADLE_IT,
    PLUCK_IT,
    SALVAGE_IT,
    SEEK_IT,
    STEAL_FROM,
    THROW,
)
from philtre.games.mystic_moon.rules.state import (
    ASK_BARTER,
    ASK_BURN,
    ASK_DISCARD,
    ASK_DRAIN,
    ASK_EXCHANGE,
    ASK_FETCH,
    ASK_GIVE,
    ASK_LADLE,
    ASK_MUSHROOM,
    ASK_PLUCK,
    ASK_SALVAGE,
    ASK_SEEK,
    ASK_STEAL,
    CAULDRON,
    NO_EFFECT,
    PLACE,
    PROMPTS,
    MysticMoonState,
)
from philtre.games.mystic_moon.rules.tables import FROGS, MOST_PLACEMENTS, WARD
from philtre.games.mystic_moon.rules.tokens import (
    COLUMNS,
    FROG,
    FULL,
    INGREDIENTS,
    KINDS,
    MUSHROOM,
    ONE,
    PLACES,
    WARES,
    WILD,
    cells_with,
    count,
    has,
    heap_of,
    height,
    shl,
)

SEAT_KINDS: Final[i64] = 9  # actions per seat


def _kind_actions() -> vec[i64]:
    """For each question answered by a kind of ingredient, the first of its actions; -1 for the others."""
    actions = [-1] * len(PROMPTS)
    for prompt, base in (
        (ASK_DISCARD, THROW),
        (ASK_BURN, THROW),
        (ASK_SALVAGE, SALVAGE_IT),
        (ASK_LADLE, LADLE_IT),
        (ASK_FETCH, FETCH_IT),
        (ASK_SEEK, SEEK_IT),
        (ASK_GIVE, GIVE),
    ):
        actions[prompt] = base
    return vec[i64](actions)


KIND_ACTIONS: Final[vec[i64]] = _kind_actions()


# What may be chosen


def fill_choice(state: MysticMoonState, out: vec[i64]) -> i64:
    """What can be answered to a theft's, a verb's or the satchel's question."""
    prompt = state.prompt
    base = KIND_ACTIONS[prompt]
    if base >= 0:
        n = fill_kinds(_kinds_offered(state), base, out)
        if prompt == ASK_BURN:
            out[n] = DONE
            n += 1
        return n
    if prompt == ASK_STEAL:
        return _fill_rivals(state, STEAL_FROM, out)
    if prompt == ASK_PLUCK:
        return _fill_garden(state, out)
    if prompt == ASK_BARTER:
        return _fill_barters(state, out)
    if prompt == ASK_EXCHANGE:
        return _fill_rivals(state, EXCHANGE_WITH, out) if state.satchel(state.player) != 0 else ZERO
    if prompt == ASK_DRAIN:
        return _fill_drains(state, out)
    if prompt == ASK_MUSHROOM:
        return _fill_cauldrons(state, out)
    return _fill_columns(state, state.player, out, 0)


def _kinds_offered(state: MysticMoonState) -> i64:
    """The heap from which one ingredient is chosen."""
    prompt = state.prompt
    if prompt == ASK_SALVAGE:
        return heap_of(state.cauldron(state.player) & _source_cells(state))
    if prompt == ASK_LADLE:
        return heap_of(state.cauldron(state.player))
    if prompt == ASK_FETCH:
        return state.shop
    if prompt == ASK_SEEK:
        return state.bag
    return state.satchel(state.player)


def fill_kinds(heap: i64, base: i64, out: vec[i64]) -> i64:
    """One action for each kind of ingredient in a heap."""
    n: i64 = 0
    kind: i64
    for kind in range(INGREDIENTS):
        out[n] = base + kind
        n += has(heap, kind)
    return n


def _fill_rivals(state: MysticMoonState, base: i64, out: vec[i64]) -> i64:
    """Ingredients that can be taken from others."""
    n: i64 = 0
    seat: i64
    kind: i64
    for seat in range(state.players):
        heap = state.satchel(seat)
        if seat != state.player and heap != 0 and state.number(seat, WARD) <= 0:
            for kind in range(INGREDIENTS):
                out[n] = base + SEAT_KINDS * seat + kind
                n += has(heap, kind)
    return n


def _fill_garden(state: MysticMoonState, out: vec[i64]) -> i64:
    n: i64 = 0
    place: i64
    kind: i64
    for place in range(PLACES):
        heap = state.things[PLACE + place]
        if heap != 0:
            for kind in range(KINDS):
                if count(heap, kind) != 0:
                    out[n] = PLUCK_IT + KINDS * place + kind
                    n += 1
    return n


def _fill_barters(state: MysticMoonState, out: vec[i64]) -> i64:
    satchel, shop = state.satchel(state.player), state.shop
    n: i64 = 0
    given: i64
    got: i64
    for given in range(INGREDIENTS):
        if count(satchel, given) != 0:
            for got in range(WARES):
                if got != given and count(shop, got) != 0:
                    out[n] = BARTER_FOR + WARES * given + got
                    n += 1
    return n


def _fill_drains(state: MysticMoonState, out: vec[i64]) -> i64:
    n: i64 = 0
    seat: i64
    for seat in range(state.players):
        if seat != state.player and state.stars(seat) > 0:
            out[n] = DRAIN_FROM + seat
            n += 1
    return n


def _fill_cauldrons(state: MysticMoonState, out: vec[i64]) -> i64:
    n: i64 = 0
    seat: i64
    for seat in range(state.players):
        if seat != state.player:
            n = _fill_columns(state, seat, out, n)
    return n


def _fill_columns(state: MysticMoonState, seat: i64, out: vec[i64], n: i64) -> i64:
    """Columns where a mushroom can be dropped: one per cauldron (page 13)."""
    cauldron = state.cauldron(seat)
    if state.mushrooms == 0 or cells_with(cauldron, MUSHROOM) != 0:
        return n
    column: i64
    for column in range(COLUMNS):
        if height(cauldron, column) < COLUMNS:
            out[n] = DROP_INTO + COLUMNS * seat + column
            n += 1
    return n


def _source_cells(state: MysticMoonState) -> i64:
    """All bits of the cells of the potion whose effect runs."""
    at = state.brewed_at(state.source)
    position, placement = at // MOST_PLACEMENTS, at % MOST_PLACEMENTS
    return state.content.cells[MOST_PLACEMENTS * state.recipe_at(position) + placement]


# Choosing


def choose(state: MysticMoonState, action: i64, story: Story) -> None:
    """Do what was chosen."""
    base = KIND_ACTIONS[state.prompt]
    if base >= 0:
        _choose_kind(state, action, action - base, story)
    elif state.prompt == ASK_STEAL:
        _steal(state, action - STEAL_FROM, story)
    elif state.prompt == ASK_PLUCK:
        _pluck(state, (action - PLUCK_IT) // KINDS, (action - PLUCK_IT) % KINDS, story)
    elif state.prompt == ASK_BARTER:
        _barter(state, (action - BARTER_FOR) // WARES, (action - BARTER_FOR) % WARES, story)
    elif state.prompt == ASK_EXCHANGE:
        state.exchanging = action - EXCHANGE_WITH + 1
    elif state.prompt == ASK_DRAIN:
        _drain(state, action - DRAIN_FROM, story)
    else:
        _drop_mushroom(state, (action - DROP_INTO) // COLUMNS, (action - DROP_INTO) % COLUMNS, story)


def _choose_kind(state: MysticMoonState, action: i64, kind: i64, story: Story) -> None:
    prompt = state.prompt
    if prompt == ASK_DISCARD:
        _discard(state, kind, story)
    elif prompt == ASK_BURN:
        if action == DONE:
            state.left = 0
        else:
            _burn(state, kind, story)
    elif prompt == ASK_SALVAGE:
        _scoop(state, kind, _source_cells(state))
        telling.salvaged(story, state.player, kind=kind)
    elif prompt == ASK_LADLE:
        _scoop(state, kind, FULL)
        telling.ladled(story, state.player, kind=kind)
    elif prompt == ASK_FETCH:
        _fetch(state, kind, story)
    elif prompt == ASK_SEEK:
        _seek(state, kind, story)
    else:
        _exchange(state, kind, story)


def _steal(state: MysticMoonState, which: i64, story: Story) -> None:
    seat, kind = which // SEAT_KINDS, which % SEAT_KINDS
    state.give_up(seat, kind)
    state.take_in(state.player, kind)
    if state.thefts > 0:
        state.thefts -= 1
    else:
        state.left -= 1
    telling.stole(story, state.player, kind=kind, rival=seat)


def _discard(state: MysticMoonState, kind: i64, story: Story) -> None:
    state.give_up(state.player, kind)
    state.bag += ONE[kind]
    if state.effect != NO_EFFECT:
        state.left -= 1
    telling.discarded(story, state.player, kind=kind)


def _burn(state: MysticMoonState, kind: i64, story: Story) -> None:
    state.give_up(state.player, kind)
    state.bag += ONE[kind]
    state.left -= 1
    telling.burned(story, state.player, kind=kind)
    row = state.content.first_verb[state.effect] + state.verb
    tell_stars(state, state.content.worth[row], story)


def _scoop(state: MysticMoonState, kind: i64, cells: i64) -> None:
    """An ingredient from those cells of the cauldron back to the satchel."""
    cauldron = state.cauldron(state.player)
    found = cells_with(cauldron, kind + 1) & cells
    lowest = (found & -found) * 15
    state.things[CAULDRON + state.player] = cauldron & ~lowest
    state.take_in(state.player, kind)
    state.left -= 1


def _fetch(state: MysticMoonState, kind: i64, story: Story) -> None:
    state.shop -= ONE[kind]
    state.take_in(state.player, kind)
    state.left -= 1
    telling.fetched(story, state.player, kind=kind)


def _seek(state: MysticMoonState, kind: i64, story: Story) -> None:
    state.bag -= ONE[kind]
    state.take_in(state.player, kind)
    state.left -= 1
    telling.sought(story, state.player, kind=kind)


def _pluck(state: MysticMoonState, place: i64, kind: i64, story: Story) -> None:
    state.things[PLACE + place] -= ONE[kind]
    state.left -= 1
    telling.plucked(story, state.player, kind=kind, place=place)
    if kind == FROG:
        catch_frogs(state, 1, story)
    else:
        state.take_in(state.player, kind)


def _barter(state: MysticMoonState, given: i64, got: i64, story: Story) -> None:
    state.shop -= ONE[got]
    put_in_shop(state, given, 1)
    state.give_up(state.player, given)
    state.take_in(state.player, got)
    state.left -= 1
    telling.bartered(story, state.player, kind_given=given, kind_got=got)


def put_in_shop(state: MysticMoonState, kind: i64, tokens: i64) -> None:
    """What exceeds the shop's limit goes to the bag; the shop keeps no wilds (page 6)."""
    room: i64 = 0 if kind == WILD else max(0, state.content.shop_limit - count(state.shop, kind))
    kept = min(room, tokens)
    state.shop += kept * ONE[kind]
    state.bag += (tokens - kept) * ONE[kind]


def _exchange(state: MysticMoonState, given: i64, story: Story) -> None:
    seat, got = (state.exchanging - 1) // SEAT_KINDS, (state.exchanging - 1) % SEAT_KINDS
    state.exchanging = 0
    state.give_up(seat, got)
    state.take_in(seat, given)
    state.give_up(state.player, given)
    state.take_in(state.player, got)
    state.left -= 1
    telling.exchanged(story, state.player, kind_got=got, kind_given=given, rival=seat)


def _drain(state: MysticMoonState, seat: i64, story: Story) -> None:
    """The verb's number is an amount, not a count."""
    row = state.content.first_verb[state.effect] + state.verb
    stars = min(state.content.times[row], state.stars(seat))
    state.gain_stars(seat, -stars)
    state.gain_stars(state.player, stars)
    state.left = 0
    telling.drained(story, state.player, stars=stars, rival=seat)


def _drop_mushroom(state: MysticMoonState, seat: i64, column: i64, story: Story) -> None:
    cauldron = state.cauldron(seat)
    cell = COLUMNS * column + height(cauldron, column)
    state.things[CAULDRON + seat] = cauldron | shl(MUSHROOM, 4 * cell)
    state.mushrooms -= 1
    state.left -= 1
    telling.mushroomed(story, state.player, rival=seat, cell=cell)


def catch_frogs(state: MysticMoonState, frogs: i64, story: Story) -> None:
    """Frogs go to the bag; their thefts follow, one by one (page 13)."""
    if frogs != 0:
        state.bag += frogs * ONE[FROG]
        state.thefts += frogs * max(0, 1 + state.number(state.player, FROGS))
        telling.caught_frog(story, state.player, frogs=frogs)


def tell_stars(state: MysticMoonState, stars: i64, story: Story) -> None:
    """Star power gained or lost by the player."""
    before = state.stars(state.player)
    state.gain_stars(state.player, stars)
    change = state.stars(state.player) - before
    if change > 0:
        telling.gained(story, state.player, stars=change)
    elif change < 0:
        telling.lost(story, state.player, stars=-change)
