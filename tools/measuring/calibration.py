"""Calibration of the nets in the package: of positions told to be won with a chance of 70 %, about 70 % should be won.

    python -m tools.measuring.calibration [GAME]... [--vary OPTION]... [--games 1000] [--jobs 2] [--mend]

Search plays fresh games against itself. What the net and search say at each decision after the last random one is
compared with the result, for each net of several seats. Plots and figures go into docs/calibration. Games are kept in
a folder, and another run continues there. `--mend` then writes each net's file anew, as cautious as the games ask for.
"""

from __future__ import annotations

import argparse
from importlib.resources import files
from pathlib import Path
from typing import Final

import msgspec
import numpy as np

from philtre import games
from philtre.arena import plots
from philtre.core.contract import Game
from philtre.core.net import Net
from philtre.learning import played, selfplay, training
from philtre.learning.course import BINS, Told, calibration
from philtre.learning.crew import Crew, crew_for
from philtre.nets import FOLDER, inputs_of, nets_of
from philtre.nets.file import SUFFIX, tempered
from tools.measuring.games import keep

SEED: Final = 77_000  # no net learned from its games
PAGES: Final = Path("docs", "calibration")
WORK: Final = Path("build", "calibration")


NEAR: Final = 1e-6  # chances nearer to 0 or 1 count as this


class Asked(msgspec.Struct, frozen=True):
    """A game to be played."""

    game: str
    net: str
    vary: tuple[str, ...]  # options with random values
    simulations: int
    number: int


class Judged(msgspec.Struct, frozen=True):
    """The decisions of a game: what the net said of each seat, search of the seat in turn, and the payoffs."""

    net: list[list[float]]
    search: list[float]
    payoffs: list[list[float]]


class Checked(msgspec.Struct, frozen=True):
    """The calibration of a net."""

    net: str
    games: int
    simulations: int
    heat: float  # what the net's odds should be divided by
    by_net: list[Told]
    by_search: list[Told]


def judge(asked: Asked) -> Judged:
    """Play a game, and write down what was said in it."""
    game = games.game(asked.game)
    setups, nets = selfplay.setups_of(game, asked.net), str(_folder(game))
    task = selfplay.Task(game, setups, asked.vary, nets, asked.simulations, SEED, asked.number)
    return judged(game, _net(game, asked.net), selfplay.play(task))


def judged(game: Game, net: Net, found: played.Played) -> Judged:
    """What was said after the last random decision."""
    said = Judged([], [], [])
    for place, state in played.again(game, found):
        value = found.values[place]
        if value is None or place <= found.wandered:
            continue
        seats = [(int(state.seat()) + after) % found.seats for after in range(int(net.heads))]
        said.net.append([round(net.worth(state, seat), 4) for seat in seats])
        said.search.append(value)
        said.payoffs.append([found.payoffs[seat] for seat in seats])
    return said


def _net(game: Game, name: str) -> Net:
    nets = nets_of(game)
    net = None if nets is None else nets.nets[inputs_of(game).names.index(name)]
    assert net is not None, name
    return net


def _folder(game: Game) -> Path:
    return Path(str(files("philtre.games"))) / game.name / FOLDER


def measured(each: Asked, count: int, work: Path, crew: Crew) -> list[Judged]:
    """What was said in so many games, those of earlier runs among them."""
    path = work / each.game / f"{each.net}-{each.simulations}.jsonl"
    path.parent.mkdir(parents=True, exist_ok=True)
    found = [msgspec.json.decode(line, type=Judged) for line in path.read_bytes().splitlines()] if path.exists() else []
    tasks = [msgspec.structs.replace(each, number=number) for number in range(len(found), count)]
    with path.open("ab") as file:
        for new in crew.work(judge, tasks):
            file.write(msgspec.json.encode(new) + b"\n")
            found.append(new)
    return found[:count]


def checked(net: str, simulations: int, said: list[Judged]) -> Checked:
    """What was told beside what was won."""
    told = np.array([line for each in said for line in each.net])
    got = np.array([line for each in said for line in each.payoffs])
    search = np.array([value for each in said for value in each.search])
    near = np.clip(told, NEAR, 1 - NEAR)
    heat = training.heat_of(np.log(near / (1 - near)), got, told.shape[1] > 1)
    return Checked(
        net, len(said), simulations, round(heat, 3), calibration(told, got), calibration(search, got[:, 0])
    )  # fmt: skip


def plot(game: str, each: Checked) -> str:
    """What was won beside what was told."""
    title = f"{game}, {each.net}: {each.games} games"
    names = ["told", "won, told by the net", "won, told by search"]
    rows = [[one.told for one in each.by_net], [one.got for one in each.by_net], [one.got for one in each.by_search]]
    return plots.standing_alone(plots.curves(names, rows, title, lambda value: f"{100 * value:.0f} %"), title)


def table(found: list[tuple[str, Checked]]) -> str:
    """In Markdown: for each net, what was won of the positions that were told about so much."""
    lines = [
        "| net | games | heat | " + " | ".join(f"about {at} %" for at in range(5, 100, 10)) + " |",
        "|---" * 13 + "|",
    ]
    for game, each in found:
        won = {int(one.told * BINS): f"{100 * one.got:.0f} % of {one.positions:,}" for one in each.by_net}
        cells = " | ".join(won.get(place, "") for place in range(BINS))
        lines.append(f"| {game}, {each.net} | {each.games:,} | {each.heat} | {cells} |")
    return "\n".join(lines)


def mend(game: Game, each: Checked) -> None:
    """Write the net's file anew, as cautious as the games ask for."""
    path = _folder(game) / f"{each.net}{SUFFIX}"
    path.write_bytes(tempered(path.read_bytes(), each.heat))


def main(arguments: list[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("names", nargs="*", choices=[[], *games.NAMES], help="all of ours if none is named")
    parser.add_argument("--vary", action="append", default=[], help="an option with random values")
    parser.add_argument("--games", type=int, default=1000, help="of each net")
    parser.add_argument("--simulations", type=int, default=60)
    parser.add_argument("--jobs", type=int)
    parser.add_argument("--work", type=Path, default=WORK)
    parser.add_argument("--pages", type=Path, default=PAGES)
    parser.add_argument("--mend", action="store_true")
    given = parser.parse_args(arguments)
    crew, found = crew_for(given.jobs, None), []
    for name in given.names or games.OURS:
        found += [(name, each) for each in _checked_nets(games.game(name), given, crew)]
    crew.close()
    print(table(found))


def _checked_nets(game: Game, given: argparse.Namespace, crew: Crew) -> list[Checked]:
    vary = tuple(option.name for option in game.options if option.name in given.vary)
    found = []
    for net in inputs_of(game).names:
        if min(setup.seats for setup in selfplay.setups_of(game, net)) > 1:  # alone nobody wins
            said = measured(Asked(game.name, net, vary, given.simulations, 0), given.games, given.work, crew)
            found.append(checked(net, given.simulations, said))
    keep(found, given.pages / f"{game.name}.json")
    for each in found:
        (given.pages / f"{game.name}-{each.net}.svg").write_text(plot(game.name, each), "utf-8")
        if given.mend:
            mend(game, each)
    return found


if __name__ == "__main__":
    main()
