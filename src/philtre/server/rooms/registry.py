"""The rooms in the memory of this process."""

from __future__ import annotations

from collections.abc import Mapping

from philtre.server.metrics import Metrics
from philtre.server.rooms.match import Match
from philtre.server.rooms.open_room import OpenRoom


class Registry:
    """Open rooms by their code and by their present table."""

    def __init__(self, metrics: Metrics) -> None:
        self._metrics = metrics
        self._by_code: dict[str, OpenRoom] = {}
        self._by_table: dict[str, OpenRoom] = {}

    @property
    def open(self) -> Mapping[str, OpenRoom]:
        """All open rooms by their codes."""
        return self._by_code

    def at_table(self, table_id: str) -> OpenRoom | None:
        return self._by_table.get(table_id)

    def add(self, opened: OpenRoom) -> None:
        self._by_code[opened.code] = opened
        self._by_table[opened.match.table_id] = opened
        self._metrics.rooms.set(len(self._by_code))

    def remove(self, opened: OpenRoom) -> None:
        self._by_code.pop(opened.code, None)
        self._by_table.pop(opened.match.table_id, None)
        self._metrics.rooms.set(len(self._by_code))

    def move(self, opened: OpenRoom, match: Match) -> None:
        """Note that a room continues at its next table."""
        self._by_table.pop(opened.match.table_id, None)
        self._by_table[match.table_id] = opened
        opened.move(match)
