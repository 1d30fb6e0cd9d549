"""Returns memory to the system after a load: the C allocator keeps much of what Python frees."""

from __future__ import annotations

import asyncio
import ctypes
import gc
import sys
from collections.abc import Callable
from typing import Any, Final

EVERY: Final = 20.0  # seconds between two checks
SELDOM: Final = 30  # checks after which memory is returned in any case
LEFT: Final = 0.7  # part of the largest size
FEW: Final = 20  # rooms and connections; fewer are not worth the effort
YOUNG: Final = 10_000  # allocations between two collections of the youngest generation
ARENAS: Final = 2  # otherwise each thread gets an arena that others cannot use
_ARENA_MAX: Final = -8  # M_ARENA_MAX of mallopt


def _system() -> Any:
    """The C library if it is glibc."""
    if not sys.platform.startswith("linux"):
        return None
    library = ctypes.CDLL(None)
    return library if hasattr(library, "malloc_trim") and hasattr(library, "mallopt") else None


def keep_few_arenas() -> None:
    """Limit the number of arenas. Call it before threads are started."""
    library = _system()
    if library is not None:
        library.mallopt(_ARENA_MAX, ARENAS)


def tidy_seldom() -> None:
    """Avoid full garbage collections, which stop all rooms for a tenth of a second: leave them to `Tidier`."""
    gc.freeze()
    _, middle, _ = gc.get_threshold()
    gc.set_threshold(YOUNG, middle, 1_000_000)


class Tidier:
    """Collects garbage and returns memory after many objects were deleted, and otherwise from time to time."""

    def __init__(self, load: Callable[[], int]) -> None:
        self._load = load  # rooms and connections
        self._most = 0
        self._looks = 0

    async def run(self) -> None:
        """Until it is cancelled."""
        while True:
            await asyncio.sleep(EVERY)
            if self.is_due():
                gc.collect()
                await asyncio.to_thread(_give_back)

    def is_due(self) -> bool:
        now = self._load()
        self._most, self._looks = max(self._most, now), self._looks + 1
        if self._looks < SELDOM and not (now < LEFT * self._most and self._most - now > FEW):
            return False
        self._most, self._looks = now, 0
        return True


def _give_back() -> None:
    library = _system()
    if library is not None:
        library.malloc_trim(0)
