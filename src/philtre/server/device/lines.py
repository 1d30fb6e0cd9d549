"""Websockets without a network: texts are exchanged with the page."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any, Final

from philtre.server.services import Services
from philtre.server.ws.session import Session

ADDRESS: Final = "device"
# Close codes of websockets that the server itself never sends.
GOING_AWAY: Final = 1001
LOST: Final = 1006


class Line:
    """A connection of the page to a room. `send` gets the events for the page: ("heard", text), ("closed", code)."""

    def __init__(self, services: Services, code: str, person: str, send: Callable[[str, Any], None]) -> None:
        self._tell = send
        self._heard: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self._open = True
        self._session = Session(services, code, person, ADDRESS, self._heard.get, self._send, self)

    async def run(self) -> None:
        """Serve until either side closes the connection."""
        try:
            await self._session.run()
        finally:
            self.abort()

    def hear(self, text: str) -> None:
        """A text from the page."""
        self._heard.put_nowait({"type": "websocket.receive", "text": text})

    def leave(self) -> None:
        """The page has gone."""
        self._open = False
        self._heard.put_nowait({"type": "websocket.disconnect", "code": GOING_AWAY})

    async def _send(self, message: Any) -> None:
        if message["type"] == "websocket.close":
            self._close(message["code"])
            self._heard.put_nowait({"type": "websocket.disconnect", "code": message["code"]})
        else:
            self.send_now(message["text"].encode())

    def _close(self, code: int) -> None:
        if self._open:
            self._open = False
            self._tell("closed", code)

    # what a session needs of a connection

    def send_now(self, frame: bytes) -> bool:
        if self._open:
            self._tell("heard", frame.decode())
        return True

    def abort(self) -> None:
        self._close(LOST)

    def listen(self, listener: Session) -> None:
        """Everything goes through the queue here."""
