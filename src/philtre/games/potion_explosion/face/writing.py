"""Makes positions from states. Compiled, because every viewer of every move gets one."""

from __future__ import annotations

from typing import Literal

from philtre.games.potion_explosion.content import COLOURS, KINDS
from philtre.games.potion_explosion.face.position import Burner, Colour, Counts, DeskPosition, Position
from philtre.games.potion_explosion.rules.dispenser import BIT, IN_SIGHT, TRACKS, colour_at
from philtre.games.potion_explosion.rules.kinds import SKILLS, place_name
from philtre.games.potion_explosion.rules.setup import STACKS
from philtre.games.potion_explosion.rules.state import (
    ASK_DEAL,
    ASK_PRISMATIC,
    ENDINGS,
    FIVE_KINDS,
    PLAYING,
    PROMPTS,
    Desk,
    PotionExplosionState,
)
from philtre.games.potion_explosion.rules.tiles import TILE_NAMES


def write(state: PotionExplosionState) -> Position:
    playing = state.ended == PLAYING
    return Position(
        variant="standard",
        seats=state.players,
        start=state.start,
        left_out=[kind for number, kind in enumerate(KINDS) if state.left_out >> number & 1],
        tokens=state.goal,
        help="unlimited" if state.unlimited else "once",
        draft=[kind for number, kind in enumerate(KINDS) for _ in range(state.lying >> 4 * number & 15)],
        tracks=[track_colours(state, track) for track in range(TRACKS)],
        lids=[state.lids >> 4 * track & 15 for track in range(TRACKS)],
        unseen=counts(state.unseen),
        tops=[tile_name(state.top(stack)) for stack in range(STACKS)],
        stacks=[state.stacks >> 8 * stack & 255 for stack in range(STACKS)],
        unseen_tiles=tile_names(state.pile, state.pile_twice),
        help_left=state.help_left,
        tokens_left=state.skill_left,
        desks=[_desk(desk) for desk in state.desks],
        hand=counts(state.hand),
        picked=state.picked != 0,
        helped=state.helped != 0,
        drunk=None if state.effect < 0 else KINDS[state.effect],
        three=counts(state.three) if state.prompt == ASK_PRISMATIC else None,
        put=state.put != 0,
        melting=[place_name(place) for place in range(40) if state.melting & BIT[place]],
        deal=COLOURS[state.deal] if state.prompt == ASK_DEAL else None,
        seat=state.player if playing else None,
        prompt=PROMPTS[state.prompt] if playing else None,
        turn=state.turn,
        last_round=_ending(state.last_round),
        ended=_ending(state.ended),
    )


def counts(marbles: int) -> Counts:
    """Packed marbles, colour by colour."""
    return (marbles & 255, marbles >> 8 & 255, marbles >> 16 & 255, marbles >> 24 & 255)


def track_colours(state: PotionExplosionState, track: int) -> list[Colour]:
    """The colours in sight of a track, from below."""
    bits = [2 ** (9 * track + place) for place in range(IN_SIGHT)]
    return [COLOURS[colour_at(state, bit)] for bit in bits if state.there & bit]


def tile_name(tile: int) -> str | None:
    return None if tile < 0 else TILE_NAMES[tile]


def tile_names(once: int, twice: int) -> list[str]:
    """The names of a set of tiles, some of which occur twice, in the order of their numbers."""
    return [name for tile, name in enumerate(TILE_NAMES) for _ in range((once >> tile & 1) + (twice >> tile & 1))]


def _ending(reason: int) -> Literal["tokens", "tiles"] | None:
    return ENDINGS[reason] or None  # type: ignore[return-value]  # these are the only words


def _desk(desk: Desk) -> DeskPosition:
    return DeskPosition(
        burners=[_burner(desk, burner) for burner in range(2)],
        pool=counts(desk.pool),
        potions=tile_names(desk.once, desk.twice),
        undrunk=[desk.undrunk >> 4 * kind & 15 for kind in range(len(KINDS))],
        skill=[SKILLS[reason] for reason in range(FIVE_KINDS + 1) if desk.skill >> reason & 1],
        help=desk.help,
        aside=counts(desk.aside),
        points=desk.points,
    )


def _burner(desk: Desk, burner: int) -> Burner | None:
    name = tile_name(desk.tile(burner))
    marbles = desk.marbles_1 if burner == 0 else desk.marbles_2
    return None if name is None else Burner(name, counts(desk.empty(burner)), counts(marbles))
