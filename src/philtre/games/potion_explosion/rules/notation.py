"""Actions in words: one text for each action and one action for each text, whatever the position."""

from __future__ import annotations

from typing import Final

from philtre.core.errors import NotationError
from philtre.games.potion_explosion.content import COLOURS, KINDS
from philtre.games.potion_explosion.rules.actions import SPANS, THREES

VERBS: Final = (
    "choose", "pick", "help", "take", "fill", "drink", "end", "steal", "attract", "keep", "put", "enough", "scrape",
    "repeat", "stick", "melt", "deal", "draw",
)  # fmt: skip


def track_name(track: int) -> str:
    return "abcde"[track]


def place_name(place: int) -> str:
    """A place that may be taken."""
    return f"{track_name(place // 8)}{place % 8 + 1}"


def _span(track: int, lowest: int, highest: int) -> str:
    return f"{track_name(track)}{lowest + 1}-{highest + 1}"


def _tracks(chosen: int) -> str:
    return " ".join([track_name(track) for track in range(5) if chosen >> track & 1])


def _all_words() -> list[str]:
    places = [place_name(place) for place in range(40)]
    tracks, burners = range(5), (1, 2)
    return [
        *[f"pick {place}" for place in places],
        "help",
        *[f"fill {burner}" for burner in burners],
        *[f"drink {kind}" for kind in KINDS],
        "end",
        *[f"take {place}" for place in places],
        *[f"steal {player}" for player in range(1, 5)],
        *[f"attract {_span(track, lower, lower + 1)}" for track in tracks for lower in range(7)],
        *[f"scrape {_tracks(chosen)}" for chosen in range(1, 32)],
        *[f"repeat {kind}" for kind in KINDS],
        *[f"melt {place}" for place in places],
        "enough",
        *[f"put {marble} {burner} {hole}" for marble in COLOURS for burner in burners for hole in COLOURS],
        *[f"draw {stack}" for stack in range(1, 6)],
        *[f"choose {kind}" for kind in KINDS],
        *["keep " + " ".join([COLOURS[colour] for colour in three]) for three in THREES],
        *[f"deal {colour} {first} {second}" for colour in COLOURS for first in range(5) for second in range(5)],
        *[f"stick {_span(track, lowest, highest)}" for track in tracks for lowest, highest in SPANS],
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
