"""The interface of a bot: it gets what a seat sees, and chooses an action."""

from __future__ import annotations

from mypy_extensions import i64, mypyc_attr

from philtre.core.contract import Chance, State


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """Plays a seat. It gets `seen_by(seat)`, never the true state, and luck of its own."""

    def choose(self, view: State, chance: Chance) -> i64:
        """Choose a legal action for the seat in turn."""
        raise NotImplementedError
