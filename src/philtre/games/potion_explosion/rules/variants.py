"""The options, and the numbers that follow from them."""

from __future__ import annotations

from itertools import combinations
from typing import Final

from philtre.core.contract import Option, Variant
from philtre.games.potion_explosion.content import KINDS

STANDARD: Final = "standard"
RANDOM: Final = "random"
FIRST_GAME: Final = "balm-lavamancing"
USUAL: Final = "usual"
USUAL_TOKENS: Final = {2: 4, 3: 5, 4: 6}  # Skill tokens that trigger the end, by players

_PAIRS: Final = [f"{first}-{second}" for first, second in combinations(KINDS, 2)]
_TOKENS: Final = [str(n) for n in range(1, 16)]
VARIANTS: Final = (Variant(STANDARD, (2, 3, 4)),)
OPTIONS: Final = (
    Option("start", (RANDOM, "1", "2", "3", "4"), RANDOM),
    Option("left_out", (RANDOM, FIRST_GAME, *[pair for pair in _PAIRS if pair != FIRST_GAME]), RANDOM),
    Option("tokens", (USUAL, *_TOKENS), USUAL),
    Option("help", ("once", "unlimited"), "once"),
)


def kinds_left_out(choice: str) -> int:
    """A pair of kinds as a set; 0 for random ones."""
    return 0 if choice == RANDOM else sum(2 ** KINDS.index(kind) for kind in choice.split("-"))


def tokens_to_end(choice: str, seats: int) -> int:
    return USUAL_TOKENS[seats] if choice == USUAL else int(choice)
