"""Unauthorised and malformed requests are refused with a reason, and rooms go on."""

from __future__ import annotations

import asyncio
import contextlib
import socket
import time
from pathlib import Path
from urllib.parse import urlsplit

import msgspec
import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.frames import CloseCode

from philtre.client import Client, Closed, Visit
from philtre.server import services, wire
from philtre.server.guard.limits import LARGEST_FRAME, LARGEST_PACK_BODY, Limits, RateLimit, read_limits
from philtre.server.ws import outbox, session
from tests.core import pebbles
from tests.server.running import OPEN, Running, begin, me, party, refusal, running, settings

FACES = {"pebbles": pebbles.FACE}


async def goes_on(visit: Visit) -> None:
    """Check that the room still works."""
    assert isinstance(await visit.ask(wire.Ping(id=visit.new_id())), wire.Pong)
    await visit.ask(wire.Say(id=visit.new_id(), phrase="wow"))


async def bare(client: Client, code: str, **options: object) -> ClientConnection:
    """A plain websocket instead of our client."""
    address = client.address.replace("http", "ws", 1)
    headers = {**client.headers(), **options.pop("headers", {})}  # type: ignore[dict-item]
    return await connect(f"{address}/ws/{code}", additional_headers=headers, compression=None, proxy=None, **options)  # type: ignore[arg-type]


async def closing_code(connection: ClientConnection) -> int:
    async with asyncio.timeout(10):
        while True:
            try:
                await connection.recv()
            except ConnectionClosed as error:
                return error.rcvd.code if error.rcvd else CloseCode.ABNORMAL_CLOSURE


async def test_nobody_can_use_another_persons_seat(server: Running) -> None:
    async with party(server.address, "Ada", "Bob") as (ada, bob), Client(server.address) as eve:
        table, seat = ada.seen(), ada.seen().seat
        assert seat is not None
        other = (bob, ada)[seat]
        assert await refusal(other.act(0)) == "not-your-turn"
        async with eve.enter(ada.code) as visit:
            await visit.until(lambda message: isinstance(message, wire.Table))
            asked = [
                (wire.Act(id="a", table=table.table, version=0, action=0), "not-seated"),
                (wire.Undo(id="b", table=table.table, version=0), "not-seated"),
                (wire.Preview(id="c", table=table.table, version=0, action=0), "not-seated"),
                (wire.AskHint(id="d", table=table.table, version=0), "not-seated"),
                (wire.Resign(id="e", table=table.table, seat=0), "not-your-seat"),
                (wire.OfferStop(id="f", table=table.table, seat=0), "not-your-seat"),
                (wire.Look(id="g", seat=0), "not-your-seat"),
                (wire.Sit(id="h", seat=0, name="Eve"), "seat-taken"),
                (wire.Rename(id="i", seat=0, name="Eve"), "not-your-seat"),
                (wire.Rise(id="j", seat=0), "not-seated"),
                (wire.Swap(id="k", seat=0, other=1), "not-lobby"),
                (wire.PutBot(id="l", seat=0, bot="novice"), "not-seated"),
                (wire.Arrange(id="m", settings=settings()), "not-lobby"),
                (wire.Start(id="n"), "not-lobby"),
                (wire.Rematch(id="o"), "not-over"),
                (wire.MakeLink(id="p", seat=0), "not-your-seat"),
            ]
            for request, code in asked:
                assert await refusal(visit.ask(request)) == code, request
        assert ada.seen().version == 0


async def test_a_second_tab_as_a_spectator_cannot_act(server: Running) -> None:
    async with party(server.address, "Ada", "Bob") as (ada, _), ada.client.enter(ada.code, watch=True) as tab:
        await tab.until(lambda message: isinstance(message, wire.Table))
        assert (tab.seen().eyes, tab.room.seats[0].mine) == (None, False)
        assert await refusal(tab.act(0)) == "not-seated"
        assert await refusal(tab.ask(wire.Look(id="l", seat=0))) == "not-your-seat"
        assert await refusal(tab.ask(wire.MakeLink(id="m", seat=0))) == "no-link"


async def test_pages_of_other_origins_are_refused(tmp_path: Path) -> None:
    async with running(tmp_path, faces=FACES, origins=("https://friend.example",)) as server:
        host = urlsplit(server.address).netloc
        async with party(server.address, "Ada", "Bob") as (ada, _):
            for origin in ("https://evil.example", f"http://{host}.evil.example", "null", "", f"https://evil/{host}"):
                with pytest.raises(InvalidStatus) as refused:
                    await bare(ada.client, ada.code, headers={"origin": origin})
                assert refused.value.response.status_code == 403
                assert msgspec.json.decode(refused.value.response.body or b"", type=wire.Problem).code == "bad-origin"
                wanted = msgspec.json.encode(wire.CreateRoom(settings=settings()))
                status, _, _ = await ada.client.request("POST", "/api/rooms", wanted, {"origin": origin})
                assert status == 403
            for origin in (f"http://{host}", "https://friend.example"):
                await (await bare(ada.client, ada.code, headers={"origin": origin})).close()
            await goes_on(ada)


async def test_malformed_frames_are_refused_until_the_connection_is_closed(server: Running) -> None:
    async with party(server.address, "Ada", "Bob") as (ada, bob):
        nonsense = ["", "x", "[]", "{}", '{"type":"act"}', '{"type":"dance","id":"1"}', "[" * 4000, "\x00", "NaN"]
        nonsense += ['{"type":"ping","id":"' + "x" * 41 + '"}', '{"type":"ping","id":"1","extra":1}']
        for frame in nonsense[:10]:
            await bob.send_text(frame)
            refused = await bob.until(lambda message: isinstance(message, wire.Refused))
            assert isinstance(refused, wire.Refused)
            assert refused.code == "bad-message"
        await bob.send_text(nonsense[10])
        with pytest.raises(Closed) as closed:
            await bob.until(lambda _: False)
        assert closed.value.code == wire.Close.NOT_UNDERSTOOD
        await goes_on(ada)


async def test_bytes_and_oversized_frames_are_refused(server: Running) -> None:
    async with party(server.address, "Ada", "Bob") as (ada, bob):
        await bob.send_text(b'{"type":"ping","id":"1"}')
        refused = await bob.until(lambda message: isinstance(message, wire.Refused))
        assert isinstance(refused, wire.Refused)
        assert refused.code == "bad-message"
        connection = await bare(bob.client, bob.code)
        await connection.send("x" * (LARGEST_FRAME + 1))
        assert await closing_code(connection) == 1009
        await goes_on(ada)


async def test_absurd_numbers_are_refused(server: Running) -> None:
    async with party(server.address, "Ada", "Bob") as (ada, _):
        table = ada.seen().table
        for numbers in ('"version":-1,"action":0', '"version":1e99,"action":0', f'"version":{10**40},"action":0'):
            await ada.send_text(f'{{"type":"act","id":"1","table":"{table}",{numbers}}}')
            refused = await ada.until(lambda message: isinstance(message, wire.Refused))
            assert isinstance(refused, wire.Refused)
            assert refused.code == "bad-message"
        assert await refusal(ada.ask(wire.Act(id="2", table=table, version=0, action=2**62))) in (
            "no-action",
            "not-your-turn",
        )


async def test_a_flood_of_messages_is_cut_off_and_the_room_goes_on(tmp_path: Path) -> None:
    limits = Limits(messages=50, message_burst=50, faults=3)
    async with contextlib.AsyncExitStack() as stack:
        server = await stack.enter_async_context(running(tmp_path, faces=FACES, limits=limits))
        ada, bob = await stack.enter_async_context(party(server.address, "Ada", "Bob"))
        with pytest.raises(Closed) as closed:
            await flood(bob, 5000)
        assert closed.value.code in (wire.Close.TOO_MANY, CloseCode.ABNORMAL_CLOSURE)
        await goes_on(ada)


async def flood(visit: Visit, messages: int) -> None:
    for number in range(messages):
        await visit.send(wire.Ping(id=f"p{number}"))
    await visit.until(lambda _: False)


async def test_too_many_requests_are_told_to_wait(tmp_path: Path) -> None:
    async with running(tmp_path, faces=FACES, limits=Limits(requests=1, request_burst=20)) as server:
        client = Client(server.address)
        answers = [await client.request("GET", "/api/rooms/ABCDEFGH") for _ in range(25)]
        assert [status for status, _, _ in answers].count(429) >= 4
        assert answers[-1][1]["retry-after"] == "1"
        assert (await client.request("GET", "/healthz"))[0] == 200


async def test_rooms_sockets_and_viewers_are_limited(tmp_path: Path) -> None:
    limits = Limits(rooms=0.001, room_burst=2, sockets=4, viewers=3)
    async with running(tmp_path, faces=FACES, limits=limits) as server, Client(server.address) as ada:
        wanted = wire.CreateRoom(settings=settings(), seats=[me("Ada"), OPEN])
        code = (await ada.create(wanted)).code
        await ada.create(wanted)
        assert await refusal(ada.create(wanted)) == "too-many"
        async with contextlib.AsyncExitStack() as stack:
            strangers = [await stack.enter_async_context(Client(server.address)) for _ in range(4)]
            for stranger in strangers[:3]:
                await stack.enter_async_context(stranger.enter(code))
            assert await refusal(Visit.begin(strangers[3], code)) == "room-crowded"
            await stack.enter_async_context(ada.enter(code))  # but people with a seat can always enter
            with pytest.raises(InvalidStatus) as refused:
                await bare(strangers[3], code)
            assert refused.value.response.status_code == 429


def test_a_bucket_fills_with_time() -> None:
    now = [0.0]
    gate = RateLimit(2.0, 3, lambda: now[0])
    assert [gate.admits("a") for _ in range(4)] == [True, True, True, False]
    assert gate.admits("b")
    now[0] = 0.5
    assert [gate.admits("a") for _ in range(2)] == [True, False]


def test_limits_are_read_from_the_command_line() -> None:
    assert read_limits(["sockets=500", "messages=2.5"]) == Limits(sockets=500, messages=2.5)
    for wrong in ("socks=1", "sockets=many", "sockets=1.5", "rooms=-1", "rooms=nan", "sockets=1e30"):
        with pytest.raises(ValueError, match="limit"):
            read_limits([wrong])


async def test_a_host_may_forbid_new_rooms(tmp_path: Path) -> None:
    """It was an internal error."""
    limits = read_limits(["rooms=0", "room_burst=0"])
    async with running(tmp_path, faces=FACES, limits=limits) as server, Client(server.address) as ada:
        assert await refusal(ada.create(wire.CreateRoom(settings=settings()))) == "too-many"


async def test_a_client_that_never_says_hello_is_disconnected(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(session, "HELLO_WITHIN", 0.1)
    async with Client(server.address) as client:
        made = await client.create(wire.CreateRoom(settings=settings(), seats=[me("Ada")]))
        assert await closing_code(await bare(client, made.code)) == wire.Close.TOO_SLOW
        connection = await bare(client, made.code)
        await connection.send('{"type":"ping","id":"1"}')
        assert await closing_code(connection) == wire.Close.NOT_UNDERSTOOD
        connection = await bare(client, made.code)
        await connection.send('{"type":"hello","id":"1","protocol":99}')
        assert await closing_code(connection) == wire.Close.NOT_UNDERSTOOD
        connection = await bare(client, "NOSUCHCODE")
        await connection.send('{"type":"hello","id":"1","protocol":1}')
        assert await closing_code(connection) == wire.Close.NO_ROOM


@pytest.mark.parametrize(
    "path",
    [
        "/../../etc/passwd",
        "/assets/../../pyproject.toml",
        "/assets/%2e%2e/%2e%2e/app.py",
        "/..%2f..%2fserver/app.py",
        "/%00",
        "/static/index.html%00.png",
        "//evil.example/x.js",
        "/assets\\..\\app.py",
        "/api/tables/../../me/replay",
        "/api/tables/%2e%2e%2f/record",
        "/api/rooms/" + "A" * 3000,
        "/api/links/" + "%00" * 20,
        "/api/rooms/%F0%9F%92%A9",
        "/api/nothing",
        "/ws/ABCDEFGH",
        "/metrics/x.y",
    ],
)
async def test_paths_cannot_leave_the_folder(server: Running, path: str) -> None:
    async with Client(server.address) as client:
        for method in ("GET", "POST"):
            status, headers, body = await client.request(method, path)
            assert status in (200, 400, 404, 405, 503)
            assert b"root:" not in body
            assert b"import" not in body
            assert headers["content-security-policy"].startswith("default-src 'none'")


async def test_bodies_are_limited_and_must_be_json(server: Running) -> None:
    async with Client(server.address) as client:
        good = msgspec.json.encode(wire.CreateRoom(settings=settings()))
        cases = [
            (b" " * (LARGEST_PACK_BODY + 1), {}, 413),
            (b"", {}, 400),
            (b"[" * 10_000, {}, 400),
            (b"\xff\xfe", {}, 400),
            (good, {"content-type": "text/plain"}, 400),
            (good[:-1] + b',"extra":1}', {}, 400),
            (good, {}, 201),
        ]
        for body, headers, expected in cases:
            status, _, answer = await client.request("POST", "/api/rooms", body, headers)
            assert status == expected, answer
        assert (await client.request("DELETE", "/api/rooms"))[0] == 405


async def test_scripts_in_names_stay_text(server: Running) -> None:
    name = "<script>alert(1)"
    async with party(server.address, name, '"><img src=x>') as (ada, bob):
        assert [seat.name for seat in bob.room.seats] == [name, '"><img src=x>']
        _, headers, body = await ada.client.request("GET", f"/api/rooms/{ada.code}")
        assert headers["content-type"] == "application/json"
        assert headers["x-content-type-options"] == "nosniff"
        assert msgspec.json.decode(body, type=wire.RoomCard).seats[0].name == name


async def stop_reading(client: Client, code: str) -> ClientConnection:
    """A spectator who reads nothing."""
    parts = urlsplit(client.address)
    plug = socket.socket()
    plug.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    plug.connect((parts.hostname, parts.port))
    plug.setblocking(False)
    connection = await bare(client, code, sock=plug, max_queue=1, ping_interval=None)
    await connection.send('{"type":"hello","id":"1","protocol":1}')
    return connection


async def test_a_client_that_does_not_read_slows_nobody_and_is_disconnected(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(outbox, "MOST_FRAMES", 32)
    async with (
        Client(server.address) as slow,
        party(server.address, "Ada", "Bob", start=False, talk="free") as (ada, bob),
    ):
        connection = await stop_reading(slow, ada.code)
        opened = server.services.registry.open[ada.code]
        await ada.until(lambda message: isinstance(message, wire.RoomInfo) and message.spectators == 1)
        times = []
        for number in range(2000):
            began = time.perf_counter()
            await ada.ask(wire.Rename(id=f"r{number}", seat=0, name=f"Ada {number}"))
            times.append(time.perf_counter() - began)
            if len(opened.viewers) == 2:
                break
        assert len(opened.viewers) == 2, "the client that does not read is still connected"
        assert sorted(times)[len(times) // 2] < 0.25
        await begin([ada, bob])
        await goes_on(ada)
        connection.transport.abort()


async def test_a_connection_that_accepts_nothing_for_too_long_is_closed(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(outbox, "PATIENCE", 0.2)
    monkeypatch.setattr(outbox, "MOST_FRAMES", 10**6)
    monkeypatch.setattr(outbox, "MOST_BYTES", 10**9)
    monkeypatch.setattr(services, "STUCK_EVERY", 0.1)
    async with Client(server.address) as slow, party(server.address, "Ada", start=False, talk="free") as (ada,):
        connection = await stop_reading(slow, ada.code)
        opened = server.services.registry.open[ada.code]
        await ada.until(lambda message: isinstance(message, wire.RoomInfo) and message.spectators == 1)
        for number in range(2000):
            await ada.ask(wire.Rename(id=f"r{number}", seat=0, name=f"Ada {number}"))
            if len(opened.viewers) == 1:
                break
        for _ in range(100):
            if len(opened.viewers) == 1:
                break
            await asyncio.sleep(0.1)
        assert len(opened.viewers) == 1
        connection.transport.abort()
