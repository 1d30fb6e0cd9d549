"""The state: its fields, copying, and what each seat may know of it. No rules."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from philtre.core.contract import NOBODY, Chance, State
from philtre.core.rows import Rows
from philtre.games.apotheca.rules.board import FULL, count, count_each, has_line_in, shl
from philtre.games.apotheca.rules.variants import RULES, Rules

RED: Final[i64] = 0
BLUE: Final[i64] = 1
YELLOW: Final[i64] = 2
UNKNOWN: Final[i64] = 3
NO_POTION: Final[i64] = -1
NO_COLOUR: Final[i64] = -1

# The mark of a facedown potion: the seat its arrow points to, or one of these.
NO_ARROW: Final[i64] = 4
OPENING: Final[i64] = 5  # arrow to the second player; dealt from the six potions of the master's opening

ASK_ACTION: Final[i64] = 0
ASK_PLACE: Final[i64] = 1
ASK_TRIGGER: Final[i64] = 2
ASK_SATISFY: Final[i64] = 3
ASK_EXTRA: Final[i64] = 4
ASK_DECREE: Final[i64] = 5
ASK_STACK: Final[i64] = 6
ASK_OUTSIDE: Final[i64] = 7
QUESTIONS: Final = Rows()
QUESTIONS.put(ASK_ACTION, "action")
QUESTIONS.put(ASK_PLACE, "place")
QUESTIONS.put(ASK_TRIGGER, "trigger")
QUESTIONS.put(ASK_SATISFY, "satisfy")
QUESTIONS.put(ASK_EXTRA, "extra")
QUESTIONS.put(ASK_DECREE, "decree")
QUESTIONS.put(ASK_STACK, "stack")
QUESTIONS.put(ASK_OUTSIDE, "outside")
PROMPTS: Final = QUESTIONS.names()

PLAYING: Final[i64] = 0
SATISFIED: Final[i64] = 1  # a player or team has three satisfied apothecaries
KEPT: Final[i64] = 2  # the master has a match of each colour
STUCK: Final[i64] = 3  # nobody can do anything
FILLED: Final[i64] = 4  # solo: no potion from outside can be placed
QUIET: Final[i64] = 5  # for fifty turns potions were only moved
ENDINGS: Final = ("", "satisfied", "kept", "stuck", "filled", "quiet")

USED_REVEAL: Final[i64] = 1
USED_RESTOCK: Final[i64] = 2
USED_HIRE: Final[i64] = 4
USED_DECREE: Final[i64] = 8
USED_POWER: Final[i64] = 16  # shifted by the power

LIKELY: Final[i64] = 0xFFFF  # of an aged potion: as likely as if it were drawn now
GEM_BITS: Final[i64] = 12  # per seat, in each colour's word
CARD_BITS: Final[i64] = 15  # per seat
CARD_MASK: Final[i64] = 0x7FFF


def packed(colour: i64) -> i64:
    """One potion of a colour, in packed counts."""
    return 1 if colour == RED else 0x100 if colour == BLUE else 0x10000


def total(counts: i64) -> i64:
    """All potions in packed counts."""
    return (counts & 255) + (counts >> 8 & 255) + (counts >> 16 & 255)


class ApothecaState(State):
    """Boards have a bit per space. Colours are known or not: a potion in no colour's board is unsettled,
    because nobody has seen it yet or because this state is what one seat sees."""

    rules: Rules
    start: i64  # the seat that began; in the master's game, the master
    red: i64  # spaces with a potion known to be red, whichever side up
    blue: i64
    yellow: i64
    down: i64  # spaces with a facedown potion
    mark_1: i64  # four boards that give each space a number of four bits: for a facedown potion its arrow, and in
    mark_2: i64  # mark_8 whether it is aged; for a face-up stack (solo) the potions in it, 0 for a single one
    mark_4: i64
    mark_8: i64
    unseen: i64  # packed counts of all potions whose colour is not known here, wherever they lie
    opening: i64  # packed counts of the opening's facedown potions whose colour is not known here
    fade: i64  # sixteen bits per colour: how likely an aged potion has it, relative to one drawn now
    outside: i64  # solo: spaces whose potion still lies outside
    rubies: i64  # gems, a number per seat
    sapphires: i64
    topazes: i64
    active: i64  # a set of cards per seat
    satisfied: i64  # a set of cards per seat
    offer_colour: i64  # two bits per card: the colour of the match that lies on it
    offer_size: i64  # four bits per card: its potions
    kept: i64  # packed counts of the matches the master keeps
    kept_potions: i64  # packed counts of the potions in them
    stations: i64  # four bits each: card + 1, or 0
    deck: i64  # set of cards, not those on top
    top: i64  # set of cards that lie on top of the deck, in an order nobody knows
    player: i64  # whose turn it is
    prompt: i64
    used: i64  # what was done this turn, as USED_ bits
    left: i64  # actions left this turn
    hand: i64  # colour of the potion drawn and not yet placed, UNKNOWN, or NO_POTION
    match: i64  # board of the match being settled, or 0
    match_colour: i64
    match_size: i64
    token: i64  # the seat that has the Extra Action token, or -1
    decree: i64  # or NO_COLOUR
    turn: i64  # turns begun
    quiet: i64  # turns since anything but moves of potions happened
    apprentice: i64  # the apprentice whose turn was last or is now
    score: i64  # solo
    ended: i64  # PLAYING, or how it ended
    winner: i64  # the winning side, or -1

    def __init__(self) -> None:
        self.rules = RULES[0]
        self.start = 0
        self.red = self.blue = self.yellow = self.down = 0
        self.mark_1 = self.mark_2 = self.mark_4 = self.mark_8 = 0
        self.unseen = self.opening = self.fade = self.outside = 0
        self.rubies = self.sapphires = self.topazes = 0
        self.active = self.satisfied = self.offer_colour = self.offer_size = 0
        self.kept = self.kept_potions = self.stations = self.deck = self.top = 0
        self.player = self.prompt = self.used = self.left = 0
        self.hand = NO_POTION
        self.match = self.match_colour = self.match_size = 0
        self.token = -1
        self.decree = NO_COLOUR
        self.turn = self.quiet = self.apprentice = self.score = self.ended = 0
        self.winner = -1

    def copy_from(self, other: State) -> None:
        assert isinstance(other, ApothecaState)
        self.rules = other.rules
        self.start = other.start
        self.red = other.red
        self.blue = other.blue
        self.yellow = other.yellow
        self.down = other.down
        self.mark_1 = other.mark_1
        self.mark_2 = other.mark_2
        self.mark_4 = other.mark_4
        self.mark_8 = other.mark_8
        self.unseen = other.unseen
        self.opening = other.opening
        self.fade = other.fade
        self.outside = other.outside
        self.rubies = other.rubies
        self.sapphires = other.sapphires
        self.topazes = other.topazes
        self.active = other.active
        self.satisfied = other.satisfied
        self.offer_colour = other.offer_colour
        self.offer_size = other.offer_size
        self.kept = other.kept
        self.kept_potions = other.kept_potions
        self.stations = other.stations
        self.deck = other.deck
        self.top = other.top
        self.player = other.player
        self.prompt = other.prompt
        self.used = other.used
        self.left = other.left
        self.hand = other.hand
        self.match = other.match
        self.match_colour = other.match_colour
        self.match_size = other.match_size
        self.token = other.token
        self.decree = other.decree
        self.turn = other.turn
        self.quiet = other.quiet
        self.apprentice = other.apprentice
        self.score = other.score
        self.ended = other.ended
        self.winner = other.winner

    def fields(self) -> tuple[int, ...]:
        return (
            self.rules.number, self.start, self.red, self.blue, self.yellow, self.down, self.mark_1, self.mark_2,
            self.mark_4, self.mark_8, self.unseen, self.opening, self.outside, self.rubies, self.sapphires,
            self.topazes, self.active, self.satisfied, self.offer_colour, self.offer_size, self.kept,
            self.kept_potions, self.stations, self.deck, self.top, self.player, self.prompt, self.used, self.left,
            self.hand, self.match, self.match_colour, self.match_size, self.token, self.decree,
            self.turn, self.quiet, self.apprentice, self.score, self.ended, self.winner, self.fade,
        )  # fmt: skip

    def load(self, fields: tuple[int, ...]) -> None:
        """Set all fields from the numbers of `fields`."""
        self.rules = RULES[fields[0]]
        (
            self.start, self.red, self.blue, self.yellow, self.down, self.mark_1, self.mark_2, self.mark_4,
            self.mark_8, self.unseen, self.opening, self.outside, self.rubies, self.sapphires, self.topazes,
            self.active, self.satisfied, self.offer_colour, self.offer_size, self.kept, self.kept_potions,
            self.stations, self.deck, self.top, self.player, self.prompt, self.used, self.left, self.hand,
            self.match, self.match_colour, self.match_size, self.token, self.decree, self.turn, self.quiet,
            self.apprentice, self.score, self.ended, self.winner, self.fade,
        ) = fields[1:]  # fmt: skip

    def seats(self) -> i64:
        return self.rules.seats

    def seat(self) -> i64:
        return self.player if self.ended == PLAYING else NOBODY

    def ask(self) -> i64:
        return self.prompt

    # The market

    def known(self) -> i64:
        """Spaces with a potion whose colour is known here."""
        return self.red | self.blue | self.yellow

    def occupied(self) -> i64:
        return self.red | self.blue | self.yellow | self.down

    def colour_board(self, colour: i64) -> i64:
        return self.red if colour == RED else self.blue if colour == BLUE else self.yellow

    def face_up(self, colour: i64) -> i64:
        return self.colour_board(colour) & ~self.down

    def colour_at(self, bit: i64) -> i64:
        if self.red & bit != 0:
            return RED
        if self.blue & bit != 0:
            return BLUE
        return YELLOW if self.yellow & bit != 0 else UNKNOWN

    def has_line(self) -> bool:
        """Whether three face-up potions of a colour stand in a row or column: somebody may have a match."""
        up = ~self.down
        return has_line_in(self.red & up, self.blue & up, self.yellow & up)

    def mark_at(self, bit: i64) -> i64:
        mark: i64 = 0
        if self.mark_1 & bit != 0:
            mark = 1
        if self.mark_2 & bit != 0:
            mark += 2
        if self.mark_4 & bit != 0:
            mark += 4
        return mark + 8 if self.mark_8 & ~self.down & bit != 0 else mark

    def set_mark(self, bit: i64, mark: i64) -> None:
        self.mark_1 = self.mark_1 & ~bit | bit * (mark & 1)
        self.mark_2 = self.mark_2 & ~bit | bit * (mark >> 1 & 1)
        self.mark_4 = self.mark_4 & ~bit | bit * (mark >> 2 & 1)
        self.mark_8 = self.mark_8 & ~bit | bit * (mark >> 3 & 1)

    def put_colour(self, colour: i64, bits: i64) -> None:
        if colour == RED:
            self.red |= bits
        elif colour == BLUE:
            self.blue |= bits
        elif colour == YELLOW:
            self.yellow |= bits

    def clear(self, bits: i64) -> None:
        """Take the potions off these spaces."""
        kept = ~bits
        self.red &= kept
        self.blue &= kept
        self.yellow &= kept
        self.down &= kept
        self.mark_1 &= kept
        self.mark_2 &= kept
        self.mark_4 &= kept
        self.mark_8 &= kept

    def supply(self) -> i64:
        """How many potions lie in the supply."""
        hidden = count(self.down & ~self.known()) - total(self.opening)
        return total(self.unseen) - hidden - (1 if self.hand == UNKNOWN else 0)

    # Players

    def gems(self, seat: i64, colour: i64) -> i64:
        word = self.rubies if colour == RED else self.sapphires if colour == BLUE else self.topazes
        return word >> GEM_BITS * seat & 0xFFF

    def add_gems(self, seat: i64, colour: i64, gems: i64) -> None:
        change = gems << GEM_BITS * seat if gems >= 0 else -(-gems << GEM_BITS * seat)
        if colour == RED:
            self.rubies += change
        elif colour == BLUE:
            self.sapphires += change
        else:
            self.topazes += change

    def active_of(self, seat: i64) -> i64:
        return self.active >> CARD_BITS * seat & CARD_MASK

    def satisfied_of(self, seat: i64) -> i64:
        return self.satisfied >> CARD_BITS * seat & CARD_MASK

    def station(self, colour: i64) -> i64:
        """The card at a station, or -1."""
        return (self.stations >> 4 * colour & 15) - 1

    def second(self) -> i64:
        """The second player, to whom the opening's arrows point."""
        return (self.start + 1) % self.rules.seats

    def is_master(self, seat: i64) -> bool:
        return self.rules.master and seat == self.start

    def side(self, seat: i64) -> i64:
        """Who plays together: teams, or the master (0) and the apprentices (1)."""
        if self.rules.master:
            return 0 if seat == self.start else 1
        teams = self.rules.teams
        return seat if seat < teams else seat - teams

    # Knowledge

    def hidden_from(self, seat: i64) -> i64:
        """Facedown potions that the seat may not look at."""
        if seat < 0:
            return self.down
        mine = ~self.mark_4
        mine &= self.mark_1 if seat & 1 != 0 else ~self.mark_1
        mine &= self.mark_2 if seat & 2 != 0 else ~self.mark_2
        opening = self.down & self.mark_4 & self.mark_1
        if opening != 0 and seat == self.second():
            mine |= opening
        return self.down & ~mine

    def forget(self, bits: i64) -> None:
        """Make the colours of these facedown potions unknown here."""
        of_opening = bits & self.mark_4 & self.mark_1
        self.opening += self.colours_of(of_opening)
        self.unseen += self.colours_of(bits & ~of_opening)
        kept = ~bits
        self.red &= kept
        self.blue &= kept
        self.yellow &= kept

    def colours_of(self, bits: i64) -> i64:
        """Packed counts of the potions on these spaces whose colour is known here."""
        return count_each(self.red & bits, self.blue & bits, self.yellow & bits)

    def seen_by(self, seat: i64) -> State:
        seen = self.clone()
        assert isinstance(seen, ApothecaState)
        if self.ended == PLAYING:
            seen.forget(self.hidden_from(seat))
            if self.hand >= 0 and seat != self.player:
                if self.hand != UNKNOWN:
                    seen.unseen += packed(self.hand)
                seen.hand = UNKNOWN
        return seen

    def imagine(self, chance: Chance) -> None:
        if self.ended != PLAYING:
            return
        # Potions nobody may look at stay unsettled: that is how the true state has them.
        bits = self.down & ~self.known() & ~(self.mark_4 & ~self.mark_1)
        self._settle_all(bits & self.mark_8, chance)  # first: they were drawn before the others
        if self.hand == UNKNOWN:
            self.hand = self.draw_potion(chance)
        self._settle_all(bits & ~self.mark_8, chance)

    def show_all(self, chance: Chance) -> None:
        """Reveal everything at the end, also in a game that began from one seat's view."""
        self._settle_all(self.down & ~self.known() & ~(self.mark_4 & ~self.mark_1), chance)

    def _settle_all(self, bits: i64, chance: Chance) -> None:
        while bits != 0:
            bit = bits & -bits
            self.settle(bit, chance)
            bits ^= bit

    def settle(self, bit: i64, chance: Chance) -> i64:
        """The colour of the facedown potion there, drawn now if it was not known."""
        colour = self.colour_at(bit)
        if colour == UNKNOWN:
            if self.opening != 0 and self.mark_4 & self.mark_1 & bit != 0:
                colour = drawn(self.opening, chance)
                self.opening -= packed(colour)
            elif self.mark_8 & bit != 0:
                colour = self._draw_aged(chance)
            else:
                colour = self.draw_potion(chance)
            self.put_colour(colour, bit)
        return colour

    def draw_potion(self, chance: Chance) -> i64:
        """A potion nobody knows; it is known from now on."""
        colour = drawn(self.unseen, chance)
        self.unseen -= packed(colour)
        return colour

    def age(self, back: i64) -> None:
        """Potions went back to the supply: those that lie facedown now were drawn before, and are none of them.

        The more of the unseen potions of a colour were put back, the less likely an aged potion has that colour. If
        others have been drawn since, only the last time counts; nothing possible is ruled out.
        """
        hidden = self.down & ~(self.mark_4 & self.mark_1)
        if hidden == 0 or self.rules.solo:
            return
        fresh = hidden & ~self.mark_8 != 0 or self.fade == 0
        self.mark_8 |= hidden
        unseen = self.unseen + self.colours_of(hidden)
        fade: i64 = 0
        colour: i64
        for colour in range(3):
            share = LIKELY if fresh else self.fade >> 16 * colour & LIKELY
            there, gone = unseen >> 8 * colour & 255, back >> 8 * colour & 255
            if gone != 0:
                share = max(1, share * (there - gone) // there) if there > gone else 0
            fade |= shl(share, 16 * colour)
        self.fade = fade

    def _draw_aged(self, chance: Chance) -> i64:
        """A potion that was drawn before others went back."""
        red = (self.unseen & 255) * (self.fade & LIKELY)
        blue = (self.unseen >> 8 & 255) * (self.fade >> 16 & LIKELY)
        yellow = (self.unseen >> 16 & 255) * (self.fade >> 32 & LIKELY)
        if red + blue + yellow == 0:
            return self.draw_potion(chance)
        roll = chance.below(red + blue + yellow)
        colour = RED if roll < red else BLUE if roll < red + blue else YELLOW
        self.unseen -= packed(colour)
        return colour

    def draw_card(self, chance: Chance) -> i64:
        """The top card of the deck, which has one."""
        if self.top != 0:
            card = pick(self.top, chance)
            self.top ^= shl(1, card)
        else:
            card = pick(self.deck, chance)
            self.deck ^= shl(1, card)
        return card


def drawn(counts: i64, chance: Chance) -> i64:
    """A colour, each potion of the counts equally likely."""
    red, blue = counts & 255, counts >> 8 & 255
    roll = chance.below(red + blue + (counts >> 16))
    return RED if roll < red else BLUE if roll < red + blue else YELLOW


def pick(cards: i64, chance: Chance) -> i64:
    """A card of a set, each equally likely."""
    skip = chance.below(count_cards(cards))
    while skip > 0:
        cards &= cards - 1
        skip -= 1
    return lowest_card(cards)


def count_cards(cards: i64) -> i64:
    return count(cards & FULL)


def lowest_card(cards: i64) -> i64:
    return count_cards((cards & -cards) - 1)
