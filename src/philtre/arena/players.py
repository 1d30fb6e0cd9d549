"""The players: a bot by its code, a class of a module, or a program. All have the same interface and may fail."""

from __future__ import annotations

import re
import sys
from collections.abc import Sequence
from importlib import import_module
from pathlib import Path
from typing import Any, Final

from philtre import bots
from philtre.arena.plan import Plan
from philtre.bots.contract import Bot
from philtre.core.contract import Chance, Game, Outcome, State
from philtre.core.errors import SetupError
from philtre.words.face import Happening

CLASS: Final = re.compile(r"([A-Za-z_][\w.]*):([A-Za-z_]\w*)")
LONGEST_REMARK: Final = 300

# The faults of bots. Their words are the messages `arena-fault-<why>`.
CRASHED: Final = "crashed"  # it raised, or its process ended
SLOW: Final = "slow"  # no answer in time
GARBAGE: Final = "garbage"  # no valid answer
HUGE: Final = "huge"  # a line that is too long
ILLEGAL: Final = "illegal"  # an action that is not allowed


class Fault(Exception):
    """A bot failed: it loses this game, and the tournament goes on."""

    def __init__(self, why: str, remark: str = "") -> None:
        super().__init__(why)
        self.why = why
        plain = "".join(c if c.isprintable() else " " for c in remark)
        self.remark = " ".join(plain.split())[:LONGEST_REMARK]


class Player:
    """A bot at one seat, for one game after the other."""

    listens = False  # whether it wants to know the events

    def begin(self, number: int, seat: int, chance: Chance) -> None:
        """A game begins. Raises Fault."""

    def choose(self, view: State, happened: Sequence[Happening], chance: Chance) -> int:
        """Its action, legal or not. Raises Fault."""
        raise NotImplementedError

    def end(self, outcome: Outcome, happened: Sequence[Happening]) -> None:
        """The game is over."""

    def close(self) -> None:
        """No more games."""


class Inside(Player):
    """A bot in this process."""

    def __init__(self, bot: Bot) -> None:
        self.bot = bot

    def choose(self, view: State, happened: Sequence[Happening], chance: Chance) -> int:
        try:
            return int(self.bot.choose(view, chance))
        except Exception as error:  # anything that somebody's bot raises
            raise Fault(CRASHED, f"{type(error).__name__}: {error}") from error


def split_bots(text: str) -> list[str]:
    """Bots are separated by commas; a program whose command contains commas is in quotes."""
    parts = re.findall(r"(?:[^,'\"]|'[^']*'|\"[^\"]*\"|['\"])+", text)
    return [_unquoted(part.strip()) for part in parts]


def _unquoted(part: str) -> str:
    whole = re.fullmatch(r"'([^']*)'|\"([^\"]*)\"", part)
    return part if whole is None else whole[1] or whole[2] or ""


def is_program(bot: str) -> bool:
    """A program is named by a path, as in a shell: `./bot`, `bots/bot.py --fast`."""
    return "/" in bot.partition(" ")[0]


def player_for(bot: str, plan: Plan) -> Player:
    """Make a player. Raises SetupError if there is no such bot."""
    if is_program(bot):
        from philtre.arena.programs import Program

        return Program(bot, plan)
    return Inside(_inside(bot, plan.face().game))


def _inside(bot: str, game: Game) -> Bot:
    written = CLASS.fullmatch(bot)
    if written is None or bots.CODE.fullmatch(bot):
        return bots.make(bot, game)
    return _of_module(bot, written[1], written[2], game)


def _of_module(bot: str, module: str, name: str, game: Game) -> Bot:
    if str(Path.cwd()) not in sys.path:
        sys.path.insert(0, str(Path.cwd()))  # the folder in which people usually have their own bot
    try:
        made: Any = getattr(import_module(module), name)(game)
    except Exception as error:
        raise SetupError(f"there is no bot {bot[:60]!a}: {type(error).__name__}: {error}") from error
    if not isinstance(made, Bot):
        raise SetupError(f"{bot[:60]!a} is not a bot: it does not extend philtre.bots.contract.Bot")
    return made


def check_bots(plan: Plan) -> None:
    """Raise SetupError if a bot does not exist, before any game is played."""
    for bot in plan.bots:
        player_for(bot, plan).close()
