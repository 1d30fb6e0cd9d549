"""What can happen, as numbers for the story. The rest of a line names the details it carries."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

STARTED: Final[i64] = 0  # who begins
MOVED_IN: Final[i64] = 1  # hut
DEALT_ROW: Final[i64] = 2  # card, slot
DEALT: Final[i64] = 3  # kind
GREW: Final[i64] = 4  # kind, place
ROSE: Final[i64] = 5  # sign
TOP_SIGN: Final[i64] = 6  # sign
TOP_FORMULA: Final[i64] = 7  # formula
TURN_BEGAN: Final[i64] = 8  # round
ENTERED: Final[i64] = 9  # place, heap gathered
CAUGHT_FROG: Final[i64] = 10
STOLE: Final[i64] = 11  # kind, from whom
FOUND_NOBODY: Final[i64] = 12  # a theft without a victim
USED_GLYPH: Final[i64] = 13  # place, glyph
DREW: Final[i64] = 14  # kind
GAINED: Final[i64] = 15  # stars
LOST: Final[i64] = 16  # stars
USED_CHARM: Final[i64] = 17  # charm
SUFFERED: Final[i64] = 18  # charm
WAIVED: Final[i64] = 19  # charm
LEARNED: Final[i64] = 20  # card, stars paid, gold paid
FORGOT: Final[i64] = 21  # card
TRADED: Final[i64] = 22  # kind given, kind got, how many given
REFRESHED: Final[i64] = 23
PERFORMED: Final[i64] = 24  # formula, gold, crystals
SPILLED: Final[i64] = 25  # place
TOOK_FORMULA: Final[i64] = 26  # formula
RETURNED_FORMULA: Final[i64] = 27  # formula
LEFT_SHOP: Final[i64] = 28
DISCARDED: Final[i64] = 29  # kind
ADDED: Final[i64] = 30  # kind (INGREDIENTS for a crystal), cell
EMPTIED: Final[i64] = 31
BREWED: Final[i64] = 32  # card (POTIONS for the lifting potion), cells as a set, stars
CRYSTAL_SHONE: Final[i64] = 33  # stars
WAS_POISONED: Final[i64] = 34  # stars lost
LIFTED: Final[i64] = 35
USED_EFFECT: Final[i64] = 36  # card
BURNED: Final[i64] = 37  # kind
SALVAGED: Final[i64] = 38  # kind
LADLED: Final[i64] = 39  # kind
FETCHED: Final[i64] = 40  # kind
SOUGHT: Final[i64] = 41  # kind
PLUCKED: Final[i64] = 42  # kind, place
BARTERED: Final[i64] = 43  # kind given, kind got
EXCHANGED: Final[i64] = 44  # kind got, kind given, with whom
DRAINED: Final[i64] = 45  # stars, from whom
DROPPED: Final[i64] = 46  # kind, to the bag by scatter; who: the one who lost it
MUSHROOMED: Final[i64] = 47  # to whom, cell
POURED: Final[i64] = 48
WITHERED: Final[i64] = 49  # kind, place
SHOWED_SIGN: Final[i64] = 50  # sign
CHOSE_SIGN: Final[i64] = 51
DREW_CONTEST: Final[i64] = 52
BEATEN: Final[i64] = 53
COUNTED_GOLD: Final[i64] = 54  # stars
STAYED_CURSED: Final[i64] = 55
GAME_OVER: Final[i64] = 56  # ending
ROUND_BEGAN: Final[i64] = 57  # round

EVENTS: Final = (
    "started", "moved-in", "dealt-row", "dealt", "grew", "rose", "top-sign", "top-formula", "turn-began", "entered",
    "caught-frog", "stole", "found-nobody", "used-glyph", "drew", "gained", "lost", "used-charm", "suffered", "waived",
    "learned", "forgot", "traded", "refreshed", "performed", "spilled", "took-formula", "returned-formula", "left-shop",
    "discarded", "added", "emptied", "brewed", "crystal-shone", "was-poisoned", "lifted", "used-effect", "burned",
    "salvaged", "ladled", "fetched", "sought", "plucked", "bartered", "exchanged", "drained", "dropped", "mushroomed",
    "poured", "withered", "showed-sign", "chose-sign", "drew-contest", "beaten", "counted-gold", "stayed-cursed",
    "game-over", "round-began",
)  # fmt: skip
