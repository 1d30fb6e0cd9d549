"""One game on two engines at once: the fast one, through the contract only, and the oracle.

At every decision the two must agree on the seat, the question, the legal actions, the position and the luck
asked for so far; at the end on the outcome.
"""

from __future__ import annotations

import random
from dataclasses import dataclass, field
from typing import Any

import msgspec

from philtre import games
from philtre.core.chance import Seeded
from philtre.core.contract import NOBODY, SILENT, Game, Setup, State
from philtre.words.face import Face
from tests.oracle.protocol import Oracle
from tests.oracle.registry import ORACLES
from tests.oracle.whims import Whim

RARE = 0.3  # how many games begin far on
READ = 0.05  # how often the fast engine goes on from what it reads in the oracle's position
RARELY = "a rare position"
LONGEST = 1000  # decisions; a seat that can only push potions about may do so for ever


class Difference(AssertionError):
    """The two engines do not agree; the message shows where, and how to see it again."""


@dataclass(frozen=True)
class Mode:
    """A game, one of its variants, and a number of seats."""

    game: str
    variant: str
    seats: int

    def __str__(self) -> str:
        return f"{self.game}-{self.variant}-{self.seats}"


def all_modes() -> list[Mode]:
    return [Mode(name, variant, seats) for name, rulebook in ORACLES.items() for variant, seats in rulebook.modes]


def compare(mode: Mode, seed: int) -> int:
    """Play one game on both engines; how many decisions it had. Raises Difference."""
    rng = random.Random(f"{mode}-{seed}")
    return play_out(begin(mode, seed, rng), rng)


def play_out(pair: Pair, rng: random.Random, read: float = READ) -> int:
    """Play to the end by whim; how many decisions there were. Raises Difference."""
    whim = Whim(rng, pair.game)
    while pair.agree() and len(pair.moves) < LONGEST:
        if rng.random() < read:
            pair.state = read_position(pair)
            pair.agree()
        pair.apply(whim.choose(pair.state))
    return len(pair.moves)


def begin(mode: Mode, seed: int, rng: random.Random) -> Pair:
    """From the set-up or, in some games, from a position that is rarely reached."""
    rare = ORACLES[mode.game].rare
    if rare is not None and rng.random() < RARE:
        return begin_rare(mode, seed, rare(mode.variant, mode.seats, rng))
    return begin_new(mode, seed, rng)


def begin_rare(mode: Mode, seed: int, oracle: Oracle) -> Pair:
    face = games.face(mode.game)
    state = face.build(msgspec.convert(oracle.position(), face.position))
    return Pair(mode, seed, {"from": RARELY}, games.game(mode.game), face, state, oracle, Seeded(seed), Seeded(seed))


def read_position(pair: Pair) -> State:
    """What no game came to, as rare positions, is built without asking whether one could."""
    position = msgspec.convert(pair.oracle.position(), pair.face.position)
    return pair.face.build(position) if pair.options.get("from") == RARELY else pair.face.read(position)


def begin_new(mode: Mode, seed: int, rng: random.Random, fixed: dict[str, str] | None = None) -> Pair:
    """From the set-up, with options by whim but for those that are fixed."""
    rulebook = ORACLES[mode.game]
    choices = rulebook.choices(mode.variant, mode.seats)
    options = {name: rng.choice(values) for name, values in choices.items() if rng.random() < 0.8} | (fixed or {})
    game = games.game(mode.game)
    fast_luck, oracle_luck = Seeded(seed), Seeded(seed)
    state = game.new(Setup(mode.variant, mode.seats, dict(options)), fast_luck, SILENT)
    oracle = rulebook.new(mode.variant, mode.seats, dict(options), oracle_luck)
    return Pair(mode, seed, options, game, games.face(mode.game), state, oracle, fast_luck, oracle_luck)


@dataclass
class Pair:
    """The same game on both engines."""

    mode: Mode
    seed: int
    options: dict[str, str]
    game: Game
    face: Face[Any]
    state: State
    oracle: Oracle
    fast_luck: Seeded
    oracle_luck: Seeded
    moves: list[str] = field(default_factory=list)

    def agree(self) -> bool:
        """Whether the game goes on; raises Difference unless both engines stand at the same point."""
        found = self.differences()
        if found:
            raise self.difference(found)
        return self.oracle.seat() is not None

    def differences(self) -> list[str]:
        seat = self.state.seat()
        over = seat == NOBODY
        prompt = None if over else self.game.prompts[self.state.ask()]
        found = differ("seat", None if over else seat, self.oracle.seat())
        found += differ("prompt", prompt, self.oracle.prompt())
        found += differ("numbers drawn", self.fast_luck.drawn, self.oracle_luck.drawn)
        found += self.legal_differences()
        idle = ORACLES[self.mode.game].idle_at_end if over else frozenset()
        position = written(self.face, self.state)
        found += differ("position", without(idle, position), without(idle, self.oracle.position()))
        return found + self.outcome_differences()

    def legal_differences(self) -> list[str]:
        ids = self.state.legal_actions()
        texts = [self.game.notation(self.state, action) for action in ids]
        found = [
            f"'{text}' is {action}, but is read as {self.game.parse(self.state, text)}"
            for action, text in zip(ids, texts, strict=True)
            if self.game.parse(self.state, text) != action
        ]
        if ids != sorted(set(ids)):
            found.append(f"the ids are not ascending: {ids}")
        legal = self.oracle.legal()
        if sorted(texts) != legal:
            found.append(f"legal in the fast engine only: {', '.join(sorted(set(texts) - set(legal))) or 'nothing'}")
            found.append(f"legal in the oracle only: {', '.join(sorted(set(legal) - set(texts))) or 'nothing'}")
        return found

    def outcome_differences(self) -> list[str]:
        outcome, result = self.state.outcome(), self.oracle.result()
        if outcome is None or result is None:
            return differ("over", outcome is not None, result is not None)
        found = differ("ranks", list(outcome.ranks), result.ranks)
        found += differ("scores", list(outcome.scores), result.scores)
        return found + differ("reason", outcome.reason, result.reason)

    def apply(self, action: int) -> None:
        text = self.game.notation(self.state, action)
        self.moves.append(f"{self.oracle.seat()} {self.oracle.prompt()}: {text}")
        self.state.apply(action, self.fast_luck, SILENT)
        self.oracle.apply(text, self.oracle_luck)

    def difference(self, found: list[str]) -> Difference:
        mode = self.mode
        lines = [f"{mode}, seed {self.seed}, options {self.options}", *[f"  {line}" for line in self.numbered_moves()]]
        lines += ["differences (fast engine | oracle):", *[f"  {line}" for line in found]]
        lines.append(f"again: python -m tests.oracle.long --mode {mode} --first {self.seed} --games 1")
        return Difference("\n".join(lines))

    def numbered_moves(self) -> list[str]:
        return [f"{number}. seat {move}" for number, move in enumerate(self.moves, start=1)]


def without(names: frozenset[str], position: dict[str, Any]) -> dict[str, Any]:
    return {name: value for name, value in position.items() if name not in names}


def written(face: Face[Any], state: State) -> Any:
    """The fast engine's position as it goes over the wire."""
    return msgspec.json.decode(msgspec.json.encode(face.write(state)))


def differ(where: str, fast: Any, oracle: Any) -> list[str]:
    """Where two values differ, going down into mappings and lists of one length."""
    if fast == oracle:
        return []
    if isinstance(fast, dict) and isinstance(oracle, dict):
        missing = object()
        names = sorted(fast.keys() | oracle.keys())
        return [
            line
            for name in names
            for line in differ(f"{where}.{name}", fast.get(name, missing), oracle.get(name, missing))
        ]
    if isinstance(fast, list) and isinstance(oracle, list) and len(fast) == len(oracle):
        pairs = enumerate(zip(fast, oracle, strict=True))
        return [line for place, (one, other) in pairs for line in differ(f"{where}[{place}]", one, other)]
    return [f"{where}: {fast!r} | {oracle!r}"]
