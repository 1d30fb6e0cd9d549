"""One websocket connection: from `hello` to its close."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from typing import Any, Final, Protocol

import msgspec
from starlette.types import Receive, Send

from philtre import __version__
from philtre.core.errors import IllegalAction
from philtre.server import logs, wire
from philtre.server.clock import now_us
from philtre.server.guard.limits import LARGEST_FRAME, Bucket, customer_at
from philtre.server.guard.names import clean_name
from philtre.server.guard.refusals import Refusal
from philtre.server.rooms.open_room import OpenRoom
from philtre.server.rulings import play, seats
from philtre.server.rulings.permissions import Requester
from philtre.server.rulings.requests import KeepLink
from philtre.server.services import Services
from philtre.server.storage.writer import TROUBLE
from philtre.server.thinking.questions import task_for
from philtre.server.views.hints import hinted
from philtre.server.views.preview import previewed
from philtre.server.views.sentences import refused
from philtre.server.ws.outbox import Connection
from philtre.server.ws.reading import decoder, name_in, read
from philtre.server.ws.run import Run
from philtre.server.ws.viewer import Viewer

HELLO_WITHIN: Final = 10.0  # seconds
CLOSE_CODES: Final = {
    "protocol": wire.Close.NOT_UNDERSTOOD,
    "hello-first": wire.Close.NOT_UNDERSTOOD,
    "bad-cookie": wire.Close.UNKNOWN_PERSON,
    "no-room": wire.Close.NO_ROOM,
    "too-many": wire.Close.TOO_MANY,
    "room-crowded": wire.Close.TOO_MANY,
    "busy": wire.Close.BUSY,
    "banned": wire.Close.BANNED,
    "room-closed": wire.Close.ROOM_CLOSED,
}


class LiveConnection(Connection, Protocol):
    """A connection in both directions."""

    def listen(self, listener: Session) -> None:
        """Offer messages to the session's `heard` before they are queued."""


class Gone(Exception):
    """The client has disconnected."""


class Session:
    """A person's connection to a room."""

    def __init__(
        self,
        services: Services,
        code: str,
        person: str,
        address: str,
        receive: Receive,
        send: Send,
        connection: LiveConnection,
    ) -> None:
        self.services = services
        self.code = code
        self.person = person
        self.address = address
        self.viewer = Viewer(person, connection, customer_at(address))
        self.opened: OpenRoom | None = None
        self._receive, self._send = receive, send
        self._connection = connection
        self._idle = False  # no request is being handled, and none is waiting
        self._act: Run | None = None  # an act that is being handled
        self._acted: asyncio.Future[None] | None = None  # for the next request, when that is done
        self._bucket = Bucket(services.limits.message_burst, time.monotonic())
        self._faults = 0

    async def run(self) -> None:
        """Handle messages until either side closes the connection."""
        writer = asyncio.get_running_loop().create_task(self._write())
        self.services.sessions.add(self)
        try:
            await self._serve()
        except Gone:
            writer.cancel()
        except Exception as error:
            self._broken(error)
        finally:
            if self.opened is not None:
                self.services.opening.leave(self.opened, self.viewer)
            await asyncio.wait([writer])
            self.services.sessions.discard(self)

    def _broken(self, error: Exception) -> None:
        logs.fault("session", error, room=logs.alias(self.code))
        self.viewer.outbox.close(wire.Close.FAULT)

    async def _write(self) -> None:
        try:
            code = await self.viewer.outbox.run(self._send_text)
            await self._send({"type": "websocket.close", "code": code})
        except (OSError, RuntimeError):
            pass  # the client disconnected during a frame; the reader notices it, too

    async def _send_text(self, frame: bytes) -> None:
        await self._send({"type": "websocket.send", "text": frame.decode()})

    async def _serve(self) -> None:
        try:
            hello = await asyncio.wait_for(self._next(), HELLO_WITHIN)
            await self.services.message_pace.keep(self.viewer.customer)
            await self._welcome(hello)
        except TimeoutError:
            self.viewer.outbox.drop("quiet", wire.Close.TOO_SLOW)
            return
        self._connection.listen(self)
        while True:
            request = await self._next()
            await self._after_act()
            await self.services.message_pace.keep(self.viewer.customer)
            await self._answer(request)

    async def _welcome(self, hello: wire.Asking) -> None:
        try:
            await self._enter(hello)
        except TROUBLE as error:
            self._turn_away(hello.id, busy(error))
        except Refusal as refusal:
            self._turn_away(hello.id, refusal)

    def _turn_away(self, answers: str, refusal: Refusal) -> None:
        self._refuse(answers, refusal)
        self.viewer.outbox.close(CLOSE_CODES.get(refusal.code, wire.Close.NOT_ALLOWED))

    async def _enter(self, hello: wire.Asking) -> None:
        if not isinstance(hello, wire.Hello):
            raise Refusal("hello-first")
        if hello.protocol != wire.PROTOCOL:
            raise Refusal("protocol", protocol=hello.protocol, spoken=wire.PROTOCOL)
        self.services.sanctions.check_room(self.code)
        viewer = self.viewer
        viewer.watch = hello.watch
        if hello.table is not None and hello.version is not None:
            viewer.remember(hello.table, hello.version)
        self.opened = await self.services.opening.enter(self.code, viewer, self.services.limits.viewers)
        welcome = wire.Welcome(
            answers=hello.id,
            protocol=wire.PROTOCOL,
            server=__version__,
            code=self.code,
            person=self.person,
            now=now_us() // 1000,
        )
        viewer.say(welcome)
        self.opened.show_all(viewer)

    # reading

    async def _next(self) -> wire.Asking:
        """The next valid message."""
        while True:
            self._idle = True
            event = await self._receive()
            self._idle = False
            if event["type"] != "websocket.receive":
                raise Gone
            if self.viewer.outbox.code or not await self._admitted(event):
                continue
            try:
                return read(event)
            except Refusal as refusal:
                self._refuse(name_in(event), refusal)
                self._fault(wire.Close.NOT_UNDERSTOOD)

    async def _admitted(self, event: Any) -> bool:
        """Check the rate limits. If one is exceeded, refuse the message and pause before reading the next one."""
        limits = self.services.limits
        mine = self._bucket.take(limits.messages, limits.message_burst, time.monotonic())
        if mine and self.services.ask_rate.admits(self.address):
            return True
        self._refuse(name_in(event), Refusal("too-many", seconds=1))
        self._fault(wire.Close.TOO_MANY)
        await asyncio.sleep(1.0)
        return False

    def _fault(self, code: int) -> None:
        self._faults += 1
        if self._faults > self.services.limits.faults:
            self.viewer.outbox.close(code)

    def heard(self, text: str) -> bool:
        """Handle an act at once, because nearly all messages are acts. False: it must wait for its turn."""
        if not self._idle or self._act is not None or self.viewer.outbox.code or len(text) > LARGEST_FRAME:
            return False
        if self.opened is None or not self.opened.owned:
            return False
        try:
            request = decoder.decode(text)
        except (msgspec.DecodeError, RecursionError):
            return False
        limits = self.services.limits
        if not isinstance(request, wire.Act) or not self._bucket.take(
            limits.messages, limits.message_burst, time.monotonic()
        ):
            return False
        self._act = Run(self._answer(request), self._act_done)
        self._act.step()
        return True

    def _act_done(self, error: Exception | None) -> None:
        self._act = None
        if self._acted is not None and not self._acted.done():
            self._acted.set_result(None)
        if error is not None:
            self._broken(error)

    async def _after_act(self) -> None:
        """Wait until the act before this message is done."""
        if self._act is not None:
            self._acted = asyncio.get_running_loop().create_future()
            await self._acted

    # answering

    async def _answer(self, request: wire.Asking) -> None:
        try:
            await ANSWERS.get(type(request), Session._submit)(self, request)
        except TROUBLE as error:
            self._not_done(request, busy(error))
        except Refusal as refusal:
            self._not_done(request, refusal)

    def _not_done(self, request: wire.Asking, refusal: Refusal) -> None:
        self.viewer.pending.discard(request.id)
        self._refuse(request.id, refusal)
        if refusal.code in ("stale", "other-table", "busy"):
            self._show_again()

    def _refuse(self, answers: str | None, refusal: Refusal) -> None:
        self.services.metrics.refusals.labels(refusal.code).inc()
        version = None if self.opened is None or self.opened.match.table is None else self.opened.match.version
        self.viewer.say(refused(refusal, answers, version))

    def _show_again(self) -> None:
        opened, viewer = self._room(), self.viewer
        viewer.say(opened.room_for(viewer) if opened.match.table is None else opened.table_for(viewer))

    def _room(self) -> OpenRoom:
        assert self.opened is not None
        return self.opened

    async def _submit(self, request: wire.Asking) -> None:
        """Handle a request that changes the room. Everybody gets the result, including this client."""
        opened = self._room()
        self._check_may_ask(request)
        self.viewer.pending.add(request.id)
        if not await self.services.commit.submit(opened, self.person, request):
            self.viewer.pending.discard(request.id)
            self._answer_again(request)

    def _check_may_ask(self, request: wire.Asking) -> None:
        if self.viewer.watch:
            raise Refusal("not-seated")
        if isinstance(request, MOVES):
            self.services.move_rate.check(self.address)
            self._check_curtain()
            return
        self._check_voice(request)
        if isinstance(request, wire.Say):
            self.services.talk_rate.check(self.person, self.address)
        else:
            self.services.change_rate.check(self.person, self.address)
            if isinstance(request, wire.Rematch):
                self.services.room_rate.check(self.address)  # a table takes as much space as a room
            self._check_pack(request)

    def _check_voice(self, request: wire.Asking) -> None:
        """Refuse a new name to a muted person, because names can carry messages."""
        speaks = isinstance(request, wire.Say | wire.Rename)
        if isinstance(request, wire.Sit):
            name = clean_name(request.name)
            speaks = self._room().match.named.get(self.person, name) != name
        if speaks:
            self.services.sanctions.check_voice(self.person)

    def _check_pack(self, request: wire.Asking) -> None:
        """Check the rate limit of packs, because each change of settings checks the pack again."""
        packed = isinstance(request, wire.Arrange) and request.settings.pack is not None
        if packed or (isinstance(request, wire.Rematch) and self._room().match.content is not None):
            self.services.pack_rate.check(self.address)

    def _check_curtain(self) -> None:
        """With several seats on one device, only the seat whose view is shown may act."""
        match = self._room().match
        if len(self.viewer.mine(match)) > 1 and self.viewer.eyes(match).curtain is not None:
            raise Refusal("curtain")

    def _answer_again(self, request: wire.Asking) -> None:
        """Answer a request again that was already done, because the first answer was lost."""
        opened = self._room()
        if opened.match.table is not None and isinstance(request, TABLE_REQUESTS):
            self.viewer.say(opened.table_for(self.viewer, request.id))
        else:
            self.viewer.say(opened.room_for(self.viewer, request.id))

    async def _hello(self, request: wire.Asking) -> None:
        """A repeated `hello`: send everything again."""
        self._room().show_all(self.viewer, request.id)

    async def _ping(self, request: wire.Asking) -> None:
        self.viewer.say(wire.Pong(answers=request.id, now=now_us() // 1000))

    async def _look(self, request: wire.Look) -> None:
        opened = self._room()
        if request.seat is not None and request.seat not in self.viewer.mine(opened.match):
            raise Refusal("not-your-seat", seat=request.seat + 1)
        if opened.match.table is None:
            raise Refusal("not-playing")
        self.viewer.look(request.seat)
        self.viewer.say(opened.table_for(self.viewer, request.id))

    async def _preview(self, request: wire.Preview) -> None:
        match = self._room().match
        if not match.settings.previews:
            raise Refusal("previews-off")
        table, seat = play.in_turn(match, self._requester(), request)
        self._check_curtain()
        try:
            shown = previewed(match, table, seat, request)
        except IllegalAction as error:
            raise Refusal(error.key, **error.details) from error
        shown.answers = request.id
        self.viewer.say(shown)

    async def _hint(self, request: wire.AskHint) -> None:
        match = self._room().match
        if not match.settings.hints:
            raise Refusal("hints-off")
        table, seat = play.in_turn(match, self._requester(), request)
        self._check_curtain()
        self.services.hint_rate.check(self.person, self.address)
        version, pool, customer = table.version, self.services.pool, self.viewer.customer
        task = task_for(match.face, table.setup, table.view(seat))
        line, weighed = await asyncio.gather(pool.line(task, customer), pool.hints(task, customer))
        found = [hinted(match.face, table.setup, advice) for advice in weighed]
        self.viewer.say(wire.Hints(answers=request.id, version=version, hints=found, line=line))

    async def _make_link(self, request: wire.MakeLink) -> None:
        self.services.change_rate.check(self.person, self.address)
        secret = seats.new_secret(self.code, request.seat)
        kept = KeepLink(id=request.id, seat=request.seat, digest=seats.digest(secret))
        if self.viewer.watch or not await self.services.commit.submit(self._room(), self.person, kept):
            # The first answer was lost together with the secret, so the client must make a new link.
            raise Refusal("no-link")
        self.viewer.say(wire.Link(answers=request.id, seat=request.seat, path=f"/seat/{secret}"))

    def _requester(self) -> Requester:
        return Requester("" if self.viewer.watch else self.person, self._room().attendance, now_us())


MOVES: Final = (wire.Act, wire.Undo)
TABLE_REQUESTS: Final = (wire.Act, wire.Undo, wire.Resign, wire.OfferStop, wire.AnswerStop, wire.Start)
ANSWERS: Final[dict[type, Callable[[Any, Any], Awaitable[None]]]] = {
    wire.Hello: Session._hello,
    wire.Ping: Session._ping,
    wire.Look: Session._look,
    wire.Preview: Session._preview,
    wire.AskHint: Session._hint,
    wire.MakeLink: Session._make_link,
}


def busy(error: Exception) -> Refusal:
    """The refusal when the database cannot be written to."""
    logs.warn("trouble", problem=type(error).__name__)
    return Refusal("busy")
