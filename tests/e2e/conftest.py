"""Fixtures of all browser tests: a server process and Chromium."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, BrowserType, Page, expect

from tests.e2e.serving import Serving, serving
from tests.e2e.table import SETTINGS, Table
from tools import browser as chromium

# First Playwright's own list, which this one replaces; then features for which every new window starts a process.
UNUSED = (
    *("AvoidUnnecessaryBeforeUnloadCheckSync", "DestroyProfileOnBrowserClose", "HttpsUpgrades", "LensOverlay"),
    *("MediaRouter", "OptimizationHints", "PaintHolding", "ThirdPartyStoragePartitioning"),
    *("WebUIOmniboxPopup", "WebUIOmniboxAimPopup", "SpareRendererForSitePerProcess"),
)
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-gpu-compositing",  # emulating a graphics card is slower than software rendering
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    f"--disable-features={','.join(UNUSED)}",
]
# Where nobody measures or looks, every second pixel is enough: painting is a third of the work. A context's own scale
# factor changes what the page is told, not what is painted.
COARSE = "--force-device-scale-factor=0.5"
PATIENCE = 40_000  # milliseconds, because the machine may be busy with other tests
expect.set_options(timeout=PATIENCE)
Open = Callable[..., Page]


def one_of(values: Iterable[Any], first: int = 1) -> list[Any]:
    """Parameters of a test: the first in `make test`, the others in `make thorough`."""
    return [pytest.param(value, marks=pytest.mark.thorough if n >= first else ()) for n, value in enumerate(values)]


OF_THE_PERSON = (
    "locale",
    "speed",
    "light",
    "size",
    "sharp",
    "text",
    "newcomer",
    "counted",
    "sound",
    "volume",
    "haptics",
)
# The numbers that this browser adds to deals, the same in each run.
COUNTED = "{ let n = 0; crypto.getRandomValues = (all) => all.map(() => (n = (n * 75 + 74) % 65537)); }"


@pytest.fixture(scope="session")
def browser_type_launch_args(browser_type_launch_args: dict[str, Any]) -> dict[str, Any]:
    """The system's Chromium if there is one, otherwise playwright's own."""
    path = chromium.find()
    found = {"executable_path": path} if path else {}
    return {**browser_type_launch_args, **found, "args": FLAGS}


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    with serving(tmp_path_factory.mktemp("data")) as started:
        yield started


@pytest.fixture(scope="session")
def coarse(browser_type: BrowserType, browser_type_launch_args: dict[str, Any]) -> Iterator[Browser]:
    """A browser that paints a quarter of the pixels."""
    started = browser_type.launch(**browser_type_launch_args | {"args": [*FLAGS, COARSE]})
    yield started
    started.close()


@pytest.fixture
def person(request: pytest.FixtureRequest, server: Serving) -> Iterator[Open]:
    """Opens a page as a new person, by default an empty one. Errors in the console of a page fail the test."""
    contexts: list[BrowserContext] = []
    troubles: list[str] = []

    def come(
        path: str | None = None,
        *,
        size: tuple[int, int] | None = None,
        sharp: bool = False,
        counted: bool = False,
        worker: bool = False,
        **wishes: object,
    ) -> Page:
        width, height = size or (1280, 800)
        browser: Browser = request.getfixturevalue("browser" if sharp or size else "coarse")
        context = browser.new_context(
            base_url=server.address,
            viewport={"width": width, "height": height},
            reduced_motion="reduce",
            # The service worker would fetch all files for every new person, so only tests that need it have one.
            service_workers="allow" if worker else "block",
        )
        context.set_default_timeout(PATIENCE)
        contexts.append(context)
        page = context.new_page()
        page.add_init_script(SETTINGS(**wishes))
        if counted:
            page.add_init_script(COUNTED)
        page.on("pageerror", lambda error: troubles.append(str(error)))
        page.on("console", lambda said: troubles.append(said.text) if _is_trouble(said.type, said.text) else None)
        if path is not None:
            page.goto(path)
        return page

    yield come
    for context in contexts:
        context.close()
    assert troubles == []


def _is_trouble(kind: str, text: str) -> bool:
    # The browser reports requests that a test makes fail on purpose.
    return (
        kind in ("error", "warning")
        and "Failed to load resource" not in text
        and "WebSocket" not in text
        and "Service Worker" not in text
    )


@pytest.fixture
def table(person: Open) -> Callable[..., Table]:
    """A person at a new table."""

    def begin(**wishes: Any) -> Table:
        page = person(**{k: v for k, v in wishes.items() if k in OF_THE_PERSON})
        return Table.new(page, **{k: v for k, v in wishes.items() if k not in OF_THE_PERSON})

    return begin
