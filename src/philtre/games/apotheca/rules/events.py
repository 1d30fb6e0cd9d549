"""The events of the game: one row for each, with its number and its details."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from philtre.core.rows import NUMBER, SEAT, Kind, Rows
from philtre.games.apotheca.rules.kinds import CARD, COLOUR, ENDING, MATCH, SPACE, SPACES, STATION
from philtre.games.apotheca.rules.notation import LEXICON

ACTION: Final = Kind("notation", lambda _, action: LEXICON.words[action])

HAPPENINGS: Final = Rows()

STARTED: Final[i64] = HAPPENINGS.add("started")
TURN_BEGAN: Final[i64] = HAPPENINGS.add("turn-began")
REVEALED: Final[i64] = HAPPENINGS.uncovers("revealed", space=SPACE, colour=COLOUR)
GAINED_GEM: Final[i64] = HAPPENINGS.add("gained-gem", colour=COLOUR)
# Nobody is paid where the gems go to the supply.
PAID: Final[i64] = HAPPENINGS.add("paid", colour=COLOUR, gems=NUMBER, to=SEAT.maybe().unsaid())
DREW: Final[i64] = HAPPENINGS.add("drew")
SAW: Final[i64] = HAPPENINGS.whispers("saw", colour=COLOUR)  # only the drawer hears it
PLACED: Final[i64] = HAPPENINGS.add("placed", space=SPACE)
HIRED: Final[i64] = HAPPENINGS.add("hired", card=CARD, station=STATION.unsaid())
HIRED_FROM_DECK: Final[i64] = HAPPENINGS.uncovers("hired-from-deck", card=CARD)
REFILLED: Final[i64] = HAPPENINGS.uncovers("refilled", card=CARD, station=STATION)
USED_POWER_OF: Final[i64] = HAPPENINGS.add("used-power", card=CARD, action=ACTION.unsaid())
MOVED: Final[i64] = HAPPENINGS.add("moved", from_=SPACE, to_space=SPACE)
MATCHED: Final[i64] = HAPPENINGS.add("matched", match=MATCH.unsaid(), colour=COLOUR)
SATISFIED_CARD: Final[i64] = HAPPENINGS.add("satisfied", card=CARD, colour=COLOUR.unsaid())
RETURNED: Final[i64] = HAPPENINGS.add("returned", colour=COLOUR.unsaid(), potions=NUMBER)
KEPT_MATCH: Final[i64] = HAPPENINGS.add("kept", colour=COLOUR.unsaid())
OVERLOADED: Final[i64] = HAPPENINGS.uncovers("overloaded", colour=COLOUR)  # the colour drawn
REMOVED: Final[i64] = HAPPENINGS.add("removed", colour=COLOUR, spaces=SPACES.unsaid())
DECREED: Final[i64] = HAPPENINGS.add("decreed", colour=COLOUR)
TOOK_EXTRA: Final[i64] = HAPPENINGS.add("took-extra")
STACKED: Final[i64] = HAPPENINGS.add("stacked", space=SPACE, potions=NUMBER.unsaid())
SCORED: Final[i64] = HAPPENINGS.add("scored", points=NUMBER)
CAME_IN: Final[i64] = HAPPENINGS.add("came-in", space=SPACE)
PASSED: Final[i64] = HAPPENINGS.add("passed")
GAME_OVER: Final[i64] = HAPPENINGS.add("game-over", ending=ENDING.unsaid())

EVENTS: Final = HAPPENINGS.names()
