"""Actions as text and back. The names of cards come from the card set and from the cards on the table."""

from __future__ import annotations

from typing import Final, final

from philtre.core.errors import NotationError
from philtre.core.rows import NUMBER, SEAT, Details, Kind, Row, Rows
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
from philtre.games.mystic_moon.rules.kinds import (
    ADDED_KIND,
    ASKED,
    CELL,
    CELL_LIST,
    COLUMN_KIND,
    COLUMN_NAMES,
    FORMULA_KIND,
    GLYPH_CHOICE,
    HANDS,
    HUT_KIND,
    KIND,
    KIND_LIST,
    LIFT,
    PLACE_KIND,
    PLACE_LIST,
    POSITION,
    POTION,
    SLOT,
    cell_names,
)
from philtre.games.mystic_moon.rules.state import BOOK_LIMIT, MysticMoonState
from philtre.games.mystic_moon.rules.tables import LIFTING, MOST_PLACEMENTS, Content
from philtre.games.mystic_moon.rules.tokens import COLUMNS, INGREDIENTS, KINDS, WARES

NO_WORDS: Final = ""  # the text of an action whose card is not on the table

VERBS: Final = Rows()
VERBS.add("hut", hut=HUT_KIND)
VERBS.add(
    "garden",
    place=PLACE_KIND,
    glyph=GLYPH_CHOICE,
    number=NUMBER,
    gathered=PLACE_LIST.unsaid(),
    blooming=PLACE_LIST.unsaid(),
)
VERBS.add("steal", rival=SEAT, kind=KIND)
VERBS.add("use", asked=ASKED.unsaid())
VERBS.add("done", asked=ASKED)
VERBS.add("learn", potion=POTION, slot=SLOT.unsaid(), gold=NUMBER, stars=NUMBER)
VERBS.add("forget", potion=POTION, position=POSITION.unsaid())
VERBS.add("trade", kind_given=KIND.unsaid(), kind_list=KIND_LIST, kind_got=KIND)
VERBS.add("refresh")
VERBS.add("alchemy", formula=FORMULA_KIND)
VERBS.add("sludge", place=PLACE_KIND)
VERBS.add("keep", formula=FORMULA_KIND)
VERBS.add("leave")
VERBS.add("discard", kind=KIND)
VERBS.add("add", kind_added=ADDED_KIND, column=COLUMN_KIND.unsaid(), cell=CELL)
VERBS.add("empty")
VERBS.add("brew", potion=POTION, cells=CELL_LIST, position=POSITION.unsaid(), stars=NUMBER.unsaid())
VERBS.add("effect", potion=POTION, cells=CELL_LIST.unsaid(), position=POSITION.unsaid(), stars=NUMBER.unsaid())
VERBS.add("salvage", kind=KIND)
VERBS.add("ladle", kind=KIND)
VERBS.add("fetch", kind=KIND)
VERBS.add("seek", kind=KIND)
VERBS.add("pluck", place=PLACE_KIND, kind=KIND)
VERBS.add("barter", kind_given=KIND, kind_list=KIND_LIST.unsaid(), kind_got=KIND)
VERBS.add("exchange", rival=SEAT, kind=KIND)
VERBS.add("give", kind=KIND)
VERBS.add("drain", rival=SEAT)
VERBS.add("mushroom", rival=SEAT, column=COLUMN_KIND)
VERBS.add("bloom")
VERBS.add("wither", kind=KIND)
for _hand in HANDS:
    VERBS.add(_hand)


@final
class Span:
    """A range of ids whose meaning does not depend on the table, with the number of values of each detail."""

    def __init__(self, first: int, verb: str, between: str = " ", **ways: int) -> None:
        self.first: int = first
        self.row: Row = VERBS.named(verb)
        self.between: str = between  # the details
        self.ways: dict[str, int] = {name.replace("_", "-"): count for name, count in ways.items()}

    def _numbers(self, n: int) -> list[tuple[str, Kind, int]]:
        """Each detail's number; the last one changes first."""
        found: list[tuple[str, Kind, int]] = []
        for name in reversed(self.ways):
            found.insert(0, (name, self.row.details[name], n % self.ways[name]))
            n //= self.ways[name]
        return found

    def details(self, content: Content, n: int) -> Details:
        return {name: kind.write(content, number) for name, kind, number in self._numbers(n)}

    def written(self, content: Content, n: int) -> str:
        """A seat counts from 1 where people read it."""
        told = [
            str(number + 1 if kind is SEAT else kind.write(content, number)) for _, kind, number in self._numbers(n)
        ]
        return f"{self.row.name} {self.between.join(told)}".rstrip()

    def form(self) -> str:
        named = ["SEAT" if name == "rival" else name.partition("-")[0].upper() for name in self.ways]
        return f"{self.row.name} {self.between.join(named)}".rstrip()


_SPANS: Final = [
    Span(HUT, "hut", hut=6),
    Span(STEAL_FROM, "steal", rival=4, kind=INGREDIENTS),
    Span(TRADE_FOR, "trade", " for ", kind_given=9, kind_got=WARES),
    Span(REFRESH, "refresh"),
    Span(SPILL, "sludge", place=12),
    Span(LEAVE, "leave"),
    Span(THROW, "discard", kind=INGREDIENTS),
    Span(EMPTY, "empty"),
    Span(USE, "use"),
    Span(DONE, "done"),
    Span(SALVAGE_IT, "salvage", kind=INGREDIENTS),
    Span(LADLE_IT, "ladle", kind=INGREDIENTS),
    Span(FETCH_IT, "fetch", kind=WARES),
    Span(SEEK_IT, "seek", kind=INGREDIENTS),
    Span(PLUCK_IT, "pluck", place=12, kind=KINDS),
    Span(BARTER_FOR, "barter", " for ", kind_given=INGREDIENTS, kind_got=WARES),
    Span(EXCHANGE_WITH, "exchange", rival=4, kind=INGREDIENTS),
    Span(GIVE, "give", kind=INGREDIENTS),
    Span(DRAIN_FROM, "drain", rival=4),
    Span(DROP_INTO, "mushroom", rival=4, column=COLUMNS),
    Span(BLOOM_NOW, "bloom"),
    Span(WITHER_IT, "wither", kind=KINDS),
]
SPANS: Final = {span.first: span for span in _SPANS}
# Actions named after cards: their meaning depends on the cards on the table.
LYING_THERE: Final = {
    "learn": range(LEARN, FORGET), "forget": range(FORGET, TRADE_FOR), "alchemy": range(PERFORM, SPILL),
    "keep": range(KEEP, LEAVE), "brew": range(BREW_IT, RESOLVE), "effect": range(RESOLVE, USE),
}  # fmt: skip


# The first id of each range, including actions that are named after cards.
RANGES: Final = [
    *SPANS,
    *[int(n) for n in (ENTER, ENTER_PLAIN, LEARN, FORGET, PERFORM, KEEP, PUT, BREW_IT, RESOLVE, SHOW)],
]


def range_of(action: int) -> int:
    """The first id of the range an action is in."""
    return max([first for first in RANGES if first <= action])


def written(state: MysticMoonState, action: int) -> str:
    """The action in words, or NO_WORDS."""
    first = range_of(action)
    n = action - first
    if first in SPANS:
        return SPANS[first].written(state.content, n)
    if first == ENTER:
        return f"garden {n + 1}"
    if first == ENTER_PLAIN:
        return f"garden {n + 1} plain"
    if first == PUT:
        return f"add {COLUMN_NAMES[n // int(ADDABLE)]} {ADDED_KIND.write(state.content, n % int(ADDABLE))}"
    return HANDS[n] if first == SHOW else _written_card(state, first, n)


def _written_card(state: MysticMoonState, first: int, n: int) -> str:
    content = state.content
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
    return f"{verb} {name} {' '.join(str(cell) for cell in cell_names(cells))}"


def _always(state: MysticMoonState) -> dict[str, int]:
    """All actions whose text does not depend on the cards on the table, by their texts; made once for a card set."""
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
    raise NotationError(f"{text[:60]!r} is not an action here; {_allowed(words)}")


def _allowed(words: str) -> str:
    verb = words.partition(" ")[0]
    forms = [form for form in FORMS if form.partition(" ")[0] == verb] or FORMS
    return f"written: {', '.join(forms)}"


_NAMED_FORMS: Final = {
    "hut": ["hut NAME"],
    "garden": ["garden PLACE", "garden PLACE plain"],
    "learn": ["learn NAME", "learn NAME gold N"],
    "forget": ["forget NAME"],
    "alchemy": ["alchemy NAME"],
    "keep": ["keep NAME"],
    "add": ["add COLUMN KIND"],
    "brew": ["brew NAME CELLS"],
    "effect": ["effect NAME CELLS"],
}
_FORMS: Final = {span.row.name: [span.form()] for span in _SPANS} | _NAMED_FORMS
FORMS: Final = [form for verb in VERBS.names() for form in _FORMS.get(verb, [verb])]
