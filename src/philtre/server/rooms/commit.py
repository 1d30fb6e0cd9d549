"""Handles every request: calls its ruling, stores the entries, then tells everybody."""

from __future__ import annotations

import time
from typing import Any, Final

from sqlalchemy.exc import SQLAlchemyError

from philtre.server import logs, wire
from philtre.server.catalogue import Catalogue
from philtre.server.clock import now_us
from philtre.server.cluster.alone import Cluster
from philtre.server.guard.names import new_table_id
from philtre.server.guard.refusals import Refusal
from philtre.server.metrics import Metrics
from philtre.server.rooms import clocks
from philtre.server.rooms.entries import AnyEntry, Arranged, Closed, Ended, Handed, Opened, Played, Seated, row_of
from philtre.server.rooms.events import RoomEvents
from philtre.server.rooms.following import Follower
from philtre.server.rooms.match import Match
from philtre.server.rooms.open_room import OpenRoom
from philtre.server.rooms.records import record_of_match
from philtre.server.rooms.registry import Registry
from philtre.server.rulings import play
from philtre.server.rulings.dispatch import decide
from philtre.server.rulings.permissions import Decision, Requester
from philtre.server.rulings.requests import request_key
from philtre.server.rulings.seats import content_of
from philtre.server.storage.store import Store
from philtre.server.storage.writer import Fenced, Unwritten, Write
from philtre.table.recordfile import to_text
from philtre.table.table import STOP

ENDS: Final = (wire.Resign, wire.OfferStop, wire.AnswerStop)
LAST_WORDS: Final = 200  # further entries that a full table accepts, so that it can be ended
TRIES: Final = 9  # attempts to reach the owner of a room, or to become the owner


class Overtaken(Refusal):
    """Another process owns the room now."""


class Commit:
    """Stores decisions. Nothing is sent to clients before it is on disk."""

    def __init__(
        self,
        store: Store,
        catalogue: Catalogue,
        registry: Registry,
        follower: Follower,
        cluster: Cluster,
        events: RoomEvents,
        metrics: Metrics,
        most: int,
    ) -> None:
        self._store = store
        self._catalogue = catalogue
        self._registry = registry
        self._follower = follower
        self._cluster = cluster
        self._events = events
        self._metrics = metrics
        self._most = most  # entries of a table

    # requests

    async def submit(self, opened: OpenRoom, person: str, request: wire.Asking) -> bool:
        """Handle a request here or at the room's owner. False if it was already done. Raises Refusal."""
        for _ in range(TRIES):
            if opened.owned:
                try:
                    return await self._decide(opened, person, request)
                except Overtaken:
                    continue
            fresh = await self._cluster.forward(opened.code, person, request)
            if fresh is not None:
                await self._follower.follow(opened)
                return fresh
            await self.try_to_own(opened)
        raise Refusal("busy")

    async def _decide(self, opened: OpenRoom, person: str, request: wire.Asking) -> bool:
        began = time.perf_counter()
        async with opened.lock:
            if opened.closed:
                raise Refusal("busy")
            key = request_key(person, request.id)
            if key in opened.match.asked:
                return False
            await self.be_certain(opened)
            if opened.match.seq >= self._most // 2:
                _check_room_for(request, opened.match.seq, self._most)
            if not isinstance(request, wire.Act):
                await self._prepare(opened.match, request)
            decision = decide(opened.match, Requester(person, opened.attendance, now_us()), request)
            await self.record(opened, decision, key)
        self._metrics.answers.observe(time.perf_counter() - began)
        return True

    async def _prepare(self, match: Match, request: wire.Asking) -> None:
        """Check the content pack of a request before its ruling needs it."""
        if isinstance(request, wire.Arrange):
            await self._catalogue.prepare(request.settings, content_of(match, request.settings))
        elif isinstance(request, wire.Start | wire.Rematch):
            await self._catalogue.prepare(match.settings, match.content)

    async def record(self, opened: OpenRoom, decision: Decision, key: str | None = None) -> None:
        """Store a decision, apply it, and tell everybody. The caller holds the room's lock."""
        first = decision.opening if decision.opening is not None else decision.entries[0]
        first.asked = key
        try:
            if decision.opening is not None:
                happened = await self._go_on(opened, decision.opening, decision.entries)
            else:
                happened = await self._append(opened, decision.entries)
        except Fenced:
            await self._out_of_date(opened)
            raise Overtaken("busy") from None
        except Unwritten as error:
            logs.warn("unwritten", room=logs.alias(opened.code), problem=str(error)[:200])
            opened.doubtful = True
            raise Refusal("busy") from None
        opened.tell(happened)
        await self.settle(opened)

    async def be_certain(self, opened: OpenRoom) -> None:
        """Read the room again if a write failed, because it may be on disk all the same."""
        if opened.doubtful:
            try:
                await self._follower.catch_up(opened)
            except SQLAlchemyError:
                raise Refusal("busy") from None
            opened.doubtful = False

    # consequences

    async def settle(self, opened: OpenRoom) -> None:
        """Store the record of a finished game, carry out an offer that all accepted, and notify the scheduler."""
        match = opened.match
        if opened.owned and play.everybody_agreed(match):
            # The only person who had not answered the offer to stop has left.
            await self.record(opened, Decision([Played(entry=STOP, seat=match.offer.by if match.offer else 0)]))
            return
        if opened.owned and match.phase == "over" and not match.recorded:
            await self._keep_record(opened)
        self._events.room_changed(opened)

    async def postpone(self, opened: OpenRoom) -> None:
        """Store when a room is really due, because it was opened too early."""
        due, now = clocks.deadline(opened.match), now_us()
        if due is None or due > now:
            await self._store.write(Write(after=[self._store.put_off(opened.code, now, due)]))

    # ownership

    async def try_to_own(self, opened: OpenRoom) -> None:
        """Become the owner of a room that has none, and continue with its duties."""
        if not await self._cluster.own(opened.code) or opened.owned:
            return
        async with opened.lock:
            await self._follower.catch_up(opened)
            opened.owned = True
            self._announce(opened)
            await self.settle(opened)
        logs.tell("promoted", room=logs.alias(opened.code))

    async def _out_of_date(self, opened: OpenRoom) -> None:
        """Another process owns the room, although we thought that we did."""
        logs.warn("fenced", room=logs.alias(opened.code))
        self._cluster.doubt(opened.code)
        await self._follower.catch_up(opened)
        opened.owned = await self._cluster.own(opened.code)

    # writing

    async def _append(self, opened: OpenRoom, entries: list[AnyEntry]) -> list[AnyEntry]:
        match, at = opened.match, now_us()
        rows = [row_of(match.table_id, match.seq + n, at, entry) for n, entry in enumerate(entries)]
        after = self._beside(opened, entries, at)
        await self._store.write(Write(rows=rows, after=after, room=opened.code))
        self._metrics.entries += len(rows)
        happened = opened.take(rows, entries)
        self._announce(opened)
        return happened

    def _beside(self, opened: OpenRoom, entries: list[AnyEntry], at: int) -> list[Any]:
        """Other rows that change with the entries: the persons of the room, when it is due, and its packs."""
        statements: list[Any] = []
        packs: list[Any] = []
        by_days = opened.match.settings.clock.kind == "days"
        for entry in entries:
            if isinstance(entry, Played) and not by_days:
                continue  # this would only change the order of lists
            if isinstance(entry, Arranged):
                packs += self._store.packs_of(opened.match.table_id, at, entry.content)
            person = entry.chair.person if isinstance(entry, Seated) else None
            person = entry.person if isinstance(entry, Handed) else person
            if person is not None:
                statements.append(self._store.sit(person, opened.code, at))
            # With days for each move the server must act even if nobody is connected.
            statements.append(self._store.touch(opened.code, at, _due(opened.match, at)))
        return statements[-2:] + packs

    async def _go_on(self, opened: OpenRoom, opening: Opened, entries: list[AnyEntry]) -> list[AnyEntry]:
        """Continue the room at its next table."""
        last, at = opened.match, now_us()
        table_id = last.promise.table if last.promise is not None else new_table_id()
        closing = row_of(last.table_id, last.seq, at, Closed(table=table_id))
        rows = [row_of(table_id, n, at, entry) for n, entry in enumerate([opening, *entries])]
        write = self._store.next_table(opened.code, closing, rows[0])
        write.rows.extend(rows[1:])
        write.after.extend(self._store.packs_of(table_id, at, opening.content))
        await self._store.write(write)
        self._metrics.entries += len(rows) + 1
        opened.take([closing])
        self._announce(opened)
        self._registry.move(opened, Match(self._catalogue, table_id, rows, [opening, *entries]))
        return [opening, *entries]

    def _announce(self, opened: OpenRoom) -> None:
        """Tell the other processes that have the room open how far it is."""
        if opened.elsewhere:
            self._cluster.announce(opened.code, opened.match.table_id, opened.match.seq - 1)

    async def _keep_record(self, opened: OpenRoom) -> None:
        match, at = opened.match, now_us()
        row = row_of(match.table_id, match.seq, at, Ended())
        text = to_text(record_of_match(match, at))
        touch = self._store.touch(opened.code, at, None)
        try:
            await self._store.write(
                Write(rows=[row], after=[self._store.end(match.table_id, at, text), touch], room=opened.code)
            )
        except Fenced:
            await self._out_of_date(opened)
        except Unwritten:
            opened.doubtful = True  # the record is stored when the room is opened the next time
        else:
            opened.take([row])
            self._announce(opened)
        logs.tell("game-over", room=logs.alias(opened.code), game=match.settings.game, entries=match.version)


def _check_room_for(request: wire.Asking, seq: int, most: int) -> None:
    """Limit the entries of one table: first only moves and ends are accepted, then only ends, then nothing."""
    if isinstance(request, wire.Rematch):
        return
    playing, ending = isinstance(request, wire.Act | wire.Undo), isinstance(request, ENDS)
    if seq >= most + LAST_WORDS or not (playing or ending) or (playing and seq >= most):
        raise Refusal("table-full")


def _due(match: Match, at: int) -> int | None:
    """When a table with days for each move is due: at the end of this turn or of one that begins now."""
    time = clocks.allowed(match.settings)
    if match.settings.clock.kind != "days" or time is None:
        return None
    return min(clocks.deadline(match) or at + time, at + time)
