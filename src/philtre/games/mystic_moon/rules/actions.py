"""All actions as numbers: a range for each kind of decision."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

GOLD_CHOICES: Final[i64] = 5  # none to four
ADDABLE: Final[i64] = 10  # the nine kinds of ingredients, then the crystal
BREW_CHOICES: Final[i64] = 16  # placements of one recipe

HUT: Final[i64] = 0  # + hut
ENTER: Final[i64] = 6  # + place, using the glyph
ENTER_PLAIN: Final[i64] = 18  # + place, waiving it
STEAL_FROM: Final[i64] = 30  # + 9 * seat + kind
LEARN: Final[i64] = 66  # + 5 * slot + gold
FORGET: Final[i64] = 86  # + position in the book, 3 for the new card
TRADE_FOR: Final[i64] = 90  # + 8 * kind given + kind got
REFRESH: Final[i64] = 162
PERFORM: Final[i64] = 163  # + 0 for the deck's card, 1 for one's own
SPILL: Final[i64] = 165  # + place
KEEP: Final[i64] = 177  # + 0 for one's own card, 1 for the new one
LEAVE: Final[i64] = 179
THROW: Final[i64] = 180  # + kind
PUT: Final[i64] = 189  # + 10 * column + kind, or 9 for a crystal
EMPTY: Final[i64] = 219
BREW_IT: Final[i64] = 220  # + 16 * position in the book + placement
RESOLVE: Final[i64] = 284  # + index of the brewed potion
USE: Final[i64] = 288
DONE: Final[i64] = 289
SALVAGE_IT: Final[i64] = 290  # + kind
LADLE_IT: Final[i64] = 299  # + kind
FETCH_IT: Final[i64] = 308  # + kind
SEEK_IT: Final[i64] = 316  # + kind
PLUCK_IT: Final[i64] = 325  # + 10 * place + kind
BARTER_FOR: Final[i64] = 445  # + 8 * kind given + kind got
EXCHANGE_WITH: Final[i64] = 517  # + 9 * seat + kind
GIVE: Final[i64] = 553  # + kind
DRAIN_FROM: Final[i64] = 562  # + seat
DROP_INTO: Final[i64] = 566  # + 3 * seat + column
BLOOM_NOW: Final[i64] = 578
WITHER_IT: Final[i64] = 579  # + kind
SHOW: Final[i64] = 589  # + sign - 1
ACTIONS: Final = 592
