"""Every control of the table, on or off, and why it is off."""

from __future__ import annotations

from philtre.games.potion_explosion.content import KINDS
from philtre.games.potion_explosion.rules.actions import DRINK, FILL
from philtre.games.potion_explosion.rules.dispenser import takeable
from philtre.games.potion_explosion.rules.state import ASK_ACTION, PotionExplosionState
from philtre.words.face import Control


def controls(state: PotionExplosionState) -> list[Control]:
    """The pick, help, both burners, every kind in play, and the end of the turn."""
    kinds = [kind for kind in range(len(KINDS)) if not state.left_out >> kind & 1]
    legal = state.legal_actions() if state.prompt == ASK_ACTION else []
    reasons = {
        "pick": _pick_reason(state),
        "help": _help_reason(state),
        **{f"fill-{burner + 1}": _fill_reason(state, burner, legal) for burner in range(2)},
        **{f"drink-{KINDS[kind]}": _drink_reason(state, kind, legal) for kind in kinds},
        "end": None if state.picked or not takeable(state) else "pick-first",
    }
    asked = state.prompt == ASK_ACTION
    return [Control(name, reason if asked else "answer-first") for name, reason in reasons.items()]


def _pick_reason(state: PotionExplosionState) -> str | None:
    if state.picked:
        return "picked"
    return None if takeable(state) else "nothing-to-take"


def _help_reason(state: PotionExplosionState) -> str | None:
    if state.help_left == 0:
        return "no-help-left"
    if state.helped and not state.unlimited:
        return "helped"
    return None if takeable(state) else "nothing-to-take"


def _fill_reason(state: PotionExplosionState, burner: int, legal: list[int]) -> str | None:
    if state.desk().tile(burner) < 0:
        return "no-tile"
    return None if FILL + burner in legal else "lacking"


def _drink_reason(state: PotionExplosionState, kind: int, legal: list[int]) -> str | None:
    desk = state.desk()
    if DRINK + kind in legal:
        return None
    if desk.undrunk >> 4 * kind & 15:
        return "no-effect"
    return "all-drunk" if desk.drunk >> 4 * kind & 15 else "not-brewed"
