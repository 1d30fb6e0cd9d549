"""Identifies people by a random secret in a signed cookie. The server stores only a name derived from it."""

from __future__ import annotations

import hmac
import secrets
from hashlib import blake2b, sha256
from typing import Final, NamedTuple

from philtre.server.guard.refusals import Refusal

COOKIE: Final = "philtre"
# Over TLS: browsers accept a cookie with this prefix only from this host, not from a subdomain or over plain HTTP.
SECURE_COOKIE: Final = "__Host-philtre"
MOST_COOKIES: Final = 8  # cookies with our names that are tried
YEAR: Final = 365 * 86_400
_VERSION: Final = "1"
_SECRET_LENGTH: Final = 32  # characters
_LONGEST: Final = 200


class Person(NamedTuple):
    """A person's public name, and the cookie that proves it."""

    name: str
    cookie: str


class Registrar:
    """Creates persons and recognises them by their cookies."""

    def __init__(self, key: bytes) -> None:
        self._key = key

    def new(self) -> Person:
        secret = secrets.token_urlsafe(_SECRET_LENGTH * 3 // 4)
        return Person(_public(secret), f"{_VERSION}.{secret}.{self._sign(secret)}")

    def only(self) -> Person:
        """The only person of a device: always the same for the same key."""
        secret = hmac.new(self._key, b"only", sha256).hexdigest()[:_SECRET_LENGTH]
        return Person(_public(secret), f"{_VERSION}.{secret}.{self._sign(secret)}")

    def know(self, cookie: str) -> Person:
        """The person of a cookie. Raises Refusal for one that this server has not signed."""
        parts = cookie.split(".") if len(cookie) <= _LONGEST and cookie.isascii() else []
        if len(parts) != 3 or parts[0] != _VERSION or not hmac.compare_digest(parts[2], self._sign(parts[1])):
            raise Refusal("bad-cookie")
        return Person(_public(parts[1]), cookie)

    def first_known(self, cookies: list[str]) -> Person:
        """The person of the first of these cookies that is ours. Raises Refusal if none is."""
        for cookie in cookies:
            try:
                return self.know(cookie)
            except Refusal:
                continue
        raise Refusal("bad-cookie")

    def _sign(self, secret: str) -> str:
        return hmac.new(self._key, f"{_VERSION}.{secret}".encode(), sha256).hexdigest()


def _public(secret: str) -> str:
    return blake2b(secret.encode(), digest_size=9, person=b"philtre").hexdigest()


def set_cookie(cookie: str, secure: bool) -> str:
    """The header that gives a person their cookie."""
    parts = [
        f"{SECURE_COOKIE if secure else COOKIE}={cookie}",
        "Path=/",
        f"Max-Age={YEAR}",
        "HttpOnly",
        "SameSite=Strict",
    ]
    return "; ".join([*parts, "Secure"] if secure else parts)


def read_cookies(header: str) -> list[str]:
    """Our cookies in a Cookie header, the safest first. Other hosts of the same domain may set some with our name."""
    found: dict[str, list[str]] = {SECURE_COOKIE: [], COOKIE: []}
    for part in header.split(";"):
        name, _, value = part.strip().partition("=")
        if name in found:
            found[name].append(value)
    return [*found[SECURE_COOKIE], *found[COOKIE]][:MOST_COOKIES]
