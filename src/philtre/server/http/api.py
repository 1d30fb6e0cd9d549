"""The HTTP API: catalogue, cards, packs, the person, rooms, seat links, and finished games."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncGenerator, Awaitable, Callable
from typing import Any, Final, TypeVar

import msgspec
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response, StreamingResponse
from starlette.routing import Route
from starlette.types import Receive, Scope, Send

from philtre import practice
from philtre.server import logs, packs, wire
from philtre.server.clock import now_us
from philtre.server.guard.limits import LARGEST_BODY, LARGEST_PACK_BODY, LARGEST_RECORD_BODY, customer_at
from philtre.server.guard.names import is_table_id, read_code
from philtre.server.guard.persons import Person, set_cookie
from philtre.server.guard.refusals import Refusal, status_of
from philtre.server.push.sending import can_encrypt
from philtre.server.push.subscriptions import Subscription
from philtre.server.rooms.match import Match
from philtre.server.rulings import seats
from philtre.server.rulings.forks import fork_of
from philtre.server.rulings.importing import record_in
from philtre.server.rulings.requests import Claim
from philtre.server.services import Services
from philtre.server.storage.writer import TROUBLE
from philtre.server.thinking.analyses import AnalysisJob
from philtre.server.views import replays
from philtre.server.views.practice import practised
from philtre.server.views.sentences import problem
from philtre.words.face import Face

T = TypeVar("T")
Endpoint = Callable[[Request], Awaitable[Response]]

OPEN: Final = "open"  # the eyes of a replay that see all
LINES: Final = {"cache-control": "no-store", "content-type": "application/x-ndjson", "x-accel-buffering": "no"}

_encode = msgspec.json.Encoder().encode


class Api:
    """The endpoints under /api."""

    def __init__(self, services: Services) -> None:
        self.services = services

    def routes(self) -> list[Route]:
        table = (
            ("/api/catalogue", "GET", self.catalogue),
            ("/api/games/{game}/cards", "GET", self.cards),
            ("/api/games/{game}/plain", "GET", self.plain),
            ("/api/games/{game}/practice", "GET", self.exercises),
            ("/api/games/{game}/practice/{name}", "POST", self.practise),
            ("/api/packs", "GET", self.packs),
            ("/api/packs", "POST", self.check_pack),
            ("/api/me", "GET", self.me),
            ("/api/me/forget", "POST", self.forget),
            ("/api/push", "GET", self.push),
            ("/api/push", "POST", self.subscribe),
            ("/api/push/stop", "POST", self.unsubscribe),
            ("/api/rooms", "POST", self.create),
            ("/api/rooms/{code}", "GET", self.room),
            ("/api/records", "POST", self.bring),
            ("/api/links/{secret}", "POST", self.claim),
            ("/api/tables/{table}/cards", "GET", self.table_cards),
            ("/api/tables/{table}/names", "GET", self.table_names),
            ("/api/tables/{table}/replay", "GET", self.replay),
            ("/api/tables/{table}/record", "GET", self.record),
            ("/api/tables/{table}/fork", "POST", self.fork),
            ("/api/tables/{table}/analysis", "POST", self.analysis),
        )
        return [Route(path, self._guarded(endpoint), methods=[method]) for path, method, endpoint in table]

    def _guarded(self, endpoint: Endpoint) -> Endpoint:
        """Authenticate every request first, and answer refusals with a Problem."""

        async def guarded(request: Request) -> Response:
            try:
                address = self.services.authenticator.address(request.scope)
                self.services.request_rate.check(address)
                self.services.sanctions.check_address(address)
                self.services.authenticator.check_origin(request.scope)
                return await endpoint(request)
            except Refusal as refusal:
                self.services.metrics.refusals.labels(refusal.code).inc()
                return refusal_response(refusal)
            except TROUBLE as error:
                logs.warn("trouble", route=endpoint.__name__, problem=type(error).__name__)
                return refusal_response(Refusal("busy"))
            except ClientDisconnect:
                return Response(status_code=400)  # the client is gone, so nobody reads this
            except Exception as error:
                logs.fault("request", error, route=endpoint.__name__)
                return refusal_response(Refusal("internal"))

        return guarded

    # the person

    async def me(self, request: Request) -> Response:
        try:
            person = await self.services.authenticator.known(request.scope)
        except Refusal as refusal:
            if refusal.code == "banned":
                raise  # a banned person does not become a new one
            return self._introduce(request, self.services.authenticator.registrar.new())
        cards = await self.services.summaries.cards(person.name)
        response = answer(wire.Me(person=person.name, rooms=cards))
        # Set again at every visit, so that it is valid for a year from the last one.
        response.headers["set-cookie"] = self._cookie(request, person.cookie)
        return response

    async def forget(self, request: Request) -> Response:
        name = await self.services.authenticator.person(request.scope)
        await self.services.forget(name)
        return self._introduce(request, self.services.authenticator.registrar.new())

    def _introduce(self, request: Request, person: Person) -> Response:
        response = answer(wire.Me(person=person.name, rooms=[]))
        response.headers["set-cookie"] = self._cookie(request, person.cookie)
        return response

    def _cookie(self, request: Request, cookie: str) -> str:
        return set_cookie(cookie, request.url.scheme == "https")

    # notifications

    async def push(self, request: Request) -> Response:
        sender = self.services.sender
        return answer(wire.Push(key=None if sender is None else sender.public_key))

    async def subscribe(self, request: Request) -> Response:
        person = await self.services.authenticator.person(request.scope)
        self.services.subscription_rate.check(self.services.authenticator.address(request.scope))
        wanted = await body(request, wire.Subscribe)
        sender = self.services.sender
        if sender is None or not sender.reaches(wanted.endpoint):
            raise Refusal("no-push")
        subscription = Subscription(wanted.endpoint, person, wanted.key, wanted.secret, wanted.language)
        if not can_encrypt(subscription):
            raise Refusal("bad-message", problem="these keys cannot be used to encrypt")
        await self.services.subscriptions.add(subscription, now_us())
        return answer(wire.Push(key=sender.public_key))

    async def unsubscribe(self, request: Request) -> Response:
        person = await self.services.authenticator.person(request.scope)
        wanted = await body(request, wire.Unsubscribe)
        await self.services.subscriptions.remove(wanted.endpoint, person)
        return await self.push(request)

    # rooms

    async def catalogue(self, request: Request) -> Response:
        return answer(self.services.catalogue.card)

    async def cards(self, request: Request) -> Response:
        return printed(self.services.catalogue.face(request.path_params["game"]))

    async def plain(self, request: Request) -> Response:
        return answer(self.services.catalogue.plain(request.path_params["game"]))

    async def exercises(self, request: Request) -> Response:
        return answer(wire.Exercises(names=practice.names(request.path_params["game"])))

    async def practise(self, request: Request) -> Response:
        """Nothing is stored: each request contains all that was done so far."""
        wish = await body(request, wire.Practise)
        self.services.move_rate.check(self.services.authenticator.address(request.scope))
        face = self.services.catalogue.face(request.path_params["game"])
        return answer(practised(face, request.path_params["name"], wish))

    async def table_cards(self, request: Request) -> Response:
        async with self.services.looking:
            return printed((await self._table(request)).face)

    async def table_names(self, request: Request) -> Response:
        async with self.services.looking:
            return answer(wire.PackNames(names=(await self._table(request)).face.names()))

    async def packs(self, request: Request) -> Response:
        return answer(wire.Packs(packs=await asyncio.to_thread(self.services.catalogue.library.cards)))

    async def check_pack(self, request: Request) -> Response:
        await self.services.authenticator.person(request.scope)
        self.services.pack_rate.check(self.services.authenticator.address(request.scope))
        wanted = await body(request, wire.CheckPack, LARGEST_PACK_BODY)
        return answer(await asyncio.to_thread(packs.report_on, wanted.text))

    async def create(self, request: Request) -> Response:
        person = await self.services.authenticator.person(request.scope)
        self.services.room_rate.check(self.services.authenticator.address(request.scope))
        wanted = await body(request, wire.CreateRoom, LARGEST_PACK_BODY)
        if wanted.pack is not None:
            await self._check_pack_rate(request, wanted.pack)
        return answer(await self.services.founding.create(person, wanted), 201)

    async def _check_pack_rate(self, request: Request, text: str) -> None:
        """Checking a pack takes time, and new packs take disk space."""
        address = self.services.authenticator.address(request.scope)
        self.services.pack_rate.check(address)
        if not await self.services.store.has_pack(text):
            self.services.new_pack_rate.check(address)

    async def room(self, request: Request) -> Response:
        person = await self.services.authenticator.person(request.scope)
        code = read_code(request.path_params["code"])
        self.services.sanctions.check_room(code)
        return answer(await self.services.summaries.card(code, person))

    async def claim(self, request: Request) -> Response:
        person = await self.services.authenticator.person(request.scope)
        secret = request.path_params["secret"]
        code, seat = seats.place_of(secret)
        self.services.sanctions.check_room(code)
        if code not in self.services.registry.open:
            self.services.look_rate.check(self.services.authenticator.address(request.scope))
        opened = await self.services.opening.get(code)
        if seat >= len(opened.match.chairs):
            raise Refusal("no-link")
        wish = Claim(id=f"claim-{now_us()}", seat=seat, digest=seats.digest(secret))
        await self.services.commit.submit(opened, person, wish)
        return answer(wire.Claimed(code=code, seat=seat))

    # finished games

    async def replay(self, request: Request) -> Response:
        text = request.query_params.get("eyes", "")
        opened = text == OPEN
        eyes = None if opened else _eyes(text)
        start, count = _number(request, "start", 0), _number(request, "count", replays.MOST_STEPS)
        self.services.look_rate.check(self.services.authenticator.address(request.scope))
        async with self.services.looking:
            match = await self._table(request, rated=True)
            return answer(await replays.replay_of(match, eyes, start, count, opened=opened))

    async def record(self, request: Request) -> Response:
        table_id = request.path_params["table"]
        await self._room_of(table_id)
        text = await self.services.store.record(table_id)
        opened = self.services.registry.at_table(table_id)
        if text is None and opened is not None and opened.match.phase == "over":
            async with opened.lock:  # clients hear that a game is over before its record is stored
                text = await self.services.store.record(table_id)
        if text is None:
            raise Refusal("running")
        name = f"philtre-{table_id}.txt"
        headers = {"content-disposition": f'attachment; filename="{name}"'}
        return Response(text, media_type="text/plain; charset=utf-8", headers=headers)

    async def bring(self, request: Request) -> Response:
        person = await self.services.authenticator.person(request.scope)
        address = self.services.authenticator.address(request.scope)
        self.services.room_rate.check(address)
        self.services.record_rate.check(address)
        wanted = await body(request, wire.BringRecord, LARGEST_RECORD_BODY)
        async with self.services.looking:
            record = await asyncio.to_thread(record_in, wanted.text)
            if record.content is not None:
                await self._check_pack_rate(request, record.content)
            return answer(await self.services.founding.bring(person, wanted.text, record), 201)

    async def fork(self, request: Request) -> Response:
        person = await self.services.authenticator.person(request.scope)
        self.services.room_rate.check(self.services.authenticator.address(request.scope))
        wanted = await body(request, wire.Fork)
        async with self.services.looking:
            opening = fork_of(await self._table(request), wanted, person)
        return answer(await self.services.founding.found(opening, person, start=wanted.bot is not None), 201)

    async def analysis(self, request: Request) -> Response:
        """Sends the analysis line by line. A client that disconnects no longer counts as waiting for it."""
        await self.services.authenticator.person(request.scope)
        table_id = request.path_params["table"]
        await self._room_of(table_id)
        kept = await self.services.analyses.kept(table_id)
        if kept is not None:
            return Response(kept, headers=LINES)
        job = self.services.analyses.under_way(table_id) or await self._begin_analysis(request)
        return Lines(self.services.analyses.lines(job), headers=LINES)

    async def _begin_analysis(self, request: Request) -> AnalysisJob:
        async with self.services.looking:
            match = await self._table(request)
        address = self.services.authenticator.address(request.scope)
        self.services.analysis_rate.check(address)
        # The room may have begun another game in the meantime.
        found = self.services.analyses.under_way(match.table_id)
        return found or self.services.analyses.begin(match, customer_at(address))

    async def _table(self, request: Request, rated: bool = False) -> Match:
        """A table by its id: the present table of a room, or a former one."""
        table_id = request.path_params["table"]
        code = await self._room_of(table_id)
        opened = self.services.registry.open.get(code)
        if opened is not None and opened.match.table_id == table_id:
            return opened.match
        if not rated:
            self.services.look_rate.check(self.services.authenticator.address(request.scope))
        return await self.services.archive.table(table_id)

    async def _room_of(self, table_id: str) -> str:
        """The room of a table. Raises Refusal if there is none, or if the host of the server has closed it."""
        code = await self.services.store.room_of(table_id) if is_table_id(table_id) else None
        if code is None:
            raise Refusal("no-table")
        self.services.sanctions.check_room(code)
        return code


class Lines(StreamingResponse):
    """A response that is sent line by line. Its source is closed as soon as the client disconnects."""

    def __init__(self, lines: AsyncGenerator[bytes], **more: Any) -> None:
        super().__init__(lines, **more)
        self.lines = lines

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        async with contextlib.aclosing(self.lines):
            await super().__call__(scope, receive, send)


def answer(message: msgspec.Struct, status: int = 200) -> Response:
    headers = {"cache-control": "no-store"}
    return Response(_encode(message), status, headers=headers, media_type="application/json")


def printed(face: Face[Any]) -> Response:
    """The printed content of a card set, which does not change while the server runs."""
    headers = {"cache-control": "max-age=600"}
    return Response(_encode(face.printed()), headers=headers, media_type="application/json")


def refusal_response(refusal: Refusal) -> Response:
    response = answer(problem(refusal), status_of(refusal.code))
    if "seconds" in refusal.details:
        response.headers["retry-after"] = str(refusal.details["seconds"])
    return response


async def body(request: Request, kind: type[T], most: int = LARGEST_BODY) -> T:
    """The body as a message. Raises Refusal if it is too big or not a message."""
    if request.headers.get("content-type", "").partition(";")[0].strip() != "application/json":
        raise Refusal("bad-message", problem="the content type must be application/json")
    try:
        return msgspec.json.decode(await _bounded(request, most), type=kind)
    except (msgspec.DecodeError, RecursionError) as error:
        raise Refusal("bad-message", problem=str(error)[:200]) from error


async def _bounded(request: Request, most: int) -> bytes:
    data = bytearray()
    async for chunk in request.stream():
        data += chunk
        if len(data) > most:
            raise Refusal("too-big", most=most)
    return bytes(data)


def _number(request: Request, name: str, default: int) -> int:
    text = request.query_params.get(name) or str(default)
    if not (text.isascii() and text.isdigit() and len(text) < 8):
        raise Refusal("bad-message", problem=f"{name} must be a number")
    return int(text)


def _eyes(text: str) -> int | None:
    if text and not (text.isascii() and text.isdigit() and len(text) < 3):
        raise Refusal("bad-message", problem=f"eyes must be a seat's number, from 0, {OPEN!r} or empty")
    return int(text) if text else None
