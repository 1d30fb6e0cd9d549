"""The same training in PyTorch, on a GPU if there is one: `philtre learn --torch`.

For those who play on many cores or a cluster, so that training with numpy takes longer than the games. Only rounding
tells the two apart, and on a GPU the order of sums.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import torch
from torch.nn.functional import embedding_bag

from philtre.learning.lessons import Floats, Places
from philtre.learning.training import RARE, STEEP, Model, Plan, Shared, rate_at, steps_of


def train(
    plan: Plan,
    size: int,
    pairs: list[tuple[int, str, float]],
    index_of: Callable[[int], Places],
    targets: Floats,
    report: Callable[[int, Model], None],
) -> Model:
    """As `training.train`."""
    dice = np.random.default_rng(plan.seed)
    model = Model(size, targets.shape[1], Shared(pairs), plan.seed)
    net = _Net(model, pairs, plan)
    goal = torch.from_numpy(targets).to(net.device)
    batches, done = steps_of(plan, len(targets)), 0
    for epoch in range(plan.epochs):
        places, order = index_of(epoch), dice.permutation(len(targets))
        model.met |= np.bincount(places.ravel(), minlength=size + 1) >= RARE
        index = torch.from_numpy(places.astype(np.int32)).to(net.device)
        for some in torch.from_numpy(order).to(net.device).tensor_split(batches):
            net.learn(index[some], goal[some], rate_at(plan, done / (batches * plan.epochs)))
            done += 1
        net.give_to(model)
        report(epoch + 1, model)
    return model


class _Net:
    """The parameters of a model as tensors."""

    def __init__(self, model: Model, pairs: list[tuple[int, str, float]], plan: Plan) -> None:
        self.device = torch.device("cuda" if torch.cuda.is_available() else "cpu")
        words = {word: number for number, word in enumerate(dict.fromkeys(word for _, word, _ in pairs))}
        self._inputs = self._tensor(np.array([number for number, _, _ in pairs], np.int64))
        self._words = self._tensor(np.array([words[word] for _, word, _ in pairs], np.int64))
        self._parts = self._tensor(np.array([part for _, _, part in pairs], np.float32))[:, None]
        self._decay = plan.decay
        self._free = torch.ones(model.size + 1, 1, device=self.device)  # places that are free weigh nothing
        self._free[-1] = 0.0
        self.parts: list[Any] = [self._tensor(part).requires_grad_() for part in model.parts()]
        self._adam = torch.optim.Adam(self.parts, lr=plan.rate)

    def _tensor(self, numbers: Any) -> Any:
        return torch.from_numpy(numbers.copy()).to(self.device)

    def learn(self, index: Any, target: Any, rate: float) -> None:
        """One step."""
        own, common, begin, out, shift = self.parts
        table = own.index_add(0, self._inputs, common[self._words] * self._parts) * self._free
        lanes = embedding_bag(index, table, mode="sum") + begin
        clipped = torch.cat([lanes[:, :1], lanes[:, 1:].clamp(0, 1)], 1)
        said = clipped @ (STEEP * out) + shift
        known = ~torch.isnan(target)
        losses = torch.nn.functional.binary_cross_entropy_with_logits(said, target.nan_to_num(), reduction="none")
        loss = (losses * known).sum() / len(target) + self._decay * (own * own).sum()
        for group in self._adam.param_groups:
            group["lr"] = rate
        self._adam.zero_grad()
        loss.backward()
        self._adam.step()

    def give_to(self, model: Model) -> None:
        parts = [part.detach().cpu().numpy().copy() for part in self.parts]
        model.own, model.common, model.begin, model.out, model.shift = parts
        model.own[-1] = 0.0
