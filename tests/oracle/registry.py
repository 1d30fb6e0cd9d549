"""Which games have an oracle."""

from __future__ import annotations

from tests.oracle import apotheca, mystic_moon, potion_explosion
from tests.oracle.protocol import Rulebook

ORACLES: dict[str, Rulebook] = {
    "apotheca": Rulebook(
        apotheca.Oracle.modes(),
        apotheca.Oracle.choices,
        apotheca.Oracle.new,
        apotheca.rare,
    ),
    "potion_explosion": Rulebook(
        potion_explosion.Oracle.modes(),
        potion_explosion.Oracle.choices,
        potion_explosion.Oracle.new,
        potion_explosion.rare,
    ),
    "mystic_moon": Rulebook(
        mystic_moon.Oracle.modes(),
        mystic_moon.Oracle.choices,
        mystic_moon.Oracle.new,
        mystic_moon.rare,
    ),
}
