"""Messages about the analysis of a finished game. Values go from 0 (lost) to 1 (won)."""

from __future__ import annotations

from philtre.server.wire.base import Piece, Problem
from philtre.words.face import Choice


class Weighed(Piece):
    """An action that a seat could do, and its value for each seat."""

    choice: Choice | None  # null: to resign
    values: list[float]


class Judged(Piece):
    """A decision that was not taken back, judged by what its seat could know then."""

    version: int  # of the replay's moment at which it was taken
    seat: int
    values: list[float]  # each seat's chance if the best move is played
    best: list[Weighed]  # best first, three at most; empty if the seat resigned while another was in turn
    played: Weighed
    loss: float  # what the move cost the seat; 0 if nothing is better


class Analysis(Piece):
    """All decisions of a finished game in order, and how it ended. See docs/analysis.md."""

    decisions: list[Judged]
    ending: list[float] | None  # the result of each seat; null if nobody could win
    mistakes: list[int]  # indices in the list of decisions, the largest loss first


class Analysing(Piece):
    """The progress of an analysis. The last line has the analysis, or the problem if there is none."""

    done: int  # decisions
    of: int
    analysis: Analysis | None = None
    problem: Problem | None = None
