"""The content of a card set as data, for the front end: recipes, costs, effects and charms."""

from __future__ import annotations

from typing import Final

import msgspec

from philtre.games.mystic_moon.rules.kinds import GLYPHS
from philtre.games.mystic_moon.rules.shop import LIMIT_OF_SATCHEL
from philtre.games.mystic_moon.rules.state import BOOK_LIMIT
from philtre.games.mystic_moon.rules.tables import (
    BLESSING,
    CHARM_EFFECT,
    CURSE,
    LIFTING,
    MOMENTS,
    NUMBER_COUNT,
    NUMBERS,
    TILES,
    VERBS,
    Content,
)
from philtre.games.mystic_moon.rules.tokens import INGREDIENTS, PLACES, WARES

DOTTED: Final = "dotted"


class Verb(msgspec.Struct, frozen=True):
    """One verb of an effect. Words: `mystic_moon-verb-<verb>` with `n` and `s`."""

    verb: str
    n: int
    s: int


class Counted(msgspec.Struct, frozen=True):
    """A number of a charm that always applies. Words: `mystic_moon-number-<name>` with `n`."""

    name: str
    n: int


class Charm(msgspec.Struct, frozen=True):
    """A talent, a curse or a blessing. Words for its moment: `mystic_moon-when-<when>`."""

    numbers: list[Counted]
    when: str | None
    effect: list[Verb]


class Ingredient(msgspec.Struct, frozen=True):
    """A kind of token: six basic ones, two rare ones, then `wild` and `frog`."""

    id: str
    letter: str
    rare: bool


class Recipe(msgspec.Struct, frozen=True):
    """A recipe as it is drawn: rows from the top, with kinds, `dotted` for any slot, null for nothing."""

    rows: list[list[str | None]]
    turn: bool


class PotionCard(msgspec.Struct, frozen=True):
    id: str
    cost: int
    reward: int
    recipe: Recipe
    effect: list[Verb]


class HutCard(msgspec.Struct, frozen=True):
    id: str
    talent: Charm


class SignCard(msgspec.Struct, frozen=True):
    """A sign of the Zodiac; the recipe is on its back."""

    id: str
    curse: Charm
    blessing: Charm
    recipe: Recipe


class FormulaCard(msgspec.Struct, frozen=True):
    id: str
    given: list[str]
    gold: int
    crystals: int
    sludge: int


class Cards(msgspec.Struct, frozen=True):
    """A card set of Mystic Moon. A pack names its cards itself: `titles["potion-<id>"]` by language."""

    kinds: list[Ingredient]
    satchel: list[str]  # kinds in a satchel, in order
    wares: list[str]  # kinds with a pile in the shop, in order
    pile: int  # most tokens of a kind in the shop
    book: int  # most potions in a book
    tiles: list[list[str]]  # per round: the glyph of each place
    huts: list[HutCard]
    potions: list[PotionCard]
    signs: list[SignCard]
    formulas: list[FormulaCard]
    titles: dict[str, dict[str, str]] | None  # null: our own cards, named by messages


def printed(content: Content) -> Cards:
    return Cards(
        kinds=[
            Ingredient(name, letter, 6 <= n < int(WARES))
            for n, (name, letter) in enumerate(zip(content.kinds, content.letters, strict=True))
        ],
        satchel=content.kinds[: int(INGREDIENTS)],
        wares=content.kinds[: int(WARES)],
        pile=int(content.shop_limit),
        book=int(BOOK_LIMIT),
        tiles=[_tile(content, tile) for tile in range(int(TILES))],
        huts=[HutCard(name, _charm(content, n)) for n, name in enumerate(content.huts)],
        potions=[_potion(content, n) for n in range(len(content.potions))],
        signs=[_sign(content, n) for n in range(len(content.signs))],
        formulas=[_formula(content, n) for n in range(len(content.formulas))],
        titles=None if content.text is None else content.titles,
    )


def _tile(content: Content, tile: int) -> list[str]:
    return [GLYPHS[content.glyphs[int(PLACES) * tile + place]] for place in range(int(PLACES))]


def _potion(content: Content, n: int) -> PotionCard:
    cost, reward = int(content.cost[n]), int(content.reward[n])
    return PotionCard(content.potions[n], cost, reward, _recipe(content, n), _effect(content, n))


def _sign(content: Content, n: int) -> SignCard:
    curse, blessing = _charm(content, int(CURSE) + n), _charm(content, int(BLESSING) + n)
    return SignCard(content.signs[n], curse, blessing, _recipe(content, int(LIFTING) + n))


def _formula(content: Content, n: int) -> FormulaCard:
    heap = int(content.given[n])
    given = [content.kinds[kind] for kind in range(int(WARES)) for _ in range(heap >> 4 * kind & 15)]
    made = int(content.gold_of[n]), int(content.crystals_of[n]), int(content.sludge_of[n])
    return FormulaCard(content.formulas[n], given, *made)


def _recipe(content: Content, recipe: int) -> Recipe:
    names = {letter: name for name, letter in zip(content.kinds, content.letters, strict=True)} | {"o": DOTTED}
    rows: list[list[str | None]] = [[names.get(sign) for sign in row] for row in content.recipes[recipe]]
    return Recipe(rows, bool(content.turns[recipe]))


def _effect(content: Content, effect: int) -> list[Verb]:
    row, found = int(content.first_verb[effect]), []
    while content.verb[row]:
        found.append(Verb(VERBS[content.verb[row]], int(content.times[row]), int(content.worth[row])))
        row += 1
    return found


def _charm(content: Content, charm: int) -> Charm:
    counted = []
    for which, name in enumerate(NUMBERS):
        n = int(content.numbers[int(NUMBER_COUNT) * charm + which])
        if n:
            counted.append(Counted(name, n + (int(LIMIT_OF_SATCHEL) if name == "limit" else 0)))
    when = MOMENTS[content.moment[charm]] or None
    return Charm(counted, when, _effect(content, int(CHARM_EFFECT) + charm))
