"""The events of the game: one row for each, with its number and its details."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from philtre.core.rows import NUMBER, SEAT, Rows
from philtre.games.potion_explosion.rules.kinds import (
    AT,
    BURNER,
    COLOUR,
    ENDING,
    HOLE,
    KIND,
    LEFT_OUT_KINDS,
    MARBLES,
    PLACE,
    SKILL,
    STACK,
    TILE,
    TRACK,
)

HAPPENINGS: Final = Rows()

STARTED: Final[i64] = HAPPENINGS.add("started")
LEFT_OUT: Final[i64] = HAPPENINGS.add("left-out", kind=LEFT_OUT_KINDS)
LAID_OUT: Final[i64] = HAPPENINGS.uncovers("laid-out", kind=KIND)
CHOSE: Final[i64] = HAPPENINGS.add("chose", kind=KIND)
UNCOVERED: Final[i64] = HAPPENINGS.uncovers("uncovered", tile=TILE, stack=STACK)
DISPENSER_FILLED: Final[i64] = HAPPENINGS.uncovers("dispenser-filled")
TURN_BEGAN: Final[i64] = HAPPENINGS.add("turn-began")
PICKED: Final[i64] = HAPPENINGS.add("picked", place=PLACE, colour=COLOUR)
EXPLODED: Final[i64] = HAPPENINGS.add("exploded", colour=COLOUR, count=NUMBER, track=TRACK)
ROLLED_IN: Final[i64] = HAPPENINGS.uncovers("rolled-in", track=TRACK.unsaid(), colour=COLOUR, at=AT)
HELPED: Final[i64] = HAPPENINGS.add("helped", left=NUMBER)
TOOK: Final[i64] = HAPPENINGS.add("took", place=PLACE, colour=COLOUR)
COMPLETED: Final[i64] = HAPPENINGS.add("completed", tile=TILE, burner=BURNER.unsaid())
RETURNED: Final[i64] = HAPPENINGS.add("returned", colour=COLOUR, track=TRACK.unsaid(), at=AT)
DRANK: Final[i64] = HAPPENINGS.add("drank", kind=KIND)
REPEATED: Final[i64] = HAPPENINGS.add("repeated", kind=KIND)
STOLE: Final[i64] = HAPPENINGS.add("stole", to=SEAT, marbles=MARBLES)
PUT_ON: Final[i64] = HAPPENINGS.add("put-on", colour=COLOUR, burner=BURNER, hole=HOLE)
MELTED: Final[i64] = HAPPENINGS.add("melted", colour=COLOUR, count=NUMBER, track=TRACK)
PLACED: Final[i64] = HAPPENINGS.add("placed", colour=COLOUR, first=NUMBER, second=NUMBER)
KEPT: Final[i64] = HAPPENINGS.add("kept", marbles=MARBLES)
THREW_BACK: Final[i64] = HAPPENINGS.add("threw-back", marbles=MARBLES)
DREW: Final[i64] = HAPPENINGS.add("drew", tile=TILE, stack=STACK, burner=BURNER)
EARNED: Final[i64] = HAPPENINGS.add("earned", skill=SKILL)
LAST_ROUND: Final[i64] = HAPPENINGS.add("last-round", ending=ENDING)
TIED: Final[i64] = HAPPENINGS.add("tied")
PUT_ASIDE: Final[i64] = HAPPENINGS.add("put-aside", count=NUMBER)
GAME_OVER: Final[i64] = HAPPENINGS.add("game-over", ending=ENDING.unsaid())

EVENTS: Final = HAPPENINGS.names()
