"""Makes the data folder for `test_kept.py`: rooms in every phase, and finished games of all kinds.

`python -m tests.server.keeping FOLDER` writes it with the running version. The stored folder never changes, because
later versions must read it. The module only uses the client, so that it works with older versions, too.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import random
import shutil
import sqlite3
import sys
import tempfile
from pathlib import Path
from typing import Any

import msgspec

from philtre import games
from philtre.client import Client, Visit
from philtre.server import wire
from tests.server.running import caught_up, me, party, play_on, running, settings

DATABASE = "philtre.db"
EXPECTED = "expected.json"


async def keep(folder: Path) -> None:
    with tempfile.TemporaryDirectory() as place:
        found: list[dict[str, Any]] = []
        async with running(Path(place)) as server:
            for name in games.NAMES:
                found += await rooms_of(server.address, name)
            found.append(await lobby(server.address, games.NAMES[0]))
        folder.mkdir(parents=True, exist_ok=True)
        with contextlib.closing(sqlite3.connect(Path(place) / DATABASE)) as database:
            database.execute("pragma journal_mode = delete")
            database.execute("vacuum")
        shutil.copy(Path(place) / DATABASE, folder / DATABASE)
    (folder / EXPECTED).write_text(json.dumps(found, ensure_ascii=False, indent=1) + "\n", "utf-8")


async def rooms_of(address: str, game: str) -> list[dict[str, Any]]:
    """A running game, a finished one with a rematch, one that was left, one that was forked, one with a pack."""
    luck = random.Random(game)
    agreed: dict[str, Any] = {"game": game, "variant": "standard", "talk": "free"}
    async with party(address, "Ada", "Ben", **agreed) as visits:
        await play_on(visits, luck, 30)
        await undo(visits)
        await visits[0].ask(wire.Say(id="phrase", phrase="hello"))
        await visits[1].ask(wire.Say(id="text", text="Bonne chance ★"))
        await visits[0].ask(wire.OfferStop(id="offer", table=visits[0].seen().table, seat=0))
        middle = await kept("middle", visits)
    async with party(address, "Ada", "Ben", **agreed) as visits:
        await play_on(visits, luck)
        over = await kept("over", visits)
        record = await visits[0].client.record(visits[0].seen().table)
        await visits[0].ask(wire.Rematch(id="again", start=True))
        await caught_up(visits)
        await play_on(visits, luck, 7)
        again = await kept("again", visits)
        forked = await fork(visits[0].client, over)
    async with party(address, "Ada", "Ben", **agreed) as visits:
        await play_on(visits, luck, 9)
        await visits[1].ask(wire.Resign(id="resign", table=visits[1].seen().table, seat=1))
        await caught_up([visits[1], *visits])
        left = await kept("left", visits)
    return [middle, {**over, "record": record}, again, forked, left, await packed(address, game)]


async def undo(visits: list[Visit]) -> None:
    """Undo, if possible."""
    for visit in visits:
        table = visit.seen()
        if any(mean.name == "undo" and mean.reason is None for mean in table.means):
            await visit.ask(wire.Undo(id="undo", table=table.table, version=table.version))
            await caught_up([visit, *visits])
            return


async def fork(client: Client, over: dict[str, Any]) -> dict[str, Any]:
    wanted = wire.Fork(version=over["version"] // 2, seat=0, name="Ada")
    made = await client.fork(over["table"], wanted)
    async with client.enter(made.code) as visit:
        return describe("forked", visit, [visit])


async def packed(address: str, game: str) -> dict[str, Any]:
    """The game's own content as a sent pack."""
    async with Client(address) as ada:
        agreed = settings(game, "standard")
        pack = games.pack_format(game).own_text()
        wanted = wire.CreateRoom(settings=agreed, seats=[me("Ada"), me("Ben")], pack=pack)
        made = await ada.create(wanted)
        async with ada.enter(made.code) as visit:
            await visit.ask(wire.Start(id="start"))
            return describe("packed", visit, [visit])


async def lobby(address: str, game: str) -> dict[str, Any]:
    async with party(address, "Ada", "Ben", start=False, game=game, variant="standard", seats=3) as visits:
        await visits[0].ask(wire.PutBot(id="bot", seat=2, bot="novice"))
        await visits[0].ask(wire.Swap(id="swap", seat=0, other=2))
        return describe("lobby", visits[0], visits)


async def kept(what: str, visits: list[Visit]) -> dict[str, Any]:
    await caught_up(visits)
    return describe(what, visits[0], visits)


def describe(what: str, visit: Visit, visits: list[Visit]) -> dict[str, Any]:
    """What later versions must find: the seats, and the game as Ada sees it."""
    found: dict[str, Any] = {
        "what": what,
        "code": visit.code,
        "cookies": [each.client.cookie for each in visits],
        "table": visit.room.table,
        "settings": msgspec.to_builtins(visit.room.settings),
        "seats": [[seat.holder, seat.name, seat.bot] for seat in visit.room.seats],
        "said": [[line.name, line.phrase, line.text] for line in visit.said],
    }
    if visit.table is None:
        return found
    seen = visit.seen()
    return {
        **found,
        "version": seen.version,
        "turn": seen.seat,
        "prompt": seen.prompt,
        "eyes": seen.eyes,
        "view": json.loads(bytes(seen.view)),
        "choices": [choice.notation for choice in seen.choices],
        "outcome": msgspec.to_builtins(seen.outcome),
        "commitment": seen.deal.commitment,
    }


if __name__ == "__main__":
    asyncio.run(keep(Path(sys.argv[1])))
