"""Cleans text from people before it is shown: their names and chat messages."""

from __future__ import annotations

import secrets
import unicodedata
from hashlib import sha256
from typing import Final

LONGEST_NAME: Final = 24
LONGEST_SPEECH: Final = 300
MOST_MARKS: Final = 2  # combining marks on one letter; more would cover other lines
# Letters and signs that show nothing: a name made of them would be invisible.
_BLANK: Final = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0\U0001d159")

# Cyrillic and Greek letters that look like Latin ones, as small or as capital letters.
_LATIN: Final = str.maketrans("авекмнорстухіјѕһԁԛԝαβεζηικμνορτυχ", "abekmhopctyxijshdqwabezhikmnoptyx")

_ALPHABET: Final = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ"  # without letters that look alike
_SMALL: Final = _ALPHABET.lower()
CODE_LENGTH: Final = 8
TABLE_LENGTH: Final = 14


def clean(text: str, longest: int) -> str:
    """The text on one line, without invisible characters and without those that affect the text around it."""
    composed = unicodedata.normalize("NFC", text)
    shown = "".join(letter if _is_shown(letter) else " " if letter.isspace() else "" for letter in composed)
    kept = _calm(" ".join(shown.split()))[:longest].strip()
    return kept if any(unicodedata.category(letter)[0] in "LNPS" for letter in kept) else ""


def _is_shown(letter: str) -> bool:
    # No control characters, joiners, text directions, surrogates or private characters; only the plain space.
    return letter.isprintable() and letter not in _BLANK


def _calm(text: str) -> str:
    kept: list[str] = []
    marks = 0
    for letter in text:
        marks = marks + 1 if unicodedata.category(letter)[0] == "M" else 0
        if marks <= MOST_MARKS:
            kept.append(letter)
    return "".join(kept)


def clean_name(text: str) -> str:
    return clean(text, LONGEST_NAME)


def spelling(name: str) -> str:
    """A name reduced to what a reader sees: two names with the same result look alike."""
    return "".join(unicodedata.normalize("NFKC", name).casefold().translate(_LATIN).split())


def clean_speech(text: str) -> str:
    return clean(text, LONGEST_SPEECH)


def new_code() -> str:
    """The code of a room: easy to read aloud, hard to guess."""
    return "".join(secrets.choice(_ALPHABET) for _ in range(CODE_LENGTH))


def new_table_id() -> str:
    return "".join(secrets.choice(_SMALL) for _ in range(TABLE_LENGTH))


def table_id_of(text: str) -> str:
    """A table's id made from a text: always the same for the same text."""
    return "".join(_SMALL[byte % len(_SMALL)] for byte in sha256(text.encode()).digest()[:TABLE_LENGTH])


def is_code(text: str) -> bool:
    """Whether it could be the code of a room. Other text is not passed to the database."""
    return len(text) == CODE_LENGTH and all(letter in _ALPHABET for letter in text)


def is_table_id(text: str) -> bool:
    return len(text) == TABLE_LENGTH and all(letter in _SMALL for letter in text)


def read_code(text: str) -> str:
    """A code as people type it: case, spaces and dashes do not matter."""
    return text.upper().replace("-", "").replace(" ", "")
