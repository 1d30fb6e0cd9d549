"""Deals anew what a viewer may not know, for every game. Nothing that the viewer gets may change."""

from __future__ import annotations

import copy
import random
from importlib import import_module
from pathlib import Path

from philtre import games
from philtre.core.chance import Refused
from philtre.core.contract import State
from philtre.core.errors import NoLuck
from philtre.server.rooms.match import Match
from philtre.table.table import Table
from philtre.words.face import Happening
from philtre.words.story import Chronicle
from tests.core.pebbles import UNKNOWN, Line

TESTS = Path(__file__).parents[1]
GAMES = [name for name in games.NAMES if (TESTS / name / "scramble.py").exists()]


def scramble(game: str, state: State, viewer: int, luck: random.Random) -> State:
    """Another true state that looks the same to the viewer."""
    if game == "pebbles":
        return _scramble_pebbles(state, viewer, luck)
    scrambled: State = import_module(f"tests.{game}.scramble").scramble(state, viewer, luck)
    return scrambled


def _scramble_pebbles(state: State, viewer: int, luck: random.Random) -> State:
    assert isinstance(state, Line)
    line = state.clone()
    if line.over():
        return line
    hidden = [p for p in range(line.length) if line.down(p) and line.owners[p] != viewer and line.colours[p] != UNKNOWN]
    in_hand = line.hand in (0, 1) and line.turn != viewer
    pile = [0] * line.unseen[0] + [1] * line.unseen[1] + [line.colours[place] for place in hidden]
    pile += [line.hand] if in_hand else []
    luck.shuffle(pile)
    for place in hidden:
        line.colours[place] = pile.pop()
    if in_hand:
        line.hand = pile.pop()
    line.unseen = [pile.count(0), pile.count(1)]
    return line


def redealt(match: Match, viewer: int, luck: random.Random, past: bool = False) -> Match:
    """The room in another world that looks the same to the viewer; with `past` also at all moments before."""
    other = copy.copy(match)
    table = match.table
    assert table is not None
    other.table = _same(table)
    name = match.settings.game
    other.table.state = scramble(name, table.state, viewer, luck)
    if past:
        other.table.moments = [
            moment._replace(state=scramble(name, moment.state, viewer, luck)) for moment in table.moments
        ]
    return other


def _same(table: Table) -> Table:
    """A shallow copy of a table. `copy.copy` does not work, because the class is compiled."""
    twin = Table(table.game, table.setup, table.chance, table.state)
    for name in ("start", "moments", "resigned", "stopped", "_open", "_floor", "_seat", "_legal"):
        setattr(twin, name, getattr(table, name))
    return twin


def heard_elsewhere(match: Match, version: int, viewer: int, luck: random.Random) -> list[Happening] | None:
    """The events of an entry for the viewer in another world; None if the entry revealed something."""
    table: Table | None = match.table
    assert table is not None
    entry = table.moments[version].entry
    if not isinstance(entry, int) or table.moments[version].story.learned:
        return None
    world = scramble(match.settings.game, table.moments[version - 1].state, viewer, luck)
    story = Chronicle()
    try:
        world.apply(entry, Refused(), story)
    except NoLuck:
        return None
    return None if story.learned else story.heard_by(viewer, match.face)
