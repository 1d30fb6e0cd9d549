"""Luck in records: its kind and its seed as text."""

from __future__ import annotations

import re
from typing import Final, NamedTuple

from philtre.core.chance import SEED_BYTES, Scripted, Sealed, Seeded, commitment
from philtre.core.contract import Chance
from philtre.core.errors import RecordError
from philtre.table.deal import joined

SEALED: Final = "sealed"  # 64 hexadecimal digits, whose SHA-256 is published before the game
JOINT: Final = "joint"  # the same, together with a number of every seat
SEEDED: Final = "seeded"  # a number, for simulations
SCRIPTED: Final = "scripted"  # the numbers themselves, for tests and for games from a real table
KINDS: Final = (SEALED, JOINT, SEEDED, SCRIPTED)
PROMISED: Final = (SEALED, JOINT)

SEED_FORMS: Final = {
    SEALED: (re.compile(rf"[0-9a-f]{{{2 * SEED_BYTES}}}"), f"{2 * SEED_BYTES} hexadecimal digits"),
    JOINT: (re.compile(rf"[0-9a-f]{{{2 * SEED_BYTES}}}"), f"{2 * SEED_BYTES} hexadecimal digits"),
    SEEDED: (re.compile(r"0|[1-9][0-9]{0,28}"), "a number of at most 29 digits"),
    SCRIPTED: (re.compile(r"|[0-9]{1,9}(?: [0-9]{1,9})*"), "numbers with one space between"),
}


class Luck(NamedTuple):
    """A kind of luck and its seed; joint luck also has a deal."""

    kind: str
    seed: str
    terms: tuple[str, ...] = ()

    def chance(self) -> Chance:
        """The luck from its beginning. Raises RecordError for an invalid seed."""
        check_seed(self.kind, self.seed)
        if self.kind == SEALED:
            return Sealed(bytes.fromhex(self.seed))
        if self.kind == JOINT:
            return Sealed(joined(self.seed, self.terms))
        if self.kind == SEEDED:
            return Seeded(int(self.seed))
        return Scripted([int(number) for number in self.seed.split()])

    def commitment(self) -> str | None:
        """The hash that is published before the game, for sealed and joint luck."""
        return commitment(bytes.fromhex(self.seed)) if self.kind in PROMISED else None


def sealed(seed: bytes) -> Luck:
    return Luck(SEALED, seed.hex())


def seeded(seed: int) -> Luck:
    return Luck(SEEDED, str(seed))


def scripted(numbers: list[int]) -> Luck:
    return Luck(SCRIPTED, " ".join(map(str, numbers)))


def check_seed(kind: str, seed: str) -> None:
    if kind not in SEED_FORMS:
        raise RecordError(f"there is no luck {kind[:20]!a}; choose from: {', '.join(KINDS)}")
    form, expected = SEED_FORMS[kind]
    if not form.fullmatch(seed):
        raise RecordError(f"the seed of {kind} luck is {expected}")
