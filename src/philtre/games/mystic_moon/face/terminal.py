"""Draws the table for the terminal. Each kind has letters, so that nothing depends on colours alone."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from philtre.games.mystic_moon.rules.best_fill import best_fill
from philtre.games.mystic_moon.rules.evaluation import brews_left, keep_worth, lift_worth
from philtre.games.mystic_moon.rules.garden import glyph_at
from philtre.games.mystic_moon.rules.kinds import LIFT, cell_names
from philtre.games.mystic_moon.rules.recipes import SIDE
from philtre.games.mystic_moon.rules.shop import LIMIT_OF_SATCHEL
from philtre.games.mystic_moon.rules.state import (
    ASK_ADD,
    ASK_BREW,
    CONTEST,
    CRYSTALS,
    GOLD,
    PLACE,
    PLAYING,
    MysticMoonState,
)
from philtre.games.mystic_moon.rules.tables import (
    BLESSING,
    CHARM_EFFECT,
    CURSE,
    LIFTING,
    MOMENTS,
    MOST_PLACEMENTS,
    NUMBER_COUNT,
    NUMBERS,
    VERBS,
    Content,
)
from philtre.games.mystic_moon.rules.tokens import CELLS, CRYSTAL, INGREDIENTS, KINDS, MUSHROOM, PLACES, WARES, total

Words = Callable[..., str]
GLYPHS: Final = ("", "✋", "★", "★★")
STYLES: Final = (
    "green", "yellow", "bright_white", "magenta", "rgb(190,120,70)", "red", "bold bright_cyan", "bold bright_red",
    "bold bright_yellow", "bright_green",
)  # fmt: skip
MOONS: Final = ("●", "◐", "◑", "◒", "◓", "○")


def draw(state: MysticMoonState, words: Words) -> RenderableType:
    """The garden, the shop and every witch, as the state shows them."""
    witches = [_witch(state, seat, words) for seat in range(int(state.players))]
    parts: list[RenderableType] = [_heading(state, words)]
    if state.round > 0:
        parts.append(Columns([_garden(state, words), _shop(state, words)], padding=(0, 2)))
    return Group(*parts, Columns(witches, equal=True), *_hint(state, words))


def token(state: MysticMoonState, kind: int) -> Text:
    """The letter for a kind in recipes, in its colour; a wild is a star, a frog an @."""
    return Text(state.content.letters[kind], style=STYLES[kind])


def _tokens(state: MysticMoonState, heap: int, kinds: int) -> Text:
    """Tokens as letters, for small spaces."""
    found = [token(state, kind) for kind in range(kinds) for _ in range(heap >> 4 * kind & 15)]
    return Text(" ").join(found) if found else Text("—", style="dim")


def _named_tokens(state: MysticMoonState, heap: int, kinds: int, words: Words) -> Text:
    """Tokens with their names and numbers."""
    parts = []
    for kind in range(kinds):
        n = heap >> 4 * kind & 15
        if n:
            name = _named(state, words, "kind", state.content.kinds[kind])
            parts.append(token(state, kind).append(f" {name}" + (f" ×{n}" if n > 1 else "")))
    return Text(", ").join(parts) if parts else Text("—", style="dim")


def _heading(state: MysticMoonState, words: Words) -> Text:
    line = words("mystic_moon-round", round=int(max(1, state.round)))
    heading = Text(f"{MOONS[state.round]} {line}", style="bold")
    if state.rising >= 0:
        sign = _named(state, words, "sign", state.content.signs[state.rising])
        heading.append(f"   {words('mystic_moon-rising', sign=sign)}", style="bright_magenta")
        for name, first in (("cursed", CURSE), ("blessed", BLESSING)):
            text = charm_text(state.content, int(first + state.rising), words)
            heading.append(f"\n  {words(f'mystic_moon-{name}')} · {text}", style="dim")
    return heading


def _named(state: MysticMoonState, words: Words, kind: str, name: str) -> str:
    """The name of a card, from the pack or from the game's messages."""
    titles = state.content.titles.get(f"{'ingredient' if kind == 'kind' else kind}-{name}")
    return titles[words("pack-language")] if titles else words(f"mystic_moon-{kind}-{name}")


def _garden(state: MysticMoonState, words: Words) -> Panel:
    grid = Table.grid(padding=(0, 2))
    for row in range(4):
        grid.add_row(*[_place(state, place) for place in range(row, int(PLACES), 4)])
    return Panel(grid, title=Text(words("mystic_moon-garden")), title_align="left")


def _place(state: MysticMoonState, place: int) -> Text:
    hat = "▲" if state.hat == place else " "
    text = Text(f"{hat}{place + 1:>2}{GLYPHS[glyph_at(state, place)]:<2} ", style="bold" if hat == "▲" else "dim")
    text.append_text(_tokens(state, int(state.things[PLACE + place]), int(KINDS)))
    return text.append(" ≋" * (state.sludge >> 4 * place & 15), style="bright_green")


def _shop(state: MysticMoonState, words: Words) -> Panel:
    content = state.content
    lines: list[RenderableType] = [_named_tokens(state, int(state.shop), int(WARES), words)]
    row = [int(state.row_card(slot)) for slot in range(4)]
    lines += [_card_line(state, card, words, True) for card in row if card >= 0]
    if state.formula >= 0:
        lines.append(_formula_line(state, int(state.formula), words))
    if state.top >= 0:
        name = words(f"mystic_moon-potion-{LIFT}")
        lines.append(Text.assemble((f"{name} ", "bright_magenta"), recipe_text(content, int(LIFTING + state.top))))
    bag = words("mystic_moon-bag", tokens=int(total(state.bag)))
    lines.append(Text(bag, style="dim"))
    return Panel(Group(*lines), title=Text(words("mystic_moon-shop")), title_align="left")


def _card_line(state: MysticMoonState, potion: int, words: Words, priced: bool) -> Text:
    content = state.content
    name = _named(state, words, "potion", content.potions[potion])
    line = Text(f"{content.cost[potion]}★ " if priced else "", style="bold")
    line.append(f"{name} ", style="bold")
    line.append_text(recipe_text(content, potion))
    line.append(f" +{content.reward[potion]}★ ")
    return line.append(effect_text(content, potion, words), style="dim")


def _formula_line(state: MysticMoonState, formula: int, words: Words) -> Text:
    content = state.content
    line = Text(f"{_named(state, words, 'formula', content.formulas[formula])}: ", style="italic")
    line.append_text(_tokens(state, int(content.given[formula]), int(WARES)))
    made = words(
        "mystic_moon-products",
        gold=int(content.gold_of[formula]),
        crystals=int(content.crystals_of[formula]),
        sludge=int(content.sludge_of[formula]),
    )
    return line.append(f" → {made}")


def recipe_text(content: Content, recipe: int) -> Text:
    """The recipe as it is written, row by row from the top, and whether it may be turned."""
    drawn = "/".join(content.recipes[recipe])
    return Text(f"[{drawn}]{'↻' if content.turns[recipe] else ''}", style="cyan")


def effect_text(content: Content, effect: int, words: Words) -> str:
    """An effect in words, verb by verb."""
    row, said = int(content.first_verb[effect]), []
    while content.verb[row]:
        verb = VERBS[content.verb[row]]
        said.append(words(f"mystic_moon-verb-{verb}", n=int(content.times[row]), s=int(content.worth[row])))
        row += 1
    return " ".join(said)


def charm_text(content: Content, charm: int, words: Words) -> str:
    """A talent, curse or blessing in words: its numbers, then its effect."""
    said = []
    for which, name in enumerate(NUMBERS):
        n = int(content.numbers[NUMBER_COUNT * charm + which])
        if n:
            said.append(words(f"mystic_moon-number-{name}", n=n + (int(LIMIT_OF_SATCHEL) if name == "limit" else 0)))
    if content.moment[charm]:
        said.append(words(f"mystic_moon-when-{MOMENTS[content.moment[charm]]}"))
        done = effect_text(content, int(CHARM_EFFECT) + charm, words)
        said.append(done[:1].lower() + done[1:])
    return " ".join(said)


def _witch(state: MysticMoonState, seat: int, words: Words) -> Panel:
    content = state.content
    lines: list[RenderableType] = [_purse(state, seat, words), _named_tokens(state, int(state.satchel(seat)), 9, words)]
    lines.append(_cauldron(state, seat))
    book = [int(state.recipe_card(seat, position)) for position in range(state.recipes(seat))]
    lines += [_card_line(state, card, words, False) for card in book]
    if state.home(seat) >= 0:
        lines.append(Text(charm_text(content, int(state.home(seat)), words), style="italic dim"))
    if state.own_formula(seat) >= 0:
        lines.append(_formula_line(state, int(state.own_formula(seat)), words))
    here = state.ended == PLAYING and state.step != CONTEST and state.player == seat
    title = words("seat", seat=seat + 1)
    if state.home(seat) >= 0:
        title += f" · {_named(state, words, 'hut', content.huts[state.home(seat)])}"
    return Panel(Group(*lines), title=Text(f"▶ {title}" if here else title), border_style="bold" if here else "dim")


def _purse(state: MysticMoonState, seat: int, words: Words) -> Text:
    line = Text(f"★ {state.stars(seat)}", style="bold yellow")
    if state.alchemy:
        line.append(f"  ◉ {state.things[GOLD + seat]}  ◆ {state.things[CRYSTALS + seat]}", style="bright_white")
    if state.is_cursed(seat):
        line.append(f"  {words('mystic_moon-cursed')}", style="bold magenta")
    elif state.zodiac:
        line.append(f"  {words('mystic_moon-blessed')}", style="cyan")
    return line


def _cauldron(state: MysticMoonState, seat: int) -> Table:
    grid = Table(show_header=False, show_lines=True, padding=(0, 1))
    for _ in range(SIDE):
        grid.add_column(min_width=3, justify="center")
    for row in reversed(range(SIDE)):
        grid.add_row(*[_cell(state, int(state.cauldron(seat)), SIDE * column + row) for column in range(SIDE)])
    return grid


def _cell(state: MysticMoonState, cauldron: int, cell: int) -> Text:
    held = cauldron >> 4 * cell & 15
    if held in (MUSHROOM, CRYSTAL):
        return Text("☠", style="bold magenta") if held == MUSHROOM else Text("◆", style="bright_white")
    return token(state, held - 1) if held else Text("·", style="dim")


def _hint(state: MysticMoonState, words: Words) -> list[Text]:
    """The best fill and brew, at the cauldron."""
    if state.ended != PLAYING or state.prompt not in (ASK_ADD, ASK_BREW):
        return []
    player = state.player
    plan = best_fill(state, player, keep_worth(brews_left(state, player)), lift_worth(state, player))
    if plan.potions == 0:
        return [Text(words("mystic_moon-no-plan"), style="dim")]
    named = []
    for i in range(plan.potions):
        at = (plan.brew >> 8 * i & 255) - 1
        recipe = int(state.recipe_at(at // MOST_PLACEMENTS))
        potion = LIFT if recipe >= LIFTING else state.content.potions[recipe]
        cells = state.content.cells[MOST_PLACEMENTS * recipe + at % MOST_PLACEMENTS]
        named.append(f"{_named(state, words, 'potion', potion)} {' '.join(str(cell) for cell in cell_names(cells))}")
    return [Text(words("mystic_moon-plan", brew=", ".join(named), adds=_adds(state, int(plan.cells))), style="dim")]


def _adds(state: MysticMoonState, cells: int) -> str:
    now = int(state.cauldron(state.player))
    new = [(cell, cells >> 4 * cell & 15) for cell in range(CELLS) if (cells ^ now) >> 4 * cell & 15]
    names = [*state.content.kinds[:INGREDIENTS], "", "crystal"]
    return ", ".join(f"{'abc'[cell // 3]} {names[held - 1]}" for cell, held in new) or "—"
