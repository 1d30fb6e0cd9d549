"""Training with PyTorch comes to the same as with numpy: `pip install torch`, then `pytest tests/learning/torched.py`.

PyTorch takes gigabytes, so it is not among the packages that all tests need.
"""

from __future__ import annotations

import numpy as np

from philtre.core.contract import Setup
from philtre.learning import lessons, selfplay, torched, training
from philtre.nets import inputs_of
from tests.core.pebbles import GAME


def test_both_trainers_find_the_same_net() -> None:
    task = selfplay.Task(GAME, (Setup("long", 3),), (), None, 10, 3, 1)
    found = [selfplay.play(task._replace(number=number)) for number in range(20)]
    inputs, targets = inputs_of(GAME), lessons.lessons(GAME, found)
    assert np.isnan(targets).any(), "also where a value is not known"
    places = lessons.places(GAME, inputs, found, None)
    told = []
    for learner in (training.Learner, torched.Learner):
        plan = training.Plan(epochs=3, batch=64)
        model = training.train(
            plan, inputs.size, inputs.shared(1), lambda _: places, targets, lambda *_: None, learner
        )  # fmt: skip
        told.append(training.chances(model, places))
    assert np.abs(told[0] - told[1]).max() < 0.01
    assert told[0].std() > 0.05
