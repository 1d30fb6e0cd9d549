"""`philtre serve` in a process, on the engine of the tests, with the front end that was built last."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import philtre

ROOT = Path(__file__).parents[2]
SEEDED = Path(__file__).with_name("seeded.py")
PACKAGE = Path(philtre.__file__).parent
LIMITS = ("messages=1000", "message_burst=5000", "requests=1000", "request_burst=5000", "rooms=100", "room_burst=500")


class Serving:
    """A server that can be stopped and restarted at the same address."""

    def __init__(self, data: Path, python: str = sys.executable, seed: int | None = None) -> None:
        self.data = data
        self.program = [python, "-m", "philtre"] if seed is None else [python, str(SEEDED), str(seed)]
        self.port = 0
        self.address = ""
        self._process: subprocess.Popen[str] | None = None

    def start(self) -> None:
        assert (PACKAGE / "static" / "index.html").exists(), "the front end is not there: make frontend compiled"
        limits = [word for limit in LIMITS for word in ("--limit", limit)]
        words = ["serve", "--port", str(self.port), "--data", str(self.data), "--pace", "0", "--log", "error", *limits]
        self._process = subprocess.Popen(
            [*self.program, *words],
            env=os.environ | {"PYTHONPATH": str(PACKAGE.parent), "PYTHONUNBUFFERED": "1"},
            stdout=subprocess.PIPE,
            text=True,
        )
        assert self._process.stdout is not None
        line = next(line for line in self._process.stdout if "http://" in line)
        self.address = "http://" + line.split("http://")[1].strip()
        self.port = int(self.address.rsplit(":", 1)[1])
        with urllib.request.urlopen(f"{self.address}/healthz", timeout=10) as answer:
            assert answer.status == 200

    def stop(self, how: signal.Signals = signal.SIGTERM) -> None:
        if self._process is None:
            return
        self._process.send_signal(how)
        self._process.wait(15)
        assert self._process.stdout is not None
        self._process.stdout.close()
        self._process = None


@contextmanager
def serving(data: Path, python: str = sys.executable, seed: int | None = None) -> Iterator[Serving]:
    """A server until the end of the block. With a seed, deals are the same in each run."""
    server = Serving(data, python, seed)
    server.start()
    try:
        yield server
    finally:
        server.stop()
