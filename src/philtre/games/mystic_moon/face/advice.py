"""The best fill as actions: what to add, in order, then which potions to name."""

from __future__ import annotations

from contextlib import suppress

from philtre.core.chance import Refused
from philtre.core.contract import SILENT, State
from philtre.core.errors import NoLuck
from philtre.games.mystic_moon.rules.actions import ADDABLE, BREW_IT, DONE, PUT
from philtre.games.mystic_moon.rules.best_fill import Plan, best_fill
from philtre.games.mystic_moon.rules.evaluation import brews_left, keep_worth, lift_worth
from philtre.games.mystic_moon.rules.state import ASK_ADD, ASK_BREW, MysticMoonState
from philtre.games.mystic_moon.rules.tokens import CELLS, COLUMNS, CRYSTAL, INGREDIENTS


def plan(state: MysticMoonState) -> list[int]:
    """All actions of the best fill; empty if nothing is worth brewing or another step is asked about."""
    if state.prompt not in (ASK_ADD, ASK_BREW):
        return []
    player = state.player
    found = best_fill(state, player, keep_worth(brews_left(state, player)), lift_worth(state, player))
    return _line(state, found) if found.potions else []


def _line(state: MysticMoonState, found: Plan) -> list[int]:
    """The actions with `done` where it is asked for. A full cauldron, or a brew without further potions, goes on by
    itself."""
    ahead: State = state.clone()
    line: list[int] = []
    for actions, asked in ((_adds(state, found), ASK_ADD), (_brews(found), ASK_BREW)):
        for action in actions:
            _go_on(ahead, line, action)
        if ahead.ask() == asked:
            _go_on(ahead, line, int(DONE))
    return line


def _go_on(ahead: State, line: list[int], action: int) -> None:
    line.append(action)
    with suppress(NoLuck):  # the brew is complete; what follows depends on luck
        ahead.apply(action, Refused(), SILENT)


def _adds(state: MysticMoonState, found: Plan) -> list[int]:
    now = state.cauldron(state.player)
    new = [
        (cell, int(found.cells >> 4 * cell & 15)) for cell in range(int(CELLS)) if (found.cells ^ now) >> 4 * cell & 15
    ]
    return [
        int(PUT + ADDABLE * (cell // COLUMNS)) + (int(INGREDIENTS) if held == CRYSTAL else held - 1)
        for cell, held in new
    ]


def _brews(found: Plan) -> list[int]:
    return [int(BREW_IT) + int(found.brew >> 8 * n & 255) - 1 for n in range(int(found.potions))]
