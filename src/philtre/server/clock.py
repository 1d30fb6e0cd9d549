"""A clock that never jumps and never goes backwards.

People and the network set the machine's clock, and machines sleep. Nobody may lose a turn because of that. So this
clock runs a little faster or slower until it agrees with the machine's clock again.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Final

HURRY: Final = 10  # it runs at most a tenth faster or slower


class SmoothClock:
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


_clock = SmoothClock()


def now_us() -> int:
    return _clock.now()
