"""The kinds of details of events and actions, and how their numbers become text."""

from __future__ import annotations

from typing import Final

from philtre.core.rows import NOTATION, Kind, one_of, several
from philtre.games.apotheca.rules.actions import POWER_VERBS, POWERS
from philtre.games.apotheca.rules.board import MATCHES, space_name, spaces_in
from philtre.games.apotheca.rules.board import SPACES as ALL_SPACES
from philtre.games.apotheca.rules.state import ENDINGS

COLOURS: Final = ("red", "blue", "yellow")
STATIONS: Final = ("ruby", "sapphire", "topaz")
APOTHECARIES: Final = tuple(card for _, card in POWERS.values())


def _matched(number: int) -> list[int | str]:
    row, column = MATCHES[number]
    return [space_name(space) for space in spaces_in(row | column)]


COLOUR: Final = one_of("colour", COLOURS)
STATION: Final = one_of("station", STATIONS, named=True)
CARD: Final = one_of("card", APOTHECARIES, named=True)
HIRED_CARD: Final = one_of("card", (*APOTHECARIES, "deck"))
POWER_KIND: Final = one_of("power", POWER_VERBS)
PAYMENT: Final = one_of("pay", ("alike", "mixed"))
ENDING: Final = one_of("ending", ENDINGS)
SPACE: Final = one_of("space", [space_name(space) for space in range(ALL_SPACES)])
SPACES: Final = several(SPACE, lambda _, board: [space_name(space) for space in spaces_in(board)])
MATCH: Final = several(SPACE, lambda _, number: _matched(number))
LINE: Final = Kind("line")
WAY: Final = Kind("way")
REST: Final = NOTATION.unsaid()  # the action as text, without the verb
