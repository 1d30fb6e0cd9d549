"""The kinds of details of events and actions, and how their numbers become text. The card set names the cards."""

from __future__ import annotations

from typing import Final

from philtre.core.rows import NUMBER, Details, Kind, counted, made_of, one_of, several
from philtre.games.mystic_moon.rules.state import ENDINGS, PROMPTS
from philtre.games.mystic_moon.rules.tables import BLESSING, CURSE, HUTS, Content
from philtre.games.mystic_moon.rules.tokens import CELLS, INGREDIENTS, KINDS

HANDS: Final = ("stone", "parchment", "shears")
GLYPHS: Final = ("none", "draw", "one-star", "two-stars")
WAIVED: Final = "waived"  # instead of a glyph
COLUMN_NAMES: Final = ("a", "b", "c")
CELL_NAMES: Final = tuple(column + row for column in COLUMN_NAMES for row in "123")
LIFT: Final = "lift"
CRYSTAL_NAME: Final = "crystal"


def cell_names(cells: int) -> list[int | str]:
    """The cells of which any bit is set."""
    return [CELL_NAMES[cell] for cell in range(CELLS) if cells >> 4 * cell & 15]


def _charm(content: Content, charm: int) -> str:
    if charm < HUTS:
        return f"{content.huts[charm]}-talent"
    if charm < BLESSING:
        return f"{content.signs[charm - int(CURSE)]}-curse"
    return f"{content.signs[charm - int(BLESSING)]}-blessing"


def _added(content: Content, thing: int) -> str:
    return CRYSTAL_NAME if thing == INGREDIENTS else content.kinds[thing]


def _potion(content: Content, potion: int) -> str:
    return LIFT if potion == len(content.potions) else content.potions[potion]


def _heap(content: Content, heap: int) -> list[int | str]:
    return [content.kinds[kind] for kind in range(KINDS) for _ in range(heap >> 4 * kind & 15)]


def _paid(content: Content, paid: int) -> Details:
    tokens = paid & 15
    return {"tokens": tokens, "kind-list": [content.kinds[paid >> 4]] * tokens}


KIND: Final = Kind("kind", lambda content, kind: content.kinds[kind], named=True)
KIND_LIST: Final = several(KIND, _heap)
PAID_KIND: Final = made_of(_paid, tokens=NUMBER.unsaid(), kind_list=KIND_LIST)  # 16 * kind + tokens
ADDED_KIND: Final = Kind("kind", _added, named=True)
POTION: Final = Kind("potion", _potion, named=True)
HUT_KIND: Final = Kind("hut", lambda content, hut: content.huts[hut], named=True)
SIGN: Final = Kind("sign", lambda content, sign: content.signs[sign], named=True)
FORMULA_KIND: Final = Kind("formula", lambda content, formula: content.formulas[formula], named=True)
CHARM: Final = Kind("charm", _charm, named=True)
GLYPH_KIND: Final = one_of("glyph", GLYPHS)
GLYPH_CHOICE: Final = one_of("glyph", (*GLYPHS, WAIVED))
HAND: Final = one_of("hand", ("", *HANDS))
ENDING: Final = one_of("ending", ENDINGS)
ASKED: Final = one_of("asked", PROMPTS)
COLUMN_KIND: Final = one_of("column", COLUMN_NAMES)
CELL: Final = one_of("cell", CELL_NAMES)
CELL_LIST: Final = several(CELL, lambda _, cells: cell_names(cells))
PLACE_KIND: Final = counted("place")
PLACE_LIST: Final = several(PLACE_KIND)
SLOT: Final = counted("slot")
POSITION: Final = counted("position")  # in the book
