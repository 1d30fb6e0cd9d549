"""Whether both engines allow the same variants, numbers of seats and options."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import partial

from philtre import games
from philtre.core.chance import Seeded
from philtre.core.contract import SILENT, Setup
from philtre.core.errors import SetupError
from tests.oracle.registry import ORACLES

Options = dict[str, str]


def disagreements(name: str, variant: str, seats: int, options: Iterable[Options]) -> list[Options]:
    """The options that only one of the engines refuses."""
    game, oracle = games.game(name), ORACLES[name]
    found: list[Options] = []
    for each in options:
        fast = refuses(partial(game.new, Setup(variant, seats, each), Seeded(1), SILENT))
        slow = refuses(partial(oracle.new, variant, seats, each, Seeded(1)))
        if fast != slow:
            found.append(each)
    return found


def refuses(new: Callable[[], object]) -> bool:
    try:
        new()
    except SetupError:
        return True
    return False


def modes_of(name: str) -> set[tuple[str, int]]:
    """The variants of the fast engine with their numbers of seats."""
    return {(variant.name, seats) for variant in games.game(name).variants for seats in variant.seats}


def options_of(name: str) -> dict[str, set[str]]:
    """The options of the fast engine with their values."""
    return {option.name: set(option.choices) for option in games.game(name).options}
