"""The match that decides about a net: in each deal the first player has each side once, and the second all others."""

from __future__ import annotations

from functools import cache
from math import sqrt
from pathlib import Path
from typing import Final, NamedTuple

from philtre.bots.search import SearchBot
from philtre.core.chance import Seeded
from philtre.core.contract import NOBODY, SILENT, Game, Setup
from philtre.core.net import Nets
from philtre.nets import nets_in

SURE: Final = 1.96  # half the width of a 95 % interval, in standard errors
LUCK: Final = 2**70  # added to a deal's seed for the bots' own luck


class Player(NamedTuple):
    """Search with the nets of a folder or the hand-written evaluation, for this many simulations or milliseconds."""

    folder: str | None
    simulations: int
    milliseconds: int = 0


class Deal(NamedTuple):
    game: Game
    setups: tuple[Setup, ...]
    players: tuple[Player, Player]
    seed: int
    number: int


class Outcome(NamedTuple):
    """The result of a match: the first player's mean payoff, an even result, and half of the 95 % interval."""

    share: float
    even: float
    half: float
    deals: int

    @property
    def is_better(self) -> bool:
        return self.share > self.even


def play(deal: Deal) -> tuple[float, float]:
    """The first player's payoff in a deal and an even payoff; in solo games the payoffs of both."""
    setup = deal.setups[deal.number % len(deal.setups)]
    bots = [_bot(player, deal.game) for player in deal.players]
    state = deal.game.new(setup, Seeded(1), SILENT)
    sides = sorted({int(state.side(seat)) for seat in range(setup.seats)})
    if len(sides) == 1:
        first, second = (_game(deal, setup, [bot], sides[0], number) for number, bot in enumerate(bots))
        return first, second
    shares = [_game(deal, setup, bots, side, number) for number, side in enumerate(sides)]
    return sum(shares) / len(shares), 1 / len(sides)


def _game(deal: Deal, setup: Setup, bots: list[SearchBot], side: int, number: int) -> float:
    """The mean payoff of a side that the first bot plays."""
    seed = (deal.seed << 32) + deal.number
    luck, choices = Seeded(seed), Seeded(seed * 8 + number + LUCK)
    state = deal.game.new(setup, luck, SILENT)
    own = [seat for seat in range(setup.seats) if state.side(seat) == side]
    while (seat := int(state.seat())) != NOBODY:
        bot = bots[0] if seat in own else bots[1]
        state.apply(bot.choose(state.seen_by(seat), choices), luck, SILENT)
    return sum(float(state.payoff(seat)) for seat in own) / len(own)


def outcome(found: list[tuple[float, float]]) -> Outcome:
    """The result of all deals together; the interval is that of the difference from even."""
    count = len(found)
    share, even = (sum(each[part] for each in found) / count for part in (0, 1))
    spread = sum((mine - other - share + even) ** 2 for mine, other in found) / max(1, count - 1)
    return Outcome(share, even, SURE * sqrt(spread / count), count)


def _bot(player: Player, game: Game) -> SearchBot:
    return SearchBot(game.actions, player.simulations, player.milliseconds, _nets(player.folder, game))


@cache
def _nets(folder: str | None, game: Game) -> Nets | None:
    return None if folder is None else nets_in(Path(folder), game)
