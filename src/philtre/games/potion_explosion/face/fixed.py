"""Names and numbers of the rules that are the same at every table, for the front end."""

from __future__ import annotations

from philtre.games.potion_explosion.rules.dispenser import IN_SIGHT
from philtre.games.potion_explosion.rules.tiles import SIZES
from philtre.words.face import Fixed

FIXED: Fixed = {
    "IN_SIGHT": (int(IN_SIGHT), "Places in sight of each track; the highest of them is out of reach."),
    "STARTER_SIZE": (int(SIZES[0]), "The size of the tiles that each player starts with."),
    "BURNERS": (list(range(2)), "The burners of a desk, by their numbers."),
    "LID": ("lid", "Instead of a place: a marble that returned under the lid."),
}
