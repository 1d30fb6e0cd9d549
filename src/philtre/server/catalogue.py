"""What can be played here, and against whom: games from the registry, levels of bots, phrases."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property
from pathlib import Path
from typing import Any, Final

from philtre import games
from philtre.bots import LEVELS
from philtre.core.chance import Seeded
from philtre.core.contract import SILENT, Game, Setup
from philtre.core.errors import SetupError
from philtre.server import wire
from philtre.server.guard.refusals import Refusal
from philtre.server.packs import PackLibrary, refusal_of
from philtre.words.face import Face

STAND_IN: Final = "brewer"

PHRASES: Final = (
    "hello",
    "good-luck",
    "have-fun",
    "well-played",
    "nice-move",
    "thanks",
    "sorry",
    "oops",
    "wow",
    "hurry",
    "one-moment",
    "good-game",
    "again",
    "bye",
)


class Catalogue:
    """The games of this server. Tests and benches add their own."""

    def __init__(self, faces: Mapping[str, Face[Any]] | None = None, packs: Path | None = None) -> None:
        self._faces = faces
        self.library = PackLibrary(packs)

    @cached_property
    def faces(self) -> Mapping[str, Face[Any]]:
        return {name: games.face(name) for name in games.NAMES} if self._faces is None else self._faces

    def face(self, name: str) -> Face[Any]:
        if name not in self.faces:
            raise Refusal("no-game", game=name)
        return self.faces[name]

    def game(self, name: str) -> Game:
        return self.face(name).game

    def check(self, settings: wire.Settings, content: str | None) -> None:
        """Raise Refusal unless a room can agree on this."""
        self.sides(settings, content)
        check_level(settings.stand_in)
        if settings.clock.kind != "none" and settings.clock.amount == 0:
            raise Refusal("bad-setup", problem="a clock needs an amount of at least 1")

    def sides(self, settings: wire.Settings, content: str | None) -> list[int]:
        """The side each seat plays for. Raises Refusal if there is no such game."""
        game = self.game(settings.game)
        try:
            # Some set-ups are only found wanting when the game is laid out.
            state = game.new(setup_of(settings, content), Seeded(0), SILENT)
        except SetupError as error:
            raise refusal_of(error) from error
        return [int(state.side(seat)) for seat in range(settings.seats)]

    @cached_property
    def card(self) -> wire.Catalogue:
        return wire.Catalogue(
            protocol=wire.PROTOCOL,
            games=[_game_card(face.game) for face in self.faces.values()],
            bots=[wire.BotCard(code=level) for level in LEVELS],
            phrases=list(PHRASES),
        )


def setup_of(settings: wire.Settings, content: str | None) -> Setup:
    return Setup(settings.variant, settings.seats, dict(settings.options), content)


def check_level(level: str) -> None:
    if level not in LEVELS:
        raise Refusal("no-bot", bot=level, bots=", ".join(LEVELS))


def _game_card(game: Game) -> wire.GameCard:
    return wire.GameCard(
        name=game.name,
        rules=int(game.rules),
        variants=[wire.VariantCard(name=v.name, seats=[int(n) for n in v.seats]) for v in game.variants],
        options=[
            wire.OptionCard(name=o.name, choices=list(o.choices), default=o.default, variants=list(o.variants))
            for o in game.options
        ],
        prompts=list(game.prompts),
        events=list(game.events),
    )
