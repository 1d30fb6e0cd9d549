"""The score of a room: how many games each person or bot has played and won."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import msgspec

from philtre.server.wire import Past, Tally

if TYPE_CHECKING:
    from philtre.server.rooms.match import Match

MOST_TALLIES: Final = 60  # persons and bots with a score; the room's messages contain all of them


def total(match: Match) -> list[Tally]:
    """The score including the present table if its game is over."""
    if match.outcome is None:
        return match.score
    winners = [int(seat) for seat in match.outcome.winners()]
    names = [(chair.person, chair.name, chair.bot if chair.holder == "bot" else None) for chair in match.chairs]
    return _added(match.score, names, winners)


def of_past(past: list[Past]) -> list[Tally]:
    """The score of games from older versions, which stored none, as far as entries name persons."""
    score: list[Tally] = []
    for game in past:
        winners = [seat for seat, rank in enumerate(game.ranks) if rank == 1]
        score = _added(score, [(None, name, None) for name in game.names], winners)
    return score


Key = tuple[str | None, str | None, str | None]


def _added(score: list[Tally], seats: list[Key], winners: list[int]) -> list[Tally]:
    """Add one game. A person with several seats played it once."""
    found = {(tally.person, tally.name, tally.bot): tally for tally in score}
    won = {seats[seat] for seat in winners}
    for key in dict.fromkeys(key for key in seats if key != (None, None, None)):
        old = found.pop(key, Tally(person=key[0], name=key[1], bot=key[2], games=0, wins=0))
        found[key] = msgspec.structs.replace(old, games=old.games + 1, wins=old.wins + (key in won))
    return list(found.values())[-MOST_TALLIES:]
