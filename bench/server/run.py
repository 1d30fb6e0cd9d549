"""`make bench-server`: the load that our server handles, beside a boardgame.io server on the same machine.

Both play the same small game over loopback websockets with the same kind of clients; ours writes every move to disk
before it answers, theirs keeps games in memory. Runs alternate, so that what else the machine does hits both.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import platform
import shutil
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, NamedTuple

import philtre
from philtre.client import Client, Visit

HERE = Path(__file__).parent
RESULTS = HERE.parent / "results" / "server.json"
RATES = (500, 1500)  # moves a second of a thousand connections
NODE = shutil.which("node") or "node"
SOURCES = Path(philtre.__file__).parents[1]  # plain or compiled
ENVIRONMENT = {**os.environ, "PYTHONPATH": str(SOURCES), "PYTHONUNBUFFERED": "1"}


@contextmanager
def served(command: list[str], more: dict[str, str] | None = None) -> Iterator[tuple[str, int]]:
    """A server in a separate process: its address and process id."""
    process = subprocess.Popen(command, stdout=subprocess.PIPE, cwd=HERE, env={**ENVIRONMENT, **(more or {})})
    assert process.stdout is not None
    try:
        address = next(line.split()[1] for line in map(bytes.decode, process.stdout) if line.startswith("ready"))
        yield (address if address.startswith("http") else f"http://127.0.0.1:{address}"), process.pid
    finally:
        process.kill()
        process.wait()
        process.stdout.close()


@contextmanager
def ours(folder: str) -> Iterator[tuple[str, int]]:
    with served([sys.executable, str(HERE / "ours.py"), folder]) as server:
        yield server


@contextmanager
def before(folder: str, checkout: Path) -> Iterator[tuple[str, int]]:
    """Our server from another checkout, plain or compiled like this one."""
    sources = checkout / SOURCES.relative_to(HERE.parents[1])
    with served([sys.executable, str(checkout / "bench/server/ours.py"), folder], {"PYTHONPATH": str(sources)}) as one:
        yield one


@contextmanager
def theirs(durable: str | None = None) -> Iterator[tuple[str, int]]:
    with served([NODE, "rival.mjs", "0", *([durable] if durable else [])]) as server:
        yield server


class Load:
    """Clients in a separate process."""

    def __init__(self, **options: Any) -> None:
        command = [NODE, "load.mjs"]
        self._process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, cwd=HERE)
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        with self._process.stdin as told:
            told.write(json.dumps(options).encode())
        self._output = self._process.stdout
        assert self._output.readline() == b"open\n"

    def stop(self) -> None:
        with self._output:
            self._process.kill()
            self._process.wait()

    def figures(self) -> dict[str, float]:
        with self._output:
            found: dict[str, float] = json.loads(self._output.readline())
        assert self._process.wait() == 0
        return found


async def our_rooms(address: str, rooms: int, lookers: int = 0) -> list[dict[str, Any]]:
    """Many new rooms with two players each, and spectators. The players take their seats and begin by themselves."""
    async with Client(address) as one, Client(address) as two, Client(address) as looker:
        codes = [await _our_room(one) for _ in range(rooms)]
        players = [(code, seat, str((one, two)[seat].cookie)) for code in codes for seat in (0, 1)]
        found: list[dict[str, Any]] = [{"code": code, "seat": seat, "cookie": key} for code, seat, key in players]
        return found + [{"code": codes[n % rooms], "cookie": str(looker.cookie)} for n in range(lookers)]


async def _our_room(host: Client) -> str:
    """The code of a new room, from a request that older servers know, too."""
    agreed = {"game": "stones", "variant": "endless", "seats": 2}
    wanted = {"settings": agreed, "seats": [{"holder": "me", "name": "One"}]}
    _, _, answer = await host.request("POST", "/api/rooms", json.dumps(wanted).encode())
    return str(json.loads(answer)["code"])


def create_theirs(address: str, rooms: int) -> list[dict[str, str]]:
    import urllib.request

    found: list[dict[str, str]] = []
    for _ in range(rooms):
        request = urllib.request.Request(
            f"{address}/games/stones/create", b'{"numPlayers": 2}', {"content-type": "application/json"}
        )
        with urllib.request.urlopen(request) as answer:
            match = json.load(answer)["matchID"]
        found += [{"match": match, "player": player} for player in ("0", "1")]
    return found


class Pull(NamedTuple):
    """The result of one run."""

    per_second: float
    cpu: float  # microseconds of the server's processor time for a move


def moves_per_second(seconds: float, rooms: int, checkout: Path | None) -> dict[str, list[Pull]]:
    """As many moves as possible; runs of both servers alternate."""
    found: dict[str, list[Pull]] = {"ours": [], "theirs": [], "theirs, on disk": []}
    for _ in range(3):
        with tempfile.TemporaryDirectory() as folder, ours(folder) as (address, pid):
            found["ours"].append(pull("ours", address, pid, asyncio.run(our_rooms(address, rooms)), seconds))
        if checkout is not None:
            with tempfile.TemporaryDirectory() as folder, before(folder, checkout) as (address, pid):
                seats = asyncio.run(our_rooms(address, rooms))
                found.setdefault("before", []).append(pull("ours", address, pid, seats, seconds))
        for name, durable in (("theirs", False), ("theirs, on disk", True)):
            with tempfile.TemporaryDirectory() as folder, theirs(folder if durable else None) as (address, pid):
                found[name].append(pull("theirs", address, pid, create_theirs(address, rooms), seconds))
    return found


def pull(kind: str, address: str, pid: int, seats: list[dict[str, str]], seconds: float) -> Pull:
    load = Load(kind=kind, address=address, seats=seats, rooms=len(seats) // 2, seconds=seconds, warm=1, rate=0)
    before = processor_time(pid)
    figures = load.figures()
    return Pull(figures["perSecond"], 1e6 * (processor_time(pid) - before) / figures["all"])


def processor_time(pid: int) -> float:
    """Seconds of processor time of a process so far, in all its threads."""
    fields = Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def many_connections(seconds: float, rate: int) -> dict[str, float]:
    """1,000 connections in 300 rooms at so many moves a second."""
    with tempfile.TemporaryDirectory() as folder, ours(folder) as (address, _):
        seats = asyncio.run(our_rooms(address, 300, 400))
        load = Load(kind="ours", address=address, seats=seats, rooms=300, seconds=seconds, warm=2, rate=rate)
        return load.figures()


def bare_writes(seconds: float) -> float:
    """The 99th percentile, in ms, of what every commit waits for: a page that is written to the disk and flushed."""
    took: list[float] = []
    with tempfile.NamedTemporaryFile(buffering=0) as file:
        end = time.perf_counter() + seconds
        while (began := time.perf_counter()) < end:
            file.write(bytes(4096))
            os.fdatasync(file.fileno())
            took.append(1000 * (time.perf_counter() - began))
            time.sleep(0.002)
    return statistics.quantiles(took, n=100)[-1]


def memory_per_connection(connections: int = 1000, rooms: int = 300) -> float:
    """How much the server's memory grows for each spectator, in KB."""
    with tempfile.TemporaryDirectory() as folder, ours(folder) as (address, pid):
        seats = asyncio.run(our_rooms(address, rooms))
        # A rate of nearly 0: the games begin, and then nobody moves.
        load = Load(kind="ours", address=address, seats=seats, rooms=rooms, seconds=60, warm=0, rate=0.001)
        grown = asyncio.run(_memory(address, pid, seats, connections))
        load.stop()
        return grown


async def _memory(address: str, pid: int, seats: list[dict[str, Any]], connections: int) -> float:
    async with Client(address) as looker:
        codes = [seat["code"] for seat in seats[::2]]
        before = resident(pid)
        visits = [await Visit.begin(looker, codes[n % len(codes)]) for n in range(connections)]
        await asyncio.sleep(1)
        after = resident(pid)
        await asyncio.gather(*(visit.leave() for visit in visits))
    return (after - before) / connections


def resident(pid: int) -> int:
    """Memory of a process in KB."""
    for line in Path(f"/proc/{pid}/status").read_text().splitlines():
        if line.startswith("VmRSS"):
            return int(line.split()[1])
    raise LookupError(pid)


def slow_reader(seconds: float) -> tuple[float, float]:
    """The 99th percentile of answer times in ms, without and with a client in every room that does not read."""
    found = []
    for slow in (False, True):
        with tempfile.TemporaryDirectory() as folder, ours(folder) as (address, _):
            seats = asyncio.run(our_rooms(address, 20))
            held = asyncio.run(_hold(address, seats)) if slow else []
            load = Load(kind="ours", address=address, seats=seats, rooms=20, seconds=seconds, warm=1, rate=400)
            found.append(load.figures()["p99"])
            for plug in held:
                plug.close()
    return found[0], found[1]


async def _hold(address: str, seats: list[dict[str, str]]) -> list[Any]:
    """Open sockets that send `hello` and then read nothing."""
    import socket
    from urllib.parse import urlsplit

    parts = urlsplit(address)
    held = []
    async with Client(address) as looker:
        for seat in seats[::2]:
            plug = socket.create_connection((parts.hostname, parts.port))
            plug.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
            handshake = (
                f"GET /ws/{seat['code']} HTTP/1.1\r\nHost: {parts.netloc}\r\nUpgrade: websocket\r\n"
                "Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n"
                f"Cookie: philtre={looker.cookie}\r\n\r\n"
            )
            plug.sendall(handshake.encode())
            plug.recv(1000)
            text = b'{"type":"hello","id":"1","protocol":1}'
            mask = b"\x00\x00\x00\x00"
            plug.sendall(bytes([0x81, 0x80 | len(text)]) + mask + text)
            held.append(plug)
    return held


def starts(games: int) -> tuple[float, float]:
    """Seconds from the start to the first answer, with an empty database and with many stored games."""
    with tempfile.TemporaryDirectory() as folder:
        empty = _start(folder)
        _fill(folder, games)
        return empty, statistics.median(_start(folder) for _ in range(3))


def _start(folder: str) -> float:
    import urllib.request

    command = [sys.executable, "-m", "philtre", "--lang", "en", "serve", "--port=0", "--data", folder, "--log=error"]
    began = time.perf_counter()
    process = subprocess.Popen(command, stdout=subprocess.PIPE, env=ENVIRONMENT)
    assert process.stdout is not None
    address = process.stdout.readline().decode().split()[-1]
    with urllib.request.urlopen(f"{address}/healthz") as answer:
        assert answer.read() == b"ok"
    elapsed = time.perf_counter() - began
    process.kill()
    process.wait()
    process.stdout.close()
    return elapsed


def _fill(folder: str, games: int) -> None:
    """Store finished and unfinished games without playing them one by one."""
    from sqlalchemy import insert

    from philtre.server.config import sqlite_in
    from philtre.server.storage import schema
    from philtre.server.storage.connecting import connect

    engine = connect(sqlite_in(Path(folder)))
    with engine.begin() as connection:
        rooms = [{"code": f"R{n:07}", "table_id": f"t{n:09}", "updated": n, "due": None} for n in range(games)]
        connection.execute(insert(schema.rooms), rooms)
        tables = [
            {"id": f"t{n:09}", "room": f"R{n:07}", "opened": n, "ended": n, "record": "x" * 3000} for n in range(games)
        ]
        connection.execute(insert(schema.tables), tables)
        body = b'{"type":"played","entry":17,"seat":0,"asked":"' + b"x" * 40 + b'"}'
        for n in range(games):
            rows = [{"table_id": f"t{n:09}", "seq": seq, "at": n, "body": body} for seq in range(60)]
            connection.execute(insert(schema.entries), rows)
    engine.dispose()


def tell_moves(found: dict[str, list[Pull]]) -> dict[str, Any]:
    middle = {name: statistics.median(run.per_second for run in runs) for name, runs in found.items()}
    cpu = {name: statistics.median(run.cpu for run in runs) for name, runs in found.items()}
    for name, runs in found.items():
        each = ", ".join(f"{run.per_second:,.0f}" for run in runs)
        print(f"moves per second, {name}: {middle[name]:,.0f} ({each}); {cpu[name]:.0f} µs of processor for a move")
    for name in found.keys() - {"ours"}:
        moves, time_used = middle["ours"] / middle[name], cpu[name] / cpu["ours"]
        print(f"ours to {name}: {moves:.2f} in moves, {time_used:.2f} in processor time")
    return {"per_second": middle, "processor_us": cpu}


def tell_connections(seconds: float) -> dict[str, Any]:
    found: dict[str, Any] = {}
    for rate in RATES:
        figures = found[str(rate)] = many_connections(seconds, rate)
        print(
            f"1,000 connections in 300 rooms: {figures['perSecond']:.0f} moves per second,"
            f" p50 {figures['p50']:.1f} ms, p95 {figures['p95']:.1f} ms, p99 {figures['p99']:.1f} ms"
        )
    found["disk_p99"] = bare_writes(seconds)
    print(f"the disk alone: p99 of a write {found['disk_p99']:.1f} ms")
    return found


def tell_memory() -> dict[str, Any]:
    found = memory_per_connection()
    print(f"memory per idle connection: {found:.1f} KB")
    return {"kb": found}


def tell_slow(seconds: float) -> dict[str, Any]:
    without, with_slow = slow_reader(seconds)
    print(f"p99 with nobody slow: {without:.1f} ms; with one in every room who does not read: {with_slow:.1f} ms")
    return {"p99_without": without, "p99_with": with_slow}


def tell_starts() -> dict[str, Any]:
    empty, full = starts(10_000)
    print(f"start to first answer: empty {empty:.2f} s, with 10,000 stored games {full:.2f} s")
    return {"empty": empty, "stored": full}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=5.0)
    parser.add_argument("--rooms", type=int, default=50)
    parser.add_argument("--only", default="moves,connections,memory,slow,start")
    parser.add_argument("--before", type=Path, help="another checkout, whose server is measured beside this one")
    given = parser.parse_args()
    measures: dict[str, Callable[[], dict[str, Any]]] = {
        "moves": lambda: tell_moves(moves_per_second(given.seconds, given.rooms, given.before)),
        "connections": lambda: tell_connections(given.seconds * 2),
        "memory": tell_memory,
        "slow": lambda: tell_slow(given.seconds),
        "start": tell_starts,
    }
    print(f"{os.cpu_count()} processors, Python {platform.python_version()}, load {_load()}")
    found = {name: measures[name]() for name in given.only.split(",")}
    print(f"load at the end {_load()}")
    told = {"machine": platform.machine(), "processors": os.cpu_count(), "load": os.getloadavg(), **found}
    RESULTS.write_text(json.dumps(told, indent=1) + "\n", "utf-8")


def _load() -> str:
    """The load of the machine in the last minutes. It hardly affects the ratios, but all other figures."""
    return ", ".join(f"{each:.1f}" for each in os.getloadavg())


if __name__ == "__main__":
    main()
