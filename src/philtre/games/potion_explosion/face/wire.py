"""The face of Potion Explosion. docs/games/potion_explosion.md explains every field of its messages."""

from __future__ import annotations

from typing import Any, Final

import msgspec

from philtre.core.contract import Setup, State
from philtre.core.rows import Book
from philtre.games.potion_explosion.content import load, own
from philtre.games.potion_explosion.face import foresight
from philtre.games.potion_explosion.face.controls import CONTROLS, REFUSALS, controls
from philtre.games.potion_explosion.face.details import details_of
from philtre.games.potion_explosion.face.position import Position
from philtre.games.potion_explosion.face.reading import build
from philtre.games.potion_explosion.face.writing import counts, write
from philtre.games.potion_explosion.rules.events import HAPPENINGS
from philtre.games.potion_explosion.rules.game import GAME
from philtre.games.potion_explosion.rules.notation import LEXICON, VERBS
from philtre.games.potion_explosion.rules.prismatic import POOL_ROOM
from philtre.games.potion_explosion.rules.scoring import DIFFERENT_KINDS, HELP_POINTS, OF_ONE_KIND, SKILL_POINTS
from philtre.games.potion_explosion.rules.state import QUESTIONS, PotionExplosionState
from philtre.games.potion_explosion.rules.tiles import KIND_NAMES, SIZES, TILE_NAMES, Tiles
from philtre.words.face import Choice, Control, Face, Happening


def _printed(tile: int, name: str, tiles: Tiles) -> Tile:
    kind, size = divmod(tile, len(SIZES))
    return Tile(name, KIND_NAMES[kind], SIZES[size], counts(int(tiles.holes[tile])), int(tiles.points[tile]))


BOOK: Final = Book(HAPPENINGS, VERBS, QUESTIONS, CONTROLS, REFUSALS)
PERHAPS_MORE: Final = BOOK.foreseen.word("perhaps-more")  # ends a preview


class Tile(msgspec.Struct, frozen=True):
    """A tile's name is its kind and size, `wisdom-5`; its holes are counted by colour: red, blue, black, yellow."""

    name: str
    kind: str
    size: int
    holes: tuple[int, int, int, int]
    points: int


class Cards(msgspec.Struct, frozen=True):
    """The content of the tiles, and numbers of the rules."""

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
    book = BOOK
    gains = ("earned", "completed", "exploded", "stole", "put-on", "took", "drew")
    content: Tiles

    def __init__(self, tiles: Tiles) -> None:
        self.content = tiles

    def of(self, setup: Setup) -> PotionExplosionFace:
        return self if setup.content == self.content.text else PotionExplosionFace(load(setup.content))

    def title(self, kind: str, name: str, language: str) -> str | None:
        return self.content.titles.get(f"kind-{name}", {}).get(language) if kind == "kind" else None

    def names(self) -> dict[str, dict[str, str]]:
        return self.content.titles

    def printed(self) -> Cards:
        return Cards(
            tiles=[_printed(tile, name, self.content) for tile, name in enumerate(TILE_NAMES)],
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
        return build(position, self.content)

    def choice(self, state: State, action: int) -> Choice:
        assert isinstance(state, PotionExplosionState)
        words = LEXICON.words[action]
        verb, _, rest = words.partition(" ")
        return Choice(action, verb, words, {**details_of(state, verb, action), "words": rest})

    def controls(self, state: State) -> list[Control]:
        assert isinstance(state, PotionExplosionState)
        return controls(state)

    def foresee(self, state: State, action: int) -> list[Happening] | None:
        """The chain of a pick as far as it is certain, and whether hidden marbles may prolong it."""
        assert isinstance(state, PotionExplosionState)
        if action >= foresight.PICKS:
            return None
        sure = [self.happening(line.event, line.who, line.args) for line in foresight.chain(state, action)]
        return [*sure, Happening(PERHAPS_MORE, None, {})] if foresight.may_go_on(state, action) else sure

    def draw(self, state: State, seat: int, words: Any) -> Any:
        assert isinstance(state, PotionExplosionState)
        # Imported here because only the terminal needs it, and its imports are large.
        from philtre.games.potion_explosion.face.terminal import draw

        return draw(state, words)


FACE: Final = PotionExplosionFace(own())
