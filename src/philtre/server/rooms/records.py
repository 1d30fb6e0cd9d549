"""The record of a finished match."""

from __future__ import annotations

import time

from philtre.server.rooms.match import Match
from philtre.table import record


def record_of_match(match: Match, at: int) -> record.Record:
    """The record of a finished game, with the seed."""
    assert match.table is not None
    assert match.luck is not None
    players = [chair.name or chair.bot or "?" for chair in match.chairs]
    date = time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime(at // 1_000_000))
    return record.record_of(match.table, match.face, match.luck, players, date, deal=match.dealt, rules=match.rules)
