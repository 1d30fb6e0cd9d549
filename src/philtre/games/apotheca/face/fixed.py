"""Names and numbers of the rules that are the same at every table, for the front end."""

from __future__ import annotations

from philtre.games.apotheca.rules.actions import POWERS
from philtre.games.apotheca.rules.board import ROW_LINES, SPACES, space_name
from philtre.games.apotheca.rules.kinds import COLOURS
from philtre.words.face import Fixed

FIXED: Fixed = {
    "WIDTH": (len({space_name(space)[0] for space in range(SPACES)}), "Spaces in a row of the market."),
    "LINE": (min(line.bit_count() for line in ROW_LINES), "Potions in the shortest line of a match."),
    "MIXED": (list(COLOURS), "The gems of a mixed payment, one of each."),
    "CARD_OF_POWER": (dict(POWERS.values()), "Whose power each verb is."),
}
