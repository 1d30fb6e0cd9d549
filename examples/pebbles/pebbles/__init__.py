"""A game for Philtre in a separate package. The entry point `pebbles` refers to this module."""

from pebbles.face import FACE
from pebbles.rules import GAME

__all__ = ["FACE", "GAME"]
