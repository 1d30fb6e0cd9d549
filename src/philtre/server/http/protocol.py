"""HTTP connections with time limits and a limit on their number, which uvicorn's own protocol does not have."""

from __future__ import annotations

import asyncio
from typing import Any, Final

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

from philtre.server.guard.limits import ConnectionLimit, network_of
from philtre.server.guard.refusals import Refusal

ASK_WITHIN: Final = 15.0  # seconds for a whole request, counted from the connection or the last response
READ_WITHIN: Final = 30.0  # seconds within which the client must read some of a response
LARGEST_HEAD: Final = 16 * 1024  # bytes of a request's headers
_CROWDED: Final = (
    b"HTTP/1.1 429 Too Many Requests\r\nconnection: close\r\nretry-after: 10\r\n"
    b"content-type: text/plain\r\ncontent-length: 20\r\n\r\ntoo many connections"
)


class _Connection(h11.Connection):
    """Refuses what h11 accepts: huge headers that arrive at once, and bodies with two lengths, of which a proxy may use
    the other one."""

    def next_event(self) -> Any:
        event = super().next_event()
        if isinstance(event, h11.Request):
            self._check(event)
        return event

    def _check(self, request: h11.Request) -> None:
        names = {name for name, _ in request.headers}
        if len(request.target) + sum(len(name) + len(value) + 4 for name, value in request.headers) > LARGEST_HEAD:
            self._process_error(self.their_role)
            raise h11.RemoteProtocolError("the headers are too long", error_status_hint=431)
        if {b"content-length", b"transfer-encoding"} <= names:
            self._process_error(self.their_role)
            raise h11.RemoteProtocolError("the body has two lengths", error_status_hint=400)


class HttpProtocol(H11Protocol):
    """One connection, until it is closed or becomes a websocket."""

    def __init__(self, *args: Any, connection_limit: ConnectionLimit | None, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.conn = _Connection(h11.SERVER, LARGEST_HEAD)
        self._connection_limit = connection_limit  # None behind a proxy, where all connections have one address
        self._inside: str | None = None
        self._asking: asyncio.TimerHandle | None = None
        self._sending: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        try:
            self._enter()
        except Refusal:
            transport.write(_CROWDED)
            transport.close()
        else:
            self._expect_request()

    def _enter(self) -> None:
        if self._connection_limit is not None and self.client is not None:
            who = network_of(self.client[0])
            self._connection_limit.enter(who)
            self._inside = who

    def _leave(self) -> None:
        for timer in (self._asking, self._sending):
            if timer is not None:
                timer.cancel()
        self._asking = self._sending = None
        if self._connection_limit is not None and self._inside is not None:
            self._connection_limit.leave(self._inside)
            self._inside = None

    def connection_lost(self, exc: Exception | None) -> None:
        self._leave()
        super().connection_lost(exc)

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        self._leave()  # websockets are counted separately
        super().handle_websocket_upgrade(event)

    def _expect_request(self) -> None:
        if self._asking is not None:
            self._asking.cancel()
        self._asking = self.loop.call_later(ASK_WITHIN, self._give_up)

    def on_response_complete(self) -> None:
        if not self.transport.is_closing():
            self._expect_request()
        super().on_response_complete()

    def _give_up(self) -> None:
        """Close the connection, because the request did not arrive in time."""
        if self.conn.their_state in (h11.IDLE, h11.SEND_BODY):
            self.transport.abort()

    def pause_writing(self) -> None:
        super().pause_writing()
        self._sending = self.loop.call_later(READ_WITHIN, self.transport.abort)

    def resume_writing(self) -> None:
        super().resume_writing()
        if self._sending is not None:
            self._sending.cancel()
            self._sending = None
