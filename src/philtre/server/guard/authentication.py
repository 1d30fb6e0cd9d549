"""Authentication of requests: address, origin, and the person of the cookie."""

from __future__ import annotations

import time
from collections import OrderedDict
from typing import Final

from starlette.types import Scope

from philtre.server.guard.limits import network_of
from philtre.server.guard.persons import Person, Registrar, read_cookies
from philtre.server.guard.refusals import Refusal
from philtre.server.guard.sanctions import Sanctions
from philtre.server.storage.store import Store

REMEMBERED: Final = 10_000
BELIEVED: Final = 60.0  # seconds for which a person is cached


def header(scope: Scope, name: bytes) -> str | None:
    for key, value in scope["headers"]:
        if key == name:
            return str(value.decode("latin-1"))
    return None


class Authenticator:
    """Checks every request first."""

    def __init__(
        self,
        registrar: Registrar,
        store: Store,
        sanctions: Sanctions,
        origins: tuple[str, ...],
        hosts: tuple[str, ...] = (),
    ) -> None:
        self.registrar = registrar
        self.sanctions = sanctions
        self.store = store
        self._origins = origins
        self._hosts = frozenset(map(_name_of, hosts))
        self._known: OrderedDict[str, float] = OrderedDict()  # persons looked up recently: valid until
        self._void: OrderedDict[str, float] = OrderedDict()  # persons forgotten lately

    def address(self, scope: Scope) -> str:
        client = scope.get("client")
        return network_of(str(client[0])) if client else "local"

    def check_origin(self, scope: Scope) -> None:
        """Browsers send the origin of the page; only ours is allowed. Other clients send none."""
        origin = header(scope, b"origin")
        if origin is None or origin in self._origins:
            return
        scheme, _, place = origin.partition("://")
        # An unknown proxy may terminate TLS, so an `https` origin is always allowed, but `http` never is on TLS.
        allowed = ("https",) if scope["scheme"] in ("https", "wss") else ("http", "https")
        if scheme not in allowed or place.lower() != (header(scope, b"host") or "").lower():
            raise Refusal("bad-origin")

    def check_host(self, scope: Scope) -> None:
        """Refuse other host names if the host gave a list, so that an attacker's domain cannot point to this server."""
        if self._hosts and _name_of(header(scope, b"host") or "") not in self._hosts:
            raise Refusal("bad-host")

    async def person(self, scope: Scope) -> str:
        """The public name of the sender. Raises Refusal if their cookie does not prove it."""
        return (await self.known(scope)).name

    async def known(self, scope: Scope) -> Person:
        """The same with the cookie that proves it."""
        person = self.registrar.first_known(read_cookies(header(scope, b"cookie") or ""))
        self.sanctions.check_person(person.name)
        await self._check_not_forgotten(person.name)
        return person

    async def _check_not_forgotten(self, name: str) -> None:
        if self._known.get(name, 0.0) < time.monotonic():
            # If the person is erased meanwhile, the result must not be cached.
            if await self.store.is_forgotten(name) or name in self._void:
                raise Refusal("bad-cookie")
            _note(self._known, name, time.monotonic() + BELIEVED)

    def forget(self, name: str) -> None:
        self._known.pop(name, None)
        _note(self._void, name, time.monotonic())


def _name_of(host: str) -> str:
    """A Host header without its port."""
    name = host.lower().rstrip(".")
    return name if name.endswith("]") else name.rpartition(":")[0] or name


def _note(cache: OrderedDict[str, float], name: str, at: float) -> None:
    cache[name] = at
    cache.move_to_end(name)
    if len(cache) > REMEMBERED:
        cache.popitem(last=False)
