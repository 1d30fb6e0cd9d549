"""Creates all parts of a running server, and closes them in order."""

from __future__ import annotations

import asyncio
import contextlib
import time
from typing import TYPE_CHECKING, Final

from sqlalchemy import Engine

from philtre.server import logs, wire
from philtre.server.catalogue import Catalogue
from philtre.server.clock import now_us
from philtre.server.cluster.alone import Cluster
from philtre.server.config import Config
from philtre.server.guard.authentication import Authenticator
from philtre.server.guard.limits import ConnectionLimit, Limits, PersonalRate, RateLimit
from philtre.server.guard.persons import Registrar
from philtre.server.guard.sanctions import READ_EVERY, Sanctions
from philtre.server.guard.turns import Pace
from philtre.server.health import Health
from philtre.server.metrics import Metrics
from philtre.server.push.sending import Sender, new_private_key
from philtre.server.push.subscriptions import Subscriptions
from philtre.server.push.turns import TurnNotices
from philtre.server.rooms.archive import Archive
from philtre.server.rooms.commit import Commit
from philtre.server.rooms.events import RoomEvents
from philtre.server.rooms.following import Follower
from philtre.server.rooms.founding import Founding
from philtre.server.rooms.opening import Opening
from philtre.server.rooms.reading import Reader
from philtre.server.rooms.registry import Registry
from philtre.server.rooms.scheduler import Scheduler
from philtre.server.rooms.summaries import Summaries
from philtre.server.storage.connecting import connect, unusable
from philtre.server.storage.pruning import Ages, prune
from philtre.server.storage.store import Store
from philtre.server.storage.writer import TROUBLE, Writer
from philtre.server.thinking.analyses import Analyses
from philtre.server.thinking.pool import Pool

if TYPE_CHECKING:
    from philtre.server.ws.session import Session

FAREWELL: Final = 2.0  # seconds for the last messages to be sent
PRUNE_EVERY: Final = 3600.0
STUCK_EVERY: Final = 2.0
SHOWN_OUT: Final = {"banned": wire.Close.BANNED, "room-closed": wire.Close.ROOM_CLOSED}


class Services:
    """All parts of one server process."""

    def __init__(
        self,
        config: Config,
        catalogue: Catalogue | None = None,
        pool: Pool | None = None,
        writer: type[Writer] = Writer,
    ) -> None:
        self.config = config
        self.catalogue = catalogue or Catalogue(packs=config.packs)
        self.limits: Limits = config.limits
        self.metrics = Metrics()
        self.pool = pool or _processes(config)
        self._writer = writer
        self.sessions: set[Session] = set()
        self.leaving = False
        self.connection_limit = ConnectionLimit(self.limits.sockets)
        self.entrance_rate = RateLimit(self.limits.entrances, self.limits.entrance_burst)
        self.answer_rate = RateLimit(self.limits.answers, self.limits.answer_burst)
        self.request_rate = RateLimit(self.limits.requests, self.limits.request_burst)
        self.room_rate = RateLimit(self.limits.rooms, self.limits.room_burst)
        self.change_rate = PersonalRate(self.limits.changes, self.limits.change_burst, self.limits.household)
        self.ask_rate = RateLimit(self.limits.asks, self.limits.ask_burst)
        self.move_rate = RateLimit(self.limits.moves, self.limits.move_burst)
        self.new_pack_rate = RateLimit(self.limits.new_packs, self.limits.new_pack_burst)
        self.look_rate = RateLimit(self.limits.looks, self.limits.look_burst)
        self.analysis_rate = RateLimit(self.limits.analyses, self.limits.analysis_burst)
        self.pack_rate = RateLimit(self.limits.packs, self.limits.pack_burst)
        self.record_rate = RateLimit(self.limits.records, self.limits.record_burst)
        self.subscription_rate = RateLimit(self.limits.subscriptions, self.limits.subscription_burst)
        self.talk_rate = PersonalRate(self.limits.talk, self.limits.talk_burst, self.limits.household)
        self.looking = asyncio.Semaphore(2)  # views of past games, which must be replayed
        self.message_pace = Pace()  # of everything that comes over websockets but moves
        self.hint_rate = PersonalRate(self.limits.hints, self.limits.hint_burst, self.limits.household)
        self._tasks: list[asyncio.Task[None]] = []

    async def open(self) -> None:
        """Connect to the database and start. Raises StorageError."""
        engine = await asyncio.to_thread(connect, self.config.database)
        self.cluster = _cluster(engine, self.config.database)
        self.store = Store(engine, self.metrics.commit, self.cluster, self._writer)
        self.health = Health(self.store)
        registrar = Registrar(await self._key())
        self.sanctions = Sanctions(self.store)
        await self.sanctions.read()
        config = self.config
        self.authenticator = Authenticator(registrar, self.store, self.sanctions, config.origins, config.hosts)
        self._open_rooms()
        await self._open_push()
        await self.cluster.start(self.registry, self.follower, self.commit, self.let_go_of)
        self.analyses = Analyses(self.store, self.pool)
        loop = asyncio.get_running_loop()
        works = (
            self.scheduler.look_around(),
            self.summaries.keep_writing(),
            self._keep_pruning(),
            self._heed_sanctions(),
            self._let_go_of_the_stuck(),
        )
        self._tasks = [loop.create_task(work) for work in works]
        logs.tell("open", database=engine.dialect.name)

    async def _key(self) -> bytes:
        """The key that signs cookies. This is the first write, so it fails if the database is read-only."""
        try:
            return await self.store.key()
        except TROUBLE as error:
            await asyncio.to_thread(self.store.close)
            raise unusable(self.config.database, error) from error

    def _open_rooms(self) -> None:
        """Create the parts that handle rooms, each with what it needs."""
        store, catalogue, metrics, cluster = self.store, self.catalogue, self.metrics, self.cluster
        events = self.events = RoomEvents()
        reader = Reader(store, catalogue)
        self.archive = Archive(store, reader)
        self.registry = Registry(metrics)
        self.follower = Follower(reader, catalogue, self.registry, events)
        self.commit = Commit(
            store, catalogue, self.registry, self.follower, cluster, events, metrics, self.limits.entries
        )
        self.opening = Opening(self.archive, self.registry, self.follower, self.commit, cluster, events)
        self.summaries = Summaries(store, self.registry, self.archive)
        self.founding = Founding(store, catalogue)
        self.scheduler = Scheduler(store, self.opening, self.commit, events, self.pool, metrics, self.config.pace)

    async def _open_push(self) -> None:
        """Enable notifications if the configuration has a contact."""
        self.subscriptions = Subscriptions(self.store)
        self.sender: Sender | None = None
        self.notices: TurnNotices | None = None
        if self.config.push_contact is not None:
            key = await self.store.keepsake("push", new_private_key)
            self.sender = Sender(key, self.config.push_contact, self.config.push_services)
            self.notices = TurnNotices(self.subscriptions, self.sender, self.events)

    async def forget(self, person: str) -> None:
        """Forget a person, here and in every other process."""
        await self.store.forget(person, now_us())
        self.cluster.tell_forgotten(person)
        self.let_go_of(person)

    def let_go_of(self, person: str) -> None:
        """Invalidate a person's cookie, and close the connections that were made with it."""
        self.authenticator.forget(person)
        for session in list(self.sessions):
            if session.person == person:
                session.viewer.outbox.close(wire.Close.UNKNOWN_PERSON)

    async def say_goodbye(self) -> None:
        """Ask all clients to reconnect soon, and wait until they have read the message."""
        self.leaving = True
        self.analyses.close()
        for session in list(self.sessions):
            session.viewer.say(wire.Bye(code="restarting", again=True))
            session.viewer.outbox.close(wire.Close.RESTARTING)
        end = time.monotonic() + FAREWELL
        while self.sessions and time.monotonic() < end:
            await asyncio.sleep(0.02)

    async def close(self) -> None:
        """Finish what is running. Everything that was confirmed is already on disk."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.scheduler.close()
        if self.notices is not None:
            await self.notices.close()
        for opened in list(self.registry.open.values()):
            async with opened.lock:
                opened.closed = True
        with contextlib.suppress(*TROUBLE):
            await self.summaries.write()
        await self.cluster.close()
        await asyncio.to_thread(self.store.close)
        logs.tell("closed")

    async def _keep_pruning(self) -> None:
        """Delete what is too old from time to time, except rooms that somebody has open."""
        ages = Ages(self.config.keep_rooms, self.config.keep_records)
        while any(ages):
            await asyncio.sleep(PRUNE_EVERY)
            try:
                rooms, games = await prune(self.store, ages, now_us(), self.registry.open)
            except TROUBLE as error:
                logs.warn("pruning", problem=type(error).__name__)
            else:
                logs.tell("pruned", rooms=rooms, games=games)

    async def _heed_sanctions(self) -> None:
        """Disconnect banned persons."""
        while True:
            await asyncio.sleep(READ_EVERY)
            try:
                if not await self.sanctions.read():
                    continue
            except TROUBLE as error:
                logs.warn("sanctions", problem=type(error).__name__)
                continue
            for session in list(self.sessions):
                refused = self.sanctions.refused(session.address, session.person, session.code)
                if refused is not None:
                    session.viewer.outbox.drop(refused, SHOWN_OUT[refused], again=False)

    async def _let_go_of_the_stuck(self) -> None:
        """Disconnect clients that have not read for too long."""
        while True:
            await asyncio.sleep(STUCK_EVERY)
            now = time.monotonic()
            for session in list(self.sessions):
                if session.viewer.outbox.is_stuck(now):
                    self.metrics.dropped.labels("too-slow").inc()
                    session.viewer.outbox.hang_up()


def _processes(config: Config) -> Pool:
    """Worker processes for bots. Systems without processes override this."""
    from philtre.server.thinking.processes import Processes

    return Processes(config.bot_processes)


def _cluster(engine: Engine, database: str) -> Cluster:
    """The cluster: with SQLite we are alone; with PostgreSQL there may be other processes."""
    if engine.dialect.name != "postgresql":
        return Cluster()
    from philtre.server.cluster.postgresql import PostgresqlCluster

    return PostgresqlCluster(database)
