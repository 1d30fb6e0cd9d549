"""Stored summaries of rooms: a list of rooms reads one row for each, not all its entries.

The owner of a room writes its summary soon after a change. If there is none, because the server was killed or is
older, all entries are read: once for each room, and one room at a time.
"""

from __future__ import annotations

import asyncio
import time
from typing import Final

import msgspec

from philtre.server import logs, wire
from philtre.server.clock import now_us
from philtre.server.guard.names import is_code
from philtre.server.guard.refusals import Refusal
from philtre.server.rooms.archive import Archive
from philtre.server.rooms.clocks import SECOND, Attendance
from philtre.server.rooms.match import Match
from philtre.server.rooms.open_room import OpenRoom
from philtre.server.rooms.registry import Registry
from philtre.server.storage.store import Listed, Store
from philtre.server.storage.writer import TROUBLE, Write
from philtre.server.views.room import room_card

EVERY: Final = 5.0  # seconds between two writes of summaries
LATE: Final = 4 * EVERY * SECOND  # microseconds after a change within which the owner still writes the summary
BREATH: Final = 20  # rooms that are summarized in one go
BROKEN_FOR: Final = 60.0  # seconds before a room that could not be read is tried again
NOBODY: Final = Attendance(frozenset(), {}, False)

_encode = msgspec.json.Encoder().encode


class Summary(msgspec.Struct):
    """The public card of a room, and its last entry."""

    seq: int
    card: wire.RoomCard


_decoder: msgspec.json.Decoder[Summary] = msgspec.json.Decoder(Summary)


class Summaries:
    """The cards of rooms in lists."""

    def __init__(self, store: Store, registry: Registry, archive: Archive) -> None:
        self._store = store
        self._registry = registry
        self._archive = archive
        self._written: dict[str, tuple[str, int]] = {}  # the last entry in each stored summary, for open rooms
        self._broken: dict[str, float] = {}
        self._reading = asyncio.Semaphore(1)

    # reading

    async def card(self, code: str, person: str) -> wire.RoomCard:
        """One room. Raises Refusal if there is none."""
        opened = self._registry.open.get(code)
        if opened is not None:
            return room_card(opened.match, person, opened.attendance, now_us())
        listed = await self._store.listed([code]) if is_code(code) else []
        if not listed:
            raise Refusal("no-room")
        return _for(await self._summary(listed[0]), person)

    async def cards(self, person: str) -> list[wire.RoomCard]:
        """The rooms in which a person had a seat, latest change first."""
        found = []
        for listed in await self._store.listed(await self._store.rooms_of(person)):
            opened = self._registry.open.get(listed.code)
            if opened is not None:
                found.append(room_card(opened.match, person, opened.attendance, now_us()))
                continue
            try:
                found.append(_for(await self._summary(listed), person))
            except Refusal:
                continue  # a room that cannot be read must not hide the others
        return sorted(found, key=lambda card: -card.updated)

    async def _summary(self, listed: Listed) -> wire.RoomCard:
        kept = _read(listed)
        return kept.card if kept is not None else await self._sum_up(listed.code)

    async def _sum_up(self, code: str) -> wire.RoomCard:
        """Make a summary from all entries of the room."""
        if self._broken.get(code, 0.0) > time.monotonic():
            raise Refusal("internal")
        async with self._reading:
            again = await self._store.listed([code])
            kept = _read(again[0]) if again else None
            if kept is not None:
                return kept.card  # another request has just done it
            try:
                match = await self._archive.room(code)
            except (Refusal, *TROUBLE):
                raise
            except Exception as error:
                logs.fault("summary", error, room=logs.alias(code))
                self._note_broken(code)
                raise Refusal("internal") from error
            summary = summary_of(match)
            await self._store.write(Write(after=[self._store.sum_up(code, match.changed, _encode(summary))]))
            return summary.card

    def _note_broken(self, code: str) -> None:
        now = time.monotonic()
        self._broken = {code: until for code, until in self._broken.items() if until > now}
        self._broken[code] = now + BROKEN_FOR

    # writing

    async def keep_writing(self) -> None:
        """Every few seconds, until it is cancelled."""
        while True:
            await asyncio.sleep(EVERY)
            try:
                await self.write()
            except TROUBLE as error:
                logs.warn("summaries", problem=type(error).__name__)

    async def write(self) -> None:
        """Store the summaries of rooms that have changed since the last write."""
        self._written = {code: at for code, at in self._written.items() if code in self._registry.open}
        changed = [opened for opened in self._registry.open.values() if opened.owned and self._is_news(opened)]
        for start in range(0, len(changed), BREATH):
            summed = [
                (opened.code, opened.match.table_id, summary_of(opened.match))
                for opened in changed[start : start + BREATH]
            ]
            rows = [self._store.sum_up(code, s.card.updated * 1000, _encode(s)) for code, _, s in summed]
            await self._store.write(Write(after=rows))
            self._written.update({code: (table_id, s.seq) for code, table_id, s in summed})

    def _is_news(self, opened: OpenRoom) -> bool:
        return self._written.get(opened.code) != (opened.match.table_id, opened.match.seq)


def summary_of(match: Match) -> Summary:
    return Summary(match.seq, room_card(match, "", NOBODY, now_us()))


def _read(listed: Listed) -> Summary | None:
    """The stored summary of a room, if it is current or its owner will soon renew it."""
    if listed.summary is None:
        return None
    try:
        summary = _decoder.decode(listed.summary)
    except msgspec.DecodeError:
        return None  # an older format
    current = (summary.card.table, summary.seq) == (listed.table_id, listed.seq + 1)
    return summary if current or listed.at > now_us() - LATE else None


def _for(card: wire.RoomCard, person: str) -> wire.RoomCard:
    """The card as a person sees it."""
    seats = [msgspec.structs.replace(seat, mine=seat.person == person) for seat in card.seats]
    mine = [seat.number for seat in seats if seat.mine]
    return msgspec.structs.replace(card, seats=seats, mine=bool(mine), my_turn=card.seat in mine)
