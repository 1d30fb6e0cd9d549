"""Who comes in: the address they come from, the page that sent them, and who they say they are."""

from __future__ import annotations

import time
from collections import OrderedDict
from typing import Final

from starlette.types import Scope

from philtre.server.guard.limits import neighbourhood
from philtre.server.guard.persons import Registrar, read_cookie
from philtre.server.guard.refusals import Refusal
from philtre.server.storage.store import Store

REMEMBERED: Final = 10_000
BELIEVED: Final = 60.0  # seconds a person who was looked up is taken for granted


def header(scope: Scope, name: bytes) -> str | None:
    for key, value in scope["headers"]:
        if key == name:
            return str(value.decode("latin-1"))
    return None


class Authenticator:
    """Looks at every request before anything else does."""

    def __init__(self, registrar: Registrar, store: Store, origins: tuple[str, ...]) -> None:
        self.registrar = registrar
        self.store = store
        self._origins = origins
        self._known: OrderedDict[str, float] = OrderedDict()  # until when persons looked up lately are believed
        self._void: OrderedDict[str, float] = OrderedDict()  # persons forgotten lately

    def address(self, scope: Scope) -> str:
        client = scope.get("client")
        return neighbourhood(str(client[0])) if client else "local"

    def check_origin(self, scope: Scope) -> None:
        """Browsers say which page asks; only our own may. Other clients say nothing."""
        origin = header(scope, b"origin")
        if origin is None or origin in self._origins:
            return
        if origin.partition("://")[2] != header(scope, b"host"):
            raise Refusal("bad-origin")

    async def person(self, scope: Scope) -> str:
        """The public name of who sent this. Raises Refusal if their cookie does not prove it."""
        cookie = read_cookie(header(scope, b"cookie") or "")
        if cookie is None:
            raise Refusal("bad-cookie")
        name = self.registrar.know(cookie).name
        if self._known.get(name, 0.0) < time.monotonic():
            # Who is forgotten while we look must not be remembered by what we found.
            if await self.store.is_forgotten(name) or name in self._void:
                raise Refusal("bad-cookie")
            _note(self._known, name, time.monotonic() + BELIEVED)
        return name

    def forget(self, name: str) -> None:
        self._known.pop(name, None)
        _note(self._void, name, time.monotonic())


def _note(shelf: OrderedDict[str, float], name: str, at: float) -> None:
    shelf[name] = at
    shelf.move_to_end(name)
    if len(shelf) > REMEMBERED:
        shelf.popitem(last=False)
