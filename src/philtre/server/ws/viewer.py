"""One connection to a room: its person, the view it gets, and what it has already seen."""

from __future__ import annotations

from philtre.server import wire
from philtre.server.rooms.match import Match
from philtre.server.rulings.requests import request_key
from philtre.server.views.eyes import Eyes, eyes_for
from philtre.server.ws.outbox import Connection, Outbox


class Viewer:
    """One connection of a person."""

    __slots__ = ("person", "customer", "watch", "outbox", "pending", "_last", "_seen", "_base", "_table_id")

    def __init__(self, person: str, connection: Connection, customer: str = "") -> None:
        self.person = person
        self.customer = customer  # the address for which bots think
        self.watch = False  # whether it is a spectator, even if the person has seats
        self.outbox = Outbox(connection)
        self.pending: set[str] = set()  # ids of requests that are not answered yet
        self._last: int | None = None  # the seat whose view it has chosen
        self._seen: dict[int, int] = {}  # up to which version the client knows the story, for each seat
        self._base: int | None = None
        self._table_id = ""

    def remember(self, table_id: str, version: int) -> None:
        """Note what the client saw before this connection."""
        self._table_id, self._base = table_id, version

    def mine(self, match: Match) -> list[int]:
        return [] if self.watch else match.seats_of(self.person)

    def eyes(self, match: Match) -> Eyes:
        """The seat whose view it gets now; the curtain may fall."""
        if match.table_id != self._table_id:
            self._table_id, self._base, self._last, self._seen = match.table_id, None, None, {}
        eyes = eyes_for(match, self.mine(match), self._last)
        self._last = eyes.seat
        return eyes

    def look(self, seat: int | None) -> None:
        self._last = seat

    def since(self, match: Match, eyes: Eyes) -> int | None:
        """The version that these eyes know. From now on they know the present version."""
        known = self._seen.get(eyes.viewer, self._base)
        self._seen[eyes.viewer] = match.version
        return None if known is None or known > match.version else known

    def answered(self, asked: set[str]) -> str | None:
        """The id of this client's request among those that were just done, or None."""
        if not self.pending or not asked:
            return None
        for name in self.pending:
            if request_key(self.person, name) in asked:
                self.pending.discard(name)
                return name
        return None

    def say(self, message: wire.Telling) -> None:
        self.outbox.say(message)
