"""Names and numbers of the rules that are the same at every table, for the front end."""

from __future__ import annotations

from philtre.games.mystic_moon.content import FROG, WILD
from philtre.games.mystic_moon.face.cards import DOTTED
from philtre.games.mystic_moon.face.position import MUSHROOM_NAME
from philtre.games.mystic_moon.rules.garden import FURTHEST
from philtre.games.mystic_moon.rules.kinds import CRYSTAL_NAME, LIFT
from philtre.games.mystic_moon.rules.recipes import SIDE
from philtre.words.face import Fixed

FIXED: Fixed = {
    "SIDE": (int(SIDE), "Cells in a column of the cauldron."),
    "HARVESTS": (
        [list(range(-1, furthest + 1)) for furthest in range(FURTHEST + 1)],
        "Which places a hat may gather from, in steps from its own place: it depends on huts, curses and blessings.",
    ),
    "LIFT": (LIFT, "What lifts the curse, where a potion is named."),
    "CRYSTAL": (CRYSTAL_NAME, "A crystal, where a kind of token is named."),
    "MUSHROOM": (MUSHROOM_NAME, "A mushroom, where a cauldron's tokens are named."),
    "WILD": (WILD, "The kind that stands for any other."),
    "FROG": (FROG, "The kind that never stays in a satchel."),
    "DOTTED": (DOTTED, "In a recipe: a cell for any token."),
}
