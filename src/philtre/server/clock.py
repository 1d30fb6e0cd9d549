"""A clock that never jumps and never goes backwards.

The machine's clock is set, by people and by the network, and machines sleep. Nobody may lose a turn because of that. So
this clock goes a little faster or slower until it agrees with the machine's clock again.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Final

HURRY: Final = 10  # it gains or loses at most a tenth


class Watch:
    """Microseconds since 1970."""

    def __init__(self, wall: Callable[[], int] = time.time_ns, steady: Callable[[], int] = time.monotonic_ns) -> None:
        self._wall, self._steady = wall, steady
        self._seen = steady()
        self._shown = wall()

    def now(self) -> int:
        steady = self._steady()
        passed, self._seen = steady - self._seen, steady
        most = passed // HURRY
        wrong = self._wall() - (self._shown + passed)
        self._shown += passed + max(-most, min(wrong, most))
        return self._shown // 1000


_watch = Watch()


def now_us() -> int:
    return _watch.now()
