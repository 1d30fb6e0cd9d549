"""A game for Philtre that is no part of it: the entry point `pebbles` leads here."""

from pebbles.face import FACE
from pebbles.rules import GAME

__all__ = ["FACE", "GAME"]
