"""The events of the game: one row for each, with its number and its details."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from philtre.core.rows import NUMBER, SEAT, Rows
from philtre.games.mystic_moon.rules.kinds import (
    ADDED_KIND,
    CELL,
    CELL_LIST,
    CHARM,
    ENDING,
    FORMULA_KIND,
    GLYPH_KIND,
    HAND,
    HUT_KIND,
    KIND,
    KIND_LIST,
    PAID_KIND,
    PLACE_KIND,
    POTION,
    SIGN,
    SLOT,
)

HAPPENINGS: Final = Rows()

STARTED: Final[i64] = HAPPENINGS.add("started")
MOVED_IN: Final[i64] = HAPPENINGS.add("moved-in", hut=HUT_KIND)
DEALT_ROW: Final[i64] = HAPPENINGS.uncovers("dealt-row", potion=POTION, slot=SLOT.unsaid())
DEALT: Final[i64] = HAPPENINGS.uncovers("dealt", kind=KIND)
GREW: Final[i64] = HAPPENINGS.uncovers("grew", kind=KIND, place=PLACE_KIND)
ROSE: Final[i64] = HAPPENINGS.add("rose", sign=SIGN)
TOP_SIGN: Final[i64] = HAPPENINGS.uncovers("top-sign", sign=SIGN)
TOP_FORMULA: Final[i64] = HAPPENINGS.uncovers("top-formula", formula=FORMULA_KIND)
TURN_BEGAN: Final[i64] = HAPPENINGS.add("turn-began", round=NUMBER.unsaid())
ENTERED: Final[i64] = HAPPENINGS.add("entered", place=PLACE_KIND, kind_list=KIND_LIST)
CAUGHT_FROG: Final[i64] = HAPPENINGS.add("caught-frog", frogs=NUMBER)
STOLE: Final[i64] = HAPPENINGS.add("stole", kind=KIND, rival=SEAT)
FOUND_NOBODY: Final[i64] = HAPPENINGS.add("found-nobody")  # a theft without a victim
USED_GLYPH: Final[i64] = HAPPENINGS.add("used-glyph", place=PLACE_KIND, glyph=GLYPH_KIND.unsaid())
DREW: Final[i64] = HAPPENINGS.uncovers("drew", kind=KIND)
GAINED: Final[i64] = HAPPENINGS.add("gained", stars=NUMBER)
LOST: Final[i64] = HAPPENINGS.add("lost", stars=NUMBER)
USED_CHARM: Final[i64] = HAPPENINGS.add("used-charm", charm=CHARM)
SUFFERED: Final[i64] = HAPPENINGS.add("suffered", charm=CHARM)
WAIVED: Final[i64] = HAPPENINGS.add("waived", charm=CHARM)
LEARNED: Final[i64] = HAPPENINGS.add("learned", potion=POTION, stars=NUMBER, gold=NUMBER)
FORGOT: Final[i64] = HAPPENINGS.add("forgot", potion=POTION)
TRADED: Final[i64] = HAPPENINGS.add("traded", kind_given=KIND.unsaid(), kind_got=KIND, paid=PAID_KIND)
REFRESHED: Final[i64] = HAPPENINGS.add("refreshed")
PERFORMED: Final[i64] = HAPPENINGS.add("performed", formula=FORMULA_KIND, gold=NUMBER, crystals=NUMBER)
SPILLED: Final[i64] = HAPPENINGS.add("spilled", place=PLACE_KIND)
TOOK_FORMULA: Final[i64] = HAPPENINGS.add("took-formula", formula=FORMULA_KIND)
RETURNED_FORMULA: Final[i64] = HAPPENINGS.add("returned-formula", formula=FORMULA_KIND)
LEFT_SHOP: Final[i64] = HAPPENINGS.add("left-shop")
DISCARDED: Final[i64] = HAPPENINGS.add("discarded", kind=KIND)
ADDED: Final[i64] = HAPPENINGS.add("added", kind_added=ADDED_KIND, cell=CELL.unsaid())  # INGREDIENTS for a crystal
EMPTIED: Final[i64] = HAPPENINGS.add("emptied")
BREWED: Final[i64] = HAPPENINGS.add(
    "brewed", potion=POTION, cells=CELL_LIST.unsaid(), stars=NUMBER
)  # POTIONS for the lifting potion
CRYSTAL_SHONE: Final[i64] = HAPPENINGS.add("crystal-shone", stars=NUMBER)
WAS_POISONED: Final[i64] = HAPPENINGS.add("was-poisoned", stars=NUMBER)
LIFTED: Final[i64] = HAPPENINGS.add("lifted")
USED_EFFECT: Final[i64] = HAPPENINGS.add("used-effect", potion=POTION)
BURNED: Final[i64] = HAPPENINGS.add("burned", kind=KIND)
SALVAGED: Final[i64] = HAPPENINGS.add("salvaged", kind=KIND)
LADLED: Final[i64] = HAPPENINGS.add("ladled", kind=KIND)
FETCHED: Final[i64] = HAPPENINGS.add("fetched", kind=KIND)
SOUGHT: Final[i64] = HAPPENINGS.add("sought", kind=KIND)
PLUCKED: Final[i64] = HAPPENINGS.add("plucked", kind=KIND, place=PLACE_KIND)
BARTERED: Final[i64] = HAPPENINGS.add("bartered", kind_given=KIND, kind_got=KIND)
EXCHANGED: Final[i64] = HAPPENINGS.add("exchanged", kind_got=KIND, kind_given=KIND, rival=SEAT)
DRAINED: Final[i64] = HAPPENINGS.add("drained", stars=NUMBER, rival=SEAT)
DROPPED: Final[i64] = HAPPENINGS.uncovers("dropped", kind=KIND)  # into the bag; who lost it
MUSHROOMED: Final[i64] = HAPPENINGS.add("mushroomed", rival=SEAT, cell=CELL)
POURED: Final[i64] = HAPPENINGS.add("poured")
WITHERED: Final[i64] = HAPPENINGS.add("withered", kind=KIND, place=PLACE_KIND)
SHOWED_SIGN: Final[i64] = HAPPENINGS.uncovers("showed-sign", hand=HAND)
CHOSE_SIGN: Final[i64] = HAPPENINGS.add("chose-sign")
DREW_CONTEST: Final[i64] = HAPPENINGS.add("drew-contest", drawn=NUMBER.unsaid())
BEATEN: Final[i64] = HAPPENINGS.add("beaten")
COUNTED_GOLD: Final[i64] = HAPPENINGS.add("counted-gold", stars=NUMBER)
STAYED_CURSED: Final[i64] = HAPPENINGS.add("stayed-cursed")
GAME_OVER: Final[i64] = HAPPENINGS.add("game-over", ending=ENDING.unsaid())
ROUND_BEGAN: Final[i64] = HAPPENINGS.add("round-began", round=NUMBER)

EVENTS: Final = HAPPENINGS.names()
