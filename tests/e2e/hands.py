"""Selectors of everything that can be touched at each game's table, without rules of the games."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field


@dataclass(frozen=True)
class Hand:
    """What is touched first, next and last to answer a question."""

    controls: str
    """What a question that is answered by a control begins with."""
    gold: str
    """What ends an answer, or makes a good one."""
    targets: str
    by_control: frozenset[str] = frozenset({"action"})
    """The questions that are answered by a control first."""
    only: Mapping[str, str] = field(default_factory=dict)
    """Questions whose answers are of one kind alone."""
    help: Mapping[str, str] = field(default_factory=dict)
    """Questions at which this is touched before all else; what comes of it is waited for."""
    helping: str = ""
    """There while help is on its way."""

    def targets_of(self, prompt: str) -> str:
        return self.only.get(prompt, self.targets)


APOTHECA_CARDS = ".mine .card.usable, .mine .card.guided"

# A short game, for tests of whole games.
SOON: Mapping[str, dict[str, str]] = {"apotheca": {}, "potion_explosion": {"tokens": "1"}}
GAMES = tuple(SOON)

HANDS: Mapping[str, Hand] = {
    "apotheca": Hand(
        controls=f".act:not([aria-disabled=true]):not(:has(use[href='#i-power'])), {APOTHECA_CARDS}",
        gold=".answers .gold, .cell button.lucky",
        targets=".cell button.offered, .handle:not(.picked), .pay:not(.picked), .answers .button:not(.bare)",
        only={"satisfy": APOTHECA_CARDS},
    ),
    # Any game without drawings.
    "plain": Hand(controls="", gold=".choices .gold", targets=".choices button", by_control=frozenset()),
    "mystic_moon": Hand(
        controls="",
        gold=".answers .gold:has(.icon), .brew .commit:not([aria-disabled=true])",
        targets=".place.offered, .hut.offered, .potion.usable, .ware.offered, .thing.offered, .slot.offered, .take, "
        ".formula.usable, .hand, .made.offered, .answers .button:not(.bare)",
        by_control=frozenset(),
        only={"shop": ".shop .usable, .answers .gold"},
        help={"add": ".brew .best"},
        helping=".brew .best[aria-disabled=true]",
    ),
    "potion_explosion": Hand(
        controls="",
        gold=".answers .gold, .complete.ready:not(.picked)",
        targets=", ".join(
            (
                *(
                    f".{thing}.offered:not(.picked)"
                    for thing in ("spot", "starter", "stack", "potion", "group", "held", "rob")
                ),
                ".act[data-act=end]:not([aria-disabled=true])",
                ".answers .button:not(.bare)",
            )
        ),
        by_control=frozenset(),
    ),
}
