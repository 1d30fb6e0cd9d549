"""All rooms: opening them, ruling on what is asked in them, and writing it down before anybody is told."""

from __future__ import annotations

import asyncio
import time
from typing import Any, Final
from weakref import WeakValueDictionary

import msgspec
from sqlalchemy.exc import SQLAlchemyError

from philtre.packs import check as check_pack
from philtre.server import logs, packs, wire
from philtre.server.catalogue import Catalogue, check_level
from philtre.server.clock import now_us
from philtre.server.cluster.alone import Cluster, Elsewhere
from philtre.server.guard.names import clean_name, is_code, new_code, new_table_id
from philtre.server.guard.refusals import Refusal
from philtre.server.metrics import Metrics
from philtre.server.rooms import clocks
from philtre.server.rooms.entries import (
    AnyEntry,
    Chair,
    Closed,
    Ended,
    Handed,
    Opened,
    Played,
    Seated,
    entry_of,
    row_of,
)
from philtre.server.rooms.match import Match
from philtre.server.rooms.open_room import OpenRoom
from philtre.server.rooms.records import record_of_match
from philtre.server.rulings import play, seats
from philtre.server.rulings.dispatch import decide
from philtre.server.rulings.permissions import Decision, Requester
from philtre.server.storage.store import Store
from philtre.server.storage.writer import Fenced, Row, Unwritten, Write
from philtre.server.ws.viewer import Viewer
from philtre.table.recordfile import to_text
from philtre.table.table import STOP

BREATH: Final = 40  # entries that are taken at a stretch
IDLE: Final = 60.0  # seconds a room stays in memory when nobody is there


class Rooms:
    """The rooms of this process. `scheduler` is told whenever a room may need the server to act by itself."""

    def __init__(self, store: Store, catalogue: Catalogue, metrics: Metrics, cluster: Cluster) -> None:
        self.store = store
        self.catalogue = catalogue
        self.metrics = metrics
        self.cluster = cluster
        self.open: dict[str, OpenRoom] = {}
        self.by_table: dict[str, OpenRoom] = {}
        self.on_change: Any = lambda _: None  # set by the scheduler
        self._opening: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    # opening and closing

    async def get(self, code: str) -> OpenRoom:
        """The room, in memory. Raises Refusal if there is none."""
        found = self.open.get(code)
        if found is not None:
            return found
        # Kept as long as anybody waits for it, so that after a failure two of them do not open it twice.
        opening = self._opening.setdefault(code, asyncio.Lock())
        async with opening:
            return self.open.get(code) or await self._open(code)

    async def _open(self, code: str) -> OpenRoom:
        opened = OpenRoom(await self.read(code))
        opened.owned = await self.cluster.own(code)
        if opened.owned:
            # Between reading and owning, the last owner may have written more.
            opened.take(await self.store.rows(opened.match.table_id, opened.match.seq))
        self.open[code] = opened
        self.by_table[opened.match.table_id] = opened
        self.metrics.rooms.set(len(self.open))
        self.cluster.tell_presence(code, opened.seen_here(), ask=True)
        await self.settle(opened)
        return opened

    async def read(self, code: str) -> Match:
        """The room as it is on disk. Raises Refusal if there is none."""
        stored = await self.store.room(code) if is_code(code) else None
        if stored is None:
            raise Refusal("no-room")
        return await self.restore(stored.table_id, stored.rows)

    async def restore(self, table_id: str, rows: list[Row]) -> Match:
        """A room from its entries. A long game takes a while, in which others must have their turn."""
        match = Match(self.catalogue, table_id, rows[:1])
        for number, row in enumerate(rows[1:]):
            if number % BREATH == 0:
                await asyncio.sleep(0)
            match.take(row)
        return match

    async def look(self, code: str) -> OpenRoom:
        """The room for a glance: from memory, or read and not kept."""
        return self.open.get(code) or OpenRoom(await self.read(code))

    async def sweep(self) -> None:
        """Let go of rooms that nobody has looked at for a while."""
        oldest = time.monotonic() - IDLE
        for opened in list(self.open.values()):
            if not opened.attendance.watched and opened.touched < oldest and not opened.lock.locked():
                await self.close(opened)

    async def close(self, opened: OpenRoom) -> None:
        async with opened.lock:
            if opened.viewers or opened.closed:
                return
            opened.closed = True
            self.open.pop(opened.code, None)
            self.by_table.pop(opened.match.table_id, None)
            self.metrics.rooms.set(len(self.open))
            self.on_change(opened)
            if opened.owned:
                await self.cluster.release(opened.code)

    # people coming and going

    async def enter(self, code: str, viewer: Viewer, most: int) -> OpenRoom:
        """Let somebody look on. Raises Refusal if they may not."""
        while True:
            opened = await self.get(code)
            async with opened.lock:
                if opened.closed:
                    continue
                self._check_may_enter(opened, viewer, most)
                opened.enter(viewer)
                self._presence_changed(opened, viewer)
                return opened

    def leave(self, opened: OpenRoom, viewer: Viewer) -> None:
        opened.leave(viewer)
        self._presence_changed(opened, viewer)

    def _check_may_enter(self, opened: OpenRoom, viewer: Viewer, most: int) -> None:
        match = opened.match
        seated = viewer.person in match.persons() or viewer.person == match.host
        if len(opened.viewers) >= most and not seated:
            raise Refusal("room-crowded")
        if not opened.may_look(viewer):
            raise Refusal("watching-off")

    def _presence_changed(self, opened: OpenRoom, who: Viewer) -> None:
        self.cluster.tell_presence(opened.code, opened.seen_here())
        for viewer in opened.viewers:
            if viewer is not who:
                viewer.say(opened.room_for(viewer))
        self.on_change(opened)

    # what is asked

    async def submit(self, opened: OpenRoom, person: str, request: wire.Asking) -> bool:
        """Rule on a request and write the result down. False if that had been done before. Raises Refusal."""
        if not opened.owned:
            return await self.cluster.forward(opened.code, person, request)
        began = time.perf_counter()
        async with opened.lock:
            if opened.closed:
                raise Refusal("busy")
            key = f"{person}:{request.id}"
            if key in opened.match.asked:
                return False
            await self.be_certain(opened)
            decision = decide(opened.match, Requester(person, opened.attendance.present), request)
            await self.record(opened, decision, key)
        self.metrics.answers.observe(time.perf_counter() - began)
        return True

    async def record(self, opened: OpenRoom, decision: Decision, key: str | None = None) -> None:
        """Write down what was decided, then let it happen and tell everybody. The caller holds the lock."""
        first = decision.opening if decision.opening is not None else decision.entries[0]
        first.asked = key
        try:
            if decision.opening is not None:
                happened = await self._go_on(opened, decision.opening, decision.entries)
            else:
                happened = await self._append(opened, decision.entries)
        except Fenced:
            await self._out_of_date(opened)
            raise Refusal("busy") from None
        except Unwritten as error:
            logs.warn("unwritten", room=logs.alias(opened.code), problem=str(error)[:200])
            opened.doubtful = True
            raise Refusal("busy") from None
        opened.tell(happened)
        await self.settle(opened)

    async def be_certain(self, opened: OpenRoom) -> None:
        """After a failed write, see what is on disk."""
        if opened.doubtful:
            try:
                await self._catch_up(opened)
            except SQLAlchemyError:
                raise Refusal("busy") from None
            opened.doubtful = False

    async def _append(self, opened: OpenRoom, entries: list[AnyEntry]) -> list[AnyEntry]:
        match, at = opened.match, now_us()
        rows = [row_of(match.table_id, match.seq + n, at, entry) for n, entry in enumerate(entries)]
        await self.store.write(Write(rows=rows, after=self._beside(opened, entries, at)))
        self.metrics.entries += len(rows)
        return opened.take(rows, entries)

    def _beside(self, opened: OpenRoom, entries: list[AnyEntry], at: int) -> list[Any]:
        """What else changes with the entries: who sits where, and when the server must look again."""
        statements: list[Any] = []
        by_days = opened.match.settings.clock.kind == "days"
        for entry in entries:
            if isinstance(entry, Played) and not by_days:
                continue  # the order of lists is all there is to it
            person = entry.chair.person if isinstance(entry, Seated) else None
            person = entry.person if isinstance(entry, Handed) else person
            if person is not None:
                statements.append(self.store.sit(person, opened.code, at))
            # By days somebody must look even when nobody is there.
            statements.append(self.store.touch(opened.code, at, self._due(opened.match, at)))
        return statements[-2:]

    def _due(self, match: Match, at: int) -> int | None:
        """By days: when this turn ends, or one that begins now; looking too early does no harm."""
        time = clocks.allowed(match.settings)
        if match.settings.clock.kind != "days" or time is None:
            return None
        return min(clocks.deadline(match) or at + time, at + time)

    async def postpone(self, opened: OpenRoom) -> None:
        """A room was looked at too early: remember when its time really comes."""
        due = clocks.deadline(opened.match)
        if due is None or due > now_us():
            await self.store.write(Write(after=[self.store.put_off(opened.code, due)]))

    async def _go_on(self, opened: OpenRoom, opening: Opened, entries: list[AnyEntry]) -> list[AnyEntry]:
        last, at, table_id = opened.match, now_us(), new_table_id()
        closing = row_of(last.table_id, last.seq, at, Closed(table=table_id))
        rows = [row_of(table_id, n, at, entry) for n, entry in enumerate([opening, *entries])]
        write = self.store.next_table(opened.code, closing, rows[0])
        write.rows.extend(rows[1:])
        await self.store.write(write)
        self.metrics.entries += len(rows) + 1
        opened.take([closing])
        self._move(opened, Match(self.catalogue, table_id, rows))
        return [opening, *entries]

    def _move(self, opened: OpenRoom, match: Match) -> None:
        self.by_table.pop(opened.match.table_id, None)
        self.by_table[match.table_id] = opened
        opened.move(match)

    async def settle(self, opened: OpenRoom) -> None:
        """What follows by itself: a finished game is recorded, and somebody may have to act next."""
        match = opened.match
        if opened.owned and play.everybody_agreed(match):
            # Who had not answered the offer to stop has left.
            await self.record(opened, Decision([Played(entry=STOP, seat=match.offer.by if match.offer else 0)]))
            return
        if opened.owned and match.phase == "over" and not match.recorded:
            await self._keep_record(opened)
        self.on_change(opened)

    async def _keep_record(self, opened: OpenRoom) -> None:
        match, at = opened.match, now_us()
        row = row_of(match.table_id, match.seq, at, Ended())
        text = to_text(record_of_match(match, at))
        touch = self.store.touch(opened.code, at, None)
        try:
            await self.store.write(Write(rows=[row], after=[self.store.end(match.table_id, at, text), touch]))
        except Fenced:
            await self._out_of_date(opened)
        except Unwritten:
            opened.doubtful = True  # it is recorded when the room is next opened
        else:
            opened.take([row])
        logs.tell("game-over", room=logs.alias(opened.code), game=match.settings.game, entries=match.version)

    # following another process

    async def follow(self, opened: OpenRoom) -> None:
        """Read what another process has written, and tell our viewers."""
        async with opened.lock:
            await self._catch_up(opened)

    async def _catch_up(self, opened: OpenRoom) -> None:
        happened = opened.take(await self.store.rows(opened.match.table_id, opened.match.seq))
        while opened.match.next_table is not None:
            table_id = opened.match.next_table
            rows = await self.store.rows(table_id)
            self._move(opened, Match(self.catalogue, table_id, rows))
            happened += [entry_of(row) for row in rows]
        if happened:
            opened.tell(happened)
            self.on_change(opened)

    async def _out_of_date(self, opened: OpenRoom) -> None:
        """Another process owns the room, though we thought we did."""
        logs.warn("fenced", room=logs.alias(opened.code))
        await self._catch_up(opened)
        opened.owned = await self.cluster.own(opened.code)

    async def promote(self, opened: OpenRoom) -> None:
        """This process owns the room now: read what the last owner left, and act for it."""
        async with opened.lock:
            await self._catch_up(opened)
            opened.owned = True
            await self.settle(opened)
        logs.tell("promoted", room=logs.alias(opened.code))

    def note_elsewhere(self, opened: OpenRoom, process: str, there: Elsewhere | None) -> None:
        """Somebody came or went in another process."""
        if there is None:
            opened.elsewhere.pop(process, None)
        else:
            opened.elsewhere[process] = there
        opened.note_presence()
        opened.tell_room()
        self.on_change(opened)

    # new rooms

    async def create(self, person: str, wanted: wire.CreateRoom) -> wire.Created:
        settings, content = await self._agreed(wanted)
        self.catalogue.check(settings, content)
        chairs = _chairs(wanted, person)
        if wanted.start:
            seats.check_full(chairs)
        opening = Opened(code="", host=person, settings=settings, chairs=chairs, content=content)
        return await self.found(opening, person, wanted.start)

    async def _agreed(self, wanted: wire.CreateRoom) -> tuple[wire.Settings, str | None]:
        """The settings of a new room with the text of its content pack: the one that was sent, or one of ours."""
        settings = wanted.settings
        if wanted.pack is None:
            return settings, None if settings.pack is None else self.catalogue.library.text(settings.pack)
        # Strangers' text is looked through beside the event loop: everybody else goes on meanwhile.
        _, mistakes = await asyncio.to_thread(check_pack, wanted.pack)
        if mistakes:
            raise packs.bad_pack(mistakes)
        return msgspec.structs.replace(settings, pack=packs.name_of(wanted.pack)), wanted.pack

    async def found(self, opening: Opened, person: str, start: bool) -> wire.Created:
        """A new room with its first table, begun at once or waiting."""
        opening.code, table_id, at = new_code(), new_table_id(), now_us()
        entries: list[AnyEntry] = [opening]
        if start:
            entries.append(seats.began(self.catalogue.game(opening.settings.game).rules))
        rows: list[Row] = [row_of(table_id, n, at, entry) for n, entry in enumerate(entries)]
        write = self.store.open_room(opening.code, rows[0])
        write.rows.extend(rows[1:])
        write.after.append(self.store.sit(person, opening.code, at))
        await self.store.write(write)
        logs.tell("room-opened", room=logs.alias(opening.code), game=opening.settings.game)
        return wire.Created(code=opening.code, table=table_id)


def _chairs(wanted: wire.CreateRoom, person: str) -> list[Chair]:
    chairs = [_chair(seat, person) for seat in wanted.seats]
    if len(chairs) > wanted.settings.seats:
        raise Refusal("bad-setup", problem=f"there are {wanted.settings.seats} seats, not {len(chairs)}")
    return [*chairs, *(Chair() for _ in range(wanted.settings.seats - len(chairs)))]


def _chair(wanted: wire.Wanted, person: str) -> Chair:
    if wanted.holder == "open":
        return Chair()
    if wanted.holder == "bot":
        level = wanted.bot or ""
        check_level(level)
        return Chair("bot", bot=level)
    name = clean_name(wanted.name or "")
    if not name:
        raise Refusal("name-empty")
    return Chair("person", person, name)
