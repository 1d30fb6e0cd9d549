"""Luck that is spread evenly over some tries of one action."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from philtre.core.contract import Chance

APART: Final = 0.6180339887498949  # the golden section: two numbers of one try have little to do with each other


@final
class Even(Chance):
    """Numbers that lie evenly between the lowest and the highest, so that a mean over few of them is nearly exact."""

    def __init__(self) -> None:
        self.drawn: i64 = 0
        self.part: float = 0.0

    def begin(self, part: float) -> None:
        """Begin a try. `part`, from 0 to 1, says where its first number lies."""
        self.drawn, self.part = 0, part

    def below(self, n: i64) -> i64:
        self.drawn += 1
        number = i64(self.part * float(n))
        self.part += APART
        if self.part >= 1.0:
            self.part -= 1.0
        return number if number < n else n - 1
