"""Content packs drawn at random: small recipes, and any verb and number in any place, so that all of them meet."""

from __future__ import annotations

import random
import tomllib
from itertools import combinations_with_replacement
from typing import Any

from tests.oracle.mystic_moon.box import our_content

ANYWHERE = ["stars", "draw", "discard", "burn", "fetch", "seek", "pluck", "barter", "steal", "exchange", "drain"]
ANYWHERE += ["scatter", "mushroom", "stock"]
AFTER_A_BREW = [*ANYWHERE, "toast", "dregs", "ladle"]
OF_A_POTION = [*AFTER_A_BREW, "salvage"]
MOMENTS = ["garden", "shop", "leave", "hut", "brewed", "bloom"]
NUMBERS = {
    "reach": [-1, 1],
    "glyph": [-1, 1],
    "frogs": [-1, 1],
    "price": [-2, -1, 1],
    "trade": [1],
    "limit": [-5, 3],
    "adds": [3, 5],
    "potions": [1, 2],
    "reward": [-2, 1],
    "ward": [1],
}
PAIRS = [["FA"], ["F", "A"], ["FoA"], ["F.", ".A"], ["F.", "oA"]]
THREES = [["FAQ"], ["F.", "AQ"], ["FA", "Q."], ["FoA", "Q.."], ["F..", ".A.", "..Q"], ["FA.", ".oQ"]]
LETTERS = "FAQSRBMD"
COSTS = [1, 2, 2, 3, 3, 4, 4, 4] * 2 + [5, 5, 6, 6, 7, 7, 8, 8, 5, 6, 5]


def random_pack(rng: random.Random) -> str:
    """Our own content with other effects, charms, recipes, costs, formulas and glyphs."""
    content = tomllib.loads(our_content())
    letters = all_different(rng)
    for tile in content["tile"]:
        tile["glyphs"] = "".join(rng.choices("d12.", k=12))
    for hut in content["hut"]:
        hut["talent"] = random_charm(rng, ANYWHERE)
    for potion, cost in zip(content["potion"], rng.sample(COSTS, len(COSTS)), strict=True):
        potion |= {"cost": cost, "reward": rng.randint(1, 6), "effect": random_effect(rng, OF_A_POTION)}
        potion |= random_recipe(rng, letters[rng.choice([2, 3])].pop())
    for sign in content["sign"]:
        sign |= {"curse": random_charm(rng, [*ANYWHERE, "poison"]), "blessing": random_charm(rng, ANYWHERE)}
        sign |= random_recipe(rng, letters[3].pop())
    for formula in content["formula"]:
        formula |= {"given": "".join(rng.choices(LETTERS, k=rng.randint(1, 3))), "sludge": rng.randint(0, 3)}
    return written(content)


def all_different(rng: random.Random) -> dict[int, list[str]]:
    """Twos and threes of ingredients in any order, none of them twice."""
    return {size: shuffled_letters(rng, size) for size in (2, 3)}


def shuffled_letters(rng: random.Random, size: int) -> list[str]:
    found = list(combinations_with_replacement(LETTERS, size))
    return ["".join(rng.sample(letters, size)) for letters in rng.sample(found, len(found))]


def random_effect(rng: random.Random, verbs: list[str]) -> list[str]:
    return [random_verb(rng, verbs) for _ in range(rng.choice([1, 1, 2, 3]))]


def random_verb(rng: random.Random, verbs: list[str]) -> str:
    verb = rng.choice(verbs)
    return f"{verb} {rng.randint(1, 9 if verb == 'stock' else 3)}" + (f" {rng.randint(1, 3)}" if verb == "burn" else "")


def random_charm(rng: random.Random, verbs: list[str]) -> dict[str, Any]:
    charm: dict[str, Any] = {}
    for name in rng.sample(list(NUMBERS), rng.choice([0, 1, 2])):
        charm[name] = rng.choice(NUMBERS[name])
    if not charm or rng.random() < 0.6:
        when = rng.choice(MOMENTS)
        charm |= {"when": when, "effect": random_effect(rng, AFTER_A_BREW if when == "brewed" else verbs)}
    return charm


def random_recipe(rng: random.Random, letters: str) -> dict[str, Any]:
    """One of a few shapes with these ingredients."""
    drawing = rng.choice(PAIRS if len(letters) == 2 else THREES)
    put = dict(zip("FAQ", letters, strict=False))
    recipe = ["".join(put.get(letter, letter) for letter in row) for row in drawing]
    return {"recipe": recipe, "turn": rng.random() < 0.6}


def written(content: dict[str, Any]) -> str:
    """As TOML, of which a pack needs little."""
    lines = [f"{name} = {value_text(value)}" for name, value in content.items() if not isinstance(value, dict | list)]
    for name, rows in content.items():
        if isinstance(rows, dict):
            lines += [f"[{name}]", *pairs(rows)]
        elif isinstance(rows, list):
            lines += [line for row in rows for line in [f"[[{name}]]", *pairs(row)]]
    return "\n".join(lines) + "\n"


def pairs(row: dict[str, Any]) -> list[str]:
    return [f"{name} = {value_text(value)}" for name, value in row.items()]


def value_text(value: Any) -> str:
    if isinstance(value, dict):
        return "{ " + ", ".join(pairs(value)) + " }"
    if isinstance(value, list):
        return "[" + ", ".join(value_text(one) for one in value) + "]"
    if isinstance(value, bool):
        return "true" if value else "false"
    return f'"{value}"' if isinstance(value, str) else str(value)
