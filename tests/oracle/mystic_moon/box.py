"""What is in the box: tokens and cards, read from a content file."""

from __future__ import annotations

import tomllib
from collections import Counter
from dataclasses import dataclass, field
from functools import cache
from importlib.resources import files
from typing import Any

from tests.oracle.mystic_moon.recipe import Recipe, draw_recipe

WILD = "wild"
FROG = "frog"
MUSHROOM = "mushroom"
CRYSTAL = "crystal"
GLYPHS = {"d": ["draw 1"], "1": ["stars 1"], "2": ["stars 2"]}


@dataclass(frozen=True)
class Verb:
    """One row of an effect, with its numbers: `burn 2 2`."""

    name: str
    n: int
    s: int = 0


@dataclass(frozen=True)
class Charm:
    """A talent, a curse or a blessing: numbers that always hold, and an effect at one moment."""

    numbers: dict[str, int]
    when: str | None
    effect: list[Verb]


@dataclass(frozen=True)
class Potion:
    cost: int
    reward: int
    recipe: Recipe
    effect: list[Verb]


@dataclass(frozen=True)
class Sign:
    """A Zodiac card: two charms on its front, a recipe that lifts the curse on its back."""

    curse: Charm
    blessing: Charm
    recipe: Recipe


@dataclass(frozen=True)
class Formula:
    given: Counter[str]
    gold: int
    crystal: int
    sludge: int


@dataclass
class Box:
    """Cards are named by their ids and lie in the order of the content file."""

    counts: dict[str, int]
    basic: list[str] = field(default_factory=list)
    rare: list[str] = field(default_factory=list)
    tiles: list[list[list[Verb]]] = field(default_factory=list)  # of each tile and place, what its glyph does
    huts: dict[str, Charm] = field(default_factory=dict)
    potions: dict[str, Potion] = field(default_factory=dict)
    signs: dict[str, Sign] = field(default_factory=dict)
    formulas: dict[str, Formula] = field(default_factory=dict)

    @property
    def traded(self) -> list[str]:
        """What the Elder Witch's Shop deals in."""
        return self.basic + self.rare

    @property
    def ingredients(self) -> list[str]:
        return [*self.basic, *self.rare, WILD]

    @property
    def tokens(self) -> list[str]:
        """Everything that can lie in the Ingredient Bag, in the order of the kinds."""
        return [*self.ingredients, FROG]

    def number(self, token: str) -> int:
        """How many of a token there are altogether."""
        if token in self.basic:
            return self.counts["basic"]
        return self.counts["rare" if token in self.rare else token]


@cache
def our_box() -> Box:
    return read_box(our_content())


def our_content() -> str:
    return (files("philtre") / "games" / "mystic_moon" / "content.toml").read_text("utf-8")


def read_box(text: str) -> Box:
    content = tomllib.loads(text)
    ingredients = content["ingredient"]
    letters = {row["letter"]: row["id"] for row in ingredients}
    return Box(
        {name: number for name, number in content["components"].items() if name != "source"},
        [row["id"] for row in ingredients if not row["rare"]],
        [row["id"] for row in ingredients if row["rare"]],
        [[verbs(GLYPHS.get(glyph, [])) for glyph in row["glyphs"]] for row in content["tile"]],
        {row["id"]: charm(row["talent"]) for row in content["hut"]},
        {row["id"]: potion(row, letters) for row in content["potion"]},
        {row["id"]: sign(row, letters) for row in content["sign"]},
        {row["id"]: formula(row, letters) for row in content["formula"]},
    )


def verbs(rows: list[str]) -> list[Verb]:
    return [Verb(name, *map(int, numbers)) for name, *numbers in (row.split() for row in rows)]


def charm(row: dict[str, Any]) -> Charm:
    numbers = {name: number for name, number in row.items() if name not in ("when", "effect")}
    return Charm(numbers, row.get("when"), verbs(row.get("effect", [])))


def potion(row: dict[str, Any], letters: dict[str, str]) -> Potion:
    recipe = draw_recipe(row["recipe"], row["turn"], letters)
    return Potion(row["cost"], row["reward"], recipe, verbs(row.get("effect", [])))


def sign(row: dict[str, Any], letters: dict[str, str]) -> Sign:
    return Sign(charm(row["curse"]), charm(row["blessing"]), draw_recipe(row["recipe"], row["turn"], letters))


def formula(row: dict[str, Any], letters: dict[str, str]) -> Formula:
    given = Counter(letters[letter] for letter in row["given"])
    return Formula(given, row["gold"], row["crystal"], row["sludge"])
