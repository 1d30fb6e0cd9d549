"""Opens databases, each in a separate process that can be killed: `python -m tests.server.starting`.

Each line of input has an address, and the seconds before the kill or 0. The answer says whether the process finished,
and how long it took. Everything is imported before, so that the kill happens during the work.
"""

from __future__ import annotations

import os
import subprocess
import sys
import time

import alembic.command  # noqa: F401
import psycopg  # noqa: F401

from philtre.server.storage.connecting import connect


def main() -> None:
    for line in sys.stdin:
        seconds, address = line.split(maxsplit=1)
        began, child = time.perf_counter(), os.fork()
        if child == 0:
            connect(address.strip()).dispose()
            os._exit(0)
        if float(seconds):
            time.sleep(float(seconds))
            os.kill(child, 9)
        _, status = os.waitpid(child, 0)
        print("whole" if status == 0 else "broken", time.perf_counter() - began, flush=True)


class Starts:
    """Starts that a test can kill."""

    def __init__(self) -> None:
        command = [sys.executable, "-m", "tests.server.starting"]
        self._process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)

    def begin(self, address: str, killed_after: float = 0.0) -> None:
        assert self._process.stdin is not None
        self._process.stdin.write(f"{killed_after} {address}\n")
        self._process.stdin.flush()

    def end(self) -> tuple[bool, float]:
        """Whether the start finished, and how many seconds it took."""
        assert self._process.stdout is not None
        told, seconds = self._process.stdout.readline().split()
        return told == "whole", float(seconds)

    def close(self) -> None:
        self._process.communicate()


if __name__ == "__main__":
    main()
