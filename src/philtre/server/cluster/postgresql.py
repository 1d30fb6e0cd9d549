"""Several processes on one PostgreSQL: each room has one owner at a time, the others forward to it and follow.

An owner has a lease, which every write checks, see `leases`. Once new entries are on disk, it announces them to the
processes that have the room open: they tell when they open it, and then learn how far it is. All messages between
processes use one channel. A process that was not well for a while may have missed some: when it is heard of again, it
is asked which rooms it has open. If an owner dies before it announces, who takes the room over reads it first.
"""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import secrets
import time
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Any, Final

import msgspec
import psycopg
from sqlalchemy import Connection, text
from sqlalchemy.engine import make_url
from sqlalchemy.exc import SQLAlchemyError

from philtre.server import logs, wire
from philtre.server.cluster.alone import Cluster, Elsewhere
from philtre.server.cluster.leases import Leases
from philtre.server.guard.refusals import Refusal
from philtre.server.rulings.requests import Forwarded

if TYPE_CHECKING:
    from philtre.server.rooms.commit import Commit
    from philtre.server.rooms.following import Follower
    from philtre.server.rooms.open_room import OpenRoom
    from philtre.server.rooms.registry import Registry

CHANNEL: Final = "philtre"
HEARTBEAT: Final = 0.12  # seconds
SILENCE: Final = 1.0  # after which we forget the viewers of a silent process
ANSWER_WITHIN: Final = 0.25  # seconds to wait for the owner of a room before another process tries to become it
ADOPT_EVERY: Final = 12  # heartbeats between two searches for rooms that lost their owner without a notification
LONGEST: Final = 7900  # bytes of a notification
MOST_ROOMS: Final = 100  # in one announcement, which must not be longer
_SPEAK: Final = f"select pg_notify('{CHANNEL}', word) from unnest(%s::text[]) word"
_ANNOUNCE: Final = text(f"select pg_notify('{CHANNEL}', word) from unnest(cast(:words as text[])) word")
# So that we and PostgreSQL notice within seconds if the other machine disappears.
_ALERT: Final[dict[str, Any]] = {
    "keepalives_idle": 2,
    "keepalives_interval": 1,
    "keepalives_count": 3,
    "connect_timeout": 5,
    "options": "-c tcp_keepalives_idle=2 -c tcp_keepalives_interval=1 -c tcp_keepalives_count=3",
}


class Word(msgspec.Struct, tag_field="t", omit_defaults=True):
    """A notification from one process to the others."""

    by: str


class Appended(Word, tag="a"):
    """The present tables of rooms, and the numbers of their last entries."""

    rooms: dict[str, tuple[str, int]]


class Alive(Word, tag="l"):
    """A heartbeat."""


class WhoIsThere(Word, tag="w"):
    """Asks the other processes which rooms they have open, and for their viewers."""


class Left(Word, tag="x"):
    """The process shuts down; its rooms have no owner."""


class Freed(Word, tag="f"):
    """A room no longer has an owner."""

    room: str


class Present(Word, tag="p"):
    """The viewers of a room at this process, or None if it is not open there. With `ask` the others send theirs."""

    room: str
    there: Elsewhere | None
    ask: bool = False


class Forgotten(Word, tag="v"):
    """A person was forgotten: their cookie is now invalid."""

    person: str


class Erased(Word, tag="e"):
    """`philtre admin forget` has erased a person from the database."""

    person: str


class Command(Word, tag="c"):
    """A request in a room that another process owns."""

    number: int
    room: str
    person: str
    request: Forwarded


class Reply(Word, tag="r"):
    """The owner's answer to a command."""

    to: str
    number: int
    fresh: bool = False
    code: str | None = None
    details: dict[str, str | int] = {}


AnyWord = Appended | Alive | WhoIsThere | Left | Freed | Present | Forgotten | Erased | Command | Reply
_decoder: msgspec.json.Decoder[AnyWord] = msgspec.json.Decoder(AnyWord)


def tell_erased(connection: Connection, person: str) -> None:
    """Tell the running processes once the transaction is committed."""
    connection.execute(_ANNOUNCE, {"words": [msgspec.json.encode(Erased("admin", person)).decode()]})


class PostgresqlCluster(Cluster):
    """A server process that shares its database with others."""

    def __init__(self, database: str) -> None:
        self.name = secrets.token_hex(6)
        self._address = make_url(database).set(drivername="postgresql").render_as_string(hide_password=False)
        self._leases = Leases(self.name, self._connect)
        self._dead: set[str] = set()  # dead processes whose rooms were already taken over
        self._heard: dict[str, float] = {}  # when each other process was last heard
        self._waiting: dict[int, asyncio.Future[Reply]] = {}
        self._numbers = 0
        self._outgoing: list[str] = []
        self._appended: dict[str, tuple[str, int]] = {}  # not announced yet
        self._outgoing_wake = asyncio.Event()
        self._following: set[str] = set()
        self._background: set[asyncio.Task[Any]] = set()
        self._loops: list[asyncio.Task[None]] = []

    async def start(
        self, registry: Registry, follower: Follower, commit: Commit, let_go_of: Callable[[str], None]
    ) -> None:
        """Connect, and listen to the others."""
        self._registry = registry
        self._follower = follower
        self._commit = commit
        self._let_go_of = let_go_of
        await self._leases.open()
        self._voice = await self._new_voice()
        self._ear = await self._connect()
        await self._ear.execute(f"listen {CHANNEL}")
        for loop in (self._listen, self._speak, self._beat):
            self._loops.append(asyncio.get_running_loop().create_task(loop()))

    async def close(self) -> None:
        # Free the rooms first, then tell the others.
        beat = self._loops.pop()
        beat.cancel()
        await asyncio.gather(beat, return_exceptions=True)
        await self._leases.close()
        self._say(Left(self.name))
        with contextlib.suppress(asyncio.TimeoutError):
            async with asyncio.timeout(1.0):
                while self._outgoing or self._appended:
                    await asyncio.sleep(0.01)
        for task in [*self._loops, *self._background]:
            task.cancel()
        await asyncio.gather(*self._loops, *self._background, return_exceptions=True)
        for connection in (self._voice, self._ear):
            with contextlib.suppress(psycopg.Error):
                await connection.close()

    def announce(self, code: str, table_id: str, seq: int) -> None:
        self._appended[code] = table_id, seq
        self._outgoing_wake.set()

    def guard(self, connection: Connection, rooms: list[str]) -> None:
        """Raise Fenced unless rooms are ours, within their transaction. Called by the writer's thread."""
        self._leases.guard(connection, rooms)

    def append(self, connection: Connection, rooms: list[str], rows: dict[str, list[Any]]) -> None:
        """Insert entries, or raise Fenced unless these rooms are ours. Called by the writer's thread."""
        self._leases.append(connection, rooms, rows)

    # owning

    async def own(self, code: str) -> bool:
        try:
            return code in await self._leases.take([code])
        except psycopg.Error:
            raise Refusal("busy") from None

    def doubt(self, code: str) -> None:
        self._leases.terms.pop(code, None)

    async def release(self, code: str) -> None:
        if await self._leases.free(code):
            self._say(Freed(self.name, code))

    async def forward(self, code: str, person: str, request: wire.Asking) -> bool | None:
        reply = await self._command(code, person, request)
        if reply is None:
            return None
        if reply.code is not None:
            raise Refusal(reply.code, **reply.details)
        return reply.fresh

    async def _command(self, code: str, person: str, request: Any) -> Reply | None:
        """Ask the owner; None if there is no answer."""
        self._numbers += 1
        number = self._numbers
        waiting = self._waiting[number] = asyncio.get_running_loop().create_future()
        self._say(Command(self.name, number, code, person, request))
        try:
            return await asyncio.wait_for(waiting, ANSWER_WITHIN)
        except TimeoutError:
            return None
        finally:
            self._waiting.pop(number, None)

    # who is there

    def tell_presence(self, code: str, there: Elsewhere | None, ask: bool = False) -> None:
        self._say(Present(self.name, code, there, ask))

    def tell_forgotten(self, person: str) -> None:
        self._say(Forgotten(self.name, person))

    # receiving

    async def _listen(self) -> None:
        while True:
            try:
                async for notice in self._ear.notifies():
                    self._hear_text(notice.payload)
            except psycopg.Error as error:
                logs.warn("deaf", problem=str(error)[:200])
                await self._reconnect_ear()

    def _hear_text(self, payload: str) -> None:
        """Unknown notifications are ignored, because a newer version may send them."""
        try:
            word = _decoder.decode(payload)
        except msgspec.DecodeError as error:
            logs.warn("strange-word", problem=str(error)[:200])
            return
        if isinstance(word, Erased):
            self._forget(word.person)  # not sent by a server
        else:
            self._hear(word)

    def _hear(self, word: AnyWord) -> None:
        if word.by == self.name:
            return
        if word.by not in self._heard:
            self._say(WhoIsThere(self.name))
        self._heard[word.by] = time.monotonic()
        match word:
            case Appended():
                self._follow(word)
            case Command():
                self._spawn(self._obey(word))
            case Reply():
                self._resolve(word)
            case Present():
                self._note_presence(word)
            case Forgotten():
                self._let_go_of(word.person)
            case Freed():
                self._spawn(self._adopt([word.room]))
            case Left():
                self._bury(word.by)
            case WhoIsThere():
                self._tell_who_is_here()
            case Alive():
                pass

    def _forget(self, person: str) -> None:
        """Read rooms again, because those in memory still name the person."""
        self._let_go_of(person)
        for opened in self._registry.open.values():
            if opened.match.mentions(person):
                self._spawn(self._follower.read_again(opened))

    def _follow(self, word: Appended) -> None:
        for code, (table_id, seq) in word.rooms.items():
            opened = self._registry.open.get(code)
            if opened is not None and (opened.match.table_id != table_id or seq >= opened.match.seq):
                self._read_on(opened)

    def _read_on(self, opened: OpenRoom) -> None:
        """Read what another process wrote. If we thought that the room was ours, it no longer is."""
        if opened.code in self._following:
            return
        if opened.owned:
            opened.owned = False
            self.doubt(opened.code)
        self._following.add(opened.code)
        self._spawn(self._catch_up(opened))

    async def _catch_up(self, opened: OpenRoom) -> None:
        self._following.discard(opened.code)
        await self._follower.follow(opened)

    async def _obey(self, command: Command) -> None:
        opened = self._registry.open.get(command.room)
        if opened is None or not opened.owned:
            return
        reply = Reply(self.name, command.by, command.number)
        try:
            reply.fresh = await self._commit.submit(opened, command.person, command.request)
        except Refusal as refusal:
            reply.code, reply.details = refusal.code, refusal.details
        self._say(reply)

    def _resolve(self, reply: Reply) -> None:
        waiting = self._waiting.get(reply.number) if reply.to == self.name else None
        if waiting is not None and not waiting.done():
            waiting.set_result(reply)

    def _note_presence(self, word: Present) -> None:
        opened = self._registry.open.get(word.room)
        if opened is None:
            return
        if word.ask:
            self.tell_presence(word.room, opened.seen_here())
        new = word.by not in opened.elsewhere
        self._follower.note_elsewhere(opened, word.by, word.there)
        if new and opened.owned:
            self.announce(opened.code, opened.match.table_id, opened.match.seq - 1)

    def _tell_who_is_here(self) -> None:
        for opened in self._registry.open.values():
            self.tell_presence(opened.code, opened.seen_here())

    # heartbeats

    async def _beat(self) -> None:
        """Renew the lease of this process, and notice processes that do not."""
        for beat in itertools.count():
            self._say(Alive(self.name))
            slept = time.monotonic()
            await asyncio.sleep(HEARTBEAT)
            with contextlib.suppress(psycopg.Error):  # a broken connection is noticed at the next heartbeat
                await self._mind_the_leases(beat % ADOPT_EVERY == 0)
            now = time.monotonic()
            if now - slept < SILENCE:  # otherwise we were the ones who did not listen
                for name in [name for name, heard in self._heard.items() if heard < now - SILENCE]:
                    self._bury(name)

    async def _mind_the_leases(self, look_around: bool) -> None:
        if self._leases.broken:
            await self._reconnect_leases()
        renewed = await self._leases.renew()
        if renewed.late:
            self._spawn(self._lose())
        if renewed.late or look_around or renewed.dead - self._dead:
            self._spawn(self._adopt(self._followed()))
        self._dead = renewed.dead
        if look_around:
            await self._leases.tidy()

    async def _lose(self) -> None:
        """Our lease expired: find out which of our rooms other processes have taken, and follow those."""
        lost = await self._leases.lost()
        logs.warn("lease-late", lost=len(lost))
        for code in lost:
            opened = self._registry.open.get(code)
            if opened is not None:
                opened.owned = False
                await self._follower.follow(opened)

    def _bury(self, name: str) -> None:
        """A process has ended: remove its viewers, and take its rooms if they need an owner."""
        self._heard.pop(name, None)
        for opened in list(self._registry.open.values()):
            if name in opened.elsewhere:
                self._follower.note_elsewhere(opened, name, None)
        self._spawn(self._adopt(self._followed()))

    async def _adopt(self, codes: list[str]) -> None:
        """Become the owner of rooms that are open here and have no owner."""
        for code in await self._leases.take([code for code in codes if code in self._registry.open]):
            opened = self._registry.open.get(code)
            if opened is not None and not opened.owned:
                await self._commit.try_to_own(opened)

    def _followed(self) -> list[str]:
        return [opened.code for opened in self._registry.open.values() if not opened.owned]

    # sending

    def _say(self, word: Word) -> None:
        payload = msgspec.json.encode(word).decode()
        if len(payload.encode()) > LONGEST:
            raise Refusal("too-big", most=LONGEST)
        self._outgoing.append(payload)
        self._outgoing_wake.set()

    async def _speak(self) -> None:
        while True:
            await self._outgoing_wake.wait()
            self._outgoing_wake.clear()
            words, appended, self._appended = list(self._outgoing), self._appended, {}
            try:
                await self._voice.execute(_SPEAK, [words + self._announcements(appended)])
                del self._outgoing[: len(words)]
            except psycopg.Error as error:
                logs.warn("mute", problem=str(error)[:200])
                self._appended = appended | self._appended
                self._voice = await self._again(self._new_voice)
                self._outgoing_wake.set()

    def _announcements(self, appended: dict[str, tuple[str, int]]) -> list[str]:
        rooms = list(appended.items())
        parts = [dict(rooms[start : start + MOST_ROOMS]) for start in range(0, len(rooms), MOST_ROOMS)]
        return [msgspec.json.encode(Appended(self.name, part)).decode() for part in parts]

    # connections

    async def _connect(self) -> psycopg.AsyncConnection[Any]:
        return await psycopg.AsyncConnection.connect(self._address, autocommit=True, **_ALERT)

    async def _new_voice(self) -> psycopg.AsyncConnection[Any]:
        connection = await self._connect()
        await connection.execute("set synchronous_commit = off")  # a notification leaves nothing that must be on disk
        return connection

    async def _again(
        self, connect: Callable[[], Awaitable[psycopg.AsyncConnection[Any]]]
    ) -> psycopg.AsyncConnection[Any]:
        while True:
            try:
                return await connect()
            except psycopg.Error:
                await asyncio.sleep(HEARTBEAT)

    async def _reconnect_ear(self) -> None:
        """Notifications may have been lost: read all rooms that we follow again, and ask for their viewers."""
        self._ear = await self._again(self._connect)
        await self._ear.execute(f"listen {CHANNEL}")
        self._say(WhoIsThere(self.name))
        for opened in list(self._registry.open.values()):
            await self._follower.follow(opened)

    async def _reconnect_leases(self) -> None:
        """Reconnect, and check our lease, because it was not renewed in the meantime."""
        logs.warn("lease-lost", rooms=len(self._leases.terms))
        await self._leases.open()
        self._spawn(self._lose())

    def _spawn(self, work: Any) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self._background.add(task)
        task.add_done_callback(self._finished)

    def _finished(self, task: asyncio.Task[Any]) -> None:
        self._background.discard(task)
        error = None if task.cancelled() else task.exception()
        if isinstance(error, psycopg.Error | SQLAlchemyError):
            logs.warn("cluster", problem=type(error).__name__)  # try again at the next heartbeat
        elif error is not None:
            logs.fault("cluster", error)
