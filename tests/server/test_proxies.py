"""The server behind nginx and Caddy with the configuration in deploy/ and a test certificate."""

from __future__ import annotations

import asyncio
import contextlib
import getpass
import http.client
import http.server
import random
import socket
import ssl
import subprocess
import threading
import time
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

from philtre.client import Client, Closed
from philtre.server import wire
from tests.server.attacks.test_filling import PACKED
from tests.server.attacks.test_looks import padded
from tests.server.running import Process, begin, me, play_on, settings
from tools import proxies

DEPLOY = Path(__file__).parents[2] / "deploy"
NGINX = """
daemon off;
user {user};
pid {folder}/nginx.pid;
error_log {folder}/error.log;
events {{}}
http {{
    access_log off;
    client_body_temp_path {folder}/body;
    proxy_temp_path {folder}/proxy;
    fastcgi_temp_path {folder}/fastcgi;
    uwsgi_temp_path {folder}/uwsgi;
    scgi_temp_path {folder}/scgi;
    include {folder}/site.conf;
}}
"""
CADDY = """
{{
    admin off
    skip_install_trust
    storage file_system {folder}/caddy
    default_bind 127.0.0.1
    http_port {plain}
    https_port {port}
}}
import {folder}/site.conf
"""


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class Front:
    """A proxy with TLS in front of a server."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.backend, self.port, self.plain = free_port(), free_port(), free_port()
        self.certificate, self.key = folder / "own.pem", folder / "own.key"
        command = ["openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", "-subj", "/CN=localhost"]
        names = ["-addext", "subjectAltName=DNS:localhost,IP:127.0.0.1"]
        files = ["-keyout", str(self.key), "-out", str(self.certificate)]
        subprocess.run([*command, *names, *files], check=True, capture_output=True)
        self.address = f"https://localhost:{self.port}"
        self._process = subprocess.Popen(self.command())
        self._wait()

    def command(self) -> list[str]:
        """The command that starts the proxy."""
        raise NotImplementedError

    def adapt(self, file: str, *changes: tuple[str, str]) -> None:
        """The configuration in deploy/, for these ports and with this certificate."""
        site = (DEPLOY / file).read_text("utf-8")
        for theirs, ours in (("127.0.0.1:8470", f"127.0.0.1:{self.backend}"), *changes):
            assert theirs in site, theirs
            site = site.replace(theirs, ours)
        (self.folder / "site.conf").write_text(site, "utf-8")

    def _wait(self) -> None:
        for _ in range(100):
            with socket.socket() as probe:
                if probe.connect_ex(("127.0.0.1", self.port)) == 0:
                    return
            time.sleep(0.1)
        raise AssertionError("the proxy does not answer")

    def serve(self, data: Path, *more: str) -> Process:
        """Start the server as the unit file does."""
        fixed = [f"--port={self.backend}", "--proxies=127.0.0.1", "--host-name=localhost", "--log=error"]
        return Process("--data", str(data), *fixed, *more)

    def request(self, path: str, source: str = "127.0.0.1", **headers: str) -> http.client.HTTPResponse:
        context = ssl.create_default_context(cafile=str(self.certificate))
        connection = http.client.HTTPSConnection("localhost", self.port, context=context, source_address=(source, 0))
        connection.request("GET", path, headers={name.replace("_", "-"): value for name, value in headers.items()})
        response = connection.getresponse()
        response.body = response.read()  # type: ignore[attr-defined]
        connection.close()
        return response

    def close(self) -> None:
        self._process.terminate()
        self._process.wait(10)


class Nginx(Front):
    def command(self) -> list[str]:
        self.adapt(
            "nginx.conf",
            ("listen 443 ssl", f"listen 127.0.0.1:{self.port} ssl"),
            ("listen 80", f"listen 127.0.0.1:{self.plain}"),
            ("/etc/letsencrypt/live/play.example.org/fullchain.pem", str(self.certificate)),
            ("/etc/letsencrypt/live/play.example.org/privkey.pem", str(self.key)),
            ("play.example.org", "localhost"),
        )
        main = self.folder / "nginx.conf"
        main.write_text(NGINX.format(folder=self.folder, user=getpass.getuser()), "utf-8")
        return [proxies.ensure("nginx"), "-p", str(self.folder), "-c", str(main)]


class Caddy(Front):
    def command(self) -> list[str]:
        self.adapt("Caddyfile", ("play.example.org {", f"localhost {{\n\ttls {self.certificate} {self.key}"))
        main = self.folder / "Caddyfile"
        main.write_text(CADDY.format(folder=self.folder, plain=self.plain, port=self.port), "utf-8")
        return [proxies.ensure("caddy"), "run", "--adapter", "caddyfile", "--config", str(main)]


@pytest.fixture(params=[Nginx, Caddy])
def front(request: pytest.FixtureRequest, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Front]:
    folder = tmp_path / "proxy"
    folder.mkdir()
    found = request.param(folder)
    monkeypatch.setenv("SSL_CERT_FILE", str(found.certificate))
    yield found
    found.close()


async def test_a_game_through_a_proxy_with_a_secure_cookie_and_a_restart(front: Front, tmp_path: Path) -> None:
    process = front.serve(tmp_path)
    async with Client(front.address) as ada, Client(front.address) as bob:
        made = await ada.create(wire.CreateRoom(settings=settings("apotheca", "standard", 2), seats=[me("Ada")]))
        async with ada.enter(made.code) as first, bob.enter(made.code) as second:
            await second.ask(wire.Sit(id="sit", seat=1, name="Bob"))
            await begin([first, second])
            await play_on([first, second], random.Random(1), 20)
            acknowledged, view = first.seen().version, first.seen().view
            assert acknowledged == 20
            process.terminate()
            with pytest.raises(Closed):
                await first.until(lambda _: False)
        assert await asyncio.to_thread(process.wait) == 0
        assert front.request("/healthz").status == 502
        process = front.serve(tmp_path)
        async with ada.enter(made.code) as first, bob.enter(made.code) as second:
            for visit in (first, second):
                await visit.until(lambda message: isinstance(message, wire.Table))
            assert (first.seen().version, first.seen().view) == (acknowledged, view)
            await play_on([first, second], random.Random(2), 20)
            assert first.seen().version == acknowledged + 20
        # A socket from our page, and from a page of another origin.
        assert front.request("/api/me", origin=front.address).status == 200
        assert front.request("/api/me", origin=front.address.replace("https", "http")).status == 403
        # The largest allowed pack passes the proxy.
        await ada.create(wire.CreateRoom(settings=PACKED, seats=[me("Ada")], pack=padded(1)))
    assert process.stop() == 0


def test_pages_pass_the_proxy_with_all_headers(front: Front, tmp_path: Path) -> None:
    process = front.serve(tmp_path)
    page = front.request("/", accept_encoding="gzip")
    assert page.status == 200
    assert page.headers["content-security-policy"].startswith("default-src 'none'")
    assert page.headers["strict-transport-security"].startswith("max-age=")
    script = next(part for part in front.request("/").body.decode().split('"') if part.startswith("/assets/"))  # type: ignore[attr-defined]
    asset = front.request(script, accept_encoding="gzip")
    assert asset.headers["cache-control"] == "public, max-age=31536000, immutable"
    assert asset.headers["content-encoding"] == "gzip"
    cookie = front.request("/api/me").headers["set-cookie"]
    assert cookie.startswith("__Host-philtre=")
    assert {"HttpOnly", "SameSite=Strict", "Secure", "Path=/"} <= set(cookie.split("; "))
    assert front.request("/metrics", authorization="Bearer watcher").status == 404
    assert front.request("/healthz").status == 200
    plain = http.client.HTTPConnection("127.0.0.1", front.plain)
    plain.request("GET", "/room/ABCDEFGH", headers={"host": "localhost"})
    moved = plain.getresponse()
    assert moved.status in (301, 308)
    assert moved.headers["location"].replace(f":{front.port}", "") == "https://localhost/room/ABCDEFGH"
    plain.close()
    assert process.stop() == 0


def test_behind_a_proxy_limits_use_the_real_address_of_the_client(front: Front, tmp_path: Path) -> None:
    process = front.serve(tmp_path, "--limit=requests=0.01", "--limit=request_burst=3")
    told = [front.request("/api/catalogue", x_forwarded_for=f"192.0.2.{n}").status for n in range(5)]
    assert told == [200, 200, 200, 429, 429]
    assert front.request("/api/catalogue", source="127.0.0.2").status == 200
    assert msgspec.json.decode(front.request("/api/catalogue").body)["code"] == "too-many"  # type: ignore[attr-defined]
    assert process.stop() == 0


class Answers(http.server.BaseHTTPRequestHandler):
    """Answers with the port at which it was asked."""

    def do_GET(self) -> None:
        self.send_response(200)
        self.end_headers()
        self.wfile.write(str(self.connection.getsockname()[1]).encode())

    def log_message(self, *_: object) -> None:
        """Nothing."""


@contextlib.contextmanager
def answering() -> Iterator[int]:
    """A server that answers with its port."""
    with http.server.ThreadingHTTPServer(("127.0.0.1", 0), Answers) as server:
        thread = threading.Thread(target=server.serve_forever)
        thread.start()
        yield server.server_address[1]
        server.shutdown()
        thread.join()


class ToTwo(Nginx):
    """nginx before two processes."""

    def __init__(self, folder: Path, ports: tuple[int, int]) -> None:
        self.ports = ports
        super().__init__(folder)

    def adapt(self, file: str, *changes: tuple[str, str]) -> None:
        one, two = (f"server 127.0.0.1:{port};" for port in self.ports)
        super().adapt(file, *changes, (f"server 127.0.0.1:{self.backend};", f"{one} {two}"))


def test_everybody_in_a_room_reaches_the_same_process(tmp_path: Path) -> None:
    with answering() as one, answering() as two:
        front = ToTwo(tmp_path, (one, two))
        reached = set()
        for number in range(20):
            paths = (f"/ws/ROOM{number:04}", f"/api/rooms/ROOM{number:04}", f"/ws/ROOM{number:04}?again")
            (port,) = {front.request(path).body for path in paths}  # type: ignore[attr-defined]
            reached.add(int(port))
        front.close()
        assert reached == {one, two}
