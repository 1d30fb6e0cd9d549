"""Environments for learning programs: `pip install "philtre[rl]"`, see docs/environments.md.

`import philtre.envs` registers all games with Gymnasium, if it is installed: `make_vec("GAME-v1")` for many games at
once, `make("GAME-VARIANT-v1")` for a solo game. `philtre.envs.aec` is for PettingZoo, `philtre.envs.spiel` for
OpenSpiel.
"""

from importlib.util import find_spec

if find_spec("gymnasium"):
    from philtre.envs import gym

    gym.register()
