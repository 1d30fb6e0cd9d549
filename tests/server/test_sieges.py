"""Floods, slow clients and too many connections do not harm others, and are disconnected."""

from __future__ import annotations

import asyncio
import base64
import contextlib
import logging
import os
import socket
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import pytest
from websockets.exceptions import ConnectionClosed

from philtre.client import Client, Closed
from philtre.server import wire
from philtre.server.guard.limits import ConnectionLimit, Limits, RateLimit, network_of
from philtre.server.guard.refusals import Refusal
from philtre.server.http import protocol as http
from philtre.server.views import replays
from philtre.server.ws import protocol as ws
from tests.core import pebbles
from tests.server.running import TOKEN, Running, me, party, refusal, running, settings
from tests.server.test_nobody_in import bare, closing_code, goes_on

FACES = {"pebbles": pebbles.FACE}
PING = b"\x89\x80\x00\x00\x00\x00"
NOTHING = b"\x81\x82\x00\x00\x00\x00{}"  # a frame with an empty message
Pipe = tuple[asyncio.StreamReader, asyncio.StreamWriter]


@contextlib.asynccontextmanager
async def pipe(address: str, first: bytes = b"") -> AsyncIterator[Pipe]:
    """A connection on which any bytes can be sent."""
    parts = urlsplit(address)
    reader, writer = await asyncio.open_connection(parts.hostname, parts.port)
    writer.write(first)
    try:
        yield reader, writer
    finally:
        writer.transport.abort()
        with contextlib.suppress(ConnectionError):
            await writer.wait_closed()


def handshake(client: Client, code: str, more: str = "") -> bytes:
    key = base64.b64encode(os.urandom(16)).decode()
    head = f"GET /ws/{code} HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    head += f"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {key}\r\nCookie: philtre={client.cookie}\r\n{more}\r\n"
    return head.encode()


@contextlib.asynccontextmanager
async def raw_socket(client: Client, code: str) -> AsyncIterator[Pipe]:
    """A websocket after its handshake, by hand."""
    async with pipe(client.address, handshake(client, code)) as (reader, writer):
        assert b" 101 " in await reader.readuntil(b"\r\n\r\n")
        yield reader, writer


async def ended(reader: asyncio.StreamReader, within: float = 5.0) -> bytes:
    """All bytes until the server closes the connection."""
    found = b""
    async with asyncio.timeout(within):
        with contextlib.suppress(ConnectionError):
            while piece := await reader.read(1 << 16):
                found += piece
    return found


async def test_a_flood_of_pings_is_cut_off(server: Running) -> None:
    async with party(server.address, "Ada", "Bob") as (ada, _), Client(server.address) as eve:
        async with raw_socket(eve, ada.code) as (reader, writer):
            writer.write(PING * 5000)
            answered = await ended(reader)
        assert answered.count(b"\x8a\x00") <= ws.ODD_BURST
        assert wire.Close.TOO_MANY.to_bytes(2, "big") in answered[-20:]
        await goes_on(ada)


async def test_a_message_in_a_thousand_pieces_is_cut_off(server: Running) -> None:
    async with party(server.address, "Ada", "Bob") as (ada, _), Client(server.address) as eve:
        connection = await bare(eve, ada.code)
        with contextlib.suppress(ConnectionClosed):
            await connection.send([""] * 1000)
        assert await closing_code(connection) == wire.Close.TOO_MANY
        # A few are allowed.
        connection = await bare(eve, ada.code)
        await connection.send(['{"type":"hello",', '"id":"1",', '"protocol":1}'])
        assert '"welcome"' in str(await connection.recv())
        await connection.close()


async def test_of_many_messages_at_once_only_a_few_are_read(server: Running) -> None:
    async with party(server.address, "Ada", "Bob") as (ada, _), Client(server.address) as eve:
        before = set(server.services.sessions)
        async with raw_socket(eve, ada.code) as (reader, writer):
            while not (new := server.services.sessions - before):
                await asyncio.sleep(0.01)
            connection: Any = next(iter(new)).viewer.outbox._connection
            taken = 0
            put = connection.queue.put_nowait

            def count(event: object) -> None:
                nonlocal taken
                taken = max(taken, connection.queue.qsize() + 1)
                put(event)

            connection.queue.put_nowait = count
            writer.write(NOTHING * 20_000)
            await ended(reader)
        assert ws.MOST_WAITING <= taken <= ws.MOST_WAITING + 1
        await goes_on(ada)


async def test_a_client_that_sends_after_the_close_frame_is_disconnected(server: Running) -> None:
    async with Client(server.address) as eve, raw_socket(eve, "ABCDEFGH") as (reader, writer):
        writer.write(NOTHING * 20)
        while b"\x88" not in await reader.read(1 << 16):
            pass
        writer.write(NOTHING * 10_000)
        await ended(reader, within=2.0)  # without waiting ten seconds for the client's close frame


async def test_a_handshake_with_too_many_headers_is_answered(server: Running) -> None:
    async with Client(server.address) as client:
        many = handshake(client, "ABCDEFGH", "".join(f"X{number}: y\r\n" for number in range(500)))
        async with pipe(server.address, many) as (reader, _):
            assert (await ended(reader)).startswith(b"HTTP/1.1 400 ")


async def test_errors_of_clients_are_not_logged_as_ours(server: Running, caplog: pytest.LogCaptureFixture) -> None:
    async with Client(server.address) as client:
        made = await client.create(wire.CreateRoom(settings=settings(), seats=[me("Ada")]))
        for frame in (b"\x81\x82\x00\x00\x00\x00\xff\xfe", b"\x01\x81\x00\x00\x00\x00\xff\x80\x81\x00\x00\x00\x00\xff"):
            async with raw_socket(client, made.code) as (reader, writer):
                writer.write(frame)
                assert (1007).to_bytes(2, "big") in await ended(reader)
        async with pipe(server.address, handshake(client, made.code, "Origin: http://evil.example\r\n")) as (reader, _):
            assert b"bad-origin" in await ended(reader)
        post = "POST /api/rooms HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 99\r\n"
        async with pipe(server.address, f"{post}Cookie: philtre={client.cookie}\r\n\r\n{{".encode()):
            await asyncio.sleep(0.1)
        await asyncio.sleep(0.1)
    assert [record.getMessage() for record in caplog.records if record.levelno >= logging.ERROR] == []


WHOLE = b"GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n"
BODY = (
    b"POST /api/rooms HTTP/1.1\r\nHost: x\r\nCookie: philtre=%s\r\n"
    b"Content-Type: application/json\r\nContent-Length: 9\r\n\r\n{"
)


@pytest.mark.parametrize("half", [b"", b"GET /api/me HT", BODY, WHOLE + b"GET", WHOLE + BODY])
async def test_a_client_that_never_finishes_a_request_is_disconnected(
    server: Running, monkeypatch: pytest.MonkeyPatch, half: bytes
) -> None:
    monkeypatch.setattr(http, "ASK_WITHIN", 0.3)
    async with Client(server.address) as client:
        sent = half.replace(b"%s", (client.cookie or "").encode())
        async with pipe(server.address, sent) as (reader, _):
            answered = await ended(reader)
    assert answered.count(b"HTTP/1.1 200") == half.count(b"/healthz")


async def test_a_client_that_does_not_read_responses_is_disconnected(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(http, "READ_WITHIN", 0.3)
    plug = socket.socket()
    plug.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    parts = urlsplit(server.address)
    plug.connect((parts.hostname, parts.port))
    plug.sendall(b"GET /metrics HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer %s\r\n\r\n" % TOKEN.encode() * 500)
    await asyncio.sleep(1.5)
    plug.setblocking(False)
    reader, writer = await asyncio.open_connection(sock=plug)
    assert (await ended(reader)).count(b"HTTP/1.1 200") < 500
    writer.close()


async def test_the_connections_of_an_address_are_limited(tmp_path: Path) -> None:
    async with running(tmp_path, limits=Limits(connections=3), faces=FACES) as server:
        async with contextlib.AsyncExitStack() as stack:
            for _ in range(3):
                await stack.enter_async_context(pipe(server.address))
            await asyncio.sleep(0.1)
            reader, _ = await stack.enter_async_context(pipe(server.address))
            assert (await ended(reader)).startswith(b"HTTP/1.1 429 ")
        await asyncio.sleep(0.1)
        async with Client(server.address) as client:
            assert client.person


def test_limits_apply_to_the_network_of_a_household() -> None:
    assert network_of("192.0.2.7") == network_of("::ffff:192.0.2.7") == "192.0.2.7"
    assert network_of("2001:db8:1:2::1") == network_of("2001:db8:1:2:ffff::9%eth0") == "2001:db8:1:2::"
    assert network_of("2001:db8:1:3::1") != network_of("2001:db8:1:2::1")
    assert network_of("not:an:address") == "not:an:address"


def test_a_customer_with_65_536_networks_is_one_of_sixteen_households() -> None:
    """Whoever has 48 bits of IPv6 could have taken another first half for each request."""
    networks = [network_of(f"2001:db8:1:{number:x}::1") for number in range(100)]
    gate, inside = RateLimit(0.001, 3), ConnectionLimit(3)
    assert sum(gate.admits(network) for network in networks * 4) == 16 * 3
    assert gate.admits(network_of("2001:db8:2::1"))
    assert [gate.admits("192.0.2.7") for _ in range(4)] == [True, True, True, False]
    entered = []
    for network in networks:
        with contextlib.suppress(Refusal):
            inside.enter(network)
            entered.append(network)
    assert len(entered) == 16 * 3
    for network in entered:
        inside.leave(network)
    inside.enter(networks[-1])


async def test_every_refusal_names_its_request(tmp_path: Path) -> None:
    few = Limits(messages=0.1, message_burst=4)
    async with running(tmp_path, limits=few, faces=FACES) as server, Client(server.address) as client:
        made = await client.create(wire.CreateRoom(settings=settings(), seats=[me("Ada")]))
        async with client.enter(made.code) as visit:
            await visit.send_text('{"type":"look","id":"absurd","seat":"first"}')
            assert await refusal(visit.answer("absurd")) == "bad-message"
            await visit.ask(wire.Ping(id="a"))
            await visit.ask(wire.Ping(id="b"))
            await visit.send_text('{"type":"ping","id":"hasty"}')
            assert await refusal(visit.answer("hasty")) == "too-many"


async def test_changes_of_seats_and_names_are_rate_limited(tmp_path: Path) -> None:
    few = Limits(changes=0.1, change_burst=3)
    async with running(tmp_path, limits=few, faces=FACES) as server, Client(server.address) as client:
        made = await client.create(wire.CreateRoom(settings=settings(), seats=[me("Ada")]))
        async with client.enter(made.code) as visit:
            for number in range(2):
                await visit.ask(wire.Rename(id=f"r{number}", seat=0, name=f"Ada {number}"))
            await visit.ask(wire.MakeLink(id="link", seat=0))
            assert await refusal(visit.ask(wire.Rename(id="r3", seat=0, name="Eve"))) == "too-many"
            assert await refusal(visit.ask(wire.MakeLink(id="more", seat=0))) == "too-many"
            await visit.ask(wire.Say(id="say", phrase="wow"))


async def test_a_long_replay_does_not_block_others(tmp_path: Path) -> None:
    few = Limits(looks=0.1, look_burst=1)
    async with running(tmp_path, limits=few, faces=FACES) as server:
        async with party(server.address, "Ada", "Bob", start=False) as (ada, bob):
            await ada.ask(wire.Start(id="start"))
            match = server.services.registry.open[ada.code].match
            turns = 0

            async def others() -> None:
                nonlocal turns
                while True:
                    turns += 1
                    await asyncio.sleep(0)

            await bob.ask(wire.Resign(id="resign", table=ada.room.table, seat=1))
            assert match.table is not None
            match.table.moments.extend([match.table.moments[-1]] * 100)
            match.actors.extend(["person"] * 100)
            waiting = asyncio.create_task(others())
            replay = await replays.replay_of(match, None, 0, 200)
            waiting.cancel()
            assert len(replay.steps) == 102
            assert turns >= len(replay.steps) // replays.BREATH
        await ada.client.replay(match.table_id)
        assert await refusal(ada.client.replay(match.table_id)) == "too-many"


async def test_spectators_are_disconnected_when_a_game_without_spectators_begins(server: Running) -> None:
    async with party(server.address, "Ada", "Bob", start=False, watching=False) as (ada, bob):
        async with Client(server.address) as eve, eve.enter(ada.code) as looking:
            await ada.ask(wire.Start(id="start"))
            bye = await looking.until(lambda message: isinstance(message, wire.Bye))
            assert isinstance(bye, wire.Bye)
            assert (bye.code, bye.again, looking.table) == ("watching-off", False, None)
            with pytest.raises(Closed) as closed:
                await looking.next()
            assert closed.value.code == wire.Close.NOT_ALLOWED
        link: wire.Link = await bob.ask(wire.MakeLink(id="link", seat=1))
        async with Client(server.address) as phone:
            await phone.claim(link.path)
            gone = await bob.until(lambda message: isinstance(message, wire.Bye))
            assert isinstance(gone, wire.Bye)
            assert gone.code == "seat-moved"
            with pytest.raises(Closed) as closed:
                await bob.next()
            assert closed.value.code == wire.Close.SEAT_MOVED
            async with phone.enter(ada.code) as moved:
                await moved.until(lambda message: isinstance(message, wire.Table) and message.eyes == 1)
