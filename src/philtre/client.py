"""A small client of the table server, for bots, tools and tests. The protocol is in docs/protocol.md.

async with Client("http://127.0.0.1:8470") as client:
    created = await client.create(CreateRoom(settings=Settings(game=…, variant=…, seats=2), …))
    async with client.enter(created.code) as table:
        await table.ask(Act(id=table.new_id(), …))
"""

from __future__ import annotations

import asyncio
import contextlib
import http.client
import itertools
import secrets
from collections.abc import AsyncIterator, Callable
from types import TracebackType
from typing import Any, Final, TypeVar
from urllib.parse import urlencode, urlsplit

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed
from websockets.frames import CloseCode

from philtre.core.errors import PhiltreError
from philtre.server import wire

TIMEOUT: Final = 30.0

T = TypeVar("T")
M = TypeVar("M", bound=wire.Telling)

_decoder: msgspec.json.Decoder[wire.FromServer] = msgspec.json.Decoder(wire.FromServer)


class Answered(PhiltreError):
    """The server refused a request; `key` is the code of the refusal."""


class Closed(PhiltreError):
    """The connection is closed, by the server or the network; `code` says why."""

    def __init__(self, code: int) -> None:
        super().__init__(f"the server closed the connection with code {code}")
        self.code = code


class Client:
    """One person, known by a cookie."""

    def __init__(self, address: str, cookie: str | None = None) -> None:
        self.address = address.rstrip("/")
        self.cookie = cookie
        self.person = ""

    async def __aenter__(self) -> Client:
        me = await self.get("/api/me", wire.Me)
        self.person = me.person
        return self

    async def __aexit__(self, *_: object) -> None:
        return None

    async def get(self, path: str, kind: type[T], **query: str | int) -> T:
        return await self._json("GET", f"{path}?{urlencode(query)}" if query else path, None, kind)

    async def post(self, path: str, body: msgspec.Struct | None, kind: type[T]) -> T:
        return await self._json("POST", path, body, kind)

    async def catalogue(self) -> wire.Catalogue:
        return await self.get("/api/catalogue", wire.Catalogue)

    async def create(self, wanted: wire.CreateRoom) -> wire.Created:
        return await self.post("/api/rooms", wanted, wire.Created)

    async def room(self, code: str) -> wire.RoomCard:
        return await self.get(f"/api/rooms/{code}", wire.RoomCard)

    async def rooms(self) -> list[wire.RoomCard]:
        return (await self.get("/api/me", wire.Me)).rooms

    async def claim(self, path: str) -> wire.Claimed:
        """Take over a seat by its link, `/seat/…`."""
        return await self.post(f"/api/links/{path.removeprefix('/seat/')}", None, wire.Claimed)

    async def replay(self, table: str, **query: str | int) -> wire.Replay:
        return await self.get(f"/api/tables/{table}/replay", wire.Replay, **query)

    async def fork(self, table: str, wanted: wire.Fork) -> wire.Created:
        return await self.post(f"/api/tables/{table}/fork", wanted, wire.Created)

    async def practise(self, game: str, name: str, wish: wire.Practise) -> wire.Practised:
        return await self.post(f"/api/games/{game}/practice/{name}", wish, wire.Practised)

    async def analyse(self, table: str) -> wire.Analysis:
        """The analysis of a finished game, which may take a minute. Raises Answered."""
        status, _, body = await self.request("POST", f"/api/tables/{table}/analysis")
        _check(status, body)
        last = msgspec.json.decode(body.splitlines()[-1], type=wire.Analysing)
        if last.problem is not None:
            raise Answered(last.problem.message, last.problem.code, last.problem.details)
        assert last.analysis is not None
        return last.analysis

    async def record(self, table: str) -> str:
        status, _, body = await self.request("GET", f"/api/tables/{table}/record")
        _check(status, body)
        return body.decode()

    async def _json(self, method: str, path: str, body: msgspec.Struct | None, kind: type[T]) -> T:
        status, _, answer = await self.request(method, path, None if body is None else msgspec.json.encode(body))
        _check(status, answer)
        return msgspec.json.decode(answer, type=kind)

    async def request(
        self, method: str, path: str, body: bytes | None = None, headers: dict[str, str] | None = None
    ) -> tuple[int, dict[str, str], bytes]:
        """An HTTP request with this person's cookie: status, headers, body."""
        given = {"content-type": "application/json", **self.headers(), **(headers or {})}
        status, received, answer = await asyncio.to_thread(_request, self.address, method, path, body, given)
        self._keep(received.get("set-cookie"))
        return status, received, answer

    def headers(self) -> dict[str, str]:
        name = "__Host-philtre" if self.address.startswith("https:") else "philtre"
        return {} if self.cookie is None else {"cookie": f"{name}={self.cookie}"}

    def _keep(self, header: str | None) -> None:
        name, _, value = (header or "").partition("=")
        if name in ("philtre", "__Host-philtre"):
            self.cookie = value.partition(";")[0]

    @contextlib.asynccontextmanager
    async def enter(self, code: str, **hello: Any) -> AsyncIterator[Visit]:
        """Enter a room; `hello` may have `table`, `version` and `watch`."""
        visit = await Visit.begin(self, code, **hello)
        try:
            yield visit
        finally:
            await visit.leave()


class Visit:
    """A connection to a room. `room`, `table` and `said` are always the latest messages."""

    welcome: wire.Welcome
    room: wire.RoomInfo

    def __init__(self, client: Client, code: str, socket: ClientConnection) -> None:
        self.client = client
        self.code = code
        self.socket = socket
        self.table: wire.Table | None = None
        self.said: list[wire.Said] = []
        self.frames: list[str] = []
        self.keep_frames = False
        self._numbers = itertools.count(1)
        self._name = secrets.token_hex(4)

    @classmethod
    async def begin(cls, client: Client, code: str, **hello: Any) -> Visit:
        """Connect and send `hello`. Raises Answered or Closed."""
        address = client.address.replace("http", "ws", 1)
        socket = await connect(
            f"{address}/ws/{code}",
            additional_headers=client.headers(),
            compression=None,
            max_size=1 << 22,
            ping_interval=None,
            max_queue=512,
            close_timeout=2,
            proxy=None,
        )
        visit = cls(client, code, socket)
        visit.keep_frames = bool(hello.pop("keep_frames", False))
        try:
            greeting = wire.Hello(id=visit.new_id(), protocol=wire.PROTOCOL, **hello)
            visit.welcome = await visit.ask(greeting, wire.Welcome)
            await visit.until(lambda message: isinstance(message, wire.RoomInfo))
        except BaseException:
            await visit.leave()
            raise
        return visit

    def new_id(self) -> str:
        return f"{self._name}-{next(self._numbers)}"

    async def ask(self, request: wire.Asking, kind: type[M] | None = None) -> Any:
        """Send a request and wait for its answer. Raises Answered if it is refused."""
        await self.send(request)
        return await self.answer(request.id)

    async def answer(self, name: str) -> wire.Telling:
        message = await self.until(lambda message: message.answers == name)
        if isinstance(message, wire.Refused):
            raise Answered(message.message, message.code, message.details)
        return message

    async def send(self, request: wire.Asking) -> None:
        await self.send_text(msgspec.json.encode(request).decode())

    async def send_text(self, text: str | bytes) -> None:
        try:
            await self.socket.send(text)
        except ConnectionClosed as error:
            raise Closed(_code(error)) from error

    async def until(self, wanted: Callable[[wire.Telling], bool], timeout: float = TIMEOUT) -> wire.Telling:
        """Read messages until one is as wanted."""
        async with asyncio.timeout(timeout):
            while True:
                message = await self.next()
                if wanted(message):
                    return message

    async def next(self) -> wire.Telling:
        """The next message of the server. Raises Closed."""
        try:
            frame = await self.socket.recv()
        except ConnectionClosed as error:
            raise Closed(_code(error)) from error
        if self.keep_frames:
            self.frames.append(str(frame))
        message = _decoder.decode(frame)
        self._note(message)
        return message

    def _note(self, message: wire.Telling) -> None:
        if isinstance(message, wire.RoomInfo):
            self.room = message
        elif isinstance(message, wire.Table):
            self.table = message
        elif isinstance(message, wire.Said):
            self.said.append(message)

    async def act(self, action: int, name: str | None = None) -> wire.Table:
        """Do an action, at the version that this client has seen."""
        table = self.seen()
        request = wire.Act(id=name or self.new_id(), table=table.table, version=table.version, action=action)
        answer: wire.Table = await self.ask(request)
        return answer

    def seen(self) -> wire.Table:
        """The latest `table` message."""
        if self.table is None:
            raise PhiltreError("no game has begun in this room")
        return self.table

    async def leave(self) -> None:
        await self.socket.close()

    async def __aenter__(self) -> Visit:
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.leave()


def _code(error: ConnectionClosed) -> int:
    return error.rcvd.code if error.rcvd is not None else CloseCode.ABNORMAL_CLOSURE


def _check(status: int, body: bytes) -> None:
    if status >= 400:
        problem = msgspec.json.decode(body, type=wire.Problem)
        raise Answered(problem.message, problem.code, problem.details)


def _request(
    address: str, method: str, path: str, body: bytes | None, headers: dict[str, str]
) -> tuple[int, dict[str, str], bytes]:
    parts = urlsplit(address)
    kind = http.client.HTTPSConnection if parts.scheme == "https" else http.client.HTTPConnection
    connection = kind(parts.hostname or "127.0.0.1", parts.port, timeout=TIMEOUT)
    try:
        connection.request(method, path, body, headers)
        response = connection.getresponse()
        received = {name.lower(): value for name, value in response.getheaders()}
        return response.status, received, response.read()
    finally:
        connection.close()
