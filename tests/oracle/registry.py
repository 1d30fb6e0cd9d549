"""Which games have an oracle."""

from __future__ import annotations

from tests.oracle.apotheca import Oracle as Apotheca
from tests.oracle.protocol import Rulebook

ORACLES: dict[str, Rulebook] = {"apotheca": Apotheca}
