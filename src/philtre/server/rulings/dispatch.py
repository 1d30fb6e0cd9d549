"""The table of rulings: which one handles which request."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from philtre.server import wire
from philtre.server.rooms.match import Match
from philtre.server.rulings import chat, play, rematch, seats
from philtre.server.rulings.permissions import Decision, Requester
from philtre.server.rulings.requests import Claim, KeepLink

Ruling = Callable[[Match, Requester, Any], Decision]

RULINGS: Final[dict[type[wire.Asking], Ruling]] = {
    wire.Act: play.act,
    wire.Undo: play.undo,
    wire.Resign: play.resign,
    wire.OfferStop: play.offer_stop,
    wire.AnswerStop: play.answer_stop,
    wire.Say: chat.say,
    wire.Sit: seats.sit,
    wire.Rename: seats.rename,
    wire.Rise: seats.rise,
    wire.Swap: seats.swap,
    wire.PutBot: seats.put_bot,
    wire.Arrange: seats.arrange,
    wire.AddNumber: seats.add_number,
    wire.Start: seats.start,
    wire.Rematch: rematch.rematch,
    wire.AnswerRematch: rematch.answer_rematch,
    KeepLink: seats.keep_link,
    Claim: seats.claim,
}


def decide(match: Match, requester: Requester, request: wire.Asking) -> Decision:
    """The decision on a request. Raises Refusal. Nothing is changed yet in either case."""
    return RULINGS[type(request)](match, requester, request)
