"""Conditions that the numbers of a state are within their bounds; all other conditions rely on these."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from philtre.games.apotheca.rules.board import FULL, shl
from philtre.games.apotheca.rules.state import (
    CARD_BITS,
    ENDINGS,
    GEM_BITS,
    PROMPTS,
    ApothecaState,
)
from philtre.games.apotheca.rules.turn import (
    QUIET_TURNS,
)

OF_COLOUR: Final[i64] = 15  # potions
MOST_TURNS: Final[i64] = 1_000_000


# Bounds of numbers; all other conditions rely on these


def boards_have_sixteen_spaces(s: ApothecaState) -> bool:
    boards = s.red | s.blue | s.yellow | s.down | s.mark_1 | s.mark_2 | s.mark_4 | s.mark_8 | s.outside | s.match
    return boards & ~FULL == 0


def seats_are_at_the_table(s: ApothecaState) -> bool:
    seats = s.rules.seats
    at_table = 0 <= s.start < seats and 0 <= s.player < seats and 0 <= s.apprentice < seats
    return at_table and -1 <= s.token < seats and -1 <= s.winner < seats


def small_numbers_are_small(s: ApothecaState) -> bool:
    if not (0 <= s.prompt < len(PROMPTS) and 0 <= s.ended < len(ENDINGS) and 0 <= s.used < 0x80000):
        return False
    if not (0 <= s.left <= 2 and -1 <= s.hand <= 3 and -1 <= s.decree <= 2 and 0 <= s.match_colour <= 2):
        return False
    if not (0 <= s.match_size <= 7 and 0 <= s.quiet <= QUIET_TURNS):
        return False
    return 1 <= s.turn < MOST_TURNS and 0 <= s.score < MOST_TURNS


def counts_are_of_potions(s: ApothecaState) -> bool:
    return _counted(s.unseen) and _counted(s.opening) and _counted(s.kept) and _counted(s.kept_potions)


def _counted(counts: i64) -> bool:
    if counts & ~0xFFFFFF != 0:
        return False
    return counts & 255 <= OF_COLOUR and counts >> 8 & 255 <= OF_COLOUR and counts >> 16 <= OF_COLOUR


def seats_alone_have_gems_and_cards(s: ApothecaState) -> bool:
    gems, cards = shl(1, GEM_BITS * s.rules.seats), shl(1, CARD_BITS * s.rules.seats)
    if not (0 <= s.rubies < gems and 0 <= s.sapphires < gems and 0 <= s.topazes < gems):
        return False
    return 0 <= s.active < cards and 0 <= s.satisfied < cards
