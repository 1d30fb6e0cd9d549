"""Statistics, balance and speed. Each game has a folder that says what is counted and how fast it must be."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from typing import Any


def balance_of(name: str) -> Any:
    """The module that measures the balance of a game's cards; None if the game has none."""
    module = f"tools.measuring.{name}.report"
    return import_module(module) if find_spec(module) else None


def stats_of(name: str) -> Any:
    """The module that says what is counted for a game's statistics."""
    return import_module(f"tools.measuring.{name}.stats")
