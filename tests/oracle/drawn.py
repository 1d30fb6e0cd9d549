"""Apotheca's market as a drawing: R B Y lie face-up, r b y facedown, ? facedown and never seen, . is an open space."""

from __future__ import annotations

from typing import Any

from philtre.core.chance import Scripted
from tests.oracle.apotheca import Oracle
from tests.oracle.apotheca.market import COLOURS, Market, Potion
from tests.oracle.apotheca.table import APOTHECARIES, each_colour

LETTERS = {"R": "red", "B": "blue", "Y": "yellow"}
BLANK = """
    . . . .
    . . . .
    . . . .
    . . . .
"""


def market(drawing: str) -> Market:
    """Facedown potions point to nobody here."""
    return [potion(letter) for letter in drawing.split()]


def potion(letter: str) -> Potion | None:
    if letter == ".":
        return None
    if letter == "?":
        return Potion(None, up=False)
    return Potion(LETTERS[letter.upper()], up=letter.isupper())


def drawing(market: Market) -> str:
    letters = [letter(potion) for potion in market]
    return "\n".join(" ".join(letters[start : start + 4]) for start in range(0, 16, 4))


def letter(potion: Potion | None) -> str:
    if potion is None:
        return "."
    if potion.colour is None:
        return "?"
    initial = potion.colour[0]
    return initial.upper() if potion.up else initial


def same(one: str, other: str) -> bool:
    return one.split() == other.split()


def game(drawn: str = BLANK, *cards: str, variant: str = "standard", seats: int = 2, **fields: Any) -> Oracle:
    """A game in the middle: seat 0 (or `player`) has two actions left and these active apothecaries."""
    oracle = Oracle(variant, seats, market=market(drawn), turn=9, actions_left=2)
    for field, value in fields.items():
        setattr(oracle, field, value)
    for name in cards:
        card = APOTHECARIES.index(name)
        oracle.active[oracle.player].append(card)
        oracle.deck.remove(card)
    oracle.go_on(Scripted([]))
    return oracle


def gems(ruby: int = 0, sapphire: int = 0, topaz: int = 0) -> dict[str, int]:
    return each_colour(0) | {"red": ruby, "blue": sapphire, "yellow": topaz}


def colours(red: int, blue: int, yellow: int) -> dict[str, int]:
    return dict(zip(COLOURS, (red, blue, yellow), strict=True))


def play(oracle: Oracle, *answers: str, luck: list[int] | None = None) -> None:
    """Give answers in order; the script of luck must be used up exactly."""
    chance = Scripted(luck or [])
    for answer in answers:
        oracle.apply(answer, chance)
    assert chance.drawn == len(chance.numbers), "luck was left over"


def options(oracle: Oracle, verb: str) -> list[str]:
    """The legal actions that begin with a word."""
    return [text for text in oracle.legal() if text.split()[0] == verb]
