"""Data folders of older versions can be opened, with the same content. `tests/server/keeping.py` made this one."""

from __future__ import annotations

import contextlib
import json
import random
import shutil
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
import pytest_asyncio

from philtre import games
from philtre.client import Client, Visit
from philtre.games.mystic_moon.content import load, older_text
from philtre.games.mystic_moon.face.cards import Cards, printed
from philtre.server import wire
from philtre.table.record import verify
from philtre.table.recordfile import read
from tests.server.keeping import DATABASE, EXPECTED, describe
from tests.server.running import Running, begin, play_on, running

KEPT = Path(__file__).parent / "kept"
OLDER_RECORD = Path(__file__).parent.parent / "mystic_moon" / "older" / "rules-2.txt"
ROOMS: list[dict[str, Any]] = json.loads((KEPT / EXPECTED).read_text("utf-8"))


def called(room: dict[str, Any]) -> str:
    return f"{room['settings']['game']}-{room['what']}"


def rooms(*kinds: str) -> pytest.MarkDecorator:
    found = [room for room in ROOMS if room["what"] in kinds]
    return pytest.mark.parametrize("room", found, ids=called)


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def server(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Running]:
    folder = tmp_path_factory.mktemp("kept")
    shutil.copy(KEPT / DATABASE, folder / DATABASE)
    async with running(folder) as started:
        yield started


@contextlib.asynccontextmanager
async def people(server: Running, room: dict[str, Any]) -> AsyncIterator[list[Visit]]:
    """The persons of these rooms, with their cookies."""
    async with contextlib.AsyncExitStack() as stack:
        clients = [await stack.enter_async_context(Client(server.address, cookie)) for cookie in room["cookies"]]
        yield [await stack.enter_async_context(client.enter(room["code"])) for client in clients]


async def all_seen(visit: Visit, room: dict[str, Any]) -> None:
    if "version" in room:
        await visit.until(lambda message: isinstance(message, wire.Table))


def lacking(found: dict[str, Any] | None, kept: dict[str, Any] | None) -> dict[str, Any]:
    """The stored parts of a position that are missing now. Positions may have new fields."""
    return {name: value for name, value in (kept or {}).items() if (found or {}).get(name) != value}


# Rooms whose present match is the stored one; rooms of finished games have continued.
PRESENT = ("middle", "again", "left", "forked", "packed", "lobby")


@rooms(*PRESENT)
async def test_an_old_room_is_unchanged(server: Running, room: dict[str, Any]) -> None:
    async with people(server, room) as visits:
        await all_seen(visits[0], room)
        found = describe(room["what"], visits[0], visits)
        for part in ("table", "seats", "said", "version", "turn", "prompt", "eyes", "outcome", "commitment"):
            assert found.get(part) == room.get(part), part
        assert lacking(found.get("view"), room.get("view")) == {}
        assert found.get("choices") == room.get("choices")
        assert room["settings"].items() <= found["settings"].items()


@rooms("over")
async def test_an_old_game_replays_to_the_same_end(server: Running, room: dict[str, Any]) -> None:
    async with Client(server.address, room["cookies"][0]) as ada:
        replay = await ada.replay(room["table"], start=room["version"], eyes=0)
        assert replay.version == room["version"]
        assert lacking(json.loads(bytes(replay.steps[0].view)), room["view"]) == {}
        assert msgspec.to_builtins(replay.outcome) == room["outcome"]


@rooms("over")
async def test_an_old_record_is_unchanged_and_replays(server: Running, room: dict[str, Any]) -> None:
    async with Client(server.address, room["cookies"][0]) as ada:
        assert await ada.record(room["table"]) == room["record"]
    table = verify(read(room["record"].encode()), games.face(room["settings"]["game"]))
    assert table.version == room["version"]


@rooms("middle", "again")
async def test_an_old_game_can_be_played_to_its_end(server: Running, room: dict[str, Any]) -> None:
    async with people(server, room) as visits:
        for visit in visits:
            await all_seen(visit, room)
        await play_on(visits, random.Random(1))
        assert visits[0].seen().outcome is not None
        record = read((await visits[0].client.record(room["table"])).encode())
    assert verify(record, games.face(room["settings"]["game"])).outcome() is not None


@rooms("lobby")
async def test_the_game_of_an_old_lobby_can_begin(server: Running, room: dict[str, Any]) -> None:
    async with people(server, room) as visits:
        await begin(visits)
        assert visits[0].seen().phase == "playing"


@rooms("forked")
async def test_an_old_fork_begins_where_it_was_forked(server: Running, room: dict[str, Any]) -> None:
    async with people(server, room) as visits:
        host = visits[0]
        await host.ask(wire.PutBot(id="bot", seat=1, bot="novice"))
        await host.ask(wire.Start(id="start"))
        assert host.seen().phase == "playing"


async def test_a_record_of_older_rules_keeps_its_cards(server: Running) -> None:
    """Also when it is brought to this server: the page shows the cards of then, and the record stays as it was."""
    text = OLDER_RECORD.read_text("utf-8")
    async with Client(server.address) as ada:
        made = await ada.post("/api/records", wire.BringRecord(text=text), wire.Created)
        assert await ada.record(made.table) == text
        cards = await ada.get(f"/api/tables/{made.table}/cards", Cards)
    assert cards == printed(load(older_text(2)))
    assert cards != printed(load(None))
