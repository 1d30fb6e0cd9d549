"""The same training in PyTorch, on a GPU if there is one: `philtre learn --torch`.

For those who play on many cores or a cluster, so that training with numpy takes longer than the games. Only rounding
tells the two apart, and on a GPU the order of sums.
"""

from __future__ import annotations

from typing import Any, Final

import numpy as np
import torch
from torch.nn.functional import binary_cross_entropy_with_logits, embedding_bag

from philtre.learning import training
from philtre.learning.training import STEEP, Model, Plan

KEPT: Final = ("exp_avg", "exp_avg_sq", "step")  # of the optimizer, for each part of the model


class Learner(training.Learner):
    """Fits a model to the targets, with its parameters as tensors."""

    def __init__(self, model: Model, plan: Plan) -> None:
        super().__init__(model, plan)
        self._device = torch.device("cuda" if torch.cuda.is_available() else "cpu")
        shared = model.shared
        self._inputs, self._words = self._tensor(shared.inputs), self._tensor(shared.words)
        self._shares = self._tensor(shared.parts)[:, None]
        self._free = torch.ones(model.size + 1, 1, device=self._device)  # places that are free weigh nothing
        self._free[-1] = 0.0
        self._parts: list[Any] = [self._tensor(part).requires_grad_() for part in model.parts()]
        self._optimizer = torch.optim.Adam(self._parts, lr=plan.rate)

    def _tensor(self, numbers: Any) -> Any:
        return torch.from_numpy(numbers.copy()).to(self._device)

    def epoch(self, index: Any, targets: Any, batches: list[Any], rates: list[float]) -> None:
        order = self._tensor(np.concatenate(batches)).split([len(batch) for batch in batches])
        super().epoch(self._tensor(index.astype(np.int32)), self._tensor(targets), order, rates)
        self._give_back()

    def kept(self) -> list[Any]:
        states = [self._optimizer.state[part] for part in self._parts]
        return [state[name].cpu().numpy() for name in KEPT for state in states]

    def take_up(self, kept: list[Any]) -> None:
        for number, part in enumerate(self._parts):
            mean, square, step = kept[number :: len(self._parts)]
            found = {"exp_avg": self._tensor(mean), "exp_avg_sq": self._tensor(square), "step": torch.tensor(step)}
            self._optimizer.state[part] = found

    def _step(self, index: Any, target: Any, rate: float) -> None:
        for group in self._optimizer.param_groups:
            group["lr"] = rate
        self._optimizer.zero_grad()
        self._loss(index, target).backward()
        self._optimizer.step()

    def _loss(self, index: Any, target: Any) -> Any:
        own, common, begin, out, shift = self._parts
        table = own.index_add(0, self._inputs, common[self._words] * self._shares) * self._free
        lanes = embedding_bag(index, table, mode="sum") + begin
        clipped = torch.cat([lanes[:, :1], lanes[:, 1:].clamp(0, 1)], 1)
        said = clipped @ (STEEP * out) + shift
        losses = binary_cross_entropy_with_logits(said, target.nan_to_num(), reduction="none")
        return (losses * ~torch.isnan(target)).sum() / len(target) + self._decay * (own * own).sum()

    def _give_back(self) -> None:
        model = self.model
        model.take_up([part.detach().cpu().numpy().copy() for part in self._parts])
        model.own[-1] = 0.0
