"""Requests that the server itself makes. They are ruled on like those of clients."""

from __future__ import annotations

from philtre.server import wire


class KeepLink(wire.Asking, tag="keep_link"):
    """A seat's new link, by its digest. The secret itself stays with who asked."""

    seat: int
    digest: str


class Claim(wire.Asking, tag="claim"):
    """Somebody brings the link of a seat."""

    seat: int
    digest: str


def request_key(person: str, request: str) -> str:
    """What a request is remembered by: its id means something only together with who sent it."""
    return f"{person}:{request}"


Forwarded = (
    wire.Act
    | wire.Undo
    | wire.Resign
    | wire.OfferStop
    | wire.AnswerStop
    | wire.Say
    | wire.Sit
    | wire.Rename
    | wire.Rise
    | wire.Swap
    | wire.PutBot
    | wire.Arrange
    | wire.Start
    | wire.AddNumber
    | wire.Rematch
    | wire.AnswerRematch
    | KeepLink
    | Claim
)
