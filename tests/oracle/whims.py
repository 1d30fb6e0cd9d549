"""How actions are chosen when two engines play side by side: random, but in manners that reach other corners.

Even chances alone hardly ever fill a market, empty a supply or finish a long game.
"""

from __future__ import annotations

import random
from collections import defaultdict

from philtre.core.chance import Seeded
from philtre.core.contract import SILENT, Game, State

MANNERS = ("even", "habits", "keen", "contrary")
WEIGHTS = (0.02, 0.2, 1.0, 5.0)
TRIED = 10  # how many actions a keen or contrary player thinks about
STEADY = 0.85  # how often such a player does what they found
PATIENCE = 400  # decisions after which a contrary player turns keen, so that games end


class Whim:
    """Chooses legal actions of one game; deaf to what is hidden or not, since both engines get the same."""

    def __init__(self, rng: random.Random, game: Game) -> None:
        self.rng = rng
        self.game = game
        self.manner = rng.choice(MANNERS)
        self.habits: defaultdict[str, float] = defaultdict(lambda: rng.choice(WEIGHTS))
        self.decisions = 0

    def choose(self, state: State) -> int:
        self.decisions += 1
        legal = state.legal_actions()
        if len(legal) == 1:
            return legal[0]
        if self.manner == "habits":
            return self.by_habit(state, legal)
        if self.manner in ("keen", "contrary") and self.rng.random() < STEADY:
            return self.by_thought(state, legal)
        return self.rng.choice(legal)

    def by_habit(self, state: State, legal: list[int]) -> int:
        """Each verb has its weight throughout the game, however many ways there are to do it."""
        by_verb: defaultdict[str, list[int]] = defaultdict(list)
        for action in legal:
            by_verb[self.game.notation(state, action).split()[0]].append(action)
        verbs = list(by_verb)
        verb = self.rng.choices(verbs, [self.habits[verb] for verb in verbs])[0]
        return self.rng.choice(by_verb[verb])

    def by_thought(self, state: State, legal: list[int]) -> int:
        """The best action of a few by the engine's own guess, or the worst for a contrary player."""
        tried = self.rng.sample(legal, min(TRIED, len(legal)))
        guesses = {action: self.guess(state, action) for action in tried}
        wants_worst = self.manner == "contrary" and self.decisions < PATIENCE
        return min(tried, key=guesses.__getitem__) if wants_worst else max(tried, key=guesses.__getitem__)

    def guess(self, state: State, action: int) -> float:
        seat = state.seat()
        after = state.clone()
        after.apply(action, Seeded(self.rng.getrandbits(64)), SILENT)
        return after.payoff(seat) if after.outcome() is not None else after.evaluate(seat)
