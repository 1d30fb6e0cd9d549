"""Foreign text, made fit to be shown: names of persons and what they say."""

from __future__ import annotations

import secrets
import unicodedata
from typing import Final

LONGEST_NAME: Final = 24
LONGEST_SPEECH: Final = 300
MOST_MARKS: Final = 2  # combining marks on one letter; more of them climb over other lines

_ALPHABET: Final = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ"  # nothing that looks like something else
_SMALL: Final = _ALPHABET.lower()
CODE_LENGTH: Final = 8
TABLE_LENGTH: Final = 14


def clean(text: str, longest: int) -> str:
    """The same text without what cannot be seen or disturbs its surroundings, on one line."""
    composed = unicodedata.normalize("NFC", text)
    shown = "".join(letter if _is_shown(letter) else " " if letter.isspace() else "" for letter in composed)
    return _calm(" ".join(shown.split()))[:longest].strip()


def _is_shown(letter: str) -> bool:
    # No controls, joiners, directions of writing, surrogates or private signs, and of spaces only the plain one.
    return letter.isprintable()


def _calm(text: str) -> str:
    kept: list[str] = []
    marks = 0
    for letter in text:
        marks = marks + 1 if unicodedata.combining(letter) else 0
        if marks <= MOST_MARKS:
            kept.append(letter)
    return "".join(kept)


def clean_name(text: str) -> str:
    return clean(text, LONGEST_NAME)


def clean_speech(text: str) -> str:
    return clean(text, LONGEST_SPEECH)


def new_code() -> str:
    """The code of a room: easy to read aloud, hard to guess."""
    return "".join(secrets.choice(_ALPHABET) for _ in range(CODE_LENGTH))


def new_table_id() -> str:
    return "".join(secrets.choice(_SMALL) for _ in range(TABLE_LENGTH))


def read_code(text: str) -> str:
    """A code as people type it: small letters, spaces and dashes do not matter."""
    return text.upper().replace("-", "").replace(" ", "")
