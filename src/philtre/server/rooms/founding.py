"""Creates rooms."""

from __future__ import annotations

import asyncio

import msgspec

from philtre.packs import check as check_pack
from philtre.server import logs, packs, wire
from philtre.server.catalogue import Catalogue, check_level
from philtre.server.clock import now_us
from philtre.server.guard.names import clean_name, new_code, new_table_id, table_id_of
from philtre.server.guard.refusals import Refusal
from philtre.server.rooms import clocks
from philtre.server.rooms.entries import AnyEntry, Chair, Opened, row_of
from philtre.server.rulings import importing, seats
from philtre.server.storage.store import Store
from philtre.server.storage.writer import Row
from philtre.table.record import Record
from philtre.table.recordfile import to_text


class Founding:
    """Creates rooms from settings or from records."""

    def __init__(self, store: Store, catalogue: Catalogue) -> None:
        self._store = store
        self._catalogue = catalogue

    async def create(self, person: str, wanted: wire.CreateRoom) -> wire.Created:
        settings, content = await self._agreed(wanted)
        await self._catalogue.prepare(settings, content)
        self._catalogue.check(settings, content)
        chairs = _chairs(wanted, person)
        seats.check_names(chair.name for chair in chairs)
        if wanted.start:
            seats.check_full(chairs)
        opening = Opened(code="", host=person, settings=settings, chairs=chairs, content=content)
        return await self.found(opening, person, wanted.start)

    async def _agreed(self, wanted: wire.CreateRoom) -> tuple[wire.Settings, str | None]:
        """The settings of a new room with the text of its content pack, which was sent or is one of the server's."""
        settings = wanted.settings
        if wanted.pack is None:
            return settings, None if settings.pack is None else self._catalogue.library.text(settings.pack)
        await _check_pack(wanted.pack)
        return msgspec.structs.replace(settings, pack=packs.name_of(wanted.pack)), wanted.pack

    async def found(self, opening: Opened, person: str, start: bool) -> wire.Created:
        """Create a room with its first table. The game begins at once or waits."""
        opening.code, table_id, at = new_code(), new_table_id(), now_us()
        opening.seed = seats.new_seed()
        entries: list[AnyEntry] = [opening]
        if start:
            rules = self._catalogue.game(opening.settings.game).rules
            entries.append(seats.began(table_id, rules, opening.seed, opening.chairs))
        rows: list[Row] = [row_of(table_id, n, at, entry) for n, entry in enumerate(entries)]
        write = self._store.open_room(opening.code, rows[0])
        write.rows.extend(rows[1:])
        write.after.append(self._store.sit(person, opening.code, at))
        write.after.extend(self._store.packs_of(table_id, at, opening.content))
        allowed = clocks.allowed(opening.settings)
        if start and allowed is not None and opening.settings.clock.kind == "days":
            write.after.append(self._store.put_off(opening.code, at, at + allowed))
        await self._store.write(write)
        logs.tell("room-opened", room=logs.alias(opening.code), game=opening.settings.game)
        return wire.Created(code=opening.code, table=table_id)

    async def bring(self, person: str, text: str, record: Record) -> wire.Created:
        """Create a room for a finished game from its record. The same record always leads to the same room."""
        table_id = table_id_of(f"{person} {text}")
        code = await self._store.room_of(table_id)
        if code is not None:
            return wire.Created(code=code, table=table_id)
        face = self._catalogue.face(record.game)
        if record.content is not None:
            await _check_pack(record.content)  # because the game may be continued from one of its points
        entries = await asyncio.to_thread(importing.entries_of, record, face)
        opening = entries[0]
        assert isinstance(opening, Opened)
        opening.code, at = new_code(), now_us()
        rows = [row_of(table_id, n, at, entry) for n, entry in enumerate(entries)]
        write = self._store.open_room(opening.code, rows[0])
        write.rows.extend(rows[1:])
        write.after.extend(self._store.packs_of(table_id, at, opening.content))
        write.after.append(self._store.end(table_id, at, to_text(record)))
        await self._store.write(write)
        return wire.Created(code=opening.code, table=table_id)


async def _check_pack(text: str) -> None:
    """Check a pack outside the event loop. Raises Refusal if it has mistakes."""
    _, mistakes = await asyncio.to_thread(check_pack, text)
    if mistakes:
        raise packs.bad_pack(mistakes)


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
