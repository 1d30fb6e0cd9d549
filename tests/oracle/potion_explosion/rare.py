"""Positions that games from the beginning hardly ever reach: bare tracks, last tiles, last tokens, level points.

Everything is counted out of 80 marbles, 48 tiles and the tokens, so each could come up in a game.
"""

from __future__ import annotations

import random
from itertools import groupby

from philtre.core.chance import Refused
from tests.oracle.potion_explosion.dispenser import IN_SIGHT, ROOM, TRACKS, Dispenser
from tests.oracle.potion_explosion.rules import Oracle, rest_of_game
from tests.oracle.potion_explosion.setup import USUAL_TOKENS
from tests.oracle.potion_explosion.table import BURNERS, HELP_POINTS, POOL, SKILL_TOKENS, Brewing, Desk, brew
from tests.oracle.potion_explosion.tiles import COLOURS, COPIES, KINDS, TILES, count, in_order, total
from tests.oracle.potion_explosion.turn_end import give_skill_tokens, trigger_end

BIGGEST_STACK = 8
TIMES_TRIED = 1000


def rare(variant: str, seats: int, rng: random.Random) -> Oracle:
    """A game in a turn somewhere far on; often its last turn, with level points."""
    for _ in range(TIMES_TRIED):
        oracle = Oracle(variant, seats, start=rng.randrange(seats), help=rng.choice(["once", "unlimited"]))
        finale = rng.random() < 0.3
        in_round = seats - 1 if finale else rng.randrange(seats)
        spread_tiles(oracle, rng)
        give_skill(oracle, finale, rng)
        give_help(oracle, finale, rng)
        oracle.player = oracle.turn_order()[in_round]
        oracle.turn = rng.randrange(30, 90) * seats + in_round + 1
        spread_marbles(oracle, rng)
        if oracle.last_round is None or in_round:  # else the game would be over
            oracle.follow(rest_of_game(oracle), Refused())
            return oracle
    raise AssertionError("no position found")


def spread_tiles(oracle: Oracle, rng: random.Random) -> None:
    """Some for the stacks, often few or none, two for each desk to brew, the others completed."""
    oracle.left_out = sorted(rng.sample(KINDS, 2), key=KINDS.index)
    tiles = [tile.name for tile in TILES.values() if tile.kind not in oracle.left_out] * COPIES
    rng.shuffle(tiles)
    oracle.stacks = [min(BIGGEST_STACK, rng.choice([0, 0, 1, 2, 8])) for _ in oracle.stacks]
    oracle.tops = [tiles.pop() if size else None for size in oracle.stacks]
    oracle.unseen_tiles = in_order([tiles.pop() for size in oracle.stacks for _ in range(size - 1)])
    for desk in oracle.desks:
        for burner in BURNERS:
            if any(oracle.stacks) or rng.random() < 0.7:
                desk.burners[burner] = brew(tiles.pop())
    for tile in tiles:
        complete(rng.choice(oracle.desks), tile, rng)


def complete(desk: Desk, tile: str, rng: random.Random) -> None:
    desk.potions = in_order([*desk.potions, tile])
    desk.undrunk[TILES[tile].kind] += rng.random() < 0.7


def give_skill(oracle: Oracle, finale: bool, rng: random.Random) -> None:
    """Skill tokens for all who deserve them, and a number of them that ends the game sooner or later."""
    for seat in oracle.turn_order():
        oracle.player = seat
        give_skill_tokens(oracle)
    given = oracle.tokens_given()
    wanted = given if finale else rng.choice([USUAL_TOKENS[oracle.seats], given, given + 1, SKILL_TOKENS])
    oracle.tokens = min(max(wanted, 1), SKILL_TOKENS)
    trigger_end(oracle)


def give_help(oracle: Oracle, level: bool, rng: random.Random) -> None:
    """Little Help in any number, or so that points are level where tokens can make them so."""
    aim = min(desk.points() for desk in oracle.desks)
    for desk in oracle.desks:
        wanted = (desk.points() - aim) // HELP_POINTS if level else rng.choice([0, 1, 6])
        desk.help = min(wanted, oracle.help_left)
        oracle.help_left -= desk.help


def spread_marbles(oracle: Oracle, rng: random.Random) -> None:
    """Desks take theirs first, the Dispenser has the rest."""
    bag = [colour for colour in COLOURS for _ in range(20)]
    rng.shuffle(bag)
    fullness = rng.choice([0.2, 0.5, 0.9, 1.0])
    for desk in oracle.desks:
        for _, brewing in desk.brewing():
            lay_on(brewing, bag, fullness, rng)
        desk.pool = count([bag.pop() for _ in range(rng.randint(0, POOL))])
    take_some(oracle, bag, rng)
    oracle.dispenser = spread_over_tracks(bag, rng)


def take_some(oracle: Oracle, bag: list[str], rng: random.Random) -> None:
    """In some turns the pick is done, and much or everything was taken by it and by potions."""
    number = rng.choice([0, 0, 0, 2, 6, len(bag)])
    oracle.hand = count([bag.pop() for _ in range(min(number, len(bag)))])
    oracle.picked = number > 0
    oracle.helped = oracle.picked and oracle.desk().help > 0 and rng.random() < 0.5


def lay_on(brewing: Brewing, bag: list[str], fullness: float, rng: random.Random) -> None:
    """Marbles on some holes, but not on all; sometimes of another colour, as Prismatic Joy leaves them."""
    holes = [hole for hole in COLOURS for _ in range(brewing.empty[hole])]
    for hole in rng.sample(holes, len(holes) - 1):
        if rng.random() < fullness:
            colour = hole if hole in bag and rng.random() < 0.9 else rng.choice(bag)
            bag.remove(colour)
            brewing.place(colour, hole)


def spread_over_tracks(bag: list[str], rng: random.Random) -> Dispenser:
    dispenser = Dispenser(unseen=count([]))
    marbles = clump(bag, rng)
    weights = {track: rng.choice([1, 1, 5]) for track in TRACKS}
    for colour in marbles:
        open_tracks = [track for track in TRACKS if len(dispenser.tracks[track]) + dispenser.lids[track] < ROOM]
        dispenser.enter(rng.choices(open_tracks, [weights[track] for track in open_tracks])[0], colour)
    assert all(len(line) == IN_SIGHT or not dispenser.lids[track] for track, line in dispenser.tracks.items())
    assert total(dispenser.marbles()) == len(bag)
    return dispenser


def clump(bag: list[str], rng: random.Random) -> list[str]:
    """Often marbles of a colour follow each other, so that more of them explode."""
    if rng.random() < 0.4:
        return rng.sample(bag, len(bag))
    runs = [list(run) for _, run in groupby(sorted(bag))]
    pieces = [piece for run in runs for piece in cut(run, rng)]
    rng.shuffle(pieces)
    return [colour for piece in pieces for colour in piece]


def cut(run: list[str], rng: random.Random) -> list[list[str]]:
    pieces = []
    while run:
        size = rng.randint(1, 12)
        pieces.append(run[:size])
        run = run[size:]
    return pieces
