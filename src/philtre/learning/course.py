"""The course of learning: search plays against itself, a net is trained on the games, and a match decides about it.

Everything is stored in a folder: the settings, a folder for each generation with its games, net and match, and the
best net so far. After an interruption it continues where it stopped. The same course gives the same nets.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final, NamedTuple

import msgspec

from philtre import __version__
from philtre.core.contract import Game, Inputs
from philtre.core.errors import PhiltreError, SetupError
from philtre.learning import lessons, match, played, rounds, selfplay, training
from philtre.learning.crew import Crew
from philtre.learning.writing import write_whole
from philtre.nets import inputs_of, nets_in
from philtre.nets.file import SUFFIX, encode

AGREED: Final = "course.json"
REPORT: Final = "report.json"
BEST: Final = "best"
WINDOW: Final = 3  # a net learns from the games of this many generations
BINS: Final = 10  # of the calibration
NUMPY: Final = "numpy"  # what trains
TORCH: Final = "torch"
MATCHED: Final = 2**40  # added to the seed for the matches

Tell = Callable[[str, int, int, int], None]  # what is being done, in which generation, how much is done, of how much


class Course(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The settings of a course, which determine its result."""

    game: str
    net: str
    vary: list[str]  # options whose values are drawn at random
    generations: int
    games: int  # of each
    simulations: int
    match: int  # deals
    epochs: int
    seed: int
    trainer: str = NUMPY


class Told(msgspec.Struct, frozen=True):
    """Positions with similar predictions: the mean prediction and the mean result."""

    positions: int
    told: float
    got: float


class Generation(msgspec.Struct, frozen=True):
    """The results of one generation."""

    number: int
    games: int
    positions: int
    losses: list[float]  # after each epoch, on games that are not used for training
    guessing: float  # the loss of always predicting the mean
    calibration: list[Told]
    share: float
    even: float
    half: float  # of the 95 % interval
    deals: int
    kept: bool


class Report(msgspec.Struct, frozen=True):
    course: Course
    philtre: str
    generations: list[Generation]


class _Lesson(NamedTuple):
    losses: list[float]
    guessing: float
    calibration: list[Told]
    positions: int
    games: int = 0


def learn(course: Course, game: Game, folder: Path, crew: Crew, tell: Tell) -> Report:
    """Make all missing generations and the report. The best net is in the folder `best`."""
    _agree(course, folder)
    work = _Work(course, game, folder, crew, tell)
    found = _reported(folder)
    for number in range(len(found), course.generations):
        found.append(work.generation(number))
        report = Report(course, __version__, found)
        write_whole(folder / REPORT, msgspec.json.format(msgspec.json.encode(report), indent=1) + b"\n")
    return Report(course, __version__, found)


def learner(name: str) -> type[training.Learner]:
    """What trains: numpy, or PyTorch, which is an extra."""
    if name == NUMPY:
        return training.Learner
    try:
        from philtre.learning import torched
    except ModuleNotFoundError as error:
        if error.name != "torch":
            raise
        raise SetupError("--torch needs the package torch: install philtre[torch]") from error
    return torched.Learner


def _agree(course: Course, folder: Path) -> None:
    path = folder / AGREED
    folder.mkdir(parents=True, exist_ok=True)
    if not path.exists():
        write_whole(path, msgspec.json.encode(course) + b"\n")
        return
    try:
        old = msgspec.json.decode(path.read_bytes(), type=Course)
    except msgspec.MsgspecError as error:
        raise PhiltreError(f"{str(path)!a} is damaged: {error}") from error
    for field in Course.__struct_fields__:
        mine, theirs = getattr(course, field), getattr(old, field)
        if mine != theirs and field != "generations":  # the number of generations may be raised later
            raise SetupError(f"{str(folder)!a} is of another course: its {field} is {theirs!a}, not {mine!a}"[:300])


def _reported(folder: Path) -> list[Generation]:
    path = folder / REPORT
    return msgspec.json.decode(path.read_bytes(), type=Report).generations if path.exists() else []


class _Work:
    def __init__(self, course: Course, game: Game, folder: Path, crew: Crew, tell: Tell) -> None:
        self.course, self.game, self.folder, self.crew, self.tell = course, game, folder, crew, tell
        self.inputs: Inputs = inputs_of(game)
        self.setups = selfplay.setups_of(game, course.net)

    def generation(self, number: int) -> Generation:
        folder = self.folder / str(number)
        lesson = self._alone(number, folder) if self.setups[0].seats == 1 else self._together(number, folder)
        found = self._match(number, folder)
        if found.is_better:
            write_whole(self._best(), (folder / f"{self.course.net}{SUFFIX}").read_bytes())
        return Generation(
            number, lesson.games, lesson.positions, lesson.losses, lesson.guessing, lesson.calibration,
            found.share, found.even, found.half, found.deals, found.is_better,
        )  # fmt: skip

    def _together(self, number: int, folder: Path) -> _Lesson:
        """Games of search, then training on them and on those before."""
        new = self._games(number)
        old = [each for past in range(max(0, number - WINDOW + 1), number) for each in self._read(past)]
        return self._train(number, [*old, *new], folder)._replace(games=len(new))

    def _alone(self, number: int, folder: Path) -> _Lesson:
        """Rounds of games, for a net of a game for one."""
        course = self.course
        before = self.folder / str(number - 1) if number else None
        plan = rounds.Plan(
            self.game, course.net, self.setups, tuple(course.vary), number, course.games, course.simulations,
            course.seed, before,
        )  # fmt: skip
        learned = rounds.learn(
            plan,
            folder,
            self.crew,
            learner(course.trainer),
            lambda done, all_of: self.tell("train", number, done, all_of),
        )
        guessing = training.loss(learned.targets.mean(0) + 0 * learned.targets, learned.targets)
        told = calibration(learned.told, learned.targets)
        return _Lesson(learned.losses, guessing, told, learned.positions, learned.games)

    def _read(self, number: int) -> list[played.Played]:
        """The games of a generation that the present rules still replay."""
        return [each for each in played.read(self._path(number)) if played.holds(self.game, each)]

    def _path(self, number: int) -> Path:
        return self.folder / str(number) / f"{self.course.net}{played.SUFFIX}"

    def _best(self) -> Path:
        return self.folder / BEST / f"{self.course.net}{SUFFIX}"

    def _present(self, number: int) -> str | None:
        """A folder with a copy of the best net so far; None as long as the hand-written evaluation is best."""
        if not self._best().exists():
            return None
        copy = self.folder / str(number) / "before" / self._best().name
        if not copy.exists():
            write_whole(copy, self._best().read_bytes())
        return str(copy.parent)

    def _games(self, number: int) -> list[played.Played]:
        course, path = self.course, self._path(number)
        found = played.read(path)
        present = self._present(number)
        tasks = (
            selfplay.Task(
                self.game,
                self.setups,
                tuple(course.vary),
                present,
                course.simulations,
                course.seed,
                number << 32 | game,
            )
            for game in range(len(found), course.games)
        )
        for each in self.crew.work(selfplay.play, tasks):
            played.write(path, [each])
            found.append(each)
            self.tell("play", number, len(found), course.games)
        return found

    def _train(self, number: int, games: list[played.Played], folder: Path) -> _Lesson:
        random.Random(self.course.seed).shuffle(games)
        kept = lessons.thinned([game for place, game in enumerate(games) if place % lessons.HELD])
        held = lessons.tested([game for place, game in enumerate(games) if place % lessons.HELD == 0])
        targets = lessons.lessons(self.game, kept)
        test, results = lessons.places(self.game, self.inputs, held, None), lessons.results_of(self.game, held)
        losses: list[float] = []

        def report(epoch: int, model: training.Model) -> None:
            losses.append(training.loss(training.chances(model, test), results))
            self.tell("train", number, epoch, self.course.epochs)

        whole = targets.shape[1] > 1 and lessons.share_one_payoff(games)
        plan = training.Plan(epochs=self.course.epochs, seed=self.course.seed + number, whole=whole)
        pairs = self.inputs.shared(self.inputs.names.index(self.course.net))
        turned, trains = self._turned(kept, number), learner(self.course.trainer)
        model = training.train(plan, self.inputs.size, pairs, turned, targets, report, trains)
        heat = training.cool(model, test, results)
        told = training.chances(model, test)
        about = {"philtre": __version__, "generation": number, "heat": heat, **msgspec.to_builtins(self.course)}
        data = encode(self.game.name, self.course.net, self.inputs, training.weights_of(model), about, whole)
        write_whole(folder / f"{self.course.net}{SUFFIX}", data)
        guessing = training.loss(results.mean(0) + 0 * results, results)
        return _Lesson(losses, guessing, calibration(told, results), len(targets))

    def _turned(self, games: list[played.Played], number: int) -> Callable[[int], lessons.Places]:
        """The inputs for each epoch. If positions have symmetries, they are turned at random each time."""
        if self.inputs.variations > 1:
            seed = (self.course.seed + number) * 1000
            return lambda epoch: lessons.places(self.game, self.inputs, games, seed + epoch)
        always = lessons.places(self.game, self.inputs, games, None)
        return lambda _: always

    def _match(self, number: int, folder: Path) -> match.Outcome:
        course = self.course
        present = self._present(number)
        players = match.Player(str(folder), course.simulations), match.Player(present, course.simulations)
        if nets_in(folder, self.game) is None:
            raise PhiltreError(f"the net in {str(folder)!a} cannot be used")
        deals = (
            match.Deal(self.game, self.setups, players, course.seed + MATCHED + number, deal)
            for deal in range(course.match)
        )
        found = []
        for each in self.crew.work(match.play, deals):
            found.append(each)
            self.tell("match", number, len(found), course.match)
        return match.outcome(found)


def calibration(told: Any, results: Any) -> list[Told]:
    """Positions in ten ranges of predictions; empty ranges are left out."""
    said, got = told.ravel(), results.ravel()
    found = []
    for least in range(BINS):
        inside = (said * BINS).astype(int).clip(0, BINS - 1) == least
        if inside.any():
            found.append(
                Told(int(inside.sum()), round(float(said[inside].mean()), 4), round(float(got[inside].mean()), 4))
            )
    return found
