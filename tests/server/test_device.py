"""The server of one device, as the browser's worker uses it. Its thinker answers at once."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from philtre.server import wire
from philtre.server.device import main
from philtre.server.device.answers import answer
from philtre.server.device.lines import Line


class InPlace:
    """Answers at once, or fails if the test wants it."""

    def __init__(self) -> None:
        self.started = 0
        self.broken = 0
        self.asked = 0

    async def ask(self, question: bytes) -> bytes:
        self.asked += 1
        if self.broken:
            self.broken -= 1
            raise RuntimeError("the worker is gone")
        return answer(question)

    def warm(self) -> None:
        self.started += 1

    def stop(self) -> None:
        pass


class Page:
    """The page's side of a request or a line."""

    def __init__(self) -> None:
        self.told: asyncio.Queue[tuple[str, Any]] = asyncio.Queue()

    def tell(self, kind: str, what: Any) -> None:
        self.told.put_nowait((kind, what))

    async def until(self, kind: str) -> list[tuple[str, Any]]:
        found: list[tuple[str, Any]] = []
        async with asyncio.timeout(20):
            while not found or found[-1][0] != kind:
                found.append(await self.told.get())
        return found


@pytest.fixture
def thinker() -> InPlace:
    return InPlace()


@pytest.fixture
async def device(tmp_path: Path, thinker: InPlace) -> AsyncIterator[main.Device]:
    opened = await main.begin(str(tmp_path), thinker, 0)
    yield opened
    await opened.close()


async def ask(device: main.Device, path: str, body: object = None) -> tuple[int, Any]:
    page = Page()
    method, data = ("GET", b"") if body is None else ("POST", json.dumps(body).encode())
    device.request(method, path, data, page.tell)
    told = await page.until("end")
    return told[0][1], json.loads(b"".join(what for kind, what in told if kind == "piece"))


async def new_room(device: main.Device, *bots: str) -> str:
    """A room whose game begins at once, for me alone or with bots."""
    seats = [{"holder": "me", "name": "Ada", "bot": None}]
    seats += [{"holder": "bot", "name": None, "bot": bot} for bot in bots]
    settings = {"game": "apotheca", "variant": "standard" if bots else "solo", "seats": len(seats)}
    status, made = await ask(device, "/api/rooms", {"settings": settings, "seats": seats, "start": True, "pack": None})
    assert status == 201, made
    return str(made["code"])


def enter(device: main.Device, code: str) -> tuple[Line, Page]:
    page = Page()
    line = device.connect(code, page.tell)
    line.hear(json.dumps({"type": "hello", "id": "1", "protocol": wire.PROTOCOL, "watch": False}))
    return line, page


def act(line: Line, table: Any) -> None:
    """Do the first legal action."""
    asked = {"table": table["table"], "version": table["version"], "action": table["choices"][0]["id"]}
    line.hear(json.dumps({"type": "act", "id": f"act-{table['version']}", **asked}))


async def table_in(page: Page, version: int = 0) -> Any:
    """The next view of the table in which I must decide, from that version on."""
    while True:
        [*_, (_, text)] = await page.until("heard")
        message = json.loads(text)
        if message["type"] == "table" and message["version"] >= version and message["choices"]:
            return message


async def test_the_person_of_a_device_is_always_the_same(tmp_path: Path, thinker: InPlace) -> None:
    names = []
    for _ in range(2):
        opened = await main.begin(str(tmp_path), thinker, 0)
        names.append((await ask(opened, "/api/me"))[1]["person"])
        await opened.close()
    assert names[0] == names[1]


async def test_refusals_are_like_those_of_a_server(device: main.Device) -> None:
    assert (await ask(device, "/api/rooms/NOSUCHROOM"))[1]["code"] == "no-room"
    assert (await ask(device, "/api/nothing"))[0] == 404
    _, page = enter(device, "NOSUCHROOM")
    assert [kind for kind, _ in await page.until("closed")] == ["heard", "closed"]


async def test_a_person_and_a_bot_play_in_turns(device: main.Device, thinker: InPlace) -> None:
    line, page = enter(device, await new_room(device, "novice"))
    version = 0
    for _ in range(3):
        table = await table_in(page, version)
        act(line, table)
        version = table["version"] + 1
    assert (await table_in(page, version))["version"] >= version
    assert thinker.started > 0


async def test_a_thinker_that_fails_is_asked_again(device: main.Device, thinker: InPlace) -> None:
    thinker.broken = 1
    line, page = enter(device, await new_room(device, "novice"))
    table = await table_in(page)
    while not thinker.asked:
        act(line, table)
        table = await table_in(page, table["version"] + 1)
    assert thinker.broken == 0


async def test_games_are_there_after_a_restart(tmp_path: Path, thinker: InPlace) -> None:
    first = await main.begin(str(tmp_path), thinker, 0)
    code = await new_room(first)
    line, page = enter(first, code)
    table = await table_in(page)
    act(line, table)
    await table_in(page, table["version"] + 1)
    # The first one is not closed, because pages just disappear.
    second = await main.begin(str(tmp_path), thinker, 0)
    _, again = enter(second, code)
    assert (await table_in(again))["version"] == table["version"] + 1
    await second.close()
    await first.close()


async def test_a_line_that_is_left_is_closed(device: main.Device) -> None:
    line, page = enter(device, await new_room(device))
    await table_in(page)
    line.leave()
    async with asyncio.timeout(5):
        while device.services.sessions:
            await asyncio.sleep(0.01)


async def finished(device: main.Device) -> tuple[str, str]:
    """The table of a game that ended by resignation, and its record."""
    line, page = enter(device, await new_room(device))
    table = await table_in(page)
    act(line, table)
    table = await table_in(page, table["version"] + 1)
    line.hear(json.dumps({"type": "resign", "id": "resign", "table": table["table"], "seat": 0}))
    while json.loads((await page.until("heard"))[-1][1]).get("phase") != "over":
        pass
    async with asyncio.timeout(5):
        while (text := await device.services.store.record(table["table"])) is None:
            await asyncio.sleep(0.01)
    return table["table"], text


async def test_an_imported_record_looks_like_the_original_game(device: main.Device, tmp_path: Path) -> None:
    table, text = await finished(device)
    other = await main.begin(str(tmp_path / "other"), InPlace())
    try:
        status, made = await ask(other, "/api/records", {"text": text})
        assert status == 201, made
        assert (await ask(other, "/api/records", {"text": text}))[1] == made  # the same record again
        replays = [
            (await ask(where, f"/api/tables/{name}/replay"))[1]
            for where, name in ((device, table), (other, made["table"]))
        ]
        for each in replays:
            assert each["phase"] == "over"
            for step in each["steps"]:
                step["deed"].pop("at", None)
        assert replays[0]["steps"] == replays[1]["steps"]
        assert replays[0]["deal"] == replays[1]["deal"]
        assert await other.services.store.record(made["table"]) == text
    finally:
        await other.close()


async def test_invalid_records_are_refused(device: main.Device) -> None:
    _, text = await finished(device)
    lies = {
        "no record": "hello",
        "another result": text.replace('[Scores "', '[Scores "1'),
        "another seed": text.replace('[Seed "', '[Seed "').replace(text.split('[Seed "')[1][:4], "0000"),
        "unfinished": "\n".join(
            line for line in text.split("\n") if not line.startswith(("[Result", "[Ranks", "[Scores"))
        ),
    }
    for what, lie in lies.items():
        assert lie != text, what
        status, refused = await ask(device, "/api/records", {"text": lie})
        assert (status, refused["code"]) == (400, "bad-record"), what
    status, refused = await ask(device, "/api/records", {"text": "x" * 300_000})
    assert (status, refused["code"]) == (400, "bad-message")
