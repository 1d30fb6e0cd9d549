"""Observations of Apotheca: what a seat sees, as numbers. Seats count from the viewer, in the order of turns."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from philtre.core.contract import NOTHING, ZERO
from philtre.core.observing import Feature, byte, flag, put_bits, put_four, put_one, put_two, shl, spread, word
from philtre.games.apotheca.rules.actions import POWER_VERBS
from philtre.games.apotheca.rules.kinds import APOTHECARIES
from philtre.games.apotheca.rules.state import GEM_BITS, NO_POTION, PLAYING, PROMPTS, UNKNOWN, ApothecaState, packed

VERSION: Final = 1
ABOUT: Final = (
    "Spaces go row by row from the top left: a1, b1, c1, d1, a2 and so on. Colours are red, blue, yellow. "
    f"Cards are {', '.join(APOTHECARIES)}."
)
TABLE: Final = (
    Feature("red", 16, 1, "spaces with a potion known to be red, whichever side up; likewise the next two"),
    Feature("blue", 16, 1, ""),
    Feature("yellow", 16, 1, ""),
    Feature("down", 16, 1, "spaces with a facedown potion"),
    Feature("match", 16, 1, "the spaces of the match being settled"),
    Feature("outside", 16, 1, "solo: spaces whose potion still lies outside"),
    Feature("opening_spaces", 16, 1, "master: spaces of the opening's facedown potions"),
    Feature("stack", 16, 15, "solo: potions in the stack on each space, 0 for a single one or none"),
    Feature("station_ruby", 16, 1, "the card at the station, one of 15, and a 0; likewise the next two"),
    Feature("station_sapphire", 16, 1, ""),
    Feature("station_topaz", 16, 1, ""),
    Feature("deck", 16, 1, "the cards in the deck that do not lie on top"),
    Feature("top", 16, 1, "the cards that lie on top of the deck"),
    Feature("prompt", 8, 1, f"what is asked, one of: {', '.join(PROMPTS)}; none when the game is over"),
    Feature("used", 24, 1, f"what was done this turn: reveal, restock, hire, decree, {', '.join(POWER_VERBS)}; then 0"),
    Feature("unseen", 3, 45, "potions of each colour not known here"),
    Feature("opening", 3, 6, "master: colours of the opening's facedown potions not known here"),
    Feature("actions_left", 1, 2, "actions left this turn"),
    Feature("quiet", 1, 50, "turns since something else happened than potions moving"),
    Feature("hand", 4, 1, "whether a potion was drawn and not yet placed; whether it is known to be red, blue, yellow"),
    Feature("match_colour", 3, 1, "the colour of the match being settled"),
    Feature("match_size", 1, 16, "its potions"),
    Feature("decree", 3, 1, "the decreed colour"),
    Feature("turn", 1, 255, "turns begun, at most 255"),
    Feature("score", 1, 255, "solo: points, at most 255"),
    Feature("supply", 1, 45, "potions in the supply"),
    Feature("solo", 1, 1, "whether this is solo"),
    Feature("master", 1, 1, "whether one is the master"),
    Feature("kept", 3, 15, "matches of each colour that the master keeps"),
    Feature("kept_potions", 3, 45, "the potions in them"),
    Feature("over", 1, 1, "whether the game is over"),
    Feature("pad", 1, 0, "always 0"),
)  # fmt: skip
SEAT: Final = (
    Feature("active", 16, 1, "the cards in use, 15 and a 0"),
    Feature("satisfied", 16, 1, "the satisfied cards, 15 and a 0"),
    Feature("looks", 16, 1, "facedown potions the seat may look at"),
    Feature("gems", 3, 255, "rubies, sapphires, topazes"),
    Feature("decides", 1, 1, "whether it must decide"),
    Feature("token", 1, 1, "whether it holds the Extra Action token"),
    Feature("start", 1, 1, "whether it began; in the master's game, whether it is the master"),
    Feature("apprentice", 1, 1, "master: whether it is the apprentice whose turn was last or is now"),
    Feature("ally", 1, 1, "whether it is on the side of the seat that looks; the seat itself is"),
)


# Words of each part of an observation, and of what is remembered of it.
MARKET_WORDS: Final[i64] = 16
CARD_WORDS: Final[i64] = 10
TURN_WORDS: Final[i64] = 8
SEAT_WORDS: Final[i64] = 7
MARKET_KEPT: Final[i64] = 2
CARDS_KEPT: Final[i64] = 1
TURN_KEPT: Final[i64] = 1


def observe(state: ApothecaState, seat: i64, out: vec[i64], at: i64, written: vec[i64], kept: i64) -> None:
    """Write what changed since the observation that `written` remembers from place `kept` on."""
    hidden = state.hidden_from(seat) if state.ended == PLAYING else ZERO
    _put_market(state, hidden, out, at, written, kept)
    at += MARKET_WORDS
    kept += MARKET_KEPT
    _put_cards(state, out, at, written, kept)
    at += CARD_WORDS
    kept += CARDS_KEPT
    _put_turn(state, seat, hidden, out, at, written, kept)
    at += TURN_WORDS
    kept += TURN_KEPT
    seats, side = state.rules.seats, state.side(seat)
    other = seat
    i: i64
    for i in range(seats):
        _put_seat(state, other, side, out, at, written, kept + i)
        at += SEAT_WORDS
        other = other + 1 if other + 1 < seats else ZERO


def _put_market(state: ApothecaState, hidden: i64, out: vec[i64], at: i64, written: vec[i64], kept: i64) -> None:
    down = state.down
    red, blue, yellow = state.red & ~hidden, state.blue & ~hidden, state.yellow & ~hidden
    market = red | yellow | (blue | yellow) << 16 | down << 32  # no space has two colours
    if written[kept] != market:
        written[kept] = market
        put_four(out, at, red, blue, yellow, down)
    opening = down & state.mark_4 & state.mark_1
    spaces = state.match | state.outside << 16 | opening << 32
    if written[kept + 1] != spaces:
        written[kept + 1] = spaces
        put_four(out, at + 8, state.match, state.outside, opening, 0)
    if state.rules.solo:
        _put_stacks(state, out, at + 14)


def _put_stacks(state: ApothecaState, out: vec[i64], at: i64) -> None:
    """The marks of face-up potions, sixteen numbers of four bits, from the four boards that hold their bits."""
    up = ~state.down
    i: i64
    for i in range(2):
        low = spread((state.mark_1 & up) >> 8 * i) | spread((state.mark_2 & up) >> 8 * i) << 1
        out[at + i] = low | (spread((state.mark_4 & up) >> 8 * i) | spread((state.mark_8 & up) >> 8 * i) << 1) << 2


def _put_cards(state: ApothecaState, out: vec[i64], at: i64, written: vec[i64], kept: i64) -> None:
    cards = state.stations | state.deck << 12 | state.top << 27
    if written[kept] != cards:
        written[kept] = cards
        # A station holds its card + 1, so that an empty one has no bit left.
        stations = state.stations
        ruby, sapphire, topaz = shl(1, stations & 15), shl(1, stations >> 4 & 15), shl(1, stations >> 8 & 15)
        at = put_four(out, at, ruby >> 1, sapphire >> 1, topaz >> 1, state.deck)
        put_bits(out, at, state.top, 2)


def _put_turn(
    state: ApothecaState, seat: i64, hidden: i64, out: vec[i64], at: i64, written: vec[i64], kept: i64
) -> None:
    over = state.ended != PLAYING
    prompt = NOTHING if over else state.prompt
    done = state.used | prompt + 1 << 24
    if written[kept] != done:
        written[kept] = done
        put_one(out, at, prompt, 1)
        put_bits(out, at + 1, state.used, 3)
    out[at + 4] = _unknown(state, seat, hidden) | state.left << 48 | byte(state.quiet) << 56
    hand = state.hand if over or seat == state.player or state.hand == NO_POTION else UNKNOWN
    in_hand = ZERO if hand == NO_POTION else 1 | shl(0x100, 8 * hand)
    out[at + 5] = in_hand & 0xFFFFFFFF | _matched(state) << 32
    decree = ZERO if state.decree < 0 else shl(1, 8 * state.decree)
    out[at + 6] = (
        decree | byte(state.turn) << 24 | byte(state.score) << 32 | state.supply() << 40
        | flag(state.rules.solo) << 48 | flag(state.rules.master) << 56
    )  # fmt: skip
    out[at + 7] = (state.kept & 0xFFFFFF) | (state.kept_potions & 0xFFFFFF) << 24 | flag(over) << 48


def _unknown(state: ApothecaState, seat: i64, hidden: i64) -> i64:
    """Counts of what is not known to the seat, as `seen_by` has them: unseen, then of the opening."""
    unseen, opening = state.unseen, state.opening
    if hidden & state.known() != 0:
        of_opening = hidden & state.mark_4 & state.mark_1
        unseen += state.colours_of(hidden & ~of_opening)
        if of_opening != 0:
            opening += state.colours_of(of_opening)
    if state.ended == PLAYING and seat != state.player and 0 <= state.hand < UNKNOWN:
        unseen += packed(state.hand)
    return unseen | opening << 24


def _matched(state: ApothecaState) -> i64:
    return ZERO if state.match == 0 else shl(1, 8 * state.match_colour) | state.match_size << 24


def _put_seat(state: ApothecaState, seat: i64, side: i64, out: vec[i64], at: i64, written: vec[i64], kept: i64) -> None:
    active, satisfied, looks = state.active_of(seat), state.satisfied_of(seat), state.down & ~state.hidden_from(seat)
    own = active | satisfied << 16 | looks << 32
    if written[kept] != own:
        written[kept] = own
        put_two(out, at, active, satisfied)
        put_bits(out, at + 4, looks, 2)
    shift = GEM_BITS * seat
    rubies, sapphires, topazes = (
        state.rubies >> shift & 0xFFF,
        state.sapphires >> shift & 0xFFF,
        state.topazes >> shift & 0xFFF,
    )
    apprentice = state.rules.master and state.apprentice == seat
    out[at + 6] = word(
        byte(rubies), byte(sapphires), byte(topazes), flag(state.seat() == seat), flag(state.token == seat),
        flag(state.start == seat), flag(apprentice), flag(state.side(seat) == side),
    )  # fmt: skip
