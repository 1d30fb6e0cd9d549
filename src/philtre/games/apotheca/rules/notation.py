"""Actions in words: one text for each action and one action for each text, whatever the position."""

from __future__ import annotations

from typing import Final

from philtre.core.errors import NotationError
from philtre.games.apotheca.rules.actions import POWER_VERBS, USES, match_words
from philtre.games.apotheca.rules.board import MATCHES, space_name

COLOURS: Final = ("red", "blue", "yellow")
STATIONS: Final = ("ruby", "sapphire", "topaz")
APOTHECARIES: Final = (
    "giada", "ooki-oogi", "solas", "imogen", "afrit", "corvidus", "merten", "karinne", "carbuncle", "masked-woman",
    "strega", "qwixly", "benedetto", "porter-king", "tidemaster",
)  # fmt: skip
VERBS: Final = (
    "reveal", "restock", "place", "hire", "match", "satisfy", "extra", "done", "decree", "stack", "outside",
    *POWER_VERBS,
)  # fmt: skip


def _all_words() -> list[str]:
    spaces = [space_name(space) for space in range(16)]
    return [
        *[f"reveal {space}" for space in spaces],
        "restock",
        *[f"place {space}" for space in spaces],
        *[f"hire {station}" for station in STATIONS],
        *[f"hire {station} mixed" for station in (*STATIONS, "deck")],
        *[f"match {match_words(number)}" for number in range(len(MATCHES))],
        *[f"satisfy {name}" for name in APOTHECARIES],
        "extra",
        "done",
        *[f"decree {colour}" for colour in COLOURS],
        *[f"stack {space}" for space in spaces],
        *[f"outside {space}" for space in spaces],
        *[f"{POWER_VERBS[use.power]} {use.words}" for use in USES],
    ]


WORDS: Final[list[str]] = _all_words()
NUMBERS: Final[dict[str, int]] = {words: number for number, words in enumerate(WORDS)}


def written(action: int) -> str:
    return WORDS[action]


def parse(text: str) -> int:
    words = " ".join(text.split()).lower()
    if words in NUMBERS:
        return NUMBERS[words]
    verb = words.split(" ")[0] if words else ""
    if verb not in VERBS:
        raise NotationError(f"{text[:40]!r} is no action; actions begin with: {', '.join(VERBS)}")
    example = next(known for known in WORDS if known.startswith(verb))
    raise NotationError(f"{text[:40]!r} is not how '{verb}' is written; for example: {example}")
