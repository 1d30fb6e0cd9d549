"""The inputs of the nets: the dispenser five places at a time, the desks, leads, and the question.

All seats know the same; seats count from the player in turn. Of the dispenser they tell which marbles are alike and
which are wanted, but not their colours: what was learned of one colour holds for all.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from philtre.core.contract import ZERO, Inputs, State
from philtre.games.potion_explosion.rules.desk import at_hand
from philtre.games.potion_explosion.rules.dispenser import of_colour
from philtre.games.potion_explosion.rules.evaluation import worth
from philtre.games.potion_explosion.rules.marbles import count, shared
from philtre.games.potion_explosion.rules.setup import SKILL_TOKENS
from philtre.games.potion_explosion.rules.state import FIVE_KINDS, KIND_BITS, PLAYING, Desk, PotionExplosionState
from philtre.games.potion_explosion.rules.tiles import KINDS, NO_TILE, TILE_BIT

VERSION: Final = 2
NAMES: Final = ("standard-2", "standard-3", "standard-4")
MOST: Final = 160

LEAD: Final[i64] = 0  # for each rival my lead by the small guess, in half points, and the tokens that are missing
LEADS: Final[i64] = 128
MISSING: Final[i64] = 7
LEAD_INPUTS: Final[i64] = 896
WINDOW: Final[i64] = 2688  # five places of a track: what is wanted by who picks next, and which marbles are alike
LATER: Final[i64] = 6784  # the same for who picks after that
TOP: Final[i64] = 10880
ASK: Final[i64] = 10916
EFFECT: Final[i64] = 10980
HAND: Final[i64] = 10989
TURN: Final[i64] = 11005
TO_COME: Final[i64] = 11021  # players who still have a turn after mine
DESK: Final[i64] = 11026
KIND: Final[i64] = 0  # in a desk
DISTINCT: Final[i64] = 256
TILE: Final[i64] = 272
NEED: Final[i64] = 536  # of any colour
HELP: Final[i64] = 552
POINTS: Final[i64] = 560
DESK_INPUTS: Final[i64] = 592
INPUTS: Final = 13394


@final
class PotionExplosionInputs(Inputs):
    def __init__(self) -> None:
        super().__init__(VERSION, NAMES, INPUTS, MOST)

    def which(self, state: State) -> i64:
        assert isinstance(state, PotionExplosionState)
        return state.players - 2 if state.tiles.text is None else -1  # in a pack tiles have other holes

    def fill(self, state: State, inputs: vec[i64]) -> i64:
        assert isinstance(state, PotionExplosionState)
        return fill(state, inputs)

    def shared(self, which: int) -> list[tuple[int, str, float]]:
        found = _shared_leads() + _shared_table()
        found += _shared_windows(int(WINDOW), "soon") + _shared_windows(int(LATER), "later")
        for desk in range(which + 2):
            found += _shared_desk(int(DESK + DESK_INPUTS * desk), f"desk {desk} ")
        return found


GAME_INPUTS: Final = PotionExplosionInputs()


def _few(number: i64, most: i64) -> i64:
    return number if number < most else most


def fill(state: PotionExplosionState, inputs: vec[i64]) -> i64:
    me, players = state.player, state.players
    n = _leads(state, me, inputs)
    own = state.desks[me]
    marbles = at_hand(state, own)
    n = _desk(own, marbles, DESK, inputs, n)
    seat, base = me, DESK
    i: i64
    for i in range(1, players):
        seat = seat + 1 if seat + 1 < players else ZERO
        base += DESK_INPUTS
        n = _desk(state.desks[seat], state.desks[seat].pool, base, inputs, n)
    following = state.desks[state.next_player()]
    soon, later = _lacking(own, marbles), _lacking(following, following.pool)
    if state.picked != 0:
        soon, later = later, soon
    n = _dispenser(state, soon, later, inputs, n)
    return _turn(state, inputs, n)


def _leads(state: PotionExplosionState, me: i64, inputs: vec[i64]) -> i64:
    missing, mine, seat, base = _missing(state), worth(state, me), me, LEAD
    n: i64 = 0
    for n in range(state.players - 1):
        seat = seat + 1 if seat + 1 < state.players else ZERO
        lead = i64(2.0 * (mine - worth(state, seat)) + 64.0)
        inputs[n] = base + missing * LEADS + (ZERO if lead < 0 else _few(lead, LEADS - 1))
        base += LEAD_INPUTS
    return state.players - 1


def _missing(state: PotionExplosionState) -> i64:
    """Tokens that are to be given before the last round; in it one more than can be told."""
    if state.last_round != PLAYING:
        return MISSING - 1
    missing = state.goal - (SKILL_TOKENS - state.skill_left)
    return ZERO if missing < 0 else _few(missing, MISSING - 2)


def _turn(state: PotionExplosionState, inputs: vec[i64], n: i64) -> i64:
    stack: i64
    for stack in range(5):
        inputs[n] = TOP + (state.tops >> 8 * stack & 255)
        n += 1
    inputs[n] = ASK + (state.prompt | state.picked << 4 | state.helped << 5)
    inputs[n + 1] = EFFECT + state.effect + 1
    inputs[n + 2] = HAND + _few(count(state.hand), 15)
    inputs[n + 3] = TURN + _few(state.turn >> 2, 15)
    if state.last_round == PLAYING:
        return n + 4
    to_come = state.start - state.player - 1
    inputs[n + 4] = TO_COME + (to_come if to_come >= 0 else to_come + state.players)
    return n + 5


def _lacking(desk: Desk, marbles: i64) -> i64:
    wanted = desk.empty_1 + desk.empty_2
    return wanted - shared(marbles, wanted)


def _dispenser(state: PotionExplosionState, soon: i64, later: i64, inputs: vec[i64], n: i64) -> i64:
    """The dispenser for the player who picks next, and for the one who picks later, by what they lack."""
    there, low, high = state.there, state.low, state.high
    like = ~(low ^ low >> 1 | high ^ high >> 1) & there & there >> 1
    like_second = ~(low ^ low >> 2 | high ^ high >> 2) & there & there >> 2
    wanted, wanted_later = _wanted(state, soon), _wanted(state, later)
    track: i64
    for track in range(5):
        shape = (like & 15) << 5 | (like_second & 7) << 9
        inputs[n] = WINDOW + (wanted & 31 | shape)
        inputs[n + 1] = LATER + (wanted_later & 31 | shape)
        shape = (like & 120) << 2 | (like_second & 56) << 6
        inputs[n + 2] = WINDOW + (wanted >> 3 & 31 | shape)
        inputs[n + 3] = LATER + (wanted_later >> 3 & 31 | shape)
        like >>= 9
        like_second >>= 9
        wanted >>= 9
        wanted_later >>= 9
        n += 4
    return n


def _wanted(state: PotionExplosionState, lacking: i64) -> i64:
    """Board of the marbles in sight of a colour that is lacking."""
    wanted: i64 = 0
    colour: i64
    for colour in range(4):
        if lacking >> 8 * colour & 255 != 0:
            wanted |= of_colour(state, colour)
    return wanted


def _desk(desk: Desk, marbles: i64, base: i64, inputs: vec[i64], n: i64) -> i64:
    n = _potions(desk, base, inputs, n)
    wanted = desk.empty_1 + desk.empty_2
    fitting = shared(marbles, desk.empty_1)
    inputs[n] = base + TILE + _tile(desk, 0, fitting)
    inputs[n + 1] = base + TILE + _tile(desk, 1, shared(marbles - fitting, desk.empty_2))
    n += 2
    colour: i64
    for colour in range(4):
        need = (wanted >> 8 * colour & 255) - (marbles >> 8 * colour & 255) + 6
        inputs[n] = base + NEED + (ZERO if need < 0 else _few(need, 15))
        n += 1
    inputs[n] = base + HELP + _few(desk.help, 7)
    inputs[n + 1] = base + POINTS + (ZERO if desk.points < 0 else _few(desk.points >> 2, 31))
    return n + 2


def _potions(desk: Desk, base: i64, inputs: vec[i64], n: i64) -> i64:
    brewed = desk.undrunk + desk.drunk
    distinct: i64 = 0
    kind: i64
    for kind in range(KINDS):
        potions = brewed >> KIND_BITS * kind & 15
        if potions != 0:
            distinct += 1
            undrunk = _few(desk.undrunk >> KIND_BITS * kind & 15, 3)
            inputs[n] = base + KIND + kind * 32 + (_few(potions, 3) | undrunk << 2 | (desk.skill >> kind & 1) << 4)
            n += 1
    five = ZERO if desk.skill & TILE_BIT[FIVE_KINDS] == 0 else 8
    inputs[n] = base + DISTINCT + (_few(distinct, 7) | five)
    return n + 1


def _tile(desk: Desk, burner: i64, fitting: i64) -> i64:
    """A brewing tile and how much it lacks; 0 for none."""
    tile = desk.tile(burner)
    return ZERO if tile == NO_TILE else 8 + tile * 8 + _few(count(desk.empty(burner) - fitting), 7)


# What inputs share


def _shared_leads() -> list[tuple[int, str, float]]:
    found: list[tuple[int, str, float]] = []
    for rival in range(3):
        for missing in range(int(MISSING)):
            for lead in range(int(LEADS)):
                row = int(LEAD + rival * LEAD_INPUTS) + missing * int(LEADS) + lead
                found += [(row, f"{rival} lead {lead // 2}", 1.0), (row, f"{rival} missing {missing}", 1.0)]
                found += [(row, f"{rival} about {lead // 8} {missing}", 1.0), (row, f"{rival} lead", (lead - 64) / 16)]
    return found


def _shared_windows(base: int, when: str) -> list[tuple[int, str, float]]:
    found: list[tuple[int, str, float]] = []
    for window in range(4096):
        wanted = [window >> place & 1 for place in range(5)]
        like = [window >> place + 5 & 1 for place in range(4)]
        like_second = [window >> place + 9 & 1 for place in range(3)]
        words = [f"{when} pair {like[place]} {wanted[place : place + 2]}" for place in range(4)]
        words += [
            f"{when} apart {like_second[place]} {like[place : place + 2]} {wanted[place : place + 3]}"
            for place in range(3)
        ]
        found += [(base + window, word, 1.0) for word in words]
        found.append((base + window, f"{when} wanted", float(sum(wanted))))
    return found


def _shared_table() -> list[tuple[int, str, float]]:
    found: list[tuple[int, str, float]] = []
    for tile in range(32):
        found += [(int(TOP) + 1 + tile, f"top {tile // 4}", 1.0), (int(TOP) + 1 + tile, f"top size {tile % 4}", 1.0)]
    for ask in range(64):
        found += [(int(ASK) + ask, f"ask {ask & 15}", 1.0), (int(ASK) + ask, f"picked {ask >> 4 & 1}", 1.0)]
    return found


def _shared_desk(base: int, desk: str) -> list[tuple[int, str, float]]:
    found: list[tuple[int, str, float]] = []
    for kind in range(256):
        words = f"potions {kind & 3} {kind >> 4 & 1}", f"undrunk {kind >> 5} {kind >> 2 & 3}"
        found += [(base + int(KIND) + kind, desk + word, 1.0) for word in words]
    for tile in range(32):
        for lacking in range(8):
            words_of_tile = f"tile {tile}", f"lacking {lacking}", f"size {tile % 4} {lacking}"
            row = base + int(TILE) + 8 + 8 * tile + lacking
            found += [(row, desk + word, 1.0) for word in words_of_tile]
    found += [(base + int(NEED) + need, f"{desk}need", (need - 6) / 4) for need in range(16)]
    found += [(base + int(POINTS) + points, f"{desk}points", points / 8) for points in range(32)]
    return found
