"""The hut (page 7): adding to the cauldron, column by column."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from philtre.core.contract import Story
from philtre.games.mystic_moon.rules import telling
from philtre.games.mystic_moon.rules.actions import ADDABLE, DONE, EMPTY, PUT
from philtre.games.mystic_moon.rules.brewing import pour
from philtre.games.mystic_moon.rules.state import BLOOM_TALENT, CAULDRON, CRYSTALS, MysticMoonState
from philtre.games.mystic_moon.rules.tables import ADDS
from philtre.games.mystic_moon.rules.tokens import CELLS, COLUMNS, CRYSTAL, INGREDIENTS, filled, has, height, shl


def may_add(state: MysticMoonState) -> bool:
    """Something to add, a slot for it, and no curse against it."""
    player = state.player
    if state.satchel(player) == 0 and state.things[CRYSTALS + player] == 0:
        return False
    return has_room(state) and state.added < state.cap(player, ADDS)


def has_room(state: MysticMoonState) -> bool:
    """Columns left of the one added to last are closed: any order of adding gives the same cauldron."""
    open_columns = state.cauldron(state.player) >> 12 * state.column
    return filled(open_columns) < CELLS - COLUMNS * state.column


def may_empty(state: MysticMoonState) -> bool:
    """House rule: a cauldron full from the start of the step may be emptied instead."""
    return state.may_empty != 0 and state.added == 0 and filled(state.cauldron(state.player)) == CELLS


def fill_adds(state: MysticMoonState, out: vec[i64]) -> i64:
    n: i64 = 0
    if may_add(state):
        player = state.player
        satchel, cauldron = state.satchel(player), state.cauldron(player)
        crystals = state.things[CRYSTALS + player]
        column: i64
        kind: i64
        for column in range(state.column, COLUMNS):
            if height(cauldron, column) < COLUMNS:
                base = PUT + ADDABLE * column
                for kind in range(INGREDIENTS):
                    out[n] = base + kind
                    n += has(satchel, kind)
                if crystals != 0:
                    out[n] = base + INGREDIENTS
                    n += 1
    if may_empty(state):
        out[n] = EMPTY
        n += 1
    out[n] = DONE
    return n + 1


def add(state: MysticMoonState, column: i64, kind: i64, story: Story) -> None:
    """Into the lowest open slot of the column. A kind after the ingredients is a crystal."""
    player = state.player
    cauldron = state.cauldron(player)
    cell = COLUMNS * column + height(cauldron, column)
    if kind == INGREDIENTS:
        state.things[CRYSTALS + player] -= 1
        state.things[CAULDRON + player] = cauldron | shl(CRYSTAL, 4 * cell)
    else:
        state.give_up(player, kind)
        state.things[CAULDRON + player] = cauldron | (kind + 1) << 4 * cell
    state.column = column
    state.added += 1
    telling.added(story, player, kind_added=kind, cell=cell)


def empty(state: MysticMoonState, story: Story) -> None:
    """Nothing is added or brewed this turn."""
    telling.emptied(story, state.player)
    pour(state)
    state.step = BLOOM_TALENT
