"""A table at any given position: the real engine behind the page's own socket.

Some positions come up once in a hundred games. Here the page is connected to a table in this process.
"""

from __future__ import annotations

import random
from types import SimpleNamespace
from typing import Any

import msgspec
from playwright.sync_api import Page, WebSocketRoute

from philtre.core.contract import NOBODY, Chance, Setup, State
from philtre.core.errors import IllegalAction
from philtre.server import wire
from philtre.server.views.preview import previewed
from philtre.server.views.table import MEANS, position, prompt, result
from philtre.table.table import UNDO, Table
from philtre.words.face import Control, Face

CODE = "STAGEDTABLE"
_decode: msgspec.json.Decoder[wire.FromClient] = msgspec.json.Decoder(wire.FromClient)


class Staged:
    """A table with one person on the first seat; the test plays the others."""

    def __init__(
        self,
        page: Page,
        face: Face[Any],
        state: State,
        chance: Chance,
        names: list[str],
        *,
        previews: bool = True,
        variant: str = "standard",
    ) -> None:
        self.page, self.face, self.names, self.eyes, self.previews = page, face, names, 0, previews
        self.setup = Setup(variant, len(names))
        self.table = Table(face.game, self.setup, chance, state)
        self._match: Any = SimpleNamespace(face=face)  # everything that the server's views need from a match here
        self._route: WebSocketRoute | None = None
        self._seen: int | None = None
        page.route_web_socket("**/ws/**", self._joined)
        cards = msgspec.json.encode(face.printed())
        page.route("**/api/tables/*/cards", lambda route: route.fulfill(body=cards, content_type="application/json"))

    def open(self) -> None:
        self.page.goto(f"/room/{CODE}")

    def act(self, notation: str) -> None:
        """Do an action of another seat."""
        self.table.act(self.table.seat(), self.face.game.parse(self.table.state, notation))
        self._tell()

    def others(self, luck: random.Random) -> bool:
        """Do any legal action of another seat; False if it is this person's turn."""
        if self.table.seat() in (NOBODY, self.eyes):
            return False
        self.table.act(self.table.seat(), luck.choice(self.table.legal_actions()))
        self._tell()
        return True

    def _joined(self, route: WebSocketRoute) -> None:
        self._route = route
        route.on_message(lambda text: self._heard(_decode.decode(text)))

    def _heard(self, message: wire.FromClient) -> None:
        if isinstance(message, wire.Hello):
            self._say(
                wire.Welcome(answers=message.id, protocol=wire.PROTOCOL, server="", code=CODE, person="me", now=0)
            )
            self._say(self._info())
            self._tell()
        elif isinstance(message, wire.Act):
            self.table.act(self.eyes, message.action)
            self._tell(message.id)
        elif isinstance(message, wire.Undo):
            self.table.enter(UNDO)
            self._tell(message.id)
        elif isinstance(message, wire.Preview):
            self._preview(message)
        elif isinstance(message, wire.AskHint):
            line = self.face.plan(self.table.view(self.eyes))
            self._say(wire.Hints(answers=message.id, version=self.table.version, hints=[], line=line))

    def _preview(self, message: wire.Preview) -> None:
        try:
            shown = previewed(self._match, self.table, self.eyes, message)
        except IllegalAction as error:
            details, version = error.details, self.table.version
            self._say(wire.Refused(answers=message.id, code=error.key, message="", details=details, version=version))
            return
        shown.answers = message.id
        self._say(shown)

    def _say(self, message: wire.Telling) -> None:
        assert self._route is not None
        self._route.send(msgspec.json.encode(message).decode())

    def _tell(self, answers: str | None = None) -> None:
        table, turn = self.table, self.table.seat()
        over, asked = turn == NOBODY, turn == self.eyes
        seen = table.state if over else table.view(self.eyes)
        self._say(
            wire.Table(
                answers=answers,
                table=CODE,
                version=table.version,
                since=self._seen,
                eyes=self.eyes,
                curtain=None,
                phase="over" if over else "playing",
                view=position(self._match, seen),
                seat=None if over else turn,
                prompt=None if over else prompt(self._match, seen),
                choices=[self.face.choice(seen, action) for action in seen.legal_actions()] if asked else [],
                controls=self.face.controls(seen) if asked else [],
                means=[self._mean(name) for name in MEANS],
                story=[self._deed(version) for version in range((self._seen or 0) + 1, table.version + 1)],
                clock=None,
                offer=None,
                outcome=result(table.outcome()) if over else None,
                deal=wire.Deal(commitment="", seed=None),
                now=0,
            )
        )
        self._seen = table.version

    def _mean(self, name: str) -> Control:
        if name == "undo":
            refused = self.table.undo_refused(self.eyes)
            return Control(name, None if refused is None else f"undo-{refused}")
        return Control(name, "previews-off" if name == "preview" and not self.previews else None)

    def _deed(self, version: int) -> wire.Deed:
        moment = self.table.moments[version]
        happenings = moment.story.heard_by(self.eyes, self.face)
        kind: wire.Deeds = "undo" if moment.entry == UNDO else "action"
        return wire.Deed(version=version, deed=kind, seat=moment.seat, by="person", happenings=happenings)

    def _info(self) -> wire.RoomInfo:
        settings = wire.Settings(game=self.face.game.name, variant=self.setup.variant, seats=len(self.names))
        seats = [self._seat(number, name) for number, name in enumerate(self.names)]
        return wire.RoomInfo(
            code=CODE, phase="playing", table=CODE, settings=settings, seats=seats, host=False, spectators=0,
            talk="phrases", controls=[], past=[], origin=None,
        )  # fmt: skip

    def _seat(self, number: int, name: str) -> wire.Seat:
        mine = number == self.eyes
        return wire.Seat(
            number=number, holder="person", name=name, bot=None, mine=mine, person="me" if mine else None,
            present=True, away=False, resigned=False, host=False,
        )  # fmt: skip
