"""What the page's worker calls in Python: the start, requests, and connections to rooms."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any, Final
from urllib.parse import unquote

import msgspec
from starlette.types import ASGIApp

from philtre.server import logs
from philtre.server.config import Config, sqlite_in
from philtre.server.device.lines import Line
from philtre.server.device.thinkers import Thinker, Thinkers
from philtre.server.device.writer import DirectWriter
from philtre.server.guard.limits import Limits
from philtre.server.guard.names import read_code
from philtre.server.guard.persons import COOKIE
from philtre.server.http.routes import requests
from philtre.server.services import Services

HOST: Final = "device"
ENTRIES: Final = Limits().entries
# There are no other users.
BOUNDLESS: Final = msgspec.convert(
    dict.fromkeys(Limits.__struct_fields__, 1_000_000_000) | {"entries": ENTRIES}, Limits, strict=False
)

Tell = Callable[[str, Any], None]


class Device:
    """The services and their only user."""

    def __init__(self, services: Services) -> None:
        self.services = services
        self._person = services.authenticator.registrar.only()
        self._app: ASGIApp = requests(services)
        self._tasks: set[asyncio.Task[None]] = set()

    def request(self, method: str, path: str, body: bytes | memoryview, tell: Tell) -> asyncio.Task[None]:
        """Answer a request. `tell` gets ("head", status), ("piece", bytes), ("end", None). Can be cancelled."""
        return self._begin(self._answer(method, path, body, tell))

    def connect(self, code: str, tell: Tell) -> Line:
        """Connect to a room."""
        line = Line(self.services, read_code(code), self._person.name, tell)
        self._begin(line.run())
        return line

    async def close(self) -> None:
        """Shut down in order. Browsers never call this."""
        await self.services.say_goodbye()
        await self.services.close()

    def _begin(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    async def _answer(self, method: str, path: str, body: bytes | memoryview, tell: Tell) -> None:
        messages: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        messages.put_nowait({"type": "http.request", "body": bytes(body), "more_body": False})

        async def send(message: Any) -> None:
            if message["type"] == "http.response.start":
                tell("head", message["status"])
            elif message["body"]:
                tell("piece", bytes(message["body"]))

        await self._app(self._scope(method, path), messages.get, send)
        tell("end", None)

    def _scope(self, method: str, path: str) -> dict[str, Any]:
        plain, _, query = path.partition("?")
        headers = [
            (b"host", HOST.encode()),
            (b"content-type", b"application/json"),
            (b"cookie", f"{COOKIE}={self._person.cookie}".encode()),
        ]
        return {
            "type": "http",
            "method": method,
            "scheme": "http",
            "path": unquote(plain),
            "raw_path": plain.encode(),
            "query_string": query.encode(),
            "root_path": "",
            "headers": headers,
            "server": (HOST, 80),
            "client": (HOST, 0),
            "http_version": "1.1",
        }


async def begin(folder: str, thinker: Thinker, pace: float = 0.8) -> Device:
    """Open the games in this folder. A bot's move takes at least `pace` seconds. Raises StorageError."""
    logs.configure("warning")
    config = Config(database=sqlite_in(Path(folder)), limits=BOUNDLESS, pace=pace)
    services = Services(config, pool=Thinkers(thinker), writer=DirectWriter)
    await services.open()
    services.pool.warm()  # starting takes as long as all of the above, so it begins before the first bot is asked
    return Device(services)
