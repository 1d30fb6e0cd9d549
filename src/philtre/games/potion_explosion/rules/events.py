"""What can happen, as numbers for the story. The comment of a line names the details it carries."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

STARTED: Final[i64] = 0  # who begins
LEFT_OUT: Final[i64] = 1  # kind, kind
LAID_OUT: Final[i64] = 2  # kind
CHOSE: Final[i64] = 3  # kind
UNCOVERED: Final[i64] = 4  # tile, stack
DISPENSER_FILLED: Final[i64] = 5
TURN_BEGAN: Final[i64] = 6
PICKED: Final[i64] = 7  # place, colour
EXPLODED: Final[i64] = 8  # colour, marbles, track
ROLLED_IN: Final[i64] = 9  # track, place in it, colour
HELPED: Final[i64] = 10  # Little Help tokens left
TOOK: Final[i64] = 11  # place, colour
COMPLETED: Final[i64] = 12  # tile, burner
RETURNED: Final[i64] = 13  # colour, track, place in it or nothing under the lid
DRANK: Final[i64] = 14  # kind
REPEATED: Final[i64] = 15  # kind
STOLE: Final[i64] = 16  # from whom, marbles by colour
PUT_ON: Final[i64] = 17  # colour, burner, colour of the hole
MELTED: Final[i64] = 18  # colour, marbles, track
PLACED: Final[i64] = 19  # colour, on burner 1, on burner 2
KEPT: Final[i64] = 20  # marbles by colour
THREW_BACK: Final[i64] = 21  # marbles by colour
DREW: Final[i64] = 22  # tile, stack, burner
EARNED: Final[i64] = 23  # kind, or five different ones
LAST_ROUND: Final[i64] = 24  # why
TIED: Final[i64] = 25
PUT_ASIDE: Final[i64] = 26  # marbles
GAME_OVER: Final[i64] = 27  # why

EVENTS: Final = (
    "started", "left-out", "laid-out", "chose", "uncovered", "dispenser-filled", "turn-began", "picked", "exploded",
    "rolled-in", "helped", "took", "completed", "returned", "drank", "repeated", "stole", "put-on", "melted", "placed",
    "kept", "threw-back", "drew", "earned", "last-round", "tied", "put-aside", "game-over",
)  # fmt: skip
