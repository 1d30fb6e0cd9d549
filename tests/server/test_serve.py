"""`philtre serve`: settings, health, metrics, the front end, security headers, shutdown, start time."""

from __future__ import annotations

import contextlib
import os
import re
import resource
import subprocess
import sys
import time
from pathlib import Path

import pytest

from philtre.cli import main
from philtre.client import Client, Closed
from philtre.server import serving, wire
from philtre.server.config import check_names
from philtre.server.http import static
from philtre.words.fluent import words
from tests.core import pebbles
from tests.server.running import WATCHER, Process, Running, me, party, running, settings


async def test_health_and_metrics(tmp_path: Path) -> None:
    async with contextlib.AsyncExitStack() as stack:
        server = await stack.enter_async_context(running(tmp_path, faces={"pebbles": pebbles.FACE}))
        client = Client(server.address)
        assert (await client.request("GET", "/healthz"))[::2] == (200, b"ok")
        ada, _ = await stack.enter_async_context(party(server.address, "Ada", "Bob"))
        await ada.ask(wire.Say(id="a", phrase="wow"))
        _, _, page = await client.request("GET", "/metrics", headers=WATCHER)
        figures = dict(re.findall(r"^(philtre_\w+) ([0-9.e+-]+)$", page.decode(), re.MULTILINE))
        assert (float(figures["philtre_sockets"]), float(figures["philtre_rooms"])) == (2, 1)
        assert float(figures["philtre_entries_total"]) >= 3
        assert ada.code not in page.decode()


async def test_every_response_has_the_security_headers(server: Running) -> None:
    client = Client(server.address)
    for path in ("/", "/room/ABCDEFGH", "/api/me", "/api/nothing", "/metrics", "/assets/x.js"):
        _, headers, _ = await client.request("GET", path)
        policy = dict(part.split(" ", 1) for part in headers["content-security-policy"].split("; "))
        assert (policy["default-src"], policy["script-src"], policy["frame-ancestors"]) == (
            "'none'",
            "'self' 'wasm-unsafe-eval'",  # WebAssembly for the engine in the browser, but no scripts made of text
            "'none'",
        )
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"
        assert "server" not in headers


async def test_the_front_end_is_served_for_all_its_pages(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    built = tmp_path / "static"
    (built / "assets").mkdir(parents=True)
    (built / "index.html").write_text("<!doctype html><title>Philtre</title>" + " " * 2000)
    (built / "assets" / "app-1a2b3c.js").write_text("export {}" + " " * 2000)
    monkeypatch.setattr(static, "FOLDER", built)
    async with running(tmp_path, faces={"pebbles": pebbles.FACE}) as server:
        client = Client(server.address)
        for path in ("/", "/room/ABCDEFGH", "/replay/abc", "/learn/rules"):
            status, headers, body = await client.request("GET", path)
            assert (status, body[:15], headers["cache-control"]) == (200, b"<!doctype html>", "no-cache")
        _, headers, _ = await client.request("GET", "/assets/app-1a2b3c.js")
        assert headers["cache-control"] == "public, max-age=31536000, immutable"
        assert headers["content-type"].startswith("text/javascript")
        _, squeezed, _ = await client.request("GET", "/assets/app-1a2b3c.js", headers={"accept-encoding": "gzip, br"})
        assert (squeezed["content-encoding"], int(squeezed["content-length"]) < 200) == ("gzip", True)
        known = {"if-none-match": headers["etag"]}
        assert (await client.request("GET", "/assets/app-1a2b3c.js", headers=known))[0] == 304
        assert (await client.request("GET", "/assets/app-0000.js"))[0] == 404


async def test_without_a_front_end_a_plain_page_says_what_to_do(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(static, "FOLDER", tmp_path / "nothing")
    async with running(tmp_path, faces={"pebbles": pebbles.FACE}) as server:
        status, _, page = await Client(server.address).request("GET", "/", headers={"accept-language": "fr-FR,fr"})
        assert (status, "n’ont pas été construites" in page.decode()) == (503, True)
        _, _, page = await Client(server.address).request("GET", "/")
        assert "make frontend" in page.decode()


async def test_a_normal_shutdown_tells_clients_and_loses_nothing(tmp_path: Path) -> None:
    process = Process("--data", str(tmp_path), "--log=warning")
    async with Client(process.address) as ada:
        alone = settings("apotheca", "solo", 1)
        made = await ada.create(wire.CreateRoom(settings=alone, seats=[me("Ada")], start=True))
        async with ada.enter(made.code) as visit:
            await visit.until(lambda message: isinstance(message, wire.Table))
            table = await visit.act(visit.seen().choices[0].id)
            process.terminate()
            bye = await visit.until(lambda message: isinstance(message, wire.Bye))
            assert isinstance(bye, wire.Bye)
            assert (bye.code, bye.again) == ("restarting", True)
            with pytest.raises(Closed) as closed:
                await visit.until(lambda _: False)
            assert closed.value.code == wire.Close.RESTARTING
    assert process.wait() == 0
    process = Process("--data", str(tmp_path), "--log=warning")
    async with Client(process.address, ada.cookie) as again, again.enter(made.code) as visit:
        await visit.until(lambda message: isinstance(message, wire.Table))
        assert (visit.seen().version, visit.seen().view) == (table.version, table.view)
    assert process.stop() == 0


async def test_it_answers_soon_after_the_start(tmp_path: Path) -> None:
    """In time of the processor, since the machine may be busy; `make bench-server` tells the clock's."""
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    process = Process("--data", str(tmp_path), "--log=warning")
    assert (await Client(process.address).request("GET", "/healthz"))[0] == 200
    assert process.stop() == 0
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    assert (after.ru_utime + after.ru_stime) - (before.ru_utime + before.ru_stime) < 3.0


def test_a_file_has_one_server_under_any_of_its_names(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    process = Process("--data", str(tmp_path), "--log=warning")
    try:
        address = f"sqlite:///{tmp_path}/../{tmp_path.name}/philtre.db"
        for place in (["--data", str(tmp_path)], ["--database", address]):
            assert main(["--lang", "en", "serve", "--port=0", *place]) == 2
            said = capsys.readouterr()
            assert (said.out, "Another Philtre is already using" in said.err) == ("", True)
    finally:
        process.kill()


def test_mistakes_at_the_start_are_reported_in_one_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for arguments, problem in (
        (["--log", "loud"], "there is no log level"),
        (["--limit", "sockets"], "the limit sockets must be a number"),
        (["--limit", "socks=1"], "there is no limit"),
        (["--port", "99999"], "--port"),
        (["--host-name", "https://play.example.org"], "a name such as play.example.org"),
        (["--origin", "play.example.org"], "an address such as https://example.org"),
        (["--origin", "https://example.org/"], "an address such as https://example.org"),
        (["--proxies", "127.0.0.1,nginx"], "addresses or networks"),
        (["--proxies", "10.0.0.1/8"], "addresses or networks"),
        (["--database", "mysql://x"], "sqlite:// or postgresql://"),
        (["--database", "nonsense"], "this is not the address of a database"),
        (["--database", "sqlite://"], "a SQLite address needs a file"),
        (["--database", "sqlite:////dev/null/philtre.db"], "games cannot be kept"),
    ):
        assert main(["--lang", "en", "serve", "--port", "0", "--data", str(tmp_path), *arguments]) == 2
        said = capsys.readouterr().err.strip()
        assert problem in said
        assert "\n" not in said


def test_names_of_hosts_and_proxies_may_have_these_forms() -> None:
    hosts = ("localhost", "play.example.org", "Play_1.example:8443", "127.0.0.1", "[::1]:80")
    check_names("*", hosts, ("https://example.org", "http://[::1]:8000"))
    check_names("127.0.0.1, ::1,10.0.0.0/8", (), ())


def test_why_nobody_can_listen_is_one_clear_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with serving.listen("127.0.0.1", 0) as taken:
        port = taken.getsockname()[1]
        for arguments, problem in (
            (["--port", str(port)], f"Port {port} is already in use. Choose another with --port."),
            (["--port", "0", "--host", "203.0.113.9"], "no address 203.0.113.9"),
            (["--port", "0", "--host", "nobody.invalid"], "no address nobody.invalid"),
        ):
            assert main(["--lang", "en", "serve", "--data", str(tmp_path), *arguments]) == 2
            said = capsys.readouterr().err.strip()
            assert problem in said
            assert "\n" not in said
        with pytest.raises(serving.NotListening) as told:
            serving.listen("127.0.0.1", port, "--metrics-port")
        assert "avec --metrics-port" in words("fr").error(told.value)


def test_whoever_listens_on_all_addresses_is_told_those_that_can_be_typed() -> None:
    with serving.listen("0.0.0.0", 0) as everywhere, serving.listen("127.0.0.1", 0) as here:
        port = everywhere.getsockname()[1]
        assert serving.address_of(everywhere) == f"http://127.0.0.1:{port}"
        others = serving.address_for_others(everywhere)  # None without a network
        assert others is None or (others.endswith(f":{port}") and "0.0.0.0" not in others)
        assert serving.address_of(here) == f"http://127.0.0.1:{here.getsockname()[1]}"
        assert serving.address_for_others(here) is None


def test_what_is_not_installed_is_one_clear_line(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(sys.modules, "psycopg", None)
    for command in (["serve", "--port=0"], ["admin", "stats"]):
        assert main(["--lang", "en", *command, "--database", "postgresql://localhost/philtre"]) == 2
        said = capsys.readouterr().err.strip()
        assert "pip install 'philtre[postgresql]'" in said
        assert "\n" not in said


def test_settings_come_from_the_environment_too(tmp_path: Path) -> None:
    os.environ["PHILTRE_DATA"] = str(tmp_path / "elsewhere")
    try:
        process = Process("--log=warning")
        assert process.stop() == 0
    finally:
        del os.environ["PHILTRE_DATA"]
    assert (tmp_path / "elsewhere" / "philtre.db").exists()


def test_the_log_is_lines_of_json(tmp_path: Path) -> None:
    began = time.time()
    process = Process("--data", str(tmp_path), stderr=subprocess.PIPE)
    assert process.stop() == 0
    lines = process.complaints()
    assert [line["event"] for line in lines] == ["open", "closed"]
    assert lines[0]["database"] == "sqlite"
    assert lines[0]["at"][:4] == time.strftime("%Y", time.gmtime(began))


def test_play_opens_the_browser_and_a_second_one_finds_the_first(tmp_path: Path, unused_tcp_port: int) -> None:
    opened, browser = tmp_path / "opened", tmp_path / "browser"
    browser.write_text(f'#!/bin/sh\necho "$1" >> "{opened}"\n')
    browser.chmod(0o755)
    environment = {**os.environ, "BROWSER": str(browser)}
    command = [sys.executable, "-m", "philtre", "--lang", "en", "play", f"--port={unused_tcp_port}", "--data"]
    first = subprocess.Popen([*command, str(tmp_path / "data")], stdout=subprocess.PIPE, env=environment)
    assert first.stdout is not None
    try:
        assert f"http://127.0.0.1:{unused_tcp_port}" in first.stdout.readline().decode()
        second = subprocess.run([*command, str(tmp_path / "other")], capture_output=True, env=environment, timeout=30)
        assert (second.returncode, second.stderr) == (0, b"")
        assert not (tmp_path / "other").exists()
        waited = time.monotonic() + 10
        while len(opened.read_text().split()) < 2 and time.monotonic() < waited:
            time.sleep(0.05)
        assert opened.read_text().split() == [f"http://127.0.0.1:{unused_tcp_port}"] * 2
    finally:
        first.terminate()
        first.stdout.close()
        assert first.wait(20) == 0
