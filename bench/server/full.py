"""`full.py --games 100000`: makes a data folder of that many finished games, and measures its size and lookup times.

The games are real games between bots. Each is stored many times, as a room of its own with its record.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

import philtre
from philtre import games
from philtre.bots import make
from philtre.client import Client
from philtre.core.chance import Seeded
from philtre.core.contract import Setup
from philtre.server import wire
from philtre.server.config import sqlite_in
from philtre.server.guard.names import new_code, new_table_id
from philtre.server.rooms.entries import AnyEntry, Began, Chair, Ended, Opened, Played, row_of
from philtre.table.luck import SEALED, Luck
from philtre.table.record import record_of
from philtre.table.recordfile import to_text
from philtre.table.table import Table

RESULTS = Path(__file__).parents[1] / "results" / "full.json"
ENVIRONMENT = {**os.environ, "PYTHONPATH": str(Path(philtre.__file__).parents[1]), "PYTHONUNBUFFERED": "1"}
KINDS = (("apotheca", "standard"), ("potion_explosion", "standard"), ("mystic_moon", "standard"))
EACH = 6  # games of each kind that are played; the others are copies
PERSONS = 5_000
AT_ONCE = 500  # games in one transaction


def story(game_name: str, variant: str, number: int) -> tuple[list[AnyEntry], str]:
    """A game between two bots: its entries without the first, and its record."""
    game, face = games.game(game_name), games.face(game_name)
    luck = Luck(SEALED, f"{number:064x}")
    table = Table(game, Setup(variant, 2), luck.chance(), None)
    bots, chance = [make("greedy", game)] * 2, Seeded(number)
    told: list[AnyEntry] = [Began(seed=str(luck.seed), rules=int(game.rules))]
    while (seat := table.seat()) >= 0:
        action = int(bots[seat].choose(table.view(seat), chance))
        told.append(Played(entry=action, seat=seat, asked=f"{'a' * 18}:{len(told):08x}"))
        table.enter(action)
    record = to_text(record_of(table, face, luck, ["Ada", "Bob"], "2026-01-01T00:00:00Z"))
    return [*told, Ended()], record


def fill(folder: Path, count: int) -> None:
    from sqlalchemy import insert

    from philtre.server.storage import schema
    from philtre.server.storage.connecting import connect

    chances = random.Random(1)
    stories = [(kind, *story(*kind, number)) for kind in KINDS for number in range(EACH)]
    persons = [f"{number:018x}" for number in range(PERSONS)]
    engine = connect(sqlite_in(folder))
    for start in range(0, count, AT_ONCE):
        rooms, tables, entries, sittings = [], [], [], []
        for number in range(start, min(count, start + AT_ONCE)):
            (game, variant), told, record = stories[number % len(stories)]
            code, table, at = new_code(), new_table_id(), 1_700_000_000_000_000 + number * 60_000_000
            pair = chances.sample(persons, 2)
            chairs = [Chair("person", person, name) for person, name in zip(pair, ("Ada", "Bob"), strict=True)]
            agreed = wire.Settings(game=game, variant=variant, seats=2)
            opened = Opened(code=code, host=pair[0], settings=agreed, chairs=chairs)
            rooms.append({"code": code, "table_id": table, "updated": at, "due": None})
            tables.append({"id": table, "room": code, "opened": at, "ended": at, "record": record})
            entries += [row_of(table, seq, at, entry)._asdict() for seq, entry in enumerate([opened, *told])]
            sittings += [{"person": person, "room": code, "at": at} for person in pair]
        with engine.begin() as connection:
            for where, rows in ((schema.rooms, rooms), (schema.tables, tables), (schema.entries, entries)):
                connection.execute(insert(where), rows)
            connection.execute(insert(schema.sittings), sittings)
    engine.dispose()


def started(folder: Path) -> tuple[subprocess.Popen[bytes], str, float]:
    command = [sys.executable, "-m", "philtre", "--lang", "en", "serve", "--port=0", "--data", str(folder)]
    began = time.perf_counter()
    process = subprocess.Popen([*command, "--log=error"], stdout=subprocess.PIPE, env=ENVIRONMENT)
    assert process.stdout is not None
    address = process.stdout.readline().decode().split()[-1]
    asyncio.run(Client(address).request("GET", "/healthz"))
    return process, address, time.perf_counter() - began


async def lookups(folder: Path, address: str, times: int = 40) -> dict[str, float]:
    """The typical time of each kind of lookup in ms, for rooms and games that are not cached."""
    from sqlalchemy import func, select

    from philtre.server.guard.persons import Registrar
    from philtre.server.storage import schema
    from philtre.server.storage.connecting import connect

    engine = connect(sqlite_in(folder))
    with engine.connect() as connection:
        found = connection.execute(
            select(schema.tables.c.room, schema.tables.c.id).order_by(func.random()).limit(times)
        ).all()
        key = connection.execute(select(schema.keepsakes.c.value)).scalar_one()
    engine.dispose()
    took: dict[str, list[float]] = {}
    async with Client(address, Registrar(bytes(key)).new().cookie) as client:
        for room, table in found:
            for name, path in (
                ("a room in a list, first", f"/api/rooms/{room}"),
                ("a room in a list, again", f"/api/rooms/{room}"),
                ("a record", f"/api/tables/{table}/record"),
                ("a replay", f"/api/tables/{table}/replay?count=1"),
            ):
                began = time.perf_counter()
                status, _, _ = await client.request("GET", path)
                assert status == 200, (status, path)
                took.setdefault(name, []).append(1000 * (time.perf_counter() - began))
                await asyncio.sleep(0.27)  # lookups of past games are rate-limited
            began = time.perf_counter()
            async with client.enter(room) as visit:
                await visit.ask(wire.Ping(id="p"))
            took.setdefault("into a room", []).append(1000 * (time.perf_counter() - began))
    return {name: statistics.median(each) for name, each in took.items()}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=100_000)
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as place:
        folder = Path(place)
        began = time.perf_counter()
        fill(folder, given.games)
        found: dict[str, Any] = {"games": given.games, "fill_seconds": round(time.perf_counter() - began)}
        found["bytes"] = sum(file.stat().st_size for file in folder.iterdir())
        starts = []
        for _ in range(3):
            process, address, seconds = started(folder)
            starts.append(seconds)
            if len(starts) == 3:
                found["ms"] = asyncio.run(lookups(folder, address))
            process.terminate()
            process.wait()
        found["start_seconds"] = statistics.median(starts)
    print(f"{found['bytes'] / 1e6:,.0f} MB for {given.games:,} games: {found['bytes'] / given.games / 1e3:.1f} kB each")
    print(f"start to the first answer: {found['start_seconds']:.2f} s")
    for name, ms in found["ms"].items():
        print(f"{name}: {ms:.1f} ms")
    RESULTS.write_text(json.dumps(found, indent=1) + "\n", "utf-8")


if __name__ == "__main__":
    main()
