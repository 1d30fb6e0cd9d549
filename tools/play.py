"""`make play`: starts a game within a minute, on the plain engine while the compiled one is built.

Runs on the system's Python, before anything is installed. Once the engine is compiled, a second server replaces
the first one: the first one closes its connections, browsers reconnect, and all confirmed moves are on disk.
"""

from __future__ import annotations

import contextlib
import os
import signal
import socket
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PYTHON = ROOT / ".venv" / "bin" / "python"
PLAIN, COMPILED = ROOT / "src", ROOT / "build" / "compiled"
NODE_MISSING = 3  # the exit code of tools/frontend.py if node is missing
QUIETLY = ("--log", "warning")  # lines for programs would run through the bar
WIDTH = 24
BEAT = 0.2  # seconds
COMPILING = "you can play; compiling for faster bots"  # short: a line that wraps cannot be replaced


class Progress:
    """Shows progress: a bar in a terminal, otherwise a line for each step."""

    def __init__(self, steps: int) -> None:
        self.steps, self.done, self.doing = steps, 0, ""
        self.began = time.monotonic()
        self.live = sys.stderr.isatty()

    def begin(self, doing: str) -> None:
        self.doing = doing
        self.show(lasting=not self.live)

    def finish(self) -> None:
        self.done += 1
        self.show()

    def say(self, line: str) -> None:
        """A line that stays, above the bar."""
        self.clear()
        print(line, flush=True)

    def show(self, lasting: bool = False) -> None:
        if not self.live and not lasting:
            return
        full = WIDTH * self.done // self.steps
        seconds = int(time.monotonic() - self.began)
        line = f"[{'#' * full}{'.' * (WIDTH - full)}] {self.doing} ({seconds} s)"
        print(f"\r\x1b[K{line}" if self.live else line, end="" if self.live else "\n", file=sys.stderr, flush=True)

    def clear(self) -> None:
        if self.live:
            print("\r\x1b[K", end="", file=sys.stderr, flush=True)


class Server:
    """The server as a process, which can be replaced by another one."""

    def __init__(self, arguments: list[str], say: Callable[[str], None] = print) -> None:
        self.arguments = [*QUIETLY, *arguments]
        self.say = say
        self.ready = threading.Event()
        self.process: subprocess.Popen[str] | None = None
        self._ended = False

    def start(self, package: Path, *more: str) -> None:
        environment = os.environ | {"PYTHONPATH": str(package)}
        command = [str(PYTHON), "-m", "philtre", "serve", *self.arguments, *more]
        self.process = subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, text=True, encoding="utf-8")
        threading.Thread(target=self._pass_on, args=[self.process], daemon=True).start()

    def _pass_on(self, process: subprocess.Popen[str]) -> None:
        """Print what it prints; its first line says that it is ready."""
        assert process.stdout is not None
        with process.stdout as said:
            for line in said:
                self.say(line.rstrip())
                self.ready.set()

    def stop(self) -> None:
        """Ask it to stop, and wait until it has stopped."""
        self._ask_to_stop()
        if self.process is not None:
            self.process.wait()

    def end(self, *_: object) -> None:
        """Ask it to stop for good. Called by signals: it must not wait, because `wait` does already."""
        self._ended = True
        self._ask_to_stop()

    def replace(self, package: Path) -> None:
        self.stop()
        if not self._ended:
            self.start(package)

    def _ask_to_stop(self) -> None:
        if self.process is not None:
            with contextlib.suppress(ProcessLookupError):
                self.process.send_signal(signal.SIGTERM)


def prepare(progress: Progress) -> None:
    """Install packages and build the front end at the same time, because one waits for the network."""
    packages = subprocess.Popen([sys.executable, ROOT / "tools" / "environment.py", "play"], stdout=subprocess.DEVNULL)
    page = subprocess.Popen(
        [sys.executable, ROOT / "tools" / "frontend.py"], stdout=subprocess.DEVNULL, stderr=subprocess.PIPE
    )
    progress.begin("installing packages, building the page")
    failed = [process for process in _finished([packages, page], progress) if process.returncode]
    if packages in failed:
        sys.exit(packages.returncode)
    if page in failed:
        _without_node(page, progress)


def _without_node(page: subprocess.Popen[bytes], progress: Progress) -> None:
    """Build the front end with a node from the package index; exit if it still fails."""
    if page.returncode != NODE_MISSING:
        sys.exit((page.stderr.read() if page.stderr else b"").decode())
    progress.begin("installing node, building the page")
    node = [sys.executable, str(ROOT / "tools" / "environment.py"), "node"]
    for command in (node, [str(PYTHON), str(ROOT / "tools" / "frontend.py")]):
        if (code := subprocess.run(command, stdout=subprocess.DEVNULL, check=False).returncode) != 0:
            sys.exit(code)


def _finished(waiting: list[subprocess.Popen[bytes]], progress: Progress) -> Iterator[subprocess.Popen[bytes]]:
    """Yield each process when it ends."""
    while waiting:
        for process in list(waiting):
            if process.poll() is not None:
                waiting.remove(process)
                progress.finish()
                yield process
        progress.show()
        time.sleep(BEAT)


def is_compiled() -> bool:
    """Whether there is nothing to compile, because the build is current or there is no compiler."""
    return subprocess.run([PYTHON, ROOT / "tools" / "engine.py", "--fresh"], check=False).returncode == 0


def compile_beside(server: Server, progress: Progress) -> None:
    """Compile at low priority, then replace the server."""
    command = [str(PYTHON), str(ROOT / "tools" / "engine.py")]
    polite = ["nice", "-n", "10", *command] if os.name == "posix" else command
    with subprocess.Popen(
        polite, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, start_new_session=True
    ) as compiler:
        try:
            _until_compiled(compiler, server, progress)
        finally:
            progress.clear()
            if compiler.poll() is None:
                os.killpg(compiler.pid, signal.SIGTERM)


def _until_compiled(compiler: subprocess.Popen[bytes], server: Server, progress: Progress) -> None:
    """Wait, and replace the server; nothing more is to be done if it has ended before."""
    while server.process is not None and server.process.poll() is None:
        if compiler.poll() is not None:
            progress.finish()
            _change_over(server, compiler)
            return
        if server.ready.is_set() and progress.doing != COMPILING:
            progress.begin(COMPILING)
        progress.show()
        time.sleep(BEAT)


def _change_over(server: Server, compiler: subprocess.Popen[bytes]) -> None:
    if compiler.returncode == 0:
        server.replace(COMPILED)
        server.say("The compiled engine has taken over.")
    else:
        server.say("The engine could not be compiled; play goes on without: the same games, slower.")
        print((compiler.stderr.read() if compiler.stderr else b"").decode()[-2000:], file=sys.stderr)


def with_port(arguments: list[str]) -> list[str]:
    """A free port instead of `--port 0`, because both servers must have the same."""
    for number, word in enumerate(arguments):
        if word == "--port" and arguments[number + 1 : number + 2] == ["0"]:
            with socket.socket() as probe:
                probe.bind(("127.0.0.1", 0))
                return [*arguments[: number + 1], str(probe.getsockname()[1]), *arguments[number + 2 :]]
    return arguments


def main(arguments: list[str]) -> int:
    progress = Progress(4)
    prepare(progress)
    progress.begin("starting")
    server = Server(with_port([word for word in arguments if word != "--no-open"]), progress.say)
    opening = [] if "--no-open" in arguments else ["--open"]
    ready = is_compiled()
    if ready:
        subprocess.run([PYTHON, ROOT / "tools" / "engine.py"], check=True)  # copies what is not compiled
    progress.finish()
    progress.clear()
    server.start(COMPILED if ready else PLAIN, *opening)
    # An interrupt in the terminal also reaches the server, which tells its clients; we wait for it.
    signal.signal(signal.SIGTERM, server.end)
    with contextlib.suppress(KeyboardInterrupt):
        if not ready:
            compile_beside(server, progress)
    return wait(server)


def wait(server: Server) -> int:
    assert server.process is not None
    while True:
        with contextlib.suppress(KeyboardInterrupt):
            return server.process.wait()


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
