"""Plays a game in the terminal, with people on one device and bots. The game's face draws the board."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final, NamedTuple

from rich.columns import Columns
from rich.console import Console
from rich.text import Text

from philtre.bots import searcher
from philtre.bots.contract import Bot
from philtre.cli.files import save_record
from philtre.core.chance import Seeded
from philtre.core.contract import NOBODY
from philtre.core.errors import NotationError, PhiltreError
from philtre.table import recordfile
from philtre.table.luck import Luck
from philtre.table.record import Record, record_of
from philtre.table.table import Moment, Table
from philtre.words.face import Choice, Face
from philtre.words.fluent import Words
from philtre.words.speech import Speech

COMMANDS: Final = ("help", "moves", "board", "undo", "hint", "log", "save", "resign", "quit")
HELP: Final = "?"  # always works, even if a game has a move called `help`
LISTED_WHOLE: Final = 24  # if there are more choices, only their verbs are listed at first
HINT_TIME: Final = 1000  # milliseconds
HINTS: Final = 3
BAR: Final = 20


class Player(NamedTuple):
    """The name of the seat's player: a person's, or a bot's code."""

    name: str
    bot: Bot | None


class _Leave(Exception):
    """The person leaves the game."""


class Terminal:
    """One table, which is played to its end or until somebody leaves."""

    def __init__(
        self,
        console: Console,
        words: Words,
        face: Face[Any],
        table: Table,
        dealt: Luck,
        players: Sequence[Player],
        thoughts: Seeded,
        date: str,
    ) -> None:
        self.console = console
        self.words = words
        self.face = face
        self.table = table
        self.dealt = dealt
        self.players = players
        self.thoughts = thoughts  # the bots' own luck
        self.date = date
        self.speech = Speech(words, face, [player.name for player in players])
        self.people = [seat for seat, player in enumerate(players) if player.bot is None]
        self.told = [0] * len(players)  # the number of moments that each seat has been told
        self.before_screen = self.people[0] if len(self.people) == 1 else int(NOBODY)
        self.commands = {name: name for name in COMMANDS} | {words(f"cli-command-{name}"): name for name in COMMANDS}
        self.commands[HELP] = "help"
        self.handlers: dict[str, Callable[[int, str], None]] = {
            "help": self._help,
            "moves": self._moves,
            "board": self._board,
            "undo": self._undo,
            "hint": self._hint,
            "log": self._log,
            "save": self._save,
            "resign": self._resign,
            "quit": self._quit,
        }

    def play(self) -> None:
        """Play until the game is over or somebody leaves; then offer the record."""
        try:
            self._welcome()
            while self.table.seat() != NOBODY:
                self._decide(self.table.seat())
            self._show_end()
        except (KeyboardInterrupt, EOFError, _Leave):
            self.console.print()
        if self.table.version:
            self._offer()

    def _say(self, id_: str, **values: Any) -> None:
        self.console.print(self.words(id_, **values))

    def _welcome(self) -> None:
        variant = self.words(f"{self.table.game.name}-variant-{self.table.setup.variant}")
        self._say("cli-welcome", game=self.words(f"{self.table.game.name}-name"), variant=variant)
        if (promise := self.dealt.commitment()) is not None:
            self._say("cli-sealed", commitment=promise)

    def _decide(self, seat: int) -> None:
        bot = self.players[seat].bot
        if seat in self.table.resigned:
            self.table.act(seat, int(self.table.state.absent()))
        elif bot is not None:
            self._think(seat, bot)
        else:
            self._ask(seat)

    def _think(self, seat: int, bot: Bot) -> None:
        with self.console.status(self.words("cli-thinking", name=self.players[seat].name)):
            action = int(bot.choose(self.table.view(seat), self.thoughts))
        self.table.act(seat, action)
        if len(self.people) == 1:
            self._tell(self.people[0])

    def _ask(self, seat: int) -> None:
        """Show the table to a person and carry out their moves, until it is somebody else's turn."""
        if seat != self.before_screen:
            self._draw_curtain(seat)
        self._tell(seat)
        self._board(seat, "")
        self._moves(seat, "")
        decided = self.table.version
        while self.table.version == decided:
            self._obey(seat, self.console.input(self._prompt(seat)).strip())

    def _prompt(self, seat: int) -> str:
        asked = self.speech.prompt(self.table.game.prompts[self.table.state.ask()])
        return self.words("cli-prompt", name=self.players[seat].name, prompt=asked) + " "

    def _draw_curtain(self, seat: int) -> None:
        """Clear the screen, so that the next person does not see what the last one saw."""
        self.console.clear()
        self.console.input(self.words("cli-curtain", name=self.players[seat].name) + " ")
        self.console.clear()
        self.before_screen = seat

    def _obey(self, seat: int, typed: str) -> None:
        word, _, rest = typed.partition(" ")
        try:
            # If a move has the same name as a command, the move is meant while it is allowed.
            if word.lower() in self.commands and not self._is_move(typed):
                self.handlers[self.commands[word.lower()]](seat, rest.strip())
            elif typed:
                self.table.act(seat, self._chosen(typed))
                self._tell(seat)
        except NotationError:
            self._say("cli-not-understood", text=typed[:60])
        except PhiltreError as error:
            self.console.print(self.words.error(error))

    def _is_move(self, typed: str) -> bool:
        try:
            return self._chosen(typed) in self.table.legal_actions()
        except NotationError:
            return False

    def _chosen(self, typed: str) -> int:
        """The action a person means, by its number in the list or by its notation."""
        if typed.isascii() and typed.isdigit():
            legal = self.table.legal_actions()
            if not 1 <= int(typed[:9]) <= len(legal):
                raise NotationError(typed)
            return legal[int(typed) - 1]
        return int(self.table.game.parse(self.table.state, typed))

    def _tell(self, seat: int) -> None:
        """Print what happened since the seat's last turn."""
        for moment in self.table.moments[self.told[seat] :]:
            self._tell_moment(moment, seat)
        self.told[seat] = len(self.table.moments)

    def _tell_moment(self, moment: Moment, seat: int) -> None:
        if isinstance(moment.entry, str):
            word = moment.entry.split(" ")[0]
            who = int(moment.entry.split(" ")[1]) - 1 if word == "resign" else moment.seat
            self._say(f"cli-entry-{word}", name=self.players[who].name)
        for happening in moment.story.heard_by(seat, self.face):
            self.console.print(Text(f"· {self.speech.happening(happening)}", style="dim"))

    def _help(self, seat: int, rest: str) -> None:
        self._say("cli-help-play")
        for name in COMMANDS:
            self.console.print(f"  {self.words(f'cli-command-{name}'):10} {self.words(f'cli-help-command-{name}')}")

    def _board(self, seat: int, rest: str) -> None:
        self.console.print(self.face.draw(self.table.view(seat), seat, self.speech))

    def _moves(self, seat: int, rest: str) -> None:
        """Print the choices with their numbers. If there are many, print only the verbs until one is typed."""
        seen = self.table.view(seat)
        choices = [self.face.choice(seen, action) for action in self.table.legal_actions()]
        if rest or len(choices) <= LISTED_WHOLE:
            self._list([(n, choice) for n, choice in enumerate(choices, 1) if choice.verb == rest or not rest])
        else:
            self._list_verbs(choices)

    def _list(self, numbered: list[tuple[int, Choice]]) -> None:
        lines = [f"{n:3} {choice.notation}" for n, choice in numbered]
        self.console.print(Columns(lines, padding=(0, 3)) if lines else self.words("cli-no-such-moves"))

    def _list_verbs(self, choices: list[Choice]) -> None:
        verbs = list(dict.fromkeys(choice.verb for choice in choices))
        few = {verb for verb in verbs if sum(choice.verb == verb for choice in choices) <= LISTED_WHOLE // 2}
        self._list([(n, choice) for n, choice in enumerate(choices, 1) if choice.verb in few])
        for verb in verbs:
            if verb not in few:
                count = sum(choice.verb == verb for choice in choices)
                self._say("cli-many-moves", verb=verb, count=count, command=self.words("cli-command-moves"))

    def _undo(self, seat: int, rest: str) -> None:
        self.table.undo(seat)
        self._tell(seat)

    def _hint(self, seat: int, rest: str) -> None:
        with self.console.status(self.words("cli-thinking", name=self.words("cli-command-hint"))):
            search = searcher(self.table.game, 0, HINT_TIME)
            weighed = search.weigh(self.table.view(seat), self.thoughts)
        legal = self.table.legal_actions()
        for each in weighed[:HINTS]:
            bar = "█" * round(BAR * each.value)
            written = self.table.game.notation(self.table.state, each.action)
            self.console.print(f"{legal.index(each.action) + 1:3} {written:24} {bar:{BAR}} {each.value:4.0%}")

    def _log(self, seat: int, rest: str) -> None:
        for moment in self.table.moments:
            self._tell_moment(moment, seat)

    def _save(self, seat: int, rest: str) -> None:
        if not rest:
            raise PhiltreError(self.words("cli-save-needs-name"))
        save_record(rest, self._record())
        self._say("cli-saved", file=rest)

    def _resign(self, seat: int, rest: str) -> None:
        self.table.resign(seat)
        self._tell(seat)

    def _quit(self, seat: int, rest: str) -> None:
        raise _Leave

    def _record(self) -> Record:
        names = [player.name for player in self.players]
        return record_of(self.table, self.face, self.dealt, names, self.date)

    def _show_end(self) -> None:
        outcome = self.table.outcome()
        assert outcome is not None
        viewer = self.people[0] if self.people else int(NOBODY)
        if self.people:
            self._tell(viewer)
        self.console.print(self.face.draw(self.table.view(viewer), viewer, self.speech))
        self.console.print(Text(self.speech.result(outcome), style="bold"))
        if any(outcome.scores):
            for player, points in zip(self.players, outcome.scores, strict=True):
                self._say("cli-points", name=player.name, points=points)
        self._say("cli-seed", kind=self.dealt.kind, seed=self.dealt.seed)

    def _offer(self) -> None:
        """Offer to save the game to a file. If nobody answers, print it, so that it is not lost."""
        try:
            while not self._offered():
                pass
        except (KeyboardInterrupt, EOFError):
            self.console.print()
            self.console.out(recordfile.to_text(self._record()), end="", highlight=False)

    def _offered(self) -> bool:
        name = self.console.input(self.words("cli-save-as") + " ").strip()
        try:
            if name:
                self._save(int(NOBODY), name)
        except PhiltreError as error:
            self.console.print(self.words.error(error))
            return False
        return True
