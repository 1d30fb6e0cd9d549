"""`make play` starts on the plain engine; when the compiled one replaces it, no move is lost."""

from __future__ import annotations

import asyncio
import os
import random
import signal
import subprocess
import sys
import threading
from collections.abc import Callable
from pathlib import Path

import pytest

from philtre.server.config import sqlite_in
from tests.house.tree import ROOT
from tests.server.running import HURRY
from tests.server.test_kills import LOST, Player, check
from tools import play


async def settle_down(player: Player, address: str) -> None:
    """Wait until the server answers."""
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


async def test_a_server_replaces_another_one_during_a_game(tmp_path: Path) -> None:
    port = play.with_port(["--port", "0"])[1]
    said: list[str] = []
    server = play.Server(["--port", port, "--data", str(tmp_path), *HURRY], said.append)
    address = f"http://127.0.0.1:{port}"
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
    assert address in said[0]


class Idle(play.Server):
    """A server that does nothing, and notes what takes its place."""

    def __init__(self, say: Callable[[str], None]) -> None:
        super().__init__([], say)
        self.packages: list[Path] = []
        self.process = subprocess.Popen([sys.executable, "-c", "input()"], stdin=subprocess.PIPE, text=True)
        self.ready.set()

    def replace(self, package: Path) -> None:
        self.packages.append(package)


@pytest.mark.parametrize(
    ("compiler", "told"), [("", "has taken over"), ("raise SystemExit(1)", "play goes on without")]
)
def test_one_is_told_that_the_engine_is_compiled_and_how_that_ended(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    compiler: str,
    told: str,
) -> None:
    (tmp_path / "tools").mkdir()
    (tmp_path / "tools" / "engine.py").write_text(compiler)
    monkeypatch.setattr(play, "ROOT", tmp_path)
    monkeypatch.setattr(play, "PYTHON", Path(sys.executable))
    progress = play.Progress(1)
    progress.live = True
    server = Idle(progress.say)
    assert server.process is not None
    try:
        play.compile_beside(server, progress)
    finally:
        server.process.communicate("\n")
    out, err = capsys.readouterr()
    assert told in out
    assert max(len(shown) for shown in err.split("\r\x1b[K")) < 80
    assert err.endswith("\r\x1b[K") or not server.packages  # no bar stays behind the last line
    assert server.packages == ([play.COMPILED] if "over" in told else [])


def test_a_given_port_is_kept() -> None:
    assert play.with_port(["--port", "8000", "--data", "x"]) == ["--port", "8000", "--data", "x"]
    assert int(play.with_port(["--port", "0"])[1]) > 0


def test_a_signal_ends_it_while_it_waits_for_the_server() -> None:
    server = Idle(print)
    assert server.process is not None
    before = signal.signal(signal.SIGTERM, server.end)
    try:
        threading.Timer(0.2, os.kill, [os.getpid(), signal.SIGTERM]).start()
        assert play.wait(server) == -signal.SIGTERM
        ended = server.process
        play.Server.replace(server, play.COMPILED)  # as if the engine had just been compiled
        assert server.process is ended
    finally:
        signal.signal(signal.SIGTERM, before)
        server.process.communicate()
