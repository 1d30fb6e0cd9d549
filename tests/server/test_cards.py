"""The content of cards, over HTTP."""

from __future__ import annotations

from pathlib import Path

import msgspec

from philtre.client import Client
from philtre.games.mystic_moon.face.wire import FACE
from philtre.server import wire
from tests.server.running import Running, bot, me, refusal, running, settings


async def test_cards_can_be_requested_for_a_table_and_for_a_game(tmp_path: Path) -> None:
    async with running(tmp_path, faces={"mystic_moon": FACE}) as server, Client(server.address) as ada:
        agreed = settings("mystic_moon", "standard")
        made = await ada.create(wire.CreateRoom(settings=agreed, seats=[bot(), me("Ada")], start=True))
        told = msgspec.to_builtins(FACE.printed())
        assert await ada.get(f"/api/tables/{made.table}/cards", dict) == told
        assert await ada.get("/api/games/mystic_moon/cards", dict) == told


async def test_a_game_without_cards_is_refused(server: Running) -> None:
    async with Client(server.address) as ada:
        assert (await ada.request("GET", "/api/games/pebbles/cards"))[2] == b"null"
        assert await refusal(ada.get("/api/games/chess/cards", dict)) == "no-game"
        assert await refusal(ada.get("/api/tables/none/cards", dict)) == "no-table"


async def test_the_description_of_a_game_without_drawings(server: Running) -> None:
    async with Client(server.address) as ada:
        told = await ada.get("/api/games/pebbles/plain", wire.Plain)
        assert (told.game, told.seats, told.desks) == ("pebbles", ["owner", "turn"], ["points"])
        assert told.events["turned"] == {"place": "place", "colour": "colour"}
        assert told.verbs["draw"] == {}
        assert await refusal(ada.get("/api/games/chess/plain", wire.Plain)) == "no-game"
