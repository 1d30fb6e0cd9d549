"""Messages over HTTP about notifications on a device."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from philtre.server.wire.base import Part, Piece

Endpoint = Annotated[str, Meta(max_length=1000)]
PushKey = Annotated[str, Meta(max_length=120, pattern="^[A-Za-z0-9_-]+$")]


class Push(Piece):
    """The server's public key for notifications; null if the server sends none."""

    key: str | None


class Subscribe(Part):
    """Notify this browser when it is my turn and I am away. The first three fields come from its PushSubscription."""

    endpoint: Endpoint
    key: PushKey  # p256dh
    secret: PushKey  # auth
    language: Literal["en", "fr"]


class Unsubscribe(Part):
    """Stop notifying this browser."""

    endpoint: Endpoint
