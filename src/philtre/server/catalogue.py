"""What this server offers: games from the registry, levels of bots, phrases of the chat."""

from __future__ import annotations

import asyncio
import contextlib
from collections import OrderedDict
from collections.abc import Mapping
from functools import cached_property
from pathlib import Path
from typing import Any, Final, NamedTuple

from philtre import games
from philtre.bots import LEVELS
from philtre.core.chance import Seeded
from philtre.core.contract import SILENT, Game, Setup
from philtre.core.errors import SetupError
from philtre.core.rows import Rows
from philtre.packs import title
from philtre.server import wire
from philtre.server.guard.refusals import Refusal
from philtre.server.packs import PackLibrary, refusal_of
from philtre.words.face import Face
from philtre.words.fluent import LANGUAGES
from philtre.words.guests import words_of_guest

REMEMBERED: Final = 64  # set-ups to cache, each with its pack
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


class Played(NamedTuple):
    """What a room plays: its settings and its checked content pack."""

    sides: list[int]  # the side that each seat plays for
    title: str | None  # of the pack
    face: Face[Any]


class Catalogue:
    """The games of this server. Tests and benchmarks add their own."""

    def __init__(self, faces: Mapping[str, Face[Any]] | None = None, packs: Path | None = None) -> None:
        self._faces = faces
        self.library = PackLibrary(packs)
        self._played: OrderedDict[Any, Played] = OrderedDict()

    @cached_property
    def faces(self) -> Mapping[str, Face[Any]]:
        return {name: games.face(name) for name in games.NAMES} if self._faces is None else self._faces

    def face(self, name: str) -> Face[Any]:
        if name not in self.faces:
            raise Refusal("no-game", game=name)
        return self.faces[name]

    def game(self, name: str) -> Game:
        return self.face(name).game

    def plain(self, name: str) -> wire.Plain:
        """What a page needs to show a game for which it has no drawings."""
        face = self.face(name)
        return wire.Plain(
            game=name,
            words={language: text for language in LANGUAGES if (text := words_of_guest(name, language))},
            seats=sorted(face.seats_in),
            desks=list(face.per_seat),
            events=_kinds(face.book.events),
            verbs=_kinds(face.book.verbs),
        )

    def check(self, settings: wire.Settings, content: str | None) -> None:
        """Raise Refusal unless a room can have these settings."""
        self.played(settings, content)
        check_level(settings.stand_in)
        if settings.clock.kind != "none" and settings.clock.amount == 0:
            raise Refusal("bad-setup", problem="a clock needs an amount of at least 1")

    async def prepare(self, settings: wire.Settings, content: str | None) -> None:
        """Check a pack outside the event loop; its data are cached afterwards."""
        if content is not None:
            with contextlib.suppress(Refusal, SetupError):  # reported when it is used
                await asyncio.to_thread(self._prepare, settings, content)

    def _prepare(self, settings: wire.Settings, content: str) -> None:
        self.played(settings, content)
        self._sides(settings, content)  # games cache only a few packs: make this one of them

    def played(self, settings: wire.Settings, content: str | None) -> Played:
        """What a room with these settings plays. Raises Refusal if it is not possible."""
        key = _key(settings, content)
        found = self._played.get(key)
        if found is None:
            found = self._played[key] = self._look_through(settings, content)
            if len(self._played) > REMEMBERED:
                self._played.popitem(last=False)
        return found

    def _look_through(self, settings: wire.Settings, content: str | None) -> Played:
        sides = self._sides(settings, content)
        name = None if content is None else title(settings.game, content)
        return Played(sides, name, self.face(settings.game).of(setup_of(settings, content)))

    def _sides(self, settings: wire.Settings, content: str | None) -> list[int]:
        game = self.game(settings.game)
        try:
            # Some settings turn out to be impossible only when the game is set up.
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


def _key(settings: wire.Settings, content: str | None) -> tuple[Any, ...]:
    return settings.game, settings.variant, settings.seats, tuple(sorted(settings.options.items())), content


def setup_of(settings: wire.Settings, content: str | None) -> Setup:
    return Setup(settings.variant, settings.seats, dict(settings.options), content)


def _kinds(rows: Rows) -> dict[str, dict[str, str]]:
    return {row.name: {name: kind.name for name, kind in row.details.items()} for row in rows}


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
