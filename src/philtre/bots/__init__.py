"""Bots by their levels, from `novice` to `archmage`, or by their codes.

`random`, `greedy`, `greedy:20`, `search`, `search:2000`, `search:500ms`. `hand`, `hand:500ms`: search with the
hand-written evaluation, also if there is a learned net.

`brief` and `steady` are search with the numbers of simulations that the game defines; a part of what `brief` decides
is random.
`hasty:30` is greedy with 30 percent random moves; `hasty` has the percentage of a beginner, `calm` that of one above.
`plain` and `rollout` are ordinary tree search with the games' evaluations and with random playouts, for comparison.
"""

from __future__ import annotations

import re
from typing import Final

from philtre.bots.contract import Bot
from philtre.bots.greedy import GreedyBot
from philtre.bots.plain import PlainBot
from philtre.bots.random import RandomBot
from philtre.bots.search import SearchBot
from philtre.core.contract import Game
from philtre.core.errors import SetupError
from philtre.nets import nets_of

# From weak to strong. Rooms and records store the name of a level, so its code may change.
LEVELS: Final = {
    "novice": "hasty",
    "brewer": "calm",
    "alchemist": "brief",
    "sage": "steady",
    "archmage": "search:950ms",  # a second in all
}

NAMES: Final = ("random", "hasty", "calm", "greedy", "brief", "steady", "search", "hand", "plain", "rollout")
THINKERS: Final = ("search", "hand", "plain", "rollout")
OTHERS: Final = "random, hasty:N, calm, greedy:N, brief, steady; search, hand, plain, rollout:N or Nms"
ALLOWED: Final = f"{', '.join(LEVELS)}; {OTHERS}"
CODE: Final = re.compile(r"([a-z]+)(?::([1-9][0-9]{0,6})(ms)?)?")

WORLDS: Final = 8  # possible worlds that greedy tries by default
MOST_WORLDS: Final = 10_000
SIMULATIONS: Final = 1_000
LONGEST: Final = 600_000  # milliseconds


def make(code: str, game: Game) -> Bot:
    """The bot of a level or a code, for a game. Raises SetupError, which lists the codes."""
    match = CODE.fullmatch(LEVELS.get(code, code))
    name, number, milliseconds = match.groups() if match else ("", None, None)
    amount = int(number) if number else 0
    if name in THINKERS and (not milliseconds or amount <= LONGEST):
        return _thinker(name, game, 0 if milliseconds else amount or SIMULATIONS, amount if milliseconds else 0)
    if name == "steady" and not number:
        return searcher(game, game.steady, 0)
    if name == "brief" and not number:
        brief = searcher(game, game.brief, 0)
        brief.lapses = game.lapses
        return brief
    if name == "random" and not number:
        return RandomBot(game.actions)
    if name == "greedy" and not milliseconds and amount <= MOST_WORLDS:
        return GreedyBot(game.actions, amount or WORLDS)
    if name == "hasty" and not milliseconds and amount <= 100:
        return GreedyBot(game.actions, WORLDS, amount or game.haste)
    if name == "calm" and not number:
        return GreedyBot(game.actions, WORLDS, game.slips)
    raise SetupError(f"there is no bot {code[:30]!a}; choose from: {ALLOWED}")


def searcher(game: Game, simulations: int, milliseconds: int) -> SearchBot:
    """A search bot with the nets of a game."""
    return SearchBot(game.actions, simulations, milliseconds, nets_of(game))


def _thinker(name: str, game: Game, simulations: int, milliseconds: int) -> Bot:
    if name == "search":
        return searcher(game, simulations, milliseconds)
    if name == "hand":
        return SearchBot(game.actions, simulations, milliseconds)
    return PlainBot(game.actions, simulations, milliseconds, name == "rollout")
