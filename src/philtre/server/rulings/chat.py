"""Chat: phrases, which everybody reads in their own language, and free text if the room allows it."""

from __future__ import annotations

from philtre.server import wire
from philtre.server.catalogue import PHRASES
from philtre.server.guard.names import clean_speech
from philtre.server.guard.refusals import Refusal
from philtre.server.rooms.entries import Spoke
from philtre.server.rooms.match import Match
from philtre.server.rulings.permissions import Decision, Requester


def say(match: Match, requester: Requester, request: wire.Say) -> Decision:
    if (request.phrase is None) == (request.text is None):
        raise Refusal("talk-empty")
    allowed = match.talk_allowed
    if allowed == "silent":
        raise Refusal("talk-silent")
    if request.phrase is not None and request.phrase not in PHRASES:
        raise Refusal("no-phrase")
    if request.text is not None and allowed != "free":
        raise Refusal("talk-phrases")
    seats = match.seats_of(requester.person)
    seat = seats[0] if seats else None
    name = None if seat is None else match.chairs[seat].name
    text = None if request.text is None else _text(request.text)
    return Decision([Spoke(person=requester.person, seat=seat, name=name, phrase=request.phrase, text=text)])


def _text(text: str) -> str:
    cleaned = clean_speech(text)
    if not cleaned:
        raise Refusal("talk-empty")
    return cleaned
