"""The websocket protocol with a short way for what nearly all frames are: one whole text frame, in or out.

uvicorn's own class does the handshake, pings, closing, fragments and everything that is wrong; it costs ten times as
much. Incoming bytes are cut into frames here, so that each of the two sees whole frames only.
"""

from __future__ import annotations

from typing import Any, Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.protocol import State
from websockets.utils import apply_mask

FINAL_TEXT: Final = 0x81
MASKED: Final = 0x80
SHORT: Final = 126  # from this length on the length stands in bytes of its own
LONG: Final = 127
MOST_WAITING: Final = 16  # messages read and not yet taken by the session; then the client has to wait


class Frames(WebSocketsSansIOProtocol):
    """One connection."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self._rest = b""  # an unfinished frame
        self._by_hand = True  # False once something came that we had better leave to uvicorn

    def handle_connect(self, event: Any) -> None:
        super().handle_connect(event)
        if hasattr(self, "scope"):
            self.scope["frames"] = self  # type: ignore[typeddict-unknown-key]

    # incoming

    def data_received(self, data: bytes) -> None:
        if not self.handshake_complete or not self._by_hand:
            super().data_received(data)
            return
        data = self._rest + data if self._rest else data
        at, end = 0, len(data)
        while at < end:
            size = self._frame_size(data, at)
            if size == 0 or at + size > end or not self._by_hand:
                break
            self._take(data[at : at + size])
            at += size
        self._rest = data[at:]
        if not self._by_hand and self._rest:
            rest, self._rest = self._rest, b""
            super().data_received(rest)

    def _frame_size(self, data: bytes, at: int) -> int:
        """How many bytes the frame that begins here has; 0 if that cannot be seen yet."""
        if len(data) - at < 2:
            return 0
        length, head = data[at + 1] & 0x7F, 6
        if length >= SHORT:
            wide = 2 if length == SHORT else 8
            if len(data) - at < 2 + wide:
                return 0
            length, head = int.from_bytes(data[at + 2 : at + 2 + wide], "big"), 6 + wide
        if not data[at + 1] & MASKED or length > self.config.ws_max_size:
            self._by_hand = False  # not allowed: uvicorn knows how to say so
        return head + length

    def _take(self, frame: bytes) -> None:
        """A whole frame."""
        if frame[0] != FINAL_TEXT or self.frames or self.close_sent or self.conn.state is not State.OPEN:
            super().data_received(frame)
            return
        head = {SHORT: 4, LONG: 10}.get(frame[1] & 0x7F, 2)
        payload = apply_mask(frame[head + 4 :], frame[head : head + 4])
        try:
            text = payload.decode()
        except UnicodeDecodeError:
            super().data_received(frame)
            return
        self.queue.put_nowait({"type": "websocket.receive", "text": text})
        if self.queue.qsize() >= MOST_WAITING and not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()

    # outgoing

    def send_now(self, text: str) -> bool:
        """Send a text frame at once; False if the client is behind, or the connection is not open."""
        if not self.handshake_complete or self.close_sent or self.disconnected or not self.writable.is_set():
            return False
        payload = text.encode()
        self.transport.write(_head(len(payload)) + payload)
        return True


def _head(length: int) -> bytes:
    if length < SHORT:
        return bytes((FINAL_TEXT, length))
    if length < 1 << 16:
        return bytes((FINAL_TEXT, SHORT)) + length.to_bytes(2, "big")
    return bytes((FINAL_TEXT, LONG)) + length.to_bytes(8, "big")
