"""`make play` begins on the plain engine; when the compiled one takes its place, nobody loses a move."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path

from philtre.server.config import sqlite_in
from tests.house.tree import ROOT
from tests.server.running import HURRY
from tests.server.test_kills import LOST, Player, check
from tools import play


async def settle_down(player: Player, address: str) -> None:
    """The server is a process that needs a moment to answer."""
    for _ in range(200):
        try:
            return await player.settle_down(address)
        except LOST:
            await asyncio.sleep(0.1)
    raise AssertionError("the server never answered")


async def play_through(player: Player, address: str) -> None:
    """Come back whenever the connection is lost, as a browser does."""
    while True:
        await player.play(address)
        await asyncio.sleep(0.05)


async def test_a_server_takes_the_place_of_another_in_the_middle_of_play(tmp_path: Path) -> None:
    port = play.with_port(["--port", "0"])[1]
    server, address = play.Server(["--port", port, "--data", str(tmp_path), *HURRY]), f"http://127.0.0.1:{port}"
    player = Player("Ada", random.Random(1))
    server.start(ROOT / "src")
    try:
        await settle_down(player, address)
        playing = asyncio.create_task(play_through(player, address))
        await asyncio.sleep(1.0)
        before = len(player.answered)
        await asyncio.to_thread(server.replace, ROOT / "src")
        for _ in range(200):
            if len(player.answered) > before + 20:
                break
            await asyncio.sleep(0.1)
        if playing.done():
            playing.result()
        playing.cancel()
    finally:
        await asyncio.to_thread(server.stop)
    assert len(player.answered) > before + 20
    check([player], sqlite_in(tmp_path))


def test_a_port_of_ones_own_choice_stays() -> None:
    assert play.with_port(["--port", "8000", "--data", "x"]) == ["--port", "8000", "--data", "x"]
    assert int(play.with_port(["--port", "0"])[1]) > 0
