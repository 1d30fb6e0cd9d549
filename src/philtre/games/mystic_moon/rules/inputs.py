"""The inputs of the nets: how far the seat in turn is ahead of each rival by the game's own guess, what
every seat has, and what lies on the table.

Counted from the seat in turn. Things that matter little are left out, because every row takes time: decks, piles, and
the place of each token in the garden.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from philtre.core.contract import ZERO, Inputs, State
from philtre.games.mystic_moon.rules.evaluation import BEST, EVEN, brews_left, strength
from philtre.games.mystic_moon.rules.state import BOOK, CRYSTALS, FORMULA, GOLD, HOME, PLACE, STARS, MysticMoonState
from philtre.games.mystic_moon.rules.tokens import PLACES, total

VERSION: Final = 4
NAMES: Final = ("standard-2", "standard-3", "standard-4")
MOST: Final = 200

LEAD: Final[i64] = 0  # of each rival: the lead by the guess, finer where it is small
LEADS: Final[i64] = 128
AHEAD: Final[i64] = 384  # of each rival: the lead in stars in each round
STARS_AHEAD: Final[i64] = 32
AHEAD_INPUTS: Final[i64] = 192
ASK: Final[i64] = 960
STEP: Final[i64] = 992
TURN: Final[i64] = 1024  # round, whether the seat in turn decides, and who began
ADDED: Final[i64] = 1088  # tokens, and the first column that is open
BREWED: Final[i64] = 1128  # potions, and their effects that wait
LEFT: Final[i64] = 1384  # how often a verb is still to be done, and thefts
SLOT: Final[i64] = 1416  # cards of the row, 28 for each slot
LEARNING: Final[i64] = 1528
SHOP: Final[i64] = 1556  # tokens, two kinds at a time
GARDEN: Final[i64] = 2836  # the same of all places together
RISING: Final[i64] = 4116
TOP: Final[i64] = 4129
FORMULA_TOP: Final[i64] = 4142
SEAT: Final[i64] = 4152
# Of a seat:
CELL: Final[i64] = 0  # nine cells of the cauldron with what they hold, two at a time
SATCHEL: Final[i64] = 1280  # two kinds at a time
RECIPE: Final[i64] = 2560
HUT: Final[i64] = 2592  # and the round
CARD: Final[i64] = 2640  # the formula kept
BREW: Final[i64] = 2652  # brews to come, and what the best one now is worth
BREWS: Final[i64] = 32
TOKENS: Final[i64] = 2844  # brews to come, and tokens in the satchel
OWN_GOLD: Final[i64] = 2940
OWN_CRYSTALS: Final[i64] = 2972
CURSED: Final[i64] = 2988
SEAT_INPUTS: Final[i64] = 2996
INPUTS: Final = 16136


@final
class MysticMoonInputs(Inputs):
    def __init__(self) -> None:
        super().__init__(VERSION, NAMES, INPUTS, MOST)

    def which(self, state: State) -> i64:
        assert isinstance(state, MysticMoonState)
        return state.players - 2 if state.content.text is None else -1  # a pack has other cards

    def fill(self, state: State, inputs: vec[i64]) -> i64:
        assert isinstance(state, MysticMoonState)
        return fill(state, inputs)

    def shared(self, which: int) -> list[tuple[int, str, float]]:
        found = _shared_table()
        for rival in range(which + 1):
            found += _shared_leads(rival)
        for place in range(which + 2):
            found += _shared_seat(int(SEAT + place * SEAT_INPUTS), "own" if place == 0 else "rival")
            found += _shared_seat(int(SEAT + place * SEAT_INPUTS), f"seat {place}")
        return found


GAME_INPUTS: Final = MysticMoonInputs()


def _few(number: i64, most: i64) -> i64:
    return number if number < most else most


def fill(state: MysticMoonState, inputs: vec[i64]) -> i64:
    me, players = state.decider, state.players
    n = _leads(state, me, inputs)
    seat, base = me, SEAT
    i: i64
    for i in range(players):
        n = _seat(state, seat, base, inputs, n)
        seat = seat + 1 if seat + 1 < players else ZERO
        base += SEAT_INPUTS
    return _table(state, me, inputs, n)


def _leads(state: MysticMoonState, me: i64, inputs: vec[i64]) -> i64:
    mine, stars, seat = strength(state, me), state.things[STARS + me], me
    n: i64 = 0
    rival: i64
    for rival in range(state.players - 1):
        seat = seat + 1 if seat + 1 < state.players else ZERO
        lead = mine - strength(state, seat)
        inputs[n] = LEAD + rival * LEADS + i64(127.0 * (0.5 + 0.5 * lead / (EVEN + abs(lead))))
        ahead = stars - state.things[STARS + seat] + STARS_AHEAD // 2
        ahead = ZERO if ahead < 0 else _few(ahead, STARS_AHEAD - 1)
        inputs[n + 1] = AHEAD + rival * AHEAD_INPUTS + state.round * STARS_AHEAD + ahead
        n += 2
    return n


def _seat(state: MysticMoonState, seat: i64, base: i64, inputs: vec[i64], n: i64) -> i64:
    things = state.things
    n = _heap(state.cauldron(seat), base + CELL, inputs, n)
    satchel = state.satchel(seat)
    n = _heap(satchel, base + SATCHEL, inputs, n)
    book = things[BOOK + seat]
    while book != 0:
        inputs[n] = base + RECIPE + (book & 31)
        book >>= 5
        n += 1
    brews = brews_left(state, seat)
    inputs[n] = base + HUT + things[HOME + seat] * 6 + state.round
    inputs[n + 1] = base + BREW + brews * BREWS + _few(BEST[seat] // 50, BREWS - 1)
    inputs[n + 2] = base + TOKENS + brews * 16 + _few(total(satchel), 15)
    inputs[n + 3] = base + CURSED + (4 if state.is_cursed(seat) else ZERO) + (2 if state.start == seat else ZERO)
    n += 4
    if state.alchemy != 0:
        inputs[n] = base + OWN_GOLD + _few(things[GOLD + seat], 31)
        inputs[n + 1] = base + OWN_CRYSTALS + _few(things[CRYSTALS + seat], 15)
        inputs[n + 2] = base + CARD + things[FORMULA + seat]
        n += 3
    return n


def _heap(heap: i64, base: i64, inputs: vec[i64], n: i64) -> i64:
    """An input for each two of ten numbers of four bits."""
    inputs[n] = base + (heap & 255)
    inputs[n + 1] = base + 256 + (heap >> 8 & 255)
    inputs[n + 2] = base + 512 + (heap >> 16 & 255)
    inputs[n + 3] = base + 768 + (heap >> 24 & 255)
    inputs[n + 4] = base + 1024 + (heap >> 32 & 255)
    return n + 5


def _table(state: MysticMoonState, me: i64, inputs: vec[i64], n: i64) -> i64:
    inputs[n] = ASK + state.prompt
    inputs[n + 1] = STEP + state.step
    in_turn = 8 if state.player == me else ZERO
    inputs[n + 2] = TURN + state.round + in_turn + (16 if state.start == me else ZERO)
    inputs[n + 3] = ADDED + state.added * 4 + state.column
    inputs[n + 4] = BREWED + _waiting(state) * 16 + state.brewed
    inputs[n + 5] = LEFT + _few(state.left, 7) + 8 * _few(state.thefts, 3)
    n += 6
    cards, base = state.row, SLOT
    while cards != 0:
        inputs[n] = base + (cards & 31)
        n += 1
        cards >>= 5
        base += 28
    if state.learning != 0:
        inputs[n] = LEARNING + state.learning - 1
        n += 1
    n = _heap(state.shop, SHOP, inputs, n)
    n = _heap(_garden(state), GARDEN, inputs, n)
    if state.zodiac != 0:
        inputs[n] = RISING + state.rising + 1
        inputs[n + 1] = TOP + state.top + 1
        n += 2
    if state.alchemy != 0:
        inputs[n] = FORMULA_TOP + state.formula + 1
        n += 1
    return n


def _waiting(state: MysticMoonState) -> i64:
    waiting, n = state.waiting, ZERO
    while waiting != 0:
        waiting &= waiting - 1
        n += 1
    return n


def _garden(state: MysticMoonState) -> i64:
    things = state.things
    heap: i64 = 0
    place: i64
    for place in range(PLACE, PLACE + PLACES):
        heap += things[place]
    return heap


# What inputs share


def _shared_leads(rival: int) -> list[tuple[int, str, float]]:
    found: list[tuple[int, str, float]] = []
    for lead in range(int(LEADS)):
        row = int(LEAD + rival * LEADS) + lead
        found += [(row, f"{rival} about {lead // 4}", 1.0), (row, f"{rival} lead", (lead - 64) / 16)]
    for turn in range(6):
        for ahead in range(int(STARS_AHEAD)):
            row = int(AHEAD + rival * AHEAD_INPUTS) + turn * int(STARS_AHEAD) + ahead
            found += [(row, f"{rival} stars {ahead}", 1.0), (row, f"{rival} stars in {turn}", (ahead - 16) / 8)]
    return found


def _shared_table() -> list[tuple[int, str, float]]:
    found: list[tuple[int, str, float]] = []
    for slot in range(4):
        found += [(int(SLOT) + 28 * slot + card, f"offered {card}", 1.0) for card in range(1, 28)]
    found += _shared_heap(int(SHOP), "shop") + _shared_heap(int(GARDEN), "garden")
    return found


def _shared_heap(base: int, whose: str) -> list[tuple[int, str, float]]:
    found: list[tuple[int, str, float]] = []
    for pair in range(5):
        for both in range(256):
            row, numbers = base + 256 * pair + both, (both & 15, both >> 4)
            found += [(row, f"{whose} {2 * pair + kind}", numbers[kind] / 4) for kind in range(2)]
            found += [(row, f"{whose} any {2 * pair + kind}", 1.0) for kind in range(2) if numbers[kind]]
    return found


def _shared_cells(base: int, whose: str) -> list[tuple[int, str, float]]:
    found: list[tuple[int, str, float]] = []
    for pair in range(5):
        for both in range(256):
            row, contents = base + 256 * pair + both, (both & 15, both >> 4)
            for cell in range(2):
                if contents[cell]:
                    found.append((row, f"{whose} cell {2 * pair + cell}", 1.0))
                    found.append((row, f"{whose} holds {contents[cell]}", 1.0))
    return found


def _shared_seat(base: int, whose: str) -> list[tuple[int, str, float]]:
    found: list[tuple[int, str, float]] = []
    found += _shared_cells(base + int(CELL), whose) + _shared_heap(base + int(SATCHEL), f"{whose} satchel")
    found += [(base + int(RECIPE) + card, f"{whose} recipe {card}", 1.0) for card in range(1, 28)]
    for hut in range(1, 8):
        for turn in range(6):
            row = base + int(HUT) + 6 * hut + turn
            found += [(row, f"{whose} hut {hut}", 1.0), (row, f"{whose} hut {hut} to come", (5 - turn) / 4)]
    for brews in range(6):
        for worth in range(int(BREWS)):
            row = base + int(BREW) + brews * int(BREWS) + worth
            found += [(row, f"{whose} best", worth / 8), (row, f"{whose} best in {brews}", worth / 8)]
            found.append((row, f"{whose} best {worth}", 1.0))
        for tokens in range(16):
            row = base + int(TOKENS) + brews * 16 + tokens
            found += [(row, f"{whose} tokens", tokens / 8), (row, f"{whose} tokens in {brews}", tokens / 8)]
    return found
