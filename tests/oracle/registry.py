"""Which games have an oracle."""

from __future__ import annotations

from tests.oracle import apotheca
from tests.oracle.protocol import Rulebook

ORACLES: dict[str, Rulebook] = {
    "apotheca": Rulebook(
        apotheca.Oracle.modes(),
        apotheca.Oracle.choices,
        apotheca.Oracle.new,
        apotheca.rare,
    ),
}
