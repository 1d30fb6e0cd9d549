"""The state: its fields, copying, and what each seat may know of it. No rules."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from philtre.core.contract import NOBODY, Chance, State
from philtre.core.rows import Rows
from philtre.games.mystic_moon.rules.tables import BLESSING, CURSE, NUMBER_COUNT, POTIONS, Content
from philtre.games.mystic_moon.rules.tokens import ONE, PLACES, bits, member, picked, shl

# Questions.
ASK_HOME: Final[i64] = 0
ASK_GARDEN: Final[i64] = 1
ASK_STEAL: Final[i64] = 2
ASK_CHARM: Final[i64] = 3
ASK_SHOP: Final[i64] = 4
ASK_FORGET: Final[i64] = 5
ASK_SLUDGE: Final[i64] = 6
ASK_KEEP: Final[i64] = 7
ASK_DISCARD: Final[i64] = 8
ASK_ADD: Final[i64] = 9
ASK_BREW: Final[i64] = 10
ASK_EFFECT: Final[i64] = 11
ASK_BURN: Final[i64] = 12
ASK_SALVAGE: Final[i64] = 13
ASK_LADLE: Final[i64] = 14
ASK_FETCH: Final[i64] = 15
ASK_SEEK: Final[i64] = 16
ASK_PLUCK: Final[i64] = 17
ASK_BARTER: Final[i64] = 18
ASK_EXCHANGE: Final[i64] = 19
ASK_GIVE: Final[i64] = 20
ASK_DRAIN: Final[i64] = 21
ASK_MUSHROOM: Final[i64] = 22
ASK_POISON: Final[i64] = 23
ASK_BLOOM: Final[i64] = 24
ASK_WITHER: Final[i64] = 25
ASK_SIGN: Final[i64] = 26
QUESTIONS: Final = Rows()
QUESTIONS.put(ASK_HOME, "choose")
QUESTIONS.put(ASK_GARDEN, "garden")
QUESTIONS.put(ASK_STEAL, "steal")
QUESTIONS.put(ASK_CHARM, "charm")
QUESTIONS.put(ASK_SHOP, "shop")
QUESTIONS.put(ASK_FORGET, "forget")
QUESTIONS.put(ASK_SLUDGE, "sludge")
QUESTIONS.put(ASK_KEEP, "keep")
QUESTIONS.put(ASK_DISCARD, "discard")
QUESTIONS.put(ASK_ADD, "add")
QUESTIONS.put(ASK_BREW, "brew")
QUESTIONS.put(ASK_EFFECT, "effect")
QUESTIONS.put(ASK_BURN, "burn")
QUESTIONS.put(ASK_SALVAGE, "salvage")
QUESTIONS.put(ASK_LADLE, "ladle")
QUESTIONS.put(ASK_FETCH, "fetch")
QUESTIONS.put(ASK_SEEK, "seek")
QUESTIONS.put(ASK_PLUCK, "pluck")
QUESTIONS.put(ASK_BARTER, "barter")
QUESTIONS.put(ASK_EXCHANGE, "exchange")
QUESTIONS.put(ASK_GIVE, "give")
QUESTIONS.put(ASK_DRAIN, "drain")
QUESTIONS.put(ASK_MUSHROOM, "mushroom")
QUESTIONS.put(ASK_POISON, "poison")
QUESTIONS.put(ASK_BLOOM, "bloom")
QUESTIONS.put(ASK_WITHER, "wither")
QUESTIONS.put(ASK_SIGN, "sign")
PROMPTS: Final = QUESTIONS.names()

# Where a turn stands. A step's number is one more than that of the step before it.
CHOOSING: Final[i64] = 0
GARDEN: Final[i64] = 1
GLYPH_STEP: Final[i64] = 2
GARDEN_TALENT: Final[i64] = 3
GARDEN_SIGN: Final[i64] = 4
SHOP_TALENT: Final[i64] = 5
SHOP_SIGN: Final[i64] = 6
SHOP: Final[i64] = 7
LEAVE_TALENT: Final[i64] = 8
LEAVE_SIGN: Final[i64] = 9
LIMIT_STEP: Final[i64] = 10
HUT_TALENT: Final[i64] = 11
HUT_SIGN: Final[i64] = 12
ADD: Final[i64] = 13
BREW: Final[i64] = 14
EFFECTS_STEP: Final[i64] = 15
BREWED_TALENT: Final[i64] = 16
BREWED_SIGN: Final[i64] = 17
POUR: Final[i64] = 18
BLOOM_TALENT: Final[i64] = 19
BLOOM_SIGN: Final[i64] = 20
BLOOM: Final[i64] = 21
WITHER: Final[i64] = 22
CONTEST: Final[i64] = 23
OVER: Final[i64] = 24
STEPS: Final = (
    "choose", "garden", "glyph", "garden-talent", "garden-sign", "shop-talent", "shop-sign", "shop",
    "leave-talent", "leave-sign", "limit", "hut-talent", "hut-sign", "add", "brew", "effects", "brewed-talent",
    "brewed-sign", "pour", "bloom-talent", "bloom-sign", "bloom", "wither", "contest", "over",
)  # fmt: skip

FIELDS: Final = 53  # of a table beside its things
PLAYING: Final[i64] = 0
BY_STARS: Final[i64] = 1
BY_SATCHEL: Final[i64] = 2
BY_SHEARS: Final[i64] = 3
SHARED: Final[i64] = 4  # nine drawn contests
ALL_CURSED: Final[i64] = 5
ENDINGS: Final = ("", "stars", "satchel", "shears", "shared", "cursed")

ROUNDS: Final[i64] = 5
BOOK_LIMIT: Final[i64] = 3
NO_EFFECT: Final[i64] = -1
NO_PLACE: Final[i64] = -1
NO_CARD: Final[i64] = -1

# Signs of the contest, three bits per seat.
NO_SIGN: Final[i64] = 0
STONE: Final[i64] = 1
PARCHMENT: Final[i64] = 2
SHEARS: Final[i64] = 3
HIDDEN: Final[i64] = 4  # chosen, and not known here

# Where things lie in `things`: four seats each, then the garden's places.
SATCHEL: Final[i64] = 0  # heap
CAULDRON: Final[i64] = 4  # cells
BOOK: Final[i64] = 8  # five bits per card: card + 1, in the order learned
STARS: Final[i64] = 12
GOLD: Final[i64] = 16
CRYSTALS: Final[i64] = 20
FORMULA: Final[i64] = 24  # the formula card kept + 1
HOME: Final[i64] = 28  # the hut + 1
PLACE: Final[i64] = 32  # heap
THINGS: Final[i64] = 44

CARDS_PER_WORD: Final[i64] = 12  # five bits each
NO_CAP: Final[i64] = 99


class MysticMoonState(State):
    """The whole table. Decks are the set of cards whose order nobody knows, then the row of those put under it."""

    content: Content
    players: i64
    start: i64  # the seat that began
    zodiac: i64  # the options, 0 or 1
    alchemy: i64
    may_empty: i64
    things: vec[i64]  # what the seats and the garden's places hold
    round: i64  # 1 to 5; 0 while huts are chosen
    player: i64  # whose turn it is
    decider: i64  # who is asked
    prompt: i64
    step: i64
    hat: i64  # place, or NO_PLACE
    bag: i64  # heap
    shop: i64  # heap
    sludge: i64  # four bits per place
    row: i64  # five bits per slot: card + 1
    deck: i64  # set of potions in an order nobody knows
    under_1: i64  # potions under it, five bits each, the next to be drawn first
    under_2: i64
    under_3: i64
    under_count: i64
    rising: i64  # sign, or NO_CARD
    top: i64  # the sign on top of the sky, or NO_CARD
    sky: i64  # set of the other signs
    formula: i64  # on top of the deck, or NO_CARD
    formulas: i64  # set of formulas in an order nobody knows
    under_formulas: i64  # formulas under them, four bits each
    under_formulas_count: i64
    mushrooms: i64  # tokens in the piles
    gold: i64
    crystals: i64
    sludges: i64
    cursed: i64  # set of seats
    column: i64  # the leftmost column still open for adding
    added: i64  # tokens added this turn
    brew: i64  # eight bits per placement: 16 * position in the book + placement + 1
    brewed: i64  # how many placements
    used: i64  # all bits of the cells they use
    waiting: i64  # set of placements whose effects wait
    effect: i64  # the effect being run, or NO_EFFECT
    verb: i64  # the place of the verb in its row
    left: i64  # how often it is still to be done
    source: i64  # the placement whose effect it is, or -1
    thefts: i64  # thefts that frogs still bring
    learning: i64  # the fourth recipe + 1, 0 for none
    slot: i64  # where it lay
    performing: i64  # the formula being performed + 1, 0 for none
    sludging: i64  # sludge still to be placed
    exchanging: i64  # 9 * seat + kind + 1 of what is asked for, 0 for none
    contest: i64  # set of seats in the contest
    signs: i64
    drawn: i64  # contests drawn
    ended: i64  # PLAYING, or how it ended
    winners: i64  # set of seats

    def __init__(self, content: Content) -> None:
        self.content = content
        self.players = 2
        self.start = self.zodiac = self.alchemy = self.may_empty = 0
        self.things = vec[i64]([0] * THINGS)
        self.round = self.player = self.decider = self.prompt = self.step = 0
        self.hat = NO_PLACE
        self.bag = self.shop = self.sludge = self.row = self.deck = 0
        self.under_1 = self.under_2 = self.under_3 = self.under_count = 0
        self.rising = self.top = NO_CARD
        self.sky = 0
        self.formula = NO_CARD
        self.formulas = self.under_formulas = self.under_formulas_count = 0
        self.mushrooms = self.gold = self.crystals = self.sludges = self.cursed = 0
        self.column = self.added = self.brew = self.brewed = self.used = self.waiting = 0
        self.effect = NO_EFFECT
        self.verb = self.left = 0
        self.source = -1
        self.thefts = self.learning = self.slot = self.performing = self.sludging = self.exchanging = 0
        self.contest = self.signs = self.drawn = self.ended = self.winners = 0

    def copy_from(self, other: State) -> None:
        assert isinstance(other, MysticMoonState)
        self.content = other.content
        mine, theirs = self.things, other.things
        i: i64
        for i in range(THINGS):
            mine[i] = theirs[i]
        self.players = other.players
        self.start = other.start
        self.zodiac = other.zodiac
        self.alchemy = other.alchemy
        self.may_empty = other.may_empty
        self.round = other.round
        self.player = other.player
        self.decider = other.decider
        self.prompt = other.prompt
        self.step = other.step
        self.hat = other.hat
        self.bag = other.bag
        self.shop = other.shop
        self.sludge = other.sludge
        self.row = other.row
        self.deck = other.deck
        self.under_1 = other.under_1
        self.under_2 = other.under_2
        self.under_3 = other.under_3
        self.under_count = other.under_count
        self.rising = other.rising
        self.top = other.top
        self.sky = other.sky
        self.formula = other.formula
        self.formulas = other.formulas
        self.under_formulas = other.under_formulas
        self.under_formulas_count = other.under_formulas_count
        self.mushrooms = other.mushrooms
        self.gold = other.gold
        self.crystals = other.crystals
        self.sludges = other.sludges
        self.cursed = other.cursed
        self.column = other.column
        self.added = other.added
        self.brew = other.brew
        self.brewed = other.brewed
        self.used = other.used
        self.waiting = other.waiting
        self.effect = other.effect
        self.verb = other.verb
        self.left = other.left
        self.source = other.source
        self.thefts = other.thefts
        self.learning = other.learning
        self.slot = other.slot
        self.performing = other.performing
        self.sludging = other.sludging
        self.exchanging = other.exchanging
        self.contest = other.contest
        self.signs = other.signs
        self.drawn = other.drawn
        self.ended = other.ended
        self.winners = other.winners

    def fields(self) -> tuple[int, ...]:
        things = [int(thing) for thing in self.things]
        return (
            self.players, self.start, self.zodiac, self.alchemy, self.may_empty, self.round, self.player, self.decider,
            self.prompt, self.step, self.hat, self.bag, self.shop, self.sludge, self.row, self.deck, self.under_1,
            self.under_2, self.under_3, self.under_count, self.rising, self.top, self.sky, self.formula, self.formulas,
            self.under_formulas, self.under_formulas_count, self.mushrooms, self.gold, self.crystals, self.sludges,
            self.cursed, self.column, self.added, self.brew, self.brewed, self.used, self.waiting, self.effect,
            self.verb, self.left, self.source, self.thefts, self.learning, self.slot, self.performing, self.sludging,
            self.exchanging, self.contest, self.signs, self.drawn, self.ended, self.winners, *things,
        )  # fmt: skip

    def load(self, fields: tuple[int, ...]) -> None:
        """Set all fields from the numbers of `fields`."""
        (
            self.players, self.start, self.zodiac, self.alchemy, self.may_empty, self.round, self.player, self.decider,
            self.prompt, self.step, self.hat, self.bag, self.shop, self.sludge, self.row, self.deck, self.under_1,
            self.under_2, self.under_3, self.under_count, self.rising, self.top, self.sky, self.formula, self.formulas,
            self.under_formulas, self.under_formulas_count, self.mushrooms, self.gold, self.crystals, self.sludges,
            self.cursed, self.column, self.added, self.brew, self.brewed, self.used, self.waiting, self.effect,
            self.verb, self.left, self.source, self.thefts, self.learning, self.slot, self.performing, self.sludging,
            self.exchanging, self.contest, self.signs, self.drawn, self.ended, self.winners,
        ) = fields[: len(fields) - THINGS]  # fmt: skip
        i: i64
        first: i64 = len(fields) - THINGS
        for i in range(THINGS):
            self.things[i] = fields[first + i]

    def seat(self) -> i64:
        return self.decider if self.ended == PLAYING else NOBODY

    def seats(self) -> i64:
        return self.players

    def ask(self) -> i64:
        return self.prompt

    # What the seats have

    def satchel(self, seat: i64) -> i64:
        return self.things[SATCHEL + seat]

    def cauldron(self, seat: i64) -> i64:
        return self.things[CAULDRON + seat]

    def stars(self, seat: i64) -> i64:
        return self.things[STARS + seat]

    def gain_stars(self, seat: i64, stars: i64) -> None:
        """Or lose them, never below 0."""
        self.things[STARS + seat] = max(0, self.things[STARS + seat] + stars)

    def take_in(self, seat: i64, kind: i64) -> None:
        """An ingredient goes into a satchel."""
        self.things[SATCHEL + seat] += ONE[kind]

    def give_up(self, seat: i64, kind: i64) -> None:
        """An ingredient leaves a satchel."""
        self.things[SATCHEL + seat] -= ONE[kind]

    def home(self, seat: i64) -> i64:
        """The hut, or NO_CARD."""
        return self.things[HOME + seat] - 1

    def own_formula(self, seat: i64) -> i64:
        """The formula card kept, or NO_CARD."""
        return self.things[FORMULA + seat] - 1

    def recipe_card(self, seat: i64, at: i64) -> i64:
        """The potion at a position of the book, or NO_CARD."""
        return (self.things[BOOK + seat] >> 5 * at & 31) - 1

    def recipes(self, seat: i64) -> i64:
        """How many recipes are in the book."""
        book = self.things[BOOK + seat]
        return 0 if book == 0 else 1 if book < 32 else 2 if book < 1024 else 3

    def is_cursed(self, seat: i64) -> bool:
        return self.cursed >> seat & 1 != 0

    # Charms

    def sign_charm(self, seat: i64) -> i64:
        """The Rising Sign's curse or blessing for a seat, or NO_CARD."""
        if self.rising < 0:
            return NO_CARD
        return self.rising + (CURSE if self.is_cursed(seat) else BLESSING)

    def number(self, seat: i64, which: i64) -> i64:
        """A number of the seat's charms: the sum."""
        numbers = self.content.numbers
        found = numbers[NUMBER_COUNT * (self.things[HOME + seat] - 1) + which]
        if self.rising >= 0:
            found += numbers[NUMBER_COUNT * self.sign_charm(seat) + which]
        return found

    def cap(self, seat: i64, which: i64) -> i64:
        """A number of the seat's charms: the smallest that is set, or NO_CAP."""
        numbers = self.content.numbers
        least = numbers[NUMBER_COUNT * self.home(seat) + which]
        if self.rising >= 0:
            other = numbers[NUMBER_COUNT * self.sign_charm(seat) + which]
            if least == 0 or 0 < other < least:
                least = other
        return least if least != 0 else NO_CAP

    # Cards

    def row_card(self, slot: i64) -> i64:
        """The potion in a slot of the shop's row, or NO_CARD."""
        return (self.row >> 5 * slot & 31) - 1

    def draw_potion(self, chance: Chance) -> i64:
        """The top card of the deck, or NO_CARD."""
        if self.deck != 0:
            card = member(self.deck, chance.below(bits(self.deck)))
            self.deck ^= shl(1, card)
            return card
        if self.under_count == 0:
            return NO_CARD
        card = self.under_1 & 31
        self.under_1 = self.under_1 >> 5 | (self.under_2 & 31) << 55
        self.under_2 = self.under_2 >> 5 | (self.under_3 & 31) << 55
        self.under_3 >>= 5
        self.under_count -= 1
        return card

    def put_under(self, card: i64) -> None:
        """A potion goes under the deck."""
        word, shift = self.under_count // CARDS_PER_WORD, 5 * (self.under_count % CARDS_PER_WORD)
        if word == 0:
            self.under_1 |= card << shift
        elif word == 1:
            self.under_2 |= card << shift
        else:
            self.under_3 |= card << shift
        self.under_count += 1

    def under(self) -> list[int]:
        """The potions under the deck, the next to be drawn first."""
        words = [int(self.under_1), int(self.under_2), int(self.under_3)]
        per_word = int(CARDS_PER_WORD)
        return [words[i // per_word] >> 5 * (i % per_word) & 31 for i in range(self.under_count)]

    def draw_formula(self, chance: Chance) -> i64:
        """The next formula card, or NO_CARD."""
        if self.formulas != 0:
            card = member(self.formulas, chance.below(bits(self.formulas)))
            self.formulas ^= shl(1, card)
            return card
        if self.under_formulas_count == 0:
            return NO_CARD
        card = self.under_formulas & 15
        self.under_formulas >>= 4
        self.under_formulas_count -= 1
        return card

    def draw_sign(self, chance: Chance) -> i64:
        """The next card of the sky, or NO_CARD."""
        if self.sky == 0:
            return NO_CARD
        sign = member(self.sky, chance.below(bits(self.sky)))
        self.sky ^= shl(1, sign)
        return sign

    def draw_token(self, chance: Chance) -> i64:
        """The kind of a token pulled from the bag, which is not empty."""
        kind = picked(self.bag, chance)
        self.bag -= ONE[kind]
        return kind

    # The brew

    def brewed_at(self, index: i64) -> i64:
        """16 * position in the book + placement."""
        return (self.brew >> 8 * index & 255) - 1

    def recipe_at(self, position: i64) -> i64:
        """The recipe at a position of the player's book; after its third comes the lifting recipe."""
        if position == BOOK_LIMIT:
            return POTIONS + self.top
        return self.recipe_card(self.player, position)

    # Knowledge

    def sign_of(self, seat: i64) -> i64:
        return self.signs >> 3 * seat & 7

    def seen_by(self, seat: i64) -> State:
        """All lies open but the signs of a contest that not everybody has shown."""
        seen = self.clone()
        assert isinstance(seen, MysticMoonState)
        if self.ended == PLAYING:
            other: i64
            for other in range(self.players):
                if other != seat and self.sign_of(other) != NO_SIGN:
                    seen.signs = seen.signs & ~shl(7, 3 * other) | shl(HIDDEN, 3 * other)
        return seen

    def imagine(self, chance: Chance) -> None:
        seat: i64
        for seat in range(self.players):
            if self.sign_of(seat) == HIDDEN:
                self.settle_sign(seat, chance)

    def settle_sign(self, seat: i64, chance: Chance) -> None:
        """A sign that is not known here is any of the three."""
        self.signs = self.signs & ~shl(7, 3 * seat) | shl(STONE + chance.below(3), 3 * seat)


def place_after(place: i64, steps: i64) -> i64:
    """So many places clockwise; a negative number: counter-clockwise."""
    return (place + steps + PLACES) % PLACES
