"""Health checks: a server that cannot write to its database is not healthy."""

from __future__ import annotations

import asyncio
import time
from typing import Final

from philtre.server.storage.store import Store
from philtre.server.storage.writer import TROUBLE

FRESH: Final = 5.0  # seconds for which a result is cached
PATIENCE: Final = 3.0  # seconds that a write may take


class Health:
    """Checks at most every few seconds, however often it is asked."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._good = True
        self._looked = 0.0
        self._lock = asyncio.Lock()

    async def is_good(self) -> bool:
        """Whether moves can be stored."""
        async with self._lock:
            if time.monotonic() - self._looked > FRESH:
                self._good = self._store.writer.wrote_within(FRESH) or await self._can_write()
                self._looked = time.monotonic()
            return self._good

    async def _can_write(self) -> bool:
        try:
            await asyncio.wait_for(self._store.probe(), PATIENCE)
        except (*TROUBLE, TimeoutError):
            return False
        return True
