"""Reads the messages of clients."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec

from philtre.server import wire
from philtre.server.guard.limits import LARGEST_FRAME
from philtre.server.guard.refusals import Refusal

decoder: msgspec.json.Decoder[wire.FromClient] = msgspec.json.Decoder(wire.FromClient)


class _Named(msgspec.Struct):
    """The only field that is read of a message that is refused."""

    id: Annotated[str, msgspec.Meta(max_length=40)] | None = None


_named: msgspec.json.Decoder[_Named] = msgspec.json.Decoder(_Named)


def read(event: Any) -> wire.Asking:
    """The message of a frame. Raises Refusal if it is none."""
    text = event.get("text")
    if text is None:
        raise Refusal("bad-message", problem="frames are text")
    if len(text) > LARGEST_FRAME:
        raise Refusal("too-big", most=LARGEST_FRAME)
    try:
        return decoder.decode(text)
    except (msgspec.DecodeError, RecursionError) as error:
        raise Refusal("bad-message", problem=str(error)[:200]) from error


def name_in(event: Any) -> str | None:
    """The id of a malformed message, because every request gets an answer."""
    try:
        return _named.decode(event.get("text") or "").id
    except (msgspec.DecodeError, RecursionError):
        return None
