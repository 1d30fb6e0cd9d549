"""Random invalid messages, over the socket and over HTTP, are refused and do not harm the server."""

from __future__ import annotations

import contextlib
import logging
import random
import string
from typing import Any
from urllib.parse import quote

import msgspec
import pytest

from philtre.client import Client, Closed, Visit
from philtre.server import wire
from tests.server.running import Running, party, settings

JUNK: list[Any] = [
    None,
    True,
    -1,
    0,
    1,
    2**31,
    2**64,
    -(2**64),
    1e308,
    0.5,
    "",
    "a",
    "\u202e",
    "\ud7ff\U0010ffff",
    "x" * 3000,
    "../../x",
    "<script>",
    [],
    {},
    [[[[]]]],
    {"type": "act"},
]


def sound(table: str, luck: random.Random) -> list[wire.Asking]:
    """A valid message of each kind."""
    name = str(luck.random())
    seat, version = luck.randrange(-1, 4), luck.randrange(3)
    return [
        wire.Hello(id=name, protocol=1, table=table, version=version),
        wire.Ping(id=name),
        wire.Look(id=name, seat=seat),
        wire.Act(id=name, table=table, version=version, action=luck.randrange(20)),
        wire.Undo(id=name, table=table, version=version),
        wire.Preview(id=name, table=table, version=version, action=luck.randrange(20)),
        wire.Resign(id=name, table=table, seat=seat + 5),
        wire.OfferStop(id=name, table=table, seat=seat),
        wire.AnswerStop(id=name, table=table, seat=seat, agree=False),
        wire.Say(id=name, phrase="wow"),
        wire.Sit(id=name, seat=seat, name="N"),
        wire.Rename(id=name, seat=seat, name="N"),
        wire.Rise(id=name, seat=seat + 9),
        wire.Swap(id=name, seat=seat, other=seat),
        wire.PutBot(id=name, seat=seat + 7, bot="novice"),
        wire.Arrange(id=name, settings=settings()),
        wire.Start(id=name),
        wire.Rematch(id=name),
        wire.MakeLink(id=name, seat=seat),
    ]


def spoilt(message: Any, luck: random.Random) -> Any:
    """A message with a mistake somewhere, perhaps deep inside."""
    if isinstance(message, dict) and message:
        key = luck.choice(list(message))
        match luck.randrange(5):
            case 0:
                del message[key]
            case 1:
                message[luck.choice(["extra", "type", "id"])] = luck.choice(JUNK)
            case 2 if isinstance(message[key], dict):
                message[key] = spoilt(message[key], luck)
            case _:
                message[key] = luck.choice(JUNK)
        return message
    return luck.choice(JUNK)


def frame(table: str, luck: random.Random) -> str | bytes:
    message = msgspec.to_builtins(luck.choice(sound(table, luck)))
    match luck.randrange(10):
        case 0:
            return luck.randbytes(luck.randrange(60))
        case 1:
            return "".join(luck.choices(string.printable, k=luck.randrange(60)))
        case 2:
            text = msgspec.json.encode(message).decode()
            return text[: luck.randrange(len(text))]
        case 3:
            return msgspec.json.encode(message).decode()
        case _:
            return msgspec.json.encode(spoilt(message, luck)).decode()


async def test_invalid_messages_over_the_socket(server: Running, caplog: pytest.LogCaptureFixture, long: bool) -> None:
    luck = random.Random(1)
    async with party(server.address, "Ada", "Bob") as (ada, bob):
        for _ in range(300 if long else 15):
            visit = await Visit.begin(bob.client, bob.code)
            with contextlib.suppress(Closed):
                for _ in range(30):
                    await visit.send_text(frame(ada.seen().table, luck))
                await visit.ask(wire.Ping(id="still there?"))
            await visit.leave()
        await ada.ask(wire.Ping(id="and here?"))
        await ada.ask(wire.Say(id="yes", phrase="wow"))
    assert faults(caplog) == []


async def test_invalid_requests_over_http(server: Running, caplog: pytest.LogCaptureFixture, long: bool) -> None:
    luck = random.Random(2)
    async with party(server.address, "Ada", "Bob") as (ada, _):
        table, code = ada.seen().table, ada.code
        pieces = [
            "api",
            "rooms",
            "tables",
            "links",
            "me",
            "forgotten",
            "replay",
            "record",
            "fork",
            "analysis",
            table,
            code,
            "",
            "..",
        ]
        bodies = [
            msgspec.to_builtins(wire.CreateRoom(settings=settings())),
            msgspec.to_builtins(wire.Fork(version=1, seat=0, name="x", bot="novice")),
        ]
        for _ in range(3000 if long else 150):
            client = Client(server.address, luck.choice([ada.client.cookie, None, "1.x.y", "\x7f" * 9]))
            path = "/" + "/".join(quote(str(luck.choice([*pieces, *JUNK[9:16]]))) for _ in range(luck.randrange(6)))
            query = f"?eyes={quote(str(luck.choice(JUNK)))}&start={quote(str(luck.choice(JUNK)))}&count=1"
            good = f"/api/tables/{table}/replay{query}"
            path = luck.choice(
                [path, path, good, f"/api/tables/{table}/{luck.choice(['fork', 'analysis'])}", "/api/rooms", "/api/me"]
            )
            body = msgspec.json.encode(spoilt(dict(luck.choice(bodies)), luck))
            method = luck.choice(["GET", "POST", "PUT", "HEAD", "OPTIONS"])
            status, headers, _ = await client.request(method, path, body if method == "POST" else None)
            assert status < 500 or (status == 503 and not path.startswith("/api")), (method, path, body)
            assert headers["x-content-type-options"] == "nosniff"
        await ada.ask(wire.Ping(id="well?"))
    assert faults(caplog) == []


def faults(caplog: pytest.LogCaptureFixture) -> list[str]:
    """The internal errors of the server so far."""
    return [record.getMessage() for record in caplog.records if record.levelno >= logging.ERROR]
