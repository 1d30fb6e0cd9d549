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
from philtre.server.rooms.match import Match
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


def sit(match: Match, requester: Requester, request: wire.Sit) -> Decision:
    chair = chair_at(match, request.seat)
    name = _name(request.name)
    if chair.holder == "person" and chair.person != requester.person:
        raise Refusal("seat-taken", seat=request.seat + 1)
    _check_innocent(match, requester.person, request.seat)
    return Decision([Seated(seat=request.seat, chair=Chair("person", requester.person, name))])


def rename(match: Match, requester: Requester, request: wire.Rename) -> Decision:
    check_mine(match, requester, request.seat)
    return Decision([Seated(seat=request.seat, chair=Chair("person", requester.person, _name(request.name)))])


def rise(match: Match, requester: Requester, request: wire.Rise) -> Decision:
    _check_may_empty(match, requester, request.seat)
    empty = Chair("bot", bot=match.settings.stand_in) if match.phase == "playing" else Chair()
    return Decision([Seated(seat=request.seat, chair=empty)])


def put_bot(match: Match, requester: Requester, request: wire.PutBot) -> Decision:
    check_level(request.bot)
    if chair_at(match, request.seat).holder == "person":
        _check_may_empty(match, requester, request.seat)
    elif not match.seats_of(requester.person):
        check_host(match, requester)
    return Decision([Seated(seat=request.seat, chair=Chair("bot", bot=request.bot))])


def swap(match: Match, requester: Requester, request: wire.Swap) -> Decision:
    check_lobby(match)
    pair = (chair_at(match, request.seat), chair_at(match, request.other))
    if is_host(match, requester):
        return Decision([Swapped(seat=request.seat, other=request.other)])
    if requester.person not in (pair[0].person, pair[1].person):
        raise Refusal("not-your-seat", seat=request.seat + 1)
    if any(chair.holder == "person" and chair.person != requester.person for chair in pair):
        raise Refusal("seat-taken", seat=request.other + 1)
    return Decision([Swapped(seat=request.seat, other=request.other)])


def arrange(match: Match, requester: Requester, request: wire.Arrange) -> Decision:
    check_lobby(match)
    check_host(match, requester)
    if match.origin is not None:
        raise Refusal("forked")
    content = _content(match, request.settings)
    match.catalogue.check(request.settings, content)
    return Decision([Arranged(settings=request.settings, content=content)])


def _content(match: Match, settings: wire.Settings) -> str | None:
    """The text of the pack that is wanted: the room's own, or one of the server's."""
    if settings.pack is None:
        return None
    if settings.pack == match.settings.pack and settings.game == match.settings.game:
        return match.content
    return match.catalogue.library.text(settings.pack)


def start(match: Match, requester: Requester, _: wire.Start) -> Decision:
    check_lobby(match)
    check_host(match, requester)
    check_full(match.chairs)
    return Decision([began(match.face.game.rules)])


def rematch(match: Match, requester: Requester, request: wire.Rematch) -> Decision:
    if match.phase != "over":
        raise Refusal("not-over")
    if not match.seats_of(requester.person):
        check_host(match, requester)
    if request.start:
        check_full(match.chairs)
    opening = Opened(
        code=match.code,
        host=match.host,
        settings=match.settings,
        chairs=match.chairs,
        past=[*match.past, _past(match)][-MOST_PAST:],
        content=match.content,
    )
    return Decision([began(match.face.game.rules)] if request.start else [], opening)


def keep_link(match: Match, requester: Requester, request: KeepLink) -> Decision:
    check_mine(match, requester, request.seat)
    return Decision([Linked(seat=request.seat, digest=request.digest)])


def claim(match: Match, requester: Requester, request: Claim) -> Decision:
    """Hand a seat to whoever brings its link, once."""
    kept = match.links.get(request.seat) if chair_at(match, request.seat).holder == "person" else None
    if kept is None or not hmac.compare_digest(kept, request.digest):
        raise Refusal("no-link")
    if match.chairs[request.seat].person != requester.person:
        _check_innocent(match, requester.person, request.seat)
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


def _check_may_empty(match: Match, requester: Requester, seat: int) -> None:
    """My own seat always; another's as host, but not under somebody who is playing."""
    chair = chair_at(match, seat)
    if chair.holder == "person" and chair.person == requester.person:
        return
    check_host(match, requester)
    if match.phase == "playing" and chair.person in requester.present:
        raise Refusal("person-present", seat=seat + 1)


def _check_innocent(match: Match, person: str, seat: int) -> None:
    """Who has looked through another seat's eyes in this game knows too much for this one."""
    seen = match.known.get(person, set())
    if match.phase == "playing" and seen and seat not in seen:
        raise Refusal("knows-secrets", seat=seat + 1)


def _name(text: str) -> str:
    name = clean_name(text)
    if not name:
        raise Refusal("name-empty")
    return name


def _past(match: Match) -> wire.Past:
    assert match.outcome is not None
    return wire.Past(
        table=match.table_id,
        game=match.settings.game,
        variant=match.settings.variant,
        ranks=[int(rank) for rank in match.outcome.ranks],
        names=[chair.name for chair in match.chairs],
    )
