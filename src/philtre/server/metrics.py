"""What the server counts, for Prometheus. No label carries anything about a person or a room.

What is counted at every move is counted by hand: Prometheus' own counters take locks, which adds up.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterable
from typing import Final

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.core import CounterMetricFamily, HistogramMetricFamily, Metric
from prometheus_client.registry import Collector

FAST: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)


class Spread:
    """How long something took, in steps."""

    __slots__ = ("counts", "total")

    def __init__(self) -> None:
        self.counts = [0] * (len(FAST) + 1)
        self.total = 0.0

    def observe(self, seconds: float) -> None:
        self.counts[bisect_left(FAST, seconds)] += 1
        self.total += seconds

    def steps(self) -> list[tuple[str, float]]:
        """Counts as Prometheus wants them: of all that took at most so long."""
        below, found = 0, []
        for limit, count in zip([*map(str, FAST), "+Inf"], self.counts, strict=True):
            below += count
            found.append((limit, float(below)))
        return found


class Metrics(Collector):
    """The figures of one server."""

    def __init__(self) -> None:
        self.entries = 0
        self.answers = Spread()
        self.registry = registry = CollectorRegistry()
        registry.register(self)
        self.sockets = Gauge("philtre_sockets", "Open websockets", registry=registry)
        self.rooms = Gauge("philtre_rooms", "Rooms in memory", registry=registry)
        self.commits = Histogram(
            "philtre_commit_seconds", "Time of one commit to the database", buckets=FAST, registry=registry
        )
        self.refusals = Counter("philtre_refusals", "Requests refused", ["code"], registry=registry)
        self.thoughts = Histogram("philtre_thought_seconds", "Time a bot thought", registry=registry)
        self.dropped = Counter("philtre_dropped", "Connections let go", ["reason"], registry=registry)

    def collect(self) -> Iterable[Metric]:
        yield CounterMetricFamily("philtre_entries", "Entries written", self.entries)
        answers = HistogramMetricFamily("philtre_answer_seconds", "From a request to its answer on disk")
        answers.add_metric([], self.answers.steps(), self.answers.total)
        yield answers

    def commit(self, _steps: int, seconds: float) -> None:
        self.commits.observe(seconds)

    def page(self) -> bytes:
        return generate_latest(self.registry)
