"""What can happen, as numbers for the story. The third word of a line names the details it carries."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

STARTED: Final[i64] = 0  # who begins
TURN_BEGAN: Final[i64] = 1
REVEALED: Final[i64] = 2  # space, colour
GAINED_GEM: Final[i64] = 3  # colour
PAID: Final[i64] = 4  # colour, gems, to whom (or the supply)
DREW: Final[i64] = 5
SAW: Final[i64] = 6  # colour; only the drawer hears it
PLACED: Final[i64] = 7  # space
HIRED: Final[i64] = 8  # card, station
HIRED_FROM_DECK: Final[i64] = 9  # card
REFILLED: Final[i64] = 10  # card, station
USED_POWER_OF: Final[i64] = 11  # card, action
MOVED: Final[i64] = 12  # from, to
MATCHED: Final[i64] = 13  # match, colour
SATISFIED_CARD: Final[i64] = 14  # card, colour
RETURNED: Final[i64] = 15  # colour, potions
KEPT_MATCH: Final[i64] = 16  # colour
OVERLOADED: Final[i64] = 17  # colour drawn
REMOVED: Final[i64] = 18  # colour, board of spaces
DECREED: Final[i64] = 19  # colour
TOOK_EXTRA: Final[i64] = 20
STACKED: Final[i64] = 21  # space
SCORED: Final[i64] = 22  # points
CAME_IN: Final[i64] = 23  # space
PASSED: Final[i64] = 24
GAME_OVER: Final[i64] = 25  # ending

EVENTS: Final = (
    "started", "turn-began", "revealed", "gained-gem", "paid", "drew", "saw", "placed", "hired", "hired-from-deck",
    "refilled", "used-power", "moved", "matched", "satisfied", "returned", "kept", "overloaded", "removed", "decreed",
    "took-extra", "stacked", "scored", "came-in", "passed", "game-over",
)  # fmt: skip
