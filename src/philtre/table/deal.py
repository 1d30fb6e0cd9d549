"""What determines a deal besides the server's seed: the table, the settings, and a number of every seat.

The server commits to its seed before it knows the numbers, and the players give their numbers before they know the
seed, so neither can choose the deal. All of it is hashed together, line by line. Names are not part of it: a forgotten
player loses their name, and the game must still replay. A number identifies its player's part of the deal
and is known to them alone until it is given.
"""

from __future__ import annotations

import re
from hashlib import sha256
from typing import Final

import msgspec

from philtre.core.contract import Setup
from philtre.core.errors import RecordError

FORM: Final = "philtre deal 1"
NUMBER: Final = re.compile(r"[0-9a-f]{32}")  # the form of a seat's number
TABLE: Final = re.compile(r"[A-Za-z0-9]{1,40}")
NONE: Final = "-"


class Deal(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The table and the numbers of a deal. Numbers are by seat; empty if the seat added none."""

    table: str
    numbers: list[str]


def terms_of(deal: Deal, game: str, rules: int, setup: Setup) -> tuple[str, ...]:
    """The lines that determine the luck in addition to the seed."""
    options = " ".join(f"{name}={choice}" for name, choice in sorted(setup.options.items()))
    content = NONE if setup.content is None else sha256(setup.content.encode()).hexdigest()
    agreed = (FORM, deal.table, f"{game} {rules} {setup.variant} {setup.seats}", options or NONE, content)
    return (*agreed, *(number or NONE for number in deal.numbers))


def joined(seed: str, terms: tuple[str, ...]) -> bytes:
    """The seed with which the game is dealt."""
    return sha256("\n".join((seed, *terms)).encode()).digest()


def check_deal(deal: Deal, seats: int) -> None:
    """Raises RecordError if no game can have been dealt with this."""
    if not TABLE.fullmatch(deal.table):
        raise RecordError("the table of a deal is named by letters and digits")
    if len(deal.numbers) != seats:
        raise RecordError(f"a deal has a number, or an empty one, for each of the {seats} seats")
    if any(number and not NUMBER.fullmatch(number) for number in deal.numbers):
        raise RecordError("a number of a deal is 32 hexadecimal digits, or nothing")
