"""Positions that games from the beginning hardly ever reach: empty supplies, full markets, poor seats, late solo games.

Everything is counted out of 45 potions and 15 cards, so each could come up in a game.
"""

from __future__ import annotations

import random

from philtre.core.chance import Seeded
from tests.oracle.apotheca.market import COLOURS, Potion, matches
from tests.oracle.apotheca.rules import Oracle
from tests.oracle.apotheca.table import Colours, Satisfied, each_colour

SOLO_TILES = 26  # in the market and outside; the others stay in the box
TIMES_TRIED = 1000


def rare(variant: str, seats: int, rng: random.Random) -> Oracle:
    """A game at the beginning of a turn somewhere far on, at its next decision."""
    for _ in range(TIMES_TRIED):
        oracle = Oracle(variant, seats, start=rng.randrange(seats), turn=rng.randrange(2, 60))
        spent = rng.random() < 0.3
        set_cards(oracle, [0, 0, 0, 1] if spent else [0, 1, 2, 4], rng)
        if variant == "solo":
            set_solo_market(oracle, rng)
        else:
            set_market(oracle, rng)
            set_matches_aside(oracle, spent, rng)
        empty_stations(oracle, rng)
        set_gems(oracle, 0 if spent else rng.choice([0, 1, 4]), rng)
        if variant == "master" or not matches(oracle.market):
            oracle.begin_turn(choose_player(oracle, rng), Seeded(rng.getrandbits(64)))
            if oracle.ended is None:
                return oracle
    raise AssertionError("no position found")


def choose_player(oracle: Oracle, rng: random.Random) -> int:
    """Any seat; the roles of the variant go with it."""
    if oracle.variant == "standard" and oracle.seats == 3:
        oracle.token = rng.choice([None, (oracle.start + 2) % 3])
    if oracle.variant == "master":
        oracle.decree = rng.choice(COLOURS)
        oracle.apprentice = rng.choice([seat for seat in range(oracle.seats) if seat != oracle.start])
    else:
        oracle.apprentice = oracle.start
    return rng.randrange(oracle.seats)


def set_cards(oracle: Oracle, numbers: list[int], rng: random.Random) -> None:
    """Stations are full while the deck lasts; the rest of the cards is spread among the seats."""
    cards = rng.sample(oracle.deck, len(oracle.deck))
    for colour in COLOURS:
        oracle.stations[colour] = cards.pop()
    for seat in range(oracle.seats):
        if not oracle.is_master(seat):
            number = min(rng.choice(numbers), len(cards))
            oracle.active[seat] = [cards.pop() for _ in range(number)]
    oracle.deck = sorted(cards)


def empty_stations(oracle: Oracle, rng: random.Random) -> None:
    """Without a deck, stations that were hired from stay empty."""
    seat = rng.choice([seat for seat in range(oracle.seats) if not oracle.is_master(seat)])
    for colour, card in oracle.stations.items():
        if not oracle.deck and card is not None and rng.random() < 0.5:
            oracle.stations[colour] = None
            oracle.active[seat].append(card)


def set_gems(oracle: Oracle, richest: int, rng: random.Random) -> None:
    oracle.gems = [{colour: rng.randint(0, richest) for colour in COLOURS} for _ in range(oracle.seats)]


def set_market(oracle: Oracle, rng: random.Random) -> None:
    """Between a few potions and all sixteen spaces; at most three facedown; sometimes hardly a third colour."""
    weights = [1.0, rng.choice([1.0, 1.0, 0.3]), rng.choice([1.0, 0.3, 0.0])]
    filled = rng.sample(range(16), rng.choice([2, 6, 10, 13, 14, 15, 16, 16]))
    hidden = rng.randint(0, 3)
    hidden_weights = rng.choice([weights, weights[::-1]])
    for space in filled[:hidden]:
        colour = take_potion(oracle.supply, hidden_weights, rng)
        oracle.market[space] = Potion(colour, up=False, arrow=rng.randrange(oracle.seats))
    for space in filled[hidden:]:
        oracle.market[space] = Potion(take_potion(oracle.supply, weights, rng), up=True)


def take_potion(pile: Colours, weights: list[float], rng: random.Random) -> str:
    left = [colour for colour in COLOURS if pile[colour]]
    wanted = [weights[COLOURS.index(colour)] + 0.001 for colour in left]
    colour = rng.choices(left, wanted)[0]
    pile[colour] -= 1
    return colour


def set_matches_aside(oracle: Oracle, spent: bool, rng: random.Random) -> None:
    """Up to two satisfied apothecaries a team; in `master` up to two colours kept, in any number of matches."""
    greed = 2 if spent else rng.choice([0, 1, 2])
    sizes = [7] if spent else [3, 4, 5, 7]
    if oracle.variant == "master":
        for colour in rng.sample(COLOURS, greed):
            keep_some(oracle, colour, 1.0 if spent else 0.7, rng)
    seats = rng.sample(range(oracle.seats), oracle.seats)
    for seat in [seat for seat in seats if not oracle.is_master(seat)] * 2:
        if oracle.deck and oracle.team_satisfied(seat) < greed:
            put_on_a_card(oracle, seat, rng.choice(sizes), rng)


def keep_some(oracle: Oracle, colour: str, often: float, rng: random.Random) -> None:
    while oracle.supply[colour] >= 3 and rng.random() < often:
        size = 3 if oracle.supply[colour] >= 6 else min(oracle.supply[colour], 7)
        oracle.supply[colour] -= size
        oracle.kept[colour] += 1
        oracle.kept_potions[colour] += size


def put_on_a_card(oracle: Oracle, seat: int, biggest: int, rng: random.Random) -> None:
    colour = max(COLOURS, key=lambda one: oracle.supply[one])
    size = min(biggest, oracle.supply[colour])
    if size >= 3:
        oracle.supply[colour] -= size
        oracle.satisfied[seat].append(Satisfied(oracle.deck.pop(rng.randrange(len(oracle.deck))), colour, size))


def set_solo_market(oracle: Oracle, rng: random.Random) -> None:
    """Few potions are left outside, so many lie in stacks. Always fewer spaces than tiles, by four or more."""
    oracle.outside = sorted(rng.sample(range(16), rng.choice([0, 1, 2, 3, 6])))
    oracle.score = rng.randrange(30)
    tiles = SOLO_TILES - len(oracle.outside)
    spaces = rng.sample(range(16), rng.randint(8, 16))
    sizes = stack_sizes(tiles, len(spaces), rng)
    known = each_colour(0)
    for space, size in zip(spaces, sizes, strict=True):
        oracle.market[space] = solo_potion(size, known, rng)
    oracle.supply = {colour: 15 - known[colour] for colour in COLOURS}


def stack_sizes(tiles: int, spaces: int, rng: random.Random) -> list[int]:
    """That many tiles on that many spaces; a stack has at least three."""
    sizes = [1] * spaces
    left = tiles - spaces
    while left:
        place = rng.randrange(spaces)
        more = 2 if sizes[place] == 1 else 1
        if more <= left:
            sizes[place] += more
            left -= more
    return sizes


def solo_potion(size: int, known: Colours, rng: random.Random) -> Potion:
    looked_at = rng.random()
    if size == 1 and looked_at < 0.2:
        return Potion(None, up=False)
    colour = rng.choice([colour for colour in COLOURS if known[colour] + size <= 15])
    known[colour] += size
    if size == 1 and looked_at < 0.4:
        return Potion(colour, up=False, arrow=0)
    return Potion(colour, up=True, stack=size)
