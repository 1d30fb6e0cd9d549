"""The server's metrics, for Prometheus. No label says anything about a person or a room.

What happens at every move is counted without Prometheus' own counters, because their locks take too long.
"""

from __future__ import annotations

import mmap
import time
from bisect import bisect_left
from collections.abc import Iterable
from pathlib import Path
from typing import Final

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.core import CounterMetricFamily, HistogramMetricFamily, Metric
from prometheus_client.registry import Collector

STEADY: Final = 5.0  # seconds for which the page is cached, so that nobody can time a single decision
THOUGHTS: Final = (0.5, 1.0, 2.0, 5.0)  # buckets in seconds, so coarse that they reveal nothing about what a bot saw
FAST: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)


PAGE: Final = mmap.PAGESIZE


class Spread:
    """A histogram of durations."""

    __slots__ = ("counts", "total")

    def __init__(self) -> None:
        self.counts = [0] * (len(FAST) + 1)
        self.total = 0.0

    def observe(self, seconds: float) -> None:
        self.counts[bisect_left(FAST, seconds)] += 1
        self.total += seconds

    def steps(self) -> list[tuple[str, float]]:
        """Cumulative counts, as Prometheus needs them."""
        below, found = 0, []
        for limit, count in zip([*map(str, FAST), "+Inf"], self.counts, strict=True):
            below += count
            found.append((limit, float(below)))
        return found


class Metrics(Collector):
    """The metrics of one server."""

    def __init__(self) -> None:
        self.entries = 0
        self.answers = Spread()
        self.commits = Spread()
        self._page, self._made = b"", 0.0
        self.registry = registry = CollectorRegistry()
        registry.register(self)
        self.sockets = Gauge("philtre_sockets", "Open websockets", registry=registry)
        self.rooms = Gauge("philtre_rooms", "Rooms in memory", registry=registry)
        self.refusals = Counter("philtre_refusals", "Requests refused", ["code"], registry=registry)
        self.thoughts = Histogram("philtre_thought_seconds", "Time a bot thought", buckets=THOUGHTS, registry=registry)
        self.memory = Gauge("philtre_memory_bytes", "Memory of this process", registry=registry)
        self.memory.set_function(resident)
        self.dropped = Counter("philtre_dropped", "Connections let go", ["reason"], registry=registry)

    def collect(self) -> Iterable[Metric]:
        yield CounterMetricFamily("philtre_entries", "Entries written", self.entries)
        yield _told("philtre_answer_seconds", "From a request to its answer on disk", self.answers)
        yield _told("philtre_commit_seconds", "Time of one commit to the database", self.commits)

    def commit(self, _steps: int, seconds: float) -> None:
        self.commits.observe(seconds)

    def page(self) -> bytes:
        """The metrics as text, at most some seconds old."""
        if not self._page or time.monotonic() - self._made > STEADY:
            self._page, self._made = generate_latest(self.registry), time.monotonic()
        return self._page


def _told(name: str, meaning: str, spread: Spread) -> Metric:
    family = HistogramMetricFamily(name, meaning)
    family.add_metric([], spread.steps(), spread.total)
    return family


def resident() -> int:
    """Bytes of memory in use; 0 if the system does not say."""
    try:
        return int(Path("/proc/self/statm").read_text("ascii").split()[1]) * PAGE
    except OSError:
        return 0
