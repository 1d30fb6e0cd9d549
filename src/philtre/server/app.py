"""The ASGI application: addresses, security headers, and the services behind them."""

from __future__ import annotations

import asyncio
from typing import Final

from starlette.datastructures import MutableHeaders
from starlette.routing import Route
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from philtre.server.guard.refusals import Refusal
from philtre.server.http.api import refusal_response
from philtre.server.http.monitoring import Monitoring
from philtre.server.http.routes import requests, unknown
from philtre.server.http.static import Static
from philtre.server.services import Services
from philtre.server.ws.entrance import Socket

POLICY: Final = "; ".join(
    [
        "default-src 'none'",
        "script-src 'self' 'wasm-unsafe-eval'",  # the engine that runs in the browser
        "style-src 'self'",
        "img-src 'self' data:",
        "font-src 'self'",
        "media-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "worker-src 'self'",
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors 'none'",
    ]
)
FOR_MONITORING: Final = ("/healthz", "/metrics")  # asked for by IP address, so the host name is not checked
HEADERS: Final = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "no-referrer",  # the address of a room lets people in, so no other site may learn it
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=(), payment=()",
}


PAUSE: Final = 1.0  # seconds


class Front:
    """Sends websockets and requests to different applications, and adds security headers to every response."""

    def __init__(self, app: ASGIApp, socket: Socket, services: Services) -> None:
        self.app = app
        self.services = services
        self.socket = socket

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket":
            await self.socket(scope, receive, send)
            return

        if not self.services.answer_rate.admits(self.services.authenticator.address(scope)):
            await pause()  # refusing them costs as much as answering: who floods has to wait

        async def guarded(message: Message) -> None:
            if message["type"] == "http.response.start":
                _put_headers(message, scope["scheme"] == "https")
            await send(message)

        try:
            if scope["path"] not in FOR_MONITORING:
                self.services.authenticator.check_host(scope)
        except Refusal as refusal:
            await refusal_response(refusal)(scope, receive, guarded)
        else:
            await self.app(scope, receive, guarded)


async def pause() -> None:
    """Meanwhile nothing more is read from the connection."""
    await asyncio.sleep(PAUSE)


def _put_headers(message: Message, secure: bool) -> None:
    headers = MutableHeaders(scope=message)
    for name, value in HEADERS.items():
        headers.setdefault(name, value)
    if secure:
        headers.setdefault("strict-transport-security", "max-age=31536000")


def application(services: Services) -> ASGIApp:
    """The application with all its routes."""

    more = [
        *Monitoring(services).routes(),
        Route("/api/{path:path}", unknown),
        Route("/ws/{path:path}", unknown),
        Route("/{path:path}", Static().serve),
    ]
    return Front(requests(services, more), Socket(services), services)
