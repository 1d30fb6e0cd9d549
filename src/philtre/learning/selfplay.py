"""Self-play of the search. Every game depends only on its number and the seed."""

from __future__ import annotations

import random
from functools import cache
from pathlib import Path
from typing import Final, NamedTuple

from philtre.bots.search import SearchBot
from philtre.core.chance import Seeded
from philtre.core.contract import NOBODY, SILENT, Game, Setup, State
from philtre.core.errors import SetupError
from philtre.core.net import Nets
from philtre.learning.played import Played, Tried
from philtre.nets import inputs_of, nets_in

WANDERING: Final = (0.0, 0.1, 0.25, 0.5)  # the probability of random actions at the beginning of a game
WANDERED: Final = 35  # decisions of each seat that may be random
DIGITS: Final = 4
LOOKED_INTO: Final = 8  # visits from which on the value of an action is good enough for training
BITS: Final = 60  # of a game's seed


class Task(NamedTuple):
    """A game to be played with the nets of a folder or the hand-written evaluation."""

    game: Game
    setups: tuple[Setup, ...]  # the set-up is one of these
    vary: tuple[str, ...]  # options with random values; all others have their default
    folder: str | None
    simulations: int
    seed: int
    number: int


def setups_of(game: Game, name: str) -> tuple[Setup, ...]:
    """The set-ups that use the net of this name, with all values of their options."""
    inputs = inputs_of(game)
    every = [Setup(variant.name, seats) for variant in game.variants for seats in variant.seats]
    found = tuple(
        setup for setup in every if inputs.which(game.new(setup, Seeded(1), SILENT)) == inputs.names.index(name)
    )
    if not found:
        raise SetupError(f"{game.name} has no set-up for the net '{name}'")
    return found


def play(task: Task) -> Played:
    """Play one game, with random actions at its beginning, so that search also sees positions that it would avoid."""
    dice = random.Random(f"{task.seed} {task.number}")
    setup = drawn(task.game, task.setups, task.vary, dice)
    seed = dice.getrandbits(BITS)
    luck, choices = Seeded(seed), Seeded(dice.getrandbits(BITS))
    state = task.game.new(setup, luck, SILENT)
    bot = SearchBot(task.game.actions, task.simulations, 0, _nets(task.folder, task.game))
    rate, until = dice.choice(WANDERING), dice.randrange(WANDERED * setup.seats)
    actions: list[int] = []
    values: list[float | None] = []
    tried: list[list[Tried]] = []
    wandered = -1
    while state.seat() != NOBODY:
        action, value, others = _thought(bot, state, choices)
        if value is not None and len(actions) < until and dice.random() < rate:
            action, wandered = dice.choice(state.legal_actions()), len(actions)
        state.apply(action, luck, SILENT)
        actions.append(action)
        values.append(value)
        tried.append(others)
    payoffs = [float(state.payoff(seat)) for seat in range(setup.seats)]
    return Played(setup.variant, setup.seats, setup.options, seed, actions, values, wandered, payoffs, tried)


def _thought(bot: SearchBot, state: State, choices: Seeded) -> tuple[int, float | None, list[Tried]]:
    legal = state.legal_actions()
    if len(legal) == 1:
        return legal[0], None, []
    tree = bot.think(state.seen_by(state.seat()), choices)
    best = tree.weighed()[0]
    tried = [Tried([int(a) for a in way], round(value, DIGITS)) for way, value in tree.looked_into(LOOKED_INTO)]
    return int(best.action), round(best.value, DIGITS), tried


def drawn(game: Game, setups: tuple[Setup, ...], vary: tuple[str, ...], dice: random.Random) -> Setup:
    """A set-up for a game, with random values of some options."""
    setup = dice.choice(setups)
    options = {}
    for option in game.options:
        if option.name in vary and (not option.variants or setup.variant in option.variants):
            choices = [choice for choice in option.choices if not choice.isdigit() or int(choice) <= setup.seats]
            options[option.name] = dice.choice(choices)
    return Setup(setup.variant, setup.seats, options)


@cache
def _nets(folder: str | None, game: Game) -> Nets | None:
    """The nets of a folder, loaded once in each process."""
    return None if folder is None else nets_in(Path(folder), game)
