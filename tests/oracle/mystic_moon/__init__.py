"""The oracle of Mystic Moon: plain, slow, written from the rulebook and the rulings alone.

Sections are those of the rulebook. `docs/games/mystic_moon.md` gives the notation, the questions, the verbs of
effects, the order of luck and the position; `content.toml` the cards.
"""

from tests.oracle.mystic_moon.rare import rare
from tests.oracle.mystic_moon.rules import Oracle

__all__ = ["Oracle", "rare"]
