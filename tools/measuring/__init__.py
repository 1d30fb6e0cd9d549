"""Statistics, balance and speed. What is counted in a game, and how fast it must be, is in a folder of its own."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from typing import Any


def balance_of(name: str) -> Any:
    """What a game counts to know whether its cards are in balance; None where it has none of its own."""
    module = f"tools.measuring.{name}.report"
    return import_module(module) if find_spec(module) else None


def stats_of(name: str) -> Any:
    """What is counted of a game for people who like to look at numbers."""
    return import_module(f"tools.measuring.{name}.stats")
