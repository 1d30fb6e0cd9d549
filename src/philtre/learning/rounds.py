"""Learning in rounds, for a net of a game for one: play some games with the present net, learn from them once, forget
them.

Games at a glance cost a thousandth of a second, so the net sees millions of results of what it recommends itself. The
rounds of later generations play with search. After each round everything that the next one needs is on disk.
"""

from __future__ import annotations

import shutil
from collections.abc import Callable
from io import BytesIO
from pathlib import Path
from typing import Any, Final, NamedTuple

import numpy as np

from philtre import __version__
from philtre.core.contract import Game, Setup
from philtre.learning import quick, training
from philtre.learning.crew import Crew
from philtre.learning.lessons import Floats, Places, padded
from philtre.learning.writing import write_whole
from philtre.nets import inputs_of
from philtre.nets.file import SUFFIX, encode

ROUNDS: Final = 50  # of a generation
GLANCES: Final = 100  # games at a glance in the first generation, for each game of a later one
TRUST: Final = 0.9  # how much of a target is what came after; the rest is what the best action promised
TASK: Final = 20  # games that a worker plays at a time
WINDOW: Final = 5  # with search, a net learns from the games of this many rounds
TURNS: Final = 4  # with search, positions are told in so many symmetries
KEPT: Final = "rounds.npz"
DECAY: Final = 1e-6
BATCH: Final = 2048
LEAST: Final = 10  # steps of a round
FAINT: Final = 0.2  # a new net's words are small, because a position has hundreds of them
FIRST: Final = -1.0  # what a new net expects of every position, before the logistic function


class Plan(NamedTuple):
    """What one generation of rounds is."""

    game: Game
    net: str
    setups: tuple[Setup, ...]
    vary: tuple[str, ...]
    number: int  # of the generation: the first plays at a glance
    games: int  # in all, with search
    simulations: int
    seed: int
    before: Path | None  # the folder of the generation that it continues

    @property
    def glances(self) -> bool:
        return self.number == 0

    def games_of_round(self) -> int:
        return max(1, (GLANCES * self.games if self.glances else self.games) // ROUNDS)


class Learned(NamedTuple):
    """What came of a generation."""

    games: int
    positions: int
    losses: list[float]  # of each round's positions, before the net learned from them
    told: Floats  # predictions for the last round's positions, before the net learned from them
    targets: Floats


def learn(
    plan: Plan, folder: Path, crew: Crew, learner: type[training.Learner], tell: Callable[[int, int], None]
) -> Learned:
    """Play and learn all rounds that are missing in a folder, which then has the net."""
    work = _Work(plan, folder, learner)
    while work.done < ROUNDS:
        work.round(crew)
        tell(work.done, ROUNDS)
    return work.learned()


class _Positions(NamedTuple):
    """Positions of one round."""

    inputs: Any  # one after another
    lengths: Any  # how many inputs each has
    targets: Any


class _Work:
    def __init__(self, plan: Plan, folder: Path, learner: type[training.Learner]) -> None:
        self._plan, self._folder, self._inputs = plan, folder, inputs_of(plan.game)
        self._training = training.Plan(ROUNDS, BATCH, decay=DECAY, seed=plan.seed + plan.number, least=LEAST)
        self._model = self._new_model()
        self._counts = np.zeros(self._inputs.size + 1, np.int64)  # how often each input occurred
        self._losses: list[float] = []
        self._positions = 0
        self._last = np.zeros((2, 1, 1), np.float32)  # predictions and targets of the last round
        self._window: list[_Positions] = []
        self.done = 0
        self._learner = self._begun(learner)

    def _new_model(self) -> training.Model:
        shared = training.Shared(self._inputs.shared(self._inputs.names.index(self._plan.net)))
        model = training.Model(self._inputs.size, 1, shared, self._plan.seed)
        model.common *= np.float32(FAINT)
        model.shift += np.float32(FIRST)
        return model

    def _begun(self, learner: type[training.Learner]) -> training.Learner:
        """Continue in this folder, or where the generation before ended, or begin."""
        ours, before = self._folder / KEPT, self._plan.before
        path = ours if ours.exists() or before is None else before / KEPT
        if not path.exists():
            self._write_net()
            return learner(self._model, self._training)
        with np.load(path) as found:
            parts = [found[f"part_{n}"] for n in range(len(self._model.parts()))]
            self._model.take_up(parts)
            self._counts = found["counts"]
            if path == ours:
                self.done, self._positions = int(found["done"]), int(found["positions"])
                self._losses, self._last = found["losses"].tolist(), found["last"]
                names = [[f"{name}_{n}" for name in _Positions._fields] for n in range(int(found["window"]))]
                self._window = [_Positions(*(found[name] for name in each)) for each in names]
            begun = learner(self._model, self._training)
            begun.take_up([found[f"kept_{n}"] for n in range(int(found["kept"]))])
        self._write_net()
        return begun

    def round(self, crew: Crew) -> None:
        new = self._played(crew)
        index, targets = self._table([new])
        told = training.chances(self._model, index)
        self._losses.append(training.loss(told, targets))
        self._last = np.stack([told, targets])
        self._counts += np.bincount(new.inputs, minlength=len(self._counts))
        self._window = [*self._window, new][-(1 if self._plan.glances else WINDOW) :]
        index, targets = self._table(self._window)
        order = np.random.default_rng([self._training.seed, self.done]).permutation(len(targets))
        training.teach(self._learner, self._training, self.done, index, targets, order)
        self._positions += len(new.targets)
        self.done += 1
        self._write_net()
        self._keep()

    def _played(self, crew: Crew) -> _Positions:
        """The positions of a round's games."""
        plan, games = self._plan, self._plan.games_of_round()
        first = (plan.number * ROUNDS + self.done) * games
        task = quick.Task(
            plan.game, plan.setups, plan.vary, self._present(), 0 if plan.glances else plan.simulations, TRUST,
            1 if plan.glances else TURNS, TASK, plan.seed, first,
        )  # fmt: skip
        tasks = (task._replace(number=first + at, games=min(TASK, games - at)) for at in range(0, games, TASK))
        found = list(crew.work(quick.play, tasks))
        return _Positions(
            np.frombuffer(b"".join(batch.inputs for batch in found), np.uint16),
            np.frombuffer(b"".join(batch.lengths for batch in found), np.uint8),
            np.frombuffer(b"".join(batch.targets for batch in found), np.float32),
        )

    def _table(self, positions: list[_Positions]) -> tuple[Places, Floats]:
        flat, lengths, targets = (np.concatenate(parts) for parts in zip(*positions, strict=True))
        return padded(flat, lengths.astype(np.int64), self._inputs.size), targets[:, None]

    def _present(self) -> str:
        """The folder of the present net. Each round has its own, because workers remember what they loaded."""
        return str(self._folder / "rounds" / str(self.done))

    def _write_net(self) -> None:
        plan = self._plan
        self._model.met = self._counts >= training.RARE
        about = {"philtre": __version__, "generation": plan.number, "round": self.done, "seed": plan.seed}
        data = encode(plan.game.name, plan.net, self._inputs, training.weights_of(self._model), about)
        write_whole(Path(self._present()) / f"{plan.net}{SUFFIX}", data)
        if self.done == ROUNDS:
            write_whole(self._folder / f"{plan.net}{SUFFIX}", data)

    def _keep(self) -> None:
        parts = {f"part_{n}": part for n, part in enumerate(self._model.parts())}
        kept = self._learner.kept()
        others = {f"kept_{n}": each for n, each in enumerate(kept)}
        data = BytesIO()
        np.savez(
            data, done=self.done, positions=self._positions, losses=np.array(self._losses), last=self._last,
            counts=self._counts, kept=len(kept), window=len(self._window), **self._window_parts(), **parts, **others,
        )  # fmt: skip
        write_whole(self._folder / KEPT, data.getvalue())
        shutil.rmtree(self._folder / "rounds" / str(self.done - 1), ignore_errors=True)

    def _window_parts(self) -> dict[str, Any]:
        return {f"{name}_{n}": getattr(old, name) for n, old in enumerate(self._window) for name in _Positions._fields}

    def learned(self) -> Learned:
        return Learned(ROUNDS * self._plan.games_of_round(), self._positions, self._losses, *self._last)
