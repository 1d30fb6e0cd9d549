"""Programs as players. A program is started once, and again after a failure."""

from __future__ import annotations

import shlex
import shutil
from collections.abc import Sequence
from contextlib import suppress
from typing import Final, NoReturn, TypeVar

import msgspec

from philtre import __version__
from philtre.arena.channel import Channel
from philtre.arena.messages import PROTOCOL, Action, Answer, Begin, Bye, Choose, End, Hello, Message, Ready
from philtre.arena.plan import Plan
from philtre.arena.players import GARBAGE, ILLEGAL, Fault, Player
from philtre.core.contract import Chance, Outcome, State
from philtre.core.errors import NotationError, SetupError
from philtre.words.face import Happening

START: Final = 30.0  # seconds within which it must be ready
COURTESY: Final = 1.0  # seconds within which it must read a message without an answer
SEEDS: Final = 2**31

T = TypeVar("T")


class Program(Player):
    """A program that speaks the protocol on standard input and output."""

    listens = True

    def __init__(self, command: str, plan: Plan) -> None:
        self._command = _parsed(command)
        self._plan = plan
        self._face = plan.face()
        self._channel: Channel | None = None

    def begin(self, number: int, seat: int, chance: Chance) -> None:
        plan = self._plan
        if self._channel is None:
            self._start()
        about = (number, plan.game, plan.rules, plan.variant, plan.seats, plan.options, plan.content)
        self._tell(Begin(*about, seat, int(chance.below(SEEDS)), plan.limit))

    def choose(self, view: State, happened: Sequence[Happening], chance: Chance) -> int:
        game = self._face.game
        actions = [Action(action, game.notation(view, action)) for action in view.legal_actions()]
        question = Choose(game.prompts[view.ask()], self._face.write(view), actions, list(happened))
        return self._action(view, self._asked(question, Answer, self._plan.limit))

    def end(self, outcome: Outcome, happened: Sequence[Happening]) -> None:
        with suppress(Fault):
            self._tell(End(outcome.ranks, outcome.scores, outcome.reason, list(happened)))

    def close(self) -> None:
        if self._channel is not None:
            with suppress(Fault):
                self._channel.tell(_line(Bye()), COURTESY)
            self._channel.close()
            self._channel = None

    def _start(self) -> None:
        self._channel = Channel(self._command)
        ready = self._asked(Hello(PROTOCOL, __version__), Ready, START)
        if ready.ready != PROTOCOL:
            self._failed(Fault(GARBAGE, f"it speaks protocol {ready.ready}, not {PROTOCOL}"))

    def _tell(self, message: Message) -> None:
        try:
            assert self._channel is not None
            self._channel.tell(_line(message), COURTESY)
        except Fault as fault:
            self._failed(fault)

    def _asked(self, message: Message, kind: type[T], seconds: float) -> T:
        assert self._channel is not None
        try:
            line = self._channel.ask(_line(message), seconds)
            return _decoded(line, kind)
        except Fault as fault:
            self._failed(fault)

    def _failed(self, fault: Fault) -> NoReturn:
        """Close the program, because its state is unknown. The next game starts a new one."""
        if self._channel is not None:
            self._channel.kill()
            self._channel = None
        raise fault

    def _action(self, view: State, answer: Answer) -> int:
        if isinstance(answer.action, int):
            return answer.action
        try:
            return self._face.game.parse(view, answer.action)
        except NotationError as error:
            raise Fault(ILLEGAL, answer.action) from error


def _parsed(command: str) -> list[str]:
    try:
        words = shlex.split(command)
    except ValueError as error:
        raise SetupError(f"cannot read the command {command[:60]!a}: {error}") from error
    if shutil.which(words[0]) is None:
        raise SetupError(f"there is no program {words[0][:60]!a} that can be run")
    return words


def _line(message: Message) -> bytes:
    return msgspec.json.encode(message) + b"\n"


def _decoded(line: bytes, kind: type[T]) -> T:
    try:
        return msgspec.json.decode(line, type=kind)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
        raise Fault(GARBAGE, line[:200].decode("utf-8", "replace")) from error
