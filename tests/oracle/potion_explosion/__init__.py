"""The oracle of Potion Explosion: plain, slow, written from the rulebook and the rulings alone.

Sections are those of the rulebook. `docs/games/potion_explosion.md` gives the notation, the questions, the order
of luck and the position. The luck of what nobody sees is settled when somebody sees it.
"""

from tests.oracle.potion_explosion.rare import rare
from tests.oracle.potion_explosion.rules import Oracle

__all__ = ["Oracle", "rare"]
