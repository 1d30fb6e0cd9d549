"""The differences between the variants as data. The rules ask these questions, and never which variant it is."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from philtre.core.contract import Option, Setup, Variant

STANDARD, SOLO, MASTER = "standard", "solo", "master"
VARIANTS: Final = (Variant(STANDARD, (2, 3, 4)), Variant(SOLO, (1,)), Variant(MASTER, (2, 3, 4)))
OPTIONS: Final = (
    Option("start", ("random", "1", "2", "3", "4"), "random", (STANDARD, MASTER)),
    Option("first_game", ("no", "yes"), "no"),
)


@final
class Rules:
    """The answers of one variant for one number of seats; shared by all its states."""

    def __init__(self, number: int, name: str, seats: int) -> None:
        solo, master = name == SOLO, name == MASTER
        self.number: i64 = number  # index into RULES
        self.variant: str = name
        self.seats: i64 = seats
        self.solo: bool = solo  # side grids, stacks and points
        self.master: bool = master  # the start player rules the alley, the others are apprentices
        self.teams: i64 = 2 if name == STANDARD and seats == 4 else seats  # seats s and s + teams play together
        self.hire_price: i64 = 3 if solo else 2
        self.mixed_hire: bool = not solo
        self.repeats: bool = solo  # the same action may be taken twice in a turn
        self.restocks: bool = not solo
        self.overloads: bool = not solo
        self.extra_token: bool = name == STANDARD and seats == 3
        self.first_turn_actions: i64 = 2 if solo else 1


RULES: Final[list[Rules]] = []
for _variant in VARIANTS:
    for _seats in _variant.seats:
        RULES.append(Rules(len(RULES), _variant.name, _seats))


def rules_for(setup: Setup) -> Rules:
    return next(rules for rules in RULES if rules.variant == setup.variant and rules.seats == setup.seats)
