"""Every control of the table, on or off, and why it is off."""

from __future__ import annotations

from typing import Final

from philtre.core.rows import Rows
from philtre.games.potion_explosion.content import KINDS
from philtre.games.potion_explosion.rules.actions import DRINK, FILL
from philtre.games.potion_explosion.rules.dispenser import takeable
from philtre.games.potion_explosion.rules.state import ASK_ACTION, PotionExplosionState
from philtre.words.face import Control

CONTROLS: Final = Rows()
PICK: Final = CONTROLS.word("pick")
HELP: Final = CONTROLS.word("help")
FILLS: Final = [CONTROLS.word(f"fill-{burner}") for burner in (1, 2)]
DRINKS: Final = [CONTROLS.word(f"drink-{kind}") for kind in KINDS]
END: Final = CONTROLS.word("end")

REFUSALS: Final = Rows()
ANSWER_FIRST: Final = REFUSALS.word("answer-first")
PICKED: Final = REFUSALS.word("picked")
PICK_FIRST: Final = REFUSALS.word("pick-first")
NOTHING_TO_TAKE: Final = REFUSALS.word("nothing-to-take")
NO_HELP_LEFT: Final = REFUSALS.word("no-help-left")
HELPED: Final = REFUSALS.word("helped")
NO_TILE: Final = REFUSALS.word("no-tile")
LACKING: Final = REFUSALS.word("lacking")
NO_EFFECT: Final = REFUSALS.word("no-effect")
ALL_DRUNK: Final = REFUSALS.word("all-drunk")
NOT_BREWED: Final = REFUSALS.word("not-brewed")
NINTH: Final = REFUSALS.word("ninth")  # the reason for a marble out of reach


def controls(state: PotionExplosionState) -> list[Control]:
    """The pick, the help, both burners, each kind in play, and the end of the turn."""
    kinds = [kind for kind in range(len(KINDS)) if not state.left_out >> kind & 1]
    legal = state.legal_actions() if state.prompt == ASK_ACTION else []
    reasons = {
        PICK: _pick_reason(state),
        HELP: _help_reason(state),
        **{FILLS[burner]: _fill_reason(state, burner, legal) for burner in range(2)},
        **{DRINKS[kind]: _drink_reason(state, kind, legal) for kind in kinds},
        END: None if state.picked or not takeable(state) else PICK_FIRST,
    }
    asked = state.prompt == ASK_ACTION
    return [Control(name, reason if asked else ANSWER_FIRST) for name, reason in reasons.items()]


def _pick_reason(state: PotionExplosionState) -> str | None:
    if state.picked:
        return PICKED
    return None if takeable(state) else NOTHING_TO_TAKE


def _help_reason(state: PotionExplosionState) -> str | None:
    if state.help_left == 0:
        return NO_HELP_LEFT
    if state.helped and not state.unlimited:
        return HELPED
    return None if takeable(state) else NOTHING_TO_TAKE


def _fill_reason(state: PotionExplosionState, burner: int, legal: list[int]) -> str | None:
    if state.desk().tile(burner) < 0:
        return NO_TILE
    return None if FILL + burner in legal else LACKING


def _drink_reason(state: PotionExplosionState, kind: int, legal: list[int]) -> str | None:
    desk = state.desk()
    if DRINK + kind in legal:
        return None
    if desk.undrunk >> 4 * kind & 15:
        return NO_EFFECT
    return ALL_DRUNK if desk.drunk >> 4 * kind & 15 else NOT_BREWED
