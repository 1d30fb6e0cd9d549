"""Every control of the table, on or off, and why it is off."""

from __future__ import annotations

from typing import Final

from philtre.core.rows import Rows
from philtre.games.apotheca.rules import turn
from philtre.games.apotheca.rules.actions import DECREE, HIRE, POWER, POWER_OF, STACK, TRIGGER
from philtre.games.apotheca.rules.board import FULL, count
from philtre.games.apotheca.rules.kinds import APOTHECARIES
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

CONTROLS: Final = Rows()
REVEAL_CONTROL: Final = CONTROLS.word("reveal")
RESTOCK_CONTROL: Final = CONTROLS.word("restock")
HIRE_CONTROL: Final = CONTROLS.word("hire")
DECREE_CONTROL: Final = CONTROLS.word("decree")
CARD_CONTROLS: Final = [CONTROLS.word(card) for card in APOTHECARIES]

REFUSALS: Final = Rows()
ANSWER_FIRST: Final = REFUSALS.word("answer-first")
USED: Final = REFUSALS.word("used")
NOTHING_FACEDOWN: Final = REFUSALS.word("nothing-facedown")
NO_RESTOCK: Final = REFUSALS.word("no-restock")
THREE_FACEDOWN: Final = REFUSALS.word("three-facedown")
MARKET_FULL: Final = REFUSALS.word("market-full")
SUPPLY_EMPTY: Final = REFUSALS.word("supply-empty")
NO_GEM: Final = REFUSALS.word("no-gem")
NO_GEMS: Final = REFUSALS.word("no-gems")
NO_USE: Final = REFUSALS.word("no-use")


def controls(state: ApothecaState) -> list[Control]:
    """The four actions (with the decree instead of hiring for the master), and each card that the player could use."""
    legal = state.legal_actions() if state.prompt == ASK_ACTION else []
    names = [REVEAL_CONTROL, RESTOCK_CONTROL, DECREE_CONTROL if state.is_master(state.player) else HIRE_CONTROL]
    found = [Control(name, _reason(state, name, legal)) for name in names]
    return found + [Control(CARD_CONTROLS[card], _card_reason(state, card, legal)) for card in _cards(state)]


def _cards(state: ApothecaState) -> list[int]:
    if state.is_master(state.player):
        return [int(state.station(station)) for station in range(3) if state.station(station) >= 0]
    return [card for card in range(15) if state.active_of(state.player) >> card & 1]


def _used(state: ApothecaState, bit: int) -> bool:
    return not state.rules.repeats and state.used & bit != 0


def _reason(state: ApothecaState, name: str, legal: list[int]) -> str | None:
    if state.prompt != ASK_ACTION:
        return ANSWER_FIRST
    if name == REVEAL_CONTROL:
        return USED if _used(state, int(USED_REVEAL)) else None if state.down else NOTHING_FACEDOWN
    if name == RESTOCK_CONTROL:
        return _restock_reason(state)
    if name == DECREE_CONTROL:
        return USED if _used(state, int(USED_DECREE)) else None if _any(legal, int(DECREE), int(STACK)) else NO_GEM
    return USED if _used(state, int(USED_HIRE)) else None if _any(legal, int(HIRE), int(TRIGGER)) else NO_GEMS


def _any(legal: list[int], first: int, end: int) -> bool:
    return any(first <= action < end for action in legal)


def _restock_reason(state: ApothecaState) -> str | None:
    if not state.rules.restocks:
        return NO_RESTOCK
    if _used(state, int(USED_RESTOCK)):
        return USED
    if count(state.down) >= turn.FACEDOWN_LIMIT:
        return THREE_FACEDOWN
    if state.occupied() == FULL:
        return MARKET_FULL
    return SUPPLY_EMPTY if state.supply() <= 0 else None


def _card_reason(state: ApothecaState, card: int, legal: list[int]) -> str | None:
    if state.prompt != ASK_ACTION:
        return ANSWER_FIRST
    if _used(state, int(USED_POWER) << card):
        return USED
    if any(action >= POWER and POWER_OF[action - int(POWER)] == card for action in legal):
        return None
    if state.is_master(state.player):
        station = next(s for s in range(3) if state.station(s) == card)
        if state.gems(state.player, station) < turn.MASTER_PRICE:
            return NO_GEMS
    return NO_USE
