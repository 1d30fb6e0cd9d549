"""The variants and options. The expansions are options; the rules ask the state for them."""

from __future__ import annotations

from typing import Final

from philtre.core.contract import Option, Variant

VARIANTS: Final = (Variant("standard", (2, 3, 4)),)
OPTIONS: Final = (
    Option("start", ("random", "1", "2", "3", "4"), "random"),
    Option("huts", ("chosen", "dealt"), "chosen"),
    Option("zodiac", ("no", "yes"), "no"),
    Option("alchemy", ("no", "yes"), "no"),
    Option("empty", ("yes", "no"), "yes"),
)
