"""Requests that only the server makes of itself: they are ruled on like those of clients."""

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
    | wire.Rematch
    | KeepLink
    | Claim
)
