"""The ASGI application: addresses, security headers, and the house behind them."""

from __future__ import annotations

import contextlib
from collections.abc import AsyncIterator
from typing import Final

from starlette.applications import Starlette
from starlette.datastructures import MutableHeaders
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route, WebSocketRoute
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from philtre.server.api import Api, refusal_response
from philtre.server.house import House
from philtre.server.refusals import Refusal
from philtre.server.session import Socket
from philtre.server.static import Static

POLICY: Final = "; ".join(
    [
        "default-src 'none'",
        "script-src 'self'",
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
HEADERS: Final = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "no-referrer",  # addresses of rooms let people in
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=(), payment=()",
}


class Guarded:
    """Puts the security headers on every answer."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            return await self.app(scope, receive, send)

        async def guarded(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    headers.setdefault(name, value)
                if scope["scheme"] == "https":
                    headers.setdefault("strict-transport-security", "max-age=31536000")
            await send(message)

        await self.app(scope, receive, guarded)


def application(house: House) -> ASGIApp:
    """Everything the server answers."""

    async def healthz(request: Request) -> Response:
        return PlainTextResponse("leaving" if house.leaving else "ok", 503 if house.leaving else 200)

    async def metrics(request: Request) -> Response:
        return Response(house.metrics.page(), media_type="text/plain; version=0.0.4")

    async def unknown(request: Request) -> Response:
        return refusal_response(Refusal("not-found"))

    @contextlib.asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        await house.open()
        try:
            yield
        finally:
            await house.close()

    routes = [
        WebSocketRoute("/ws/{code}", Socket(house)),
        *Api(house).routes(),
        Route("/healthz", healthz),
        Route("/metrics", metrics),
        Route("/api/{path:path}", unknown, methods=["GET", "POST", "PUT", "DELETE", "PATCH"]),
        Route("/{path:path}", Static().serve),
    ]
    starlette = Starlette(routes=routes, lifespan=lifespan, exception_handlers={405: _wrong_method, 404: _not_found})
    return Guarded(starlette)


async def _wrong_method(request: Request, error: Exception) -> Response:
    return refusal_response(Refusal("bad-method"))


async def _not_found(request: Request, error: Exception) -> Response:
    return refusal_response(Refusal("not-found"))
