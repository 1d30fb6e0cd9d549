"""Bots by their codes: `random`, `greedy`, `greedy:20`, `search`, `search:2000`, `search:500ms`.

`rollout` is search by random playouts instead of the games' evaluations: weaker, but it believes in nothing.
"""

from __future__ import annotations

import re
from typing import Final

from philtre.bots.contract import Bot
from philtre.bots.greedy import GreedyBot
from philtre.bots.random import RandomBot
from philtre.bots.search import SearchBot
from philtre.core.contract import Game
from philtre.core.errors import SetupError

NAMES: Final = ("random", "greedy", "search", "rollout")
ALLOWED: Final = "random, greedy, greedy:WORLDS, search, search:SIMULATIONS, search:MILLISECONDSms, rollout likewise"
CODE: Final = re.compile(r"([a-z]+)(?::([1-9][0-9]{0,6})(ms)?)?")

WORLDS: Final = 8  # what greedy tries without being told
MOST_WORLDS: Final = 10_000
SIMULATIONS: Final = 1_000
LONGEST: Final = 600_000  # milliseconds


def make(code: str, game: Game) -> Bot:
    """The bot of a code, for a game. Raises SetupError with the codes there are."""
    match = CODE.fullmatch(code)
    name, number, milliseconds = match.groups() if match else ("", None, None)
    amount = int(number) if number else 0
    if name == "random" and not number:
        return RandomBot(game.actions)
    if name == "greedy" and not milliseconds and amount <= MOST_WORLDS:
        return GreedyBot(game.actions, amount or WORLDS)
    thinks = name in ("search", "rollout")
    if thinks and milliseconds and amount <= LONGEST:
        return SearchBot(game.actions, 0, amount, name == "rollout")
    if thinks and not milliseconds:
        return SearchBot(game.actions, amount or SIMULATIONS, 0, name == "rollout")
    raise SetupError(f"there is no bot {code[:40]!a}; there are: {ALLOWED}")
