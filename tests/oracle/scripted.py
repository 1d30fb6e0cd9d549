"""Oracles as they are asked. Some are scripts: generators that stop at each question and go on with the answer."""

from __future__ import annotations

from collections.abc import Generator
from typing import Any, TypeVar

from philtre.core.chance import Refused
from philtre.core.contract import Chance
from philtre.core.errors import IllegalAction

T = TypeVar("T")
Script = Generator[None, str, T]  # a rule that may ask: it stops at each question and goes on with the answer


class Asked:
    """What all oracles have in common. The fields belong to their tables."""

    question: str | None
    answers: Any  # the texts, as a list or as keys

    def prompt(self) -> str | None:
        return self.question

    def legal(self) -> list[str]:
        return sorted(self.answers)

    def apply(self, text: str, chance: Chance) -> None:
        if text not in self.answers:
            raise IllegalAction(f"'{text}' is not one of: {', '.join(self.legal())}")
        self.hear(text, chance)

    def hear(self, answer: str, chance: Chance) -> None:
        """Do what the answer says, up to the next question."""
        raise NotImplementedError


class Scripted(Asked):
    """What oracles with a script have in common."""

    script: Script[None]
    player: int
    answers: list[str]
    ended: str | None
    chance: Chance

    def follow(self, script: Script[None], chance: Chance) -> None:
        """Begin a script, up to its first question."""
        self.script = script
        self.go_on(None, chance)

    def go_on(self, answer: str | None, chance: Chance) -> None:
        self.question, self.answers = None, []
        self.chance = chance
        try:
            # A generator is started by None, which its type of answers does not allow.
            self.script.send(answer)  # type: ignore[arg-type]
        except StopIteration:
            assert self.ended is not None
        self.chance = Refused()

    def hear(self, answer: str, chance: Chance) -> None:
        self.go_on(answer, chance)

    def seat(self) -> int | None:
        return self.player if self.ended is None else None
