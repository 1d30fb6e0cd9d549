"""Learn not to be exploited: counterfactual regret minimisation on an endgame. (OpenSpiel)

    python examples/learning/regret.py

`duel.json` is a position of Apotheca in which both players have two of three satisfied apothecaries and a hidden potion
lies on the table. The tree is cut off after some decisions, where the game's evaluation stands for the rest.
"""

from __future__ import annotations

import argparse
from pathlib import Path

import pyspiel
from open_spiel.python.algorithms import cfr, exploitability

from philtre.envs import spiel


def main(horizon: int, rounds: int) -> list[float]:
    """How much could be gained against the average policy, before learning and after each round."""
    position = (Path(__file__).parent / "duel.json").read_bytes()
    game = pyspiel.load_game("apotheca-v1", {"position": spiel.packed(position), "horizon": horizon})
    solver = cfr.CFRPlusSolver(game)
    found = [exploitability.nash_conv(game, solver.average_policy())]
    print(f"round 0: {found[0]:.4f} to be gained against it", flush=True)
    for number in range(1, rounds + 1):
        solver.evaluate_and_update_policy()
        found.append(exploitability.nash_conv(game, solver.average_policy()))
        print(f"round {number}: {found[-1]:.4f}", flush=True)
    return found


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--horizon", type=int, default=2)
    parser.add_argument("--rounds", type=int, default=8)
    options = parser.parse_args()
    main(options.horizon, options.rounds)
