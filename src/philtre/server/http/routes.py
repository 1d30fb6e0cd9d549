"""The routes of the API, and the response for all other paths."""

from __future__ import annotations

from collections.abc import Sequence

from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute
from starlette.types import ASGIApp

from philtre.server.guard.refusals import Refusal
from philtre.server.http.api import Api, refusal_response
from philtre.server.services import Services


def requests(services: Services, more: Sequence[BaseRoute] = ()) -> ASGIApp:
    """All routes of the API."""
    routes = [*Api(services).routes(), *more]
    return Starlette(routes=routes, exception_handlers={405: _wrong_method, 404: _not_found})


async def unknown(_: Request) -> Response:
    return refusal_response(Refusal("not-found"))


async def _wrong_method(_request: Request, _error: Exception) -> Response:
    return refusal_response(Refusal("bad-method"))


async def _not_found(_request: Request, _error: Exception) -> Response:
    return refusal_response(Refusal("not-found"))
