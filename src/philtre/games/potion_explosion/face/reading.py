"""Makes states from positions. Raises PositionError for the first thing that is malformed."""

from __future__ import annotations

from collections.abc import Sequence

from philtre.core.errors import PositionError
from philtre.games.potion_explosion.content import COLOURS, KINDS
from philtre.games.potion_explosion.face.position import Burner, Counts, DeskPosition, Position
from philtre.games.potion_explosion.face.writing import tile_names
from philtre.games.potion_explosion.rules.dispenser import BIT, IN_SIGHT, TRACKS, UNDER_LID, UNDER_ONE, lay_marble
from philtre.games.potion_explosion.rules.game import LiveState
from philtre.games.potion_explosion.rules.kinds import SKILLS, place_name
from philtre.games.potion_explosion.rules.marbles import count, covers
from philtre.games.potion_explosion.rules.prismatic import POOL_ROOM
from philtre.games.potion_explosion.rules.scoring import HELP_POINTS, SKILL_POINTS
from philtre.games.potion_explosion.rules.setup import ALL_MARBLES, LITTLE_HELPS, SKILL_TOKENS, STACKS
from philtre.games.potion_explosion.rules.state import (
    ENDINGS,
    PROMPTS,
    Desk,
)
from philtre.games.potion_explosion.rules.tiles import TILE_NAMES, Tiles

MARBLES = count(ALL_MARBLES) // len(COLOURS)
HELPS, TOKENS = int(LITTLE_HELPS), int(SKILL_TOKENS)
PLACES = [place_name(place) for place in range(40)]


def build(position: Position, tiles: Tiles) -> LiveState:
    """The state of a position."""
    _check_shape(position)
    state = LiveState(tiles)
    state.seat_players(position.seats)
    _read_table(state, position)
    for seat, desk in enumerate(position.desks):
        _read_desk(state.desks[seat], desk, f"desk {seat}", tiles)
    _read_turn(state, position)
    return state


def _need(true: bool, what: str) -> None:
    if not true:
        raise PositionError(f"position: {what}")


def _check_shape(position: Position) -> None:
    seats = position.seats
    _need(2 <= seats <= 4, f"it is not played with {seats} seats; allowed: 2, 3, 4")
    _need(0 <= position.start < seats, f"start is {position.start}, not a seat from 0 to {seats - 1}")
    _need(len(position.desks) == seats, f"there are {len(position.desks)} desks for {seats} seats")
    for name in ("tracks", "lids", "tops", "stacks"):
        entries = len(getattr(position, name))
        _need(entries == 5, f"{name} has {entries} entries, not 5")
    _need((position.seat is None) == (position.ended is not None), "seat must be null exactly when the game is over")
    _need(position.seat is None or 0 <= position.seat < seats, f"seat is {position.seat}, not 0 to {seats - 1}")
    _need(
        (position.prompt is None) == (position.ended is not None), "prompt must be null exactly when the game is over"
    )
    _need(position.prompt is None or position.prompt in PROMPTS, f"prompt must be one of: {', '.join(PROMPTS)}")
    _need(position.ended in (None, position.last_round), "it ended for another reason than that of the last round")
    _need(1 <= position.tokens <= TOKENS, f"tokens must be from 1 to {TOKENS}")
    _need(0 <= position.turn < 10**6, "turn must be from 0 to 999999")


# Reading


def _kinds(name: str, kinds: Sequence[str]) -> list[int]:
    for kind in kinds:
        _need(kind in KINDS, f"{name} holds {kind[:40]!a}, not one of: {', '.join(KINDS)}")
    return [KINDS.index(kind) for kind in kinds]


def _tile(name: str) -> int:
    _need(name in TILE_NAMES, f"there is no tile {name[:40]!a}; tiles are named like {TILE_NAMES[0]}")
    return TILE_NAMES.index(name)


def _tiles(where: str, names: Sequence[str]) -> tuple[int, int]:
    """A set of tiles, and the set of those that occur twice."""
    once = twice = 0
    for name in names:
        bit = 2 ** _tile(name)
        _need(not twice & bit, f"{where} holds {name} more than twice")
        twice |= once & bit
        once |= bit
    _need(tile_names(once, twice) == [*names], f"{where} must be in the order of tile numbers")
    return once, twice


def _packed(name: str, counts: Counts) -> int:
    _need(all(0 <= n <= MARBLES for n in counts), f"{name} must be counts from 0 to {MARBLES}")
    return sum(n << 8 * colour for colour, n in enumerate(counts))


def _read_table(state: LiveState, position: Position) -> None:
    state.start, state.goal = position.start, position.tokens
    state.unlimited = 1 if position.help == "unlimited" else 0
    left_out = _kinds("left_out", position.left_out)
    _need(
        len(left_out) == 2 and left_out == sorted({*left_out}), "left_out must be two different kinds, in their order"
    )
    state.left_out = sum(2**kind for kind in left_out)
    draft = _kinds("draft", position.draft)
    _need(draft == sorted(draft) and len(draft) <= 8, "draft must be at most eight kinds, in their order")
    state.lying = sum(16**kind for kind in draft)
    for track in range(TRACKS):
        _read_track(state, position, track)
    state.unseen = _packed("unseen", position.unseen)
    for stack in range(STACKS):
        _read_stack(state, position, stack)
    state.pile, state.pile_twice = _tiles("unseen_tiles", position.unseen_tiles)
    _need(0 <= position.help_left <= HELPS, f"help_left must be from 0 to {HELPS}")
    _need(0 <= position.tokens_left <= TOKENS, f"tokens_left must be from 0 to {TOKENS}")
    state.help_left, state.skill_left = position.help_left, position.tokens_left


def _read_track(state: LiveState, position: Position, track: int) -> None:
    colours, hidden = position.tracks[track], position.lids[track]
    _need(
        len(colours) <= IN_SIGHT, f"track {'abcde'[track]} has {len(colours)} marbles in sight, not at most {IN_SIGHT}"
    )
    _need(0 <= hidden <= UNDER_LID, f"track {'abcde'[track]} must have 0 to {UNDER_LID} marbles under its lid")
    _need(hidden == 0 or len(colours) == IN_SIGHT, f"track {'abcde'[track]} hides marbles that would roll down")
    for colour in colours:
        lay_marble(state, track, COLOURS.index(colour))
    state.lids += hidden * UNDER_ONE[track]


def _read_stack(state: LiveState, position: Position, stack: int) -> None:
    height, top = position.stacks[stack], position.tops[stack]
    _need(0 <= height <= 48, f"stack {stack + 1} has {height} tiles")
    _need((height == 0) == (top is None), f"stack {stack + 1} must have a top exactly when it has tiles")
    state.stacks += height << 8 * stack
    if top is not None:
        state.tops += _tile(top) + 1 << 8 * stack


def _read_desk(desk: Desk, position: DeskPosition, name: str, tiles: Tiles) -> None:
    _need(len(position.burners) == 2, f"{name} has {len(position.burners)} burners, not 2")
    for number, burner in enumerate(position.burners):
        if burner is not None:
            _read_burner(desk, number, burner, f"{name}, burner {number + 1}", tiles)
    desk.pool = _packed(f"{name}, pool", position.pool)
    _need(sum(position.pool) <= POOL_ROOM, f"{name} has more than {POOL_ROOM} marbles in the pool")
    desk.once, desk.twice = _tiles(f"{name}, potions", position.potions)
    _read_potions(desk, position, name)
    _need(0 <= position.help <= HELPS, f"{name} has {position.help} Little Help tokens")
    desk.help = position.help
    desk.aside = _packed(f"{name}, aside", position.aside)
    points = sum(tiles.points[_tile(potion)] for potion in position.potions)
    desk.points = points + SKILL_POINTS * len(position.skill) + HELP_POINTS * position.help
    _need(desk.points == position.points, f"{name} has {desk.points} points, not {position.points}")


def _read_burner(desk: Desk, number: int, burner: Burner, name: str, tiles: Tiles) -> None:
    tile = _tile(burner.tile)
    holes = tiles.holes[tile]
    empty, marbles = _packed(f"{name}, empty", burner.empty), _packed(f"{name}, marbles", burner.marbles)
    _need(covers(holes, empty), f"{name} has more empty holes than {burner.tile} has holes")
    _need(sum(burner.empty) + sum(burner.marbles) == count(holes), f"{name} must have as many marbles as full holes")
    if number == 0:
        desk.tile_1, desk.empty_1, desk.marbles_1 = tile, empty, marbles
    else:
        desk.tile_2, desk.empty_2, desk.marbles_2 = tile, empty, marbles


def _read_potions(desk: Desk, position: DeskPosition, name: str) -> None:
    """Read which potions are drunk, and the tokens that potions have earned."""
    brewed = [sum(1 for potion in position.potions if potion.startswith(f"{kind}-")) for kind in KINDS]
    _need(len(position.undrunk) == len(KINDS), f"{name}, undrunk has {len(position.undrunk)} entries, not {len(KINDS)}")
    for kind, undrunk in enumerate(position.undrunk):
        _need(0 <= undrunk <= brewed[kind], f"{name} has {brewed[kind]} potions of {KINDS[kind]}")
        desk.undrunk |= undrunk << 4 * kind
        desk.drunk |= brewed[kind] - undrunk << 4 * kind
    for reason in position.skill:
        _need(reason in SKILLS, f"{name}, skill holds {reason[:40]!a}, not one of: {', '.join(SKILLS)}")
        number = SKILLS.index(reason)
        earned = sum(1 for n in brewed if n) >= 5 if reason == "five" else brewed[number] >= 3
        _need(earned, f"{name} has not earned the token for {reason}")
        desk.skill |= 2**number
    _need(
        position.skill == [reason for reason in SKILLS if reason in position.skill],
        f"{name}, skill must be in order, each once",
    )


def _read_turn(state: LiveState, position: Position) -> None:
    state.ended = ENDINGS.index(position.ended or "")
    state.last_round = ENDINGS.index(position.last_round or "")
    state.player = position.start if position.seat is None else position.seat
    state.prompt = 0 if position.prompt is None else PROMPTS.index(position.prompt)
    state.hand = _packed("hand", position.hand)
    state.picked, state.helped = int(position.picked), int(position.helped)
    state.effect = -1 if position.drunk is None else _kinds("drunk", [position.drunk])[0]
    state.three = 0 if position.three is None else _packed("three", position.three)
    state.put = int(position.put)
    for place in position.melting:
        _need(place in PLACES, f"melting holds {place[:40]!a}, which is not a place in reach")
        state.melting |= BIT[PLACES.index(place)]
    state.deal = -1 if position.deal is None else COLOURS.index(position.deal)
    state.turn = position.turn
