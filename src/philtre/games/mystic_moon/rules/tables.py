"""A card set as flat tables. States refer to one; `content.py` makes it from text."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from philtre.core.rows import NUMBER, Kind, Rows

POTIONS: Final[i64] = 27
SIGNS: Final[i64] = 12
FORMULAS: Final[i64] = 9
HUTS: Final[i64] = 6
TILES: Final[i64] = 5

# Recipes: the potions', then the lifting recipes of the signs.
LIFTING: Final[i64] = POTIONS
RECIPES: Final[i64] = POTIONS + SIGNS
MOST_PLACEMENTS: Final[i64] = 16  # of one recipe of two ingredients or more

# Charms: talents, curses, blessings.
CURSE: Final[i64] = HUTS
BLESSING: Final[i64] = HUTS + SIGNS
CHARMS: Final[i64] = HUTS + 2 * SIGNS

# Effects: the potions', the charms', and the drawing glyph's.
CHARM_EFFECT: Final[i64] = POTIONS
GLYPH_EFFECT: Final[i64] = POTIONS + CHARMS
EFFECTS: Final[i64] = GLYPH_EFFECT + 1

REACH: Final[i64] = 0
GLYPH: Final[i64] = 1
FROGS: Final[i64] = 2
PRICE: Final[i64] = 3
TRADE: Final[i64] = 4
LIMIT: Final[i64] = 5
REWARD: Final[i64] = 6
WARD: Final[i64] = 7
ADDS: Final[i64] = 8  # caps from here on
POTIONS_CAP: Final[i64] = 9
NUMBER_COUNT: Final[i64] = 10
NUMBERS: Final = ("reach", "glyph", "frogs", "price", "trade", "limit", "reward", "ward", "adds", "potions")

# When a charm's effect comes.
NEVER: Final[i64] = 0
IN_GARDEN: Final[i64] = 1
IN_SHOP: Final[i64] = 2
ON_LEAVING: Final[i64] = 3
IN_HUT: Final[i64] = 4
HAVING_BREWED: Final[i64] = 5
AT_BLOOM: Final[i64] = 6
MOMENTS: Final = ("", "garden", "shop", "leave", "hut", "brewed", "bloom")

# What an effect does, a row of these; END closes the row.
END: Final[i64] = 0
STARS: Final[i64] = 1
TOAST: Final[i64] = 2
DREGS: Final[i64] = 3
DRAW: Final[i64] = 4
DISCARD: Final[i64] = 5
BURN: Final[i64] = 6
SALVAGE: Final[i64] = 7
LADLE: Final[i64] = 8
FETCH: Final[i64] = 9
SEEK: Final[i64] = 10
PLUCK: Final[i64] = 11
BARTER: Final[i64] = 12
STEAL: Final[i64] = 13
EXCHANGE: Final[i64] = 14
DRAIN: Final[i64] = 15
SCATTER: Final[i64] = 16
DROP: Final[i64] = 17
POISON: Final[i64] = 18
STOCK: Final[i64] = 19
EFFECT_VERBS: Final = Rows()
_WORTH: Final[list[int]] = []


def _verb(number: i64, name: str, worth: int, **details: Kind) -> None:
    """A row: what doing the verb once is worth to bots, about, in hundredths of a star, and its numbers."""
    EFFECT_VERBS.put(number, name, **details)
    _WORTH.append(worth)


_verb(END, "", 0)
_verb(STARS, "stars", 100, n=NUMBER)
_verb(TOAST, "toast", 50, n=NUMBER)
_verb(DREGS, "dregs", 30, n=NUMBER)
_verb(DRAW, "draw", 55, n=NUMBER)
_verb(DISCARD, "discard", -30, n=NUMBER)
_verb(BURN, "burn", 30, n=NUMBER, s=NUMBER)
_verb(SALVAGE, "salvage", 50, n=NUMBER)
_verb(LADLE, "ladle", 102, n=NUMBER)
_verb(FETCH, "fetch", 65, n=NUMBER)
_verb(SEEK, "seek", 75, n=NUMBER)
_verb(PLUCK, "pluck", 60, n=NUMBER)
_verb(BARTER, "barter", 30, n=NUMBER)
_verb(STEAL, "steal", 70, n=NUMBER)
_verb(EXCHANGE, "exchange", 15, n=NUMBER)
_verb(DRAIN, "drain", 130, n=NUMBER)
_verb(SCATTER, "scatter", 30, n=NUMBER)
_verb(DROP, "mushroom", 60, n=NUMBER)
_verb(POISON, "poison", -75, n=NUMBER.unsaid())
_verb(STOCK, "stock", 14, n=NUMBER)
VERB_WORTH: Final[vec[i64]] = vec[i64](_WORTH)
VERBS: Final = EFFECT_VERBS.names()

NO_GLYPH: Final[i64] = 0
DRAW_GLYPH: Final[i64] = 1
STAR_GLYPH: Final[i64] = 2
TWO_STARS_GLYPH: Final[i64] = 3


@final
class Content:
    """One card set. Lists of names for people, tables of numbers for the rules."""

    def __init__(self, text: str | None) -> None:
        self.text: str | None = text  # the pack; None for our own cards
        self.kinds: list[str] = []  # names of the ten kinds of tokens
        self.potions: list[str] = []
        self.huts: list[str] = []
        self.signs: list[str] = []
        self.formulas: list[str] = []
        self.letters: list[str] = []  # of the kinds, as recipes have them; "*" for a wild
        self.recipes: list[list[str]] = []  # as written, the top row first
        self.turns: list[bool] = []  # per recipe: whether it may be turned
        self.titles: dict[str, dict[str, str]] = {}  # names a pack gives its cards, per language
        self.words: dict[str, int] = {}  # actions by what is typed for them; filled by `notation`
        self.bag: i64 = 0  # heap of the bag once the shop is laid out
        self.shop: i64 = 0  # heap of the shop
        self.shop_limit: i64 = 0
        self.mushrooms: i64 = 0
        self.gold: i64 = 0
        self.crystals: i64 = 0
        self.sludge: i64 = 0
        self.glyphs: vec[i64] = vec[i64]()  # 12 per tile
        self.cost: vec[i64] = vec[i64]()  # per potion
        self.reward: vec[i64] = vec[i64]()  # per potion
        # Where a recipe lies: fits of recipe r are rows first_fit[r] to first_fit[r + 1]. One placement, one set of
        # cells, may have several fits, which follow each other.
        self.first_fit: vec[i64] = vec[i64]()
        self.want: vec[i64] = vec[i64]()  # the cauldron's cells as the fit wants them
        self.care: vec[i64] = vec[i64]()  # all bits of the cells it cares for
        self.placement: vec[i64] = vec[i64]()  # which placement of the recipe it is
        self.cells: vec[i64] = vec[i64]()  # MOST_PLACEMENTS per recipe: all bits of the placement's cells, or 0
        self.size: vec[i64] = vec[i64]()  # ingredients in a recipe
        self.numbers: vec[i64] = vec[i64]()  # NUMBER_COUNT per charm
        self.moment: vec[i64] = vec[i64]()  # per charm
        self.first_verb: vec[i64] = vec[i64]()  # per effect
        self.verb: vec[i64] = vec[i64]()
        self.times: vec[i64] = vec[i64]()  # the verb's first number
        self.worth: vec[i64] = vec[i64]()  # its second number, or 0
        self.given: vec[i64] = vec[i64]()  # per formula: heap
        self.gold_of: vec[i64] = vec[i64]()
        self.crystals_of: vec[i64] = vec[i64]()
        self.sludge_of: vec[i64] = vec[i64]()
