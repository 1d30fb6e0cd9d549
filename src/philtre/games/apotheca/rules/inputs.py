"""The inputs of the nets: the market line by line, the cards, the gems, and the question.

All of them as the player in turn sees the position. The Master has separate inputs, after all others.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from philtre.core.contract import ZERO, Inputs, State
from philtre.games.apotheca.rules.board import count, shl, space_of
from philtre.games.apotheca.rules.evaluation import SOLO_POINTS
from philtre.games.apotheca.rules.matches import satisfied_by
from philtre.games.apotheca.rules.state import ApothecaState, count_cards, lowest_card

VERSION: Final = 3
NAMES: Final = ("standard-2", "standard-3", "standard-4", "solo-1", "master")
SOLO_NET: Final[i64] = 3
MASTER_NET: Final[i64] = 4
MOST: Final = 128

OUTER: Final[i64] = 0  # a line at the edge: the lower and higher bits of its four colours, and which are facedown
INNER: Final[i64] = 4096
WINDOW: Final[i64] = 8192  # two neighbouring lines of one colour, face-up
DOWN: Final[i64] = 8960  # a facedown potion, and what I know of it
SEAT: Final[i64] = 9088  # a seat, counted from mine
SEAT_INPUTS: Final[i64] = 464
CARD: Final[i64] = 0  # of a seat: an active card
GEMS: Final[i64] = 16
COUNTS: Final[i64] = 80  # active and satisfied cards beside mine
TOKEN: Final[i64] = 336  # it has the token, it began, it is the apprentice in turn, its side is mine
SOLO_GEM: Final[i64] = 340  # gems of one colour
STATION: Final[i64] = 10944
ASK: Final[i64] = 10992
USED: Final[i64] = 11248
SPENT: Final[i64] = 11256  # powers used this turn
MATCH: Final[i64] = 11272
QUIET: Final[i64] = 11304
SUPPLY: Final[i64] = 11320
UNSEEN: Final[i64] = 11336  # potions of a colour that I have not seen
TURN: Final[i64] = 11384
KEPT: Final[i64] = 11400  # colours of which the Master keeps a match, and what the apprentices satisfied
DECREE: Final[i64] = 11432
OUTSIDE: Final[i64] = 11500  # solo: spaces whose potion lies outside, and how many they are
STACK: Final[i64] = 11532
PLAIN_INPUTS: Final[i64] = 11552
UP: Final[i64] = 23104  # solo: potions face-up of a colour, and active apothecaries
READY: Final[i64] = 23296  # solo: potions outside that could come in, and all that are outside
BELOW: Final[i64] = 23424  # solo: facedown potions
COMING: Final[i64] = 23440  # solo: a line at the edge: which spaces are occupied, which potions facedown or outside
COMING_INNER: Final[i64] = 27536
PACE: Final[i64] = 31632  # solo: active apothecaries, and potions outside
LATENT: Final[i64] = 31696  # solo: potions facedown, and outside
ROOM: Final[i64] = 31952  # solo: an active card, and potions in the market
LATE: Final[i64] = 32192  # solo: all of these once more, for the second half of a game
LATE_OUTSIDE: Final[i64] = 8  # it begins when fewer potions are outside
INPUTS: Final = 64384

COLOURS: Final = ((0, 1, 2), (0, 2, 1), (1, 0, 2), (1, 2, 0), (2, 0, 1), (2, 1, 0))
SYMMETRIES: Final = 8


@final
class ApothecaInputs(Inputs):
    def __init__(self) -> None:
        super().__init__(VERSION, NAMES, INPUTS, MOST, SYMMETRIES * len(COLOURS))

    def which(self, state: State) -> i64:
        assert isinstance(state, ApothecaState)
        if state.rules.solo:
            return SOLO_NET
        return MASTER_NET if state.rules.master else state.rules.seats - 2

    def fill(self, state: State, inputs: vec[i64]) -> i64:
        assert isinstance(state, ApothecaState)
        n = fill(state, inputs)
        if state.is_master(state.player):
            _shift(inputs, n, PLAIN_INPUTS)
        if state.rules.solo and count(state.outside) < LATE_OUTSIDE:
            _shift(inputs, n, LATE)
        return n

    def earned(self, state: State) -> float:
        assert isinstance(state, ApothecaState)
        return float(state.score) / SOLO_POINTS if state.rules.solo else 0.0

    def vary(self, state: State, number: i64) -> None:
        assert isinstance(state, ApothecaState)
        turn_over(state, number % SYMMETRIES)
        recolour(state, COLOURS[number // SYMMETRIES])

    def shared(self, which: int) -> list[tuple[int, str, float]]:
        found = shared_rows()
        if which == SOLO_NET:
            found += _shared_solo()
            found += [(row + int(LATE), f"late {word}", part) for row, word, part in found]
        if which == MASTER_NET:
            found += [(row + int(PLAIN_INPUTS), f"Master {word}", part) for row, word, part in found]
        return found


GAME_INPUTS: Final = ApothecaInputs()


def fill(state: ApothecaState, inputs: vec[i64]) -> i64:
    me = state.player
    hidden = state.hidden_from(me)
    n = _market(state, hidden, inputs)
    n = _facedown(state, me, hidden, inputs, n)
    n = _seats(state, me, inputs, n)
    n = _turn(state, inputs, n)
    n = _unseen(state, hidden, inputs, n)
    if state.rules.master:
        inputs[n] = KEPT + (_kept(state) | _few(satisfied_by(state, 1), 3) << 3)
        inputs[n + 1] = DECREE + state.decree + 1
        return n + 2
    if state.rules.solo:
        return _alone(state, inputs, n)
    return n


def _shift(inputs: vec[i64], n: i64, by: i64) -> None:
    i: i64
    for i in range(n):
        inputs[i] += by


def _few(number: i64, most: i64) -> i64:
    return number if number < most else most


def _market(state: ApothecaState, hidden: i64, inputs: vec[i64]) -> i64:
    shown, down = ~hidden, state.down
    low, high = (state.red | state.yellow) & shown, (state.blue | state.yellow) & shown
    n = _lines(low, high, down, inputs, 0)
    return _lines(transposed(low), transposed(high), transposed(down), inputs, n)


def _lines(low: i64, high: i64, down: i64, inputs: vec[i64], n: i64) -> i64:
    inputs[n] = OUTER + (low & 15 | (high & 15) << 4 | (down & 15) << 8)
    inputs[n + 1] = INNER + (low >> 4 & 15 | high & 0xF0 | (down & 0xF0) << 4)
    inputs[n + 2] = INNER + (low >> 8 & 15 | high >> 4 & 0xF0 | down & 0xF00)
    inputs[n + 3] = OUTER + (low >> 12 & 15 | high >> 8 & 0xF0 | down >> 4 & 0xF00)
    low &= ~down
    high &= ~down
    n = _windows(low & ~high, inputs, n + 4)
    n = _windows(high & ~low, inputs, n)
    return _windows(low & high, inputs, n)


def _windows(up: i64, inputs: vec[i64], n: i64) -> i64:
    inputs[n] = WINDOW + (up & 255)
    inputs[n + 1] = WINDOW + 256 + (up >> 4 & 255)
    inputs[n + 2] = WINDOW + 512 + (up >> 8 & 255)
    return n + 3


def _facedown(state: ApothecaState, me: i64, hidden: i64, inputs: vec[i64], n: i64) -> i64:
    """Of mine the colour; of others whose they are, counted from me; 7: nobody's."""
    bits = state.down
    while bits != 0:
        bit = bits & -bits
        bits ^= bit
        inputs[n] = DOWN + 8 * space_of(bit) + (state.colour_at(bit) if hidden & bit == 0 else _owner(state, bit, me))
        n += 1
    return n


def _owner(state: ApothecaState, bit: i64, me: i64) -> i64:
    mark = state.mark_at(bit)
    if mark == 4:
        return 7
    seat = mark if mark < 4 else state.second()
    return 3 + (seat - me if seat >= me else seat - me + state.rules.seats)


def _seats(state: ApothecaState, me: i64, inputs: vec[i64], n: i64) -> i64:
    seats, side, seat, base = state.rules.seats, state.side(me), me, SEAT
    mine = _few(count_cards(state.active_of(me)), 3) | _few(satisfied_by(state, side), 3) << 2
    i: i64
    for i in range(seats):
        cards = state.active_of(seat)
        own = _few(count_cards(cards), 3) | _few(satisfied_by(state, state.side(seat)), 3) << 2
        inputs[n] = base + COUNTS + (mine | own << 4)
        inputs[n + 1] = base + GEMS + _gems(state, seat)
        n += 2
        while cards != 0:
            inputs[n] = base + CARD + lowest_card(cards)
            n += 1
            cards &= cards - 1
        if seats > 2:
            n = _standing(state, seat, side, base, inputs, n)
        base += SEAT_INPUTS
        seat = seat + 1 if seat + 1 < seats else ZERO
    return n


def _standing(state: ApothecaState, seat: i64, side: i64, base: i64, inputs: vec[i64], n: i64) -> i64:
    """What distinguishes three or more seats."""
    if state.token == seat:
        inputs[n] = base + TOKEN
        n += 1
    if state.start == seat:
        inputs[n] = base + TOKEN + 1
        n += 1
    if state.rules.master and state.apprentice == seat:
        inputs[n] = base + TOKEN + 2
        n += 1
    if state.side(seat) == side:
        inputs[n] = base + TOKEN + 3
        n += 1
    return n


def _gems(state: ApothecaState, seat: i64) -> i64:
    return _few(state.gems(seat, 0), 3) | _few(state.gems(seat, 1), 3) << 2 | _few(state.gems(seat, 2), 3) << 4


def _turn(state: ApothecaState, inputs: vec[i64], n: i64) -> i64:
    inputs[n] = STATION + (state.stations & 15)
    inputs[n + 1] = STATION + 16 + (state.stations >> 4 & 15)
    inputs[n + 2] = STATION + 32 + (state.stations >> 8 & 15)
    inputs[n + 3] = ASK + (state.prompt | state.left << 3 | (state.hand + 1) << 5)
    inputs[n + 4] = USED + (state.used & 7)
    inputs[n + 5] = QUIET + _few(state.quiet >> 2, 15)
    inputs[n + 6] = SUPPLY + _few(state.supply() >> 1, 15)
    inputs[n + 7] = TURN + _few(state.turn >> 2, 15)
    n += 8
    spent = state.used >> 4
    while spent != 0:
        inputs[n] = SPENT + lowest_card(spent)
        n += 1
        spent &= spent - 1
    if state.match != 0:
        inputs[n] = MATCH + state.match_colour * 8 + _few(state.match_size, 7)
        n += 1
    return n


def _unseen(state: ApothecaState, hidden: i64, inputs: vec[i64], n: i64) -> i64:
    """By colour; potions that this state knows because another seat placed them count as well."""
    colour: i64
    for colour in range(3):
        unseen = state.unseen >> 8 * colour & 255
        unseen += state.opening >> 8 * colour & 255
        unseen += count(state.colour_board(colour) & hidden)
        inputs[n] = UNSEEN + 16 * colour + _few(unseen, 15)
        n += 1
    return n


def _kept(state: ApothecaState) -> i64:
    kept: i64 = 0
    colour: i64
    for colour in range(3):
        if state.kept >> 8 * colour & 255 != 0:
            kept |= shl(1, colour)
    return kept


def _alone(state: ApothecaState, inputs: vec[i64], n: i64) -> i64:
    n = _spaces_alone(state, inputs, n)
    n = _counts_alone(state, inputs, n)
    bits = state.outside
    while bits != 0:
        inputs[n] = OUTSIDE + space_of(bits & -bits)
        n += 1
        bits &= bits - 1
    bits = ~state.down & (state.mark_1 | state.mark_2 | state.mark_4 | state.mark_8)
    while bits != 0:
        inputs[n] = STACK + state.mark_at(bits & -bits)
        n += 1
        bits &= bits - 1
    return n


def _counts_alone(state: ApothecaState, inputs: vec[i64], n: i64) -> i64:
    cards, there = state.active_of(0), _few(count(state.occupied()), 15)
    outside, down, active = _few(count(state.outside), 15), _few(count(state.down), 15), _few(count_cards(cards), 3)
    inputs[n] = OUTSIDE + 16 + outside
    inputs[n + 1] = READY + (_few(count(state.outside & ~state.occupied()), 7) | outside << 3)
    inputs[n + 2] = BELOW + down
    inputs[n + 3] = PACE + (active | outside << 2)
    inputs[n + 4] = LATENT + (down | outside << 4)
    n += 5
    colour: i64
    for colour in range(3):
        inputs[n] = SEAT + SOLO_GEM + 16 * colour + _few(state.gems(0, colour), 15)
        inputs[n + 1] = UP + 64 * colour + (active | _few(count(state.face_up(colour)), 15) << 2)
        n += 2
    while cards != 0:
        inputs[n] = ROOM + 16 * lowest_card(cards) + there
        n += 1
        cards &= cards - 1
    return n


def _spaces_alone(state: ApothecaState, inputs: vec[i64], n: i64) -> i64:
    """Pairs of columns, after the pairs of rows, and what may come in."""
    there, down, outside = state.occupied(), state.down, state.outside
    colour: i64
    for colour in range(3):
        n = _windows(transposed(state.face_up(colour)), inputs, n)
    n = _coming(there, down, outside, inputs, n)
    return _coming(transposed(there), transposed(down), transposed(outside), inputs, n)


def _coming(there: i64, down: i64, outside: i64, inputs: vec[i64], n: i64) -> i64:
    inputs[n] = COMING + (there & 15 | (down & 15) << 4 | (outside & 15) << 8)
    inputs[n + 1] = COMING_INNER + (there >> 4 & 15 | down & 0xF0 | (outside & 0xF0) << 4)
    inputs[n + 2] = COMING_INNER + (there >> 8 & 15 | down >> 4 & 0xF0 | outside & 0xF00)
    inputs[n + 3] = COMING + (there >> 12 & 15 | down >> 8 & 0xF0 | outside >> 4 & 0xF00)
    return n + 4


# Symmetric positions


def transposed(x: i64) -> i64:
    """A board with inputs and columns changed."""
    t = (x ^ x >> 3) & 0x0A0A
    x ^= t ^ t << 3
    t = (x ^ x >> 6) & 0x00CC
    return x ^ t ^ t << 6


def flipped(x: i64) -> i64:
    """A board with its lines in the opposite order."""
    return (x & 15) << 12 | (x & 0xF0) << 4 | x >> 4 & 0xF0 | x >> 12 & 15


def turned(x: i64, symmetry: i64) -> i64:
    """A board turned or mirrored in one of eight ways."""
    if symmetry & 1 != 0:
        x = flipped(x)
    if symmetry & 2 != 0:
        x = transposed(flipped(transposed(x)))
    return transposed(x) if symmetry & 4 != 0 else x


def turn_over(state: ApothecaState, symmetry: i64) -> None:
    state.red, state.blue = turned(state.red, symmetry), turned(state.blue, symmetry)
    state.yellow, state.down = turned(state.yellow, symmetry), turned(state.down, symmetry)
    state.mark_1, state.mark_2 = turned(state.mark_1, symmetry), turned(state.mark_2, symmetry)
    state.mark_4, state.mark_8 = turned(state.mark_4, symmetry), turned(state.mark_8, symmetry)
    state.outside, state.match = turned(state.outside, symmetry), turned(state.match, symmetry)


def recolour(state: ApothecaState, new: tuple[int, int, int]) -> None:
    """Each colour becomes another, with its gems, its station and what is kept of it."""
    boards, gems = (state.red, state.blue, state.yellow), (state.rubies, state.sapphires, state.topazes)
    state.red, state.blue, state.yellow = boards[new[0]], boards[new[1]], boards[new[2]]
    state.rubies, state.sapphires, state.topazes = gems[new[0]], gems[new[1]], gems[new[2]]
    state.unseen, state.opening = _moved(state.unseen, 8, new), _moved(state.opening, 8, new)
    state.kept, state.stations = _moved(state.kept, 8, new), _moved(state.stations, 4, new)
    state.hand = _new_colour(state.hand, new)
    state.match_colour = _new_colour(state.match_colour, new)
    state.decree = _new_colour(state.decree, new)


def _moved(counts: i64, bits: i64, new: tuple[int, int, int]) -> i64:
    mask: i64 = 255 if bits == 8 else 15
    found: i64 = 0
    at: i64 = 0
    for old in new:
        found |= (counts >> bits * old & mask) << at
        at += bits
    return found


def _new_colour(colour: i64, new: tuple[int, int, int]) -> i64:
    return new.index(int(colour)) if 0 <= colour < 3 else colour


# What inputs share


def shared_rows() -> list[tuple[int, str, float]]:
    found: list[tuple[int, str, float]] = []
    for line in range(4096):
        cells = [line >> cell & 1 | (line >> cell + 4 & 1) * 2 | (line >> cell + 8 & 1) * 4 for cell in range(4)]
        for base in (int(OUTER), int(INNER)):
            found += [(base + line, f"{base} {min(cell, 3 - cell)} {cells[cell]}", 1.0) for cell in range(4)]
            found += [(base + line, f"{base} pair {cell % 2} {cells[cell : cell + 2]}", 1.0) for cell in range(3)]
    for window in range(3):
        for up in range(256):
            for cell in range(8):
                if up >> cell & 1:
                    edge = cell // 4 if window != 2 else 1 - cell // 4
                    found.append((int(WINDOW) + 256 * window + up, f"window {window % 2} {edge}", 1.0))
    for seat in range(4):
        found += _shared_of_seat(int(SEAT + SEAT_INPUTS * seat), seat)
    for ask in range(256):
        row = int(ASK) + ask
        found += [(row, f"ask {ask & 7}", 1.0), (row, f"left {ask >> 3 & 3}", 1.0), (row, f"hand {ask >> 5}", 1.0)]
    return found


def _shared_solo() -> list[tuple[int, str, float]]:
    found: list[tuple[int, str, float]] = []
    for colour in range(3):
        for up in range(64):
            words = f"up {up}", f"up {up >> 2}", f"to satisfy {up & 3}"
            found += [(int(UP) + 64 * colour + up, word, 1.0) for word in words]
            found.append((int(UP) + 64 * colour + up, f"up with {up & 3}", (up >> 2) / 4))
    for ready in range(128):
        row = int(READY) + ready
        found += [(row, f"ready {ready & 7}", 1.0), (row, f"outside {ready >> 3}", 1.0)]
        found += [(row, "outside", (ready >> 3) / 8), (row, "ready", (ready & 7) / 4)]
    for line in range(4096):
        found += _shared_line(line)
    for pace in range(64):
        row = int(PACE) + pace
        found += [(row, f"pace {pace & 3}", 1.0), (row, f"pace of {pace >> 2}", 1.0)]
        found.append((row, f"pace with {pace & 3}", (pace >> 2) / 8))
    for latent in range(256):
        row = int(LATENT) + latent
        found += [(row, f"latent {latent & 15}", 1.0), (row, f"latent of {latent >> 4}", 1.0)]
        found.append((row, "latent", ((latent & 15) + (latent >> 4)) / 16))
    for room in range(240):
        found += [(int(ROOM) + room, f"room {room >> 4}", 1.0), (int(ROOM) + room, f"room of {room & 15}", 1.0)]
    return found


def _shared_line(line: int) -> list[tuple[int, str, float]]:
    found: list[tuple[int, str, float]] = []
    cells = [line >> cell & 1 | (line >> cell + 4 & 1) * 2 | (line >> cell + 8 & 1) * 4 for cell in range(4)]
    for base in (int(COMING), int(COMING_INNER)):
        found += [(base + line, f"{base} {min(cell, 3 - cell)} {cells[cell]}", 1.0) for cell in range(4)]
        found += [(base + line, f"{base} pair {cell % 2} {cells[cell : cell + 2]}", 1.0) for cell in range(3)]
    return found


def _shared_of_seat(base: int, seat: int) -> list[tuple[int, str, float]]:
    found: list[tuple[int, str, float]] = []
    for counts in range(256):
        row = base + int(COUNTS) + counts
        found += [(row, f"{seat} counts {part} {counts >> 2 * part & 3}", 1.0) for part in range(4)]
    for gems in range(64):
        row = base + int(GEMS) + gems
        found += [(row, f"{seat} gems {colour} {gems >> 2 * colour & 3}", 1.0) for colour in range(3)]
        found.append((row, f"{seat} gems", sum(gems >> 2 * colour & 3 for colour in range(3)) / 9))
    return found
