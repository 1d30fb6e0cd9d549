"""Who may sit where: taking, leaving and swapping seats, bots, settings, the start and the next table."""

from __future__ import annotations

import hmac
import secrets
from hashlib import sha256
from typing import Final

from philtre.server import wire
from philtre.server.catalogue import check_level
from philtre.server.guard.names import clean_name
from philtre.server.guard.refusals import Refusal
from philtre.server.rooms.entries import Arranged, Began, Chair, Handed, Linked, Opened, Seated, Swapped
from philtre.server.rooms.match import Room
from philtre.server.rulings.permissions import (
    Decision,
    Requester,
    chair_at,
    check_host,
    check_lobby,
    check_mine,
    is_host,
)
from philtre.server.rulings.requests import Claim, KeepLink

MOST_PAST: Final = 30  # finished tables that a room remembers; every message about the room carries them


def sit(room: Room, requester: Requester, request: wire.Sit) -> Decision:
    chair = chair_at(room, request.seat)
    name = _name(request.name)
    if chair.holder == "person" and chair.person != requester.person:
        raise Refusal("seat-taken", seat=request.seat + 1)
    _check_innocent(room, requester.person, request.seat)
    return Decision([Seated(seat=request.seat, chair=Chair("person", requester.person, name))])


def rename(room: Room, requester: Requester, request: wire.Rename) -> Decision:
    check_mine(room, requester, request.seat)
    return Decision([Seated(seat=request.seat, chair=Chair("person", requester.person, _name(request.name)))])


def rise(room: Room, requester: Requester, request: wire.Rise) -> Decision:
    _check_may_empty(room, requester, request.seat)
    empty = Chair("bot", bot=room.settings.stand_in) if room.phase == "playing" else Chair()
    return Decision([Seated(seat=request.seat, chair=empty)])


def put_bot(room: Room, requester: Requester, request: wire.PutBot) -> Decision:
    check_level(request.bot)
    if chair_at(room, request.seat).holder == "person":
        _check_may_empty(room, requester, request.seat)
    elif not room.seats_of(requester.person):
        check_host(room, requester)
    return Decision([Seated(seat=request.seat, chair=Chair("bot", bot=request.bot))])


def swap(room: Room, requester: Requester, request: wire.Swap) -> Decision:
    check_lobby(room)
    pair = (chair_at(room, request.seat), chair_at(room, request.other))
    if is_host(room, requester):
        return Decision([Swapped(seat=request.seat, other=request.other)])
    if requester.person not in (pair[0].person, pair[1].person):
        raise Refusal("not-your-seat", seat=request.seat + 1)
    if any(chair.holder == "person" and chair.person != requester.person for chair in pair):
        raise Refusal("seat-taken", seat=request.other + 1)
    return Decision([Swapped(seat=request.seat, other=request.other)])


def arrange(room: Room, requester: Requester, request: wire.Arrange) -> Decision:
    check_lobby(room)
    check_host(room, requester)
    if room.origin is not None:
        raise Refusal("forked")
    content = _content(room, request.settings)
    room.catalogue.check(request.settings, content)
    return Decision([Arranged(settings=request.settings, content=content)])


def _content(room: Room, settings: wire.Settings) -> str | None:
    """The text of the pack that is wanted: the room's own, or one of the server's."""
    if settings.pack is None:
        return None
    if settings.pack == room.settings.pack and settings.game == room.settings.game:
        return room.content
    return room.catalogue.library.text(settings.pack)


def start(room: Room, requester: Requester, _: wire.Start) -> Decision:
    check_lobby(room)
    check_host(room, requester)
    check_full(room.chairs)
    return Decision([began(room.face.game.rules)])


def rematch(room: Room, requester: Requester, request: wire.Rematch) -> Decision:
    if room.phase != "over":
        raise Refusal("not-over")
    if not room.seats_of(requester.person):
        check_host(room, requester)
    if request.start:
        check_full(room.chairs)
    opening = Opened(
        code=room.code,
        host=room.host,
        settings=room.settings,
        chairs=room.chairs,
        past=[*room.past, _past(room)][-MOST_PAST:],
        content=room.content,
    )
    return Decision([began(room.face.game.rules)] if request.start else [], opening)


def keep_link(room: Room, requester: Requester, request: KeepLink) -> Decision:
    check_mine(room, requester, request.seat)
    return Decision([Linked(seat=request.seat, digest=request.digest)])


def claim(room: Room, requester: Requester, request: Claim) -> Decision:
    """Hand a seat to whoever brings its link, once."""
    kept = room.links.get(request.seat) if chair_at(room, request.seat).holder == "person" else None
    if kept is None or not hmac.compare_digest(kept, request.digest):
        raise Refusal("no-link")
    if room.chairs[request.seat].person != requester.person:
        _check_innocent(room, requester.person, request.seat)
    return Decision([Handed(seat=request.seat, person=requester.person)])


def new_secret(code: str, seat: int) -> str:
    """A seat link: it says where the seat is, and proves that it was given away."""
    return f"{code}-{seat}-{secrets.token_urlsafe(18)}"


def place_of(secret: str) -> tuple[str, int]:
    """The room and seat of a link. Raises Refusal for a text that is none."""
    code, _, rest = secret.partition("-")
    seat, _, proof = rest.partition("-")
    if not (code.isalnum() and seat.isascii() and seat.isdigit() and len(seat) < 3 and proof):
        raise Refusal("no-link")
    return code, int(seat)


def digest(secret: str) -> str:
    return sha256(secret.encode()).hexdigest()


def began(rules: int) -> Began:
    return Began(seed=secrets.token_bytes(32).hex(), rules=int(rules))


def check_full(chairs: list[Chair]) -> None:
    if any(chair.holder == "open" for chair in chairs):
        raise Refusal("seats-open")


def _check_may_empty(room: Room, requester: Requester, seat: int) -> None:
    """My own seat always; another's as host, but not under somebody who is playing."""
    chair = chair_at(room, seat)
    if chair.holder == "person" and chair.person == requester.person:
        return
    check_host(room, requester)
    if room.phase == "playing" and chair.person in requester.present:
        raise Refusal("person-present", seat=seat + 1)


def _check_innocent(room: Room, person: str, seat: int) -> None:
    """Who has looked through another seat's eyes in this game knows too much for this one."""
    seen = room.known.get(person, set())
    if room.phase == "playing" and seen and seat not in seen:
        raise Refusal("knows-secrets", seat=seat + 1)


def _name(text: str) -> str:
    name = clean_name(text)
    if not name:
        raise Refusal("name-empty")
    return name


def _past(room: Room) -> wire.Past:
    assert room.outcome is not None
    return wire.Past(
        table=room.table_id,
        game=room.settings.game,
        variant=room.settings.variant,
        ranks=[int(rank) for rank in room.outcome.ranks],
        names=[chair.name for chair in room.chairs],
    )
