"""What the server counts, for Prometheus. No label carries anything about a person or a room."""

from __future__ import annotations

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

_FAST = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)


class Metrics:
    """The figures of one server."""

    def __init__(self) -> None:
        self.registry = registry = CollectorRegistry()
        self.sockets = Gauge("philtre_sockets", "Open websockets", registry=registry)
        self.rooms = Gauge("philtre_rooms", "Rooms in memory", registry=registry)
        self.entries = Counter("philtre_entries", "Entries written", registry=registry)
        self.commits = Histogram(
            "philtre_commit_seconds", "Time of one commit to the database", buckets=_FAST, registry=registry
        )
        self.answers = Histogram(
            "philtre_answer_seconds", "From a request to its answer on disk", buckets=_FAST, registry=registry
        )
        self.refusals = Counter("philtre_refusals", "Requests refused", ["code"], registry=registry)
        self.thoughts = Histogram("philtre_thought_seconds", "Time a bot thought", registry=registry)
        self.dropped = Counter("philtre_dropped", "Connections let go", ["reason"], registry=registry)

    def commit(self, _steps: int, seconds: float) -> None:
        self.commits.observe(seconds)

    def page(self) -> bytes:
        return generate_latest(self.registry)
