"""What each pair of eyes gets to see of a room: messages made from `seen_by` and nothing else."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple, cast

import msgspec

from philtre.core.contract import NOBODY, SPECTATOR, Outcome, State
from philtre.server import wire
from philtre.server.guard.refusals import Refusal
from philtre.server.rooms import clocks
from philtre.server.rooms.clocks import Attendance
from philtre.server.rooms.match import Match
from philtre.server.rulings import play
from philtre.server.rulings.permissions import Requester, is_host
from philtre.server.rulings.seats import check_full
from philtre.table.table import RESIGN, STOP, UNDO, Moment, Table
from philtre.words.face import Control

MEANS: Final = ("undo", "preview", "ask_hint", "resign", "offer_stop")

NOTHING_TO_SHOW: Final = msgspec.Raw(b"null")


class Eyes(NamedTuple):
    """Through which seat a connection looks, and for which seat the curtain is down."""

    seat: int | None
    curtain: int | None = None

    @property
    def viewer(self) -> int:
        return int(SPECTATOR) if self.seat is None else self.seat


def eyes_for(match: Match, mine: list[int], last: int | None) -> Eyes:
    """The eyes of a connection that holds these seats and looked through `last` before."""
    if len(mine) < 2:
        return Eyes(mine[0] if mine else None)
    turn = match.seat_in_turn
    if turn not in mine or turn == last:
        return Eyes(last if last in mine else None)
    return Eyes(None, turn) if _has_secrets(match, turn) else Eyes(turn)


def _has_secrets(match: Match, seat: int) -> bool:
    """Whether there is anything that this seat sees, or is about to choose, and the others at the screen should not."""
    assert match.table is not None
    seen = match.table.view(seat)
    return prompt(match, seen) in match.face.secret or bool(seen.fields() != match.table.view(int(SPECTATOR)).fields())


def table_message(match: Match, eyes: Eyes, since: int | None, now: int) -> wire.Table:
    """The table as these eyes see it, with the story after version `since`."""
    table, luck, face = match.table, match.luck, match.face
    assert table is not None
    assert luck is not None
    turn = match.seat_in_turn
    # Once it is over all is open, also where it was broken off.
    seen = table.state.seen_by(eyes.viewer) if turn is not None else table.state
    in_turn = turn is not None and turn == eyes.seat
    return wire.Table(
        table=match.table_id,
        version=table.version,
        since=since,
        eyes=eyes.seat,
        curtain=eyes.curtain,
        phase=match.phase,
        view=position(match, seen),
        seat=turn,
        prompt=prompt(match, seen) if turn is not None else None,
        choices=[face.choice(seen, action) for action in seen.legal_actions()] if in_turn else [],
        controls=face.controls(seen) if in_turn else [],
        means=means(match, eyes),
        story=story(match, eyes.viewer, since),
        clock=clocks.running(match),
        offer=offer(match),
        outcome=result(table.outcome()) if turn is None else None,
        deal=match.deal if turn is not None else wire.Deal(commitment=match.commitment, seed=luck.seed),
        now=now // 1000,
    )


def position(match: Match, seen: State) -> msgspec.Raw:
    """A state that was already made fit for its viewer, in the game's own form, which is written with the message."""
    return cast(msgspec.Raw, match.face.write(seen))


def prompt(match: Match, seen: State) -> str:
    return match.face.game.prompts[seen.ask()]


def story(match: Match, viewer: int, since: int | None) -> list[wire.Deed]:
    table = match.table
    assert table is not None
    first = 0 if since is None else since + 1
    return [deed(match, version, viewer) for version in range(first, table.version + 1)]


def deed(match: Match, version: int, viewer: int) -> wire.Deed:
    """One entry of the game as a viewer heard of it."""
    table = match.table
    assert table is not None
    moment = table.moments[version]
    return wire.Deed(
        version=version,
        deed=_kind(moment),
        seat=_doer(moment),
        by=match.actors[version - 1] if version else "person",
        happenings=moment.story.heard_by(viewer, match.face),
    )


def _kind(moment: Moment) -> wire.Deeds:
    if moment.entry is None:
        return "setup"
    if isinstance(moment.entry, int):
        return "action"
    return "resign" if moment.entry.startswith(RESIGN) else "undo" if moment.entry == UNDO else "stop"


def _doer(moment: Moment) -> int | None:
    if isinstance(moment.entry, str) and moment.entry.startswith(RESIGN):
        return int(moment.entry.removeprefix(RESIGN)) - 1
    return None if moment.entry in (None, STOP) or moment.seat == NOBODY else moment.seat


def means(match: Match, eyes: Eyes) -> list[Control]:
    """What the table itself offers these eyes; what is off says why."""
    common = _no_means(match, eyes)
    if common is not None:
        return _controls(common, common, common, common, common)
    table, seat = match.table, eyes.seat
    assert table is not None
    assert seat is not None
    turn = None if match.seat_in_turn == seat else "not-my-turn"
    return _controls(
        play.undo_refused(table, seat),
        turn if match.settings.previews else "previews-off",
        turn if match.settings.hints else "hints-off",
        "gave-up" if match.has_resigned(seat) else None,
        None if match.offer is None else "offered",
    )


@lru_cache(maxsize=1000)
def _controls(*reasons: str | None) -> list[Control]:
    """The same few again and again."""
    return [Control(name, reason) for name, reason in zip(MEANS, reasons, strict=True)]


def _no_means(match: Match, eyes: Eyes) -> str | None:
    if match.phase == "over":
        return "over"
    if eyes.seat is None:
        return "not-seated" if eyes.curtain is None else "curtain"
    return None


def offer(match: Match) -> wire.Offer | None:
    if match.offer is None or match.phase != "playing":
        return None
    agreed = sorted(match.offer.agreed)
    return wire.Offer(by=match.offer.by, agreed=agreed, waiting=play.waiting_for(match, match.offer.agreed))


def result(outcome: Outcome | None) -> wire.Result | None:
    if outcome is None:
        return None
    return wire.Result(
        ranks=[int(rank) for rank in outcome.ranks],
        scores=[int(score) for score in outcome.scores],
        winners=[int(seat) for seat in outcome.winners()],
        reason=outcome.reason,
    )


def room_message(match: Match, person: str, attendance: Attendance, spectators: int, now: int) -> wire.RoomInfo:
    """The room as one person finds it."""
    requester = Requester(person, attendance.present)
    return wire.RoomInfo(
        code=match.code,
        phase=match.phase,
        table=match.table_id,
        settings=match.settings,
        pack=match.pack,
        seats=seats(match, person, attendance, now),
        host=is_host(match, requester),
        spectators=spectators,
        talk=match.talk_allowed,
        controls=_room_controls(match, requester),
        past=match.past,
        origin=match.origin,
    )


def seats(match: Match, person: str, attendance: Attendance, now: int) -> list[wire.Seat]:
    return [_seat(match, number, person, attendance, now) for number in range(len(match.chairs))]


def _seat(match: Match, number: int, person: str, attendance: Attendance, now: int) -> wire.Seat:
    chair = match.chairs[number]
    return wire.Seat(
        number=number,
        holder=chair.holder,
        name=chair.name,
        bot=chair.bot,
        mine=chair.person == person,
        person=chair.person,
        present=chair.holder == "bot" or chair.person in attendance.present,
        away=clocks.is_away(match, chair.person, attendance, now),
        resigned=match.has_resigned(number),
        host=chair.person == match.host,
    )


def _room_controls(match: Match, requester: Requester) -> list[Control]:
    lobby = None if match.phase == "lobby" else "not-lobby"
    host = None if is_host(match, requester) else "not-host"
    seated = None if match.seats_of(requester.person) else host
    return [
        Control("start", lobby or host or _not_full(match)),
        Control("arrange", lobby or host or ("forked" if match.origin else None)),
        Control("rematch", (None if match.phase == "over" else "not-over") or seated),
        Control("say", "talk-silent" if match.talk_allowed == "silent" else None),
    ]


def _not_full(match: Match) -> str | None:
    try:
        check_full(match.chairs)
    except Refusal as refusal:
        return refusal.code
    return None


def room_card(match: Match, person: str, attendance: Attendance, now: int) -> wire.RoomCard:
    """The room in a list."""
    mine = match.seats_of(person)
    return wire.RoomCard(
        code=match.code,
        phase=match.phase,
        table=match.table_id,
        game=match.settings.game,
        variant=match.settings.variant,
        seats=seats(match, person, attendance, now),
        seat=match.seat_in_turn,
        mine=bool(mine),
        my_turn=match.seat_in_turn in mine,
        updated=match.changed // 1000,
    )


def previewed(match: Match, table: Table, seat: int, wish: wire.Preview) -> wire.Previewed:
    shown = table.preview(seat, wish.action, match.face, wish.then)
    view = NOTHING_TO_SHOW if shown.state is None else position(match, shown.state)
    told = wire.Previewed(version=table.version, action=wish.action, happenings=shown.happenings, view=view)
    if wish.next and shown.state is not None and shown.state.seat() == seat:
        told.prompt = prompt(match, shown.state)
        told.choices = [match.face.choice(shown.state, action) for action in shown.state.legal_actions()]
    return told
