"""Environments for learning programs: `pip install "philtre[rl]"`, and docs/environments.md tells the rest.

`import philtre.envs` registers all games with Gymnasium, where that is installed: `make_vec("GAME-v1")` for many at
once, `make("GAME-VARIANT-v1")` for a game for one. `philtre.envs.aec` is for PettingZoo, `philtre.envs.spiel` for
OpenSpiel.
"""

from importlib.util import find_spec

if find_spec("gymnasium"):
    from philtre.envs import gym

    gym.register()
