"""The websocket protocol, with a fast path for nearly all frames: single text frames, in or out.

uvicorn's own class handles the handshake, pings, closing, fragments and all errors; it takes ten times as long.
Incoming bytes are cut into frames here, so that both see only whole frames.
"""

from __future__ import annotations

import time
from typing import Any, Final, Protocol

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.protocol import State
from websockets.utils import apply_mask

from philtre.server.guard.limits import Bucket
from philtre.server.wire import Close

FINAL_TEXT: Final = 0x81
MASKED: Final = 0x80
SHORT: Final = 126  # larger lengths are in separate bytes
LONG: Final = 127
MOST_WAITING: Final = 16  # messages that the session has not taken yet; then reading pauses
# Pings, pongs and fragments: a few in a minute are usual, and each takes as long as a move.
ODD_RATE: Final = 5.0
ODD_BURST: Final = 60
MOST_AFTER_CLOSE: Final = 16 * 1024  # bytes accepted from a client after the close frame
CLOSE_WITHIN: Final = 15.0  # seconds; then the connection is aborted
_UNREADABLE: Final = (
    b"HTTP/1.1 400 Bad Request\r\nconnection: close\r\n"
    b"content-type: text/plain\r\ncontent-length: 11\r\n\r\nbad request"
)


class Listener(Protocol):
    """Handles messages on the fast path."""

    def heard(self, text: str) -> bool:
        """Handle a message now if possible, because no other is waiting. False: it must be queued."""


class SocketProtocol(WebSocketsSansIOProtocol):
    """One connection."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self._rest = b""  # bytes that are not cut into frames yet
        self._by_hand = True  # False after something that uvicorn must handle
        self._odd = Bucket(ODD_BURST, time.monotonic())
        self._after_close = 0
        self._listener: Listener | None = None

    def handle_connect(self, event: Any) -> None:
        super().handle_connect(event)
        if hasattr(self, "scope"):
            self.scope["frames"] = self  # type: ignore[typeddict-unknown-key]

    # incoming

    def listen(self, listener: Listener) -> None:
        """Offer messages to a listener before they are queued."""
        self._listener = listener

    def data_received(self, data: bytes) -> None:
        if not self.handshake_complete:
            self._shake_hands(data)
        elif self.close_sent:
            self._await_goodbye(data)
        elif not self._by_hand:
            super().data_received(data)
        else:
            self._rest = self._rest + data if self._rest else data
            self._cut()

    def _shake_hands(self, data: bytes) -> None:
        super().data_received(data)
        if self.conn.handshake_exc is not None and not self.handshake_initiated:
            # uvicorn would neither answer nor close.
            self.transport.write(_UNREADABLE)
            self.transport.close()

    def _await_goodbye(self, data: bytes) -> None:
        """Wait for the client's close frame, with a time limit."""
        data, self._rest = self._rest + data, b""
        self._after_close += len(data)
        if self._after_close > MOST_AFTER_CLOSE:
            self.transport.abort()
        elif not self.transport.is_closing():
            super().data_received(data)

    def _cut(self) -> None:
        """Take whole frames until none is left or the queue is full."""
        data, at, end = self._rest, 0, len(self._rest)
        while at < end and self.queue.qsize() < MOST_WAITING and not self.close_sent:
            size = self._frame_size(data, at)
            if size == 0 or at + size > end or not self._by_hand:
                break
            self._take(data[at : at + size])
            at += size
        self._rest = data[at:]
        if not self._by_hand and self._rest and not self.close_sent:
            rest, self._rest = self._rest, b""
            super().data_received(rest)
        elif self.queue.qsize() >= MOST_WAITING and not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()

    async def receive(self) -> Any:
        message = await self.queue.get()
        if self.read_paused and self.queue.empty() and not self.disconnected:
            self._cut()  # bytes that were read before the pause
            if self.queue.qsize() < MOST_WAITING:
                self.read_paused = False
                self.transport.resume_reading()
        return message

    def _frame_size(self, data: bytes, at: int) -> int:
        """The number of bytes of the frame that begins here; 0 if its header is not complete yet."""
        if len(data) - at < 2:
            return 0
        length, head = data[at + 1] & 0x7F, 6
        if length >= SHORT:
            wide = 2 if length == SHORT else 8
            if len(data) - at < 2 + wide:
                return 0
            length, head = int.from_bytes(data[at + 2 : at + 2 + wide], "big"), 6 + wide
        if not data[at + 1] & MASKED or length > self.config.ws_max_size:
            self._by_hand = False  # not allowed: uvicorn answers with the error
        return head + length

    def _take(self, frame: bytes) -> None:
        """Handle a whole frame."""
        if frame[0] != FINAL_TEXT or self.frames or self.conn.state is not State.OPEN:
            self._take_odd(frame)
            return
        head = {SHORT: 4, LONG: 10}.get(frame[1] & 0x7F, 2)
        payload = apply_mask(frame[head + 4 :], frame[head : head + 4])
        try:
            text = payload.decode()
        except UnicodeDecodeError:
            self._fail(Close.NOT_UTF_8, "not UTF-8")
            return
        if self._listener is None or not self.queue.empty() or not self._listener.heard(text):
            self.queue.put_nowait({"type": "websocket.receive", "text": text})

    def _take_odd(self, frame: bytes) -> None:
        if self._odd.take(ODD_RATE, ODD_BURST, time.monotonic()):
            super().data_received(frame)
        else:
            self._fail(Close.TOO_MANY, "too many frames")

    def send_receive_event_to_app(self) -> None:
        """Handle fragmented and binary messages. uvicorn would log the client's errors as ours."""
        try:
            if self.curr_msg_data_type == "text":
                b"".join(self.frames).decode()
        except UnicodeDecodeError:
            self._fail(Close.NOT_UTF_8, "not UTF-8")
            return
        super().send_receive_event_to_app()

    def _fail(self, code: int, reason: str) -> None:
        """Close the connection because of an error of the client."""
        self.frames, self._rest = [], b""
        self.conn.fail(code, reason)
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.queue.put_nowait({"type": "websocket.disconnect", "code": code, "reason": reason})
        self.close_sent = True
        self.transport.close()
        self._end_soon()

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        self._end_soon()

    def _end_soon(self) -> None:
        """Abort soon if the client does not answer, because the operating system would wait much longer."""
        self.loop.call_later(CLOSE_WITHIN, self.transport.abort)

    # outgoing

    def abort(self) -> None:
        """Close at once, because a normal close waits for ever for a client that does not read."""
        self.transport.abort()

    async def send(self, message: Any) -> None:
        await super().send(message)
        if message["type"] == "websocket.close":
            self._end_soon()
        elif message["type"] == "websocket.http.response.body":
            self.handshake_complete = True  # it was refused; uvicorn would log that the application did not finish

    def send_now(self, payload: bytes) -> bool:
        """Send a text frame at once. False if earlier data are not sent yet or the connection is not open."""
        if not self.handshake_complete or self.close_sent or self.disconnected or not self.writable.is_set():
            return False
        self.transport.write(_head(len(payload)) + payload)
        return True


def _head(length: int) -> bytes:
    if length < SHORT:
        return bytes((FINAL_TEXT, length))
    if length < 1 << 16:
        return bytes((FINAL_TEXT, SHORT)) + length.to_bytes(2, "big")
    return bytes((FINAL_TEXT, LONG)) + length.to_bytes(8, "big")
