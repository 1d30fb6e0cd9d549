"""`make bench-envs`: the vector environment beside PettingZoo's and Pgx's connect four, in one run on one core.

The measures take turns, so that other work on the machine slows all of them equally. A ratio is the median of the
rounds' ratios. All choose random legal actions. Pgx is measured twice: one step in each call, as an environment is
used, and fifty steps in one compiled call.
"""

from __future__ import annotations

import json
import os
import platform
import sys
from collections.abc import Callable
from importlib.util import find_spec
from pathlib import Path
from statistics import median
from typing import Any, Final

from philtre import games
from philtre.build import is_compiled
from tools.measuring.speed import keep, rate

BATCH: Final = 1024
ROUNDS: Final = 5
SECONDS: Final = 1.0
SCANNED: Final = 50
RESULTS: Final = Path("bench", "results", "envs.json")
WANTED: Final = {"pettingzoo": 20.0, "pgx": 0.5}

Once = Callable[[], int]  # plays a little and returns the number of steps


def one_core() -> None:
    """Use a single core, also in the other libraries."""
    os.environ["XLA_FLAGS"] = "--xla_cpu_multi_thread_eigen=false intra_op_parallelism_threads=1"
    os.environ["JAX_PLATFORMS"] = "cpu"
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})


def ours(name: str) -> Once:
    from philtre.envs.vector import Games

    env = Games(name, BATCH)
    _, info = env.reset(seed=1)

    def once() -> int:
        for _ in range(10):
            env.step(info["random_action"])
        return 10 * BATCH

    return once


def pettingzoo() -> Once:
    from random import random

    import numpy as np
    from pettingzoo.classic import connect_four_v3

    env = connect_four_v3.env()

    def once() -> int:
        env.reset()
        steps = 0
        for _ in env.agent_iter():
            observation, _, over, cut, _ = env.last()
            if over or cut:
                env.step(None)
                continue
            legal = np.flatnonzero(observation["action_mask"])
            env.step(int(legal[int(random() * len(legal))]))
            steps += 1
        return steps

    return once


def pgx(steps: int) -> Once:
    import jax
    import jax.numpy as jnp
    import pgx as others
    from pgx.experimental.wrappers import auto_reset

    env = others.make("connect_four")
    step = jax.vmap(auto_reset(env.step, env.init))

    def random_step(state: Any, key: Any) -> tuple[Any, Any]:
        key, choosing, dealing = jax.random.split(key, 3)
        logits = jnp.where(state.legal_action_mask, 0.0, -jnp.inf)
        actions = jax.random.categorical(choosing, logits, axis=-1)
        return step(state, actions, jax.random.split(dealing, BATCH)), key

    def scanned(state: Any, key: Any) -> Any:
        return jax.lax.scan(lambda carry, _: (random_step(*carry), None), (state, key), None, length=steps)[0]

    play, key = jax.jit(random_step if steps == 1 else scanned), jax.random.PRNGKey(0)
    here = [jax.jit(jax.vmap(env.init))(jax.random.split(key, BATCH)), key]

    def once() -> int:
        here[:] = play(*here)
        jax.block_until_ready(here[0])
        return steps * BATCH

    return once


def peers() -> dict[str, Once]:
    """The libraries that are installed."""
    found: dict[str, Once] = {}
    if find_spec("pettingzoo") and find_spec("pygame"):
        found["pettingzoo"] = pettingzoo()
    if find_spec("pgx"):
        found["pgx"] = pgx(1)
        found["pgx-scan"] = pgx(SCANNED)
    return found


def bench(rounds: int = ROUNDS, seconds: float = SECONDS) -> dict[str, Any]:
    """All rates, the best of the rounds, and our ratios to the others."""
    mine, theirs = {name: ours(name) for name in games.NAMES}, peers()
    measures = {**mine, **theirs}
    for once in measures.values():
        once()  # compiled and warm
    rates: dict[str, list[float]] = {name: [] for name in measures}
    for _ in range(rounds):
        for name, once in measures.items():
            rates[name].append(rate(once, seconds))
    best = {name: round(max(found)) for name, found in rates.items()}
    ratios = {f"{name}/{peer}": _ratio(rates[name], rates[peer]) for name in mine for peer in theirs}
    told = {"compiled": is_compiled(), "python": platform.python_version(), "machine": platform.machine()}
    return {**told, "batch": BATCH, "rounds": rounds, "rates": best, "ratios": ratios, "wanted": WANTED}


def _ratio(mine: list[float], theirs: list[float]) -> float:
    return round(median([a / b for a, b in zip(mine, theirs, strict=True)]), 3)


def lines(found: dict[str, Any]) -> list[str]:
    """The results as lines of text."""
    shown = [f"{name}: {steps:,} steps per second" for name, steps in found["rates"].items()]
    for pair, ratio in found["ratios"].items():
        name, _, peer = pair.partition("/")
        target = f" (wanted: {WANTED[peer]:g})" if peer in WANTED else ""
        shown.append(f"{name} / {peer}: {ratio:.2f}{target}")
    return shown


def main(arguments: list[str]) -> None:
    one_core()
    found = bench()
    keep(found, RESULTS)
    print(json.dumps(found, indent=1) if "--json" in arguments else "\n".join(lines(found)))


if __name__ == "__main__":
    main(sys.argv[1:])
