"""A push service with TLS that checks requests like a real one, and browsers that receive its messages."""

from __future__ import annotations

import asyncio
import base64
import os
import queue
import ssl
import subprocess
import threading
import time
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

import http_ece
import msgspec
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from py_vapid import Vapid02

from philtre.server import wire
from philtre.server.push import turns

CONTACT = "mailto:host@example.org"


def packed(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


class PushService:
    """Accepts messages for browsers by RFC 8030, 8291 and 8292."""

    def __init__(self, folder: Path) -> None:
        self.status = 201
        self.got: queue.Queue[tuple[str, Any, bytes]] = queue.Queue()
        service = self
        certificate = folder / "own.pem"
        command = ["openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", "-subj", "/CN=localhost"]
        files = [
            "-addext",
            "subjectAltName=DNS:localhost",
            "-keyout",
            str(folder / "own.key"),
            "-out",
            str(certificate),
        ]
        subprocess.run([*command, *files], check=True, capture_output=True)

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["content-length"]))
                service.got.put((self.path, dict(self.headers), body))
                self.send_response(service.status)
                if service.status == 307:
                    self.send_header("location", f"{service.address}/elsewhere")
                self.end_headers()

            def log_message(self, *_: Any) -> None:
                pass

        self._server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        context = ssl.create_default_context(ssl.Purpose.CLIENT_AUTH)
        context.load_cert_chain(certificate, folder / "own.key")
        self._server.socket = context.wrap_socket(self._server.socket, server_side=True)
        self.host = f"localhost:{self._server.server_port}"
        self.address = f"https://{self.host}"
        self.certificate = certificate
        threading.Thread(target=self._server.serve_forever, daemon=True).start()

    def close(self) -> None:
        self._server.shutdown()
        self._server.server_close()


class Browser:
    """A browser's subscription, with the private key for its messages."""

    def __init__(self, service: PushService, name: str) -> None:
        self._key = ec.generate_private_key(ec.SECP256R1())
        self._secret = os.urandom(16)
        self.service = service
        self.path = f"/{name}"

    def asks(self, language: str = "en") -> wire.Subscribe:
        point = self._key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        endpoint = self.service.address + self.path
        return msgspec.convert(
            {"endpoint": endpoint, "key": packed(point), "secret": packed(self._secret), "language": language},
            wire.Subscribe,
        )

    async def shows(self, server_key: str) -> turns.Notice:
        """The next message after the checks of the push service."""
        return await asyncio.to_thread(self.reads, server_key)

    def reads(self, server_key: str) -> turns.Notice:
        path, headers, body = self.service.got.get(timeout=20)
        headers = {name.lower(): value for name, value in headers.items()}
        assert path == self.path
        assert Vapid02.verify(headers["authorization"])
        assert headers["authorization"].endswith(f"k={server_key}")
        claims = headers["authorization"].split(".")[1]
        told = msgspec.json.decode(base64.urlsafe_b64decode(claims + "=" * (-len(claims) % 4)))
        assert (told["aud"], told["sub"]) == (self.service.address, CONTACT)
        assert time.time() < told["exp"] < time.time() + 86_400
        assert headers["content-encoding"] == "aes128gcm"
        assert int(headers["ttl"]) > 0
        text = http_ece.decrypt(body, private_key=self._key, auth_secret=self._secret, version="aes128gcm")
        notice = msgspec.json.decode(text, type=turns.Notice)
        assert notice.room not in str(headers)
        return notice
