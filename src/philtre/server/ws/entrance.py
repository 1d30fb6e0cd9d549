"""Accepts websockets: who may connect, and the handshake."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import msgspec
from starlette.types import Receive, Scope, Send

from philtre.server import wire
from philtre.server.guard.names import read_code
from philtre.server.guard.refusals import Refusal, status_of
from philtre.server.services import Services
from philtre.server.storage.writer import TROUBLE
from philtre.server.views.sentences import refused
from philtre.server.ws.session import CLOSE_CODES, Session, busy

if TYPE_CHECKING:
    from philtre.server.ws.protocol import SocketProtocol

PATH: Final = "/ws/"


class Socket:
    """The address of a room's websocket, as an ASGI application."""

    def __init__(self, services: Services) -> None:
        self.services = services

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        await receive()  # the `websocket.connect` event
        address = self.services.authenticator.address(scope)
        try:
            code = _code(scope["path"])
            self.services.authenticator.check_host(scope)
            self.services.authenticator.check_origin(scope)
            self.services.sanctions.check_address(address)
            self.services.entrance_rate.check(address)
            self.services.connection_limit.enter(address)
        except Refusal as refusal:
            await _deny(send, refusal)
            return
        try:
            self.services.metrics.sockets.inc()
            await self._accept(code, address, scope, receive, send)
        finally:
            self.services.metrics.sockets.dec()
            self.services.connection_limit.leave(address)

    async def _accept(self, code: str, address: str, scope: Scope, receive: Receive, send: Send) -> None:
        await send({"type": "websocket.accept"})
        try:
            person = await self.services.authenticator.person(scope)
        except (Refusal, *TROUBLE) as error:
            # A browser only sees the reason if the connection is accepted first.
            refusal = error if isinstance(error, Refusal) else busy(error)
            text = msgspec.json.encode(refused(refusal, None, None)).decode()
            await send({"type": "websocket.send", "text": text})
            await send({"type": "websocket.close", "code": CLOSE_CODES[refusal.code]})
            return
        frames: SocketProtocol = scope["frames"]
        await Session(self.services, code, person, address, receive, send, frames).run()


def _code(path: str) -> str:
    """The code of the room in a websocket's path."""
    if not path.startswith(PATH) or "/" in path.removeprefix(PATH):
        raise Refusal("not-found")
    return read_code(path.removeprefix(PATH))


async def _deny(send: Send, refusal: Refusal) -> None:
    message = refused(refusal, None, None)
    body = msgspec.json.encode(wire.Problem(code=message.code, message=message.message, details=message.details))
    headers = [(b"content-type", b"application/json")]
    await send({"type": "websocket.http.response.start", "status": status_of(refusal.code), "headers": headers})
    await send({"type": "websocket.http.response.body", "body": body})
