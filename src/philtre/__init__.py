"""Philtre: three potion games, for people, bots and learning machines.

These are the public names; everything else may change between versions.

>>> import philtre
>>> game = philtre.game(philtre.GAMES[0])
>>> luck = philtre.Seeded(7)
>>> state = game.new(philtre.Setup("standard", 2), luck, philtre.SILENT)
>>> bot = philtre.make_bot("greedy", game)
>>> while state.seat() != philtre.NOBODY:
...     state.apply(bot.choose(state.seen_by(state.seat()), philtre.Seeded(1)), luck, philtre.SILENT)
>>> state.outcome().reason
'satisfied'
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any, Final

from philtre.build import check_fresh

if TYPE_CHECKING:
    from philtre.bots import LEVELS
    from philtre.bots import make as make_bot
    from philtre.bots.contract import Bot
    from philtre.core.chance import Recorded, Scripted, Sealed, Seeded
    from philtre.core.contract import (
        NOBODY,
        SILENT,
        SPECTATOR,
        Chance,
        Game,
        Outcome,
        Setup,
        State,
        Story,
    )
    from philtre.core.errors import (
        IllegalAction,
        NotationError,
        PhiltreError,
        PositionError,
        RecordError,
        SetupError,
    )
    from philtre.games import NAMES as GAMES
    from philtre.games import face, game
    from philtre.table.record import Record, record_of, table_of, verify
    from philtre.table.recordfile import read as read_record
    from philtre.table.recordfile import to_text as record_text
    from philtre.table.table import Table

__version__ = "0.1.0"

# The module of each public name, and its name there. They are imported on demand, so that a program that only needs
# the version or one game does not wait for the rest.
_PUBLIC: Final = {
    "games": "GAMES=NAMES face game",
    "core.contract": "NOBODY SILENT SPECTATOR Chance Game Outcome Setup State Story",
    "core.chance": "Recorded Scripted Sealed Seeded",
    "core.errors": "IllegalAction NotationError PhiltreError PositionError RecordError SetupError",
    "table.table": "Table",
    "table.record": "Record record_of table_of verify",
    "table.recordfile": "read_record=read record_text=to_text",
    "bots": "LEVELS make_bot=make",
    "bots.contract": "Bot",
}

__all__ = [
    "GAMES",
    "LEVELS",
    "NOBODY",
    "SILENT",
    "SPECTATOR",
    "Bot",
    "Chance",
    "Game",
    "IllegalAction",
    "NotationError",
    "Outcome",
    "PhiltreError",
    "PositionError",
    "Record",
    "RecordError",
    "Recorded",
    "Scripted",
    "Sealed",
    "Seeded",
    "Setup",
    "SetupError",
    "State",
    "Story",
    "Table",
    "face",
    "game",
    "make_bot",
    "read_record",
    "record_of",
    "record_text",
    "table_of",
    "verify",
]

_PLACES: Final = {
    shown: (f"philtre.{module}", name or shown)
    for module, names in _PUBLIC.items()
    for shown, _, name in (entry.partition("=") for entry in names.split())
}

check_fresh()


def __getattr__(name: str) -> Any:
    if name not in _PLACES:
        raise AttributeError(f"philtre has no {name!r}; it offers: {', '.join(__all__)}")
    module, there = _PLACES[name]
    return getattr(import_module(module), there)


def __dir__() -> list[str]:
    return [*__all__, "__version__"]
