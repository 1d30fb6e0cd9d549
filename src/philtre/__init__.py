"""Philtre: three potion games, for people, bots and learning machines."""

from philtre.build import check_fresh

__version__ = "0.1.0"

check_fresh()
