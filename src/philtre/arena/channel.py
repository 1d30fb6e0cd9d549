"""Exchanges lines with a program, with a time limit, even if it hangs, writes too much, dies or does not read."""

from __future__ import annotations

import os
import selectors
import signal
import subprocess
from contextlib import suppress
from time import monotonic
from typing import IO, Final

from philtre.arena.players import CRASHED, GARBAGE, HUGE, SLOW, Fault

LONGEST_LINE: Final = 64 * 1024
READ: Final = 64 * 1024
KEPT: Final = 2_000  # bytes of its standard error that are kept
FAREWELL: Final = 0.5  # seconds within which it should exit by itself


class Channel:
    """A running program. After a Fault it can only be closed."""

    def __init__(self, command: list[str]) -> None:
        try:
            self._process = subprocess.Popen(
                command,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                bufsize=0,
                start_new_session=True,  # so that its children end with it; no interrupts from the keyboard
            )
        except (OSError, ValueError) as error:
            raise Fault(CRASHED, str(error)) from error
        self._received = bytearray()
        self._complaint = bytearray()
        for stream in self._streams():
            os.set_blocking(stream.fileno(), False)

    def ask(self, line: bytes, seconds: float) -> bytes:
        """Send a line; returns the line that it answers."""
        if self._received or self._read_waiting():
            raise Fault(GARBAGE, "it spoke without being asked")
        return self._exchange(line, monotonic() + seconds, True)

    def tell(self, line: bytes, seconds: float) -> None:
        """Send a line that needs no answer."""
        self._exchange(line, monotonic() + seconds, False)

    def close(self) -> None:
        """End the program and all its children."""
        with suppress(OSError):
            self._streams()[0].close()
        with suppress(subprocess.TimeoutExpired):
            self._process.wait(FAREWELL)
        self.kill()

    def kill(self) -> None:
        with suppress(ProcessLookupError, PermissionError):
            os.killpg(self._process.pid, signal.SIGKILL)
        self._process.wait()
        for stream in self._streams():
            with suppress(OSError):
                stream.close()

    def _streams(self) -> list[IO[bytes]]:
        process = self._process
        assert process.stdin is not None
        assert process.stdout is not None
        assert process.stderr is not None
        return [process.stdin, process.stdout, process.stderr]

    def _exchange(self, line: bytes, deadline: float, answered: bool) -> bytes:
        stdin, stdout, stderr = self._streams()
        unsaid = memoryview(line)
        with selectors.DefaultSelector() as selector:
            selector.register(stdin, selectors.EVENT_WRITE)
            selector.register(stdout, selectors.EVENT_READ)
            selector.register(stderr, selectors.EVENT_READ)
            while unsaid or (answered and b"\n" not in self._received):
                ready = [key.fileobj for key, _ in selector.select(max(0.0, deadline - monotonic()))]
                if not ready or monotonic() > deadline:
                    raise Fault(SLOW, self._said())
                if stdin in ready:
                    unsaid = unsaid[self._write(stdin, unsaid) :]
                    if not unsaid:
                        selector.unregister(stdin)
                if stderr in ready and not self._hear(stderr):
                    selector.unregister(stderr)
                if stdout in ready:
                    self._listen(stdout)
        return self._line() if answered else b""

    def _write(self, stdin: IO[bytes], unsaid: memoryview) -> int:
        try:
            return os.write(stdin.fileno(), unsaid)
        except BlockingIOError:
            return 0
        except OSError as error:
            raise Fault(CRASHED, self._ended()) from error

    def _listen(self, stdout: IO[bytes]) -> None:
        data = _read(stdout)
        if data == b"":
            raise Fault(CRASHED, self._ended())
        self._received += data or b""
        if len(self._received) > LONGEST_LINE:
            raise Fault(HUGE, f"more than {LONGEST_LINE} bytes")

    def _line(self) -> bytes:
        line, _, rest = bytes(self._received).partition(b"\n")
        self._received = bytearray(rest)
        return line

    def _read_waiting(self) -> bool:
        """Whether there is output that was not asked for."""
        if (data := _read(self._streams()[1])) == b"":
            raise Fault(CRASHED, self._ended())
        return data is not None

    def _hear(self, stderr: IO[bytes]) -> bool:
        data = _read(stderr)
        self._complaint = (self._complaint + (data or b""))[-KEPT:]
        return data != b""

    def _ended(self) -> str:
        """How the program ended, with its last output."""
        with suppress(subprocess.TimeoutExpired):
            self._process.wait(FAREWELL)
        self._hear(self._streams()[2])
        return f"exit code {self._process.returncode}: {self._said()}"

    def _said(self) -> str:
        lines = self._complaint.decode("utf-8", "replace").strip().splitlines()
        return lines[-1] if lines else ""


def _read(stream: IO[bytes]) -> bytes | None:
    """The available bytes; None if there are none, empty at the end of the file."""
    try:
        return os.read(stream.fileno(), READ)
    except BlockingIOError:
        return None
