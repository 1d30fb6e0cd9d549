"""All actions as numbers: a range for each kind of decision, and the tables of those that carry more than one thing."""

from __future__ import annotations

from itertools import combinations_with_replacement
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

PICK: Final[i64] = 0  # + place
HELP: Final[i64] = 40
FILL: Final[i64] = 41  # + burner
DRINK: Final[i64] = 43  # + kind
END: Final[i64] = 51
TAKE: Final[i64] = 52  # + place
STEAL: Final[i64] = 92  # + seat
ATTRACT: Final[i64] = 96  # + 7 * track + lower place - 1
SCRAPE: Final[i64] = 131  # + set of tracks - 1
REPEAT: Final[i64] = 162  # + kind
MELT: Final[i64] = 170  # + place
ENOUGH: Final[i64] = 210
PUT: Final[i64] = 211  # + 8 * colour + 4 * burner + colour of the hole
DRAW: Final[i64] = 243  # + stack
CHOOSE: Final[i64] = 248  # + kind
KEEP: Final[i64] = 256  # + one of the twenty threes
DEAL: Final[i64] = 276  # + 25 * colour + 5 * to burner 1 + to burner 2
STICK: Final[i64] = 376  # + 28 * track + span
ACTIONS: Final[int] = 516

# Three marbles, by their colours, and as packed counts.
THREES: Final = list(combinations_with_replacement(range(4), 3))
KEPT: Final[vec[i64]] = vec[i64]([sum(256**colour for colour in three) for three in THREES])

# Two or more places in reach that touch: the lowest and the highest, from 0.
SPANS: Final = [(lowest, highest) for lowest in range(8) for highest in range(lowest + 1, 8)]
SPAN_LOWEST: Final[vec[i64]] = vec[i64]([lowest for lowest, highest in SPANS])
SPAN_LENGTH: Final[vec[i64]] = vec[i64]([highest - lowest + 1 for lowest, highest in SPANS])
# The number of the span of two that begins in a place; longer ones follow it.
FIRST_SPAN: Final[vec[i64]] = vec[i64]([SPANS.index((lowest, lowest + 1)) for lowest in range(7)])
