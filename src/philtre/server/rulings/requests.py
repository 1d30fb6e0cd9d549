"""Requests that the server makes itself. They have rulings like those of clients."""

from __future__ import annotations

from philtre.server import wire


class KeepLink(wire.Asking, tag="keep_link"):
    """Store the digest of a seat's new link. Only the requester gets the secret."""

    seat: int
    digest: str


class Claim(wire.Asking, tag="claim"):
    """Somebody opens the link of a seat."""

    seat: int
    digest: str


def request_key(person: str, request: str) -> str:
    """The key of a request: its id is only unique for its sender."""
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
