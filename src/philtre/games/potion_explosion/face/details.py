"""The details of actions, for sentences and for the pieces that the browser highlights."""

from __future__ import annotations

from philtre.core.rows import Detail
from philtre.games.potion_explosion.content import COLOURS, KINDS
from philtre.games.potion_explosion.rules.actions import (
    ATTRACT,
    CHOOSE,
    DEAL,
    DRAW,
    DRINK,
    FILL,
    KEEP,
    MELT,
    PUT,
    REPEAT,
    SCRAPE,
    SPANS,
    STEAL,
    STICK,
    THREES,
)
from philtre.games.potion_explosion.rules.dispenser import BIT, colour_at
from philtre.games.potion_explosion.rules.kinds import colours_of, place_name, tile_parts
from philtre.games.potion_explosion.rules.state import PotionExplosionState


def details_of(state: PotionExplosionState, verb: str, action: int) -> dict[str, Detail]:
    """The details of an action, by the row of its verb."""
    if verb in ("pick", "take", "melt"):
        first = {"pick": 0, "take": STEAL - 40, "melt": MELT}[verb]
        return _place_details(state, action - int(first))
    if verb in ("attract", "scrape", "stick"):
        return _places_details(state, _places(verb, action))
    if verb in ("choose", "drink", "repeat"):
        return {"kind": KINDS[action - int({"choose": CHOOSE, "drink": DRINK, "repeat": REPEAT}[verb])]}
    if verb in ("fill", "draw"):
        return _tile_choice(state, verb, action)
    if verb in ("put", "deal"):
        return _placing_details(verb, action)
    if verb == "steal":
        seat = action - int(STEAL)
        return {"to": seat, "marbles": colours_of(int(state.desks[seat].pool))}
    return {"marbles": [COLOURS[colour] for colour in THREES[action - int(KEEP)]]} if verb == "keep" else {}


def _place_details(state: PotionExplosionState, place: int) -> dict[str, Detail]:
    return {"place": place_name(place), "colour": COLOURS[colour_at(state, BIT[place])]}


def _places_details(state: PotionExplosionState, places: list[int]) -> dict[str, Detail]:
    return {
        "places": [place_name(place) for place in places],
        "marbles": [COLOURS[colour_at(state, BIT[place])] for place in places],
    }


def _places(verb: str, action: int) -> list[int]:
    if verb == "attract":
        track, lower = divmod(action - int(ATTRACT), 7)
        return [8 * track + lower, 8 * track + lower + 1]
    if verb == "scrape":
        tracks = action - int(SCRAPE) + 1
        return [8 * track for track in range(5) if tracks >> track & 1]
    track, span = divmod(action - int(STICK), len(SPANS))
    lowest, highest = SPANS[span]
    return [8 * track + place for place in range(lowest, highest + 1)]


def _tile_choice(state: PotionExplosionState, verb: str, action: int) -> dict[str, Detail]:
    if verb == "draw":
        stack = action - int(DRAW)
        return {"stack": stack + 1, **tile_parts(state.tiles, int(state.top(stack)))}
    burner = action - int(FILL)
    return {"burner": burner + 1, **tile_parts(state.tiles, int(state.desk().tile(burner)))}


def _placing_details(verb: str, action: int) -> dict[str, Detail]:
    if verb == "put":
        colour, onto = divmod(action - int(PUT), 8)
        return {"colour": COLOURS[colour], "burner": onto // 4 + 1, "hole": COLOURS[onto % 4]}
    colour, dealt = divmod(action - int(DEAL), 25)
    return {"colour": COLOURS[colour], "first": dealt // 5, "second": dealt % 5}
