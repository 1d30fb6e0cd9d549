"""Monitoring: `/healthz` says whether the server works, `/metrics` has its metrics.

The metrics are only for the operator: at a separate port, or with the token.
"""

from __future__ import annotations

import hmac

import uvicorn
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route

from philtre.server.guard.refusals import Refusal
from philtre.server.http.api import refusal_response
from philtre.server.services import Services


class Monitoring:
    """The two routes for monitoring."""

    def __init__(self, services: Services) -> None:
        self.services = services

    def routes(self) -> list[Route]:
        return [Route("/healthz", self.healthz), Route("/metrics", self.guarded_metrics)]

    async def healthz(self, _: Request) -> Response:
        if self.services.leaving:
            return PlainTextResponse("leaving", 503)
        good = await self.services.health.is_good()
        return PlainTextResponse("ok", 200) if good else PlainTextResponse("games cannot be written down", 503)

    async def guarded_metrics(self, request: Request) -> Response:
        token = self.services.config.metrics_token
        given = request.headers.get("authorization", "")
        if not token or not hmac.compare_digest(given.encode(), f"Bearer {token}".encode()):
            return refusal_response(Refusal("not-found"))
        return await self.metrics(request)

    async def metrics(self, _: Request) -> Response:
        return Response(self.services.metrics.page(), media_type="text/plain; version=0.0.4")


def monitoring_server(services: Services) -> uvicorn.Server:
    """A server for monitoring, on a port of its own."""
    pages = Monitoring(services)
    app = Starlette(routes=[Route("/healthz", pages.healthz), Route("/metrics", pages.metrics)])
    config = uvicorn.Config(
        app, log_config=None, access_log=False, server_header=False, lifespan="off", limit_concurrency=20, ws="none"
    )
    return uvicorn.Server(config)
