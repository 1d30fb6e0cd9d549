"""Describes an analysis in words, for the terminal and for the page."""

from __future__ import annotations

from philtre.analysis import LEAST, Analysis, Decision, Move
from philtre.table.table import Table
from philtre.words.speech import Speech


class Retelling:
    """An analysis of a table in a language."""

    def __init__(self, analysis: Analysis, table: Table, speech: Speech) -> None:
        self.analysis = analysis
        self.table = table
        self.speech = speech
        self.words = speech.words
        self.names = list(speech.names)

    def title(self) -> str:
        game = self.analysis.game
        variant = self.words(f"{game}-variant-{self.analysis.variant}")
        return self.words("cli-analyse-title", game=self.words(f"{game}-name"), variant=variant)

    def about(self) -> str:
        found = self.analysis
        return self.words("cli-analyse-about", decisions=len(found.decisions), simulations=found.simulations)

    def curve_title(self) -> str:
        return self.words("cli-analyse-curve", seats=self.analysis.seats)

    def mistakes_title(self) -> str:
        return self.words("cli-analyse-mistakes")

    def no_mistakes(self) -> str:
        return self.words("cli-analyse-no-mistakes", least=self.percent(LEAST))

    def percent(self, value: float) -> str:
        return self.words("arena-percent", n=f"{100 * value:.0f}")

    def mistakes(self) -> list[list[str]]:
        """The names of the columns, then a row for each mistake, the largest first."""
        return [self._head(), *(self._row(self.analysis.decisions[place]) for place in self.analysis.mistakes)]

    def decisions(self) -> list[list[str]]:
        """The same for all decisions, in their order."""
        return [self._head(), *map(self._row, self.analysis.decisions)]

    def _head(self) -> list[str]:
        return [self.words(f"cli-analyse-{column}") for column in ("move", "player", "played", "better", "loss")]

    def _row(self, decision: Decision) -> list[str]:
        better = self._better(decision) if decision.loss > 0 else "—"
        played = self._move(decision, decision.played)
        loss = self.percent(decision.loss)
        return [str(decision.version + 1), self.names[decision.seat], played, better, loss]

    def _better(self, decision: Decision) -> str:
        if decision.best:
            return self._move(decision, decision.best[0])
        return self.words("cli-analyse-play-on", value=self.percent(decision.value))

    def _move(self, decision: Decision, move: Move) -> str:
        """A move: its notation, its value, and its description."""
        value = self.percent(move.values[decision.seat])
        return f"{move.notation} ({value})\n{self._said(decision, move)}"

    def _said(self, decision: Decision, move: Move) -> str:
        if move.action is None:
            return self.words("cli-entry-resign", name=self.names[decision.seat])
        seen = self.table.moments[decision.version].state.seen_by(decision.seat)
        return self.speech.choice(self.speech.face.choice(seen, move.action))
