"""Draws the table for the terminal. Each colour has a sign, so that nothing depends on colours alone."""

from __future__ import annotations

from collections.abc import Callable

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from philtre.games.apotheca.rules.board import count, spaces_in
from philtre.games.apotheca.rules.kinds import APOTHECARIES, COLOURS, STATIONS
from philtre.games.apotheca.rules.state import NO_ARROW, NO_POTION, OPENING, UNKNOWN, ApothecaState

Words = Callable[..., str]
SIGNS = ("●", "▲", "■", "?")  # red, blue, yellow, unknown
STYLES = ("bold red", "bold blue", "bold yellow", "dim")


def draw(state: ApothecaState, words: Words) -> RenderableType:
    """The market, the alley and every player, as the state shows them."""
    seats = [_player(state, player, words) for player in range(int(state.rules.seats))]
    table = Columns([_market(state), _alley(state, words)], padding=(0, 3))
    return Group(table, Columns(seats, equal=True), *_hand(state, words))


def _market(state: ApothecaState) -> Table:
    grid = Table(show_header=True, show_lines=True, header_style="dim")
    grid.add_column("", style="dim")
    for letter in "abcd":
        grid.add_column(letter, justify="center", min_width=4)
    for row in range(4):
        grid.add_row(str(row + 1), *[_space(state, 4 * row + column) for column in range(4)])
    return grid


def _space(state: ApothecaState, space: int) -> Text:
    bit = 2**space
    if not state.occupied() & bit:
        return Text("◌" if state.outside & bit else "·", style="dim")
    colour = state.colour_at(bit)
    mark = state.mark_at(bit)
    if not state.down & bit:
        return Text(SIGNS[colour] + (f"×{mark}" if mark > 1 else ""), style=STYLES[colour])
    arrow = "" if mark == NO_ARROW else f"→{(state.second() if mark == OPENING else mark) + 1}"
    return Text(f"[{SIGNS[colour]}]{arrow}", style=STYLES[colour])


def _alley(state: ApothecaState, words: Words) -> Panel:
    lines = []
    for colour, station in enumerate(STATIONS):
        card = state.station(colour)
        name = words(f"apotheca-card-{APOTHECARIES[card]}") if card >= 0 else "—"
        power = words(f"apotheca-power-{APOTHECARIES[card]}") if card >= 0 else ""
        lines.append(
            Text.assemble((SIGNS[colour], STYLES[colour]), f" {words(f'apotheca-gem-{station}')}: {name}, {power}")
        )
    deck = int(count(state.deck | state.top))
    lines.append(Text(words("apotheca-deck", cards=deck), style="dim"))
    if not state.rules.solo:
        lines.append(Text(words("apotheca-supply", potions=int(state.supply())), style="dim"))
    if state.decree >= 0:
        lines.append(Text(words("apotheca-decree-now", colour=COLOURS[state.decree]), style=STYLES[state.decree]))
    if state.rules.solo:
        lines.append(Text(words("apotheca-score", points=int(state.score)), style="bold"))
    return Panel(Group(*lines), title=Text(words("apotheca-alley")), title_align="left")


def _player(state: ApothecaState, seat: int, words: Words) -> Panel:
    gems = Text()
    for colour in range(3):
        gems.append(f"{SIGNS[colour]}{state.gems(seat, colour)} ", style=STYLES[colour])
    active = [_card_line(card, words) for card in spaces_in(state.active_of(seat))]
    done = [words(f"apotheca-card-{APOTHECARIES[card]}") for card in spaces_in(state.satisfied_of(seat))]
    lines: list[RenderableType] = [gems, *[Text(line) for line in active]]
    lines += [Text(f"✓ {name}", style="green") for name in done]
    if state.is_master(seat):
        kept = [SIGNS[colour] for colour in range(3) for _ in range(state.kept >> 8 * colour & 255)]
        lines.append(Text(f"{words('apotheca-master')} {' '.join(kept)}"))
    if state.token == seat:
        lines.append(Text(words("apotheca-token"), style="italic"))
    here = state.ended == 0 and state.player == seat
    title = words("seat", seat=seat + 1)
    return Panel(Group(*lines), title=Text(f"▶ {title}" if here else title), border_style="bold" if here else "dim")


def _card_line(card: int, words: Words) -> str:
    name = APOTHECARIES[card]
    return f"{words(f'apotheca-card-{name}')}, {words(f'apotheca-power-{name}')}"


def _hand(state: ApothecaState, words: Words) -> list[Text]:
    if state.hand == NO_POTION:
        return []
    colour = "unknown" if state.hand == UNKNOWN else COLOURS[state.hand]
    return [Text(words("apotheca-hand", colour=colour), style=STYLES[state.hand])]
