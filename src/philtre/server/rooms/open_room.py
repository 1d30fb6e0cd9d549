"""A room in memory with its viewers: who is present, and what each viewer receives."""

from __future__ import annotations

import asyncio
import time

import msgspec

from philtre.server import wire
from philtre.server.clock import now_us
from philtre.server.cluster.alone import Elsewhere
from philtre.server.rooms import clocks
from philtre.server.rooms.clocks import Attendance
from philtre.server.rooms.entries import (
    Accepted,
    Added,
    Answered,
    AnyEntry,
    Arranged,
    Began,
    Handed,
    Invited,
    Offered,
    Opened,
    Played,
    Seated,
    Spoke,
    Swapped,
    Voiced,
)
from philtre.server.rooms.match import Match
from philtre.server.storage.writer import Row
from philtre.server.views.chat import said
from philtre.server.views.eyes import Eyes
from philtre.server.views.room import room_message
from philtre.server.views.table import table_message
from philtre.server.ws.outbox import encoded
from philtre.server.ws.viewer import Viewer

ABOUT_TABLE = (Played, Began, Offered, Answered, Seated, Handed)
SHOWN_OUT = {"seat-moved": wire.Close.SEAT_MOVED, "watching-off": wire.Close.NOT_ALLOWED}
ABOUT_ROOM = (Opened, Arranged, Seated, Voiced, Swapped, Began, Handed, Invited, Accepted, Added)
MOST_TOLD = 200  # persons in a notification to another process, which must be short


class OpenRoom:
    """A room in memory. Its lock must be held to change it."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.lock = asyncio.Lock()
        self.viewers: set[Viewer] = set()
        self.owned = False  # whether this process owns the room
        self.doubtful = False  # whether a write failed: the room must be read again first
        self.closed = False  # whether it was unloaded: callers must look it up again
        self.elsewhere: dict[str, Elsewhere] = {}  # viewers at other processes
        self.touched = time.monotonic()
        self.since = now_us()
        self.gone: dict[str, int] = {}
        self._timers: list[asyncio.TimerHandle] = []
        self.attendance = Attendance(set(), self.gone, False, self.since)
        self.note_presence()

    @property
    def code(self) -> str:
        return self.match.code

    # presence

    def here(self) -> set[str]:
        """The persons who are connected to this process."""
        return {viewer.person for viewer in self.viewers if not viewer.watch}

    def customers(self) -> set[str]:
        """The addresses for which the bots of this room think. Rooms that nobody watches share the turns of one."""
        return {viewer.customer for viewer in self.viewers} or {self.code if self.attendance.watched else ""}

    def spectators(self) -> int:
        return self.local_spectators() + sum(other.spectators for other in self.elsewhere.values())

    def seen_here(self) -> Elsewhere:
        """The viewers at this process, as told to the other processes."""
        matter = {self.match.host, *self.match.persons()}
        told = sorted(self.here(), key=lambda person: (person not in matter, person))[:MOST_TOLD]
        return Elsewhere(told, self.local_spectators(), len(self.viewers))

    def local_spectators(self) -> int:
        seated = set(self.match.persons())
        return sum(viewer.watch or viewer.person not in seated for viewer in self.viewers)

    def enter(self, viewer: Viewer) -> None:
        self.viewers.add(viewer)
        self.note_presence()

    def leave(self, viewer: Viewer) -> None:
        self.viewers.discard(viewer)
        self.touched = time.monotonic()
        self.note_presence()

    def note_presence(self) -> None:
        """Update who is present, and since when the others are away."""
        present = self.here().union(*(other.persons for other in self.elsewhere.values()))
        watched = bool(self.viewers) or any(other.viewers for other in self.elsewhere.values())
        self.attendance = Attendance(present, self.gone, watched, self.since)
        for person in {self.match.host, *self.match.persons()}:
            if person in present:
                self.gone.pop(person, None)
            else:
                self.gone.setdefault(person, now_us())
        self._look_at_the_gone_later()

    def _look_at_the_gone_later(self) -> None:
        """Tell the others when the grace time of an absent person ends."""
        for timer in self._timers:
            timer.cancel()
        waits = {clocks.BLIP, self.match.settings.grace * clocks.SECOND} if self.viewers and self.gone else set()
        times = {gone + wait - now_us() for gone in self.gone.values() for wait in waits}
        loop = asyncio.get_running_loop() if times else None
        self._timers = [loop.call_later(after / clocks.SECOND, self.tell_room) for after in times if loop and after > 0]

    # entries

    def take(self, rows: list[Row], entries: list[AnyEntry] | None = None, checked: bool = True) -> list[AnyEntry]:
        """Apply entries of the present table, which are on disk."""
        self.touched = time.monotonic()
        if entries is None:
            return [self.match.take(row) for row in rows]
        return [self.match.take(row, entry, checked) for row, entry in zip(rows, entries, strict=True)]

    def move(self, match: Match) -> None:
        """Continue at the next table."""
        self.match = match
        self.note_presence()

    def tell(self, happened: list[AnyEntry]) -> None:
        """Send new entries to everybody, and answer those who requested them."""
        over = self.match.phase == "over"
        if len(happened) == 1 and not over and isinstance(happened[0], Played):
            self.tell_table({happened[0].asked or ""})  # nearly all messages are of this kind
            return
        asked = {entry.asked for entry in happened if entry.asked is not None}
        if any(isinstance(entry, ABOUT_ROOM) or (over and isinstance(entry, Played)) for entry in happened):
            self.note_presence()
            # A start is answered by the `table` message that follows.
            self.tell_room(set() if any(isinstance(entry, Began) for entry in happened) else _about_seats(happened))
            self._show_out("seat-moved" if any(isinstance(entry, Handed) for entry in happened) else "watching-off")
        if self.match.table is not None and any(isinstance(entry, ABOUT_TABLE) for entry in happened):
            self.tell_table(asked)
        if any(isinstance(entry, Spoke) for entry in happened):
            self.tell_talk(sum(isinstance(entry, Spoke) for entry in happened), asked)

    def _show_out(self, reason: str) -> None:
        """Disconnects viewers without a seat if the table has no spectators."""
        for viewer in self.viewers:
            if not self.may_look(viewer):
                viewer.outbox.drop(reason, SHOWN_OUT[reason], again=False)

    def may_look(self, viewer: Viewer) -> bool:
        match = self.match
        if match.phase != "playing" or match.settings.watching:
            return True
        return not viewer.watch and (viewer.person in match.persons() or viewer.person == match.host)

    def tell_room(self, asked: set[str] | None = None) -> None:
        for viewer in self.viewers:
            viewer.say(self.room_for(viewer, viewer.answered(asked) if asked else None))

    def tell_table(self, asked: set[str]) -> None:
        frames: dict[tuple[Eyes, int | None], bytes] = {}
        now = now_us()
        for viewer in self.viewers:
            eyes = viewer.eyes(self.match)
            since = viewer.since(self.match, eyes)
            answers = viewer.answered(asked)
            if answers is not None:
                message = table_message(self.match, eyes, since, now)
                message.answers = answers
                viewer.outbox.put(encoded(message))
                continue
            key = (eyes, since)
            if key not in frames:
                frames[key] = encoded(table_message(self.match, eyes, since, now))
            viewer.outbox.put(frames[key])

    def tell_talk(self, lines: int, asked: set[str]) -> None:
        for line in list(self.match.talk)[-lines:]:
            message = said(line)
            frame = encoded(message)
            for viewer in self.viewers:
                answers = viewer.answered(asked)
                viewer.outbox.put(
                    frame if answers is None else encoded(msgspec.structs.replace(message, answers=answers))
                )

    # messages to one viewer

    def room_for(self, viewer: Viewer, answers: str | None = None) -> wire.RoomInfo:
        person = "" if viewer.watch else viewer.person
        message = room_message(self.match, person, self.attendance, self.spectators(), now_us())
        message.answers = answers
        return message

    def table_for(self, viewer: Viewer, answers: str | None = None) -> wire.Table:
        eyes = viewer.eyes(self.match)
        message = table_message(self.match, eyes, viewer.since(self.match, eyes), now_us())
        message.answers = answers
        return message

    def show_all(self, viewer: Viewer, answers: str | None = None) -> None:
        """Send everything to a viewer who has just connected."""
        viewer.say(self.room_for(viewer, answers))
        for line in self.match.talk:
            viewer.say(said(line))
        if self.match.table is not None:
            viewer.say(self.table_for(viewer))


def _about_seats(happened: list[AnyEntry]) -> set[str]:
    """The requests that the `room` message answers: those that did not change the game."""
    about = (Opened, Arranged, Seated, Voiced, Swapped, Handed, Invited, Accepted, Added)
    return {entry.asked for entry in happened if entry.asked is not None and isinstance(entry, about)}
