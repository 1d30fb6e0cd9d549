"""What learned nets know a position by: how far the seat in turn is ahead of each rival by the games' own guess, and
all that it sees."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from philtre.core.contract import ZERO, Rows, State
from philtre.core.net import Sight
from philtre.core.observing import laid_out
from philtre.games.mystic_moon.rules.evaluation import EVEN, strength
from philtre.games.mystic_moon.rules.observation import SEAT, TABLE
from philtre.games.mystic_moon.rules.state import MysticMoonState

VERSION: Final = 2
NAMES: Final = ("standard-2", "standard-3", "standard-4")
LEADS: Final[i64] = 128  # rows for each rival: the lead, finer where it is small
ROOM: Final[i64] = 384
UNREAD: Final = ("deck", "under", "sky", "formulas")  # many rows that tell little


@final
class MysticMoonRows(Rows):
    def __init__(self) -> None:
        sights = [Sight(laid_out(TABLE, SEAT, seats), int(ROOM), UNREAD) for seats in (2, 3, 4)]
        super().__init__(VERSION, NAMES, max([sight.end for sight in sights]), 3 + len(sights[2].base))
        self.sights: list[Sight] = sights

    def which(self, state: State) -> i64:
        assert isinstance(state, MysticMoonState)
        return state.players - 2 if state.content.text is None else -1  # a pack has other cards

    def fill(self, state: State, rows: vec[i64]) -> i64:
        assert isinstance(state, MysticMoonState)
        me = state.seat()
        n = _leads(state, me, rows)
        return self.sights[state.players - 2].fill(state, me, rows, n)

    def shared(self, which: int) -> list[tuple[int, str, float]]:
        found = self.sights[which].shared()
        for rival in range(which + 1):
            for lead in range(int(LEADS)):
                row = rival * int(LEADS) + lead
                found += [(row, f"{rival} about {lead // 4}", 1.0), (row, f"{rival} lead", (lead - 64) / 16)]
        return found


GAME_ROWS: Final = MysticMoonRows()


def _leads(state: MysticMoonState, me: i64, rows: vec[i64]) -> i64:
    mine, seat, base = strength(state, me), me, ZERO
    n: i64 = 0
    for n in range(state.players - 1):
        seat = seat + 1 if seat + 1 < state.players else ZERO
        lead = mine - strength(state, seat)
        rows[n] = base + i64(127.0 * (0.5 + 0.5 * lead / (EVEN + abs(lead))))
        base += LEADS
    return state.players - 1
