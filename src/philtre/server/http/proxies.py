"""Proxy headers: the client's address, and whether it uses TLS. Only configured proxies are trusted."""

from __future__ import annotations

from typing import Final, cast

from starlette.types import ASGIApp, Receive, Scope, Send
from uvicorn._types import ASGI3Application
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

PROTO: Final = b"x-forwarded-proto"


class ProxyHeaders:
    """Accepts more than uvicorn's own class: upper case, and lists from several proxies in a row."""

    def __init__(self, app: ASGIApp, trusted: str) -> None:
        self._inner = ProxyHeadersMiddleware(cast("ASGI3Application", app), trusted)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        told = [value for name, value in scope["headers"] if name == PROTO]
        if told:
            # The first one is the client's own scheme.
            first = b",".join(told).partition(b",")[0].strip().lower()
            others = [(name, value) for name, value in scope["headers"] if name != PROTO]
            scope = {**scope, "headers": [*others, (PROTO, first)]}
        await self._inner(scope, receive, send)  # type: ignore[arg-type]
