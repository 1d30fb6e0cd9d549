"""Measures whether the tutorial teaches enough to win: a pupil who knows only its advice plays against a bot.

`python -m tools.measuring.pupils <game> --games 200`. Each game brings `Pupil` in `tools/measuring/<game>/pupil.py`.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from importlib import import_module

from philtre import bots, games
from philtre.arena.ratings import Share, share_of
from philtre.bots.contract import Bot
from philtre.core.contract import NOBODY, SILENT, Game, Setup, State
from philtre.core.playout import choices_of, luck_of

SEED = 1


def pupil(game: str) -> Bot:
    found: Bot = import_module(f"tools.measuring.{game}.pupil").Pupil()
    return found


def points(name: str, number: int, against: str = "novice", setup: Setup | None = None) -> Iterator[tuple[int, float]]:
    """The pupil's payoffs in a number of games. Each deal is played from both seats."""
    game, learner, other = games.game(name), pupil(name), bots.make(against, games.game(name))
    for played in range(number):
        deal, seat = divmod(played, 2)
        players = [learner, other] if seat == 0 else [other, learner]
        yield deal, played_out(game, setup or Setup("standard", 2), players, deal).payoff(seat)


def played_out(game: Game, setup: Setup, players: list[Bot], deal: int) -> State:
    """The last state of a game between these players, each of which gets what its seat sees."""
    luck, choices = luck_of(SEED, deal), choices_of(SEED, deal)
    state = game.new(setup, luck, SILENT)
    while state.seat() != NOBODY:
        seat = state.seat()
        state.apply(players[seat].choose(state.seen_by(seat), choices), luck, SILENT)
    return state


def share(name: str, number: int, against: str = "novice") -> Share:
    found = share_of(list(points(name, number, against)))
    assert found is not None
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--against", default="novice")
    parser.add_argument("--without", help="the lesson whose advice the pupil has forgotten")
    asked = parser.parse_args()
    if asked.without:
        del import_module(f"tools.measuring.{asked.game}.pupil").ADVICE[asked.without]
    found = share(asked.game, asked.games, asked.against)
    print(f"{asked.game}, {found.games} games: {found.share:.1%} [{found.low:.1%}, {found.high:.1%}]")


if __name__ == "__main__":
    main()
