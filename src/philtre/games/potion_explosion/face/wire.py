"""What a viewer sees of Potion Explosion, as typed messages; docs/games/potion_explosion.md explains every field."""

from __future__ import annotations

from typing import Any, Final

import msgspec

from philtre.core.contract import NOTHING, Setup, State
from philtre.games.potion_explosion.content import COLOURS, KINDS, load, own
from philtre.games.potion_explosion.face import foresight
from philtre.games.potion_explosion.face.controls import controls
from philtre.games.potion_explosion.face.position import SKILLS, Position, counts, write
from philtre.games.potion_explosion.face.reading import build
from philtre.games.potion_explosion.face.terminal import draw
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
from philtre.games.potion_explosion.rules.events import EVENTS
from philtre.games.potion_explosion.rules.game import GAME
from philtre.games.potion_explosion.rules.notation import place_name, written
from philtre.games.potion_explosion.rules.prismatic import POOL_ROOM
from philtre.games.potion_explosion.rules.scoring import DIFFERENT_KINDS, HELP_POINTS, OF_ONE_KIND, SKILL_POINTS
from philtre.games.potion_explosion.rules.state import ENDINGS, PotionExplosionState
from philtre.games.potion_explosion.rules.tiles import KIND_NAMES, SIZES, TILE_NAMES, Tiles
from philtre.words.face import Choice, Control, Detail, Face, Happening, named

# What each happening's three numbers mean, in the order of EVENTS.
DETAILS: Final[tuple[tuple[str, ...], ...]] = (
    (), ("kind", "other"), ("kind",), ("kind",), ("tile", "stack"), (), (), ("place", "colour"),
    ("colour", "count", "track"), ("track", "number", "colour"), ("left",), ("place", "colour"), ("tile", "burner"),
    ("colour", "track", "number"), ("kind",), ("kind",), ("to", "marbles"), ("colour", "burner", "hole"),
    ("colour", "count", "track"), ("colour", "first", "second"), ("marbles",), ("marbles",),
    ("tile", "stack", "burner"), ("skill",), ("ending",), (), ("count",), ("ending",),
)  # fmt: skip
NAMES: Final[dict[str, tuple[str, ...]]] = {
    "kind": KINDS, "other": KINDS, "colour": COLOURS, "hole": COLOURS, "skill": SKILLS, "ending": ENDINGS,
    "track": tuple("abcde"),
}  # fmt: skip


# Ends a preview: no happening of the game, but worded like one.
PERHAPS_MORE: Final = Happening("perhaps-more", None, {})


def details_of(told: dict[str, int], tiles: Tiles) -> dict[str, Detail]:
    """The numbers of a happening, as people and browsers read them."""
    details: dict[str, Detail] = {}
    for name, value in told.items():
        if name == "tile":
            details |= tile_details(value, tiles)
        elif name in NAMES:
            details[name] = NAMES[name][value]
        elif name == "place":
            details[name] = place_name(value)
        elif name == "marbles":
            details[name] = colours_of(counts(value))
        else:
            details[name] = value + 1 if name in ("stack", "burner") else value
    return details


def tile_details(tile: int, tiles: Tiles) -> dict[str, Detail]:
    kind, size = divmod(tile, len(SIZES))
    return {"kind": KIND_NAMES[kind], "size": SIZES[size], "points": int(tiles.points[tile])}


def _printed(tile: int, name: str, tiles: Tiles) -> Tile:
    kind, size = divmod(tile, len(SIZES))
    return Tile(name, KIND_NAMES[kind], SIZES[size], counts(int(tiles.holes[tile])), int(tiles.points[tile]))


def colours_of(marbles: tuple[int, ...]) -> list[int | str]:
    """The colour of each marble."""
    return [COLOURS[colour] for colour, n in enumerate(marbles) for _ in range(n)]


class Tile(msgspec.Struct, frozen=True):
    """A tile's name is its kind and size, `wisdom-5`; its holes are counted by colour: red, blue, black, yellow."""

    name: str
    kind: str
    size: int
    holes: tuple[int, int, int, int]
    points: int


class Cards(msgspec.Struct, frozen=True):
    """What stands on the tiles, and what the rules count by."""

    tiles: list[Tile]
    skill_points: int  # of a Skill token
    help_points: int  # of a Little Help; below zero
    alike: int  # potions of one kind that earn a Skill token
    different: int  # kinds of potions that earn a Skill token
    pool: int  # marbles a pool has room for


class PotionExplosionFace(Face[Position]):
    game = GAME
    position = Position
    cards = Cards

    def __init__(self, tiles: Tiles) -> None:
        self.tiles = tiles

    def of(self, setup: Setup) -> PotionExplosionFace:
        return self if setup.content == self.tiles.text else PotionExplosionFace(load(setup.content))

    def title(self, kind: str, name: str, language: str) -> str | None:
        return self.tiles.titles.get(f"kind-{name}", {}).get(language) if kind == "kind" else None

    def names(self) -> dict[str, dict[str, str]]:
        return self.tiles.titles

    def printed(self) -> Cards:
        return Cards(
            tiles=[_printed(tile, name, self.tiles) for tile, name in enumerate(TILE_NAMES)],
            skill_points=int(SKILL_POINTS),
            help_points=int(HELP_POINTS),
            alike=int(OF_ONE_KIND),
            different=int(DIFFERENT_KINDS),
            pool=int(POOL_ROOM),
        )

    def write(self, state: State) -> Position:
        assert isinstance(state, PotionExplosionState)
        return write(state)

    def build(self, position: Position) -> State:
        return build(position, self.tiles)

    def choice(self, state: State, action: int) -> Choice:
        assert isinstance(state, PotionExplosionState)
        words = written(action)
        verb, _, rest = words.partition(" ")
        return Choice(action, verb, words, {**_choice_details(state, verb, action), "words": rest})

    def controls(self, state: State) -> list[Control]:
        assert isinstance(state, PotionExplosionState)
        return controls(state)

    def foresee(self, state: State, action: int) -> list[Happening] | None:
        """The chain of a pick as far as it is in sight, and whether hidden marbles may prolong it."""
        assert isinstance(state, PotionExplosionState)
        if action >= foresight.PICKS:
            return None
        sure = [self.happening(line.event, line.who, line.args) for line in foresight.chain(state, action)]
        return [*sure, PERHAPS_MORE] if foresight.may_go_on(state, action) else sure

    def happening(self, event: int, who: int, args: tuple[int, int, int]) -> Happening:
        name = EVENTS[event]
        told = {kind: value for kind, value in zip(DETAILS[event], args, strict=False) if value != NOTHING}
        details = details_of(told, self.tiles)
        if name in ("rolled-in", "returned"):
            # A place of a track that may also be the ninth, or under the lid.
            number = details.pop("number", None)
            details["at"] = "lid" if number is None else f"{details['track']}{number}"
        if name == "left-out":
            details["kind"] = [str(details["kind"]), str(details.pop("other"))]
        return Happening(name, named(who), details)

    def draw(self, state: State, seat: int, words: Any) -> Any:
        assert isinstance(state, PotionExplosionState)
        return draw(state, words)


def _choice_details(state: PotionExplosionState, verb: str, action: int) -> dict[str, Detail]:
    """What the action touches, for the browser to point at."""
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
        return {"to": seat, "marbles": colours_of(counts(state.desks[seat].pool))}
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
        return {"stack": stack + 1, **tile_details(int(state.top(stack)), state.tiles)}
    burner = action - int(FILL)
    return {"burner": burner + 1, **tile_details(int(state.desk().tile(burner)), state.tiles)}


def _placing_details(verb: str, action: int) -> dict[str, Detail]:
    if verb == "put":
        colour, onto = divmod(action - int(PUT), 8)
        return {"colour": COLOURS[colour], "burner": onto // 4 + 1, "hole": COLOURS[onto % 4]}
    colour, dealt = divmod(action - int(DEAL), 25)
    return {"colour": COLOURS[colour], "first": dealt // 5, "second": dealt % 5}


FACE: Final = PotionExplosionFace(own())
