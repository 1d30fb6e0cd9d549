"""The oracle of Apotheca: plain, slow, written from the rulebook and the rulings alone.

Pages are those of the rulebook. `docs/games/apotheca.md` gives the notation, the questions, the order of luck
and the position. The luck of a pile that nobody sees is settled when somebody sees it.
"""

from tests.oracle.apotheca.rare import rare
from tests.oracle.apotheca.rules import Oracle

__all__ = ["Oracle", "rare"]
