"""What the server's tests share."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tests.core import pebbles
from tests.server.running import Running, running


@pytest.fixture
async def server(tmp_path: Path) -> AsyncIterator[Running]:
    """A server with a small game whose bots are in no hurry to be slow."""
    async with running(tmp_path, faces={"pebbles": pebbles.FACE}) as started:
        yield started
