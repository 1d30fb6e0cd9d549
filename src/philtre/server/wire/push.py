"""Messages over HTTP about notifications on a device."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from philtre.server.wire.base import Part, Piece

Endpoint = Annotated[str, Meta(max_length=1000)]
PushKey = Annotated[str, Meta(max_length=120, pattern="^[A-Za-z0-9_-]+$")]


class Push(Piece):
    """Whether browsers can be notified that it is my turn: the server's public key, or null if they cannot."""

    key: str | None


class Subscribe(Part):
    """Notify this browser whenever it is my turn and I am not there. The first three come from its PushSubscription."""

    endpoint: Endpoint
    key: PushKey  # p256dh
    secret: PushKey  # auth
    language: Literal["en", "fr"]


class Unsubscribe(Part):
    """Do not notify this browser any more."""

    endpoint: Endpoint
