"""The games for OpenSpiel. Importing this module registers them:

    import philtre.envs.spiel
    game = pyspiel.load_game("GAME-v1", {"variant": "VARIANT", "players": 3})

Every random number is a chance node, so that exact algorithms can visit the whole tree. A small tree begins at a
`position` (see `packed`) and ends after `horizon` decisions with the game's evaluation.
"""

from __future__ import annotations

import base64
from collections.abc import Sequence
from hashlib import blake2b
from typing import Any, Final

import msgspec
import numpy as np
import pyspiel

from philtre import games
from philtre.core.chance import Seeded
from philtre.core.contract import NOBODY, SPECTATOR, Chance, Game, Setup, State
from philtre.core.errors import NoLuck, SetupError
from philtre.envs.batch import reward
from philtre.envs.spaces import env_id, observation_of, set_up, size_of
from philtre.table.positions import read_position
from philtre.words.story import EVERYBODY, Chronicle

LONGEST: Final = 20_000  # decisions; no game comes close
MOST_OUTCOMES: Final = 256  # the largest bound of a random number
MOST_POINTS: Final = 1_000.0  # the largest score of a solo game


def packed(position: bytes) -> str:
    """A position's JSON encoded for the parameter `position`, because OpenSpiel cannot parse commas and brackets."""
    return base64.urlsafe_b64encode(position).decode().rstrip("=")


def _unpacked(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


class Told(Chance):
    """Returns the numbers of chance nodes, and raises NoLuck if another one is needed."""

    def __init__(self, numbers: Sequence[int]) -> None:
        super().__init__()
        self.numbers = numbers
        self.wanted = 0  # the requested number is below this

    def below(self, n: int) -> int:
        if self.drawn == len(self.numbers):
            self.wanted = int(n)
            raise NoLuck("a chance node decides")
        self.drawn += 1
        return self.numbers[int(self.drawn) - 1]


class Play:
    """A node of the tree: a state, or an action that needs a random number."""

    def __init__(self, root: SpielGame) -> None:
        self.root = root
        self.state: State | None = None
        self.numbers: list[int] = []  # the random numbers so far of the pending action
        self.action = -1  # the pending action; -1: the set-up
        self.wanted = 0  # the bound of the next random number; 0: nothing is pending
        self.decisions = 0
        self.memories = [b""] * root.setup.seats  # a digest of all that each seat has seen and done
        self.proceed()

    def __deepcopy__(self, memo: Any) -> Play:
        other = Play.__new__(Play)
        other.__dict__.update(self.__dict__)
        other.state = None if self.state is None else self.state.clone()
        other.numbers, other.memories = list(self.numbers), list(self.memories)
        return other

    def proceed(self) -> None:
        """Continue the pending action as far as its random numbers are known."""
        luck, story = Told(self.numbers), Chronicle()
        after = self._tried(luck, story)
        self.wanted = luck.wanted
        if after is not None:
            self.state, self.numbers = after, []
            self._remember(story)

    def outcomes(self) -> list[tuple[int, float]]:
        """The possible random numbers with their probabilities. The first of those with the same result stands for all,
        because a bag has many potions of few colours."""
        times: dict[object, list[int]] = {}
        for number in range(self.wanted):
            luck, story = Told([*self.numbers, number]), Chronicle()
            after = self._tried(luck, story)
            result: object = number if after is None else (after.fields(), tuple(story.lines))
            times.setdefault(result, []).append(number)
        return [(numbers[0], len(numbers) / self.wanted) for numbers in times.values()]

    def _tried(self, luck: Told, story: Chronicle) -> State | None:
        """The state after the pending action; None if it needs more random numbers."""
        try:
            if self.state is None:
                return self.root.begun(luck, story)
            after = self.state.clone()
            after.apply(self.action, luck, story)
        except NoLuck:
            return None
        return after

    def decide(self, action: int) -> None:
        assert self.state is not None
        seat = int(self.state.seat())
        self.memories[seat] = _digest(self.memories[seat], ("did", action))
        self.action = action
        self.decisions += 1
        self.proceed()

    def over(self) -> bool:
        if self.wanted or self.state is None:
            return False
        return bool(self.state.seat() == NOBODY) or 0 < self.root.horizon <= self.decisions

    def view(self, seat: int) -> State:
        assert self.state is not None
        return self.state.seen_by(seat)

    def _remember(self, story: Chronicle) -> None:
        for seat in range(len(self.memories)):
            heard = [(line.event, line.who, line.args) for line in story.lines if line.audience in (EVERYBODY, seat)]
            self.memories[seat] = _digest(self.memories[seat], (heard, self.view(seat).fields()))


def _digest(before: bytes, more: object) -> bytes:
    return blake2b(before + repr(more).encode(), digest_size=12).digest()


class SpielGame(pyspiel.Game):  # type: ignore[misc]  # pyspiel has no types
    """A game of ours with the parameters `variant`, `players`, `options`, `position` and `horizon`."""

    rules: Game

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given = {**_defaults(), **(params or {})}
        options = _options(given["options"])
        _, self.setup = set_up(self.rules.name, given["variant"] or None, given["players"] or None, options)
        self.horizon = int(given["horizon"])
        self.start = self._read(given["position"]) if given["position"] else None
        super().__init__(_type(self.rules, self.setup), _info(self.rules, self.setup), params or {})

    def begun(self, luck: Chance, story: Chronicle) -> State:
        """The first state: the set-up, or the given position with everything hidden from spectators dealt anew."""
        if self.start is None:
            return self.rules.new(self.setup, luck, story)
        state = self.start.seen_by(SPECTATOR)
        state.imagine(luck)
        return state

    def new_initial_state(self) -> SpielState:
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        return Observer(self, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False))

    def _read(self, text: str) -> State:
        state = read_position(games.face(self.rules.name), _unpacked(text))
        if state.seats() != self.setup.seats:
            raise SetupError(f"the position is for {state.seats()} players, not {self.setup.seats}")
        return state


class SpielState(pyspiel.State):  # type: ignore[misc]
    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.play = Play(game)

    def current_player(self) -> int:
        if self.play.wanted:
            return int(pyspiel.PlayerId.CHANCE)
        if self.play.over():
            return int(pyspiel.PlayerId.TERMINAL)
        assert self.play.state is not None
        return int(self.play.state.seat())

    def _legal_actions(self, player: int) -> list[int]:
        assert self.play.state is not None
        return self.play.state.legal_actions()

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return self.play.outcomes()

    def _apply_action(self, action: int) -> None:
        if self.play.wanted:
            self.play.numbers.append(action)
            self.play.proceed()
        else:
            self.play.decide(action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"luck {action}"
        assert self.play.state is not None
        return self.play.root.rules.notation(self.play.state, action)

    def is_terminal(self) -> bool:
        return self.play.over()

    def returns(self) -> list[float]:
        seats = range(self.play.root.setup.seats)
        if not self.play.over():
            return [0.0 for _ in seats]
        state = self.play.state
        assert state is not None
        return [reward(state, seat) if state.seat() == NOBODY else _promise(state, seat) for seat in seats]

    def resample_from_infostate(self, player: int, sampler: Any) -> SpielState:
        """Another state that looks the same to the player, drawn with its true probability."""
        other: SpielState = self.clone()
        state = self.play.view(player)
        state.imagine(Seeded(int(sampler() * 2**62)))
        other.play.state = state
        other.play.memories = [memory if seat == player else b"" for seat, memory in enumerate(self.play.memories)]
        return other

    def __str__(self) -> str:
        play = self.play
        told = "" if play.state is None else " ".join(map(str, play.state.fields()))
        return f"{told} | {play.action} {play.numbers} {play.wanted} {play.decisions}"


class Observer:
    """Observes for a player: a tensor of bytes and a string; with perfect recall, a string of everything so far."""

    def __init__(self, game: SpielGame, kind: Any) -> None:
        self._game, self._recall = game, bool(kind.perfect_recall)
        self.tensor = np.zeros(size_of(game.rules, game.setup), np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: SpielState, player: int) -> None:
        if state.play.state is None:
            self.tensor.fill(0)
        else:
            seen = observation_of(self._game.rules, self._game.setup, state.play.state, player)
            self.tensor[:] = seen["observation"]

    def string_from(self, state: SpielState, player: int) -> str:
        play = state.play
        if self._recall:
            return f"{player} {play.memories[player].hex()} {play.wanted}"
        if play.state is None:
            return f"{player}"
        face = games.face(self._game.rules.name).of(self._game.setup)
        return f"{player} {msgspec.json.encode(face.write(play.view(player))).decode()}"


def _promise(state: State, seat: int) -> float:
    """The return where a tree is cut off: the evaluation minus the mean of the others."""
    others = [float(state.evaluate(s)) for s in range(int(state.seats())) if state.side(s) != state.side(seat)]
    return float(state.evaluate(seat)) - (sum(others) / len(others) if others else 0.0)


def _options(text: str) -> dict[str, str]:
    """Parse `name:value;name:value`. OpenSpiel uses commas and equals signs itself."""
    return dict(part.partition(":")[::2] for part in text.split(";") if part)


def _defaults() -> dict[str, Any]:
    return {"variant": "", "players": 0, "options": "", "position": "", "horizon": 0}


def _type(rules: Game, setup: Setup | None = None) -> Any:
    allowed = {seats for variant in rules.variants for seats in variant.seats}
    fair = setup is not None and setup.seats == 2
    return pyspiel.GameType(
        short_name=env_id(rules),
        long_name=rules.name,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM if fair else pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=max(allowed),
        min_num_players=min(allowed),
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=False,
        parameter_specification=_defaults(),
    )


def _info(rules: Game, setup: Setup) -> Any:
    alone = setup.seats == 1
    return pyspiel.GameInfo(
        num_distinct_actions=rules.actions,
        max_chance_outcomes=MOST_OUTCOMES,
        num_players=setup.seats,
        min_utility=0.0 if alone else -1.0,
        max_utility=MOST_POINTS if alone else 1.0,
        utility_sum=0.0 if setup.seats == 2 else None,
        max_game_length=LONGEST,
    )


def register() -> None:
    """A second call does nothing."""
    for name in games.NAMES:
        rules = games.game(name)
        if env_id(rules) not in pyspiel.registered_names():
            kind = type(f"Spiel_{name}", (SpielGame,), {"rules": rules, "__module__": __name__})
            globals()[kind.__name__] = kind  # where pickle looks for it
            pyspiel.register_game(_type(rules), kind)


register()
