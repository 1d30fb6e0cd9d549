"""What a bot is: it sees what a seat sees, and chooses."""

from __future__ import annotations

from mypy_extensions import i64, mypyc_attr

from philtre.core.contract import Chance, State


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """Plays a seat. It is handed `seen_by(seat)`, never the true state, and luck of its own."""

    def choose(self, view: State, chance: Chance) -> i64:
        """A legal action for the seat in turn."""
        raise NotImplementedError
