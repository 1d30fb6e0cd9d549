"""Actions in words, both ways. Names of cards come from the content and from what lies on the table."""

from __future__ import annotations

from typing import Final

from philtre.core.errors import NotationError
from philtre.games.mystic_moon.rules.actions import (
    ACTIONS,
    ADDABLE,
    BARTER_FOR,
    BLOOM_NOW,
    BREW_IT,
    DONE,
    DRAIN_FROM,
    DROP_INTO,
    EMPTY,
    ENTER,
    ENTER_PLAIN,
    EXCHANGE_WITH,
    FETCH_IT,
    FORGET,
    GIVE,
    GOLD_CHOICES,
    HUT,
    KEEP,
    LADLE_IT,
    LEARN,
    LEAVE,
    PERFORM,
    PLUCK_IT,
    PUT,
    REFRESH,
    RESOLVE,
    SALVAGE_IT,
    SEEK_IT,
    SHOW,
    SPILL,
    STEAL_FROM,
    THROW,
    TRADE_FOR,
    USE,
    WITHER_IT,
)
from philtre.games.mystic_moon.rules.brewing import placement_cells
from philtre.games.mystic_moon.rules.state import BOOK_LIMIT, MysticMoonState
from philtre.games.mystic_moon.rules.tables import LIFTING, MOST_PLACEMENTS
from philtre.games.mystic_moon.rules.tokens import CELLS

NO_WORDS: Final = ""  # an action that cannot be named here: its card does not lie there
SIGNS: Final = ("stone", "parchment", "shears")
COLUMN_NAMES: Final = "abc"
CELL_NAMES: Final = tuple(column + row for column in COLUMN_NAMES for row in "123")
LIFT: Final = "lift"
CRYSTAL_NAME: Final = "crystal"

# The first id after each range, with the range's own; ascending.
RANGES: Final = (
    HUT, ENTER, ENTER_PLAIN, STEAL_FROM, LEARN, FORGET, TRADE_FOR, REFRESH, PERFORM, SPILL, KEEP, LEAVE, THROW, PUT,
    EMPTY, BREW_IT, RESOLVE, USE, DONE, SALVAGE_IT, LADLE_IT, FETCH_IT, SEEK_IT, PLUCK_IT, BARTER_FOR, EXCHANGE_WITH,
    GIVE, DRAIN_FROM, DROP_INTO, BLOOM_NOW, WITHER_IT, SHOW,
)  # fmt: skip
ALONE: Final = {
    int(REFRESH): "refresh", int(LEAVE): "leave", int(EMPTY): "empty", int(USE): "use", int(DONE): "done",
    int(BLOOM_NOW): "bloom",
}  # fmt: skip
OF_KIND: Final = {
    int(THROW): "discard", int(SALVAGE_IT): "salvage", int(LADLE_IT): "ladle", int(FETCH_IT): "fetch",
    int(SEEK_IT): "seek", int(GIVE): "give", int(WITHER_IT): "wither",
}  # fmt: skip
OF_SEAT_AND_KIND: Final = {int(STEAL_FROM): "steal", int(EXCHANGE_WITH): "exchange"}
KIND_FOR_KIND: Final = {int(TRADE_FOR): "trade", int(BARTER_FOR): "barter"}
# Actions named after cards, which mean what lies there now.
LYING_THERE: Final = {
    "learn": range(LEARN, FORGET), "forget": range(FORGET, TRADE_FOR), "alchemy": range(PERFORM, SPILL),
    "keep": range(KEEP, LEAVE), "brew": range(BREW_IT, RESOLVE), "effect": range(RESOLVE, USE),
}  # fmt: skip


def range_of(action: int) -> int:
    """The first id of the range an action is in."""
    return max([int(first) for first in RANGES if first <= action])


def written(state: MysticMoonState, action: int) -> str:
    """The action in words, or NO_WORDS."""
    kinds = state.content.kinds
    first = range_of(action)
    n = action - first
    if first in ALONE:
        return ALONE[first]
    if first in OF_KIND:
        return f"{OF_KIND[first]} {kinds[n]}"
    if first in OF_SEAT_AND_KIND:
        return f"{OF_SEAT_AND_KIND[first]} {n // 9 + 1} {kinds[n % 9]}"
    if first in KIND_FOR_KIND:
        return f"{KIND_FOR_KIND[first]} {kinds[n // 8]} for {kinds[n % 8]}"
    return _written_place(state, first, n)


def _written_place(state: MysticMoonState, first: int, n: int) -> str:
    kinds = state.content.kinds
    if first == ENTER:
        return f"garden {n + 1}"
    if first == ENTER_PLAIN:
        return f"garden {n + 1} plain"
    if first == SPILL:
        return f"sludge {n + 1}"
    if first == PLUCK_IT:
        return f"pluck {n // 10 + 1} {kinds[n % 10]}"
    if first == PUT:
        what = CRYSTAL_NAME if n % ADDABLE == ADDABLE - 1 else kinds[n % ADDABLE]
        return f"add {COLUMN_NAMES[n // int(ADDABLE)]} {what}"
    if first == DROP_INTO:
        return f"mushroom {n // 3 + 1} {COLUMN_NAMES[n % 3]}"
    if first == DRAIN_FROM:
        return f"drain {n + 1}"
    if first == SHOW:
        return SIGNS[n]
    return _written_card(state, first, n)


def _written_card(state: MysticMoonState, first: int, n: int) -> str:
    content = state.content
    if first == HUT:
        return f"hut {content.huts[n]}"
    if first == LEARN:
        card, gold = state.row_card(n // int(GOLD_CHOICES)), n % int(GOLD_CHOICES)
        return _named("learn", content.potions, card) + (f" gold {gold}" if gold and card >= 0 else "")
    if first == FORGET:
        card = state.learning - 1 if n == BOOK_LIMIT else state.recipe_card(state.player, n)
        return _named("forget", content.potions, card)
    if first == PERFORM:
        return _named("alchemy", content.formulas, state.own_formula(state.player) if n else state.formula)
    if first == KEEP:
        return _named("keep", content.formulas, state.performing - 1 if n else state.own_formula(state.player))
    if first == RESOLVE:
        return _written_brew(state, "effect", state.brewed_at(n)) if n < state.brewed else NO_WORDS
    return _written_brew(state, "brew", n)


def _named(verb: str, names: list[str], card: int) -> str:
    return f"{verb} {names[card]}" if card >= 0 else NO_WORDS


def _written_brew(state: MysticMoonState, verb: str, at: int) -> str:
    recipe = state.recipe_at(at // MOST_PLACEMENTS)
    if recipe < 0 or (at // MOST_PLACEMENTS == BOOK_LIMIT and state.top < 0):
        return NO_WORDS
    cells = placement_cells(state, at)
    if cells == 0:
        return NO_WORDS
    name = LIFT if recipe >= LIFTING else state.content.potions[recipe]
    return f"{verb} {name} {' '.join(cell_names(cells))}"


def cell_names(cells: int) -> list[str]:
    """The cells of which any bit is set."""
    return [CELL_NAMES[cell] for cell in range(CELLS) if cells >> 4 * cell & 15]


def _always(state: MysticMoonState) -> dict[str, int]:
    """Every action that is written the same wherever the cards lie, by its words; made once for a card set."""
    words = state.content.words
    if not words:
        named = {action for actions in LYING_THERE.values() for action in actions}
        for action in range(ACTIONS):
            if action not in named:
                words[written(state, action)] = action
    return words


def parse(state: MysticMoonState, text: str) -> int:
    """The action written there, legal or not."""
    words = " ".join(text.lower().split())
    always = _always(state)
    if words in always:
        return always[words]
    for action in LYING_THERE.get(words.partition(" ")[0], ()):
        if written(state, action) == words:
            return action
    raise NotationError(f"{text[:60]!r} is no action here; {_allowed(words)}")


def _allowed(words: str) -> str:
    verb = words.partition(" ")[0]
    forms = [form for form in FORMS if form.partition(" ")[0] == verb] or FORMS
    return f"written: {', '.join(forms)}"


FORMS: Final = [
    "hut NAME", "garden PLACE", "garden PLACE plain", "steal SEAT KIND", "use", "done", "learn NAME",
    "learn NAME gold N", "forget NAME", "trade KIND for KIND", "refresh", "alchemy NAME", "sludge PLACE", "keep NAME",
    "leave", "discard KIND", "add COLUMN KIND", "empty", "brew NAME CELLS", "effect NAME CELLS", "salvage KIND",
    "ladle KIND", "fetch KIND", "seek KIND", "pluck PLACE KIND", "barter KIND for KIND", "exchange SEAT KIND",
    "give KIND", "drain SEAT", "mushroom SEAT COLUMN", "bloom", "wither KIND", "stone", "parchment", "shears",
]  # fmt: skip
