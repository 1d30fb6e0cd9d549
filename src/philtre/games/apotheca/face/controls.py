"""Every control of the table, on or off, and why it is off."""

from __future__ import annotations

from philtre.games.apotheca.rules import turn
from philtre.games.apotheca.rules.actions import DECREE, HIRE, POWER, POWER_OF, STACK, TRIGGER
from philtre.games.apotheca.rules.board import FULL, count
from philtre.games.apotheca.rules.notation import APOTHECARIES
from philtre.games.apotheca.rules.state import (
    ASK_ACTION,
    USED_DECREE,
    USED_HIRE,
    USED_POWER,
    USED_RESTOCK,
    USED_REVEAL,
    ApothecaState,
)
from philtre.words.face import Control


def controls(state: ApothecaState) -> list[Control]:
    """The four actions (the master's decree for hiring) and each card the player could use."""
    legal = state.legal_actions() if state.prompt == ASK_ACTION else []
    names = ["reveal", "restock", "decree" if state.is_master(state.player) else "hire"]
    found = [Control(name, _reason(state, name, legal)) for name in names]
    return found + [Control(APOTHECARIES[card], _card_reason(state, card, legal)) for card in _cards(state)]


def _cards(state: ApothecaState) -> list[int]:
    if state.is_master(state.player):
        return [int(state.station(station)) for station in range(3) if state.station(station) >= 0]
    return [card for card in range(15) if state.active_of(state.player) >> card & 1]


def _used(state: ApothecaState, bit: int) -> bool:
    return not state.rules.repeats and state.used & bit != 0


def _reason(state: ApothecaState, name: str, legal: list[int]) -> str | None:
    if state.prompt != ASK_ACTION:
        return "answer-first"
    if name == "reveal":
        return "used" if _used(state, int(USED_REVEAL)) else None if state.down else "nothing-facedown"
    if name == "restock":
        return _restock_reason(state)
    if name == "decree":
        return "used" if _used(state, int(USED_DECREE)) else None if _any(legal, int(DECREE), int(STACK)) else "no-gem"
    return "used" if _used(state, int(USED_HIRE)) else None if _any(legal, int(HIRE), int(TRIGGER)) else "no-gems"


def _any(legal: list[int], first: int, end: int) -> bool:
    return any(first <= action < end for action in legal)


def _restock_reason(state: ApothecaState) -> str | None:
    if not state.rules.restocks:
        return "no-restock"
    if _used(state, int(USED_RESTOCK)):
        return "used"
    if count(state.down) >= turn.FACEDOWN_LIMIT:
        return "three-facedown"
    if state.occupied() == FULL:
        return "market-full"
    return "supply-empty" if state.supply() <= 0 else None


def _card_reason(state: ApothecaState, card: int, legal: list[int]) -> str | None:
    if state.prompt != ASK_ACTION:
        return "answer-first"
    if _used(state, int(USED_POWER) << card):
        return "used"
    if any(action >= POWER and POWER_OF[action - int(POWER)] == card for action in legal):
        return None
    if state.is_master(state.player):
        station = next(s for s in range(3) if state.station(s) == card)
        if state.gems(state.player, station) < turn.MASTER_PRICE:
            return "no-gems"
    return "no-use"
