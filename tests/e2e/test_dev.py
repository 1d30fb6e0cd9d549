"""`npm run dev` serves the front end's sources with a running `philtre serve`."""

from __future__ import annotations

import inspect
import os
import re
import shutil
import signal
import subprocess
from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from philtre.server.command import serve
from tests.e2e.conftest import Open
from tests.e2e.serving import ROOT, Serving
from tests.e2e.table import Table
from tools.frontend import find_node

pytestmark = pytest.mark.thorough

FRONTEND = ROOT / "frontend"
LOADING = 60_000  # milliseconds, because every source file is a request


@pytest.fixture
def dev(server: Serving) -> Iterator[str]:
    """The address of a development server for the server of the tests."""
    node = find_node()
    assert node is not None, "node is needed: make frontend"
    path = node + os.pathsep + os.environ.get("PATH", "")
    npm = shutil.which("npm", path=path)
    assert npm is not None
    process = subprocess.Popen(
        [npm, "run", "dev", "--", "--host", "127.0.0.1", "--port", "0"],
        cwd=FRONTEND,
        env=os.environ | {"PATH": path, "PHILTRE": server.address, "NO_COLOR": "1"},
        stdout=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )
    assert process.stdout is not None
    try:
        yield next(found[0] for line in process.stdout if (found := re.search(r"http://[\w.]+:\d+", line)))
    finally:
        os.killpg(process.pid, signal.SIGTERM)
        process.wait(15)
        process.stdout.close()


def test_a_game_is_played_from_the_sources(person: Open, dev: str) -> None:
    page = person()
    page.set_default_timeout(LOADING)
    page.set_default_navigation_timeout(LOADING)
    table = Table.new(page, address=dev)
    expect(table.play).to_have_attribute("data-asked", "true", timeout=LOADING)
    assert page.url.startswith(dev)


def test_its_default_server_is_that_of_philtre_serve() -> None:
    port = inspect.signature(serve).parameters["port"].default
    assert f"127.0.0.1:{port}" in (FRONTEND / "vite.config.ts").read_text()
