"""The state: its fields, copying, and what each seat may know of it. No rules."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from philtre.core.contract import NOBODY, ZERO, Chance, State
from philtre.core.rows import Rows
from philtre.games.potion_explosion.rules.tiles import NO_TILE, TILE_BIT, Tiles

ASK_DRAFT: Final[i64] = 0
ASK_ACTION: Final[i64] = 1
ASK_HELP: Final[i64] = 2
ASK_WISDOM: Final[i64] = 3  # + kind, up to Lavamancing: the questions of the effects
ASK_LOVE: Final[i64] = 4
ASK_MAGNETICAL: Final[i64] = 5
ASK_PRISMATIC: Final[i64] = 6
ASK_ABYSSAL: Final[i64] = 7
ASK_SANDS: Final[i64] = 8
ASK_BALM: Final[i64] = 9
ASK_LAVAMANCING: Final[i64] = 10
ASK_POOL: Final[i64] = 11
ASK_DEAL: Final[i64] = 12
ASK_KEEP: Final[i64] = 13
ASK_DRAW: Final[i64] = 14
ASK_TIE: Final[i64] = 15
QUESTIONS: Final = Rows()
QUESTIONS.put(ASK_DRAFT, "draft")
QUESTIONS.put(ASK_ACTION, "action")
QUESTIONS.put(ASK_HELP, "help")
QUESTIONS.put(ASK_WISDOM, "wisdom")
QUESTIONS.put(ASK_LOVE, "love")
QUESTIONS.put(ASK_MAGNETICAL, "magnetical")
QUESTIONS.put(ASK_PRISMATIC, "prismatic")
QUESTIONS.put(ASK_ABYSSAL, "abyssal")
QUESTIONS.put(ASK_SANDS, "sands")
QUESTIONS.put(ASK_BALM, "balm")
QUESTIONS.put(ASK_LAVAMANCING, "lavamancing")
QUESTIONS.put(ASK_POOL, "pool")
QUESTIONS.put(ASK_DEAL, "deal")
QUESTIONS.put(ASK_KEEP, "keep")
QUESTIONS.put(ASK_DRAW, "draw")
QUESTIONS.put(ASK_TIE, "tie")
PROMPTS: Final = QUESTIONS.names()

PLAYING: Final[i64] = 0
TOKENS: Final[i64] = 1  # enough Skill tokens were given
TILES: Final[i64] = 2  # no tile is left to draw
ENDINGS: Final = ("", "tokens", "tiles")

KIND_BITS: Final[i64] = 4  # per kind, in counts of potions
ONE_OF_KIND: Final[vec[i64]] = vec[i64]([16**kind for kind in range(8)])  # one potion, in such counts
FIVE_KINDS: Final[i64] = 8  # after the kinds: what a Skill token can be given for


@final
class Desk:
    """One player's desk: the two burners, the pool, the potions and the tokens."""

    __slots__ = (
        "tile_1", "tile_2", "empty_1", "empty_2", "marbles_1", "marbles_2", "pool", "once", "twice", "undrunk",
        "drunk", "skill", "help", "points", "aside",
    )  # fmt: skip

    def __init__(self) -> None:
        self.tile_1: i64 = NO_TILE  # on burner 1
        self.tile_2: i64 = NO_TILE
        self.empty_1: i64 = 0  # empty holes on burner 1, counted by colour
        self.empty_2: i64 = 0
        self.marbles_1: i64 = 0  # marbles on burner 1, by their own colour
        self.marbles_2: i64 = 0
        self.pool: i64 = 0  # marbles by colour; in the own turn those not taken in hand
        self.once: i64 = 0  # set of completed tiles
        self.twice: i64 = 0  # those of them completed twice
        self.undrunk: i64 = 0  # four bits per kind: completed and not drunk
        self.drunk: i64 = 0  # four bits per kind
        self.skill: i64 = 0  # a bit per kind and for the five kinds: Skill tokens
        self.help: i64 = 0  # Little Help tokens
        self.points: i64 = 0  # potions and tokens
        self.aside: i64 = 0  # marbles put aside in a tie, by colour

    def copy_from(self, other: Desk) -> None:
        self.tile_1 = other.tile_1
        self.tile_2 = other.tile_2
        self.empty_1 = other.empty_1
        self.empty_2 = other.empty_2
        self.marbles_1 = other.marbles_1
        self.marbles_2 = other.marbles_2
        self.pool = other.pool
        self.once = other.once
        self.twice = other.twice
        self.undrunk = other.undrunk
        self.drunk = other.drunk
        self.skill = other.skill
        self.help = other.help
        self.points = other.points
        self.aside = other.aside

    def fields(self) -> tuple[int, ...]:
        return (
            self.tile_1, self.tile_2, self.empty_1, self.empty_2, self.marbles_1, self.marbles_2, self.pool, self.once,
            self.twice, self.undrunk, self.drunk, self.skill, self.help, self.points, self.aside,
        )  # fmt: skip

    def load(self, fields: tuple[int, ...]) -> None:
        (
            self.tile_1, self.tile_2, self.empty_1, self.empty_2, self.marbles_1, self.marbles_2, self.pool, self.once,
            self.twice, self.undrunk, self.drunk, self.skill, self.help, self.points, self.aside,
        ) = fields  # fmt: skip

    def tile(self, burner: i64) -> i64:
        return self.tile_1 if burner == 0 else self.tile_2

    def empty(self, burner: i64) -> i64:
        return self.empty_1 if burner == 0 else self.empty_2

    def brewing(self) -> bool:
        """Whether a brewing tile has an empty hole."""
        return self.empty_1 | self.empty_2 != 0


OWN_FIELDS: Final = 30  # of a table beside its desks
DESK_FIELDS: Final = 15


class PotionExplosionState(State):
    """Boards have a bit per place of the dispenser that is in sight: `9 * track + place - 1`.

    What lies under the lids and under the tops of the stacks is not settled: it is only counted.
    """

    tiles: Tiles
    players: i64
    start: i64  # the first player
    goal: i64  # Skill tokens given that trigger the end
    unlimited: i64  # 1: Little Help as often as one likes
    left_out: i64  # set of kinds
    there: i64  # places with a marble
    low: i64  # places whose marble has a colour with the lower bit
    high: i64  # and with the higher bit
    lids: i64  # four bits per track: marbles under the lid
    unseen: i64  # marbles under all lids, by colour; all of them before the dispenser is filled
    lying: i64  # four bits per kind: starters that lie out
    tops: i64  # a byte per stack: its uppermost tile + 1, or 0
    stacks: i64  # a byte per stack: its tiles
    pile: i64  # set of tiles under the tops
    pile_twice: i64  # those of them that are there twice
    help_left: i64
    skill_left: i64
    desks: list[Desk]
    player: i64  # whose turn it is
    prompt: i64
    hand: i64  # marbles by colour, all under the duty to be placed
    picked: i64  # 1: the regular pick of this turn is done
    helped: i64  # 1: a Little Help was taken this turn
    effect: i64  # the kind whose effect goes on, or -1
    three: i64  # Prismatic Joy: what is left of the chosen marbles, by colour
    put: i64  # Prismatic Joy: 1 when a marble has been placed
    melting: i64  # Lavamancing: board of the marbles chosen so far
    deal: i64  # the colour being dealt out, or -1
    turn: i64  # turns begun
    last_round: i64  # PLAYING, or why this round is the last
    ended: i64  # PLAYING, or how it ended

    def __init__(self, tiles: Tiles) -> None:
        self.tiles = tiles
        self.players = self.start = self.goal = self.unlimited = self.left_out = 0
        self.there = self.low = self.high = self.lids = self.unseen = 0
        self.lying = self.tops = self.stacks = self.pile = self.pile_twice = 0
        self.help_left = self.skill_left = 0
        self.desks = []
        self.player = self.prompt = self.hand = self.picked = self.helped = 0
        self.effect = -1
        self.three = self.put = self.melting = 0
        self.deal = -1
        self.turn = self.last_round = self.ended = 0

    def copy_from(self, other: State) -> None:
        assert isinstance(other, PotionExplosionState)
        if self.players != other.players:
            self.seat_players(other.players)
        self.tiles = other.tiles
        self.start = other.start
        self.goal = other.goal
        self.unlimited = other.unlimited
        self.left_out = other.left_out
        self.there = other.there
        self.low = other.low
        self.high = other.high
        self.lids = other.lids
        self.unseen = other.unseen
        self.lying = other.lying
        self.tops = other.tops
        self.stacks = other.stacks
        self.pile = other.pile
        self.pile_twice = other.pile_twice
        self.help_left = other.help_left
        self.skill_left = other.skill_left
        seat: i64
        for seat in range(other.players):
            self.desks[seat].copy_from(other.desks[seat])
        self.player = other.player
        self.prompt = other.prompt
        self.hand = other.hand
        self.picked = other.picked
        self.helped = other.helped
        self.effect = other.effect
        self.three = other.three
        self.put = other.put
        self.melting = other.melting
        self.deal = other.deal
        self.turn = other.turn
        self.last_round = other.last_round
        self.ended = other.ended

    def fields(self) -> tuple[int, ...]:
        own: tuple[int, ...] = (
            self.players, self.start, self.goal, self.unlimited, self.left_out, self.there, self.low, self.high,
            self.lids, self.unseen, self.lying, self.tops, self.stacks, self.pile, self.pile_twice, self.help_left,
            self.skill_left, self.player, self.prompt, self.hand, self.picked, self.helped, self.effect, self.three,
            self.put, self.melting, self.deal, self.turn, self.last_round, self.ended,
        )  # fmt: skip
        for desk in self.desks:
            own += desk.fields()
        return own

    def load(self, fields: tuple[int, ...]) -> None:
        """Set all fields from the numbers of `fields`."""
        self.seat_players(fields[0])
        own = len(fields) - DESK_FIELDS * fields[0]
        (
            self.start, self.goal, self.unlimited, self.left_out, self.there, self.low, self.high,
            self.lids, self.unseen, self.lying, self.tops, self.stacks, self.pile, self.pile_twice, self.help_left,
            self.skill_left, self.player, self.prompt, self.hand, self.picked, self.helped, self.effect, self.three,
            self.put, self.melting, self.deal, self.turn, self.last_round, self.ended,
        ) = fields[1:own]  # fmt: skip
        for seat in range(fields[0]):
            self.desks[seat].load(fields[own + DESK_FIELDS * seat : own + DESK_FIELDS * (seat + 1)])

    def seat_players(self, players: i64) -> None:
        """Put out an empty desk for each."""
        self.players = players
        self.desks = [Desk() for _ in range(players)]

    def seats(self) -> i64:
        return self.players

    def seat(self) -> i64:
        return self.player if self.ended == PLAYING else NOBODY

    def ask(self) -> i64:
        return self.prompt

    def desk(self) -> Desk:
        """The desk of the player in turn."""
        return self.desks[self.player]

    def next_player(self) -> i64:
        following = self.player + 1
        return ZERO if following == self.players else following

    def top(self, stack: i64) -> i64:
        """The uppermost tile of a stack, or NO_TILE."""
        return (self.tops >> 8 * stack & 255) - 1

    def take_from_pile(self, tile: i64) -> None:
        bit = TILE_BIT[tile]
        if self.pile_twice & bit != 0:
            self.pile_twice ^= bit
        else:
            self.pile ^= bit

    # Knowledge: all that is settled lies open, and all that is hidden is not settled.

    def seen_by(self, seat: i64) -> State:
        return self.clone()

    def imagine(self, chance: Chance) -> None:
        """Nothing is missing: what is hidden is drawn when it comes into sight."""
