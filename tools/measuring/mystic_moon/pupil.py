"""A player who follows the tutorial's advice and knows nothing else about Mystic Moon.

Each rule here is one piece of advice of a lesson: which location, what to learn, what to trade, to brew every
night, and to use what a potion offers. For the cauldron the pupil asks the table, like the button for the best
brew.
"""

from __future__ import annotations

from collections import Counter
from typing import Final

from philtre import games
from philtre.bots.contract import Bot
from philtre.core.contract import Chance, State
from philtre.games.mystic_moon.content import own
from philtre.games.mystic_moon.face.cards import PotionCard, printed
from philtre.games.mystic_moon.face.position import Position
from philtre.games.mystic_moon.rules.state import ROUNDS
from philtre.words.face import Choice

FACE: Final = games.face("mystic_moon")
PRINTED: Final = printed(own())
CARDS: Final[dict[str, PotionCard]] = {card.id: card for card in PRINTED.potions}
LOOSE: Final = 0.4  # an ingredient that no recipe asks for yet
BOOK: Final = 3
SLOTS: Final = 9
WILD: Final = "wild"

Goods = Counter[str]


def text(choice: Choice, name: str) -> str:
    return str(choice.details.get(name, ""))


def number(choice: Choice, name: str) -> int:
    found = choice.details.get(name, 0)
    assert isinstance(found, int)
    return found


def listed(choice: Choice, name: str) -> list[str]:
    found = choice.details[name]
    assert not isinstance(found, int | str)
    return [str(each) for each in found]


def needs(potion: str) -> Goods:
    return Counter(kind for row in CARDS[potion].recipe.rows for kind in row if kind and kind != "dotted")


def lacks(potion: str, goods: Goods) -> Goods:
    """The ingredients that a recipe lacks; wilds replace some of them."""
    missing = needs(potion) - goods
    for _ in range(min(goods[WILD], missing.total())):
        missing[next(iter(missing.elements()))] -= 1
    return +missing


def brewable(book: list[str], goods: Goods) -> int:
    """The reward for these ingredients with these recipes, the dearest first, within the slots."""
    left, slots, earned = goods.copy(), SLOTS, 0
    for potion in sorted(book, key=lambda name: -CARDS[name].reward):
        while slots >= needs(potion).total() and not lacks(potion, left):
            slots -= needs(potion).total()
            earned += CARDS[potion].reward
            used = needs(potion)
            left[WILD] -= (used - left).total()
            left = left - used
    return earned


class Turn:
    """The view of a player who must decide, and the legal actions."""

    def __init__(self, view: State) -> None:
        self.sees: Position = FACE.write(view)
        self.choices = {action: FACE.choice(view, action) for action in view.legal_actions()}
        self.me = self.sees.players[view.seat()]
        kinds = PRINTED.satchel
        self.satchel: Goods = Counter(dict(zip(kinds, self.me.satchel, strict=True)))
        self.goods = +(self.satchel + Counter(kind for kind in self.me.cauldron if kind in kinds))
        self.nights = int(ROUNDS) - self.sees.round + 1  # this one too

    def of(self, *verbs: str) -> dict[int, Choice]:
        return {action: choice for action, choice in self.choices.items() if choice.verb in verbs}


class Pupil(Bot):
    def __init__(self) -> None:
        self.line: list[int] = []  # the rest of the best brew

    def choose(self, view: State, chance: Chance) -> int:
        turn = Turn(view)
        prompt = turn.sees.prompt
        if prompt in ("add", "brew"):
            return self._brew(view, turn)
        advice = ADVICE.get(prompt or "")
        worth = {action: advice(turn, choice) if advice else 0.0 for action, choice in turn.choices.items()}
        return max(worth, key=lambda action: worth[action])

    def _brew(self, view: State, turn: Turn) -> int:
        """Brew all you can, every night: the best brew, as the button lays it out."""
        if turn.sees.prompt == "add" and not self.line:
            self.line = FACE.plan(view)
        found = self.line.pop(0) if self.line else -1
        if found in turn.choices:
            return found
        self.line = []
        return next(iter(turn.of("done")), next(iter(turn.choices)))


def location(turn: Turn, choice: Choice) -> float:
    """Go where you find what your recipes lack; else where most lies. A glyph is always welcome."""
    found: Goods = Counter()
    for place in listed(choice, "gathered"):
        found.update(turn.sees.garden[int(place) - 1])
    frogs = found.pop("frog", 0)
    goods = turn.goods + found
    affordable = [name for name in turn.sees.row if name and CARDS[name].cost <= turn.me.stars]
    here = max([brewable([*turn.me.book, name], goods) - CARDS[name].cost / turn.nights for name in affordable] or [0])
    glyph = number(choice, "number") if text(choice, "glyph") not in ("none", "waived") else 0
    return float(max(brewable(turn.me.book, goods), here) + LOOSE * (found.total() + frogs) + glyph)


def shopping(turn: Turn, choice: Choice) -> float:
    """Learn what you can brew tonight and often again; trade two you don't need for one that completes a recipe."""
    if choice.verb == "learn":
        return learning(turn, choice)
    if choice.verb == "trade":
        return trading(turn, choice)
    return 0.0 if choice.verb == "leave" else -1.0


def learning(turn: Turn, choice: Choice) -> float:
    potion = text(choice, "potion")
    book = turn.me.book
    if potion in book or lacks(potion, turn.goods):
        return -1.0
    kept = sorted(book, key=lambda name: CARDS[name].reward)[1 if len(book) == BOOK else 0 :]
    more = brewable([*kept, potion], turn.goods) - brewable(book, turn.goods)
    again = (CARDS[potion].reward - 1) * (turn.nights - 1) / (2 + len(kept))
    return float(more + again - number(choice, "stars"))


def trading(turn: Turn, choice: Choice) -> float:
    given, got = Counter(listed(choice, "kind-list")), Counter([text(choice, "kind-got")])
    before, after = brewable(turn.me.book, turn.goods), brewable(turn.me.book, turn.goods - given + got)
    return after - before - LOOSE


def wanted(turn: Turn, choice: Choice) -> float:
    """Take what completes a recipe."""
    kind = text(choice, "kind")
    goods = turn.goods + Counter([kind])
    return brewable(turn.me.book, goods) + 0.1 * sum(kind in needs(name) for name in turn.me.book) + (kind == WILD)


def spared(turn: Turn, choice: Choice) -> float:
    """Give away what no recipe asks for."""
    if choice.verb == "done":
        return 0.0
    kind = text(choice, "kind")
    return brewable(turn.me.book, turn.goods - Counter([kind])) - wanted(turn, choice) + 0.05 * turn.goods[kind]


def forgetting(_: Turn, choice: Choice) -> float:
    """Forget the recipe that earns least."""
    return -CARDS[text(choice, "potion")].reward


def using(_: Turn, choice: Choice) -> float:
    """Use everything a potion or your hut offers."""
    return 0.0 if choice.verb == "done" else 1.0


ADVICE: Final = {
    "garden": location,
    "shop": shopping,
    "forget": forgetting,
    "discard": spared,
    "give": spared,
    "burn": spared,
    "effect": using,
    "charm": using,
    **dict.fromkeys(("steal", "salvage", "ladle", "fetch", "seek", "pluck", "exchange"), wanted),
}
