"""Actions as text: one text for each action and one action for each text, in all positions."""

from __future__ import annotations

from typing import Final

from philtre.core.notation import Lexicon
from philtre.core.rows import NUMBER, SEAT, Rows
from philtre.games.potion_explosion.content import COLOURS, KINDS
from philtre.games.potion_explosion.rules.actions import SPANS, THREES
from philtre.games.potion_explosion.rules.kinds import (
    BURNER,
    COLOUR,
    HOLE,
    KIND,
    MARBLES,
    PLACE,
    PLACES,
    REST,
    STACK,
    TILE,
    TRACK_NAMES,
    place_name,
)

VERBS: Final = Rows()
VERBS.add("choose", kind=KIND, words=REST)
VERBS.add("pick", place=PLACE, colour=COLOUR, words=REST)
VERBS.add("help", words=REST)
VERBS.add("take", place=PLACE, colour=COLOUR, words=REST)
VERBS.add("fill", burner=BURNER, tile=TILE, words=REST)
VERBS.add("drink", kind=KIND, words=REST)
VERBS.add("end", words=REST)
VERBS.add("steal", to=SEAT, marbles=MARBLES, words=REST)
VERBS.add("attract", places=PLACES, marbles=MARBLES, words=REST)
VERBS.add("keep", marbles=MARBLES, words=REST)
VERBS.add("put", colour=COLOUR, burner=BURNER, hole=HOLE, words=REST)
VERBS.add("enough", words=REST)
VERBS.add("scrape", places=PLACES, marbles=MARBLES, words=REST)
VERBS.add("repeat", kind=KIND, words=REST)
VERBS.add("stick", places=PLACES, marbles=MARBLES, words=REST)
VERBS.add("melt", place=PLACE, colour=COLOUR, words=REST)
VERBS.add("deal", colour=COLOUR, first=NUMBER, second=NUMBER, words=REST)
VERBS.add("draw", stack=STACK, tile=TILE, words=REST)


def _span(track: int, lowest: int, highest: int) -> str:
    return f"{TRACK_NAMES[track]}{lowest + 1}-{highest + 1}"


def _tracks(chosen: int) -> str:
    return " ".join([TRACK_NAMES[track] for track in range(5) if chosen >> track & 1])


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


LEXICON: Final = Lexicon(_all_words(), VERBS.names())
