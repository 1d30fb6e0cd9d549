"""Measures how fast the engine is, beside OpenSpiel in the same run: `make bench`.

    python -m tools.measuring.speed [GAME]... [--rounds N] [--seconds S] [--json]

The measures take turns, so that other work on the machine slows all of them equally. Rates are decisions, copies or
simulations per second, the best of the rounds. A ratio is the median of the rounds' ratios, each of two measures that
were taken one after the other. The ratio that a game must reach is in `tools/measuring/<game>/speed.toml`.
"""

from __future__ import annotations

import argparse
import importlib.util
import json
import platform
import time
import tomllib
from collections.abc import Callable
from pathlib import Path
from random import random
from statistics import median
from typing import Any, Final

from philtre import games
from philtre.build import is_compiled
from philtre.core.chance import Seeded
from philtre.core.contract import SILENT, Game, Setup
from philtre.core.playout import Tally, buffer_for, play_random, playout

ROUNDS: Final = 5
SECONDS: Final = 0.6  # seconds of one measure in one round
PEER: Final = "connect_four"
RUMMY: Final = "gin_rummy"
RESULTS: Final = Path("bench", "results", "latest.json")

# The printed lines: our measure, OpenSpiel's, and a description.
LINES: Final = {
    "api": ("api", PEER, "decisions through Python, against connect four"),
    "api-rummy": ("api", RUMMY, "decisions through Python, against gin rummy"),
    "inside": ("inside", PEER, "decisions inside the engine, against connect four through Python"),
    "simulations": (
        "simulations",
        PEER,
        "simulations (imagine a world, play it out), against its decisions",
    ),
    "clone": ("clone", "clone", "copies of a state, against connect four"),
}


def rate(once: Callable[[], int], seconds: float) -> float:
    """Units per second of processor time, which does not depend on other processes."""
    done = 0
    start = now = time.process_time()
    while now < start + seconds:
        done += once()
        now = time.process_time()
    return done / (now - start)


def _api(game: Game, setup: Setup) -> Callable[[], int]:
    """A random game through the Python interface."""
    luck = Seeded(1)

    def once() -> int:
        state = game.new(setup, luck, SILENT)
        decisions = 0
        while state.seat() >= 0:
            actions = state.legal_actions()
            state.apply(actions[int(random() * len(actions))], luck, SILENT)
            decisions += 1
        return decisions

    return once


def _inside(game: Game, setup: Setup) -> Callable[[], int]:
    """Twenty random games in one call."""
    seeds = iter(range(10**9))

    def once() -> int:
        tally = Tally(setup.seats)
        play_random(game, setup, next(seeds), 0, 20, tally)
        return tally.decisions

    return once


def _simulations(game: Game, setup: Setup) -> Callable[[], int]:
    """What a search repeats from the first decision: imagine a world and play it to its end."""
    luck = Seeded(1)
    view = game.new(setup, luck, SILENT)
    view = view.seen_by(view.seat())
    world, buffer = view.clone(), buffer_for(game)

    def once() -> int:
        for _ in range(20):
            world.copy_from(view)
            world.imagine(luck)
            playout(world, luck, buffer)
        return 20

    return once


def _copies(clone: Callable[[], object]) -> Callable[[], int]:
    def once() -> int:
        for _ in range(1000):
            clone()
        return 1000

    return once


def _spiel_game(name: str) -> Callable[[], int]:
    import pyspiel

    game = pyspiel.load_game(name)

    def once() -> int:
        state = game.new_initial_state()
        decisions = 0
        while not state.is_terminal():
            actions = state.legal_actions()
            state.apply_action(actions[int(random() * len(actions))])
            decisions += 1
        return decisions

    return once


def peers() -> dict[str, Callable[[], int]]:
    """OpenSpiel's measures, if it is installed."""
    if importlib.util.find_spec("pyspiel") is None:
        return {}
    import pyspiel

    state = pyspiel.load_game(PEER).new_initial_state()
    return {PEER: _spiel_game(PEER), RUMMY: _spiel_game(RUMMY), "clone": _copies(state.clone)}


def measures(name: str) -> dict[str, Callable[[], int]]:
    """Our measures of a game, in its usual variant with two seats."""
    game = games.game(name)
    setup = Setup(game.variants[0].name, game.variants[0].seats[0])
    state = game.new(setup, Seeded(1), SILENT)
    return {
        "api": _api(game, setup),
        "inside": _inside(game, setup),
        "simulations": _simulations(game, setup),
        "clone": _copies(state.clone),
    }


AGAINST: Final = {"api": PEER, "inside": PEER, "simulations": PEER, "clone": "clone", "api-rummy": RUMMY}


def wanted(name: str) -> dict[str, float]:
    """The ratios that a game must reach, by measure; none for games of other packages."""
    path = Path(__file__).parent / name / "speed.toml"
    found: dict[str, float] = tomllib.loads(path.read_text("utf-8"))["ratios"] if path.exists() else {}
    return found


def bench(name: str, rounds: int = ROUNDS, seconds: float = SECONDS) -> dict[str, Any]:
    """All measures of a game: rates and, if OpenSpiel is installed, ratios."""
    ours, theirs = measures(name), peers()
    rates: dict[str, list[float]] = {key: [] for key in [*ours, *(f"openspiel-{key}" for key in theirs)]}
    for _ in range(rounds):
        for key, once in ours.items():
            rates[key].append(rate(once, seconds))
            peer = AGAINST[key]
            if peer in theirs:
                rates[f"openspiel-{peer}"].append(rate(theirs[peer], seconds))
        if RUMMY in theirs:
            rates[f"openspiel-{RUMMY}"].append(rate(theirs[RUMMY], seconds))
    best = {key: round(max(found)) for key, found in rates.items()}
    return {"game": name, "rates": best, "ratios": _ratios(rates), "wanted": wanted(name)}


def _ratios(rates: dict[str, list[float]]) -> dict[str, float]:
    """Our rate divided by OpenSpiel's, for pairs of rounds that followed each other."""
    found = {}
    against_peer = [key for key in ("api", "inside", "simulations") if AGAINST[key] == PEER]
    peer = rates.get(f"openspiel-{PEER}", [])
    for place, key in enumerate(against_peer):
        pairs = zip(rates[key], peer[place :: len(against_peer)], strict=False)
        found[key] = [ours / theirs for ours, theirs in pairs]
    for key, other in (("clone", "openspiel-clone"), ("api-rummy", f"openspiel-{RUMMY}")):
        ours_of = rates["api" if key == "api-rummy" else key]
        found[key] = [ours / theirs for ours, theirs in zip(ours_of, rates.get(other, []), strict=False)]
    return {key: round(median(ratios), 3) for key, ratios in found.items() if ratios}


def report(names: list[str], rounds: int = ROUNDS, seconds: float = SECONDS) -> dict[str, Any]:
    return {
        "compiled": is_compiled(),
        "python": platform.python_version(),
        "machine": platform.machine(),
        "rounds": rounds,
        "seconds": seconds,
        "games": [bench(name, rounds, seconds) for name in names],
    }


def keep(found: dict[str, Any], path: Path = RESULTS) -> None:
    """Store the results if their folder exists."""
    if path.parent.is_dir():
        path.write_text(json.dumps(found, indent=1) + "\n")


def lines(found: dict[str, Any]) -> list[str]:
    """The results as lines of text."""
    shown = []
    for each in found["games"]:
        shown.append(f"{each['game']}: per second, OpenSpiel, ratio, wanted")
        for key, (ours, peer, about) in LINES.items():
            theirs, ratio = each["rates"].get(f"openspiel-{peer}"), each["ratios"].get(key)
            cells = (each["rates"][ours], theirs, ratio, each["wanted"].get(key))
            shown.append("".join(f"{_cell(cell):>13}" for cell in cells) + f"  {about}")
    engine = "compiled engine" if found["compiled"] else "plain engine (not compiled)"
    return [*shown, f"{engine}, Python {found['python']}"]


def _cell(number: float | None) -> str:
    if number is None:
        return "-"
    return f"{number:,}" if isinstance(number, int) else f"{number:.3f}"


def main(arguments: list[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="*", choices=[[], *games.NAMES], help="all of ours if none is named")
    parser.add_argument("--rounds", type=int, default=ROUNDS)
    parser.add_argument("--seconds", type=float, default=SECONDS, help="of each measure in each round")
    parser.add_argument("--json", action="store_true")
    given = parser.parse_args(arguments)
    found = report(given.games or list(games.OURS), given.rounds, given.seconds)
    keep(found)
    print(json.dumps(found, indent=1) if given.json else "\n".join(lines(found)))


if __name__ == "__main__":
    main()
