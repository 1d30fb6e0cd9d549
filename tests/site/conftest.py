"""A plain web server with the folder of `make site`, and people with their browsers."""

from __future__ import annotations

import functools
import http.server
import threading
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Error, Page

from tests.e2e.conftest import FLAGS, PATIENCE
from tests.e2e.table import SETTINGS
from tools import browser as chromium

SITE = Path(__file__).parents[2] / "dist" / "site"
PLACE = "/some/where/"  # any folder will do


class Handler(http.server.SimpleHTTPRequestHandler):
    """Serves files only."""

    def translate_path(self, path: str) -> str:
        return super().translate_path(path.removeprefix(PLACE.rstrip("/")))

    def log_message(self, *_: Any) -> None:
        pass


class Space:
    """A web server that can be stopped and restarted at the same address."""

    def __init__(self, folder: Path = SITE) -> None:
        self.folder = folder
        self.port = 0
        self._server: http.server.ThreadingHTTPServer | None = None

    def start(self) -> None:
        handler = functools.partial(Handler, directory=str(self.folder))
        self._server = http.server.ThreadingHTTPServer(("127.0.0.1", self.port), handler)
        self.port = self._server.server_port
        threading.Thread(target=self._server.serve_forever, args=[0.05], daemon=True).start()

    def stop(self) -> None:
        if self._server is not None:
            self._server.shutdown()
            self._server.server_close()
            self._server = None

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}{PLACE}"


def until(page: Page, condition: str) -> None:
    """Wait until a script, which may be asynchronous, returns true."""
    for _ in range(PATIENCE // 100):
        try:
            if page.evaluate(condition):
                return
        except Error as error:
            if "navigation" not in error.message:  # the page may load itself anew
                raise
        page.wait_for_timeout(100)
    raise AssertionError(f"it never came true: {condition}")


@pytest.fixture(scope="session")
def browser_type_launch_args(browser_type_launch_args: dict[str, Any]) -> dict[str, Any]:
    path = chromium.find()
    return {**browser_type_launch_args, **({"executable_path": path} if path else {}), "args": FLAGS}


@pytest.fixture
def space() -> Iterator[Space]:
    assert (SITE / "index.html").exists(), "the site is not there: make site"
    started = Space()
    started.start()
    yield started
    started.stop()


class Person:
    """A person with a browser, whose tabs share their storage."""

    def __init__(self, context: BrowserContext, space: Space, troubles: list[str]) -> None:
        self.context = context
        self.space = space
        self.troubles = troubles

    def tab(self, page: str = "") -> Page:
        """A new tab at a page of the site, such as `#/new/apotheca`."""
        opened = self.context.new_page()
        opened.on("pageerror", lambda error: self.troubles.append(str(error)))
        opened.on("console", lambda said: self.troubles.append(said.text) if said.type == "error" else None)
        opened.goto(self.space.address + page)
        return opened

    @property
    def new_room(self) -> str:
        """The part of the address before that of a new room's page."""
        return f"{self.space.address}#"


@pytest.fixture
def person(browser: Browser, space: Space) -> Iterator[Callable[..., Person]]:
    """Makes people. Errors in the console of their pages fail the test."""
    contexts: list[BrowserContext] = []
    troubles: list[str] = []

    def come(**wishes: Any) -> Person:
        context = browser.new_context(
            viewport={"width": 1280, "height": 800}, reduced_motion="reduce", accept_downloads=True, **wishes
        )
        context.set_default_timeout(PATIENCE)
        context.add_init_script(SETTINGS())
        contexts.append(context)
        return Person(context, space, troubles)

    yield come
    for context in contexts:
        context.close()
    assert [trouble for trouble in troubles if "Failed to load resource" not in trouble] == []
