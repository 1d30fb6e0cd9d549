"""The record of a game: made from a table, replayed from the seed, checked against the commitment."""

from __future__ import annotations

import re
from itertools import groupby
from typing import Any, Final

import msgspec

from philtre.core.contract import Outcome, Setup, State
from philtre.core.errors import NotationError, PhiltreError, PositionError, RecordError
from philtre.table import luck
from philtre.table.deal import Deal, check_deal, terms_of
from philtre.table.luck import Luck
from philtre.table.positions import read_position
from philtre.table.table import WORDS, Entry, Moment, Table
from philtre.words.face import Face

LONGEST_MOVE: Final = 120
LONGEST_WORD: Final = 60  # the name of a game, a variant, an option or a reason
LONGEST_NAME: Final = 60  # of a player
LONGEST_CONTENT: Final = 256 * 1024
MOST_MOVES: Final = 20_000
MOVES_PER_LINE: Final = 24
MOST_SEATS: Final = 16
MOST_OPTIONS: Final = 32

DATE: Final = re.compile(r"[0-9]{4}-[0-9]{2}-[0-9]{2}(T[0-9]{2}:[0-9]{2}:[0-9]{2}Z)?")
WORD: Final = re.compile(r"[a-z0-9][a-z0-9_-]*")
DIGEST: Final = re.compile(r"[0-9a-f]{64}")


class Turn(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The consecutive decisions of one seat. Seats count from 1 here, for people."""

    seat: int
    moves: list[str]


class Result(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How a game ended: the Outcome in a record."""

    ranks: list[int]
    scores: list[int]
    reason: str


class Record(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """A game with everything that is needed to replay it. Moves are in the game's notation, or words of the table."""

    game: str
    rules: int
    variant: str
    seats: int
    options: dict[str, str] = {}
    content: str | None = None  # a content pack's text; None: our own
    players: list[str] = []  # by seat; empty if unknown
    date: str | None = None
    luck: str = luck.SEALED
    commitment: str | None = None
    deal: Deal | None = None  # of joint luck
    seed: str | None = None  # None while the game goes on, because nobody must know it
    start: dict[str, Any] | None = None  # the position from which it began, if not from the set-up
    turns: list[Turn] = []
    result: Result | None = None

    def setup(self) -> Setup:
        """The set-up as it was agreed; `setup_in` is what is played."""
        return Setup(self.variant, self.seats, dict(self.options), self.content)

    def dealt(self) -> Luck:
        """The luck with which it was played. Raises RecordError if the seed is still secret."""
        if self.seed is None:
            raise RecordError("the record has no seed: it is of a game that is still being played")
        terms = () if self.deal is None else terms_of(self.deal, self.game, self.rules, self.setup())
        return Luck(self.luck, self.seed, terms)


def record_of(
    table: Table,
    face: Face[Any],
    dealt: Luck,
    players: list[str],
    date: str | None = None,
    show_seed: bool = True,
    deal: Deal | None = None,
    rules: int | None = None,
) -> Record:
    """The record of a table. It reveals everything, so show it only to those who may know everything.

    `rules` is the version under which the game began, if it is not the present one.
    """
    setup, outcome = table.setup, table.outcome()
    rules = table.game.rules if rules is None else rules
    return check(
        Record(
            game=table.game.name,
            rules=rules,
            variant=setup.variant,
            seats=setup.seats,
            options=dict(setup.options),
            content=None if setup.content == face.older_cards(rules) else setup.content,
            players=list(players),
            date=date,
            luck=dealt.kind,
            commitment=dealt.commitment(),
            deal=deal,
            seed=dealt.seed if show_seed else None,
            start=None if table.start is None else _plain(face.write(table.start)),
            turns=_turns(table),
            result=None if outcome is None else _result(outcome),
        )
    )


def table_of(record: Record, face: Face[Any]) -> Table:
    """Replay a record to its end. Raises RecordError, which says where, if it does not replay."""
    check(record)
    _check_game(record, face)
    dealt = record.dealt().chance()
    try:
        setup = setup_in(record.setup(), record.rules, face)
        table = Table(face.game, setup, dealt, _start(record, setup, face.of(setup)))
    except PhiltreError as error:
        raise RecordError(f"the record cannot be set up: {error}") from error
    for number, turn in enumerate(record.turns, 1):
        for move in turn.moves:
            _play(table, number, turn.seat, move)
    return table


def verify(record: Record, face: Face[Any]) -> Table:
    """Check the commitment, every move and the result. Raises RecordError for the first that is wrong."""
    check(record)
    if record.luck in luck.PROMISED and record.seed is not None:
        if record.commitment is None:
            raise RecordError(f"the record has {record.luck} luck but no commitment to check it against")
        if record.dealt().commitment() != record.commitment:
            raise RecordError("the seed is not the one that was promised: its SHA-256 is not the commitment")
    table = table_of(record, face)
    outcome = table.outcome()
    found = None if outcome is None else _result(outcome)
    if found != record.result:
        raise RecordError(f"the record ends with {describe(record.result)}, but played again with {describe(found)}")
    return table


def describe(result: Result | None) -> str:
    if result is None:
        return "no result"
    return f"'{result.reason}', ranks {_spaced(result.ranks)}, scores {_spaced(result.scores)}"


def check(record: Record) -> Record:
    """The same record. Raises RecordError if something in it is too long or cannot be written."""
    _check_words(record)
    _check_sizes(record)
    if record.seed is not None:
        luck.check_seed(record.luck, record.seed)
    elif record.luck not in luck.KINDS:
        raise RecordError(f"there is no luck {_short(record.luck)}; choose from: {', '.join(luck.KINDS)}")
    if (record.luck == luck.JOINT) != (record.deal is not None):
        raise RecordError("joint luck needs a deal, and other luck has none")
    if record.deal is not None:
        check_deal(record.deal, record.seats)
    if record.commitment is not None and not DIGEST.fullmatch(record.commitment):
        raise RecordError("a commitment is 64 hexadecimal digits")
    if record.date is not None and not DATE.fullmatch(record.date):
        raise RecordError("a date is like 2026-01-31 or 2026-01-31T20:15:00Z")
    for turn in record.turns:
        _check_turn(record, turn)
    return record


def _check_words(record: Record) -> None:
    named = [("game", record.game), ("variant", record.variant)]
    named += [("option", name) for name in record.options] + [("option", value) for value in record.options.values()]
    named += [("reason", record.result.reason)] if record.result is not None else []
    for what, word in named:
        if len(word) > LONGEST_WORD or not WORD.fullmatch(word):
            raise RecordError(f"a {what} is a word of small letters, digits, - and _, not {_short(word)}")
    for name in record.players:
        if not 0 < len(name) <= LONGEST_NAME or not name.isprintable() or name != name.strip():
            raise RecordError(f"a player's name has 1 to {LONGEST_NAME} printable characters, not {_short(name)}")


def _check_sizes(record: Record) -> None:
    if not 1 <= record.seats <= MOST_SEATS:
        raise RecordError(f"a record has 1 to {MOST_SEATS} seats, not {_cut(record.seats)}")
    if not 0 <= record.rules < 1_000_000:
        raise RecordError(f"the version of the rules is a number from 0 to 999999, not {_cut(record.rules)}")
    if len(record.options) > MOST_OPTIONS:
        raise RecordError(f"a record has at most {MOST_OPTIONS} options, not {len(record.options)}")
    if record.players and len(record.players) != record.seats:
        raise RecordError(f"there are {record.seats} seats but {len(record.players)} players' names")
    if record.content is not None and len(record.content) > LONGEST_CONTENT:
        raise RecordError(f"a content pack has at most {LONGEST_CONTENT} characters")
    if record.result is not None:
        _check_result(record, record.result)
    moves = sum(len(turn.moves) for turn in record.turns)
    if moves > MOST_MOVES:
        raise RecordError(f"a record has at most {MOST_MOVES} moves, not {moves}")


def _check_result(record: Record, result: Result) -> None:
    if len(result.ranks) != record.seats or len(result.scores) != record.seats:
        raise RecordError(f"a result has a rank and a score for each of the {record.seats} seats")
    if any(abs(number) > 1_000_000 for number in result.ranks + result.scores):
        raise RecordError("ranks and scores are at most 1000000")


def _check_turn(record: Record, turn: Turn) -> None:
    if not 1 <= turn.seat <= record.seats:
        raise RecordError(f"there is no seat {_cut(turn.seat)}; seats go from 1 to {record.seats}")
    if not turn.moves:
        raise RecordError("a turn has at least one move")
    for move in turn.moves:
        if not 0 < len(move) <= LONGEST_MOVE or move != move.strip() or ";" in move or not move.isprintable():
            raise RecordError(f"a move is 1 to {LONGEST_MOVE} printable characters without ';', not {_short(move)}")


def _check_game(record: Record, face: Face[Any]) -> None:
    game = face.game
    if record.game != game.name:
        raise RecordError(f"the record is of {record.game}, not of {game.name}")
    if not game.oldest <= record.rules <= game.rules:
        raise RecordError(
            f"the record was played under rules {record.rules} of {game.name}; this Philtre plays rules {game.rules}"
        )


def _plain(position: msgspec.Struct) -> dict[str, Any]:
    """The position as plain JSON values, as they would be read from a file."""
    return msgspec.json.decode(msgspec.json.encode(position), type=dict[str, Any])


def setup_in(setup: Setup, rules: int, face: Face[Any]) -> Setup:
    """The set-up as it is played: games of older rules keep the cards of that time."""
    older = face.older_cards(rules) if setup.content is None else None
    return setup if older is None else Setup(setup.variant, setup.seats, setup.options, older)


def _start(record: Record, setup: Setup, face: Face[Any]) -> State | None:
    if record.start is None:
        return None
    try:
        start = read_position(face, msgspec.json.encode(record.start))
        face.game.check_start(start, setup)
    except PositionError as error:
        raise RecordError(f"the starting position is malformed or impossible: {error}") from error
    return start


def _play(table: Table, number: int, seat: int, move: str) -> None:
    where = f"turn {number}, '{move}'"
    if table.seat() >= 0 and table.seat() != seat - 1:
        raise RecordError(f"{where}: seat {table.seat() + 1} decides here, not seat {seat}")
    try:
        table.enter(_entry(table, move))
    except PhiltreError as error:
        raise RecordError(f"{where}: {error}") from error


def _entry(table: Table, move: str) -> Entry:
    if move.split(" ", 1)[0] in WORDS:
        return move
    if table.seat() < 0:
        raise NotationError("the game is over")
    return int(table.game.parse(table.state, move))


def _turns(table: Table) -> list[Turn]:
    """The entries as turns: consecutive decisions of one seat. Long turns, as in solo games, have several lines."""
    pairs = list(zip(table.moments, table.moments[1:], strict=False))
    turns = []
    for seat, group in groupby(pairs, key=lambda pair: pair[1].seat):
        moves = [_written(table, before, after) for before, after in group]
        turns += [Turn(seat + 1, moves[n : n + MOVES_PER_LINE]) for n in range(0, len(moves), MOVES_PER_LINE)]
    return turns


def _written(table: Table, before: Moment, after: Moment) -> str:
    if isinstance(after.entry, int):
        return table.game.notation(before.state, after.entry)
    return str(after.entry)


def _result(outcome: Outcome) -> Result:
    return Result([int(n) for n in outcome.ranks], [int(n) for n in outcome.scores], outcome.reason)


def _spaced(numbers: list[int]) -> str:
    return " ".join(map(str, numbers))


def _short(text: str) -> str:
    """A part of a text from outside, in one line."""
    return ascii(text if len(text) <= LONGEST_WORD else text[:LONGEST_WORD] + "…")


def _cut(number: int) -> str:
    """A number from outside; JSON may hold thousands of digits."""
    digits = str(number)
    return digits if len(digits) <= LONGEST_WORD else digits[:LONGEST_WORD] + "…"
