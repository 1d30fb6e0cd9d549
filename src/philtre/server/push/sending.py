"""Sends an encrypted message through a browser's push service."""

from __future__ import annotations

import base64
import os
import re
import urllib.error
import urllib.request
from hashlib import blake2b
from http.client import HTTPException
from typing import Any, Final
from urllib.parse import urlsplit

from philtre.core.errors import SetupError
from philtre.server.push.subscriptions import Subscription

# Where browsers have themselves notified: Chromium and Firefox, Edge on Windows, Safari. A name with a dot in front
# stands for all hosts that end in it. Other addresses are refused: the server would call whatever a stranger names.
KNOWN: Final = (
    "fcm.googleapis.com",
    "updates.push.services.mozilla.com",
    ".notify.windows.com",
    "web.push.apple.com",
)
HOST: Final = re.compile(r"[a-z0-9.-]+")
PATIENCE: Final = 10.0  # seconds for the push service to answer
KEPT: Final = 86_400  # seconds the push service keeps it for a device that is switched off
GONE: Final = (404, 410)  # the browser has unsubscribed


class Sender:
    """The identity of the server for push services: its key and the operator's address."""

    def __init__(self, private_key: bytes, contact: str, services: tuple[str, ...] = ()) -> None:
        vapid, _ = _libraries()
        self._key = vapid.from_raw(base64.urlsafe_b64encode(private_key))
        self._private_key = private_key
        self._contact = contact
        self._services = services
        self._opener = urllib.request.build_opener(_NoRedirects)

    @property
    def public_key(self) -> str:
        """The public key, which a browser needs to subscribe."""
        from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

        point = self._key.public_key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        return base64.urlsafe_b64encode(point).rstrip(b"=").decode()

    def reaches(self, endpoint: str) -> bool:
        """Whether this is the address of an allowed push service."""
        try:
            place = urlsplit(endpoint)
            host, port = place.hostname or "", place.port
        except ValueError:
            return False
        if place.scheme != "https" or place.username is not None or place.password is not None:
            return False
        if HOST.fullmatch(host) is None:
            return False  # such as an IPv6 address whose zone ends like a known name
        if host in self._services or f"{host}:{port}" in self._services:
            return True
        return port in (None, 443) and any(host == name or (name[0] == "." and host.endswith(name)) for name in KNOWN)

    def topic(self, room: str) -> str:
        """A name of the room for push services, which must not learn its code. Later notices replace earlier ones."""
        return blake2b(room.encode(), key=self._private_key, digest_size=12).hexdigest()

    def send(self, to: Subscription, text: bytes, topic: str) -> bool:
        """Send a message, and wait for the push service. False if the browser has unsubscribed. Raises OSError."""
        service = urlsplit(to.endpoint)
        signed = self._key.sign({"sub": self._contact, "aud": f"{service.scheme}://{service.netloc}"})
        headers = {
            "content-encoding": "aes128gcm",
            "content-type": "application/octet-stream",
            "ttl": str(KEPT),
            "topic": topic,
            "urgency": "normal",
            **signed,
        }
        request = urllib.request.Request(to.endpoint, encrypted(to, text), headers, method="POST")
        try:
            with self._opener.open(request, timeout=PATIENCE):
                return True
        except urllib.error.HTTPError as error:
            error.close()
            if error.code in GONE:
                return False
            raise OSError(f"the push service answered {error.code}") from None
        except HTTPException as error:
            raise OSError(f"the push service answered nonsense: {type(error).__name__}") from error


def encrypted(to: Subscription, text: bytes) -> bytes:
    """The message, encrypted for this browser. Raises ValueError for invalid keys."""
    from cryptography.hazmat.primitives.asymmetric import ec

    _, http_ece = _libraries()
    once = ec.generate_private_key(ec.SECP256R1())
    content: bytes = http_ece.encrypt(
        text,
        salt=os.urandom(16),
        private_key=once,
        dh=unpacked(to.key),
        auth_secret=unpacked(to.secret),
        version="aes128gcm",
    )
    return content


def can_encrypt(to: Subscription) -> bool:
    """Whether a browser's keys are valid."""
    try:
        encrypted(to, b"")
    except Exception:  # the library raises any errors of the libraries that it uses
        return False
    return True


def unpacked(text: str) -> bytes:
    """Decode URL-safe base64 from a browser. Raises ValueError."""
    return base64.b64decode(text + "=" * (-len(text) % 4), altchars=b"-_", validate=True)


def new_private_key() -> bytes:
    from cryptography.hazmat.primitives.asymmetric import ec

    number = ec.generate_private_key(ec.SECP256R1()).private_numbers().private_value
    return number.to_bytes(32, "big")


def check_contact(contact: str) -> str:
    """Check the operator's address, for questions of push services. Raises SetupError."""
    if not contact.startswith(("mailto:", "https://")) or len(contact) > 200:
        raise SetupError(f"the contact for push services is mailto:… or https://…, not {contact[:60]!a}")
    _libraries()
    return contact


def _libraries() -> tuple[Any, Any]:
    try:
        import http_ece
        from py_vapid import Vapid02
    except ImportError as error:
        raise SetupError("notifications need the extra packages: pip install 'philtre[push]'") from error
    return Vapid02, http_ece


class _NoRedirects(urllib.request.HTTPRedirectHandler):
    """Refuses redirections, which push services do not need."""

    def redirect_request(self, *args: Any, **kwargs: Any) -> None:
        return None
