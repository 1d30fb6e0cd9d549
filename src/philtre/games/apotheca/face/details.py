"""The details of actions, for sentences and for the pieces that the browser highlights."""

from __future__ import annotations

from philtre.core.rows import Detail
from philtre.games.apotheca.rules.actions import (
    DECREE,
    HIRE,
    HIRE_MIXED,
    OUTSIDE,
    PLACE,
    POWER,
    POWER_OF,
    POWER_VERBS,
    REVEAL,
    SATISFY,
    STACK,
    TRIGGER,
    USES,
)
from philtre.games.apotheca.rules.board import MATCHES, space_name, spaces_in
from philtre.games.apotheca.rules.kinds import APOTHECARIES, COLOURS, STATIONS
from philtre.games.apotheca.rules.notation import LEXICON
from philtre.games.apotheca.rules.powers import moves_of
from philtre.games.apotheca.rules.state import ApothecaState


def details_of(state: ApothecaState, action: int) -> dict[str, Detail]:
    """The details of an action, by the row of its verb."""
    if action >= POWER:
        return _power_details(state, action - int(POWER))
    for first, end, kind in ((REVEAL, 16, "space"), (PLACE, HIRE, "space"), (STACK, POWER, "space")):
        if first <= action < end:
            return {kind: space_name((action - int(first)) % 16)}
    if HIRE <= action < TRIGGER:
        return _hire_details(state, action)
    if TRIGGER <= action < SATISFY:
        row, column = MATCHES[action - int(TRIGGER)]
        spaces = spaces_in(row | column)
        return {"spaces": [space_name(s) for s in spaces], "colour": COLOURS[state.colour_at(2 ** spaces[0])]}
    if SATISFY <= action < SATISFY + 15:
        return {"card": APOTHECARIES[action - int(SATISFY)]}
    return {"colour": COLOURS[action - int(DECREE)]} if DECREE <= action < STACK else {}


def _hire_details(state: ApothecaState, action: int) -> dict[str, Detail]:
    mixed = action >= HIRE_MIXED
    station = action - int(HIRE_MIXED if mixed else HIRE)
    pay = "mixed" if mixed else "alike"
    if station == len(STATIONS):
        return {"pay": pay, "card": "deck"}
    return {"pay": pay, "station": STATIONS[station], "card": APOTHECARIES[state.station(station)]}


def _power_details(state: ApothecaState, row: int) -> dict[str, Detail]:
    moves = moves_of(state, row)
    power = POWER_VERBS[USES[row].power]
    return {
        "card": APOTHECARIES[POWER_OF[row]],
        "power": power,
        "from": [space_name(source) for source, _ in moves],
        "to": [space_name(goal) for _, goal in moves],
        **_where(power, LEXICON.words[int(POWER) + row].split()[1:]),
    }


def _where(power: str, words: list[str]) -> dict[str, Detail]:
    """The line, square or side that moves, if the potions alone do not tell it."""
    if power in ("float", "rush"):
        return {"line": words[0].replace(">", "–"), "way": words[1]}
    if power in ("twist", "winds"):
        return {"space" if power == "twist" else "way": words[0]}
    return {}


assert OUTSIDE == STACK + 16, "the details of stack and outside are read together"
