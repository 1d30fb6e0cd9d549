"""Players for our server: whoever is in turn does something at once, or after a while. Prints figures as JSON.

`load.mjs` plays against both servers, but needs node and takes more time for each message. This one is for many
cores: several of these processes keep several servers busy. They read options from the input, as `load.mjs` does.
"""

from __future__ import annotations

import asyncio
import json
import random
import sys
import time
from typing import Any

import msgspec
import uvloop

GREETING = (
    "GET /ws/{code} HTTP/1.1\r\nHost: {host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nCookie: philtre={cookie}\r\n\r\n"
)
READY_WITHIN = 30.0  # seconds
AT_ONCE = 50  # players that connect together
TEXT, CLOSE, PING, PONG = 0x81, 0x88, 0x89, 0x8A  # the first bytes of frames


class Choice(msgspec.Struct):
    id: int


class Holder(msgspec.Struct):
    holder: str = ""


class Heard(msgspec.Struct):
    """The fields that a player needs of any message."""

    type: str
    answers: str | None = None
    table: str = ""
    version: int | None = None
    choices: list[Choice] = []
    phase: str = ""
    seats: list[Holder] = []


_read = msgspec.json.Decoder(Heard).decode
_write = msgspec.json.Encoder().encode


class Tally:
    """The answers of all players of this process."""

    def __init__(self, pause: float) -> None:
        self.pause = pause  # mean seconds between an answer and the next move
        self.counting = False
        self.all = 0
        self.refused = 0
        self.times: list[float] = []

    def answered(self, since: float) -> None:
        self.all += 1
        if self.counting:
            self.times.append(time.perf_counter() - since)


class Player(asyncio.Protocol):
    """One connection: a player or, without a seat, a spectator."""

    transport: asyncio.Transport

    def __init__(self, tally: Tally, where: dict[str, Any]) -> None:
        self.tally = tally
        self.where = where
        self.seat = where.get("seat")
        self.rest = b""
        self.greeted = False
        self.prepared = False
        self.number = 0
        self.acted = -1  # the version at which it decided
        self.sent: dict[str, float] = {}
        self.loop = asyncio.get_running_loop()
        self.ready = self.loop.create_future()

    def connection_made(self, transport: Any) -> None:
        self.transport = transport
        transport.write(GREETING.format(host=self.where["address"].split("//")[1], **self.where).encode())

    def connection_lost(self, error: Exception | None) -> None:
        if not self.ready.done():
            self.ready.set_exception(error or ConnectionError("closed"))

    def data_received(self, data: bytes) -> None:
        self.rest += data
        if not self.greeted:
            head, found, self.rest = self.rest.partition(b"\r\n\r\n")
            if not found:
                self.rest = head
                return
            assert b" 101 " in head, head
            self.greeted = True
            self.send(type="hello", protocol=1)
        self.cut()

    def cut(self) -> None:
        """Take whole frames."""
        data, at = self.rest, 0
        while (size := frame_size(data, at)) and at + sum(size) <= len(data):
            head, length = size
            payload = data[at + head : at + head + length]
            if data[at] == TEXT:
                self.hear(_read(payload))
            elif data[at] == PING:
                self.transport.write(bytes((PONG, 0x80 | length)) + b"\0\0\0\0" + payload)
            elif data[at] == CLOSE:
                raise ConnectionError(f"closed with {payload!r}")
            at += head + length
        self.rest = data[at:]

    def send(self, **message: Any) -> None:
        name = str(self.number)
        self.number += 1
        self.sent[name] = time.perf_counter()
        text = _write({**message, "id": name})
        size = bytes((0x80 | len(text),)) if len(text) < 126 else b"\xfe" + len(text).to_bytes(2, "big")
        self.transport.write(b"\x81" + size + b"\0\0\0\0" + text)

    def hear(self, heard: Heard) -> None:
        if heard.type == "refused":  # the table follows once more
            self.tally.refused += 1
            self.acted, self.prepared = -1, False
        if heard.type == "room":
            self.prepare(heard)
        if self.seat is None:
            self.be_ready()
        if heard.type != "table":
            return
        self.be_ready()
        since = self.sent.pop(heard.answers or "", None)
        if since is not None:
            self.tally.answered(since)
        if heard.choices and heard.version != self.acted:
            self.acted = heard.version
            self.decide(heard)

    def be_ready(self) -> None:
        if not self.ready.done():
            self.ready.set_result(None)

    def prepare(self, heard: Heard) -> None:
        """The second player sits down, and then the first begins."""
        if heard.phase != "lobby" or self.prepared:
            return
        both = heard.seats[1].holder == "person"
        if self.seat == 1:
            self.send(type="sit", seat=1, name="Two")
        elif self.seat == 0 and both:
            self.send(type="start")
        self.prepared = self.seat == 1 or both

    def decide(self, heard: Heard) -> None:
        if self.tally.pause:
            self.loop.call_later(self.tally.pause * (0.5 + random.random()), self.act, heard)
        else:
            self.act(heard)

    def act(self, heard: Heard) -> None:
        choice = random.choice(heard.choices)
        self.send(type="act", table=heard.table, version=heard.version, action=choice.id)


def frame_size(data: bytes, at: int) -> tuple[int, int] | tuple[()]:
    """The sizes of the header and of the payload of the frame that begins here; nothing if the header is incomplete."""
    left = len(data) - at
    if left < 2:
        return ()
    short = data[at + 1]
    wide = {126: 2, 127: 8}.get(short, 0)
    if left < 2 + wide:
        return ()
    return 2 + wide, int.from_bytes(data[at + 2 : at + 2 + wide], "big") if wide else short


async def connect(tally: Tally, seats: list[dict[str, Any]]) -> None:
    loop = asyncio.get_running_loop()
    for start in range(0, len(seats), AT_ONCE):
        players = [Player(tally, where) for where in seats[start : start + AT_ONCE]]
        for player in players:
            host, port = player.where["address"].split("//")[1].split(":")
            await loop.create_connection(lambda player=player: player, host, int(port))  # type: ignore[misc]
        async with asyncio.timeout(READY_WITHIN):
            await asyncio.gather(*(player.ready for player in players))


async def play(options: dict[str, Any]) -> None:
    rate, rooms = options["rate"], options["rooms"]
    tally = Tally(rooms / rate if rate else 0.0)
    await connect(tally, options["seats"])
    print("open", flush=True)
    await asyncio.sleep(options["warm"])
    tally.counting, began = True, time.perf_counter()
    await asyncio.sleep(options["seconds"])
    tally.counting, elapsed = False, time.perf_counter() - began
    times = [round(1000 * each, 2) for each in sorted(tally.times)]
    print(json.dumps({"all": tally.all, "refused": tally.refused, "elapsed": elapsed, "ms": times}), flush=True)


def main() -> None:
    uvloop.run(play(json.load(sys.stdin)))


if __name__ == "__main__":
    main()
