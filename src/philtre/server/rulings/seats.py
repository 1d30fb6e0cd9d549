"""Seats: taking, leaving and swapping seats, bots, settings, the start and the next table."""

from __future__ import annotations

import hmac
import secrets
from collections.abc import Iterable
from hashlib import sha256
from typing import Final

import msgspec

from philtre.server import wire
from philtre.server.catalogue import check_level
from philtre.server.guard.names import clean_name, new_table_id, spelling
from philtre.server.guard.refusals import Refusal
from philtre.server.rooms import clocks
from philtre.server.rooms.entries import Added, Arranged, Began, Chair, Handed, Linked, Seated, Swapped, Voiced
from philtre.server.rooms.match import Match
from philtre.server.rulings.permissions import (
    Decision,
    Requester,
    chair_at,
    check_host,
    check_lobby,
    check_mine,
    check_not_over,
    is_host,
)
from philtre.server.rulings.requests import Claim, KeepLink
from philtre.table.deal import Deal

VOICES: Final = 2  # votes needed to give a person's seat to a bot during a game
CORRECTIONS: Final = 3  # of a name, where chat is restricted


def sit(match: Match, requester: Requester, request: wire.Sit) -> Decision:
    check_not_over(match)
    chair = chair_at(match, request.seat)
    if chair.holder == "person" and chair.person != requester.person:
        raise Refusal("seat-taken", seat=request.seat + 1)
    name = _free_name(match.chairs, request.seat, request.name)
    if match.phase == "playing":
        _check_may_step_in(match, requester.person, request.seat, name)
    _check_names_left(match, requester.person, name)
    # The seat remembers the bot's level for the time when its person leaves.
    return Decision([Seated(seat=request.seat, chair=Chair("person", requester.person, name, chair.bot))])


def rename(match: Match, requester: Requester, request: wire.Rename) -> Decision:
    check_not_over(match)
    chair = check_mine(match, requester, request.seat)
    name = _free_name(match.chairs, request.seat, request.name)
    if match.phase == "playing":
        _check_name(match, requester.person, request.seat, name)
    _check_names_left(match, requester.person, name)
    return Decision([Seated(seat=request.seat, chair=msgspec.structs.replace(chair, name=name))])


def rise(match: Match, requester: Requester, request: wire.Rise) -> Decision:
    check_not_over(match)
    chair = chair_at(match, request.seat)
    if match.phase == "playing":
        return _hand_to_bot(match, requester, request.seat, chair.bot or match.settings.stand_in)
    if chair.person != requester.person:
        check_host(match, requester)
    return Decision([Seated(seat=request.seat, chair=Chair())])


def put_bot(match: Match, requester: Requester, request: wire.PutBot) -> Decision:
    check_not_over(match)
    check_level(request.bot)
    chair = chair_at(match, request.seat)
    if match.phase == "playing":
        return _hand_to_bot(match, requester, request.seat, request.bot)
    if (chair.holder != "open" and chair.person != requester.person) or not match.seats_of(requester.person):
        check_host(match, requester)
    return Decision([Seated(seat=request.seat, chair=Chair("bot", bot=request.bot))])


def _hand_to_bot(match: Match, requester: Requester, seat: int, level: str) -> Decision:
    """During a game: one's own seat at any time, a bot's level by the host, another person's seat by a vote."""
    chair = match.chairs[seat]
    handed = Seated(seat=seat, chair=Chair("bot", bot=level))
    if chair.holder == "bot":
        check_host(match, requester)
    elif chair.person != requester.person:
        _check_nobody_there(match, requester, seat)
        voices = match.voices_on(seat, requester.attendance) | {requester.person}
        if len(voices) < VOICES or not voices.issuperset(_waiting(match, requester, seat)):
            return Decision([Voiced(seat=seat, person=requester.person)])
    return Decision([handed])


def _check_nobody_there(match: Match, requester: Requester, seat: int) -> None:
    """Refuse while the person of a seat is present, or gone for less than the grace time."""
    if not match.seats_of(requester.person):
        raise Refusal("not-seated")
    person = match.chairs[seat].person
    if person in requester.attendance.present:
        raise Refusal("person-present", seat=seat + 1)
    if not clocks.is_away(match, person, requester.attendance, requester.now):
        raise Refusal("person-returns", seat=seat + 1)


def _waiting(match: Match, requester: Requester, seat: int) -> set[str]:
    """The other players who are present."""
    others = [person for person in match.persons() if person in requester.attendance.present]
    return set(others) - {match.chairs[seat].person}


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
    content = content_of(match, request.settings)
    match.catalogue.check(request.settings, content)
    return Decision([Arranged(settings=request.settings, content=content)])


def content_of(match: Match, settings: wire.Settings) -> str | None:
    """The text of the pack in the settings: the room's own, or one of the server's."""
    if settings.pack is None:
        return None
    if settings.pack == match.settings.pack and settings.game == match.settings.game:
        return match.content
    return match.catalogue.library.text(settings.pack)


def start(match: Match, requester: Requester, _: wire.Start) -> Decision:
    check_lobby(match)
    check_host(match, requester)
    check_full(match.chairs)
    return Decision([began(match.table_id, match.face.game.rules, match.next_seed, match.chairs)])


def keep_link(match: Match, requester: Requester, request: KeepLink) -> Decision:
    check_mine(match, requester, request.seat)
    return Decision([Linked(seat=request.seat, digest=request.digest)])


def claim(match: Match, requester: Requester, request: Claim) -> Decision:
    """Give a seat to the first person who opens its link."""
    kept = match.links.get(request.seat) if chair_at(match, request.seat).holder == "person" else None
    if kept is None or not hmac.compare_digest(kept, request.digest):
        raise Refusal("no-link")
    if match.chairs[request.seat].person != requester.person:
        _check_innocent(match, requester.person, request.seat)
    return Decision([Handed(seat=request.seat, person=requester.person)])


def new_secret(code: str, seat: int) -> str:
    """The secret of a seat link: it contains the room and the seat, and proves that the link was made."""
    return f"{code}-{seat}-{secrets.token_urlsafe(18)}"


def place_of(secret: str) -> tuple[str, int]:
    """The room and seat of a link. Raises Refusal if the text is not a link."""
    code, _, rest = secret.partition("-")
    seat, _, proof = rest.partition("-")
    if not (code.isalnum() and seat.isascii() and seat.isdigit() and len(seat) < 3 and proof):
        raise Refusal("no-link")
    return code, int(seat)


def digest(secret: str) -> str:
    return sha256(secret.encode()).hexdigest()


def add_number(match: Match, requester: Requester, request: wire.AddNumber) -> Decision:
    """Add a seat's number to the next deal. It cannot be changed, because its owner may know more later."""
    chair = check_mine(match, requester, request.seat)
    if match.promise is None or match.promise.table != request.table:
        raise Refusal("other-table")
    if chair.number is not None:
        raise Refusal("number-given")
    return Decision([Added(seat=request.seat, number=request.number)])


def new_seed() -> str:
    return secrets.token_bytes(32).hex()


def began(table: str, rules: int, seed: str | None, chairs: list[Chair]) -> Began:
    """The entry that begins a game. It deals from the seed and, if the table was promised, from the seats' numbers."""
    deal = Deal(table, [chair.number or "" for chair in chairs]) if table else None
    return Began(seed=seed or new_seed(), rules=int(rules), deal=deal, next_seed=new_seed(), next_table=new_table_id())


def check_full(chairs: list[Chair]) -> None:
    if any(chair.holder == "open" for chair in chairs):
        raise Refusal("seats-open")


def _check_may_step_in(match: Match, person: str, seat: int, name: str) -> None:
    """Refuse to take a bot's seat during a game, unless one had it before or the table allows it."""
    _check_innocent(match, person, seat)
    if seat in match.known.get(person, ()):
        _check_name(match, person, seat, name)
    elif not match.settings.stand_ins:
        raise Refusal("no-stand-ins")
    elif match.talk_allowed == "silent":
        raise Refusal("talk-silent")


def _check_name(match: Match, person: str, seat: int, name: str) -> None:
    """If chat is restricted, names cannot be changed during a game, because they could carry messages."""
    if match.talk_allowed != "free" and match.called.get((person, seat), name) != name:
        raise Refusal("name-fixed")


def _check_names_left(match: Match, person: str, name: str) -> None:
    """If chat is restricted, a person has few names before the game too: one for each seat, and some corrections."""
    names = match.names.get(person, set())
    if match.talk_allowed != "free" and name not in names and len(names) >= len(match.chairs) + CORRECTIONS:
        raise Refusal("names-spent")


def _check_innocent(match: Match, person: str, seat: int) -> None:
    """Refuse a person who has seen another seat's secrets in this game."""
    seen = match.known.get(person, set())
    if match.phase == "playing" and seen and seat not in seen:
        raise Refusal("knows-secrets", seat=seat + 1)


def _free_name(chairs: list[Chair], seat: int, text: str) -> str:
    """The cleaned name. Raises Refusal if nothing is left of it or another seat's name looks the same."""
    name = clean_name(text)
    if not name:
        raise Refusal("name-empty")
    check_names(chair.name for number, chair in enumerate([*chairs, Chair(name=name)]) if number != seat)
    return name


def check_names(names: Iterable[str | None]) -> None:
    """Two seats may not have the same name."""
    told = [spelling(name) for name in names if name is not None]
    if len(set(told)) < len(told):
        raise Refusal("name-taken")
