"""The kinds of details of events and actions, and how their numbers become text."""

from __future__ import annotations

from typing import Final

from philtre.core.rows import NOTATION, NUMBER, Details, Kind, counted, made_of, one_of, several
from philtre.games.potion_explosion.content import COLOURS, KINDS
from philtre.games.potion_explosion.rules.state import ENDINGS
from philtre.games.potion_explosion.rules.tiles import SIZES, Tiles

TRACK_NAMES: Final = ("a", "b", "c", "d", "e")
SKILLS: Final = (*KINDS, "five")
LID: Final = 0  # instead of a place in the dispenser


def place_name(place: int) -> str:
    """A place that may be taken."""
    return f"{TRACK_NAMES[place // 8]}{place % 8 + 1}"


def colours_of(marbles: int) -> list[int | str]:
    """The colour of each marble of packed counts."""
    return [COLOURS[colour] for colour in range(len(COLOURS)) for _ in range(marbles >> 8 * colour & 255)]


def tile_parts(tiles: Tiles, tile: int) -> Details:
    kind, size = divmod(tile, len(SIZES))
    return {"kind": KINDS[kind], "size": int(SIZES[size]), "points": int(tiles.points[tile])}


def _at(_: Tiles, place: int) -> str:
    """A place of a track that may also be the ninth, or under the lid."""
    return "lid" if place == LID else f"{TRACK_NAMES[(place - 1) // 9]}{(place - 1) % 9 + 1}"


KIND: Final = one_of("kind", KINDS, named=True)
COLOUR: Final = one_of("colour", COLOURS, named=True)
HOLE: Final = one_of("hole", COLOURS, named=True)
SKILL: Final = one_of("skill", SKILLS, named=True)
TRACK: Final = one_of("track", TRACK_NAMES)
ENDING: Final = one_of("ending", ENDINGS)
PLACE: Final = Kind("place", lambda _, place: place_name(place))
PLACES: Final = several(PLACE)
AT: Final = Kind("at", _at)
STACK: Final = counted("stack")
BURNER: Final = counted("burner")
MARBLES: Final = several(one_of("marbles", COLOURS, named=True), lambda _, marbles: colours_of(marbles))
LEFT_OUT_KINDS: Final = several(KIND, lambda _, kinds: [KINDS[n] for n in range(len(KINDS)) if kinds >> n & 1])
TILE: Final = made_of(tile_parts, kind=KIND, size=NUMBER.unsaid(), points=NUMBER)
REST: Final = NOTATION.unsaid()  # the action as text, without the verb
