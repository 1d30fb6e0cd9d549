"""Nets with random weights, which give the same values on every engine."""

from __future__ import annotations

import random
from array import array

from philtre.core.contract import Inputs
from philtre.core.net import UNITS, Net
from philtre.nets.file import Weights, net_of


def weights(inputs: Inputs, values: int, seed: int) -> Weights:
    dice, width = random.Random(seed), int(UNITS)
    return Weights(
        array("h", [dice.randrange(-300, 301) for _ in range(inputs.size * width)]),
        array("h", [dice.randrange(-600, 601) for _ in range(width)]),
        array("i", [dice.randrange(-4000, 4001) for _ in range(values * width)]),
        [dice.random() - 0.5 for _ in range(values)],
    )


def drawn(inputs: Inputs, values: int, seed: int) -> Net:
    return net_of(inputs, weights(inputs, values, seed))
