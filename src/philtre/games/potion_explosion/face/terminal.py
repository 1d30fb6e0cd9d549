"""Draws the table for the terminal. Each colour has a sign, which is hollow for an empty hole."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from philtre.games.potion_explosion.content import COLOURS, KINDS
from philtre.games.potion_explosion.face.writing import counts, track_colours
from philtre.games.potion_explosion.rules.dispenser import IN_REACH, IN_SIGHT, TRACKS
from philtre.games.potion_explosion.rules.kinds import SKILLS, TRACK_NAMES
from philtre.games.potion_explosion.rules.setup import SKILL_TOKENS, STACKS
from philtre.games.potion_explosion.rules.state import ASK_DRAFT, PLAYING, Desk, PotionExplosionState
from philtre.games.potion_explosion.rules.tiles import KIND_NAMES, Tiles, kind_of

Words = Callable[..., str]
SIGNS = ("▲", "◆", "■", "●")  # red, blue, black, yellow
HOLES = ("△", "◇", "□", "○")
STYLES = ("bold red", "bold cyan", "bold white", "bold yellow")


def draw(state: PotionExplosionState, words: Words) -> RenderableType:
    """The dispenser, the stacks and every desk."""
    if state.prompt == ASK_DRAFT and state.ended == PLAYING:
        middle: RenderableType = _draft(state, words)
    else:
        beside = Group(_stacks(state, words), _legend(words), Text(_unseen(state, words), style="dim"))
        middle = Columns([_dispenser(state), beside], padding=(0, 3))
    desks = [_desk(state, seat, words) for seat in range(int(state.players))]
    return Group(middle, Columns(desks, equal=True), *_hand(state, words))


def _legend(words: Words) -> Text:
    legend = Text()
    for colour, name in enumerate(COLOURS):
        legend.append(f"{SIGNS[colour]} {words(f'potion_explosion-colour-{name}')}  ", style=STYLES[colour])
    return legend


def _draft(state: PotionExplosionState, words: Words) -> Panel:
    lines = [
        _tile_line(4 * kind, state.tiles, words)
        for kind in range(len(KINDS))
        for _ in range(state.lying >> 4 * kind & 15)
    ]
    return Panel(Group(*lines, _legend(words)), title=Text(words("potion_explosion-starters")), title_align="left")


def _dispenser(state: PotionExplosionState) -> Table:
    grid = Table(header_style="dim")
    grid.add_column("", style="dim", justify="right")
    for track in range(TRACKS):
        grid.add_column(TRACK_NAMES[track], justify="center", min_width=3)
    lids = [Text(f"+{state.lids >> 4 * track & 15}", style="dim") for track in range(TRACKS)]
    grid.add_row("", *lids, end_section=True)
    tracks = [track_colours(state, track) for track in range(TRACKS)]
    for place in range(IN_SIGHT, 0, -1):
        grid.add_row(str(place), *[_marble(track, place) for track in tracks], end_section=place == IN_REACH + 1)
    return grid


def _marble(track: Sequence[str], place: int) -> Text:
    if place > len(track):
        return Text("·", style="dim")
    colour = COLOURS.index(track[place - 1])
    return Text(SIGNS[colour], style="dim" if place > IN_REACH else STYLES[colour])


def _unseen(state: PotionExplosionState, words: Words) -> str:
    hidden = counts(state.unseen)
    return words("potion_explosion-unseen", red=hidden[0], blue=hidden[1], black=hidden[2], yellow=hidden[3])


def _stacks(state: PotionExplosionState, words: Words) -> Panel:
    lines: list[RenderableType] = []
    for stack in range(STACKS):
        height = state.stacks >> 8 * stack & 255
        line = Text(f"{stack + 1}. ", style="dim")
        if height:
            line.append_text(_tile_line(int(state.top(stack)), state.tiles, words)).append(f"  ×{height}", style="dim")
        lines.append(line)
    given = int(SKILL_TOKENS - state.skill_left)
    lines.append(Text(words("potion_explosion-countdown", given=given, goal=int(state.goal))))
    lines.append(Text(words("potion_explosion-help-left", left=int(state.help_left))))
    if state.last_round != PLAYING:
        lines.append(Text(words("potion_explosion-last-round"), style="bold"))
    return Panel(Group(*lines), title=Text(words("potion_explosion-stacks")), title_align="left")


def _tile_line(tile: int, tiles: Tiles, words: Words) -> Text:
    """A tile by its name, its points and its holes."""
    return Text(_tile_name(tile, tiles, words)).append_text(_signs(tiles.holes[tile], HOLES))


def _tile_name(tile: int, tiles: Tiles, words: Words) -> str:
    return f"{words(f'potion_explosion-kind-{KIND_NAMES[kind_of(tile)]}')} ({tiles.points[tile]}) "


def _signs(marbles: int, signs: tuple[str, ...]) -> Text:
    line = Text()
    for colour, n in enumerate(counts(marbles)):
        line.append(signs[colour] * n, style=STYLES[colour])
    return line


def _desk(state: PotionExplosionState, seat: int, words: Words) -> Panel:
    desk = state.desks[seat]
    lines = [_burner(desk, burner, state.tiles, words) for burner in range(2)]
    lines.append(Text(f"{words('potion_explosion-pool')} ").append_text(_signs(desk.pool, SIGNS)))
    lines += _potions(desk, words)
    here = state.ended == PLAYING and state.player == seat
    title = f"{words('seat', seat=seat + 1)}, {words('potion_explosion-points', points=int(desk.points))}"
    return Panel(Group(*lines), title=Text(f"▶ {title}" if here else title), border_style="bold" if here else "dim")


def _burner(desk: Desk, burner: int, tiles: Tiles, words: Words) -> Text:
    line = Text(f"{burner + 1}. ", style="dim")
    tile = desk.tile(burner)
    if tile < 0:
        return line.append("—")
    marbles = desk.marbles_1 if burner == 0 else desk.marbles_2
    line.append(_tile_name(int(tile), tiles, words), style="not dim")
    return line.append_text(_signs(marbles, SIGNS)).append_text(_signs(desk.empty(burner), HOLES))


def _potions(desk: Desk, words: Words) -> list[Text]:
    """Completed potions by kind; drunk ones lie upside down."""
    lines = []
    for kind, name in enumerate(KINDS):
        fresh, drunk = desk.undrunk >> 4 * kind & 15, desk.drunk >> 4 * kind & 15
        if fresh or drunk:
            line = Text("✓ ", style="green").append(words(f"potion_explosion-kind-{name}"))
            line.append(f" {'⚗' * fresh}").append("▽" * drunk, style="dim")
            lines.append(line)
    skill = [
        words(f"potion_explosion-skill-{SKILLS[reason]}") for reason in range(len(SKILLS)) if desk.skill >> reason & 1
    ]
    lines += [Text(f"★ {name}", style="yellow") for name in skill]
    if desk.help:
        lines.append(Text(words("potion_explosion-helps", tokens=int(desk.help)), style="dim"))
    return lines


def _hand(state: PotionExplosionState, words: Words) -> list[Text]:
    if state.hand == 0:
        return []
    lines = [Text(f"{words('potion_explosion-hand')} ").append_text(_signs(state.hand, SIGNS))]
    if state.three:
        lines.append(Text(f"{words('potion_explosion-three')} ").append_text(_signs(state.three, SIGNS)))
    return lines
