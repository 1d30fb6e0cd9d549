"""Forged requests: wrong lengths, origins, host names, proxy headers and cookies."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from pathlib import Path
from urllib.parse import urlsplit

import msgspec
import pytest

from philtre.client import Client
from philtre.server import app, wire
from philtre.server.guard.persons import Registrar
from philtre.server.push.sending import Sender, new_private_key
from tests.core import pebbles
from tests.server.running import LOOSE, Running, me, party, running, settings
from tests.server.test_nobody_in import bare, closing_code, goes_on
from tests.server.test_sieges import ended, pipe

FACES = {"pebbles": pebbles.FACE}
BODY = b'{"settings":{"game":"pebbles","variant":"short","seats":2}}'


async def test_a_body_with_two_lengths_is_refused(server: Running) -> None:
    """A proxy may use the one and we the other, and the rest of the body would be another request."""
    async with Client(server.address) as client:
        head = (
            f"POST /api/rooms HTTP/1.1\r\nHost: x\r\nCookie: philtre={client.cookie}\r\n"
            f"Content-Type: application/json\r\nContent-Length: {len(BODY)}\r\nTransfer-Encoding: chunked\r\n\r\n"
        )
        async with pipe(server.address, head.encode() + b"%x\r\n%s\r\n0\r\n\r\n" % (len(BODY), BODY)) as (reader, _):
            assert (await ended(reader)).startswith(b"HTTP/1.1 400 ")


@pytest.mark.parametrize("size", [17_000, 100_000, 250_000])
async def test_headers_without_end_are_refused(server: Running, size: int) -> None:
    head = b"GET /api/catalogue HTTP/1.1\r\nHost: x\r\n" + b"X-%d: %s\r\n\r\n" % (size, b"y" * size)
    async with pipe(server.address, head) as (reader, _):
        assert (await ended(reader)).startswith(b"HTTP/1.1 400 ")
    many = b"".join(b"X%d: %s\r\n" % (n, b"y" * 90) for n in range(size // 100))
    async with pipe(server.address, b"GET /api/catalogue HTTP/1.1\r\nHost: x\r\n" + many + b"\r\n") as (reader, _):
        assert (await ended(reader)).startswith(b"HTTP/1.1 400 ")


@pytest.mark.parametrize("number", ["1e30", "1e300", "-1e30", "99999999999999999999999", "-1", "0.5", "1e999"])
async def test_absurd_protocols_are_refused_with_a_message(
    server: Running, caplog: pytest.LogCaptureFixture, number: str
) -> None:
    async with Client(server.address) as ada:
        made = await ada.create(wire.CreateRoom(settings=settings(), seats=[me("Ada")]))
        connection = await bare(ada, made.code)
        for _ in range(11):
            await connection.send(f'{{"type":"hello","id":"1","protocol":{number}}}')
        assert await closing_code(connection) == 4400
        async with ada.enter(made.code) as visit:
            await visit.ask(wire.Ping(id="p"))
    assert [record.getMessage() for record in caplog.records if record.levelno >= logging.ERROR] == []


async def test_a_page_without_tls_may_not_use_a_server_with_it(tmp_path: Path) -> None:
    async with running(tmp_path, faces=FACES, proxies="127.0.0.1") as server:
        host = urlsplit(server.address).netloc
        async with party(server.address, "Ada", "Bob") as (ada, _):
            for secure, origin, status in (
                ("https", f"https://{host}", 200),
                ("https", f"https://{host.upper()}", 200),
                ("https", f"http://{host}", 403),
                ("http", f"http://{host}", 200),
                ("http", f"https://{host}", 200),  # a proxy that terminates TLS without telling us
                ("http", f"ftp://{host}", 403),
                ("http", host, 403),
            ):
                told = {"x-forwarded-proto": secure, "origin": origin}
                assert (await ada.client.request("GET", "/api/me", headers=told))[0] == status, (secure, origin)
            await goes_on(ada)


async def test_a_server_answers_only_to_its_names(tmp_path: Path) -> None:
    """Otherwise an attacker's domain that points to our address would count as our own origin."""
    async with contextlib.AsyncExitStack() as stack:
        server = await stack.enter_async_context(running(tmp_path, faces=FACES, hosts=("play.example", "127.0.0.1")))
        client = await stack.enter_async_context(Client(server.address))
        made = await client.create(wire.CreateRoom(settings=settings(), seats=[me("Ada")]))
        for host, status in (
            ("play.example", 200),
            ("Play.Example:8470", 200),
            ("play.example.", 200),
            ("evil.example", 421),
            ("play.example.evil.example", 421),
            ("", 421),
            ("[::1]:80", 421),
        ):
            assert (await client.request("GET", "/api/me", headers={"host": host}))[0] == status, host
            assert (await client.request("GET", "/", headers={"host": host}))[0] != 421 or status == 421
            assert (await client.request("GET", "/healthz", headers={"host": host}))[0] == 200
        async with client.enter(made.code) as visit:
            await visit.ask(wire.Ping(id="p"))
        head = f"GET /ws/{made.code} HTTP/1.1\r\nHost: evil.example\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        head += "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
        async with pipe(server.address, head.encode()) as (reader, _):
            assert b" 421 " in await reader.readline()


@pytest.mark.parametrize("word", ["https", "HTTPS", "Https", "https, http", " https ,http", "HTTPS,HTTPS"])
async def test_tls_before_a_proxy_is_recognised_in_all_usual_headers(tmp_path: Path, word: str) -> None:
    async with running(tmp_path, faces=FACES, proxies="127.0.0.1") as server:
        _, headers, _ = await Client(server.address).request("GET", "/api/me", headers={"x-forwarded-proto": word})
        assert headers["set-cookie"].startswith("__Host-philtre=")
        assert headers["set-cookie"].endswith("; Secure")
        assert "strict-transport-security" in headers


async def test_headers_are_trusted_only_from_known_proxies(server: Running) -> None:
    told = {"x-forwarded-proto": "https", "x-forwarded-for": "192.0.2.1"}
    _, headers, _ = await Client(server.address).request("GET", "/api/me", headers=told)
    assert headers["set-cookie"].startswith("philtre=")


async def test_over_tls_the_cookie_has_a_name_that_other_hosts_cannot_set(tmp_path: Path) -> None:
    async with running(tmp_path, faces=FACES, proxies="127.0.0.1") as server:
        told = {"x-forwarded-proto": "https"}
        async with Client(server.address) as before:
            # A cookie from before TLS keeps its person, and gets the new name.
            assert before.cookie is not None
            status, headers, body = await before.request("GET", "/api/me", headers=told)
            assert (status, before.person.encode() in body) == (200, True)
            assert headers["set-cookie"].startswith(f"__Host-philtre={before.cookie};")
            registrar: Registrar = server.services.authenticator.registrar
            evil = registrar.new()
            for cookies in (
                f"philtre={evil.cookie}; __Host-philtre={before.cookie}",
                f"philtre=x; philtre=1.2.3; philtre={before.cookie}; philtre={evil.cookie}",
                f"__Host-philtre=nonsense; philtre={before.cookie}",
            ):
                _, _, body = await before.request("GET", "/api/me", headers={**told, "cookie": cookies})
                assert before.person.encode() in body, cookies
            # Only a few of many cookies are tried.
            many = "; ".join(["philtre=1.a.b"] * 20 + [f"philtre={before.cookie}"])
            _, _, body = await before.request("GET", "/api/me", headers={**told, "cookie": many})
            assert before.person.encode() not in body


@pytest.mark.parametrize("path", ["/", "/api/catalogue", "/healthz"])
async def test_who_floods_waits_and_nobody_else(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, path: str) -> None:
    """A hundred connections got a thousand answers a second, refusals among them, and others' moves took ten times as
    long."""
    gate = asyncio.Event()
    monkeypatch.setattr(app, "pause", gate.wait)
    few = msgspec.structs.replace(LOOSE, answers=0.001, answer_burst=8)
    async with running(tmp_path, faces=FACES, limits=few) as server, party(server.address, "Ada", "Bob") as (ada, bob):
        while server.services.answer_rate.admits("127.0.0.1"):
            pass
        flood = [asyncio.create_task(Client(server.address).request("GET", path)) for _ in range(20)]
        for visit in (ada, bob):
            await goes_on(visit)
        assert not any(task.done() for task in flood)
        gate.set()
        assert {status for status, _, _ in await asyncio.gather(*flood)} <= {200, 503}  # slowly, but they are answered


@pytest.mark.parametrize(
    "endpoint",
    [
        "https://[::1%25.notify.windows.com]/x",
        "https://[fe80::1%25eth0.notify.windows.com]/x",
        "https://127.0.0.1%2f.notify.windows.com/x",
        "https://127.0.0.1%00.notify.windows.com/x",
        "https://127.0.0.1\\.notify.windows.com/x",
        "https://127.0.0.1 .notify.windows.com/x",
        "https://169.254.169.254#.notify.windows.com/x",
        "https://metadata。google。internal.notify.windows.com/x",
        "https://fcm.googleapis.com@127.0.0.1/x",
        "https://fcm.googleapis.com:8443/x",
        "https://fcm.googleapis.com.evil.example/x",
    ],
)
def test_notifications_only_go_to_names_of_push_services(endpoint: str) -> None:
    """The zone of an IPv6 address ended like a known name."""
    assert not Sender(new_private_key(), "mailto:host@example.org").reaches(endpoint)
